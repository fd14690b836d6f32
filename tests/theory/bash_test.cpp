// SPDX-License-Identifier: GPL-3.0-or-later
#include "paths.h"
#include "test_main.h"
#include "theory/bash.h"

#include <QFile>
#include <QTest>

#include <random>
#include <vector>

namespace laststone::bash_test {

using namespace theory;

namespace {

constexpr Play kPlays[] = {Play::Normal, Play::Misere};

// Outcomes and Grundy values of 0 .. most by trying every move.
struct Brute {
    std::vector<Outcome> outcomes;
    std::vector<Count> values;
};

Brute brute(Count most, Count limit, Play play)
{
    Brute result;
    for (Count n = 0; n <= most; ++n) {
        bool wins = n == 0 && play == Play::Misere;
        std::vector<bool> seen(most + 2, false);
        for (Count take = 1; take <= std::min(n, limit); ++take) {
            wins = wins || result.outcomes[n - take] == Outcome::P;
            seen[result.values[n - take]] = true;
        }
        result.outcomes.push_back(wins ? Outcome::N : Outcome::P);
        Count value = 0;
        while (seen[value])
            ++value;
        result.values.push_back(value);
    }
    return result;
}

} // namespace

class BashTheoryTest : public QObject {
    Q_OBJECT
private slots:
    void everySmallHeapAgreesWithBruteForce()
    {
        for (const Play play : kPlays) {
            for (Count limit = 1; limit <= 25; ++limit) {
                const Brute expected = brute(120, limit, play);
                for (Count n = 0; n <= 120; ++n) {
                    QCOMPARE(bash::outcome(n, limit, play), expected.outcomes[n]);
                    if (play == Play::Normal)
                        QCOMPARE(bash::grundyValue(n, limit), expected.values[n]);
                    std::vector<Count> winning;
                    for (Count take = 1; take <= std::min(n, limit); ++take) {
                        if (expected.outcomes[n - take] == Outcome::P)
                            winning.push_back(take);
                    }
                    const auto found = bash::winningMove(n, limit, play);
                    QCOMPARE(found ? std::vector<Count>{*found} : std::vector<Count>{}, winning);
                    if (expected.outcomes[n] == Outcome::P) {
                        const auto hardest = bash::hardestMove(n, limit, play);
                        QCOMPARE(hardest.has_value(), n > 0);
                        if (hardest) {
                            QVERIFY(*hardest >= 1 && *hardest <= std::min(n, limit));
                            // The reply lies in the middle, as far as so many can be taken.
                            const Count reply = bash::reply(*hardest, limit);
                            QVERIFY(reply == *hardest || reply == *hardest + 1 || *hardest == n);
                        }
                    }
                }
            }
        }
    }

    void agreesWithTheOracle()
    {
        QFile file(laststone::tests::projectFile(QStringLiteral("tests/data/bash.tsv")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        file.readLine();
        const auto written = [](const std::optional<Count>& move) {
            return move ? QByteArray::number(static_cast<qulonglong>(*move)) : QByteArray("-");
        };
        int rows = 0;
        while (!file.atEnd()) {
            const auto row = file.readLine().trimmed().split('\t');
            const Count n = row[0].toULongLong();
            const Count limit = row[1].toULongLong();
            QCOMPARE(bash::outcome(n, limit, Play::Normal), row[2] == "P" ? Outcome::P : Outcome::N);
            QCOMPARE(bash::grundyValue(n, limit), row[3].toULongLong());
            QCOMPARE(written(bash::winningMove(n, limit, Play::Normal)), row[4]);
            QCOMPARE(bash::outcome(n, limit, Play::Misere), row[5] == "P" ? Outcome::P : Outcome::N);
            QCOMPARE(written(bash::winningMove(n, limit, Play::Misere)), row[6]);
            ++rows;
        }
        QCOMPARE(rows, 400);
    }

    void figuresOfTheLesson()
    {
        QCOMPARE(bash::winningMove(21, 3, Play::Normal), std::optional<Count>(1));
        QCOMPARE(bash::divide(21, 3), (bash::Division{5, 1}));
        QCOMPARE(bash::outcome(4, 3, Play::Normal), Outcome::P);
        QCOMPARE(bash::outcome(1, 3, Play::Misere), Outcome::P);
        QCOMPARE(bash::reply(1, 3), Count{3});
    }

    void largeHeapsObeyTheInvariants()
    {
        std::mt19937_64 random(11);
        for (int round = 0; round < 20'000; ++round) {
            const Count limit = std::max<Count>(1, (random() & kMaxCount) >> random() % 63);
            const Count n = (random() & kMaxCount) >> random() % 63;
            for (const Play play : kPlays) {
                const auto move = bash::winningMove(n, limit, play);
                if (n > 0)
                    QCOMPARE(move.has_value(), bash::outcome(n, limit, play) == Outcome::N);
                if (move) {
                    QVERIFY(*move >= 1 && *move <= std::min(n, limit));
                    QCOMPARE(bash::outcome(n - *move, limit, play), Outcome::P);
                } else if (n > 0) {
                    const Count take = 1 + random() % std::min(n, limit);
                    QCOMPARE(bash::outcome(n - take, limit, play), Outcome::N);
                    if (n - take > 0) {
                        QCOMPARE(bash::winningMove(n - take, limit, play),
                                 std::optional<Count>(bash::reply(take, limit)));
                    }
                }
            }
        }
        QCOMPARE(bash::outcome(kMaxCount, kMaxCount, Play::Normal), Outcome::N);
        QCOMPARE(bash::winningMove(kMaxCount, kMaxCount, Play::Normal), std::optional<Count>(kMaxCount));
        QCOMPARE(bash::winningMove(kMaxCount, kMaxCount, Play::Misere), std::optional<Count>(kMaxCount - 1));
    }
};

LASTSTONE_TEST(BashTheoryTest, Nothing)

} // namespace laststone::bash_test
#include "bash_test.moc"
