// SPDX-License-Identifier: GPL-3.0-or-later
// How the label of a vertex is written, by its font alone: in the disc, or in full outside of it. Lengths are
// in the units of the board of a graph.
#pragma once

#include "graph/model/drawing.h"

#include <QFont>
#include <QSizeF>

#include <map>

namespace laststone::graph {

// From the centre of a vertex, what is left to its letters by the ring and by values and tokens around it.
inline constexpr double kLetterRoom = 12.7;
// The size that the letters of a name have at least, and what that grows to where the scale is small.
inline constexpr double kLeastLetters = 12;
inline constexpr double kMostLetters = 20;
// From the centre of a vertex to the edge of a name that stands outside, beyond all halos.
inline constexpr double kNameAway = 29;

struct Label {
    QString text; // elided if even outside it would be too long
    double pixels = 0;
    bool outside = false;
    QSizeF ground; // that it stands on outside
};

QFont labelFont(const QFont& font, double pixels, bool bold);

// In the disc while the letters have no less than a size there; numbers, which are read with fewer strokes,
// may be a little smaller. The size of `font` is not used.
Label makeLabel(const QString& text, const QFont& font, double least = kLeastLetters);

// The size of letters that have room in a disc, at most `pixels`.
double lettersInDisc(const QString& text, const QFont& font, double pixels, bool bold);

// What stands outside, by vertex.
using Names = std::map<theory::Count, QSizeF>;
Names namesOutside(const Graph& graph, const QFont& font, double least = kLeastLetters);

} // namespace laststone::graph
