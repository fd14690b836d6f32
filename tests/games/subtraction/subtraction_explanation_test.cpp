// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of subtraction sets: the rule, remainders, periods and their proof.
#include "games/sums/sum_checker.h"
#include "paths.h"
#include "test_main.h"
#include "theory/period.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <random>

namespace laststone::subtraction_explanation_test {

using explained::at;
using explained::detail;
using explained::english;
using explained::ids;
using explained::items;
using explained::stepOf;
using explained::words;
using sum_checker::position;
using sum_checker::Values;
using teaching::Explanation;
using teaching::Mark;
using teaching::Sentence;
using teaching::Step;
using theory::Count;
using theory::Play;

namespace {

// Values are worked out from the rules alone up to here.
constexpr Count kFar = 120;

Explanation explain(const QString& rule, std::vector<Count> heaps, Play play = Play::Normal)
{
    return sum_checker::explain(position(rule, std::move(heaps), play));
}

// "g₂(n) = n mod 3" and "g(n + 7) = g(n)" hold, and the row of values is right, for the part they name.
void checkRemainder(const Step& step, std::size_t part, Values& values)
{
    const QString rule = at<QString>(step.title, step.title.arguments.size() - 1);
    const Count modulus = explained::numbers(rule).back();
    QCOMPARE(at<Count>(step.details[0], 0), modulus);
    QCOMPARE(detail(step, "All numbers in the set are odd") != nullptr, modulus == 2);
    for (Count n = 0; n < kFar; ++n) {
        QCOMPARE(values.of(part, n), n % modulus);
        // Every option has the other value: so the moves alternate down to an end of value 0.
        const std::set<Count> next = values.ofOptions(part, n);
        if (modulus == 2)
            QCOMPARE(next, n == 0 ? std::set<Count>() : std::set<Count>{1 - n % 2});
    }
}

// Every round is told from the one before it: by a bar, or by a line of its own.
void checkRow(const Step& step, std::size_t part, Values& values, const std::optional<theory::Period>& period)
{
    const explained::ListedValues listed = explained::listedValues(step);
    QVERIFY(listed.values.size() > 1);
    for (Count n = 0; n < listed.values.size(); ++n) {
        QCOMPARE(listed.values[n], values.of(part, n));
        const bool isRound =
            period && n > 0 && n >= period->prePeriod && (n - period->prePeriod) % period->period == 0;
        QVERIFY(isRound || !listed.behindBars.contains(n));
        QVERIFY(!isRound || listed.behindBars.contains(n) || listed.beginLines.contains(n));
    }
}

void checkPeriod(const Step& step, std::size_t part, Values& values, Count largest)
{
    const bool fromZero = step.title.arguments.size() == 1;
    const Count first = fromZero ? 0 : at<Count>(step.title, 0);
    const QString repeats = at<QString>(step.title, fromZero ? 0 : 1);
    const Count period = explained::numbers(repeats).front();
    QVERIFY(period > 0);
    for (Count n = first; n + period < kFar; ++n)
        QCOMPARE(values.of(part, n + period), values.of(part, n));
    if (first > 0) // it begins no earlier
        QVERIFY(values.of(part, first - 1 + period) != values.of(part, first - 1));
    const bool isShort = first + period <= 40;
    checkRow(step, part, values, isShort ? std::optional(theory::Period{first, period}) : std::nullopt);
    // The proof: two ranges as long as the largest number, with the same values.
    const Sentence& proof = *detail(step, "Proof");
    QCOMPARE(at<Count>(proof, 0), largest);
    QCOMPARE(at<Count>(proof, 1), first);
    QCOMPARE(at<Count>(proof, 3), first + period);
    QCOMPARE(at<Count>(proof, 2) - first + 1, largest);
    QCOMPARE(at<Count>(proof, 4) - at<Count>(proof, 3) + 1, largest);
    // All the values that it speaks of are there, if they are few.
    const auto shown = explained::listedValues(step).values.size();
    if (at<Count>(proof, 4) <= 40)
        QVERIFY(shown > at<Count>(proof, 4));
    else
        QVERIFY(shown >= 40 || shown == first + period + 1);
}

QString setText(const std::set<Count>& numbers)
{
    QStringList texts;
    for (const Count number : numbers)
        texts << QString::number(number);
    return QLatin1Char('{') + texts.join(QLatin1Char(',')) + QLatin1Char('}');
}

std::set<Count> randomSet(std::mt19937& random, Count largest)
{
    std::set<Count> numbers;
    const std::size_t size = 1 + random() % 4;
    while (numbers.size() < size)
        numbers.insert(1 + random() % largest);
    return numbers;
}

QList<QByteArrayList> table(const QString& name)
{
    QFile file(tests::projectFile(QStringLiteral("tests/data/") + name));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no %s", qPrintable(name));
    QList<QByteArrayList> rows;
    const auto lines = file.readAll().trimmed().split('\n');
    for (const QByteArray& line : lines.mid(1))
        rows << line.split('\t');
    return rows;
}

} // namespace

class SubtractionExplanationTest : public QObject {
    Q_OBJECT
private slots:
    void theRuleNamesTheSet()
    {
        std::mt19937 random(3);
        for (int round = 0; round < 100; ++round) {
            const std::set<Count> numbers = randomSet(random, 12);
            const QString rule = setText(numbers);
            for (const Play play : {Play::Normal, Play::Misere}) {
                const Explanation explanation = explain(rule, {30}, play);
                const Step& step = explanation.steps.front();
                QCOMPARE(QByteArray(step.id), QByteArray("rule"));
                QCOMPARE(at<QString>(step.title, 0), rule);
                const Sentence* const least = detail(step, "no move is possible");
                QCOMPARE(least != nullptr, *numbers.begin() > 1);
                if (least)
                    QCOMPARE(at<Count>(*least, 0), *numbers.begin());
                QCOMPARE(words(step).contains(QStringLiteral("whoever cannot move wins")),
                         play == Play::Misere);
            }
        }
    }

