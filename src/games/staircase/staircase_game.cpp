// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/staircase/staircase_game.h"

#include "games/common/nim_sum.h"

#include <algorithm>

namespace laststone::games {

namespace nim = theory::nim;
namespace staircase = theory::staircase;

namespace {

struct Words {
    LASTSTONE_SENTENCES(Staircase)
};

bool hasStones(const Position& position)
{
    return std::ranges::any_of(position.heaps, [](Count stones) { return stones > 0; });
}

Sentence misereVerdict(const Position& position)
{
    const auto size = nim::sizes(staircase::oddStairs(position.heaps));
    const bool next = staircase::outcome(position.heaps, Play::Misere) == Outcome::N;
    const Count ways = staircase::countWinningMoves(position.heaps, Play::Misere);
    if (!hasStones(position)) {
        return Words::phrase("N-position · no stone is left to move · whoever made the last move has lost");
    }
    if (size.big > 0 && next) {
        const Count sum = staircase::nimSum(position.heaps);
        //: misère play; %1 is the nim-sum, as 13, %2 the same in binary, as 1101₂; %n the number of moves
        return Words::plural("N-position · a large odd stair is left, nim-sum of the odd stairs %1 = %2 ≠ 0 "
                             "· %n winning move(s)")(ways, sum, Binary{sum, 1, true});
    }
    if (size.big > 0) {
        return Words::phrase("P-position · large odd stairs are left, nim-sum of the odd stairs "
                             "0 · the player to move loses");
    }
    if (next) {
        //: misère play; %1 is an even number of stairs, 0 among them, %n the number of winning moves
        return Words::plural("N-position · odd stairs with one stone: %1, an even number · %n winning "
                             "move(s)")(ways, Count{size.ones});
    }
    //: misère play; %1 is an odd number of stairs
    return Words::phrase(
        "P-position · odd stairs with one stone: %1, an odd number · the player to move loses")(
        Count{size.ones});
}

class StaircaseGame final : public teaching::Game {
public:
    StaircaseGame() : Game(QStringLiteral("staircase")) { }

    std::optional<Sentence> check(const Position& position) const override
    {
        if (position.heaps.empty()) {
            return Words::phrase("Staircase Nim needs at least one stair, so at least one number is "
                                 "expected");
        }
        if (!staircase::fits(position.heaps)) {
            //: %1 is 9223372036854775807
            return Words::phrase("All stairs together have at most %1 stones, as they can meet")(
                QString::number(theory::kMaxCount));
        }
        return std::nullopt;
    }

    Outcome outcome(const Position& position) const override
    {
        return staircase::outcome(position.heaps, position.play);
    }

    std::optional<Count> grundyValue(const Position& position) const override
    {
        if (position.play == Play::Misere)
            return std::nullopt;
        return staircase::nimSum(position.heaps);
    }

    std::vector<Move> winningMoves(const Position& position) const override
    {
        std::vector<Move> moves;
        for (const staircase::Move& move : staircase::winningMoves(position.heaps, position.play))
            moves.push_back(toMove(move));
        return moves;
    }

    Position after(const Position& position, const Move& move) const override
    {
        Position result = position;
        result.heaps = staircase::after(position.heaps, {move.heap, move.take});
        return result;
    }

    // How many times a stone can still go one stair down, which is how long the game can last.
    Count stonesLeft(const Position& position) const override
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

    Move hardestMove(const Position& position) const override
    {
        return toMove(staircase::hardestMove(position.heaps, position.play).value());
    }

    Sentence describe(const Position&, const Move& move) const override
    {
        //: a move, to stand within a sentence: "move 2 from stair 5 down"
        return Words::phrase("move %1 from stair %2 down")(move.take, Count{move.heap} + 1);
    }

    QString shortForm(const Position&, const Move& move) const override
    {
        return QStringLiteral("%1:%2↓").arg(move.heap + 1).arg(move.take);
    }

    Sentence verdict(const Position& position) const override
    {
        if (position.play == Play::Misere)
            return misereVerdict(position);
        if (!hasStones(position)) {
            return Words::phrase(
                "P-position · no stone is left to move · whoever made the last move has won");
        }
        const Count sum = staircase::nimSum(position.heaps);
        if (sum == 0) {
            return Words::phrase(
                "P-position · the nim-sum of the odd stairs is 0 · the player to move loses");
        }
        //: %1 is the nim-sum, as 13, %2 the same in binary, as 1101₂; %n is the number of winning moves
        return Words::plural(
            "N-position · nim-sum of the odd stairs %1 = %2 ≠ 0 · the player to move can win in %n way(s)")(
            staircase::countWinningMoves(position.heaps, Play::Normal), sum, Binary{sum, 1, true});
    }

    std::vector<Sentence> hints(const Position& position) const override { return staircaseHints(position); }

    Sentence moveRule(const Position&) const override
    {
        return Words::phrase("Move any number of stones from one stair to the next lower one.");
    }

    Sentence endRule(Play play) const override
    {
        return play == Play::Misere ? Words::phrase("Whoever makes the last move loses.")
                                    : Words::phrase("Whoever makes the last move wins.");
    }

    Sentence invitation(const Position&) const override
    {
        return Words::phrase("Your move: click a stone; it goes one stair down with those after it.");
    }

