// SPDX-License-Identifier: GPL-3.0-or-later
// n against n mod (m + 1), which is the Grundy value of a heap of n.
#pragma once

#include "widgets/chart/chart_data.h"

namespace laststone::games {

// Every point within the window unless there are more than widgets::kMostChartPoints; then the P-positions
// and every k-th of the others.
widgets::ChartData chartBash(const teaching::Position& position, const widgets::ChartWindow& window,
                             const std::vector<teaching::Mark>& marks);

// Any point means the heap that it stands above.
widgets::ChartTarget bashPositionAt(const teaching::Position& position, const widgets::ChartWindow& window,
                                    const widgets::ChartPoint& point);

} // namespace laststone::games
