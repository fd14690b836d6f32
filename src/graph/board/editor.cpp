// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/board/editor.h"

#include "teaching/notation.h"
#include "widgets/look/theme.h"

#include <QApplication>
#include <QMenu>
#include <QScreen>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace laststone::graph {

using theory::Count;
using Edge = Drawing::Edge;

namespace {

struct Words {
    LASTSTONE_SENTENCES(GraphBoard)
};

constexpr double kRimFrom = kVertexRadius * 0.76; // from the centre
constexpr double kRimTo = kVertexRadius * 1.4;
constexpr double kEdgeReach = 5; // pixels
constexpr double kEndReach = kVertexRadius * 2; // from the centre: an edge that is let go there ends there
constexpr double kOnto = kVertexRadius * 1.5; // the same of a vertex that is dropped
constexpr double kApart = kVertexRadius * 2.5; // of centres, at least: the head of an arrow has room
constexpr double kNudge = kVertexRadius / 2;
constexpr double kFar = 1e9;

// Of an arrow key; none of another.
QPoint direction(int key)
{
    const auto step = [key](int back, int on) { return (key == on ? 1 : 0) - (key == back ? 1 : 0); };
    return {step(Qt::Key_Left, Qt::Key_Right), step(Qt::Key_Up, Qt::Key_Down)};
}

constexpr double kAlone = kVertexRadius * 1.05; // from its centre, without what stands around it

// Where the centre of a vertex may be for so much around it to be in there.
QRectF insideOf(const QRectF& sight, double reach)
{
    const double across = std::min(reach, sight.width() / 2);
    const double down = std::min(reach, sight.height() / 2);
    return sight.adjusted(across, down, -across, -down);
}

QPointF clamped(const QPointF& point, const QRectF& room)
{
    return {std::clamp(point.x(), room.left(), room.right()),
            std::clamp(point.y(), room.top(), room.bottom())};
}

} // namespace

void Editor::begin()
{
    setCycle({});
    m_isRefused = false;
    //: said while an arrow from a vertex, %1, is being drawn
    const auto waiting = Words::phrase("From %1: click the target, or arrow keys and Enter · Esc: no arrow");
    const bool isWaiting = m_from && m_drag.kind == Drag::Kind::None;
    view().say(isWaiting ? waiting(drawing().label(*m_from)) : teaching::Sentence(), false);
}

void Editor::refuse(const teaching::Sentence& reason)
{
    m_isRefused = true;
    view().say(reason, true);
}

void Editor::setCycle(const std::vector<Count>& cycle)
{
    if (m_cycle == cycle)
        return;
    m_cycle = cycle;
    emit cycleChanged();
}

teaching::Sentence Editor::cycleSentence(const Drawing& drawing, const std::vector<Count>& cycle)
{
    //: %1 is a cycle such as "1 → 2 → 1"
    return Words::phrase("No arrow: it would close a cycle, %1.")(drawing.cycleText(cycle));
}

// ---- what is selected ----

void Editor::setCursor(Count vertex)
{
    m_cursor = vertex;
    view().ensureShown(vertex);
    emit lookChanged();
    emit focusMoved();
}

void Editor::select(Count vertex)
{
    if (!drawing().find(vertex))
        return;
    m_vertices = {vertex};
    m_edges.clear();
    setCursor(vertex);
}

void Editor::setSelection(VertexSet vertices, EdgeSet edges)
{
    m_vertices = std::move(vertices);
    m_edges = std::move(edges);
    emit lookChanged();
}

// The vertices that are selected, or the one that the keyboard is at.
VertexSet Editor::chosen() const
{
    return m_vertices.empty() && m_cursor ? VertexSet{*m_cursor} : m_vertices;
}

// ---- what can be done ----

// Whether vertices that are there, but for those that are moved, leave room for one more.
bool Editor::isFree(const QPointF& point, double apart, const VertexSet& moved) const
{
    return std::ranges::none_of(scene().places().vertices, [&](const auto& each) {
        return !moved.contains(each.first) && QLineF(each.second, point).length() < apart;
    });
}

