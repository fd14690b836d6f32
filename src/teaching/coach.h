// SPDX-License-Identifier: GPL-3.0-or-later
// Judges moves in one line.
#pragma once

#include "teaching/game.h"

namespace laststone::teaching {

enum class Judgement {
    Winning, // leaves a P-position
    LastMove, // ends the game and wins it
    Error, // throws a won position away
    Lost, // no move would have won
    LostEnd, // had to end the game, and loses by it
};

Judgement judge(const Position& before, const Move& move);

// The judgement in words; when the move does not win, with the reply that punishes it, and after an error
// with a move that would have won.
Sentence coach(const Position& before, const Move& move);

} // namespace laststone::teaching
