// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sums/sums_plane.h"

#include "games/common/thinning.h"

#include <QCoreApplication>

#include <algorithm>

namespace laststone::games {

using teaching::Argument;
using teaching::PlaneBand;
using teaching::PlaneData;
using teaching::PlanePoint;
using teaching::PlaneWindow;
using teaching::Position;
using teaching::Sentence;
using theory::Count;
using theory::Outcome;
using theory::Period;
using theory::Play;

namespace {

constexpr Count kNone = theory::kMaxCount; // no value is so large
constexpr Count kMostBands = 60;
constexpr std::size_t kMostExceptions = 200;

Sentence sentence(const char* source, std::vector<Argument> arguments = {})
{
    return {"SgChart", source, std::move(arguments)};
}

} // namespace

SumPart sumPart(const Position& position, const PlaneWindow& window)
{
    SumPart it;
    it.game = sgGame(position);
    it.heaps = position.heaps;
    it.part = window.xHeap < position.heaps.size() ? window.xHeap : 0;
    it.play = position.play;
    it.others = it.game->nimSum(it.heaps) ^ it.value(it.current());
    if (it.play == Play::Normal)
        it.lostValue = it.others;
    return it;
}

std::vector<Count> winningResults(const SumPart& it)
{
    const auto misere = it.play == Play::Misere ? it.game->misere(it.heaps) : std::nullopt;
    const auto wins = [&](const SgOption& option) {
        if (it.play == Play::Normal)
            return option.value == it.others;
        return misere && std::ranges::find(misere->winningMoves, option.move) != misere->winningMoves.end();
    };
    std::vector<Count> results;
    for (const SgOption& option : it.game->options(it.part, it.current())) {
        if (option.count < 2 && wins(option))
            results.push_back(option.first);
    }
    return results;
}

std::optional<Outcome> SumPart::outcome(Count heap, Count value) const
{
    if (lostValue)
        return value == lostValue ? Outcome::P : Outcome::N;
    std::vector<Count> changed = heaps;
    changed[part] = heap;
    // That of the position itself has been searched before.
    if (heap != current() && game->stonesLeft(changed) > mostSearched)
        return std::nullopt;
    const auto answer = game->misere(changed);
    return answer ? std::optional(answer->outcome) : std::nullopt;
}

SumPoints addPoints(PlaneData& data, const SumPart& it, Count first,
                    std::span<const HeapSeries::Value> values, const std::function<Count(Count)>& heapAt)
{
    ThinnedValues points = thinned(first, values, it.lostValue.value_or(kNone));
    data.lost = std::move(points.lost);
    if (it.lostValue)
        data.others = std::move(points.others);
    else
        for (const PlanePoint& point : points.others) {
            const auto outcome = it.outcome(heapAt(point.x), point.y);
            (!outcome ? data.unknown : *outcome == Outcome::P ? data.lost : data.others).push_back(point);
        }
    return {points.each, points.largest};
}

void finish(PlaneData& data, const SumPart& it, const PlaneWindow& window, Count largest,
            const char* lineLabel)
{
    data.drawable = true;
    data.isSequence = true;
    data.outcome = it.outcome(it.current(), data.current.y).value_or(Outcome::N);
    Count top = std::max(largest, Count{3});
    if (window.x.contains(data.current.x))
        top = std::max(top, data.current.y);
    if (it.heaps.size() > 1 && it.play == Play::Normal) {
        top = std::max(top, it.others);
        data.lines.push_back(
            {{{window.x.first, it.others}}, {{window.x.last, it.others}}, sentence(lineLabel, {it.others})});
    }
    data.focus->y = {0, top + std::max<Count>(1, top / 6)}; // with room for words
}

Sentence pointSentence(const SumPart& it, Count heap, const QString& name, std::optional<Count> value,
                       bool isException)
{
    if (!value) {
        //: %1 is a number of stones
        return sentence(QT_TRANSLATE_NOOP("SgChart", "g(%1) has not been worked out yet"), {name});
    }
    const auto outcome = it.outcome(heap, *value);
    if (!outcome)
        return teaching::formula(QStringLiteral("g(%1) = %2").arg(name).arg(*value));
    const bool isWinning = std::ranges::find(it.winning, heap) != it.winning.end();
    //: %1 is a heap or vertex, %2 its SG value; said of a point on a chart
    const char* const reached =
        QT_TRANSLATE_NOOP("SgChart", "g(%1) = %2: P-position, reached by a winning move");
    //: %1 is a heap, %2 its SG value; said of a point on a chart
    const char* const exceptionP = QT_TRANSLATE_NOOP("SgChart", "g(%1) = %2: P-position, off the period");
    //: %1 is a heap, %2 its SG value; said of a point on a chart
    const char* const exceptionN = QT_TRANSLATE_NOOP("SgChart", "g(%1) = %2: N-position, off the period");
    //: %1 is a heap or vertex, %2 its SG value; said of a point on a chart
    const char* const lost = QT_TRANSLATE_NOOP("SgChart", "g(%1) = %2: P-position");
    //: %1 is a heap or vertex, %2 its SG value; said of a point on a chart
    const char* const won = QT_TRANSLATE_NOOP("SgChart", "g(%1) = %2: N-position");
    const bool isLost = *outcome == Outcome::P;
    const char* const ofOutcome = isLost ? lost : won;
    const char* const ofException = isLost ? exceptionP : exceptionN;
    return sentence(isWinning ? reached : isException ? ofException : ofOutcome, {name, *value});
}

std::vector<std::size_t> sumAxes(const Position& position)
{
    return position.heaps.size() < 2 ? std::vector<std::size_t>() : teaching::everyHeap(position);
}

// ---- Games of heaps ----

namespace {

void addBands(PlaneData& data, const PlaneWindow& window, const Period& period)
{
    const auto& [pre, length] = period;
    if (pre > 0 && window.x.first < pre) {
        //: over the part of a chart before the values repeat; %1 is a number of stones
        data.bands.push_back({{0, pre - 1},
                              sentence(QT_TRANSLATE_NOOP("SgChart", "pre-period, up to %1"), {pre - 1}),
                              PlaneBand::Shade::Strong});
    }
    if (window.x.last < pre)
        return;
    const Count first = window.x.first > pre ? period.rounds(window.x.first) : 0;
    const Count last = period.rounds(window.x.last);
    if (last - first > 2 * kMostBands) {
        //: over the part of a chart where the values repeat, too often to show each time; %1 is how many
        //: values it is that repeat
        const char* const all = QT_TRANSLATE_NOOP("SgChart", "period of %1 values");
        data.bands.push_back({{std::max(pre, window.x.first), window.x.last}, sentence(all, {length})});
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
            const char* const each = QT_TRANSLATE_NOOP("SgChart", "period, %1 to %2");
            band.label = sentence(each, {band.x.first, band.x.last});
            isNamed = true;
        }
        data.bands.push_back(std::move(band));
    }
}

Sentence titleOf(const SumPart& it, const HeapSeries& series, bool isFramed)
{
    const auto period = series.period();
    if (it.play == Play::Misere) {
        return sentence(
            QT_TRANSLATE_NOOP("SgChart", "Misère play: P and N at g(n), the values of normal play"));
    }
    if (!period) {
        //: %1 is a number of stones
        return sentence(QT_TRANSLATE_NOOP("SgChart", "g(n): no period is proven up to n = %1"),
                        {series.known() - 1});
    }
    if (isFramed) {
        //: the title of a chart, on which some points stand in a frame; %1 is the length of the period, %2
        //: the number of stones where it begins
        return sentence(QT_TRANSLATE_NOOP("SgChart", "Period %1 from n = %2, proven; □ exceptions"),
                        {period->period, period->prePeriod});
    }
    //: the title of a chart; %1 is the length of the period, %2 the number of stones where it begins
    return sentence(QT_TRANSLATE_NOOP("SgChart", "g(n): period %1 from n = %2 on, proven"),
                    {period->period, period->prePeriod});
}

Sentence xTitleOf(const SumPart& it, Count each)
{
    const Count number = Count{it.part} + 1;
    if (it.heaps.size() == 1 && each == 1)
        return sentence(QT_TRANSLATE_NOOP("SgChart", "n: stones in the heap"));
    if (it.heaps.size() == 1) {
        //: the axis of a chart that is too small for all points; %1 is a number of values of n
        return sentence(QT_TRANSLATE_NOOP("SgChart", "n: stones in the heap; a point stands for up to %1"),
                        {each});
    }
    if (each == 1) {
        //: the axis of a chart; %1 is the number of a heap
        return sentence(QT_TRANSLATE_NOOP("SgChart", "n: stones in heap %1"), {number});
    }
    //: the axis of a chart that is too small for all points; %1 is the number of a heap, %2 a number of
    //: values of n
    return sentence(QT_TRANSLATE_NOOP("SgChart", "n: stones in heap %1; a point stands for up to %2"),
                    {number, each});
}

// From 0 on, with a few periods, if the heap is not too far away.
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

} // namespace

