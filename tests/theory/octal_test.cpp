// SPDX-License-Identifier: GPL-3.0-or-later
#include "theory/octal.h"

#include "bench/reference/octal_loop.h"
#include "paths.h"
#include "test_main.h"
#include "theory/octal_alone.h"
#include "theory/sum.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <map>
#include <random>
#include <set>
#include <string>
#include <thread>
#include <vector>

namespace laststone::octal_test {

using namespace theory;
using octal::Code;
using octal::Move;
using octal::Sequence;
using octal_alone::code;
using octal_alone::HeapList;
using octal_alone::movesByRules;
using octal_alone::randomCode;
using octal_alone::sequence;
using octal_alone::Truth;

namespace {

Sequence extended(Sequence sequence, Count to)
{
    if (!sequence.extendTo(to))
        qFatal("not extended");
    return sequence;
}

std::vector<int> valuesByRules(const std::string& game, Count to)
{
    std::vector<int> values;
    for (Count n = 0; n <= to; ++n) {
        std::set<int> options;
        for (const Move& move : movesByRules(game, n))
            options.insert(values[move.first] ^ values[move.second]);
        int value = 0;
        while (options.contains(value))
            ++value;
        values.push_back(value);
    }
    return values;
}

// ---- Normal play, as it follows from the values ----

std::vector<octal::Value> valuesOf(const Sequence& sequence, const HeapList& heaps)
{
    std::vector<octal::Value> values;
    for (const Count heap : heaps)
        values.push_back(sequence.at(heap).value());
    return values;
}

Outcome outcome(const Sequence& sequence, const HeapList& heaps)
{
    return Sum(valuesOf(sequence, heaps)).outcome();
}

std::vector<octal::SumMove> winningMoves(const Sequence& sequence, const HeapList& heaps)
{
    struct Option {
        Move move;
        Count value;
    };
    const auto options = [&](std::size_t heap) {
        std::vector<Option> all;
        for (const Move& move : sequence.moves(heaps[heap]))
            all.push_back({move, Count{*sequence.at(move.first)} ^ *sequence.at(move.second)});
        return all;
    };
    std::vector<octal::SumMove> moves;
    Sum(valuesOf(sequence, heaps)).findWinningOptions(options, [&](std::size_t heap, const Option& option) {
        moves.push_back({heap, option.move});
    });
    return moves;
}

// The first heap with another value than the textbook's; `to` + 1 if there is none.
Count firstDifference(const Sequence& sequence, const std::vector<int>& expected)
{
    for (Count n = 0; n < expected.size(); ++n) {
        if (sequence.at(n) != static_cast<octal::Value>(expected[n]))
            return n;
    }
    return expected.size();
}

} // namespace

class OctalTheoryTest : public QObject {
    Q_OBJECT

private slots:
    void codesAreReadAndWritten();
    void wrongCodesAreRefused_data();
    void wrongCodesAreRefused();
    void movesAgreeWithRules();
    void valuesAgreeWithRules();
    void oracle();
    void valuesAgreeWithTextbook_data();
    void valuesAgreeWithTextbook();
    void randomCodesAgreeWithTextbook();
    void figuresOfTheLesson_data();
    void figuresOfTheLesson();
    void periodOf016();
    void noPeriodBeforeItIsProven();
    void proofsOfPeriodsHold();
    void smallGames();
    void stepsAndStops();
    void largeHeaps();
    void sumsAgreeWithRules_data();
    void sumsAgreeWithRules();
    void heapsBeyondThoseComputed();
    void heapsAfterAMove();
};

void OctalTheoryTest::codesAreReadAndWritten()
{
    for (const char* text :
         {"0.77", "0.07", "0.137", "4.0", "4.007", "0.0", "0.156", "0.000000000000000000000000000007"})
        QCOMPARE(code(text).text(), std::string(text));
    QCOMPARE(code("0.7700").text(), std::string("0.77"));
    QCOMPARE(code("4.000").text(), std::string("4.0"));
    QVERIFY(code("0.7700") == code("0.77"));
    QVERIFY(!(code("4.77") == code("0.77")));
    const Code chess = code("4.137");
    QCOMPARE(chess.digit(0), 4);
    QCOMPARE(chess.digit(1), 1);
    QCOMPARE(chess.digit(3), 7);
    QCOMPARE(chess.digit(4), 0);
    QCOMPARE(chess.digit(31), 0);
    QCOMPARE(chess.digit(kMaxCount), 0);
    QCOMPARE(chess.lastPlace(), Count{3});
    QCOMPARE(code("4.0").lastPlace(), Count{0});
    std::mt19937_64 random(1);
    for (int round = 0; round < 1000; ++round) {
        const Code any = code(randomCode(random));
        QVERIFY(Code::parse(any.text()) == any);
    }
}

void OctalTheoryTest::wrongCodesAreRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("position");
    QTest::addColumn<int>("expected");
    const auto row = [](const char* text, int position, Code::Expected expected) {
        QTest::newRow(*text == '\0' ? "nothing" : text)
            << QByteArray(text) << position << static_cast<int>(expected);
    };
    row("", 0, Code::Expected::ZeroOrFour);
    row(".77", 0, Code::Expected::ZeroOrFour);
    row("1.77", 0, Code::Expected::ZeroOrFour);
    row("7.0", 0, Code::Expected::ZeroOrFour);
    row(" 0.77", 0, Code::Expected::ZeroOrFour);
    row("0", 1, Code::Expected::Point);
    row("077", 1, Code::Expected::Point);
    row("0,77", 1, Code::Expected::Point);
    row("0.", 2, Code::Expected::Digit);
    row("0.8", 2, Code::Expected::Digit);
    row("0.79", 3, Code::Expected::Digit);
    row("0.77 ", 4, Code::Expected::Digit);
    row("0.7.7", 3, Code::Expected::Digit);
    row("0.7-7", 3, Code::Expected::Digit);
    row("0.1234567012345670123456701234567", 32, Code::Expected::End);
    row("0.000000000000000000000000000000x", 32, Code::Expected::End);
}