// The nearest place in a room that is free; none if there is none.
std::optional<QPointF> Editor::nearestFree(const QPointF& to, const Free& free, const VertexSet& moved) const
{
    constexpr double kStep = kVertexRadius / 2;
    const QRectF room = insideOf(view().inSight(), free.reach);
    const QPointF corner(free.clear, free.clear);
    Occupied others = free.clear > 0 ? scene().occupied() : Occupied();
    others.ways.clear(); // edgeAt() knows them, and sooner
    std::optional<QPointF> nearest;
    for (int row = 0; row <= room.height() / kStep; ++row) {
        for (int column = 0; column <= room.width() / kStep; ++column) {
            const QPointF point = room.topLeft() + QPointF(column, row) * kStep;
            const bool isNearer = !nearest || QLineF(to, point).length() < QLineF(to, *nearest).length();
            if (isNearer && isFree(point, free.apart, moved)
                && !(free.clear > 0 && scene().edgeAt(point, free.clear))
                && covered({point - corner, point + corner}, others) == 0)
                nearest = point;
        }
    }
    return nearest;
}

// The same in sight, rather with room for all that stands around a vertex.
std::optional<QPointF> Editor::nearestInSight(const QPointF& to, const VertexSet& moved) const
{
    const auto found = nearestFree(to, {view().reach(), kApart}, moved);
    return found ? found : nearestFree(to, {kAlone, kApart}, moved);
}

// A place that is free, near the vertex that the keyboard is at or in the middle of what is seen: in sight,
// so that the rest stays as large as it is, if there is one there that is, and as far from all that is drawn
// as there is room for.
QPointF Editor::freePlace() const
{
    const QPointF start = m_cursor ? scene().places().vertices.at(*m_cursor) : view().inSight().center();
    for (const double reach : {view().reach(), kAlone}) {
        for (const auto& [apart, clear] : {std::pair(kVertexRadius * 4, kVertexRadius * 2),
                                           {kVertexRadius * 3.2, kVertexRadius * 1.6},
                                           {kApart, kVertexRadius * 1.2},
                                           {kApart, 0.0}}) {
            if (const auto found = nearestFree(start, {reach, apart, clear}))
                return *found;
        }
    }
    return freeAround(start);
}

// Along a spiral, the first free place, which may be out of sight.
QPointF Editor::freeAround(const QPointF& start) const
{
    constexpr int kTries = 400;
    constexpr double kTurn = 0.9;
    for (int i = 0; i < kTries; ++i) {
        const double out = kVertexRadius * (2 * std::sqrt(static_cast<double>(i)));
        const QPointF point = start + QPointF(std::cos(i * kTurn), std::sin(i * kTurn)) * out;
        if (isFree(point, kApart))
            return point;
    }
    return start;
}

// There, or as near to it as no other vertex is overlapped.
QPointF Editor::freePlaceAt(const QPointF& at) const
{
    // All of it in sight, so that the rest stays as large as it is.
    const QPointF place = clamped(at, insideOf(view().inSight(), view().reach()));
    if (isFree(place, kApart))
        return place;
    const auto found = nearestInSight(place);
    return found ? *found : freeAround(place);
}

void Editor::addVertex(std::optional<QPointF> at)
{
    begin();
    const Count vertex = freeVertex(drawing());
    const QPointF place = at ? freePlaceAt(*at) : freePlace();
    m_next = vertex;
    emit edited(withVertex(setup(), vertex), {{vertex, {std::round(place.x()), std::round(place.y())}}});
}

void Editor::remove()
{
    begin();
    const VertexSet vertices = m_edges.empty() ? chosen() : m_vertices;
    if (vertices.empty() && m_edges.empty())
        return;
    const auto removal = without(setup(), vertices, m_edges);
    if (!removal) {
        const bool isOne = vertices.size() == 1;
        if (!isOne)
            clear();
        refuse(Words::phrase("The last vertex stays: a game needs one."));
        m_isRefused = isOne; // else undo takes back what has been done
        return;
    }
    setSelection({}, {});
    emit edited(removal->state, {});
    if (removal->rescued) {
        //: %1 is a vertex
        const auto rescued =
            Words::phrase("The last token would have gone with its vertex; it stands on %1 now.");
        view().say(rescued(removal->state.drawing.label(*removal->rescued)), true);
    }
}

void Editor::selectAll()
{
    begin();
    setSelection({drawing().vertices.begin(), drawing().vertices.end()},
                 {drawing().edges.begin(), drawing().edges.end()});
}

