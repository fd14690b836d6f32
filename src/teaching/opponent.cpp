// SPDX-License-Identifier: GPL-3.0-or-later
#include "teaching/opponent.h"

#include <algorithm>

namespace laststone::teaching {

using theory::Outcome;

Move bestMove(const Position& position)
{
    const std::vector<Move> winning = position.game->winningMoves(position);
    return winning.empty() ? position.game->hardestMove(position) : winning.front();
}

namespace {

Move perfectMove(const Position& position, QRandomGenerator& random)
{
    // Any winning move is perfect; always the same one would teach the learner a habit, not the game.
    const std::vector<Move> winning = position.game->winningMoves(position);
    if (winning.empty())
        return position.game->hardestMove(position);
    const auto choice = random.bounded(static_cast<quint32>(std::min<std::size_t>(winning.size(), 1U << 30)));
    return winning[choice];
}

} // namespace

QString opponentWord(Opponent opponent)
{
    switch (opponent) {
    case Opponent::Person:
        return QStringLiteral("person");
    case Opponent::Random:
        return QStringLiteral("random");
    case Opponent::Greedy:
        return QStringLiteral("greedy");
    case Opponent::LastFew:
        return QStringLiteral("last-few");
    case Opponent::Erring:
        return QStringLiteral("erring");
    case Opponent::Perfect:
        return QStringLiteral("perfect");
    }
    Q_UNREACHABLE();
}

Move chooseMove(const Position& position, Opponent opponent, QRandomGenerator& random)
{
    switch (opponent) {
    case Opponent::Person:
    case Opponent::Random:
        return position.game->randomMove(position, random);
    case Opponent::Greedy:
        return position.game->greedyMove(position);
    case Opponent::LastFew:
        if (position.game->stonesLeft(position) > kLastFewStones)
            return position.game->randomMove(position, random);
        return perfectMove(position, random);
    case Opponent::Erring:
        if (random.bounded(kErringEvery) == 0)
            return position.game->randomMove(position, random);
        return perfectMove(position, random);
    case Opponent::Perfect:
        return perfectMove(position, random);
    }
    Q_UNREACHABLE();
}

} // namespace laststone::teaching
