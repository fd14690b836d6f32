// SPDX-License-Identifier: GPL-3.0-or-later
// The rules and the theory of Staircase Nim, against the rules alone.
#include "games/staircase/staircase_game.h"

#include "games/explained.h"
#include "games/rules_alone.h"
#include "positions.h"
#include "teaching/opponent.h"
#include "test_main.h"

#include <QRandomGenerator>
#include <QTest>

#include <random>

namespace laststone::staircase_game_test {

using explained::english;
using teaching::Move;
using teaching::Position;
using theory::Count;
using theory::kMaxCount;
using theory::Outcome;
using theory::Play;

namespace {

const QString kGame = QStringLiteral("staircase");

Position staircase(std::vector<Count> stairs, Play play = Play::Normal)
{
    return {games::staircaseGame(), play, std::move(stairs)};
}

// The stairs after a move, by the rule.
std::vector<Count> played(std::vector<Count> stairs, const Move& move)
{
    stairs[move.heap] -= move.take;
    if (move.heap > 0)
        stairs[move.heap - 1] += move.take;
    return stairs;
}

// Every move of the rules.
std::vector<Move> allMoves(const Position& position)
{
    std::vector<Move> moves;
    for (std::size_t stair = 0; stair < position.heaps.size(); ++stair) {
        for (Count stones = 1; stones <= position.heaps[stair]; ++stones)
            moves.push_back({stair, stones, 0});
    }
    return moves;
}

std::vector<Move> movesThatWin(const Position& position, rules_alone::Judge& judge)
{
    std::vector<Move> winning;
    for (const Move& move : allMoves(position)) {
        Position after = position;
        after.heaps = played(position.heaps, move);
        if (judge.outcome(after) == Outcome::P)
            winning.push_back(move);
    }
    return winning;
}

bool isFinished(const Position& position)
{
    return std::ranges::all_of(position.heaps, [](Count stones) { return stones == 0; });
}

} // namespace

class StaircaseGameTest : public QObject {
    Q_OBJECT
private slots:
    void outcomesAndWinningMovesAreTrue()
    {
        rules_alone::Judge judge;
        for (const Position& position : rules_alone::smallPositions(kGame)) {
            const QByteArray name = teaching::notation(position).toUtf8();
            QVERIFY2(position.game->outcome(position) == judge.outcome(position), name);
            QVERIFY2(position.game->winningMoves(position) == movesThatWin(position, judge), name);
        }
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

    void movesGoOneStairDown()
    {
        for (const Position& position : rules_alone::smallPositions(kGame)) {
            for (const Move& move : allMoves(position)) {
                QVERIFY(position.game->isLegal(position, move));
                QCOMPARE(position.game->after(position, move).heaps, played(position.heaps, move));
                QCOMPARE(english(position.game->describe(position, move)),
                         QStringLiteral("move %1 from stair %2 down").arg(move.take).arg(move.heap + 1));
                const QString below =
                    move.heap == 0 ? QStringLiteral("the ground") : QStringLiteral("stair %1").arg(move.heap);
                QCOMPARE(english(position.game->report(position, move)),
                         QStringLiteral("moved %1 from stair %2 to %3")
                             .arg(move.take)
                             .arg(move.heap + 1)
                             .arg(below));
                const QString number = QStringLiteral("#%1 ").arg(move.heap + 1);
                QCOMPARE(position.game->shortForm(position, move),
                         QStringLiteral("%1%2→%3")
                             .arg(position.heaps.size() > 1 ? number : QString())
                             .arg(position.heaps[move.heap])
                             .arg(position.heaps[move.heap] - move.take));
            }
            for (std::size_t stair = 0; stair < position.heaps.size(); ++stair) {
                QVERIFY(!position.game->isLegal(position, {stair, 0, 0}));
                QVERIFY(!position.game->isLegal(position, {stair, position.heaps[stair] + 1, 0}));
            }
            QVERIFY(!position.game->isLegal(position, {position.heaps.size(), 1, 0}));
            QCOMPARE(position.game->isTerminal(position), isFinished(position));
        }
    }

    // As long as the game can last: every stone takes each stair on its way.
    void stonesLeftAreSteps()
    {
        for (const Position& position : rules_alone::smallPositions(kGame)) {
            Count steps = 0;
            for (std::size_t stair = 0; stair < position.heaps.size(); ++stair)
                steps += position.heaps[stair] * (stair + 1);
            QCOMPARE(position.game->stonesLeft(position), steps);
        }
        for (const std::vector<Count>& stairs :
             {std::vector<Count>{0, kMaxCount}, {kMaxCount - 1, 1}, {1, 0, 0, kMaxCount / 2}})
            QCOMPARE(games::staircaseGame()->stonesLeft(staircase(stairs)), kMaxCount);
        QCOMPARE(games::staircaseGame()->stonesLeft(staircase({kMaxCount})), kMaxCount);
        QCOMPARE(games::staircaseGame()->stonesLeft(staircase({kMaxCount - 1})), kMaxCount - 1);
    }

    // Of all moves of a lost position none has fewer winning replies.
    void theHardestMoveHasTheFewestAnswers()
    {
        rules_alone::Judge judge;
        int looked = 0;
        for (const Position& position : rules_alone::smallPositions(kGame)) {
            if (judge.outcome(position) == Outcome::N || isFinished(position))
                continue;
            const auto answers = [&](const Move& move) {
                Position after = position;
                after.heaps = played(position.heaps, move);
                // A move that ends misère play has lost already: nobody has to find an answer to it.
                return isFinished(after) ? std::size_t(-1) : movesThatWin(after, judge).size();
            };
            const Move hardest = position.game->hardestMove(position);
            QVERIFY(position.game->isLegal(position, hardest));
            for (const Move& other : allMoves(position)) {
                QVERIFY2(answers(hardest) <= answers(other) || answers(hardest) == std::size_t(-1),
                         qPrintable(teaching::notation(position)));
            }
            ++looked;
        }
        QVERIFY(looked > 50);
    }

    void verdictsGiveTheTrueReason()
    {
        rules_alone::Judge judge;
        for (const Position& position : rules_alone::smallPositions(kGame)) {
            const QByteArray name = teaching::notation(position).toUtf8();
            const QString verdict = english(position.game->verdict(position));
            const bool isLost = judge.outcome(position) == Outcome::P;
            QVERIFY2(verdict.startsWith(isLost ? QLatin1String("P-position") : QLatin1String("N-position")),
                     name);
            if (isFinished(position)) {
                QVERIFY2(verdict.contains(QStringLiteral("no stone is left")), name);
                continue;
            }
            Count sum = 0;
            Count ones = 0;
            int large = 0;
            for (std::size_t stair = 0; stair < position.heaps.size(); stair += 2) {
                sum ^= position.heaps[stair];
                ones += position.heaps[stair] == 1;
                large += position.heaps[stair] > 1;
            }
            const auto numbers = explained::numbers(verdict);
            const auto ways = Count{movesThatWin(position, judge).size()};
            const QString fact = english(position.game->decidingFact(position));
            if (position.play == Play::Misere && large == 0) {
                QCOMPARE(explained::numbers(fact).at(0), ones);
                QCOMPARE(fact.endsWith(QStringLiteral("an odd number")), ones % 2 == 1);
            } else {
                const QString sumSaid =
                    QString::number(sum) + (sum == 0 ? QString() : QString::fromUtf8(" ≠ 0"));
                QCOMPARE(fact, QStringLiteral("nim-sum %1 on the odd stairs").arg(sumSaid));
            }
            if (position.play == Play::Misere && large == 0) {
                QVERIFY2(numbers.at(0) == ones
                             && verdict.contains(QStringLiteral("odd stairs with one stone")),
                         name);
                QVERIFY2(isLost || numbers.at(1) == ways, name);
            } else if (isLost) {
                QVERIFY2(numbers.back() == 0 && sum == 0, name);
            } else if (verdict.contains(QStringLiteral("just one odd stair"))) {
                QVERIFY2(position.play == Play::Misere && large == 1 && numbers.back() == ways, name);
            } else {
                QVERIFY2(position.play == Play::Normal || large > 1, name);
                QVERIFY2(numbers.at(0) == sum && numbers.back() == ways, name);
            }
        }
    }

    // Whatever comes down from an even stair, the perfect opponent brings it one stair further, as is taught,
    // where that wins; in normal play it always does so from a P-position.
    void aMoveFromAnEvenStairIsCancelled()
    {
        rules_alone::Judge judge;
        QRandomGenerator random(1);
        int cancelled = 0;
        for (const Position& before : rules_alone::smallPositions(kGame)) {
            std::vector<Move> moves;
            for (std::size_t stair = 0; stair < before.heaps.size(); ++stair) {
                for (Count take = 1; take <= before.heaps[stair]; ++take)
                    moves.push_back({stair, take, 0});
            }
            for (const Move& move : moves) {
                const Position after = before.game->after(before, move);
                const auto answer = before.game->cancelling(before, move);
                QCOMPARE(answer.has_value(), move.heap % 2 == 1);
                if (!answer)
                    continue;
                QVERIFY(after.game->isLegal(after, *answer));
                const Position left = after.game->after(after, *answer);
                for (std::size_t odd = 0; odd < left.heaps.size(); odd += 2)
                    QCOMPARE(left.heaps[odd], before.heaps[odd]);
                const bool wins = judge.outcome(left) == Outcome::P;
                QVERIFY(wins || before.play == Play::Misere || judge.outcome(before) == Outcome::N);
                const auto chosen = teaching::chooseMove(after, teaching::Opponent::Perfect, random, answer);
                QCOMPARE(judge.outcome(after.game->after(after, chosen)) == Outcome::P,
                         judge.outcome(after) == Outcome::N);
                QVERIFY(!wins || chosen == *answer);
                cancelled += wins;
            }
        }
        QVERIFY(cancelled > 100);
    }

    // The stones stay, on the ground: the last of them is spoken of nowhere.
    void itEndsWithTheLastMove()
    {
        const teaching::Game& game = *games::staircaseGame();
        QCOMPARE(english(game.endRule(Play::Normal)), QStringLiteral("Whoever makes the last move wins."));
        QCOMPARE(english(game.endRule(Play::Misere)), QStringLiteral("Whoever makes the last move loses."));
    }

    // That which lectures and pictures are made for.
    void theLessonBeginsWithItsPosition()
    {
        QCOMPARE(games::staircaseGame()->firstHeaps(), (std::vector<Count>{4, 1, 7, 2, 1, 3}));
    }

    // By how many binary digits all stairs have.
    void levelsAreThoseOfTheDigits()
    {
        const auto level = [](std::size_t stairs, Count stones) {
            const Position position = staircase(std::vector<Count>(stairs, stones));
            return position.game->levelOf(position);
        };
        QVERIFY(level(4, 7) == teaching::Difficulty::Easy && level(12, 1) == teaching::Difficulty::Easy);
        QVERIFY(level(13, 1) == teaching::Difficulty::Medium && level(6, 7) == teaching::Difficulty::Medium);
        QVERIFY(level(19, 1) == teaching::Difficulty::Hard && level(5, 8) == teaching::Difficulty::Hard);
    }

    void whatIsNoPositionIsRefused()
    {
        const auto game = games::staircaseGame();
        QVERIFY(game->check(staircase({})));
        QVERIFY(!game->check(staircase({0})));
        QVERIFY(!game->check(staircase({kMaxCount})));
        QVERIFY(!game->check(staircase({kMaxCount - 1, 1})));
        QVERIFY(game->check(staircase({kMaxCount, 1})));
        QVERIFY(game->check(staircase({kMaxCount / 2, kMaxCount / 2, kMaxCount / 2})));
        QVERIFY(!game->check(staircase(std::vector<Count>(10'000, 5))));
    }

    void randomPositionsAreOnesToPractiseOn_data()
    {
        QTest::addColumn<int>("difficulty");
        for (const auto difficulty :
             {teaching::Difficulty::Easy, teaching::Difficulty::Medium, teaching::Difficulty::Hard})
            QTest::addRow("%d", static_cast<int>(difficulty)) << static_cast<int>(difficulty);
    }
    void randomPositionsAreOnesToPractiseOn()
    {
        QFETCH(int, difficulty);
        QRandomGenerator random(17);
        int lost = 0;
        for (int round = 0; round < 200; ++round) {
            const Position like = staircase({1}, round % 2 == 0 ? Play::Normal : Play::Misere);
            const Position position =
                like.game->randomPosition(like, static_cast<teaching::Difficulty>(difficulty), random);
            QVERIFY(!position.game->check(position));
            QVERIFY(!isFinished(position));
            QVERIFY(position.play == like.play);
            lost += position.game->outcome(position) == Outcome::P;
        }
        QVERIFY2(lost > 5 && lost < 100, qPrintable(QString::number(lost))); // mostly there is a move to find
    }

    void notationsAreReadAndWritten_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("canonical");
        QTest::newRow("blanks") << QStringLiteral("staircase:4 1  7") << QStringLiteral("staircase: 4 1 7");
        QTest::newRow("commas") << QStringLiteral("staircase: 4,1,7") << QStringLiteral("staircase: 4 1 7");
        QTest::newRow("misere") << QStringLiteral("staircase misere: 0 2")
                                << QStringLiteral("staircase misere: 0 2");
        QTest::newRow("zeros") << QStringLiteral("staircase: 007 0") << QStringLiteral("staircase: 7 0");
    }
    void notationsAreReadAndWritten()
    {
        QFETCH(QString, text);
        QFETCH(QString, canonical);
        QCOMPARE(teaching::notation(positionOf(text)), canonical);
    }

    // Large numbers, by the theorem: only the nim-sum of the odd stairs counts.
    void largePositionsFollowTheTheorem()
    {
        std::mt19937_64 random(3);
        for (int round = 0; round < 200; ++round) {
            std::vector<Count> stairs(1 + random() % 30);
            for (Count& stones : stairs)
                stones = (random() & kMaxCount) >> (6 + random() % 50);
            Count sum = 0;
            for (std::size_t stair = 0; stair < stairs.size(); stair += 2)
                sum ^= stairs[stair];
            if (round % 3 == 0) {
                stairs[0] ^= sum;
                sum = 0;
            }
            const Position position = staircase(stairs);
            QCOMPARE(position.game->grundyValue(position), std::optional(sum));
            QCOMPARE(position.game->outcome(position), sum == 0 ? Outcome::P : Outcome::N);
            const auto winning = position.game->winningMoves(position);
            QCOMPARE(winning.empty(), sum == 0);
            for (const Move& move : winning) {
                const Position after = position.game->after(position, move);
                QCOMPARE(position.game->grundyValue(after), std::optional(Count{0}));
            }
        }
    }

    // It is of two odd stairs, where there are as many.
    void theChartIsThereFromTwoOddStairsOn()
    {
        const auto axes = games::staircasePlane().axes;
        QVERIFY(axes(staircase({3, 2})).empty());
        QCOMPARE(axes(staircase({3, 2, 1})), (std::vector<std::size_t>{0, 2}));
        QCOMPARE(axes(staircase({3, 2, 1, 4})), (std::vector<std::size_t>{0, 2}));
    }

    // Beside the two stairs of its axes others may be odd.
    void theTitleOfTheChartSaysWhatIsFixed()
    {
        const auto title = [](std::vector<Count> stairs, Play play) {
            const teaching::PlaneWindow window{0, 2, {0, 9}, {0, 9}};
            return english(games::staircasePlane().data(staircase(std::move(stairs), play), window).title);
        };
        QCOMPARE(title({4, 1, 7, 2}, Play::Normal), QStringLiteral("P-positions: a = b"));
        QCOMPARE(title({4, 1, 7, 2, 5}, Play::Normal),
                 QString::fromUtf8("P-positions with the other odd stairs fixed: a ⊕ b = 5"));
        QCOMPARE(title({4, 1, 7, 2}, Play::Misere), QStringLiteral("P-positions in misère play"));
        QCOMPARE(title({4, 1, 7, 2, 5}, Play::Misere),
                 QStringLiteral("P-positions in misère play, the other odd stairs fixed"));
    }
};

LASTSTONE_TEST(StaircaseGameTest, Nothing)

} // namespace laststone::staircase_game_test
#include "staircase_game_test.moc"
