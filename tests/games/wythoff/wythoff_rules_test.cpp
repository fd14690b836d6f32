// SPDX-License-Identifier: GPL-3.0-or-later
// The rules of Wythoff's game and its plane, against the rules alone.
#include "games/wythoff/wythoff_game.h"

#include "games/explained.h"
#include "games/rules_alone.h"
#include "teaching/notation.h"
#include "test_main.h"

#include <QTest>

#include <cmath>

namespace laststone::wythoff_rules_test {

using explained::english;
using explained::numbers;
using teaching::Position;
using theory::Count;
using theory::kMaxCount;
using theory::Outcome;
using theory::Play;

namespace {

const teaching::Game& rules = *games::wythoffGame();
const QString kGame = QStringLiteral("wythoff");

Position wythoff(Count first, Count second, Play play = Play::Normal)
{
    return {games::wythoffGame(), play, {first, second}};
}

teaching::PlaneData chart(const Position& position, const teaching::PlaneWindow& window)
{
    return games::wythoffPlane().data(position, window);
}

} // namespace

class WythoffRulesTest : public QObject {
    Q_OBJECT
private slots:
    void verdictsGiveTheTruePair()
    {
        rules_alone::Judge judge;
        for (const Position& position : rules_alone::smallPositions(kGame)) {
            const auto [a, b] = std::minmax(position.heaps[0], position.heaps[1]);
            if (b == 0)
                continue;
            const QByteArray name = teaching::notation(position).toUtf8();
            const QString verdict = english(rules.verdict(position));
            const auto said = numbers(verdict);
            if (judge.outcome(position) == Outcome::P) {
                QVERIFY2(verdict.startsWith(QLatin1String("P-position")), name);
                QVERIFY2(said == (std::vector<Count>{a, b, b - a}), name);
                QVERIFY2(numbers(english(rules.decidingFact(position))) == said, name);
                QVERIFY2(rules.namedByVerdict(position) == std::vector{position}, name);
                continue;
            }
            // Difference d, but pair d is (x, y): a P-position of that difference, which a move reaches; or a
            // is in the pair (x, y); then so many winning moves.
            QVERIFY2(verdict.startsWith(QLatin1String("N-position")), name);
            const bool isOfSmaller = verdict.contains(QLatin1String("is in the pair"));
            const std::size_t at = isOfSmaller ? 1 : 2;
            if (isOfSmaller)
                QVERIFY2(said[0] == a && (said[1] == a || said[2] == a), name);
            else
                QVERIFY2(said[0] == b - a && said[1] == b - a && said[3] - said[2] == b - a, name);
            const Position lost = wythoff(said[at], said[at + 1], position.play);
            QVERIFY2(judge.outcome(lost) == Outcome::P, name);
            QVERIFY2(rules.namedByVerdict(position) == std::vector{lost}, name);
            const auto options = rules_alone::options(position);
            QVERIFY2(std::ranges::any_of(
                         options,
                         [&](const auto& heaps) { return std::ranges::is_permutation(heaps, lost.heaps); }),
                     name);
            std::size_t winning = 0;
            for (const auto& heaps : options)
                winning += judge.outcome(wythoff(heaps[0], heaps[1], position.play)) == Outcome::P ? 1 : 0;
            // Of two equal heaps, either can be lowered: two moves to what is the same for the game.
            QVERIFY2(said[at + 2] == winning, name);
        }
    }

    void noStoneMeansWhatTheLastMoveMeant()
    {
        // In misère play two pairs are others, and none has a number.
        QCOMPARE(english(rules.verdict(wythoff(2, 2, Play::Misere))),
                 QStringLiteral(
                     "P-position · (2, 2) is the pair with the difference 0 · the player to move loses"));
        QCOMPARE(
            english(rules.verdict(wythoff(5, 5, Play::Misere))),
            QStringLiteral(
                "N-position · difference 0, but the pair with difference 0 is (2, 2) · 3 winning move(s)"));
        QCOMPARE(english(rules.decidingFact(wythoff(1, 0, Play::Misere))),
                 QStringLiteral("(0, 1), which is the pair with the difference 1"));
        QVERIFY(rules.namedByVerdict(wythoff(0, 0)).empty());
        QVERIFY(english(rules.verdict(wythoff(0, 0))).startsWith(QLatin1String("P-position")));
        QVERIFY(english(rules.verdict(wythoff(0, 0, Play::Misere))).startsWith(QLatin1String("N-position")));
    }

    void grundyValuesAreThoseOfBackwardInduction()
    {
        rules_alone::Judge judge;
        for (Count a = 0; a <= 20; ++a) {
            for (Count b = 0; b <= a; ++b) {
                const Count truth = judge.grundy(wythoff(a, b));
                QVERIFY(rules.grundyValue(wythoff(a, b)) == truth);
                QVERIFY(rules.grundyValue(wythoff(b, a)) == truth);
            }
        }
        QVERIFY(!rules.grundyValue(wythoff(3, 4, Play::Misere)));
        const Count bound = games::kWythoffTableBound;
        QVERIFY(rules.grundyValue(wythoff(bound, bound)));
        QVERIFY(!rules.grundyValue(wythoff(bound + 1, 0)));
        // Beside a heap of any size; of one heap it is its size.
        QVERIFY(rules.grundyValue(wythoff(200, 0)) == Count{200}
                && rules.grundyValue(wythoff(0, 200)) == Count{200});
    }

