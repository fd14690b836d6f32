// SPDX-License-Identifier: GPL-3.0-or-later
// What all sums say: values, nim-sum, winning moves and answers, for each kind of game.
#include "games/sums/sum_steps.h"

#include "games/sums/sum_checker.h"
#include "teaching/notation.h"
#include "test_main.h"

#include <QTest>

#include <random>

namespace laststone::sum_steps_test {

using explained::english;
using explained::ids;
using explained::stepOf;
using explained::words;
using sum_checker::position;
using sum_checker::Values;
using teaching::Explanation;
using teaching::Position;
using teaching::Sentence;
using teaching::Step;
using theory::Count;
using theory::Outcome;
using theory::Play;

namespace {

Explanation explain(const Position& each)
{
    if (each.game->check(each))
        qFatal("%s", qPrintable(teaching::notation(each).left(100)));
    return sum_checker::explain(each);
}

Explanation explain(const QString& text)
{
    return explain(positionOf(text));
}

} // namespace

class SumStepsTest : public QObject {
    Q_OBJECT
private slots:
    void everySmallPositionIsExplainedTruly()
    {
        rules_alone::Judge judge;
        for (const Position& each : rules_alone::smallPositions(QStringLiteral("sg"))) {
            sum_checker::check(explain(each), judge);
            if (QTest::currentTestFailed())
                qFatal("%s", qPrintable(teaching::notation(each)));
        }
    }

    // Where the P-positions of misère play are too many to list, a larger one is argued by its answers.
    void searchedMiserePlayIsArgued_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("isProven"); // without the program's word for any P-position
        QTest::addColumn<int>("lines"); // how many lines of play are shown
        const auto row = [](const char* name, const char* text, bool isProven, int lines) {
            QTest::newRow(name) << QString::fromLatin1(text) << isProven << lines;
        };
        row("Kayles, N", "sg 0.77 misere: 5 4 1", true, 0);
        row("Kayles, P", "sg 0.77 misere: 5 4 1 1", true, 0);
        row("Kayles, many moves", "sg 0.77 misere: 9 8 1", false, 1);
        row("two kinds of moves, P", "sg 0.57 misere: 6 6 5", false, 1);
        row("two kinds of moves, four heaps", "sg 0.137 misere: 9 9 9 7", false, 1);
        row("Kayles, two heaps", "sg 0.77 misere: 9 6", true, 0);
        row("Kayles, one heap, P", "sg 0.77 misere: 12", true, 0);
        row("Grundy, N", "sg grundy misere: 9 8 7", false, 1);
        row("Grundy, equal", "sg grundy misere: 9 9", true, 0);
        row("Grundy, P", "sg grundy misere: 12 6 3", false, 1);
        row("Grundy, small", "sg grundy misere: 5 6 8", true, 0);
        row("a move ends it", "sg 0.36224767677471 misere: 14", true, 0);
        row("tokens", "sg graph 1>0;2>0;2>1;3>2;4>3;4>1;5>4;5>2;6>5;6>0 misere: 6 5 4", true, 0);
        row("tokens on one vertex", "sg graph 1>0;2>0;2>1;3>2;4>3;4>1;5>4;5>2;6>5;6>0 misere: 6 6 6", true,
            0);
        row("tokens, seven more", "sg graph 1>0;2>0;2>1;3>1;3>2;4>2;5>3;5>4;6>3;6>5 misere: 6 6 6", true, 0);
        row("three heaps, by the answers alone", "sg 0.3104 misere: 6 5 9", true, 0);
        row("tokens, P", "sg graph 1>0;2>0;2>1;3>1;3>2;4>2;5>3;5>4;6>3;6>5 misere: 6 6 5", true, 0);
        row("tokens, two more", "sg graph 1>0;2>0;2>1;3>1;3>2;4>2;5>3;5>4;6>3;6>5 misere: 6 5 4", true, 0);
    }
    void searchedMiserePlayIsArgued()
    {
        QFETCH(QString, text);
        QFETCH(bool, isProven);
        QFETCH(int, lines);
        static rules_alone::Judge judge;
        const Explanation explanation = explain(text);
        sum_checker::check(explanation, judge);
        const Step* const smallest = stepOf(explanation, "smallest-lost");
        QVERIFY(smallest
                && (explained::detail(*smallest, "Checked from the end up")
                    || explained::detail(*smallest, "Checked one by one")));
        const auto isCited = [](const Step& step) {
            return explained::detail(step, "The program has found that %1 is P") != nullptr;
        };
        QCOMPARE(std::ranges::none_of(explanation.steps, isCited), isProven);
        const auto hasLine = [](const Step& step) {
            return explained::detail(step, "One line of play from") != nullptr;
        };
        QCOMPARE(std::ranges::count_if(explanation.steps, hasLine), lines);
    }

