// SPDX-License-Identifier: GPL-3.0-or-later
// The questions about Nim against the rules: what is right is found here by trying every move, and the
// nim-sum by counting the ones of each column.
#include "games/asked.h"
#include "games/nim/nim_game.h"
#include "games/rules_alone.h"
#include "test_main.h"

#include <numeric>

namespace laststone::nim_questions_test {

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
    return {gameOf(QStringLiteral("nim")), play, {}};
}

// How many of the heaps need this power of two, when each is made of powers of two, the largest first.
Count onesOf(const Numbers& heaps, Count power)
{
    Count ones = 0;
    for (Count heap : heaps) {
        for (Count larger = Count{1} << 20; larger > power; larger /= 2) {
            if (heap >= larger)
                heap -= larger;
        }
        ones += heap >= power;
    }
    return ones;
}

Numbers oddColumns(const Numbers& heaps)
{
    Numbers odd;
    for (Count power = 1; power <= Count{1} << 20; power *= 2) {
        if (onesOf(heaps, power) % 2 == 1)
            odd.push_back(power);
    }
    return odd;
}

Count exclusiveOr(const Numbers& heaps)
{
    const Numbers odd = oddColumns(heaps);
    return std::accumulate(odd.begin(), odd.end(), Count{0});
}

// What a heap can be lowered to so that the nim-sum is 0, by trying.
Numbers mended(Numbers heaps, std::size_t heap)
{
    Numbers found;
    for (Count left = 0, stones = heaps[heap]; left < stones; ++left) {
        heaps[heap] = left;
        if (exclusiveOr(heaps) == 0)
            found.push_back(left);
    }
    return found;
}

// All ways to write `stones` as a sum of heaps, none larger than `most`.
void forSplits(Count stones, Count most, Numbers& heaps, const std::function<void(const Numbers&)>& take)
{
    if (stones == 0)
        return take(heaps);
    for (Count heap = std::min(stones, most); heap > 0; --heap) {
        heaps.push_back(heap);
        forSplits(stones - heap, heap, heaps, take);
        heaps.pop_back();
    }
}

} // namespace

class NimQuestionsTest : public QObject {
    Q_OBJECT
private slots:
    void everyKindIsSound_data() { asked::addKinds(games::nimKinds()); }
    void everyKindIsSound()
    {
        QFETCH(QString, kind);
        asked::verifyKind(QStringLiteral("nim"), kind);
    }

    void digitsAddUpToTheHeap()
    {
        for (const Difficulty level : asked::kLevels) {
            for (const Question& question :
                 asked::drawn(QStringLiteral("binary"), like(Play::Normal), level, 3000)) {
                const Count heap = question.position.heaps[question.about[0] - 1];
                Count sum = 0;
                Count power = 1;
                for (Count digits = std::get<Count>(question.right); digits > 0; digits /= 10, power *= 2) {
                    QVERIFY(digits % 10 <= 1);
                    sum += digits % 10 * power;
                }
                QCOMPARE(sum, heap);
            }
        }
    }

    void columnsAndNimSums()
    {
        for (const Difficulty level : asked::kLevels) {
            int even = 0;
            for (const Question& question :
                 asked::drawn(QStringLiteral("odd-column"), like(Play::Normal), level, 3000)) {
                QCOMPARE(std::get<Numbers>(question.right), oddColumns(question.position.heaps));
                even += std::get<Numbers>(question.right).empty();
            }
            QVERIFY(even > 100);
            for (const Question& question :
                 asked::drawn(QStringLiteral("nim-sum"), like(Play::Normal), level, 3000))
                QCOMPARE(std::get<Count>(question.right), exclusiveOr(question.position.heaps));
        }
    }

    void heapsAreLoweredByTrying()
    {
        rules_alone::Judge judge;
        for (const Play play : {Play::Normal, Play::Misere}) {
            for (const Difficulty level : asked::kLevels) {
                for (const Question& question :
                     asked::drawn(QStringLiteral("lower-to"), like(play), level, 1000)) {
                    const auto heap = static_cast<std::size_t>(question.about[0] - 1);
                    const Count right = std::get<Count>(question.right);
                    QCOMPARE(mended(question.position.heaps, heap), Numbers{right});
                    if (level != Difficulty::Easy)
                        continue;
                    Position left = question.position;
                    left.heaps[heap] = right;
                    QCOMPARE(judge.outcome(left), Outcome::P);
                }
                for (const Question& question :
                     asked::drawn(QStringLiteral("cannot-mend"), like(play), level, 1000)) {
                    Numbers cannot;
                    for (std::size_t heap = 0; heap < question.position.heaps.size(); ++heap) {
                        if (question.position.heaps[heap] > 0
                            && mended(question.position.heaps, heap).empty())
                            cannot.push_back(heap + 1);
                    }
                    QCOMPARE(std::get<Numbers>(question.right), cannot);
                }
            }
        }
    }

