// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/chart/chart_data.h"

#include <algorithm>
#include <numeric>

namespace laststone::widgets {

using teaching::Mark;
using teaching::Position;

ChartTarget heapPlanePosition(const Position& position, const ChartWindow& window, const ChartPoint& point)
{
    Position result = position;
    if (std::max(window.xHeap, window.yHeap) < position.heaps.size()) {
        result.heaps[window.xHeap] = point.x;
        result.heaps[window.yHeap] = point.y;
    }
    return result;
}

std::vector<std::size_t> everyHeap(const Position& position)
{
    std::vector<std::size_t> heaps(position.heaps.size());
    std::iota(heaps.begin(), heaps.end(), std::size_t{0});
    return heaps;
}

std::optional<ChartPoint> heapPlaneArrow(const std::vector<Mark>& marks, const ChartWindow& window,
                                         const ChartPoint& current)
{
    std::optional<ChartPoint> arrow;
    for (const Mark& mark : marks) {
        if (mark.kind != Mark::Kind::Take && mark.kind != Mark::Kind::Threat)
            continue;
        if (mark.heap == window.xHeap)
            arrow = ChartPoint{mark.to, current.y};
        else if (mark.heap == window.yHeap)
            arrow = ChartPoint{current.x, mark.to};
    }
    return arrow;
}

} // namespace laststone::widgets
