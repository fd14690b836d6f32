// SPDX-License-Identifier: GPL-3.0-or-later
// Checks the facts of every step: the claims are worked out again from the rules, not from the theory.
#include "games/staircase/staircase_explanation.h"

#include "games/explained.h"
#include "games/rules_alone.h"
#include "games/staircase/staircase_rules.h"
#include "teaching/notation.h"
#include "test_main.h"

#include <QRegularExpression>
#include <QTest>

#include <random>

using namespace laststone;
using explained::find;
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

const teaching::Voice& english()
{
    static const teaching::Voice voice([](const char*, const char*, int) { return QString(); },
                                       QLocale(QLocale::English));
    return voice;
}

Position position(std::vector<Count> stairs, Play play)
{
    return {QStringLiteral("staircase"), {}, play, std::move(stairs)};
}

// Bit by bit, of the stairs 1, 3, 5, ….
Count oddSum(const std::vector<Count>& stairs)
{
    Count sum = 0;
    for (int bit = 0; bit < 63; ++bit) {
        int ones = 0;
        for (std::size_t i = 0; i < stairs.size(); i += 2)
            ones += static_cast<int>(stairs[i] >> bit & 1);
        if (ones % 2 == 1)
            sum += Count{1} << bit;
    }
    return sum;
}

// How many odd stairs have one stone, and how many have more.
std::pair<Count, Count> oddSizes(const std::vector<Count>& stairs)
{
    std::pair<Count, Count> sizes;
    for (std::size_t i = 0; i < stairs.size(); i += 2) {
        sizes.first += stairs[i] == 1;
        sizes.second += stairs[i] > 1;
    }
    return sizes;
}

// The stairs after a move that a step shows.
std::vector<Count> played(const ShownMove& shown)
{
    auto stairs = shown.before.heaps;
    const auto [stair, moved, split] = shown.move;
    stairs[stair] -= moved;
    if (stair > 0)
        stairs[stair - 1] += moved;
    return stairs;
}

// Every formula within a text is true: "a ⊕ b = c".
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

