// SPDX-License-Identifier: GPL-3.0-or-later
#include "theory/nim.h"

#include "brute_force.h"
#include "paths.h"
#include "test_main.h"

#include <QFile>
#include <QTest>

#include <bit>
#include <numeric>
#include <random>

namespace laststone::nim_test {

using namespace theory;

namespace {

std::vector<brute::Move> targets(const std::vector<nim::HeapMove>& moves)
{
    std::vector<brute::Move> result;
    for (const auto& move : moves)
        result.push_back({move.heap, move.to});
    return result;
}

// "2:8->1;4:12->1" or "-", heaps counted from 1.
QString written(const std::vector<nim::HeapMove>& moves)
{
    QStringList parts;
    for (const auto& move : moves)
        parts << QStringLiteral("%1:%2->%3").arg(move.heap + 1).arg(move.from).arg(move.to);
    return parts.isEmpty() ? QStringLiteral("-") : parts.join(QLatin1Char(';'));
}

brute::Heaps randomHeaps(std::mt19937_64& random, std::size_t most)
{
    brute::Heaps heaps(1 + random() % most);
    for (Count& heap : heaps)
        heap = (random() & kMaxCount) >> random() % 63;
    return heaps;
}

constexpr Play kPlays[] = {Play::Normal, Play::Misere};

} // namespace

class NimTheoryTest : public QObject {
    Q_OBJECT
private slots:
    void agreesWithBruteForce();
    void agreesWithTheOracle();
    void figuresOfTheLesson_data();
    void figuresOfTheLesson();
    void invariantsOfLargePositions();
    void winningMovesAreOddInNumberAndHaveTheLeadingBit();
    void columnsAndSubHeaps();
    void shapesAndSizes();
    void hardestMoveIsTheHardestOfAll();
    void exchangesAreAnswered();
    void extremes();
};

void NimTheoryTest::agreesWithBruteForce()
{
    for (const Play play : kPlays) {
        brute::Nim truth(play);
        brute::everyPosition(4, 6, [&](const brute::Heaps& heaps) {
            QVERIFY(nim::outcome(heaps, play) == truth.outcome(heaps));
            QVERIFY(targets(nim::winningMoves(heaps, play)) == truth.winning(heaps));
            QCOMPARE(nim::countWinningMoves(heaps, play), truth.winning(heaps).size());
            if (play == Play::Normal)
                QCOMPARE(nim::nimSum(heaps), truth.grundy(heaps));
        });
    }
}

void NimTheoryTest::agreesWithTheOracle()
{
    QFile file(laststone::tests::projectFile(QStringLiteral("tests/data/nim.tsv")));
    QVERIFY(file.open(QIODevice::ReadOnly));
    file.readLine();
    int rows = 0;
    while (!file.atEnd()) {
        const QStringList row = QString::fromUtf8(file.readLine()).trimmed().split(QLatin1Char('\t'));
        QCOMPARE(row.size(), 6);
        brute::Heaps heaps;
        for (const QString& heap : row[0].split(QLatin1Char(' '), Qt::SkipEmptyParts))
            heaps.push_back(heap.toULongLong());
        const auto letter = [&](Play play) {
            return nim::outcome(heaps, play) == Outcome::P ? QStringLiteral("P") : QStringLiteral("N");
        };
        QCOMPARE(letter(Play::Normal), row[1]);
        QCOMPARE(QString::number(nim::nimSum(heaps)), row[2]);
        QCOMPARE(written(nim::winningMoves(heaps, Play::Normal)), row[3]);
        QCOMPARE(letter(Play::Misere), row[4]);
        QCOMPARE(written(nim::winningMoves(heaps, Play::Misere)), row[5]);
        ++rows;
    }
    QVERIFY(rows > 100);
}

void NimTheoryTest::figuresOfTheLesson_data()
{
    QTest::addColumn<brute::Heaps>("heaps");
    QTest::addColumn<Count>("sum");
    QTest::addColumn<QString>("winning");
    const auto row = [](brute::Heaps heaps, Count sum, const char* winning) {
        QTest::newRow(winning) << heaps << sum << QString::fromLatin1(winning);
    };
    row({0, 0, 0}, 0, "-");
    row({0, 5, 5}, 0, "-");
    row({1, 2, 3}, 0, "-");
    row({0, 2, 3}, 1, "3:3->2");
    row({1, 1, 3}, 3, "3:3->0");
    row({1, 0, 3}, 2, "3:3->1");
    row({1, 2, 2}, 1, "1:1->0");
    row({1, 2, 1}, 2, "2:2->0");
    row({1, 2, 0}, 3, "2:2->1");
    row({2, 3}, 1, "2:3->2");
    row({7, 9, 15, 12}, 13, "2:9->4;3:15->2;4:12->1");
    row({14, 21, 39}, 60, "3:39->27");
    row({55, 81, 121}, 31, "1:55->40;2:81->78;3:121->102");
    row({3, 6, 9}, 12, "3:9->5");
    row({5, 7, 8, 9, 10}, 9, "3:8->1;4:9->0;5:10->3");
    row({2, 7, 9}, 12, "3:9->5");
    row({9, 7, 9}, 7, "1:9->14");
}

void NimTheoryTest::figuresOfTheLesson()
{
    QFETCH(brute::Heaps, heaps);
    QFETCH(Count, sum);
    QFETCH(QString, winning);
    QCOMPARE(nim::nimSum(heaps), sum);
    if (winning != QLatin1String("1:9->14")) {
        QCOMPARE(written(nim::winningMoves(heaps, Play::Normal)), winning);
        return;
    }
    // Seven can be taken from three heaps, but only in the middle one is it right.
    QCOMPARE(written(nim::winningMoves(heaps, Play::Normal)), QStringLiteral("2:7->0"));
    QCOMPARE(nim::nimSum(std::vector<Count>{2, 7, 9}), Count{12});
}

void NimTheoryTest::invariantsOfLargePositions()
{
    std::mt19937_64 random(1901);
    for (int round = 0; round < 3000; ++round) {
        const brute::Heaps heaps = randomHeaps(random, 64);
        if (std::ranges::all_of(heaps, [](Count heap) { return heap == 0; }))
            continue; // nothing can be moved, and in misère play that is won
        for (const Play play : kPlays) {
            const auto winning = nim::winningMoves(heaps, play);
            const bool lost = nim::outcome(heaps, play) == Outcome::P;
            QCOMPARE(winning.empty(), lost);
            QCOMPARE(nim::countWinningMoves(heaps, play), winning.size());
            for (const auto& move : winning) {
                QVERIFY(move.to < move.from && move.from == heaps[move.heap]);
                QVERIFY(nim::outcome(nim::after(heaps, move), play) == Outcome::P);
            }
            // No other move leads to P: tried at random and next to the winning ones.
            for (int i = 0; i < 20; ++i) {
                const std::size_t heap = random() % heaps.size();
                if (heaps[heap] == 0)
                    continue;
                const nim::HeapMove move{heap, heaps[heap], random() % heaps[heap]};
                const bool leadsToP = nim::outcome(nim::after(heaps, move), play) == Outcome::P;
                QCOMPARE(leadsToP, std::ranges::find(winning, move) != winning.end());
            }
        }
    }
}

void NimTheoryTest::winningMovesAreOddInNumberAndHaveTheLeadingBit()
{
    std::mt19937_64 random(2);
    for (int round = 0; round < 2000; ++round) {
        const brute::Heaps heaps = randomHeaps(random, 20);
        const auto lead = nim::leadingBit(nim::nimSum(heaps));
        const auto winning = nim::winningMoves(heaps, Play::Normal);
        if (!lead)
            continue;
        QCOMPARE(winning.size() % 2, std::size_t{1});
        for (std::size_t i = 0; i < heaps.size(); ++i) {
            const bool has = (heaps[i] >> *lead & 1) != 0;
            const bool wins = std::ranges::any_of(winning, [&](const auto& move) { return move.heap == i; });
            QCOMPARE(wins, has);
        }
    }
}

void NimTheoryTest::columnsAndSubHeaps()
{
    QVERIFY(nim::subHeaps(25) == (std::vector<Count>{16, 8, 1}));
    QVERIFY(nim::subHeaps(0).empty());
    const std::vector<nim::Column> expected{{3, 3}, {2, 3}, {1, 2}, {0, 3}};
    QVERIFY(nim::columns(std::vector<Count>{7, 9, 15, 12}) == expected);
    QVERIFY(nim::columns(std::vector<Count>{0, 0}).empty());
    std::mt19937_64 random(3);
    for (int round = 0; round < 500; ++round) {
        const brute::Heaps heaps = randomHeaps(random, 12);
        Count fromColumns = 0;
        for (const auto& column : nim::columns(heaps)) {
            QCOMPARE(column.ones, static_cast<std::size_t>(std::ranges::count_if(heaps, [&](Count heap) {
                         return std::ranges::count(nim::subHeaps(heap), column.size()) == 1;
                     })));
            fromColumns |= column.odd() ? column.size() : 0;
        }
        QCOMPARE(fromColumns, nim::nimSum(heaps));
    }
}

void NimTheoryTest::shapesAndSizes()
{
    using nim::Shape;
    const auto shape = [](std::vector<Count> heaps) { return nim::shape(heaps); };
    QVERIFY(shape({0, 0}) == Shape::Empty);
    QVERIFY(shape({0, 4}) == Shape::OneHeap);
    QVERIFY(shape({4, 0, 4}) == Shape::EqualPair);
    QVERIFY(shape({4, 3}) == Shape::UnequalPair);
    QVERIFY(shape({1, 2, 3}) == Shape::Many);
    const auto arePairs = [](std::vector<Count> heaps) { return nim::areEqualPairs(heaps); };
    QVERIFY(arePairs({}) && arePairs({0, 4, 4}) && arePairs({2, 3, 3, 2}) && arePairs({1, 1, 1, 1, 0}));
    QVERIFY(!arePairs({4}) && !arePairs({1, 2, 3}) && !arePairs({1, 1, 2, 3}) && !arePairs({2, 2, 2}));
    QVERIFY(nim::sizes(std::vector<Count>{0, 1, 1, 2, 9}) == (nim::Sizes{2, 2}));
}

void NimTheoryTest::hardestMoveIsTheHardestOfAll()
{
    const auto check = [](const brute::Heaps& heaps, Play play) {
        if (nim::outcome(heaps, play) == Outcome::N)
            return;
        const auto found = nim::hardestMove(heaps, play);
        const auto all = brute::moves(heaps);
        QCOMPARE(found.has_value(), !all.empty());
        QVERIFY(!found || (found->from == heaps[found->heap] && found->to < found->from));
        for (const auto& move : all) {
            const nim::HeapMove other{move.heap, heaps[move.heap], move.to};
            // What difficulty() counts is counted again from the position that the move leaves.
            const auto left = nim::after(heaps, other);
            const nim::Difficulty expected{nim::winningMoves(left, play).size(),
                                           std::popcount(nim::nimSum(left)), other.taken()};
            QVERIFY(nim::difficulty(heaps, other, play) == expected);
            QVERIFY(!(nim::difficulty(heaps, *found, play) < expected));
        }
    };
    for (const Play play : kPlays) {
        brute::everyPosition(4, 5, [&](const brute::Heaps& heaps) { check(heaps, play); });
        // Above 64 stones only some moves of a heap are looked at.
        std::mt19937_64 random(4);
        for (int round = 0; round < 60; ++round) {
            brute::Heaps heaps{random() % 400, random() % 400, random() % 400};
            heaps.push_back(nim::nimSum(heaps));
            check(heaps, play);
        }
        check({300, 300}, play);
        check({200, 201, 1}, play);
    }
}

void NimTheoryTest::exchangesAreAnswered()
{
    for (const Play play : kPlays) {
        brute::Nim truth(play);
        brute::everyPosition(4, 5, [&](const brute::Heaps& heaps) {
            if (truth.outcome(heaps) == Outcome::N)
                return;
            const auto all = nim::exchanges(heaps, play, 1000);
            std::size_t answerable = 0;
            for (const auto& move : brute::moves(heaps))
                answerable += truth.winning(brute::after(heaps, move)).empty() ? 0U : 1U;
            QCOMPARE(all.size(), answerable);
            const Count stones = std::accumulate(heaps.begin(), heaps.end(), Count{0});
            auto some = nim::exchanges(heaps, play, 0);
            if (play == Play::Normal) { // one for each column in use
                const auto columns = nim::columns(heaps);
                QCOMPARE(static_cast<std::ptrdiff_t>(some.size()),
                         std::ranges::count_if(columns, [](const auto& column) { return column.ones > 0; }));
            }
            QVERIFY(nim::exchanges(heaps, play, stones) == all);
            QVERIFY(stones == 0 || nim::exchanges(heaps, play, stones - 1) == some);
            // Where a reply can take another number than the move, the first example is such a one.
            bool copies = true;
            for (const auto& move : brute::moves(heaps)) {
                for (const auto& reply : truth.winning(brute::after(heaps, move)))
                    copies = copies
                        && heaps[move.heap] - move.to == brute::after(heaps, move)[reply.heap] - reply.to;
            }
            QVERIFY(copies == (some.empty() || some[0].move.taken() == some[0].reply.taken()));
            QVERIFY(std::ranges::is_partitioned(some, [](const nim::Exchange& exchange) {
                return exchange.move.taken() != exchange.reply.taken();
            }));
            some.insert(some.end(), all.begin(), all.end());
            for (const auto& exchange : some) {
                const auto left = nim::after(heaps, exchange.move);
                QCOMPARE(exchange.sum, nim::nimSum(left));
                QVERIFY(truth.outcome(nim::after(left, exchange.reply)) == Outcome::P);
                QCOMPARE(exchange.replySum, nim::nimSum(nim::after(left, exchange.reply)));
            }
        });
    }
}

void NimTheoryTest::extremes()
{
    const std::vector<Count> none;
    QCOMPARE(nim::nimSum(none), Count{0});
    QVERIFY(nim::outcome(none, Play::Normal) == Outcome::P);
    QVERIFY(nim::outcome(none, Play::Misere) == Outcome::N);
    QVERIFY(nim::winningMoves(none, Play::Misere).empty());
    QVERIFY(!nim::hardestMove(none, Play::Normal));
    const std::vector<Count> large{kMaxCount, kMaxCount - 1};
    QCOMPARE(nim::nimSum(large), Count{1});
    QCOMPARE(written(nim::winningMoves(large, Play::Normal)),
             QStringLiteral("1:9223372036854775807->9223372036854775806"));
    QCOMPARE(nim::leadingBit(kMaxCount), std::optional(62));
    QVERIFY(!nim::leadingBit(0));
}

LASTSTONE_TEST(NimTheoryTest, Nothing)

} // namespace laststone::nim_test
#include "nim_test.moc"
