// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/nim/nim_game.h"

#include "brute_force.h"
#include "positions.h"
#include "test_main.h"

#include <QTest>

namespace laststone::nim_rules_test {

using teaching::Position;
using theory::Count;
using theory::Outcome;
using theory::Play;

namespace {

const teaching::Game& rules = *games::nimGame();

Position nim(std::vector<Count> heaps, Play play = Play::Normal)
{
    return {gameOf(QStringLiteral("nim")), play, std::move(heaps)};
}

QString english(const teaching::Sentence& sentence)
{
    return teaching::Voice([](const char*, const char*, int) { return QString(); }, QLocale(QLocale::English))
        .say(sentence);
}

} // namespace

class NimRulesTest : public QObject {
    Q_OBJECT
private slots:
    void agreesWithBruteForce()
    {
        for (const Play play : {Play::Normal, Play::Misere}) {
            brute::Nim truth(play);
            brute::everyPosition(3, 5, [&](const brute::Heaps& heaps) {
                const Position position = nim(heaps, play);
                QVERIFY(rules.outcome(position) == truth.outcome(heaps));
                const auto grundy = rules.grundyValue(position);
                QCOMPARE(grundy.has_value(), play == Play::Normal);
                if (grundy)
                    QCOMPARE(*grundy, truth.grundy(heaps));
                const auto winning = rules.winningMoves(position);
                const auto expected = truth.winning(heaps);
                QCOMPARE(winning.size(), expected.size());
                for (std::size_t i = 0; i < winning.size(); ++i) {
                    QVERIFY(rules.isLegal(position, winning[i]));
                    QVERIFY(rules.after(position, winning[i]).heaps == brute::after(heaps, expected[i]));
                }
                const QString verdict = english(rules.verdict(position));
                QCOMPARE(verdict.startsWith(QLatin1String("P-position")), truth.outcome(heaps) == Outcome::P);
                auto stones = heaps;
                std::erase(stones, Count{0});
                if (play == Play::Misere && truth.outcome(heaps) == Outcome::N) {
                    // With one large heap the nim-sum is not what the winning move makes 0.
                    const auto large = std::ranges::count_if(heaps, [](Count heap) { return heap > 1; });
                    QCOMPARE(verdict.contains(QStringLiteral("just one heap")), large == 1);
                    QCOMPARE(verdict.contains(QStringLiteral("nim-sum")), large > 1);
                }
                if (play == Play::Normal) // a pair is argued by mirroring, all else by the nim-sum
                    QCOMPARE(verdict.contains(QStringLiteral("two equal heaps")),
                             stones.size() == 2 && stones[0] == stones[1]);
                if (play == Play::Normal && truth.outcome(heaps) == Outcome::N) {
                    const QString binary = QStringLiteral(" = %1").arg(QString::number(*grundy, 2)) + u'₂';
                    QVERIFY(verdict.contains(QStringLiteral("nim-sum %1%2 ≠ 0")
                                                 .arg(*grundy)
                                                 .arg(*grundy > 1 ? binary : QString())));
                    QVERIFY(verdict.contains(QStringLiteral("%1 winning move").arg(expected.size())));
                }
            });
        }
    }

    void impossibleMovesAreNotLegal()
    {
        const Position position = nim({3, 0});
        QVERIFY(rules.isLegal(position, {0, 3, 0}));
        QVERIFY(!rules.isLegal(position, {0, 4, 0}));
        QVERIFY(!rules.isLegal(position, {0, 0, 0}));
        QVERIFY(!rules.isLegal(position, {1, 1, 0}));
        QVERIFY(!rules.isLegal(position, {2, 1, 0}));
        QVERIFY(!rules.isLegal(position, {0, 1, 1}));
        QVERIFY(!rules.isLegal(position, {0, ~Count{0}, 0}));
    }

    void randomPositionsFitTheirDifficulty()
    {
        QRandomGenerator random(11);
        for (const auto difficulty :
             {teaching::Difficulty::Easy, teaching::Difficulty::Medium, teaching::Difficulty::Hard}) {
            Count largest = 0;
            int lost = 0;
            for (int round = 0; round < 300; ++round) {
                const Position position = rules.randomPosition(nim({}, Play::Misere), difficulty, random);
                QVERIFY(position.play == Play::Misere && position.heaps.size() >= 2
                        && position.heaps.size() <= 6);
                for (const Count heap : position.heaps) {
                    QVERIFY(heap >= 1);
                    largest = std::max(largest, heap);
                }
                lost += rules.outcome(position) == Outcome::P ? 1 : 0;
            }
            const Count bounds[] = {7, 15, 63};
            QVERIFY(largest <= bounds[static_cast<int>(difficulty)]);
            QVERIFY(lost > 10 && lost < 150);
        }
    }

