// SPDX-License-Identifier: GPL-3.0-or-later
// A game that has been played, looked at again: who could win when, and where the learner threw it away.
#pragma once

#include "teaching/match.h"

#include <optional>
#include <vector>

namespace laststone::teaching {

//   const Review review = reviewOf(history.line());
//   for (const std::size_t move : review.mistakes) … // ask about review.line[move].before
struct Review {
    std::vector<History::Entry> line; // the moves
    // At the start and after each move: whether the player to move can win, and who can.
    std::vector<theory::Outcome> outcomes;
    std::vector<Side> winners;
    std::vector<std::size_t> mistakes; // of the learner: the moves, from 0, that threw a win away

    bool isEmpty() const { return line.empty(); }
};

Review reviewOf(std::vector<History::Entry> line);

} // namespace laststone::teaching
