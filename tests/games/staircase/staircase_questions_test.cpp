// SPDX-License-Identifier: GPL-3.0-or-later
// The questions about staircase Nim against the rules: what is right is found here by trying every move, and
// by moving coins on a strip.
#include "games/asked.h"
#include "games/rules_alone.h"
#include "games/staircase/staircase_game.h"
#include "test_main.h"

#include <numeric>
#include <set>

namespace laststone::staircase_questions_test {

using asked::isRefused;
using asked::questionOf;
using asked::replyTo;
using teaching::Answer;
using teaching::Difficulty;
using teaching::Position;
using teaching::Question;
using theory::Count;
using theory::Outcome;
using theory::Play;
using Numbers = std::vector<Count>;

namespace {

Position like(Play play)
{
    return {gameOf(QStringLiteral("staircase")), play, {}};
}

// The exclusive or of the odd stairs, digit by digit.
Count sumOfOdd(const Numbers& stairs)
{
    Count sum = 0;
    for (Count power = 1; power < Count{1} << 20; power *= 2) {
        Count ones = 0;
        for (std::size_t i = 0; i < stairs.size(); i += 2)
            ones += stairs[i] / power % 2;
        sum += ones % 2 * power;
    }
    return sum;
}

// The positions that a move of a coin leads to: to the left, not past or onto another.
std::set<Numbers> coinMoves(const Numbers& coins)
{
    std::set<Numbers> all;
    for (std::size_t i = 0; i < coins.size(); ++i) {
        const Count wall = i == 0 ? 0 : coins[i - 1];
        for (Count square = wall + 1; square < coins[i]; ++square) {
            Numbers moved = coins;
            moved[i] = square;
            all.insert(moved);
        }
    }
    return all;
}

} // namespace

class StaircaseQuestionsTest : public QObject {
    Q_OBJECT
private slots:
    void everyKindIsSound_data() { asked::addKinds(games::staircaseKinds()); }
    void everyKindIsSound()
    {
        QFETCH(QString, kind);
        asked::verifyKind(QStringLiteral("staircase"), kind);
    }

    // A stair counts exactly when one more stone on it changes who wins somewhere: taken alone, when a stone
    // on it makes the empty staircase an N-position.
    void stairsCountByTheRules()
    {
        rules_alone::Judge judge;
        for (const Question& question :
             asked::drawn(QStringLiteral("counting-stairs"), like(Play::Normal), Difficulty::Medium, 500)) {
            const Numbers& stairs = question.position.heaps;
            Numbers counting;
            for (std::size_t i = 0; i < stairs.size(); ++i) {
                Position alone = question.position;
                alone.heaps.assign(stairs.size(), 0);
                alone.heaps[i] = 1;
                if (stairs[i] > 0 && judge.outcome(alone) == Outcome::N)
                    counting.push_back(i + 1);
            }
            QCOMPARE(std::get<Numbers>(question.right), counting);
        }
    }

    // The nim-sum is the Grundy value, which is found by trying every move.
    void theNimSumIsTheGrundyValue()
    {
        rules_alone::Judge judge;
        for (const Question& question :
             asked::drawn(QStringLiteral("nim-sum"), like(Play::Normal), Difficulty::Easy, 300))
            QCOMPARE(std::get<Count>(question.right), judge.grundy(question.position));
        for (const Difficulty level : asked::kLevels) {
            for (const Play play : {Play::Normal, Play::Misere}) {
                for (const Question& question :
                     asked::drawn(QStringLiteral("nim-sum"), like(play), level, 1000))
                    QCOMPARE(std::get<Count>(question.right), sumOfOdd(question.position.heaps));
            }
        }
    }

    void repliesAnswerAMoveFromAnEvenStair()
    {
        rules_alone::Judge judge;
        for (const Play play : {Play::Normal, Play::Misere}) {
            for (const Question& question :
                 asked::drawn(QStringLiteral("reply"), like(play), Difficulty::Easy, 500)) {
                const Count stair = question.about[0];
                const Count moved = question.about[1];
                QCOMPARE(stair % 2, Count{0});
                Position before = question.position;
                before.heaps[stair - 1] += moved;
                before.heaps[stair - 2] -= moved;
                QCOMPARE(judge.outcome(before), Outcome::P);
                Position onward = question.position;
                onward.heaps[stair - 2] -= moved;
                if (stair > 2)
                    onward.heaps[stair - 3] += moved;
                QCOMPARE(question.right, Answer(onward));
                for (const Numbers& heaps : rules_alone::options(question.position)) {
                    const Position left{before.game, play, heaps};
                    QCOMPARE(question.isRight(left), judge.outcome(left) == Outcome::P);
                    QCOMPARE(question.replyTo(left).isEmpty(), question.isRight(left));
                }
            }
        }
    }

    // The stairs of a strip have the moves of its coins: as many, each to the stairs of another strip.
    void aStripIsAStaircase()
    {
        const auto stairsOf = [](const Numbers& coins) {
            QStringList squares;
            for (const Count coin : coins)
                squares << QString::number(coin);
            const Question question =
                questionOf(QStringLiteral("strip(%1) staircase: 0").arg(squares.join(QLatin1Char(','))));
            return std::get<Position>(question.right);
        };
        for (const Difficulty level : asked::kLevels) {
            for (const Question& question :
                 asked::drawn(QStringLiteral("strip"), like(Play::Normal), level, 60)) {
                const auto& stairs = std::get<Position>(question.right);
                QVERIFY(std::ranges::all_of(question.position.heaps, [](Count n) { return n == 0; }));
                std::set<Numbers> moved;
                for (const Numbers& coins : coinMoves(question.about))
                    moved.insert(stairsOf(coins).heaps);
                const auto options = rules_alone::options(stairs);
                QCOMPARE(moved, std::set<Numbers>(options.begin(), options.end()));
            }
        }
    }

