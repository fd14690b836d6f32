// SPDX-License-Identifier: GPL-3.0-or-later
// A board that is painted for a file and never seen on the screen: what is exported, what `render` writes,
// and what stands on slides and in the guide is painted here.
#pragma once

#include "teaching/session.h"
#include "widgets/board/drawing.h"
#include "widgets/export/picture.h"

#include <QFont>

#include <memory>

namespace laststone::widgets {

class BoardWidget;
struct Lesson;
struct Theme;

// How a board is painted, but for what is to be seen on it.
struct BoardStyle {
    QFont font;
    const Theme* theme = nullptr; // null: that of the application
};

// A board for a picture, which is laid out and never seen, of a position that is shown by no drawing.
std::shared_ptr<BoardWidget> boardWidget(const Lesson& lesson, const BoardView& view, const BoardStyle& style,
                                         const QSize& size);

// The arrangement in which a page shows the board of a session: what has been chosen, or what it has at
// first; none where there is no choice.
std::optional<int> usualArrangement(const Lesson& lesson, const teaching::Session& session);

// What a board shows of a position at first.
BoardView firstView(const Lesson& lesson, const teaching::Position& position);

// Paints the board as large as it fits into `area`; a board that would scroll there is painted smaller, so
// that all of it is seen. Of a board that could then no longer be read, the beginning is seen as it would be
// there.
void paintBoard(QPainter& painter, const Lesson& lesson, const BoardView& view, const BoardStyle& style,
                const QRectF& area);

// The board as wide as `size` and at least as high: higher, within reason, when it would scroll. Then it may
// be cut to what is drawn, with a narrow margin, as empty ground is of no use between paragraphs, and what
// the board leaves out for want of height has it.
enum class Cut { Never, ToContent };
Picture boardPicture(const Lesson& lesson, const BoardView& view, const BoardStyle& style, const QSize& size,
                     Cut cut = Cut::Never);

} // namespace laststone::widgets
