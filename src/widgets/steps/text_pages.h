// SPDX-License-Identifier: GPL-3.0-or-later
// A text that is longer than its room, in pages: on a stage and on slides.
#pragma once

#include <vector>

class QTextDocument;

namespace laststone::widgets {

// A part of a document, from top to bottom.
struct TextPage {
    double top = 0;
    double bottom = 0;
    bool isTorn = false; // it ends inside a paragraph, or between one and its translation
    double height() const { return bottom - top; }
};

// Pages, at least one, of which none is higher than the room; the first has a room of its own, or none. They
// end between paragraphs; a paragraph stays with what says the same in the second language, which stands
// closer below it than three quarters of `gap`, the distance of paragraphs. What is longer than a page alone
// ends between lines. The items of a short list and the rows of a table stay together where a page has room
// for them, and what ends with a colon with what comes next. The last page has more than one paragraph where
// the page before keeps two.
std::vector<TextPage> pagesOf(const QTextDocument& text, double firstRoom, double room, double gap);

// What stays together on pages that are high enough.
std::vector<TextPage> wholesOf(const QTextDocument& text, double gap);

} // namespace laststone::widgets
