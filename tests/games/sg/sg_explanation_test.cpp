// SPDX-License-Identifier: GPL-3.0-or-later
// Checks the facts of every step: the claims are worked out again from the rules alone.
#include "games/sums/sg_explanation.h"

#include "games/explained.h"
#include "games/rules_alone.h"
#include "games/sg/sg_truth.h"
#include "games/sums/sg_rules.h"
#include "teaching/notation.h"
#include "test_main.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <random>
#include <set>

using namespace laststone;
using explained::find;
using sg_truth::mexOf;
using sg_truth::Values;
using teaching::Explanation;
using teaching::Mark;
using teaching::Position;
using teaching::ShownMove;
using teaching::Step;
using theory::Count;
using theory::Outcome;
using theory::Play;
using Role = ShownMove::Role;

namespace {

Position position(const QString& rule, std::vector<Count> heaps, Play play = Play::Normal)
{
    return {QStringLiteral("sg"), rule, play, std::move(heaps)};
}

const teaching::Voice& english()
{
    static const teaching::Voice voice([](const char*, const char*, int) { return QString(); },
                                       QLocale(QLocale::English));
    return voice;
}

QByteArrayList ids(const Explanation& explanation)
{
    QByteArrayList result;
    for (const Step& step : explanation.steps)
        result << step.id;
    return result;
}

QString words(const Step& step)
{
    QStringList lines{english().say(step.title)};
    for (const auto& detail : step.details)
        lines << english().say(detail);
    return lines.join(QLatin1Char('\n'));
}

// "{0,…,4,6}" as the numbers that it stands for.
std::set<Count> readSet(const QString& text)
{
    std::set<Count> numbers;
    bool run = false;
    for (const QString& item : text.split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        if (item == QStringLiteral("…")) {
            run = true;
            continue;
        }
        const Count number = item.toULongLong();
        for (Count between = run ? *numbers.rbegin() : number; between <= number; ++between)
            numbers.insert(between);
        run = false;
    }
    return numbers;
}

// "₂" as the place of the second part; no subscript as that of the first.
std::size_t partOf(const QString& subscript)
{
    return subscript.isEmpty() ? 0 : static_cast<std::size_t>(subscript[0].unicode() - 0x2081);
}

// Every "a ⊕ b = c" in a text is true.
void checkFormulas(const QString& text)
{
    static const QRegularExpression chain(QStringLiteral("(\\d+(?: ⊕ \\d+)+) = (\\d+)"));
    auto matches = chain.globalMatch(text);
    while (matches.hasNext()) {
        const auto match = matches.next();
        Count sum = 0;
        for (const QString& term : match.captured(1).split(QStringLiteral(" ⊕ ")))
            sum ^= term.toULongLong();
        QVERIFY2(sum == match.captured(2).toULongLong(), qPrintable(text));
    }
}

// What a move leaves of its part: a vertex, or no heap, one or two.
std::vector<Count> partsLeft(const ShownMove& shown)
{
    const auto [part, take, split] = shown.move;
    if (shown.before.rule.startsWith(QLatin1String("graph")))
        return {take};
    const Count left = shown.before.heaps[part] - take;
    if (split > 0)
        return {left - split, split};
    return left > 0 || shown.before.rule.startsWith(QLatin1Char('{')) ? std::vector{left}
                                                                      : std::vector<Count>{};
}

// The heaps after a move that a step shows; nothing when the rules do not allow it.
std::optional<std::vector<Count>> played(const ShownMove& shown)
{
    auto heaps = shown.before.heaps;
    const std::size_t part = shown.move.heap;
    if (part >= heaps.size())
        return std::nullopt;
    const auto parts = partsLeft(shown);
    const auto allowed = rules_alone::sgReplacements(shown.before.rule, part, heaps[part]);
    if (std::ranges::find(allowed, parts) == allowed.end())
        return std::nullopt;
    const auto place = heaps.erase(heaps.begin() + static_cast<std::ptrdiff_t>(part));
    heaps.insert(place, parts.begin(), parts.end());
    if (heaps.empty())
        heaps.push_back(0);
    return heaps;
}

class Checker {
public:
    Checker(const Explanation& explanation, rules_alone::Judge& judge)
        : m_explanation(explanation)
        , m_position(explanation.position)
        , m_judge(judge)
        , m_values(m_position.rule)
        , m_truth(judge.outcome(m_position))
        , m_valuesRule(m_position.play == Play::Normal || m_position.rule.startsWith(QLatin1Char('{')))
    {
    }

