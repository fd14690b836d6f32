// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sums/sums_plane.h"

#include "games/sums/sg_game.h"
#include "theory/sum.h"

#include <algorithm>

namespace laststone::games {

using theory::Period;

namespace {

constexpr Count kNone = theory::kMaxCount; // no value is so large
constexpr Count kMostBands = 60;
constexpr std::size_t kMostNotes = 60;
constexpr std::size_t kMostExceptions = 200;

struct Words {
    LASTSTONE_SENTENCES(SgChart)
};

// The part of a position that the x axis stands for, window.xHeap.
struct SumPart {
    SumPart(const Position& shown, const PlaneWindow& window)
        : position(shown)
        , game(SgGame::of(shown))
        , part(window.xHeap < shown.heaps.size() ? window.xHeap : 0)
        , series(game.series(part))
        , order(game.order())
        , tellsPeriod(window.tellsPeriod)
    {
        if (shown.play == Play::Normal || game.valuesRuleMisere())
            lostValue = theory::Sum(game.values(shown.heaps), shown.play).wanted(part);
        const auto wins = lostValue ? std::vector<teaching::Move>() : game.winningMoves(shown);
        for (const SgOption& option : game.unsplitOptions(part, current())) {
            const bool isWin =
                lostValue ? option.value == lostValue : std::ranges::find(wins, option.move) != wins.end();
            if (option.count < 2 && isWin)
                winning.push_back(option.first);
        }
    }

    const Position& position;
    const SgGame& game;
    std::size_t part;
    std::shared_ptr<HeapSeries> series; // null for vertices
    std::vector<Count> order; // of vertices along the axis; empty for heaps
    // The value with which the position is P; none where values do not tell.
    std::optional<Count> lostValue;
    bool tellsPeriod;
    std::vector<Count> winning; // what the part is after each winning move that leaves one heap, or none

    // REQUIRES: heaps.
    std::optional<Period> period() const { return tellsPeriod ? series->period() : std::nullopt; }

    Count current() const { return position.heaps[part]; }
    Count value(Count heap) const { return game.value(part, heap); }
    Count heapAt(Count x) const { return series ? x : order[x]; }
    bool isOnAxis(Count x) const { return series || x < order.size(); }
    PlanePoint point(Count heap) const
    {
        const Count rank = series ? heap : static_cast<Count>(std::ranges::find(order, heap) - order.begin());
        return {rank, value(heap)};
    }

