// SPDX-License-Identifier: GPL-3.0-or-later
// Graph games: tokens stand on the vertices of a directed graph without cycles, several on one vertex if need
// be; a move takes one token along one edge.
//
// Normal play: the value of a vertex is the least number that is no value of its options (mex), so 0 for a
// sink; who wins with several tokens is in theory/sum.h.
// Misère play is not ruled by these values. No formula is known: it is searched, within a stated bound.
//
// Vertices are 0 .. count - 1. Nothing here recurses, so that no path is too long for the stack.
#pragma once

#include "theory/misere_search.h"
#include "theory/outcome.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <variant>
#include <vector>

namespace laststone::theory::graph {

using Vertex = std::uint32_t;
using Value = std::uint32_t; // less than the number of vertices

inline constexpr Vertex kMaxVertices = 0xFFFF'FFFE;
inline constexpr std::size_t kMaxEdges = 0xFFFF'FFFF;

struct Edge {
    Vertex from = 0;
    Vertex to = 0;
    friend bool operator==(const Edge&, const Edge&) = default;
};

// A directed graph, with cycles or without. An edge may be given several times, which changes no result but
// options() and edgeCount().
class Graph {
public:
    Graph() = default;
    // O(vertices + edges). REQUIRES: count <= kMaxVertices, edges.size() <= kMaxEdges, and the ends of every
    // edge are less than `count`.
    Graph(Vertex count, std::span<const Edge> edges);

    Vertex vertexCount() const { return static_cast<Vertex>(m_first.size() - 1); }
    std::size_t edgeCount() const { return m_targets.size(); }
    // Where the edges from `v` lead, in the order in which they were given. REQUIRES: v < vertexCount().
    std::span<const Vertex> options(Vertex v) const
    {
        return {m_targets.data() + m_first[v], m_targets.data() + m_first[v + 1]};
    }
    bool isSink(Vertex v) const { return m_first[v] == m_first[v + 1]; }

private:
    std::vector<std::uint32_t> m_first = {0}; // by vertex: where its row begins; and the end of the last one
    std::vector<Vertex> m_targets; // row by row
};

// Each vertex once, in order along the cycle, the smallest first: an edge leads from each to the next, and
// from the last to the first. A vertex with an edge to itself is a cycle of one.
struct Cycle {
    std::vector<Vertex> vertices;
    friend bool operator==(const Cycle&, const Cycle&) = default;
};

// The value of every vertex, or a cycle, wherever in the graph it is. The cycle is the first that a
// depth-first search finds, not the shortest. O(vertices + edges).
std::variant<std::vector<Value>, Cycle> grundyValues(const Graph& graph);

// The vertices in layers, from the sinks up, as they are drawn and as their values become known.
struct Levels {
    std::vector<std::uint32_t> level; // by vertex: the number of edges of the longest path from it
    std::vector<Vertex> order; // by level, then by number: every vertex comes after all its options
    std::vector<std::uint32_t> first = {0}; // by level: where it begins in `order`; and the end of all

    std::size_t count() const { return first.size() - 1; }
    // The vertices of one level. REQUIRES: k < count().
    std::span<const Vertex> vertices(std::size_t k) const
    {
        return {order.data() + first[k], order.data() + first[k + 1]};
    }
};

// The layers, or the same cycle as grundyValues. O(vertices + edges).
std::variant<Levels, Cycle> levels(const Graph& graph);

// ---- Sums of tokens in misère play. REQUIRES of all below: the tokens are vertices ----

// The vertex of each token. Tokens are named by their place, from 0.
using Tokens = std::span<const Vertex>;

// Takes token `token` along an edge to `to`.
struct Move {
    std::size_t token = 0;
    Vertex to = 0;
    friend bool operator==(const Move&, const Move&) = default;
};

// The tokens after a move. REQUIRES: move.token is a token.
std::vector<Vertex> after(Tokens tokens, const Move& move);

// Who cannot move wins: with every token on a sink the position is N, won without a move.
struct MisereAnswer {
    Outcome outcome = Outcome::N;
    std::vector<Move>
        winningMoves; // by token, then by vertex, each once even when its edge is given several times
    friend bool operator==(const MisereAnswer&, const MisereAnswer&) = default;
};

// By search, which bounds its time and its memory: each look at a position costs one, and one for each token
// that is not on a sink; the first look kMiserePositionCost more, as the position is kept. None when that
// comes to more than `most`. REQUIRES: no cycle can be reached from the tokens.
inline constexpr Count kMisereBound = Count{1} << 24;
std::optional<MisereAnswer> solveMisere(const Graph& graph, Tokens tokens, Count most = kMisereBound);

} // namespace laststone::theory::graph
