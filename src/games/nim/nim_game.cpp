// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/nim/nim_game.h"

#include "games/common/nim_sum.h"

#include <QCoreApplication>

#include <algorithm>
#include <bit>

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

namespace {

Sentence sentence(const char* source, std::vector<Argument> arguments = {}, int count = -1)
{
    return {"Nim", source, std::move(arguments), count};
}

// How Random fills the board.
struct Deal {
    int fewestHeaps;
    int mostHeaps;
    Count largestHeap;
};

constexpr Deal deal(Difficulty difficulty)
{
    switch (difficulty) {
    case Difficulty::Easy:
        return {2, 3, 7};
    case Difficulty::Medium:
        return {3, 4, 15};
    case Difficulty::Hard:
        return {4, 6, 63};
    }
    return {3, 4, 15};
}

Sentence misereVerdict(const Position& position)
{
    const auto size = nim::sizes(position.heaps);
    const bool next = nim::outcome(position.heaps, Play::Misere) == Outcome::N;
    if (size.big > 0) {
        const Count sum = nim::nimSum(position.heaps);
        if (next) {
            //: misère play; %1 is the nim-sum, as 13, %2 the same in binary, as 1101₂; %n the number of moves
            const char* const text = QT_TRANSLATE_N_NOOP(
                "Nim", "N-position · a large heap is left, nim-sum %1 = %2 ≠ 0 · %n winning move(s)");
            return sentence(text, {sum, Binary{sum, 1, true}},
                            pluralCount(nim::countWinningMoves(position.heaps, Play::Misere)));
        }
        return sentence(QT_TRANSLATE_NOOP(
            "Nim", "P-position · large heaps are left, nim-sum 0 · the player to move loses"));
    }
    if (size.ones == 0)
        return noStoneVerdict(Play::Misere);
    if (next) {
        //: misère play; %1 is an even number of heaps
        return sentence(
            QT_TRANSLATE_NOOP("Nim", "N-position · %1 heaps of one stone, an even number · every move wins"),
            {Count{size.ones}});
    }
    //: misère play; %n is an odd number of heaps
    return sentence(
        QT_TRANSLATE_N_NOOP("Nim",
                            "P-position · %n heap(s) of one stone, an odd number · the player to move loses"),
        {}, pluralCount(size.ones));
}

} // namespace

Move toMove(const nim::HeapMove& move)
{
    return {move.heap, move.taken(), 0};
}

NimGame::NimGame() : Game(QStringLiteral("nim")) { }

std::shared_ptr<const teaching::Game> nimGame()
{
    static const auto game = std::make_shared<const NimGame>();
    return game;
}

Outcome NimGame::outcome(const Position& position) const
{
    return nim::outcome(position.heaps, position.play);
}

std::optional<Count> NimGame::grundyValue(const Position& position) const
{
    if (position.play == Play::Misere)
        return std::nullopt;
    return nim::nimSum(position.heaps);
}

std::vector<Move> NimGame::winningMoves(const Position& position) const
{
    std::vector<Move> moves;
    for (const nim::HeapMove& move : nim::winningMoves(position.heaps, position.play))
        moves.push_back(toMove(move));
    return moves;
}

Move NimGame::hardestMove(const Position& position) const
{
    return toMove(nim::hardestMove(position.heaps, position.play).value());
}

Sentence NimGame::describe(const Position&, const Move& move) const
{
    //: a move, to stand within a sentence: "take 11 from heap 4"
    return sentence(QT_TRANSLATE_NOOP("Nim", "take %1 from heap %2"), {move.take, Count{move.heap} + 1});
}

Sentence NimGame::verdict(const Position& position) const
{
    if (position.play == Play::Misere)
        return misereVerdict(position);
    const Count sum = nim::nimSum(position.heaps);
    if (isTerminal(position))
        return noStoneVerdict(Play::Normal);
    if (sum == 0)
        return sentence(QT_TRANSLATE_NOOP("Nim", "P-position · the nim-sum is 0 · the player to move loses"));
    //: %1 is the nim-sum, as 13, %2 the same in binary, as 1101₂; %n is the number of winning moves
    return sentence(QT_TRANSLATE_N_NOOP(
                        "Nim", "N-position · nim-sum %1 = %2 ≠ 0 · the player to move can win in %n way(s)"),
                    {sum, Binary{sum, 1, true}},
                    pluralCount(nim::countWinningMoves(position.heaps, Play::Normal)));
}

std::vector<Count> NimGame::firstHeaps() const
{
    return {7, 9, 15, 12};
}

Position NimGame::randomPosition(const Position& like, Difficulty difficulty, QRandomGenerator& random) const
{
    const Deal chosen = deal(difficulty);
    Position position = like;
    // Mostly won positions, as there the learner has something to find; now and then a lost one.
    const bool wantLost = random.bounded(6) == 0;
    do {
        const auto heaps = static_cast<std::size_t>(random.bounded(chosen.fewestHeaps, chosen.mostHeaps + 1));
        position.heaps.assign(heaps, 0);
        for (Count& heap : position.heaps)
            heap = 1 + random.generate64() % chosen.largestHeap;
        if (wantLost) {
            const Count sum = nim::nimSum(position.heaps);
            if ((position.heaps.back() ^ sum) != 0 && (position.heaps.back() ^ sum) <= chosen.largestHeap)
                position.heaps.back() ^= sum;
        }
    } while ((outcome(position) == Outcome::P) != wantLost);
    return position;
}

} // namespace laststone::games
