// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sample/lasker_plane.h"

#include "games/sample/lasker_game.h"

namespace laststone::games {

using teaching::Move;
using teaching::PlaneData;
using teaching::PlanePoint;
using teaching::PlaneWindow;
using teaching::Position;
using theory::Count;

namespace lasker_plane {

LASTSTONE_SENTENCES(LaskerChart)

PlanePoint pointOf(const Position& position, const PlaneWindow& window)
{
    return teaching::heapPlanePoint(position, window);
}

// Where a move leads to, if it is of one of the two heaps and parts none.
std::optional<PlanePoint> afterMove(const Position& position, const Move& move, const PlaneWindow& window)
{
    if (move.split > 0 || (move.heap != window.xHeap && move.heap != window.yHeap))
        return std::nullopt;
    return pointOf(position.game->after(position, move), window);
}

// AUTHOR: what is to be seen in a window of the plane, at most kMostPlanePoints of each kind.
PlaneData dataIn(const Position& position, const PlaneWindow& window)
{
    PlaneData data(teaching::heapPlanePlace(position, window));
    if (!data.drawable)
        return data;
    data.title = phrase("P-positions of two heaps");
    //: the axis of a chart; %1 is the number of a heap
    data.xTitle = phrase("stones in heap %1")(Count{window.xHeap} + 1);
    data.yTitle = phrase("stones in heap %1")(Count{window.yHeap} + 1);
    data.outcome = position.game->outcome(position);
    Position at = position;
    for (Count x = window.x.first; window.x.contains(x) && data.lost.size() < teaching::kMostPlanePoints;
         ++x) {
        for (Count y = window.y.first; window.y.contains(y); ++y) {
            at.heaps[window.xHeap] = x;
            at.heaps[window.yHeap] = y;
            if (position.game->outcome(at) == theory::Outcome::P)
                data.lost.push_back({x, y});
        }
    }
    for (const Move& move : position.game->winningMoves(position)) {
        if (const auto point = afterMove(position, move, window))
            data.winning.push_back(*point);
    }
    return data;
}

} // namespace lasker_plane

teaching::Plane laskerPlane()
{
    return {.data = lasker_plane::dataIn, .afterMove = lasker_plane::afterMove};
}

} // namespace laststone::games
