// SPDX-License-Identifier: GPL-3.0-or-later
// Where the vertices of a graph stand, and an arrangement of them in layers.
#pragma once

#include "games/graph/graph_game.h"
#include "games/graph/graph_label.h"
#include "games/graph/graph_layers.h"

#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <map>

namespace laststone::games {

// Lengths on the board of a graph are in units of its own, which the view scales; y grows downwards.
inline constexpr double kVertexRadius = 20;

struct GraphPlaces {
    std::map<theory::Count, QPointF> vertices;
    // The points between its ends that an edge goes through, from the source on; straight edges have none.
    std::map<GraphDrawing::Edge, std::vector<QPointF>> bends;
    bool arranged = false; // by arrangeGraph(), and not touched since
    friend bool operator==(const GraphPlaces&, const GraphPlaces&) = default;

    // What holds all vertices, with their rims.
    QRectF bounds() const;
};

// The vertices in the layers of theory::graph::Levels, with the sinks at the bottom, or at the left where
// `room` is wider than the drawing: as on the number line, moves go down or to the left. The same for the
// same graph and room. No two vertices touch, nor do the names that stand outside of them.
GraphPlaces arrangeGraph(const GraphGame& game, const QSizeF& room, const GraphNames& names = {});

// The same in two steps, for a room that changes: the layers, which take most of the time, are the same in
// every room.
GraphLayers layGraph(const GraphGame& game);
GraphPlaces arrangeGraph(const GraphGame& game, const GraphLayers& layers, const QSizeF& room,
                         const GraphNames& names = {});

// How often edges cross between neighbouring layers when the vertices of the layers stand in this order;
// long edges are led through each layer between. For tests and for arrangeGraph().
std::size_t layerCrossings(const GraphGame& game);

} // namespace laststone::games
