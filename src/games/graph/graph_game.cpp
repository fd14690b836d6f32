// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/graph/graph_game.h"

#include "games/common/nim_sum.h"
#include "games/sums/sum_steps.h"

#include <algorithm>

namespace laststone::games {

namespace {

struct Words {
    LASTSTONE_SENTENCES(SgRule)
};

struct SequenceWords {
    LASTSTONE_SENTENCES(SgSequence)
};

// How many vertices can be reached from one, with itself.
Count reachable(const theory::graph::Graph& graph, theory::graph::Vertex from)
{
    std::vector<bool> seen(graph.vertexCount());
    std::vector<theory::graph::Vertex> open{from};
    seen[from] = true;
    Count count = 0;
    while (!open.empty()) {
        const theory::graph::Vertex vertex = open.back();
        open.pop_back();
        ++count;
        for (const theory::graph::Vertex to : graph.options(vertex)) {
            if (!seen[to]) {
                seen[to] = true;
                open.push_back(to);
            }
        }
    }
    return count;
}

} // namespace

std::optional<GameRead> GraphGame::read(QStringView text)
{
    if (!text.startsWith(QLatin1String("graph")))
        return std::nullopt;
    auto read = graph::readDrawing(text);
    if (const auto* error = std::get_if<NotationError>(&read))
        return *error;
    return std::make_shared<const GraphGame>(std::get<graph::Drawing>(std::move(read)));
}

GraphGame::GraphGame(graph::Drawing drawing)
    : SgGame(drawing.rule())
    , m_graph(std::make_shared<graph::Graph>(std::move(drawing)))
    , m_values(std::get<std::vector<theory::graph::Value>>(theory::graph::grundyValues(m_graph->arrows())))
{
}

const graph::Drawing* drawingOf(const Position& position)
{
    const auto* game = dynamic_cast<const GraphGame*>(position.game.get());
    return game ? &game->graph().drawing() : nullptr;
}

const GraphGame& GraphGame::of(const Position& position)
{
    return static_cast<const GraphGame&>(SgGame::of(position));
}

std::vector<theory::graph::Vertex> GraphGame::places(Heaps tokens) const
{
    std::vector<theory::graph::Vertex> result;
    for (const Count token : tokens)
        result.push_back(m_graph->place(token));
    return result;
}

std::optional<Sentence> GraphGame::checkHeaps(Heaps tokens) const
{
    for (const Count token : tokens) {
        if (!m_graph->drawing().find(token)) {
            //: %1 is a number that was given as the place of a token
            return Words::phrase("the graph has no vertex %1")(token);
        }
    }
    return std::nullopt;
}

Count GraphGame::value(std::size_t, Count vertex) const
{
    return m_values[m_graph->place(vertex)];
}

std::vector<SgOption> GraphGame::listOptions(std::size_t part, Count vertex) const
{
    std::vector<SgOption> result;
    for (const theory::graph::Vertex to : m_graph->arrows().options(m_graph->place(vertex))) {
        const Count target = m_graph->drawing().vertices[to];
        result.push_back({{part, target, 0}, 1, target, 0, m_values[to]});
    }
    return result;
}

bool GraphGame::canSearchMisere(Heaps tokens) const
{
    Count placings = 1;
    for (const theory::graph::Vertex token : places(tokens)) {
        placings *= reachable(m_graph->arrows(), token);
        if (placings > kMostMiserePlacings)
            return false;
    }
    return true;
}

Sentence GraphGame::misereBound(Heaps tokens) const
{
    constexpr Count kMostRead = 1'000'000'000;
    Count placings = 1; // a little further than they are said: each reaches less than 2^32 vertices
    for (const theory::graph::Vertex token : places(tokens)) {
        if (placings <= kMostRead)
            placings *= reachable(m_graph->arrows(), token);
    }
    //: %1 and %2 are large numbers, %1 < %2
    const auto some =
        Words::phrase("misère play is not ruled by SG values but searched, with up to %1 ways to place the "
                      "tokens on the vertices that they can reach; here there are %2");
    //: %1 is a large number
    const auto many =
        Words::phrase("misère play is not ruled by SG values but searched, with up to %1 ways to place the "
                      "tokens on the vertices that they can reach; here there are far more");
    return placings > kMostRead ? many(Count{kMostMiserePlacings})
                                : some(Count{kMostMiserePlacings}, placings);
}

SgMisere GraphGame::searchMisere(Heaps tokens) const
{
    const auto answer =
        theory::graph::solveMisere(m_graph->arrows(), places(tokens), theory::kMaxCount).value();
    SgMisere result{answer.outcome, {}};
    for (const theory::graph::Move& move : answer.winningMoves)
        result.winningMoves.push_back({move.token, m_graph->drawing().vertices[move.to], 0});
    return result;
}

Position GraphGame::after(const Position& position, const Move& move) const
{
    return with(position, move.heap, move.take);
}

Count GraphGame::stonesLeft(const Position& position) const
{
    Count total = 0;
    for (const theory::graph::Vertex token : places(position.heaps))
        total += m_graph->levels().level[token];
    return total;
}

Sentence GraphGame::describe(const Position& position, const Move& move) const
{
    const QString from = label(position.heaps[move.heap]);
    const QString to = label(move.take);
    if (position.heaps.size() == 1) {
        //: a move, to stand within a sentence: "move the token from 5 to 3"; %1 and %2 are vertices
        return Words::phrase("move the token from %1 to %2")(from, to);
    }
    //: a move, to stand within a sentence: "move token 1 from 5 to 3"; %2 and %3 are vertices
    return Words::phrase("move token %1 from %2 to %3")(Count{move.heap} + 1, from, to);
}

Sentence GraphGame::report(const Position& position, const Move& move) const
{
    const QString from = label(position.heaps[move.heap]);
    const QString to = label(move.take);
    if (position.heaps.size() == 1) {
        //: a move that was made, behind the name of its player; %1 and %2 are vertices
        return Words::phrase("moved the token from %1 to %2")(from, to);
    }
    //: a move that was made, behind the name of its player; %1 is a number, %2 and %3 are vertices
    return Words::phrase("moved token %1 from %2 to %3")(Count{move.heap} + 1, from, to);
}

Sentence GraphGame::moveRule(const Position& position) const
{
    return position.heaps.size() == 1 ? Words::phrase("Move the token along one arrow.")
                                      : Words::phrase("Move one token along one arrow.");
}

Sentence GraphGame::invitation(const Position&) const
{
    return Words::phrase("Your move: drag a token along an arrow, or click it and then its target.");
}

Sentence GraphGame::refusal(const Position& position, const Move& move) const
{
    const bool isVertex = m_graph->drawing().find(move.take).has_value();
    if (isTerminal(position) || move.heap >= position.heaps.size() || !isVertex)
        return SgGame::refusal(position, move);
    if (!hasMove(move.heap, position.heaps[move.heap])) {
        //: %1 is a vertex
        return Words::phrase("No arrow leads from %1.")(label(position.heaps[move.heap]));
    }
    //: %1 and %2 are vertices
    return Words::phrase("No arrow leads from %1 to %2.")(label(position.heaps[move.heap]), label(move.take));
}

QString GraphGame::change(const Position& position, const Move& move) const
{
    return label(position.heaps[move.heap]) + QStringLiteral("→") + label(move.take);
}

// A token at the top; where that is lost, another one from which it can be won.
std::vector<Count> GraphGame::firstHeaps() const
{
    std::vector<Count> tokens{m_graph->top()};
    const std::vector<Count> vertices = order();
    const auto other = std::find_if(vertices.rbegin(), vertices.rend(),
                                    [this](Count vertex) { return value(0, vertex) > 0; });
    if (value(0, tokens.front()) == 0 && other != vertices.rend())
        tokens.push_back(*other);
    return tokens;
}

// A number is the vertex of that number, if there is one, whatever others are called.
std::optional<Count> GraphGame::named(QStringView word) const
{
    return m_graph->drawing().named(word);
}

SgSequenceEnd GraphGame::sequence(Count to, const std::function<void(Count)>& give) const
{
    for (Count vertex = 0; vertex <= to; ++vertex) {
        if (!m_graph->drawing().find(vertex)) {
            //: %1 is a number
            return NotationError{SequenceWords::phrase("the graph has no vertex %1")(vertex), 1};
        }
    }
    for (Count vertex = 0; vertex <= to; ++vertex)
        give(value(0, vertex));
    return Sentence();
}

std::vector<Count> GraphGame::order() const
{
    std::vector<Count> result;
    for (const theory::graph::Vertex place : m_graph->levels().order)
        result.push_back(m_graph->drawing().vertices[place]);
    return result;
}

// ---- What it adds to the steps of sums ----

namespace {

constexpr std::size_t kFirstLayers = 4; // those with a step each where there are more than kMostLayers

} // namespace

void GraphGame::addRule(Steps& steps) const
{
    steps.add("rule", phrase("A move takes one token along one arrow"))
        .detail(phrase("Any number of tokens may stand on a vertex. From a vertex without arrows, a sink, no "
                       "move is possible."))
        .detail(lastMoveRule(steps.position().play));
}

// The vertices of a layer with their values: "g(3) = mex {0,1} = 2, g(5) = mex {0,2} = 1".
Clauses GraphGame::layerValues(std::size_t layer) const
{
    const auto vertices = m_graph->levels().vertices(layer);
    const auto item = [&](std::size_t i) {
        const Count vertex = m_graph->drawing().vertices[vertices[i]];
        const QString mex =
            layer == 0 ? QString() : QStringLiteral("mex %1 = ").arg(valuesOfOptions(*this, 0, vertex));
        return teaching::formula(
            QStringLiteral("%1 = %2%3").arg(symbol(0, vertex), mex, QString::number(value(0, vertex))));
    };
    //: %n vertices are not listed
    return shortened(vertices.size(), item, plural("and %n more vertices"));
}

void GraphGame::addLayer(Steps& steps, std::size_t layer) const
{
    //: %1 is the number of a layer, from 1
    steps
        .add(layer > 0 ? "layer" : "sinks",
             layer > 0
                 ? phrase("Layer %1: all options lie in lower layers and have their values")(Count{layer})
                 : phrase("Layer 0, the sinks: no move, so g = 0"))
        //: %1 is a list of formulas such as "g(3) = mex {0,1} = 2, g(5) = mex {0,2} = 1"
        .detail(phrase("%1.")(layerValues(layer)))
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
            .detail(
                phrase("Each is computed when the layers below it are known: every vertex from its options."))
            .mark(GraphMark::Level, 0, highest, highest);
    }
}

