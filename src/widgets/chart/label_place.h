// SPDX-License-Identifier: GPL-3.0-or-later
// Where the words of a chart have room among its marks. All coordinates are those of the chart.
#pragma once

#include <QLineF>
#include <QList>
#include <QRectF>

#include <functional>
#include <optional>

namespace laststone::widgets {

// The point of a box that is nearest to another point.
QPointF nearest(const QPointF& point, const QRectF& box);

// Whether a place is inside `area` and overlaps none of `others`.
bool isFree(const QRectF& place, const QRectF& area, const QList<QRectF>& others);

// From a label to what it is of.
QLineF leaderOf(const QRectF& label, const QRectF& mark);

// The rectangle of a label of that size beside `mark`, inside `area` where it fits there, that overlaps as
// little of `others` as possible; of equally good ones the first of right, left, above and below, and the
// nearest.
QRectF labelPlace(const QSizeF& label, const QRectF& mark, const QRectF& area, const QList<QRectF>& others);

// From a label at some place to what it is of.
using Leader = std::function<QLineF(const QRectF& label)>;

// What a label overlaps nothing of, and what its leader had better not cross.
struct Taken {
    QList<QRectF> all;
    QList<QRectF> uncrossed;
};

// The place of a label of that size inside `area` that is free and has the best leader: a short one that
// crosses little; none where all is taken.
std::optional<QRectF> freePlace(const QSizeF& label, const Leader& leader, const QRectF& area,
                                const Taken& taken);

} // namespace laststone::widgets