    // The moves of equal heaps leave the same position: it is not argued by what is shown only later.
    void equalHeapsAreArguedByWhatHasBeenShown()
    {
        static rules_alone::Judge judge;
        for (const char* text :
             {"sg 0.77 misere: 6 7 6", "sg grundy misere: 10 10", "sg 0.07 misere: 8 9 8",
              "sg 0.7 misere: 7 7", "sg 0.777 misere: 5 8 5", "sg 0.777 misere: 8 5 7",
              "sg 0.777 misere: 7 8 5", "sg 0.137 misere: 8 5 8", "sg grundy misere: 8 6 8"}) {
            const Explanation explanation = explain(QString::fromLatin1(text));
            for (const Step& step : explanation.steps)
                QVERIFY2(!words(step).contains(QLatin1String("()")), text);
            sum_checker::check(explanation, judge);
            if (QTest::currentTestFailed())
                qFatal("%s", text);
        }
    }

    // What the program had to do is said with its size: 11,323 sums of heaps of 3 and more are not above 40.
    void theProgramIsCitedHonestly()
    {
        const Explanation explanation = explain(QStringLiteral("sg grundy misere: 40"));
        const Sentence* const said = explained::detail(*stepOf(explanation, "smallest-lost"), "Further up");
        QVERIFY(said);
        QCOMPARE(explained::at<Count>(*said, 0), Count{11'323});
        QCOMPARE(explained::at<Count>(*said, 1), Count{40});
        const QString others = words(*stepOf(explanation, "more-moves"));
        QVERIFY(others.contains(QStringLiteral("40→30+10"))
                && !others.contains(QStringLiteral("split heap")));
    }

    // Small positions of all kinds of sets and codes, in both ways of play.
    void randomRulesAreExplainedTruly()
    {
        const int rounds = qEnvironmentVariableIntValue("LASTSTONE_ROUNDS");
        std::mt19937 random(qEnvironmentVariableIntValue("LASTSTONE_SEED") + 15);
        const auto upTo = [&](unsigned number) { return static_cast<Count>(random() % number) + 1; };
        for (int round = 0; round < std::max(rounds, 150); ++round) {
            QStringList numbers;
            QString digits;
            for (Count number = 1; number <= 7; ++number) {
                if (random() % 5 < 2)
                    numbers << QString::number(number);
                if (number <= 3)
                    digits += QString::number(random() % 8);
            }
            if (numbers.isEmpty())
                numbers << QStringLiteral("2");
            const bool isSet = round % 5 < 3;
            const bool isCode = !isSet && digits != QStringLiteral("000");
            const QString rule = isSet ? QStringLiteral("{%1}").arg(numbers.join(QLatin1Char(',')))
                : isCode               ? QStringLiteral("0.%1").arg(digits)
                                       : QStringLiteral("grundy");
            std::vector<Count> heaps(upTo(3));
            for (Count& heap : heaps)
                heap = upTo(isSet ? 9 : 7);
            rules_alone::Judge judge;
            for (const Play play : {Play::Normal, Play::Misere}) {
                const Position each = position(rule, heaps, play);
                const Explanation explanation = explain(each);
                for (const Step& step : explanation.steps)
                    QVERIFY2(!words(step).contains(QLatin1String("()")),
                             qPrintable(teaching::notation(each)));
                sum_checker::check(explanation, judge);
                if (QTest::currentTestFailed())
                    qFatal("%s", qPrintable(teaching::notation(each)));
            }
        }
    }

    // A set for each heap, some of them the same, in both ways of play.
    void randomSumsOfSetsAreExplainedTruly()
    {
        const int rounds = qEnvironmentVariableIntValue("LASTSTONE_ROUNDS");
        std::mt19937 random(qEnvironmentVariableIntValue("LASTSTONE_SEED") + 16);
        const QStringList kinds{QStringLiteral("{1,2}"), QStringLiteral("{2,3}"),   QStringLiteral("{1,3,4}"),
                                QStringLiteral("{2,5}"), QStringLiteral("{1}"),     QStringLiteral("{3}"),
                                QStringLiteral("{1,3}"), QStringLiteral("{1,2,3}"), QStringLiteral("{2}"),
                                QStringLiteral("{1,4}")};
        for (int round = 0; round < std::max(rounds, 200); ++round) {
            const std::size_t parts = 2 + random() % 2;
            QStringList sets;
            std::vector<Count> heaps;
            for (std::size_t part = 0; part < parts; ++part) {
                sets << (part > 0 && random() % 4 == 0 ? sets.back()
                                                       : kinds[static_cast<qsizetype>(random() % 10)]);
                heaps.push_back(random() % (round % 2 == 0 ? 4 : 9));
            }
            rules_alone::Judge judge;
            for (const Play play : {Play::Normal, Play::Misere}) {
                const Position each = position(sets.join(QLatin1Char('+')), heaps, play);
                sum_checker::check(explain(each), judge);
                if (QTest::currentTestFailed())
                    qFatal("%s", qPrintable(teaching::notation(each)));
            }
        }
    }

    // A sum of equal sets says what the one set says.
    void equalSetsAreOneSet()
    {
        for (const char* const text : {": 4 4", ": 7 5", " misere: 2 1", " misere: 7 5", ": 9 0"}) {
            const Explanation one = explain(QStringLiteral("sg {1,2}") + QLatin1String(text));
            const Explanation sum = explain(QStringLiteral("sg {1,2}+{1,2}") + QLatin1String(text));
            QCOMPARE(ids(sum), ids(one));
            for (std::size_t i = 0; i < one.steps.size(); ++i)
                QCOMPARE(words(sum.steps[i]), words(one.steps[i]));
        }
        const QString rule = words(explain(QStringLiteral("sg {1,2}+{2,5}+{1,2}: 4 3 4")).steps.front());
        QVERIFY(!rule.contains(QLatin1String("g₁")) && !rule.contains(QLatin1String("value")));
        const QString shared =
            words(*stepOf(explain(QStringLiteral("sg {1,2}+{2,5}+{1,2}: 14 3 4")), "theory"));
        QVERIFY(shared.contains(QString::fromUtf8(
            "Heaps with the same set share one list of values: g₁ belongs to heap(s) 1, 3")));
        QVERIFY(shared.contains(QString::fromUtf8("g₂ belongs to heap(s) 2.")));
    }

    // The reader sees every value that the mex rests on; larger ones are cut, and called so.
    void theMexIsSeen()
    {
        const Explanation explanation = explain(QStringLiteral("sg grundy: 1000"));
        const QString value = words(*stepOf(explanation, "value"));
        for (int below = 0; below < 17; ++below)
            QVERIFY2(value.contains(QStringLiteral(" = %1 (and ").arg(below)), qPrintable(value));
        QVERIFY(value.contains(QStringLiteral("options of 12 larger value(s), which the mex does not need")));
        sum_checker::checkByValues(explanation);
    }

    // A projection shows one step at a time, with nothing below it.
    void stepsToComeAreNotBelow()
    {
        for (const char* text : {"sg 0.77: 21 13 9", "sg {1,3,4}: 12 7", "sg {1,3,4} misere: 12 7",
                                 "sg grundy: 60 41", "sg 0.77 misere: 7 5"}) {
            const Explanation explanation = explain(QString::fromLatin1(text));
            for (const Step& step : explanation.steps) {
                for (const char* part : {"shown below", "given below", "step below"})
                    QVERIFY2(!words(step).contains(QLatin1String(part)), text);
            }
        }
        const QString theory = words(*stepOf(explain(QStringLiteral("sg 0.77: 21 13 9")), "theory"));
        QVERIFY2(theory.contains(QStringLiteral("as will be shown")), qPrintable(theory));
    }

    // However large a position is, what fixes the number of its moves is all that has to be said.
    void fewStepsAreEnough_data()
    {
        QTest::addColumn<QString>("step");
        QTest::addColumn<QString>("said");
        const auto row = [](const char* text, const char* step, const char* said) {
            QTest::newRow(text) << QString::fromLatin1(step) << QString::fromLatin1(said);
        };
        row("sg {1}: 100 7", "forced", "Exactly 107 move(s) are left");
        row("sg {1} misere: 100 7", "forced", "Exactly 107 move(s) are left");
        row("sg {2} misere: 60 30", "forced", "Exactly 45 move(s) are left");
        row("sg {1}: 1000000000000", "forced", "There is just one move each time.");
        row("sg {1,3}: 6 10 2", "parity", "There are 18 stones, an even number");
        row("sg {1,3} misere: 6 10 2", "parity", "There are 18 stones, an even number");
        row("sg {1,3,5}: 999", "parity", "There are 999 stones, an odd number");
        row("sg {1}+{1,3} misere: 1000 11", "parity", "There are 1011 stones, an odd number");
        row("sg {1..64} misere: 15", "before-last", "Take 14, leave 1.");
        row("sg {1..64} misere: 3", "before-last", "Take 2, leave 1.");
        row("sg {1..64} misere: 9 9", "ferguson-end", "A heap of value 0 has no move here.");
    }
    void fewStepsAreEnough()
    {
        QFETCH(QString, step);
        QFETCH(QString, said);
        const Explanation explanation = explain(QString::fromLatin1(QTest::currentDataTag()));
        const Step* const found = stepOf(explanation, step.toLatin1().constData());
        QVERIFY2(found, ids(explanation).join(" ").constData());
        QVERIFY2(words(*found).contains(said), qPrintable(words(*found)));
        QVERIFY(step == QLatin1String("ferguson-end") || explanation.steps.size() <= 6);
    }

    // Many winning moves of several heaps are listed by what they change, with the number of the heap.
    void manyMovesAreListedByTheirChange()
    {
        const QString more = words(*stepOf(explain(QStringLiteral("sg 0.77: 100000 3")), "more-moves"));
        QVERIFY2(more.contains(QStringLiteral("heap 1: 100000→")) && !more.contains(QStringLiteral("take 1")),
                 qPrintable(more));
    }

    // Where every move wins nothing is said of others; and where heaps may split, every other move is
    // answered.
    void noOtherMoveWins_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("said");
        QTest::addColumn<bool>("isThere");
        const auto row = [](const char* text, const char* said, bool isThere) {
            QTest::addRow("%s, %s", text, said)
                << QString::fromLatin1(text) << QString::fromUtf8(said) << isThere;
        };
        row("sg {1,3,4}: 3", "There is no other move: every move wins.", true);
        row("sg {1,3,4}: 3", "any other leaves", false);
        row("sg {1,3,4}: 4", "There is no other move", false);
        row("sg 0.77: 5", "any other leaves", false);
        row("sg 0.77: 5", "The other 4 move(s) lose(s)", true);
        row("sg grundy: 8", "where you can answer every move", true);
        row("sg {1,3,4}: 4 2", "The other 3 move(s) lose(s)", true);
        row("sg {1,3,4}: 4 2", "An answer after which no move is left", false);
        row("sg 0.77: 2", "The other move loses", true);
        row("sg 0.77: 2", "(1) → no move is left", true);
        row("sg grundy: 5", "(3) → no move is left", true);
        row("sg {3,4}: 5 6", "→ (0)", false);
        row("sg 0.77: 4", "An answer after which no move is left", true);
        row("sg {1,3,4} misere: 5 7",
            "Every other move loses: it leaves an N-position, by the two rules above.", true);
        row("sg {1,3,4} misere: 5 7 7",
            "Every other move loses: it leaves an N-position, by the two rules above.", true);
        row("sg {1,3,4} misere: 13", "No other move wins: each leaves a value other than 1.", true);
    }
    void noOtherMoveWins()
    {
        QFETCH(QString, text);
        QFETCH(QString, said);
        QFETCH(bool, isThere);
        const Explanation explanation = explain(text);
        const bool isSaid = std::ranges::any_of(explanation.steps,
                                                [&](const Step& step) { return words(step).contains(said); });
        QCOMPARE(isSaid, isThere);
    }

    // Lists are cut, equal parts are counted, winning moves are listed together.
    void positionsOfManyPartsAreExplainedTruly_data()
    {
        QTest::addColumn<QString>("rule");
        QTest::addColumn<int>("largest");
        QTest::addColumn<int>("most"); // parts
        QTest::newRow("set") << QStringLiteral("{1,3,4}") << 30 << 40;
        QTest::newRow("set without 1") << QStringLiteral("{2,5}") << 40 << 40;
        QTest::newRow("powers of two") << QStringLiteral("{1,2,4,8,16}") << 60 << 30;
        QTest::newRow("large set") << QStringLiteral("{1,2,3,5,7,9,11,13,15,17,19,21,23,25,27,29,31,33,35}")
                                   << 90 << 25;
        QTest::newRow("Kayles") << QStringLiteral("0.77") << 40 << 30;
        QTest::newRow("digits 1 to 7") << QStringLiteral("0.1234567") << 30 << 20;
        QTest::newRow("splitting only") << QStringLiteral("4.0") << 25 << 20;
        QTest::newRow("Grundy") << QStringLiteral("grundy") << 50 << 30;
        QTest::newRow("graph") << QStringLiteral("graph 1>0;2>0;2>1;3>1;3>2;4>2;5>3;5>4;6>3;6>5") << 6 << 40;
        QTest::newRow("own sets") << QStringLiteral("{1,3,4}+{2,5}+{1,2}") << 40 << 3;
    }
    void positionsOfManyPartsAreExplainedTruly()
    {
        QFETCH(QString, rule);
        QFETCH(int, largest);
        QFETCH(int, most);
        std::mt19937 random(11);
        const auto upTo = [&](int number) {
            return static_cast<Count>(random() % (static_cast<unsigned>(number) + 1));
        };
        const bool ownSets = rule.contains(QLatin1Char('+'));
        Values values(rule);
        int lost = 0;
        for (int round = 0; round < 60; ++round) {
            std::vector<Count> heaps(ownSets ? 3 : 1 + upTo(most - 1));
            const int bound = round % 3 == 0 ? std::min(largest, 7) : largest;
            for (Count& heap : heaps)
                heap = upTo(bound);
            // A few lost ones, which do not come by themselves.
            for (Count last = 0; round % 4 == 0 && last <= static_cast<Count>(largest); ++last) {
                heaps.back() = last;
                if (values.sum(heaps) == 0)
                    break;
            }
            lost += values.sum(heaps) == 0;
            sum_checker::checkByValues(explain(position(rule, heaps)));
            if (QTest::currentTestFailed())
                qFatal("%s", qPrintable(teaching::notation(position(rule, heaps))));
        }
        QVERIFY(lost > 5);
    }

    void stepsComeInTheOrderOfTheArgument_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QByteArrayList>("expected");
        const auto row = [](const char* text, QByteArrayList expected) {
            QTest::newRow(text) << QString::fromLatin1(text) << expected;
        };
        row("sg {1,3,4}: 5 7",
            {"rule", "theory", "period", "value", "value", "nim-sum", "theorem", "verdict", "goal", "move",
             "others", "end"});
        row("sg {1,3,4}: 5", {"rule", "short-win", "short-others", "value"});
        row("sg {1,4,6}: 7",
            {"rule", "theory", "period", "value", "verdict", "answer", "answer", "answer", "end"});
        row("sg {1,3,4}: 2 7",
            {"rule", "theory", "period", "value", "value", "nim-sum", "theorem", "verdict", "answer",
             "answer", "answer", "answer", "end"});
        row("sg 0.77: 5 2",
            {"rule", "theory", "sum", "first-values", "value", "value", "nim-sum", "theorem", "verdict",
             "goal", "move", "others", "end", "code"});
        row("sg 0.77: 3 2", {"rule", "short-win", "short-others", "value", "value", "code"});
        row("sg 0.77: 1 2", {"rule", "short-win", "short-others", "value", "value", "code"});
        row("sg grundy: 10",
            {"rule", "theory", "sum", "first-values", "value", "theorem", "verdict", "answer", "answer",
             "answer", "answer", "end"});
        row("sg {1,2,3}: 3 2 3",
            {"rule", "short-win", "short-win", "short-win", "short-others", "value", "value"});
        row("sg {1,2,3}: 3 1 3 2 1",
            {"rule", "theory", "nim", "value", "value", "value", "nim-sum", "theorem", "verdict", "goal",
             "move", "move", "move", "others", "end"});
        row("sg {1,2,3}: 2 3", {"rule", "short-win", "short-others", "value", "value"});
        row("sg {1,2,3}: 5", {"rule", "short-win", "short-others", "value"});
        row("sg {1,2,3}: 9", {"rule", "theory", "remainder", "value", "verdict", "goal", "move", "end"});
        row("sg {2,5}: 1 0", {"rule", "over"});
        row("sg {2,5} misere: 1", {"rule", "over"});
        row("sg {1,3,4}+{2,5}: 5 7",
            {"rule", "theory", "first-values", "period", "value", "value", "nim-sum", "theorem", "verdict",
             "goal", "move", "others", "end"});
        row("sg graph 1>0;2>0;2>1;3>2: 3",
            {"rule", "theory", "sinks", "layer", "layer", "layer", "value", "verdict", "answer", "end"});
        row("sg graph 1>0;2>0;2>1;3>2: 1", {"rule", "last-moves", "value"});
        row("sg graph 1>0;2>1;3>2;4>3;4>2;5>3: 4",
            {"rule", "theory", "sinks", "layer", "layer", "layer", "layer", "value", "verdict", "goal",
             "move", "end"});
        row("sg graph 1>0;2>0;2>1;3>1;3>2;4>2;5>3;5>4;6>3;6>5: 6",
            {"rule", "theory", "sinks", "layer", "layer", "layer", "layer", "layer", "value", "verdict",
             "goal", "move", "end"});
        row("sg graph 1>0;2>0;2>1;3>1;3>2;4>2;5>3;5>4;6>3;6>5: 6 5 4",
            {"rule", "theory", "sinks", "layer", "layer", "layer", "layer", "layer", "value", "value",
             "value", "nim-sum", "theorem", "verdict", "goal", "move", "others", "end"});
        row("sg graph 1>0;2>1;3>2: 3",
            {"rule", "forced", "theory", "sinks", "layer", "layer", "layer", "value"});
        row("sg graph 1>0;2>0;2>1;3>2: 1 0 1", {"rule", "mirror", "value", "value"});
        row("sg graph 1>0;2>0;2>1;3>2 misere: 1 1 1", {"rule", "forced"});
        row("sg graph 1>0;2>0;2>1;3>2: 2 2",
            {"rule", "mirror", "theory", "sinks", "layer", "layer", "value", "nim-sum", "theorem"});
        row("sg graph 1>0;2>0;2>1;3>2: 3 2",
            {"rule", "theory", "sinks", "layer", "layer", "layer", "value", "value", "nim-sum", "theorem",
             "verdict", "goal", "raise", "move", "end"});
        row("sg {1,3,4}: 2 2", {"rule", "mirror", "value"});
        row("sg 0.77: 3 3", {"rule", "mirror", "value", "code"});
        row("sg grundy: 5 2 5", {"rule", "mirror", "value", "value"});
        row("sg {1,3,4}: 2", {"rule", "forced", "value"});
        row("sg grundy: 7", {"rule", "short-answers", "answer", "answer", "answer", "value"});
        row("sg grundy: 8", {"rule", "short-win", "short-others", "value"});
        row("sg 0.77: 4 1",
            {"rule", "short-answers", "answer", "answer", "answer", "answer", "answer", "value", "value",
             "code"});
        row("sg 0.137: 4", {"rule", "last-answers", "answer", "answer", "value", "code"});
        row("sg 0.3: 5", {"rule", "forced", "value"});
        row("sg 0.3: 500", {"rule", "forced", "value"});
        row("sg 0.33 misere: 100",
            {"rule", "theory", "remainder", "value", "pairing", "ferguson", "verdict", "breaks", "answer",
             "answer", "end"});
        row("sg {1,3,4} misere: 3", {"rule", "parity"});
        row("sg {1,2} misere: 4", {"rule", "before-answers", "answer", "answer"});
        row("sg {1,3,4} misere: 4", {"rule", "before-last", "before-last"});
        row("sg graph 1>0;2>0;2>1;3>2 misere: 3", {"rule", "before-answers", "answer"});
        row("sg graph 1>0;2>0;2>1;3>2 misere: 3 2", {"rule", "before-last", "before-last"});
        row("sg graph 1>0;2>0;2>1;3>2 misere: 3 2 2",
            {"rule", "search", "lost-list", "verdict", "answer", "answer", "answer", "end"});
        row("sg 0.77 misere: 5 4",
            {"rule", "search", "lost-list", "breaks", "verdict", "answer", "answer", "answer", "answer",
             "end", "code"});
        row("sg 0.7 misere: 32 6", {"rule", "parity"});
        row("sg 0.7: 12 6 3", {"rule", "parity", "value", "value", "value"});
        row("sg 0.77 misere: 5 4 1",
            {"rule", "search", "smallest-lost", "verdict", "move", "move", "move", "move", "end", "code"});
        row("sg {1,3,4}: 3 1 2", {"rule", "parity", "value", "value", "value"});
        row("sg {1,3,4}: 1", {"rule", "last-moves", "value"});
        row("sg {1,3,4}: 4", {"rule", "short-win", "short-others", "value"});
        row("sg {1,3,4}: 3", {"rule", "short-win", "short-win", "value"});
        row("sg {1,3,4}: 4 0", {"rule", "short-win", "short-others", "value"});
        row("sg {1,3,4}: 1 1 1", {"rule", "forced", "value"});
        row("sg {1}: 4 3", {"rule", "forced", "value", "value"});
        row("sg {1,3,4}: 5 2 5 7 7", {"rule", "mirror", "value", "value", "value"});
        row("sg 0.77: 2", {"rule", "short-win", "short-others", "value", "code"});
        row("sg 0.77: 5", {"rule", "short-win", "short-others", "value", "code"});
        row("sg {1,3,4} misere: 2", {"rule", "before-last"});
        row("sg 0.77 misere: 2", {"rule", "before-last", "code"});
        row("sg {1,2}: 3", {"rule", "last-answers", "answer", "answer", "value"});
        row("sg grundy: 4", {"rule", "forced", "value"});
        row("sg 0.77 misere: 1", {"rule", "last-moves", "code"});
        row("sg {1,3,4} misere: 1", {"rule", "last-moves"});
        row("sg grundy misere: 3 2", {"rule", "last-moves"});
        row("sg {1,2} misere: 4 1", {"rule", "before-last", "before-last"});
        row("sg {1,2} misere: 2 2", {"rule", "before-answers", "answer", "answer", "answer", "answer"});
        row("sg {1,2,3} misere: 6 5",
            {"rule", "theory", "remainder", "value", "value", "nim-sum", "ferguson", "pairing",
             "ferguson-end", "verdict", "move", "move", "end"});
        row("sg {1,3}: 4 2", {"rule", "parity", "value", "value"});
        row("sg {1,3}: 40 2", {"rule", "parity", "value", "value"});
        row("sg {2,5,7}: 6 6 3", {"rule", "parity", "value", "value"});
        row("sg {1,2}: 3 1", {"rule", "short-win", "short-win", "short-others", "value", "value"});
        row("sg {1,2}: 4 1", {"rule", "short-answers", "answer", "answer", "answer", "value", "value"});
        row("sg {1,2}: 3 2", {"rule", "short-win", "short-win", "short-others", "value", "value"});
        row("sg 4.7: 3", {"rule", "short-win", "short-others", "value"});
        row("sg 4.7: 30",
            {"rule", "theory", "sum", "period", "value", "theorem", "verdict", "goal", "move", "move", "move",
             "move", "move", "move", "move", "more-moves", "end"});
        row("sg {1,3} misere: 4 2", {"rule", "parity"});
        row("sg {1,3} misere: 5 5", {"rule", "parity"});
        row("sg {1,3} misere: 3 3 2", {"rule", "parity"});
        row("sg {1,3,5} misere: 4 3", {"rule", "parity"});
        row("sg {2,5,7} misere: 6 6 3", {"rule", "parity"});
        row("sg {1,3,4} misere: 3 3", {"rule", "parity"});
        row("sg {1,3,4} misere: 3 2", {"rule", "parity"});
        row("sg {1,3,4} misere: 4 2", {"rule", "search", "lost-list", "verdict", "move", "move", "end"});
        row("sg {1,2,3} misere: 2 2 1", {"rule", "search", "lost-list", "verdict", "move", "end"});
        row("sg {1,2} misere: 2 2 1 1",
            {"rule", "search", "lost-list", "verdict", "answer", "answer", "answer", "end"});
        row("sg 0.77 misere: 9 6",
            {"rule", "search", "smallest-lost", "further-lost", "further-lost", "verdict", "move",
             "more-moves", "end", "code"});
        row("sg {1} misere: 1", {"rule", "last-moves"});
        row("sg {1} misere: 1 1 1", {"rule", "forced"});
        row("sg {1,3,4}+{2,5} misere: 3 0", {"rule", "parity"});
        row("sg {1,3,4}+{2,5}: 3 2", {"rule", "parity", "value", "value"});
        row("sg {1,2}+{2,3}: 4 0", {"rule", "short-win", "short-others", "value"});
        row("sg {1,2}+{2,3}: 3 2", {"rule", "short-win", "short-win", "short-others", "value", "value"});
        row("sg {1,3}+{1,2} misere: 4 1", {"rule", "parity"});
        row("sg {2}+{2}+{2,5} misere: 3 0 3", {"rule", "forced"});
        row("sg {2}+{1,3} misere: 5 5", {"rule", "parity"});
        row("sg {2,5}+{1,3} misere: 6 3", {"rule", "parity"});
        row("sg {1,3,4}+{2,3} misere: 4 6",
            {"rule", "search", "lost-list", "verdict", "move", "move", "move", "end"});
        row("sg {1,2}+{1,2}: 4 4", {"rule", "mirror", "value"});
        row("sg {1,2}+{2,3}: 9 1",
            {"rule", "theory", "remainder", "value", "verdict", "answer", "answer", "end"});
        row("sg {1,3,4} misere: 0 9",
            {"rule", "theory", "period", "value", "pairing", "ferguson", "verdict", "move", "end"});
        row("sg graph 1>0;2>0;2>1;3>1;3>2;4>2: 3 1 1",
            {"rule", "theory", "sinks", "layer", "layer", "layer", "value", "value", "nim-sum", "theorem",
             "verdict", "answer", "answer", "answer", "answer", "end"});
        row("sg graph 1>0;2>0;2>1;3>1;3>2;4>2: 4 3 0",
            {"rule", "theory", "sinks", "layer", "layer", "layer", "value", "value", "value", "nim-sum",
             "theorem", "verdict", "answer", "answer", "answer", "end"});
        row("sg graph 1>0;2>0;2>1;3>1;3>2;4>2: 4 2 1",
            {"rule", "theory", "sinks", "layer", "layer", "layer", "value", "value", "value", "nim-sum",
             "theorem", "verdict", "goal", "move", "others", "end"});
        row("sg graph 0>1;0>2;1>2;3>2;4>0;4>1;4>2;5>0;5>3: 4 5",
            {"rule", "theory", "sinks", "layer", "layer", "layer", "value", "value", "nim-sum", "theorem",
             "verdict", "goal", "move", "others", "end"});
        row("sg {1,2}+{2,5}+{1,2}: 7 4 7", {"rule", "mirror", "value", "value"});
        row("sg {1,2,3}: 3 3 1",
            {"rule", "short-win", "short-win", "short-win", "short-others", "value", "value"});
    }
    void stepsComeInTheOrderOfTheArgument()
    {
        QFETCH(QString, text);
        QFETCH(QByteArrayList, expected);
        const QByteArrayList found = ids(explain(text));
        QCOMPARE(found, expected);
    }

