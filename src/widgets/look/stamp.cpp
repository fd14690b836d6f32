// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/look/stamp.h"

#include <QPaintEngine>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace laststone::widgets {

namespace {

// A picture file wants shapes, a screen wants copied pixels.
bool drawsPixels(const QPainter& painter)
{
    const auto type = painter.paintEngine()->type();
    return type == QPaintEngine::Raster || type == QPaintEngine::OpenGL2;
}

} // namespace

void Stamp::draw(QPainter& painter, const QRectF& place, double radius, const QColor& colour)
{
    if (!drawsPixels(painter)) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        painter.drawRoundedRect(place, radius, radius);
        return;
    }
    const double ratio = painter.device()->devicePixelRatioF();
    if (place.size() != m_size || ratio != m_ratio || m_colour != colour) {
        m_size = place.size();
        m_ratio = ratio;
        m_colour = colour;
        m_pixmap = QPixmap(std::max(1, static_cast<int>(std::ceil(m_size.width() * ratio))),
                           std::max(1, static_cast<int>(std::ceil(m_size.height() * ratio))));
        m_pixmap.setDevicePixelRatio(ratio);
        m_pixmap.fill(Qt::transparent);
        QPainter stamp(&m_pixmap);
        stamp.setRenderHint(QPainter::Antialiasing);
        stamp.setPen(Qt::NoPen);
        stamp.setBrush(colour);
        stamp.drawRoundedRect(QRectF({0, 0}, m_size), radius, radius);
    }
    painter.drawPixmap(place.topLeft(), m_pixmap);
}

QRectF stoneDisc(const QRectF& square)
{
    const double gap = square.width() / 10;
    return square.adjusted(gap, gap, -gap, -gap);
}

} // namespace laststone::widgets
