// SPDX-License-Identifier: GPL-3.0-or-later
#include "theory/graph.h"

#include "bench/reference/graph_recursion.h"
#include "paths.h"
#include "test_main.h"
#include "theory/graph_sums.h"
#include "theory/truth.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <map>
#include <numeric>
#include <optional>
#include <random>
#include <set>
#include <vector>

namespace laststone::graph_test {

using namespace theory;
using graph::Cycle;
using graph::Edge;
using graph::Graph;
using graph::Levels;
using graph::Move;
using graph::Value;
using graph::Vertex;
using graph_sums::nimSum;
using graph_sums::outcome;
using graph_sums::winningMoves;
using truth::Truth;

namespace {

using Edges = std::vector<Edge>;
using Vertices = std::vector<Vertex>;
using Random = std::mt19937_64;

// ---- Graphs ----

Vertex below(Random& random, std::size_t bound)
{
    return static_cast<Vertex>(random() % bound);
}

// Edges in any order, vertices under any names, some edges repeated.
Edges randomDag(Random& random, std::size_t count, std::size_t edgeCount, std::size_t reach = SIZE_MAX)
{
    Edges edges;
    for (std::size_t i = 0; count > 1 && i < edgeCount; ++i) {
        const Vertex from = 1 + below(random, count - 1);
        edges.push_back({from, from - 1 - below(random, std::min<std::size_t>(from, reach))});
        if (random() % 8 == 0)
            edges.push_back(edges[below(random, edges.size())]);
    }
    Vertices names(count);
    std::iota(names.begin(), names.end(), Vertex{0});
    std::ranges::shuffle(names, random);
    for (Edge& edge : edges)
        edge = {names[edge.from], names[edge.to]};
    std::ranges::shuffle(edges, random);
    return edges;
}

Edges pathTo0(Vertex count)
{
    Edges edges;
    for (Vertex v = 1; v < count; ++v)
        edges.push_back({v, v - 1});
    return edges;
}

// Vertex n is a Nim heap of n.
Edges nimHeaps(Vertex count)
{
    Edges edges;
    for (Vertex from = 0; from < count; ++from) {
        for (Vertex to = 0; to < from; ++to)
            edges.push_back({from, to});
    }
    return edges;
}

Graph make(std::size_t count, const Edges& edges)
{
    return {static_cast<Vertex>(count), edges};
}

// "3>0;1>2" and "0 1 0" as in the oracle's table.
Edges parsedEdges(const QString& text)
{
    Edges edges;
    if (text == QLatin1String("-"))
        return edges;
    for (const QString& part : text.split(QLatin1Char(';'))) {
        const QStringList ends = part.split(QLatin1Char('>'));
        edges.push_back({ends.at(0).toUInt(), ends.at(1).toUInt()});
    }
    return edges;
}

QString joined(const std::vector<Value>& values)
{
    QStringList parts;
    for (const Value value : values)
        parts << QString::number(value);
    return parts.join(QLatin1Char(' '));
}

// ---- The results, each in another way ----

std::vector<Value> valuesOf(const Graph& g)
{
    return std::get<std::vector<Value>>(graph::grundyValues(g));
}

std::vector<Value> textbook(std::size_t count, const Edges& edges)
{
    const auto values = reference::graphValues(count, edges);
    return {values.begin(), values.end()};
}

// By taking vertices without options away until none is left.
bool acyclic(std::size_t count, const Edges& edges)
{
    std::vector<bool> gone(count);
    for (bool more = true; more;) {
        more = false;
        for (Vertex v = 0; v < count; ++v) {
            const auto stays = [&](const Edge& edge) { return edge.from == v && !gone[edge.to]; };
            if (!gone[v] && std::ranges::none_of(edges, stays))
                gone[v] = more = true;
        }
    }
    return std::ranges::find(gone, false) == gone.end();
}

bool isCycle(const Edges& edges, const Cycle& cycle)
{
    const Vertices& along = cycle.vertices;
    if (along.empty() || std::set(along.begin(), along.end()).size() != along.size()
        || along.front() != *std::ranges::min_element(along))
        return false;
    for (std::size_t i = 0; i < along.size(); ++i) {
        const Edge edge{along[i], along[(i + 1) % along.size()]};
        if (std::ranges::find(edges, edge) == edges.end())
            return false;
    }
    return true;
}

// A sum of tokens from the rules alone.
class Rules {
public:
    using Position = Vertices;
    using Move = graph::Move;