    void setsOfTheirOwnAreListed()
    {
        QStringList sets;
        QStringList listed;
        std::vector<Count> heaps;
        for (int part = 1; part <= 20; ++part) {
            sets << QStringLiteral("{%1,%2}").arg(part).arg(part + 3);
            if (part <= 16)
                listed << QStringLiteral("%1eap %2: %3")
                              .arg(QLatin1Char(part == 1 ? 'H' : 'h'))
                              .arg(part)
                              .arg(sets.last());
            heaps.push_back(30);
        }
        const Explanation explanation = explain(sets.join(QLatin1Char('+')), heaps);
        const QStringList said = items(explanation.steps.front().details.front(), 0);
        QCOMPARE(said.mid(0, 16), listed);
        QCOMPARE(explained::numbers(said.last()), (std::vector<Count>{4}));
    }

    // Random sets: whatever is said of all values is true of those that the rules alone give.
    void whatIsKnownOfTheValuesIsTrue()
    {
        std::mt19937 random(5);
        int remainders = 0;
        int periods = 0;
        for (int round = 0; round < 400; ++round) {
            const std::set<Count> numbers = randomSet(random, 9);
            const QString rule = setText(numbers);
            Values values(rule);
            const Explanation explanation = explain(rule, {5000});
            if (const Step* const step = stepOf(explanation, "remainder")) {
                checkRemainder(*step, 0, values);
                ++remainders;
            } else if (const Step* const period = stepOf(explanation, "period")) {
                checkPeriod(*period, 0, values, *numbers.rbegin());
                ++periods;
            } else { // the moves are counted, whatever they are
                QVERIFY2(stepOf(explanation, "forced") || stepOf(explanation, "parity"), qPrintable(rule));
            }
            if (QTest::currentTestFailed())
                qFatal("%s", qPrintable(rule));
        }
        QVERIFY(remainders > 10 && periods > 50);
    }