    // Some small position has a move that raises a value. The first such move of a position says why that is
    // sound, the others do not say it again.
    void movesThatRaiseAValueAreCalledSo()
    {
        int found = 0;
        for (const Position& each : rules_alone::smallPositions(QStringLiteral("sg"))) {
            if (each.play == Play::Misere)
                continue;
            bool isFirst = true;
            for (const Step& step : explain(each).steps) {
                if (QByteArray(step.id) != "raise")
                    continue;
                QCOMPARE(words(step).contains(QStringLiteral("This move raises a value.")), isFirst);
                isFirst = false;
                ++found;
            }
        }
        QVERIFY(found > 10);
    }

    // A threat that raises a value is answered where it was made, so that the value is as before.
    void aRiseIsTakenBack()
    {
        int found = 0;
        for (const Position& each : rules_alone::smallPositions(QStringLiteral("sg"))) {
            if (each.play == Play::Misere || each.heaps.size() == 1)
                continue;
            for (const Step& step : explain(each).steps)
                found += explained::detail(step, "The move has raised a value") != nullptr;
        }
        QVERIFY(found > 10);
    }

    void setsAreWrittenShortly_data()
    {
        QTest::addColumn<std::vector<Count>>("numbers");
        QTest::addColumn<QString>("written");
        const auto row = [](std::vector<Count> numbers, const char* written) {
            QTest::newRow(written) << std::move(numbers) << QString::fromUtf8(written);
        };
        row({}, "{}");
        row({4}, "{4}");
        row({0, 1, 3}, "{0,1,3}");
        row({1, 2, 3, 4, 5, 6}, "{1,2,3,4,5,6}");
        row({0, 1, 2, 3, 4, 5, 6}, "{0,1,…,6}");
        row({2, 4, 5, 6, 7, 8, 9, 10, 12}, "{2,4,5,…,10,12}");
        std::vector<Count> odd;
        for (Count number = 1; number < 60; number += 2)
            odd.push_back(number);
        row(odd, "{1,3,5,7,9,11,13,15,17,19,21,23,25,27,29,31,…}");
    }
    void setsAreWrittenShortly()
    {
        QFETCH(std::vector<Count>, numbers);
        QFETCH(QString, written);
        QCOMPARE(games::setFormula(numbers), written);
    }

