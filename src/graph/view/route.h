// SPDX-License-Identifier: GPL-3.0-or-later
// The ways of edges on the board of a graph: from rim to rim, and not through other vertices where that can
// be helped.
#pragma once

#include "graph/model/places.h"

#include <QHash>
#include <QPainterPath>
#include <QPolygonF>

#include <array>
#include <optional>

namespace laststone::graph {

// The vertices, as what is in the way of edges; looked up by the place.
class Obstacles {
public:
    // The places must outlive this, and stay.
    explicit Obstacles(const Places& places);

    // Whether the straight way from vertex to vertex keeps clear of all others.
    bool isClear(const Drawing::Edge& edge) const;

    // How far an edge without bends is bowed to the side at its middle, to keep clear of other vertices: no
    // farther than it has to be, and nearer by them before it is far away; 0 for a straight one, also where
    // no bow would do.
    double bow(const Drawing::Edge& edge) const;

private:
    bool isClear(const QPolygonF& way, const Drawing::Edge& edge, double clearance) const;
    double bow(const Drawing::Edge& edge, double clearance, double most) const;

    const Places& m_places;
    QHash<QPoint, QList<theory::Count>> m_cells;
};

// An edge as it is drawn.
struct EdgeShape {
    QPainterPath line;
    QPolygonF head; // its tip is on the rim of the target
    QPolygonF way; // points on the line, close enough for hits and motion
};

EdgeShape edgeShape(const QPointF& from, const QPointF& to, const std::vector<QPointF>& bends, double bow);

// Points on the rim of a vertex, from its centre, as far from its edges and from each other as can be: the
// first for its value, the others for tokens. `edges` are the directions of the edges, in radians, clockwise
// from the right. Where a name stands outside, in the direction `name`, nothing else does; where vertices are
// near, in the directions `vertices`, nothing does that has room elsewhere.
inline constexpr std::size_t kRimPoints = 6;
std::array<QPointF, kRimPoints> rimPoints(const std::vector<double>& edges,
                                          std::optional<double> name = std::nullopt,
                                          const std::vector<double>& vertices = {});

// The point of a way that is nearest to another; and how far that is from it. REQUIRES: a way of two points.
QPointF nearestOn(const QPolygonF& way, const QPointF& point);
double distanceTo(const QPolygonF& way, const QPointF& point);

} // namespace laststone::graph
