// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/chart/label_place.h"

#include <QSizeF>

#include <algorithm>

namespace laststone::widgets {

namespace {

double overlap(const QRectF& a, const QRectF& b)
{
    const QRectF common = a.intersected(b);
    return common.width() * common.height();
}

} // namespace

QPointF nearest(const QPointF& point, const QRectF& box)
{
    return {std::clamp(point.x(), box.left(), box.right()), std::clamp(point.y(), box.top(), box.bottom())};
}

bool isFree(const QRectF& place, const QRectF& area, const QList<QRectF>& others)
{
    const auto meets = [&](const QRectF& other) { return other.intersects(place); };
    return area.contains(place) && std::ranges::none_of(others, meets);
}

QLineF leaderOf(const QRectF& label, const QRectF& mark)
{
    const QPointF end = nearest(label.center(), mark);
    return {nearest(end, label), end};
}

QRectF labelPlace(const QSizeF& label, const QRectF& mark, const QRectF& area, const QList<QRectF>& others)
{
    const QPointF c = mark.center();
    const double right = mark.right();
    const double left = mark.left() - label.width();
    const double above = mark.top() - label.height();
    const double below = mark.bottom();
    const double middle = c.y() - label.height() / 2;
    const double centred = c.x() - label.width() / 2;
    QList<QPointF> corners{{right, middle}, {left, middle}};
    const auto shifted = [&](int quarters) {
        const double away = label.height() * quarters / 4;
        for (const double x : {right, left})
            corners << QPointF(x, middle - away) << QPointF(x, middle + away);
    };
    // Beside the mark, if need be not quite in the middle; then above and below, if need be more to one side;
    // but never so far away that it seems to be of another point.
    for (const int quarters : {1, 2})
        shifted(quarters);
    const double inside = std::max(area.left(), std::min(centred, area.right() - label.width()));
    for (const double x : {centred, (centred + mark.left()) / 2, (centred + left + mark.width()) / 2,
                           mark.left(), left + mark.width(), inside})
        corners << QPointF(x, above) << QPointF(x, below);
    for (const int quarters : {3, 4, 5, 6})
        shifted(quarters);
    std::optional<QRectF> best;
    double least = 0;
    for (const QPointF& corner : corners) {
        const QRectF place(corner, label);
        // What is cut is worse than what is covered.
        constexpr double kCut = 4;
        double cost = kCut * (label.width() * label.height() - overlap(place, area));
        for (const QRectF& other : others)
            cost += overlap(place, other);
        if (!best || cost < least - 1e-6) {
            best = place;
            least = cost;
        }
    }
    return *best;
}

std::optional<QRectF> freePlace(const QSizeF& label, const Leader& leader, const QRectF& area,
                                const Taken& taken)
{
    constexpr double kCrossed = 4; // lines of text: what is crossed is as bad as so long a way
    const double step = label.height() / 4;
    std::optional<QRectF> best;
    double least = 0;
    for (double y = area.top(); y + label.height() <= area.bottom(); y += step) {
        for (double x = area.left(); x + label.width() <= area.right(); x += step) {
            const QRectF place({x, y}, label);
            const QLineF way = leader(place);
            double cost = way.length();
            if ((best && cost >= least) || !isFree(place, area, taken.all))
                continue;
            const auto isCrossed = [&](const QRectF& other) {
                return way.intersects({other.topLeft(), other.bottomRight()}) == QLineF::BoundedIntersection
                    || way.intersects({other.topRight(), other.bottomLeft()}) == QLineF::BoundedIntersection;
            };
            cost += kCrossed * label.height() * double(std::ranges::count_if(taken.uncrossed, isCrossed));
            if (!best || cost < least) {
                best = place;
                least = cost;
            }
        }
    }
    return best;
}

} // namespace laststone::widgets