    void slipsAreRecognised_data()
    {
        asked::addSlipColumns();
        const auto row = asked::addSlip;
        row("counting-stairs staircase: 4 1 0 2 1 3", "2 4 6", "These are the even stairs");
        row("counting-stairs staircase: 4 1 0 2 1 3", "1 2 4 5 6", "These are all stairs with stones");
        row("counting-stairs staircase: 4 1 0 2 1", "1 3 5", "These are all odd stairs");
        row("counting-stairs staircase: 4 1 7 2", "2 4", "These are the even stairs");
        row("counting-stairs staircase: 4 1 7 2 1 0", "2 4", "These are the even stairs");
        row("counting-stairs staircase: 4 1 7 2 1 3", "1", "%n stair(s) that count are missing");
        row("counting-stairs staircase: 4 1 7 2 1 3", "1 3 6", "Stair %1 is even");
        row("counting-stairs staircase: 4 1 0 2 1 3", "1 5 9", "There is no stair %1");
        row("counting-stairs staircase: 4 1 0 2 0 3 1", "1 3", "Stair %1 has no stones");
        row("nim-sum staircase: 4 1 7 2 1 3", "0", "You have taken the even stairs");
        row("nim-sum staircase: 4 1 7 2 1 2", "3", "You have taken all stairs");
        row("nim-sum staircase: 4 1 7 2 1 3", "12", "You have added");
        row("nim-sum staircase: 4 1 7 2 1 3", "3", "That is the nim-sum without stair %1");
        row("nim-sum staircase: 4 1 7 2 1 3", "8", "Look at column %1 again");
        row("strip(2,5,6,10) staircase: 0", "1 2 0 3", "These are the gaps from left to right");
        row("strip(2,5,6,10) staircase: 0", "2 5 6 10", "These are the squares of the coins");
        row("strip(2,5,6,10) staircase: 0", "10 6 5 2", "These are the squares of the coins");
        row("strip(2,5,6,10) staircase: 0", "4 1 3 2", "You have counted from coin to coin");
        row("strip(2,5,6,10) staircase: 0", "3 0 2", "There is a stair for each coin");
        row("strip(2,5,6,10) staircase: 0", "3 0 1 1", "Stair %1 is the gap between the coins");
        row("strip(2,5,6,10) staircase: 0", "3 0 2 2", "Stair %1 is the gap between the left edge");
    }
    void slipsAreRecognised() { asked::verifySlip(); }

    void theWorkedExampleOfTheTour()
    {
        const Question question = questionOf(QStringLiteral("strip(6,2,10,5) staircase: 0"));
        QCOMPARE(std::get<Position>(question.right), positionOf(QStringLiteral("staircase: 3 0 2 1")));
        QCOMPARE(teaching::questionText(question), QStringLiteral("strip(2,5,6,10) staircase: 0 0 0 0"));
        QVERIFY(question.refuse(std::vector<Position>{}));
        QVERIFY(question.refuse(positionOf(QStringLiteral("nim: 3 0 2 1"))));
    }

    void copyingAndPlayingNimAreSlips()
    {
        // Two stones have come from stair 4 to stair 3, which had four as stair 1 has.
        const Question question = questionOf(QStringLiteral("reply(4,2) staircase: 4 1 6 3"));
        QVERIFY(question.isRight(positionOf(QStringLiteral("staircase: 4 3 4 3"))));
        QVERIFY(replyTo(question, positionOf(QStringLiteral("staircase: 4 1 8 1")))
                    .startsWith(QStringLiteral("You have copied the move")));
        const Question nim = questionOf(QStringLiteral("reply(2,1) staircase: 3 7 2 4"));
        QVERIFY(replyTo(nim, positionOf(QStringLiteral("staircase: 1 7 2 4")))
                    .startsWith(QStringLiteral("You have played Nim with all stairs")));
        QVERIFY(replyTo(nim, positionOf(QStringLiteral("staircase: 3 8 1 4")))
                    .startsWith(QStringLiteral("The number %1 is right")));
    }

    void whatMakesNoSenseIsRefused()
    {
        for (const char* text :
             {"counting-stairs staircase: 0 0", "counting-stairs(1) staircase: 1 2", "nim-sum staircase: 0 3",
              "nim-sum staircase misere: 1 3 1", "reply(1,1) staircase: 1 3", "reply(2,1) staircase: 0 3",
              "reply(2,4) staircase: 3 3", "reply(2) staircase: 3 3", "reply(2,1) staircase: 3 3",
              "strip staircase: 0", "strip(0,3) staircase: 0", "strip(3,3) staircase: 0",
              "strip(3,99) staircase: 0"})
            QVERIFY2(isRefused(QString::fromLatin1(text)), text);
    }

    void hintsDoNotTellTheVerdict()
    {
        const auto hints = [](const char* text) {
            const Position position = positionOf(QString::fromLatin1(text));
            return position.game->hints(position);
        };
        QCOMPARE(hints("staircase: 4 1 4"), hints("staircase: 4 1 5"));
        QCOMPARE(hints("staircase misere: 1 2 1"), hints("staircase misere: 1 2"));
        QVERIFY(hints("staircase: 0 3") != hints("staircase: 1 3"));
        QVERIFY(hints("staircase: 0 0").empty());
    }
};

LASTSTONE_TEST(StaircaseQuestionsTest, Nothing)

} // namespace laststone::staircase_questions_test
#include "staircase_questions_test.moc"
