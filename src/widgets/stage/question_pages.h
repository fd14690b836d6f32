// SPDX-License-Identifier: GPL-3.0-or-later
// Where the parts of a question stand before a hall, on as many pages as it needs.
#pragma once

#include <QRectF>
#include <QSizeF>

#include <algorithm>
#include <optional>
#include <vector>

namespace laststone::widgets {

// How large a question is set. Lengths are shares of its letters.
struct QuestionStyle {
    static constexpr double kLetter = 0.95; // the widest of the letters, and what is free beside it
    static constexpr double kBeforeBadge = 0.2; // from the edge of the row to that of the right answer
    static constexpr double kBehindBadge = 0.4; // from there to the words

    int pixels = 0; // of the letters
    bool isDense = false; // with narrow gaps, where the picture is full
    bool isListed = false; // of an answer that is several moves each is on a line of its own

    double letter() const { return isDense ? 1.25 : 1.6; } // the side of an answer's letter
    double gap() const { return isDense ? 0.22 : 0.4; }
    double edge() const { return isDense ? 0.1 : 0.2; } // of a row, around its words
    double bar() const { return isDense ? 0.26 : 0.32; }
    double aboveBar() const { return isDense ? 0.08 : 0.12; } // below what hangs from the words' last line
    // Of the right answer, and its room beside the letter.
    double sign() const { return isDense ? 0.6 : 0.85; }
    double count() const { return isDense ? 1.7 : 2.2; } // room for the number of hands
    // Of an answer's words: beside its letter, or beside that, the sign and gaps around them.
    double left() const
    {
        return pixels * std::max(letter() + 2 * gap(), sign() + kLetter + kBeforeBadge + kBehindBadge);
    }
    double innerWidth(double width) const { return width - left() - pixels * count(); }

    friend bool operator==(const QuestionStyle&, const QuestionStyle&) = default;
};

// How high its parts are at the width.
struct QuestionHeights {
    double task = 0;
    std::vector<double> answers = {}; // their words
    std::vector<double> said = {}; // below them, piece by piece
};

struct QuestionPage {
    struct Row {
        std::size_t answer = 0;
        QRectF place;
        QRectF letter;
        QRectF badge; // of the right answer, in place of the letter's: it has room for a sign as well
        QRectF words;
        QRectF track; // of the bar
    };
    struct Said {
        std::size_t piece = 0;
        QRectF place;
    };
    QRectF task; // on each page with answers
    std::vector<Row> rows = {};
    std::vector<Said> said = {};
};

// Of the task and all answers, one below the other.
double heightOfAnswers(const QuestionStyle& style, const QuestionHeights& heights);

// At least one page. All on the first where it has room; else what is said comes behind the answers, below
// the right one, which is shown again; and answers that have no room come on further pages, below the task.
// `most` is what each page has.
std::vector<QuestionPage> pagesOfQuestion(const QuestionStyle& style, const QuestionHeights& heights,
                                          const QSizeF& most, std::optional<std::size_t> right);

} // namespace laststone::widgets
