// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/chart_label.h"

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
    QList<QPointF> corners{{right, middle}, {left, middle}, {centred, above}, {centred, below},
                           {right, above},  {right, below}, {left, above},    {left, below}};
    // Where it is crowded, a little farther away.
    constexpr int kFarther = 6;
    for (int i = 1; i <= kFarther; ++i) {
        const double away = label.height() * i / 4;
        for (const double x : {right, left, centred})
            corners << QPointF(x, (x == centred ? above : middle) - away)
                    << QPointF(x, (x == centred ? below : middle) + away);
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
