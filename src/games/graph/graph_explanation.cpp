// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/graph/graph_explanation.h"

#include "games/common/nim_sum.h"
#include "games/graph/graph_game.h"
#include "games/sums/sum_steps.h"

#include <algorithm>
#include <set>

namespace laststone::games {

using teaching::Explanation;
using teaching::Mark;
using teaching::Position;
using teaching::Steps;
using theory::Count;

namespace graph_steps {

LASTSTONE_SENTENCES(SgExplanation)

// With more layers than this below the tokens, the lowest have a step each and the others one together.
constexpr std::size_t kMostLayers = 12;
constexpr std::size_t kFirstLayers = 4;

QString symbol(const GraphGame& game, Count vertex)
{
    return QStringLiteral("g(%1)").arg(game.label(vertex));
}

void addRule(Steps& steps)
{
    steps.add("rule", phrase("A move takes one token along one arrow"))
        .detail(phrase("Any number of tokens may stand on a vertex. From a vertex without arrows, a sink, no "
                       "move is possible."))
        .detail(lastMoveRule(steps.position().play));
}

void addLayer(Steps& steps, const GraphGame& game, std::size_t layer)
{
    const auto vertices = game.levels().vertices(layer);
    const auto item = [&](std::size_t i) {
        const Count vertex = game.drawing().vertices[vertices[i]];
        std::set<Count> values;
        for (const SgOption& option : game.options(0, vertex))
            values.insert(option.value);
        const QString mex = layer == 0
            ? QString()
            : QStringLiteral("mex %1 = ").arg(setFormula({values.begin(), values.end()}));
        return teaching::formula(
            QStringLiteral("%1 = %2%3").arg(symbol(game, vertex), mex).arg(game.value(0, vertex)));
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
void addKnowledge(Steps& steps, const GraphGame& game)
{
    std::size_t highest = 0;
    for (const Count token : steps.position().heaps)
        highest = std::max<std::size_t>(highest, game.levels().level[game.place(token)]);
    const bool isFew = highest < kMostLayers;
    for (std::size_t layer = 0; layer <= (isFew ? highest : kFirstLayers - 1); ++layer)
        addLayer(steps, game, layer);
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

void addMisereWay(Steps& steps)
{
    //: %1 is a large number
    addSearch(steps).detail(
        phrase("The program tries every move, every answer and so on to the end. It does so while there are "
               "no more than %1 ways to place the tokens on the vertices that they can reach.")(
            GraphGame::kMostMiserePlacings));
}

} // namespace graph_steps

Explanation explainGraph(const GraphGame& game, const Position& position)
{
    using namespace graph_steps;
    SumWords words;
    words.addRule = addRule;
    words.addKnowledge = [&](Steps& steps) { addKnowledge(steps, game); };
    words.addMisereWay = addMisereWay;
    words.hasTokens = true;
    words.symbol = [&](std::size_t, Count vertex) { return symbol(game, vertex); };
    words.option = [&](std::size_t, Count, const SgOption& option) {
        return QStringLiteral("%1 = %2").arg(symbol(game, option.first)).arg(option.value);
    };
    words.optionsMark = GraphMark::Vertex;
    return explainSum(game, position, words);
}

} // namespace laststone::games