    explicit Rules(const Edges& edges)
    {
        for (const Edge& edge : edges)
            m_options[edge.from].insert(edge.to);
    }
    std::vector<std::pair<Move, Vertices>> moves(const Vertices& tokens) const
    {
        std::vector<std::pair<Move, Vertices>> all;
        for (std::size_t token = 0; token < tokens.size(); ++token) {
            if (const auto options = m_options.find(tokens[token]); options != m_options.end()) {
                for (const Vertex to : options->second)
                    all.push_back({{token, to}, graph::after(tokens, {token, to})});
            }
        }
        return all;
    }

private:
    std::map<Vertex, std::set<Vertex>> m_options;
};

} // namespace

class GraphTheoryTest : public QObject {
    Q_OBJECT
private slots:
    void rowsKeepTheEdges();
    void figuresOfTheLesson();
    void agreesWithTheOracle();
    void agreesWithTextbookOnSmallGraphs();
    void agreesWithTextbookOnLargeGraphs();
    void valuesBeyond32();
    void cyclesByName();
    void cyclesOfRandomGraphs();
    void levelsAreLongestPaths();
    void aPathOfAMillion();
    void sumsAgreeWithBruteForce();
    void sumsOfManyTokens();
    void misereIsNotRuledByValues();
    void misereOfNimHeaps();
    void misereBound();
};

void GraphTheoryTest::rowsKeepTheEdges()
{
    const Edges edges{{3, 1}, {0, 2}, {3, 0}, {3, 1}, {1, 2}};
    const Graph g(4, edges);
    QCOMPARE(g.vertexCount(), Vertex{4});
    QCOMPARE(g.edgeCount(), std::size_t{5});
    const std::vector<Vertices> expected{{2}, {2}, {}, {1, 0, 1}};
    for (Vertex v = 0; v < 4; ++v) {
        QVERIFY(std::ranges::equal(g.options(v), expected[v]));
        QCOMPARE(g.isSink(v), expected[v].empty());
    }
    QCOMPARE(Levels().count(), std::size_t{0});
    for (const Graph& empty : {Graph(), Graph(0, {})}) {
        QCOMPARE(empty.vertexCount(), Vertex{0});
        QCOMPARE(empty.edgeCount(), std::size_t{0});
        QVERIFY(valuesOf(empty).empty());
        const auto levels = std::get<Levels>(graph::levels(empty));
        QCOMPARE(levels.count(), std::size_t{0});
        QVERIFY(levels.level.empty() && levels.order.empty());
    }
    Random random(1);
    for (int round = 0; round < 100; ++round) {
        const std::size_t count = 1 + random() % 20;
        Edges given;
        for (std::size_t i = random() % 60; i > 0; --i)
            given.push_back({below(random, count), below(random, count)});
        const Graph any = make(count, given);
        QCOMPARE(any.edgeCount(), given.size());
        for (Vertex v = 0; v < count; ++v) {
            Vertices row;
            for (const Edge& edge : given) {
                if (edge.from == v)
                    row.push_back(edge.to);
            }
            QVERIFY(std::ranges::equal(any.options(v), row));
        }
    }
}

// The sample of a classic problem, and the position of the notation's description.
void GraphTheoryTest::figuresOfTheLesson()
{
    const Edges star{{1, 0}, {2, 0}, {3, 0}};
    const Graph g(4, star);
    const auto values = valuesOf(g);
    QCOMPARE(joined(values), QStringLiteral("0 1 1 1"));
    const Vertices tokens{3, 2};
    QCOMPARE(nimSum(values, tokens), Value{0});
    QCOMPARE(outcome(values, tokens), Outcome::P);
    QVERIFY(winningMoves(g, values, tokens).empty());
    const Vertices three{3, 2, 1};
    QVERIFY(winningMoves(g, values, three) == (std::vector<Move>{{0, 0}, {1, 0}, {2, 0}}));
    // A move that raises the value of its token: from 1 to 2, as the other token has 2.
    const Edges raising{{1, 0}, {2, 1}, {2, 0}, {3, 2}, {3, 0}};
    const Graph h(4, raising);
    const auto more = valuesOf(h);
    QCOMPARE(joined(more), QStringLiteral("0 1 2 1"));
    const Vertices two{3, 2};
    QVERIFY(winningMoves(h, more, two) == (std::vector<Move>{{0, 2}, {1, 1}}));
}

void GraphTheoryTest::agreesWithTheOracle()
{
    QFile file(laststone::tests::projectFile(QStringLiteral("tests/data/graph.tsv")));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readLine().trimmed(), QByteArray("vertices\tedges\tgrundy_by_vertex"));
    int rows = 0;
    while (!file.atEnd()) {
        const QStringList row = QString::fromLatin1(file.readLine().trimmed()).split(QLatin1Char('\t'));
        QCOMPARE(row.size(), 3);
        const Graph g = make(row.at(0).toUInt(), parsedEdges(row.at(1)));
        QCOMPARE(joined(valuesOf(g)), row.at(2));
        ++rows;
    }
    QCOMPARE(rows, 60);
}

