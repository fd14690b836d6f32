// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/view/layout.h"

#include "graph/view/route.h"

#include <algorithm>
#include <cmath>
#include <limits>

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

// Of the pairs of a number here and one there, how many have the greater one here. REQUIRES: both are sorted.
std::size_t greaterPairs(const std::vector<std::uint32_t>& here, const std::vector<std::uint32_t>& there)
{
    std::size_t found = 0;
    std::size_t below = 0;
    for (const std::uint32_t number : here) {
        while (below < there.size() && there[below] < number)
            ++below;
        found += below;
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

constexpr double kAcross = 70; // between neighbours in a layer, at least
constexpr double kAlong = 66; // between neighbours in layers that are next to each other, at least
constexpr double kClosest = 50; // such layers themselves: those beyond are far enough then
constexpr double kMostStretched = 1.9; // to fill the room
constexpr double kAround = 3 * kVertexRadius; // what a rim, labels and tokens need at the borders
constexpr double kReach = 33; // of a vertex with its value, to the side
constexpr double kBetween = 8; // two names

// The gaps across and along the layers for a drawing in a room.
struct Gaps {
    double across = kAcross; // at least
    std::vector<double> along = {}; // of each layer but the first from the one before, at least
    QSizeF around = {kAround, kAround}; // at the borders, across and along
    std::vector<double> layers = {}; // where each layer is
    double scale = 0; // at which the drawing fits
};

// How near to each other, across the layers, vertices of each layer and of the next one come.
std::vector<double> offsets(const Graph& graph, const Layers& layers)
{
    std::vector<std::vector<double>> places(graph.levels().count());
    for (const Layers::Node& node : layers.nodes()) {
        if (!node.isBend())
            places[node.layer].push_back(node.place);
    }
    std::vector<double> result;
    for (std::size_t layer = 0; layer < places.size(); ++layer) {
        std::ranges::sort(places[layer]);
        if (layer == 0)
            continue;
        const std::vector<double>& below = places[layer - 1];
        double least = std::numeric_limits<double>::infinity();
        for (const double place : places[layer]) {
            const auto right = std::ranges::lower_bound(below, place);
            if (right != below.end())
                least = std::min(least, *right - place);
            if (right != below.begin())
                least = std::min(least, place - *std::prev(right));
        }
        result.push_back(least);
    }
    return result;
}

// Puts the layers as near to each other as their vertices allow, and then fills the room. `width` is that of
// the drawing, in gaps.
void spread(Gaps& gaps, double width, const std::vector<double>& offsets, const QSizeF& room)
{
    gaps.layers = {0};
    for (std::size_t i = 0; i < offsets.size(); ++i) {
        const double aside = std::min(offsets[i] * gaps.across, kAlong);
        gaps.layers.push_back(gaps.layers.back()
                              + std::max(gaps.along[i], std::sqrt(kAlong * kAlong - aside * aside)));
    }
    const double height = gaps.layers.back();
    const double wide = width * gaps.across + gaps.around.width();
    const double high = height + gaps.around.height();
    const double aspect = room.width() / room.height();
    gaps.scale = std::min(room.width() / wide, room.height() / high);
    if (wide / high < aspect && width > 0) {
        gaps.across = std::clamp((high * aspect - gaps.around.width()) / width, gaps.across,
                                 std::max(gaps.across, kAcross * kMostStretched));
    } else if (height > 0) {
        const double most = kAlong * kMostStretched * static_cast<double>(offsets.size()) / height;
        const double by =
            std::clamp((wide / aspect - gaps.around.height()) / height, 1.0, std::max(1.0, most));
        for (double& layer : gaps.layers)
            layer *= by;
    }
}

// The farther vertices are apart across the layers, the nearer to each other these may be. That leaves less
// room for notes, and is done where all is much larger then, up to the largest scale that is of use, 1.
Gaps fit(double width, const std::vector<double>& offsets, const QSizeF& room, const Gaps& least)
{
    constexpr int kTries = 8;
    constexpr double kMuch = 1.15;
    Gaps usual = least;
    for (double& along : usual.along)
        along = std::max(along, kAlong);
    spread(usual, width, offsets, room);
    Gaps best = usual;
    for (int i = 0; i <= kTries; ++i) {
        Gaps gaps = least;
        gaps.across *= 1 + (kMostStretched - 1) * i / kTries;
        spread(gaps, width, offsets, room);
        if (gaps.scale > best.scale)
            best = gaps;
    }
    return std::min(best.scale, 1.0) > kMuch * usual.scale ? best : usual;
}

// The least gaps with the layers one above the other, and side by side.
struct LeastGaps {
    Gaps upright;
    Gaps lying;
};

// What names ask of them.
LeastGaps gapsForNames(const Graph& graph, const Layers& layers, const Names& names)
{
    LeastGaps least;
    auto& [upright, lying] = least;
    upright.along.assign(graph.levels().count() - 1, kClosest);
    lying.along.assign(upright.along.size(), names.empty() ? kClosest : kAlong);
    if (names.empty())
        return least;
    struct Part {
        double place;
        double half; // of its width
    };
    std::vector<std::vector<Part>> parts(graph.levels().count());
    double widest = 0;
    double highest = 0;
    for (const auto& [vertex, size] : names)
        highest = std::max(highest, size.height());
    constexpr double kTokens = 40;
    const double rows = kNameAway + highest + kTokens; // a name below one vertex, and tokens above the next
    const auto& vertices = graph.drawing().vertices;
    for (std::size_t i = 0; i < vertices.size(); ++i) {
        const Layers::Node& node = layers.nodes()[i];
        const auto name = names.find(vertices[i]);
        const QSizeF size = name != names.end() ? name->second : QSizeF();
        parts[node.layer].push_back({node.place, std::max(kReach, size.width() / 2)});
        widest = std::max(widest, size.width());
        if (name != names.end() && node.layer > 0)
            upright.along[node.layer - 1] = std::max(kAlong, rows);
    }
    for (auto& layer : parts) {
        std::ranges::sort(layer, {}, &Part::place);
        for (std::size_t i = 0; i + 1 < layer.size(); ++i) {
            const double apart = layer[i + 1].place - layer[i].place;
            upright.across = std::max(upright.across, (layer[i].half + layer[i + 1].half + kBetween) / apart);
        }
    }
    for (std::size_t layer = 0; layer + 1 < parts.size(); ++layer) {
        for (const Part& part : parts[layer]) {
            for (const Part& other : parts[layer + 1]) {
                if (std::abs(part.place - other.place) < 1)
                    lying.along[layer] = std::max(lying.along[layer], part.half + other.half + kBetween);
            }
        }
    }
    lying.across = std::max(kAcross, rows);
    upright.around = {std::max(kAround, widest + kBetween), kAround + 2 * highest};
    lying.around = upright.around.transposed();
    return least;
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

// The places, in their layers, of the neighbours of a node; sorted.
Layers::Ends Layers::ends(Index node) const
{
    const auto places = [this](const std::vector<Index>& neighbours) {
        std::vector<Index> all;
        all.reserve(neighbours.size());
        for (const Index each : neighbours)
            all.push_back(m_rank[each]);
        std::ranges::sort(all);
        return all;
    };
    return {places(m_up[node]), places(m_down[node])};
}

bool Layers::exchangeNeighbours()
{
    const auto crossings = [](const Ends& left, const Ends& right) {
        return greaterPairs(left.up, right.up) + greaterPairs(left.down, right.down);
    };
    bool better = false;
    for (std::vector<Index>& order : m_order) {
        std::vector<Ends> all; // which stay while the nodes of this layer change places
        all.reserve(order.size());
        for (const Index node : order)
            all.push_back(ends(node));
        for (std::size_t i = 0; i + 1 < order.size(); ++i) {
            if (crossings(all[i], all[i + 1]) > crossings(all[i + 1], all[i])) {
                std::swap(order[i], order[i + 1]);
                std::swap(all[i], all[i + 1]);
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
        const bool up = sweep % 2 == 0;
        bool changed = false;
        for (std::size_t i = 1; i < m_order.size(); ++i)
            changed = sortLayer(up ? i : m_order.size() - 1 - i, !up) || changed;
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

// Long edges shall be straight.
double Layers::pull(Index one, Index other) const
{
    constexpr double kPull[] = {1, 3, 12}; // as above
    return kPull[(m_nodes[one].isBend() ? 1 : 0) + (m_nodes[other].isBend() ? 1 : 0)];
}

void Layers::placeLayer(std::size_t layer, bool lookUp, bool lookDown)
{
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
                const double pull = this->pull(order[i], each);
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
        const bool up = sweep % 2 == 0;
        const bool last = sweep >= kPlaceSweeps - 4;
        for (std::size_t i = 0; i < m_order.size(); ++i)
            placeLayer(up ? i : m_order.size() - 1 - i, last || !up, last || up);
    }
}

Places arrangeGraph(const Graph& graph, const Layers& layers, const QSizeF& room, const Names& names)
{
    double least = 0;
    double most = 0;
    for (const Layers::Node& node : layers.nodes()) {
        least = std::min(least, node.place);
        most = std::max(most, node.place);
    }
    const std::vector<double> apart = offsets(graph, layers);
    const QSizeF space = room.isEmpty() ? QSizeF(1, 1) : room;
    const LeastGaps needed = gapsForNames(graph, layers, names);
    const Gaps upright = fit(most - least, apart, space, needed.upright);
    const Gaps lying = fit(most - least, apart, space.transposed(), needed.lying);
    const bool isUpright = upright.scale >= lying.scale;
    const Gaps& gaps = isUpright ? upright : lying;
    const auto point = [&](const Layers::Node& node) {
        const double across = node.place * gaps.across;
        const double along = gaps.layers[node.layer];
        // Whole numbers are written shorter and come back the same from a file.
        return isUpright ? QPointF(std::round(across), std::round(-along))
                         : QPointF(std::round(along), std::round(across));
    };

    Places places;
    places.arranged = true;
    const std::vector<theory::Count>& vertices = graph.drawing().vertices;
    for (std::size_t i = 0; i < vertices.size(); ++i)
        places.vertices.emplace(vertices[i], point(layers.nodes()[i]));
    const Obstacles obstacles(places);
    for (std::size_t i = 0; i < vertices.size(); ++i) {
        const auto from = static_cast<theory::graph::Vertex>(i);
        for (std::size_t k = 0; k < layers.bends(from).size(); ++k) {
            const Drawing::Edge edge{vertices[i], vertices[graph.arrows().options(from)[k]]};
            const auto& through = layers.bends(from)[k];
            if (through.empty() || obstacles.isClear(edge))
                continue;
            std::vector<QPointF>& bends = places.bends[edge];
            for (const auto node : through)
                bends.push_back(point(layers.nodes()[node]));
        }
    }
    return places;
}

} // namespace laststone::graph