    // The outcome of the position with this heap in place, of that value.
    std::optional<Outcome> outcome(Count heap, Count value) const
    {
        if (lostValue)
            return value == lostValue ? Outcome::P : Outcome::N;
        Position changed = position;
        changed.heaps[part] = heap;
        // That of the position itself has been searched before.
        if (heap != current() && !game.isSoonDecided(changed))
            return std::nullopt;
        const auto answer = game.misere(changed.heaps);
        return answer ? std::optional(answer->outcome) : std::nullopt;
    }
};

// Those of the window that are known.
std::vector<HeapSeries::Value> valuesOf(const SumPart& it, const PlaneWindow& window)
{
    if (it.series)
        return it.series->values(window.x);
    std::vector<HeapSeries::Value> values;
    for (Count x = window.x.first; x < it.order.size() && x <= window.x.last; ++x)
        values.push_back(static_cast<HeapSeries::Value>(it.value(it.order[x])));
    return values;
}

// At most kMostPlanePoints of a kind. Gives how many values of x a point then stands for at most.
Count addPoints(PlaneData& data, const SumPart& it, ThinnedValues points)
{
    data.lost = std::move(points.lost);
    if (it.lostValue)
        data.others = std::move(points.others);
    else
        for (const PlanePoint& point : points.others) {
            const auto outcome = it.outcome(it.heapAt(point.x), point.y);
            (!outcome ? data.unknown : *outcome == Outcome::P ? data.lost : data.others).push_back(point);
        }
    return points.each;
}

// What the plane says of the position, the line on which the P-positions of a sum lie, and how high it is: as
// the largest of all values.
void finish(PlaneData& data, const SumPart& it, const PlaneWindow& window, Count largest)
{
    data.outcome = it.outcome(it.current(), data.current.y).value_or(Outcome::N);
    Count top = std::max(largest, Count{2}); // a higher chart would leave the numbers of few values no room
    if (window.x.contains(data.current.x))
        top = std::max(top, data.current.y);
    if (it.position.heaps.size() > 1 && it.position.play == Play::Normal) {
        const Count others = *it.lostValue;
        top = std::max(top, others);
        //: beside a line across a chart of a sum; %1 is the nim-sum of all heaps but one
        const Sentence line = it.series
            ? Words::phrase("the sum is P: the other heaps have %1")(others)
            //: beside a line across a chart of a sum; %1 is the nim-sum of the values of all tokens but one
            : Words::phrase("the sum is P: the other tokens have %1")(others);
        //: beside a line across a chart of a sum, where there is little room
        const Sentence brief = Words::phrase("the sum is P");
        data.lines.push_back({{{window.x.first, others}}, {{window.x.last, others}}, line, brief});
    }
    data.focus->y = {0, top};
}

// A value of 0 is no P-position here: P and N are those of the sum.
Sentence sumSentence(const QString& value, bool isLost, bool isReached)
{
    if (isReached) {
        //: %1 is a formula such as "g(7) = 2"; said of a point on a chart
        return Words::phrase("%1: then the whole sum is a P-position, reached by a winning move")(value);
    }
    //: %1 is a formula such as "g(7) = 2"; said of a point on a chart
    return isLost ? Words::phrase("%1: then the whole sum is a P-position")(value)
                  //: %1 is a formula such as "g(7) = 2"; said of a point on a chart
                  : Words::phrase("%1: then the whole sum is an N-position")(value);
}

// "g(7) = 2: N-position"
Sentence pointSentence(const SumPart& it, Count heap, std::optional<Count> value)
{
    const QString name = it.game.label(heap);
    if (!value) {
        //: %1 is a number of stones
        return Words::phrase("g(%1) has not been worked out yet")(name);
    }
    const auto outcome = it.outcome(heap, *value);
    if (!outcome)
        return teaching::formula(QStringLiteral("g(%1) = %2").arg(name, QString::number(*value)));
    const bool isLost = outcome == Outcome::P;
    const bool isReached = std::ranges::find(it.winning, heap) != it.winning.end();
    if (it.position.heaps.size() > 1)
        return sumSentence(QStringLiteral("g(%1) = %2").arg(name, QString::number(*value)), isLost,
                           isReached);
    if (isReached) {
        //: %1 is a heap or vertex, %2 its SG value; said of a point on a chart
        return Words::phrase("g(%1) = %2: P-position, reached by a winning move")(name, *value);
    }
    if (it.series && std::ranges::binary_search(it.series->exceptions(), heap)) {
        //: %1 is a heap, %2 its SG value; said of a point on a chart
        return isLost ? Words::phrase("g(%1) = %2: P-position, off the period")(name, *value)
                      //: %1 is a heap, %2 its SG value; said of a point on a chart
                      : Words::phrase("g(%1) = %2: N-position, off the period")(name, *value);
    }
    //: %1 is a heap or vertex, %2 its SG value; said of a point on a chart
    return isLost ? Words::phrase("g(%1) = %2: P-position")(name, *value)
                  //: %1 is a heap or vertex, %2 its SG value; said of a point on a chart
                  : Words::phrase("g(%1) = %2: N-position")(name, *value);
}

void addBands(PlaneData& data, const PlaneWindow& window, const Period& period)
{
    const auto& [pre, length] = period;
    if (pre > 0 && window.x.first < pre) {
        //: over the part of a chart before the values repeat; %1 is a number of stones
        const Sentence label = Words::phrase("pre-period, up to %1")(pre - 1);
        data.bands.push_back({{0, pre - 1}, label, PlaneBand::Shade::Strong});
    }
    if (window.x.last < pre)
        return;
    const Count first = window.x.first > pre ? period.rounds(window.x.first) : 0;
    const Count last = period.rounds(window.x.last);
    if (last - first > 2 * kMostBands) {
        //: over the part of a chart where the values repeat, too often to show each time; %1 is how many
        //: values it is that repeat
        const Sentence all = Words::phrase("period of %1 values")(length);
        data.bands.push_back({{std::max(pre, window.x.first), window.x.last}, all});
        return;
    }
    // Every other one; the first that is in view says what it is.
    bool isNamed = false;
    for (Count round = first; round <= last; ++round) {
        PlaneBand band{{pre + round * length, pre + (round + 1) * length - 1}};
        band.shade = round % 2 == 0 ? PlaneBand::Shade::Weak : PlaneBand::Shade::None;
        if (!isNamed && band.x.first >= window.x.first) {
            //: over the part of a chart where the values repeat for the first time in view; %1 and %2 are the
            //: first and last number of stones of it
            band.label = Words::phrase("period, %1 to %2")(band.x.first, band.x.last);
            isNamed = true;
        }
        data.bands.push_back(std::move(band));
    }
}

// A frame is said to be an exception where one is in view.
Sentence titleOf(const SumPart& it, const HeapSeries& series, bool isFramed)
{
    const auto period = it.period();
    if (it.position.play == Play::Misere)
        return Words::phrase("Misère play: P and N at g(n), the values of normal play");
    if (!it.tellsPeriod)
        return Words::phrase("The SG values g(n)");
    if (!period) {
        //: %1 is a number of stones
        return Words::phrase("g(n): no period is proven up to n = %1")(series.known() - 1);
    }
    if (isFramed) {
        //: the title of a chart, on which some points stand in a frame; %1 is the length of the period, %2
        //: the number of stones where it begins
        return Words::phrase("Period %1 from n = %2, proven; □ exceptions")(period->period,
                                                                            period->prePeriod);
    }
    //: the title of a chart; %1 is the length of the period, %2 the number of stones where it begins
    return Words::phrase("g(n): period %1 from n = %2 on, proven")(period->period, period->prePeriod);
}

Sentence xTitleOf(const SumPart& it, Count each)
{
    const Count number = Count{it.part} + 1;
    if (it.position.heaps.size() == 1 && each == 1)
        return Words::phrase("n: stones in the heap");
    if (it.position.heaps.size() == 1) {
        //: the axis of a chart that is too small for all points; %1 is a number of values of n
        return Words::phrase("n: stones in the heap; a point stands for up to %1")(each);
    }
    if (each == 1) {
        //: the axis of a chart of several heaps; %1 is the number of a heap
        return Words::phrase("n: stones in heap %1; P or N: of the whole sum")(number);
    }
    //: the axis of a chart that is too small for all points; %1 is the number of a heap, %2 a number of
    //: values of n
    return Words::phrase("n: stones in heap %1; a point stands for up to %2")(number, each);
}

// From 0 on, with a few periods, whether these may be told or not, if the heap is not too far away.
teaching::PlaneRange firstView(Count heap, const std::optional<Period>& period)
{
    constexpr Count kLeast = 24;
    constexpr Count kMost = 160;
    Count length = kLeast;
    if (period)
        length = std::clamp(period->prePeriod + 3 * std::min(period->period, kMost), kLeast, kMost);
    if (heap <= length * 3 / 2)
        return {0, std::max(length, heap + heap / 8)};
    return {heap - length / 2, heap + length / 2};
}

// What a plane of heaps shows beside its points, each of which stands for up to `each` of them.
void describeHeaps(PlaneData& data, const SumPart& it, const PlaneWindow& window, Count each)
{
    const HeapSeries& series = *it.series;
    const auto period = it.period();
    const auto exceptions = series.exceptions();
    const bool isFramed = period && !exceptions.empty() && exceptions.size() <= kMostExceptions && each == 1;
    for (const Count heap : isFramed ? exceptions : std::vector<Count>()) {
        if (window.x.contains(heap))
            data.exceptions.push_back({heap, *series.at(heap)});
    }
    if (period)
        addBands(data, window, *period);
    data.title = titleOf(it, series, !data.exceptions.empty());
    data.xTitle = xTitleOf(it, each);
    data.yTitle = teaching::formula(QStringLiteral("g(n)"));
}

// The layers, and the names of the vertices where they are few.
void describeVertices(PlaneData& data, const SumPart& it, std::span<const HeapSeries::Value> values,
                      const PlaneWindow& window)
{
    const auto layerOf = [&](Count vertex) { // how far a token there is from the end
        return it.game.stonesLeft({nullptr, Play::Normal, {vertex}});
    };
    const auto begin = it.order.begin();
    for (Count x = window.x.first; it.isOnAxis(x) && x <= window.x.last && data.bands.size() < kMostBands;) {
        const Count layer = layerOf(it.order[x]);
        const auto vertices = std::ranges::equal_range(it.order, layer, {}, layerOf);
        const auto first = static_cast<Count>(vertices.begin() - begin);
        x = static_cast<Count>(vertices.end() - begin);
        //: over the first of several parts of a chart, the others of which have a number alone: vertices from
        //: which the longest way has %1 edges
        const auto named = Words::phrase("layer %1");
        const auto shade = layer % 2 == 0 ? PlaneBand::Shade::Weak : PlaneBand::Shade::None;
        const bool isFirst = data.bands.empty();
        data.bands.push_back(
            {{first, x - 1}, isFirst ? named(layer) : teaching::formula(QString::number(layer)), shade});
    }
    for (std::size_t i = 0; values.size() <= kMostNotes && i < values.size(); ++i) {
        const PlanePoint at{window.x.first + i, values[i]};
        data.notes.push_back({at, it.game.label(it.order[at.x])});
    }
    const bool isSum = it.position.heaps.size() > 1;
    //: the title of a chart of several tokens: the colours of its points are not those of single vertices; %1
    //: is the number of the token that the chart moves
    const auto sum = Words::phrase("P or N if token %1 stood there");
    data.title = it.position.play == Play::Misere
        ? Words::phrase("Misère play: P and N at the values of normal play")
        : isSum ? sum(Count{it.part} + 1)
                : Words::phrase("SG values of the vertices");
    data.xTitle = Words::phrase("vertices, layer by layer from the sinks up");
    data.yTitle = teaching::formula(QStringLiteral("g"));
    data.hasNumbers = false;
}

teaching::PlanePlace placeOf(const SumPart& it)
{
    const teaching::PlaneRange x = it.series
        ? firstView(it.current(), it.series->period())
        : teaching::PlaneRange{0, std::max<Count>(4, it.order.size() - 1)};
    return {.current = it.point(it.current()), .focus = {{x, {}}}, .isSequence = true, .drawable = true};
}

PlaneData dataIn(const Position& position, const PlaneWindow& window)
{
    const SumPart it(position, window);
    PlaneData data(placeOf(it));
    for (const Count heap : it.winning)
        data.winning.push_back(it.point(heap));
    const auto values = valuesOf(it, window);
    ThinnedValues points = thinned(window.x.first, values, it.lostValue.value_or(kNone));
    const Count largest = points.largest;
    const Count each = addPoints(data, it, std::move(points));
    if (it.series)
        describeHeaps(data, it, window, each);
    else
        describeVertices(data, it, values, window);
    data.formula =
        QStringLiteral("g(%1) = %2").arg(it.game.label(it.current()), QString::number(data.current.y));
    finish(data, it, window, largest);
    return data;
}

Sentence noVertex()
{
    return Words::phrase("There is no vertex there.");
}

teaching::PlaneTarget positionAt(const Position& position, const PlaneWindow& window, const PlanePoint& point)
{
    const SumPart it(position, window);
    if (!it.isOnAxis(point.x))
        return noVertex();
    Position result = it.game.with(position, it.part, it.heapAt(point.x));
    if (auto wrong = it.game.check(result))
        return *wrong;
    return result;
}

Sentence pointText(const Position& position, const PlaneWindow& window, const PlanePoint& point)
{
    const SumPart it(position, window);
    if (!it.isOnAxis(point.x))
        return noVertex();
    const Count heap = it.heapAt(point.x);
    if (!it.series || heap == it.current())
        return pointSentence(it, heap, it.value(heap));
    return pointSentence(it, heap, it.series->at(heap));
}

// A heap that is split is two then, and what they are worth together is no point of the chart.
std::optional<PlanePoint> afterMove(const Position& position, const teaching::Move& move,
                                    const PlaneWindow& window)
{
    const SumPart it(position, window);
    if (move.heap != it.part || move.split > 0)
        return std::nullopt;
    return it.point(it.series ? it.current() - move.take : move.take);
}

// All parts, if there is a choice.
std::vector<std::size_t> axes(const Position& position)
{
    return position.heaps.size() < 2 ? std::vector<std::size_t>() : teaching::everyHeap(position);
}

std::shared_ptr<teaching::PlaneWork> work(const Position& position, const PlaneWindow& window)
{
    return SgGame::of(position).series(window.xHeap < position.heaps.size() ? window.xHeap : 0);
}

} // namespace

Plane sumPlane(Sentence part)
{
    return {.data = dataIn,
            .place = [](const Position& position,
                        const PlaneWindow& window) { return placeOf(SumPart(position, window)); },
            .positionAt = positionAt,
            .afterMove = afterMove,
            .axes = axes,
            .xLabel = std::move(part),
            .pointText = pointText,
            .work = work};
}

} // namespace laststone::games
