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
constexpr double kDot = 0.016; // of the height: the radius of the pointer
constexpr double kPen = 0.007; // of the height: how wide it draws
constexpr double kMarker = 0.035;
constexpr QRgb kInk = qRgb(0xd6, 0x00, 0x7f); // is seen on dark and on light, and means nothing on a board
constexpr QRgb kMarkerInk = qRgba(0xff, 0xc8, 0x00, 0x70);
constexpr QRgb kRim = qRgb(0xff, 0xff, 0xff); // around the pointer
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

void StageOverlay::setDot(bool on)
{
    m_dot = on;
    apply();
}

void StageOverlay::setTool(Tool tool)
{
    m_tool = tool;
    apply();
}

void StageOverlay::wipe()
{
    if (m_strokes.isEmpty())
        return;
    m_strokes.clear();
    apply();
}

void StageOverlay::setStrokes(const QList<Stroke>& strokes)
{
    m_strokes = strokes;
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
    if (m_spotlight || m_dot)
        update();
}

bool StageOverlay::back()
{
    if (m_blank != Blank::None)
        setBlank(Blank::None);
    else if (m_tool != Tool::None)
        setTool(Tool::None);
    else if (m_dot)
        setDot(false);
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

// Shown only when there is something to show; spotlight, dot and strokes alone let the mouse through to the
// board.
void StageOverlay::apply()
{
    const bool covers = m_blank != Blank::None || isFrozen() || isZoomed() || m_tool != Tool::None;
    setAttribute(Qt::WA_TransparentForMouseEvents, !covers);
    if (m_blank != Blank::None)
        setCursor(Qt::BlankCursor);
    else if (m_tool != Tool::None)
        setCursor(Qt::CrossCursor);
    else
        unsetCursor();
    setGeometry(parentWidget()->rect());
    setVisible(covers || m_spotlight || m_dot || hasStrokes());
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
    paintStrokes(painter);
    if (m_dot)
        paintDot(painter);
}

// They belong to the picture, and are enlarged with it.
void StageOverlay::paintStrokes(QPainter& painter) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(m_zoom, m_zoom);
    painter.translate(-m_origin);
    painter.setBrush(Qt::NoBrush);
    for (const Stroke& stroke : m_strokes) {
        const bool isPen = stroke.tool == Tool::Pen;
        painter.setPen(QPen(QColor::fromRgba(isPen ? kInk : kMarkerInk), height() * (isPen ? kPen : kMarker),
                            Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolyline(stroke.points);
    }
    painter.restore();
}

void StageOverlay::paintDot(QPainter& painter) const
{
    const double radius = height() * kDot;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(QColor(kRim), radius / 3));
    painter.setBrush(QColor(kInk));
    painter.drawEllipse(pointer(), radius, radius);
}

void StageOverlay::pressAt(const QPointF& place)
{
    setPointer(place);
    m_dragged = place;
    if (m_tool == Tool::None)
        return;
    const QPointF at = m_origin + place / m_zoom;
    m_strokes.append({m_tool, QPolygonF({at, at})}); // a point is seen, too
    apply();
}

void StageOverlay::dragTo(const QPointF& place)
{
    setPointer(place);
    if (m_tool != Tool::None && hasStrokes()) {
        m_strokes.last().points.append(m_origin + place / m_zoom);
        update();
    } else if (isZoomed()) {
        moveOrigin(m_origin - (place - m_dragged) / m_zoom);
        m_dragged = place;
    }
}

void StageOverlay::turnWheel(double notches, const QPointF& around)
{
    if (!isZoomed())
        return;
    // Not out of it: that is what the key is for.
    constexpr double kLeastZoom = 1.1;
    zoomTo(std::max(kLeastZoom, m_zoom * std::pow(kZoomStep, notches)), around);
}

void StageOverlay::wheelEvent(QWheelEvent* event)
{
    turnWheel(event->angleDelta().y() / double(QWheelEvent::DefaultDeltasPerStep), event->position());
    event->accept();
}

void StageOverlay::mousePressEvent(QMouseEvent* event)
{
    pressAt(event->position());
    event->accept();
}

void StageOverlay::mouseMoveEvent(QMouseEvent* event)
{
    if (event->buttons().testFlag(Qt::LeftButton))
        dragTo(event->position());
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
