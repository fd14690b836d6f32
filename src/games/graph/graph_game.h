// SPDX-License-Identifier: GPL-3.0-or-later
// Graph games in the SG lesson: tokens on the vertices of a directed graph without cycles, whose text is the
// rule.
#pragma once

#include "games/sums/sg_game.h"
#include "graph/model/drawing.h"
#include "teaching/notation.h"

namespace laststone::games {

class GraphGame final : public SgGame {
public:
    // Misère play is searched, while there are no more ways than this to place the tokens on the vertices
    // that they can reach.
    static constexpr theory::Count kMostMiserePlacings = 250'000;

    // REQUIRES: `text` begins with "graph".
    static std::variant<std::shared_ptr<const SgGame>, teaching::NotationError> read(QStringView text);

    // REQUIRES: the drawing has a vertex and no cycle, and less than 2^32 edges.
    explicit GraphGame(graph::Drawing drawing);

    const std::shared_ptr<const graph::Graph>& sharedGraph() const { return m_graph; }
    const graph::Drawing& drawing() const { return m_graph->drawing(); }
    const theory::graph::Graph& graph() const { return m_graph->arrows(); }
    const theory::graph::Levels& levels() const { return m_graph->levels(); }
    theory::graph::Vertex place(theory::Count vertex) const { return m_graph->place(vertex); }
    QString label(theory::Count vertex) const { return m_graph->label(vertex); }
    // The SG values of the vertices, by their place in the drawing.
    const std::vector<theory::graph::Value>& values() const { return m_values; }

    using SgGame::after;
    using SgGame::check;
    using SgGame::describe;
    using SgGame::shortForm;
    using SgGame::stonesLeft;

    teaching::Explanation explain(const teaching::Position& position) const override;
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

    std::shared_ptr<const graph::Graph> m_graph;
    std::vector<theory::graph::Value> m_values;
};

} // namespace laststone::games