void GraphTheoryTest::agreesWithTextbookOnSmallGraphs()
{
    Random random(2);
    for (int round = 0; round < 3000; ++round) {
        const std::size_t count = 1 + random() % 40;
        const Edges edges = randomDag(random, count, random() % (4 * count));
        QCOMPARE(valuesOf(make(count, edges)), textbook(count, edges));
    }
}

void GraphTheoryTest::agreesWithTextbookOnLargeGraphs()
{
    Random random(3);
    // Sparse; dense, with large values; and long, with paths that recursion still bears.
    const std::size_t shapes[][3] = {
        {200'000, 600'000, SIZE_MAX}, {500, 100'000, SIZE_MAX}, {3000, 60'000, 40}};
    for (const auto& [count, edgeCount, reach] : shapes) {
        const Edges edges = randomDag(random, count, edgeCount, reach);
        QVERIFY(valuesOf(make(count, edges)) == textbook(count, edges));
    }
}

void GraphTheoryTest::valuesBeyond32()
{
    constexpr Vertex kCount = 200;
    Edges edges = nimHeaps(kCount);
    std::ranges::reverse(edges);
    // Options with the values 0 .. 31 alone; those and 33 ..; and 1 .. 199 without 0, five times over.
    for (Vertex to = 0; to < kCount; ++to) {
        if (to < 32)
            edges.push_back({kCount, to});
        if (to != 32)
            edges.push_back({kCount + 1, to});
        if (to != 0)
            edges.insert(edges.end(), 5, {kCount + 2, to});
    }
    for (Vertex to = 0; to < kCount; ++to)
        edges.push_back({kCount + 3, to});
    const auto values = valuesOf(make(kCount + 4, edges));
    for (Vertex v = 0; v < kCount; ++v)
        QCOMPARE(values[v], v);
    QCOMPARE(values[kCount], Value{32});
    QCOMPARE(values[kCount + 1], Value{32});
    QCOMPARE(values[kCount + 2], Value{0});
    QCOMPARE(values[kCount + 3], Value{kCount});
}

