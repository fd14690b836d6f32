// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_main.h"
#include "theory/octal_alone.h"

#include <QTest>

#include <random>
#include <string>
#include <vector>

namespace laststone::octal_misere_test {

using namespace theory;
using octal::Move;
using octal::Sequence;
using octal_alone::code;
using octal_alone::HeapList;
using octal_alone::randomCode;
using octal_alone::sequence;
using octal_alone::Truth;

namespace {

std::optional<Outcome> outcomeOf(const Sequence& game, octal::Heaps heaps, Count bound = octal::kMisereBound)
{
    return octal::MisereSolver(game, bound).outcome(heaps);
}

std::optional<std::vector<octal::SumMove>> winningMoves(const Sequence& game, octal::Heaps heaps,
                                                        Count bound = octal::kMisereBound)
{
    return octal::MisereSolver(game, bound).winningMoves(heaps);
}

// Whether outcome and moves are those of the rules.
bool agrees(Truth& truth, const Sequence& game, const HeapList& heaps)
{
    const auto outcome = outcomeOf(game, heaps);
    const auto moves = winningMoves(game, heaps);
    return outcome == (truth.lost(heaps) ? Outcome::P : Outcome::N) && moves == truth.winning(heaps);
}

// The single heaps up to `to` that are P.
HeapList lostHeaps(const Sequence& game, Count to)
{
    HeapList lost;
    for (Count n = 0; n <= to; ++n) {
        const HeapList heap{n};
        if (outcomeOf(game, heap) == Outcome::P)
            lost.push_back(n);
    }
    return lost;
}

// The least bound within which there is an outcome.
Count costOf(const Sequence& game, const HeapList& heaps)
{
    Count least = 0;
    Count enough = octal::kMisereBound;
    while (least < enough) {
        const Count middle = (least + enough) / 2;
        if (outcomeOf(game, heaps, middle))
            enough = middle;
        else
            least = middle + 1;
    }
    return least;
}

} // namespace

class OctalMisereTest : public QObject {
    Q_OBJECT
private slots:
    void agreesWithRules_data()
    {
        QTest::addColumn<QByteArray>("game");
        for (const char* game : {"0.77", "0.07", "0.137", "0.16", "0.6", "0.007", "4.0", "4.31", "0.33",
                                 "0.156", "0.0", "0.001", "0.1", "4.77", "0.000000000000000000000000000007"})
            QTest::newRow(game) << QByteArray(game);
        QTest::newRow("Grundy's game") << QByteArray();
    }
    void agreesWithRules()
    {
        QFETCH(QByteArray, game);
        Truth truth(game.toStdString(), Play::Misere);
        const Sequence rules = sequence(game.toStdString());
        QVERIFY(agrees(truth, rules, {}));
        for (Count a = 0; a <= 14; ++a)
            QVERIFY(agrees(truth, rules, {a}));
        for (Count a = 0; a <= 7; ++a) {
            for (Count b = 0; b <= 6; ++b) {
                for (Count c = 0; c <= 5; ++c)
                    QVERIFY(agrees(truth, rules, {a, b, c}));
            }
        }
    }

    void randomGamesAgreeWithRules()
    {
        std::mt19937_64 random(20);
        int lost = 0;
        for (int round = 0; round < 150; ++round) {
            const std::string game = randomCode(random);
            Truth truth(game, Play::Misere);
            for (int position = 0; position < 4; ++position) {
                HeapList heaps(1 + random() % 4);
                for (Count& heap : heaps)
                    heap = random() % 9;
                QVERIFY2(agrees(truth, sequence(game), heaps), game.c_str());
                lost += truth.lost(heaps) ? 1 : 0;
            }
        }
        QVERIFY(lost > 60 && lost < 540);
    }

    // Heaps that are over after one move, of several sizes, next to others.
    void briefHeaps()
    {
        // 2 and 3 are brief in 0.07 and in 0.071, where 4 is not; 3 in Grundy's game; 1, 2, 3 in 0.111.
        for (const char* game : {"0.07", "0.071", "0.111", "0.137", ""}) {
            Truth truth(game, Play::Misere);
            const Sequence rules = sequence(game);
            for (std::size_t twos = 0; twos <= 3; ++twos) {
                for (std::size_t threes = 0; threes <= 3; ++threes) {
                    for (Count other = 0; other <= 8; ++other) {
                        HeapList heaps(twos, 2);
                        heaps.push_back(other);
                        heaps.insert(heaps.end(), threes, 3);
                        QVERIFY(agrees(truth, rules, heaps));
                    }
                }
            }
        }
    }

    // W. L. Sibert, J. H. Conway, "Mathematical Kayles", International Journal of Game Theory 20 (1992)
    // 237–246.
    void kayles()
    {
        QVERIFY(lostHeaps(sequence("0.77"), 30) == (HeapList{1, 4, 9, 12, 20}));
        Truth truth("0.77", Play::Misere);
        for (Count n = 0; n <= 20; ++n) {
            const HeapList row{n};
            QCOMPARE(outcomeOf(sequence("0.77"), row) == Outcome::P, truth.lost(row));
        }
    }

