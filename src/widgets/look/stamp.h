// SPDX-License-Identifier: GPL-3.0-or-later
// A shape that is drawn many times: on a screen as copied pixels, in a picture file as a shape.
#pragma once

#include <QColor>
#include <QPixmap>
#include <QSizeF>

class QPainter;
class QRectF;

namespace laststone::widgets {

class Stamp {
public:
    // Draws a rounded rectangle into `place`; half the size as radius gives a disc.
    void draw(QPainter& painter, const QRectF& place, double radius, const QColor& colour);

private:
    // The shape as last drawn.
    QPixmap m_pixmap;
    QSizeF m_size;
    double m_ratio = 0;
    QColor m_colour;
};

// Where a stone is drawn within its square.
QRectF stoneDisc(const QRectF& square);

} // namespace laststone::widgets
