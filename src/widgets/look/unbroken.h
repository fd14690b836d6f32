// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "teaching/sentence.h"

#include <QStringList>

#include <optional>

class QFontMetricsF;

namespace laststone::widgets {

// The text as it is shown in lines: with no-break spaces in formulas, as "7 = 4 + 2 + 1" and "(3, 5)", none
// of its lines ends with "P-" or "P or", inside a word of Chinese or in numbers such as 1、4、1 or 3 and 1,
// and no Chinese paragraph with fewer than four characters on its last line. A formula too long to stay on
// one line may be broken in front of its operators. Its numbers are grouped. What is copied, searched or read
// by programs is the text itself.
QString unbroken(const QString& text);

// A text that is shown, as a label or the name of an axis, with the digits of its decimal numbers in groups
// of three, from five digits on, and those of binary numbers in groups of four, from nine on, the same in all
// languages: 1 000 000 000 000 and 1 0110 1001₂ with teaching::kBetweenGroups, but 1000, 11001₂ and 0.07;
// doing it again does no harm.
QString grouped(const QString& text);

// Such a text with each part of a verdict on a line of its own, and without the dots between them.
QString inParts(const QString& unbroken);

// Such a text for lines of a width in pixels: formulas wider than that are broken in front of operators, and
// numbers, such as those of 62 binary digits, between digits. Without that the end of a line would be cut,
// and what is left of a number is another number.
QString brokenToFit(const QString& unbroken, const QFontMetricsF& metrics, double width);

// The same for formulas alone, with each letter where it was.
QString withFormulasToFit(const QString& unbroken, const QFontMetricsF& metrics, double width);

// Such a text in which each long number stays with the words beside it, as in 第 102334154 对, where a line
// has room for them; and whether some of them have none, or a number in binary none for itself.
struct NumbersInWords {
    QString text;
    bool isTorn = false;
};
NumbersInWords withNumbersInWords(const QString& unbroken, const QFontMetricsF& metrics, double width);

// Such a heading for lines of a width: in Chinese they end where a clause does, or else behind a particle, if
// that takes no more of them; a particle begins none. In English the last has no word alone.
QString withWholeClauses(const QString& unbroken, const QFontMetricsF& metrics, double width);

// The words in the language of the window and, where there is a second one and it says them in other letters,
// in that: at most two texts, set as above; none for no words.
QStringList inBothLanguages(const teaching::Sentence& words, const std::optional<teaching::Voice>& second);

} // namespace laststone::widgets
