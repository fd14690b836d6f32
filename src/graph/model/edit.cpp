// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/model/edit.h"

#include <algorithm>
#include <deque>
#include <map>
#include <ranges>

namespace laststone::graph {

using theory::Count;
using Edge = Drawing::Edge;

Count freeVertex(const Drawing& drawing)
{
    const auto& vertices = drawing.vertices;
    const auto gap = std::ranges::mismatch(vertices, std::views::iota(Count{0})).in1;
    return static_cast<Count>(gap - vertices.begin());
}

Setup withVertex(Setup state, Count vertex)
{
    auto& vertices = state.drawing.vertices;
    const auto at = std::ranges::lower_bound(vertices, vertex);
    const auto place = at - vertices.begin();
    vertices.insert(at, vertex);
    state.drawing.names.insert(state.drawing.names.begin() + place, QString());
    return state;
}

namespace {

// The vertices of a shortest way, both ends among them; empty if there is none.
std::vector<Count> shortestWay(const Drawing& drawing, Count from, Count to)
{
    std::map<Count, Count> before{{from, from}};
    std::deque<Count> open{from};
    while (!open.empty() && !before.contains(to)) {
        const Count vertex = open.front();
        open.pop_front();
        for (const Edge& edge : std::ranges::equal_range(drawing.edges, vertex, {}, &Edge::from)) {
            if (before.emplace(edge.to, vertex).second)
                open.push_back(edge.to);
        }
    }
    std::vector<Count> way;
    if (!before.contains(to))
        return way;
    for (Count at = to; at != from; at = before.at(at))
        way.push_back(at);
    way.push_back(from);
    std::ranges::reverse(way);
    return way;
}

} // namespace

std::variant<Setup, std::vector<Count>> withEdge(Setup state, const Edge& edge)
{
    std::vector<Count> back = shortestWay(state.drawing, edge.to, edge.from);
    if (!back.empty()) {
        // From the source of the edge on: it comes last on the way back.
        std::ranges::rotate(back, back.end() - 1);
        return back;
    }
    auto& edges = state.drawing.edges;
    const auto at = std::ranges::lower_bound(edges, edge);
    if (at == edges.end() || *at != edge)
        edges.insert(at, edge);
    return state;
}

std::optional<Removal> without(const Setup& state, const VertexSet& vertices, const EdgeSet& edges)
{
    Removal result;
    Drawing& left = result.state.drawing;
    for (std::size_t i = 0; i < state.drawing.vertices.size(); ++i) {
        if (!vertices.contains(state.drawing.vertices[i])) {
            left.vertices.push_back(state.drawing.vertices[i]);
            left.names.push_back(state.drawing.names[i]);
        }
    }
    if (left.vertices.empty())
        return std::nullopt;
    std::ranges::copy_if(state.drawing.edges, std::back_inserter(left.edges), [&](const Edge& edge) {
        return !edges.contains(edge) && !vertices.contains(edge.from) && !vertices.contains(edge.to);
    });
    std::ranges::copy_if(state.tokens, std::back_inserter(result.state.tokens),
                         [&](Count token) { return !vertices.contains(token); });
    if (result.state.tokens.empty()) {
        result.state.tokens = {Graph(left).top()};
        result.rescued = result.state.tokens.front();
    }
    return result;
}

} // namespace laststone::graph
