// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/view/route.h"

#include <QLineF>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace laststone::graph {

namespace {

constexpr double kClearance = kVertexRadius * 1.3;
constexpr double kNear = kVertexRadius * 1.1; // where it would be far away else
constexpr double kCell = kVertexRadius * 4;
constexpr double kHeadLength = 10;
constexpr double kHeadWidth = 4.5; // half of it

double length(const QPointF& v)
{
    return std::hypot(v.x(), v.y());
}

QPointF unit(const QPointF& v)
{
    const double l = length(v);
    return l == 0 ? QPointF(1, 0) : v / l;
}

QPoint cell(const QPointF& at)
{
    // Far away all is one cell, which is slow but right.
    constexpr double kFar = 1e8;
    return {static_cast<int>(std::floor(std::clamp(at.x() / kCell, -kFar, kFar))),
            static_cast<int>(std::floor(std::clamp(at.y() / kCell, -kFar, kFar)))};
}

QPointF bowedMiddle(const QPointF& from, const QPointF& to, double bow)
{
    const QPointF along = unit(to - from);
    // The control point of a parabola is twice as far out as its middle.
    return (from + to) / 2 + QPointF(-along.y(), along.x()) * bow * 2;
}

QPainterPath parabola(const QPointF& from, const QPointF& control, const QPointF& to)
{
    QPainterPath path(from);
    path.quadTo(control, to);
    return path;
}

// A smooth line through the points: at each the direction is that from the one before to the next.
QPainterPath smooth(const QPolygonF& points)
{
    QPainterPath path(points.first());
    const auto tangent = [&](qsizetype i) {
        const QPointF before = points[std::max<qsizetype>(0, i - 1)];
        const QPointF after = points[std::min(points.size() - 1, i + 1)];
        return unit(after - before);
    };
    for (qsizetype i = 0; i + 1 < points.size(); ++i) {
        const double handle = length(points[i + 1] - points[i]) / 3;
        path.cubicTo(points[i] + tangent(i) * handle, points[i + 1] - tangent(i + 1) * handle, points[i + 1]);
    }
    return path;
}

// Points on a line, close enough for hits and motion.
QPolygonF flattened(const QPainterPath& path)
{
    return path.toSubpathPolygons().value(0);
}

} // namespace

Obstacles::Obstacles(const Places& places) : m_places(places)
{
    for (const auto& [vertex, at] : places.vertices)
        m_cells[cell(at)].push_back(vertex);
}

bool Obstacles::isClear(const QPolygonF& way, const Drawing::Edge& edge, double clearance) const
{
    const auto isHit = [&](theory::Count vertex) {
        return vertex != edge.from && vertex != edge.to
            && distanceTo(way, m_places.vertices.at(vertex)) < clearance;
    };
    const QRectF box = way.boundingRect().adjusted(-clearance, -clearance, clearance, clearance);
    const QRect cells(cell(box.topLeft()), cell(box.bottomRight()));
    if (qint64{cells.width()} * cells.height() > static_cast<qint64>(m_places.vertices.size())) {
        return std::ranges::none_of(m_places.vertices, [&](const auto& each) {
            return box.contains(each.second) && isHit(each.first);
        });
    }
    for (int column = cells.left(); column <= cells.right(); ++column) {
        for (int row = cells.top(); row <= cells.bottom(); ++row) {
            if (std::ranges::any_of(m_cells.value({column, row}), isHit))
                return false;
        }
    }
    return true;
}

bool Obstacles::isClear(const Drawing::Edge& edge) const
{
    return isClear(QPolygonF{m_places.vertices.at(edge.from), m_places.vertices.at(edge.to)}, edge,
                   kClearance);
}

// The least bow that keeps that far from all; 0 for none.
double Obstacles::bow(const Drawing::Edge& edge, double clearance, double most) const
{
    constexpr double kLeast = kVertexRadius * 0.4;
    constexpr double kMore = 1.3;
    const QPointF from = m_places.vertices.at(edge.from);
    const QPointF to = m_places.vertices.at(edge.to);
    double size = kLeast;
    while (size < most) {
        for (const double bow : {-size, size}) {
            if (isClear(flattened(parabola(from, bowedMiddle(from, to, bow), to)), edge, clearance))
                return bow;
        }
        size *= kMore;
    }
    return 0;
}

