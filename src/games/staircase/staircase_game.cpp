// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/staircase/staircase_game.h"

#include "games/common/nim_sum.h"
#include <QCoreApplication>

#include <algorithm>

namespace laststone::games {

using teaching::Argument;
using teaching::Binary;
using teaching::Difficulty;
using teaching::Move;
using teaching::Position;
using teaching::Sentence;
using theory::Count;
using theory::Outcome;
using theory::Play;
namespace nim = theory::nim;
namespace staircase = theory::staircase;

namespace {

Sentence sentence(const char* source, std::vector<Argument> arguments = {}, int count = -1)
{
    return {"Staircase", source, std::move(arguments), count};
}

Move toMove(const staircase::Move& move)
{
    return {move.stair, move.moved, 0};
}

bool hasStones(const Position& position)
{
    return std::ranges::any_of(position.heaps, [](Count stones) { return stones > 0; });
}

// How Random fills the stairs.
struct Deal {
    int fewestStairs;
    int mostStairs;
    Count mostStones; // on a stair
};

constexpr Deal kDeals[] = {{3, 4, 4}, {4, 5, 7}, {5, 6, 15}};

Sentence misereVerdict(const Position& position)
{
    const auto size = nim::sizes(staircase::oddStairs(position.heaps));
    const bool next = staircase::outcome(position.heaps, Play::Misere) == Outcome::N;
    const int ways = pluralCount(staircase::countWinningMoves(position.heaps, Play::Misere));
    if (!hasStones(position)) {
        return sentence(QT_TRANSLATE_NOOP(
            "Staircase", "N-position · no stone is left to move · whoever made the last move has lost"));
    }
    if (size.big > 0 && next) {
        const Count sum = staircase::nimSum(position.heaps);
        //: misère play; %1 is the nim-sum, as 13, %2 the same in binary, as 1101₂; %n the number of moves
        const char* const text = QT_TRANSLATE_N_NOOP(
            "Staircase",
            "N-position · a large odd stair is left, nim-sum of the odd stairs %1 = %2 ≠ 0 · %n winning "
            "move(s)");
        return sentence(text, {sum, Binary{sum, 1, true}}, ways);
    }
    if (size.big > 0) {
        return sentence(QT_TRANSLATE_NOOP("Staircase",
                                          "P-position · large odd stairs are left, nim-sum of the odd stairs "
                                          "0 · the player to move loses"));
    }
    if (next) {
        //: misère play; %1 is an even number of stairs, 0 among them, %n the number of winning moves
        const char* const text = QT_TRANSLATE_N_NOOP(
            "Staircase", "N-position · odd stairs with one stone: %1, an even number · %n winning move(s)");
        return sentence(text, {Count{size.ones}}, ways);
    }
    //: misère play; %1 is an odd number of stairs
    return sentence(
        QT_TRANSLATE_NOOP(
            "Staircase",
            "P-position · odd stairs with one stone: %1, an odd number · the player to move loses"),
        {Count{size.ones}});
}

} // namespace

StaircaseGame::StaircaseGame() : Game(QStringLiteral("staircase")) { }

std::shared_ptr<const teaching::Game> staircaseGame()
{
    static const auto game = std::make_shared<const StaircaseGame>();
    return game;
}

std::optional<Sentence> StaircaseGame::check(const Position& position) const
{
    if (position.heaps.empty()) {
        return sentence(QT_TRANSLATE_NOOP("Staircase",
                                          "Staircase Nim needs at least one stair, so at least one number is "
                                          "expected"));
    }
    if (!staircase::fits(position.heaps)) {
        //: %1 is 9223372036854775807
        const char* const most =
            QT_TRANSLATE_NOOP("Staircase", "All stairs together have at most %1 stones, as they can meet");
        return sentence(most, {QString::number(theory::kMaxCount)});
    }
    return std::nullopt;
}

Outcome StaircaseGame::outcome(const Position& position) const
{
    return staircase::outcome(position.heaps, position.play);
}

std::optional<Count> StaircaseGame::grundyValue(const Position& position) const
{
    if (position.play == Play::Misere)
        return std::nullopt;
    return staircase::nimSum(position.heaps);
}

std::vector<Move> StaircaseGame::winningMoves(const Position& position) const
{
    std::vector<Move> moves;
    for (const staircase::Move& move : staircase::winningMoves(position.heaps, position.play))
        moves.push_back(toMove(move));
    return moves;
}

Position StaircaseGame::after(const Position& position, const Move& move) const
{
    Position result = position;
    result.heaps = staircase::after(position.heaps, {move.heap, move.take});
    return result;
}

Count StaircaseGame::stonesLeft(const Position& position) const
{
    Count total = 0;
    for (std::size_t i = 0; i < position.heaps.size(); ++i) {
        const Count steps = Count{i} + 1;
        if (position.heaps[i] > (theory::kMaxCount - total) / steps)
            return theory::kMaxCount;
        total += position.heaps[i] * steps;
    }
    return total;
}

Move StaircaseGame::hardestMove(const Position& position) const
{
    return toMove(staircase::hardestMove(position.heaps, position.play).value());
}

Sentence StaircaseGame::describe(const Position&, const Move& move) const
{
    //: a move, to stand within a sentence: "move 2 from stair 5 down"
    return sentence(QT_TRANSLATE_NOOP("Staircase", "move %1 from stair %2 down"),
                    {move.take, Count{move.heap} + 1});
}

QString StaircaseGame::shortForm(const Position&, const Move& move) const
{
    return QStringLiteral("%1:%2↓").arg(move.heap + 1).arg(move.take);
}

Sentence StaircaseGame::verdict(const Position& position) const
{
    if (position.play == Play::Misere)
        return misereVerdict(position);
    if (!hasStones(position)) {
        return sentence(QT_TRANSLATE_NOOP(
            "Staircase", "P-position · no stone is left to move · whoever made the last move has won"));
    }
    const Count sum = staircase::nimSum(position.heaps);
    if (sum == 0) {
        return sentence(QT_TRANSLATE_NOOP(
            "Staircase", "P-position · the nim-sum of the odd stairs is 0 · the player to move loses"));
    }
    //: %1 is the nim-sum, as 13, %2 the same in binary, as 1101₂; %n is the number of winning moves
    return sentence(
        QT_TRANSLATE_N_NOOP(
            "Staircase",
            "N-position · nim-sum of the odd stairs %1 = %2 ≠ 0 · the player to move can win in %n way(s)"),
        {sum, Binary{sum, 1, true}}, pluralCount(staircase::countWinningMoves(position.heaps, Play::Normal)));
}

std::vector<Count> StaircaseGame::firstHeaps() const
{
    return {4, 1, 7, 2, 1, 3};
}

Position StaircaseGame::randomPosition(const Position& like, Difficulty difficulty,
                                       QRandomGenerator& random) const
{
    const Deal deal = kDeals[static_cast<int>(difficulty)];
    Position position = like;
    // Mostly won positions, as there the learner has something to find; now and then a lost one.
    const bool wantLost = random.bounded(6) == 0;
    do {
        const auto stairs = static_cast<std::size_t>(random.bounded(deal.fewestStairs, deal.mostStairs + 1));
        position.heaps.assign(stairs, 0);
        for (Count& stones : position.heaps)
            stones = random.generate64() % (deal.mostStones + 1);
        if (wantLost) {
            const Count wanted = position.heaps[0] ^ staircase::nimSum(position.heaps);
            if (wanted <= deal.mostStones)
                position.heaps[0] = wanted;
        }
    } while (!hasStones(position) || (outcome(position) == Outcome::P) != wantLost);
    return position;
}

} // namespace laststone::games
