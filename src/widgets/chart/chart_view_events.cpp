// SPDX-License-Identifier: GPL-3.0-or-later
// What mouse, wheel and keys do in a chart.
#include "widgets/chart/chart_view.h"

#include "widgets/look/theme.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>

#include <cmath>

namespace laststone::widgets {

namespace {

constexpr double kZoomStep = 1.25;

} // namespace

void ChartView::wheelEvent(QWheelEvent* event)
{
    const double notches = event->angleDelta().y() / 120.0;
    if (notches != 0)
        zoom(std::pow(kZoomStep, notches), event->position());
    event->accept();
}

// The base class would dereference an item that is not there (QTBUG-118669), so presses stay here.
void ChartView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton) {
        m_pressed = event->position();
        m_panning = false;
        // Whoever presses the point of the position takes hold of it; elsewhere it is the plane that moves.
        const QPointF away = place(m_data.current) - event->position();
        m_dragging = m_data.drawable && away.manhattanLength() < Spacing(font()).em * 0.7;
    }
    event->accept();
}

void ChartView::mouseMoveEvent(QMouseEvent* event)
{
    if (m_pressed && event->buttons().testFlag(Qt::LeftButton)) {
        const QPointF away = event->position() - *m_pressed;
        if (!m_panning && away.manhattanLength() < QApplication::startDragDistance())
            return;
        m_panning = true;
        setCursor(Qt::ClosedHandCursor);
        if (m_dragging) {
            emit pointHovered(numbersAt(event->position()));
            event->accept();
            return;
        }
        const QPointF from = value(*m_pressed);
        const QPointF to = value(event->position());
        setView(m_view.translated(from.x() - to.x(), m_data.isSequence ? 0 : from.y() - to.y()));
        m_pressed = event->position();
    } else {
        emit pointHovered(pointAt(event->position()));
    }
    event->accept();
}

void ChartView::mouseReleaseEvent(QMouseEvent* event)
{
    const bool clicked = m_pressed && !m_panning && event->button() == Qt::LeftButton;
    const bool dropped = m_pressed && m_panning && m_dragging && event->button() == Qt::LeftButton;
    m_pressed.reset();
    m_panning = m_dragging = false;
    unsetCursor();
    if (dropped) {
        if (const auto point = numbersAt(event->position()))
            emit pointClicked(*point);
        else
            emit draggedOutside();
    } else if (clicked) {
        if (const auto point = pointAt(event->position()))
            emit pointClicked(*point);
    }
    event->accept();
}

void ChartView::mouseDoubleClickEvent(QMouseEvent* event)
{
    m_pressed.reset();
    emit resetRequested();
    event->accept();
}

void ChartView::leaveEvent(QEvent* event)
{
    QChartView::leaveEvent(event);
    emit pointHovered(std::nullopt);
}

void ChartView::keyPressEvent(QKeyEvent* event)
{
    const double step = std::max(1.0, std::floor(m_view.width() / 8));
    switch (event->key()) {
    case Qt::Key_Left:
        setView(m_view.translated(-step, 0));
        break;
    case Qt::Key_Right:
        setView(m_view.translated(step, 0));
        break;
    case Qt::Key_Up:
    case Qt::Key_Down:
        if (!m_data.isSequence)
            setView(m_view.translated(0, event->key() == Qt::Key_Up ? step : -step));
        break;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        zoom(kZoomStep, place(m_data.current));
        break;
    case Qt::Key_Minus:
        zoom(1 / kZoomStep, place(m_data.current));
        break;
    case Qt::Key_0:
        emit resetRequested();
        break;
    default:
        event->ignore();
    }
}

} // namespace laststone::widgets
