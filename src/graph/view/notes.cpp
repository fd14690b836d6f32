// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/view/notes.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <limits>
#include <numbers>

namespace laststone::graph {

namespace {

constexpr double kGap = 3; // to what is beside a note
constexpr double kBeside = 1.5; // an edge, which is thin
constexpr int kDirections = 32;
// Farther than right beside.
constexpr std::array kAway = {0.0, 7.0, 14.0, 20.0, 30.0, 40.0, 50.0, 62.0, 75.0, 90.0, 105.0, 140.0};
constexpr double kLeadFrom = 20; // without a line a note seems to be of another vertex
// What it costs.
constexpr double kOnText = 1000;
constexpr double kOnWay = 4;
constexpr double kOnAny = 16; // the first of them: rather farther away
constexpr double kLeadOnWay = 2; // a line across an edge looks like one
constexpr double kPerAway = 0.18;
constexpr double kPerForm = 3; // each that is liked less
constexpr double kAside = 1; // neither above nor below
constexpr double kByOther = 5; // rather farther away, but not on an edge
constexpr double kClearly = 1.15; // so many times as far as its own vertex are those that a note is not by

double distance(const QRectF& box, const QPointF& point)
{
    const double x = std::max({box.left() - point.x(), point.x() - box.right(), 0.0});
    const double y = std::max({box.top() - point.y(), point.y() - box.bottom(), 0.0});
    return std::hypot(x, y);
}

double distance(const QLineF& line, const QPointF& point)
{
    const QPointF along = line.p2() - line.p1();
    const double length = QPointF::dotProduct(along, along);
    const double at =
        length > 0 ? std::clamp(QPointF::dotProduct(point - line.p1(), along) / length, 0.0, 1.0) : 0.0;
    return QLineF(line.pointAt(at), point).length();
}

bool meets(const QRectF& box, const QLineF& line)
{
    if (box.contains(line.p1()) || box.contains(line.p2()))
        return true;
    const std::array corners = {box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft()};
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const QLineF side(corners[i], corners[(i + 1) % corners.size()]);
        if (side.intersects(line, nullptr) == QLineF::BoundedIntersection)
            return true;
    }
    return false;
}

bool meets(const QLineF& line, const QPolygonF& way)
{
    for (qsizetype i = 1; i < way.size(); ++i) {
        if (QLineF(way[i - 1], way[i]).intersects(line, nullptr) == QLineF::BoundedIntersection)
            return true;
    }
    return false;
}

bool meets(const QRectF& box, const QPolygonF& way)
{
    for (qsizetype i = 1; i < way.size(); ++i) {
        if (meets(box, QLineF(way[i - 1], way[i])))
            return true;
    }
    return false;
}

QRectF boxAt(const QPointF& centre, const QSizeF& size)
{
    return {centre - QPointF(size.width(), size.height()) / 2, size};
}

// The box as near to the point in a direction as it may come.
QRectF boxBeside(const QPointF& point, const QPointF& direction, const QSizeF& size, double apart)
{
    constexpr double kStep = 2;
    double out = apart;
    while (distance(boxAt(point + direction * out, size), point) < apart)
        out += kStep;
    return boxAt(point + direction * out, size);
}

QRectF movedInto(QRectF box, const QRectF& all)
{
    const QRectF seen = all.adjusted(kGap, kGap, -kGap, -kGap);
    if (seen.width() > box.width())
        box.moveLeft(std::clamp(box.left(), seen.left(), seen.right() - box.width()));
    if (seen.height() > box.height())
        box.moveTop(std::clamp(box.top(), seen.top(), seen.bottom() - box.height()));
    return box;
}

// From the rim of the note that is next to the vertex to the vertex.
QLineF leadOf(const QRectF& box, const QPointF& centre, double own)
{
    const QPointF from(std::clamp(centre.x(), box.left(), box.right()),
                       std::clamp(centre.y(), box.top(), box.bottom()));
    QLineF line(from, centre);
    line.setLength(std::max(0.0, line.length() - own));
    return line;
}

double onWays(const QRectF& box, const Occupied& occupied)
{
    return kOnWay
        * double(std::ranges::count_if(occupied.ways, [&](const QPolygonF& way) { return meets(box, way); }));
}

// Whether what stands there seems to be of another vertex than that with this centre.
bool isByOther(const QRectF& box, const QPointF& centre, const Occupied& occupied)
{
    const double least = kClearly * distance(box, centre);
    return std::ranges::any_of(occupied.vertices, [&](const QPointF& other) {
        return other != centre && distance(box, other) < least;
    });
}

double cost(const NotePlace& place, const QPointF& centre, double own, const Occupied& occupied)
{
    const QRectF box = place.box.adjusted(-kGap, -kGap, kGap, kGap);
    double sum = distance(place.box, centre) < own ? kOnText : 0;
    for (const Occupied::Disc& disc : occupied.discs) {
        if (disc.centre == centre)
            continue; // its own
        if (distance(box, disc.centre) < disc.radius
            || (place.lead && distance(*place.lead, disc.centre) < disc.radius))
            sum += kOnText;
    }
    for (const QRectF& other : occupied.boxes) {
        if (box.intersects(other) || (place.lead && meets(other, *place.lead)))
            sum += kOnText;
    }
    sum += kOnText
        * double(std::ranges::count_if(occupied.leads, [&](const QLineF& lead) { return meets(box, lead); }));
    const double ways = onWays(place.box.adjusted(-kBeside, -kBeside, kBeside, kBeside), occupied);
    if (place.lead) {
        sum += kLeadOnWay * double(std::ranges::count_if(occupied.ways, [&](const QPolygonF& way) {
                   return meets(*place.lead, way);
               }));
    }
    return sum + ways + (ways > 0 ? kOnAny : 0) + (isByOther(place.box, centre, occupied) ? kByOther : 0);
}

// What a note that goes no farther away than all of them can lie on.
Occupied nearby(const Occupied& occupied, const QRectF& reach)
{
    Occupied result;
    std::ranges::copy_if(occupied.discs, std::back_inserter(result.discs), [&](const Occupied::Disc& disc) {
        return distance(reach, disc.centre) < disc.radius;
    });
    std::ranges::copy_if(occupied.boxes, std::back_inserter(result.boxes),
                         [&](const QRectF& box) { return reach.intersects(box); });
    std::ranges::copy_if(occupied.ways, std::back_inserter(result.ways),
                         [&](const QPolygonF& way) { return meets(reach, way); });
    std::ranges::copy_if(occupied.leads, std::back_inserter(result.leads),
                         [&](const QLineF& lead) { return meets(reach, lead); });
    std::ranges::copy_if(occupied.vertices, std::back_inserter(result.vertices),
                         [&](const QPointF& vertex) { return distance(reach, vertex) < reach.width(); });
    return result;
}

} // namespace

