// SPDX-License-Identifier: GPL-3.0-or-later
// Where a word beside a point of a chart covers nothing else.
#pragma once

#include <QList>
#include <QRectF>

namespace laststone::widgets {

// The rectangle of a label of that size beside `mark`, inside `area` where it fits there, that overlaps as
// little of `others` as possible; of equally good ones the first of right, left, above and below, and the
// nearest.
QRectF labelPlace(const QSizeF& label, const QRectF& mark, const QRectF& area, const QList<QRectF>& others);

} // namespace laststone::widgets
