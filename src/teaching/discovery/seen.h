// SPDX-License-Identifier: GPL-3.0-or-later
// What somebody who discovers a game is told of a question: moves and their answers, and nothing of theory.
#pragma once

#include "teaching/question.h"

#include <optional>
#include <vector>

namespace laststone::teaching {

// A move, and the one with which the other side answers it and wins.
struct Answered {
    Move move;
    Move answer;
    friend bool operator==(const Answered&, const Answered&) = default;
};

// The answers by which whoever has left `position` wins: to every move, if these are at most kMostAnswered;
// else to one that is hard to answer. Empty where every move ends the game.
//
//   answersIn(bash 3: 4) = {1, 3}, {2, 2}, {3, 1}
//
// REQUIRES: a P-position.
inline constexpr theory::Count kMostAnswered = 3;
std::vector<Answered> answersIn(const Position& position);

// A move after which the opponent wins, with the opponent's answer; none where there is no such move, or
// where it ends the game.
std::optional<Answered> punishedMove(const Position& position);

// The question as it is put before the rule is found: where a move, all of them or P and N are asked for,
// its hints, what is said to a wrong move and the reason afterwards come from the game tree alone. All others
// stay as they are: the tour asks them where it has told what they are about.
Question asSeen(Question question);

} // namespace laststone::teaching
