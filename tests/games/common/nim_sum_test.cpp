// SPDX-License-Identifier: GPL-3.0-or-later
// What the games share: nim-sums in words and tables, the end of a game, one game seen as another.
#include "games/common/nim_sum.h"

#include "games/explained.h"
#include "games/rules_alone.h"
#include "games/special_cases.h"
#include "games/subtraction/subtraction_game.h"
#include "teaching/notation.h"
#include "test_main.h"

#include <QTest>

#include <bit>

namespace laststone::nim_sum_test {

using explained::english;
using explained::numbers;
using teaching::BinaryTable;
using teaching::Position;
using theory::Count;
using theory::Outcome;
using theory::Play;

namespace {

Count exclusiveOr(const std::vector<Count>& heaps)
{
    Count sum = 0;
    for (const Count heap : heaps)
        sum ^= heap;
    return sum;
}

const std::vector<Count> kSamples[] = {
    {}, {0}, {1}, {7, 9, 15, 12}, {3, 3}, {0, 0, 8}, {theory::kMaxCount, 1}};

} // namespace

namespace {

// The powers of two that an odd or an even number of heaps has, from the largest down.
std::vector<Count> columnsOf(const std::vector<Count>& heaps, bool odd)
{
    std::vector<Count> result;
    bool isCounted = false;
    for (int bit = 62; bit >= 0; --bit) {
        const auto ones = std::ranges::count_if(heaps, [&](Count heap) { return (heap >> bit & 1) != 0; });
        isCounted = isCounted || ones > 0;
        if (isCounted && (ones % 2 == 1) == odd)
            result.push_back(Count{1} << bit);
    }
    return result;
}

} // namespace

class NimSumTest : public QObject {
    Q_OBJECT
private slots:
    void longFormulasAreShortenedAndTrue()
    {
        QCOMPARE(games::xorFormula(std::vector<Count>{7, 9, 15}), QString::fromUtf8("7 ⊕ 9 ⊕ 15 = 1"));
        std::vector<Count> heaps;
        for (Count n = 1; n <= 100; ++n) {
            heaps.push_back(n * n);
            const QString text = games::xorFormula(heaps);
            const auto said = numbers(text);
            QVERIFY(said.size() <= games::kMostTerms + 1);
            QCOMPARE(said.back(), exclusiveOr(heaps));
            QCOMPARE(said[said.size() - 2], heaps.back());
            QCOMPARE(text.contains(QStringLiteral("…")), n > games::kMostTerms);
        }
    }

    void everyColumnIsOddOrEven()
    {
        for (const std::vector<Count>& heaps : kSamples) {
            Count odd = 0;
            Count even = 0;
            for (const teaching::Sentence& sentence : games::columnParities(theory::nim::columns(heaps))) {
                const QString text = english(sentence);
                auto said = numbers(text);
                if (sentence.count >= 0) { // three of more than twelve, and how many more
                    QCOMPARE(said.size(), std::size_t{4});
                    said = columnsOf(heaps, text.startsWith(QLatin1String("Columns with an odd")));
                    QVERIFY(said.size() > 12 && sentence.count == static_cast<int>(said.size()) - 3);
                    QCOMPARE(explained::at<teaching::Numbers>(sentence, 0).values,
                             std::vector(said.begin(), said.begin() + 3));
                }
                for (const Count size : said)
                    (text.startsWith(QLatin1String("Columns with an odd")) ? odd : even) += size;
            }
            QCOMPARE(odd, exclusiveOr(heaps));
            QCOMPARE(odd & even, Count{0});
            Count all = 0; // as wide as the largest heap
            for (const Count heap : heaps)
                all = std::max(all, std::bit_ceil(heap + 1) - 1);
            QCOMPARE(odd | even, all);
        }
    }

    void tablesHaveARowForEachHeap()
    {
        for (const std::vector<Count>& heaps : kSamples) {
            const BinaryTable table = games::binaryTable(heaps, true, true);
            QCOMPARE(table.rows.size(), heaps.size());
            Count seen = 0;
            for (std::size_t i = 0; i < heaps.size(); ++i) {
                QVERIFY(table.rows[i] == (BinaryTable::Row{i, heaps[i]}));
                seen |= heaps[i];
            }
            QVERIFY(seen >> (table.width - 1) <= 1); // wide enough, and no wider
            QVERIFY(table.width == 1 || seen >> (table.width - 1) == 1);
            QCOMPARE(table.sum.value(), exclusiveOr(heaps));
            QCOMPARE(table.ones.size(), static_cast<std::size_t>(table.width));
            for (int bit = 0; bit < table.width; ++bit) {
                const auto ones = std::ranges::count_if(heaps, [&](Count heap) { return heap >> bit & 1; });
                QCOMPARE(table.ones[static_cast<std::size_t>(bit)], static_cast<std::size_t>(ones));
            }
        }
    }