    // Each different set has a step, up to four, which shows the first heap that has it.
    void eachSetHasAStep()
    {
        std::mt19937 random(6);
        for (int round = 0; round < 60; ++round) {
            QStringList sets;
            std::vector<std::set<Count>> numbers;
            std::vector<Count> heaps;
            for (unsigned part = 0; part < 2 + random() % 5; ++part) {
                numbers.push_back(part > 0 && random() % 3 == 0 ? numbers[0] : randomSet(random, 7));
                sets << setText(numbers.back());
                heaps.push_back(random() % 20 + 5000);
            }
            std::vector<std::size_t> expected;
            for (std::size_t part = 0; part < numbers.size(); ++part) {
                const auto first = std::ranges::find(numbers, numbers[part]) - numbers.begin();
                if (static_cast<std::size_t>(first) == part && expected.size() < 4)
                    expected.push_back(part);
            }
            const QString rule = sets.join(QLatin1Char('+'));
            Values values(rule);
            std::vector<std::size_t> found;
            const Explanation explanation = explain(rule, heaps);
            if (stepOf(explanation, "forced") || stepOf(explanation, "parity")
                || stepOf(explanation, "mirror"))
                continue; // the moves are counted, whatever they are, or copied
            if (std::ranges::count(numbers, numbers[0]) == std::ssize(numbers))
                continue; // equal sets are one set
            for (const Step& step : explanation.steps) {
                const QByteArray id(step.id);
                if (id != "remainder" && id != "period")
                    continue;
                const std::size_t part = step.shown.marks.at(0).heap;
                found.push_back(part);
                QVERIFY(
                    words(step).contains(QStringLiteral("g%1(").arg(QChar(0x2081 + static_cast<int>(part)))));
                if (id == "remainder")
                    checkRemainder(step, part, values);
                else
                    checkPeriod(step, part, values, *numbers[part].rbegin());
            }
            QCOMPARE(found, expected);
        }
    }

    void allNumbersAreNim()
    {
        for (Count largest = 3; largest <= 8; ++largest) {
            std::set<Count> numbers;
            for (Count number = 1; number <= largest; ++number)
                numbers.insert(number);
            const QString rule = setText(numbers);
            Values values(rule);
            for (Count heap = 1; heap <= 2 * largest; ++heap) {
                const Explanation explanation =
                    explain(rule, {heap, 1, 1, 2, 3}); // not so short as to be argued without
                const Step* const nim = stepOf(explanation, "nim");
                QCOMPARE(nim != nullptr, heap <= largest);
                QCOMPARE(stepOf(explanation, "remainder") != nullptr, heap > largest);
                if (nim) {
                    QCOMPARE(at<Count>(nim->title, 0), largest);
                    QCOMPARE(values.of(0, heap), heap);
                } else {
                    QVERIFY(words(*stepOf(explanation, "remainder")).contains(QStringLiteral("Bash")));
                }
            }
        }
    }

    void withoutMultiplesOfThreeTheyAreRemaindersOfThree()
    {
        for (const char* const rule : {"{1,2,4}", "{1,2,5}", "{1,2,4,8,16,32}"}) {
            const Explanation explanation = explain(QString::fromLatin1(rule), {40});
            const Step& step = *stepOf(explanation, "remainder");
            QVERIFY(english(step.title).startsWith(QStringLiteral("1 and 2 may be taken, but no")));
            QVERIFY(detail(step, "Suppose that all smaller heaps"));
            QCOMPARE(at<QString>(step.title, 0), QStringLiteral("g(n) = n mod 3"));
        }
    }

