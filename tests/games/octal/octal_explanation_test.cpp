// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of taking and breaking: digits, periods, exceptions, and how misère play is decided.
#include "games/sums/sum_checker.h"
#include "paths.h"
#include "test_main.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <bit>
#include <numeric>
#include <random>

namespace laststone::octal_explanation_test {

using explained::at;
using explained::detail;
using explained::english;
using explained::ids;
using explained::stepOf;
using explained::words;
using sum_checker::position;
using sum_checker::Values;
using teaching::Explanation;
using teaching::Sentence;
using teaching::Step;
using theory::Count;
using theory::Play;

namespace {

Explanation explain(const QString& rule, std::vector<Count> heaps, Play play = Play::Normal)
{
    return sum_checker::explain(position(rule, std::move(heaps), play));
}

QString ruleText(const char* code)
{
    return words(explain(QString::fromLatin1(code), {5}).steps.front());
}

QString periodText(const char* code, Count heap)
{
    const Explanation explanation = explain(QString::fromLatin1(code), {heap});
    const Step* const step = stepOf(explanation, "period");
    return step ? words(*step) : QString();
}

// The values that are listed are those of the rules alone.
void checkRow(const Step& step, Values& values)
{
    const std::vector<Count> listed = explained::listedValues(step).values;
    for (Count n = 0; n < listed.size(); ++n)
        QCOMPARE(listed[n], values.of(0, n));
    QVERIFY(listed.size() > 1);
}

// As many values in a row are the same a period later as a value can look back, and they lie so far up that
// no whole heap is taken behind them.
void checkPlainProof(const Step& step, Values& values, Count from, Count period, Count place)
{
    const Sentence& proof = *detail(step, "no heap is split");
    const Count last = at<Count>(proof, 2);
    QCOMPARE(at<Count>(proof, 0), place);
    QCOMPARE(at<Count>(proof, 1), from);
    QVERIFY(last - from + 1 >= place && last + 1 > place);
    QCOMPARE(at<Count>(proof, 3), from + period);
    QCOMPARE(at<Count>(proof, 4), last + period);
    for (Count n = from; n <= last; ++n)
        QCOMPARE(values.of(0, n + period), values.of(0, n));
    QVERIFY(!detail(step, "Guy and Smith"));
}

// The period, where it begins, and the heaps before that differ from it.
void checkPeriod(const Step& step, Values& values, const QString& code)
{
    constexpr Count kFar = 130;
    const bool fromZero = step.title.arguments.size() == 1;
    const Count first = fromZero ? 0 : at<Count>(step.title, 0);
    const Count period = explained::numbers(at<QString>(step.title, fromZero ? 0 : 1)).front();
    for (Count n = first; n + period < kFar; ++n)
        QCOMPARE(values.of(0, n + period), values.of(0, n));
    if (first > 0)
        QVERIFY(values.of(0, first - 1 + period) != values.of(0, first - 1));
    checkRow(step, values);

    std::vector<Count> exceptions;
    for (Count n = 0; n < first; ++n) {
        if (values.of(0, n) != values.of(0, n + (first - n + period - 1) / period * period))
            exceptions.push_back(n);
    }
    const Sentence* const said = detail(step, "only these heaps differ");
    QCOMPARE(said != nullptr, !exceptions.empty());
    if (said)
        QCOMPARE(at<teaching::Numbers>(*said, 0).values, exceptions);

    const Count from = std::max<Count>(first, 1); // as the theorem wants it
    const Count place = static_cast<Count>(code.size()) - 2; // the last digit is none of 0
    const bool maySplit = code.contains(QRegularExpression(QStringLiteral("[4-7]")));
    QCOMPARE(detail(step, "no heap is split") != nullptr, !maySplit);
    if (!maySplit) {
        checkPlainProof(step, values, from, period, place);
        return;
    }
    const Sentence& proof = *detail(step, "Guy and Smith");
    QCOMPARE(at<Count>(proof, 0), from);
    QCOMPARE(at<Count>(proof, 1), period);
    QCOMPARE(at<Count>(proof, 2), place);
    QCOMPARE(at<Count>(proof, 3), 2 * from + period + place);
    // The reason: from n + p on, for n that have not been compared, the larger heap left has n₀ + p or more.
    const Count total = at<Count>(proof, 3) + period - place;
    QVERIFY((total + 1) / 2 >= from + period);
    QVERIFY(detail(step, "n₀ + p or more"));
}

} // namespace

class OctalExplanationTest : public QObject {
    Q_OBJECT
private slots:
    void gamesWithANameAreCalledByIt()
    {
        QVERIFY(ruleText("0.77").contains(QStringLiteral("Kayles: take one stone or two")));
        // Taking fewer stones comes first, whatever the digits are.
        const QString rule = ruleText("0.57");
        QVERIFY(rule.contains(QStringLiteral("Taking 2 (digit 7"))
                && rule.indexOf(QStringLiteral("Taking 1 (digit 5"))
                    < rule.indexOf(QStringLiteral("Taking 2 (digit 7")));
        QVERIFY(ruleText("0.07").contains(QStringLiteral("Dawson’s Kayles")));
        QVERIFY(ruleText("0.137").contains(QStringLiteral("Dawson’s chess")));
        QVERIFY(ruleText("grundy").contains(QStringLiteral("Grundy’s game")));
        QVERIFY(ruleText("0.16").contains(QStringLiteral("The octal game 0.16")));
    }