// Checks the explanation of a position against `outcome`, which knows P and N of any position.
template <class Judge> class Checker {
public:
    Checker(const Explanation& explanation, Judge& outcome)
        : m_explanation(explanation)
        , m_stairs(explanation.position.heaps)
        , m_misere(explanation.position.play == Play::Misere)
        , m_outcome(outcome)
        , m_truth(outcome(m_stairs))
        , m_sum(oddSum(m_stairs))
    {
    }

    void run()
    {
        std::size_t shown = 0;
        for (const Step& step : m_explanation.steps) {
            checkWords(step);
            checkMarks(step);
            checkMoves(step, shown);
            if (step.table)
                checkTable(step);
            checkClaim(step);
        }
        const bool canMove = std::ranges::any_of(m_stairs, [](Count stones) { return stones > 0; });
        QCOMPARE(shown > 0, m_truth == Outcome::N && canMove);
    }

private:
    void checkWords(const Step& step)
    {
        QStringList said{english().say(step.title)};
        for (const teaching::Sentence& detail : step.details)
            said << english().say(detail);
        for (const QString& words : said) {
            QVERIFY2(!words.isEmpty(), step.id);
            QVERIFY2(!words.contains(QRegularExpression(QStringLiteral("%[n\\d]"))), qPrintable(words));
            if (!words.contains(QStringLiteral("…")))
                checkFormulas(words);
        }
    }

    void checkMarks(const Step& step)
    {
        for (const Mark& mark : step.shown.marks) {
            if (mark.kind == Mark::Kind::Heap)
                QVERIFY(mark.heap % 2 == 0 && mark.from == m_stairs[mark.heap]);
            else if (mark.kind == Mark::Kind::Sum)
                QCOMPARE(mark.from, m_sum);
        }
    }

    void checkMoves(const Step& step, std::size_t& wins)
    {
        const ShownMove* const threat = find(step, Role::Threat);
        for (const ShownMove& shown : step.shown.moves) {
            const auto& [stair, moved, split] = shown.move;
            const std::vector<Count>& before = shown.before.heaps;
            QVERIFY(stair < before.size() && moved > 0 && moved <= before[stair]);
            QVERIFY(before == (shown.role == Role::Reply ? played(*threat) : m_stairs));
            QVERIFY2(m_outcome(played(shown)) == (shown.role == Role::Threat ? Outcome::N : Outcome::P),
                     step.id);
            QVERIFY(shown.role != Role::Threat || find(step, Role::Reply));
            wins += shown.role == Role::Winning;
        }
    }

    void checkTable(const Step& step)
    {
        const auto stairs = find(step, Mark::Kind::After) ? played(*find(step, Role::Winning)) : m_stairs;
        const auto& table = *step.table;
        QCOMPARE(table.rows.size() + table.skipped, (stairs.size() + 1) / 2);
        for (const auto& row : table.rows) {
            QVERIFY(row.heap % 2 == 0);
            QCOMPARE(row.value, stairs[row.heap]);
            QVERIFY(row.value >> table.width == 0);
        }
        for (std::size_t bit = 0; bit < table.ones.size(); ++bit) {
            std::size_t ones = 0;
            for (std::size_t i = 0; i < stairs.size(); i += 2)
                ones += stairs[i] >> bit & 1;
            QCOMPARE(table.ones[bit], ones);
        }
        if (table.sum)
            QCOMPARE(*table.sum, oddSum(stairs));
    }

    Count number(const teaching::Sentence& sentence, std::size_t argument) const
    {
        return std::get<Count>(sentence.arguments[argument]);
    }

    void checkClaim(const Step& step)
    {
        const QByteArray id(step.id);
        const auto [ones, large] = oddSizes(m_stairs);
        const QString words = english().say(step.title);
        if (id == "verdict" || id == "empty") {
            QCOMPARE(words.contains(QStringLiteral("N-position")), m_truth == Outcome::N);
            QCOMPARE(words.contains(QStringLiteral("P-position")), m_truth == Outcome::P);
            QVERIFY(id == "empty" || !m_misere || large > 0);
        } else if (id == "ways") {
            QVERIFY(m_truth == Outcome::N && m_sum != 0 && number(step.title, 0) == m_sum);
            QVERIFY(!m_misere || large >= 2);
        } else if (id == "lower" || id == "raise") {
            checkMove(step, id == "lower");
        } else if (id == "others") {
            // No move that touches these odd stairs wins.
            for (const Mark& mark : step.shown.marks) {
                QVERIFY((mark.from ^ m_sum) > mark.from);
                QVERIFY(mark.heap + 1 >= m_stairs.size()
                        || (mark.from ^ m_sum) - mark.from > m_stairs[mark.heap + 1]);
            }
        } else if (id == "after") {
            QCOMPARE(oddSum(played(*find(step, Role::Winning))), Count{0});
        } else if (id == "first-only") {
            QVERIFY(!m_misere && m_truth == Outcome::N);
            QVERIFY(find(step, Role::Winning)->move == (teaching::Move{0, m_stairs[0], 0}));
            QVERIFY(std::all_of(m_stairs.begin() + 1, m_stairs.end(), [](Count n) { return n == 0; }));
        } else if (id == "even-only") {
            QVERIFY(ones == 0 && large == 0 && m_truth == (m_misere ? Outcome::N : Outcome::P));
        } else if (id == "ones") {
            QVERIFY(m_misere && large == 0 && ones > 0 && number(step.title, 0) == ones);
            QCOMPARE(m_truth == Outcome::P, ones % 2 == 1);
        } else if (id == "one-large") {
            QVERIFY(m_misere && large == 1 && m_truth == Outcome::N);
            QVERIFY(m_stairs[step.shown.marks[0].heap] > 1
                    && number(step.title, 0) == step.shown.marks[0].heap + 1);
            auto lowered = m_stairs;
            lowered[step.shown.marks[0].heap] = 0;
            const auto none = m_outcome(lowered);
            lowered[step.shown.marks[0].heap] = 1;
            QVERIFY(none != m_outcome(lowered));
        } else if (id == "breaks" || id == "last-move") {
            QVERIFY(m_truth == Outcome::P);
            QVERIFY(id == "breaks" || (m_misere && m_stairs[0] == 1));
        } else if (id.startsWith("exchange")) {
            checkExchange(step, id == "exchange-odd");
        } else if (id == "rule") {
            QVERIFY(m_misere);
        }
    }

    void checkMove(const Step& step, bool lowers)
    {
        const ShownMove& shown = *find(step, Role::Winning);
        const auto [stair, moved, split] = shown.move;
        QCOMPARE(stair % 2 == 0, lowers);
        QCOMPARE(number(step.title, 1), moved);
        QCOMPARE(number(step.title, 2), Count{stair} + 1);
        const std::size_t odd = lowers ? stair : stair - 1;
        const auto left = played(shown);
        const QString change = QStringLiteral("%1 → %2").arg(m_stairs[odd]).arg(left[odd]);
        QVERIFY(english().say(step.details[0]).contains(change));
        const auto [ones, large] = oddSizes(left);
        QCOMPARE(step.details.size() > 1, m_misere && large == 0);
        if (step.details.size() > 1)
            QCOMPARE(number(step.details[1], 0), ones);
        else
            QCOMPARE(oddSum(left), Count{0});
    }

    void checkExchange(const Step& step, bool odd)
    {
        const ShownMove& threat = *find(step, Role::Threat);
        const ShownMove& reply = *find(step, Role::Reply);
        QCOMPARE(threat.move.heap % 2 == 0, odd);
        QCOMPARE(number(step.title, 0), threat.move.take);
        QCOMPARE(number(step.title, 1), Count{threat.move.heap} + 1);
        QCOMPARE(number(step.title, 2), reply.move.take);
        QCOMPARE(number(step.title, 3), Count{reply.move.heap} + 1);
        const auto between = played(threat);
        const auto end = played(reply);
        const QString words = english().say(step.details[0]);
        if (!odd && !m_misere) {
            QVERIFY(reply.move == (teaching::Move{threat.move.heap - 1, threat.move.take, 0}));
            QVERIFY(words.contains(QStringLiteral("as before")));
        }
        if (words.contains(QStringLiteral("as before"))) {
            for (std::size_t i = 0; i < m_stairs.size(); i += 2)
                QCOMPARE(end[i], m_stairs[i]);
        } else if (words.contains(QStringLiteral("nim-sum"))) {
            QCOMPARE(number(step.details[0], 0), oddSum(between));
            QVERIFY(oddSum(between) != 0 && oddSum(end) == 0);
        } else {
            QVERIFY(oddSizes(end).second == 0 && oddSizes(end).first % 2 == 1);
        }
    }

    const Explanation& m_explanation;
    std::vector<Count> m_stairs;
    bool m_misere;
    Judge& m_outcome;
    Outcome m_truth;
    Count m_sum;
};

