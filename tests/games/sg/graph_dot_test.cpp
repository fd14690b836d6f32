// SPDX-License-Identifier: GPL-3.0-or-later
// Graphs read from and written to DOT.
#include "graph/model/dot.h"

#include "random_graph.h"
#include "test_main.h"

#include <QElapsedTimer>
#include <QTest>

namespace laststone::graph_dot_test {

using graph::DotError;
using graph::DotGraph;
using theory::Count;

namespace {

DotGraph graphOf(const QString& text)
{
    const auto read = graph::readDot(text);
    if (const auto* error = std::get_if<DotError>(&read)) {
        qWarning("%lld:%lld %s", error->line, error->column, error->expected.source);
        return {};
    }
    return std::get<DotGraph>(read);
}

} // namespace

class GraphDotTest : public QObject {
    Q_OBJECT
private slots:
    void statementsMakeTheGraph_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("rule");
        const auto row = [](const char* name, const char* text, const char* rule) {
            QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(rule);
        };
        row("edge", "digraph { 1 -> 0 }", "graph 1>0");
        row("name of the graph", "strict DIGRAPH \"a b\" { 1->0; }", "graph 1>0");
        row("chain", "digraph{3->2->1->0}", "graph 1>0;2>1;3>2");
        row("twice", "digraph{1->0;1->0}", "graph 1>0");
        row("group before", "digraph{ {1 2} -> 0 }", "graph 1>0;2>0");
        row("groups on both sides", "digraph{ {3;2} -> {1,0} }", "graph 2>0;2>1;3>0;3>1");
        row("named groups", "digraph{ subgraph cluster_a { 2->1; label=x } -> subgraph { 0 } }",
            "graph 1>0;2>0;2>1");
        row("names", "digraph{ king -> 0; king -> \"my queen\" }", "graph 1=king;1>0;1>2;2=my_queen");
        row("quoted number", "digraph{ \"5\" -> 3 }", "graph 5>3");
        row("numerals that are no vertices", "digraph{ 1.5 -> 007; 0 }", "graph 0;1=1.5;1>2;2=007");
        row("labels", "digraph{ 1 [label=king]; 2[label=\"a\\nb\"] 1->2 }", "graph 1=king;1>2;2=a_b");
        row("label of itself", "digraph{ 1 [label=\"\\N\"]; a [label=\"<\\N>\"] }", "graph 0=<a_;1");
        row("cut labels", "digraph{ 1 [label=\"abcdefghijklmnop\"] }", "graph 1=abcdefghijkl");
        row("no name left", "digraph{ 1 [label=\"::\"] }", "graph 1");
        row("full-width signs",
            "digraph{ 1 [label=\"ａ；7＞0\"] 2 [label=\"甲：乙\"] 3 [label=\"a、b　c\"] }",
            "graph 1=a_7_0;2=甲_乙;3=a_b_c");
        row("full-width last word", "digraph{ 1 [label=\"xｍｉｓｅｒｅ\"] }", "graph 1=xmiser");
        row("not like the last word", "digraph{ 1 [label=misere] }", "graph 1=miser");
        row("joined text", "digraph{ \"ki\" + \"ng\" -> 1 }", "graph 0=king;0>1");
        row("a line goes on", "digraph{ \"ki\\\nng\" -> 1 }", "graph 0=king;0>1");
        row("comments", "// a\n# line 1\ndigraph { /* x\n -> */ 1 // y\n -> 0 }\n", "graph 1>0");
        row("ports and attributes",
            "digraph{ rankdir=LR; node[shape=box, color=red] 1:p:n -> 0:s [w=2;x=3][y=4] }", "graph 1>0");
        row("Chinese", "digraph{ 王 -> 1 }", "graph 0=王;0>1");
        row("byte order mark",
            "\xEF\xBB\xBF"
            "digraph{1->0}",
            "graph 1>0");
        row("cycles are for the board", "digraph{1->2->1}", "graph 1>2;2>1");
    }
    void statementsMakeTheGraph()
    {
        QFETCH(QString, text);
        QFETCH(QString, rule);
        QCOMPARE(graphOf(text).drawing.rule(), rule);
    }

