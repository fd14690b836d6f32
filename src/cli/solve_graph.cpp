// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/solve_graph.h"

#include "cli/solve_input.h"
#include "theory/graph.h"

#include <algorithm>
#include <utility>
#include <variant>
#include <vector>

namespace laststone::cli {

using theory::Count;
using theory::graph::Cycle;
using theory::graph::Edge;
using theory::graph::Graph;
using theory::graph::Value;
using theory::graph::Vertex;

namespace {

using Expected = SolveError::Expected;

constexpr Count kMostVertices = 100'000'000; // so that their values fit the memory

// The vertices of one graph as the input numbers them: from `first`.
class Vertices {
public:
    Vertices(SolveInput& input, Count count, Count first) : m_input(input), m_count(count), m_first(first) { }

    // False after a mistake.
    bool read(Vertex& vertex)
    {
        Count number = 0;
        const Expected expected = m_first == 0 ? Expected::Number : Expected::Positive;
        if (!m_input.read(number, {.expected = expected, .most = m_count - 1 + m_first}))
            return false;
        vertex = static_cast<Vertex>(number - m_first);
        name(vertex);
        return true;
    }

    void name(Vertex vertex) { m_named = std::max(m_named, vertex + 1); }

    // False after a mistake. The vertices of `tokens` are replaced.
    bool readTokens(Count count, std::vector<Vertex>& tokens)
    {
        tokens.clear();
        for (Count i = 0; i < count; ++i) {
            Vertex vertex = 0;
            if (!read(vertex))
                return false;
            tokens.push_back(vertex);
        }
        return true;
    }

    // The value of each vertex up to the last that was named. False if there is a cycle.
    bool findValues(std::vector<Edge> edges, std::vector<Value>& values)
    {
        const Graph graph(m_named, edges);
        edges = std::vector<Edge>(); // gives the memory back, as = {} would not
        auto found = theory::graph::grundyValues(graph);
        if (const auto* const cycle = std::get_if<Cycle>(&found)) {
            SolveError error{.kind = SolveError::Kind::Cycle};
            for (const Vertex vertex : cycle->vertices)
                error.cycle.push_back(vertex + m_first);
            m_input.fail(std::move(error));
            return false;
        }
        values = std::get<std::vector<Value>>(std::move(found));
        return true;
    }

private:
    SolveInput& m_input;
    Count m_count;
    Count m_first;
    Vertex m_named = 0; // all that were named are below it
};

// Vertices that are only announced have no edges, so the value 0.
void answer(std::vector<Value>& values, const std::vector<Vertex>& tokens, const Profile& profile,
            NumberWriter& output)
{
    for (const Vertex vertex : tokens) {
        if (vertex >= values.size())
            values.resize(std::size_t{vertex} + 1);
    }
    writeWinner(theory::graph::outcome(values, tokens), profile, output);
}

} // namespace

bool graphAndQueries(SolveInput& input, const Profile& profile, NumberWriter& output)
{
    Count count = 0;
    if (!input.read(count, {.expected = Expected::Positive, .most = kMostVertices, .mayEnd = true}))
        return false;
    Vertices vertices(input, count, 0);
    std::vector<Edge> edges;
    for (Vertex from = 0; from < count; ++from) {
        vertices.name(from);
        Count targets = 0;
        if (!input.read(targets, {.most = theory::graph::kMaxEdges - edges.size()}))
            return false;
        for (Count i = 0; i < targets; ++i) {
            Edge edge{from, 0};
            if (!vertices.read(edge.to))
                return false;
            edges.push_back(edge);
        }
    }
    std::vector<Value> values;
    if (!vertices.findValues(std::move(edges), values))
        return false;
    std::vector<Vertex> tokens;
    Count length = 0;
    while (input.read(length, {.mayEnd = true})) {
        if (length == 0)
            return true;
        if (!vertices.readTokens(length, tokens))
            return false;
        answer(values, tokens, profile, output);
        if (output.hasFailed())
            return false;
    }
    return false;
}

bool graphAndTokens(SolveInput& input, const Profile& profile, NumberWriter& output)
{
    Count count = 0;
    Count edgeCount = 0;
    Count tokenCount = 0;
    if (!input.read(count, {.expected = Expected::Positive, .most = kMostVertices})
        || !input.read(edgeCount, {.most = theory::graph::kMaxEdges}) || !input.read(tokenCount))
        return false;
    Vertices vertices(input, count, 1);
    std::vector<Edge> edges;
    for (Count i = 0; i < edgeCount; ++i) {
        Edge edge;
        if (!vertices.read(edge.from) || !vertices.read(edge.to))
            return false;
        edges.push_back(edge);
    }
    std::vector<Value> values;
    std::vector<Vertex> tokens;
    if (!vertices.findValues(std::move(edges), values) || !vertices.readTokens(tokenCount, tokens))
        return false;
    answer(values, tokens, profile, output);
    return true;
}

} // namespace laststone::cli