    void run()
    {
        const bool isOver = rules_alone::options(m_position).empty();
        for (const Step& step : m_explanation.steps) {
            const QString text = words(step);
            QVERIFY2(!text.contains(QRegularExpression(QStringLiteral("%[n\\d]"))), qPrintable(text));
            checkFormulas(text);
            checkMex(text);
            checkMarks(step);
            checkMoves(step);
            checkClaim(step);
            if (QTest::currentTestFailed())
                return;
        }
        QCOMPARE(ids(m_explanation).contains("over"), isOver);
        if (isOver)
            return;
        QVERIFY(ids(m_explanation).contains("verdict"));
        checkWins();
        if (m_valuesRule)
            checkEveryValueIsSaid();
    }

private:
    // "g(7) = mex {0,1,3} = 2", "g₂(7) = …": the set is that of the options, and the mex is right.
    void checkMex(const QString& text)
    {
        static const QRegularExpression formula(
            QStringLiteral("g([₁₂₃]?)\\((\\d+)\\) = mex \\{([^}]*)\\} = (\\d+)"));
        auto matches = formula.globalMatch(text);
        while (matches.hasNext()) {
            const auto match = matches.next();
            const std::size_t part = partOf(match.captured(1));
            const auto values = m_values.ofOptions(part, match.captured(2).toULongLong());
            QVERIFY2(readSet(match.captured(3)) == values, qPrintable(text));
            QVERIFY2(match.captured(4).toULongLong() == mexOf(values), qPrintable(text));
        }
        // "g(6) = 2", alone or at the end of "g(7−1) = g(6) = 2".
        static const QRegularExpression value(QStringLiteral("g([₁₂₃]?)\\((\\d+)\\) = (\\d+)"));
        matches = value.globalMatch(text);
        while (matches.hasNext()) {
            const auto match = matches.next();
            const std::size_t part = partOf(match.captured(1));
            QVERIFY2(match.captured(3).toULongLong() == m_values.of(part, match.captured(2).toULongLong()),
                     qPrintable(text));
        }
        // "g(5+3) = 4 ⊕ 3 = 7".
        static const QRegularExpression pair(QStringLiteral("g\\((\\d+)\\+(\\d+)\\) = (\\d+) ⊕ (\\d+) = "));
        matches = pair.globalMatch(text);
        while (matches.hasNext()) {
            const auto match = matches.next();
            for (const int side : {1, 2}) {
                QVERIFY2(match.captured(side + 2).toULongLong()
                             == m_values.of(0, match.captured(side).toULongLong()),
                         qPrintable(text));
            }
        }
    }

    void checkMoves(const Step& step)
    {
        const ShownMove* const threat = find(step, Role::Threat);
        for (const ShownMove& shown : step.shown.moves) {
            const auto left = played(shown);
            QVERIFY2(left, step.id);
            QVERIFY(shown.before.heaps == (shown.role == Role::Reply ? *played(*threat) : m_position.heaps));
            if (shown.role == Role::Winning)
                m_shown.push_back(shown.move);
            if (shown.role != Role::Threat) {
                QCOMPARE(outcome(*left), Outcome::P);
            } else if (!find(step, Role::Reply)) {
                QCOMPARE(QByteArray(step.id), QByteArray("last-move"));
                QVERIFY(rules_alone::options(position(m_position.rule, *left)).empty());
            }
        }
    }

    void checkMarks(const Step& step)
    {
        for (const Mark& mark : step.shown.marks) {
            if (mark.kind == Mark::Kind::Sum) {
                QCOMPARE(mark.from, m_values.sum(m_position.heaps));
            } else if (mark.kind == Mark::Kind::Heap || mark.kind == Mark::Kind::Options
                       || mark.kind == Mark::Kind::Vertex) {
                QVERIFY(mark.heap < m_position.heaps.size());
                QCOMPARE(mark.from, m_position.heaps[mark.heap]);
            }
        }
        if (!step.table)
            return;
        QCOMPARE(step.table->rows.size(), m_position.heaps.size());
        for (const auto& row : step.table->rows)
            QCOMPARE(row.value, m_values.of(row.heap, m_position.heaps[row.heap]));
        QCOMPARE(step.table->sum, std::optional(m_values.sum(m_position.heaps)));
    }