PlaneData seriesData(const SumPart& it, const HeapSeries& series, const PlaneWindow& window)
{
    const auto period = series.period();
    const auto pointOf = [&](Count heap) { return PlanePoint{heap, it.value(heap)}; };
    PlaneData data;
    data.current = pointOf(it.current());
    for (const Count heap : it.winning)
        data.winning.push_back(pointOf(heap));
    const auto points =
        addPoints(data, it, window.x.first, series.values(window.x), [](Count x) { return x; });
    const auto exceptions = series.exceptions();
    const bool isFramed = !exceptions.empty() && exceptions.size() <= kMostExceptions && points.each == 1;
    for (const Count heap : isFramed ? exceptions : std::vector<Count>()) {
        if (window.x.contains(heap))
            data.exceptions.push_back({heap, *series.at(heap)});
    }
    if (period)
        addBands(data, window, *period);
    data.title = titleOf(it, series, isFramed);
    data.xTitle = xTitleOf(it, points.each);
    data.yTitle = teaching::formula(QStringLiteral("g(n)"));
    //: beside the point of the position on the board: %1 is the heap, %2 its SG value
    data.now = sentence(QT_TRANSLATE_NOOP("SgChart", "g(%1) = %2 now"), {data.current.x, data.current.y});
    data.focus = {firstView(it.current(), period), {}};
    //: beside a line across a chart; %1 is the nim-sum of all heaps but one
    const char* const line = QT_TRANSLATE_NOOP("SgChart", "XOR of the other heaps: %1");
    finish(data, it, window, points.largest, line);
    return data;
}

Sentence seriesPointText(const SumPart& it, const HeapSeries& series, Count heap)
{
    const std::optional<Count> value = heap == it.current() ? it.value(heap) : series.at(heap);
    const bool isException = std::ranges::binary_search(series.exceptions(), heap);
    return pointSentence(it, heap, QString::number(heap), value, isException);
}

// The larger part of a heap that is split.
std::optional<PlanePoint> heapAfterMove(const Position& position, const teaching::Move& move,
                                        const PlaneWindow& window)
{
    const SumPart it = sumPart(position, window);
    if (move.heap != it.part)
        return std::nullopt;
    const Count left = it.current() - move.take - move.split;
    return PlanePoint{left, it.value(left)};
}

Sentence heapLabel()
{
    //: in front of the number of a heap
    return {"Sg", QT_TRANSLATE_NOOP("Sg", "Heap:"), {}};
}

} // namespace laststone::games
