// SPDX-License-Identifier: GPL-3.0-or-later
// Taking and breaking: how codes are read, and values, moves and outcomes against the rules alone.
#include "games/octal/octal_game.h"

#include "games/sums/sum_game_check.h"
#include "test_main.h"

#include <QTest>

#include <random>

namespace laststone::octal_game_test {

using explained::english;
using games::OctalGame;
using sum_game::position;
using teaching::Position;
using theory::Count;
using theory::Outcome;
using theory::Play;

class OctalGameTest : public QObject {
    Q_OBJECT
private slots:
    void rulesAreReadAndWritten_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("rule");
        const auto row = [](const char* text, const char* rule) {
            QTest::newRow(text) << QString::fromLatin1(text) << QString::fromLatin1(rule);
        };
        row("0.77", "0.77");
        row("0.07", "0.07");
        row("4.7", "4.7");
        row("0.7700", "0.77"); // zeros at the end allow nothing
        row("0.123456701234567", "0.123456701234567");
        row("grundy", "grundy");
        row("kayles", "0.77");
        row("Kayles", "0.77");
        row("Grundy", "grundy");
    }
    void rulesAreReadAndWritten()
    {
        QFETCH(QString, text);
        QFETCH(QString, rule);
        const Position read = positionOf(QStringLiteral("sg %1: 5 3").arg(text));
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
        row("sg 1.77: 5", 4);
        row("sg 0: 5", 5);
        row("sg 0.: 5", 6);
        row("sg 0.78: 5", 7);
        row("sg 0.9: 5", 6);
        row("sg 0,77: 5", 5);
        row("sg 0.7 7: 5", 7);
        row("sg grundys: 5", 10);
        row("sg 0.1234567012345670123456701234567: 5", 36); // a digit too many
        row("sg nothing: 5", 4);
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
        for (const char* const rule : {"0.77", "0.07", "0.137", "0.16", "0.6", "4.7", "0.45", "0.3", "4.0",
                                       "0.007", "0.7654321", "0.1234567", "4.0000007", "0.0", "grundy"})
            QTest::newRow(rule) << QString::fromLatin1(rule);
    }
    void optionsAndValuesAreThoseOfTheRules()
    {
        QFETCH(QString, rule);
        sum_game::checkOptions(rule, 0, 60);
    }

    void randomCodesAreThoseOfTheRules()
    {
        std::mt19937 random(2);
        for (int round = 0; round < 60; ++round) {
            QString code = random() % 3 == 0 ? QStringLiteral("4.") : QStringLiteral("0.");
            const unsigned length = 1 + random() % 5;
            for (unsigned place = 1; place <= length; ++place)
                code += QString::number(place == length ? 1 + random() % 7 : random() % 8);
            sum_game::checkOptions(code, 0, 25);
            if (QTest::currentTestFailed())
                qFatal("%s", qPrintable(code));
        }
    }

