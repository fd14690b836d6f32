// SPDX-License-Identifier: GPL-3.0-or-later
// An arrangement of the vertices of a graph: cut into layers whose nodes are put into an order with few
// crossings, and then into places.
//
// K. Sugiyama, S. Tagawa and M. Toda, "Methods for visual understanding of hierarchical system structures",
// IEEE Transactions on Systems, Man, and Cybernetics 11 (1981) 109–125. Written here rather than taken from
// GraphViz, whose library comes under the EPL, which does not go with the GPL, and brings much that is not
// needed: the layers are known already, from theory::graph::Levels.
#pragma once

#include "graph/model/places.h"

#include <QSizeF>

namespace laststone::graph {

// From the centre of a vertex to the edge of a name that stands outside, beyond all halos.
inline constexpr double kNameAway = 29;

// The names that stand outside of their vertices, and their sizes.
using Names = std::map<theory::Count, QSizeF>;

class Layers {
public:
    // A vertex, or a point of an edge that goes through a layer on its way.
    struct Node {
        static constexpr std::uint32_t kBend = 0xFFFF'FFFF;
        std::uint32_t vertex = kBend;
        std::uint32_t layer = 0;
        double place = 0; // across the layers; two vertices are at least 1 apart
        bool isBend() const { return vertex == kBend; }
    };
    // Long edges have bends while there are no more than this in all.
    static constexpr std::size_t kMostBends = 20'000;

    explicit Layers(const Graph& graph);

    // How often edges cross between neighbouring layers.
    std::size_t crossings() const;
    const std::vector<Node>& nodes() const { return m_nodes; } // those of the vertices first, by number
    // The nodes that the edges of a vertex go through, in the order of Graph::options().
    const std::vector<std::vector<std::uint32_t>>& bends(theory::graph::Vertex from) const
    {
        return m_bends[from];
    }

private:
    using Index = std::uint32_t;
    using Order = std::vector<std::vector<Index>>;

    // Sweeps up and down, each node going to the mean of its neighbours; keeps the best order seen.
    void reduceCrossings();
    // Puts the nodes as near to their neighbours as their order allows, long edges straight first of all.
    void place();
    void addEdge(Index upper, Index lower);
    void index(std::size_t layer);
    std::size_t crossingsBelow(std::size_t layer) const;
    bool sortLayer(std::size_t layer, bool byUpper);
    bool exchangeNeighbours();
    struct Ends { // of the edges of a node
        std::vector<Index> up;
        std::vector<Index> down;
    };
    Ends ends(Index node) const;
    double separation(Index left, Index right) const;
    double pull(Index one, Index other) const;
    void placeLayer(std::size_t layer, bool lookUp, bool lookDown);

    std::vector<Node> m_nodes;
    std::vector<std::vector<Index>> m_up; // by node: its neighbours in the layer above
    std::vector<std::vector<Index>> m_down;
    std::vector<std::vector<std::vector<Index>>> m_bends;
    Order m_order; // by layer, from the sinks up
    std::vector<Index> m_rank; // by node: its place in its layer's order
};

// The vertices in the layers of theory::graph::Levels, with the sinks at the bottom, or at the left where
// `room` is wider than the drawing: as on the number line, moves go down or to the left. The same for the
// same graph and room. No two vertices touch, nor do the names that stand outside of them.
// The layers are the same in every room, and take most of the time.
Places arrangeGraph(const Graph& graph, const Layers& layers, const QSizeF& room, const Names& names = {});

} // namespace laststone::graph
