// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/view/view.h"

#include "graph/view/layout.h"
#include "graph/view/tool.h"

#include <QFontInfo>
#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace laststone::graph {

using theory::Count;

namespace {

constexpr double kMargin = kVertexRadius; // around the rims, for tokens and labels
constexpr double kLargest = 2; // em that the radius of a vertex has at most, when fitted
constexpr double kMostZoom = 8; // times that
constexpr double kLeastZoom = 0.02;
constexpr double kZoomStep = 1.2;
constexpr int kRounds = 3; // until the size of names and the scale suit each other

} // namespace

Tool::Tool(View& view) : QObject(&view), m_view(view) { }

Scene& Tool::scene() const
{
    return m_view.graph();
}

View::View(QWidget* parent) : QGraphicsView(parent)
{
    setScene(&m_scene);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setAlignment(Qt::AlignCenter);
    setRenderHint(QPainter::Antialiasing);
    setViewportUpdateMode(QGraphicsView::SmartViewportUpdate);
    // Items set their pens and brushes all, and leave nothing outside their bounds.
    setOptimizationFlags(DontSavePainterState | DontAdjustForAntialiasing);
    setTransformationAnchor(NoAnchor);
    setResizeAnchor(NoAnchor);
    viewport()->setMouseTracking(true);
}

void View::setTool(Tool* tool)
{
    m_tool = tool;
}

void View::setBottom(int height)
{
    if (height == m_bottom)
        return;
    m_bottom = height;
    if (m_fitted)
        fit();
}

QSizeF View::room() const
{
    return QSizeF(viewport()->width(), std::max(1, viewport()->height() - m_bottom)) / largestScale();
}

// The size in the scene of names that can be read at a scale.
double View::leastLetters(double scale) const
{
    constexpr double kLegible = 0.62; // of the font, as much as a stage asks for
    return std::clamp(QFontInfo(font()).pixelSize() * kLegible / scale, kLeastLetters, kMostLetters);
}

Places View::arrange(const Graph& model, const Layers& layers) const
{
    const QFont& written = m_scene.graphStyle().font;
    double least = kLeastLetters;
    Places places;
    for (int round = 0; round < kRounds; ++round) {
        places = arrangeGraph(model, layers, room(), namesOutside(model, written, least));
        const QSizeF size = places.bounds().size() + QSizeF(2 * kMargin, 2 * kMargin);
        const double scale = std::min({1.0, room().width() / size.width(), room().height() / size.height()});
        const double needed = leastLetters(scale * largestScale());
        if (needed <= least || !model.drawing().hasNames())
            break;
        least = needed;
    }
    return places;
}

double View::largestScale() const
{
    return widgets::Spacing(font()).em * kLargest / kVertexRadius;
}

QRectF View::content() const
{
    return m_scene.places().bounds().adjusted(-kMargin, -kMargin, kMargin, kMargin) | m_scene.edgeBounds()
        | m_scene.nameBounds();
}

void View::fit()
{
    m_fitted = true;
    if (!m_scene.hasGraph() || viewport()->size().isEmpty())
        return;
    const QSizeF size = viewport()->size();
    const double height = std::max(1.0, size.height() - m_bottom);
    const auto fitted = [&](const QRectF& box) {
        return std::clamp(std::min(size.width() / box.width(), height / box.height()), kLeastZoom,
                          largestScale());
    };
    // Larger names make the scale smaller in turn, by little.
    for (int round = 0; round < kRounds; ++round)
        m_scene.setLeastLetters(leastLetters(fitted(content())));
    const QRectF box = content();
    const double scale = fitted(box);
    setTransform(QTransform::fromScale(scale, scale));
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // Exactly what is seen: nothing to scroll.
    const QSizeF seen = size / scale;
    setSceneRect(QRectF(box.center() - QPointF(seen.width(), height / scale) / 2, seen));
    horizontalScrollBar()->setValue(horizontalScrollBar()->minimum());
    verticalScrollBar()->setValue(verticalScrollBar()->minimum());
}

void View::keepFitted()
{
    if (!m_fitted) {
        setSceneRect(sceneRect() | content());
        return;
    }
    // What has been put near the border may stay there while all of it is seen.
    const QRectF seen = sceneRect().adjusted(0, 0, 0, -units(m_bottom));
    if (!seen.contains(m_scene.places().bounds() | m_scene.edgeBounds() | m_scene.nameBounds()))
        fit();
}

