// SPDX-License-Identifier: GPL-3.0-or-later
// Subtraction sets: how they are read, and their values, moves and outcomes against the rules alone.
#include "games/subtraction/subtraction_game.h"

#include "games/sums/sum_game_check.h"
#include "test_main.h"

#include <QTest>

#include <random>

namespace laststone::subtraction_game_test {

using games::SubtractionGame;
using sum_game::position;
using teaching::Move;
using teaching::Position;
using theory::Count;
using theory::kMaxCount;
using theory::Outcome;
using theory::Play;

namespace {

std::shared_ptr<const SubtractionGame> gameOfSets(std::initializer_list<std::vector<Count>> sets)
{
    std::vector<theory::subtraction::Set> made;
    for (const std::vector<Count>& set : sets)
        made.push_back(theory::subtraction::Set::make(set).value());
    return std::make_shared<const SubtractionGame>(std::move(made));
}

} // namespace

class SubtractionGameTest : public QObject {
    Q_OBJECT
private slots:
    void rulesAreReadAndWritten_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("rule");
        const auto row = [](const char* text, const char* rule) {
            QTest::newRow(text) << QString::fromLatin1(text) << QString::fromLatin1(rule);
        };
        row("{1,3,4}", "{1,3,4}");
        row("{4,1,3,1}", "{1,3,4}");
        row("{ 1 , 3 }", "{1,3}");
        row("{1 3 4}", "{1,3,4}");
        row("{1..5}", "{1,2,3,4,5}");
        row("{2,5..7,20}", "{2,5,6,7,20}");
        row("{7..7}", "{7}");
        row("{1,3}+{2,5}", "{1,3}+{2,5}");
        row("{1,3} + {2}+{1..3}", "{1,3}+{2}+{1,2,3}");
        row("{1000000}", "{1000000}");
        row("{007}", "{7}");
    }
    void rulesAreReadAndWritten()
    {
        QFETCH(QString, text);
        QFETCH(QString, rule);
        const qsizetype sets = rule.count(QLatin1Char('{'));
        const QString heaps = QStringLiteral(" 5").repeated(sets);
        const Position read = positionOf(QStringLiteral("sg %1:%2").arg(text, heaps));
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
        row("sg {}: 5", 5);
        row("sg {0}: 5", 5);
        row("sg {1,}: 5", 7);
        row("sg {1,,3}: 5", 7);
        row("sg {1,3: 5", 8);
        row("sg {1000001}: 5", 5);
        row("sg {5..3}: 5", 9); // behind the range
        row("sg {1,3}+: 5", 10);
        row("sg {1,3}x: 5", 9);
        row("sg {a}: 5", 5);
        row("sg {1..300}: 5", 5);
    }
    void wrongRulesSayWhere()
    {
        QFETCH(QString, text);
        QFETCH(int, column);
        const auto error = sum_game::errorOf(text);
        QVERIFY(!error.expected.isEmpty());
        QCOMPARE(static_cast<int>(error.column), column);
    }

    void optionsAndValuesAreThoseOfTheRules_data()
    {
        QTest::addColumn<QString>("rule");
        for (const char* const rule : {"{1,3,4}", "{2,5}", "{1,2,3}", "{2}", "{3,6,7,12}", "{1,2,4,8,16}",
                                       "{5,7,9}", "{4,10,12}", "{1,4,9,16,25,36}"})
            QTest::newRow(rule) << QString::fromLatin1(rule);
    }
    void optionsAndValuesAreThoseOfTheRules()
    {
        QFETCH(QString, rule);
        sum_game::checkOptions(rule, 0, 100);
    }

    void theRuleIsToldInWords()
    {
        const auto told = [](const char* rule) {
            const Position here = position(QString::fromLatin1(rule), {5});
            return teaching::Voice::installed().say(here.game->moveRule(here));
        };
        QCOMPARE(told("{1}"), QStringLiteral("Take 1 stone(s) from one heap."));
        QCOMPARE(told("{3}"), QStringLiteral("Take 3 stone(s) from one heap."));
        QCOMPARE(told("{1,3,4}"), QStringLiteral("Take 1, 3 or 4 stones from one heap."));
        QCOMPARE(told("{1..9}"), QStringLiteral("Take 1 to 9 stones from one heap."));
        const QString many = told("{1,3,5,7,9,11,13,15,17,19,21,23,25}");
        QVERIFY2(many.startsWith(QStringLiteral("Take from one heap one of the numbers of stones in {1,3,")),
                 qPrintable(many));
    }

