// SPDX-License-Identifier: GPL-3.0-or-later
// Boards as values, without a window, and stone by stone in one, for tests.
#pragma once

#include "widgets/board/piece_board.h"

// The scene of a position in an area in em, where each letter is as wide as the others.
inline laststone::widgets::BoardScene sceneOf(const laststone::widgets::BoardLooks& looks,
                                              const laststone::widgets::BoardView& view,
                                              const QSizeF& area = {40, 24})
{
    const auto measure = [](const QString& text, const laststone::widgets::TextStyle& style) {
        return 0.5 * style.size * static_cast<double>(text.size());
    };
    return makeScene(looks, view, area, measure);
}

// A board whose stones can be found.
class StoneBoard : public laststone::widgets::PieceBoard {
public:
    using PieceBoard::PieceBoard;

    // In the viewport; empty if the part is not drawn stone by stone.
    QRect stoneRect(std::size_t part, laststone::theory::Count index) const
    {
        const auto piece = std::ranges::find(drawing().pieces, laststone::widgets::PieceId{part, index},
                                             &laststone::widgets::Piece::id);
        return piece == drawing().pieces.end() ? QRect() : onScreen(piece->box);
    }
};