    // What it has found before changes no answer, and costs nothing again but the look at it.
    void aSolverRemembers()
    {
        std::mt19937_64 random(21);
        for (const char* name : {"0.77", "0.137", "4.77", ""}) {
            const Sequence game = sequence(name);
            octal::MisereSolver solver(game);
            Truth truth(name, Play::Misere);
            for (int tries = 0; tries < 200; ++tries) {
                HeapList heaps(1 + random() % 4);
                for (Count& heap : heaps)
                    heap = random() % 7;
                QVERIFY(solver.outcome(heaps) == (truth.lost(heaps) ? Outcome::P : Outcome::N));
                QVERIFY(solver.winningMoves(heaps) == truth.winning(heaps));
            }
        }
        const Sequence game = sequence("0.77");
        const HeapList heaps{9, 8, 7};
        const Count cost = costOf(game, heaps);
        octal::MisereSolver solver(game, cost + heaps.size() + 1);
        QVERIFY(solver.outcome(heaps));
        QVERIFY(solver.outcome(heaps));
        QVERIFY(!solver.outcome(heaps));
    }

    void nimHeapsFollowTheRuleOfNim()
    {
        // One or two from a heap: P if the exclusive or of the remainders by 3 is 0, or, if none is 2, is 1.
        const Sequence game = sequence("0.33");
        for (Count a = 0; a <= 20; ++a) {
            for (Count b = 0; b <= 20; ++b) {
                const HeapList heaps{a, b};
                const bool large = a % 3 == 2 || b % 3 == 2;
                const bool lost = (a % 3 ^ b % 3) == (large ? 0 : 1);
                QVERIFY(outcomeOf(game, heaps) == (lost ? Outcome::P : Outcome::N));
            }
        }
    }

    void thirtyStonesTakeAQuarterOfTheBound_data()
    {
        QTest::addColumn<QByteArray>("game");
        QTest::addColumn<HeapList>("heaps");
        const auto row = [](const char* game, const HeapList& heaps) {
            QTest::addRow("%s: %d heaps", game, static_cast<int>(heaps.size())) << QByteArray(game) << heaps;
        };
        for (const char* game : {"0.77", "0.07", "0.137", "0.6", "0.156", "4.77", "0.7777777", ""}) {
            row(game, {30});
            row(game, {15, 15});
            row(game, {10, 10, 10});
            row(game, {9, 8, 7, 6});
            row(game, {5, 5, 5, 5, 5, 5});
            row(game, HeapList(15, 2));
            row(game, HeapList(30, 1));
        }
    }
    void thirtyStonesTakeAQuarterOfTheBound()
    {
        QFETCH(QByteArray, game);
        QFETCH(HeapList, heaps);
        const Sequence rules = sequence(game.toStdString());
        constexpr Count kBound = octal::kMisereBound / 4;
        const auto outcome = outcomeOf(rules, heaps, kBound);
        const auto moves = winningMoves(rules, heaps, kBound);
        QVERIFY(outcome && moves);
        bool canMove = false;
        for (const Count heap : heaps)
            canMove = canMove || !rules.moves(heap).empty();
        QCOMPARE(*outcome == Outcome::N, !canMove || !moves->empty());
    }

    void staysWithinItsBound()
    {
        // None below what it costs, the same answer from there on.
        for (const char* game : {"0.77", "0.137", "0.33", ""}) {
            const Sequence rules = sequence(game);
            for (const HeapList& heaps : {HeapList{}, HeapList{9}, HeapList{5, 6}, HeapList{3, 3, 4, 7}}) {
                const Count cost = costOf(rules, heaps);
                QVERIFY(cost > heaps.size() && cost < octal::kMisereBound);
                for (Count bound = 0; bound <= 2 * cost; bound += 1 + bound / 16) {
                    const auto found = outcomeOf(rules, heaps, bound);
                    QCOMPARE(found.has_value(), bound >= cost);
                    QVERIFY(!found || found == outcomeOf(rules, heaps));
                }
                QVERIFY(outcomeOf(rules, heaps, cost));
                QVERIFY(!outcomeOf(rules, heaps, cost - 1));
            }
        }
        const HeapList row{12};
        QVERIFY(!winningMoves(sequence("0.77"), row, 100));
        QCOMPARE(winningMoves(sequence("0.77"), row)->size(), std::size_t{0});
        QVERIFY(winningMoves(sequence("0.77"), {}, 0)->empty());
    }

    // As much as any position may cost, soon told; the way down from a large heap would be too long for the
    // program's own stack.
    void hugeHeaps()
    {
        constexpr Count kBound = 1 << 18;
        for (const char* game : {"0.77", "4.0", "0.33", "0.3", "0.6", "0.7777777", ""}) {
            const Sequence rules = sequence(game);
            for (const HeapList& heaps :
                 {HeapList{kMaxCount}, HeapList{kMaxCount - 1, 5}, HeapList(2000, 50)}) {
                QVERIFY(!outcomeOf(rules, heaps, kBound));
                QVERIFY(!winningMoves(rules, heaps, kBound));
            }
        }
        // Not where such heaps have no move, or where nothing but one move is left.
        const HeapList heaps{kMaxCount, 1, kMaxCount};
        QVERIFY(outcomeOf(sequence("0.1"), heaps) == Outcome::P);
        QVERIFY(outcomeOf(sequence("0.01"), heaps) == Outcome::N);
        const HeapList ones(100'001, 1);
        QVERIFY(outcomeOf(sequence("0.77"), ones) == Outcome::P);
        const HeapList row{20'000};
        QVERIFY(outcomeOf(sequence("0.3"), row) == Outcome::N);
    }
};

LASTSTONE_TEST(OctalMisereTest, Nothing)

} // namespace laststone::octal_misere_test
#include "octal_misere_test.moc"
