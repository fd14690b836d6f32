// SPDX-License-Identifier: GPL-3.0-or-later
// Graphs in the DOT language of GraphViz, as far as a graph game can take them over: directed graphs, their
// vertices, edges, labels and places, and tokens in an attribute of their own.
//
//   an ID that is a number of the notation keeps it; others get free numbers, and the ID as name
//   label="king"       the name, cut to what a name can be; how many were cut is told
//   pos="72,36!"       the place, in points, y upwards; with or without the sign of a fixed place
//   tokens=2           how many tokens stand on a vertex
//   tokens="6 4"       of the graph: their order, where it matters
//
// Subgraphs are flattened, other attributes are skipped. Qt Core only.
#pragma once

#include "graph/model/drawing.h"
#include "teaching/sentence.h"

#include <QPointF>

#include <map>
#include <variant>

namespace laststone::graph {

struct DotGraph {
    Drawing drawing; // may have cycles
    std::map<theory::Count, QPointF> places; // y downwards; of every vertex, or of none
    std::vector<theory::Count> tokens;
    theory::Count namesChanged = 0; // of those in the file, that are no names of the notation
    // As graphs, whatever they were called in a file.
    friend bool operator==(const DotGraph& one, const DotGraph& other)
    {
        return one.drawing == other.drawing && one.places == other.places && one.tokens == other.tokens;
    }
};

struct DotError {
    teaching::Sentence expected;
    qsizetype line = 1;
    qsizetype column = 1; // in characters, from 1
};

// What a text may hold at most.
struct DotLimits {
    std::size_t vertices = 4'000'000;
    std::size_t edges = 4'000'000;
};
inline constexpr theory::Count kMostDotTokens = 100'000;
// A file: what the window reads, checks and shows without a pause.
inline constexpr DotLimits kDotFile{20'000, 50'000};
inline constexpr qint64 kMostDotBytes = 2'000'000;

// O(n log n).
std::variant<DotGraph, DotError> readDot(QStringView text, const DotLimits& limits = {});

// The canonical text: read again it gives the same graph, places and tokens. REQUIRES: tokens on vertices,
// and places as above.
QString writeDot(const DotGraph& graph);

// The graph in a file, which has no cycle; or what goes wrong, in a sentence.
std::variant<DotGraph, teaching::Sentence> readDotFile(const QString& fileName);

// Writes the file whole or not at all; gives what went wrong, or nothing. REQUIRES: as writeDot().
std::optional<teaching::Sentence> writeDotFile(const QString& fileName, const DotGraph& graph);

} // namespace laststone::graph
