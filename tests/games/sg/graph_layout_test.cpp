// SPDX-License-Identifier: GPL-3.0-or-later
// Graphs put into layers, their edges led around vertices; and the texts and values of random graphs.
#include "graph/view/layout.h"

#include "games/graph/graph_game.h"
#include "graph/view/notes.h"
#include "graph/view/route.h"
#include "random_graph.h"
#include "test_main.h"

#include <QLineF>
#include <QTest>

#include <array>
#include <functional>

namespace laststone::graph_layout_test {

using games::GraphGame;
using graph::Drawing;
using graph::Graph;
using graph::Layers;
using graph::Places;
using theory::Count;

namespace {

Drawing drawingOf(const char* text)
{
    const QString graph = QString::fromLatin1(text);
    return std::get<Drawing>(graph::readDrawing(graph));
}

// Values by their definition alone.
Count valueByHand(const Drawing& drawing, Count vertex)
{
    std::set<Count> options;
    for (const auto& edge : drawing.edges) {
        if (edge.from == vertex)
            options.insert(valueByHand(drawing, edge.to));
    }
    Count value = 0;
    while (options.contains(value))
        ++value;
    return value;
}

teaching::NotationError errorOf(const char* text)
{
    const auto read = GraphGame::read(QString::fromUtf8(text));
    return std::get<teaching::NotationError>(*read);
}

} // namespace

class GraphLayoutTest : public QObject {
    Q_OBJECT
private slots:
    void layersAreRespectedAndNothingTouches()
    {
        std::mt19937 random(7);
        for (int round = 0; round < 60; ++round) {
            const std::size_t size = 1 + random() % 60;
            const Graph model(graph::randomGraph(random, size, size * 2, 1 + random() % 20));
            for (const QSizeF room : {QSizeF(560, 250), QSizeF(300, 900)}) {
                const Places places = graph::arrangeGraph(model, Layers(model), room);
                QCOMPARE(places.vertices.size(), size);
                QVERIFY(places.arranged);
                QVERIFY(places == graph::arrangeGraph(model, Layers(model), room)); // the same every time
                std::map<std::uint32_t, std::set<double>> xs;
                std::map<std::uint32_t, std::set<double>> ys;
                for (const auto& [vertex, at] : places.vertices) {
                    const auto level = model.levels().level[model.place(vertex)];
                    xs[level].insert(at.x());
                    ys[level].insert(at.y());
                    for (const auto& [other, there] : places.vertices)
                        QVERIFY(vertex == other || QLineF(at, there).length() >= 2.5 * graph::kVertexRadius);
                }
                // All of a layer on one line, and the lines in their order: to the right or upwards.
                const auto onLines = [](const auto& lines, auto before) {
                    const auto isOne = [](const auto& line) { return line.second.size() == 1; };
                    if (!std::ranges::all_of(lines, isOne))
                        return false;
                    for (auto line = std::next(lines.begin()); line != lines.end(); ++line) {
                        if (!before(*std::prev(line)->second.begin(), *line->second.begin()))
                            return false;
                    }
                    return true;
                };
                QVERIFY(onLines(xs, std::less<>()) || onLines(ys, std::greater<>()));
            }
        }
    }

    void theRoomDecidesWhichWayLayersGo()
    {
        const Graph model(drawingOf("graph 1>0;2>1;3>2;4>3"));
        const QRectF lying = graph::arrangeGraph(model, Layers(model), {800, 200}).bounds();
        const QRectF upright = graph::arrangeGraph(model, Layers(model), {200, 800}).bounds();
        QVERIFY(lying.width() > 4 * lying.height());
        QVERIFY(upright.height() > 4 * upright.width());
        // Sinks are at the left, or at the bottom.
        QVERIFY(graph::arrangeGraph(model, Layers(model), {800, 200}).vertices.at(0).x()
                < lying.center().x());
        QVERIFY(graph::arrangeGraph(model, Layers(model), {200, 800}).vertices.at(0).y()
                > upright.center().y());
    }