void OctalTheoryTest::wrongCodesAreRefused()
{
    QFETCH(QByteArray, text);
    QFETCH(int, position);
    QFETCH(int, expected);
    Code::Error error{99, Code::Expected::End};
    QVERIFY(!Code::parse(text.toStdString(), &error));
    QCOMPARE(error.position, static_cast<std::size_t>(position));
    QCOMPARE(static_cast<int>(error.expected), expected);
    QVERIFY(!Code::parse(text.toStdString()));
    Code::Error untouched{7, Code::Expected::Point};
    QVERIFY(Code::parse("0.77", &untouched));
    QVERIFY(untouched == (Code::Error{7, Code::Expected::Point}));
}

void OctalTheoryTest::movesAgreeWithRules()
{
    std::mt19937_64 random(2);
    for (int round = 0; round < 60; ++round) {
        const std::string game = round == 0 ? "" : randomCode(random);
        for (Count n = 0; n <= 40; ++n) {
            const auto expected = movesByRules(game, n);
            QVERIFY(sequence(game).moves(n) == expected);
        }
    }
    const std::vector<Move> kayles{{1, 3, 0}, {1, 2, 1}, {2, 2, 0}, {2, 1, 1}};
    QVERIFY(sequence("0.77").moves(4) == kayles);
    const std::vector<Move> grundy{{0, 4, 1}, {0, 3, 2}};
    QVERIFY(sequence("").moves(5) == grundy);
    // Subtracting from a heap of any size.
    QVERIFY(sequence("0.03").moves(kMaxCount) == (std::vector<Move>{{2, kMaxCount - 2, 0}}));
}

void OctalTheoryTest::valuesAgreeWithRules()
{
    std::mt19937_64 random(3);
    for (int round = 0; round < 80; ++round) {
        const std::string game = round == 0 ? "" : randomCode(random);
        const Count to = round % 4 == 0 ? 120 : 60;
        const auto computed = extended(sequence(game), to);
        QCOMPARE(computed.values().size(), to + 1);
        QCOMPARE(firstDifference(computed, valuesByRules(game, to)), to + 1);
    }
}

