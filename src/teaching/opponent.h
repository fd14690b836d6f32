// SPDX-License-Identifier: GPL-3.0-or-later
// The opponents that a learner can choose.
#pragma once

#include "teaching/game.h"

namespace laststone::teaching {

enum class Opponent {
    Person, // two people at one board
    Random, // any move
    TakesWin, // wins if it can do so at once, else any move
    Ahead, // the same, and does not let the other one win at once
    LastFew, // perfect once few stones are left, as Ahead before
    Erring, // perfect, but before few stones are left as Ahead in one move of four
    Perfect, // wins whenever it can; in a lost position makes the move that is hardest to answer
};
// After Person, a ladder: each beats all that stand before it in most of their games.
inline constexpr Opponent kOpponents[] = {Opponent::Person, Opponent::Random,  Opponent::TakesWin,
                                          Opponent::Ahead,  Opponent::LastFew, Opponent::Erring,
                                          Opponent::Perfect};

// Its name, and what it does, in a line.
Sentence opponentName(Opponent opponent);
Sentence opponentNote(Opponent opponent);

// The next rung of the ladder; none above the last, and none from Person.
std::optional<Opponent> nextOpponent(Opponent opponent);

// The word of an opponent in files: "last-few".
QString opponentWord(Opponent opponent);
std::optional<Opponent> opponentOf(const QString& word);

// LastFew and Erring know the positions with no more stones than this.
inline constexpr theory::Count kLastFewStones = 8;

// Erring errs once in so many moves.
inline constexpr int kErringEvery = 4;

// The move that the opponent makes; of moves that win, the one that cancels the last one if that is among
// them: so it plays as is taught. REQUIRES: the position is not terminal; opponent is not Person.
Move chooseMove(const Position& position, Opponent opponent, QRandomGenerator& random,
                const std::optional<Move>& cancelling = {});

// The best move there is: the first winning one or, in a lost position, the one that is hardest to answer.
// REQUIRES: the position is not terminal.
Move bestMove(const Position& position);

} // namespace laststone::teaching
