// SPDX-License-Identifier: GPL-3.0-or-later
// The glyphs of each language's own country, as they differ between those who write Chinese.
#pragma once

#include "teaching/sentence.h"

#include <QLocale>
#include <QStringList>

#include <optional>

class QLabel;

namespace laststone::widgets {

// The families of fonts that have them, the most fitting first.
QStringList familiesOf(const QLocale& language);

// Words in a second language, behind a mark where its glyphs are others than those of Latin script: up to the
// end of a text that is drawn they are in these. The mark is not to be painted.
QString marked(const teaching::Voice& second, const teaching::Sentence& words);

// A text in front of its mark and behind it, which is empty where it has none.
struct Marked {
    QString own;
    QString second;
    QLocale language; // of the latter
};
std::optional<Marked> readMark(const QString& text); // none without one
QString withoutMark(QString text);

// Words as inBothLanguages() gives them, on a label below each other, or with something else between; beside
// a window in Chinese another Chinese has its own glyphs, which takes rich text.
void setInBothLanguages(QLabel& label, const teaching::Sentence& words,
                        const std::optional<teaching::Voice>& second);
void setInBothLanguages(QLabel& label, const QStringList& lines, const std::optional<teaching::Voice>& second,
                        const QString& between = QStringLiteral("\n"));

} // namespace laststone::widgets
