// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/board/editor.h"

#include "graph/board/tool_bar.h"
#include "graph/view/view.h"

#include <QApplication>
#include <QMenu>

#include <algorithm>
#include <cmath>

namespace laststone::graph {

using theory::Count;

namespace {

constexpr double kRimFrom = kVertexRadius * 0.76; // from the centre
constexpr double kRimTo = kVertexRadius * 1.4;
constexpr double kEdgeReach = 5; // pixels
constexpr double kNudge = kVertexRadius / 2;

QPointF direction(int key)
{
    switch (key) {
    case Qt::Key_Left:
        return {-1, 0};
    case Qt::Key_Right:
        return {1, 0};
    case Qt::Key_Up:
        return {0, -1};
    case Qt::Key_Down:
        return {0, 1};
    default:
        return {};
    }
}

} // namespace

Editor::Editor(View& view) : Tool(view), m_edits(*new Edits(view))
{
    connect(&m_edits, &Edits::lookChanged, this, &Tool::lookChanged);
    connect(&m_edits, &Edits::cursorMoved, this, &Tool::focusMoved);
}

bool Editor::isOnRim(Count vertex, const QPointF& at) const
{
    const QPointF apart = at - scene().places().vertices.at(vertex);
    return std::hypot(apart.x(), apart.y()) > kRimFrom;
}

// ---- edges and names ----

void Editor::connectFrom(Count from)
{
    m_edits.begin();
    m_from = from;
    m_edits.setCursor(from);
}

void Editor::endConnecting()
{
    m_from.reset();
    scene().setLoose(std::nullopt);
}

void Editor::connectTo(Count to)
{
    const Count from = *m_from;
    endConnecting();
    m_edits.addEdge({from, to});
}

void Editor::rename()
{
    const auto vertex = m_edits.cursor();
    if (!vertex || !scene().isDrawn())
        return;
    finishName(false);
    m_edits.begin();
    m_name = new NameField(view(), m_edits, *vertex);
}

NameField* Editor::nameField() const
{
    return m_name && !m_name->isClosed() ? m_name : nullptr;
}

void Editor::finishName(bool keep)
{
    if (m_name)
        m_name->finish(keep);
}

// ---- the mouse ----

void Editor::pressVertex(Count vertex, QMouseEvent* event, const QPointF& at)
{
    const bool puts = event->modifiers().testFlag(Qt::ControlModifier);
    if (puts || event->modifiers().testFlag(Qt::AltModifier)) {
        m_edits.setCursor(vertex);
        puts ? m_edits.putToken(vertex) : m_edits.takeToken(vertex);
        return;
    }
    if (m_from) { // by the menu or a key; here is its target
        connectTo(vertex);
        return;
    }
    if (event->modifiers().testFlag(Qt::ShiftModifier) || isOnRim(vertex, at)) {
        m_drag.kind = Drag::Kind::Edge;
        m_from = vertex;
    } else {
        m_drag.kind = Drag::Kind::Vertices;
    }
    if (m_edits.vertices().contains(vertex))
        m_edits.setCursor(vertex);
    else
        m_edits.select(vertex);
}

void Editor::press(QMouseEvent* event, const QPointF& at)
{
    if (event->button() != Qt::LeftButton || !scene().isDrawn())
        return;
    finishName(true);
    m_edits.begin();
    m_drag = {.pressed = event->pos(), .last = at, .before = scene().places()};
    const bool plain = event->modifiers() == Qt::NoModifier;
    if (const auto token = scene().tokenAt(at); token && plain && !m_from) {
        m_drag.kind = Drag::Kind::Token;
        m_drag.token = *token;
        m_edits.select(scene().tokens()[*token]);
        return;
    }
    if (const auto vertex = scene().vertexAt(at, kRimTo - kVertexRadius)) {
        pressVertex(*vertex, event, at);
        return;
    }
    endConnecting();
    const auto edge = scene().edgeAt(at, view().units(kEdgeReach));
    if (!edge)
        m_drag.kind = Drag::Kind::Frame;
    m_edits.select({}, edge ? EdgeSet{*edge} : EdgeSet());
}

// The rim shows that an edge can be drawn from it.
void Editor::hover(QMouseEvent* event, const QPointF& at)
{
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
}

void Editor::move(QMouseEvent* event, const QPointF& at)
{
    if (!scene().isDrawn())
        return;
    if (m_drag.kind == Drag::Kind::None) {
        hover(event, at);
        return;
    }
    const int far = (event->pos() - m_drag.pressed).manhattanLength();
    m_drag.isFar = m_drag.isFar || far >= QApplication::startDragDistance();
    if (!m_drag.isFar)
        return;
    switch (m_drag.kind) {
    case Drag::Kind::Vertices:
        scene().shift(m_edits.vertices(), at - m_drag.last);
        m_drag.last = at;
        break;
    case Drag::Kind::Edge:
        scene().setLoose(m_from, at);
        break;
    case Drag::Kind::Token:
        scene().setCarried(m_drag.token, at);
        break;
    case Drag::Kind::Frame:
        if (!m_frame)
            m_frame = new QRubberBand(QRubberBand::Rectangle, view().viewport());
        m_frame->setGeometry(QRect(m_drag.pressed, event->pos()).normalized());
        m_frame->show();
        break;
    case Drag::Kind::None:
        break;
    }
}

Editor::Drag Editor::endDrag()
{
    delete m_frame;
    return std::exchange(m_drag, {});
}

void Editor::release(QMouseEvent* event, const QPointF& at)
{
    if (event->button() != Qt::LeftButton || m_drag.kind == Drag::Kind::None)
        return;
    const QRect frame = m_frame ? m_frame->geometry() : QRect();
    drop(endDrag(), frame, at);
    emit lookChanged();
}

void Editor::drop(const Drag& drag, const QRect& frame, const QPointF& at)
{
    switch (drag.kind) {
    case Drag::Kind::Vertices:
        if (drag.isFar) {
            scene().settle();
            emit m_edits.moved(drag.before);
        }
        break;
    case Drag::Kind::Edge:
        if (const auto to = scene().vertexAt(at, kRimTo - kVertexRadius); drag.isFar && to && to != m_from)
            connectTo(*to);
        else
            endConnecting();
        break;
    case Drag::Kind::Token:
        scene().setCarried(std::nullopt);
        if (const auto to = scene().vertexAt(at, kVertexRadius); drag.isFar && to)
            m_edits.moveToken(drag.token, *to);
        break;
    case Drag::Kind::Frame: {
        const QRectF box = view().mapToScene(frame).boundingRect();
        VertexSet vertices;
        for (const auto& [vertex, place] : scene().places().vertices) {
            if (drag.isFar && box.contains(place))
                vertices.insert(vertex);
        }
        m_edits.select(vertices, {});
        break;
    }
    case Drag::Kind::None:
        break;
    }
}

void Editor::doubleClick(QMouseEvent* event, const QPointF& at)
{
    if (event->button() != Qt::LeftButton || !scene().isDrawn())
        return;
    endDrag();
    endConnecting();
    if (const auto vertex = scene().vertexAt(at)) {
        m_edits.select(*vertex);
        rename();
    } else if (!scene().edgeAt(at, view().units(kEdgeReach)) && !scene().tokenAt(at)) {
        m_edits.addVertex(at);
    }
}

void Editor::leave()
{
    if (m_handle && m_drag.kind == Drag::Kind::None) {
        m_handle.reset();
        emit lookChanged();
    }
}

// ---- keys ----

bool Editor::tab(bool next)
{
    if (!scene().isDrawn())
        return false;
    const Graph& model = scene().model();
    const auto& order = model.levels().order;
    std::ptrdiff_t at = next ? -1 : static_cast<std::ptrdiff_t>(order.size());
    if (m_edits.cursor())
        at = std::ranges::find(order, model.place(*m_edits.cursor())) - order.begin();
    at += next ? 1 : -1;
    if (at < 0 || at >= static_cast<std::ptrdiff_t>(order.size())) {
        m_edits.leave();
        return false;
    }
    const Count vertex = model.drawing().vertices[order[static_cast<std::size_t>(at)]];
    if (!m_from)
        m_edits.begin();
    goTo(vertex);
    return true;
}

// The vertex is selected, or is where the edge that is being drawn leads for now.
void Editor::goTo(Count vertex)
{
    if (!m_from) {
        m_edits.select(vertex);
        return;
    }
    m_edits.setCursor(vertex);
    scene().setLoose(m_from, scene().places().vertices.at(vertex));
}

// To the vertex that is nearest in the direction of the arrow.
void Editor::moveCursor(int key)
{
    if (!m_edits.cursor()) {
        tab(true);
        return;
    }
    const auto& places = scene().places().vertices;
    const QPointF towards = direction(key);
    const QPointF here = places.at(*m_edits.cursor());
    std::optional<Count> best;
    double least = 0;
    for (const auto& [vertex, place] : places) {
        const double along = QPointF::dotProduct(place - here, towards);
        const double aside = std::abs(QPointF::dotProduct(place - here, {towards.y(), towards.x()}));
        if (along < kVertexRadius / 2)
            continue;
        const double far = along + 2 * aside;
        if (!best || far < least) {
            best = vertex;
            least = far;
        }
    }
    if (best)
        goTo(*best);
}

bool Editor::connectKey(int key)
{
    switch (key) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_edits.cursor() != m_from)
            connectTo(*m_edits.cursor());
        return true;
    case Qt::Key_Escape:
        endConnecting();
        emit lookChanged();
        return true;
    default:
        return false;
    }
}

