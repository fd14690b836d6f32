// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of graphs: how the values become known from the sinks up.
#include "games/graph/graph_game.h"
#include "games/sg/random_graph.h"
#include "games/sums/sum_checker.h"
#include "games/sums/sums_plane.h"
#include "teaching/coach.h"
#include "teaching/match.h"
#include "teaching/moves.h"
#include "teaching/steps/extract.h"
#include "test_main.h"

#include <QTest>

#include <random>

namespace laststone::graph_explanation_test {

using explained::at;
using explained::ids;
using explained::items;
using explained::stepOf;
using explained::words;
using graph::Drawing;
using sum_checker::position;
using teaching::Explanation;
using teaching::Mark;
using teaching::Step;
using theory::Count;
using theory::Play;

namespace {

// Values and layers of a graph, from its edges alone.
class Truth {
public:
    explicit Truth(const Drawing& drawing) : m_drawing(drawing) { }

    std::set<Count> ofOptions(Count vertex)
    {
        std::set<Count> values;
        for (const Count to : options(vertex))
            values.insert(value(to));
        return values;
    }
    Count value(Count vertex)
    {
        const auto known = m_values.find(vertex);
        return known != m_values.end() ? known->second
                                       : m_values[vertex] = sg_truth::mexOf(ofOptions(vertex));
    }
    // Of one token: whoever cannot move wins.
    bool isLostInMisere(Count vertex)
    {
        const std::vector<Count> all = options(vertex);
        return !all.empty() && std::ranges::none_of(all, [this](Count to) { return isLostInMisere(to); });
    }
    // The longest way down.
    Count layer(Count vertex)
    {
        if (const auto known = m_layers.find(vertex); known != m_layers.end())
            return known->second;
        Count longest = 0;
        for (const Count to : options(vertex))
            longest = std::max(longest, layer(to) + 1);
        return m_layers[vertex] = longest;
    }
    std::set<Count> verticesOf(Count wanted)
    {
        std::set<Count> vertices;
        for (const Count vertex : m_drawing.vertices) {
            if (layer(vertex) == wanted)
                vertices.insert(vertex);
        }
        return vertices;
    }
    // "g(3) = mex {0,1} = 2", or "g(0) = 0" of a sink.
    QString formula(Count vertex)
    {
        QStringList values;
        for (const Count each : ofOptions(vertex))
            values << QString::number(each);
        const QString mex =
            values.isEmpty() ? QString() : QStringLiteral("mex {%1} = ").arg(values.join(QLatin1Char(',')));
        return QStringLiteral("g(%1) = %2%3").arg(m_drawing.label(vertex), mex).arg(value(vertex));
    }

private:
    std::vector<Count> options(Count vertex) const
    {
        std::vector<Count> all;
        for (const Drawing::Edge& edge : m_drawing.edges) {
            if (edge.from == vertex)
                all.push_back(edge.to);
        }
        return all;
    }