double Obstacles::bow(const Drawing::Edge& edge) const
{
    if (isClear(edge))
        return 0;
    constexpr double kFar = kVertexRadius * 2;
    const double most = std::max(kClearance * 1.6,
                                 length(m_places.vertices.at(edge.to) - m_places.vertices.at(edge.from)) / 2);
    const double size = bow(edge, kClearance, most);
    if (size != 0 && std::abs(size) <= kFar)
        return size;
    const double nearer = bow(edge, kNear, size != 0 ? std::abs(size) / 1.5 : most);
    return nearer != 0 ? nearer : size;
}

EdgeShape edgeShape(const QPointF& from, const QPointF& to, const std::vector<QPointF>& bends, double bow)
{
    QPolygonF points{from};
    for (const QPointF& bend : bends)
        points << bend;
    points << to;
    const QPointF control = bowedMiddle(from, to, bow);
    const bool bowed = bow != 0 && bends.empty();
    const QPointF start = unit((bowed ? control : points[1]) - from);
    const QPointF end = unit((bowed ? control : points[points.size() - 2]) - to);
    const QPointF tip = to + end * (kVertexRadius + 2);
    points.first() = from + start * kVertexRadius;
    points.last() = tip + end * (kHeadLength * 0.8);

    EdgeShape shape;
    if (bowed)
        shape.line = parabola(points.first(), control, points.last());
    else if (bends.empty())
        shape.line.addPolygon(points);
    else
        shape.line = smooth(points);
    shape.way = flattened(shape.line);
    const QPointF side(-end.y() * kHeadWidth, end.x() * kHeadWidth);
    shape.head << tip << tip + end * kHeadLength + side << tip + end * kHeadLength - side;
    shape.way << tip;
    return shape;
}

std::array<QPointF, kRimPoints> rimPoints(const std::vector<double>& edges, std::optional<double> name,
                                          const std::vector<double>& vertices)
{
    constexpr double kTurn = 2 * std::numbers::pi;
    constexpr double kDegree = kTurn / 360;
    // Where they stand when nothing is in the way: the value at the lower right, tokens from the upper left
    // on.
    constexpr double kLiked[kRimPoints] = {45 * kDegree,  230 * kDegree, 284 * kDegree,
                                           338 * kDegree, 176 * kDegree, 122 * kDegree};
    constexpr double kEnough = 40 * kDegree; // from an edge
    constexpr double kApart = 52 * kDegree; // from each other
    constexpr double kName = 59 * kDegree; // to either side of it
    constexpr double kVertex = 55 * kDegree; // the same
    constexpr int kDirections = 24;
    const auto between = [](double a, double b) { return std::abs(std::remainder(a - b, kTurn)); };
    std::array<QPointF, kRimPoints> points;
    std::vector<double> taken;
    for (std::size_t i = 0; i < kRimPoints; ++i) {
        double best = 0;
        double most = -std::numeric_limits<double>::infinity();
        for (int k = 0; k < kDirections; ++k) {
            const double angle = kTurn * k / kDirections;
            if (name && between(angle, *name) < kName)
                continue;
            double score = -0.08 * between(angle, kLiked[i]);
            double clear = kEnough;
            for (const double edge : edges)
                clear = std::min(clear, between(angle, edge));
            double apart = kApart;
            for (const double other : taken)
                apart = std::min(apart, between(angle, other));
            double beside = kVertex;
            for (const double vertex : vertices)
                beside = std::min(beside, between(angle, vertex));
            // Covering each other is worse than covering an edge, and a vertex the worst.
            score += clear + 4 * apart + 8 * beside;
            if (score > most) {
                most = score;
                best = angle;
            }
        }
        taken.push_back(best);
        // Tokens are larger than values and shall leave the letters free, also with a ring around them.
        const double out = kVertexRadius + (i == 0 ? 0 : 7.5);
        points[i] = QPointF(std::cos(best), std::sin(best)) * out;
    }
    return points;
}

QPointF nearestOn(const QPolygonF& way, const QPointF& point)
{
    // Squared: roots for all would take most of the time.
    double least = std::numeric_limits<double>::infinity();
    QPointF nearest;
    for (qsizetype i = 0; i + 1 < way.size(); ++i) {
        const QPointF along = way[i + 1] - way[i];
        const QPointF apart = point - way[i];
        const double square = QPointF::dotProduct(along, along);
        const double t = square == 0 ? 0 : std::clamp(QPointF::dotProduct(apart, along) / square, 0.0, 1.0);
        const QPointF off = apart - along * t;
        if (const double here = QPointF::dotProduct(off, off); here < least) {
            least = here;
            nearest = point - off;
        }
    }
    return nearest;
}

double distanceTo(const QPolygonF& way, const QPointF& point)
{
    return QLineF(nearestOn(way, point), point).length();
}

} // namespace laststone::graph
