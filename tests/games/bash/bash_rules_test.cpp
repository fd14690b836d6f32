// SPDX-License-Identifier: GPL-3.0-or-later
// The rules of Bash and its plane, against the rules alone.
#include "games/bash/bash_game.h"

#include "games/explained.h"
#include "games/rules_alone.h"
#include "teaching/notation.h"
#include "test_main.h"

#include <QTest>

#include <set>

namespace laststone::bash_rules_test {

using explained::english;
using explained::numbers;
using teaching::Position;
using theory::Count;
using theory::kMaxCount;
using theory::Outcome;
using theory::Play;

namespace {

const QString kGame = QStringLiteral("bash");

Position bash(Count limit, Count n, Play play = Play::Normal)
{
    return {games::bashGame(limit), play, {n}};
}

std::optional<Position> read(const QString& notation)
{
    const teaching::Family all[] = {games::bashFamily()};
    const auto parsed = teaching::parsePosition(notation, all, nullptr);
    const auto* position = std::get_if<Position>(&parsed);
    return position ? std::optional(*position) : std::nullopt;
}

teaching::PlaneData chart(const Position& position, const teaching::PlaneWindow& window)
{
    return games::bashPlane().data(position, window);
}

} // namespace

class BashRulesTest : public QObject {
    Q_OBJECT
private slots:
    void verdictsGiveTheTrueRemainder()
    {
        rules_alone::Judge judge;
        for (const Position& position : rules_alone::smallPositions(kGame)) {
            const Count n = position.heaps[0];
            if (n == 0)
                continue;
            const QByteArray name = teaching::notation(position).toUtf8();
            const Count block = position.rule().toULongLong() + 1;
            const QString verdict = english(position.game->verdict(position));
            auto said = numbers(verdict);
            QVERIFY2(said[0] == n && said[1] == block && said[2] == n % block, name);
            const bool lost = judge.outcome(position) == Outcome::P;
            QVERIFY2(verdict.startsWith(lost ? QLatin1String("P-position") : QLatin1String("N-position")),
                     name);
            if (lost) {
                QVERIFY2(n % block == (position.play == Play::Misere ? 1 : 0), name);
            } else {
                // How many win, and not which: a class may still be asked for it.
                QVERIFY2(said.back() == position.game->winningMoves(position).size(), name);
                QVERIFY2(!verdict.contains(QLatin1String("take")), name);
            }
        }
    }

    void noStoneMeansWhatTheLastMoveMeant()
    {
        QVERIFY(english(bash(3, 0).game->verdict(bash(3, 0))).startsWith(QLatin1String("P-position")));
        QVERIFY(english(bash(3, 0, Play::Misere).game->verdict(bash(3, 0, Play::Misere)))
                    .startsWith(QLatin1String("N-position")));
    }

    void grundyValuesAreThoseOfBackwardInduction()
    {
        rules_alone::Judge judge;
        for (const Position& position : rules_alone::smallPositions(kGame)) {
            const auto value = position.game->grundyValue(position);
            QCOMPARE(value.has_value(), position.play == Play::Normal);
            if (value)
                QCOMPARE(*value, judge.grundy(position));
        }
    }

    void aRuleIsReadAndWritten_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("canonical"); // empty: it is not a position
        const auto row = [](const char* text, const char* canonical) {
            QTest::newRow(text) << QString::fromLatin1(text) << QString::fromLatin1(canonical);
        };
        row("bash 3: 21", "bash 3: 21");
        row("bash 003: 21", "bash 3: 21");
        row("bash 3 misere: 0", "bash 3 misere: 0");
        row("bash 9223372036854775807: 9223372036854775807", "bash 9223372036854775807: 9223372036854775807");
        row("bash 9223372036854775808: 1", "");
        row("bash 18446744073709551617: 1", "");
        row("bash 0: 21", "");
        row("bash -3: 21", "");
        row("bash three: 21", "");
        row("bash: 21", "");
        row("bash 3: 21 7", "");
        row("bash 3:", "");
    }
    void aRuleIsReadAndWritten()
    {
        QFETCH(QString, text);
        QFETCH(QString, canonical);
        const auto position = read(text);
        QCOMPARE(position ? teaching::notation(*position) : QString(), canonical);
    }

    void movesAreSaidAndAbbreviated()
    {
        QCOMPARE(english(bash(5, 21).game->describe(bash(5, 21), {0, 3, 0})), QStringLiteral("take 3"));
        QCOMPARE(bash(5, 21).game->shortForm(bash(5, 21), {0, 3, 0}), QString::fromUtf8("21→18"));
    }

    void largestNumbersAreJudgedWithoutOverflow()
    {
        for (const Play play : {Play::Normal, Play::Misere}) {
            for (const Count limit : {kMaxCount, kMaxCount - 1, Count{1}}) {
                const Position position = bash(limit, kMaxCount, play);
                for (const teaching::Move& move : position.game->winningMoves(position)) {
                    QVERIFY(position.game->isLegal(position, move));
                    QVERIFY(position.game->outcome(position.game->after(position, move)) == Outcome::P);
                }
                QCOMPARE(position.game->winningMoves(position).empty(),
                         position.game->outcome(position) == Outcome::P);
            }
        }
    }