// P and N of the vertices of one layer in misère play; `lost` knows those below, and learns these.
void GraphGame::addMisereLayer(Steps& steps, std::size_t layer, std::vector<bool>& lost) const
{
    Clauses won;
    Clauses beaten;
    std::size_t hidden = 0;
    for (const theory::graph::Vertex vertex : m_graph->levels().vertices(layer)) {
        const auto options = m_graph->arrows().options(vertex);
        const auto to = std::ranges::find_if(options, [&](auto each) { return lost[each]; });
        lost[vertex] = layer > 0 && to == options.end();
        QString name = label(m_graph->drawing().vertices[vertex]);
        if (to != options.end())
            name += QStringLiteral("→") + label(m_graph->drawing().vertices[*to]);
        if (won.items.size() + beaten.items.size() < kMostTerms)
            (lost[vertex] ? beaten : won).items.push_back(teaching::formula(name));
        else
            ++hidden;
    }
    if (layer == 0) {
        steps
            .add("sinks", phrase("Layer 0, the sinks: no move is left, and in misère play that wins: N"))
            //: %1 is a list of vertices
            .detail(phrase("Vertices: %1.")(won));
    } else {
        //: %1 is the number of a layer, from 1
        steps.add("layer",
                  phrase("Layer %1: all arrows lead to lower layers, where P and N are known")(Count{layer}));
        if (!won.items.empty()) {
            //: %1 is a list of arrows such as "3→1, 5→4"
            steps.detail(phrase("N, as an arrow leads to a P-position: %1.")(won));
        }
        if (!beaten.items.empty()) {
            //: %1 is a list of vertices
            steps.detail(phrase("P, as every arrow leads to an N-position: %1.")(beaten));
        }
    }
    if (hidden > 0)
        steps.detail(plural("and %n more vertices")(hidden));
}

