// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/nim/nim_chart.h"

#include "theory/nim.h"

#include <QCoreApplication>

#include <algorithm>

namespace laststone::games {

using teaching::Position;
using teaching::Sentence;
using theory::Count;
using theory::Outcome;
using theory::Play;
using widgets::ChartData;
using widgets::ChartPoint;
using widgets::ChartWindow;
namespace nim = theory::nim;

namespace {

Sentence sentence(const char* source, std::vector<teaching::Argument> arguments = {})
{
    return {"NimChart", source, std::move(arguments)};
}

Sentence title(const Position& position, const ChartWindow& window, Count others)
{
    teaching::Numbers fixed;
    for (std::size_t i = 0; i < position.heaps.size(); ++i) {
        if (i != window.xHeap && i != window.yHeap)
            fixed.values.push_back(position.heaps[i]);
    }
    if (position.play == Play::Misere) {
        if (fixed.values.empty())
            return sentence(QT_TRANSLATE_NOOP("NimChart", "P-positions in misère play"));
        constexpr std::size_t kMost = 6;
        if (fixed.values.size() > kMost)
            return sentence(
                QT_TRANSLATE_NOOP("NimChart", "P-positions in misère play, the other heaps fixed"));
        //: %1 lists the sizes of the heaps that stay as they are
        return sentence(QT_TRANSLATE_NOOP("NimChart", "P-positions in misère play with heaps %1 fixed"),
                        {fixed});
    }
    if (fixed.values.empty())
        return sentence(QT_TRANSLATE_NOOP("NimChart", "P-positions: a = b"));
    constexpr std::size_t kMost = 6;
    if (fixed.values.size() > kMost) {
        //: %1 is the nim-sum of the heaps that stay as they are
        return sentence(QT_TRANSLATE_NOOP("NimChart", "P-positions with the other heaps fixed: a ⊕ b = %1"),
                        {others});
    }
    //: %1 lists the sizes of the heaps that stay as they are, %2 is their nim-sum
    return sentence(QT_TRANSLATE_NOOP("NimChart", "P-positions with heaps %1 fixed: a ⊕ b = %2"),
                    {fixed, others});
}

} // namespace

ChartData chartNim(const Position& position, const ChartWindow& window,
                   const std::vector<teaching::Mark>& marks)
{
    ChartData data;
    if (window.xHeap == window.yHeap || std::max(window.xHeap, window.yHeap) >= position.heaps.size()) {
        data.title = sentence(QT_TRANSLATE_NOOP("NimChart", "The chart needs two heaps"));
        return data;
    }
    data.drawable = true;
    data.current = {position.heaps[window.xHeap], position.heaps[window.yHeap]};
    data.outcome = nim::outcome(position.heaps, position.play);
    data.arrow = widgets::heapPlaneArrow(marks, window, data.current);
    for (const nim::HeapMove& move : nim::winningMoves(position.heaps, position.play)) {
        if (move.heap == window.xHeap)
            data.winning.push_back({move.to, data.current.y});
        else if (move.heap == window.yHeap)
            data.winning.push_back({data.current.x, move.to});
    }

    std::vector<Count> heaps = position.heaps;
    heaps[window.xHeap] = 0;
    heaps[window.yHeap] = 0;
    const Count others = nim::nimSum(heaps);
    data.title = title(position, window, others);
    //: the axis of a chart; %1 is the number of the heap
    data.xTitle = sentence(QT_TRANSLATE_NOOP("NimChart", "a: heap %1"), {Count{window.xHeap} + 1});
    //: the axis of a chart; %1 is the number of the heap
    data.yTitle = sentence(QT_TRANSLATE_NOOP("NimChart", "b: heap %1"), {Count{window.yHeap} + 1});

    // Misère play differs only where no large heap is left, so beside the normal partner b may be 0 or 1.
    const bool largeElsewhere = nim::sizes(heaps).big > 0;
    const auto isLost = [&](Count a, Count b) {
        if (position.play == Play::Normal || largeElsewhere || a >= 2 || b >= 2)
            return (a ^ b) == others;
        heaps[window.xHeap] = a;
        heaps[window.yHeap] = b;
        return nim::outcome(heaps, position.play) == Outcome::P;
    };
    const Count step = window.x.length() / widgets::kMostChartPoints + 1;
    for (Count a = window.x.first; window.x.contains(a); a += step) {
        const Count partner = a ^ others;
        for (const Count b : {Count{0}, Count{1}}) {
            if (window.y.contains(b) && isLost(a, b))
                data.lost.push_back({a, b});
        }
        if (partner >= 2 && window.y.contains(partner) && isLost(a, partner))
            data.lost.push_back({a, partner});
    }
    return data;
}

} // namespace laststone::games