void View::zoom(double factor, const QPointF& around)
{
    const double now = transform().m11();
    const double scale = std::clamp(now * factor, kLeastZoom, largestScale() * kMostZoom);
    const QPointF fixed = mapToScene(around.toPoint());
    m_fitted = false;
    setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    setVerticalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    // Room to pan all around.
    const QRectF box = content();
    const QSizeF seen = QSizeF(viewport()->size()) / scale * 0.5;
    setSceneRect(box.adjusted(-seen.width(), -seen.height(), seen.width(), seen.height()));
    setTransform(QTransform::fromScale(scale, scale));
    const QPointF moved = mapFromScene(fixed) - around;
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() + qRound(moved.x()));
    verticalScrollBar()->setValue(verticalScrollBar()->value() + qRound(moved.y()));
}

void View::pan(const QPoint& by)
{
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() - by.x());
    verticalScrollBar()->setValue(verticalScrollBar()->value() - by.y());
}

void View::ensureShown(Count vertex)
{
    if (!m_fitted && m_scene.isDrawn())
        centerOn(m_scene.places().vertices.at(vertex));
}

double View::units(double pixels) const
{
    return pixels / transform().m11();
}

QRect View::toViewport(const QPointF& centre, double radius) const
{
    const QRectF box(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius);
    return mapFromScene(box).boundingRect();
}

QRect View::vertexRect(Count vertex) const
{
    return toViewport(m_scene.places().vertices.at(vertex), kVertexRadius);
}

QRect View::tokenRect(std::size_t token) const
{
    return toViewport(m_scene.tokenPlace(token), kTokenRadius);
}

void View::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::MiddleButton)
        m_panning = event->pos();
    else if (m_tool)
        m_tool->press(event, mapToScene(event->pos()));
}

void View::mouseMoveEvent(QMouseEvent* event)
{
    if (m_panning) {
        pan(event->pos() - *m_panning);
        m_panning = event->pos();
    } else if (m_tool) {
        m_tool->move(event, mapToScene(event->pos()));
    }
}

void View::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::MiddleButton)
        m_panning.reset();
    else if (m_tool)
        m_tool->release(event, mapToScene(event->pos()));
}

void View::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (m_tool)
        m_tool->doubleClick(event, mapToScene(event->pos()));
}

void View::wheelEvent(QWheelEvent* event)
{
    if (event->modifiers().testFlag(Qt::ControlModifier)) {
        zoom(std::pow(kZoomStep, event->angleDelta().y() / 120.0), event->position());
        event->accept();
    } else if (m_fitted) {
        event->ignore();
    } else {
        QGraphicsView::wheelEvent(event);
    }
}

void View::contextMenuEvent(QContextMenuEvent* event)
{
    if (m_tool)
        m_tool->contextMenu(event, mapToScene(event->pos()));
}

void View::keyPressEvent(QKeyEvent* event)
{
    if (m_tool && m_tool->key(event))
        return;
    const QPointF middle = QRectF(viewport()->rect()).center();
    const bool plain = !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    if (plain && event->key() == Qt::Key_PageUp) {
        zoom(kZoomStep, middle);
    } else if (plain && event->key() == Qt::Key_PageDown) {
        zoom(1 / kZoomStep, middle);
    } else {
        event->ignore();
        emit keyPressed(event);
    }
}

bool View::focusNextPrevChild(bool next)
{
    // At the last vertex, Tab goes on to the next widget.
    if (m_tool && m_tool->tab(next))
        return true;
    return QGraphicsView::focusNextPrevChild(next);
}

bool View::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::Leave && m_tool)
        m_tool->leave();
    return QGraphicsView::viewportEvent(event);
}

void View::resizeEvent(QResizeEvent* event)
{
    QGraphicsView::resizeEvent(event);
    if (m_fitted)
        fit();
    emit resized();
}

void View::focusInEvent(QFocusEvent* event)
{
    QGraphicsView::focusInEvent(event);
    if (m_tool)
        emit m_tool->lookChanged();
}

void View::focusOutEvent(QFocusEvent* event)
{
    QGraphicsView::focusOutEvent(event);
    if (m_tool)
        emit m_tool->lookChanged();
}

} // namespace laststone::graph