    void checkClaim(const Step& step)
    {
        const QByteArray id(step.id);
        const QString title = english().say(step.title);
        if (id == "verdict") {
            QCOMPARE(title.contains(QStringLiteral("N-position")), m_truth == Outcome::N);
            QCOMPARE(title.contains(QStringLiteral("P-position")), m_truth == Outcome::P);
        } else if (id == "move" || id == "raise" || id == "goal" || id == "others" || id == "more-moves") {
            QCOMPARE(m_truth, Outcome::N);
        } else if (id == "answer" || id == "breaks" || id == "last-move") {
            QCOMPARE(m_truth, Outcome::P);
        } else if (id == "misere" || id == "search" || id == "ferguson") {
            QCOMPARE(m_position.play, Play::Misere);
        }
        if (id == "raise") {
            const ShownMove& shown = *find(step, Role::Winning);
            QVERIFY(valueLeft(shown) > m_values.of(shown.move.heap, m_position.heaps[shown.move.heap]));
        }
        if (id == "others") {
            // No move of such a part wins.
            for (const Mark& mark : step.shown.marks)
                QVERIFY(!m_values.ofOptions(mark.heap, mark.from)
                             .contains(m_values.of(mark.heap, mark.from) ^ m_values.sum(m_position.heaps)));
        }
    }

    // Every winning move has a step, or is counted among the others.
    void checkWins()
    {
        std::size_t wins = 0;
        for (std::size_t part = 0; part < m_position.heaps.size(); ++part) {
            for (const auto& parts :
                 rules_alone::sgReplacements(m_position.rule, part, m_position.heaps[part])) {
                auto heaps = m_position.heaps;
                const auto place = heaps.erase(heaps.begin() + static_cast<std::ptrdiff_t>(part));
                heaps.insert(place, parts.begin(), parts.end());
                if (heaps.empty())
                    heaps.push_back(0);
                wins += outcome(heaps) == Outcome::P;
            }
        }
        std::size_t more = 0;
        for (const Step& step : m_explanation.steps) {
            if (QByteArray(step.id) == "more-moves")
                more = static_cast<std::size_t>(step.title.count);
        }
        QCOMPARE(m_shown.size() + more, wins);
        QVERIFY(more == 0 || m_shown.size() == 7);
    }

    void checkEveryValueIsSaid()
    {
        QString text;
        for (const Step& step : m_explanation.steps) {
            if (QByteArray(step.id) == "value" || QByteArray(step.id) == "more-values")
                text += words(step) + QLatin1Char('\n');
        }
        for (std::size_t part = 0; part < m_position.heaps.size(); ++part) {
            const Count heap = m_position.heaps[part];
            const QString wanted = QStringLiteral("(%1) = %2").arg(heap).arg(m_values.of(part, heap));
            QVERIFY2(text.contains(wanted), qPrintable(text));
        }
    }

    // The SG value of what a move leaves of its part.
    Count valueLeft(const ShownMove& shown)
    {
        Count value = 0;
        for (const Count heap : partsLeft(shown))
            value ^= m_values.of(shown.move.heap, heap);
        return value;
    }

    Outcome outcome(const std::vector<Count>& heaps)
    {
        return m_judge.outcome(position(m_position.rule, heaps, m_position.play));
    }

    const Explanation& m_explanation;
    const Position& m_position;
    rules_alone::Judge& m_judge;
    Values m_values;
    Outcome m_truth;
    bool m_valuesRule;
    std::vector<teaching::Move> m_shown; // as winning, each once
};

Position parsed(const QString& text)
{
    static const games::SgRules rules;
    const teaching::Rules* const all[] = {&rules};
    return std::get<Position>(teaching::parsePosition(text, all, nullptr));
}

const Step* stepOf(const Explanation& explanation, const char* id)
{
    const auto found =
        std::ranges::find_if(explanation.steps, [&](const Step& step) { return QByteArray(step.id) == id; });
    return found == explanation.steps.end() ? nullptr : &*found;
}

QList<QByteArrayList> table(const QString& name)
{
    QFile file(QStringLiteral(LASTSTONE_TEST_DATA "/") + name);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no %s", qPrintable(name));
    QList<QByteArrayList> rows;
    const auto lines = file.readAll().trimmed().split('\n');
    for (const QByteArray& line : lines.mid(1))
        rows << line.split('\t');
    return rows;
}

} // namespace

