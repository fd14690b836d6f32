// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/stage/stage_overlay.h"

#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace laststone::widgets {

namespace {

constexpr double kFirstZoom = 2;
constexpr double kMostZoom = 8;
constexpr double kZoomStep = 1.2; // a notch of the wheel
constexpr double kLight = 0.16; // of the height: the radius of the spotlight
constexpr int kShade = 170; // of 255: how dark it is around
constexpr int kSettledMs = 400; // longer than a move takes

} // namespace

StageOverlay::StageOverlay(QWidget& shown, QWidget* parent) : QWidget(parent), m_shown(shown)
{
    hide();
    setMouseTracking(true);
    parent->installEventFilter(this);
    m_settled.setSingleShot(true);
    m_settled.setInterval(kSettledMs);
    connect(&m_settled, &QTimer::timeout, this, [this] {
        m_enlarged = {};
        update();
    });
}

void StageOverlay::setBlank(Blank blank)
{
    m_blank = blank;
    apply();
}

void StageOverlay::setFrozen(bool frozen)
{
    m_frozen = frozen ? m_shown.grab() : QPixmap();
    m_enlarged = {};
    apply();
}

void StageOverlay::setSpotlight(bool on)
{
    m_spotlight = on;
    apply();
}

void StageOverlay::setZoomed(bool zoomed)
{
    m_zoom = 1;
    m_origin = {};
    if (zoomed)
        zoomTo(kFirstZoom, pointer());
    apply();
}

void StageOverlay::setPointer(const QPointF& place)
{
    m_pointer = place;
    m_pointed = true;
    if (m_spotlight)
        update();
}

bool StageOverlay::back()
{
    if (m_blank != Blank::None)
        setBlank(Blank::None);
    else if (m_spotlight)
        setSpotlight(false);
    else if (isZoomed())
        setZoomed(false);
    else
        return false;
    return true;
}

void StageOverlay::refresh()
{
    if (!isZoomed() || isFrozen())
        return;
    m_enlarged = {};
    update();
    m_settled.start();
}

// Shown only when there is something to show; a spotlight alone lets the mouse through to the board.
void StageOverlay::apply()
{
    const bool covers = m_blank != Blank::None || isFrozen() || isZoomed();
    setAttribute(Qt::WA_TransparentForMouseEvents, !covers);
    if (m_blank != Blank::None)
        setCursor(Qt::BlankCursor);
    else
        unsetCursor();
    setGeometry(parentWidget()->rect());
    setVisible(covers || m_spotlight);
    raise();
    update();
    emit changed();
}

QPointF StageOverlay::pointer() const
{
    return m_pointed ? m_pointer : QRectF(parentWidget()->rect()).center();
}

QRectF StageOverlay::part() const
{
    return {m_origin, QSizeF(size()) / m_zoom};
}

void StageOverlay::moveOrigin(const QPointF& origin)
{
    m_origin = {std::clamp(origin.x(), 0.0, width() - width() / m_zoom),
                std::clamp(origin.y(), 0.0, height() - height() / m_zoom)};
    m_enlarged = {};
    update();
}

// The place around which it is enlarged stays where it is.
void StageOverlay::zoomTo(double factor, const QPointF& around)
{
    const QPointF fixed = m_origin + around / m_zoom;
    m_zoom = std::clamp(factor, 1.0, kMostZoom);
    setGeometry(parentWidget()->rect());
    moveOrigin(fixed - around / m_zoom);
}

void StageOverlay::paintPicture(QPainter& painter)
{
    if (isFrozen()) {
        const QRectF from(part().topLeft() * m_frozen.devicePixelRatio(),
                          part().size() * m_frozen.devicePixelRatio());
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.drawPixmap(QRectF(rect()), m_frozen, from);
        return;
    }
    if (m_enlarged.isNull()) {
        // Painted anew in the larger size, so that it is sharp.
        const double ratio = devicePixelRatioF() * m_zoom;
        const QRect source = part().toAlignedRect();
        m_enlarged = QPixmap((QSizeF(size()) * devicePixelRatioF()).toSize());
        m_enlarged.setDevicePixelRatio(ratio);
        m_shown.render(&m_enlarged, source.topLeft() - part().topLeft().toPoint(), source);
        m_enlarged.setDevicePixelRatio(devicePixelRatioF());
    }
    painter.drawPixmap(0, 0, m_enlarged);
}

void StageOverlay::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    if (m_blank != Blank::None) {
        painter.fillRect(rect(), m_blank == Blank::Black ? Qt::black : Qt::white);
        return;
    }
    if (isFrozen() || isZoomed())
        paintPicture(painter);
    if (m_spotlight) {
        painter.setRenderHint(QPainter::Antialiasing);
        QPainterPath around;
        around.addRect(rect());
        around.addEllipse(pointer(), height() * kLight, height() * kLight);
        QColor shade(Qt::black);
        shade.setAlpha(kShade);
        painter.fillPath(around, shade);
    }
}

void StageOverlay::wheelEvent(QWheelEvent* event)
{
    if (isZoomed()) {
        // Not out of it: that is what the key is for.
        constexpr double kLeastZoom = 1.1;
        const double factor = m_zoom * std::pow(kZoomStep, event->angleDelta().y() / 120.0);
        zoomTo(std::max(kLeastZoom, factor), event->position());
    }
    event->accept();
}

void StageOverlay::mousePressEvent(QMouseEvent* event)
{
    m_dragged = event->position();
    event->accept();
}

void StageOverlay::mouseMoveEvent(QMouseEvent* event)
{
    if (isZoomed() && event->buttons().testFlag(Qt::LeftButton)) {
        moveOrigin(m_origin - (event->position() - m_dragged) / m_zoom);
        m_dragged = event->position();
    }
    event->accept();
}

bool StageOverlay::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == parentWidget() && event->type() == QEvent::Resize) {
        setGeometry(parentWidget()->rect());
        if (isZoomed())
            moveOrigin(m_origin);
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace laststone::widgets
