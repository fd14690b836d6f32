// SPDX-License-Identifier: GPL-3.0-or-later
#include "theory/staircase.h"

#include "brute_force.h"
#include "paths.h"
#include "test_main.h"
#include "theory/truth.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTest>

#include <bit>
#include <numeric>
#include <random>
#include <set>
#include <tuple>

namespace laststone::staircase_test {

using namespace theory;
using staircase::Move;
using truth::Truth;

namespace {

using Stairs = std::vector<Count>;

constexpr Play kPlays[] = {Play::Normal, Play::Misere};

struct StaircaseRules {
    using Position = Stairs;
    using Move = staircase::Move;
    static std::vector<std::pair<Move, Stairs>> moves(const Stairs& stairs)
    {
        std::vector<std::pair<Move, Stairs>> all;
        for (std::size_t i = 0; i < stairs.size(); ++i) {
            Stairs left = stairs;
            for (Count moved = 1; moved <= stairs[i]; ++moved) {
                --left[i];
                if (i > 0)
                    ++left[i - 1];
                all.push_back({{i, moved}, left});
            }
        }
        return all;
    }
};

// Coins on a strip: the cells in ascending order. A move is named by its coin's place from the right and by
// the number of cells, and comes in the order of staircase moves.
struct CoinRules {
    using Position = std::vector<Count>;
    using Move = staircase::Move;
    static std::vector<std::pair<Move, Position>> moves(const Position& cells)
    {
        std::vector<std::pair<Move, Position>> all;
        for (std::size_t coin = cells.size(); coin-- > 0;) {
            Position left = cells;
            while (left[coin] > 1 && (coin == 0 || left[coin] - 1 != left[coin - 1])) {
                --left[coin];
                all.push_back({{cells.size() - 1 - coin, cells[coin] - left[coin]}, left});
            }
        }
        return all;
    }
};

Count stones(const Stairs& stairs)
{
    return std::accumulate(stairs.begin(), stairs.end(), Count{0});
}

// Calls visit(stairs) for every staircase of up to `mostStairs` stairs with up to `mostStones` stones.
template <class Visit> void everyStaircase(std::size_t mostStairs, Count mostStones, Visit visit)
{
    brute::everyPosition(mostStairs, mostStones, [&](const Stairs& stairs) {
        if (stones(stairs) <= mostStones)
            visit(stairs);
    });
}

// Up to `most` stairs of very different sizes, with less than 2^62 stones in all.
Stairs randomStairs(std::mt19937_64& random, std::size_t most)
{
    Stairs stairs(1 + random() % most);
    for (Count& stair : stairs)
        stair = (random() >> 2) / most >> random() % 62;
    return stairs;
}

// A random position made P by its first winning move.
Stairs randomLost(std::mt19937_64& random, std::size_t most, Play play)
{
    Stairs stairs = randomStairs(random, most);
    if (const auto winning = staircase::winningMoves(stairs, play); !winning.empty())
        stairs = staircase::after(stairs, winning.front());
    return stairs;
}

// "2:1;5:2" or "-", stairs counted from 1.
QString written(const std::vector<Move>& moves)
{
    QStringList parts;
    for (const auto& move : moves)
        parts << QStringLiteral("%1:%2").arg(move.stair + 1).arg(move.moved);
    return parts.isEmpty() ? QStringLiteral("-") : parts.join(QLatin1Char(';'));
}

QString letter(Outcome outcome)
{
    return outcome == Outcome::P ? QStringLiteral("P") : QStringLiteral("N");
}

// The hardest of `moves`, each judged from the position that it leaves.
std::optional<Move> hardestOf(const std::vector<Move>& moves, const Stairs& stairs, Play play)
{
    const auto order = [&](const Move& move) {
        const Stairs left = staircase::after(stairs, move);
        const int columns = std::popcount(staircase::nimSum(left));
        return std::tuple(staircase::winningMoves(left, play).size(), -columns, move.moved, move.stair);
    };
    std::optional<Move> best;
    for (const Move& move : moves) {
        if (!best || order(move) < order(*best))
            best = move;
    }
    return best;
}

std::vector<Move> allMoves(const Stairs& stairs)
{
    std::vector<Move> all;
    for (const auto& [move, left] : StaircaseRules::moves(stairs))
        all.push_back(move);
    return all;
}

} // namespace

class StaircaseTheoryTest : public QObject {
    Q_OBJECT
private slots:
    void agreesWithBruteForce();
    void misereWithoutStonesOnOddStairs();
    void agreesWithTheOracle();
    void invariantsOfLargePositions();
    void movesAndKinds();
    void fitsWithoutOverflow();
    void exchangesAreAnswered();
    void exchangesOfLargePositions();
    void hardestMoveIsTheHardestOfAll();
    void hardestMoveOfLargeStairs();
    void tenThousandStairs();
    void coinsAgreeWithBruteForce();
    void coinsInAnyOrder();
    void badCoins();
    void extremes();
};

void StaircaseTheoryTest::agreesWithBruteForce()
{
    for (const Play play : kPlays) {
        Truth<StaircaseRules> truth(play);
        int positions = 0;
        const auto check = [&](const Stairs& stairs) {
            ++positions;
            QVERIFY(staircase::outcome(stairs, play) == truth.outcome(stairs));
            QCOMPARE(written(staircase::winningMoves(stairs, play)), written(truth.winning(stairs)));
            QCOMPARE(staircase::countWinningMoves(stairs, play), truth.winning(stairs).size());
            if (play == Play::Normal)
                QCOMPARE(staircase::nimSum(stairs), truth.grundy(stairs));
        };
        everyStaircase(5, 8, check);
        everyStaircase(7, 5, check);
        everyStaircase(2, 25, check);
        everyStaircase(3, 14, check);
        QVERIFY(positions > 3000);
    }
}

// Where misère play differs most: nothing on the odd stairs, or ones only.
void StaircaseTheoryTest::misereWithoutStonesOnOddStairs()
{
    Truth<StaircaseRules> truth(Play::Misere);
    for (Count second = 0; second <= 4; ++second) {
        for (Count fourth = 0; fourth <= 4; ++fourth) {
            for (Count ones = 0; ones < 8; ++ones) {
                const Stairs stairs{ones & 1, second, ones >> 1 & 1, fourth, ones >> 2 & 1};
                const bool lost = std::popcount(ones) % 2 == 1;
                QVERIFY((truth.outcome(stairs) == Outcome::P) == lost);
                QVERIFY((staircase::outcome(stairs, Play::Misere) == Outcome::P) == lost);
                QCOMPARE(written(staircase::winningMoves(stairs, Play::Misere)),
                         written(truth.winning(stairs)));
            }
        }
    }
    const auto winning = [](Stairs stairs) { return written(staircase::winningMoves(stairs, Play::Misere)); };
    QCOMPARE(winning({0, 0, 0}), QStringLiteral("-")); // won already
    QCOMPARE(winning({0, 1}), QStringLiteral("2:1"));
    QCOMPARE(winning({0, 9, 0, 9}), QStringLiteral("2:1;4:1"));
    QCOMPARE(winning({1, 9, 0, 9}), QStringLiteral("-"));
    QCOMPARE(winning({1, 9, 1, 9}), QStringLiteral("1:1;3:1"));
    QCOMPARE(winning({5, 9, 1, 9}), QStringLiteral("1:5;4:4"));
}

void StaircaseTheoryTest::agreesWithTheOracle()
{
    QFile file(laststone::tests::projectFile(QStringLiteral("tests/data/staircase.tsv")));
    QVERIFY(file.open(QIODevice::ReadOnly));
    file.readLine();
    int rows = 0;
    while (!file.atEnd()) {
        const QStringList row = QString::fromUtf8(file.readLine()).trimmed().split(QLatin1Char('\t'));
        QCOMPARE(row.size(), 5);
        Stairs stairs;
        for (const QString& stair : row[0].split(QLatin1Char(' '), Qt::SkipEmptyParts))
            stairs.push_back(stair.toULongLong());
        QCOMPARE(letter(staircase::outcome(stairs, Play::Normal)), row[1]);
        QCOMPARE(written(staircase::winningMoves(stairs, Play::Normal)), row[2]);
        QCOMPARE(letter(staircase::outcome(stairs, Play::Misere)), row[3]);
        QCOMPARE(written(staircase::winningMoves(stairs, Play::Misere)), row[4]);
        ++rows;
    }
    QCOMPARE(rows, 400);
}

void StaircaseTheoryTest::invariantsOfLargePositions()
{
    std::mt19937_64 random(1937);
    for (int round = 0; round < 3000; ++round) {
        const Stairs stairs = randomStairs(random, 64);
        QVERIFY(staircase::fits(stairs));
        if (stones(stairs) == 0)
            continue; // nothing can be moved, and in misère play that is won
        for (const Play play : kPlays) {
            const auto winning = staircase::winningMoves(stairs, play);
            QCOMPARE(winning.empty(), staircase::outcome(stairs, play) == Outcome::P);
            QCOMPARE(staircase::countWinningMoves(stairs, play), winning.size());
            for (std::size_t i = 0; i < winning.size(); ++i) {
                const Move& move = winning[i];
                QVERIFY(i == 0 || winning[i - 1].stair < move.stair);
                QVERIFY(move.moved >= 1 && move.moved <= stairs[move.stair]);
                const Stairs left = staircase::after(stairs, move);
                QVERIFY(staircase::fits(left));
                QVERIFY(staircase::outcome(left, play) == Outcome::P);
            }
            // No other move leads to P: tried at random.
            for (int i = 0; i < 20; ++i) {
                const std::size_t stair = random() % stairs.size();
                if (stairs[stair] == 0)
                    continue;
                const Move move{stair, 1 + (random() % stairs[stair] >> random() % 62)};
                const bool leadsToP = staircase::outcome(staircase::after(stairs, move), play) == Outcome::P;
                QCOMPARE(leadsToP, std::ranges::find(winning, move) != winning.end());
            }
        }
    }
}

void StaircaseTheoryTest::movesAndKinds()
{
    QVERIFY(staircase::isOdd(0) && !staircase::isOdd(1) && staircase::isOdd(2));
    const Stairs stairs{4, 3, 2, 1, 5};
    QVERIFY(staircase::oddStairs(stairs) == (Stairs{4, 2, 5}));
    QVERIFY(staircase::oddStairs(Stairs{7, 1}) == Stairs{7});
    QCOMPARE(staircase::nimSum(stairs), Count{3});
    QVERIFY(staircase::after(stairs, {0, 3}) == (Stairs{1, 3, 2, 1, 5}));
    QVERIFY(staircase::after(stairs, {1, 3}) == (Stairs{7, 0, 2, 1, 5}));
    QVERIFY(staircase::after(stairs, {4, 2}) == (Stairs{4, 3, 2, 3, 3}));
    QVERIFY(staircase::kind({0, 3}) == staircase::Kind::Lowers);
    QVERIFY(staircase::kind({1, 3}) == staircase::Kind::Raises);
    everyStaircase(5, 6, [](const Stairs& before) {
        for (const auto& [move, left] : StaircaseRules::moves(before)) {
            QVERIFY(staircase::after(before, move) == left);
            const auto was = staircase::oddStairs(before);
            const auto now = staircase::oddStairs(left);
            const std::size_t i = move.stair / 2;
            QCOMPARE(now[i] < was[i], staircase::kind(move) == staircase::Kind::Lowers);
        }
    });
}

void StaircaseTheoryTest::fitsWithoutOverflow()
{
    QVERIFY(staircase::fits(Stairs{}));
    QVERIFY(staircase::fits(Stairs{kMaxCount}));
    QVERIFY(staircase::fits(Stairs{kMaxCount - 1, 0, 1}));
    QVERIFY(!staircase::fits(Stairs{kMaxCount, 1}));
    QVERIFY(!staircase::fits(Stairs{kMaxCount, kMaxCount, 2})); // the sum is 2^64
    QVERIFY(!staircase::fits(Stairs{~Count{0}, 1}));
}

// Of the examples the last is a raising where one is possible, the others are lowerings; and where Nim on the
// odd stairs has a reply that takes another number than the move, the first example has one.
static void checkExamples(const Stairs& stairs, Truth<StaircaseRules>& truth,
                          const std::vector<staircase::Exchange>& all,
                          const std::vector<staircase::Exchange>& examples)
{
    const auto isRaising = [](const Move& move) { return move.stair % 2 == 1; };
    std::size_t raisings = 0;
    for (const auto& [move, reply] : examples) {
        raisings += isRaising(move) ? 1 : 0;
        const Stairs left = staircase::after(stairs, move);
        const auto replies = truth.winning(left);
        QVERIFY(std::ranges::find(replies, reply) != replies.end());
        QVERIFY(!isRaising(move) || reply == (Move{move.stair - 1, move.moved}));
        if (!isRaising(move) && isRaising(reply))
            QVERIFY(std::ranges::all_of(replies, isRaising));
    }
    bool raises = false;
    bool lowers = false;
    bool copies = true;
    for (const auto& [move, first] : all) {
        raises = raises || isRaising(move);
        lowers = lowers || !isRaising(move);
        if (isRaising(move))
            continue;
        for (const Move& reply : truth.winning(staircase::after(stairs, move)))
            copies = copies && (isRaising(reply) || reply.moved == move.moved);
    }
    QCOMPARE(raisings, std::size_t{raises});
    QVERIFY(!raises || isRaising(examples.back().move));
    QCOMPARE(examples.size() > raisings, lowers);
    if (!copies)
        QVERIFY(!isRaising(examples[0].move) && examples[0].move.moved != examples[0].reply.moved);
}

void StaircaseTheoryTest::exchangesAreAnswered()
{
    for (const Play play : kPlays) {
        Truth<StaircaseRules> truth(play);
        everyStaircase(5, 7, [&](const Stairs& stairs) {
            if (truth.outcome(stairs) == Outcome::N)
                return;
            std::vector<staircase::Exchange> all;
            for (const auto& [move, left] : StaircaseRules::moves(stairs)) {
                const auto replies = truth.winning(left);
                if (stones(left) == 0 && play == Play::Misere)
                    continue; // over, and won
                QVERIFY(!replies.empty());
                // A raising is undone; a lowering is answered by a lowering, as in Nim, if one wins.
                Move reply = replies.front();
                if (move.stair % 2 == 1) {
                    reply = {move.stair - 1, move.moved};
                    QVERIFY(std::ranges::find(replies, reply) != replies.end());
                } else {
                    const auto lowering =
                        std::ranges::find_if(replies, [](const Move& each) { return each.stair % 2 == 0; });
                    if (lowering != replies.end())
                        reply = *lowering;
                    QVERIFY(play == Play::Misere || lowering != replies.end());
                }
                all.push_back({move, reply});
            }
            QVERIFY(staircase::exchanges(stairs, play, 1000) == all);
            QVERIFY(staircase::exchanges(stairs, play, stones(stairs)) == all);
            if (stones(stairs) > 0)
                checkExamples(stairs, truth, all, staircase::exchanges(stairs, play, 0));
        });
    }
}

void StaircaseTheoryTest::exchangesOfLargePositions()
{
    std::mt19937_64 random(5);
    for (int round = 0; round < 400; ++round) {
        const Play play = kPlays[round % 2];
        const Stairs stairs = randomLost(random, 40, play);
        if (stones(stairs) <= 12)
            continue;
        const auto some = staircase::exchanges(stairs, play, 12);
        QVERIFY(!some.empty() && some.size() <= 64);
        for (const auto& [move, reply] : some) {
            QVERIFY(move.moved >= 1 && move.moved <= stairs[move.stair]);
            QVERIFY(move.stair % 2 == 0 || reply == (Move{move.stair - 1, move.moved}));
            const Stairs left = staircase::after(stairs, move);
            QVERIFY(reply.moved >= 1 && reply.moved <= left[reply.stair]);
            QVERIFY(staircase::outcome(staircase::after(left, reply), play) == Outcome::P);
        }
    }
}

void StaircaseTheoryTest::hardestMoveIsTheHardestOfAll()
{
    for (const Play play : kPlays) {
        int lost = 0;
        const auto check = [&](const Stairs& stairs) {
            if (staircase::outcome(stairs, play) == Outcome::N)
                return;
            ++lost;
            const auto all = allMoves(stairs);
            QVERIFY(staircase::hardestMove(stairs, play) == hardestOf(all, stairs, play));
        };
        everyStaircase(5, 8, check);
        everyStaircase(7, 5, check);
        everyStaircase(2, 25, check);
        QVERIFY(lost > 300);
        std::mt19937_64 random(6);
        for (int round = 0; round < 150; ++round) {
            Stairs stairs(2 + random() % 6);
            for (Count& stair : stairs)
                stair = random() % 130 >> random() % 6;
            if (const auto winning = staircase::winningMoves(stairs, play); !winning.empty())
                stairs = staircase::after(stairs, winning.front());
            check(stairs);
        }
    }
}

// Beyond kEveryMove only these moves are looked at, listed here by what they leave.
void StaircaseTheoryTest::hardestMoveOfLargeStairs()
{
    std::mt19937_64 random(7);
    int large = 0;
    for (int round = 0; round < 400; ++round) {
        const Play play = kPlays[round % 2];
        Stairs stairs = randomLost(random, 24, play);
        if (round % 4 == 3) {
            // The end of misère play, with an odd number of ones and many stones that do not count.
            for (std::size_t i = 0; i < stairs.size(); i += 2)
                stairs[i] = i == 0 ? 1 : random() % 2;
            if (staircase::nimSum(stairs) == 0)
                stairs[0] = 0;
        }
        if (stones(stairs) <= staircase::kEveryMove / stairs.size())
            continue;
        ++large;
        QVERIFY(staircase::outcome(stairs, play) == Outcome::P);
        std::vector<Move> looked;
        const Count sum = staircase::nimSum(stairs);
        for (std::size_t i = 0; i < stairs.size(); ++i) {
            const Count now = stairs[i / 2 * 2];
            for (int bits = 1; bits <= 63; ++bits) {
                const Count run = (Count{1} << bits) - 1;
                for (const Count then : {now ^ run, now ^ run ^ sum}) {
                    const Count moved = i % 2 == 0 ? now - then : then - now;
                    if (then != now && moved <= stairs[i]) // a wrapped difference is larger than a stair
                        looked.push_back({i, moved});
                }
            }
            if (stairs[i] > 0)
                QVERIFY(std::ranges::find(looked, Move{i, 1}) != looked.end());
        }
        QVERIFY(staircase::hardestMove(stairs, play) == hardestOf(looked, stairs, play));
    }
    QVERIFY(large > 300);
}

void StaircaseTheoryTest::tenThousandStairs()
{
    std::mt19937_64 random(8);
    for (const Play play : kPlays) {
        for (const Count largest : {Count{1}, Count{40}, Count{1} << 48}) {
            Stairs stairs(10000);
            for (Count& stair : stairs)
                stair = random() % (largest + 1);
            QElapsedTimer time;
            time.start();
            if (const auto winning = staircase::winningMoves(stairs, play); !winning.empty())
                stairs = staircase::after(stairs, winning.front());
            QVERIFY(staircase::outcome(stairs, play) == Outcome::P);
            const auto move = staircase::hardestMove(stairs, play);
            const auto some = staircase::exchanges(stairs, play, 8);
            // A few milliseconds; the bound is for a sanitizer on a busy machine.
            QVERIFY2(time.elapsed() < 2000, qPrintable(QString::number(time.elapsed())));
            QVERIFY(move && move->moved <= stairs[move->stair]);
            QVERIFY(!some.empty() && some.size() <= 64);
        }
    }
}

void StaircaseTheoryTest::coinsAgreeWithBruteForce()
{
    for (const Play play : kPlays) {
        Truth<CoinRules> truth(play);
        for (unsigned strip = 0; strip < 1U << 10; ++strip) {
            std::vector<Count> cells;
            for (Count cell = 1; cell <= 10; ++cell) {
                if (strip >> (cell - 1) & 1U)
                    cells.push_back(cell);
            }
            const auto stairs = staircase::stairsOfCoins(cells);
            QVERIFY(stairs && stairs->size() == cells.size());
            QVERIFY(staircase::outcome(*stairs, play) == truth.outcome(cells));
            QCOMPARE(written(staircase::winningMoves(*stairs, play)), written(truth.winning(cells)));
            if (play == Play::Normal)
                QCOMPARE(staircase::nimSum(*stairs), truth.grundy(cells));
            // Each move of a coin is that move of stones.
            for (const auto& [move, left] : CoinRules::moves(cells))
                QVERIFY(staircase::stairsOfCoins(left) == staircase::after(*stairs, move));
        }
    }
}

void StaircaseTheoryTest::coinsInAnyOrder()
{
    // The examples of poj.org/problem?id=1704: "Bob will win", "Georgia will win".
    const auto none = staircase::stairsOfCoins(Stairs{1, 2, 3});
    QVERIFY(none && *none == (Stairs{0, 0, 0}));
    QVERIFY(staircase::outcome(*none, Play::Normal) == Outcome::P);
    const auto eight = staircase::stairsOfCoins(Stairs{1, 5, 6, 7, 9, 12, 14, 17});
    QVERIFY(eight && *eight == (Stairs{2, 1, 2, 1, 0, 0, 3, 0}));
    QVERIFY(staircase::outcome(*eight, Play::Normal) == Outcome::N);
    QVERIFY(staircase::stairsOfCoins(Stairs{14, 9, 1, 17, 5, 7, 12, 6}) == eight);
    QVERIFY(staircase::stairsOfCoins(Stairs{}) == Stairs{});
    const auto far = staircase::stairsOfCoins(Stairs{kMaxCount, 5});
    QVERIFY(far && *far == (Stairs{kMaxCount - 6, 4}) && staircase::fits(*far));
}

void StaircaseTheoryTest::badCoins()
{
    QVERIFY(!staircase::stairsOfCoins(Stairs{0}));
    QVERIFY(!staircase::stairsOfCoins(Stairs{3, 0, 5}));
    QVERIFY(!staircase::stairsOfCoins(Stairs{0, 0}));
    QVERIFY(!staircase::stairsOfCoins(Stairs{4, 2, 4}));
    QVERIFY(!staircase::stairsOfCoins(Stairs{1, kMaxCount + 1}));
}

void StaircaseTheoryTest::extremes()
{
    const Stairs none;
    QCOMPARE(staircase::nimSum(none), Count{0});
    QVERIFY(staircase::outcome(none, Play::Normal) == Outcome::P);
    QVERIFY(staircase::outcome(none, Play::Misere) == Outcome::N);
    QVERIFY(staircase::winningMoves(none, Play::Misere).empty());
    QVERIFY(staircase::exchanges(none, Play::Normal, 9).empty());
    QVERIFY(!staircase::hardestMove(none, Play::Normal));
    QVERIFY(!staircase::hardestMove(Stairs{0, 0, 0}, Play::Normal));
    const auto winning = [](Stairs stairs, Play play) { return staircase::winningMoves(stairs, play); };
    QVERIFY(winning({kMaxCount}, Play::Normal) == (std::vector<Move>{{0, kMaxCount}}));
    QVERIFY(winning({kMaxCount}, Play::Misere) == (std::vector<Move>{{0, kMaxCount - 1}}));
    QVERIFY(winning({0, kMaxCount}, Play::Normal).empty());
    QVERIFY(winning({0, kMaxCount}, Play::Misere) == (std::vector<Move>{{1, 1}}));
    const Stairs above{0, kMaxCount};
    QVERIFY(staircase::after(above, {1, kMaxCount}) == (Stairs{kMaxCount, 0}));
    QVERIFY(staircase::hardestMove(above, Play::Normal) == (Move{1, kMaxCount}));
    QVERIFY(staircase::exchanges(above, Play::Normal, 3)
            == (std::vector<staircase::Exchange>{{{1, 1}, {0, 1}}}));
    // The last stone of misère play ends the game: it is moved, but nothing is replied.
    QVERIFY(staircase::exchanges(Stairs{1, 0}, Play::Misere, 9).empty());
    QVERIFY(staircase::hardestMove(Stairs{1, 0}, Play::Misere) == (Move{0, 1}));
}

LASTSTONE_TEST(StaircaseTheoryTest, Nothing)

} // namespace laststone::staircase_test
#include "staircase_test.moc"