class SgExplanationTest : public QObject {
    Q_OBJECT
private slots:
    void everySmallPositionIsExplainedTruly()
    {
        const games::SgRules rules;
        rules_alone::Judge judge;
        for (const Position& each : rules_alone::smallPositions(QStringLiteral("sg"))) {
            QVERIFY2(!rules.check(each), qPrintable(teaching::notation(each)));
            const Explanation explanation = games::explainSg(each);
            Checker(explanation, judge).run();
            if (QTest::currentTestFailed())
                qFatal("%s", qPrintable(teaching::notation(each)));
        }
    }

    void periodsAreThoseOfTheTables()
    {
        for (const QByteArrayList& row : table(QStringLiteral("subtraction.tsv"))) {
            const QString rule = QLatin1Char('{') + QString::fromLatin1(row[0]) + QLatin1Char('}');
            const Count prePeriod = row[1].toULongLong();
            const Count period = row[2].toULongLong();
            const QByteArrayList values = row[3].split(' ');
            const Explanation explanation = games::explainSg(position(rule, {199}));
            const Step* const remainder = stepOf(explanation, "remainder");
            const Step* const periodic = stepOf(explanation, "period");
            QVERIFY2((remainder == nullptr) != (periodic == nullptr), qPrintable(rule));
            if (remainder) {
                QVERIFY(words(*remainder).contains(QStringLiteral("g(n) = n mod %1").arg(period)));
                for (qsizetype n = 0; n < values.size(); ++n)
                    QCOMPARE(values[n].toULongLong(), static_cast<Count>(n) % period);
            } else {
                const QString text = words(*periodic);
                QVERIFY2(text.contains(QStringLiteral("g(n + %1) = g(n)").arg(period)), qPrintable(text));
                if (prePeriod > 0)
                    QCOMPARE(std::get<Count>(periodic->title.arguments[0]), prePeriod);
                else
                    QVERIFY(text.contains(QStringLiteral("from the beginning")));
                // The proof: two ranges that are as long as the largest number, with the same values.
                const auto& proof = periodic->details.back().arguments;
                const auto at = [&](std::size_t i) { return std::get<Count>(proof[i]); };
                QCOMPARE(at(0), row[0].split(',').last().toULongLong());
                QCOMPARE(at(1), prePeriod);
                QCOMPARE(at(3), prePeriod + period);
                QCOMPARE(at(2) - at(1) + 1, at(0));
                QCOMPARE(at(4) - at(3) + 1, at(0));
                for (Count n = at(1); n <= at(2) && n + period < 200; ++n)
                    QCOMPARE(values[static_cast<qsizetype>(n)], values[static_cast<qsizetype>(n + period)]);
            }
            const QString value = words(*stepOf(explanation, "value"));
            QVERIFY2(value.contains(QStringLiteral("g(199) = ") + QString::fromLatin1(values[199])),
                     qPrintable(value));
        }
    }

    void octalGamesSayTheirPeriodsAndExceptions()
    {
        const auto text = [](const char* notation) {
            const Explanation explanation = games::explainSg(parsed(QString::fromLatin1(notation)));
            const Step* const step = stepOf(explanation, "period");
            return step ? words(*step) : QString();
        };
        const QString kayles = text("sg 0.77: 200");
        QVERIFY(kayles.contains(QStringLiteral("From n = 71 on the values repeat: g(n + 12) = g(n)")));
        QVERIFY(kayles.contains(QStringLiteral("0, 3, 6, 9, 11, 15, 18, 21, 22, 28, 34, 39, 57, 70.")));
        QVERIFY(kayles.contains(QStringLiteral("n0 = 71, p = 12 and k = 2"))
                && kayles.contains(QStringLiteral("n < 156")));
        const QString dawson = text("sg 0.137: 20");
        QVERIFY(dawson.contains(QStringLiteral("g(n + 34) = g(n)")));
        QVERIFY(dawson.contains(QStringLiteral("0, 14, 16, 17, 31, 34, 51.")));
        QVERIFY(text("sg grundy: 20").isEmpty());
        QVERIFY(words(*stepOf(games::explainSg(parsed(QStringLiteral("sg grundy: 20"))), "no-period"))
                    .contains(QStringLiteral("No period of Grundy’s game is known")));
        for (const QByteArrayList& row : table(QStringLiteral("octal.tsv"))) {
            if (row[0].size() < 3 || row[0][1] != '.')
                continue;
            const QByteArrayList values = row[1].split(' ');
            const Explanation explanation = games::explainSg(position(QString::fromLatin1(row[0]), {199}));
            QVERIFY(words(*stepOf(explanation, "value"))
                        .contains(QStringLiteral("g(199) = ") + QString::fromLatin1(values[199])));
        }
    }