    void sumsAreDecidedTruly()
    {
        rules_alone::Judge judge;
        for (const char* const text : {"0.77", "0.07", "4.7", "0.6", "0.3", "grundy"}) {
            const QString rule = QString::fromLatin1(text);
            for (Count code = 0; code < 6 * 6 * 3; ++code) {
                const std::vector<Count> heaps{code % 6, code / 6 % 6, code / 36};
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
            if (!each.rule()[0].isDigit() && each.rule() != QLatin1String("grundy"))
                continue;
            sum_game::checkMoves(each);
            sum_game::checkVerdict(each, judge);
            if (QTest::currentTestFailed())
                qFatal("%s", qPrintable(teaching::notation(each)));
        }
    }

    // Without a split, and where any rest may be left, it is the game of a set: so values decide misère play
    // of any size, as the rules alone do.
    void codesOfThreesAreSets()
    {
        rules_alone::Judge judge;
        for (const auto& [code, set] : {std::pair("0.3", "{1}"),
                                        {"0.33", "{1,2}"},
                                        {"0.333", "{1,2,3}"},
                                        {"0.303", "{1,3}"},
                                        {"0.03", "{2}"},
                                        {"0.00303", "{3,5}"},
                                        {"0.3033", "{1,3,4}"}}) {
            for (const std::vector<Count>& heaps :
                 {std::vector<Count>{100}, {47, 3}, {9, 8}, {0, 6}, {5, 0, 7, 2}, {6, 6, 1}, {30, 1}}) {
                for (const Play play : {Play::Normal, Play::Misere}) {
                    const Position octal = position(QString::fromLatin1(code), heaps, play);
                    const Position sums = position(QString::fromLatin1(set), heaps, play);
                    QVERIFY2(!octal.game->check(octal), code);
                    QVERIFY(octal.game->outcome(octal) == judge.outcome(octal));
                    QVERIFY(octal.game->winningMoves(octal) == sums.game->winningMoves(sums));
                    QCOMPARE(english(octal.game->decidingFact(octal)),
                             english(sums.game->decidingFact(sums)));
                }
            }
        }
        // Others are searched.
        for (const char* const code : {"0.0", "0.2", "0.31", "0.37", "4.3"})
            QVERIFY2(games::SgGame::of(position(QString::fromLatin1(code), {5})).takes(0) == nullptr, code);
    }

    void eachKindOfMoveHasItsWords()
    {
        const Position kayles = position(QStringLiteral("0.77"), {2, 7});
        const auto words = [](const Position& each, const teaching::Move& move) {
            return english(each.game->describe(each, move));
        };
        QCOMPARE(words(position(QStringLiteral("0.77"), {7}), {0, 2, 0}),
                 QStringLiteral("take 2 from the heap of 7"));
        QCOMPARE(words(kayles, {0, 2, 0}), QStringLiteral("take heap 1 whole"));
        QCOMPARE(words(kayles, {1, 2, 0}), QStringLiteral("take 2 from heap 2"));
        QCOMPARE(words(kayles, {1, 2, 1}), QStringLiteral("take 2 from heap 2 so that 4 and 1 are left"));
        const Position equal = position(QStringLiteral("0.77"), {2, 2, 7});
        const auto report = [](const Position& each, const teaching::Move& move) {
            return english(each.game->report(each, move));
        };
        QCOMPARE(report(equal, {0, 1, 0}), QStringLiteral("took 1 from a heap of 2"));
        QCOMPARE(report(equal, {0, 2, 0}), QStringLiteral("took a heap of 2 whole"));
        QCOMPARE(report(equal, {2, 2, 1}),
                 QStringLiteral("took 2 from the heap of 7 and split the rest into 4 and 1"));
        const Position grundy = position(QStringLiteral("grundy"), {2, 7});
        QCOMPARE(words(grundy, {1, 0, 3}), QStringLiteral("split heap 2 into 4 and 3"));
        QCOMPARE(kayles.game->shortForm(kayles, {1, 2, 1}), QStringLiteral("#2 7→4+1"));
        QCOMPARE(kayles.game->shortForm(kayles, {0, 2, 0}), QStringLiteral("#1 2→0"));
        QCOMPARE(grundy.game->shortForm(grundy, {1, 0, 3}), QStringLiteral("#2 7→4+3"));
    }

    // A heap that is taken is gone, one that is split becomes two in its place; a position keeps one number.
    void heapsComeAndGo()
    {
        const Position kayles = position(QStringLiteral("0.77"), {2, 7, 1});
        using Heaps = std::vector<Count>;
        QCOMPARE(kayles.game->after(kayles, {0, 2, 0}).heaps, (Heaps{7, 1}));
        QCOMPARE(kayles.game->after(kayles, {1, 1, 2}).heaps, (Heaps{2, 4, 2, 1}));
        QCOMPARE(kayles.game->after(kayles, {1, 1, 0}).heaps, (Heaps{2, 6, 1}));
        const Position last = position(QStringLiteral("0.77"), {1});
        QCOMPARE(last.game->after(last, {0, 1, 0}).heaps, (Heaps{0}));
        QVERIFY(last.game->isTerminal(last.game->after(last, {0, 1, 0})));
        // The smaller part is the one that is named.
        QVERIFY(kayles.game->isLegal(kayles, {1, 2, 2}));
        QVERIFY(!kayles.game->isLegal(kayles, {1, 2, 3}));
        QVERIFY(!kayles.game->isLegal(kayles, {1, 3, 0}));
    }

    void periodsAndExceptionsAreThoseOfTheValues()
    {
        const OctalGame kayles(theory::octal::Sequence(*theory::octal::Code::parse("0.77")));
        QCOMPARE(kayles.period(), std::optional(theory::Period{71, 12}));
        sg_truth::Values values(QStringLiteral("0.77"));
        std::vector<Count> exceptions;
        for (Count n = 0; n < 71; ++n) {
            if (values.of(0, n) != values.of(0, 72 + n % 12))
                exceptions.push_back(n);
        }
        QCOMPARE(theory::exceptions(kayles.knownValues()), exceptions);
        QCOMPARE(theory::octal::periodProof(kayles.knownValues())->end, Count{156});
        const OctalGame grundy(theory::octal::Sequence::grundysGame());
        QVERIFY(grundy.isGrundysGame() && !grundy.period());
    }

    void heapsAreBounded()
    {
        const auto check = [](const char* rule, std::vector<Count> heaps, Play play = Play::Normal) {
            const Position each = position(QString::fromLatin1(rule), std::move(heaps), play);
            return each.game->check(each).has_value();
        };
        QVERIFY(!check("0.77", {OctalGame::kMostPeriodic}));
        QVERIFY(check("0.77", {OctalGame::kMostPeriodic + 1}));
        QVERIFY(!check("grundy", {OctalGame::kMostHeap}));
        QVERIFY(check("grundy", {OctalGame::kMostHeap + 1}));
        // Misère play is searched.
        QVERIFY(!check("0.77", {20, 20}, Play::Misere));
        QVERIFY(check("0.77", {20, 21}, Play::Misere));
        QVERIFY(!check("0.77", {20, 21}));
        const Position large = position(QStringLiteral("0.77"), {20, 21}, Play::Misere);
        QVERIFY(english(*large.game->check(large))
                    .endsWith(QStringLiteral("up to 40 stones in all; these are 41")));
    }

    // So that what is told of one heap is not asked of another of that size.
    void equalHeapsHaveOneValue()
    {
        const QString rule = QStringLiteral("0.77");
        const games::SgGame& game = sgGame(rule);
        QCOMPARE(game.valueFact(1, 5), game.valueFact(0, 5));
        QVERIFY(game.valueFact(0, 6) != game.valueFact(0, 5));
    }

    void heapsToBeginWithAreFit()
    {
        QRandomGenerator random(9);
        for (const char* const rule : {"0.77", "grundy", "4.7"}) {
            const QString name = QString::fromLatin1(rule);
            const games::SgGame& game = sgGame(name);
            QVERIFY(!game.checkHeaps(game.firstHeaps()));
            for (const auto difficulty :
                 {teaching::Difficulty::Easy, teaching::Difficulty::Medium, teaching::Difficulty::Hard}) {
                for (int round = 0; round < 50; ++round) {
                    const auto heaps = game.randomHeaps(difficulty, random);
                    QVERIFY(!game.checkHeaps(heaps));
                    QVERIFY(std::ranges::all_of(heaps, [](Count heap) { return heap >= 2; }));
                }
            }
        }
    }
};

LASTSTONE_TEST(OctalGameTest, Nothing)

} // namespace laststone::octal_game_test
#include "octal_game_test.moc"
