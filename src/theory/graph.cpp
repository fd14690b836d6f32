// SPDX-License-Identifier: GPL-3.0-or-later
#include "theory/graph.h"

#include <algorithm>
#include <bit>
#include <iterator>
#include <numeric>
#include <utility>

namespace laststone::theory::graph {

namespace {

// In place of a result, which is less than the number of vertices.
constexpr std::uint32_t kUnknown = 0xFFFF'FFFF;
constexpr std::uint32_t kOnPath = 0xFFFF'FFFE; // the search stands on this vertex or beyond it

using Results = std::vector<std::uint32_t>;

// A number for every vertex from those of its options, by a depth-first search with a stack of its own.
// `Fold` says how: it starts with 0, takes in the options' numbers one by one with add(state, number), and
// ends with finish(vertex, state, results so far).
template <class Fold> std::variant<Results, Cycle> fromTheSinksUp(const Graph& graph, Fold fold)
{
    struct Frame {
        Vertex vertex;
        std::uint32_t next; // the place of the option to look at
        std::uint32_t state;
    };
    Results results(graph.vertexCount(), kUnknown);
    std::vector<Frame> path; // the vertices before the one that is looked at
    for (Vertex root = 0; root < graph.vertexCount(); ++root) {
        if (results[root] != kUnknown)
            continue;
        Frame at{root, 0, 0};
        results[root] = kOnPath;
        while (true) {
            const std::span<const Vertex> options = graph.options(at.vertex);
            Vertex unknown = kUnknown;
            for (; at.next < options.size(); ++at.next) {
                const std::uint32_t number = results[options[at.next]];
                if (number >= kOnPath) {
                    unknown = options[at.next];
                    break;
                }
                fold.add(at.state, number);
            }
            if (unknown == kUnknown) {
                results[at.vertex] = fold.finish(at.vertex, at.state, results);
                if (path.empty())
                    break;
                at = path.back(); // looks at the same option again, which is known now
                path.pop_back();
                continue;
            }
            path.push_back(at);
            if (results[unknown] == kOnPath) {
                Cycle cycle;
                for (auto from = std::ranges::find(path, unknown, &Frame::vertex); from != path.end(); ++from)
                    cycle.vertices.push_back(from->vertex);
                std::ranges::rotate(cycle.vertices, std::ranges::min_element(cycle.vertices));
                return cycle;
            }
            at = {unknown, 0, 0};
            results[unknown] = kOnPath;
        }
    }
    return results;
}

// The least number that is no value of an option. The state has a bit for each value below 32; unless all of
// them are there, larger values do not matter.
class Mex {
public:
    explicit Mex(const Graph& graph) : m_graph(graph) { }

    static void add(std::uint32_t& values, Value value)
    {
        if (value < 32)
            values |= std::uint32_t{1} << value;
    }
    Value finish(Vertex v, std::uint32_t values, const Results& results)
    {
        const auto gap = static_cast<Value>(std::countr_one(values));
        return gap < 32 ? gap : ofAll(v, results);
    }

private:
    Value ofAll(Vertex v, const Results& results)
    {
        const std::span<const Vertex> options = m_graph.options(v);
        // No more than options.size(), as so many options cannot have more values than that.
        if (m_seenFrom.size() <= options.size())
            m_seenFrom.resize(options.size() + 1, kUnknown);
        for (const Vertex to : options) {
            if (results[to] < options.size())
                m_seenFrom[results[to]] = v;
        }
        Value value = 32;
        while (m_seenFrom[value] == v)
            ++value;
        return value;
    }

    const Graph& m_graph;
    std::vector<Vertex> m_seenFrom; // by value: the last vertex with such an option
};

struct LongestPath {
    static void add(std::uint32_t& length, std::uint32_t ofOption)
    {
        length = std::max(length, ofOption + 1);
    }
    static std::uint32_t finish(Vertex, std::uint32_t length, const Results&) { return length; }
};

// Where the token can go, by vertex, each once.
std::vector<Vertex> targets(const Graph& graph, Vertex token)
{
    const std::span<const Vertex> options = graph.options(token);
    std::vector<Vertex> all(options.begin(), options.end());
    std::ranges::sort(all);
    const auto repeated = std::ranges::unique(all);
    all.erase(repeated.begin(), repeated.end());
    return all;
}

// A position is where the tokens stand that can still move.
class Misere {
public:
    Misere(const Graph& graph, Count most) : m_graph(graph), m_search(most) { }

