// SPDX-License-Identifier: GPL-3.0-or-later
// A board that is drawn for a file and never seen on the screen.
#pragma once

#include "teaching/explanation.h"
#include "widgets/picture.h"

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
// all of it is seen.
void paintBoard(QPainter& painter, BoardWidget& board, const QRectF& area);

// The whole board with marks, at least as large as `size`: larger when it would scroll there.
Picture boardPicture(const Lesson& lesson, const teaching::Position& position,
                     const std::vector<teaching::Mark>& marks, const BoardLook& look, const QSize& size);

} // namespace laststone::widgets
