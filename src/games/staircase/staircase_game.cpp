// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/staircase/staircase_game.h"

#include "games/common/nim_sum.h"
#include "teaching/notation.h"
#include "teaching/opponent.h"

#include <algorithm>
#include <bit>

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

// How many odd stairs have one stone; none where one has more.
std::optional<Count> onlyOnes(const Position& position)
{
    const auto size = nim::sizes(staircase::oddStairs(position.heaps));
    return size.big > 0 ? std::nullopt : std::optional(Count{size.ones});
}

Sentence misereVerdict(const Position& position)
{
    const auto size = nim::sizes(staircase::oddStairs(position.heaps));
    const bool next = staircase::outcome(position.heaps, Play::Misere) == Outcome::N;
    const Count ways = staircase::countWinningMoves(position.heaps, Play::Misere);
    if (!hasStones(position)) {
        return Words::phrase("N-position · no stone is left to move · whoever made the last move has lost");
    }
    if (size.big == 1) { // whose nim-sum is not 0, and lowering it does not make it 0
        //: misère play; %n is the number of winning moves
        return Words::plural("N-position · just one odd stair has two stones or more: it decides whether "
                             "the number of those with one stone becomes odd · %n winning move(s)")(ways);
    }
    if (size.big > 0 && next) {
        const Count sum = staircase::nimSum(position.heaps);
        //: misère play; %1 is the nim-sum, such as "1" or "13 = 1101₂"; %n is the number of winning moves
        return Words::plural("N-position · odd stairs with two stones or more are left, nim-sum of the odd "
                             "stairs %1 ≠ 0 · %n winning move(s)")(ways, inBothBases(sum));
    }
    if (size.big > 0) {
        return Words::phrase(
            "P-position · odd stairs with two stones or more are left, nim-sum of the odd stairs 0 · the "
            "player to move loses");
    }
    if (next) {
        //: misère play; %1 is an even number of stairs, 0 among them, %n the number of winning moves
        return Words::plural(
            "N-position · odd stairs with one stone: %1, an even number · %n winning move(s)")(
            ways, Count{size.ones});
    }
    //: misère play; %1 is an odd number of stairs
    return Words::phrase(
        "P-position · odd stairs with one stone: %1, an odd number · the player to move loses")(
        Count{size.ones});
}

class StaircaseGame final : public teaching::Game {
public:
    StaircaseGame() : Game(QStringLiteral("staircase")) { }

    // What has come down from an even stair goes one stair further, and all odd stairs are as before.
    std::optional<Move> cancelling(const Position&, const Move& move) const override
    {
        return move.heap % 2 == 0 ? std::nullopt : std::optional(Move{move.heap - 1, move.take, 0});
    }