    void rulesSayWhatEachDigitAllows()
    {
        const auto text = [](const char* notation) {
            return words(games::explainSg(parsed(QString::fromLatin1(notation))).steps.front());
        };
        QVERIFY(text("sg 0.77: 5").contains(QStringLiteral("Kayles")));
        QVERIFY(text("sg 0.77: 5").contains(QStringLiteral("Digit 7 at place(s) 1, 2:")));
        QVERIFY(text("sg 0.07: 5").contains(QStringLiteral("Dawson’s Kayles")));
        QVERIFY(text("sg 0.137: 5").contains(QStringLiteral("Dawson’s chess")));
        QVERIFY(text("sg 4.7: 5").contains(QStringLiteral("4 before the point")));
        for (int digit = 1; digit <= 7; ++digit) {
            const QString rule = text(QStringLiteral("sg 0.0%1: 5").arg(digit).toLatin1().constData());
            QVERIFY2(rule.contains(QStringLiteral("Digit %1 at place(s) 2:").arg(digit)), qPrintable(rule));
        }
    }

    void stepsComeInTheOrderOfTheArgument_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QByteArrayList>("expected");
        const auto row = [](const char* text, QByteArrayList expected) {
            QTest::newRow(text) << QString::fromLatin1(text) << expected;
        };
        row("sg {1,3,4}: 5 7",
            {"rule", "theory", "period", "value", "value", "nim-sum", "verdict", "goal", "move", "others",
             "end"});
        row("sg {1,3,4}: 5", {"rule", "theory", "period", "value", "verdict", "goal", "move", "end"});
        row("sg {1,3,4}: 2 7",
            {"rule", "theory", "period", "value", "value", "nim-sum", "verdict", "breaks", "answer", "answer",
             "answer", "answer", "end"});
        row("sg {1,2,3}: 2 3",
            {"rule", "theory", "nim", "value", "value", "nim-sum", "verdict", "goal", "move", "others",
             "end"});
        row("sg {1,2,3}: 5", {"rule", "theory", "remainder", "value", "verdict", "goal", "move", "end"});
        row("sg {2,5}: 1 0", {"rule", "over"});
        row("sg {2,5} misere: 1", {"rule", "over"});
        row("sg {1,3,4}+{2,5}: 5 7",
            {"rule", "theory", "period", "period", "value", "value", "nim-sum", "verdict", "goal", "move",
             "others", "end"});
        row("sg graph 1>0;2>0;2>1;3>2: 3",
            {"rule", "theory", "sinks", "layer", "layer", "layer", "value", "verdict", "breaks", "answer",
             "end"});
        row("sg graph 1>0;2>0;2>1;3>2 misere: 3",
            {"rule", "misere", "search", "verdict", "breaks", "answer", "end"});
        row("sg {1,2} misere: 4 1",
            {"rule", "misere", "ferguson", "remainder", "value", "value", "nim-sum", "verdict", "move",
             "move", "end"});
        row("sg {1} misere: 1",
            {"rule", "misere", "ferguson", "nim", "value", "verdict", "breaks", "last-move", "end"});
    }
    void stepsComeInTheOrderOfTheArgument()
    {
        QFETCH(QString, text);
        QFETCH(QByteArrayList, expected);
        const QByteArrayList found = ids(games::explainSg(parsed(text)));
        QCOMPARE(found, expected);
    }

    void movesThatRaiseAValueAreCalledSo()
    {
        // Some small position has one, and the words say from which value to which.
        bool found = false;
        for (const Position& each : rules_alone::smallPositions(QStringLiteral("sg"))) {
            if (each.play == Play::Misere)
                continue;
            const Explanation explanation = games::explainSg(each);
            if (const Step* const step = stepOf(explanation, "raise")) {
                found = true;
                QVERIFY(words(*step).contains(QStringLiteral("This move raises a value.")));
                const auto& arguments = step->details.back().arguments;
                QVERIFY(std::get<Count>(arguments[0]) < std::get<Count>(arguments[1]));
                Values values(each.rule);
                QCOMPARE(std::get<Count>(arguments[2]), values.sum(each.heaps));
            }
        }
        QVERIFY(found);
    }

    void theMisereExampleIsTrue()
    {
        const QString rule = QStringLiteral("graph 1>0;2>0;2>1;3>2");
        Values values(rule);
        rules_alone::Judge judge;
        QCOMPARE(values.of(0, 0), 0);
        QCOMPARE(values.of(0, 3), 0);
        QCOMPARE(judge.outcome(position(rule, {0}, Play::Misere)), Outcome::N);
        QCOMPARE(judge.outcome(position(rule, {3}, Play::Misere)), Outcome::P);
        const QString text = words(*stepOf(games::explainSg(position(rule, {3}, Play::Misere)), "misere"));
        QVERIFY(text.contains(QStringLiteral("1>0;2>0;2>1;3>2")));
    }

    void hugePositionsStayExactAndShort()
    {
        constexpr Count kMost = theory::kMaxCount;
        const auto stepsOf = [](const Position& each) {
            const games::SgRules rules;
            if (rules.check(each))
                qFatal("%s", qPrintable(teaching::notation(each).left(100)));
            const Explanation explanation = games::explainSg(each);
            return explanation;
        };
        // 2^63 − 1 = 7 · 1317624576693539401: so g is that of 0.
        const Explanation one = stepsOf(position(QStringLiteral("{1,3,4}"), {kMost, 7}));
        const QString value = words(*stepOf(one, "value"));
        QVERIFY2(value.contains(QStringLiteral(
                     "9223372036854775807 = 1317624576693539401·7 + 0, so g(9223372036854775807) = g(0)")),
                 qPrintable(value));
        QVERIFY(stepOf(one, "breaks"));

        std::vector<Count> thousand;
        std::mt19937_64 random(7);
        for (int i = 0; i < 1000; ++i)
            thousand.push_back(random() & kMost);
        for (const Play play : {Play::Normal, Play::Misere}) {
            const Explanation many = stepsOf(position(QStringLiteral("{1,3,4}"), thousand, play));
            QVERIFY(many.steps.size() < 30);
            QVERIFY(stepOf(many, "more-values"));
        }
        QString set = QStringLiteral("{");
        for (int i = 1; i <= 64; ++i)
            set += QString::number(i * i) + (i < 64 ? QStringLiteral(",") : QStringLiteral("}"));
        QVERIFY(stepsOf(position(set, {3'000'000, 123'456})).steps.size() > 6);

        const Explanation kayles = stepsOf(position(QStringLiteral("0.77"), {1000, 900}));
        QVERIFY(stepOf(kayles, "verdict"));

        QString graph = QStringLiteral("graph 1>0");
        for (int vertex = 2; vertex < 20'000; ++vertex)
            graph += QStringLiteral(";%1>%2;%1>%3").arg(vertex).arg(vertex - 1).arg(vertex / 2);
        const Explanation tall = stepsOf(parsed(QStringLiteral("sg %1: 19999 7").arg(graph)));
        QVERIFY(stepOf(tall, "layers") && tall.steps.size() < 30);
    }

    void markdownAndTextHoldEveryStep()
    {
        const Explanation explanation = games::explainSg(parsed(QStringLiteral("sg {1,3,4}+{2,5}: 5 7")));
        const QString text = teaching::plainText(explanation, english());
        const QString markdown = teaching::markdown(explanation, english());
        for (std::size_t i = 0; i < explanation.steps.size(); ++i)
            QVERIFY(text.contains(
                QStringLiteral("%1. %2").arg(i + 1).arg(english().say(explanation.steps[i].title))));
        QVERIFY(markdown.startsWith(QStringLiteral("# sg ")) && !markdown.contains(QStringLiteral(" \n")));
    }
};

LASTSTONE_TEST(SgExplanationTest, Nothing)
#include "sg_explanation_test.moc"
