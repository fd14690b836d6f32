// SPDX-License-Identifier: GPL-3.0-or-later
// The opponents that a learner can choose.
#pragma once

#include "teaching/game.h"

namespace laststone::teaching {

enum class Opponent {
    Person, // two people at one board
    Random, // any move
    Greedy, // takes as much as it can
    LastFew, // perfect once few stones are left, random before
    Erring, // perfect, but errs in one move of four
    Perfect, // wins whenever it can; in a lost position makes the move that is hardest to answer
};
inline constexpr Opponent kOpponents[] = {Opponent::Person,  Opponent::Random, Opponent::Greedy,
                                          Opponent::LastFew, Opponent::Erring, Opponent::Perfect};

// The word of an opponent in files: "last-few".
QString opponentWord(Opponent opponent);

// LastFew knows the positions with no more stones than this.
inline constexpr theory::Count kLastFewStones = 8;

// Erring errs once in so many moves.
inline constexpr int kErringEvery = 4;

// The move that the opponent makes. REQUIRES: the position is not terminal; opponent is not Person.
Move chooseMove(const Position& position, Opponent opponent, QRandomGenerator& random);

// The best move there is: the first winning one or, in a lost position, the one that is hardest to answer.
// REQUIRES: the position is not terminal.
Move bestMove(const Position& position);

} // namespace laststone::teaching
