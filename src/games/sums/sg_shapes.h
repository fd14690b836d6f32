// SPDX-License-Identifier: GPL-3.0-or-later
// What the heaps of the SG board and the tiles of their options are drawn with.
#pragma once

#include "theory/outcome.h"
#include "widgets/look/theme.h"

#include <QPainterPath>
#include <QPen>
#include <QString>

class QPainter;

namespace laststone::games {

// As the language writes it.
QString sgNumber(theory::Count number);

QPen dashedPen(const QColor& colour, double width);

// A bowling pin that stands in a rectangle.
QPainterPath pinShape(const QRectF& place);

// A value on a small plate, in the colours of P when it is 0 and of N when it is not.
void paintValue(QPainter& painter, const QRectF& plate, theory::Count value, const QFont& font,
                const widgets::Theme& theme);

// How wide the plate has to be.
double valueWidth(theory::Count value, const QFont& font);

} // namespace laststone::games