    // Knocking the middle and copying from then on comes first wherever it can be done, and is told nowhere
    // else.
    void theMirrorStrategyComesFirst()
    {
        int mirrored = 0;
        for (Count heap = 0; heap <= 40; ++heap) {
            std::optional<std::vector<Count>> middle;
            for (const auto& left : rules_alone::options(position(QStringLiteral("0.77"), {heap}))) {
                if (left.size() == 2 && left[0] == left[1])
                    middle = left;
            }
            bool isFirst = true;
            for (const Step& step : explain(QStringLiteral("0.77"), {heap}).steps) {
                const bool isCopied = detail(step, "you do in the other");
                const auto* const win = explained::find(step, teaching::ShownMove::Role::Winning);
                if (!win) {
                    QVERIFY(!isCopied);
                    continue;
                }
                const auto left = win->before.game->after(win->before, win->move).heaps;
                QCOMPARE(left == middle, isFirst && middle.has_value());
                // Of two heaps of one stone it is enough that just two moves are left.
                QCOMPARE(isCopied, left == middle && heap > 4);
                isFirst = false;
                mirrored += isCopied ? 1 : 0;
            }
        }
        QCOMPARE(mirrored, 36); // of all heaps from 5 on
    }

    // Whoever is told the rule in words need not know the code, which comes last.
    void theCodeOfAGameWithANameComesLast()
    {
        for (const char* const code : {"0.77", "0.07", "0.137"}) {
            QVERIFY2(!ruleText(code).contains(QStringLiteral("digit")), code);
            QVERIFY2(!ruleText(code).contains(QLatin1String(code)), code);
            for (const Play play : {Play::Normal, Play::Misere}) {
                const Step last = explain(QString::fromLatin1(code), {5, 3}, play).steps.back();
                QCOMPARE(QByteArray(last.id), QByteArray("code"));
                QVERIFY(words(last).contains(QLatin1String(code)) && words(last).contains(u"(digit 7 ="));
            }
        }
        for (const char* const code : {"0.16", "grundy"})
            QVERIFY2(!stepOf(explain(QString::fromLatin1(code), {5, 3}), "code"), code);
    }

