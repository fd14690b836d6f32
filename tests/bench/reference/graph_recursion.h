// SPDX-License-Identifier: GPL-3.0-or-later
// Grundy values of a graph as a textbook computes them, by recursion with a set for each vertex; and just the
// arrays of its edges.
#pragma once

#include "theory/graph.h"

#include <cstddef>
#include <set>
#include <span>
#include <vector>

namespace reference {

using laststone::theory::graph::Edge;
using laststone::theory::graph::Vertex;

// REQUIRES: no cycles; the longest path fits the stack.
inline std::vector<int> graphValues(std::size_t count, std::span<const Edge> edges)
{
    struct Textbook {
        std::vector<std::vector<Vertex>> options;
        std::vector<int> g;

        int value(Vertex v)
        {
            if (g[v] != -1)
                return g[v];
            std::set<int> seen;
            for (const Vertex to : options[v])
                seen.insert(value(to));
            int mex = 0;
            while (seen.count(mex) != 0)
                ++mex;
            return g[v] = mex;
        }
    };
    Textbook textbook{std::vector<std::vector<Vertex>>(count), std::vector<int>(count, -1)};
    for (const Edge& edge : edges)
        textbook.options[edge.from].push_back(edge.to);
    for (Vertex v = 0; v < count; ++v)
        textbook.value(v);
    return textbook.g;
}

// The edges sorted by where they start, by counting, and where those of each vertex begin.
struct Adjacency {
    std::vector<Vertex> first;
    std::vector<Vertex> targets;
};
inline Adjacency adjacencyArrays(std::size_t count, std::span<const Edge> edges)
{
    Adjacency arrays{std::vector<Vertex>(count + 1), std::vector<Vertex>(edges.size())};
    for (const Edge& edge : edges)
        ++arrays.first[edge.from + 1];
    for (std::size_t v = 0; v < count; ++v)
        arrays.first[v + 1] += arrays.first[v];
    std::vector<Vertex> next(arrays.first.begin(), arrays.first.end() - 1);
    for (const Edge& edge : edges)
        arrays.targets[next[edge.from]++] = edge.to;
    return arrays;
}

} // namespace reference
