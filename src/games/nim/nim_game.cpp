// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/nim/nim_game.h"

#include "games/common/nim_sum.h"

#include <algorithm>
#include <bit>
#include <set>

namespace laststone::games {

namespace nim = theory::nim;

namespace {

struct Words {
    LASTSTONE_SENTENCES(Nim)
};

Sentence misereVerdict(const Position& position)
{
    const auto size = nim::sizes(position.heaps);
    const bool next = nim::outcome(position.heaps, Play::Misere) == Outcome::N;
    if (size.big > 0) {
        const Count sum = nim::nimSum(position.heaps);
        if (next) {
            //: misère play; %1 is the nim-sum, such as "1" or "13 = 1101₂"; %n is the number of winning moves
            return Words::plural("N-position · a large heap is left, nim-sum %1 ≠ 0 · %n winning move(s)")(
                nim::countWinningMoves(position.heaps, Play::Misere), inBothBases(sum));
        }
        return Words::phrase("P-position · large heaps are left, nim-sum 0 · the player to move loses");
    }
    if (size.ones == 0)
        return noStoneVerdict(Play::Misere);
    if (next) {
        //: misère play; %1 is an even number of heaps
        return Words::phrase("N-position · %1 heaps of one stone, an even number · every move wins")(
            Count{size.ones});
    }
    //: misère play; %n is an odd number of heaps
    return Words::plural("P-position · %n heap(s) of one stone, an odd number · the player to move loses")(
        size.ones);
}

class NimGame final : public teaching::Game {
public:
    NimGame() : Game(QStringLiteral("nim")) { }

    Outcome outcome(const Position& position) const override
    {
        return nim::outcome(position.heaps, position.play);
    }

    std::optional<Count> grundyValue(const Position& position) const override
    {
        if (position.play == Play::Misere)
            return std::nullopt;
        return nim::nimSum(position.heaps);
    }

    std::vector<Move> winningMoves(const Position& position) const override
    {
        std::vector<Move> moves;
        for (const nim::HeapMove& move : nim::winningMoves(position.heaps, position.play))
            moves.push_back(toMove(move));
        return moves;
    }

    Move hardestMove(const Position& position) const override
    {
        return toMove(nim::hardestMove(position.heaps, position.play).value());
    }

    Sentence describe(const Position& position, const Move& move) const override
    {
        return takeWords(position, move);
    }

    Sentence report(const Position& position, const Move& move) const override
    {
        return tookWords(position, move);
    }

    Sentence verdict(const Position& position) const override
    {
        if (position.play == Play::Misere)
            return misereVerdict(position);
        const Count sum = nim::nimSum(position.heaps);
        if (isTerminal(position))
            return noStoneVerdict(Play::Normal);
        if (sum == 0)
            return Words::phrase("P-position · the nim-sum is 0 · the player to move loses");
        //: %1 is the nim-sum, such as "1" or "13 = 1101₂"; %n is the number of winning moves
        return Words::plural("N-position · nim-sum %1 ≠ 0 · %n winning move(s)")(
            nim::countWinningMoves(position.heaps, Play::Normal), inBothBases(sum));
    }

    std::vector<Sentence> hints(const Position& position) const override { return nimHints(position); }

    Sentence decidingFact(const Position& position) const override
    {
        if (const auto sizes = nim::sizes(position.heaps); position.play == Play::Misere && sizes.big == 0) {
            return sizes.ones % 2 == 1 ? Words::plural("%n heap(s) of one stone, an odd number")(sizes.ones)
                                       : Words::plural("%n heap(s) of one stone, an even number")(sizes.ones);
        }
        const Count sum = nim::nimSum(position.heaps);
        if (sum == 0)
            return Words::phrase("nim-sum 0");
        //: %1 is a number
        return Words::phrase("nim-sum %1 ≠ 0")(sum);
    }

    std::vector<Count> firstHeaps() const override { return {7, 9, 15, 12}; }

    std::vector<Count> randomHeaps(Difficulty difficulty, QRandomGenerator& random) const override
    {
        constexpr Deal kDeals[] = {{2, 3, 1, 7}, {3, 4, 1, 15}, {4, 6, 1, 63}};
        return dealt(kDeals[static_cast<int>(difficulty)], random);
    }

