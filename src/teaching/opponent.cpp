// SPDX-License-Identifier: GPL-3.0-or-later
#include "teaching/opponent.h"

#include "teaching/moves.h"

#include <algorithm>
#include <iterator>

namespace laststone::teaching {

using theory::Outcome;

Move bestMove(const Position& position)
{
    const std::vector<Move> winning = position.game->winningMoves(position);
    return winning.empty() ? position.game->hardestMove(position) : winning.front();
}

namespace {

constexpr int kTries = 32; // for a move that does not lose at once

struct Words {
    LASTSTONE_SENTENCES(Opponent)
};

Move perfectMove(const Position& position, QRandomGenerator& random, const std::optional<Move>& cancelling)
{
    // Any winning move is perfect; always the same one would teach the learner a habit, not the game.
    const std::vector<Move> winning = position.game->winningMoves(position);
    if (winning.empty())
        return position.game->hardestMove(position);
    if (cancelling && std::ranges::find(winning, *cancelling) != winning.end())
        return *cancelling;
    const auto choice = random.bounded(static_cast<quint32>(std::min<std::size_t>(winning.size(), 1U << 30)));
    return winning[choice];
}

// Whether the move wins at once: it is the last one; or, where who makes the last one loses, leaves no other.
bool winsAtOnce(const Position& position, const Move& move)
{
    const Position after = position.game->after(position, move);
    if (position.play == theory::Play::Normal)
        return after.game->isTerminal(after);
    const auto moves = movesInSight(after);
    return !moves.empty()
        && std::ranges::all_of(moves, [&](const Move& each) { return endsGame(after, each); });
}

std::optional<Move> winAtOnce(const Position& position)
{
    const auto moves = movesInSight(position);
    const auto found =
        std::ranges::find_if(moves, [&](const Move& each) { return winsAtOnce(position, each); });
    return found == moves.end() ? std::nullopt : std::optional(*found);
}

// A win at once; else any move, but not one that loses by itself or, if it looks two moves deep, lets the
// other one win at once.
Move carefulMove(const Position& position, int depth, QRandomGenerator& random)
{
    if (const auto win = winAtOnce(position))
        return *win;
    const Game& game = *position.game;
    Move move = game.randomMove(position, random);
    for (int tries = 1; tries < kTries; ++tries) {
        const Position after = game.after(position, move);
        if (!game.isTerminal(after) && (depth == 1 || !winAtOnce(after)))
            break;
        move = game.randomMove(position, random);
    }
    return move;
}

} // namespace

Sentence opponentName(Opponent opponent)
{
    switch (opponent) {
    case Opponent::Person:
        return Words::phrase("Two people");
    case Opponent::Random:
        return Words::phrase("Random");
    case Opponent::TakesWin:
        return Words::phrase("Takes a win");
    case Opponent::Ahead:
        return Words::phrase("Looks ahead");
    case Opponent::LastFew:
        return Words::phrase("Endgame only");
    case Opponent::Erring:
        return Words::phrase("Sometimes errs");
    case Opponent::Perfect:
        return Words::phrase("Perfect");
    }
    Q_UNREACHABLE();
}

Sentence opponentNote(Opponent opponent)
{
    switch (opponent) {
    case Opponent::Person:
        return Words::phrase("Two people at one board");
    case Opponent::Random:
        return Words::phrase("Makes any move");
    case Opponent::TakesWin:
        return Words::phrase("Wins if it can do so at once, else makes any move");
    case Opponent::Ahead:
        return Words::phrase("Looks one move ahead: wins at once if it can, and does not let you do so");
    case Opponent::LastFew:
        return Words::phrase(
            "Plays perfectly once no more than eight stones are left, before that looks one move ahead");
    case Opponent::Erring:
        return Words::phrase("Plays perfectly, but errs in one move of four until eight stones are left");
    case Opponent::Perfect:
        return Words::phrase("Wins whenever it can, else makes the move that is hardest to answer");
    }
    Q_UNREACHABLE();
}

std::optional<Opponent> nextOpponent(Opponent opponent)
{
    if (opponent == Opponent::Person || opponent == Opponent::Perfect)
        return std::nullopt;
    return *std::next(std::ranges::find(kOpponents, opponent));
}

QString opponentWord(Opponent opponent)
{
    constexpr const char* kWords[] = {"person",   "random", "takes-win", "ahead",
                                      "last-few", "erring", "perfect"};
    static_assert(std::size(kWords) == std::size(kOpponents));
    return QLatin1String(kWords[static_cast<int>(opponent)]);
}

std::optional<Opponent> opponentOf(const QString& word)
{
    const auto found = std::ranges::find(kOpponents, word, opponentWord);
    return found == std::end(kOpponents) ? std::nullopt : std::optional(*found);
}

Move chooseMove(const Position& position, Opponent opponent, QRandomGenerator& random,
                const std::optional<Move>& cancelling)
{
    const bool isEnd = position.game->stonesLeft(position) <= kLastFewStones;
    switch (opponent) {
    case Opponent::Person:
    case Opponent::Random:
        return position.game->randomMove(position, random);
    case Opponent::TakesWin:
        return carefulMove(position, 1, random);
    case Opponent::Ahead:
        return carefulMove(position, 2, random);
    case Opponent::LastFew:
        return isEnd ? perfectMove(position, random, cancelling) : carefulMove(position, 2, random);
    case Opponent::Erring:
        if (!isEnd && random.bounded(kErringEvery) == 0)
            return carefulMove(position, 2, random);
        return perfectMove(position, random, cancelling);
    case Opponent::Perfect:
        return perfectMove(position, random, cancelling);
    }
    Q_UNREACHABLE();
}

} // namespace laststone::teaching
