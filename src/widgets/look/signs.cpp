// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/look/signs.h"

#include "widgets/look/theme.h"

#include <QPainter>
#include <QPainterPath>

namespace laststone::widgets {

namespace {

constexpr int kDegree = 16; // of arcs

void paintTick(QPainter& painter, const QRectF& disc)
{
    const auto at = [&](double x, double y) {
        return QPointF(disc.x() + x * disc.width(), disc.y() + y * disc.height());
    };
    const QPointF tick[] = {at(0.26, 0.54), at(0.44, 0.7), at(0.75, 0.33)};
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(tick, 3);
}

// Once round, with a head.
void paintArrow(QPainter& painter, const QRectF& disc, double line)
{
    const QRectF round = disc.adjusted(line, line, -line, -line);
    painter.setBrush(Qt::NoBrush);
    painter.drawArc(round, 90 * kDegree, 280 * kDegree);
    const QPointF top(round.center().x(), round.top());
    const double head = disc.width() * 0.26;
    QPainterPath triangle(top + QPointF(head * 0.9, 0));
    triangle.lineTo(top + QPointF(-head * 0.3, -head * 0.8));
    triangle.lineTo(top + QPointF(-head * 0.3, head * 0.8));
    triangle.closeSubpath();
    painter.fillPath(triangle, painter.pen().color());
}

} // namespace

void paintSign(QPainter& painter, const QRectF& square, Sign sign, const Theme& theme, double line)
{
    painter.setPen(QPen(theme.muted, line));
    painter.setBrush(Qt::NoBrush);
    switch (sign) {
    case Sign::Ring:
        painter.drawEllipse(square);
        break;
    case Sign::Tick:
        painter.setPen(QPen(theme.goodText, line));
        painter.setBrush(theme.goodText);
        painter.drawEllipse(square);
        painter.setPen(QPen(theme.onGood, line * 1.5));
        paintTick(painter, square);
        break;
    case Sign::Half:
        painter.setPen(QPen(theme.goodText, line));
        painter.drawEllipse(square);
        painter.setBrush(theme.goodText);
        painter.drawChord(square, 90 * kDegree, 180 * kDegree);
        break;
    case Sign::Arrow:
        painter.setPen(QPen(theme.wonText, line * 1.4));
        paintArrow(painter, square, line);
        break;
    }
}

} // namespace laststone::widgets