    void aLongPeriodIsNotClaimed()
    {
        const Explanation explanation = explain(QStringLiteral("{37,99983,548573}"), {200'000, 5});
        const Step& step = *stepOf(explanation, "no-period");
        QCOMPARE(at<Count>(step.title, 0), Count{4'000'000});
        QVERIFY(!stepOf(explanation, "period"));
        // No value up to 36 has a move.
        std::vector<Count> first(40, 0);
        std::fill(first.begin() + 37, first.end(), 1);
        QCOMPARE(explained::listedValues(step).values, first);
    }

    // Ferguson's condition, which the step names: from value 0 with a move there is a move to value 1.
    void fergusonsReasonHolds()
    {
        std::mt19937 random(8);
        for (int round = 0; round < 100; ++round) {
            const QString rule = setText(randomSet(random, 9));
            Values values(rule);
            for (Count n = 0; n < 60; ++n) {
                if (values.of(0, n) == 0 && !values.ofOptions(0, n).empty())
                    QVERIFY2(values.ofOptions(0, n).contains(1), qPrintable(rule));
            }
            // Where there is no choice, nothing has to be shown.
            const Explanation misere = explain(rule, {50, 49}, Play::Misere);
            QVERIFY(stepOf(misere, "ferguson") || stepOf(misere, "forced") || stepOf(misere, "parity"));
            QVERIFY(!stepOf(explain(rule, {50, 49}), "ferguson"));
        }
    }

    void periodsAreThoseOfTheTables()
    {
        for (const QByteArrayList& row : table(QStringLiteral("subtraction.tsv"))) {
            const QString rule = QLatin1Char('{') + QString::fromLatin1(row[0]) + QLatin1Char('}');
            const Count prePeriod = row[1].toULongLong();
            const Count period = row[2].toULongLong();
            const QByteArrayList values = row[3].split(' ');
            const Explanation explanation = explain(rule, {199, 3});
            const Step* const remainder = stepOf(explanation, "remainder");
            const Step* const periodic = stepOf(explanation, "period");
            // {24}: of every heap a few moves; {1,3}: all odd
            const bool isCounted = stepOf(explanation, "forced") || stepOf(explanation, "parity");
            QVERIFY2(isCounted || (remainder == nullptr) != (periodic == nullptr), qPrintable(rule));
            if (remainder) {
                QVERIFY(words(*remainder).contains(QStringLiteral("g(n) = n mod %1").arg(period)));
                for (qsizetype n = 0; n < values.size(); ++n)
                    QCOMPARE(values[n].toULongLong(), static_cast<Count>(n) % period);
            } else if (periodic) {
                const QString text = words(*periodic);
                QVERIFY2(text.contains(QStringLiteral("g(n + %1) = g(n)").arg(period)), qPrintable(text));
                if (prePeriod > 0)
                    QCOMPARE(at<Count>(periodic->title, 0), prePeriod);
                else
                    QVERIFY(text.contains(QStringLiteral("from the beginning")));
                const Sentence& proof = periodic->details.back();
                QCOMPARE(at<Count>(proof, 0), row[0].split(',').last().toULongLong());
                QCOMPARE(at<Count>(proof, 1), prePeriod);
                QCOMPARE(at<Count>(proof, 3), prePeriod + period);
                QCOMPARE(at<Count>(proof, 2) - at<Count>(proof, 1) + 1, at<Count>(proof, 0));
                QCOMPARE(at<Count>(proof, 4) - at<Count>(proof, 3) + 1, at<Count>(proof, 0));
                for (Count n = at<Count>(proof, 1); n <= at<Count>(proof, 2) && n + period < 200; ++n)
                    QCOMPARE(values[static_cast<qsizetype>(n)], values[static_cast<qsizetype>(n + period)]);
            }
            const QString value = words(*stepOf(explanation, "value"));
            QVERIFY2(value.contains(QStringLiteral("g(199) = ") + QString::fromLatin1(values[199])),
                     qPrintable(value));
        }
    }
};

LASTSTONE_TEST(SubtractionExplanationTest, Nothing)

} // namespace laststone::subtraction_explanation_test
#include "subtraction_explanation_test.moc"