QByteArrayList ids(const Explanation& explanation)
{
    QByteArrayList result;
    for (const Step& step : explanation.steps)
        result << step.id;
    return result;
}

constexpr Play kPlays[] = {Play::Normal, Play::Misere};

} // namespace

class StaircaseExplanationTest : public QObject {
    Q_OBJECT
private slots:
    void everySmallPositionIsExplainedTruly()
    {
        rules_alone::Judge truth;
        std::vector<std::vector<Count>> positions;
        for (const Position& small : rules_alone::smallPositions(QStringLiteral("staircase")))
            positions.push_back(small.heaps);
        for (Count code = 0; code < 729; ++code)
            positions.push_back(
                {code % 3, code / 3 % 3, code / 9 % 3, code / 27 % 3, code / 81 % 3, code / 243});
        for (const Play play : kPlays) {
            auto outcome = [&](const std::vector<Count>& stairs) {
                return truth.outcome(position(stairs, play));
            };
            for (const auto& stairs : positions) {
                const Explanation explanation = games::explainStaircase(position(stairs, play));
                Checker(explanation, outcome).run();
                if (QTest::currentTestFailed())
                    qFatal("%s", qPrintable(teaching::notation(explanation.position)));
            }
        }
    }

    void everyWinningMoveIsShownOnce()
    {
        rules_alone::Judge truth;
        for (const Position& small : rules_alone::smallPositions(QStringLiteral("staircase"))) {
            std::size_t wins = 0;
            for (const auto& heaps : rules_alone::options(small)) {
                Position left = small;
                left.heaps = heaps;
                wins += truth.outcome(left) == Outcome::P;
            }
            std::size_t shown = 0;
            for (const QByteArray& id : ids(games::explainStaircase(small)))
                shown += id == "lower" || id == "raise";
            QVERIFY2(shown == wins, qPrintable(teaching::notation(small)));
        }
    }