    void repliesAnswerAMoveFromALostPosition()
    {
        rules_alone::Judge judge;
        for (const Play play : {Play::Normal, Play::Misere}) {
            for (const Question& question :
                 asked::drawn(QStringLiteral("reply"), like(play), Difficulty::Easy, 1000)) {
                Position before = question.position;
                before.heaps[question.about[0] - 1] += question.about[1];
                QCOMPARE(judge.outcome(before), Outcome::P);
                for (const Numbers& heaps : rules_alone::options(question.position)) {
                    const Position left{before.game, play, heaps};
                    QCOMPARE(question.isRight(left), judge.outcome(left) == Outcome::P);
                    QCOMPARE(question.replyTo(left).isEmpty(), question.isRight(left));
                }
            }
        }
    }

    // Every way to split up to twelve stones is judged by the rules alone.
    void splitsAreJudgedByTheRules()
    {
        rules_alone::Judge judge;
        for (const QString& rule : {QStringLiteral("nim"), QStringLiteral("nim misere")}) {
            for (Count stones = 3; stones <= 12; ++stones) {
                const Question question = questionOf(QStringLiteral("split %1: %2").arg(rule).arg(stones));
                bool canBeDone = false;
                Numbers heaps;
                forSplits(stones, stones, heaps, [&](const Numbers& split) {
                    const Position position{question.position.game, question.position.play, split};
                    const bool wins = judge.outcome(position) == Outcome::P;
                    canBeDone = canBeDone || wins;
                    QCOMPARE(question.isRight(position), wins);
                    QCOMPARE(question.replyTo(position).isEmpty(), wins);
                    QVERIFY(!question.refuse(position));
                });
                QCOMPARE(question.isRight(std::vector<Position>{}), !canBeDone);
                QVERIFY(question.isRight(question.right));
            }
        }
    }

    void aSplitOfAnotherNumberIsRefused()
    {
        const Question question = questionOf(QStringLiteral("split nim: 9"));
        QVERIFY(question.refuse(positionOf(QStringLiteral("nim: 4 4"))));
        QVERIFY(question.refuse(positionOf(QStringLiteral("nim misere: 4 5"))));
        QVERIFY(question.refuse(positionOf(QStringLiteral("bash 3: 9"))));
        QVERIFY(!question.refuse(positionOf(QStringLiteral("nim: 4 0 5"))));
        QVERIFY(!question.refuse(std::vector<Position>{}));
    }

