// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sums/sg_chart.h"

#include "games/graph/graph_game.h"
#include "games/octal/octal_game.h"
#include "games/subtraction/subtraction_game.h"
#include "games/sums/sg_family.h"
#include "games/sums/sg_series.h"
#include "games/sums/sg_thinning.h"

#include <QCoreApplication>

#include <algorithm>

namespace laststone::games {

using teaching::Argument;
using teaching::Mark;
using teaching::Position;
using teaching::Sentence;
using theory::Count;
using theory::Outcome;
using theory::Period;
using theory::Play;
using widgets::ChartBand;
using widgets::ChartData;
using widgets::ChartPoint;
using widgets::ChartTarget;
using widgets::ChartWindow;

namespace {

constexpr Count kNone = theory::kMaxCount; // no value is so large
constexpr Count kMostBands = 60;
constexpr std::size_t kMostNotes = 60;
constexpr std::size_t kMostExceptions = 200;

Sentence sentence(const char* source, std::vector<Argument> arguments = {})
{
    return {"SgChart", source, std::move(arguments)};
}

// What the chart is about: one part of a position while the others stay.
struct Part {
    std::shared_ptr<const SgGame> game;
    const GraphGame* graph = nullptr; // null for heaps
    std::vector<Count> heaps;
    std::size_t part = 0;
    Play play = Play::Normal;
    Count others = 0; // the nim-sum of the other parts
    Count lostValue = kNone; // the position is P when the part has this value; kNone where values do not tell

