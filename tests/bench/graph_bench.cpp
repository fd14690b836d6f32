// SPDX-License-Identifier: GPL-3.0-or-later
// The Grundy values of a graph with 10^6 vertices and 5 * 10^6 edges, from the list of its edges, against
// sorting that list alone and against textbook recursion.
#include "theory/graph.h"

#include "reference/graph_recursion.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <numeric>
#include <random>
#include <utility>
#include <vector>

using namespace laststone::theory;

namespace {

constexpr graph::Vertex kVertices = 1'000'000;
constexpr std::size_t kEdges = 5'000'000;

// How the edges come. In all, an edge leads from a larger to a smaller number near by.
enum Arrangement {
    Ordered, // by the vertex where they start, as in most input
    Shuffled, // in any order
    Renamed, // and the vertices have other names, so that nothing near by in the graph is near by in memory
};

std::vector<graph::Edge> makeEdges(Arrangement arrangement)
{
    std::mt19937 random(1);
    // Layers of 1000, and an edge leads to one of the four layers below: no path has more than 1000 edges, so
    // that recursion does not overflow the stack.
    constexpr graph::Vertex kLayer = 1000;
    std::vector<graph::Edge> edges(kEdges);
    for (graph::Edge& edge : edges) {
        edge.from = static_cast<graph::Vertex>(kLayer + random() % (kVertices - kLayer));
        const graph::Vertex layer = edge.from / kLayer * kLayer;
        edge.to = static_cast<graph::Vertex>(layer - 1 - random() % std::min(layer, 4 * kLayer));
    }
    if (arrangement == Ordered)
        std::ranges::sort(edges, {}, &graph::Edge::from);
    if (arrangement == Renamed) {
        std::vector<graph::Vertex> names(kVertices);
        std::iota(names.begin(), names.end(), graph::Vertex{0});
        std::ranges::shuffle(names, random);
        for (graph::Edge& edge : edges)
            edge = {names[edge.from], names[edge.to]};
    }
    return edges;
}

const std::vector<graph::Edge>& edgesOf(const benchmark::State& state)
{
    static const std::vector<graph::Edge> all[] = {makeEdges(Ordered), makeEdges(Shuffled),
                                                   makeEdges(Renamed)};
    return all[state.range(0)];
}

void adjacencyArrays(benchmark::State& state)
{
    const auto& edges = edgesOf(state);
    for (auto _ : state)
        benchmark::DoNotOptimize(reference::adjacencyArrays(kVertices, edges));
}
BENCHMARK(adjacencyArrays)->DenseRange(Ordered, Renamed)->Unit(benchmark::kMillisecond);

void buildGraph(benchmark::State& state)
{
    const auto& edges = edgesOf(state);
    for (auto _ : state)
        benchmark::DoNotOptimize(graph::Graph(kVertices, edges));
}
BENCHMARK(buildGraph)->DenseRange(Ordered, Renamed)->Unit(benchmark::kMillisecond);

void graphValues(benchmark::State& state)
{
    const auto& edges = edgesOf(state);
    for (auto _ : state)
        benchmark::DoNotOptimize(graph::grundyValues(graph::Graph(kVertices, edges)));
}
BENCHMARK(graphValues)->DenseRange(Ordered, Renamed)->Unit(benchmark::kMillisecond);

void textbookGraphValues(benchmark::State& state)
{
    const auto& edges = edgesOf(state);
    for (auto _ : state)
        benchmark::DoNotOptimize(reference::graphValues(kVertices, edges));
}
BENCHMARK(textbookGraphValues)->DenseRange(Ordered, Renamed)->Unit(benchmark::kMillisecond);

// A search that reaches its bound: tokens high up on a graph of Nim heaps.
void misereToTheBound(benchmark::State& state)
{
    std::vector<graph::Edge> edges;
    for (graph::Vertex from = 0; from < 100; ++from) {
        for (graph::Vertex to = 0; to < from; ++to)
            edges.push_back({from, to});
    }
    const graph::Graph heaps(100, edges);
    const std::vector<graph::Vertex> tokens(static_cast<std::size_t>(state.range(0)), 99);
    for (auto _ : state) {
        if (graph::solveMisere(heaps, tokens))
            state.SkipWithError("solved");
    }
}
BENCHMARK(misereToTheBound)->Arg(6)->Arg(1000)->Unit(benchmark::kMillisecond);

// Every position is new: one token on a long path.
void misereOnAPath(benchmark::State& state)
{
    std::vector<graph::Edge> edges;
    for (graph::Vertex v = 1; v < kVertices; ++v)
        edges.push_back({v, v - 1});
    const graph::Graph path(kVertices, edges);
    const graph::Vertex token = kVertices - 1;
    for (auto _ : state) {
        if (graph::solveMisere(path, {&token, 1}))
            state.SkipWithError("solved");
    }
}
BENCHMARK(misereOnAPath)->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
