// SPDX-License-Identifier: GPL-3.0-or-later
// Graph games in the SG lesson: tokens on the vertices of a directed graph without cycles.
//
//   rule = "graph" item { ";" item }
//   item = vertex                 a vertex, which may have no edge
//        | vertex "=" name        the same with a name, 1 .. kMostNameLength letters, digits or signs
//        | vertex ">" vertex      an edge
//
// Vertices are whole numbers, of any size and with gaps; the canonical text lists them in order, each with
// its name, then with its edges, and alone only if it would not be mentioned otherwise.
#pragma once

#include "games/sums/sg_game.h"
#include "teaching/notation.h"
#include "theory/graph.h"

#include <QStringList>

namespace laststone::games {

// A graph as a person writes or draws it, cycles or not.
struct GraphDrawing {
    struct Edge {
        theory::Count from = 0;
        theory::Count to = 0;
        friend auto operator<=>(const Edge&, const Edge&) = default;
    };
    std::vector<theory::Count> vertices; // sorted, each once
    std::vector<QString> names; // by place in `vertices`; empty for a vertex without a name
    std::vector<Edge> edges; // sorted, each once, between vertices
    friend bool operator==(const GraphDrawing&, const GraphDrawing&) = default;

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

    // The vertices of a cycle, in order along it; empty if there is none.
    std::vector<theory::Count> cycle() const;

    // A cycle as it is told, with what its vertices are called: "king → 2 → king". Long ones are cut.
    QString cycleText(const std::vector<theory::Count>& cycle) const;
};

class GraphGame final : public SgGame {
public:
    // Misère play is searched, while there are no more ways than this to place the tokens on the vertices
    // that they can reach.
    static constexpr theory::Count kMostMiserePlacings = 250'000;

    // REQUIRES: `text` begins with "graph".
    static std::variant<std::shared_ptr<const SgGame>, teaching::NotationError> read(QStringView text);

    // REQUIRES: the drawing has a vertex and no cycle, and less than 2^32 edges.
    explicit GraphGame(GraphDrawing drawing);

    const GraphDrawing& drawing() const { return m_drawing; }

    // The same graph with its vertices numbered by their place in the drawing, their values and layers.
    const theory::graph::Graph& graph() const { return m_graph; }
    const std::vector<theory::graph::Value>& values() const { return m_values; }
    const theory::graph::Levels& levels() const { return m_levels; }

    // The place of a vertex in the drawing. REQUIRES: there is such a vertex.
    theory::graph::Vertex place(theory::Count vertex) const;

    QString label(theory::Count vertex) const { return m_drawing.label(vertex); }

    using SgGame::after;
    using SgGame::check;
    using SgGame::describe;
    using SgGame::shortForm;
    using SgGame::stonesLeft;

    void accept(Visitor& visitor) const override { visitor.visit(*this); }
    std::optional<teaching::Sentence> check(Heaps tokens) const override;
    theory::Count value(std::size_t part, theory::Count vertex) const override;
    std::vector<SgOption> options(std::size_t part, theory::Count vertex) const override;
    bool hasMove(std::size_t part, theory::Count vertex) const override;
    std::vector<theory::Count> after(Heaps tokens, const teaching::Move& move) const override;
    theory::Count stonesLeft(Heaps tokens) const override;
    teaching::Sentence describe(Heaps tokens, const teaching::Move& move) const override;
    QString shortForm(Heaps tokens, const teaching::Move& move) const override;
    std::vector<theory::Count> firstHeaps() const override;
    std::vector<theory::Count> randomHeaps(teaching::Difficulty difficulty,
                                           QRandomGenerator& random) const override;

protected:
    std::optional<SgMisere> solveMisere(Heaps heaps) const override;

private:
    std::vector<theory::graph::Vertex> places(Heaps tokens) const;

    GraphDrawing m_drawing;
    theory::graph::Graph m_graph;
    std::vector<theory::graph::Value> m_values;
    theory::graph::Levels m_levels;
};

} // namespace laststone::games
