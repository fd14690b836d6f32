// SPDX-License-Identifier: GPL-3.0-or-later
#include "theory/wythoff.h"

#include "bench/reference/wythoff_sg.h"
#include "paths.h"
#include "test_main.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <array>
#include <cfloat>
#include <cmath>
#include <cstdint>
#include <random>
#include <thread>
#include <vector>

namespace laststone::wythoff_test {

using namespace theory;
using wythoff::Move;

namespace {

__extension__ typedef unsigned __int128 Wide;

constexpr Play kPlays[] = {Play::Normal, Play::Misere};
constexpr Move::From kFrom[] = {Move::From::First, Move::From::Second, Move::From::Both};

// ---- The game from its rules alone ----

std::vector<Move> moves(Count a, Count b)
{
    std::vector<Move> all;
    for (Count taken = 1; taken <= a; ++taken)
        all.push_back({Move::From::First, taken});
    for (Count taken = 1; taken <= b; ++taken)
        all.push_back({Move::From::Second, taken});
    for (Count taken = 1; taken <= a && taken <= b; ++taken)
        all.push_back({Move::From::Both, taken});
    return all;
}

// All positions with heaps of 0 .. largest.
class Truth {
public:
    Truth(Count largest, Play play) : m_size(largest + 1), m_lost(m_size * m_size)
    {
        for (Count a = 0; a < m_size; ++a) {
            for (Count b = 0; b < m_size; ++b) {
                const bool over = a == 0 && b == 0;
                m_lost[a * m_size + b] = over ? play == Play::Normal : winning(a, b).empty();
            }
        }
    }
    Outcome outcome(Count a, Count b) const { return m_lost[a * m_size + b] ? Outcome::P : Outcome::N; }
    std::vector<Move> winning(Count a, Count b) const
    {
        std::vector<Move> found;
        for (const Move& move : moves(a, b)) {
            const auto [leftA, leftB] = wythoff::after(a, b, move);
            if (outcome(leftA, leftB) == Outcome::P)
                found.push_back(move);
        }
        return found;
    }
    // The hardest of all moves as the header defines it.
    std::optional<Move> hardest(Count a, Count b) const
    {
        std::optional<Move> best;
        std::array<std::size_t, 3> least{};
        for (const Move& move : moves(a, b)) {
            const auto [leftA, leftB] = wythoff::after(a, b, move);
            const std::size_t replies = leftA + leftB == 0 ? SIZE_MAX : winning(leftA, leftB).size();
            const std::array<std::size_t, 3> key{replies, move.taken, static_cast<std::size_t>(move.from)};
            if (!best || key < least) {
                best = move;
                least = key;
            }
        }
        return best;
    }

private:
    Count m_size;
    std::vector<bool> m_lost;
};

// ---- ⌊kφ⌋ in another way: (k + ⌊√(5k²)⌋) div 2, for k <= 2^62 ----

Wide squareRoot(Wide x)
{
    Wide root = 0;
    for (int bit = 63; bit >= 0; --bit) {
        const Wide next = root | Wide{1} << bit;
        if (next <= x / next)
            root = next;
    }
    return root;
}

Count floorPhiByRoot(Count k)
{
    return static_cast<Count>((k + squareRoot(Wide{5} * k * k)) / 2);
}

// F(0) = 0, F(1) = 1 .. F(92), the last that is at most kMaxCount.
std::array<Count, 93> fibonacci()
{
    std::array<Count, 93> numbers{0, 1};
    for (std::size_t i = 2; i < numbers.size(); ++i)
        numbers[i] = numbers[i - 1] + numbers[i - 2];
    return numbers;
}

Count randomHeap(std::mt19937_64& random)
{
    return (random() & kMaxCount) >> random() % 63;
}

// "0,1;1,0" or "-": the positions that the winning moves leave, smallest first.
QString results(Count a, Count b, Play play)
{
    std::vector<std::pair<Count, Count>> left;
    for (const Move& move : wythoff::winningMoves(a, b, play))
        left.push_back(wythoff::after(a, b, move));
    std::ranges::sort(left);
    QStringList parts;
    for (const auto& [x, y] : left)
        parts << QStringLiteral("%1,%2").arg(x).arg(y);
    return parts.isEmpty() ? QStringLiteral("-") : parts.join(QLatin1Char(';'));
}

} // namespace

class WythoffTheoryTest : public QObject {
    Q_OBJECT
private slots:
    void thePairsOfMiserePlayAreItsPPositions();
    void agreesWithBruteForce();
    void agreesWithTheOracle();
    void figuresOfTheLesson();
    void floorPhiIsExact();
    void floorPhiAroundFibonacciNumbers();
    void textbookGoesWrong();
    void textbookIsIeeeDouble();
    void everyNumberIsInOnePair();
    void pairWithLargeNumbers();
    void filledPairs();
    void invariantsOfLargePositions();
    void largePPositions();
    void hardestMove();
    void tableAgreesWithTextbook();
    void tableSmallAndStopped();
    void extremes();
};

void WythoffTheoryTest::agreesWithBruteForce()
{
    for (const Play play : kPlays) {
        const Truth truth(60, play);
        for (Count a = 0; a <= 60; ++a) {
            for (Count b = 0; b <= 60; ++b) {
                QVERIFY(wythoff::outcome(a, b, play) == truth.outcome(a, b));
                QVERIFY(wythoff::winningMoves(a, b, play) == truth.winning(a, b));
            }
        }
    }
}

void WythoffTheoryTest::agreesWithTheOracle()
{
    QFile file(laststone::tests::projectFile(QStringLiteral("tests/data/wythoff.tsv")));
    QVERIFY(file.open(QIODevice::ReadOnly));
    file.readLine();
    const wythoff::SgTable table(100);
    int rows = 0;
    while (!file.atEnd()) {
        const QStringList row = QString::fromUtf8(file.readLine()).trimmed().split(QLatin1Char('\t'));
        QCOMPARE(row.size(), 7);
        const Count a = row[0].toULongLong();
        const Count b = row[1].toULongLong();
        const auto letter = [&](Play play) {
            return wythoff::outcome(a, b, play) == Outcome::P ? QStringLiteral("P") : QStringLiteral("N");
        };
        QCOMPARE(letter(Play::Normal), row[2]);
        QCOMPARE(table.value(a, b), std::optional<Count>(row[3].toULongLong()));
        QCOMPARE(results(a, b, Play::Normal), row[4]);
        QCOMPARE(letter(Play::Misere), row[5]);
        QCOMPARE(results(a, b, Play::Misere), row[6]);
        ++rows;
    }
    QCOMPARE(rows, 640);
}

void WythoffTheoryTest::figuresOfTheLesson()
{
    const std::vector<wythoff::Pair> first{{0, 0, 0},  {1, 1, 2},  {2, 3, 5},   {3, 4, 7},  {4, 6, 10},
                                           {5, 8, 13}, {6, 9, 15}, {7, 11, 18}, {8, 12, 20}};
    for (const auto& pair : first)
        QVERIFY(wythoff::pair(pair.k) == pair);
    const std::vector<Count> row10{10, 11, 9, 8, 13, 12, 0, 15, 16, 17, 14, 18, 7, 6, 2, 3, 1, 4, 5, 23, 28};
    const wythoff::SgTable table(20);
    for (Count b = 0; b <= 20; ++b)
        QCOMPARE(table.value(10, b), std::optional(row10[b]));
    // An N-position has one, two or three winning moves.
    QCOMPARE(results(0, 1, Play::Normal), QStringLiteral("0,0"));
    QCOMPARE(results(5, 4, Play::Normal), QStringLiteral("2,1;5,3"));
    QCOMPARE(results(7, 5, Play::Normal), QStringLiteral("3,5;5,3;7,4"));
}

void WythoffTheoryTest::floorPhiIsExact()
{
    for (Count k = 0; k <= 100'000; ++k)
        QCOMPARE(wythoff::floorPhi(k), floorPhiByRoot(k));
    std::mt19937_64 random(1907);
    for (int round = 0; round < 50'000; ++round) {
        const Count k = (random() >> 2) >> random() % 32;
        QCOMPARE(wythoff::floorPhi(k), floorPhiByRoot(k));
    }
    for (const Count middle : {Count{102'334'155}, Count{1} << 31, Count{1} << 32, Count{1} << 61}) {
        for (Count k = middle - 1000; k <= middle + 1000; ++k)
            QCOMPARE(wythoff::floorPhi(k), floorPhiByRoot(k));
    }
    const Count most = Count{1} << 62;
    QCOMPARE(wythoff::floorPhi(most), floorPhiByRoot(most));
}

void WythoffTheoryTest::floorPhiAroundFibonacciNumbers()
{
    // F(n)φ = F(n+1) - (-1/φ)^n: just below a whole number for even n, just above one for odd n. Nothing
    // comes closer to one.
    const auto numbers = fibonacci();
    for (std::size_t n = 1; n + 1 < numbers.size(); ++n)
        QCOMPARE(wythoff::floorPhi(numbers[n]), numbers[n + 1] - (n % 2 == 0 ? 1 : 0));
    const Count beyond = numbers[92] + numbers[91]; // F(93), which still fits
    QCOMPARE(wythoff::floorPhi(numbers[92]), beyond - 1);
    for (std::size_t n = 3; n < numbers.size() && numbers[n] < Count{1} << 61; ++n) {
        for (Count times = 1; times <= 2; ++times) {
            for (Count off = 0; off <= 4; ++off) {
                const Count k = times * numbers[n] + off - std::min(Count{2}, numbers[n]);
                QCOMPARE(wythoff::floorPhi(k), floorPhiByRoot(k));
            }
        }
    }
}

void WythoffTheoryTest::textbookGoesWrong()
{
    QVERIFY(wythoff::pair(102'334'155) == (wythoff::Pair{102'334'155, 165'580'140, 267'914'295}));
    QCOMPARE(wythoff::textbookFloorPhi(102'334'155), Count{165'580'141});
    for (Count k = 0; k <= 100'000; ++k)
        QCOMPARE(wythoff::textbookFloorPhi(k), wythoff::floorPhi(k));
    for (Count k = 102'330'000; k < 102'334'155; ++k)
        QCOMPARE(wythoff::textbookFloorPhi(k), wythoff::floorPhi(k));
    for (const Count number : fibonacci()) {
        if (number < 102'334'155)
            QCOMPARE(wythoff::textbookFloorPhi(number), wythoff::floorPhi(number));
    }
}

void WythoffTheoryTest::textbookIsIeeeDouble()
{
    if (FLT_EVAL_METHOD != 0)
        QSKIP("no plain double precision here");
    const auto check = [](Count k) {
        const double product = static_cast<double>(k) * (1.0 + std::sqrt(5.0)) / 2.0;
        QCOMPARE(wythoff::textbookFloorPhi(k), static_cast<Count>(product));
    };
    std::mt19937_64 random(754);
    for (int round = 0; round < 100'000; ++round)
        check(randomHeap(random));
    // Ties of the rounding, both ways.
    for (int bit = 53; bit < 63; ++bit) {
        for (Count odd = 1; odd < 64; odd += 2)
            check((Count{1} << bit) + (odd << (bit - 53)));
    }
    for (const Count number : fibonacci())
        check(number);
    check(0);
    check(kMaxCount);
}

void WythoffTheoryTest::everyNumberIsInOnePair()
{
    constexpr Count kMost = 100'000;
    std::vector<int> times(kMost + 1);
    Count leastUnused = 1;
    for (Count k = 1; k <= kMost; ++k) {
        const auto pair = wythoff::pair(k);
        QCOMPARE(pair.b, pair.a + k);
        for (const Count number : {pair.a, pair.b}) {
            QVERIFY(wythoff::pairWith(number) == pair);
            if (number <= kMost)
                ++times[number];
        }
        if (pair.a <= kMost) {
            QCOMPARE(pair.a, leastUnused);
            while (leastUnused <= kMost && times[leastUnused] != 0)
                ++leastUnused;
        }
    }
    for (Count number = 1; number <= kMost; ++number)
        QCOMPARE(times[number], 1);
    QVERIFY(wythoff::pairWith(0) == (wythoff::Pair{0, 0, 0}));
}

void WythoffTheoryTest::pairWithLargeNumbers()
{
    std::mt19937_64 random(3);
    const auto check = [](Count n) {
        const auto found = wythoff::pairWith(n);
        QVERIFY(found.has_value());
        QVERIFY(found->k <= wythoff::kMaxPair);
        QVERIFY(wythoff::pair(found->k) == *found);
        QVERIFY(found->a == n || found->b == n);
    };
    for (int round = 0; round < 20'000; ++round)
        check(randomHeap(random));
    for (const Count number : fibonacci()) {
        for (Count n = number - std::min(number, Count{2}); n <= std::min(number + 2, kMaxCount); ++n)
            check(n);
    }
    for (Count n = kMaxCount - 100; n <= kMaxCount; ++n)
        check(n);
    QVERIFY(!wythoff::pairWith(kMaxCount + 1));
    QVERIFY(!wythoff::pairWith(~Count{0}));
}

void WythoffTheoryTest::filledPairs()
{
    for (const Count first : {Count{0}, Count{1}, (Count{1} << 31) - 500, Count{1} << 62}) {
        std::vector<wythoff::Pair> filled(1000);
        wythoff::fillPairs(first, filled);
        for (Count i = 0; i < filled.size(); ++i)
            QVERIFY(filled[i] == wythoff::pair(first + i));
    }
    wythoff::fillPairs(5, {});
}

void WythoffTheoryTest::invariantsOfLargePositions()
{
    std::mt19937_64 random(4);
    for (int round = 0; round < 5000; ++round) {
        const Count a = randomHeap(random);
        const Count b = round % 10 == 0 ? a : randomHeap(random);
        for (const Play play : kPlays) {
            const auto winning = wythoff::winningMoves(a, b, play);
            if (a + b != 0)
                QCOMPARE(winning.empty(), wythoff::outcome(a, b, play) == Outcome::P);
            QVERIFY(wythoff::outcome(a, b, play) == wythoff::outcome(b, a, play));
            for (const Move::From from : kFrom) {
                QVERIFY(std::ranges::count(winning, from, &Move::from) <= 1);
                const Count most = from == Move::From::First ? a
                    : from == Move::From::Second             ? b
                                                             : std::min(a, b);
                // Moves at random, those next to the winning ones, and the winning ones.
                std::vector<Count> takes;
                for (int i = 0; i < 5 && most != 0; ++i)
                    takes.push_back(1 + random() % most);
                for (const Move& move : winning)
                    takes.insert(takes.end(), {move.taken - 1, move.taken, move.taken + 1});
                for (const Count taken : takes) {
                    if (taken == 0 || taken > most)
                        continue;
                    const Move move{from, taken};
                    const auto [leftA, leftB] = wythoff::after(a, b, move);
                    const bool leadsToP = wythoff::outcome(leftA, leftB, play) == Outcome::P;
                    QCOMPARE(leadsToP, std::ranges::find(winning, move) != winning.end());
                }
                for (const Move& move : winning)
                    QVERIFY(move.from != from || (move.taken >= 1 && move.taken <= most));
            }
        }
    }
}

void WythoffTheoryTest::largePPositions()
{
    std::mt19937_64 random(5);
    for (int round = 0; round < 5000; ++round) {
        auto pair = *wythoff::pairWith(randomHeap(random));
        if (pair.k < 2 || pair.b > kMaxCount)
            continue;
        if (round % 2 == 0)
            std::swap(pair.a, pair.b);
        for (const Play play : kPlays) {
            QVERIFY(wythoff::outcome(pair.a, pair.b, play) == Outcome::P);
            QVERIFY(wythoff::winningMoves(pair.a, pair.b, play).empty());
            for (int i = 0; i < 20; ++i) {
                const Move::From from = kFrom[random() % 3];
                const Count most = from == Move::From::First ? pair.a
                    : from == Move::From::Second             ? pair.b
                                                             : std::min(pair.a, pair.b);
                const Count taken = 1 + (random() % most >> random() % 63);
                const auto [a, b] = wythoff::after(pair.a, pair.b, {from, taken});
                QVERIFY(wythoff::outcome(a, b, play) == Outcome::N);
                const bool over = a + b == 0;
                QCOMPARE(wythoff::winningMoves(a, b, play).empty(), over);
            }
        }
    }
}

void WythoffTheoryTest::hardestMove()
{
    for (const Play play : kPlays) {
        const Truth truth(200, play);
        for (Count a = 0; a <= 200; ++a) {
            for (Count b = 0; b <= 200; ++b) {
                if (truth.outcome(a, b) == Outcome::P)
                    QVERIFY(wythoff::hardestMove(a, b, play) == truth.hardest(a, b));
            }
        }
        std::mt19937_64 random(6);
        for (int round = 0; round < 5000; ++round) {
            const auto pair = *wythoff::pairWith(randomHeap(random));
            if (pair.k < 2 || pair.b > kMaxCount)
                continue;
            const auto move = wythoff::hardestMove(pair.a, pair.b, play);
            QVERIFY(move == (Move{Move::From::First, 1}));
            const auto turned = wythoff::hardestMove(pair.b, pair.a, play);
            QVERIFY(turned && turned->taken == 1);
            for (const auto& [a, b] :
                 {wythoff::after(pair.a, pair.b, *move), wythoff::after(pair.b, pair.a, *turned)})
                QCOMPARE(wythoff::winningMoves(a, b, play).size(), std::size_t{1});
        }
    }
    // The game is not ended as long as there is another move.
    QVERIFY(wythoff::hardestMove(2, 2, Play::Misere) == (Move{Move::From::First, 2}));
    QVERIFY(wythoff::hardestMove(0, 1, Play::Misere) == (Move{Move::From::Second, 1}));
    QVERIFY(!wythoff::hardestMove(0, 0, Play::Normal));
}

void WythoffTheoryTest::tableAgreesWithTextbook()
{
    const auto expected = reference::wythoffSg(201);
    // Bounds around those where a line of bits gets another word.
    for (const Count bound : {Count{0}, Count{1}, Count{20}, Count{21}, Count{22}, Count{63}, Count{200}}) {
        const wythoff::SgTable table(bound);
        QCOMPARE(table.bound(), bound);
        for (Count a = 0; a <= bound; ++a) {
            for (Count b = 0; b <= bound; ++b)
                QCOMPARE(table.value(a, b), std::optional(static_cast<Count>(expected[a][b])));
        }
    }
    const wythoff::SgTable large(2000);
    for (Count k = 0; wythoff::pair(k).b <= 2000; ++k)
        QCOMPARE(large.value(wythoff::pair(k).b, wythoff::pair(k).a), std::optional(Count{0}));
    // Each value at most once in a row.
    std::vector<bool> seen(6001);
    for (Count b = 0; b <= 2000; ++b) {
        const Count value = large.value(1234, b).value();
        QVERIFY(!seen[value]);
        seen[value] = true;
        QVERIFY((value == 0) == (wythoff::outcome(1234, b, Play::Normal) == Outcome::P));
    }
}

void WythoffTheoryTest::tableSmallAndStopped()
{
    const wythoff::SgTable table(5);
    QVERIFY(!table.value(6, 0) && !table.value(0, 6) && !table.value(kMaxCount, kMaxCount));
    QVERIFY(table.value(5, 5).has_value());
    std::stop_source source;
    const auto whole = wythoff::SgTable::compute(50, source.get_token());
    QVERIFY(whole.has_value());
    QCOMPARE(whole->bound(), Count{50});
    QCOMPARE(whole->value(37, 50), wythoff::SgTable(50).value(37, 50));
    source.request_stop();
    QVERIFY(!wythoff::SgTable::compute(50, source.get_token()));
    // Stopped half-way: the whole would take a minute.
    std::optional<wythoff::SgTable> stopped = whole;
    {
        const std::jthread worker([&stopped](std::stop_token stop) {
            stopped = wythoff::SgTable::compute(wythoff::SgTable::kMaxBound, std::move(stop));
        });
        QTest::qSleep(20);
    } // asks it to stop, and waits for it
    QVERIFY(!stopped);
}

void WythoffTheoryTest::extremes()
{
    QVERIFY(wythoff::outcome(0, 0, Play::Normal) == Outcome::P);
    QVERIFY(wythoff::outcome(0, 0, Play::Misere) == Outcome::N);
    QVERIFY(wythoff::winningMoves(0, 0, Play::Misere).empty());
    const std::vector<Move> toNothing{{Move::From::First, kMaxCount}};
    QVERIFY(wythoff::winningMoves(kMaxCount, 0, Play::Normal) == toNothing);
    const std::vector<Move> toOne{{Move::From::First, kMaxCount - 1}};
    QVERIFY(wythoff::winningMoves(kMaxCount, 0, Play::Misere) == toOne);
    QVERIFY(wythoff::outcome(kMaxCount, kMaxCount, Play::Normal) == Outcome::N);
    // The last pair whose larger number fits: one above the largest 64-bit number would not.
    const auto last = wythoff::pair(wythoff::kMaxPair);
    QCOMPARE(last.b, ~Count{0});
    QCOMPARE(last.a, last.b - last.k);
    QVERIFY(wythoff::kMaxPair > Count{1} << 62);
    // ⌊kφ⌋ grows by one or two.
    const Count step = wythoff::floorPhi(kMaxCount) - wythoff::floorPhi(kMaxCount - 1);
    QVERIFY(step == 1 || step == 2);
}

void WythoffTheoryTest::thePairsOfMiserePlayAreItsPPositions()
{
    for (const Play play : {Play::Normal, Play::Misere}) {
        for (Count k = 0; k <= 200; ++k) {
            const wythoff::Pair pair = wythoff::pair(k, play);
            QCOMPARE(pair.b - pair.a, k);
            QCOMPARE(wythoff::outcome(pair.a, pair.b, play), Outcome::P);
        }
        for (Count n = 0; n <= 300; ++n) {
            const auto found = wythoff::pairWith(n, play);
            QVERIFY(found && (found->a == n || found->b == n));
            QCOMPARE(wythoff::outcome(n, wythoff::partner(*found, n), play), Outcome::P);
        }
    }
}

LASTSTONE_TEST(WythoffTheoryTest, Nothing)

} // namespace laststone::wythoff_test
#include "wythoff_test.moc"