    // A class sees which number of stones each is the value of.
    void valuesSayWhatTheyAreOf()
    {
        const auto lines = [](const char* rule, std::vector<Count> heaps, const char* id) {
            QStringList said;
            const Explanation explanation = explain(position(QString::fromLatin1(rule), std::move(heaps)));
            for (const teaching::Sentence& each : stepOf(explanation, id)->details)
                said << explained::english(each);
            return said;
        };
        QCOMPARE(lines("0.77", {21, 13, 9}, "first-values"),
                 (QStringList{QStringLiteral("g(0) … g(9) = 0 1 2 3 1 4 3 2 1 4"),
                              QStringLiteral("g(10) … g(19) = 2 6 4 1 2 7 1 4 3 2"),
                              QStringLiteral("g(20) … g(21) = 1 4")}));
        // The rounds of a period stand below each other.
        const QStringList rounds = lines("{1,3,4}", {100, 5}, "period");
        QCOMPARE(rounds.first(), QStringLiteral("g(0) … g(6) = 0 1 0 1 2 3 2"));
        QVERIFY(rounds[1].startsWith(QStringLiteral("g(7)")));
        const auto first = games::firstValues(QStringLiteral("g₂"), [](Count n) { return n % 3; });
        QCOMPARE(first.size(), std::size_t{4});
        QCOMPARE(explained::english(first.back()), QStringLiteral("g₂(30) … g₂(39) = 0 1 2 0 1 2 0 1 2 0"));
    }

