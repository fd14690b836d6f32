// SPDX-License-Identifier: GPL-3.0-or-later
// Where notes stand on the board of a graph: beside the vertex that they are about, and not on what is
// written elsewhere.
#pragma once

#include <QLineF>
#include <QPolygonF>
#include <QRectF>
#include <QSizeF>

#include <optional>
#include <vector>

namespace laststone::graph {

// What a note must not lie on, and what it had better not.
struct Occupied {
    struct Disc {
        QPointF centre;
        double radius = 0;
    };
    std::vector<Disc> discs; // vertices, tokens
    std::vector<QRectF> boxes; // values, names, other notes
    std::vector<QPolygonF> ways; // edges, which can be seen on both sides of a note
    std::vector<QLineF> leads; // of other notes: on one of these a note seems to be of their vertex
    std::vector<QPointF> vertices; // their centres: beside another than its own a note seems to be of that
};

struct NotePlace {
    QRectF box;
    std::optional<QLineF> lead; // from its rim to the vertex, if it stands farther away
    friend bool operator==(const NotePlace&, const NotePlace&) = default;
};

// The place of a note of one of these sizes, the first if it does as well as the others, at a vertex with its
// centre there: right above or below it where nothing is, else beside it, else farther away, or by another
// vertex, with a line to it; within what is seen, unless that is empty or too small. Where all is taken it
// lies on as little as can be. `own` is the radius that the vertex takes.
//
//   const NotePlace place = placeNote(centre, own, {{90, 20}, {60, 40}}, occupied, seen);
NotePlace placeNote(const QPointF& centre, double own, const std::vector<QSizeF>& sizes,
                    const Occupied& occupied, const QRectF& seen);

// How much a box lies on: what is written or stands there counts for more than an edge.
double covered(const QRectF& box, const Occupied& occupied);

} // namespace laststone::graph