    void largePositionsAreExplainedTruly()
    {
        std::mt19937_64 random(64);
        const games::StaircaseRules rules;
        for (int round = 0; round < 150; ++round) {
            std::vector<Count> stairs(1 + random() % 64);
            for (Count& stones : stairs)
                stones = (random() & theory::kMaxCount) >> (7 + random() % 56);
            if (round % 3 == 0)
                stairs[0] ^= oddSum(stairs); // lost
            for (const Play play : kPlays) {
                auto outcome = [&](const std::vector<Count>& heaps) {
                    return rules.outcome(position(heaps, play));
                };
                const Explanation explanation = games::explainStaircase(position(stairs, play));
                Checker(explanation, outcome).run();
                if (QTest::currentTestFailed())
                    qFatal("%s", qPrintable(teaching::notation(explanation.position)));
            }
        }
        const Explanation many =
            games::explainStaircase(position(std::vector<Count>(10'000, 5), Play::Normal));
        QVERIFY(many.steps.size() < 20);
    }

    void stepsComeInTheOrderOfTheArgument_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QByteArrayList>("expected");
        const auto row = [](const char* text, QByteArrayList expected) {
            QTest::newRow(text) << QString::fromLatin1(text) << expected;
        };
        row("staircase: 4 1 7 2 1 3",
            {"numbering", "odd-stairs", "binary", "nim-sum", "verdict", "ways", "lower", "raise", "others",
             "after", "end"});
        row("staircase: 0 0", {"numbering", "odd-stairs", "empty"});
        row("staircase: 5",
            {"numbering", "odd-stairs", "first-only", "binary", "nim-sum", "verdict", "ways", "lower",
             "after", "end"});
        row("staircase: 0 2",
            {"numbering", "odd-stairs", "even-only", "verdict", "breaks", "exchange-even", "exchange-even",
             "end"});
        row("staircase: 2 1 2",
            {"numbering", "odd-stairs", "binary", "nim-sum", "verdict", "breaks", "exchange-odd",
             "exchange-odd", "exchange-even", "exchange-odd", "exchange-odd", "end"});
        row("staircase: 5 9 5",
            {"numbering", "odd-stairs", "binary", "nim-sum", "verdict", "breaks", "exchange-odd",
             "exchange-even", "end"});
        row("staircase misere: 0", {"numbering", "rule", "odd-stairs", "empty"});
        row("staircase misere: 1", {"numbering", "rule", "odd-stairs", "ones", "breaks", "last-move", "end"});
        row("staircase misere: 0 4", {"numbering", "rule", "odd-stairs", "even-only", "raise", "end"});
        row("staircase misere: 1 0 1", {"numbering", "rule", "odd-stairs", "ones", "lower", "lower", "end"});
        row("staircase misere: 3 0 1",
            {"numbering", "rule", "odd-stairs", "binary", "nim-sum", "verdict", "one-large", "lower",
             "others", "end"});
    }
    void stepsComeInTheOrderOfTheArgument()
    {
        QFETCH(QString, text);
        QFETCH(QByteArrayList, expected);
        const games::StaircaseRules rules;
        const teaching::Rules* const all[] = {&rules};
        const auto parsed = std::get<Position>(teaching::parsePosition(text, all, nullptr));
        QCOMPARE(ids(games::explainStaircase(parsed)), expected);
    }

    void theWorkedExampleHasBothKindsOfMoves()
    {
        const QString text = teaching::plainText(
            games::explainStaircase(position({4, 1, 7, 2, 1, 3}, Play::Normal)), english());
        QVERIFY(text.contains(QStringLiteral("7 ⊕ 2 = 5: move 2 from stair 3 down")));
        QVERIFY(text.contains(QStringLiteral("1 ⊕ 2 = 3: move 2 from stair 6 down")));
        QVERIFY(text.contains(QStringLiteral("stair 1 would need 4 → 6, but stair 2 has only 1 to give")));
    }
};

LASTSTONE_TEST(StaircaseExplanationTest, Nothing)
#include "staircase_explanation_test.moc"
