// SPDX-License-Identifier: GPL-3.0-or-later
// Directed graphs as values, and their text:
//
//   text = "graph" item { ";" item }
//   item = vertex                 a vertex, which may have no edge
//        | vertex "=" name        the same with a name, 1 .. kMostNameLength letters, digits or signs
//        | vertex ">" vertex      an edge
//
// Vertices are whole numbers, of any size and with gaps; the canonical text lists them in order, each with
// its name, then with its edges, and alone only if it would not be mentioned otherwise.
#pragma once

#include "teaching/notation.h"
#include "theory/graph.h"

#include <algorithm>
#include <compare>
#include <optional>
#include <set>
#include <variant>
#include <vector>

namespace laststone::graph {

// A graph as a person writes or draws it, cycles or not.
struct Drawing {
    struct Edge {
        theory::Count from = 0;
        theory::Count to = 0;
        friend auto operator<=>(const Edge&, const Edge&) = default;
    };
    std::vector<theory::Count> vertices; // sorted, each once
    std::vector<QString> names; // by place in `vertices`; empty for a vertex without a name
    std::vector<Edge> edges; // sorted, each once, between vertices
    friend bool operator==(const Drawing&, const Drawing&) = default;

    // The place of a vertex in `vertices`; none if there is no such vertex.
    std::optional<std::size_t> find(theory::Count vertex) const;

    // The canonical text, with "graph" in front. A drawing without a vertex has none that can be read.
    QString rule() const;

    // Whether a text can be the name of a vertex, and how long it may be.
    static constexpr qsizetype kMostNameLength = 12;
    static bool isName(QStringView text);

    // What a vertex is called: its name, or its number. REQUIRES: there is such a vertex.
    QString label(theory::Count vertex) const;
    bool hasNames() const; // any vertex has one

    // The vertex of that name; none where no vertex or more than one has it, and for the number of a vertex,
    // which stands for that one.
    std::optional<theory::Count> named(QStringView name) const;

    // The vertices of a cycle, in order along it; empty if there is none.
    std::vector<theory::Count> cycle() const;

    // A cycle as it is told, with what its vertices are called: "king → 2 → king". Long ones are cut.
    QString cycleText(const std::vector<theory::Count>& cycle) const;
};

// The graph of a text; or what is wrong with it, also if that is a cycle. REQUIRES: `text` begins with
// "graph". O(n log n).
std::variant<Drawing, teaching::NotationError> readDrawing(QStringView text);

// Sorts values, and leaves each once.
template <class Value> void sortOut(std::vector<Value>& values)
{
    std::ranges::sort(values);
    values.erase(std::unique(values.begin(), values.end()), values.end());
}

// A drawing without cycles and what follows from it. Whoever reads it shares it with all who show it.
class Graph {
public:
    // REQUIRES: the drawing has a vertex and no cycle, and less than 2^32 edges.
    explicit Graph(Drawing drawing);

    const Drawing& drawing() const { return m_drawing; }
    // The same with its vertices numbered by their place in the drawing, and the layers of these.
    const theory::graph::Graph& arrows() const { return m_arrows; }
    const theory::graph::Levels& levels() const { return m_levels; }

    // The place of a vertex in the drawing. REQUIRES: there is such a vertex.
    theory::graph::Vertex place(theory::Count vertex) const;
    // The vertices that one leads to.
    std::vector<theory::Count> options(theory::Count vertex) const;
    // One where the longest way begins.
    theory::Count top() const { return m_drawing.vertices[m_levels.order.back()]; }
    QString label(theory::Count vertex) const { return m_drawing.label(vertex); }

private:
    Drawing m_drawing;
    theory::graph::Graph m_arrows;
    theory::graph::Levels m_levels;
};

// ---- Changes of a graph and its tokens ----

// A graph without cycles, of one vertex at least, and the vertices of its tokens: none while nobody has put
// one.
struct Setup {
    Drawing drawing;
    std::vector<theory::Count> tokens;
    friend bool operator==(const Setup&, const Setup&) = default;
};

// What of a drawing another one has not, as it is told: vertices alone or with their name, "5" and "5=king",
// then edges, "3→1". O(n log n).
QStringList onlyIn(const Drawing& one, const Drawing& other);

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
    // Where one token has been put because all that there were stood on vertices that are gone.
    std::optional<theory::Count> rescued;
};

// Without these edges and vertices, the edges of the vertices and the tokens on them. None if no vertex would
// be left.
std::optional<Removal> without(const Setup& state, const VertexSet& vertices, const EdgeSet& edges);

} // namespace laststone::graph