    void tablesLeaveOutWhatIsNotWanted()
    {
        const std::vector<Count> heaps{7, 9};
        QVERIFY(games::binaryTable(heaps, false, true).ones.empty());
        QVERIFY(!games::binaryTable(heaps, true, false).sum);
        // Every second part of the position, as on a staircase.
        QCOMPARE(games::binaryTable(heaps, true, true, 2).rows[1].heap, std::size_t{2});
    }

    void tablesOfVeryManyHeapsCountThoseLeftOut()
    {
        const std::vector<Count> heaps(BinaryTable::kMostRows + 5, 3);
        const BinaryTable table = games::binaryTable(heaps, true, true);
        QCOMPARE(table.rows.size(), BinaryTable::kMostRows);
        QCOMPARE(table.skipped, std::size_t{5});
        QCOMPARE(table.ones[0], heaps.size());
    }

    void furtherMovesAreCounted()
    {
        QCOMPARE(numbers(english(games::moreMovesTitle(3))), std::vector<Count>{3});
        QVERIFY(english(games::verdictTitle(Outcome::N)).contains(QLatin1String("N-position")));
        QVERIFY(english(games::verdictTitle(Outcome::P)).contains(QLatin1String("P-position")));
    }

    void theEndOfAGameIsOneStep()
    {
        for (const Play play : {Play::Normal, Play::Misere}) {
            const QString outcome =
                play == Play::Misere ? QStringLiteral("N-position") : QStringLiteral("P-position");
            teaching::Steps steps({gameOf(QStringLiteral("nim")), play, {0}});
            games::addGameOver(steps);
            const teaching::Explanation explanation = steps.take();
            QCOMPARE(explanation.steps.size(), std::size_t{1});
            QCOMPARE(explanation.steps[0].id, "over");
            QVERIFY(english(explanation.steps[0].details[0]).contains(outcome));
            QVERIFY(english(games::noStoneVerdict(play)).startsWith(outcome));
        }
    }

    void theSameGameInAnotherLessonHasTheSameOutcome()
    {
        rules_alone::Judge judge;
        rules_alone::Judge other;
        for (const Position& position : rules_alone::smallPositions(QStringLiteral("bash"))) {
            const auto same = games::bashAsSg(position);
            QVERIFY(same && same->word() == QLatin1String("sg"));
            QVERIFY2(judge.outcome(position) == other.outcome(*same),
                     qPrintable(teaching::notation(position)));
        }
        for (const std::vector<Count>& heaps :
             {std::vector<Count>{1, 2, 3}, {4, 4}, {5}, {2, 3, 4}, {1, 1, 1}}) {
            for (const Play play : {Play::Normal, Play::Misere}) {
                const Position position{gameOf(QStringLiteral("nim")), play, heaps};
                const auto same = games::nimAsSg(position);
                QVERIFY(same && same->play == play && same->heaps == heaps);
                QVERIFY2(judge.outcome(position) == other.outcome(*same),
                         qPrintable(teaching::notation(position)));
            }
        }
    }

    void aSetTooLargeToReadIsNotOffered()
    {
        const auto bash = [](Count limit) {
            return games::bashAsSg(
                {gameOf(QStringLiteral("bash"), QString::number(limit)), Play::Normal, {1000}});
        };
        constexpr Count kMost = games::SubtractionGame::kMostReadable;
        QVERIFY(bash(kMost));
        QVERIFY(!bash(kMost + 1));
        QVERIFY(games::nimAsSg({gameOf(QStringLiteral("nim")), Play::Normal, {kMost}}));
        QVERIFY(!games::nimAsSg({gameOf(QStringLiteral("nim")), Play::Normal, {1, kMost + 1}}));
    }
};

LASTSTONE_TEST(NimSumTest, Nothing)

} // namespace laststone::nim_sum_test
#include "nim_sum_test.moc"