    const Drawing& m_drawing;
    std::map<Count, Count> m_values;
    std::map<Count, Count> m_layers;
};

// The vertex of that label.
Count called(const Drawing& drawing, const QString& label)
{
    return *std::ranges::find(drawing.vertices, label, [&](Count vertex) { return drawing.label(vertex); });
}

void checkLayer(const Step& step, Truth& truth, Count layer)
{
    QCOMPARE(QByteArray(step.id), QByteArray(layer == 0 ? "sinks" : "layer"));
    if (layer > 0)
        QCOMPARE(at<Count>(step.title, 0), layer);
    const Mark expected{games::GraphMark::Level, 0, layer, layer};
    QCOMPARE(step.shown.marks, std::vector{expected});
    const std::set<Count> vertices = truth.verticesOf(layer);
    const QStringList said = items(step.details[0], 0);
    const std::size_t shown = std::min<std::size_t>(vertices.size(), 16);
    QCOMPARE(static_cast<std::size_t>(said.size()), shown + (vertices.size() > 16 ? 1 : 0));
    if (vertices.size() > 16)
        QVERIFY(said.last().contains(QString::number(vertices.size() - 16)));
    std::set<QString> formulas;
    for (const Count vertex : vertices)
        formulas.insert(truth.formula(vertex));
    for (std::size_t i = 0; i < shown; ++i) {
        const QString formula = said[static_cast<qsizetype>(i)];
        // Long sets are cut, as setsAreWrittenShortly checks.
        QVERIFY2(formula.contains(QStringLiteral("…")) || formulas.contains(formula), qPrintable(formula));
    }
}

void checkLayers(const Drawing& drawing, const std::vector<Count>& tokens)
{
    Truth truth(drawing);
    const Explanation explanation = sum_checker::explain(position(drawing.rule(), tokens));
    Count highest = 0;
    for (const Count token : tokens)
        highest = std::max(highest, truth.layer(token));
    if (highest == 0) {
        const QByteArrayList expected{"rule", "over"};
        QCOMPARE(ids(explanation), expected);
        return;
    }
    if (highest == 1) { // sum_checker checks these short ways
        QVERIFY(!stepOf(explanation, "theory") && !stepOf(explanation, "layer"));
        return;
    }
    // However who wins has been argued, the values are found by the layers, before those of the tokens.
    QVERIFY(ids(explanation).indexOf("theory") + 1 == ids(explanation).indexOf("sinks"));
    QVERIFY(ids(explanation).indexOf("sinks") < ids(explanation).indexOf("value"));
    const Count single = highest < 12 ? highest : 3;
    Count layer = 0;
    for (const Step& step : explanation.steps) {
        if (QByteArray(step.id) == "sinks" || QByteArray(step.id) == "layer")
            checkLayer(step, truth, layer++);
    }
    QCOMPARE(layer, single + 1);
    const Step* const others = stepOf(explanation, "layers");
    QCOMPARE(others != nullptr, highest >= 12);
    if (others) {
        QCOMPARE(at<Count>(others->title, 0), Count{4});
        QCOMPARE(at<Count>(others->title, 1), highest);
        QCOMPARE(others->shown.marks.at(0).from, highest);
    }
    // The value of each token's vertex, by what it is called.
    QString text;
    for (const Step& step : explanation.steps)
        text += words(step) + QLatin1Char('\n');
    for (const Count token : std::span(tokens).first(std::min<std::size_t>(tokens.size(), 5)))
        QVERIFY(text.contains(QStringLiteral("g(%1) = %2").arg(drawing.label(token)).arg(truth.value(token)))
                || text.contains(truth.formula(token)));
}

} // namespace

class GraphExplanationTest : public QObject {
    Q_OBJECT
private slots:
    void layersAreTrue_data()
    {
        QTest::addColumn<int>("vertices");
        QTest::addColumn<int>("edges");
        QTest::addColumn<int>("reach");
        QTest::newRow("one") << 1 << 0 << 1;
        QTest::newRow("without edges") << 6 << 0 << 1;
        QTest::newRow("small") << 7 << 9 << 100;
        QTest::newRow("wide") << 60 << 50 << 100;
        QTest::newRow("dense") << 30 << 300 << 100;
        QTest::newRow("tall") << 40 << 90 << 3;
    }
    void layersAreTrue()
    {
        QFETCH(int, vertices);
        QFETCH(int, edges);
        QFETCH(int, reach);
        std::mt19937 random(21);
        for (int round = 0; round < 20; ++round) {
            const Drawing drawing =
                graph::randomGraph(random, static_cast<std::size_t>(vertices),
                                   static_cast<std::size_t>(edges), static_cast<std::size_t>(reach));
            std::vector<Count> tokens(1 + random() % 4);
            for (Count& token : tokens)
                token = drawing.vertices[random() % drawing.vertices.size()];
            checkLayers(drawing, tokens);
            if (QTest::currentTestFailed())
                qFatal("%s", qPrintable(drawing.rule()));
        }
    }

