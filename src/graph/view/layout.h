// SPDX-License-Identifier: GPL-3.0-or-later
// An arrangement of the vertices of a graph in layers.
#pragma once

#include "graph/model/layers.h"
#include "graph/model/places.h"
#include "graph/view/label.h"

#include <QSizeF>

namespace laststone::graph {

// The vertices in the layers of theory::graph::Levels, with the sinks at the bottom, or at the left where
// `room` is wider than the drawing: as on the number line, moves go down or to the left. The same for the
// same graph and room. No two vertices touch, nor do the names that stand outside of them.
Places arrangeGraph(const Graph& graph, const QSizeF& room, const Names& names = {});

// The same in two steps, for a room that changes: the layers, which take most of the time, are the same in
// every room.
Layers layGraph(const Graph& graph);
Places arrangeGraph(const Graph& graph, const Layers& layers, const QSizeF& room, const Names& names = {});

// How often edges cross between neighbouring layers when the vertices of the layers stand in this order;
// long edges are led through each layer between. For tests and for arrangeGraph().
std::size_t layerCrossings(const Graph& graph);

} // namespace laststone::graph