void Editor::clear()
{
    begin();
    setSelection({}, {});
    const Count first = 0;
    Setup next;
    next.drawing.vertices = {first};
    next.drawing.names = {QString()};
    m_next = first;
    const QPointF middle = view().mapToScene(view().viewport()->rect().center());
    emit edited(next, {{first, {std::round(middle.x()), std::round(middle.y())}}});
    // Another graph has room of its own, however large the one before was; and keeps its size.
    view().setHeld(true);
    view().fit();
}

// As far as vertices can be moved by that much from where they stand, to stay in sight: of a graph that is
// zoomed all is.
QPointF Editor::inSight(const Places& places, const VertexSet& vertices, const QPointF& by) const
{
    if (!view().isFitted())
        return by;
    const QRectF room = insideOf(view().inSight(), view().reach());
    QRectF most(-kFar, -kFar, 2 * kFar, 2 * kFar);
    for (const Count vertex : vertices) {
        const QPointF& at = places.vertices.at(vertex);
        // What is nearer to the border may stay there.
        most &= (room | QRectF(at, QSizeF(1e-3, 1e-3))).translated(-at);
    }
    return clamped(by, most);
}

void Editor::shift(const QPointF& by)
{
    const VertexSet vertices = chosen();
    if (vertices.empty())
        return;
    const Places before = scene().places();
    constexpr int kMostSteps = 40; // past what is in the way
    QPointF to;
    for (int steps = 1; steps <= kMostSteps; ++steps) {
        const QPointF next = inSight(before, vertices, by * steps);
        if (next == to)
            return; // there is no room behind it
        to = next;
        const bool isRoom = std::ranges::all_of(vertices, [&](Count vertex) {
            return isFree(before.vertices.at(vertex) + to, kApart, vertices);
        });
        if (!isRoom)
            continue;
        scene().shift(vertices, to);
        scene().settle();
        return emit moved(before);
    }
}

void Editor::putToken(Count vertex)
{
    begin();
    Setup next = setup();
    next.tokens.push_back(vertex);
    emit edited(next, {});
}

void Editor::takeToken(Count vertex)
{
    begin();
    Setup next = setup();
    const auto last = std::find(next.tokens.rbegin(), next.tokens.rend(), vertex);
    if (last == next.tokens.rend()) {
        //: %1 is a vertex
        refuse(Words::phrase("There is no token on %1.")(drawing().label(vertex)));
    } else if (next.tokens.size() == 1) {
        refuse(Words::phrase("The last token stays: a game needs one."));
    } else {
        next.tokens.erase(std::next(last).base());
        emit edited(next, {});
    }
}

void Editor::moveToken(std::size_t token, Count to)
{
    Setup next = setup();
    if (next.tokens[token] == to)
        return;
    next.tokens[token] = to;
    m_next = to;
    emit edited(next, {});
}

// ---- edges and names ----

void Editor::connectFrom(Count from)
{
    m_from = from;
    begin();
    setCursor(from);
}

// The vertex at which the edge that is being drawn ends when it is let go there, also a little beside it.
std::optional<Count> Editor::endAt(const QPointF& at) const
{
    const auto nearest = scene().vertexAt(at, kEndReach - kVertexRadius);
    return nearest == m_from ? std::nullopt : nearest;
}

void Editor::endConnecting()
{
    if (m_from)
        view().say({}, false);
    m_from.reset();
    scene().setLoose(std::nullopt);
}

void Editor::connectTo(Count to)
{
    const Edge edge{*m_from, to};
    endConnecting();
    begin();
    const auto result = withEdge(setup(), edge);
    if (const auto* cycle = std::get_if<std::vector<Count>>(&result)) {
        setCycle(*cycle);
        emit lookChanged();
        refuse(cycleSentence(drawing(), *cycle));
        return;
    }
    if (std::get<Setup>(result).drawing == drawing()) {
        //: %1 and %2 are vertices
        refuse(Words::phrase("There is an arrow from %1 to %2 already.")(
            teaching::Clauses{{teaching::formula(drawing().label(edge.from))}},
            teaching::Clauses{{teaching::formula(drawing().label(edge.to))}}));
        emit lookChanged();
        return;
    }
    setSelection({}, {});
    emit edited(std::get<Setup>(result), {});
}

