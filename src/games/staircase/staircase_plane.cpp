// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/staircase/staircase_plane.h"

#include "games/common/nim_sum.h"
#include "theory/staircase.h"

#include <QCoreApplication>

#include <algorithm>

namespace laststone::games {

using teaching::Argument;
using teaching::PlaneData;
using teaching::PlanePoint;
using teaching::PlaneTarget;
using teaching::PlaneWindow;
using teaching::Position;
using teaching::Sentence;
using theory::Count;
using theory::Outcome;
using theory::Play;
namespace nim = theory::nim;
namespace staircase = theory::staircase;

namespace {

Sentence sentence(const char* source, std::vector<Argument> arguments = {})
{
    return {"StaircaseChart", source, std::move(arguments)};
}

Sentence title(const Position& position, Count others)
{
    const bool alone = position.heaps.size() <= 4; // no odd stair beside the two
    if (position.play == Play::Misere) {
        if (alone)
            return sentence(QT_TRANSLATE_NOOP("StaircaseChart", "P-positions in misère play"));
        return sentence(
            QT_TRANSLATE_NOOP("StaircaseChart", "P-positions in misère play, the other odd stairs fixed"));
    }
    if (alone)
        return sentence(QT_TRANSLATE_NOOP("StaircaseChart", "P-positions: a = b"));
    //: %1 is the nim-sum of the odd stairs that stay as they are
    return sentence(
        QT_TRANSLATE_NOOP("StaircaseChart", "P-positions with the other odd stairs fixed: a ⊕ b = %1"),
        {others});
}

// The odd stairs; none when there is only one, as then there is nothing to choose from.
std::vector<std::size_t> axesOf(const Position& position)
{
    std::vector<std::size_t> axes;
    for (std::size_t stair = 0; stair < position.heaps.size(); ++stair) {
        if (staircase::isOdd(stair))
            axes.push_back(stair);
    }
    if (axes.size() < 2)
        axes.clear();
    return axes;
}

PlaneTarget positionAt(const Position& position, const PlaneWindow& window, const PlanePoint& point)
{
    const PlaneTarget target = teaching::heapPlanePosition(position, window, point);
    const auto* result = std::get_if<Position>(&target);
    if (result && !staircase::fits(result->heaps)) {
        //: %1 is 9223372036854775807
        return sentence(QT_TRANSLATE_NOOP("StaircaseChart",
                                          "All stairs together have at most %1 stones; here there would be "
                                          "more."),
                        {QString::number(theory::kMaxCount)});
    }
    return target;
}

teaching::PlanePlace placeOf(const Position& position, const PlaneWindow& window)
{
    teaching::PlanePlace place = teaching::heapPlanePlace(position, window);
    place.drawable = place.drawable && staircase::isOdd(window.xHeap) && staircase::isOdd(window.yHeap);
    return place;
}

PlaneData dataIn(const Position& position, const PlaneWindow& window)
{
    PlaneData data(placeOf(position, window));
    if (!data.drawable) {
        data.title = sentence(QT_TRANSLATE_NOOP("StaircaseChart", "The chart needs two odd stairs"));
        return data;
    }
    data.outcome = staircase::outcome(position.heaps, position.play);
    // A move from any other stair changes an even stair, too, so no point of this plane is its result.
    for (const staircase::Move& move : staircase::winningMoves(position.heaps, position.play)) {
        if (move.stair == 0 && window.xHeap == 0)
            data.winning.push_back({data.current.x - move.moved, data.current.y});
        else if (move.stair == 0 && window.yHeap == 0)
            data.winning.push_back({data.current.x, data.current.y - move.moved});
    }

    std::vector<Count> stairs = position.heaps;
    stairs[window.xHeap] = 0;
    stairs[window.yHeap] = 0;
    const std::vector<Count> fixed = staircase::oddStairs(stairs);
    const Count others = nim::nimSum(fixed);
    data.title = title(position, others);
    //: the axis of a chart; %1 is the number of an odd stair
    data.xTitle = sentence(QT_TRANSLATE_NOOP("StaircaseChart", "a: stair %1"), {Count{window.xHeap} + 1});
    //: the axis of a chart; %1 is the number of an odd stair
    data.yTitle = sentence(QT_TRANSLATE_NOOP("StaircaseChart", "b: stair %1"), {Count{window.yHeap} + 1});
    addNimPlane(data, window, fixed, position.play);
    return data;
}

} // namespace

teaching::Plane staircasePlane()
{
    return {.data = dataIn, .place = placeOf, .positionAt = positionAt, .axes = axesOf};
}

} // namespace laststone::games