    void slipsAreRecognised_data()
    {
        asked::addSlipColumns();
        const auto row = asked::addSlip;
        row("binary(2) nim: 5 13", "13", "That is the number in decimal digits");
        row("binary(2) nim: 5 13", "1011", "These are the digits in the wrong order");
        row("binary(2) nim: 5 13", "841", "You have written down the powers of two");
        row("binary(2) nim: 5 13", "110", "The last digit is missing");
        row("binary(2) nim: 5 13", "1100", "%1 is %2, not %3.");
        row("binary(2) nim: 5 13", "1102", "A binary number has no digits but");
        row("odd-column nim: 7 9 15 12", "2", "These are the even columns");
        row("odd-column nim: 7 9 15 12", "1 3 4", "You have counted the columns from the right");
        row("odd-column nim: 7 9 15 12", "13", "That is the sum of the odd columns");
        row("odd-column nim: 7 9 15 12", "-", "Not all are even");
        row("odd-column nim: 7 9 15 12", "8", "Column %1 is odd, but it is not the only one");
        row("odd-column nim: 7 9 15 12", "1 2 4 8", "Column %1 is even");
        row("odd-column nim: 7 9 15 12", "1 8", "%n odd column(s) are missing");
        row("odd-column nim: 7 9 15 12", "3 8", "There is no column %1");
        row("nim-sum nim: 7 9 15 12", "43", "You have added");
        row("nim-sum nim: 7 9 15 12", "11", "You have carried from column to column");
        row("nim-sum nim: 7 9 15 12", "15", "That has a 1 wherever");
        row("nim-sum nim: 7 9 15 12", "1", "That is the nim-sum without heap %1");
        row("nim-sum nim: 7 9 15 12", "12", "Look at column %1 again");
        row("nim-sum nim: 7 9 15 12", "99", "Look at column %1 again");
        row("lower-to(4) nim: 7 9 15 12", "13", "%1 is the nim-sum itself");
        row("lower-to(4) nim: 7 9 15 12", "11", "%1 is how many stones have to be taken");
        row("lower-to(3) nim: 7 9 15 12", "5", "With %1 left in this heap");
        row("lower-to(4) nim: 7 9 15 12", "12", "Stones can only be taken away");
        row("lower-to(2) nim: 3 9 6", "7", "With %1 left in this heap");
        row("lower-to(2) nim: 3 14 6", "3", "You have taken the nim-sum away"); // 14 − 11
        row("cannot-mend nim: 7 9 15 12", "2 3 4", "These are the heaps that can do it");
        row("cannot-mend nim: 7 9 15 12", "7", "Answer with the numbers of the heaps");
        row("cannot-mend nim: 7 9 15 12", "1 2 4", "It does not matter whether a heap is smaller");
        row("cannot-mend nim: 7 9 15 12", "1 2 3 4", "Heap %1 can do it");
        row("cannot-mend nim: 7 9 15 12", "-", "Heap %1 cannot do it");
        row("cannot-mend nim: 7 9 15 12", "1 5", "There is no heap %1");
        row("cannot-mend nim: 7 0 15 12", "2", "Heap %1 is empty");
        row("split nim: 10", "-", "It can be done");
        row("split nim: 10", "10", "One heap: your opponent takes it whole");
        row("split nim: 10", "7 3", "The nim-sum is %1, so your opponent");
        row("split nim: 9", "9", "One heap: your opponent takes it whole");
        row("split nim: 9", "5 4", "The nim-sum is %1, so your opponent");
        row("split nim misere: 6", "1 1 1 1 1 1", "%1 heaps of one stone, an even number");
        row("split nim misere: 7", "7", "One heap: your opponent leaves one stone");
        row("split nim misere: 7", "-", "It can be done");
        row("split nim misere: 7", "4 3", "Your opponent, who moves first, can win");
    }
    void slipsAreRecognised() { asked::verifySlip(); }

    void copyingTheOpponentIsASlip()
    {
        // 5 ⊕ 6 ⊕ 3 = 0, and two have been taken from the second heap.
        const Question question = questionOf(QStringLiteral("reply(2,2) nim: 5 4 3"));
        const QString said = replyTo(question, positionOf(QStringLiteral("nim: 3 4 3")));
        QVERIFY2(said.startsWith(QStringLiteral("You have copied")), qPrintable(said));
        QVERIFY(question.isRight(positionOf(QStringLiteral("nim: 5 4 1"))));
        // With two equal heaps, copying is right.
        const Question pair = questionOf(QStringLiteral("reply(1,2) nim: 3 5"));
        QVERIFY(pair.isRight(positionOf(QStringLiteral("nim: 3 3"))));
    }

    void whatMakesNoSenseIsRefused()
    {
        for (const char* text :
             {"binary nim: 3 5", "binary(3) nim: 3 5", "binary(0) nim: 3 5", "binary(1) nim: 1 5",
              "binary(1) nim: 300000 5", "odd-column nim: 0 0", "odd-column(1) nim: 3 5",
              "nim-sum nim misere: 1 1 4", "lower-to(4) nim: 3 5 5 2", "lower-to(2) nim: 3 5 6",
              "cannot-mend nim: 3 5 6", "reply(1,1) nim: 3 5", "reply(3,1) nim: 3 5", "reply(1,0) nim: 3 3",
              "reply(1,1) nim: 0 0", "split nim: 2", "split nim: 3 3", "split nim: 5000"})
            QVERIFY2(isRefused(QString::fromLatin1(text)), text);
    }

    // Hints tell neither verdict nor move: they are the same for what differs in these only.
    void hintsDoNotTellTheVerdict()
    {
        const auto hints = [](const char* text) {
            const Position position = positionOf(QString::fromLatin1(text));
            return position.game->hints(position);
        };
        QCOMPARE(hints("nim: 4 4"), hints("nim: 4 7"));
        QCOMPARE(hints("nim: 1 4 5"), hints("nim: 2 4 5"));
        QCOMPARE(hints("nim misere: 1 1 1"), hints("nim misere: 1 1"));
        QCOMPARE(hints("nim misere: 1 1 5"), hints("nim misere: 1 7"));
        QCOMPARE(hints("nim misere: 2 4 6"), hints("nim misere: 3 4 6"));
        QVERIFY(hints("nim: 1 4 5") != hints("nim: 4 4"));
        QVERIFY(hints("nim: 0 0").empty());
    }
};

LASTSTONE_TEST(NimQuestionsTest, Nothing)

} // namespace laststone::nim_questions_test
#include "nim_questions_test.moc"
