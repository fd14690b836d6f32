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

struct Words {
    LASTSTONE_SENTENCES(Coach)
};

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

Judgement judge(const Position& before, const Move& move)
{
    const Game& game = *before.game;
    const Position after = game.after(before, move);
    const bool wins = game.outcome(after) == Outcome::P;
    if (game.isTerminal(after)) {
        if (wins)
            return Judgement::LastMove;
        return game.outcome(before) == Outcome::P ? Judgement::LostEnd : Judgement::Error;
    }
    if (wins)
        return Judgement::Winning;
    return game.outcome(before) == Outcome::P ? Judgement::Lost : Judgement::Error;
}

Sentence coach(const Position& before, const Move& move)
{
    const Game& game = *before.game;
    const Position after = game.after(before, move);
    const auto clause = [&](const Position& position, const Move& shown) {
        return Clauses{{game.describe(position, shown)}};
    };
    const auto better = game.winningMoves(before);
    switch (judge(before, move)) {
    case Judgement::Winning:
        return Words::phrase("Right: this leaves a P-position, and every reply can be answered.");
    case Judgement::LastMove:
        return Words::phrase("Right: that was the winning last move.");
    case Judgement::LostEnd:
        return Words::phrase("That ends the game and loses it; there was no way out.");
    case Judgement::Lost:
        //: %1 is a move such as "take 5 from heap 2"
        return Words::phrase("No move wins from a P-position. The reply is: %1.")(
            clause(after, game.winningMoves(after).front()));
    case Judgement::Error:
        if (game.isTerminal(after)) {
            //: %1 is a move such as "take 5 from heap 2"
            return Words::phrase("An error: it ends the game and loses it. Right was: %1.")(
                clause(before, better.front()));
        }
        //: %1 is the reply, such as "take 5 from heap 2", %2 the move that would have been right
        return Words::phrase("An error: it leaves an N-position. The reply that punishes it: %1. "
                             "Right was: %2.")(clause(after, game.winningMoves(after).front()),
                                               clause(before, better.front()));
    }
    Q_UNREACHABLE();
}

} // namespace laststone::teaching
