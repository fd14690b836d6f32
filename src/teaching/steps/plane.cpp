// SPDX-License-Identifier: GPL-3.0-or-later
#include "teaching/steps/plane.h"

#include "teaching/game.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace laststone::teaching {

bool PlaneData::isMarked(const PlanePoint& point) const
{
    const auto holds = [&](const std::vector<PlanePoint>* points) {
        return std::ranges::find(*points, point) != points->end();
    };
    return point == current || std::ranges::any_of(std::array{&lost, &others, &unknown, &winning}, holds);
}

PlaneTarget heapPlanePosition(const Position& position, const PlaneWindow& window, const PlanePoint& point)
{
    Position result = position;
    if (std::max(window.xHeap, window.yHeap) < position.heaps.size()) {
        result.heaps[window.xHeap] = point.x;
        result.heaps[window.yHeap] = point.y;
    }
    return result;
}

PlanePoint heapPlanePoint(const Position& position, const PlaneWindow& window)
{
    return {position.heaps[window.xHeap], position.heaps[window.yHeap]};
}

PlanePlace heapPlanePlace(const Position& position, const PlaneWindow& window)
{
    PlanePlace place;
    place.drawable =
        window.xHeap != window.yHeap && std::max(window.xHeap, window.yHeap) < position.heaps.size();
    if (place.drawable)
        place.current = heapPlanePoint(position, window);
    return place;
}

std::optional<PlanePoint> heapPlaneAfterMove(const Position& position, const Move& move,
                                             const PlaneWindow& window)
{
    const Position after = position.game->after(position, move);
    if (after.heaps.size() != position.heaps.size())
        return std::nullopt;
    return heapPlanePoint(after, window);
}

PlaneData heapPlane(const Position& position, const PlaneWindow& window)
{
    PlaneData data(heapPlanePlace(position, window));
    if (!data.drawable)
        return data;
    const std::size_t heaps = position.heaps.size();
    data.outcome = position.game->outcome(position);
    for (const Move& move : position.game->winningMoves(position)) {
        if (move.heap < heaps && move.heap != window.xHeap && move.heap != window.yHeap)
            continue; // of another heap, and there may be very many of those
        const Position after = position.game->after(position, move);
        if (after.heaps.size() != heaps)
            continue;
        const PlanePoint point = heapPlanePoint(after, window);
        if (std::get<Position>(heapPlanePosition(position, window, point)) == after)
            data.winning.push_back(point);
    }
    return data;
}

std::vector<std::size_t> everyHeap(const Position& position)
{
    std::vector<std::size_t> heaps(position.heaps.size());
    std::iota(heaps.begin(), heaps.end(), std::size_t{0});
    return heaps;
}

std::vector<PlanePoint> arrowsOf(const Plane& plane, const Position& position, const PlaneWindow& window,
                                 const Shown& shown)
{
    std::vector<PlanePoint> arrows;
    const PlanePoint here = plane.place(position, window).current;
    for (const ShownMove& each : shown.moves) {
        using enum ShownMove::Role;
        if (each.role == Reply || each.role == Example || each.before != position)
            continue;
        if (!shown.find(Mark::All))
            arrows.clear();
        const auto arrow = plane.afterMove(position, each.move, window);
        if (arrow && *arrow != here)
            arrows.push_back(*arrow);
    }
    return arrows;
}

std::optional<PlanePoint> answerOf(const Plane& plane, const Position& position, const PlaneWindow& window,
                                   const Shown& shown, const std::vector<PlanePoint>& arrows)
{
    const auto isOfPosition = [&](const ShownMove& each) {
        return each.role != ShownMove::Role::Reply && each.before == position;
    };
    const auto move = std::ranges::find_if(shown.moves.rbegin(), shown.moves.rend(), isOfPosition);
    if (arrows.empty() || move == shown.moves.rend())
        return std::nullopt;
    const Position after = position.game->after(position, move->move);
    const auto isAnswer = [&](const ShownMove& each) {
        return each.role == ShownMove::Role::Reply && each.before == after;
    };
    const auto reply = std::ranges::find_if(shown.moves, isAnswer);
    if (reply == shown.moves.end() || after.heaps.size() != position.heaps.size())
        return std::nullopt;
    const auto end = plane.afterMove(after, reply->move, window);
    return end && *end != arrows.back() ? end : std::nullopt;
}

} // namespace laststone::teaching