    Sentence decidingFact(const Position& position) const override
    {
        if (position.play == Play::Misere)
            return {};
        const Count sum = staircase::nimSum(position.heaps);
        if (sum == 0)
            return Words::phrase("nim-sum 0 on the odd stairs");
        //: %1 is a number
        return Words::phrase("nim-sum %1 ≠ 0 on the odd stairs")(sum);
    }

    std::vector<Count> firstHeaps() const override { return {4, 1, 7, 2, 1, 3}; }

    std::vector<Count> randomHeaps(Difficulty difficulty, QRandomGenerator& random) const override
    {
        constexpr Deal kDeals[] = {{3, 4, 0, 4}, {4, 5, 0, 7}, {5, 6, 0, 15}};
        return dealt(kDeals[static_cast<int>(difficulty)], random);
    }
};

} // namespace

Move toMove(const staircase::Move& move)
{
    return {move.stair, move.moved, 0};
}

std::shared_ptr<const teaching::Game> staircaseGame()
{
    static const auto game = std::make_shared<const StaircaseGame>();
    return game;
}

namespace {

struct ChartWords {
    LASTSTONE_SENTENCES(StaircaseChart)
};

struct TableWords {
    LASTSTONE_SENTENCES(StaircaseTable)
};

Sentence title(const Position& position, Count others)
{
    const bool alone = position.heaps.size() <= 4; // no odd stair beside the two
    if (position.play == Play::Misere) {
        if (alone)
            return ChartWords::phrase("P-positions in misère play");
        return ChartWords::phrase("P-positions in misère play, the other odd stairs fixed");
    }
    if (alone)
        return ChartWords::phrase("P-positions: a = b");
    //: %1 is the nim-sum of the odd stairs that stay as they are
    return ChartWords::phrase("P-positions with the other odd stairs fixed: a ⊕ b = %1")(others);
}

// The odd stairs; none when there is only one, as then there is nothing to choose from.
std::vector<std::size_t> axesOf(const Position& position)
{
    std::vector<std::size_t> axes;
    for (std::size_t stair = 0; stair < position.heaps.size(); ++stair) {
        if (staircase::isOdd(stair))
            axes.push_back(stair);
    }
    if (axes.size() < 2)
        axes.clear();
    return axes;
}

PlaneTarget positionAt(const Position& position, const PlaneWindow& window, const PlanePoint& point)
{
    const PlaneTarget target = teaching::heapPlanePosition(position, window, point);
    const auto* result = std::get_if<Position>(&target);
    if (result && !staircase::fits(result->heaps)) {
        //: %1 is 9223372036854775807
        return ChartWords::phrase("All stairs together have at most %1 stones; here there would be "
                                  "more.")(QString::number(theory::kMaxCount));
    }
    return target;
}

PlanePlace placeOf(const Position& position, const PlaneWindow& window)
{
    PlanePlace place = teaching::heapPlanePlace(position, window);
    place.drawable = place.drawable && staircase::isOdd(window.xHeap) && staircase::isOdd(window.yHeap);
    return place;
}

PlaneData dataIn(const Position& position, const PlaneWindow& window)
{
    PlaneData data(placeOf(position, window));
    if (!data.drawable) {
        data.title = ChartWords::phrase("The chart needs two odd stairs");
        return data;
    }
    data = teaching::heapPlane(position, window);
    std::vector<Count> stairs = position.heaps;
    stairs[window.xHeap] = 0;
    stairs[window.yHeap] = 0;
    const std::vector<Count> fixed = staircase::oddStairs(stairs);
    const Count others = nim::nimSum(fixed);
    data.title = title(position, others);
    //: the axis of a chart; %1 is the number of an odd stair
    data.xTitle = ChartWords::phrase("a: stair %1")(Count{window.xHeap} + 1);
    //: the axis of a chart; %1 is the number of an odd stair
    data.yTitle = ChartWords::phrase("b: stair %1")(Count{window.yHeap} + 1);
    addNimPlane(data, window, fixed, position.play);
    return data;
}

} // namespace

teaching::Plane staircasePlane()
{
    return {.data = dataIn, .place = placeOf, .positionAt = positionAt, .axes = axesOf};
}

namespace {

TableBars bars(const Position& position)
{
    constexpr std::size_t kMostStairs = 64;
    const std::size_t all = position.heaps.size();
    const std::size_t shown = std::min(all, kMostStairs);
    TableBars table;
    for (std::size_t stair = 0; stair < shown; ++stair)
        table.bars.push_back({position.heaps[stair], theory::staircase::isOdd(stair)});
    table.title = TableWords::phrase("The stones on each stair. Only the filled bars count.");
    if (all > shown) {
        //: %1 is 64, %2 a larger number of stairs
        table.title = TableWords::phrase("The stones on stairs 1 to %1, of %2 stairs in all. Only the filled "
                                         "bars count.")(Count{shown}, Count{all});
    }
    //: the legend of a bar chart
    table.counted = TableWords::phrase("odd stairs");
    //: the legend of a bar chart
    table.others = TableWords::phrase("even stairs");
    //: the axis of a bar chart
    table.partTitle = TableWords::phrase("number of the stair");
    //: the axis of a bar chart
    table.stonesTitle = TableWords::phrase("stones");
    return table;
}

} // namespace

teaching::Table staircaseTable()
{
    return {.bars = bars};
}

} // namespace laststone::games
