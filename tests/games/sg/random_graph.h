// SPDX-License-Identifier: GPL-3.0-or-later
// Graphs without cycles, for tests.
#pragma once

#include "graph/model/drawing.h"

#include <algorithm>
#include <random>
#include <set>

namespace laststone::graph {

// Edges go from larger to smaller places, at most `reach` of them apart; vertices have gaps in their numbers,
// and some have names.
inline Drawing randomGraph(std::mt19937& random, std::size_t vertices, std::size_t edges,
                           std::size_t reach = 1'000'000, bool plain = false)
{
    Drawing drawing;
    theory::Count next = 0;
    for (std::size_t i = 0; i < vertices; ++i) {
        next += plain ? 1 : 1 + random() % 3;
        drawing.vertices.push_back(next - 1);
        const bool named = !plain && random() % 4 == 0;
        drawing.names.push_back(named ? QStringLiteral("n%1\\é").arg(i) : QString());
    }
    std::set<Drawing::Edge> made;
    for (std::size_t tries = 0; vertices > 1 && made.size() < edges && tries < 20 * edges; ++tries) {
        const std::size_t from = 1 + random() % (vertices - 1);
        const std::size_t least = from > reach ? from - reach : 0;
        const std::size_t to = least + random() % (from - least);
        made.insert({drawing.vertices[from], drawing.vertices[to]});
    }
    drawing.edges.assign(made.begin(), made.end());
    return drawing;
}

} // namespace laststone::graph
