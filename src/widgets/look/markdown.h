// SPDX-License-Identifier: GPL-3.0-or-later
// Texts of tours as they are shown.
#pragma once

#include <QString>

class QColor;
class QFont;
class QTextBlock;
class QTextDocument;

namespace laststone::widgets {

// Whether a paragraph is a line of code.
bool isCode(const QTextBlock& block);

// The words of a text without its marks, in one line.
QString plainOf(const QString& markdown);

// A sentence within Markdown, in which some characters mean something.
QString escaped(const QString& text);

// Lines a little apart read better, above all in Chinese; per cent, with a gap above every block but the
// first.
void spread(QTextDocument& document, int lineHeight = 125, double gap = -1);

// In Chinese faces a root has a bar of its own and the dot of a product the width of a character: in a text
// with Chinese both are set in another face.
void setSigns(QTextDocument& document);

// How a text stands on a stage: all in these letters and colours, whatever the palette, and blocks of code as
// small as they need to be for their lines not to be broken.
void layOutMarkdown(QTextDocument& document, const QString& markdown, const QFont& font, double width,
                    const QColor& text, const QColor& link);

// The same text in another language, for whoever reads that: each paragraph below its own, close to it, or
// all of it below where the paragraphs are not the same. What is the same in both is not said twice.
// REQUIRES: layOutMarkdown() has been called.
void addTranslation(QTextDocument& document, const QString& markdown, const QFont& font,
                    const QColor& colour);

} // namespace laststone::widgets
