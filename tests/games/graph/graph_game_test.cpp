// SPDX-License-Identifier: GPL-3.0-or-later
// Graph games: how they are read, and values, moves and outcomes against the edges alone.
#include "games/graph/graph_game.h"

#include "games/sg/random_graph.h"
#include "games/sums/sum_game_check.h"
#include "test_main.h"

#include <QTest>

#include <random>

namespace laststone::graph_game_test {

using explained::english;
using games::GraphGame;
using graph::Drawing;
using sum_game::position;
using teaching::Position;
using theory::Count;
using theory::Outcome;
using theory::Play;

namespace {

const QString kSmall = QStringLiteral("graph 1>0;2>0;2>1;3>1;3>2;4>2;5>3;5>4;6>3;6>5");

// The longest way down from a vertex.
Count longest(const Drawing& drawing, Count vertex)
{
    Count most = 0;
    for (const Drawing::Edge& edge : drawing.edges) {
        if (edge.from == vertex)
            most = std::max(most, longest(drawing, edge.to) + 1);
    }
    return most;
}

} // namespace

class GraphGameTest : public QObject {
    Q_OBJECT
private slots:
    void namesAreReadInPlaceOfNumbers_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("notation"); // empty where it is refused
        const QString head = QStringLiteral("sg graph 1=12;2=king;3=2;4=twin;5=twin;6=冬天;7>1;8>1: ");
        const auto row = [&](const char* typed, const char* numbers) {
            QTest::newRow(typed) << head + QString::fromUtf8(typed)
                                 << (*numbers ? head + QString::fromLatin1(numbers) : QString());
        };
        row("king", "2");
        row("7 king,冬天、8", "7 2 6 8");
        row("12", "1"); // a name that is a number, but not of a vertex
        row("2", "2"); // the vertex 2, though 3 is called so
        row("twin", ""); // which one?
        row("King", "");
        row("kin", "");
        row("king2", "");
    }
    void namesAreReadInPlaceOfNumbers()
    {
        QFETCH(QString, typed);
        QFETCH(QString, notation);
        const auto read = teaching::parsePosition(typed, games::families(), nullptr);
        QCOMPARE(std::holds_alternative<Position>(read), !notation.isEmpty());
        if (!notation.isEmpty())
            QCOMPARE(teaching::notation(std::get<Position>(read)), notation);
    }