    // The digits that are written down to XOR the heaps; two that are equal cancel each other at a glance.
    std::optional<Difficulty> levelOf(const Position& position) const override
    {
        std::set<Count> alone;
        for (const Count heap : position.heaps) {
            if (heap > 0 && !alone.insert(heap).second)
                alone.erase(heap);
        }
        const auto columns = alone.empty() ? 0 : std::bit_width(*alone.rbegin());
        return levelBy(alone.size() * static_cast<Count>(columns), 9, 19);
    }
};

} // namespace

Move toMove(const nim::HeapMove& move)
{
    return {move.heap, move.taken(), 0};
}

std::shared_ptr<const teaching::Game> nimGame()
{
    static const auto game = std::make_shared<const NimGame>();
    return game;
}

namespace {

struct ChartWords {
    LASTSTONE_SENTENCES(NimChart)
};

Sentence title(const Position& position, const PlaneWindow& window, Count others)
{
    teaching::Numbers fixed;
    for (std::size_t i = 0; i < position.heaps.size(); ++i) {
        if (i != window.xHeap && i != window.yHeap)
            fixed.values.push_back(position.heaps[i]);
    }
    if (position.play == Play::Misere) {
        if (fixed.values.empty())
            return ChartWords::phrase("P-positions in misère play");
        constexpr std::size_t kMost = 6;
        if (fixed.values.size() > kMost)
            return ChartWords::phrase("P-positions in misère play, the other heaps fixed");
        if (fixed.values.size() == 1) {
            //: %1 is the size of the one heap that stays as it is
            return ChartWords::phrase("P-positions in misère play with a heap of %1 fixed")(fixed);
        }
        //: %1 lists the sizes of the heaps that stay as they are
        return ChartWords::phrase("P-positions in misère play with heaps of %1 fixed")(fixed);
    }
    if (fixed.values.empty())
        return ChartWords::phrase("P-positions: a = b");
    constexpr std::size_t kMost = 6;
    if (fixed.values.size() > kMost) {
        //: %1 is the nim-sum of the heaps that stay as they are
        return ChartWords::phrase("P-positions with the other heaps fixed: a ⊕ b = %1")(others);
    }
    if (fixed.values.size() == 1) {
        //: %1 is the size of the one heap that stays as it is, and so is %2, its nim-sum
        return ChartWords::phrase("P-positions with a heap of %1 fixed: a ⊕ b = %2")(fixed, others);
    }
    //: %1 lists the sizes of the heaps that stay as they are, %2 is their nim-sum
    return ChartWords::phrase("P-positions with heaps of %1 fixed: a ⊕ b = %2")(fixed, others);
}

PlanePlace placeOf(const Position& position, const PlaneWindow& window)
{
    PlanePlace place = teaching::heapPlanePlace(position, window);
    if (place.drawable)
        focusOnPositions(place, nim::nimSum(position.heaps));
    return place;
}

PlaneData dataIn(const Position& position, const PlaneWindow& window)
{
    PlaneData data = teaching::heapPlane(position, window);
    if (!data.drawable) {
        data.title = ChartWords::phrase("The chart needs two heaps");
        return data;
    }
    std::vector<Count> fixed;
    for (std::size_t heap = 0; heap < position.heaps.size(); ++heap) {
        if (heap != window.xHeap && heap != window.yHeap)
            fixed.push_back(position.heaps[heap]);
    }
    const Count others = nim::nimSum(fixed);
    data.title = title(position, window, others);
    //: the axis of a chart; %1 is the number of the heap
    data.xTitle = ChartWords::phrase("a: heap %1")(Count{window.xHeap} + 1);
    //: the axis of a chart; %1 is the number of the heap
    data.yTitle = ChartWords::phrase("b: heap %1")(Count{window.yHeap} + 1);
    addNimPlane(data, window, fixed, position.play);
    return data;
}

} // namespace

teaching::Plane nimPlane()
{
    return {.data = dataIn, .place = placeOf};
}

} // namespace laststone::games
