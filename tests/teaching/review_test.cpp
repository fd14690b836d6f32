// SPDX-License-Identifier: GPL-3.0-or-later
// The review of a game against the rules alone: who could win after each move, and what threw a win away.
#include "teaching/review/review.h"

#include "games/rules_alone.h"
#include "teaching/opponent.h"
#include "test_main.h"

#include <QTest>

namespace laststone::review_test {

using teaching::History;
using teaching::Opponent;
using teaching::Position;
using teaching::Side;
using theory::Outcome;

namespace {

// A game of two opponents at random, to its end.
std::vector<History::Entry> playedFrom(Position position, Side first, QRandomGenerator& random)
{
    std::vector<History::Entry> line;
    for (Side side = first; !position.game->isTerminal(position);
         side = side == Side::Learner ? Side::Other : Side::Learner) {
        const auto opponent = random.bounded(2) == 0 ? Opponent::Random : Opponent::Perfect;
        const auto move = teaching::chooseMove(position, opponent, random);
        const Position after = position.game->after(position, move);
        line.push_back({move, position, after, side});
        position = after;
    }
    return line;
}

} // namespace

class ReviewTest : public QObject {
    Q_OBJECT
private slots:
    void whatThrewAWinAwayIsFound_data()
    {
        QTest::addColumn<QString>("start");
        for (const char* start :
             {"bash 3: 13", "bash 4 misere: 12", "nim: 1 3 4", "nim misere: 2 3 3", "wythoff: 4 6",
              "wythoff misere: 3 5", "staircase: 2 2 1", "staircase misere: 1 2 1", "sg {1,3,4}: 5 4",
              "sg 0.77: 5 2", "sg grundy: 7 3", "sg {1,2} misere: 3 2"})
            QTest::newRow(start) << QString::fromLatin1(start);
    }
    void whatThrewAWinAwayIsFound()
    {
        QFETCH(QString, start);
        rules_alone::Judge judge;
        QRandomGenerator random(12);
        const Position position = positionOf(start);
        int mistakes = 0;
        for (int game = 0; game < 200; ++game) {
            const Side first = game % 2 == 0 ? Side::Learner : Side::Other;
            const auto line = playedFrom(position, first, random);
            const auto review = teaching::reviewOf(line);
            QCOMPARE(review.line.size(), line.size());
            QCOMPARE(review.outcomes.size(), line.size() + 1);
            QVERIFY(review.outcomes.front() == judge.outcome(position));
            std::vector<std::size_t> thrown;
            for (std::size_t i = 0; i < line.size(); ++i) {
                const bool couldWin = judge.outcome(line[i].before) == Outcome::N;
                const bool otherCan = judge.outcome(line[i].after) == Outcome::N;
                QVERIFY(review.outcomes[i + 1] == judge.outcome(line[i].after));
                const Side other = line[i].side == Side::Learner ? Side::Other : Side::Learner;
                QVERIFY(review.winners[i] == (couldWin ? line[i].side : other));
                if (line[i].side == Side::Learner && couldWin && otherCan)
                    thrown.push_back(i);
            }
            QVERIFY(review.mistakes == thrown);
            mistakes += static_cast<int>(thrown.size());
        }
        QVERIFY(mistakes > 20);
    }

    void whatHasNotBegunIsEmpty() { QVERIFY(teaching::reviewOf({}).isEmpty()); }
};

LASTSTONE_TEST(ReviewTest, Nothing)

} // namespace laststone::review_test
#include "review_test.moc"