    void theChartShowsExactlyThePPositionsOfItsWindow()
    {
        for (const Play play : {Play::Normal, Play::Misere}) {
            brute::Nim truth(play);
            for (const brute::Heaps& heaps : {brute::Heaps{3, 5}, brute::Heaps{1, 1, 1},
                                              brute::Heaps{4, 2, 3}, brute::Heaps{2, 0, 1, 5}}) {
                const teaching::PlaneWindow window{0, 1, {0, 9}, {1, 8}};
                const auto data = games::nimPlane().data(nim(heaps, play), window);
                QVERIFY(data.drawable);
                std::size_t found = 0;
                for (Count a = 0; a <= 9; ++a) {
                    for (Count b = 1; b <= 8; ++b) {
                        auto changed = heaps;
                        changed[0] = a;
                        changed[1] = b;
                        const auto shown = std::ranges::count(data.lost, teaching::PlanePoint{a, b});
                        QCOMPARE(shown == 1, truth.outcome(changed) == Outcome::P);
                        found += static_cast<std::size_t>(shown);
                    }
                }
                QCOMPARE(found, data.lost.size());
            }
        }
    }

    // Of more than two heaps, which two it is of.
    void theTitleOfTheChartNamesItsHeaps()
    {
        teaching::PlaneWindow window{0, 1, {0, 9}, {0, 9}};
        const teaching::Voice voice([](const char*, const char*, int) { return QString(); }, QLocale::c());
        const auto title = [&](const std::vector<Count>& heaps, Play play) {
            return voice.say(games::nimPlane().data(nim(heaps, play), window).title);
        };
        QCOMPARE(title({1, 2, 5}, Play::Normal),
                 QString::fromUtf8("P-positions if only heaps 1 and\u00a02 change: a ⊕ b = 5"));
        QCOMPARE(title({1, 2, 5, 6}, Play::Normal),
                 QString::fromUtf8("P-positions if only heaps 1 and\u00a02 change: a ⊕ b = 5 ⊕ 6 = 3"));
        QCOMPARE(title({1, 2, 5}, Play::Misere),
                 QStringLiteral("P-positions in misère play if only heaps 1 and\u00a02 change"));
        window.xHeap = 2;
        QCOMPARE(title({1, 2, 5}, Play::Normal),
                 QString::fromUtf8("P-positions if only heaps 2 and\u00a03 change: a ⊕ b = 1"));
    }

    void theChartBeginsWithAPositionInView()
    {
        const teaching::PlaneWindow window{0, 1, {0, 9}, {0, 9}};
        const auto focus = [&](const std::vector<Count>& heaps) {
            return games::nimPlane().place(nim(heaps), window).focus;
        };
        QVERIFY(!focus({3, 5, 7}) && !focus({1, 2, 12}) && !focus({1, 2}) && !focus({40, 2, 7}));
        QCOMPARE(focus({1, 2, 40})->x.last, Count{63}); // (1, 41)
        QCOMPARE(focus({1, 2, 40})->y.last, Count{63});
        QCOMPARE(focus({31, 0, 32})->x.last, Count{63}); // (32, 0), just out of view from 0 to 31
        QCOMPARE(focus({1, 2, 5000})->x.last, Count{8191});
        // Of heaps so large that the view begins beside them, a part of the plane around them.
        const Count large = 1'000'000'000;
        QVERIFY(!focus({large, large}) && !focus({large, large + 1}));
        for (const auto& heaps :
             {std::vector<Count>{large, large + 200}, std::vector<Count>{large, large, 999},
              std::vector<Count>{123'456'789, 987'654'321, 555'555'555, 1'000'000'007}}) {
            const auto part = focus(heaps);
            QVERIFY(part && part->x.contains(heaps[0]) && part->y.contains(heaps[1]));
            QVERIFY(part->y.contains(heaps[1] ^ theory::nim::nimSum(heaps)));
            QVERIFY(part->x.contains(heaps[0] ^ theory::nim::nimSum(heaps)));
        }
        QCOMPARE(focus({large, large + 200})->x.length(), Count{255}); // large + 200 = large ⊕ 200
        // Beyond, the numbers along it could not be written.
        QVERIFY(!focus({1, 2, theory::kMaxCount}) && !focus({theory::kMaxCount, 0}));
    }

    void theChartCopesWithHugeHeapsAndWithOne()
    {
        const Count huge = theory::kMaxCount;
        const teaching::PlaneWindow window{0, 1, {huge - 999, huge}, {huge - 999, huge}};
        const auto data = games::nimPlane().data(nim({huge, huge - 1, 1}), window);
        QCOMPARE(data.lost.size(), std::size_t{1000});
        for (const auto& point : data.lost)
            QCOMPARE(point.x ^ point.y, Count{1});
        QVERIFY(!games::nimPlane().data(nim({5}), {0, 1, {0, 9}, {0, 9}}).drawable);
        const auto wide = games::nimPlane().data(nim({5, 6}), {0, 1, {0, 1'000'000}, {0, 1'000'000}});
        QVERIFY(wide.lost.size() <= 3 * teaching::kMostPlanePoints);
    }
};

LASTSTONE_TEST(NimRulesTest, Nothing)

} // namespace laststone::nim_rules_test
#include "nim_rules_test.moc"
