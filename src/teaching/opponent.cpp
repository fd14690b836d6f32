// SPDX-License-Identifier: GPL-3.0-or-later
#include "teaching/opponent.h"

#include <algorithm>

namespace laststone::teaching {

Move bestMove(const Rules& rules, const Position& position)
{
    const std::vector<Move> winning = rules.winningMoves(position);
    return winning.empty() ? rules.hardestMove(position) : winning.front();
}

namespace {

Move perfectMove(const Rules& rules, const Position& position, QRandomGenerator& random)
{
    // Any winning move is perfect; always the same one would teach the learner a habit, not the game.
    const std::vector<Move> winning = rules.winningMoves(position);
    if (winning.empty())
        return rules.hardestMove(position);
    const auto choice = random.bounded(static_cast<quint32>(std::min<std::size_t>(winning.size(), 1U << 30)));
    return winning[choice];
}

} // namespace

Move chooseMove(const Rules& rules, const Position& position, Opponent opponent, QRandomGenerator& random)
{
    switch (opponent) {
    case Opponent::Person:
    case Opponent::Random:
        return rules.randomMove(position, random);
    case Opponent::Greedy:
        return rules.greedyMove(position);
    case Opponent::LastFew:
        if (rules.stonesLeft(position) > kLastFewStones)
            return rules.randomMove(position, random);
        return perfectMove(rules, position, random);
    case Opponent::Erring:
        if (random.bounded(kErringEvery) == 0)
            return rules.randomMove(position, random);
        return perfectMove(rules, position, random);
    case Opponent::Perfect:
        return perfectMove(rules, position, random);
    }
    Q_UNREACHABLE();
}

} // namespace laststone::teaching
