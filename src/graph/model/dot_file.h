// SPDX-License-Identifier: GPL-3.0-or-later
// Graphs in files of GraphViz; what goes wrong is told in a sentence.
#pragma once

#include "graph/model/dot.h"

namespace laststone::graph {

// The graph in a file, which has no cycle.
std::variant<DotGraph, teaching::Sentence> readDotFile(const QString& fileName);

// Writes the file whole or not at all; gives what went wrong, or nothing. REQUIRES: as writeDot().
std::optional<teaching::Sentence> writeDotFile(const QString& fileName, const DotGraph& graph);

} // namespace laststone::graph
