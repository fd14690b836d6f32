// SPDX-License-Identifier: GPL-3.0-or-later
// The values of a game against the heap, with the period; of a graph, against the layer.
#pragma once

#include "widgets/chart_data.h"

namespace laststone::games {

// The x axis stands for one heap or token of the position, window.xHeap.
widgets::ChartData chartSg(const teaching::Position& position, const widgets::ChartWindow& window,
                           const std::vector<teaching::Mark>& marks);

widgets::ChartTarget sgPositionAt(const teaching::Position& position, const widgets::ChartWindow& window,
                                  const widgets::ChartPoint& point);

std::vector<std::size_t> sgChartAxes(const teaching::Position& position);

} // namespace laststone::games
