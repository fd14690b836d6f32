// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sg/sg_chart.h"

namespace laststone::games {

widgets::ChartData chartSg(const teaching::Position&, const widgets::ChartWindow&,
                           const std::vector<teaching::Mark>&)
{
    return {};
}

widgets::ChartTarget sgPositionAt(const teaching::Position& position, const widgets::ChartWindow&,
                                  const widgets::ChartPoint&)
{
    return position;
}

std::vector<std::size_t> sgChartAxes(const teaching::Position&)
{
    return {};
}

} // namespace laststone::games
