// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/graph/graph_plane.h"

#include "games/graph/graph_game.h"
#include "games/sums/sums_plane.h"

#include <QCoreApplication>

#include <algorithm>

namespace laststone::games {

using teaching::PlaneBand;
using teaching::PlaneData;
using teaching::PlanePoint;
using teaching::PlaneWindow;
using teaching::Position;
using teaching::Sentence;
using theory::Count;
using theory::Play;

namespace {

constexpr std::size_t kMostBands = 60;
constexpr std::size_t kMostNotes = 60;

Sentence sentence(const char* source, std::vector<teaching::Argument> arguments = {})
{
    return {"SgChart", source, std::move(arguments)};
}

SumPart partOf(const Position& position, const PlaneWindow& window)
{
    SumPart it = sumPart(position, window);
    it.winning = winningResults(it);
    // Misère play is searched where there are few ways to place the tokens, however many edges there are.
    constexpr std::size_t kPlacings = 2000;
    std::size_t placings = 1;
    for (std::size_t token = 0; token < it.heaps.size() && placings <= kPlacings; ++token)
        placings *= asGraph(*it.game)->graph().vertexCount();
    it.mostSearched = placings <= kPlacings ? theory::kMaxCount : 0;
    return it;
}

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

void addLayers(PlaneData& data, const GraphGame& game, const PlaneWindow& window)
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
                              layer % 2 == 0 ? PlaneBand::Shade::Weak : PlaneBand::Shade::None});
    }
}

PlanePoint pointOf(const GraphGame& game, const SumPart& it, Count vertex)
{
    return {rankOf(game, vertex), it.value(vertex)};
}

PlaneData dataIn(const Position& position, const PlaneWindow& window)
{
    const SumPart it = partOf(position, window);
    const GraphGame& game = *asGraph(*it.game);
    const auto& order = game.levels().order;
    PlaneData data;
    data.current = pointOf(game, it, it.current());
    for (const Count vertex : it.winning)
        data.winning.push_back(pointOf(game, it, vertex));

    std::vector<HeapSeries::Value> values;
    for (Count rank = window.x.first; rank < order.size() && rank <= window.x.last; ++rank)
        values.push_back(static_cast<HeapSeries::Value>(game.values()[order[rank]]));
    const auto points =
        addPoints(data, it, window.x.first, values, [&](Count rank) { return vertexAt(game, rank); });
    addLayers(data, game, window);
    if (values.size() <= kMostNotes) {
        for (std::size_t i = 0; i < values.size(); ++i) {
            const PlanePoint at{window.x.first + i, values[i]};
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
    //: beside a line across a chart; %1 is the nim-sum of the values of all tokens but one
    const char* const line = QT_TRANSLATE_NOOP("SgChart", "XOR of the other tokens: %1");
    finish(data, it, window, points.largest, line);
    return data;
}

Sentence noVertex()
{
    return sentence(QT_TRANSLATE_NOOP("SgChart", "There is no vertex there."));
}

teaching::PlaneTarget positionAt(const Position& position, const PlaneWindow& window, const PlanePoint& point)
{
    const SumPart it = sumPart(position, window);
    const GraphGame& game = *asGraph(*it.game);
    if (point.x >= game.drawing().vertices.size())
        return noVertex();
    Position result = position;
    result.heaps[it.part] = vertexAt(game, point.x);
    if (auto wrong = result.game->check(result))
        return *wrong;
    return result;
}

std::optional<PlanePoint> afterMove(const Position& position, const teaching::Move& move,
                                    const PlaneWindow& window)
{
    const SumPart it = sumPart(position, window);
    if (move.heap != it.part)
        return std::nullopt;
    return pointOf(*asGraph(*it.game), it, move.take);
}

Sentence pointText(const Position& position, const PlaneWindow& window, const PlanePoint& point)
{
    const SumPart it = partOf(position, window);
    const GraphGame& game = *asGraph(*it.game);
    if (point.x >= game.drawing().vertices.size())
        return noVertex();
    const Count vertex = vertexAt(game, point.x);
    return pointSentence(it, vertex, game.label(vertex), it.value(vertex));
}

} // namespace

teaching::Plane graphPlane()
{
    return {.data = dataIn,
            .positionAt = positionAt,
            .afterMove = afterMove,
            .axes = sumAxes,
            //: in front of the number of a token
            .xLabel = {"Sg", QT_TRANSLATE_NOOP("Sg", "Token:"), {}},
            .pointText = pointText};
}

} // namespace laststone::games