    void movesAreSaidAndAbbreviated_data()
    {
        QTest::addColumn<std::size_t>("part");
        QTest::addColumn<QString>("said");
        QTest::addColumn<QString>("abbreviated");
        QTest::newRow("first") << std::size_t{games::FromFirst} << QStringLiteral("take 3 from heap 1")
                               << QString::fromUtf8("(5, 8)→(2, 8)");
        QTest::newRow("second") << std::size_t{games::FromSecond} << QStringLiteral("take 3 from heap 2")
                                << QString::fromUtf8("(5, 8)→(5, 5)");
        QTest::newRow("both") << std::size_t{games::FromBoth} << QStringLiteral("take 3 from both heaps")
                              << QString::fromUtf8("(5, 8)→(2, 5)");
    }
    void movesAreSaidAndAbbreviated()
    {
        QFETCH(std::size_t, part);
        QFETCH(QString, said);
        QFETCH(QString, abbreviated);
        QCOMPARE(english(rules.describe(wythoff(5, 8), {part, 3, 0})), said);
        QCOMPARE(english(rules.report(wythoff(5, 8), {part, 3, 0})),
                 QString(said).replace(QStringLiteral("take"), QStringLiteral("took")));
        QCOMPARE(rules.shortForm(wythoff(5, 8), {part, 3, 0}), abbreviated);
    }

    // That which lectures and pictures are made for.
    void theLessonBeginsWithItsPosition() { QCOMPARE(rules.firstHeaps(), (std::vector<Count>{5, 8})); }

    // By how many pairs are listed until its smaller number is among them.
    void levelsAreThoseOfThePairs()
    {
        QVERIFY(rules.levelOf(wythoff(18, 11)) == teaching::Difficulty::Easy); // pair 7
        QVERIFY(rules.levelOf(wythoff(12, 20)) == teaching::Difficulty::Medium);
        QVERIFY(rules.levelOf(wythoff(36, 22)) == teaching::Difficulty::Medium); // pair 14
        QVERIFY(rules.levelOf(wythoff(24, 39)) == teaching::Difficulty::Hard);
    }

    void noMoreIsTakenThanIsThere()
    {
        const Position position = wythoff(5, 8);
        QCOMPARE(rules.mostTake(position, games::FromFirst), Count{5});
        QCOMPARE(rules.mostTake(position, games::FromSecond), Count{8});
        QCOMPARE(rules.mostTake(position, games::FromBoth), Count{5});
        QVERIFY(!rules.isLegal(position, {games::FromBoth, 6, 0}));
        QVERIFY(!rules.isLegal(position, {games::FromFirst, 0, 0}));
        QVERIFY(!rules.isLegal(position, {games::WythoffParts, 1, 0}));
    }

    void twoHeapsAreWanted()
    {
        for (const std::vector<Count>& heaps : {std::vector<Count>{5}, {5, 8, 1}})
            QVERIFY(rules.check({games::wythoffGame(), Play::Normal, heaps}));
        QVERIFY(!rules.check(wythoff(0, 0)));
    }

    void largestHeapsAreJudgedWithoutOverflow()
    {
        for (const Play play : {Play::Normal, Play::Misere}) {
            for (const Position& position :
                 {wythoff(kMaxCount, kMaxCount, play), wythoff(0, kMaxCount, play),
                  wythoff(kMaxCount, kMaxCount - 1, play), wythoff(kMaxCount / 2, kMaxCount, play)}) {
                QVERIFY(rules.outcome(position) == Outcome::N);
                const auto winning = rules.winningMoves(position);
                QVERIFY(!winning.empty());
                for (const teaching::Move& move : winning) {
                    QVERIFY(rules.isLegal(position, move));
                    QVERIFY(rules.outcome(rules.after(position, move)) == Outcome::P);
                }
            }
        }
    }

    void randomPositionsFitTheirDifficulty()
    {
        QRandomGenerator random(3);
        constexpr Count kLargest[] = {10, 28, 45};
        for (const auto difficulty :
             {teaching::Difficulty::Easy, teaching::Difficulty::Medium, teaching::Difficulty::Hard}) {
            int lost = 0;
            for (int round = 0; round < 300; ++round) {
                const Position position =
                    rules.randomPosition(wythoff(1, 1, Play::Misere), difficulty, random);
                QVERIFY(!rules.check(position) && position.play == Play::Misere);
                for (const Count heap : position.heaps)
                    QVERIFY(heap >= 1 && heap <= kLargest[static_cast<int>(difficulty)]);
                lost += rules.outcome(position) == Outcome::P ? 1 : 0;
            }
            QVERIFY(lost > 10 && lost < 150);
        }
    }

