// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/model/layers.h"

#include <algorithm>
#include <numeric>

namespace laststone::graph {

namespace {

constexpr int kOrderSweeps = 24;
constexpr int kPlaceSweeps = 24;
constexpr int kExchangeRounds = 12;
constexpr std::size_t kMostExchanged = 4'000; // nodes; in larger graphs, sweeps have to do

// How many pairs of numbers stand in the wrong order.
std::size_t inversions(const std::vector<std::uint32_t>& numbers, std::size_t range)
{
    std::vector<std::size_t> tree(range + 1); // of Fenwick: how many numbers up to here have been seen
    std::size_t found = 0;
    std::size_t seen = 0;
    for (const std::uint32_t number : numbers) {
        std::size_t upTo = 0;
        for (std::size_t i = number + 1; i > 0; i &= i - 1)
            upTo += tree[i];
        found += seen - upTo;
        for (std::size_t i = number + 1; i <= range; i += i & (~i + 1))
            ++tree[i];
        ++seen;
    }
    return found;
}

// The non-decreasing numbers that are nearest to the wanted ones, by weighted squares: neighbours that would
// stand in the wrong order are pooled at their mean.
std::vector<double> isotonic(const std::vector<double>& wanted, const std::vector<double>& weights)
{
    struct Pool {
        double mean;
        double weight;
        std::size_t size;
    };
    std::vector<Pool> pools;
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        pools.push_back({wanted[i], weights[i], 1});
        while (pools.size() > 1 && pools[pools.size() - 2].mean > pools.back().mean) {
            const Pool last = pools.back();
            pools.pop_back();
            Pool& pool = pools.back();
            pool.mean = (pool.mean * pool.weight + last.mean * last.weight) / (pool.weight + last.weight);
            pool.weight += last.weight;
            pool.size += last.size;
        }
    }
    std::vector<double> result;
    result.reserve(wanted.size());
    for (const Pool& pool : pools)
        result.insert(result.end(), pool.size, pool.mean);
    return result;
}

} // namespace

Layers::Layers(const Graph& model)
{
    const theory::graph::Graph& graph = model.arrows();
    const theory::graph::Levels& levels = model.levels();
    const theory::graph::Vertex count = graph.vertexCount();
    m_nodes.resize(count);
    m_up.resize(count);
    m_down.resize(count);
    m_bends.resize(count);
    m_order.resize(levels.count());
    std::size_t bends = 0;
    for (theory::graph::Vertex v = 0; v < count; ++v) {
        m_nodes[v] = {v, levels.level[v], 0};
        for (const auto to : graph.options(v))
            bends += levels.level[v] - levels.level[to] - 1;
    }
    for (const auto v : levels.order)
        m_order[levels.level[v]].push_back(v);
    const bool bent = bends <= kMostBends;
    for (theory::graph::Vertex v = 0; v < count; ++v) {
        for (const auto to : graph.options(v)) {
            std::vector<Index>& through = m_bends[v].emplace_back();
            if (!bent)
                continue;
            Index upper = v;
            for (std::uint32_t layer = levels.level[v] - 1; layer > levels.level[to]; --layer) {
                const auto bend = static_cast<Index>(m_nodes.size());
                m_nodes.push_back({Node::kBend, layer, 0});
                m_up.emplace_back();
                m_down.emplace_back();
                m_order[layer].push_back(bend);
                through.push_back(bend);
                addEdge(upper, bend);
                upper = bend;
            }
            addEdge(upper, to);
        }
    }
    m_rank.resize(m_nodes.size());
    for (std::size_t layer = 0; layer < m_order.size(); ++layer)
        index(layer);
    reduceCrossings();
    place();
}

void Layers::addEdge(Index upper, Index lower)
{
    // Without bends an edge may skip layers; it then has no say in the order.
    if (m_nodes[upper].layer != m_nodes[lower].layer + 1)
        return;
    m_down[upper].push_back(lower);
    m_up[lower].push_back(upper);
}

void Layers::index(std::size_t layer)
{
    for (std::size_t i = 0; i < m_order[layer].size(); ++i)
        m_rank[m_order[layer][i]] = static_cast<Index>(i);
}

std::size_t Layers::crossingsBelow(std::size_t layer) const
{
    std::vector<std::uint32_t> ends;
    for (const Index node : m_order[layer]) {
        const std::size_t first = ends.size();
        for (const Index to : m_down[node])
            ends.push_back(m_rank[to]);
        std::sort(ends.begin() + static_cast<std::ptrdiff_t>(first), ends.end());
    }
    return inversions(ends, m_order[layer - 1].size());
}

std::size_t Layers::crossings() const
{
    std::size_t sum = 0;
    for (std::size_t layer = 1; layer < m_order.size(); ++layer)
        sum += crossingsBelow(layer);
    return sum;
}

