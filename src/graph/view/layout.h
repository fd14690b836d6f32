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
// The layers are the same in every room, and take most of the time.
Places arrangeGraph(const Graph& graph, const Layers& layers, const QSizeF& room, const Names& names = {});

} // namespace laststone::graph