void OctalTheoryTest::oracle()
{
    QFile file(laststone::tests::projectFile(QStringLiteral("tests/data/octal.tsv")));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readLine(), QByteArray("code\tgrundy_0_199\n"));
    int rows = 0;
    while (!file.atEnd()) {
        const auto row = file.readLine().trimmed().split('\t');
        QCOMPARE(row.size(), 2);
        std::vector<int> expected;
        for (const QByteArray& value : row[1].split(' '))
            expected.push_back(value.toInt());
        QCOMPARE(expected.size(), std::size_t{200});
        const auto computed = extended(Sequence(code(row[0].toStdString())), 199);
        QCOMPARE(firstDifference(computed, expected), Count{200});
        ++rows;
    }
    QCOMPARE(rows, 14);
}

void OctalTheoryTest::valuesAgreeWithTextbook_data()
{
    QTest::addColumn<QByteArray>("game");
    for (const char* game : {"0.16", "0.6", "0.007", "0.14", "0.106", "0.126", "0.127", "0.376", "0.004",
                             "0.165", "0.45", "4.3", "4.004", "0.0404"})
        QTest::newRow(game) << QByteArray(game);
    QTest::newRow("Grundy's game") << QByteArray();
}

void OctalTheoryTest::valuesAgreeWithTextbook()
{
    QFETCH(QByteArray, game);
    constexpr Count kTo = 4000;
    const auto computed = extended(sequence(game.toStdString()), kTo);
    QCOMPARE(firstDifference(computed, reference::octalValues(game.toStdString(), kTo)), kTo + 1);
}

// Also beyond the proofs of their periods, which are as short as can be.
void OctalTheoryTest::randomCodesAgreeWithTextbook()
{
    std::mt19937_64 random(4);
    constexpr Count kTo = 1200;
    int periods = 0;
    for (int round = 0; round < 120; ++round) {
        const std::string game = randomCode(random);
        const auto expected = reference::octalValues(game, kTo);
        const auto computed = extended(Sequence(code(game)), kTo);
        QCOMPARE(firstDifference(computed, expected), kTo + 1);
        if (!computed.period())
            continue;
        ++periods;
        const auto [prePeriod, period] = *computed.period();
        const auto repeats = [&](Count from, Count distance) {
            for (Count n = from; n + distance <= kTo; ++n) {
                if (expected[n] != expected[n + distance])
                    return false;
            }
            return true;
        };
        QVERIFY(repeats(prePeriod, period));
        QVERIFY(prePeriod == 0 || !repeats(prePeriod - 1, period));
        for (Count shorter = 1; shorter < period; ++shorter)
            QVERIFY(!repeats(prePeriod, shorter));
        const auto found = exceptions(computed);
        QCOMPARE(found.empty(), prePeriod == 0);
        QVERIFY(prePeriod == 0 || found.back() == prePeriod - 1);
    }
    QVERIFY(periods > 20);
}

void OctalTheoryTest::figuresOfTheLesson_data()
{
    QTest::addColumn<QByteArray>("game");
    QTest::addColumn<int>("prePeriod");
    QTest::addColumn<int>("period");
    QTest::addColumn<QList<int>>("exceptions");
    using List = QList<int>;
    QTest::newRow("Kayles") << QByteArray("0.77") << 71 << 12
                            << List{0, 3, 6, 9, 11, 15, 18, 21, 22, 28, 34, 39, 57, 70};
    QTest::newRow("Dawson's chess") << QByteArray("0.137") << 52 << 34 << List{0, 14, 16, 17, 31, 34, 51};
    QTest::newRow("Dawson's Kayles") << QByteArray("0.07") << 53 << 34 << List{0, 1, 15, 17, 18, 32, 35, 52};
    QTest::newRow("take 1 or 2") << QByteArray("0.33") << 0 << 3 << List{};
    QTest::newRow("0.17") << QByteArray("0.17") << 33 << 34 << List{0, 15, 17, 32};
    QTest::newRow("0.156") << QByteArray("0.156") << 3479 << 349 << List{};
    QTest::newRow("0.165") << QByteArray("0.165") << 5181 << 1550 << List{};
}

