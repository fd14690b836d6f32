// SPDX-License-Identifier: GPL-3.0-or-later
// Changes of a graph and its tokens, as functions of plain values: what the editor does, without its looks.
#pragma once

#include "games/graph/graph_game.h"

#include <set>

namespace laststone::games {

// A graph without cycles and the vertices of its tokens; at least one of each.
struct GraphState {
    GraphDrawing drawing;
    std::vector<theory::Count> tokens;
    friend bool operator==(const GraphState&, const GraphState&) = default;
};

using VertexSet = std::set<theory::Count>;
using EdgeSet = std::set<GraphDrawing::Edge>;

// The least number that is no vertex.
theory::Count freeVertex(const GraphDrawing& drawing);

// REQUIRES: not a vertex yet.
GraphState withVertex(GraphState state, theory::Count vertex);

// With one more edge between two vertices; or the vertices of the shortest cycle that it would close, from
// its source on.
std::variant<GraphState, std::vector<theory::Count>> withEdge(GraphState state,
                                                              const GraphDrawing::Edge& edge);

struct Removal {
    GraphState state;
    // Where one token has been put because all stood on vertices that are gone.
    std::optional<theory::Count> rescued;
};

// Without these edges and vertices, the edges of the vertices and the tokens on them. None if no vertex would
// be left.
std::optional<Removal> without(const GraphState& state, const VertexSet& vertices, const EdgeSet& edges);

// REQUIRES: a vertex, and a name or nothing.
GraphState withName(GraphState state, theory::Count vertex, const QString& name);

// One more token on a vertex, or the last one on it less; none if there is none or it is the last of all.
GraphState withToken(GraphState state, theory::Count vertex);
std::optional<GraphState> withoutToken(GraphState state, theory::Count vertex);

} // namespace laststone::games