    // Layers come nearer to each other where their vertices are apart across them: so all may be larger.
    void aNarrowGraphFillsItsRoom()
    {
        const Graph model(drawingOf("graph 1>0;2>0;2>1;3>1;3>2;4>3;4>2;5>4"));
        for (const QSizeF room : {QSizeF(185, 185), QSizeF(185, 220), QSizeF(220, 190)}) {
            const Places places = graph::arrangeGraph(model, Layers(model), room);
            const QSizeF size = places.bounds().size() + QSizeF(40, 40);
            const double scale = std::min(room.width() / size.width(), room.height() / size.height());
            QVERIFY2(scale * 360 >= std::max(room.width(), room.height()),
                     qPrintable(QString::number(scale)));
            for (const auto& [vertex, at] : places.vertices) {
                for (const auto& [other, there] : places.vertices)
                    QVERIFY(vertex == other || QLineF(at, there).length() >= 64);
            }
        }
        // A path has no other way to go.
        const Graph path(drawingOf("graph 1>0;2>1;3>2"));
        QCOMPARE(graph::arrangeGraph(path, Layers(path), {185, 185}).bounds().size().height(), 238.0);
    }

    // Names take room where they are: of a graph that has them above and below, the rest stays as it is.
    void aNameMovesItsOwnLayerAlone()
    {
        const Graph path(drawingOf("graph 1>0;2>1;3>2;4>3"));
        const QSizeF room(300, 400);
        const QSizeF name(60, 20);
        const Places places = graph::arrangeGraph(path, Layers(path), room, {{0, name}, {4, name}});
        const auto gap = [&](Count vertex) {
            return places.vertices.at(vertex - 1).y() - places.vertices.at(vertex).y();
        };
        QVERIFY(gap(4) > gap(3));
        QCOMPARE(gap(3), gap(2));
        QCOMPARE(gap(2), gap(1));
    }

    void crossingsAreReduced()
    {
        // Three edges that cross each other when the layers keep the order of the numbers.
        QCOMPARE(Layers(Graph(drawingOf("graph 3>2;4>1;5>0"))).crossings(), std::size_t{0});
        // A tree has none, nor has a long edge beside a path.
        QCOMPARE(Layers(Graph(drawingOf("graph 6>5;6>1;5>4;5>0;1>3;1>2"))).crossings(), std::size_t{0});
        QCOMPARE(Layers(Graph(drawingOf("graph 1>0;2>1;3>2;3>0"))).crossings(), std::size_t{0});
        // Two sources over three sinks, all joined, cross at least three times.
        QCOMPARE(Layers(Graph(drawingOf("graph 3>0;3>1;3>2;4>0;4>1;4>2"))).crossings(), std::size_t{3});
    }

    void longEdgesKeepClearOfVertices()
    {
        const Graph model(drawingOf("graph 1>0;2>0;2>1;3>0;3>1;3>2;4>0;4>1;4>2;4>3;5>0;5>1;5>2;5>3;5>4"));
        const Places places = graph::arrangeGraph(model, Layers(model), {800, 500});
        const graph::Obstacles obstacles(places);
        for (const auto& edge : model.drawing().edges) {
            const auto bends = places.bends.find(edge);
            const auto form = graph::edgeShape(
                places.vertices.at(edge.from), places.vertices.at(edge.to),
                bends == places.bends.end() ? std::vector<QPointF>() : bends->second, obstacles.bow(edge));
            for (const auto& [vertex, at] : places.vertices) {
                if (vertex != edge.from && vertex != edge.to)
                    QVERIFY(graph::distanceTo(form.way, at) > graph::kVertexRadius);
            }
        }
    }

