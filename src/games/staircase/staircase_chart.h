// SPDX-License-Identifier: GPL-3.0-or-later
// The P-positions over two odd stairs, the other stairs fixed.
#pragma once

#include "widgets/chart/chart_data.h"

namespace laststone::games {

// Of the winning moves only those that change one of the two stairs and nothing else that the plane keeps:
// from stair 1 to the ground. The arrow shows where any marked move leads to within the plane.
widgets::ChartData chartStaircase(const teaching::Position& position, const widgets::ChartWindow& window,
                                  const std::vector<teaching::Mark>& marks);

// Refuses a point with more stones in all than there can be.
widgets::ChartTarget staircasePositionAt(const teaching::Position& position,
                                         const widgets::ChartWindow& window,
                                         const widgets::ChartPoint& point);

// The odd stairs; none when there is only one, as then there is nothing to choose from.
std::vector<std::size_t> staircaseAxes(const teaching::Position& position);

} // namespace laststone::games
