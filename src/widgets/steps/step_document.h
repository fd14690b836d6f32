// SPDX-License-Identifier: GPL-3.0-or-later
// A step of an explanation as it is written: its words, in one language or in two, and its table.
#pragma once

#include "teaching/steps/explanation.h"

#include <QColor>
#include <QStringList>

class QFont;
class QTextDocument;

namespace laststone::widgets {

struct Theme;

// How a step is set. Lengths are in pixels.
struct StepStyle {
    const Theme& theme;
    QColor title; // of its letters
    double titleSize = 0; // as high as the others: 0
    double gap = 0; // above each paragraph but the first
    double secondGap = 0; // above what stands in the second language
    int lineHeight = 0; // per cent; as the font says: 0
    int cellPadding = 2; // around each digit of the table
    QStringList secondFamilies = {}; // the font of the second language, where it is another one
    bool hasColumnHeads = true; // above the table, the power of two that each column stands for
};

// How the panel sets the current step; so do others that show a step in the size of the window's letters.
StepStyle panelStyle(const Theme& theme);

// Rendered once, for whoever shows it to style: the step panel, the stage, slides, sheets of paper and the
// presenter's window. A value.
//
//   const StepDocument step = rendered(explanation.steps[0]);
//   layOut(document, step.html({theme, theme.text}), font, width);
struct StepDocument {
    enum Part { Titles = 1 << 0, Table = 1 << 1, Details = 1 << 2, All = Titles | Table | Details };

    QString title;
    QString secondTitle; // empty without a second language, and where it says the same
    QStringList details;
    QStringList secondDetails;
    std::optional<teaching::BinaryTable> table;
    std::optional<teaching::TableLabels> secondLabels = {}; // of the table, in the second language
    QStringList lines = {}; // those of the details that are about moves of their own
    QStringList strong = {}; // those that are set as the title is

    // Some of its parts, in this order.
    QString html(const StepStyle& style, int parts = All) const;

    friend bool operator==(const StepDocument&, const StepDocument&) = default;
};

// Whether a detail is a winning move among others, as the board shows it.
bool isWinningMove(const QString& detail);

// The sentences of a text: where one ends another begins, not behind an initial, nor in a number.
QStringList sentencesOf(const QString& text);

// The same with a paragraph for each sentence of the details, so that a page can end behind it; where both
// languages have as many, each with its translation.
StepDocument bySentence(const StepDocument& step);

StepDocument rendered(const teaching::Step& step, const std::optional<teaching::Voice>& second = {});

// The table of binary digits alone, with the power of two above each column where these are short and wanted.
// Its words stand in a second language as well, in its families of fonts, if it has one.
struct SecondLabels {
    std::optional<teaching::TableLabels> labels = {};
    QStringList families = {};
};
QString tableHtml(const teaching::BinaryTable& table, const Theme& theme, int cellPadding = 2,
                  const SecondLabels& second = {}, bool hasColumnHeads = true);

// Sets a document to that width. On paper letters are not moved to the dots of the screen, and a formula
// longer than a line is broken rather than cut.
enum class Medium { Screen, Paper };
void layOut(QTextDocument& document, const QString& html, const QFont& font, double width,
            Medium medium = Medium::Screen);

} // namespace laststone::widgets