    void edgesAreBowedAroundWhatIsInTheWay()
    {
        Places places;
        places.vertices = {{0, {0, 0}}, {1, {100, 0}}, {2, {200, 0}}};
        const graph::Obstacles obstacles(places);
        QVERIFY(!obstacles.isClear({2, 0}));
        QVERIFY(obstacles.isClear({2, 1}));
        QCOMPARE(obstacles.bow({2, 1}), 0.0);
        const double bow = obstacles.bow({2, 0});
        QVERIFY(std::abs(bow) > graph::kVertexRadius);
        const auto form = graph::edgeShape({200, 0}, {0, 0}, {}, bow);
        QVERIFY(graph::distanceTo(form.way, {100, 0}) > graph::kVertexRadius);
        // The tip of the head is at the rim of the target.
        const double tip = QLineF(form.head.first(), {0, 0}).length();
        QVERIFY(tip >= graph::kVertexRadius && tip < graph::kVertexRadius + 4);
    }

    void valuesStandAsideOfEdges()
    {
        const auto points = graph::rimPoints({std::numbers::pi / 4}); // an edge at the lower right
        const double angle = std::atan2(points[0].y(), points[0].x());
        QVERIFY(std::abs(angle - std::numbers::pi / 4) > 0.5);
        for (std::size_t i = 0; i < points.size(); ++i) {
            for (std::size_t k = 0; k < i; ++k)
                QVERIFY(QLineF(points[i], points[k]).length() > graph::kVertexRadius * 0.7);
        }
    }

    // Three tokens of a vertex stand on none of the vertices that are as near as they can be drawn.
    void tokensStandOnNoOtherVertex()
    {
        constexpr double kNear = 2.15 * graph::kVertexRadius;
        for (int i = 0; i < 12; ++i) {
            const double angle = std::numbers::pi * i / 6;
            const QPointF near = kNear * QPointF(std::cos(angle), std::sin(angle));
            const auto points = graph::rimPoints({}, std::nullopt, {angle});
            for (std::size_t token = 1; token <= 3; ++token)
                QVERIFY(QLineF(points[token], near).length() > graph::kVertexRadius + graph::kTokenRadius);
        }
    }

    // A token above its vertex, and the end of the board beside it: the note goes above the token, and not
    // over to other vertices, with a long line back.
    void aNoteStaysByItsVertex()
    {
        const QPointF own(0, 0);
        const std::array others = {QPointF(-204, -29), QPointF(-102, 51), QPointF(0, 84)};
        constexpr double kOwn = 27;
        graph::Occupied taken;
        taken.discs = {{own, kOwn}, {{-15, -26}, 15.5}, {{18, 18}, 11}};
        taken.vertices = {own};
        for (const QPointF& other : others) {
            taken.discs.push_back({other, kOwn});
            taken.vertices.push_back(other);
        }
        taken.ways = {QPolygonF({own, others[0]}), QPolygonF({own, others[1]})};
        for (const double right : {50, 70}) {
            const auto place =
                graph::placeNote(own, kOwn, {{130, 24}}, taken, QRectF(-330, -90, 330 + right, 490));
            QVERIFY(!place.lead);
            QVERIFY(place.box.left() < own.x() && place.box.right() > own.x());
            QVERIFY(place.box.bottom() < -kOwn && place.box.bottom() > -2 * kOwn);
        }
    }

    // Where edges drive a note away from its vertex, it goes to no place that is nearer to another.
    void aNoteIsByNoOtherVertex()
    {
        const QPointF own(0, 0);
        constexpr double kOwn = 27;
        graph::Occupied taken;
        taken.vertices = {own, {0, -150}, {0, 150}, {-190, 0}};
        for (const QPointF& vertex : taken.vertices)
            taken.discs.push_back({vertex, kOwn});
        for (const double half : {38.0, 56.0, 72.0})
            taken.ways.push_back(QPolygonF(QRectF(-half, -half, 2 * half, 2 * half)));
        const auto place = graph::placeNote(own, kOwn, {{60, 20}}, taken, {});
        QVERIFY(place.lead);
        for (const QPointF& other : taken.vertices)
            QVERIFY(other == own || QLineF(place.lead->p1(), other).length() > place.lead->length() + kOwn);
    }