    void rulesAreReadAndWritten_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("rule");
        const auto row = [](const char* text, const char* rule) {
            QTest::newRow(text) << QString::fromLatin1(text) << QString::fromLatin1(rule);
        };
        row("graph 1>0;2>0", "graph 1>0;2>0");
        row("graph 2>0;1>0;2>0", "graph 1>0;2>0");
        row("graph 2 > 0 ; 1 > 0", "graph 1>0;2>0");
        row("graph 0", "graph 0");
        row("graph 0;1>0;5", "graph 1>0;5");
        row("graph 0=sink;1>0", "graph 0=sink;1>0");
        row("graph 9223372036854775807>0", "graph 9223372036854775807>0");
    }
    void rulesAreReadAndWritten()
    {
        QFETCH(QString, text);
        QFETCH(QString, rule);
        const Position read = positionOf(QStringLiteral("sg %1: 0").arg(text));
        QCOMPARE(read.rule(), rule);
        QCOMPARE(positionOf(teaching::notation(read)).rule(), rule);
    }

    void wrongRulesSayWhere_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("column");
        const auto row = [](const char* text, int column) {
            QTest::newRow(text) << QString::fromLatin1(text) << column;
        };
        row("sg graph 1>: 0", 12);
        row("sg graph : 0", 9);
        row("sg graph 1>0;: 0", 14);
        row("sg graph 1>0 2>0: 0", 14);
        row("sg graph a>0: 0", 10);
        row("sg graph 9223372036854775808>0: 0", 10);
        row("sg graph 0=;1>0: 0", 12);
        row("sg graph 1>0;2>1: 1 2 5", 23); // the vertex that is not there
        row("sg graph 1>0;2>1: 1 5 2", 21);
    }
    void wrongRulesSayWhere()
    {
        QFETCH(QString, text);
        QFETCH(int, column);
        const auto error = sum_game::errorOf(text);
        QVERIFY(!error.expected.isEmpty());
        QCOMPARE(static_cast<int>(error.column), column);
    }

    void aCycleIsNamed()
    {
        const auto error = sum_game::errorOf(QStringLiteral("sg graph 0=king;0>1;1>2;2>0: 0"));
        const QString said = english(error.expected);
        QVERIFY2(said.endsWith(QStringLiteral("0 → 1 → 2 → 0")), qPrintable(said));
        QVERIFY(!sum_game::errorOf(QStringLiteral("sg graph 3>3: 3")).expected.isEmpty());
    }

    void optionsAndValuesAreThoseOfTheEdges()
    {
        sum_game::checkOptions(kSmall, 0, 6);
        std::mt19937 random(4);
        for (int round = 0; round < 40; ++round) {
            const Drawing drawing = graph::randomGraph(random, 1 + random() % 25, random() % 60, 100, true);
            sum_game::checkOptions(drawing.rule(), 0, drawing.vertices.size() - 1);
            if (QTest::currentTestFailed())
                qFatal("%s", qPrintable(drawing.rule()));
        }
    }

    void sumsAreDecidedTruly()
    {
        rules_alone::Judge judge;
        for (Count code = 0; code < 7 * 7 * 7; ++code) {
            sum_game::checkSum(kSmall, {code % 7, code / 7 % 7, code / 49}, judge);
            if (QTest::currentTestFailed())
                qFatal("%d", static_cast<int>(code));
        }
    }

    void movesAndVerdictsAreTrue()
    {
        rules_alone::Judge judge;
        for (const Position& each : rules_alone::smallPositions(QStringLiteral("sg"))) {
            if (!each.rule().startsWith(QLatin1String("graph")))
                continue;
            sum_game::checkMoves(each);
            sum_game::checkVerdict(each, judge);
            if (QTest::currentTestFailed())
                qFatal("%s", qPrintable(teaching::notation(each)));
        }
    }

    void movesAreCalledByTokenAndNames()
    {
        const Position each = position(QStringLiteral("graph 0=sink;1=king;1>0;2>1;7>2"), {7, 1});
        QCOMPARE(english(each.game->describe(each, {0, 2, 0})), QStringLiteral("move token 1 from 7 to 2"));
        QCOMPARE(english(each.game->describe(each, {1, 0, 0})),
                 QStringLiteral("move token 2 from king to sink"));
        QCOMPARE(each.game->shortForm(each, {1, 0, 0}), QStringLiteral("#2 king→sink"));
        QCOMPARE(each.game->after(each, {0, 2, 0}).heaps, (std::vector<Count>{2, 1}));
        const Position alone = position(QStringLiteral("graph 0=sink;1=king;1>0;2>1;7>2"), {1});
        QCOMPARE(english(alone.game->describe(alone, {0, 0, 0})),
                 QStringLiteral("move the token from king to sink"));
        QVERIFY(!each.game->isLegal(each, {0, 1, 0})); // there is no such edge
        QVERIFY(!each.game->isLegal(each, {0, 5, 0})); // nor such a vertex
    }

    // How far the end can be away: the longest ways of all tokens together.
    void stonesLeftAreEdges()
    {
        std::mt19937 random(6);
        for (int round = 0; round < 30; ++round) {
            const Drawing drawing = graph::randomGraph(random, 2 + random() % 12, random() % 20);
            const GraphGame game(drawing);
            std::vector<Count> tokens;
            Count expected = 0;
            for (int token = 0; token < 3; ++token) {
                tokens.push_back(drawing.vertices[random() % drawing.vertices.size()]);
                expected += longest(drawing, tokens.back());
            }
            QCOMPARE(game.stonesLeft({nullptr, Play::Normal, tokens}), expected);
        }
    }

    void theFirstTokenHasTheLongestWay()
    {
        std::mt19937 random(7);
        for (int round = 0; round < 30; ++round) {
            const Drawing drawing = graph::randomGraph(random, 1 + random() % 15, random() % 25);
            const auto first = GraphGame(drawing).firstHeaps();
            // Where that is lost, another token stands beside it.
            const Position start{std::make_shared<const GraphGame>(drawing), Play::Normal, first};
            const bool isDead = std::ranges::all_of(
                drawing.vertices, [&](Count vertex) { return longest(drawing, vertex) == 0; });
            QVERIFY(isDead || start.game->outcome(start) == Outcome::N);
            for (const Count vertex : drawing.vertices)
                QVERIFY(longest(drawing, vertex) <= longest(drawing, first[0]));
        }
    }

    void tokensStandOnVertices()
    {
        const Position each = position(kSmall, {6, 3});
        QVERIFY(!each.game->check(each));
        QVERIFY(each.game->check(position(kSmall, {7})));
        QVERIFY(each.game->check(position(kSmall, {6, theory::kMaxCount})));
        QRandomGenerator random(2);
        const GraphGame game(Drawing{{0, 1, 2}, {{}, {}, {}}, {{1, 0}, {2, 1}}});
        for (int round = 0; round < 50; ++round) {
            const auto tokens = game.randomHeaps(teaching::Difficulty::Hard, random);
            QCOMPARE(tokens.size(), std::size_t{3});
            QVERIFY(!game.checkHeaps(tokens));
        }
    }

    // Too many ways to place the tokens are not searched.
    void misereIsSearchedWithinBounds()
    {
        QString rule = QStringLiteral("graph 1>0");
        for (int vertex = 2; vertex < 100; ++vertex)
            rule += QStringLiteral(";%1>%2;%1>%3").arg(vertex).arg(vertex - 1).arg(vertex / 2);
        const auto check = [&](std::vector<Count> tokens, Play play) {
            const Position each = position(rule, std::move(tokens), play);
            return each.game->check(each).has_value();
        };
        QVERIFY(!check({99, 99}, Play::Misere)); // 100 · 100
        QVERIFY(check({99, 99, 99}, Play::Misere)); // 100 · 100 · 100
        QVERIFY(!check({99, 99, 99}, Play::Normal));
        QVERIFY(!check({9, 9, 9}, Play::Misere));
        // The bound is named, beside what there is as long as it can be read.
        const auto refusal = [&](std::size_t tokens) {
            const Position each = position(rule, std::vector<Count>(tokens, 99), Play::Misere);
            return explained::english(*each.game->check(each));
        };
        QVERIFY(refusal(3).contains(QStringLiteral("up to 250000 ways")));
        QVERIFY(refusal(3).endsWith(QStringLiteral("there are 1000000")));
        QVERIFY(refusal(60).endsWith(QStringLiteral("there are far more")));
    }
};

LASTSTONE_TEST(GraphGameTest, Nothing)

} // namespace laststone::graph_game_test
#include "graph_game_test.moc"
