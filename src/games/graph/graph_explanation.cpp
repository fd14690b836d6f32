// SPDX-License-Identifier: GPL-3.0-or-later
// What graph games add to the steps of sums.
#include "games/common/nim_sum.h"
#include "games/graph/graph_game.h"
#include "games/sums/sum_steps.h"

#include <algorithm>

namespace laststone::games {

namespace {

// With more layers than this below the tokens, the lowest have a step each and the others one together.
constexpr std::size_t kMostLayers = 12;
constexpr std::size_t kFirstLayers = 4;

} // namespace

void GraphGame::addRule(Steps& steps) const
{
    steps.add("rule", phrase("A move takes one token along one arrow"))
        .detail(phrase("Any number of tokens may stand on a vertex. From a vertex without arrows, a sink, no "
                       "move is possible."))
        .detail(lastMoveRule(steps.position().play));
}

void GraphGame::addLayer(Steps& steps, std::size_t layer) const
{
    const auto vertices = m_graph->levels().vertices(layer);
    const auto item = [&](std::size_t i) {
        const Count vertex = m_graph->drawing().vertices[vertices[i]];
        const QString mex =
            layer == 0 ? QString() : QStringLiteral("mex %1 = ").arg(valuesOfOptions(*this, 0, vertex));
        return teaching::formula(
            QStringLiteral("%1 = %2%3").arg(symbol(0, vertex), mex).arg(value(0, vertex)));
    };
    //: %n vertices are not listed
    const auto more = plural("and %n more vertices");
    //: %1 is the number of a layer, from 1
    steps
        .add(layer > 0 ? "layer" : "sinks",
             layer > 0
                 ? phrase("Layer %1: all options lie in lower layers and have their values")(Count{layer})
                 : phrase("Layer 0, the sinks: no move, so g = 0"))
        //: %1 is a list of formulas such as "g(3) = mex {0,1} = 2, g(5) = mex {0,2} = 1"
        .detail(phrase("%1.")(shortened(vertices.size(), item, more)))
        .mark(GraphMark::Level, 0, layer, layer);
}

// The values become known from the sinks up, no further than the tokens stand.
void GraphGame::addKnowledge(Steps& steps) const
{
    std::size_t highest = 0;
    for (const Count token : steps.position().heaps)
        highest = std::max<std::size_t>(highest, m_graph->levels().level[m_graph->place(token)]);
    const bool isFew = highest < kMostLayers;
    for (std::size_t layer = 0; layer <= (isFew ? highest : kFirstLayers - 1); ++layer)
        addLayer(steps, layer);
    if (!isFew) {
        //: %1 and %2 are numbers of layers, %1 < %2
        steps
            .add("layers",
                 phrase("Layers %1 to %2 follow in the same way")(Count{kFirstLayers}, Count{highest}))
            .detail(phrase("Each is computed when the layers below it are known: every vertex from its "
                           "options."))
            .mark(GraphMark::Level, 0, highest, highest);
    }
}

void GraphGame::addMisereWay(Steps& steps) const
{
    //: %1 is a large number
    addSearch(steps).detail(
        phrase("The program tries every move, every answer and so on to the end. It does so while there are "
               "no more than %1 ways to place the tokens on the vertices that they can reach.")(
            Count{kMostMiserePlacings}));
}

} // namespace laststone::games