    void thePlaneShowsExactlyThePPositionsOfItsWindow()
    {
        rules_alone::Judge judge;
        for (const Play play : {Play::Normal, Play::Misere}) {
            // The second is beside the diagonal, with one of each pair alone.
            for (const teaching::PlaneWindow& window : {teaching::PlaneWindow{0, 1, {1, 18}, {0, 14}},
                                                        teaching::PlaneWindow{0, 1, {2, 9}, {10, 24}}}) {
                const auto data = chart(wythoff(5, 8, play), window);
                std::size_t found = 0;
                for (Count x = window.x.first; x <= window.x.last; ++x) {
                    for (Count y = window.y.first; y <= window.y.last; ++y) {
                        const auto shown = std::ranges::count(data.lost, teaching::PlanePoint{x, y});
                        // The pairs on the diagonal are their own mirror images.
                        const bool lost = judge.outcome(wythoff(x, y, play)) == Outcome::P;
                        QVERIFY2((shown > 0) == lost && shown <= (x == y ? 2 : 1),
                                 qPrintable(QStringLiteral("%1 %2").arg(x).arg(y)));
                        found += static_cast<std::size_t>(shown);
                    }
                }
                QCOMPARE(found, data.lost.size());
            }
        }
    }

    void thePlanePointsAtEveryWinningMove()
    {
        rules_alone::Judge judge;
        const teaching::PlaneWindow window{0, 1, {0, 9}, {0, 9}};
        for (Count x = 0; x <= 9; ++x) {
            for (Count y = 0; y <= 9; ++y) {
                const auto data = chart(wythoff(x, y), window);
                QVERIFY(data.current == (teaching::PlanePoint{x, y}));
                QVERIFY(data.outcome == judge.outcome(wythoff(x, y)));
                std::size_t winning = 0;
                for (const auto& heaps : rules_alone::options(wythoff(x, y)))
                    winning += judge.outcome(wythoff(heaps[0], heaps[1])) == Outcome::P ? 1 : 0;
                QCOMPARE(data.winning.size(), winning);
                for (const auto& point : data.winning)
                    QVERIFY(judge.outcome(wythoff(point.x, point.y)) == Outcome::P);
            }
        }
    }

    void aWindowOfMillionsShowsAFewThousand()
    {
        const Count most = kMaxCount;
        for (const teaching::PlaneWindow& window :
             {teaching::PlaneWindow{0, 1, {0, most}, {0, most}},
              teaching::PlaneWindow{0, 1, {most - 999, most}, {0, most}},
              teaching::PlaneWindow{0, 1, {5'000'000, 5'000'999}, {0, 10'000'000}},
              teaching::PlaneWindow{0, 1, {0, 5'000'000}, {0, 5'000'000}}}) {
            const auto data = chart(wythoff(5, 8), window);
            QVERIFY(data.lost.size() <= teaching::kMostPlanePoints + 4);
            // And not much fewer: of 1000 numbers some 618 are the smaller one of a pair, of which every
            // other one is shown, and all of the others.
            if (window.x.last == 5'000'000)
                QVERIFY(data.lost.size() > teaching::kMostPlanePoints * 9 / 10);
            if (window.x.last == 5'000'999)
                QVERIFY(data.lost.size() > 650);
            // As many where the window ends with the largest heap.
            if (window.x.last == most)
                QVERIFY(data.lost.size() > (window.x.first == 0 ? teaching::kMostPlanePoints * 9 / 10 : 350));
            for (const auto& point : data.lost) {
                QVERIFY(window.x.contains(point.x) && window.y.contains(point.y));
                QVERIFY(rules.outcome(wythoff(point.x, point.y)) == Outcome::P);
            }
        }
    }

    // What the chart shows besides positions is what a step says.
    void theRaysAreThereWhereAStepSpeaksOfThem()
    {
        for (const Position& position : rules_alone::smallPositions(kGame)) {
            bool isSaid = false;
            for (const teaching::Step& step : games::explainWythoff(position).steps)
                isSaid = isSaid || explained::detail(step, "Their slopes are the golden ratio");
            const auto data = chart(position, {0, 1, {0, 16}, {0, 16}});
            const QByteArray name = teaching::notation(position).toUtf8();
            QVERIFY2(data.lines.size() == (isSaid ? 2U : 0U), name);
            QVERIFY2(games::arePairsTold(position) == isSaid, name);
            if (english(data.title).contains(QStringLiteral("slope")))
                QVERIFY2(isSaid, name);
        }
        const auto lines = chart(wythoff(5, 8), {0, 1, {3, 16}, {0, 16}}).lines;
        QCOMPARE(lines.size(), std::size_t{2});
        const double phi = (1 + std::sqrt(5.0)) / 2;
        const auto isAt = [](const teaching::PlaneLine::End& end, double x, double y) {
            return double(end.at.x) == x && std::abs(double(end.at.y) + end.above - y) < 1e-9;
        };
        QVERIFY(isAt(lines[0].from, 3, 3 * phi) && isAt(lines[0].to, 16, 16 * phi));
        QVERIFY(isAt(lines[1].from, 3, 3 / phi) && isAt(lines[1].to, 16, 16 / phi));
    }
};

LASTSTONE_TEST(WythoffRulesTest, Nothing)

} // namespace laststone::wythoff_rules_test
#include "wythoff_rules_test.moc"
