// SPDX-License-Identifier: GPL-3.0-or-later
// Normal play of tokens on a graph, as it follows from the values, for tests.
#pragma once

#include "theory/graph.h"
#include "theory/sum.h"

#include <set>
#include <vector>

namespace graph_sums {

using laststone::theory::graph::Move;
using laststone::theory::graph::Value;
using laststone::theory::graph::Vertex;
using Vertices = std::vector<Vertex>;

inline std::vector<Value> valuesOf(const std::vector<Value>& values, const Vertices& tokens)
{
    std::vector<Value> all;
    for (const Vertex token : tokens)
        all.push_back(values[token]);
    return all;
}

inline Value nimSum(const std::vector<Value>& values, const Vertices& tokens)
{
    return static_cast<Value>(laststone::theory::Sum(valuesOf(values, tokens)).nimSum());
}

inline laststone::theory::Outcome outcome(const std::vector<Value>& values, const Vertices& tokens)
{
    return laststone::theory::Sum(valuesOf(values, tokens)).outcome();
}

// By token, then by vertex, each once.
inline std::vector<Move> winningMoves(const laststone::theory::graph::Graph& g,
                                      const std::vector<Value>& values, const Vertices& tokens)
{
    struct Option {
        Vertex to;
        Value value;
    };
    const auto options = [&](std::size_t token) {
        const auto edges = g.options(tokens[token]);
        std::vector<Option> all;
        for (const Vertex to : std::set(edges.begin(), edges.end()))
            all.push_back({to, values[to]});
        return all;
    };
    std::vector<Move> moves;
    laststone::theory::Sum(valuesOf(values, tokens))
        .findWinningOptions(options, [&](std::size_t token, const Option& option) {
            moves.push_back({token, option.to});
        });
    return moves;
}

} // namespace graph_sums