    void randomPositionsFitTheirDifficulty_data()
    {
        QTest::addColumn<Count>("limit");
        for (const Count limit : {Count{1}, Count{3}, Count{9}, Count{200}, kMaxCount / 2, kMaxCount})
            QTest::newRow(QByteArray::number(qulonglong{limit}).constData()) << limit;
    }
    void randomPositionsFitTheirDifficulty()
    {
        QFETCH(Count, limit);
        QRandomGenerator random(3);
        for (const Play play : {Play::Normal, Play::Misere}) {
            for (const auto difficulty :
                 {teaching::Difficulty::Easy, teaching::Difficulty::Medium, teaching::Difficulty::Hard}) {
                int lost = 0;
                for (int round = 0; round < 200; ++round) {
                    const Position position =
                        bash(limit, 1, play).game->randomPosition(bash(limit, 1, play), difficulty, random);
                    QVERIFY(!position.game->check(position) && position.play == play);
                    QVERIFY(position.heaps[0] >= 1 && position.heaps[0] <= kMaxCount);
                    if (difficulty != teaching::Difficulty::Hard)
                        QCOMPARE(position.rule(), QString::number(limit));
                    lost += position.game->outcome(position) == Outcome::P ? 1 : 0;
                }
                QVERIFY2(lost < 100 && (limit > 200 || lost > 5), qPrintable(QString::number(lost)));
            }
        }
    }

    void thePlaneShowsExactlyThePPositionsOfItsWindow()
    {
        rules_alone::Judge judge;
        for (const Play play : {Play::Normal, Play::Misere}) {
            for (const Count limit : {1, 2, 3, 6}) {
                const teaching::PlaneWindow window{0, 0, {3, 24}, {0, 7}};
                const auto data = chart(bash(limit, 11, play), window);
                std::set<Count> lost;
                for (const auto& point : data.lost) {
                    QVERIFY(lost.insert(point.x).second);
                    QCOMPARE(point.y, point.x % (limit + 1));
                }
                std::set<Count> others;
                for (const auto& point : data.others) {
                    QVERIFY(others.insert(point.x).second);
                    QCOMPARE(point.y, judge.grundy(bash(limit, point.x)));
                }
                for (Count n = 3; n <= 24; ++n) {
                    QCOMPARE(lost.contains(n), judge.outcome(bash(limit, n, play)) == Outcome::P);
                    QCOMPARE(others.contains(n), !lost.contains(n));
                }
                QCOMPARE(lost.size() + others.size(), std::size_t{22});
            }
        }
    }

    void thePlanePointsAtTheWinningMove()
    {
        const teaching::PlaneWindow window{0, 0, {0, 30}, {0, 7}};
        QVERIFY(chart(bash(3, 20), window).winning.empty());
        const auto won = chart(bash(3, 23), window);
        QCOMPARE(won.winning.size(), std::size_t{1});
        QVERIFY(won.winning[0] == (teaching::PlanePoint{20, 0}));
        QVERIFY(won.current == (teaching::PlanePoint{23, 3}) && won.outcome == Outcome::N);
    }

    // Remainders so high that not all from 0 on can be shown: that of the heap is half way up.
    void aHighRemainderIsInTheMiddle()
    {
        const teaching::PlaneWindow window{0, 0, {0, 30}, {0, 7}};
        const auto low = games::bashPlane().place(bash(1000, 1501), window); // remainder 500
        QVERIFY(low.focus && low.focus->y.first == 0 && low.focus->y.last == 500);
        const auto high = games::bashPlane().place(bash(1000, 1502), window);
        QVERIFY(high.focus && high.focus->x.contains(1502));
        QCOMPARE(high.focus->y.first, Count{251});
        QCOMPARE(high.focus->y.last, Count{751});
    }

    void aPointMeansTheHeapBelowIt()
    {
        const teaching::PlaneWindow window{0, 0, {0, 30}, {0, 7}};
        const auto target = games::bashPlane().positionAt(bash(3, 20), window, {17, 5});
        QVERIFY(std::get<Position>(target) == bash(3, 17));
    }

    void aWindowOfMillionsShowsAFewThousand()
    {
        const teaching::PlaneWindow window{0, 0, {0, kMaxCount}, {0, 9}};
        const auto data = chart(bash(3, 20), window);
        QVERIFY(data.lost.size() + data.others.size() <= 2 * (teaching::kMostPlanePoints + 1));
        QVERIFY(!data.others.empty()); // no step from P-position to P-position alone
        QVERIFY(!data.lost.empty());
        for (const auto& point : data.lost)
            QCOMPARE(point.x % 4, Count{0});
    }
};

LASTSTONE_TEST(BashRulesTest, Nothing)

} // namespace laststone::bash_rules_test
#include "bash_rules_test.moc"
