// SPDX-License-Identifier: GPL-3.0-or-later
#include "theory/subtraction.h"

#include "paths.h"
#include "theory/mex.h"

#include "bench/reference/subtraction_loop.h"
#include "test_main.h"
#include "theory/subtraction_values.h"
#include "theory/sum.h"
#include "theory/truth.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <map>
#include <numeric>
#include <random>
#include <set>
#include <thread>
#include <vector>

namespace laststone::subtraction_test {

using namespace theory;
using subtraction::Sequence;
using subtraction::Set;
using subtraction::Value;
using subtraction_values::provenPeriod;
using subtraction_values::values;
using truth::Truth;

namespace {

using Numbers = std::vector<Count>;
using Position = std::vector<Count>;
using Random = std::mt19937_64;

// Takes `taken` stones, a number of the set, from heap `heap`.
struct HeapMove {
    std::size_t heap = 0;
    Count taken = 0;
    friend bool operator==(const HeapMove&, const HeapMove&) = default;
};

Set make(const Numbers& numbers)
{
    return *Set::make(numbers);
}

Numbers upTo(Count largest)
{
    Numbers numbers(largest);
    std::iota(numbers.begin(), numbers.end(), Count{1});
    return numbers;
}

// `count` different numbers from smallest .. largest, in any order.
Numbers randomNumbers(Random& random, std::size_t count, Count smallest, Count largest)
{
    std::set<Count> numbers;
    while (numbers.size() < count)
        numbers.insert(smallest + random() % (largest - smallest + 1));
    return {numbers.rbegin(), numbers.rend()};
}

Sequence sequenceTo(const Numbers& numbers, Count to)
{
    Sequence sequence(make(numbers));
    sequence.extendTo(to);
    return sequence;
}

// The period from all windows of max(S) values: the first that has been there before.
std::optional<Period> periodByWindows(const std::vector<Value>& g, std::size_t length)
{
    std::map<std::vector<Value>, std::size_t> first;
    for (std::size_t i = 0; i + length <= g.size(); ++i) {
        const auto begin = g.begin() + static_cast<std::ptrdiff_t>(i);
        const std::vector<Value> window(begin, begin + static_cast<std::ptrdiff_t>(length));
        const auto [known, isNew] = first.emplace(window, i);
        if (!isNew)
            return Period{known->second, i - known->second};
    }
    return std::nullopt;
}

// A sum of heaps from its rules alone.
class Rules {
public:
    using Position = std::vector<Count>;
    using Move = HeapMove;