bool Editor::editKey(int key)
{
    const auto cursor = m_edits.cursor();
    switch (key) {
    case Qt::Key_Insert:
        m_edits.addVertex();
        return true;
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        m_edits.remove();
        return true;
    case Qt::Key_F2:
        rename();
        return true;
    case Qt::Key_C:
        if (cursor)
            connectFrom(*cursor);
        return true;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        if (cursor)
            m_edits.putToken(*cursor);
        return true;
    case Qt::Key_Minus:
        if (cursor)
            m_edits.takeToken(*cursor);
        return true;
    case Qt::Key_Space:
        if (cursor)
            m_edits.toggle(*cursor);
        return true;
    case Qt::Key_Escape:
        if (!m_edits.hasSelection() && !m_edits.hasCycle() && m_drag.kind == Drag::Kind::None)
            return false;
        stop();
        return true;
    default:
        return false;
    }
}

bool Editor::key(QKeyEvent* event)
{
    if (!scene().isDrawn())
        return false;
    const bool arrow = !direction(event->key()).isNull();
    const auto modifiers = event->modifiers() & ~Qt::KeypadModifier;
    if (arrow && modifiers == Qt::ControlModifier) {
        m_edits.begin();
        m_edits.shift(direction(event->key()) * kNudge);
        return true;
    }
    if (modifiers & ~Qt::ShiftModifier)
        return false;
    if (m_from && connectKey(event->key()))
        return true;
    if (!arrow)
        return editKey(event->key());
    if (!m_from)
        m_edits.begin();
    moveCursor(event->key());
    return true;
}

