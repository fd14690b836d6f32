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
    if (size.big == 1) { // whose nim-sum is not 0, and the winning move does not make it 0
        //: misère play; %n is the number of winning moves
        return Words::plural("N-position · just one heap has two stones or more: it decides whether the "
                             "number of ones becomes odd · %n winning move(s)")(
            nim::countWinningMoves(position.heaps, Play::Misere));
    }
    if (size.big > 0) {
        const Count sum = nim::nimSum(position.heaps);
        if (next) {
            //: misère play; %1 is the nim-sum, such as "1" or "13 = 1101₂"; %n is the number of winning moves
            return Words::plural("N-position · heaps of two stones or more are left, nim-sum %1 ≠ 0 · %n "
                                 "winning move(s)")(nim::countWinningMoves(position.heaps, Play::Misere),
                                                    inBothBases(sum));
        }
        return Words::phrase(
            "P-position · heaps of two stones or more are left, nim-sum 0 · the player to move loses");
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
        if (nim::shape(position.heaps) == nim::Shape::EqualPair) // which needs no nim-sum
            return Words::phrase("P-position · two equal heaps · the player to move loses");
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

// Which heaps it is of: whoever looks for all winning moves is to know that it has not those of the others.
Sentence title(const Position& position, const PlaneWindow& window, const std::vector<Count>& fixed)
{
    const bool isMisere = position.play == Play::Misere;
    if (fixed.empty())
        return isMisere ? ChartWords::phrase("P-positions in misère play")
                        : ChartWords::phrase("P-positions: a = b");
    const auto [first, second] = std::minmax({Count{window.xHeap} + 1, Count{window.yHeap} + 1});
    if (isMisere) {
        //: %1 and %2 are the numbers of two heaps, which stay on one line by a no-break space
        return ChartWords::phrase("P-positions in misère play if only heaps %1 and\u00a0%2 change")(first,
                                                                                                    second);
    }
    constexpr std::size_t kMost = 6;
    const bool isNumber = fixed.size() > kMost || fixed.size() == 1;
    //: %1 and %2 are the numbers of two heaps, %3 is the nim-sum of the others, such as "15 ⊕ 12 = 3"
    return ChartWords::phrase("P-positions if only heaps %1 and\u00a0%2 change: a ⊕ b = %3")(
        first, second, isNumber ? QString::number(nim::nimSum(fixed)) : xorFormula(fixed));
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
    data.title = title(position, window, fixed);
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