void OctalTheoryTest::figuresOfTheLesson()
{
    QFETCH(QByteArray, game);
    QFETCH(int, prePeriod);
    QFETCH(int, period);
    QFETCH(QList<int>, exceptions);
    const auto computed = extended(Sequence(code(game.toStdString())), 30'000);
    QVERIFY(computed.period().has_value());
    QCOMPARE(computed.period()->prePeriod, static_cast<Count>(prePeriod));
    QCOMPARE(computed.period()->period, static_cast<Count>(period));
    if (exceptions.empty())
        return;
    QVERIFY(std::ranges::equal(laststone::theory::exceptions(computed), exceptions,
                               [](Count a, int b) { return a == static_cast<Count>(b); }));
}

// Found by Gangolli and Plambeck in 1989.
void OctalTheoryTest::periodOf016()
{
    Sequence computed(code("0.16"));
    QVERIFY(computed.extendTo(700'000));
    QVERIFY(computed.period() == (Period{105'351, 149'459}));
    QCOMPARE(computed.at(kMaxCount), computed.at(105'351 + (kMaxCount - 105'351) % 149'459));
}

void OctalTheoryTest::proofsOfPeriodsHold()
{
    for (const char* text : {"0.77", "0.07", "0.137", "0.3", "0.33", "0.16", "0.6", "4.7"}) {
        octal::Sequence computed(*octal::Code::parse(text));
        QVERIFY(!octal::periodProof(computed));
        computed.extendTo(2000);
        const auto proof = octal::periodProof(computed);
        QCOMPARE(proof.has_value(), computed.period().has_value());
        if (!proof)
            continue;
        QVERIFY(proof->from >= 1 && proof->from >= computed.period()->prePeriod);
        QCOMPARE(proof->end, 2 * proof->from + proof->period + proof->place);
        QVERIFY(proof->end + proof->period <= computed.values().size());
        for (Count n = proof->from; n < proof->end; ++n)
            QCOMPARE(computed.values()[n], computed.values()[n + proof->period]);
    }
    octal::Sequence kayles(*octal::Code::parse("0.77"));
    kayles.extendTo(200);
    QCOMPARE(octal::periodProof(kayles).value(), (octal::PeriodProof{71, 12, 2, 156}));
}

void OctalTheoryTest::noPeriodBeforeItIsProven()
{
    // The last exception of Kayles is 70: the theorem needs g up to 2 * 71 + 2 * 12 + 2 - 1 = 167.
    for (Count to = 0; to <= 400; ++to) {
        const auto computed = extended(Sequence(code("0.77")), to);
        QCOMPARE(computed.values().size(), to + 1);
        QVERIFY(to >= 167 || !computed.period());
        QVERIFY(to < 200 || computed.period());
        if (!computed.period()) {
            QVERIFY(!computed.at(to + 1));
            QVERIFY(exceptions(computed).empty());
        }
    }
    QVERIFY(!extended(Sequence::grundysGame(), 20'000).period());
    // Never from fewer values than the theorem asks for, with n0 >= 1.
    std::mt19937_64 random(5);
    for (int round = 0; round < 1000; ++round) {
        Sequence computed(code(randomCode(random)));
        for (Count to = 0; to <= 400 && !computed.period(); ++to)
            QVERIFY(computed.extendTo(to));
        if (!computed.period())
            continue;
        const auto [prePeriod, period] = *computed.period();
        QVERIFY(computed.values().size()
                >= 2 * std::max(prePeriod, Count{1}) + 2 * period + computed.code()->lastPlace());
    }
}

void OctalTheoryTest::smallGames()
{
    // No move at all, and a move that there is once.
    const auto nothing = extended(Sequence(code("0.0")), 100);
    QVERIFY(nothing.period() == (Period{0, 1}));
    QCOMPARE(nothing.at(kMaxCount), std::optional<octal::Value>(0));
    const auto once = extended(Sequence(code("0.001")), 100);
    QVERIFY(once.period() == (Period{4, 1}));
    QVERIFY(exceptions(once) == std::vector<Count>{3});
    // Splitting without taking: as many moves as stones but one.
    const auto split = extended(Sequence(code("4.0")), 100);
    QVERIFY(split.period() == (Period{1, 2}));
    QVERIFY(exceptions(split) == std::vector<Count>{0});
    // Until the 30th stone there is none.
    const auto last = extended(Sequence(code("0.000000000000000000000000000007")), 2000);
    QCOMPARE(firstDifference(last, reference::octalValues("0.000000000000000000000000000007", 2000)),
             Count{2001});
}

void OctalTheoryTest::stepsAndStops()
{
    for (const char* game : {"0.77", "0.16", "0.6", ""}) {
        const auto whole = extended(sequence(game), 1500);
        Sequence steps = sequence(game);
        QVERIFY(steps.values().empty() && !steps.at(0));
        for (Count to = 0; to <= 1500; to += to < 300 ? 1 : 37)
            QVERIFY(steps.extendTo(to));
        QVERIFY(steps.extendTo(20));
        QVERIFY(std::ranges::equal(steps.values(), whole.values().first(steps.values().size())));
        // A copy goes on by itself.
        Sequence copy = steps;
        QVERIFY(copy.extendTo(1500));
        QVERIFY(std::ranges::equal(copy.values(), whole.values()));
    }
    std::stop_source source;
    source.request_stop();
    Sequence stopped(code("0.6"));
    QVERIFY(!stopped.extendTo(10, source.get_token()));
    QVERIFY(stopped.values().empty());
    // Stopped half-way: the whole would take hours. It can go on.
    bool reached = true;
    {
        const std::jthread worker(
            [&](std::stop_token stop) { reached = stopped.extendTo(Sequence::kMaxHeap, std::move(stop)); });
        QTest::qSleep(20);
    } // asks it to stop, and waits for it
    QVERIFY(!reached);
    QVERIFY(stopped.extendTo(3000));
    QCOMPARE(firstDifference(stopped, reference::octalValues("0.6", 3000)), Count{3001});
}

void OctalTheoryTest::largeHeaps()
{
    const auto kayles = extended(Sequence(code("0.77")), 1'000'000);
    QCOMPARE(kayles.values().size(), std::size_t{1'000'001});
    for (Count n = 71; n + 12 < kayles.values().size(); ++n) {
        if (kayles.values()[n] != kayles.values()[n + 12])
            QFAIL("another value");
    }
    QCOMPARE(kayles.at(kMaxCount), kayles.at(72 + (kMaxCount - 72) % 12));
    const HeapList heaps{kMaxCount, kMaxCount - 12};
    QVERIFY(outcome(kayles, heaps) == Outcome::P);
}

void OctalTheoryTest::sumsAgreeWithRules_data()
{
    QTest::addColumn<QByteArray>("game");
    for (const char* game :
         {"0.77", "0.07", "0.137", "0.16", "0.6", "0.007", "4.0", "4.31", "0.33", "0.156", "0.0"})
        QTest::newRow(game) << QByteArray(game);
    QTest::newRow("Grundy's game") << QByteArray();
}

void OctalTheoryTest::sumsAgreeWithRules()
{
    QFETCH(QByteArray, game);
    constexpr Count kLargest = 7;
    Truth truth(game.toStdString());
    const auto computed = extended(sequence(game.toStdString()), 20);
    const auto check = [&](const HeapList& heaps) {
        const auto expected = truth.winning(heaps);
        const auto found = winningMoves(computed, heaps);
        QVERIFY(found == expected);
        QVERIFY(outcome(computed, heaps) == (expected.empty() ? Outcome::P : Outcome::N));
        for (const auto& move : found)
            QVERIFY(outcome(computed, octal::after(heaps, move)) == Outcome::P);
    };
    check({});
    for (Count a = 0; a <= 16; ++a)
        check({a});
    for (Count a = 0; a <= kLargest; ++a) {
        for (Count b = 0; b <= kLargest; ++b) {
            for (Count c = 0; c <= 5; ++c)
                check({a, b, c});
        }
    }
}

void OctalTheoryTest::heapsBeyondThoseComputed()
{
    const auto computed = extended(Sequence(code("0.6")), 20);
    QVERIFY(computed.at(20).has_value());
    QVERIFY(!computed.at(21));
}

void OctalTheoryTest::heapsAfterAMove()
{
    const HeapList heaps{5, 7, 2};
    QVERIFY(octal::after(heaps, {1, {1, 4, 2}}) == (HeapList{5, 4, 2, 2}));
    QVERIFY(octal::after(heaps, {2, {1, 1, 0}}) == (HeapList{5, 7, 1}));
    QVERIFY(octal::after(heaps, {2, {2, 0, 0}}) == (HeapList{5, 7}));
}

LASTSTONE_TEST(OctalTheoryTest, Nothing)

} // namespace laststone::octal_test
#include "octal_test.moc"