    void verticesAreCalledByTheirNames()
    {
        const QString rule = QStringLiteral("graph 0=sink;1=king;1>0;2>0;2>1;7>2;9=queen;9>1;9>7");
        const Explanation explanation = sum_checker::explain(position(rule, {9, 9, 7}));
        const QString value = words(*stepOf(explanation, "value"));
        QVERIFY2(value.contains(QStringLiteral("g(queen) = ")), qPrintable(value));
        QVERIFY2(!value.contains(QStringLiteral("mex")), qPrintable(value)); // its layer has said it
        QVERIFY2(value.contains(QStringLiteral("g(king) = 1, g(7) = 0")), qPrintable(value));
        QCOMPARE(items(stepOf(explanation, "sinks")->details[0], 0),
                 QStringList{QStringLiteral("g(sink) = 0")});
        // Equal tokens are counted, and called tokens.
        const QString equal =
            explained::english(stepOf(sum_checker::explain(position(rule, {7, 7, 9})), "value")->title);
        QCOMPARE(equal, QStringLiteral("Token(s) 1, 2: g(7) = 0"));
    }

    // In whatever is said of it a vertex that has a name is called by it, also where a position is named.
    void noNumberOfANamedVertexIsSaid()
    {
        const auto voice = teaching::Voice::installed();
        const QString rule =
            QStringLiteral("graph 700=sink;701=king;701>700;702=queen;702>700;702>701;703=rook;703>701;"
                           "703>702;704=pawn;704>702;705=knight;705>703;705>704");
        for (const auto& tokens : {std::vector<Count>{705}, {704, 703}, {705, 701}, {703, 703, 701}}) {
            for (const Play play : {Play::Normal, Play::Misere}) {
                const teaching::Position shown = position(rule, tokens, play);
                const auto& game = *shown.game;
                QStringList said{teaching::plainText(sum_checker::explain(shown), voice).section(u'\n', 1),
                                 voice.say(game.verdict(shown))};
                for (const auto& hint : game.hints(shown))
                    said << voice.say(hint);
                const auto moves = teaching::allMoves(shown, 100).value();
                for (const auto& move : moves) {
                    const teaching::History::Entry made{move, shown, game.after(shown, move),
                                                        teaching::Side::Learner, false};
                    said << voice.say(teaching::commentOn(made).line)
                         << voice.say(teaching::seenOn(made).line)
                         << voice.say(teaching::reviewedOn(made, true).line);
                }
                for (int step = 0; step < 6; ++step) {
                    const auto cells = games::sumsTable().cells(shown, 0, step);
                    said << voice.say(cells.text) << voice.say(cells.next->task)
                         << voice.say(games::sumsTable().refute(shown, 0, step, 1));
                }
                for (const QString& each : std::as_const(said))
                    QVERIFY2(!each.contains(QStringLiteral("70")), qPrintable(each));
            }
        }
        QCOMPARE(teaching::tupleNotation(position(rule, {705, 701})), QStringLiteral("(knight, king)"));
    }

    // A name that looks like a place for another text is written as it is.
    void namesAreNoPlacesForOtherTexts()
    {
        const auto said = [](const QString& rule) {
            const auto voice = teaching::Voice::installed();
            QString text;
            for (const auto& tokens : {std::vector<Count>{3}, {3, 2}, {3, 3, 2}}) {
                for (const Play play : {Play::Normal, Play::Misere}) {
                    const auto shown = position(rule, tokens, play);
                    text += teaching::plainText(sum_checker::explain(shown), voice, {});
                    text += voice.say(shown.game->verdict(shown));
                }
            }
            return text;
        };
        const QString hostile = said(QStringLiteral("graph 0=%1;1=%2;1>0;2=%3;2>0;2>1;3=%L;3>1;3>2"));
        QString plain = said(QStringLiteral("graph 0=ß1;1=ß2;1>0;2=ß3;2>0;2>1;3=ßL;3>1;3>2"));
        QVERIFY(plain.contains(QStringLiteral("ß2")));
        QCOMPARE(hostile, plain.replace(u'ß', u'%'));
    }

