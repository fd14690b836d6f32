// SPDX-License-Identifier: GPL-3.0-or-later
// What is known of a subtraction set beside its values: proofs of periods, remainders.
#include "test_main.h"
#include "theory/subtraction_values.h"

#include <QTest>

#include <bit>
#include <random>
#include <vector>

namespace laststone::subtraction_facts_test {

using namespace theory;
using subtraction::Set;
using subtraction_values::provenPeriod;
using subtraction_values::values;

namespace {

Set make(const std::vector<Count>& numbers)
{
    return *Set::make(numbers);
}

Set randomSet(std::mt19937_64& random)
{
    std::vector<Count> numbers(1 + random() % 4);
    for (Count& number : numbers)
        number = 1 + random() % 12;
    return make(numbers);
}

} // namespace

class SubtractionFactsTest : public QObject {
    Q_OBJECT
private slots:
    void proofsOfPeriodsHold();
    void remaindersAgreeWithTheLoop();
};

void SubtractionFactsTest::proofsOfPeriodsHold()
{
    std::mt19937_64 random(41);
    for (int round = 0; round < 100; ++round) {
        const Set set = randomSet(random);
        const auto period = provenPeriod(set, 100'000).value();
        const auto proof = subtraction::periodProof(set, period);
        const auto g = values(set, proof.againLast);
        QCOMPARE(proof.length, set.largest());
        QCOMPARE(proof.last - proof.first + 1, proof.length);
        QCOMPARE(proof.againLast - proof.again + 1, proof.length);
        QCOMPARE(proof.again - proof.first, period.period);
        for (Count i = 0; i < proof.length; ++i)
            QCOMPARE(g[proof.first + i], g[proof.again + i]);
        for (Count n = period.prePeriod; n < period.prePeriod + 500; ++n) {
            QVERIFY(period.rest(n) < period.period);
            QCOMPARE(period.prePeriod + period.rounds(n) * period.period + period.rest(n), n);
            QCOMPARE(period.prePeriod + period.rest(n), period.reduced(n));
        }
    }
}

void SubtractionFactsTest::remaindersAgreeWithTheLoop()
{
    // Every set of numbers up to 9.
    int found = 0;
    for (Count bits = 1; bits < 512; ++bits) {
        std::vector<Count> numbers;
        for (Count number = 1; number <= 9; ++number) {
            if ((bits >> (number - 1) & 1) != 0)
                numbers.push_back(number);
        }
        const Set set = make(numbers);
        const auto g = values(set, 200);
        std::optional<Count> rule;
        for (Count modulus = 1; modulus <= 10 && !rule; ++modulus) {
            bool holds = true;
            for (Count n = 0; n <= 200; ++n)
                holds = holds && g[n] == n % modulus;
            if (holds)
                rule = modulus;
        }
        QCOMPARE(subtraction::remainderRule(set), rule);
        found += rule ? 1 : 0;
        QCOMPARE(subtraction::isEverythingUpToLargest(set), std::has_single_bit(bits + 1));
    }
    QVERIFY(found > 9);
    QCOMPARE(subtraction::remainderRule(make({1, 2, 4, 8, 16, 32, 64})), std::optional<Count>(3));
    QCOMPARE(subtraction::remainderRule(make({1, 2, 3, 5, 8, 13})), std::optional<Count>());
}

LASTSTONE_TEST(SubtractionFactsTest, Nothing)

} // namespace laststone::subtraction_facts_test
#include "subtraction_facts_test.moc"