void GraphTheoryTest::cyclesByName()
{
    const auto found = [](std::size_t count, const Edges& edges) {
        const Graph g = make(count, edges);
        const Cycle cycle = std::get<Cycle>(graph::grundyValues(g));
        return std::get<Cycle>(graph::levels(g)) == cycle ? cycle.vertices : Vertices{};
    };
    QVERIFY(found(1, {{0, 0}}) == Vertices{0});
    QVERIFY(found(3, {{0, 1}, {1, 2}, {2, 2}}) == Vertices{2});
    QVERIFY(found(2, {{0, 1}, {1, 0}}) == (Vertices{0, 1}));
    QVERIFY(found(5, {{0, 1}, {0, 4}, {4, 2}, {2, 4}}) == (Vertices{2, 4}));
    // In the direction of the edges, from the smallest on, wherever the search entered.
    QVERIFY(found(4, {{0, 3}, {3, 1}, {1, 2}, {2, 3}}) == (Vertices{1, 2, 3}));
    QVERIFY(found(4, {{0, 3}, {3, 2}, {2, 1}, {1, 3}}) == (Vertices{1, 3, 2}));
    // Not to be reached from vertex 0, nor from any other that is not on it.
    QVERIFY(found(7, {{0, 1}, {1, 2}, {5, 4}, {4, 6}, {6, 5}, {6, 0}}) == (Vertices{4, 6, 5}));
    // Two ways to one vertex are no cycle, nor is an edge given twice.
    QVERIFY(acyclic(4, {{0, 1}, {0, 2}, {1, 3}, {2, 3}}));
    QCOMPARE(joined(valuesOf(make(4, {{0, 1}, {0, 2}, {1, 3}, {2, 3}, {2, 3}}))), QStringLiteral("0 1 1 0"));
    // A long one, behind a tail and beside values known before.
    constexpr Vertex kLong = 100'000;
    Edges edges = pathTo0(kLong);
    edges.push_back({1000, kLong - 1});
    const Vertices along = found(kLong, edges);
    QCOMPARE(along.size(), std::size_t{kLong - 1000});
    QCOMPARE(along[0], Vertex{1000});
    QCOMPARE(along[1], Vertex{kLong - 1});
    QCOMPARE(along.back(), Vertex{1001});
}

void GraphTheoryTest::cyclesOfRandomGraphs()
{
    Random random(4);
    int cycles = 0;
    for (int round = 0; round < 2000; ++round) {
        const std::size_t count = 1 + random() % 15;
        Edges edges = randomDag(random, count, random() % (2 * count));
        for (std::size_t more = random() % 3; more > 0; --more)
            edges.push_back({below(random, count), below(random, count)});
        const Graph g = make(count, edges);
        const auto values = graph::grundyValues(g);
        const auto levels = graph::levels(g);
        const bool without = acyclic(count, edges);
        QCOMPARE(values.index() == 0, without);
        QCOMPARE(levels.index() == 0, without);
        if (!without) {
            ++cycles;
            QVERIFY(isCycle(edges, std::get<Cycle>(values)));
            QVERIFY(std::get<Cycle>(levels) == std::get<Cycle>(values));
        }
    }
    QVERIFY(cycles > 300 && cycles < 1700);
}

void GraphTheoryTest::levelsAreLongestPaths()
{
    Random random(5);
    for (int round = 0; round < 1000; ++round) {
        const std::size_t count = 1 + random() % 30;
        const Edges edges = randomDag(random, count, random() % (3 * count));
        const auto levels = std::get<Levels>(graph::levels(make(count, edges)));
        // Longest paths by making them longer until nothing changes.
        std::vector<std::uint32_t> longest(count);
        for (bool more = true; more;) {
            more = false;
            for (const Edge& edge : edges) {
                if (longest[edge.from] <= longest[edge.to]) {
                    longest[edge.from] = longest[edge.to] + 1;
                    more = true;
                }
            }
        }
        QVERIFY(levels.level == longest);
        Vertices order(count);
        std::iota(order.begin(), order.end(), Vertex{0});
        std::ranges::stable_sort(order, {}, [&](Vertex v) { return longest[v]; });
        QVERIFY(levels.order == order);
        QCOMPARE(levels.count(), std::size_t{*std::ranges::max_element(longest)} + 1);
        Vertices again;
        for (std::uint32_t k = 0; k < levels.count(); ++k) {
            QVERIFY(!levels.vertices(k).empty());
            for (const Vertex v : levels.vertices(k)) {
                QCOMPARE(levels.level[v], k);
                again.push_back(v);
            }
        }
        QVERIFY(again == order);
    }
}