void Editor::rename()
{
    if (!m_cursor || !scene().isDrawn())
        return;
    finishName(false);
    begin();
    m_named = *m_cursor;
    m_name = new QLineEdit(drawing().label(m_named), view().viewport());
    m_name->setProperty("field", true);
    m_name->setMaxLength(static_cast<int>(Drawing::kMostNameLength));
    m_name->setAlignment(Qt::AlignCenter);
    m_name->setFont(view().wordsFont());
    m_name->setPlaceholderText(QString::number(m_named));
    //: read aloud: %1 is a vertex
    m_name->setAccessibleName(tr("Name of vertex %1").arg(drawing().label(m_named)));
    //: %1 is how many characters a name may have
    m_name->setWhatsThis(tr("The name of this vertex, of up to %1 characters. Enter takes it, Esc leaves it "
                            "as it was; without a name, the number is shown.")
                             .arg(Drawing::kMostNameLength));
    constexpr double kWidth = 8; // em
    m_name->setGeometry(view().freeBeside(
        m_named,
        {static_cast<int>(widgets::Spacing(m_name->font()).em * kWidth), m_name->sizeHint().height()}));
    m_name->installEventFilter(this);
    // It sends events while it is taken down together with the board, when it is no line edit any more.
    connect(m_name, &QObject::destroyed, this, [this, field = m_name] {
        if (field == m_name)
            m_name = nullptr;
    });
    connect(m_name, &QLineEdit::returnPressed, this, [this] { finishName(true); });
    m_name->show();
    m_name->setFocus();
    m_name->selectAll();
}

// Takes the name over, or leaves the one before. What is no name stays in the field to be mended.
void Editor::finishName(bool keep)
{
    if (!m_name)
        return;
    const QString text = teaching::asciiTwins(m_name->text().trimmed());
    const QString name = text == QString::number(m_named) ? QString() : text;
    const auto vertex = drawing().find(m_named);
    const bool taken = keep && vertex;
    if (taken && !name.isEmpty() && !Drawing::isName(name)) {
        widgets::setStyleProperty(*m_name, "error", true);
        m_name->setFocus();
        //: %1 is how many characters a name may have
        refuse(Words::phrase(
            "A name has 1 to %1 characters, no blanks, “:”, “;”, “>”, “=”, “,”, braces or quotes, "
            "and does not end in “misere”. Esc leaves it as it was.")(Count{Drawing::kMostNameLength}));
        return;
    }
    QLineEdit* const field = std::exchange(m_name, nullptr);
    if (field->hasFocus())
        view().setFocus(); // before it is hidden, which would go on to the next vertex, as Tab does
    field->hide();
    field->deleteLater();
    if (!taken)
        return;
    begin();
    Setup next = setup();
    next.drawing.names[*vertex] = name;
    if (next.drawing != drawing())
        emit edited(next, {});
}

bool Editor::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_name)
        return false;
    const int key = event->type() == QEvent::KeyPress ? static_cast<QKeyEvent*>(event)->key() : 0;
    if (key == Qt::Key_Escape) {
        finishName(false);
        begin();
        return true;
    }
    if (key == Qt::Key_Tab || key == Qt::Key_Backtab) {
        finishName(true);
        if (!m_name && !tab(key == Qt::Key_Tab))
            select(m_named); // there is no other one on this side
        return true;
    }
    if (event->type() == QEvent::FocusOut) {
        // A menu or another window takes the focus for a while only.
        const auto reason = static_cast<QFocusEvent*>(event)->reason();
        if (reason != Qt::PopupFocusReason && reason != Qt::ActiveWindowFocusReason) {
            const auto leave = [this, field = m_name] {
                if (field == m_name)
                    finishName(true);
            };
            QMetaObject::invokeMethod(this, leave, Qt::QueuedConnection);
        }
    }
    return false;
}

// ---- the mouse ----

bool Editor::isOnRim(Count vertex, const QPointF& at) const
{
    return QLineF(scene().places().vertices.at(vertex), at).length() > kRimFrom;
}

