// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/model/places.h"

#include <algorithm>
#include <utility>

namespace laststone::graph {

using theory::Count;

namespace {

// Those that somebody holds, by the text of the graph.
std::map<QString, std::weak_ptr<SharedPlaces>>& held()
{
    static std::map<QString, std::weak_ptr<SharedPlaces>> all;
    return all;
}

} // namespace

QRectF Places::bounds() const
{
    QRectF result;
    for (const auto& [vertex, at] : vertices) {
        result |=
            QRectF(at.x() - kVertexRadius, at.y() - kVertexRadius, 2 * kVertexRadius, 2 * kVertexRadius);
    }
    return result;
}

Places carriedOver(const Drawing& drawing, const Places& now, const std::map<Count, QPointF>& added,
                   const Places& before)
{
    Places result;
    const auto take = [&](Count vertex, const std::map<Count, QPointF>& from) {
        const auto found = from.find(vertex);
        return found != from.end() && result.vertices.emplace(vertex, found->second).second;
    };
    for (const Count vertex : drawing.vertices) {
        if (!take(vertex, added) && !take(vertex, now.vertices) && !take(vertex, before.vertices))
            result.vertices.emplace(vertex, now.bounds().bottomRight());
    }
    for (const Drawing::Edge& edge : drawing.edges) {
        const auto bent = before.bends.find(edge);
        if (const auto found = now.bends.find(edge); found != now.bends.end()) {
            result.bends.insert(*found);
        } else if (bent != before.bends.end()
                   && before.vertices.at(edge.from) == result.vertices.at(edge.from)
                   && before.vertices.at(edge.to) == result.vertices.at(edge.to)) {
            result.bends.insert(*bent);
        }
    }
    return result;
}

std::shared_ptr<SharedPlaces> SharedPlaces::of(const Drawing& drawing)
{
    const QString graph = drawing.rule();
    std::weak_ptr<SharedPlaces>& known = held()[graph];
    std::shared_ptr<SharedPlaces> places = known.lock();
    if (!places) {
        places = std::make_shared<SharedPlaces>(graph);
        known = places;
    }
    return places;
}

SharedPlaces::~SharedPlaces()
{
    held().erase(m_graph);
}

void SharedPlaces::setCycle(const std::vector<Count>& cycle)
{
    if (m_cycle == cycle)
        return;
    m_cycle = cycle;
    emit cycleChanged();
}

void SharedPlaces::setTokenless(bool is)
{
    if (std::exchange(m_isTokenless, is) != is)
        emit tokenlessChanged();
}

void SharedPlaces::endTokenless()
{
    for (const auto& [graph, places] : held()) {
        if (const auto known = places.lock())
            known->setTokenless(false);
    }
}

void SharedPlaces::setFrame(const QObject* board, const std::optional<QRectF>& frame)
{
    m_framing = board;
    if (m_frame == frame)
        return;
    m_frame = frame;
    emit frameChanged();
}

void SharedPlaces::setEditedFrom(const SharedPlaces& other)
{
    m_editedFrom = other.m_graph;
    setFrame(other.m_framing, other.m_frame);
}

void SharedPlaces::set(const Places& places)
{
    if (m_places == places)
        return;
    m_places = places;
    emit changed();
}

void SharedPlaces::join(const QObject* board, Rank rank)
{
    const auto known = std::ranges::find(m_boards, board, &std::pair<const QObject*, Rank>::first);
    if (known == m_boards.end())
        m_boards.emplace_back(board, rank);
    else
        known->second = rank;
}

void SharedPlaces::leave(const QObject* board)
{
    if (std::erase_if(m_boards, [&](const auto& each) { return each.first == board; }) > 0)
        emit left();
}

bool SharedPlaces::isLed(const QObject* board) const
{
    return std::ranges::max_element(m_boards, {}, &std::pair<const QObject*, Rank>::second)->first == board;
}

} // namespace laststone::graph