    void hugePositionsStayExactAndShort()
    {
        constexpr Count kMost = theory::kMaxCount;
        // 2^63 − 1 = 7 · 1317624576693539401: so g is that of 0.
        const Explanation one = explain(position(QStringLiteral("{1,3,4}"), {kMost, 7}));
        const QString value = words(*stepOf(one, "value"));
        QVERIFY2(value.contains(QStringLiteral(
                     "9223372036854775807 = 1317624576693539401·7 + 0, so g(9223372036854775807) = g(0)")),
                 qPrintable(value));
        QVERIFY(stepOf(one, "answer"));

        std::vector<Count> thousand;
        std::mt19937_64 random(7);
        for (int i = 0; i < 1000; ++i)
            thousand.push_back(random() & kMost);
        for (const Play play : {Play::Normal, Play::Misere}) {
            const Explanation many = explain(position(QStringLiteral("{1,3,4}"), thousand, play));
            QVERIFY(many.steps.size() < 30);
            QVERIFY(stepOf(many, "more-values"));
        }
        QString set = QStringLiteral("{");
        for (int i = 1; i <= 64; ++i)
            set += QString::number(i * i) + (i < 64 ? QStringLiteral(",") : QStringLiteral("}"));
        QVERIFY(explain(position(set, {3'000'000, 123'456})).steps.size() > 6);

        QVERIFY(stepOf(explain(position(QStringLiteral("0.77"), {1000, 900})), "verdict"));

        QString graph = QStringLiteral("graph 1>0");
        for (int vertex = 2; vertex < 20'000; ++vertex)
            graph += QStringLiteral(";%1>%2;%1>%3").arg(vertex).arg(vertex - 1).arg(vertex / 2);
        const Explanation tall = explain(QStringLiteral("sg %1: 19999 7").arg(graph));
        QVERIFY(stepOf(tall, "layers") && tall.steps.size() < 30);
    }

    void markdownAndTextHoldEveryStep()
    {
        const Explanation explanation = explain(QStringLiteral("sg {1,3,4}+{2,5}: 5 7"));
        const teaching::Voice voice([](const char*, const char*, int) { return QString(); },
                                    QLocale(QLocale::English));
        const QString text = teaching::plainText(explanation, voice);
        const QString markdown = teaching::markdown(explanation, voice);
        for (std::size_t i = 0; i < explanation.steps.size(); ++i)
            QVERIFY(
                text.contains(QStringLiteral("%1. %2").arg(i + 1).arg(english(explanation.steps[i].title))));
        QVERIFY(markdown.startsWith(QStringLiteral("# sg ")) && !markdown.contains(QStringLiteral(" \n")));
        // What has no meaning within a line stays as it was typed.
        const QString graph = QStringLiteral("sg graph 1>0;2>0: 2");
        QVERIFY(teaching::markdown(explain(graph), voice).startsWith(QStringLiteral("# ") + graph + u'\n'));
    }
};

LASTSTONE_TEST(SumStepsTest, Nothing)

} // namespace laststone::sum_steps_test
#include "sum_steps_test.moc"
