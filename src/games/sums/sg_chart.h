// SPDX-License-Identifier: GPL-3.0-or-later
// The values of a game against the heap, with the period; those of a graph against the vertices in the order
// in which they become known, layer by layer.
#pragma once

#include "widgets/chart/chart_data.h"

namespace laststone::games {

// The x axis stands for one heap or token of the position, window.xHeap.
widgets::ChartData chartSg(const teaching::Position& position, const widgets::ChartWindow& window,
                           const std::vector<teaching::Mark>& marks);

widgets::ChartTarget sgPositionAt(const teaching::Position& position, const widgets::ChartWindow& window,
                                  const widgets::ChartPoint& point);

// "g(7) = 2: N-position"
teaching::Sentence sgPointText(const teaching::Position& position, const widgets::ChartWindow& window,
                               const widgets::ChartPoint& point);

std::vector<std::size_t> sgChartAxes(const teaching::Position& position);

} // namespace laststone::games
