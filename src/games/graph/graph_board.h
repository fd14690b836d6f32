// SPDX-License-Identifier: GPL-3.0-or-later
// The board of a graph game: what the game says of the vertices, edges and tokens.
#pragma once

#include "games/sums/sg_lesson.h"
#include "graph/board/board.h"

namespace laststone::games {

class GraphBoard final : public graph::Board {
    Q_OBJECT
public:
    explicit GraphBoard(QWidget* parent = nullptr);
};

SumGame graphSums();

} // namespace laststone::games
