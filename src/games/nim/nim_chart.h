// SPDX-License-Identifier: GPL-3.0-or-later
// The plane of two heaps of a Nim position, the others fixed.
#pragma once

#include "widgets/chart/chart_data.h"

namespace laststone::games {

// The P-positions (a, b) within the window, every one unless there are more than widgets::kMostChartPoints;
// then every k-th. In normal play they are those with a ⊕ b = the nim-sum of the other heaps.
widgets::ChartData chartNim(const teaching::Position& position, const widgets::ChartWindow& window,
                            const std::vector<teaching::Mark>& marks);

} // namespace laststone::games
