// SPDX-License-Identifier: GPL-3.0-or-later
// A board that is drawn for a file and never seen on the screen.
#pragma once

#include "teaching/explanation.h"
#include "widgets/export/picture.h"

#include <QSize>

#include <memory>
#include <optional>

class QFont;

namespace laststone::widgets {

class BoardWidget;
struct Lesson;
struct Theme;

// How a board is shown.
struct BoardLook {
    std::optional<int> arrangement; // none: the board's own first one
    bool verdictShown = true;
    const Theme* theme = nullptr; // null: that of the application
};

// A board with the position on it, ready to be drawn. Never null.
std::shared_ptr<BoardWidget> hiddenBoard(const Lesson& lesson, const teaching::Position& position,
                                         const BoardLook& look);

// Draws the board as large as it fits into `area`; a board that would scroll there is drawn smaller, so that
// all of it is seen. Of a board that could then no longer be read, the beginning is seen as it would be
// there.
void paintBoard(QPainter& painter, BoardWidget& board, const QRectF& area);

// The board with marks, as wide as `size` and at least as high: higher, within reason, when it would scroll.
Picture boardPicture(const Lesson& lesson, const teaching::Position& position,
                     const std::vector<teaching::Mark>& marks, const BoardLook& look, const QSize& size);

} // namespace laststone::widgets
