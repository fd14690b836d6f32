// SPDX-License-Identifier: GPL-3.0-or-later
// The moves in a row, and what is picked of them, against where a position can go from the rules alone.
#include "games/catalogue.h"
#include "rules_alone.h"
#include "teaching/moves.h"
#include "teaching/notation.h"
#include "test_main.h"

#include <QTest>

namespace laststone::moves_test {

using teaching::Move;
using teaching::Position;
using theory::Outcome;

namespace {

// Where the moves lead, each position once, in the order of `options`.
std::vector<std::vector<theory::Count>> leftBy(const Position& position, const std::vector<Move>& moves)
{
    std::vector<std::vector<theory::Count>> all;
    for (const Move& move : moves)
        all.push_back(position.game->after(position, move).heaps);
    std::ranges::sort(all);
    all.erase(std::unique(all.begin(), all.end()), all.end());
    return all;
}

bool hasEnd(const Position& position, const std::vector<std::vector<theory::Count>>& options)
{
    return std::ranges::any_of(options, [after = position](const auto& heaps) mutable {
        after.heaps = heaps;
        return rules_alone::options(after).empty();
    });
}

} // namespace

class MovesTest : public QObject {
    Q_OBJECT
private slots:
    void theMovesAreThoseOfTheRules_data()
    {
        QTest::addColumn<QString>("game");
        for (const widgets::Lesson* lesson : games::lessons())
            QTest::newRow(qPrintable(lesson->id())) << lesson->id();
    }
    void theMovesAreThoseOfTheRules()
    {
        QFETCH(QString, game);
        rules_alone::Judge judge;
        for (const Position& position : rules_alone::smallPositions(game)) {
            const QByteArray name = teaching::notation(position).toUtf8();
            const auto options = rules_alone::options(position);
            const auto all = teaching::allMoves(position, 100'000).value();
            QVERIFY2(leftBy(position, all) == options, name);
            if (!all.empty())
                QVERIFY2(!teaching::allMoves(position, all.size() - 1), name);

            // A look misses no end of the game.
            const bool ends = hasEnd(position, options);
            const auto seen = teaching::movesInSight(position);
            QCOMPARE(hasEnd(position, leftBy(position, seen)), ends);
            QVERIFY2(std::ranges::includes(options, leftBy(position, seen)), name);
            QVERIFY2(std::ranges::includes(options, leftBy(position, teaching::outerMoves(position))), name);

            const auto last = teaching::lastWinningMove(position);
            QCOMPARE(last.has_value(), ends && position.play == theory::Play::Normal);
            if (last) {
                const Position left = position.game->after(position, *last);
                QVERIFY2(rules_alone::options(left).empty() && judge.outcome(left) == Outcome::P, name);
            }
        }
    }

    void aPlaceIsThatOfItsMove()
    {
        for (const char* text :
             {"nim: 3 1000000000000000000", "sg 0.77: 9 5", "staircase: 0 4", "wythoff: 6 0"}) {
            const Position position = positionOf(QString::fromLatin1(text));
            for (std::size_t part = 0; part < position.game->partCount(position); ++part) {
                const teaching::PartMoves moves(position, part);
                for (theory::Count place = 1; place <= std::min<theory::Count>(moves.count(), 50); ++place) {
                    QVERIFY(position.game->isLegal(position, moves.at(place)));
                    QCOMPARE(moves.placeOf(moves.at(place)), place);
                }
            }
        }
    }
};

LASTSTONE_TEST(MovesTest, Nothing)

} // namespace laststone::moves_test
#include "moves_test.moc"