// Of one token, P and N become known from the sinks up, as the values do in normal play.
void GraphGame::addMisereLayers(Steps& steps, std::size_t highest) const
{
    const bool isFew = highest < kMostLayers;
    std::vector<bool> lost(m_graph->drawing().vertices.size());
    for (std::size_t layer = 0; layer <= (isFew ? highest : kFirstLayers - 1); ++layer)
        addMisereLayer(steps, layer, lost);
    if (!isFew) {
        //: %1 and %2 are numbers of layers, %1 < %2
        steps
            .add("layers",
                 phrase("Layers %1 to %2 follow in the same way")(Count{kFirstLayers}, Count{highest}))
            .detail(phrase("When the layers below are known, a vertex is P exactly when each of its arrows "
                           "leads to an N-position."));
    }
}

void GraphGame::addMisereWay(Steps& steps) const
{
    const std::vector<Count>& tokens = steps.position().heaps;
    if (tokens.size() == 1) {
        addSearch(steps);
        addMisereLayers(steps, m_graph->levels().level[m_graph->place(tokens[0])]);
        return;
    }
    //: %1 is a large number
    steps.detail(phrase("The program does it while there are no more than %1 ways to place the tokens on the "
                        "vertices that they can reach.")(Count{kMostMiserePlacings}));
}

} // namespace laststone::games
