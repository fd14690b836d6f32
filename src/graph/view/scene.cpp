// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/view/scene.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <numbers>
#include <utility>

namespace laststone::graph {

using theory::Count;

namespace {

// Edges times vertices of a drawing whose edges are bowed to keep clear of vertices, and pairs of vertices of
// one whose tokens do: with more, nobody could follow an edge anyway, and it would take seconds.
constexpr std::size_t kMostToKeepClear = 100'000;
constexpr std::size_t kMostOnVertex = 4; // tokens with an item of their own
constexpr double kNoteAway = kVertexRadius + 7; // from the centre, clear of what goes around a vertex

} // namespace

bool isDrawable(const Drawing& drawing)
{
    return drawing.vertices.size() <= Scene::kMostVertices && drawing.edges.size() <= Scene::kMostEdges;
}

Scene::Scene(QObject* parent) : QGraphicsScene(parent)
{
    // Items move a lot and there are few enough of them to look through.
    setItemIndexMethod(NoIndex);
}

void Scene::setGraph(std::shared_ptr<const Graph> graph, Badges badges, Places places,
                     std::vector<Count> tokens)
{
    const bool sameGraph = m_graph && m_graph->drawing() == graph->drawing();
    const bool samePlaces = m_places == places;
    m_graph = std::move(graph);
    m_badges = std::move(badges);
    m_tokens = std::move(tokens);
    m_places = std::move(places);
    m_carried.reset();
    if (!sameGraph)
        rebuild();
    if (!sameGraph || !samePlaces) {
        settle();
    } else {
        rebuildTokens();
        applyLook();
    }
}

void Scene::Vertex::setPos(const QPointF& at) const
{
    item->setPos(at);
    halo->setPos(at);
    name->setPos(at);
}

void Scene::rebuild()
{
    clear();
    m_vertices.clear();
    m_edges.clear();
    m_tokenItems.clear();
    m_notes.clear();
    m_passing.ghost = nullptr;
    m_passing.refused = nullptr;
    m_passing.loose = nullptr;
    const Drawing& drawing = m_graph->drawing();
    if (!isDrawable(drawing))
        return;
    for (const Count vertex : drawing.vertices) {
        const QString label = m_graph->label(vertex);
        const Vertex made{
            new VertexItem(m_style, vertex, label), new HaloItem(m_style), new NameItem(m_style), {}};
        made.name->setToolTip(label);
        addItem(made.item);
        addItem(made.halo);
        addItem(made.name);
        m_vertices.emplace(vertex, made);
    }
    for (const Drawing::Edge& edge : drawing.edges) {
        auto* item = new EdgeItem(m_style);
        m_edges.emplace(edge, item);
        addItem(item);
    }
}

void Scene::setPlaces(const Places& places)
{
    endWalk();
    m_places = places;
    settle();
}

void Scene::settle()
{
    if (!isDrawn())
        return;
    for (const auto& [vertex, each] : m_vertices)
        each.setPos(place(vertex));
    const Obstacles obstacles(m_places);
    const bool mayBow = keepsClear();
    for (const auto& [edge, item] : m_edges) {
        const auto bends = m_places.bends.find(edge);
        const bool bent = bends != m_places.bends.end();
        EdgeShape shape =
            edgeShape(place(edge.from), place(edge.to), bent ? bends->second : std::vector<QPointF>(),
                      bent || !mayBow ? 0 : obstacles.bow(edge));
        // What stays is not painted again.
        if (shape.way != item->edgeForm().way)
            item->setForm(std::move(shape));
    }
    findSlots();
    rebuildTokens();
    applyLook();
}

// The directions in which edges of others pass that a value would reach.
std::vector<double> Scene::passing(Count vertex) const
{
    constexpr double kReach = kVertexRadius + 2 * kTokenRadius;
    const QRectF around = QRectF(-kReach, -kReach, 2 * kReach, 2 * kReach).translated(place(vertex));
    std::vector<double> directions;
    for (const auto& [edge, item] : m_edges) {
        if (edge.from == vertex || edge.to == vertex || !item->boundingRect().intersects(around))
            continue;
        const QPointF out = nearestOn(item->edgeForm().way, place(vertex)) - place(vertex);
        if (std::hypot(out.x(), out.y()) < kReach)
            directions.push_back(std::atan2(out.y(), out.x()));
    }
    return directions;
}

// The directions in which there are vertices that a token would reach.
std::vector<double> Scene::nearTo(Count vertex) const
{
    const double reach = 2 * (kVertexRadius + m_style.tokenRadius());
    std::vector<double> directions;
    if (m_vertices.size() * m_vertices.size() > kMostToKeepClear)
        return directions;
    for (const auto& [other, each] : m_vertices) {
        const QPointF way = place(other) - place(vertex);
        if (other != vertex && std::hypot(way.x(), way.y()) < reach)
            directions.push_back(std::atan2(way.y(), way.x()));
    }
    return directions;
}

// Where the name of a vertex stands beside it, from its centre: below, or else above, or to a side where
// that makes the graph no wider, if fewer edges are in the way there.
QRectF Scene::groundOfName(Count vertex, const QSizeF& size, const Occupied& obstacles) const
{
    const double x = size.width() / 2 + kNameAway;
    const double y = size.height() / 2 + kNameAway;
    const QRectF bounds = m_places.bounds();
    QRectF best;
    double least = std::numeric_limits<double>::infinity();
    for (const QPointF& centre : {QPointF(0, y), QPointF(0, -y), QPointF(x, 0), QPointF(-x, 0)}) {
        const QRectF ground(centre - QPointF(size.width(), size.height()) / 2, size);
        const QRectF there = ground.translated(place(vertex));
        if (centre.x() != 0 && (there.left() < bounds.left() || there.right() > bounds.right()))
            continue;
        if (const double here = covered(there, obstacles); here < least) {
            least = here;
            best = ground;
        }
    }
    return best;
}

// Where values and tokens stand around each vertex, clear of the ends of its edges and of other vertices; and
// before them a name that has no room in it.
void Scene::findSlots()
{
    const bool isClear = keepsClear();
    Occupied obstacles;
    if (isClear) {
        for (const auto& [edge, item] : m_edges)
            obstacles.ways.push_back(item->edgeForm().way);
        for (const auto& [vertex, centre] : m_places.vertices)
            obstacles.discs.push_back({centre, kNoteAway});
    }
    const auto usual = rimPoints({}, std::nullopt);
    std::map<Count, std::vector<double>> directions;
    for (const auto& [edge, item] : m_edges) {
        const QPolygonF& way = item->edgeForm().way;
        const QPointF out = way.first() - place(edge.from);
        const QPointF in = way.last() - place(edge.to);
        directions[edge.from].push_back(std::atan2(out.y(), out.x()));
        directions[edge.to].push_back(std::atan2(in.y(), in.x()));
    }
    for (auto& [vertex, each] : m_vertices) {
        std::vector<double>& taken = directions[vertex];
        if (isClear)
            std::ranges::copy(passing(vertex), std::back_inserter(taken));
        const Label& label = each.item->label();
        std::optional<double> name;
        each.name->setVisible(label.outside);
        if (label.outside) {
            const QRectF ground = groundOfName(vertex, label.ground, obstacles);
            each.name->setLabel(label, ground);
            obstacles.boxes.push_back(each.name->sceneBoundingRect());
            name = std::atan2(ground.center().y(), ground.center().x());
        }
        each.rim = isClear ? rimPoints(taken, name, nearTo(vertex)) : usual;
    }
}

const NameItem* Scene::nameOf(Count vertex) const
{
    const NameItem* name = m_vertices.at(vertex).name;
    return name->isVisible() ? name : nullptr;
}

QPointF Scene::slot(Count vertex, std::size_t index) const
{
    // Farther out where they are larger, so that the letters stay free.
    const QPointF& at = m_vertices.at(vertex).rim[1 + index % (kRimPoints - 1)];
    const double out = std::hypot(at.x(), at.y());
    return at * (out + m_style.tokenRadius() - kTokenRadius) / out;
}

void Scene::shift(const std::set<Count>& vertices, const QPointF& by)
{
    m_places.arranged = false;
    for (const Count vertex : vertices) {
        QPointF& place = m_places.vertices.at(vertex);
        place += by;
        m_vertices.at(vertex).setPos(place);
    }
    for (const auto& [edge, item] : m_edges) {
        if (!vertices.contains(edge.from) && !vertices.contains(edge.to))
            continue;
        m_places.bends.erase(edge);
        item->setForm(edgeShape(place(edge.from), place(edge.to), {}, 0));
    }
    for (TokenItem* item : m_tokenItems) {
        if (vertices.contains(m_tokens[item->token()]))
            item->moveBy(by.x(), by.y());
    }
    showNotes();
}

bool Scene::keepsClear() const
{
    return m_edges.size() * m_vertices.size() <= kMostToKeepClear;
}

void Scene::rebuildTokens()
{
    qDeleteAll(m_tokenItems);
    m_tokenItems.clear();
    if (!isDrawn())
        return;
    std::map<Count, std::vector<std::size_t>> onVertex;
    for (std::size_t token = 0; token < m_tokens.size(); ++token)
        onVertex[m_tokens[token]].push_back(token);
    for (auto& [vertex, tokens] : onVertex) {
        std::size_t shown = tokens.size();
        if (shown > kMostOnVertex + 1) {
            shown = kMostOnVertex;
            // The one that the keyboard is at is always among them.
            const auto at = m_look.token ? std::ranges::find(tokens, *m_look.token) : tokens.end();
            if (at != tokens.end() && at - tokens.begin() >= static_cast<std::ptrdiff_t>(shown))
                std::swap(tokens[shown - 1], *at);
        }
        const bool more = shown < tokens.size();
        for (std::size_t i = 0; i < shown + (more ? 1 : 0); ++i) {
            auto* item =
                new TokenItem(m_style, tokens[i], m_tokens.size(), i == shown ? tokens.size() - shown : 0);
            item->setPos(place(vertex) + slot(vertex, i));
            addItem(item);
            m_tokenItems.push_back(item);
        }
    }
}

TokenItem* Scene::itemOfToken(std::size_t token) const
{
    const auto found = std::ranges::find_if(m_tokenItems, [&](const TokenItem* item) {
        return item->token() == token && !item->standsForMore();
    });
    return found == m_tokenItems.end() ? nullptr : *found;
}

QPointF Scene::tokenPlace(std::size_t token) const
{
    const TokenItem* item = itemOfToken(token);
    return item ? item->pos() : place(m_tokens[token]);
}

void Scene::setCarried(std::optional<std::size_t> token, const QPointF& at)
{
    if (m_carried && m_carried != token)
        rebuildTokens();
    m_carried = token;
    if (!token)
        applyTokens();
    else if (TokenItem* item = itemOfToken(*token))
        item->setPos(at);
}

void Scene::carryAlong(std::size_t token, std::function<QPointF(double)> place)
{
    m_walk = new QVariantAnimation(this);
    m_walk->setDuration(widgets::motion::kMove);
    m_walk->setStartValue(0.0);
    m_walk->setEndValue(1.0);
    m_walk->setEasingCurve(widgets::motion::kCurve);
    connect(m_walk, &QVariantAnimation::valueChanged, this,
            [this, token, place = std::move(place)](const QVariant& value) {
                setCarried(token, place(value.toDouble()));
            });
    connect(m_walk, &QVariantAnimation::finished, this, &Scene::endWalk);
    m_walk->start(QAbstractAnimation::DeleteWhenStopped);
}

void Scene::walk(std::size_t token, const Drawing::Edge& edge, const QPointF& from)
{
    const QPointF source = place(edge.from);
    const QPointF target = place(edge.to);
    QPainterPath path(source);
    path.connectPath(way(edge));
    path.lineTo(target);
    carryAlong(token, [path, begin = from - source, end = tokenPlace(token) - target](double t) {
        return path.pointAtPercent(t) + begin * (1 - t) + end * t;
    });
}

QPointF Scene::walkBack(std::size_t token, const QPointF& from)
{
    setCarried(std::nullopt);
    const QPointF home = tokenPlace(token);
    if (m_isAnimated) {
        setCarried(token, from);
        carryAlong(token, [from, home](double t) { return from * (1 - t) + home * t; });
    }
    return home;
}

void Scene::endWalk()
{
    if (m_walk)
        m_walk->stop();
    setCarried(std::nullopt);
}

void Scene::setLook(const Look& look)
{
    if (m_look == look)
        return;
    const bool hidden = look.token && *look.token < m_tokens.size() && !itemOfToken(*look.token);
    m_look = look;
    if (hidden && !m_carried)
        rebuildTokens();
    applyLook();
}

const Badge* Scene::knownBadge(Count vertex) const
{
    const auto place = m_graph->place(vertex);
    const bool isHigher = m_look.level && m_graph->levels().level[place] > *m_look.level;
    return m_look.values && !isHigher ? &m_badges[place] : nullptr;
}

VertexItem::State Scene::stateOf(Count vertex) const
{
    VertexItem::State state;
    state.badgeAt = m_vertices.at(vertex).rim[0];
    // The options of a vertex that is explained are its reasons.
    const bool isReason = !m_look.reasons.empty() && m_look.options.contains(vertex);
    if (isReason || m_look.reasons.contains(vertex) || knownBadge(vertex))
        state.badge = badge(vertex);
    return state;
}

HaloItem::State Scene::haloOf(Count vertex) const
{
    return {.option = m_look.options.contains(vertex),
            .pointed = m_look.pointed.contains(vertex),
            .selected = m_look.selected.contains(vertex),
            .wrong = m_look.wrong.contains(vertex),
            .cursor = m_look.cursor == vertex,
            .handle = m_look.handle == vertex};
}

void Scene::applyLook()
{
    if (!isDrawn())
        return;
    for (const auto& [vertex, each] : m_vertices) {
        const VertexItem::State state = stateOf(vertex);
        each.item->setState(state);
        each.halo->setState(haloOf(vertex));
        each.item->setToolTip(state.badge ? state.badge->reason : QString());
    }
    for (const auto& [edge, item] : m_edges) {
        const auto found = m_look.edges.find(edge);
        item->setTone(found == m_look.edges.end() ? EdgeTone::Plain : found->second);
    }
    applyTokens();
    showNotes();
    showGhost();
    showRefused();
}

void Scene::applyTokens()
{
    for (TokenItem* item : m_tokenItems) {
        const std::size_t token = item->token();
        const bool own = !item->standsForMore();
        item->setState(own && m_look.tokens.contains(token), own && m_look.token == token);
    }
}

void Scene::showGhost()
{
    delete m_passing.ghost;
    m_passing.ghost = nullptr;
    if (!m_look.choice || m_carried || m_look.choice->heap >= m_tokens.size()
        || !m_places.vertices.contains(m_look.choice->take))
        return;
    const Count target = m_look.choice->take;
    m_passing.ghost = new TokenItem(m_style, m_look.choice->heap, m_tokens.size(), 0);
    m_passing.ghost->setOpacity(0.5);
    m_passing.ghost->setPos(place(target)
                            + slot(target, static_cast<std::size_t>(std::ranges::count(m_tokens, target))));
    addItem(m_passing.ghost);
}

// Beside the edge the other way round, where that is there.
void Scene::showRefused()
{
    delete m_passing.refused;
    m_passing.refused = nullptr;
    if (!m_look.refused)
        return;
    const auto [from, to] = *m_look.refused;
    if (!m_vertices.contains(from) || !m_vertices.contains(to))
        return;
    double bow = Obstacles(m_places).bow(*m_look.refused);
    if (m_edges.contains({to, from}) && std::abs(bow) < kVertexRadius)
        bow = kVertexRadius * 1.5;
    m_passing.refused = new EdgeItem(m_style);
    m_passing.refused->setTone(EdgeTone::Refused);
    m_passing.refused->setForm(edgeShape(place(from), place(to), {}, bow));
    addItem(m_passing.refused);
}

void Scene::setLoose(std::optional<Count> from, const QPointF& to)
{
    if (!from) {
        delete m_passing.loose;
        m_passing.loose = nullptr;
        return;
    }
    if (!m_passing.loose) {
        m_passing.loose = new EdgeItem(m_style);
        m_passing.loose->setTone(EdgeTone::Choice);
        addItem(m_passing.loose);
    }
    // The tip of an edge is on the rim around its end; that of a loose one is at the pointer, or at the rim
    // of the vertex that it has reached.
    const QPointF start = place(*from);
    const auto target = vertexAt(to);
    const double length = std::max(1.0, QLineF(start, to).length());
    const QPointF end = target ? place(*target) : to + (to - start) / length * kVertexRadius;
    m_passing.loose->setForm(edgeShape(start, end, {}, 0));
    m_passing.loose->setVisible(target != from);
}

// What notes must not lie on. The values have their places whether they are shown or not, so that the notes
// stay where they are from step to step.
Occupied Scene::occupied() const
{
    constexpr std::size_t kMostNotes = 40; // that keep clear of edges, too: that takes its time
    constexpr double kValue = 11; // the radius of one of few figures
    Occupied result;
    for (const auto& [vertex, each] : m_vertices) {
        const QPointF& centre = place(vertex);
        result.discs.push_back({centre, kNoteAway});
        result.vertices.push_back(centre);
        result.discs.push_back({centre + each.rim[0], kValue});
        if (!each.item->badge().isEmpty())
            result.boxes.push_back(each.item->badge().translated(centre));
        if (each.name->isVisible())
            result.boxes.push_back(each.name->sceneBoundingRect());
    }
    for (const TokenItem* item : m_tokenItems)
        result.discs.push_back({item->pos(), m_style.tokenRadius() + 2});
    if (m_look.reasons.size() <= kMostNotes) {
        for (const auto& [edge, item] : m_edges) {
            result.ways.push_back(item->edgeForm().way);
            result.boxes.push_back(item->edgeForm().head.boundingRect()); // it says where the edge goes
        }
    }
    return result;
}

void Scene::showNotes()
{
    qDeleteAll(m_notes);
    m_notes.clear();
    if (m_look.reasons.empty())
        return;
    Occupied taken = occupied();
    for (const Count vertex : m_look.reasons) {
        if (!m_vertices.contains(vertex))
            continue;
        auto* note = new NoteItem(m_style, badge(vertex).reason);
        note->setPlace(placeNote(place(vertex), kNoteAway, note->sizes(), taken, m_seen));
        taken.boxes.push_back(note->place().box);
        if (const auto& lead = note->place().lead)
            taken.leads.push_back(*lead);
        addItem(note);
        m_notes.push_back(note);
    }
}

void Scene::setStyle(const widgets::Theme& theme, const QFont& font)
{
    m_style.theme = &theme;
    if (std::exchange(m_style.font, font) == font)
        update();
    else
        restyle();
}

void Scene::setSeen(const QRectF& seen)
{
    if (m_seen == seen)
        return;
    m_seen = seen;
    showNotes();
}

void Scene::setLeast(double letters, double signs)
{
    constexpr double kAlike = 0.01;
    const bool isOtherName = std::abs(letters - m_style.least) >= kAlike * letters;
    const bool isOtherSign = std::abs(signs - m_style.signs) >= kAlike * signs;
    if (isOtherName)
        m_style.least = letters;
    if (isOtherSign)
        m_style.signs = signs;
    if (isDrawn() && (isOtherSign || (isOtherName && m_graph->drawing().hasNames())))
        restyle();
}

void Scene::restyle()
{
    for (const auto& [vertex, each] : m_vertices)
        each.item->measure();
    if (isDrawn()) {
        findSlots();
        rebuildTokens();
        applyLook();
    }
    update();
}

std::optional<Count> Scene::vertexAt(const QPointF& point, double reach) const
{
    std::optional<Count> nearest;
    double least = kVertexRadius + reach;
    for (const auto& [vertex, each] : m_vertices) {
        if (const double distance = QLineF(each.item->pos(), point).length(); distance <= least) {
            least = distance;
            nearest = vertex;
        }
    }
    return nearest;
}

std::optional<std::size_t> Scene::tokenAt(const QPointF& point) const
{
    // The last one is on top.
    for (auto item = m_tokenItems.rbegin(); item != m_tokenItems.rend(); ++item) {
        if (QLineF((*item)->pos(), point).length() <= m_style.tokenRadius() + 2)
            return (*item)->token();
    }
    return std::nullopt;
}

std::optional<Drawing::Edge> Scene::edgeAt(const QPointF& point, double reach) const
{
    std::optional<Drawing::Edge> nearest;
    double least = reach;
    for (const auto& [edge, item] : m_edges) {
        if (!item->boundingRect().adjusted(-reach, -reach, reach, reach).contains(point))
            continue;
        if (const double distance = distanceTo(item->edgeForm().way, point); distance <= least) {
            least = distance;
            nearest = edge;
        }
    }
    return nearest;
}

QRectF Scene::namedBounds() const
{
    QRectF result = m_places.bounds();
    for (const auto& [vertex, each] : m_vertices)
        result |= each.name->isVisible() ? each.name->sceneBoundingRect() : QRectF();
    return result;
}

QRectF Scene::drawnBounds() const
{
    QRectF result = namedBounds();
    for (const auto& [edge, item] : m_edges)
        result |= item->boundingRect();
    return result;
}

QPainterPath Scene::way(const Drawing::Edge& edge) const
{
    QPainterPath path;
    path.addPolygon(m_edges.at(edge)->edgeForm().way);
    return path;
}

} // namespace laststone::graph
