// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/graph/graph_editor.h"

#include "games/graph/graph_view.h"

#include <QApplication>

#include <algorithm>
#include <cmath>

namespace laststone::games {

using teaching::Sentence;
using theory::Count;
using Edge = GraphDrawing::Edge;

namespace {

constexpr double kRimFrom = kVertexRadius * 0.76; // from the centre
constexpr double kRimTo = kVertexRadius * 1.4;
constexpr double kEdgeReach = 5; // pixels

Sentence sentence(const char* source, std::vector<teaching::Argument> arguments = {})
{
    return {"GraphBoard", source, std::move(arguments)};
}

} // namespace

GraphState GraphEditor::state() const
{
    return {scene().game().drawing(), scene().tokens()};
}

// Something new begins: the last refusal has been seen.
void GraphEditor::begin()
{
    m_cycle.clear();
    emit acting();
}

bool GraphEditor::isOnRim(Count vertex, const QPointF& at) const
{
    const QPointF apart = at - scene().places().vertices.at(vertex);
    return std::hypot(apart.x(), apart.y()) > kRimFrom;
}

void GraphEditor::setCursor(std::optional<Count> vertex)
{
    m_cursor = vertex;
    if (vertex)
        view().ensureShown(*vertex);
    emit lookChanged();
    emit focusMoved();
}

void GraphEditor::select(Count vertex)
{
    if (!scene().game().drawing().find(vertex))
        return;
    m_vertices = {vertex};
    m_edges.clear();
    setCursor(vertex);
}

// ---- what can be done ----

// A place that is free, near the vertex that the keyboard is at or in the middle of what is seen.
QPointF GraphEditor::freePlace() const
{
    const auto& places = scene().places().vertices;
    const QPointF middle = view().mapToScene(view().viewport()->rect().center());
    const QPointF start = m_cursor ? places.at(*m_cursor) : middle;
    const auto isFree = [&](const QPointF& point) {
        return std::ranges::none_of(places, [&](const auto& each) {
            const QPointF apart = each.second - point;
            return std::hypot(apart.x(), apart.y()) < kVertexRadius * 2.6;
        });
    };
    const QRectF seen = view()
                            .mapToScene(view().viewport()->rect())
                            .boundingRect()
                            .adjusted(kVertexRadius, kVertexRadius, -kVertexRadius, -kVertexRadius);
    // Along a spiral, the first free place in sight; else out of sight.
    constexpr int kTries = 400;
    constexpr double kTurn = 0.9;
    std::optional<QPointF> outside;
    for (int i = 0; i < kTries; ++i) {
        const double out = kVertexRadius * (2 * std::sqrt(static_cast<double>(i)));
        const QPointF point = start + QPointF(std::cos(i * kTurn), std::sin(i * kTurn)) * out;
        if (!isFree(point))
            continue;
        if (seen.contains(point))
            return point;
        if (!outside)
            outside = point;
    }
    return outside.value_or(start);
}

void GraphEditor::addVertex(std::optional<QPointF> at)
{
    begin();
    const Count vertex = freeVertex(scene().game().drawing());
    const QPointF place = at ? *at : freePlace();
    m_next = vertex;
    emit edited(withVertex(state(), vertex), {{vertex, {std::round(place.x()), std::round(place.y())}}});
}

void GraphEditor::removeSelected()
{
    begin();
    VertexSet vertices = m_vertices;
    if (!hasSelection() && m_cursor)
        vertices.insert(*m_cursor);
    if (vertices.empty() && m_edges.empty())
        return;
    const auto removal = without(state(), vertices, m_edges);
    if (!removal) {
        emit refused(sentence(QT_TRANSLATE_NOOP("GraphBoard", "The last vertex stays: a game needs one.")));
        return;
    }
    m_vertices.clear();
    m_edges.clear();
    emit edited(removal->state, {});
    if (removal->rescued) {
        //: %1 is a vertex
        emit refused(sentence(
            QT_TRANSLATE_NOOP("GraphBoard",
                              "The last token would have gone with its vertex; it stands on %1 now."),
            {removal->state.drawing.label(*removal->rescued)}));
    }
}

void GraphEditor::connectFrom(Count from)
{
    begin();
    m_from = from;
    setCursor(from);
}

void GraphEditor::connectTo(Count to)
{
    const Count from = *std::exchange(m_from, std::nullopt);
    scene().setLoose(std::nullopt);
    begin();
    const auto result = withEdge(state(), {from, to});
    if (const auto* cycle = std::get_if<std::vector<Count>>(&result)) {
        m_cycle = *cycle;
        emit lookChanged();
        //: %1 is a cycle such as "1 → 2 → 1"
        emit refused(sentence(QT_TRANSLATE_NOOP("GraphBoard", "No edge: it would close a cycle, %1."),
                              {scene().game().drawing().cycleText(*cycle)}));
        return;
    }
    m_vertices.clear();
    m_edges.clear();
    emit edited(std::get<GraphState>(result), {});
    emit lookChanged();
}

void GraphEditor::putToken(Count vertex)
{
    begin();
    emit edited(withToken(state(), vertex), {});
}

void GraphEditor::takeToken(Count vertex)
{
    begin();
    if (const auto next = withoutToken(state(), vertex)) {
        emit edited(*next, {});
    } else if (scene().tokens().size() == 1 && scene().tokens().front() == vertex) {
        emit refused(sentence(QT_TRANSLATE_NOOP("GraphBoard", "The last token stays: a game needs one.")));
    } else {
        //: %1 is a vertex
        emit refused(sentence(QT_TRANSLATE_NOOP("GraphBoard", "There is no token on %1."),
                              {scene().game().label(vertex)}));
    }
}

void GraphEditor::addToken()
{
    if (m_cursor)
        putToken(*m_cursor);
}

void GraphEditor::removeToken()
{
    if (m_cursor)
        takeToken(*m_cursor);
}

// ---- the mouse ----

void GraphEditor::pressVertex(Count vertex, QMouseEvent* event, const QPointF& at)
{
    if (event->modifiers().testFlag(Qt::ControlModifier)) {
        setCursor(vertex);
        putToken(vertex);
        return;
    }
    if (event->modifiers().testFlag(Qt::AltModifier)) {
        setCursor(vertex);
        takeToken(vertex);
        return;
    }
    if (m_from) { // by the menu or a key; here is its target
        connectTo(vertex);
        return;
    }
    if (event->modifiers().testFlag(Qt::ShiftModifier) || isOnRim(vertex, at)) {
        m_drag = Drag::Edge;
        m_from = vertex;
    } else {
        m_drag = Drag::Vertices;
    }
    if (m_vertices.contains(vertex))
        setCursor(vertex);
    else
        select(vertex);
}

void GraphEditor::press(QMouseEvent* event, const QPointF& at)
{
    if (event->button() != Qt::LeftButton || !scene().isDrawn())
        return;
    finishName(true);
    begin();
    m_pressed = event->pos();
    m_last = at;
    m_moving = false;
    m_before = scene().places();
    const bool plain = event->modifiers() == Qt::NoModifier;
    if (const auto token = scene().tokenAt(at); token && plain && !m_from) {
        m_drag = Drag::Token;
        m_token = *token;
        select(scene().tokens()[*token]);
        return;
    }
    if (const auto vertex = scene().vertexAt(at, kRimTo - kVertexRadius)) {
        pressVertex(*vertex, event, at);
        return;
    }
    m_from.reset();
    scene().setLoose(std::nullopt);
    m_vertices.clear();
    m_edges.clear();
    if (const auto edge = scene().edgeAt(at, view().units(kEdgeReach)))
        m_edges.insert(*edge);
    else
        m_drag = Drag::Frame;
    emit lookChanged();
}

void GraphEditor::move(QMouseEvent* event, const QPointF& at)
{
    if (!scene().isDrawn())
        return;
    if (m_drag == Drag::None) {
        // The rim shows that an edge can be drawn from it.
        auto rim = scene().vertexAt(at, kRimTo - kVertexRadius);
        if (rim && (!isOnRim(*rim, at) || scene().tokenAt(at)))
            rim.reset();
        if (m_from && event->buttons() == Qt::NoButton)
            scene().setLoose(m_from, at);
        if (rim != m_handle) {
            m_handle = rim;
            view().viewport()->setCursor(rim ? Qt::CrossCursor : Qt::ArrowCursor);
            emit lookChanged();
        }
        return;
    }
    if (!m_moving && (event->pos() - m_pressed).manhattanLength() < QApplication::startDragDistance())
        return;
    m_moving = true;
    switch (m_drag) {
    case Drag::Vertices:
        scene().shift(m_vertices, at - m_last);
        m_last = at;
        break;
    case Drag::Edge:
        scene().setLoose(m_from, at);
        break;
    case Drag::Token:
        scene().setCarried(m_token, at);
        break;
    case Drag::Frame:
        if (!m_frame)
            m_frame = new QRubberBand(QRubberBand::Rectangle, view().viewport());
        m_frame->setGeometry(QRect(m_pressed, event->pos()).normalized());
        m_frame->show();
        break;
    case Drag::None:
        break;
    }
}

void GraphEditor::endDrag()
{
    m_drag = Drag::None;
    m_moving = false;
    delete m_frame;
}

void GraphEditor::release(QMouseEvent* event, const QPointF& at)
{
    if (event->button() != Qt::LeftButton || m_drag == Drag::None)
        return;
    const Drag drag = m_drag;
    const bool moving = m_moving;
    const QRect frame = m_frame ? m_frame->geometry() : QRect();
    endDrag();
    switch (drag) {
    case Drag::Vertices:
        if (moving) {
            scene().settle();
            emit moved(m_before);
        }
        break;
    case Drag::Edge: {
        const auto to = scene().vertexAt(at, kRimTo - kVertexRadius);
        if (moving && to && to != m_from) {
            connectTo(*to);
        } else {
            m_from.reset();
            scene().setLoose(std::nullopt);
        }
        break;
    }
    case Drag::Token: {
        scene().setCarried(std::nullopt);
        const auto to = scene().vertexAt(at, kVertexRadius);
        GraphState next = state();
        if (moving && to && next.tokens[m_token] != *to) {
            next.tokens[m_token] = *to;
            m_next = to;
            emit edited(next, {});
        }
        break;
    }
    case Drag::Frame: {
        const QRectF box = view().mapToScene(frame).boundingRect();
        for (const auto& [vertex, place] : scene().places().vertices) {
            if (moving && box.contains(place))
                m_vertices.insert(vertex);
        }
        break;
    }
    case Drag::None:
        break;
    }
    emit lookChanged();
}

void GraphEditor::doubleClick(QMouseEvent* event, const QPointF& at)
{
    if (event->button() != Qt::LeftButton || !scene().isDrawn())
        return;
    endDrag();
    m_from.reset();
    scene().setLoose(std::nullopt);
    if (const auto vertex = scene().vertexAt(at)) {
        select(*vertex);
        rename();
    } else if (!scene().edgeAt(at, view().units(kEdgeReach)) && !scene().tokenAt(at)) {
        addVertex(at);
    }
}

void GraphEditor::leave()
{
    if (m_handle && m_drag == Drag::None) {
        m_handle.reset();
        emit lookChanged();
    }
}

void GraphEditor::reset()
{
    const GraphDrawing& drawing = scene().game().drawing();
    std::erase_if(m_vertices, [&](Count vertex) { return !drawing.find(vertex); });
    std::erase_if(m_edges, [&](const Edge& edge) {
        return !std::binary_search(drawing.edges.begin(), drawing.edges.end(), edge);
    });
    if (m_cursor && !drawing.find(*m_cursor))
        m_cursor.reset();
    m_from.reset();
    m_handle.reset();
    m_cycle.clear();
    endDrag();
    finishName(false);
    if (const auto next = std::exchange(m_next, std::nullopt); next && drawing.find(*next))
        select(*next);
}

void GraphEditor::stop()
{
    finishName(false);
    if (m_drag == Drag::Vertices && m_moving)
        scene().setPlaces(m_before);
    if (m_drag == Drag::Token)
        scene().setCarried(std::nullopt);
    endDrag();
    m_from.reset();
    m_handle.reset();
    m_vertices.clear();
    m_edges.clear();
    scene().setLoose(std::nullopt);
    begin();
    emit lookChanged();
}

void GraphEditor::addTo(GraphLook& look) const
{
    look.selected = m_vertices;
    for (const Edge& edge : m_edges)
        look.edges[edge] = EdgeTone::Selected;
    if (view().hasFocus())
        look.cursor = m_cursor;
    look.handle = m_handle;
    if (m_from)
        look.pointed.insert(*m_from);
    for (std::size_t i = 0; i < m_cycle.size(); ++i) {
        look.wrong.insert(m_cycle[i]);
        look.edges[{m_cycle[i], m_cycle[(i + 1) % m_cycle.size()]}] = EdgeTone::Wrong;
    }
}

} // namespace laststone::games
