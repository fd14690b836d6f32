// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/nim/nim_plane.h"

#include "games/common/nim_sum.h"
#include "theory/nim.h"

#include <QCoreApplication>

#include <algorithm>

namespace laststone::games {

using teaching::PlaneData;
using teaching::PlanePoint;
using teaching::PlaneWindow;
using teaching::Position;
using teaching::Sentence;
using theory::Count;
using theory::Outcome;
using theory::Play;
namespace nim = theory::nim;

namespace {

Sentence sentence(const char* source, std::vector<teaching::Argument> arguments = {})
{
    return {"NimChart", source, std::move(arguments)};
}

Sentence title(const Position& position, const PlaneWindow& window, Count others)
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
        if (fixed.values.size() == 1) {
            //: %1 is the size of the one heap that stays as it is
            return sentence(QT_TRANSLATE_NOOP("NimChart", "P-positions in misère play with heap %1 fixed"),
                            {fixed});
        }
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
    if (fixed.values.size() == 1) {
        //: %1 is the size of the one heap that stays as it is, and so is %2, its nim-sum
        return sentence(QT_TRANSLATE_NOOP("NimChart", "P-positions with heap %1 fixed: a ⊕ b = %2"),
                        {fixed, others});
    }
    //: %1 lists the sizes of the heaps that stay as they are, %2 is their nim-sum
    return sentence(QT_TRANSLATE_NOOP("NimChart", "P-positions with heaps %1 fixed: a ⊕ b = %2"),
                    {fixed, others});
}

PlaneData dataIn(const Position& position, const PlaneWindow& window)
{
    PlaneData data(teaching::heapPlanePlace(position, window));
    if (!data.drawable) {
        data.title = sentence(QT_TRANSLATE_NOOP("NimChart", "The chart needs two heaps"));
        return data;
    }
    data.outcome = nim::outcome(position.heaps, position.play);
    for (const nim::HeapMove& move : nim::winningMoves(position.heaps, position.play)) {
        if (move.heap == window.xHeap)
            data.winning.push_back({move.to, data.current.y});
        else if (move.heap == window.yHeap)
            data.winning.push_back({data.current.x, move.to});
    }

    std::vector<Count> fixed;
    for (std::size_t heap = 0; heap < position.heaps.size(); ++heap) {
        if (heap != window.xHeap && heap != window.yHeap)
            fixed.push_back(position.heaps[heap]);
    }
    const Count others = nim::nimSum(fixed);
    data.title = title(position, window, others);
    //: the axis of a chart; %1 is the number of the heap
    data.xTitle = sentence(QT_TRANSLATE_NOOP("NimChart", "a: heap %1"), {Count{window.xHeap} + 1});
    //: the axis of a chart; %1 is the number of the heap
    data.yTitle = sentence(QT_TRANSLATE_NOOP("NimChart", "b: heap %1"), {Count{window.yHeap} + 1});
    addNimPlane(data, window, fixed, position.play);
    return data;
}

} // namespace

teaching::Plane nimPlane()
{
    return {.data = dataIn};
}

} // namespace laststone::games
