// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/board/edits.h"

#include "graph/view/view.h"

#include <algorithm>
#include <cmath>

namespace laststone::graph {

using theory::Count;
using Edge = Drawing::Edge;

Edits::Edits(View& view) : QObject(&view), m_view(view) { }

Setup Edits::setup() const
{
    return {m_view.graph().model().drawing(), m_view.graph().tokens()};
}

// ---- what is selected ----

void Edits::setCursor(Count vertex)
{
    m_cursor = vertex;
    m_view.ensureShown(vertex);
    emit lookChanged();
    emit cursorMoved();
}

void Edits::select(Count vertex)
{
    if (!m_view.graph().model().drawing().find(vertex))
        return;
    m_vertices = {vertex};
    m_edges.clear();
    setCursor(vertex);
}

void Edits::select(VertexSet vertices, EdgeSet edges)
{
    m_vertices = std::move(vertices);
    m_edges = std::move(edges);
    emit lookChanged();
}

void Edits::toggle(Count vertex)
{
    if (!m_vertices.erase(vertex))
        m_vertices.insert(vertex);
    emit lookChanged();
}

void Edits::reset()
{
    const Drawing& drawing = m_view.graph().model().drawing();
    std::erase_if(m_vertices, [&](Count vertex) { return !drawing.find(vertex); });
    std::erase_if(m_edges,
                  [&](const Edge& edge) { return !std::ranges::binary_search(drawing.edges, edge); });
    if (m_cursor && !drawing.find(*m_cursor))
        m_cursor.reset();
    m_cycle.clear();
    if (const auto next = std::exchange(m_next, std::nullopt); next && drawing.find(*next))
        select(*next);
}

void Edits::addTo(Look& look) const
{
    look.selected = m_vertices;
    for (const Edge& edge : m_edges)
        look.edges[edge] = EdgeTone::Selected;
    if (m_view.hasFocus())
        look.cursor = m_cursor;
    for (std::size_t i = 0; i < m_cycle.size(); ++i) {
        look.wrong.insert(m_cycle[i]);
        look.edges[{m_cycle[i], m_cycle[(i + 1) % m_cycle.size()]}] = EdgeTone::Wrong;
    }
}

// ---- what can be done ----

void Edits::begin()
{
    m_cycle.clear();
    emit acting();
}

// A place that is free, near the vertex that the keyboard is at or in the middle of what is seen.
QPointF Edits::freePlace() const
{
    const auto& places = m_view.graph().places().vertices;
    const QPointF middle = m_view.mapToScene(m_view.viewport()->rect().center());
    const QPointF start = m_cursor ? places.at(*m_cursor) : middle;
    const auto isFree = [&](const QPointF& point) {
        return std::ranges::none_of(places, [&](const auto& each) {
            const QPointF apart = each.second - point;
            return std::hypot(apart.x(), apart.y()) < kVertexRadius * 2.6;
        });
    };
    const QRectF seen = m_view.mapToScene(m_view.viewport()->rect())
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

void Edits::addVertex(std::optional<QPointF> at)
{
    begin();
    const Count vertex = freeVertex(m_view.graph().model().drawing());
    const QPointF place = at ? *at : freePlace();
    m_next = vertex;
    emit edited(withVertex(setup(), vertex), {{vertex, {std::round(place.x()), std::round(place.y())}}});
}

void Edits::remove()
{
    begin();
    VertexSet vertices = m_vertices;
    if (!hasSelection() && m_cursor)
        vertices.insert(*m_cursor);
    if (vertices.empty() && m_edges.empty())
        return;
    const auto removal = without(setup(), vertices, m_edges);
    if (!removal) {
        refuse(phrase("The last vertex stays: a game needs one."));
        return;
    }
    m_vertices.clear();
    m_edges.clear();
    emit edited(removal->state, {});
    if (removal->rescued) {
        //: %1 is a vertex
        refuse(phrase("The last token would have gone with its vertex; it stands on %1 now.")(
            removal->state.drawing.label(*removal->rescued)));
    }
}

void Edits::shift(const QPointF& by)
{
    VertexSet vertices = m_vertices;
    if (vertices.empty() && m_cursor)
        vertices.insert(*m_cursor);
    if (vertices.empty())
        return;
    const Places before = m_view.graph().places();
    m_view.graph().shift(vertices, by);
    m_view.graph().settle();
    emit moved(before);
}

void Edits::addEdge(const Edge& edge)
{
    begin();
    const auto result = withEdge(setup(), edge);
    if (const auto* cycle = std::get_if<std::vector<Count>>(&result)) {
        m_cycle = *cycle;
        emit lookChanged();
        //: %1 is a cycle such as "1 → 2 → 1"
        refuse(phrase("No edge: it would close a cycle, %1.")(
            m_view.graph().model().drawing().cycleText(*cycle)));
        return;
    }
    m_vertices.clear();
    m_edges.clear();
    emit edited(std::get<Setup>(result), {});
    emit lookChanged();
}

void Edits::rename(Count vertex, const QString& name)
{
    const Drawing& drawing = m_view.graph().model().drawing();
    if (const auto place = drawing.find(vertex); place && drawing.names[*place] != name)
        emit edited(withName(setup(), vertex, name), {});
}

void Edits::putToken(Count vertex)
{
    begin();
    emit edited(withToken(setup(), vertex), {});
}

void Edits::takeToken(Count vertex)
{
    begin();
    const Scene& scene = m_view.graph();
    if (const auto next = withoutToken(setup(), vertex)) {
        emit edited(*next, {});
    } else if (scene.tokens().size() == 1 && scene.tokens().front() == vertex) {
        refuse(phrase("The last token stays: a game needs one."));
    } else {
        //: %1 is a vertex
        refuse(phrase("There is no token on %1.")(scene.model().label(vertex)));
    }
}

void Edits::moveToken(std::size_t token, Count to)
{
    Setup next = setup();
    if (next.tokens[token] == to)
        return;
    next.tokens[token] = to;
    m_next = to;
    emit edited(next, {});
}

} // namespace laststone::graph