bool Layers::sortLayer(std::size_t layer, bool byUpper)
{
    std::vector<Index>& order = m_order[layer];
    std::vector<std::pair<double, Index>> wanted;
    wanted.reserve(order.size());
    for (const Index node : order) {
        const std::vector<Index>& neighbours = byUpper ? m_up[node] : m_down[node];
        double mean = m_rank[node];
        if (!neighbours.empty()) {
            mean = 0;
            for (const Index each : neighbours)
                mean += m_rank[each];
            mean /= static_cast<double>(neighbours.size());
        }
        wanted.emplace_back(mean, node);
    }
    std::ranges::stable_sort(wanted, {}, &std::pair<double, Index>::first);
    bool changed = false;
    for (std::size_t i = 0; i < order.size(); ++i) {
        changed = changed || order[i] != wanted[i].second;
        order[i] = wanted[i].second;
    }
    index(layer);
    return changed;
}

// The crossings of the edges of two nodes of one layer when they stand in this order.
std::size_t Layers::pairCrossings(Index left, Index right) const
{
    std::size_t found = 0;
    for (const auto* side : {&m_up, &m_down}) {
        for (const Index a : (*side)[left]) {
            for (const Index b : (*side)[right])
                found += m_rank[a] > m_rank[b] ? 1 : 0;
        }
    }
    return found;
}

bool Layers::exchangeNeighbours()
{
    bool better = false;
    for (std::vector<Index>& order : m_order) {
        for (std::size_t i = 0; i + 1 < order.size(); ++i) {
            if (pairCrossings(order[i], order[i + 1]) > pairCrossings(order[i + 1], order[i])) {
                std::swap(order[i], order[i + 1]);
                m_rank[order[i]] = static_cast<Index>(i);
                m_rank[order[i + 1]] = static_cast<Index>(i + 1);
                better = true;
            }
        }
    }
    return better;
}

void Layers::reduceCrossings()
{
    Order best = m_order;
    std::size_t least = crossings();
    for (int sweep = 0; sweep < kOrderSweeps && least > 0; ++sweep) {
        bool changed = false;
        if (sweep % 2 == 0) {
            for (std::size_t layer = 1; layer < m_order.size(); ++layer)
                changed = sortLayer(layer, false) || changed;
        } else {
            for (std::size_t layer = m_order.size() - 1; layer-- > 0;)
                changed = sortLayer(layer, true) || changed;
        }
        if (m_nodes.size() <= kMostExchanged) {
            for (int round = 0; round < kExchangeRounds && exchangeNeighbours(); ++round) { }
        }
        if (const std::size_t now = crossings(); now < least) {
            least = now;
            best = m_order;
        }
        if (!changed && sweep > 0)
            break;
    }
    m_order = std::move(best);
    for (std::size_t layer = 0; layer < m_order.size(); ++layer)
        index(layer);
}

double Layers::separation(Index left, Index right) const
{
    constexpr double kApart[] = {1, 0.62, 0.4}; // vertices, a vertex and a bend, bends
    return kApart[(m_nodes[left].isBend() ? 1 : 0) + (m_nodes[right].isBend() ? 1 : 0)];
}

void Layers::placeLayer(std::size_t layer, bool lookUp, bool lookDown)
{
    constexpr double kWeights[] = {1, 3, 12}; // as above: long edges shall be straight
    constexpr double kLoose = 0.01; // of a node without neighbours on this side
    const std::vector<Index>& order = m_order[layer];
    std::vector<double> wanted;
    std::vector<double> weights;
    std::vector<double> offsets;
    double offset = 0;
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (i > 0)
            offset += separation(order[i - 1], order[i]);
        const Node& node = m_nodes[order[i]];
        double sum = node.place * kLoose;
        double weight = kLoose;
        const auto add = [&](const std::vector<Index>& neighbours) {
            for (const Index each : neighbours) {
                const double pull = kWeights[(node.isBend() ? 1 : 0) + (m_nodes[each].isBend() ? 1 : 0)];
                sum += m_nodes[each].place * pull;
                weight += pull;
            }
        };
        if (lookUp)
            add(m_up[order[i]]);
        if (lookDown)
            add(m_down[order[i]]);
        offsets.push_back(offset);
        wanted.push_back(sum / weight - offset);
        weights.push_back(weight);
    }
    const std::vector<double> places = isotonic(wanted, weights);
    for (std::size_t i = 0; i < order.size(); ++i)
        m_nodes[order[i]].place = places[i] + offsets[i];
}

void Layers::place()
{
    for (const std::vector<Index>& order : m_order) {
        double at = 0;
        for (std::size_t i = 0; i < order.size(); ++i) {
            if (i > 0)
                at += separation(order[i - 1], order[i]);
            m_nodes[order[i]].place = at;
        }
        for (const Index node : order)
            m_nodes[node].place -= at / 2;
    }
    for (int sweep = 0; sweep < kPlaceSweeps; ++sweep) {
        const bool last = sweep >= kPlaceSweeps - 4;
        if (sweep % 2 == 0) {
            for (std::size_t layer = 0; layer < m_order.size(); ++layer)
                placeLayer(layer, last, true);
        } else {
            for (std::size_t layer = m_order.size(); layer-- > 0;)
                placeLayer(layer, true, last);
        }
    }
}

} // namespace laststone::graph
