// SPDX-License-Identifier: GPL-3.0-or-later
// Changes of a graph and its tokens, as functions of plain values: what the editor does, without its looks.
#pragma once

#include "graph/model/drawing.h"

#include <set>
#include <variant>

namespace laststone::graph {

// A graph without cycles and the vertices of its tokens; at least one of each.
struct Setup {
    Drawing drawing;
    std::vector<theory::Count> tokens;
    friend bool operator==(const Setup&, const Setup&) = default;
};

using VertexSet = std::set<theory::Count>;
using EdgeSet = std::set<Drawing::Edge>;

// The least number that is no vertex.
theory::Count freeVertex(const Drawing& drawing);

// REQUIRES: not a vertex yet.
Setup withVertex(Setup state, theory::Count vertex);

// With one more edge between two vertices; or the vertices of the shortest cycle that it would close, from
// its source on.
std::variant<Setup, std::vector<theory::Count>> withEdge(Setup state, const Drawing::Edge& edge);

struct Removal {
    Setup state;
    // Where one token has been put because all stood on vertices that are gone.
    std::optional<theory::Count> rescued;
};

// Without these edges and vertices, the edges of the vertices and the tokens on them. None if no vertex would
// be left.
std::optional<Removal> without(const Setup& state, const VertexSet& vertices, const EdgeSet& edges);

} // namespace laststone::graph
