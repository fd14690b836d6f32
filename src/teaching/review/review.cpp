// SPDX-License-Identifier: GPL-3.0-or-later
#include "teaching/review/review.h"

#include <utility>

namespace laststone::teaching {

using theory::Outcome;

Review reviewOf(std::vector<History::Entry> line)
{
    Review review;
    review.line = std::move(line);
    if (review.isEmpty())
        return review;
    const auto add = [&](const Position& position, Side mover, Side other) {
        const Outcome outcome = position.game->outcome(position);
        review.outcomes.push_back(outcome);
        review.winners.push_back(outcome == Outcome::N ? mover : other);
    };
    const auto otherOf = [](Side side) { return side == Side::Learner ? Side::Other : Side::Learner; };
    const History::Entry& first = review.line.front();
    add(first.before, first.side, otherOf(first.side));
    for (std::size_t i = 0; i < review.line.size(); ++i) {
        const History::Entry& entry = review.line[i];
        add(entry.after, otherOf(entry.side), entry.side);
        const bool threwAway = review.winners[i] == Side::Learner && review.winners[i + 1] == Side::Other;
        if (entry.side == Side::Learner && threwAway)
            review.mistakes.push_back(i);
    }
    return review;
}

} // namespace laststone::teaching