void GraphTheoryTest::aPathOfAMillion()
{
    constexpr Vertex kCount = 1'000'000;
    for (const bool fromTheTop : {false, true}) {
        // From vertex 0 the search goes all the way down, or finds every option known.
        Edges edges = pathTo0(kCount);
        if (fromTheTop) {
            for (Edge& edge : edges)
                edge = {kCount - 1 - edge.from, kCount - 1 - edge.to};
        }
        const Graph path(kCount, edges);
        const auto values = valuesOf(path);
        const auto levels = std::get<Levels>(graph::levels(path));
        bool right = levels.count() == kCount;
        for (Vertex v = 0; v < kCount; ++v) {
            const Vertex length = fromTheTop ? kCount - 1 - v : v;
            right =
                right && values[v] == length % 2 && levels.level[v] == length && levels.order[length] == v;
        }
        QVERIFY(right);
        const Vertex token = fromTheTop ? kCount - 1 - 100'000 : 100'000;
        const auto misere = graph::solveMisere(path, {&token, 1});
        QVERIFY(misere && misere->outcome == Outcome::N && misere->winningMoves.size() == 1);
        const Vertex far = fromTheTop ? 0 : kCount - 1;
        QVERIFY(!graph::solveMisere(path, {&far, 1}, 10'000'000));
        edges.push_back({fromTheTop ? kCount - 1 : 0, far});
        const auto cycle = std::get<Cycle>(graph::grundyValues(Graph(kCount, edges)));
        QCOMPARE(cycle.vertices.size(), std::size_t{kCount});
        QCOMPARE(cycle.vertices[0], Vertex{0});
        QCOMPARE(cycle.vertices[1], fromTheTop ? Vertex{1} : Vertex{kCount - 1});
    }
}

void GraphTheoryTest::sumsAgreeWithBruteForce()
{
    Random random(6);
    for (int round = 0; round < 150; ++round) {
        const std::size_t count = 1 + random() % 7;
        const Edges edges = randomDag(random, count, random() % (3 * count));
        const Graph g = make(count, edges);
        const auto values = valuesOf(g);
        Truth normal(Play::Normal, Rules(edges));
        Truth misere(Play::Misere, Rules(edges));
        // Every position of up to three tokens.
        Vertices tokens;
        QVERIFY(outcome(values, tokens) == Outcome::P);
        QVERIFY(graph::solveMisere(g, tokens) == graph::MisereAnswer{});
        for (std::size_t size = 1; size <= 3; ++size) {
            tokens.assign(size, 0);
            for (std::size_t i = 0; i < size;) {
                QCOMPARE(outcome(values, tokens), normal.outcome(tokens));
                QVERIFY(winningMoves(g, values, tokens) == normal.winning(tokens));
                const auto answer = graph::solveMisere(g, tokens);
                QVERIFY(answer.has_value());
                QCOMPARE(answer->outcome, misere.outcome(tokens));
                QVERIFY(answer->winningMoves == misere.winning(tokens));
                for (i = 0; i < size && ++tokens[i] == count; ++i)
                    tokens[i] = 0;
            }
        }
    }
}

