// SPDX-License-Identifier: GPL-3.0-or-later
// Positions and moves of every game, as plain values.
#pragma once

#include "theory/outcome.h"

#include <QString>

#include <cstddef>
#include <memory>
#include <vector>

namespace laststone::teaching {

class Game;

// A position of any of the games: what its notation says, no more. The rule has been read once, into `game`,
// which all positions of a match share.
//
//   const Position position{nimGame(), Play::Normal, {3, 4, 5}};
//   position.game->winningMoves(position);
struct Position {
    std::shared_ptr<const Game> game; // null only in a position that has not been set yet
    theory::Play play = theory::Play::Normal;
    std::vector<theory::Count> heaps; // the numbers after the colon, each 0 .. theory::kMaxCount

    // The word that the notation begins with, and the canonical text between it and "misere" or the colon,
    // which is often empty. Both are empty without a game.
    QString word() const;
    QString rule() const;

    // Of the same word and rule, be they read twice.
    friend bool operator==(const Position&, const Position&);
};

// A move in any of the games. What `heap` and `split` stand for is up to the Game.
struct Move {
    std::size_t heap = 0; // the heap, stair or token, from 0
    theory::Count take = 0; // how many stones are taken or moved
    theory::Count split = 0; // games that split heaps: the size of the smaller of the two parts

    friend bool operator==(const Move&, const Move&) = default;
};

} // namespace laststone::teaching