    void eachHeapHasTheValuesOfItsOwnSet()
    {
        const QString rule = QStringLiteral("{1,3,4}+{2,5}+{1,2}");
        for (std::size_t part = 0; part < 3; ++part)
            sum_game::checkOptions(rule, part, 40);
        const auto game = gameOfSets({{1, 3, 4}, {2, 5}, {1, 2}});
        QVERIFY(!game->isOneForAll());
        QCOMPARE(game->rule(), rule);
        QCOMPARE(game->set(1).largest(), Count{5});
        QCOMPARE(game->period(2), std::optional(theory::Period{0, 3}));
        // As many heaps as sets, no more and no less.
        QVERIFY(game->checkHeaps(std::vector<Count>{1, 2}));
        QVERIFY(!game->checkHeaps(std::vector<Count>{1, 2, 3}));
        QVERIFY(game->checkHeaps(std::vector<Count>{1, 2, 3, 4}));
    }

    void sumsAreDecidedTruly()
    {
        rules_alone::Judge judge;
        for (const char* const text : {"{1,3,4}", "{2,5}", "{1,2}", "{3,4}"}) {
            const QString rule = QString::fromLatin1(text);
            for (Count code = 0; code < 7 * 7 * 7; ++code) {
                const std::vector<Count> heaps{code % 7, code / 7 % 7, code / 49};
                sum_game::checkSum(rule, heaps, judge);
                if (QTest::currentTestFailed())
                    qFatal("%s: %d", text, static_cast<int>(code));
            }
        }
    }

    void movesAndVerdictsAreTrue()
    {
        rules_alone::Judge judge;
        for (const Position& each : rules_alone::smallPositions(QStringLiteral("sg"))) {
            if (!each.rule().startsWith(QLatin1Char('{')))
                continue;
            sum_game::checkMoves(each);
            sum_game::checkVerdict(each, judge);
            if (QTest::currentTestFailed())
                qFatal("%s", qPrintable(teaching::notation(each)));
        }
    }

    void movesAreCalledByHeapAndStones()
    {
        const Position each = position(QStringLiteral("{1,3,4}"), {5, 7});
        QCOMPARE(explained::english(each.game->describe(each, {1, 3, 0})),
                 QStringLiteral("take 3 from heap 2"));
        QCOMPARE(each.game->shortForm(each, {1, 3, 0}), QStringLiteral("#2 7→4"));
        QCOMPARE(each.game->after(each, {1, 3, 0}).heaps, (std::vector<Count>{5, 4}));
        QVERIFY(!each.game->isLegal(each, {1, 2, 0}));
        QVERIFY(!each.game->isLegal(each, {0, 3, 1})); // there is nothing to split
        QVERIFY(!each.game->isLegal(each, {2, 1, 0}));
    }

    // A period that is proven tells the value of any heap, and misère play as well.
    void hugeHeapsHaveTheValueOfTheirRest()
    {
        const auto game = gameOfSets({{1, 3, 4}});
        for (Count n = 0; n < 50; ++n) {
            const Count far = kMaxCount / 7 * 7 - 700 + n;
            QCOMPARE(game->value(0, far), game->value(0, n));
        }
        const std::vector<Count> heaps{kMaxCount, kMaxCount - 1};
        QVERIFY(!game->checkHeaps(heaps));
        QVERIFY(game->misere(heaps));
        QCOMPARE(game->misere(heaps)->outcome == Outcome::P, game->nimSum(heaps) == 0);
    }

    void withoutAPeriodHeapsAreBounded()
    {
        const auto game = gameOfSets({{37, 99983, 548573}});
        QVERIFY(!game->period(0));
        QVERIFY(!game->checkHeaps(std::vector<Count>{SubtractionGame::kMostValues}));
        QVERIFY(game->checkHeaps(std::vector<Count>{SubtractionGame::kMostValues + 1}));
        QVERIFY(game->checkHeaps(std::vector<Count>{kMaxCount}));
    }

    void heapsToBeginWithHaveMoves()
    {
        QRandomGenerator random(5);
        for (const auto& game : {gameOfSets({{1, 3, 4}}), gameOfSets({{2, 5}, {1, 2}}), gameOfSets({{1000}}),
                                 gameOfSets({{40, 50}})}) {
            QVERIFY(!game->checkHeaps(game->firstHeaps()));
            for (const auto difficulty :
                 {teaching::Difficulty::Easy, teaching::Difficulty::Medium, teaching::Difficulty::Hard}) {
                for (int round = 0; round < 50; ++round) {
                    const auto heaps = game->randomHeaps(difficulty, random);
                    QVERIFY(!game->checkHeaps(heaps));
                    for (std::size_t part = 0; part < heaps.size(); ++part)
                        QVERIFY(game->hasMove(part, heaps[part]));
                }
            }
        }
    }
};

LASTSTONE_TEST(SubtractionGameTest, Nothing)

} // namespace laststone::subtraction_game_test
#include "subtraction_game_test.moc"