double covered(const QRectF& box, const Occupied& occupied)
{
    double sum = 0;
    for (const Occupied::Disc& disc : occupied.discs)
        sum += distance(box, disc.centre) < disc.radius ? kOnText : 0;
    for (const QRectF& other : occupied.boxes)
        sum += box.intersects(other) ? kOnText : 0;
    return sum + onWays(box, occupied);
}

NotePlace placeNote(const QPointF& centre, double own, const std::vector<QSizeF>& sizes,
                    const Occupied& occupied, const QRectF& seen)
{
    QSizeF largest;
    for (const QSizeF& size : sizes)
        largest = largest.expandedTo(size);
    const double far = own + kAway.back() + largest.width() + largest.height();
    const Occupied around = nearby(occupied, boxAt(centre, QSizeF(2 * far, 2 * far)));
    NotePlace best;
    double least = std::numeric_limits<double>::infinity();
    const auto consider = [&](const QSizeF& size, double away, double angle, double extra) {
        const QPointF direction(std::cos(angle), std::sin(angle));
        NotePlace place{movedInto(boxBeside(centre, direction, size, own + away), seen), std::nullopt};
        if (away > kLeadFrom || (away > 0 && isByOther(place.box, centre, around)))
            place.lead = leadOf(place.box, centre, own);
        const double needed =
            cost(place, centre, own, around) + away * kPerAway + extra + std::abs(direction.x()) * kAside;
        if (needed < least) {
            least = needed;
            best = place;
        }
    };
    for (const double away : kAway) {
        if (least <= away * kPerAway)
            break; // none that is farther away is better
        for (std::size_t form = 0; form < sizes.size(); ++form) {
            for (int i = 0; i < kDirections; ++i) {
                // From above on, to both sides in turn.
                const int turn = i % 2 == 0 ? i / 2 : kDirections - (i + 1) / 2;
                consider(sizes[form], away, (2.0 * turn / kDirections - 0.5) * std::numbers::pi,
                         kPerForm * static_cast<double>(form));
            }
        }
    }
    return best;
}

} // namespace laststone::graph