    void mistakesArePointedAt_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        const auto row = [](const char* name, const char* text, int line, int column) {
            QTest::newRow(name) << QString::fromUtf8(text) << line << column;
        };
        row("undirected", "strict graph { 1 -- 0 }", 1, 8);
        row("undirected edge", "digraph {\n 1 -- 0 }", 2, 4);
        row("no graph", "hello", 1, 1);
        row("empty", "", 1, 1);
        row("no vertex", "digraph {}", 1, 11);
        row("no brace", "digraph { 1 -> 0", 1, 17);
        row("no target", "digraph { 1 -> }", 1, 16);
        row("HTML", "digraph {\n\n  1 [label=<b>] }", 3, 12);
        row("open text", "digraph { \"abc }", 1, 11);
        row("open comment", "digraph {\n /* abc }", 2, 2);
        row("character", "digraph { 1 @ }", 1, 13);
        row("attribute", "digraph { 1 [label] }", 1, 19);
        row("place", "digraph { 1 [pos=\"a,b\"] }", 1, 18);
        row("far place", "digraph { 1 [pos=\"1e300,0\"] }", 1, 18);
        row("tokens", "digraph { 1 [tokens=-1] }", 1, 21);
        row("too many tokens", "digraph { 1 [tokens=100001] }", 1, 21);
        row("two graphs", "digraph { 1 } digraph { 2 }", 1, 15);
    }
    void mistakesArePointedAt()
    {
        QFETCH(QString, text);
        const auto read = graph::readDot(text);
        QVERIFY(std::holds_alternative<DotError>(read));
        QTEST(int(std::get<DotError>(read).line), "line");
        QTEST(int(std::get<DotError>(read).column), "column");
    }

    void placesAndTokensAreTaken()
    {
        const DotGraph graph =
            graphOf(QStringLiteral("digraph { tokens=\"4 1 1\"; 1 [pos=\"72,36!\",tokens=2]; 4 "
                                   "[pos=\"0.5,-3\" tokens=1]; 4 -> 1 }"));
        QCOMPARE(graph.places.at(1), QPointF(72, -36));
        QCOMPARE(graph.places.at(4), QPointF(0.5, 3));
        QCOMPARE(graph.tokens, (std::vector<Count>{4, 1, 1}));
        // An order of other tokens is not one, and places of some vertices only are none.
        const DotGraph other =
            graphOf(QStringLiteral("digraph { tokens=\"4 4\"; 1[tokens=1 pos=\"1,1\"]; 4 }"));
        QCOMPARE(other.tokens, std::vector<Count>{1});
        QVERIFY(other.places.empty());
    }

    void whatIsWrittenIsReadBack()
    {
        std::mt19937 random(17);
        for (int round = 0; round < 200; ++round) {
            DotGraph graph;
            graph.drawing = graph::randomGraph(random, 1 + random() % 12, random() % 20);
            const auto& vertices = graph.drawing.vertices;
            for (const Count vertex : vertices) {
                const auto at = [&] { return (static_cast<double>(random() % 20001) - 10000) / 7; };
                graph.places[vertex] = {at(), at()};
            }
            const std::size_t tokens = 1 + random() % 4;
            for (std::size_t i = 0; i < tokens; ++i)
                graph.tokens.push_back(vertices[random() % vertices.size()]);
            const QString text = graph::writeDot(graph);
            QVERIFY2(graphOf(text) == graph, qPrintable(text));
            QCOMPARE(graph::writeDot(graphOf(text)), text);
        }
    }

    void noMutationIsFatal()
    {
        const QString seed = QStringLiteral(
            "strict digraph \"g\" { tokens=\"6 4\"; node [shape=circle]; 6 [label=\"ki\\\\ng\", "
            "pos=\"1,2!\", tokens=1];\n"
            "// c\n subgraph x { a; b -> {c d} } -> 4:n [w=1]; /* z */ \"q\" + \"r\" -> -1.5 }\n");
        std::mt19937 random(19);
        int accepted = 0;
        for (int round = 0; round < 5'000; ++round) {
            QString text = seed;
            const int changes = 1 + static_cast<int>(random() % 4);
            for (int i = 0; i < changes && !text.isEmpty(); ++i) {
                const auto at = static_cast<qsizetype>(random() % static_cast<std::size_t>(text.size()));
                switch (random() % 4) {
                case 0:
                    text.remove(at, 1 + random() % 9);
                    break;
                case 1:
                    text.insert(at, seed.mid(static_cast<qsizetype>(random()) % seed.size(), random() % 12));
                    break;
                case 2:
                    text[at] = QChar(static_cast<char16_t>(random() % 0x10000));
                    break;
                default:
                    text.insert(
                        at, QStringLiteral("{}[];,=:\"\\<>-/*#+\n")[static_cast<qsizetype>(random() % 18)]);
                }
            }
            const auto read = graph::readDot(text);
            if (const auto* graph = std::get_if<DotGraph>(&read)) {
                ++accepted;
                QVERIFY(!graph->drawing.vertices.empty());
                QVERIFY2(graphOf(graph::writeDot(*graph)) == *graph, qPrintable(text));
            } else {
                const auto& error = std::get<DotError>(read);
                QVERIFY(error.line >= 1 && error.column >= 1);
            }
        }
        QVERIFY(accepted > 50); // or it would test nothing of the second kind
    }

    void deepGroupsAreRefusedAndLargeOnesBounded()
    {
        const QString deep = QStringLiteral("digraph {") + QString(100'000, QLatin1Char('{'));
        QVERIFY(std::holds_alternative<DotError>(graph::readDot(deep)));
        QString group;
        for (int i = 0; i < 3000; ++i)
            group += QString::number(i) + QLatin1Char(' ');
        const QString product = QStringLiteral("digraph { {%1} -> {%1} }").arg(group);
        QVERIFY(std::holds_alternative<DotError>(graph::readDot(product)));
    }

    void aMillionLinesAreRead()
    {
        constexpr int kLines = 1'000'000;
        QString text = QStringLiteral("digraph {\n");
        for (int i = 1; i <= kLines; ++i)
            text += QStringLiteral("  %1 -> %2;\n").arg(i).arg(i / 2);
        text += QLatin1Char('}');
        QElapsedTimer timer;
        timer.start();
        const DotGraph graph = graphOf(text);
        QCOMPARE(graph.drawing.edges.size(), std::size_t{kLines});
        QCOMPARE(graph.drawing.vertices.size(), std::size_t{kLines} + 1);
        constexpr int kMost = 60'000; // ms; a quadratic reader would take hours
        QVERIFY(timer.elapsed() < kMost);
    }
};

LASTSTONE_TEST(GraphDotTest, Events)

} // namespace laststone::graph_dot_test
#include "graph_dot_test.moc"
