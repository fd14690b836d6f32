// SPDX-License-Identifier: GPL-3.0-or-later
// A game that has been played, looked at again: who could win when, and where the learner threw it away.
#pragma once

#include "teaching/match.h"

#include <optional>
#include <vector>

namespace laststone::teaching {

//   const Review review = reviewOf(history.line());
//   if (review.firstMistake) … // ask about review.line[*review.firstMistake].before
struct Review {
    std::vector<History::Entry> line; // the moves
    // At the start and after each move: whether the player to move can win, and who can.
    std::vector<theory::Outcome> outcomes;
    std::vector<Side> winners;
    std::optional<std::size_t> firstMistake; // of the learner: a move, from 0, that threw a win away
    int mistakes = 0;

    bool isEmpty() const { return line.empty(); }
};

Review reviewOf(std::vector<History::Entry> line);

} // namespace laststone::teaching
