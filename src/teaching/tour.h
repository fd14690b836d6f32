// SPDX-License-Identifier: GPL-3.0-or-later
// A guided tour: Markdown in sections, with positions to be put on the board.
#pragma once

#include <QLocale>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace laststone::teaching {

// A value, read once and kept by who shows it.
//
//   const Tour tour = loadTour(":/tours", "nim", QLocale());
//   for (const Tour::Piece& piece : tour.sections[0].pieces)
//       show(piece.markdown), ask(piece.question);
struct Tour {
    // A question that the text asks, without its answer: that is computed.
    struct Question {
        QString text; // as readQuestion() reads it; without a game it is about one of the lesson
        QString words; // Markdown, how the tour asks it; empty: as its kind does
        std::optional<QString> wordsInHall = {}; // where they are others
        bool isTold = false; // as of a text
        const QString& forHall() const { return wordsInHall ? *wordsInHall : words; }
        friend bool operator==(const Question&, const Question&) = default;
    };
    // P-positions that a text tells.
    struct Lost {
        QStringList positions = {}; // their notations
        bool isRuleTold = false; // and by which rule they go on
        friend bool operator==(const Lost&, const Lost&) = default;
    };
    // A stretch of text, up to the question that it leads to or to the end of the section.
    struct Piece {
        QString markdown;
        std::optional<Question> question;
        std::optional<QString> inHall = {}; // where it is another text
        Lost lost = {};
        bool isTold = false; // the board beside it shows what it does once it is told who wins
        const QString& forHall() const { return inHall ? *inHall : markdown; }
        friend bool operator==(const Piece&, const Piece&) = default;
    };
    struct Section {
        QString title;
        std::vector<Piece> pieces; // at least one; all but the last have a question
        QString notes; // Markdown for whoever lectures; the class does not see it
        QStringList steps = {}; // of explanations that the notes go with, by their ids

        QString markdown() const; // of all pieces, with the words of their questions
        std::size_t questionCount() const;
        friend bool operator==(const Section&, const Section&) = default;
    };
    QString title;
    std::vector<Section> sections;
};

// Splits a text: "# Title", then a section for every "## Title". In a section, a quotation that begins with
// the line "> [!NOTE]", the same in every language, is a note for the lecturer, and one that begins with
// "> [!QUESTION]", a kind and a position asks:
//
//     > [!NOTE] small take-all
//     > Let the class try 4 first.
//
//     > [!QUESTION] outcome 7
//     > Who wins from 7 stones?
//
// Behind the mark of a note stand the ids of the steps that it goes with as well, or "misere" for all steps
// of such positions; "graph/rule" is that step of positions whose rule begins with that word, and "graph" is
// for them before the first step. The question's text is as questionText() gives it; the part of its position
// before the colon may be left out, and in it "-" may stand for a blank, as in links. A question without
// words is put by its kind.
//
// What is clicked, typed and looked for in the window is said to whoever reads alone, and not to a hall:
//
//     Play from [1, 3, 4](position:1,3,4)<!--alone-->; a click here puts them on the board<!--/alone-->.
//
// P-positions that a text tells, written as in links, are marked on a board beside it that can show them:
//
//     <!--lost 0,0 1,2 3,5-->
//
// With "..." as the last of them it tells also by which rule they go on.
//
// A text that speaks of what a board shows only once it is told who wins, as of sub-heaps, says so, and so
// does a question that does not ask for that:
//
//     <!--told-->
Tour parseTour(const QString& markdown);

// The tour of a game in a language, or in English where there is none; without sections if neither is there.
// Files are named <folder>/<language>/<game>.md.
Tour loadTour(const QString& folder, const QString& game, const QLocale& language);

// The folder of a language: "en", "zh_CN" or "zh_TW".
QString languageFolder(const QLocale& language);

// The notations of all links to positions in a tour or in a text of it, each once, in their order.
QStringList positionsOf(const Tour& tour);
QStringList positionsOf(const QString& markdown);

// The notation that a link of a tour stands for: "position:7,9,15,12" is "7,9,15,12" of the lesson, and
// "position:nim-misere:3,4,5" is "nim misere:3,4,5". None for any other link.
std::optional<QString> notationOfLink(const QString& link);

} // namespace laststone::teaching