    std::vector<Count> with(Count heap) const
    {
        std::vector<Count> result = heaps;
        result[part] = heap;
        return result;
    }
    Count current() const { return heaps[part]; }
};

// The value of one heap that makes a sum of subtraction sets a P-position in misère play.
Count lostValueOfMisere(const Part& it)
{
    std::vector<theory::subtraction::Value> values;
    for (const Count value : it.game->values(it.heaps))
        values.push_back(static_cast<theory::subtraction::Value>(value));
    return theory::subtraction::MisereSum(values).lostInsteadOf(values[it.part]);
}

Part partOf(const Position& position, const ChartWindow& window)
{
    Part it;
    it.game = sgGame(position);
    it.graph = asGraph(*it.game);
    it.heaps = position.heaps;
    it.part = window.xHeap < position.heaps.size() ? window.xHeap : 0;
    it.play = position.play;
    it.others = it.game->nimSum(it.heaps) ^ it.game->value(it.part, it.current());
    if (it.play == Play::Normal)
        it.lostValue = it.others;
    else if (asSubtraction(*it.game))
        it.lostValue = lostValueOfMisere(it);
    return it;
}

// Whether a search for the outcome in misère play is done before anyone has to wait for it.
bool isSearchedQuickly(const Part& it, Count heap)
{
    if (heap == it.current())
        return true; // it has been searched before
    constexpr Count kStones = 16;
    constexpr std::size_t kPlacings = 2000;
    if (!it.graph)
        return it.game->stonesLeft(it.with(heap)) <= kStones;
    std::size_t placings = 1;
    for (std::size_t token = 0; token < it.heaps.size() && placings <= kPlacings; ++token)
        placings *= it.graph->graph().vertexCount();
    return placings <= kPlacings;
}

// The outcome of the position with this heap, of that value.
std::optional<Outcome> outcomeWith(const Part& it, Count heap, Count value)
{
    if (it.lostValue != kNone)
        return value == it.lostValue ? Outcome::P : Outcome::N;
    if (!isSearchedQuickly(it, heap))
        return std::nullopt;
    const auto answer = it.game->misere(it.with(heap));
    return answer ? std::optional(answer->outcome) : std::nullopt;
}

// What the part is after each winning move that leaves it one, or none.
std::vector<Count> winningResults(const Part& it)
{
    std::vector<Count> results;
    const auto left = [&](Count taken) { return it.graph ? taken : it.current() - taken; };
    if (it.play == Play::Misere) {
        const auto answer = it.game->misere(it.heaps);
        for (const teaching::Move& move : answer ? answer->winningMoves : std::vector<teaching::Move>()) {
            const bool isSplit = move.split != 0;
            if (move.heap == it.part && !isSplit)
                results.push_back(left(move.take));
        }
        return results;
    }
    if (it.game->value(it.part, it.current()) == it.others)
        return results;
    if (const auto* octal = asOctal(*it.game)) {
        // Looking through all splits of a large heap would take long.
        const Count last = octal->code() ? std::min(octal->code()->lastPlace(), it.current()) : 0;
        for (Count taken = 1; taken <= last; ++taken) {
            const bool isMove = (octal->code()->digit(taken) & (left(taken) == 0 ? 1 : 2)) != 0;
            if (isMove && it.game->value(it.part, left(taken)) == it.others)
                results.push_back(left(taken));
        }
        return results;
    }
    for (const SgOption& option : it.game->options(it.part, it.current())) {
        if (option.value == it.others)
            results.push_back(left(option.move.take));
    }
    return results;
}

// The part after the move that a step shows.
std::optional<Count> markedResult(const Part& it, const std::vector<Mark>& marks)
{
    std::optional<Count> result;
    for (const Mark& mark : marks) {
        const bool isMove = mark.kind == Mark::Kind::Take || mark.kind == Mark::Kind::Threat;
        if (isMove && mark.heap == it.part && mark.from == it.current())
            result = mark.to;
    }
    return result;
}

// Puts the values into the series of the chart. `heapAt` gives the heap or vertex of a point.
template <class HeapAt>
ThinnedValues addPoints(ChartData& data, const Part& it, Count first, std::span<const SgSeries::Value> values,
                        HeapAt heapAt)
{
    ThinnedValues points = thinned(first, values, it.lostValue);
    if (it.lostValue != kNone) {
        data.lost = points.lost;
        data.others = points.others;
        return points;
    }
    for (const ChartPoint& point : points.others) {
        const auto outcome = outcomeWith(it, heapAt(point.x), point.y);
        (!outcome ? data.unknown : *outcome == Outcome::P ? data.lost : data.others).push_back(point);
    }
    return points;
}

// The line on which the P-positions of a sum lie, and how high the chart is.
void addLineAndHeight(ChartData& data, const Part& it, const ChartWindow& window, Count largest)
{
    Count top = std::max(largest, Count{3});
    if (window.x.contains(data.current.x))
        top = std::max(top, data.current.y);
    if (it.heaps.size() > 1 && it.play == Play::Normal) {
        top = std::max(top, it.others);
        //: beside a line across a chart; %1 is the nim-sum of all heaps but one
        const char* const ofHeaps = QT_TRANSLATE_NOOP("SgChart", "XOR of the other heaps: %1");
        //: beside a line across a chart; %1 is the nim-sum of the values of all tokens but one
        const char* const ofTokens = QT_TRANSLATE_NOOP("SgChart", "XOR of the other tokens: %1");
        data.lines.push_back({{{window.x.first, it.others}},
                              {{window.x.last, it.others}},
                              sentence(it.graph ? ofTokens : ofHeaps, {it.others})});
    }
    data.focus->y = {0, top + std::max<Count>(1, top / 6)}; // with room for words
}

// ---- Heaps ----

void addBands(ChartData& data, const ChartWindow& window, const Period& period)
{
    const auto& [pre, length] = period;
    if (pre > 0 && window.x.first < pre) {
        //: over the part of a chart before the values repeat; %1 is a number of stones
        data.bands.push_back({{0, pre - 1},
                              sentence(QT_TRANSLATE_NOOP("SgChart", "pre-period, up to %1"), {pre - 1}),
                              ChartBand::Shade::Strong});
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
        ChartBand band{{pre + round * length, pre + (round + 1) * length - 1}};
        band.shade = round % 2 == 0 ? ChartBand::Shade::Weak : ChartBand::Shade::None;
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

Sentence titleOf(const Part& it, const SgSeries& series, bool isFramed)
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

Sentence xTitleOf(const Part& it, Count each)
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
widgets::ChartRange firstView(Count heap, const std::optional<Period>& period)
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

ChartData chartOfHeap(const Part& it, const ChartWindow& window, const std::vector<Mark>& marks)
{
    const auto series = sgSeries(*it.game, it.part);
    const auto period = series->period();
    const auto valueOf = [&](Count heap) { return ChartPoint{heap, it.game->value(it.part, heap)}; };
    ChartData data;
    data.current = valueOf(it.current());
    for (const Count heap : winningResults(it))
        data.winning.push_back(valueOf(heap));
    if (const auto to = markedResult(it, marks))
        data.arrow = valueOf(*to);

    const auto values = series->values(window.x);
    const auto points = addPoints(data, it, window.x.first, values, [](Count x) { return x; });
    const auto exceptions = series->exceptions();
    const bool isFramed = !exceptions.empty() && exceptions.size() <= kMostExceptions && points.each == 1;
    if (isFramed) {
        for (const Count heap : exceptions) {
            if (window.x.contains(heap))
                data.exceptions.push_back({heap, *series->at(heap)});
        }
    }
    if (period)
        addBands(data, window, *period);
    data.title = titleOf(it, *series, isFramed);
    data.xTitle = xTitleOf(it, points.each);
    data.yTitle = teaching::formula(QStringLiteral("g(n)"));
    //: beside the point of the position on the board: %1 is the heap, %2 its SG value
    data.now = sentence(QT_TRANSLATE_NOOP("SgChart", "g(%1) = %2 now"), {data.current.x, data.current.y});
    data.focus = {firstView(it.current(), period), {}};
    addLineAndHeight(data, it, window, points.largest);
    return data;
}

// ---- Graphs ----

// Where a vertex stands on the axis.
Count rankOf(const GraphGame& game, Count vertex)
{
    const auto place = game.place(vertex);
    const auto& levels = game.levels();
    const auto layer = levels.vertices(levels.level[place]);
    const auto found = std::ranges::lower_bound(layer, place);
    return levels.first[levels.level[place]] + static_cast<Count>(found - layer.begin());
}

Count vertexAt(const GraphGame& game, Count rank)
{
    return game.drawing().vertices[game.levels().order[rank]];
}

void addLayers(ChartData& data, const GraphGame& game, const ChartWindow& window)
{
    const auto& levels = game.levels();
    for (std::size_t layer = 0; layer < levels.count() && data.bands.size() < kMostBands; ++layer) {
        const Count first = levels.first[layer];
        const Count last = Count{levels.first[layer + 1]} - 1;
        if (last < window.x.first || first > window.x.last)
            continue;
        //: over a part of a chart: vertices from which the longest way has %1 edges
        data.bands.push_back({{first, last},
                              sentence(QT_TRANSLATE_NOOP("SgChart", "layer %1"), {Count{layer}}),
                              layer % 2 == 0 ? ChartBand::Shade::Weak : ChartBand::Shade::None});
    }
}

ChartData chartOfGraph(const Part& it, const ChartWindow& window, const std::vector<Mark>& marks)
{
    const GraphGame& game = *it.graph;
    const auto& order = game.levels().order;
    const auto pointOf = [&](Count vertex) {
        return ChartPoint{rankOf(game, vertex), game.value(it.part, vertex)};
    };
    ChartData data;
    data.current = pointOf(it.current());
    for (const Count vertex : winningResults(it))
        data.winning.push_back(pointOf(vertex));
    if (const auto to = markedResult(it, marks); to && game.drawing().find(*to))
        data.arrow = pointOf(*to);

    std::vector<SgSeries::Value> values;
    for (Count rank = window.x.first; rank < order.size() && rank <= window.x.last; ++rank)
        values.push_back(static_cast<SgSeries::Value>(game.values()[order[rank]]));
    const auto points =
        addPoints(data, it, window.x.first, values, [&](Count rank) { return vertexAt(game, rank); });
    addLayers(data, game, window);
    if (values.size() <= kMostNotes) {
        for (std::size_t i = 0; i < values.size(); ++i) {
            const ChartPoint at{window.x.first + i, values[i]};
            if (!(at == data.current))
                data.notes.push_back({at, game.label(vertexAt(game, at.x))});
        }
    }
    data.title = it.play == Play::Misere
        ? sentence(QT_TRANSLATE_NOOP("SgChart", "Misère play: P and N at the values of normal play"))
        : sentence(QT_TRANSLATE_NOOP("SgChart", "SG values of the vertices"));
    data.xTitle = sentence(QT_TRANSLATE_NOOP("SgChart", "vertices, layer by layer from the sinks up"));
    data.yTitle = teaching::formula(QStringLiteral("g"));
    //: beside the point of a token on a chart: %1 is the vertex, %2 its SG value
    data.now =
        sentence(QT_TRANSLATE_NOOP("SgChart", "g(%1) = %2 now"), {game.label(it.current()), data.current.y});
    data.focus = {{0, std::max<Count>(4, order.size() - 1)}, {}};
    data.hasNumbers = false;
    addLineAndHeight(data, it, window, points.largest);
    return data;
}

} // namespace

ChartData chartSg(const Position& position, const ChartWindow& window, const std::vector<Mark>& marks)
{
    const Part it = partOf(position, window);
    ChartData data = it.graph ? chartOfGraph(it, window, marks) : chartOfHeap(it, window, marks);
    data.drawable = true;
    data.isSequence = true;
    data.outcome = outcomeWith(it, it.current(), data.current.y).value_or(Outcome::N);
    return data;
}

ChartTarget sgPositionAt(const Position& position, const ChartWindow& window, const ChartPoint& point)
{
    const auto game = sgGame(position);
    const std::size_t part = window.xHeap < position.heaps.size() ? window.xHeap : 0;
    Position result = position;
    if (const auto* graph = asGraph(*game)) {
        if (point.x >= graph->drawing().vertices.size())
            return sentence(QT_TRANSLATE_NOOP("SgChart", "There is no vertex there."));
        result.heaps[part] = vertexAt(*graph, point.x);
    } else {
        result.heaps[part] = point.x;
    }
    const auto* octal = asOctal(*game);
    if (octal && point.x == 0 && position.heaps[part] != 0 && result.heaps.size() > 1)
        result.heaps.erase(result.heaps.begin() + static_cast<std::ptrdiff_t>(part)); // as a move leaves it
    // In a game that splits heaps the rules would search all of misère play to tell that it can be done.
    const bool isSearchable = octal && game->stonesLeft(result.heaps) <= OctalGame::kMostMisereStones;
    if (auto wrong = isSearchable ? game->check(result.heaps) : game->check(result))
        return *wrong;
    return result;
}

Sentence sgPointText(const Position& position, const ChartWindow& window, const ChartPoint& point)
{
    const Part it = partOf(position, window);
    std::optional<Count> value;
    Count heap = point.x;
    QString name = QString::number(heap);
    bool isException = false;
    if (it.graph) {
        if (point.x >= it.graph->drawing().vertices.size())
            return sentence(QT_TRANSLATE_NOOP("SgChart", "There is no vertex there."));
        heap = vertexAt(*it.graph, point.x);
        value = it.graph->value(it.part, heap);
        name = it.graph->label(heap);
    } else {
        const auto series = sgSeries(*it.game, it.part);
        value = heap == it.current() ? it.game->value(it.part, heap) : series->at(heap);
        isException = std::ranges::binary_search(series->exceptions(), heap);
    }
    if (!value) {
        //: %1 is a number of stones
        return sentence(QT_TRANSLATE_NOOP("SgChart", "g(%1) has not been worked out yet"), {name});
    }
    const auto outcome = outcomeWith(it, heap, *value);
    if (!outcome)
        return teaching::formula(QStringLiteral("g(%1) = %2").arg(name).arg(*value));
    const std::vector<Count> results = winningResults(it);
    const bool isWinning = std::ranges::find(results, heap) != results.end();
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

std::vector<std::size_t> sgChartAxes(const Position& position)
{
    return position.heaps.size() < 2 ? std::vector<std::size_t>() : widgets::everyHeap(position);
}

} // namespace laststone::games