    // In two lines it stays by its vertex where there is no room for one line.
    void aNoteIsBrokenToStayNear()
    {
        const QPointF own(0, 0);
        constexpr double kOwn = 27;
        const std::vector<QSizeF> sizes = {{90, 20}, {54, 40}};
        graph::Occupied taken;
        taken.vertices = {own};
        taken.discs = {{own, kOwn}};
        QCOMPARE(graph::placeNote(own, kOwn, sizes, taken, {}).box.size(), sizes[0]);
        for (const double x : {-150.0, -120.0, -90.0, -60.0, -32.0, 32.0, 60.0, 90.0, 120.0, 150.0})
            taken.ways.push_back(QPolygonF({QPointF(x, -300), QPointF(x, 300)}));
        const auto place = graph::placeNote(own, kOwn, sizes, taken, {});
        QCOMPARE(place.box.size(), sizes[1]);
        QVERIFY(!place.lead && std::abs(place.box.center().x()) < 5);
    }

    // It does not lie on the line that leads from another note to its vertex, even if edges are there
    // instead.
    void aNoteIsOnNoOtherLine()
    {
        const QPointF own(0, 0);
        constexpr double kOwn = 27;
        graph::Occupied taken;
        taken.vertices = {own};
        taken.discs = {{own, kOwn}};
        taken.leads = {QLineF(0, -90, 0, -kOwn), QLineF(0, 90, 0, kOwn)};
        for (const double y : {-40.0, 0.0, 40.0})
            taken.ways.push_back(QPolygonF({QPointF(-200, y), QPointF(200, y)}));
        const auto place = graph::placeNote(own, kOwn, {{60, 20}}, taken, {});
        QVERIFY(place.box.left() > 0 || place.box.right() < 0);
    }

    // ---- texts and values ----

    void textsAreReadBack()
    {
        std::mt19937 random(11);
        for (int round = 0; round < 200; ++round) {
            const Drawing drawing = graph::randomGraph(random, 1 + random() % 9, random() % 12);
            const QString rule = drawing.rule();
            const auto again = graph::readDrawing(rule);
            QVERIFY2(std::holds_alternative<Drawing>(again), qPrintable(rule));
            const Drawing read = std::get<Drawing>(again);
            QVERIFY2(read == drawing, qPrintable(rule));
            QCOMPARE(read.rule(), rule);
        }
    }

    void isolatedVerticesAndNamesStay()
    {
        const GraphGame game(drawingOf("graph 0;2=king;7>2;9"));
        QCOMPARE(game.rule(), QStringLiteral("graph 0;2=king;7>2;9"));
        QCOMPARE(game.label(2), QStringLiteral("king"));
        QCOMPARE(game.label(9), QStringLiteral("9"));
        QCOMPARE(game.value(0, 7), Count{1});
    }

    void valuesAgreeWithTheirDefinition()
    {
        std::mt19937 random(13);
        for (int round = 0; round < 100; ++round) {
            const Drawing drawing = graph::randomGraph(random, 1 + random() % 10, random() % 20);
            const GraphGame game(drawing);
            for (const Count vertex : drawing.vertices)
                QCOMPARE(game.value(0, vertex), valueByHand(drawing, vertex));
        }
    }

    void mistakesArePointedAt_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("column");
        QTest::newRow("cycle") << QByteArray("graph 1>2;2>3;3>1") << 15;
        QTest::newRow("loop") << QByteArray("graph 0;1>1") << 9;
        QTest::newRow("no vertex") << QByteArray("graph ") << 7;
        QTest::newRow("no target") << QByteArray("graph 1>") << 9;
        QTest::newRow("name") << QByteArray("graph 1=a>b") << 9;
        QTest::newRow("sign") << QByteArray("graph 1>0,2") << 10;
    }
    void mistakesArePointedAt()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, column);
        QCOMPARE(errorOf(text).column, qsizetype(column));
    }

    void aCycleIsNamed()
    {
        const auto error = errorOf("graph 1>2;2>3;3>1");
        QCOMPARE(error.expected.arguments, std::vector<teaching::Argument>{QStringLiteral("1 → 2 → 3 → 1")});
    }
};

LASTSTONE_TEST(GraphLayoutTest, Events)

} // namespace laststone::graph_layout_test
#include "graph_layout_test.moc"