// ---- the menu ----

void Editor::contextMenu(QContextMenuEvent* event, const QPointF& at)
{
    if (!scene().isDrawn())
        return;
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    auto vertex = byKey ? m_edits.cursor() : scene().vertexAt(at, kVertexRadius * 0.4);
    if (const auto token = byKey ? std::nullopt : scene().tokenAt(at); token && !vertex)
        vertex = scene().tokens()[*token];
    m_edits.begin();
    auto* menu = new QMenu(&view());
    menu->setAttribute(Qt::WA_DeleteOnClose);
    fillMenu(*menu, vertex, at, byKey);
    menu->popup(byKey && vertex ? view().viewport()->mapToGlobal(view().vertexRect(*vertex).center())
                                : event->globalPos());
}

void Editor::fillMenu(QMenu& menu, std::optional<Count> vertex, const QPointF& at, bool byKey)
{
    const auto add = [&](const QString& text, const QString& whatsThis, auto slot) {
        QAction* action = menu.addAction(text, this, slot);
        action->setWhatsThis(whatsThis);
        return action;
    };
    const auto remove = [this] { m_edits.remove(); };
    if (vertex) {
        if (!m_edits.vertices().contains(*vertex))
            m_edits.select(*vertex);
        m_edits.setCursor(*vertex);
        add(tr("Name…"), ToolBar::whatsThis(ToolBar::Rename), &Editor::rename);
        add(tr("Draw an edge from here"),
            tr("Draws an edge from this vertex to the one that you click next; Esc gives it up."),
            [this, from = *vertex] { connectFrom(from); });
        menu.addSeparator();
        add(tr("Put a token here"), tr("Puts one more token on this vertex."),
            [this, at = *vertex] { m_edits.putToken(at); });
        add(tr("Remove a token"), tr("Takes one token off this vertex; the last one of all stays."),
            [this, at = *vertex] { m_edits.takeToken(at); })
            ->setEnabled(std::ranges::count(scene().tokens(), *vertex) > 0);
        menu.addSeparator();
        add(tr("Delete"), ToolBar::whatsThis(ToolBar::Delete), remove);
    } else if (const auto edge = scene().edgeAt(at, view().units(6)); edge && !byKey) {
        m_edits.select({}, {*edge});
        add(tr("Delete the edge"), tr("Takes this edge out of the graph; its vertices stay."), remove);
    } else {
        add(tr("New vertex here"), tr("Adds a vertex right here."), [this, at] { m_edits.addVertex(at); });
        add(tr("Arrange"), ToolBar::whatsThis(ToolBar::Arrange), &Editor::arrangeWanted);
        add(tr("Show all"), ToolBar::whatsThis(ToolBar::Fit), &Editor::fitWanted);
    }
}

// ---- the end ----

void Editor::reset()
{
    m_from.reset();
    m_handle.reset();
    endDrag();
    finishName(false);
    m_edits.reset();
}

void Editor::stop()
{
    finishName(false);
    const Drag drag = endDrag();
    if (drag.kind == Drag::Kind::Vertices && drag.isFar)
        scene().setPlaces(drag.before);
    if (drag.kind == Drag::Kind::Token)
        scene().setCarried(std::nullopt);
    m_handle.reset();
    endConnecting();
    m_edits.begin();
    m_edits.select({}, {});
}

void Editor::addTo(Look& look) const
{
    m_edits.addTo(look);
    look.handle = m_handle;
    if (m_from)
        look.pointed.insert(*m_from);
}

} // namespace laststone::graph
