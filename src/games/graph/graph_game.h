// SPDX-License-Identifier: GPL-3.0-or-later
// Graph games in the SG lesson: tokens on the vertices of a directed graph without cycles, whose text is the
// rule.
#pragma once

#include "games/common/nim_sum.h"
#include "games/sums/sg_game.h"
#include "graph/model/drawing.h"
#include "teaching/steps/labels.h"

namespace laststone::games {

class GraphGame final : public SgGame, public teaching::Labels {
    LASTSTONE_SENTENCES(SgExplanation)
public:
    static constexpr QLatin1String kKind{"graph"};

    // Misère play is searched, while there are no more ways than this to place the tokens on the vertices
    // that they can reach.
    static constexpr theory::Count kMostMiserePlacings = 250'000;

    // None if `text` does not begin with "graph".
    static std::optional<teaching::GameRead> read(QStringView text);

    // REQUIRES: the drawing has a vertex and no cycle, and less than 2^32 edges.
    explicit GraphGame(graph::Drawing drawing);

    // The game of a position. REQUIRES: it is one of these.
    static const GraphGame& of(const teaching::Position& position);

    const std::shared_ptr<const graph::Graph>& sharedGraph() const { return m_graph; }
    const graph::Graph& graph() const { return *m_graph; }

    QLatin1String kind() const override { return kKind; }
    std::optional<teaching::Sentence> checkHeaps(Heaps tokens) const override;
    theory::Count value(std::size_t part, theory::Count vertex) const override;
    bool canSearchMisere(Heaps tokens) const override;
    teaching::Sentence misereBound(Heaps tokens) const override;
    teaching::Position after(const teaching::Position& position, const teaching::Move& move) const override;
    theory::Count stonesLeft(const teaching::Position& position) const override; // edges
    teaching::Sentence moveRule(const teaching::Position& position) const override;
    teaching::Sentence invitation(const teaching::Position& position) const override;
    teaching::Sentence refusal(const teaching::Position& position, const teaching::Move& move) const override;
    teaching::Sentence describe(const teaching::Position& position,
                                const teaching::Move& move) const override;
    // Where the only token goes.
    bool describesWhatIsLeft(const teaching::Position& position) const override
    {
        return position.heaps.size() == 1;
    }
    teaching::Sentence report(const teaching::Position& position, const teaching::Move& move) const override;
    QString change(const teaching::Position& position, const teaching::Move& move) const override;
    std::vector<theory::Count> firstHeaps() const override;
    std::optional<theory::Count> named(QStringView word) const override;
    SgSequenceEnd sequence(theory::Count to, const std::function<void(theory::Count)>& give) const override;

    bool hasTokens() const override { return true; }
    QString label(theory::Count vertex) const override { return m_graph->label(vertex); }
    std::vector<theory::Count> order() const override;

    void addRule(teaching::Steps& steps) const override;
    void addKnowledge(teaching::Steps& steps) const override;
    void addMisereWay(teaching::Steps& steps) const override;

protected:
    std::vector<SgOption> listOptions(std::size_t part, theory::Count vertex) const override;
    SgMisere searchMisere(Heaps tokens) const override;

private:
    std::vector<theory::graph::Vertex> places(Heaps tokens) const;
    teaching::Clauses layerValues(std::size_t layer) const;
    void addLayer(teaching::Steps& steps, std::size_t layer) const;
    void addMisereLayer(teaching::Steps& steps, std::size_t layer, std::vector<bool>& lost) const;
    void addMisereLayers(teaching::Steps& steps, std::size_t highest) const;

    std::shared_ptr<const graph::Graph> m_graph;
    std::vector<theory::graph::Value> m_values; // of the vertices, by their place in the drawing
};

// The graph of a position; null where it is of another game.
const graph::Drawing* drawingOf(const teaching::Position& position);

// What a step points out of a graph.
struct GraphMark {
    enum : int {
        Level = NimSumMark::Sum + 1, // the values of the vertices in the layers below and up to `from`
    };
};

} // namespace laststone::games