    // Each digit of random codes is listed with its places, and what the sentence allows is what the code
    // does.
    void rulesSayWhatEachDigitAllows()
    {
        std::mt19937 random(12);
        for (int round = 0; round < 50; ++round) {
            QString code = random() % 4 == 0 ? QStringLiteral("4.") : QStringLiteral("0.");
            const unsigned length = 1 + random() % 6;
            for (unsigned place = 0; place < length; ++place)
                code += QChar('0' + static_cast<int>(place + 1 == length ? 1 + random() % 7 : random() % 8));
            const Explanation explanation = explain(code, {9});
            const Step& step = explanation.steps.front();
            QCOMPARE(detail(step, "before the point") != nullptr, code.startsWith(QLatin1Char('4')));
            for (int digit = 1; digit <= 7; ++digit) {
                std::vector<Count> places;
                for (qsizetype i = 2; i < code.size(); ++i) {
                    if (code[i].digitValue() == digit)
                        places.push_back(static_cast<Count>(i) - 1);
                }
                const Sentence* const said =
                    detail(step, QStringLiteral("(digit %1").arg(digit).toLatin1().constData());
                QCOMPARE(said != nullptr, !places.empty());
                if (!said)
                    continue;
                QCOMPARE(at<teaching::Numbers>(*said, 0).values, places);
                const QString text = english(*said);
                QCOMPARE(text.contains(QStringLiteral("nothing")), (digit & 1) != 0);
                QCOMPARE(text.contains(QStringLiteral("one heap")), (digit & 2) != 0);
                QCOMPARE(text.contains(QStringLiteral("two heaps")), (digit & 4) != 0);
                // "digit 7 = 4 + 2 + 1" adds up.
                const auto terms =
                    explained::numbers(text.section(QLatin1Char('='), 1).section(QLatin1Char(')'), 0, 0));
                QCOMPARE(
                    std::accumulate(terms.begin(), terms.end(), Count{0}),
                    Count{std::popcount(static_cast<unsigned>(digit)) > 1 ? static_cast<Count>(digit) : 0});
            }
        }
    }

    void aCodeWithoutMovesSaysSo()
    {
        QVERIFY(ruleText("0.0").contains(QStringLiteral("This code allows no move at all.")));
        QVERIFY(!ruleText("4.0").contains(QStringLiteral("no move at all")));
        QVERIFY(!ruleText("0.1").contains(QStringLiteral("no move at all")));
        const QByteArrayList expected{"rule", "over"};
        QCOMPARE(ids(explain(QStringLiteral("0.0"), {7, 2})), expected);
    }

    // All codes of one digit and two, those with a short period against the rules alone.
    void periodsAndExceptionsAreTrue()
    {
        int found = 0;
        for (int digits = 1; digits < 100; ++digits) {
            const int first = digits / 10;
            const int second = digits % 10;
            const bool isSet = first % 3 == 0 && second == 3 && first < 6;
            if (first > 7 || second > 7 || second == 0 || isSet)
                continue;
            const QString rule = QStringLiteral("0.%1%2").arg(first).arg(second);
            const Explanation explanation = explain(rule, {1000});
            const Step* const step = stepOf(explanation, "period");
            QVERIFY2(step || stepOf(explanation, "over") || stepOf(explanation, "no-period"),
                     qPrintable(rule));
            const std::vector<Count> numbers =
                step ? explained::numbers(english(step->title)) : std::vector<Count>{1000};
            if (std::ranges::max(numbers) > 60)
                continue;
            Values values(rule);
            checkPeriod(*step, values, rule);
            if (QTest::currentTestFailed())
                qFatal("%s", qPrintable(rule));
            ++found;
        }
        QVERIFY2(found > 25, qPrintable(QString::number(found)));
    }

    void knownPeriodsAreSaid()
    {
        const QString kayles = periodText("0.77", 200);
        QVERIFY(kayles.contains(QStringLiteral("From n = 71 on the values repeat: g(n + 12) = g(n)")));
        QVERIFY(kayles.contains(QStringLiteral("0, 3, 6, 9, 11, 15, 18, 21, 22, 28, 34, 39, 57, 70.")));
        QVERIFY(kayles.contains(QStringLiteral("n₀ = 71, p = 12 and k = 2"))
                && kayles.contains(QStringLiteral("n < 156")));
        const QString dawson = periodText("0.137", 200);
        QVERIFY(dawson.contains(QStringLiteral("g(n + 34) = g(n)")));
        QVERIFY(dawson.contains(QStringLiteral("0, 14, 16, 17, 31, 34, 51.")));
    }