void Editor::pressVertex(Count vertex, QMouseEvent* event, const QPointF& at)
{
    const bool puts = event->modifiers().testFlag(Qt::ControlModifier);
    if (puts || event->modifiers().testFlag(Qt::AltModifier)) {
        select(vertex); // what is done next, as by Delete, is meant for it
        puts ? putToken(vertex) : takeToken(vertex);
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
    if (m_vertices.contains(vertex))
        setCursor(vertex);
    else
        select(vertex);
}

void Editor::press(QMouseEvent* event, const QPointF& at)
{
    finishName(true);
    begin();
    scene().endWalk();
    m_drag = {.pressed = event->pos(), .began = at, .last = at, .before = scene().places()};
    const bool plain = event->modifiers() == Qt::NoModifier;
    if (const auto token = scene().tokenAt(at); token && plain && !m_from) {
        m_drag.kind = Drag::Kind::Token;
        m_drag.token = *token;
        select(scene().tokens()[*token]);
        return;
    }
    if (const auto to = m_from && plain ? endAt(at) : std::nullopt)
        return connectTo(*to);
    if (const auto vertex = scene().vertexAt(at, kRimTo - kVertexRadius)) {
        pressVertex(*vertex, event, at);
        return;
    }
    endConnecting();
    const auto edge = scene().edgeAt(at, view().units(kEdgeReach));
    if (!edge)
        m_drag.kind = Drag::Kind::Frame;
    setSelection({}, edge ? EdgeSet{*edge} : EdgeSet());
}

// To the pointer, or to the vertex at which it ends there.
void Editor::drawLoose(const QPointF& at)
{
    const auto to = endAt(at);
    scene().setLoose(m_from, to ? scene().places().vertices.at(*to) : at);
}

// The rim shows that an edge can be drawn from it.
void Editor::hover(QMouseEvent* event, const QPointF& at)
{
    auto rim = scene().vertexAt(at, kRimTo - kVertexRadius);
    if (rim && (!isOnRim(*rim, at) || scene().tokenAt(at)))
        rim.reset();
    if (m_from && event->buttons() == Qt::NoButton)
        drawLoose(at);
    if (rim != m_handle) {
        m_handle = rim;
        view().viewport()->setCursor(rim ? Qt::CrossCursor : Qt::ArrowCursor);
        emit lookChanged();
    }
}

void Editor::move(QMouseEvent* event, const QPointF& at)
{
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
        dragVertices(at);
        break;
    case Drag::Kind::Edge:
        drawLoose(at);
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

// Below the one vertex that is being dragged, or the pointer.
std::optional<Count> Editor::vertexBelow(const Drag& drag, const QPointF& at) const
{
    if (m_vertices.size() != 1)
        return std::nullopt;
    const Count own = *m_vertices.begin();
    const QPointF centre = drag.before.vertices.at(own) + at - drag.began;
    std::optional<Count> nearest;
    double least = kOnto;
    for (const auto& [vertex, place] : drag.before.vertices) {
        const double away = std::min(QLineF(place, at).length(), QLineF(place, centre).length());
        if (vertex == own || away > least)
            continue;
        nearest = vertex;
        least = away;
    }
    return nearest;
}

// Over another vertex the one that is dragged is back in its place, and an edge goes from it to the other.
void Editor::dragVertices(const QPointF& at)
{
    const auto below = vertexBelow(m_drag, at);
    if (below.has_value() != m_drag.isOnto) {
        m_drag.isOnto = below.has_value();
        if (m_drag.isOnto) {
            scene().setPlaces(m_drag.before);
            m_drag.last = m_drag.began;
        } else {
            scene().setLoose(std::nullopt);
        }
    }
    if (below) {
        scene().setLoose(*m_vertices.begin(), m_drag.before.vertices.at(*below));
    } else {
        const QPointF to = m_drag.began + inSight(m_drag.before, m_vertices, at - m_drag.began);
        scene().shift(m_vertices, to - m_drag.last);
        m_drag.last = to;
    }
}

Editor::Drag Editor::endDrag()
{
    delete m_frame;
    return std::exchange(m_drag, {});
}

void Editor::release(QMouseEvent*, const QPointF& at)
{
    if (m_drag.kind == Drag::Kind::None)
        return;
    drop(endDrag(), at);
    emit lookChanged();
}

// On another vertex: an edge goes there. Beside one, where it would cover it: as near as there is room.
void Editor::dropVertices(const Drag& drag, const QPointF& at)
{
    if (!drag.isFar)
        return;
    if (const auto below = vertexBelow(drag, at)) {
        scene().setPlaces(drag.before);
        m_from = *m_vertices.begin();
        connectTo(*below);
        return;
    }
    const auto& places = scene().places().vertices;
    const auto isCovering = [&](Count vertex) { return !isFree(places.at(vertex), kApart, m_vertices); };
    if (std::ranges::any_of(m_vertices, isCovering)) {
        const QPointF place = places.at(*m_vertices.begin());
        const auto free = m_vertices.size() == 1 ? nearestInSight(place, m_vertices) : std::nullopt;
        if (!free) {
            scene().setPlaces(drag.before);
            refuse(Words::phrase("There is no room for them: they are back where they were."));
            return;
        }
        scene().shift(m_vertices, *free - place);
    }
    scene().settle();
    emit moved(drag.before);
}

void Editor::dropToken(const Drag& drag, const QPointF& at)
{
    const Count home = scene().tokens()[drag.token];
    const auto to = drag.isFar ? scene().vertexAt(at, kVertexRadius) : home;
    if (to && to != home) {
        scene().setCarried(std::nullopt);
        moveToken(drag.token, *to);
        return;
    }
    if (drag.isFar)
        scene().walkBack(drag.token, at);
    if (!to) {
        //: %1 is a vertex
        refuse(Words::phrase("A token stands on a vertex: it is back on %1.")(
            teaching::Clauses{{teaching::formula(drawing().label(home))}}));
    }
}

void Editor::drop(const Drag& drag, const QPointF& at)
{
    switch (drag.kind) {
    case Drag::Kind::Vertices:
        dropVertices(drag, at);
        break;
    case Drag::Kind::Edge:
        if (const auto to = endAt(at); drag.isFar && to) {
            connectTo(*to);
            break;
        }
        endConnecting();
        if (drag.isFar && !scene().vertexAt(at, kEndReach - kVertexRadius))
            refuse(Words::phrase("An arrow ends at a vertex: drop it on one."));
        break;
    case Drag::Kind::Token:
        dropToken(drag, at);
        break;
    case Drag::Kind::Frame: {
        const QRectF box = QRectF(drag.last, at).normalized();
        VertexSet vertices;
        for (const auto& [vertex, place] : scene().places().vertices) {
            if (drag.isFar && box.contains(place))
                vertices.insert(vertex);
        }
        setSelection(std::move(vertices), {});
        break;
    }
    case Drag::Kind::None:
        break;
    }
}

void Editor::doubleClick(QMouseEvent*, const QPointF& at)
{
    endDrag();
    endConnecting();
    if (const auto vertex = scene().vertexAt(at, kRimTo - kVertexRadius)) {
        select(*vertex);
        rename();
    } else if (!scene().edgeAt(at, view().units(kEdgeReach)) && !scene().tokenAt(at)) {
        addVertex(at);
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
    if (m_cursor)
        at = std::ranges::find(order, model.place(*m_cursor)) - order.begin();
    at += next ? 1 : -1;
    if (at < 0 || at >= static_cast<std::ptrdiff_t>(order.size())) {
        m_cursor.reset(); // the keyboard goes elsewhere
        return false;
    }
    const Count vertex = model.drawing().vertices[order[static_cast<std::size_t>(at)]];
    if (!m_from)
        begin();
    goTo(vertex);
    return true;
}

// The vertex is selected, or is where the edge that is being drawn leads for now.
void Editor::goTo(Count vertex)
{
    if (!m_from) {
        select(vertex);
        return;
    }
    setCursor(vertex);
    scene().setLoose(m_from, scene().places().vertices.at(vertex));
}

// To the vertex that is nearest in the direction of the arrow.
void Editor::moveCursor(int key)
{
    if (!m_cursor) {
        tab(true);
        return;
    }
    const auto& places = scene().places().vertices;
    const QPointF towards = direction(key);
    const QPointF here = places.at(*m_cursor);
    const auto far = [&](const auto& each) {
        const QPointF apart = each.second - here;
        const double along = QPointF::dotProduct(apart, towards);
        const double aside = std::abs(QPointF::dotProduct(apart, {towards.y(), towards.x()}));
        return along < kVertexRadius / 2 ? std::numeric_limits<double>::infinity() : along + 2 * aside;
    };
    const auto nearest = std::ranges::min_element(places, {}, far);
    if (std::isfinite(far(*nearest)))
        goTo(nearest->first);
}

// Enter ends the edge that is being drawn, Esc gives it up.
bool Editor::connectKey(int key)
{
    const bool isEnter = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (isEnter && m_cursor != m_from)
        connectTo(*m_cursor);
    if (key == Qt::Key_Escape) {
        endConnecting();
        emit lookChanged();
    }
    return isEnter || key == Qt::Key_Escape;
}

// By layer.
void Editor::goToEnd(bool last)
{
    m_cursor.reset();
    tab(!last);
}

bool Editor::editKey(int key)
{
    constexpr std::array kOfVertex = {Qt::Key_F2, Qt::Key_C, Qt::Key_Plus, Qt::Key_Equal, Qt::Key_Minus};
    const auto cursor = m_cursor;
    if (!cursor && std::ranges::find(kOfVertex, key) != kOfVertex.end()) {
        begin();
        refuse(Words::phrase("First choose a vertex, by Tab or an arrow key."));
        return true;
    }
    switch (key) {
    case Qt::Key_Home:
    case Qt::Key_End:
        goToEnd(key == Qt::Key_End);
        return true;
    case Qt::Key_Insert:
        addVertex();
        return true;
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        remove();
        return true;
    case Qt::Key_F2:
        rename();
        return true;
    case Qt::Key_C:
        connectFrom(*cursor);
        return true;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        putToken(*cursor);
        return true;
    case Qt::Key_Minus:
        takeToken(*cursor);
        return true;
    case Qt::Key_Space:
        begin();
        if (cursor && !m_vertices.erase(*cursor))
            m_vertices.insert(*cursor);
        emit lookChanged();
        return true;
    case Qt::Key_Escape:
        if (m_drag.kind == Drag::Kind::None)
            return false; // the graph is done, and what is selected or has been refused goes with that
        stop();
        return true;
    default:
        return false;
    }
}

bool Editor::owns(const QKeyEvent& key) const
{
    const bool isPlain = (key.modifiers() & ~Qt::ShiftModifier) == Qt::NoModifier;
    const bool isLetter = !key.text().isEmpty() && key.text().at(0).isLetter();
    return (isPlain && isLetter) || (m_isRefused && key.matches(QKeySequence::Undo));
}

bool Editor::key(QKeyEvent* event)
{
    if (!scene().isDrawn())
        return false;
    if (m_isRefused && event->matches(QKeySequence::Undo)) {
        begin();
        return true;
    }
    const bool arrow = !direction(event->key()).isNull();
    const auto modifiers = event->modifiers() & ~Qt::KeypadModifier;
    if (arrow && modifiers == Qt::ControlModifier) {
        begin();
        shift(QPointF(direction(event->key())) * kNudge);
        return true;
    }
    if (modifiers == Qt::ControlModifier && event->key() == Qt::Key_A) {
        selectAll();
        return true;
    }
    if (modifiers & ~Qt::ShiftModifier)
        return false;
    if (m_from && connectKey(event->key()))
        return true;
    if (!arrow)
        return editKey(event->key());
    if (!m_from)
        begin();
    moveCursor(event->key());
    return true;
}

std::vector<widgets::BoardKey> Editor::keys()
{
    const auto same = [](const char* key) { return teaching::formula(QString::fromLatin1(key)); };
    return {
        {Words::phrase("Arrow keys"), Words::phrase("Go to another vertex")},
        {Words::phrase("Home, End"), Words::phrase("Go to the first vertex, to the last one")},
        {Words::phrase("Ctrl and arrow keys"), Words::phrase("Move what is selected")},
        {same("Insert"), Words::phrase("Add a vertex")},
        {same("C"), Words::phrase("Begin an arrow; Enter ends it at another vertex")},
        {same("Delete"), Words::phrase("Delete what is selected")},
        {same("F2"), Words::phrase("Name the vertex")},
        {same("+, -"), Words::phrase("Put a token on the vertex, take one away")},
        {Words::phrase("Space"), Words::phrase("Select the vertex, or no longer")},
        {same("Ctrl+A"), Words::phrase("Select everything")},
        {same("Esc"), Words::phrase("Give up the arrow that is being drawn; else the graph is done")},
        {same("E"), Words::phrase("The graph is done: play on it")},
    };
}

// ---- the menu ----

void Editor::contextMenu(QContextMenuEvent* event, const QPointF& at)
{
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    auto vertex = byKey ? m_cursor : scene().vertexAt(at, kVertexRadius * 0.4);
    if (const auto token = byKey ? std::nullopt : scene().tokenAt(at); token && !vertex)
        vertex = scene().tokens()[*token];
    begin();
    auto* menu = new QMenu(&view());
    menu->setFont(view().wordsFont());
    menu->setAttribute(Qt::WA_DeleteOnClose);
    fillMenu(*menu, vertex, at, byKey);
    menu->popup(vertex ? placeBeside(*vertex, menu->sizeHint().width()) : event->globalPos());
}

// On the screen, for something so wide: on the right of a vertex with its value and tokens, or else on the
// left.
QPoint Editor::placeBeside(Count vertex, int width) const
{
    const QRect rect = view().vertexRect(vertex);
    const QRect own(view().viewport()->mapToGlobal(rect.topLeft()), rect.size());
    const int gap = own.width() / 2;
    const bool isRoom = own.right() + gap + width <= view().screen()->availableGeometry().right();
    return {isRoom ? own.right() + gap : own.left() - gap - width, own.top()};
}

void Editor::fillMenu(QMenu& menu, std::optional<Count> vertex, const QPointF& at, bool byKey)
{
    const auto add = [&](const QString& text, const QString& whatsThis, auto slot) {
        QAction* action = menu.addAction(text, this, slot);
        action->setWhatsThis(whatsThis);
        return action;
    };
    if (vertex) {
        if (!m_vertices.contains(*vertex))
            select(*vertex);
        setCursor(*vertex);
        add(tr("Name…"), m_tools.action(ToolBar::Rename)->whatsThis(), &Editor::rename);
        add(tr("Draw an arrow from here"),
            tr("Draws an arrow from this vertex to the one that you click next; Esc gives it up."),
            [this, from = *vertex] { connectFrom(from); });
        menu.addSeparator();
        add(tr("Put a token here"), tr("Puts one more token on this vertex."),
            [this, at = *vertex] { putToken(at); });
        add(tr("Remove a token"), tr("Takes one token off this vertex; the last one of all stays."),
            [this, at = *vertex] { takeToken(at); })
            ->setEnabled(std::ranges::count(scene().tokens(), *vertex) > 0);
        menu.addSeparator();
        menu.addAction(m_tools.action(ToolBar::Delete));
    } else if (const auto edge = scene().edgeAt(at, view().units(6)); edge && !byKey) {
        setSelection({}, {*edge});
        add(tr("Delete the arrow"), tr("Takes this arrow out of the graph; its vertices stay."),
            &Editor::remove);
    } else {
        add(tr("New vertex here"), tr("Adds a vertex right here."), [this, at] { addVertex(at); });
        menu.addAction(m_tools.action(ToolBar::New));
        menu.addAction(m_tools.action(ToolBar::Arrange));
        menu.addAction(m_tools.action(ToolBar::Fit));
    }
}

// ---- the end ----

void Editor::reset()
{
    std::erase_if(m_vertices, [&](Count vertex) { return !drawing().find(vertex); });
    std::erase_if(m_edges,
                  [&](const Edge& edge) { return !std::ranges::binary_search(drawing().edges, edge); });
    if (m_cursor && !drawing().find(*m_cursor))
        m_cursor.reset();
    endConnecting();
    setCycle({});
    m_isRefused = false;
    m_handle.reset();
    endDrag();
    finishName(false);
    if (const auto next = std::exchange(m_next, std::nullopt); next && drawing().find(*next))
        select(*next);
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
    begin();
    setSelection({}, {});
}

void Editor::addTo(Look& look) const
{
    look.selected = m_vertices;
    for (const Edge& edge : m_edges)
        look.edges[edge] = EdgeTone::Selected;
    if (view().hasFocus())
        look.cursor = m_cursor;
    look.handle = m_handle;
    if (m_from) { // where the keyboard is, but for what is selected
        look.selected.erase(*m_from);
        look.pointed.insert(*m_from);
        look.options.insert(*m_from);
    }
}

} // namespace laststone::graph