    void tokensAreNotCalledHeaps()
    {
        rules_alone::Judge judge;
        for (const Play play : {Play::Normal, Play::Misere}) {
            for (const std::vector<Count>& tokens : {std::vector<Count>{3, 2}, {2, 2}, {3}, {1, 0, 3}}) {
                const Explanation explanation =
                    sum_checker::explain(position(QStringLiteral("graph 1>0;2>0;2>1;3>2"), tokens, play));
                sum_checker::check(explanation, judge);
                for (const Step& step : explanation.steps) {
                    if (QByteArray(step.id) != "goal" && QByteArray(step.id) != "theory")
                        QVERIFY2(!words(step).contains(QStringLiteral("eap ")), qPrintable(words(step)));
                }
            }
        }
    }

    void misereOfSeveralTokensIsDecidedByASearch()
    {
        const QString rule = QStringLiteral("graph 1>0;2>0;2>1;3>2");
        const Explanation small = sum_checker::explain(position(rule, {3, 2, 2}, Play::Misere));
        QVERIFY(stepOf(small, "lost-list") && !stepOf(small, "sinks") && !stepOf(small, "value"));
        QString tall = QStringLiteral("graph 1>0");
        for (int vertex = 2; vertex < 60; ++vertex)
            tall += QStringLiteral(";%1>%2;%1>%3").arg(vertex).arg(vertex - 1).arg(vertex - 2);
        const Explanation large = sum_checker::explain(position(tall, {59, 58}, Play::Misere));
        QVERIFY(!stepOf(large, "lost-list"));
        QCOMPARE(at<Count>(*explained::detail(*stepOf(large, "search"), "ways to place"), 0), Count{250'000});
    }

    // Of one token, P and N become known layer by layer: every vertex is said to be what play from it alone
    // shows, with an arrow that proves an N.
    void misereLayersAreTrue()
    {
        std::mt19937 random(23);
        int found = 0;
        for (int round = 0; round < 120; ++round) {
            const Drawing drawing = graph::randomGraph(random, 14, 40, 100);
            const Count token = drawing.vertices[random() % drawing.vertices.size()];
            Truth truth(drawing);
            const Explanation explanation =
                sum_checker::explain(position(drawing.rule(), {token}, Play::Misere));
            if (!stepOf(explanation, "search")) {
                const QByteArrayList all = ids(explanation); // short ways, which sum_checker checks
                QVERIFY(all.contains("over") || all.contains("forced") || all.contains("last-moves")
                        || all.contains("before-last") || all.contains("before-answers")
                        || all.contains("parity"));
                continue;
            }
            Count layer = 0;
            for (const Step& step : explanation.steps) {
                if (QByteArray(step.id) != "sinks" && QByteArray(step.id) != "layer")
                    continue;
                std::set<QString> said;
                for (const teaching::Sentence& each : step.details) {
                    const bool lost = explained::english(each).startsWith(QLatin1String("P,"));
                    for (const QString& item : items(each, 0)) {
                        const QStringList way = item.split(QStringLiteral("→"));
                        said.insert(way[0]);
                        const Count vertex = called(drawing, way[0]);
                        QVERIFY2(truth.isLostInMisere(vertex) == lost,
                                 qPrintable(drawing.rule() + words(step)));
                        QCOMPARE(way.size(), lost || layer == 0 ? 1 : 2);
                        if (way.size() == 2)
                            QVERIFY(truth.isLostInMisere(called(drawing, way[1])));
                    }
                }
                std::set<QString> expected;
                for (const Count vertex : truth.verticesOf(layer))
                    expected.insert(drawing.label(vertex));
                QCOMPARE(said, expected);
                ++layer;
                ++found;
            }
            QCOMPARE(layer, truth.layer(token) == 0 ? Count{0} : truth.layer(token) + 1);
        }
        QVERIFY(found > 100);
    }
};

LASTSTONE_TEST(GraphExplanationTest, Nothing)

} // namespace laststone::graph_explanation_test
#include "graph_explanation_test.moc"
