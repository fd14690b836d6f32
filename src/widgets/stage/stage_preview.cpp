// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/stage/stage_preview.h"

#include "widgets/stage/stage_overlay.h"

#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

namespace laststone::widgets {

namespace {

constexpr int kOften = 50; // ms: stones and strokes move smoothly enough

} // namespace

StagePreview::StagePreview(QWidget& stage, StageOverlay& overlay, QWidget* parent)
    : QWidget(parent), m_stage(&stage), m_overlay(&overlay)
{
    setMouseTracking(true);
    setCursor(Qt::CrossCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("What the class sees"));
    setWhatsThis(
        tr("The picture that the class sees. The pointer, the light, pen and marker, and the zoom are "
           "led here as on the other screen."));
    m_often.setInterval(kOften);
    connect(&m_often, &QTimer::timeout, this, &StagePreview::follow);
}

QRectF StagePreview::area() const
{
    const QSizeF size =
        m_stage ? QSizeF(m_stage->size()).scaled(QSizeF(this->size()), Qt::KeepAspectRatio) : QSizeF();
    return {QPointF((width() - size.width()) / 2, 0), size};
}

QPointF StagePreview::toPreview(const QPointF& onStage) const
{
    const QRectF place = area();
    return m_stage ? place.topLeft()
            + QPointF(onStage.x() * place.width() / m_stage->width(),
                      onStage.y() * place.height() / m_stage->height())
                   : QPointF();
}

QPointF StagePreview::toStage(const QPointF& here) const
{
    const QRectF place = area();
    if (!m_stage || place.isEmpty())
        return {};
    const QPointF inside = here - place.topLeft();
    return {inside.x() * m_stage->width() / place.width(), inside.y() * m_stage->height() / place.height()};
}

void StagePreview::follow()
{
    if (m_stage)
        m_picture = m_stage->grab();
    update();
}

void StagePreview::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    if (!m_picture.isNull())
        painter.drawPixmap(area(), m_picture, QRectF(m_picture.rect()));
}

void StagePreview::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    follow();
    m_often.start();
}

void StagePreview::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    m_often.stop();
    m_picture = {};
}

void StagePreview::mousePressEvent(QMouseEvent* event)
{
    if (m_overlay)
        m_overlay->pressAt(toStage(event->position()));
    event->accept();
}

void StagePreview::mouseMoveEvent(QMouseEvent* event)
{
    if (!m_overlay)
        return;
    if (event->buttons().testFlag(Qt::LeftButton))
        m_overlay->dragTo(toStage(event->position()));
    else
        m_overlay->setPointer(toStage(event->position()));
    event->accept();
}

void StagePreview::wheelEvent(QWheelEvent* event)
{
    if (m_overlay)
        m_overlay->turnWheel(event->angleDelta().y() / double(QWheelEvent::DefaultDeltasPerStep),
                             toStage(event->position()));
    event->accept();
}

} // namespace laststone::widgets
