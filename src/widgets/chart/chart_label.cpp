// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/chart/chart_label.h"

#include <optional>

namespace laststone::widgets {

namespace {

double overlap(const QRectF& a, const QRectF& b)
{
    const QRectF common = a.intersected(b);
    return common.width() * common.height();
}

} // namespace

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
    // Beside the mark, if need be not quite in the middle; then above and below; then a little farther away.
    for (const int quarters : {1, 2})
        shifted(quarters);
    corners << QPointF(centred, above) << QPointF(centred, below);
    for (const int quarters : {3, 4, 5, 6}) {
        const double away = label.height() * (quarters - 2) / 4;
        shifted(quarters);
        corners << QPointF(centred, above - away) << QPointF(centred, below + away);
    }
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

} // namespace laststone::widgets