    std::optional<Sentence> check(const Position& position) const override
    {
        if (position.heaps.empty()) {
            return Words::phrase(
                "Staircase Nim needs at least one stair, so at least one number is expected");
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

    Sentence report(const Position&, const Move& move) const override
    {
        if (move.heap == 0) {
            //: a move that was made, behind the name of its player: "moved 2 from stair 1 to the ground"
            return Words::phrase("moved %1 from stair 1 to the ground")(move.take);
        }
        //: a move that was made, behind the name of its player: "moved 2 from stair 5 to stair 4"
        return Words::phrase("moved %1 from stair %2 to stair %3")(move.take, Count{move.heap} + 1,
                                                                   Count{move.heap});
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
        //: %1 is the nim-sum, such as "1" or "13 = 1101₂"; %n is the number of winning moves
        return Words::plural("N-position · nim-sum of the odd stairs %1 ≠ 0 · %n winning move(s)")(
            staircase::countWinningMoves(position.heaps, Play::Normal), inBothBases(sum));
    }

    std::vector<Sentence> hints(const Position& position) const override { return staircaseHints(position); }

    Sentence moveRule(const Position&) const override
    {
        return Words::phrase("Move one or more stones from one stair to the next lower one.");
    }

    // It is on the ground then, where stones stay.
    bool endsWithLastStone() const override { return false; }

    Sentence invitation(const Position&) const override
    {
        return Words::phrase("Your move: click a stone; it goes one stair down with those after it.");
    }

    Sentence decidingFact(const Position& position) const override
    {
        if (const auto ones = onlyOnes(position); position.play == Play::Misere && ones) {
            return *ones % 2 == 1 ? Words::plural("%n odd stair(s) with one stone, an odd number")(*ones)
                                  : Words::plural("%n odd stair(s) with one stone, an even number")(*ones);
        }
        const Count sum = staircase::nimSum(position.heaps);
        if (sum == 0)
            return Words::phrase("nim-sum 0 on the odd stairs");
        //: %1 is a number
        return Words::phrase("nim-sum %1 ≠ 0 on the odd stairs")(sum);
    }

    std::vector<Count> firstHeaps() const override { return {4, 1, 7, 2, 1, 3}; }

    std::vector<Count> randomHeaps(Difficulty difficulty, QRandomGenerator& random) const override
    {
        constexpr Deal kDeals[] = {{3, 4, 0, 4}, {5, 6, 0, 7}, {5, 6, 0, 15}};
        return dealt(kDeals[static_cast<int>(difficulty)], random);
    }

    QStringList facts(const Position& position) const override
    {
        return {teaching::notation(position)}; // every stair is another one
    }

    // The digits of all stairs, of which one has to pick those that count.
    std::optional<Difficulty> levelOf(const Position& position) const override
    {
        const Count largest = position.heaps.empty() ? 0 : std::ranges::max(position.heaps);
        return levelBy(position.heaps.size() * static_cast<Count>(std::bit_width(largest)), 12, 18);
    }
};

} // namespace

std::optional<Move> replyOnStairs(const Position& position, const Move& move)
{
    const auto reply = staircase::reply(position.heaps, {move.heap, move.take}, position.play);
    return reply ? std::optional(toMove(*reply)) : std::nullopt;
}

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

PlanePlace placeOf(const Position& position, const PlaneWindow& window)
{
    PlanePlace place = teaching::heapPlanePlace(position, window);
    place.drawable = place.drawable && staircase::isOdd(window.xHeap) && staircase::isOdd(window.yHeap);
    if (!place.drawable)
        return place;
    const Count sum = staircase::nimSum(position.heaps);
    focusOnPositions(place, sum);
    // Of few stones a part that has the P-positions of its rows and columns, with room for words between
    // them.
    constexpr Count kFew = 8;
    const auto [x, y] = place.current;
    if (!place.focus && std::max({x, y, sum ^ x ^ y}) < kFew)
        place.focus = {{0, kFew}, {0, kFew}};
    return place;
}

// What takes one of the stairs from so many stones to so many others: the stones go to the stair below, or
// come from the one above.
std::optional<Move> moveTo(const Position& position, const PlaneWindow& window, const PlanePoint& point)
{
    const auto onStair = [&](std::size_t stair, Count stones) {
        const Count before = position.heaps[stair];
        return stones < before ? Move{stair, before - stones} : Move{stair + 1, stones - before};
    };
    const PlanePlace place = placeOf(position, window);
    const PlanePoint here = place.current;
    if (!place.drawable || (here.x == point.x) == (here.y == point.y))
        return std::nullopt;
    const Move move = here.x != point.x ? onStair(window.xHeap, point.x) : onStair(window.yHeap, point.y);
    return position.game->isLegal(position, move) ? std::optional(move) : std::nullopt;
}

// What a move leaves, if one leads there; else the other stairs stay as they are.
PlaneTarget positionAt(const Position& position, const PlaneWindow& window, const PlanePoint& point)
{
    if (const auto move = moveTo(position, window, point))
        return position.game->after(position, *move);
    PlaneTarget target = teaching::heapPlanePosition(position, window, point);
    const auto* result = std::get_if<Position>(&target);
    if (result && !staircase::fits(result->heaps)) {
        //: %1 is 9223372036854775807
        return ChartWords::phrase("All stairs together have at most %1 stones; here there would be more.")(
            QString::number(theory::kMaxCount));
    }
    return target;
}

std::vector<PlanePoint> winningPoints(const Position& position, const PlaneWindow& window)
{
    std::vector<PlanePoint> points;
    const PlanePoint here = teaching::heapPlanePoint(position, window);
    for (const Move& move : position.game->winningMoves(position)) {
        const PlanePoint point = teaching::heapPlanePoint(position.game->after(position, move), window);
        if (point != here) // else of another stair
            points.push_back(point);
    }
    return points;
}

PlaneData dataIn(const Position& position, const PlaneWindow& window)
{
    PlaneData data(placeOf(position, window));
    if (!data.drawable) {
        data.title = ChartWords::phrase("The chart needs two odd stairs");
        return data;
    }
    data.outcome = position.game->outcome(position);
    data.winning = winningPoints(position, window);
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

// Which two stairs a table has, from 0, and how many stones each of them has at most.
struct TwoStairs {
    std::size_t first;
    std::size_t second;
};
constexpr TwoStairs kTables[] = {{0, 1}, {0, 2}, {1, 2}};
constexpr Count kMostStones = 4;

Position onTwoStairs(Position position, const TwoStairs& stairs, Count first, Count second)
{
    position.heaps.assign(stairs.second + 1, 0);
    position.heaps[stairs.first] = first;
    position.heaps[stairs.second] = second;
    return position;
}

// Why a position of the table is what it is.
Sentence text(const Position& position)
{
    const Game& game = *position.game;
    const QString name = teaching::shortNotation(position);
    if (game.isTerminal(position)) {
        if (position.play == Play::Misere) {
            //: %1 is a position without stones
            return TableWords::phrase("%1: whoever moved last has lost, so this is an N-position.")(name);
        }
        //: %1 is a position without stones
        return TableWords::phrase("%1: no move is left, so this is a P-position.")(name);
    }
    const auto clause = [](const Position& before, const Move& move) {
        return Clauses{{before.game->describe(before, move)}};
    };
    const Move best = teaching::bestMove(position);
    const Position left = game.after(position, best);
    if (game.outcome(position) == Outcome::N) {
        //: %1 is a position, %2 a move such as "move 2 from stair 3", %3 what it leaves
        return TableWords::phrase("%1: %2 and leave %3, a P-position. So %1 is N.")(
            name, clause(position, best), teaching::shortNotation(left));
    }
    if (game.isTerminal(left)) {
        //: misère play; %1 is a position
        return TableWords::phrase("%1: the only move ends the game, and loses it. So %1 is P.")(name);
    }
    //: %1 is a position, %2 and %3 are moves such as "move 2 from stair 3"
    return TableWords::phrase("%1: every move has an answer: to “%2”, for example, “%3”. So %1 is P.")(
        name, clause(position, best), clause(left, teaching::bestMove(left)));
}

// Line by line, a line for each number of stones on the second stair: moves lead to the left or downwards.
TableCells cells(const Position& position, std::size_t part, int step)
{
    const TwoStairs& stairs = kTables[std::min(part, std::size(kTables) - 1)];
    const auto at = [&](Count cell) {
        return onTwoStairs(position, stairs, cell % (kMostStones + 1), cell / (kMostStones + 1));
    };
    constexpr Count kCells = (kMostStones + 1) * (kMostStones + 1);
    TableCells table;
    table.lastStep = static_cast<int>(kCells);
    const auto judged = static_cast<Count>(std::clamp(step, 0, table.lastStep));
    table.text = judged == 0
        ? TableWords::phrase("Small staircases are judged one after the other, from the empty one on.")
        : text(at(judged - 1));
    if (judged < kCells) {
        //: asked before the table tells; %1 is a position, the stones on each stair
        table.next = {TableWords::phrase("%1: P or N?")(teaching::shortNotation(at(judged))),
                      position.game->outcome(at(judged)), static_cast<std::size_t>(judged)};
    }
    table.inView = judged == 0 ? 0 : static_cast<std::size_t>(judged) - 1;
    table.lineLength = kMostStones + 1;
    for (const TwoStairs& each : kTables) {
        //: what a table is of, to choose from a list; %1 and %2 are numbers of stairs
        table.parts.push_back(
            TableWords::phrase("Stairs %1 and %2")(Count{each.first} + 1, Count{each.second} + 1));
    }
    table.partsName = TableWords::phrase("The stairs that have stones");
    for (Count i = 0; i < kCells; ++i) {
        TableCell cell;
        cell.position = at(i);
        cell.name = teaching::shortNotation(*cell.position);
        if (i < judged)
            cell.outcome = position.game->outcome(*cell.position);
        cell.isNow = position.heaps == cell.position->heaps;
        if (i + 1 == judged)
            cell.frame = TableCell::Frame::Last;
        table.cells.push_back(std::move(cell));
    }
    return table;
}

} // namespace

teaching::Table staircaseTable()
{
    return {.cells = cells};
}

} // namespace laststone::games
