// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/bash/bash_plane.h"

#include "games/bash/bash_game.h"
#include "theory/bash.h"

#include <QCoreApplication>

namespace laststone::games {

using teaching::Move;
using teaching::PlaneData;
using teaching::PlanePoint;
using teaching::PlaneWindow;
using teaching::Position;
using theory::Count;
using theory::Outcome;
using theory::Play;
namespace bash = theory::bash;

namespace {

PlanePoint pointOf(Count n, Count limit)
{
    return {n, n % bash::block(limit)};
}

teaching::PlanePlace placeOf(const Position& position, const PlaneWindow&)
{
    const Count limit = bashLimit(position);
    const Count block = bash::block(limit);
    const Count n = position.heaps[0];
    teaching::PlanePlace place{.current = pointOf(n, limit), .drawable = true};
    // Six blocks around the heap, as high as the remainders.
    const Count half = std::min<Count>(std::max<Count>(block * 3, 8), 500);
    const Count first = n > half ? n - half : 0;
    place.focus = {{first, first + 2 * half}, {0, std::max<Count>(4, std::min<Count>(limit, 500))}};
    if (block > 500 && n % block > 500) // so high that not all of it can be shown
        place.focus->y = {n % block - 250, n % block + 250};
    return place;
}

// Every point within the window unless there are more than kMostPlanePoints; then the P-positions and every
// k-th of the others.
PlaneData dataIn(const Position& position, const PlaneWindow& window)
{
    const Count limit = bashLimit(position);
    const Count block = bash::block(limit);
    const bool misere = position.play == Play::Misere;
    const auto at = [limit](Count n) { return pointOf(n, limit); };
    PlaneData data(placeOf(position, PlaneWindow()));
    if (misere) {
        //: %1 is the size of a block, one more than may be taken
        data.title = {
            "BashChart", QT_TRANSLATE_NOOP("BashChart", "P-positions in misère play: n mod %1 = 1"), {block}};
    } else {
        //: %1 is the size of a block, one more than may be taken
        data.title = {"BashChart", QT_TRANSLATE_NOOP("BashChart", "P-positions: n mod %1 = 0"), {block}};
    }
    data.xTitle = {"BashChart", QT_TRANSLATE_NOOP("BashChart", "n: stones in the heap"), {}};
    //: the axis of a chart; %1 is the size of a block
    data.yTitle = {"BashChart", QT_TRANSLATE_NOOP("BashChart", "n mod %1"), {block}};
    const Count n = position.heaps[0];
    data.outcome = bash::outcome(n, limit, position.play);
    if (const auto move = bash::winningMove(n, limit, position.play))
        data.winning = {at(n - *move)};

    const auto visible = [&](const PlanePoint& point) { return window.y.contains(point.y); };
    Count step = window.x.length() / teaching::kMostPlanePoints + 1;
    if (step > 1 && step % block == 0)
        ++step; // else it could go from P-position to P-position
    for (Count x = window.x.first; window.x.contains(x); x += step) {
        if (bash::outcome(x, limit, position.play) == Outcome::N && visible(at(x)))
            data.others.push_back(at(x));
    }
    // The P-positions stand a block apart.
    const Count lowest = misere ? 1 : 0;
    Count skipped = window.x.first > lowest ? (window.x.first - lowest + block - 1) / block : 0;
    const Count lostStep = (window.x.length() / block) / teaching::kMostPlanePoints + 1;
    for (; skipped <= (theory::kMaxCount - lowest) / block; skipped += lostStep) {
        const Count x = lowest + skipped * block;
        if (!window.x.contains(x))
            break;
        if (visible(at(x)))
            data.lost.push_back(at(x));
    }
    return data;
}

// Any point means the heap that it stands above.
teaching::PlaneTarget positionAt(const Position& position, const PlaneWindow&, const PlanePoint& point)
{
    Position result = position;
    result.heaps = {point.x};
    return result;
}

std::optional<PlanePoint> afterMove(const Position& position, const Move& move, const PlaneWindow&)
{
    return pointOf(position.heaps[0] - move.take, bashLimit(position));
}

} // namespace

teaching::Plane bashPlane()
{
    return {.data = dataIn,
            .place = placeOf,
            .positionAt = positionAt,
            .afterMove = afterMove,
            .axes = [](const Position&) {
                return std::vector<std::size_t>(); // one heap, nothing to choose from
            }};
}

} // namespace laststone::games