    // None when the bound is reached.
    std::optional<Outcome> outcome(Tokens tokens)
    {
        Position start;
        std::ranges::copy_if(tokens, std::back_inserter(start), [&](Vertex v) { return !m_graph.isSink(v); });
        if (!m_search.pay(start.size() + 1))
            return std::nullopt;
        std::ranges::sort(start);
        return m_search.outcome(std::move(start), [this](const Position& position, Search::Cursor& cursor) {
            return next(position, cursor);
        });
    }

private:
    using Search = MisereSearch<Vertex>;
    using Position = Search::Position;

    std::optional<Position> next(const Position& position, Search::Cursor& cursor) const
    {
        if (cursor.part == position.size())
            return std::nullopt;
        const Vertex from = position[cursor.part];
        const Vertex to = m_graph.options(from)[cursor.option];
        Position left = position;
        left.erase(left.begin() + static_cast<std::ptrdiff_t>(cursor.part));
        if (!m_graph.isSink(to))
            left.insert(std::ranges::upper_bound(left, to), to);
        if (++cursor.option == m_graph.options(from).size()) {
            cursor.option = 0;
            // Tokens on the same vertex have the same moves.
            while (cursor.part < position.size() && position[cursor.part] == from)
                ++cursor.part;
        }
        return left;
    }

    const Graph& m_graph;
    Search m_search;
};

} // namespace

// A counting sort. Taking the edges from the last to the first leaves each row's end where its beginning
// should be, and keeps the order.
Graph::Graph(Vertex count, std::span<const Edge> edges)
    : m_first(std::size_t{count} + 1), m_targets(edges.size())
{
    for (const Edge& edge : edges)
        ++m_first[edge.from];
    std::partial_sum(m_first.begin(), m_first.end(), m_first.begin());
    for (std::size_t i = edges.size(); i-- > 0;)
        m_targets[--m_first[edges[i].from]] = edges[i].to;
}

std::variant<std::vector<Value>, Cycle> grundyValues(const Graph& graph)
{
    return fromTheSinksUp(graph, Mex(graph));
}

std::variant<Levels, Cycle> levels(const Graph& graph)
{
    auto found = fromTheSinksUp(graph, LongestPath{});
    if (auto* const cycle = std::get_if<Cycle>(&found))
        return std::move(*cycle);
    Levels result;
    result.level = std::get<Results>(std::move(found));
    // The vertices of each level, counted and put in their places from the last one on, as in Graph.
    const auto highest = std::ranges::max_element(result.level);
    const std::size_t count = highest == result.level.end() ? 0 : std::size_t{*highest} + 1;
    result.first.resize(count + 1);
    result.order.resize(graph.vertexCount());
    for (const std::uint32_t level : result.level)
        ++result.first[level];
    std::partial_sum(result.first.begin(), result.first.end(), result.first.begin());
    for (Vertex v = graph.vertexCount(); v-- > 0;)
        result.order[--result.first[result.level[v]]] = v;
    return result;
}

std::vector<Vertex> after(Tokens tokens, const Move& move)
{
    std::vector<Vertex> left(tokens.begin(), tokens.end());
    left[move.token] = move.to;
    return left;
}

std::optional<MisereAnswer> solveMisere(const Graph& graph, Tokens tokens, Count most)
{
    std::vector<std::size_t> places; // of the tokens that can move
    std::vector<Vertex> movable;
    for (std::size_t token = 0; token < tokens.size(); ++token) {
        if (graph.isSink(tokens[token]))
            continue;
        places.push_back(token);
        movable.push_back(tokens[token]);
    }
    Misere search(graph, most);
    MisereAnswer answer;
    for (std::size_t i = 0; i < movable.size(); ++i) {
        for (const Vertex to : targets(graph, movable[i])) {
            const auto left = search.outcome(after(movable, {i, to}));
            if (!left)
                return std::nullopt;
            if (*left == Outcome::P)
                answer.winningMoves.push_back({places[i], to});
        }
    }
    answer.outcome = movable.empty() || !answer.winningMoves.empty() ? Outcome::N : Outcome::P;
    return answer;
}

} // namespace laststone::theory::graph
