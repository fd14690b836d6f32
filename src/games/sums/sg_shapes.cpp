// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sums/sg_shapes.h"

#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace laststone::games {

using theory::Count;
using widgets::Theme;

QString sgNumber(Count number)
{
    return QLocale().toString(static_cast<qulonglong>(number));
}

QPen dashedPen(const QColor& colour, double width)
{
    QPen pen(colour, width);
    pen.setDashPattern({2.2, 1.6});
    pen.setCapStyle(Qt::FlatCap);
    return pen;
}

QPainterPath pinShape(const QRectF& place)
{
    // Of the right half, from the top down, in shares of half the width and of the height.
    const double middle = place.center().x();
    const auto at = [&](double side, double across, double down) {
        return QPointF(middle + side * across * place.width() / 2, place.top() + down * place.height());
    };
    QPainterPath path(at(0, 0, 0));
    path.cubicTo(at(1, 0.62, 0.0), at(1, 0.62, 0.17), at(1, 0.42, 0.27)); // the head
    path.cubicTo(at(1, 0.30, 0.36), at(1, 0.96, 0.46), at(1, 0.96, 0.66)); // the neck, and down to the belly
    path.cubicTo(at(1, 0.96, 0.82), at(1, 0.70, 0.93), at(1, 0.58, 1.0));
    path.lineTo(at(-1, 0.58, 1.0));
    path.cubicTo(at(-1, 0.70, 0.93), at(-1, 0.96, 0.82), at(-1, 0.96, 0.66));
    path.cubicTo(at(-1, 0.96, 0.46), at(-1, 0.30, 0.36), at(-1, 0.42, 0.27));
    path.cubicTo(at(-1, 0.62, 0.17), at(-1, 0.62, 0.0), at(0, 0, 0));
    path.closeSubpath();
    return path;
}

void paintValue(QPainter& painter, const QRectF& plate, Count value, const QFont& font, const Theme& theme)
{
    const double radius = plate.height() / 4;
    painter.setPen(QPen(value == 0 ? theme.lost : theme.won, plate.height() / 18));
    painter.setBrush(value == 0 ? theme.lostPale : theme.wonPale);
    painter.drawRoundedRect(plate, radius, radius);
    painter.setFont(widgets::scaledFont(font, 1.0, true));
    painter.setPen(value == 0 ? theme.lostText : theme.wonText);
    painter.drawText(plate, Qt::AlignCenter, QString::number(value));
}

double valueWidth(Count value, const QFont& font)
{
    const QFontMetricsF metrics(widgets::scaledFont(font, 1.0, true));
    return std::max(metrics.height() * 1.2,
                    metrics.horizontalAdvance(QString::number(value)) + metrics.height() * 0.5);
}

} // namespace laststone::games