void GraphTheoryTest::sumsOfManyTokens()
{
    Random random(7);
    constexpr std::size_t kCount = 3000;
    const Edges edges = randomDag(random, kCount, 60'000);
    const Graph g = make(kCount, edges);
    const auto values = valuesOf(g);
    for (int round = 0; round < 50; ++round) {
        Vertices tokens;
        for (std::size_t i = random() % 100; i > 0; --i)
            tokens.insert(tokens.end(), 1 + random() % 3, below(random, kCount));
        const auto winning = winningMoves(g, values, tokens);
        QCOMPARE(winning.empty(), outcome(values, tokens) == Outcome::P);
        std::vector<Move> expected;
        for (std::size_t token = 0; token < tokens.size(); ++token) {
            const auto options = g.options(tokens[token]);
            for (const Vertex to : std::set(options.begin(), options.end())) {
                if (outcome(values, graph::after(tokens, {token, to})) == Outcome::P)
                    expected.push_back({token, to});
            }
        }
        QVERIFY(winning == expected);
    }
}

// Vertices and sums of the same value, but not of the same outcome: vertex 3 has one move, to a vertex of 2.
void GraphTheoryTest::misereIsNotRuledByValues()
{
    const Graph g = make(4, {{1, 0}, {2, 0}, {2, 1}, {3, 2}});
    const auto values = valuesOf(g);
    QCOMPARE(values[0], values[3]);
    const auto misere = [&](const Vertices& tokens) { return graph::solveMisere(g, tokens)->outcome; };
    QCOMPARE(misere({0}), Outcome::N);
    QCOMPARE(misere({3}), Outcome::P); // as vertex 2 is won by moving to 1
    QCOMPARE(misere({1, 1}), Outcome::N);
    QCOMPARE(misere({2, 2}), Outcome::P);
    QCOMPARE(nimSum(values, Vertices{1, 1}), nimSum(values, Vertices{2, 2}));
}

void GraphTheoryTest::misereOfNimHeaps()
{
    const Graph heaps = make(10, nimHeaps(10));
    Random random(8);
    for (int round = 0; round < 200; ++round) {
        Vertices tokens;
        for (std::size_t i = 1 + random() % 4; i > 0; --i)
            tokens.push_back(below(random, 10));
        const Vertex largest = *std::ranges::max_element(tokens);
        const Vertex sum = nimSum(valuesOf(heaps), tokens);
        // Bouton's rule.
        const bool lost = largest >= 2 ? sum == 0 : sum == 1;
        const auto answer = graph::solveMisere(heaps, tokens);
        QVERIFY(answer.has_value());
        QCOMPARE(answer->outcome, lost ? Outcome::P : Outcome::N);
    }
}

void GraphTheoryTest::misereBound()
{
    const Graph heaps = make(60, nimHeaps(60));
    const Vertices tokens{59, 58, 57, 56, 55, 54};
    QVERIFY(!graph::solveMisere(heaps, tokens));
    QVERIFY(!graph::solveMisere(heaps, tokens, 0));
    // The more, the further; and the answer is the same as soon as there is one.
    const Vertices small{3, 4, 5};
    const auto answer = graph::solveMisere(heaps, small);
    QVERIFY(answer.has_value());
    bool solved = false;
    for (Count most = 1; most < Count{1} << 20; most *= 2) {
        const auto within = graph::solveMisere(heaps, small, most);
        QVERIFY(within.has_value() || !solved);
        QVERIFY(!within || within == answer);
        solved = within.has_value();
    }
    QVERIFY(solved);
    // Without a move there is nothing to pay.
    QVERIFY(graph::solveMisere(heaps, Vertices{0, 0}, 0) == graph::MisereAnswer{});
    // Very many tokens are not looked at for longer.
    QVERIFY(!graph::solveMisere(heaps, Vertices(100'000, 59)));
    // Where the tokens that can move stand is all that counts: 12 heaps of at most 3 are 455 positions.
    QVERIFY(graph::solveMisere(heaps, Vertices(12, 3), 40'000).has_value());
    Vertices withOthers(100'000, 0);
    withOthers[50'000] = 2;
    QVERIFY(graph::solveMisere(heaps, withOthers, 200) == (graph::MisereAnswer{Outcome::N, {{50'000, 1}}}));
    // What a classroom plays with is within the bound.
    Random random(9);
    const Graph lesson = make(14, randomDag(random, 14, 30));
    QVERIFY(graph::solveMisere(lesson, Vertices{0, 3, 5, 7, 9, 13}).has_value());
}

LASTSTONE_TEST(GraphTheoryTest, Nothing)

} // namespace laststone::graph_test
#include "graph_test.moc"