    void withoutAPeriodTheValuesAreGiven()
    {
        for (const char* const rule : {"grundy", "0.6", "0.007"}) {
            const QString text = QString::fromLatin1(rule);
            Values values(text);
            const Explanation explanation = explain(text, {60});
            QVERIFY(!stepOf(explanation, "period"));
            // A small heap needs no more than the values up to its own.
            const Explanation small = explain(text, {20});
            QVERIFY(stepOf(small, "first-values") && !stepOf(small, "no-period"));
            const Step& step = *stepOf(explanation, "no-period");
            checkRow(step, values);
            const bool isGrundy = text == QStringLiteral("grundy");
            QCOMPARE(words(step).contains(QStringLiteral("No period of Grundy’s game is known")), isGrundy);
            if (!isGrundy)
                QCOMPARE(at<Count>(step.title, 0), Count{10'000});
        }
    }

    void valuesAreThoseOfTheTable()
    {
        QFile file(tests::projectFile(QStringLiteral("tests/data/octal.tsv")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        int looked = 0;
        for (const QByteArray& line : file.readAll().trimmed().split('\n').mid(1)) {
            const QByteArrayList row = line.split('\t');
            if (row[0].size() < 3 || row[0][1] != '.')
                continue;
            const QByteArrayList values = row[1].split(' ');
            const Explanation explanation = explain(QString::fromLatin1(row[0]), {199});
            QVERIFY(words(*stepOf(explanation, "value"))
                        .contains(QStringLiteral("g(199) = ") + QString::fromLatin1(values[199])));
            ++looked;
        }
        QVERIFY(looked > 3);
    }

    // A code that only says which numbers may be taken is explained as the set of these numbers.
    void aCodeOfThreesIsExplainedAsASet()
    {
        for (const Play play : {Play::Normal, Play::Misere}) {
            for (const std::vector<Count>& heaps :
                 {std::vector<Count>{100}, {9, 8}, {6, 4}, {3, 3}, {5}, {2}}) {
                const Explanation octal = explain(QStringLiteral("0.33"), heaps, play);
                const Explanation sums = explain(QStringLiteral("{1,2}"), heaps, play);
                QCOMPARE(explained::ids(octal), explained::ids(sums));
                QCOMPARE(at<QString>(*detail(octal.steps.front(), "this is the subtraction set"), 0),
                         QStringLiteral("{1,2}"));
                for (std::size_t i = 1; i < octal.steps.size(); ++i) {
                    QVERIFY(octal.steps[i].details == sums.steps[i].details);
                }
            }
        }
        QVERIFY(!detail(explain(QStringLiteral("0.2"), {5}).steps.front(), "this is the subtraction set"));
    }

    void misereIsDecidedByASearch()
    {
        const Explanation explanation = explain(QStringLiteral("0.77"), {5, 4}, Play::Misere);
        QVERIFY(stepOf(explanation, "lost-list") && !detail(*stepOf(explanation, "search"), "stones in all"));
        const Explanation large = explain(QStringLiteral("0.77"), {12, 11, 9}, Play::Misere);
        QCOMPARE(at<Count>(*detail(*stepOf(large, "search"), "stones in all"), 0), Count{40});
        QVERIFY(!stepOf(explanation, "period") && !stepOf(explanation, "value"));
        // Which the values judge falsely is found for each game, and is none where they judge well.
        const auto witness = [](const char* rule, Count heap) {
            const Explanation explained = explain(QString::fromLatin1(rule), {heap}, Play::Misere);
            const Step* const search = stepOf(explained, "search");
            const Sentence* const said = search ? detail(*search, "For example") : nullptr;
            return said ? at<QString>(*said, 0) : QString();
        };
        QCOMPARE(witness("0.77", 7), QStringLiteral("(5, 1)"));
        QCOMPARE(witness("0.77", 5), QString()); // (5, 1) does not come up from there
        QCOMPARE(witness("grundy", 15), QString()); // (13, 3) is one, but no step argues it
        QCOMPARE(witness("0.33", 9), QString());
        // And the values would not decide it: two heaps of the same value with different winners.
        rules_alone::Judge judge;
        QCOMPARE(judge.outcome(position(QStringLiteral("grundy"), {13, 3}, Play::Misere)),
                 theory::Outcome::P);
        Values values(QStringLiteral("0.77"));
        std::map<Count, std::set<theory::Outcome>> outcomes;
        for (Count heap = 1; heap <= 16; ++heap)
            outcomes[values.of(0, heap)].insert(
                judge.outcome(position(QStringLiteral("0.77"), {heap}, Play::Misere)));
        QVERIFY(std::ranges::any_of(outcomes, [](const auto& each) { return each.second.size() == 2; }));
    }
};

LASTSTONE_TEST(OctalExplanationTest, Nothing)

} // namespace laststone::octal_explanation_test
#include "octal_explanation_test.moc"