    explicit Rules(const Numbers& numbers) : m_numbers(make(numbers).numbers()) { }
    std::vector<std::pair<HeapMove, Position>> moves(const Position& heaps) const
    {
        std::vector<std::pair<HeapMove, Position>> all;
        for (std::size_t heap = 0; heap < heaps.size(); ++heap) {
            for (const Count taken : m_numbers) {
                if (taken > heaps[heap])
                    continue;
                Position left = heaps;
                left[heap] -= taken;
                all.push_back({{heap, taken}, left});
            }
        }
        return all;
    }
    static Position same(Position heaps)
    {
        std::ranges::sort(heaps);
        return heaps;
    }

private:
    Numbers m_numbers;
};

std::vector<Value> valuesOf(const Position& heaps, const Sequence& sequence)
{
    std::vector<Value> values;
    for (const Count heap : heaps)
        values.push_back(*sequence.at(heap));
    return values;
}

// ---- What follows from the values; all are known ----

Value nimSum(const Position& heaps, const Sequence& sequence)
{
    return static_cast<Value>(Sum(valuesOf(heaps, sequence)).nimSum());
}

Outcome outcome(const Position& heaps, const Sequence& sequence)
{
    return Sum(valuesOf(heaps, sequence)).outcome();
}

struct Option {
    Count taken = 0;
    Value value = 0;
};

// All options of a heap, by what is taken; what their mex is g(n).
std::vector<Option> optionsOf(Count n, const Sequence& sequence)
{
    std::vector<Option> all;
    for (const Count taken : sequence.set().numbers()) {
        if (taken <= n)
            all.push_back({taken, sequence.at(n - taken).value()});
    }
    return all;
}

std::vector<HeapMove> winningMoves(const Position& heaps, const Sequence& sequence, Play play = Play::Normal)
{
    const auto options = [&](std::size_t heap) { return optionsOf(heaps[heap], sequence); };
    std::vector<HeapMove> moves;
    Sum(valuesOf(heaps, sequence), play)
        .findWinningOptions(options, [&](std::size_t heap, const Option& option) {
            moves.push_back({heap, option.taken});
        });
    return moves;
}

Position after(Position heaps, const HeapMove& move)
{
    heaps[move.heap] -= move.taken;
    return heaps;
}

Position randomPosition(Random& random, std::size_t mostHeaps, Count largest)
{
    Position heaps(random() % (mostHeaps + 1));
    for (Count& heap : heaps)
        heap = random() % (largest + 1);
    return heaps;
}

} // namespace

class SubtractionTheoryTest : public QObject {
    Q_OBJECT
private slots:
    void mexOfNumbersAndOfBits();
    void sets();
    void agreesWithTheLoopOnSmallSets();
    void agreesWithTheOracle();
    void figuresOfTheLesson();
    void agreesWithTheLoopOnLargeSets();
    void extremeSets();
    void periodsAreExact();
    void periodsHoldFarBeyond();
    void stepsMakeNoDifference();
    void canBeStopped();
    void anyHeapOnceThePeriodIsProven();
    void sumsAgreeWithBruteForce();
    void movesThatRaiseAValue();
    void misereAgreesWithBruteForce();
    void misereFollowsTheRuleOfNim();
    void misereOfAnyValues();
};

void SubtractionTheoryTest::mexOfNumbersAndOfBits()
{
    Random random(1);
    for (int i = 0; i < 1000; ++i) {
        std::vector<Value> numbers(random() % 12);
        std::uint16_t bits = 0;
        for (Value& number : numbers) {
            number = static_cast<Value>(random() % 16);
            bits = static_cast<std::uint16_t>(bits | 1U << number);
        }
        Count expected = 0;
        while (std::ranges::find(numbers, expected) != numbers.end())
            ++expected;
        QCOMPARE(mex(std::span<const Value>(numbers)), expected);
        QCOMPARE(mexBit(bits), static_cast<std::uint16_t>(1U << expected));
    }
    QCOMPARE(mexBit(static_cast<std::uint16_t>(0xFFFF)), std::uint16_t{0});
}

void SubtractionTheoryTest::sets()
{
    QVERIFY(!Set::make({}));
    QVERIFY(!Set::make(Numbers{0}) && !Set::make(Numbers{3, 0, 1}));
    QVERIFY(!Set::make(Numbers{1, 1'000'001}) && !Set::make(Numbers{kMaxCount})
            && !Set::make(Numbers{~Count{0}}));
    QVERIFY(!Set::make(upTo(256)));
    QVERIFY(Set::make(upTo(255)).has_value());
    Numbers twice = upTo(255);
    twice.push_back(255);
    QVERIFY(Set::make(twice) == Set::make(upTo(255)));
    const Set set = make({1'000'000, 3, 1, 3, 1});
    QVERIFY(set.numbers() == (Numbers{1, 3, 1'000'000}));
    QCOMPARE(set.smallest(), Count{1});
    QCOMPARE(set.largest(), Count{1'000'000});
    QVERIFY(set.contains(3) && !set.contains(2) && !set.contains(0));
}

void SubtractionTheoryTest::agreesWithTheLoopOnSmallSets()
{
    Random random(2);
    for (int i = 0; i < 2000; ++i) {
        const Count largest = 1 + random() % 40;
        const Numbers numbers = randomNumbers(random, 1 + random() % std::min<Count>(largest, 9), 1, largest);
        QVERIFY(values(make(numbers), 300) == reference::subtractionLoop(numbers, 301));
        const Count to = random() % 300;
        const auto some = values(make(numbers), to);
        QVERIFY(some == reference::subtractionLoop(numbers, to + 1));
    }
    // The definition itself, without the loop of the benchmark.
    const Numbers numbers{2, 3, 7, 19};
    const Sequence sequence = sequenceTo(numbers, 300);
    for (Count n = 0; n <= 300; ++n) {
        std::vector<Value> options;
        for (const Count number : numbers) {
            if (number <= n)
                options.push_back(sequence.values()[n - number]);
        }
        QCOMPARE(Count{sequence.values()[n]}, mex(std::span<const Value>(options)));
    }
}

void SubtractionTheoryTest::agreesWithTheOracle()
{
    QFile file(laststone::tests::projectFile(QStringLiteral("tests/data/subtraction.tsv")));
    QVERIFY(file.open(QIODevice::ReadOnly));
    file.readLine();
    int rows = 0;
    while (!file.atEnd()) {
        const QStringList row = QString::fromUtf8(file.readLine()).trimmed().split(QLatin1Char('\t'));
        QCOMPARE(row.size(), 4);
        Numbers numbers;
        for (const QString& number : row[0].split(QLatin1Char(',')))
            numbers.push_back(number.toULongLong());
        std::vector<Value> expected;
        for (const QString& value : row[3].split(QLatin1Char(' ')))
            expected.push_back(static_cast<Value>(value.toUInt()));
        QCOMPARE(expected.size(), std::size_t{200});
        QVERIFY(values(make(numbers), 199) == expected);
        const Period period{row[1].toULongLong(), row[2].toULongLong()};
        QVERIFY(provenPeriod(make(numbers), 10'000) == period);
        ++rows;
    }
    QCOMPARE(rows, 60);
}

void SubtractionTheoryTest::figuresOfTheLesson()
{
    const auto first = values(make({1, 3, 4}), 13);
    QVERIFY(first == (std::vector<Value>{0, 1, 0, 1, 2, 3, 2, 0, 1, 0, 1, 2, 3, 2}));
    const auto period = [](const Numbers& numbers) {
        const auto found = provenPeriod(make(numbers), 1000);
        return found ? found->period : 0;
    };
    QCOMPARE(period({1, 3, 4}), Count{7});
    QCOMPARE(period({2, 5}), Count{7});
    QCOMPARE(period({2, 3, 7}), Count{5});
    QCOMPARE(period({2, 5, 7}), Count{22});
    QCOMPARE(period({1, 2, 5}), Count{3});
    QCOMPARE(period({3, 5}), Count{8});
    Numbers powers;
    for (Count power = 1; power <= Set::kLargestNumber; power *= 2)
        powers.push_back(power);
    // Long before the period of the set with the largest powers can be proven.
    const auto byThree = values(make(powers), 5000);
    for (Count n = 0; n <= 5000; ++n)
        QCOMPARE(Count{byThree[n]}, n % 3);
    powers.resize(10);
    QVERIFY(provenPeriod(make(powers), 10'000) == (Period{0, 3}));
    for (Count most = 1; most <= 255; most += most < 70 ? 1 : 37) {
        // Bash.
        const auto bash = values(make(upTo(most)), 1000);
        for (Count n = 0; n <= 1000; ++n)
            QCOMPARE(Count{bash[n]}, n % (most + 1));
        QVERIFY(provenPeriod(make(upTo(most)), 1000) == (Period{0, most + 1}));
    }
}

void SubtractionTheoryTest::agreesWithTheLoopOnLargeSets()
{
    Random random(3);
    struct Kind {
        std::size_t count;
        Count smallest;
        Count largest;
    };
    // Numbers below and above the block, one-hot values of each width, windows longer than a stretch.
    const Kind kinds[] = {{3, 1, 300},     {16, 1, 64},       {17, 20, 500},   {33, 1, 200},
                          {63, 1, 1000},   {64, 1, 1000},     {255, 1, 300},   {100, 1, 10'000},
                          {64, 24, 5000},  {64, 1, 70},       {64, 1, 40'000}, {40, 16, 90'000},
                          {20, 1, 99'999}, {64, 1, 1'000'000}};
    for (const Kind& kind : kinds) {
        for (int i = 0; i < 3; ++i) {
            const Numbers numbers = randomNumbers(random, kind.count, kind.smallest, kind.largest);
            const auto all = values(make(numbers), 100'000);
            QVERIFY(all == reference::subtractionLoop(numbers, 100'001));
        }
    }
}

void SubtractionTheoryTest::extremeSets()
{
    // Values that need each width, 64 itself included, and those that no width is enough for.
    for (const Count most : {15, 16, 17, 31, 32, 33, 63, 64, 65, 66, 128, 254, 255}) {
        Numbers numbers = upTo(most);
        QVERIFY(values(make(numbers), 1000) == reference::subtractionLoop(numbers, 1001));
        numbers.back() = 977; // the large value comes late, when the width has to change
        QVERIFY(values(make(numbers), 9000) == reference::subtractionLoop(numbers, 9001));
    }
    // A few more of the numbers, and wider values, at each step.
    Sequence steps(make(upTo(64)));
    for (Count to = 0; to <= 200; ++to) {
        steps.extendTo(to);
        QCOMPARE(Count{steps.values().back()}, to % 65);
    }
    QCOMPARE(int{values(make(upTo(64)), 64).back()}, 64);
    Sequence manySteps(make(upTo(255)));
    for (Count to = 0; to <= 600; to += to < 300 ? 1 : 50) {
        manySteps.extendTo(to);
        QCOMPARE(Count{manySteps.values().back()}, to % 256);
    }
    // The largest number alone: 10^6 zeros, then as many ones.
    const auto all = values(make({Set::kLargestNumber}), 2'500'000);
    for (Count n = 0; n < all.size(); ++n) {
        if (all[n] != n / Set::kLargestNumber % 2)
            QFAIL("10^6 alone");
    }
    QVERIFY(provenPeriod(make({Set::kLargestNumber}), 2'999'999) == (Period{0, 2'000'000}));
    QVERIFY(!provenPeriod(make({Set::kLargestNumber}), 2'999'998));
    QVERIFY(values(make({Set::kLargestNumber}), 0) == std::vector<Value>{0});
    QVERIFY(provenPeriod(make({1}), 2) == (Period{0, 2}));
    QVERIFY(!provenPeriod(make({1}), 1));
}

void SubtractionTheoryTest::periodsAreExact()
{
    Random random(4);
    int found = 0;
    for (int i = 0; i < 600; ++i) {
        const Count largest = 1 + random() % 30;
        const Numbers numbers = randomNumbers(random, 1 + random() % std::min<Count>(largest, 7), 1, largest);
        const Set set = make(numbers);
        const Count to = random() % 700;
        const auto length = static_cast<std::size_t>(set.largest());
        const auto expected = periodByWindows(reference::subtractionLoop(numbers, to + 1), length);
        QVERIFY(provenPeriod(set, to) == expected);
        if (!expected)
            continue;
        ++found;
        // Just within, and not before.
        const Count proof = expected->prePeriod + expected->period + set.largest() - 1;
        QVERIFY(provenPeriod(set, proof) == expected);
        QVERIFY(!provenPeriod(set, proof - 1));
        Sequence sequence(set);
        sequence.extendTo(proof - 1);
        QVERIFY(!sequence.period());
        sequence.extendTo(proof);
        QVERIFY(sequence.period() == expected);
    }
    QVERIFY(found > 200);
}

void SubtractionTheoryTest::periodsHoldFarBeyond()
{
    Random random(5);
    int found = 0;
    for (int i = 0; i < 120; ++i) {
        const Numbers numbers = randomNumbers(random, 2 + random() % 14, 1, 20 + random() % 60);
        const auto period = provenPeriod(make(numbers), 30'000);
        if (!period)
            continue;
        ++found;
        const auto all = reference::subtractionLoop(numbers, 100'000);
        const auto holds = [&all](Count from, Count by) {
            const auto far = static_cast<std::ptrdiff_t>(from);
            return std::equal(all.begin() + far + static_cast<std::ptrdiff_t>(by), all.end(),
                              all.begin() + far);
        };
        QVERIFY(holds(period->prePeriod, period->period));
        QVERIFY(period->prePeriod == 0 || !holds(period->prePeriod - 1, period->period));
        for (Count less = 1; less < period->period; ++less)
            QVERIFY(!holds(period->prePeriod, less));
        // The copies are the values.
        QVERIFY(values(make(numbers), 99'999) == all);
    }
    QVERIFY(found > 60);
}

void SubtractionTheoryTest::stepsMakeNoDifference()
{
    Random random(6);
    for (int i = 0; i < 60; ++i) {
        const Numbers numbers = randomNumbers(random, 1 + random() % 20, 1, 20 + random() % 400);
        const auto expected = reference::subtractionLoop(numbers, 20'000);
        Sequence sequence(make(numbers));
        QVERIFY(sequence.values().empty() && !sequence.at(0));
        Count to = 0;
        while (to < 19'000) {
            to += random() % 1000;
            if (random() % 8 == 0)
                sequence.extendToPeriod(to);
            else
                sequence.extendTo(to);
            sequence.extendTo(to / 2); // nothing
            const auto size = static_cast<std::ptrdiff_t>(sequence.values().size());
            QVERIFY(sequence.period() || sequence.values().size() == to + 1);
            QVERIFY(std::equal(expected.begin(), expected.begin() + size, sequence.values().begin()));
            QVERIFY(sequence.at(to) == expected[to]);
            if (!sequence.period())
                QVERIFY(!sequence.at(to + 1));
        }
        QVERIFY(sequence.period() == provenPeriod(make(numbers), to));
    }
}

void SubtractionTheoryTest::canBeStopped()
{
    Random random(7);
    const Numbers numbers = randomNumbers(random, 63, 5, 1000);
    std::stop_source source;
    source.request_stop();
    Sequence sequence(make(numbers));
    sequence.extendTo(1'000'000, source.get_token());
    QVERIFY(sequence.values().empty());
    QVERIFY(!provenPeriod(make({1, 2}), 100, source.get_token()));
    // Stopped half-way: the whole would take many seconds.
    {
        const std::jthread worker(
            [&sequence](std::stop_token stop) { sequence.extendTo(1'000'000'000, std::move(stop)); });
        QTest::qSleep(20);
    } // asks it to stop, and waits for it
    const auto size = sequence.values().size();
    QVERIFY(size < 1'000'000'000);
    sequence.extendTo(size + 5000);
    QVERIFY(sequence.values() == reference::subtractionLoop(numbers, size + 5001));
    // While copying.
    Sequence copied(make({1, 3, 4}));
    copied.extendTo(1000);
    copied.extendTo(100'000, source.get_token());
    QCOMPARE(copied.values().size(), std::size_t{1001});
    copied.extendTo(100'000);
    QVERIFY(copied.values() == reference::subtractionLoop({1, 3, 4}, 100'001));
}

void SubtractionTheoryTest::anyHeapOnceThePeriodIsProven()
{
    const Sequence powers = sequenceTo({1, 2, 4, 8, 16}, 1000);
    QVERIFY(powers.at(kMaxCount) == static_cast<Value>(kMaxCount % 3));
    const Sequence late = sequenceTo({7, 8, 13, 24}, 500);
    QVERIFY(late.period() == (Period{68, 31}));
    const auto expected = reference::subtractionLoop({7, 8, 13, 24}, 20'000);
    for (Count n = 0; n < 20'000; ++n)
        QVERIFY(late.at(n) == expected[n]);
    QVERIFY(late.at(68 + (kMaxCount - 68) / 31 * 31) == expected[68]);
    const Sequence unknown = sequenceTo({1, 500'000}, 100);
    QVERIFY(unknown.at(100).has_value() && !unknown.at(101));
}

void SubtractionTheoryTest::sumsAgreeWithBruteForce()
{
    Random random(8);
    for (int i = 0; i < 100; ++i) {
        const Numbers numbers = randomNumbers(random, 1 + random() % 5, 1, 5 + random() % 6);
        const Sequence sequence = sequenceTo(numbers, 30);
        Truth truth(Play::Normal, Rules(numbers));
        for (int j = 0; j < 30; ++j) {
            const Position heaps = randomPosition(random, 4, 14);
            const auto expected = truth.outcome(heaps);
            QVERIFY(outcome(heaps, sequence) == expected);
            QVERIFY((nimSum(heaps, sequence) == Value{0}) == (expected == Outcome::P));
            QVERIFY(winningMoves(heaps, sequence) == truth.winning(heaps));
        }
        for (Count n = 0; n <= 30; ++n) {
            const auto options = optionsOf(n, sequence);
            const auto moves = truth.moves({n});
            QCOMPARE(options.size(), moves.size());
            std::vector<Value> reached;
            for (std::size_t k = 0; k < moves.size(); ++k) {
                const HeapMove& move = moves[k].first;
                QCOMPARE(options[k].taken, move.taken);
                QVERIFY(options[k].value == sequence.at(n - move.taken));
                reached.push_back(options[k].value);
            }
            QVERIFY(sequence.at(n) == mex(std::span<const Value>(reached)));
        }
    }
}

void SubtractionTheoryTest::movesThatRaiseAValue()
{
    // {1,3,4}: g(7) = 0 and g(6) = 2, g(8) = 1, g(4) = 2, g(5) = 3.
    const Sequence sequence = sequenceTo({1, 3, 4}, 100);
    const Position heaps{7, 4}; // 0 and 2
    const std::vector<HeapMove> expected{{0, 1}, {0, 3}, {1, 4}};
    QVERIFY(winningMoves(heaps, sequence) == expected);
    QVERIFY(after(heaps, expected[0]) == (Position{6, 4}));
    QVERIFY(sequence.at(6) > sequence.at(7));
    // The largest heaps.
    const Position large{kMaxCount, kMaxCount - 7, 5};
    QVERIFY(nimSum(large, sequence) == sequence.at(5));
    QVERIFY(!winningMoves(large, sequence).empty());
    QVERIFY(winningMoves({}, sequence).empty());
    QVERIFY(outcome({}, sequence) == Outcome::P);
}

void SubtractionTheoryTest::misereAgreesWithBruteForce()
{
    Random random(9);
    for (int i = 0; i < 100; ++i) {
        const Numbers numbers = randomNumbers(random, 1 + random() % 4, 1, 4 + random() % 6);
        const Sequence sequence = sequenceTo(numbers, 40);
        Truth truth(Play::Misere, Rules(numbers));
        for (int j = 0; j < 30; ++j) {
            const Position heaps = randomPosition(random, 4, 11);
            const Sum sum(valuesOf(heaps, sequence), Play::Misere);
            QVERIFY(sum.outcome() == truth.outcome(heaps));
            QVERIFY(winningMoves(heaps, sequence, Play::Misere) == truth.winning(heaps));
            // The moves to the value that is wanted win, and no others.
            std::vector<HeapMove> winning;
            for (const auto& [move, left] : truth.moves(heaps)) {
                if (sequence.at(left[move.heap]) == sum.wanted(move.heap))
                    winning.push_back(move);
            }
            QVERIFY(winning == truth.winning(heaps));
        }
    }
}

void SubtractionTheoryTest::misereFollowsTheRuleOfNim()
{
    // Every set of numbers up to 6.
    for (unsigned chosen = 1; chosen < 64; ++chosen) {
        Numbers numbers;
        for (Count number = 1; number <= 6; ++number) {
            if (chosen >> (number - 1) & 1)
                numbers.push_back(number);
        }
        const Set set = make(numbers);
        const Sequence sequence = sequenceTo(numbers, 100);
        for (Count n = set.smallest(); n <= 100; ++n)
            QCOMPARE(sequence.at(n) == Value{1}, sequence.at(n - set.smallest()) == Value{0});
        Truth truth(Play::Misere, Rules(numbers));
        for (Count a = 0; a <= 13; ++a) {
            for (Count b = a; b <= 13; ++b) {
                const Position heaps{a, b, (a + 2 * b) % 14};
                const bool big =
                    std::ranges::any_of(heaps, [&](Count heap) { return *sequence.at(heap) > 1; });
                const bool lost = nimSum(heaps, sequence) == Value{big ? Value{0} : Value{1}};
                QVERIFY(truth.outcome(heaps) == (lost ? Outcome::P : Outcome::N));
                QVERIFY(Sum(valuesOf(heaps, sequence), Play::Misere).outcome() == truth.outcome(heaps));
            }
        }
    }
}

void SubtractionTheoryTest::misereOfAnyValues()
{
    QVERIFY(Sum(std::vector<Count>(), Play::Misere).outcome() == Outcome::N);
    // Up to the largest value that there is: exactly one makes the sum P.
    Random random(10);
    for (int i = 0; i < 300; ++i) {
        std::vector<Value> values(1 + random() % 5);
        for (Value& value : values)
            value = static_cast<Value>(random() % (random() % 2 == 0 ? 2 : Set::kMostNumbers + 1));
        const std::size_t part = random() % values.size();
        const Count lost = Sum(values, Play::Misere).wanted(part);
        for (std::size_t value = 0; value <= Set::kMostNumbers; ++value) {
            values[part] = static_cast<Value>(value);
            QCOMPARE(Sum(values, Play::Misere).outcome() == Outcome::P, value == lost);
        }
    }
}

LASTSTONE_TEST(SubtractionTheoryTest, Nothing)

} // namespace laststone::subtraction_test
#include "subtraction_test.moc"
