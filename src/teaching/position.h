// SPDX-License-Identifier: GPL-3.0-or-later
// Positions and moves of every game, as plain values.
#pragma once

#include "theory/outcome.h"

#include <QString>

#include <cstddef>
#include <vector>

namespace laststone::teaching {

// A position of any of the games: what its notation says, no more.
struct Position {
    QString game; // the word that the notation begins with, such as "nim"
    QString rule; // the canonical text between that word and the colon, without "misere"; often empty
    theory::Play play = theory::Play::Normal;
    std::vector<theory::Count> heaps; // the numbers after the colon, each 0 .. theory::kMaxCount

    friend bool operator==(const Position&, const Position&) = default;
};

// A move in any of the games. What `heap` and `split` stand for is up to the game's Rules.
struct Move {
    std::size_t heap = 0; // the heap, stair or token, from 0
    theory::Count take = 0; // how many stones are taken or moved
    theory::Count split = 0; // games that split heaps: the size of the first of the two parts

    friend bool operator==(const Move&, const Move&) = default;
};

} // namespace laststone::teaching
