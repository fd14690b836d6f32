// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/graph/graph_game.h"

#include "games/graph/graph_reader.h"
#include "teaching/notation.h"

#include <QCoreApplication>

#include <algorithm>

namespace laststone::games {

using teaching::Difficulty;
using teaching::Move;
using teaching::NotationError;
using teaching::Sentence;
using theory::Count;
namespace graph = theory::graph;

namespace {

Sentence sentence(const char* source, std::vector<teaching::Argument> arguments = {})
{
    return {"SgRule", source, std::move(arguments)};
}

graph::Graph adjacency(const GraphDrawing& drawing)
{
    std::vector<graph::Edge> edges;
    edges.reserve(drawing.edges.size());
    for (const GraphDrawing::Edge& edge : drawing.edges) {
        edges.push_back({static_cast<graph::Vertex>(*drawing.find(edge.from)),
                         static_cast<graph::Vertex>(*drawing.find(edge.to))});
    }
    return {static_cast<graph::Vertex>(drawing.vertices.size()), edges};
}

// How many vertices can be reached from one, with itself.
Count reachable(const graph::Graph& graph, graph::Vertex from)
{
    std::vector<bool> seen(graph.vertexCount());
    std::vector<graph::Vertex> open{from};
    seen[from] = true;
    Count count = 0;
    while (!open.empty()) {
        const graph::Vertex vertex = open.back();
        open.pop_back();
        ++count;
        for (const graph::Vertex to : graph.options(vertex)) {
            if (!seen[to]) {
                seen[to] = true;
                open.push_back(to);
            }
        }
    }
    return count;
}

} // namespace

std::optional<std::size_t> GraphDrawing::find(Count vertex) const
{
    // Mostly the vertices are 0, 1, 2 …, without gaps.
    if (vertex < vertices.size() && vertices[vertex] == vertex)
        return vertex;
    const auto found = std::ranges::lower_bound(vertices, vertex);
    if (found == vertices.end() || *found != vertex)
        return std::nullopt;
    return static_cast<std::size_t>(found - vertices.begin());
}

bool GraphDrawing::isName(QStringView text)
{
    if (text.isEmpty() || text.size() > kMostNameLength)
        return false;
    // What means something in the notation cannot be in a name, nor can a name end like its last word, nor be
    // read as another: the notation takes full-width signs for their ASCII twins.
    static constexpr QLatin1String reserved(":;>=,{}\"");
    return teaching::asciiTwins(text) == text && !text.endsWith(QLatin1String("misere"), Qt::CaseInsensitive)
        && std::ranges::all_of(text,
                               [](QChar c) { return c.isPrint() && !c.isSpace() && !reserved.contains(c); });
}

QString GraphDrawing::rule() const
{
    std::vector<bool> mentioned(vertices.size());
    for (const Edge& edge : edges) {
        mentioned[*find(edge.from)] = true;
        mentioned[*find(edge.to)] = true;
    }
    QString text = QStringLiteral("graph ");
    auto item = [&, first = true](Count vertex, QChar sign = {}, const QString& rest = {}) mutable {
        if (!first)
            text += QLatin1Char(';');
        first = false;
        text += QString::number(vertex);
        if (!sign.isNull())
            text += sign + rest;
    };
    auto edge = edges.begin();
    for (std::size_t i = 0; i < vertices.size(); ++i) {
        if (!names[i].isEmpty())
            item(vertices[i], QLatin1Char('='), names[i]);
        else if (!mentioned[i])
            item(vertices[i]);
        for (; edge != edges.end() && edge->from == vertices[i]; ++edge)
            item(edge->from, QLatin1Char('>'), QString::number(edge->to));
    }
    return text;
}

bool GraphDrawing::hasNames() const
{
    return std::ranges::any_of(names, [](const QString& name) { return !name.isEmpty(); });
}

QString GraphDrawing::label(Count vertex) const
{
    const QString& name = names[find(vertex).value()];
    return name.isEmpty() ? QString::number(vertex) : name;
}

QString GraphDrawing::cycleText(const std::vector<Count>& cycle) const
{
    constexpr std::size_t kMostNamed = 12;
    QStringList labels;
    for (std::size_t i = 0; i < std::min(cycle.size(), kMostNamed); ++i)
        labels << label(cycle[i]);
    if (cycle.size() > kMostNamed)
        labels << QStringLiteral("…");
    labels << label(cycle.front());
    return labels.join(QStringLiteral(" → "));
}

std::vector<Count> GraphDrawing::cycle() const
{
    const auto values = graph::grundyValues(adjacency(*this));
    std::vector<Count> result;
    if (const auto* found = std::get_if<graph::Cycle>(&values)) {
        for (const graph::Vertex vertex : found->vertices)
            result.push_back(vertices[vertex]);
    }
    return result;
}

std::variant<std::shared_ptr<const SgGame>, NotationError> GraphGame::read(QStringView text)
{
    GraphReader reader(text);
    if (auto error = reader.read())
        return *error;
    return std::make_shared<const GraphGame>(reader.takeDrawing());
}

GraphGame::GraphGame(GraphDrawing drawing)
    : SgGame(drawing.rule()), m_drawing(std::move(drawing)), m_graph(adjacency(m_drawing))
{
    m_values = std::get<std::vector<graph::Value>>(graph::grundyValues(m_graph));
    m_levels = std::get<graph::Levels>(graph::levels(m_graph));
}

graph::Vertex GraphGame::place(Count vertex) const
{
    return static_cast<graph::Vertex>(m_drawing.find(vertex).value());
}

std::vector<graph::Vertex> GraphGame::places(Heaps tokens) const
{
    std::vector<graph::Vertex> result;
    for (const Count token : tokens)
        result.push_back(place(token));
    return result;
}

std::optional<Sentence> GraphGame::check(Heaps tokens) const
{
    for (const Count token : tokens) {
        if (!m_drawing.find(token)) {
            //: %1 is a number that was given as the place of a token
            return sentence(QT_TRANSLATE_NOOP("SgRule", "the graph has no vertex %1"), {token});
        }
    }
    return std::nullopt;
}

Count GraphGame::value(std::size_t, Count vertex) const
{
    return m_values[place(vertex)];
}

std::vector<SgOption> GraphGame::options(std::size_t part, Count vertex) const
{
    std::vector<SgOption> result;
    for (const graph::Vertex to : m_graph.options(place(vertex))) {
        const Count target = m_drawing.vertices[to];
        result.push_back({{part, target, 0}, 1, target, 0, m_values[to]});
    }
    return result;
}

bool GraphGame::hasMove(std::size_t, Count vertex) const
{
    return !m_graph.isSink(place(vertex));
}

std::optional<SgMisere> GraphGame::solveMisere(Heaps tokens) const
{
    const std::vector<graph::Vertex> at = places(tokens);
    Count placings = 1;
    for (const graph::Vertex token : at) {
        placings *= reachable(m_graph, token);
        if (placings > kMostMiserePlacings)
            return std::nullopt;
    }
    const auto answer = graph::solveMisere(m_graph, at, theory::kMaxCount);
    if (!answer)
        return std::nullopt;
    SgMisere result{answer->outcome, {}};
    for (const graph::Move& move : answer->winningMoves)
        result.winningMoves.push_back({move.token, m_drawing.vertices[move.to], 0});
    return result;
}

std::vector<Count> GraphGame::after(Heaps tokens, const Move& move) const
{
    std::vector<Count> result(tokens.begin(), tokens.end());
    result[move.heap] = move.take;
    return result;
}

Count GraphGame::stonesLeft(Heaps tokens) const
{
    Count total = 0;
    for (const graph::Vertex token : places(tokens))
        total += m_levels.level[token];
    return total;
}

Sentence GraphGame::describe(Heaps tokens, const Move& move) const
{
    //: a move, to stand within a sentence: "move token 1 from 5 to 3"; %2 and %3 are vertices
    return sentence(QT_TRANSLATE_NOOP("SgRule", "move token %1 from %2 to %3"),
                    {Count{move.heap} + 1, label(tokens[move.heap]), label(move.take)});
}

QString GraphGame::shortForm(Heaps tokens, const Move& move) const
{
    return label(tokens[move.heap]) + QStringLiteral("→") + label(move.take);
}

std::vector<Count> GraphGame::firstHeaps() const
{
    // Where the longest way begins.
    return {m_drawing.vertices[m_levels.order.back()]};
}

std::vector<Count> GraphGame::randomHeaps(Difficulty difficulty, QRandomGenerator& random) const
{
    constexpr quint32 kTokens[] = {1, 2, 3};
    std::vector<Count> tokens(kTokens[static_cast<int>(difficulty)]);
    for (Count& token : tokens) {
        // A token on a sink teaches little; every graph but one without edges has a better place.
        constexpr int kTries = 20;
        for (int i = 0; i < kTries; ++i) {
            token = m_drawing.vertices[random.generate64() % m_drawing.vertices.size()];
            if (hasMove(0, token))
                break;
        }
    }
    return tokens;
}

} // namespace laststone::games
