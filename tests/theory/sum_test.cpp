// SPDX-License-Identifier: GPL-3.0-or-later
#include "theory/sum.h"

#include "test_main.h"

#include <QTest>

#include <random>

namespace laststone::sum_test {

using namespace theory;

namespace {

using Values = std::vector<Count>;

// Small ones, so that sums are often 0, or 1 with no large value.
Values randomValues(std::mt19937_64& random)
{
    Values values(1 + random() % 5);
    for (Count& value : values)
        value = random() % (random() % 2 == 0 ? 2 : 9);
    return values;
}

} // namespace

class SumTheoryTest : public QObject {
    Q_OBJECT
private slots:
    void nothingIsLost()
    {
        QCOMPARE(nimSum({}), Count{0});
        QVERIFY(Sum(Values()).outcome() == Outcome::P);
        QVERIFY(Sum(Values(), Play::Misere).outcome() == Outcome::N);
    }

    void theExampleOfTheHeader()
    {
        const Sum sum(Values{2, 3, 1});
        QCOMPARE(sum.nimSum(), Count{0});
        QVERIFY(sum.outcome() == Outcome::P);
        QCOMPARE(sum.wanted(1), Count{3});
        QVERIFY(sum.hasLarge() && !Sum(Values{1, 0, 1}).hasLarge());
    }

    void oneValueMakesASumLost()
    {
        std::mt19937_64 random(1);
        for (int round = 0; round < 500; ++round) {
            const Values values = randomValues(random);
            for (const Play play : {Play::Normal, Play::Misere}) {
                const Sum sum(values, play);
                for (std::size_t part = 0; part < values.size(); ++part) {
                    Values changed = values;
                    for (changed[part] = 0; changed[part] < 20; ++changed[part]) {
                        const bool isLost = Sum(changed, play).outcome() == Outcome::P;
                        QCOMPARE(isLost, changed[part] == sum.wanted(part));
                    }
                }
            }
        }
    }

    void somePartCanBeLowered()
    {
        std::mt19937_64 random(2);
        for (int round = 0; round < 500; ++round) {
            const Sum sum(randomValues(random));
            if (sum.nimSum() == 0)
                continue;
            const std::size_t first = sum.firstLowered();
            QVERIFY(sum.wanted(first) < sum.values()[first]);
            for (std::size_t part = 0; part < first; ++part)
                QVERIFY(sum.wanted(part) > sum.values()[part]);
        }
    }

    void winningOptionsComeByPart()
    {
        struct Option {
            int name;
            Count value;
        };
        const std::vector<std::vector<Option>> options{
            {{1, 0}, {2, 1}, {3, 3}, {4, 1}}, {{5, 2}, {6, 0}}, {}};
        std::vector<std::pair<std::size_t, int>> found;
        const auto add = [&](std::size_t part, const Option& option) {
            found.emplace_back(part, option.name);
        };
        const auto of = [&](std::size_t part) { return options[part]; };
        Sum(Values{2, 1, 0}).findWinningOptions(of, add); // the first part needs 1, the second 2
        QCOMPARE(found, (std::vector<std::pair<std::size_t, int>>{{0, 2}, {0, 4}, {1, 5}}));
        Sum(Values{1, 1, 0}).findWinningOptions(of, add);
        QCOMPARE(found.size(), std::size_t{3});
    }
};

LASTSTONE_TEST(SumTheoryTest, Nothing)

} // namespace laststone::sum_test
#include "sum_test.moc"
