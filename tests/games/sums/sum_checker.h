// SPDX-License-Identifier: GPL-3.0-or-later
// Checks every claim of the explanation of a sum of games, worked out again from the rules alone.
#pragma once

#include "games/common/nim_sum.h"
#include "games/explained.h"
#include "games/rules_alone.h"
#include "games/sg/sg_truth.h"
#include "games/sums/sum_steps.h"
#include "teaching/moves.h"

#include <QTest>

#include <array>
#include <bit>
#include <functional>
#include <numeric>
#include <optional>
#include <ranges>
#include <set>

namespace sum_checker {

using namespace laststone;
using explained::at;
using explained::detail;
using explained::english;
using explained::find;
using explained::items;
using sg_truth::Values;
using teaching::Explanation;
using teaching::Mark;
using teaching::Position;
using teaching::Sentence;
using teaching::ShownMove;
using teaching::Step;
using theory::Count;
using theory::Outcome;
using theory::Play;
using Role = ShownMove::Role;

// Formulas and lists with more members are cut.
constexpr std::size_t kMostTerms = 16;

inline Position position(const QString& rule, std::vector<Count> heaps, Play play = Play::Normal)
{
    return {gameOf(QStringLiteral("sg"), rule), play, std::move(heaps)};
}

inline QString ruleOf(const Position& position)
{
    return position.rule();
}

inline QString described(const Position& before, const teaching::Move& move)
{
    return english(before.game->describe(before, move));
}

inline std::vector<teaching::Move> winningMoves(const Position& position)
{
    return position.game->winningMoves(position);
}

inline Explanation explain(const Position& position)
{
    return games::explainSum(position);
}

// Of a set, also where it is written as an octal code: without a split, and any rest may be left.
inline bool takesNumbers(const QString& rule)
{
    static const QRegularExpression threes(QStringLiteral("^0\\.[03]*3[03]*$"));
    return rule.startsWith(QLatin1Char('{')) || threes.match(rule).hasMatch();
}

// Such a rule as sets: "{1,3}" for "0.303".
inline QString asSets(const QString& rule)
{
    QStringList numbers;
    for (qsizetype place = 1; rule.startsWith(QLatin1Char('0')) && place + 1 < rule.size(); ++place) {
        if (rule[place + 1] == QLatin1Char('3'))
            numbers << QString::number(place);
    }
    return numbers.empty() ? rule : QStringLiteral("{%1}").arg(numbers.join(QLatin1Char(',')));
}

// What a move leaves of its part: a vertex, or no heap, one or two.
inline std::vector<Count> partsLeft(const ShownMove& shown)
{
    const auto [part, take, split] = shown.move;
    if (ruleOf(shown.before).startsWith(QLatin1String("graph")))
        return {take};
    const Count left = shown.before.heaps[part] - take;
    if (split > 0)
        return {left - split, split};
    return left > 0 || ruleOf(shown.before).startsWith(QLatin1Char('{')) ? std::vector{left}
                                                                         : std::vector<Count>{};
}

inline std::vector<Count> replaced(std::vector<Count> heaps, std::size_t part,
                                   const std::vector<Count>& parts)
{
    const auto place = heaps.erase(heaps.begin() + static_cast<std::ptrdiff_t>(part));
    heaps.insert(place, parts.begin(), parts.end());
    if (heaps.empty())
        heaps.push_back(0);
    return heaps;
}

// The heaps after a move that a step shows; nothing when the rules do not allow it.
inline std::optional<std::vector<Count>> played(const ShownMove& shown)
{
    const auto& heaps = shown.before.heaps;
    const std::size_t part = shown.move.heap;
    if (part >= heaps.size())
        return std::nullopt;
    const auto parts = partsLeft(shown);
    const auto allowed = rules_alone::sgReplacements(ruleOf(shown.before), part, heaps[part]);
    if (std::ranges::find(allowed, parts) == allowed.end())
        return std::nullopt;
    return replaced(heaps, part, parts);
}

// "{0,…,4,6}" as the numbers that it stands for.
inline std::set<Count> readSet(const QString& text)
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
inline std::size_t partOf(const QString& subscript)
{
    return subscript.isEmpty() ? 0 : static_cast<std::size_t>(subscript[0].unicode() - 0x2081);
}

// "3 ⊕ 2 = 1", of these values; empty where it would be cut.
inline QString chain(const std::vector<Count>& values)
{
    QStringList terms;
    Count sum = 0;
    for (const Count value : values) {
        terms << QString::number(value);
        sum ^= value;
    }
    return values.size() > kMostTerms
        ? QString()
        : QStringLiteral("%1 = %2").arg(terms.join(QStringLiteral(" ⊕ "))).arg(sum);
}

inline QString arrow(Count from, Count to)
{
    return QStringLiteral("%1 → %2").arg(from).arg(to);
}

inline Count lastNumber(const QString& formula)
{
    return explained::numbers(formula).back();
}

class Checker {
public:
    // Who wins with these numbers, under the rule and the way of play that are explained.
    using Judge = std::function<Outcome(const std::vector<Count>&)>;

    Checker(const Explanation& explanation, Judge outcome)
        : m_explanation(explanation)
        , m_position(explanation.position)
        , m_rule(ruleOf(m_position))
        , m_outcome(std::move(outcome))
        , m_values(m_rule)
        , m_now(valuesOf(m_position.heaps))
        , m_sum(m_values.sum(m_position.heaps))
        , m_truth(m_outcome(m_position.heaps))
        , m_valuesRule(m_position.play == Play::Normal || isSums())
    {
    }

    // Fails the current test if a claim is false.
    void run()
    {
        bool isOver = true;
        for (std::size_t part = 0; part < m_position.heaps.size(); ++part)
            isOver = isOver && rules_alone::sgReplacements(m_rule, part, m_position.heaps[part]).empty();
        for (const Step& step : m_explanation.steps) {
            checkFormulas(step);
            checkMarks(step);
            checkMoves(step);
            if (!QTest::currentTestFailed())
                checkClaim(step);
            if (QTest::currentTestFailed()) {
                qWarning("%s: %s", step.id, qPrintable(explained::words(step)));
                return;
            }
        }
        QCOMPARE(explained::ids(m_explanation).contains("over"), isOver);
        if (isOver)
            return;
        const QByteArray way = shortWay();
        for (const char* const each : {"last-moves", "short-win", "last-answers", "short-answers", "forced",
                                       "parity", "mirror", "before-last", "before-answers"})
            QCOMPARE(explained::ids(m_explanation).contains(each), way == each);
        QCOMPARE(explained::ids(m_explanation).contains("verdict"), way.isEmpty());
        checkWins();
        checkOtherMisereMoves();
        checkNames();
        checkNimSumIsArgued();
        checkAuthority();
        checkListAnswers();
        if (!way.isEmpty() && !isMisere()) // the argument needs no values
            QVERIFY(explained::ids(m_explanation).indexOf("value")
                    > explained::ids(m_explanation).indexOf(way));
        if (m_valuesRule && m_list.empty() && (way.isEmpty() || !isMisere()))
            checkEveryValueIsSaid();
    }

private:
    bool isMisere() const { return m_position.play == Play::Misere; }
    // One part, or one heap of sets that has a move.
    bool isSingle() const { return m_position.heaps.size() == 1 || (isSums() && movableCount() == 1); }
    bool isSums() const { return takesNumbers(m_rule); }
    // The only part; the first one where there are more.
    std::size_t onlyPart() const
    {
        std::size_t part = 0;
        while (isSingle() && rules_alone::sgReplacements(m_rule, part, m_position.heaps[part]).empty())
            ++part;
        return part;
    }

    std::vector<Count> valuesOf(const std::vector<Count>& heaps)
    {
        std::vector<Count> values;
        for (std::size_t part = 0; part < heaps.size(); ++part)
            values.push_back(m_values.of(part, heaps[part]));
        return values;
    }
    // The SG value of what a move leaves of its part.
    Count valueLeft(const ShownMove& shown)
    {
        Count value = 0;
        for (const Count heap : partsLeft(shown))
            value ^= m_values.of(shown.move.heap, heap);
        return value;
    }

    // No place is left open, and "a ⊕ b = c", "g(7) = mex {0,1,3} = 2" and the like are true.
    void checkFormulas(const Step& step)
    {
        const QString text = explained::words(step);
        QVERIFY(!text.contains(pattern("%[n\\d]")));
        each(text, pattern("(\\d+(?: ⊕ \\d+)+) = (\\d+)"), [&](const auto& match) {
            Count sum = 0;
            for (const QString& term : match.captured(1).split(QStringLiteral(" ⊕ ")))
                sum ^= term.toULongLong();
            QCOMPARE(match.captured(2).toULongLong(), sum);
        });
        each(text, pattern("g([₁₂₃]?)\\((\\d+)\\) = mex \\{([^}]*)\\} = (\\d+)"), [&](const auto& match) {
            const auto values =
                m_values.ofOptions(partOf(match.captured(1)), match.captured(2).toULongLong());
            QCOMPARE(readSet(match.captured(3)), values);
            QCOMPARE(match.captured(4).toULongLong(), sg_truth::mexOf(values));
        });
        // "g(6) = 2", alone or at the end of "g(7−1) = g(6) = 2"; a list "g(0) … g(6) = 0 1 …" is none.
        each(text, pattern("(?<![⊕…] )g([₁₂₃]?)\\((\\d+)\\) = (\\d+)"), [&](const auto& match) {
            QCOMPARE(match.captured(3).toULongLong(),
                     m_values.of(partOf(match.captured(1)), match.captured(2).toULongLong()));
        });
        // "g(7−1) = g(6)".
        each(text, pattern("\\((\\d+)−(\\d+)\\) = g[₁₂₃]?\\((\\d+)\\)"), [&](const auto& match) {
            QCOMPARE(match.captured(1).toULongLong() - match.captured(2).toULongLong(),
                     match.captured(3).toULongLong());
        });
        // "g(5) ⊕ g(3) = 4 ⊕ 3 = 7".
        each(text, pattern("g\\((\\d+)\\) ⊕ g\\((\\d+)\\) = (\\d+) ⊕ (\\d+) = "), [&](const auto& match) {
            for (const int side : {1, 2}) {
                QCOMPARE(match.captured(side + 2).toULongLong(),
                         m_values.of(0, match.captured(side).toULongLong()));
            }
        });
    }

    // An expression is compiled once.
    static const QRegularExpression& pattern(const char* text)
    {
        static std::map<const char*, QRegularExpression> compiled;
        const auto found = compiled.find(text);
        return found != compiled.end()
            ? found->second
            : compiled.emplace(text, QRegularExpression(QString::fromUtf8(text))).first->second;
    }

    template <class Check>
    static void each(const QString& text, const QRegularExpression& pattern, Check&& check)
    {
        auto matches = pattern.globalMatch(text);
        while (matches.hasNext())
            check(matches.next());
    }

    void checkMoves(const Step& step)
    {
        const ShownMove* const threat = find(step, Role::Threat);
        for (const ShownMove& shown : step.shown.moves) {
            const auto left = played(shown);
            QVERIFY(left);
            QVERIFY(shown.before.heaps == (shown.role == Role::Reply ? *played(*threat) : m_position.heaps));
            QVERIFY(shown.before.play == m_position.play);
            if (shown.role == Role::Winning)
                m_shown.push_back(shown.move);
            if (shown.role != Role::Threat) {
                QCOMPARE(m_outcome(*left), Outcome::P);
            } else if (!find(step, Role::Reply)) {
                QVERIFY(QByteArray(step.id) == "last-move" || QByteArray(step.id) == "last-moves");
                QVERIFY(rules_alone::options(position(m_rule, *left)).empty());
            }
        }
    }

    void checkMarks(const Step& step)
    {
        for (const Mark& mark : step.shown.marks) {
            if (mark.kind == games::NimSumMark::Sum) {
                QCOMPARE(mark.from, m_sum);
            } else if (mark.kind == Mark::Heap || mark.kind == Mark::Options) {
                QVERIFY(mark.heap < m_position.heaps.size());
                QCOMPARE(mark.from, m_position.heaps[mark.heap]);
            }
        }
        if (!step.table)
            return;
        QCOMPARE(step.table->rows.size(), m_position.heaps.size());
        for (const auto& row : step.table->rows)
            QCOMPARE(row.value, m_now[row.heap]);
        QCOMPARE(step.table->sum, std::optional(m_sum));
    }

    void checkClaim(const Step& step)
    {
        using Check = void (Checker::*)(const Step&);
        static const std::map<QByteArray, Check> checks{
            {"value", &Checker::checkValue},
            {"more-values", &Checker::checkMoreValues},
            {"nim-sum", &Checker::checkNimSum},
            {"verdict", &Checker::checkVerdict},
            {"goal", &Checker::checkGoal},
            {"move", &Checker::checkWin},
            {"raise", &Checker::checkWin},
            {"more-moves", &Checker::checkMoreMoves},
            {"others", &Checker::checkOthers},
            {"breaks", &Checker::checkBreaks},
            {"answer", &Checker::checkAnswer},
            {"last-move", &Checker::checkLastMove},
            {"last-moves", &Checker::checkLastMoves},
            {"last-answers", &Checker::checkLastAnswers},
            {"short-win", &Checker::checkPlainWin},
            {"short-others", &Checker::checkNoOtherWins},
            {"short-answers", &Checker::checkShortAnswers},
            {"forced", &Checker::checkForced},
            {"mirror", &Checker::checkMirror},
            {"parity", &Checker::checkParity},
            {"before-last", &Checker::checkBeforeLast},
            {"before-answers", &Checker::checkBeforeAnswers},
            {"search", &Checker::checkSearch},
            {"end", &Checker::checkEnd},
            {"over", &Checker::checkOver},
            {"theory", &Checker::checkTheory},
            {"theorem", &Checker::checkTheorem},
            {"sum", &Checker::checkSum},
            {"pairing", &Checker::checkPairing},
            {"ferguson", &Checker::checkLargeValues},
            {"ferguson-end", &Checker::checkZeros},
            {"first-values", &Checker::checkFirstValues},
            {"lost-list", &Checker::checkLostList},
            {"smallest-lost", &Checker::checkSmallestLost},
            {"further-lost", &Checker::checkFurtherLost},
        };
        if (const auto found = checks.find(step.id); found != checks.end())
            (this->*found->second)(step);
        else if (QByteArray(step.id).startsWith("ferguson"))
            QVERIFY(isMisere());
    }

    // ---- Values ----

    // Why it is the mex: all smaller numbers are values of options, and the number itself is none.
    void checkTheory(const Step& step)
    {
        for (std::size_t part = 0; part < m_now.size(); ++part) {
            const std::set<Count> values = m_values.ofOptions(part, m_position.heaps[part]);
            QVERIFY(!values.contains(m_now[part]));
            for (Count smaller = 0; smaller < m_now[part]; ++smaller)
                QVERIFY(values.contains(smaller));
        }
        QCOMPARE(detail(step, "So g tells P from N") != nullptr,
                 isSingle() && !isMisere() && shortWay().isEmpty());
        // Said before it is shown only where it is shown.
        const QByteArrayList steps = explained::ids(m_explanation);
        QCOMPARE(english(step.title).contains(QStringLiteral("counts as much")),
                 !isSingle() && shortWay().isEmpty() && (steps.contains("theorem") || steps.contains("sum")));
        QCOMPARE(detail(step, "why they do is shown once they are known") != nullptr,
                 !isSingle() && !isMisere() && !shortWay().isEmpty());
        QCOMPARE(detail(step, "as well is shown later") != nullptr, isMisere());
    }

    void checkTheorem(const Step& step)
    {
        if (explained::stepOf(m_explanation, "sum"))
            return checkSplitTheorem(step);
        QVERIFY(!isSingle() && !isMisere());
        bool isMended = false;
        for (std::size_t part = 0; part < m_now.size(); ++part) {
            const Count heap = m_position.heaps[part];
            for (const auto& left : rules_alone::sgReplacements(m_rule, part, heap)) {
                Count value = 0;
                for (const Count each : left)
                    value ^= m_values.of(part, each);
                QVERIFY(value != m_now[part]); // so the nim-sum changes
                isMended = isMended
                    || (value == (m_now[part] ^ m_sum) && value < m_now[part]
                        && (m_now[part] & std::bit_floor(m_sum)) != 0);
            }
        }
        QCOMPARE(isMended, m_sum != 0);
        // "g ⊕ s is the nim-sum of the other values": so with it in place of g the nim-sum is 0.
        QVERIFY(detail(step, "so g ⊕ s is the nim-sum of the other values"));
        for (const Count g : m_now)
            QCOMPARE((m_sum ^ g) ^ (g ^ m_sum), Count{0});
    }

    // Wherever normal play speaks of a nim-sum of the values, why it decides is said right behind it, and
    // which values it asks for.
    void checkNimSumIsArgued() const
    {
        const QByteArrayList steps = explained::ids(m_explanation);
        const auto sum = steps.indexOf("nim-sum");
        if (isMisere() || sum < 0)
            return;
        QCOMPARE(steps.value(sum + 1), QByteArray("theorem"));
        QCOMPARE(steps.contains("goal"), m_sum != 0);
    }

    // What several heaps count like: every smaller number can be left, and the same number cannot.
    void checkSplitTheorem(const Step& step)
    {
        std::set<Count> left;
        bool isSplit = false;
        for (std::size_t part = 0; part < m_now.size(); ++part) {
            for (const auto& parts : rules_alone::sgReplacements(m_rule, part, m_position.heaps[part])) {
                Count value = m_sum ^ m_now[part];
                for (const Count each : parts)
                    value ^= m_values.of(part, each);
                left.insert(value);
                isSplit = isSplit || parts.size() == 2;
            }
        }
        QVERIFY(isSplit && !isMisere());
        QCOMPARE(sg_truth::mexOf(left), m_sum);
        QCOMPARE(detail(step, "And s tells P from N") != nullptr, !isSingle());
        QVERIFY(detail(step, "Every smaller number t can be left"));
    }

    // It is said before the values and shown after them.
    void checkSum(const Step& step)
    {
        const QByteArrayList steps = explained::ids(m_explanation);
        QVERIFY(steps.indexOf("sum") < steps.indexOf("value"));
        QVERIFY(steps.indexOf("value") < steps.indexOf("theorem"));
        QVERIFY(detail(step, "shown once the values are known"));
        // "3 ⊕ 1 = 2: to leave 0, the 3 becomes 1; to leave 1, it becomes 0."
        const Sentence* const example = detail(step, "For example");
        QVERIFY(example);
        const auto said = explained::numbers(english(*example));
        QCOMPARE(said.size(), std::size_t{10});
        QCOMPARE(said[0] ^ said[1], said[4]);
        QCOMPARE(said[7] ^ said[1], said[5]);
        QCOMPARE(said[9] ^ said[1], said[8]);
    }

    // The value 1 is where the smallest number less has the value 0, and a 0 that has a move has one to 1.
    // That it has no move is said where no step proves what its moves leave.
    void checkZeros(const Step& step)
    {
        const bool isProven = explained::ids(m_explanation).contains("pairing");
        QCOMPARE(detail(step, "A heap of value 0 has no move here") != nullptr, !isProven);
        for (std::size_t part = 0; part < m_now.size() && !isProven; ++part) {
            for (Count n = 0; n <= m_position.heaps[part]; ++n)
                QVERIFY(m_values.of(part, n) != 0 || rules_alone::sgReplacements(m_rule, part, n).empty());
        }
    }
    // In that heap the values are remainders, and one of value 0 that has a move can be left with 1.
    void checkRemainderPairing(std::size_t part, Count modulus)
    {
        for (Count n = 0; n <= std::min<Count>(m_position.heaps[part], 200); ++n) {
            const auto next = rules_alone::sgReplacements(m_rule, part, n);
            QCOMPARE(m_values.of(part, n), n % modulus);
            if (n % modulus == 0 && !next.empty())
                QVERIFY(n >= modulus
                        && std::ranges::find(next, std::vector{n - (modulus - 1)}) != next.end());
        }
    }
    // Where remainders have been shown to be the values, no lemma is needed: it is there for other heaps.
    void checkRemainderHeaps(const Step& step, const std::set<std::size_t>& seen)
    {
        bool isNeeded = false;
        for (std::size_t part = 0; part < m_now.size(); ++part) {
            for (Count n = 1; n <= std::min<Count>(m_position.heaps[part], 200) && !seen.contains(part); ++n)
                isNeeded = isNeeded
                    || (m_values.of(part, n) == 0 && !rules_alone::sgReplacements(m_rule, part, n).empty());
        }
        const auto ids = explained::ids(m_explanation);
        const auto remainders = std::ranges::count(ids, QByteArray("remainder"));
        QVERIFY(remainders > 0 || seen.empty());
        if (isNeeded)
            QVERIFY(detail(step, "Let d be the smallest number"));
        else
            QVERIFY(!detail(step, "Let d be the smallest number") && !seen.empty());
    }
    // "a heap of 7 has the value 0, and 7 − 1 = 6 has the value 2. From 6 taking 4 leads to 2, of value 0; so
    // from 7 taking the same 4 leads to 3, of value 1"; or of which heap that is, with its symbol
    void checkPairingExample(const Sentence& example, const std::set<std::size_t>& seen)
    {
        const bool isOwn = QByteArray(example.source).startsWith("For example, in heap");
        const auto number = [&](std::size_t own, std::size_t alike) {
            return at<Count>(example, isOwn ? own : alike);
        };
        const std::size_t part = isOwn ? static_cast<std::size_t>(at<Count>(example, 0) - 1) : 0;
        const Count zero = number(6, 0);
        const Count lower = number(3, 2);
        const Count taken = number(4, 4);
        QVERIFY(!seen.contains(part));
        QVERIFY(!isOwn || m_rule.contains(QLatin1Char('+')));
        QCOMPARE(m_values.of(part, zero), Count{0});
        QCOMPARE(m_values.of(part, zero - taken), Count{1});
        QCOMPARE(m_values.of(part, lower - taken), Count{0});
        QCOMPARE(number(5, 5), lower - taken);
        QCOMPARE(number(7, 6), zero - taken);
        const auto next = rules_alone::sgReplacements(m_rule, part, zero);
        QVERIFY(std::ranges::find(next, std::vector{zero - taken}) != next.end());
        QVERIFY(std::ranges::find(next, std::vector{lower}) != next.end());
        if (isOwn) {
            QVERIFY(m_position.heaps[part] >= zero);
            const auto equals = [](Count n, Count value) {
                return QStringLiteral("(%1) = %2").arg(n).arg(value);
            };
            QVERIFY(at<QString>(example, 1).endsWith(equals(zero, 0)));
            QVERIFY(at<QString>(example, 2).endsWith(equals(lower, m_values.of(part, lower))));
        } else {
            QCOMPARE(at<Count>(example, 1), zero - lower);
            QCOMPARE(at<Count>(example, 3), m_values.of(part, lower));
        }
    }
    void checkPairing(const Step& step)
    {
        QVERIFY(isMisere() && isSums());
        std::set<std::size_t> seen; // the heaps whose values are said to be remainders
        std::size_t count = 0;
        for (const Sentence& each : step.details) {
            const QByteArray source(each.source);
            const bool isAll = source.startsWith("The heaps of value 0 are those of a multiple");
            if (!isAll && !source.startsWith("In heap(s) %1 the values are the remainders"))
                continue;
            ++count;
            std::vector<Count> names = isAll ? std::vector<Count>() : at<teaching::Numbers>(each, 0).values;
            for (std::size_t part = 0; isAll && part < m_now.size(); ++part)
                names.push_back(part + 1);
            const Count modulus = at<Count>(each, isAll ? 0 : 1);
            QCOMPARE(at<Count>(each, isAll ? 1 : 2), modulus - 1);
            bool isMovable = false;
            for (const Count named : names) {
                const auto part = static_cast<std::size_t>(named - 1);
                QVERIFY(seen.insert(part).second);
                checkRemainderPairing(part, modulus);
                isMovable = isMovable || m_position.heaps[part] >= modulus;
            }
            QVERIFY(isMovable);
        }
        checkRemainderHeaps(step, seen);
        const Sentence* const lemma = detail(step, "Let d be the smallest number");
        QCOMPARE(detail(step, "Of the other heaps") != nullptr, lemma && count > 0);
        QCOMPARE(detail(step, "For example, ") != nullptr, lemma != nullptr);
        if (lemma)
            checkPairingExample(*detail(step, "For example, "), seen);
        bool hasZero = false;
        for (std::size_t part = 0; part < m_now.size(); ++part) {
            Count smallest = 0;
            for (Count n = 0; n <= std::min<Count>(m_position.heaps[part], 200); ++n) {
                const bool canMove = !rules_alone::sgReplacements(m_rule, part, n).empty();
                if (canMove && smallest == 0)
                    smallest = n;
                const bool isAbove = canMove && m_values.of(part, n - smallest) == 0;
                QCOMPARE(m_values.of(part, n) == 1, isAbove);
                if (canMove && m_values.of(part, n) == 0) {
                    QVERIFY(m_values.ofOptions(part, n).contains(1));
                    hasZero = true;
                }
            }
        }
        QVERIFY(hasZero);
    }

    // With a value of 2 or more on the board, what is to be left can be left, and cannot be kept.
    void checkLargeValues(const Step& step)
    {
        QVERIFY(isMisere() && isSums());
        QCOMPARE(english(step.title).startsWith(QStringLiteral("With one heap")), isSingle());
        if (isSingle()) {
            const std::set<Count> values = m_values.ofOptions(onlyPart(), m_position.heaps[onlyPart()]);
            QCOMPARE(values.contains(1), m_sum != 1 && !values.empty());
            checkZeros(step);
            return;
        }
        const auto large = std::ranges::count_if(m_now, [](Count value) { return value >= 2; });
        if (large == 0)
            return;
        bool isLowered = false;
        for (std::size_t part = 0; part < m_now.size(); ++part) {
            const std::set<Count> values = m_values.ofOptions(part, m_position.heaps[part]);
            QVERIFY(!values.contains(m_now[part])); // the nim-sum changes
            const Count wanted = large == 1 ? m_sum ^ m_now[part] ^ 1U : m_now[part] ^ m_sum;
            isLowered = isLowered || (wanted < m_now[part] && values.contains(wanted));
        }
        QCOMPARE(isLowered, m_sum != 0);
        QVERIFY(large != 1 || m_sum != 0);
    }

    // Where no period is needed: the values up to the largest heap of the set, or the first of very many.
    void checkFirstValues(const Step& step)
    {
        const QString g = english(step.details.front());
        const std::size_t part = g.startsWith(QLatin1String("g(")) ? 0 : partOf(g.mid(1, 1));
        const std::vector<Count> listed = explained::listedValues(step).values;
        const QStringList sets = m_rule.split(QLatin1Char('+'));
        Count largest = 0;
        for (std::size_t other = 0; other < m_now.size(); ++other) {
            if (sets.size() == 1 || sets[static_cast<qsizetype>(other)] == sets[static_cast<qsizetype>(part)])
                largest = std::max(largest, m_position.heaps[other]);
        }
        constexpr Count kMost = 40;
        QCOMPARE(detail(step, "Further values are found in the same way") != nullptr, largest >= kMost);
        QCOMPARE(static_cast<Count>(listed.size()), std::min(kMost, largest + 1));
        for (Count n = 0; n < listed.size(); ++n)
            QCOMPARE(listed[n], m_values.of(part, n));
    }

    // Without the parts that have no move, the largest first; or in the order of the heaps.
    QString written(const std::vector<Count>& heaps)
    {
        QStringList names;
        for (const Count heap : movable(heaps))
            names << games::SgGame::of(m_position).label(heap);
        return QStringLiteral("(%1)").arg(names.join(QStringLiteral(", ")));
    }

    // All parts as they are on the board.
    QString real(const std::vector<Count>& heaps) const
    {
        QStringList names;
        for (const Count heap : heaps)
            names << games::SgGame::of(m_position).label(heap);
        return QStringLiteral("(%1)").arg(names.join(QStringLiteral(", ")));
    }

    void visitAfter(const std::vector<Count>& heaps, std::set<std::vector<Count>>& seen)
    {
        for (std::size_t part = 0; part < heaps.size(); ++part) {
            for (const auto& left : rules_alone::sgReplacements(m_rule, part, heaps[part])) {
                const auto then = replaced(heaps, part, left);
                if (seen.insert(then).second)
                    visitAfter(then, seen);
            }
        }
    }

    // All P-positions that can come up, and no others.
    void checkLostList(const Step& step)
    {
        QVERIFY(isMisere());
        if (m_valuesRule) {
            QVERIFY(detail(*explained::stepOf(m_explanation, "search"), "decided by their SG values"));
            QVERIFY(sizeOf(movable(m_position.heaps)) <= (isOrdered() ? 10U : 8U));
        }
        std::set<std::vector<Count>> seen;
        visitAfter(m_position.heaps, seen);
        std::set<QString> lost;
        for (const auto& heaps : seen) {
            if (m_outcome(heaps) == Outcome::P)
                lost.insert(written(heaps));
        }
        lost.erase(written(m_position.heaps));
        QCOMPARE(step.title.source,
                 QByteArray("The P-positions that can come up after a move, from the end up"));
        QVERIFY(!lost.empty());
        const QStringList said = items(step.details.front(), 0);
        m_list = {said.begin(), said.end()};
        QCOMPARE(m_list, lost);
        QCOMPARE(static_cast<std::size_t>(said.size()), lost.size());
        checkChecked(step, lost);
        if (m_truth == Outcome::P && moveCount() > 7)
            m_above = m_checked; // a step argues the position itself by them
    }

    // All of a few, or those of more that are needed, each by those before it.
    void checkChecked(const Step& step, const std::set<QString>& lost)
    {
        const Sentence* const needed = detail(step, "Checked from the end up");
        QCOMPARE(detail(step, "Checked one by one") != nullptr, needed == nullptr);
        bool canEnd = false;
        for (const Sentence& said : step.details)
            canEnd = checkEach(said, needed ? m_checked : lost, m_checked) || canEnd;
        QCOMPARE(m_checked == lost, !needed);
        QVERIFY(std::ranges::includes(lost, m_checked));
        QVERIFY(!needed || lost.size() > 6);
        QCOMPARE(detail(step, "A move that ends the game loses at once") != nullptr, canEnd);
    }
    // One of a list that is argued by answers; whether a move from there ends the game and is not answered.
    bool checkEach(const Sentence& said, const std::set<QString>& answers, std::set<QString>& argued)
    {
        const QByteArray source(said.source);
        const bool isLast = source.startsWith("%1 is P, as every move");
        if (QTest::currentTestFailed() || (!isLast && !source.startsWith("%1 is P: ")))
            return false;
        const QString name = at<QString>(said, 0);
        const auto check = [&] {
            QVERIFY(argued.insert(name).second);
            if (isLast)
                QVERIFY(isEveryMoveTheLast(partsOf(name)));
            else
                checkGroups(name, at<teaching::Clauses>(said, 1), answers);
        };
        check();
        return !isLast && movableAfter(partsOf(name)).contains({});
    }

    // Of a lost position of which all P-positions are listed every move is answered: those that leave the
    // same once.
    void checkListAnswers()
    {
        if (m_list.empty() || m_truth == Outcome::N)
            return;
        std::set<std::vector<Count>> left;
        std::size_t steps = 0;
        bool isAlike = false;
        for (const Step& step : m_explanation.steps) {
            const ShownMove* const threat = find(step, Role::Threat);
            steps += threat != nullptr;
            isAlike = isAlike || detail(step, "are answered in the same way");
            if (threat)
                QVERIFY(left.insert(movable(*played(*threat))).second);
        }
        const auto all = movableAfter(m_position.heaps);
        if (moveCount() > 7)
            return; // some are examples
        QCOMPARE(left, all);
        QCOMPARE(isAlike, steps < moveCount());
    }

    bool hasTokens() const { return m_rule.startsWith(QLatin1String("graph")); }

    // A heap behind the first that has its set.
    using Kind = std::pair<std::size_t, Count>;
    // The first part that has the same set.
    std::size_t kindOf(std::size_t part) const
    {
        const QStringList sets = m_rule.split(QLatin1Char('+'));
        const bool isSum = isSums() && sets.size() > 1;
        return isSum ? static_cast<std::size_t>(sets.indexOf(sets[static_cast<qsizetype>(part)])) : 0;
    }
    // Some heap has another set than the first: then the order counts.
    bool isOrdered() const
    {
        const std::size_t parts = m_position.heaps.size();
        bool isOrdered = false;
        for (std::size_t part = 0; part < parts; ++part)
            isOrdered = isOrdered || kindOf(part) > 0;
        return isOrdered;
    }

    // The parts that have a move, the largest first; or all in their order, those without a move as 0, and
    // none if no move is left.
    std::vector<Count> movable(std::vector<Count> heaps) const
    {
        if (isOrdered()) {
            for (std::size_t part = 0; part < heaps.size(); ++part)
                heaps[part] =
                    rules_alone::sgReplacements(m_rule, part, heaps[part]).empty() ? 0 : heaps[part];
            return std::ranges::count(heaps, Count{0}) < std::ssize(heaps) ? heaps : std::vector<Count>();
        }
        std::erase_if(heaps,
                      [&](Count heap) { return rules_alone::sgReplacements(m_rule, 0, heap).empty(); });
        std::ranges::sort(heaps, std::greater());
        return heaps;
    }

    // The stones of a heap; of a token how many moves it can still make.
    Count sizeOf(Count part) const
    {
        if (!hasTokens())
            return part;
        Count longest = 0;
        for (const auto& left : rules_alone::sgReplacements(m_rule, 0, part))
            longest = std::max(longest, sizeOf(left.front()) + 1);
        return longest;
    }
    Count sizeOf(const std::vector<Count>& parts) const
    {
        Count size = 0;
        for (const Count part : parts)
            size += sizeOf(part);
        return size;
    }

    // Every position of no more parts than `most`, of these, the first of them or those behind it, up to a
    // size.
    void visitUpTo(Count size, const std::vector<Count>& parts, std::size_t first, std::size_t most,
                   std::vector<Count>& chosen, std::set<QString>& lost)
    {
        if (!chosen.empty() && m_outcome(chosen) == Outcome::P)
            lost.insert(written(chosen));
        for (std::size_t i = first; i < parts.size() && chosen.size() < most; ++i) {
            if (sizeOf(parts[i]) > size)
                continue;
            chosen.push_back(parts[i]);
            visitUpTo(size - sizeOf(parts[i]), parts, i, most, chosen, lost);
            chosen.pop_back();
        }
    }

    // All small P-positions, and no others.
    void checkSmallestLost(const Step& step)
    {
        QVERIFY(isMisere() && !m_valuesRule && m_list.empty());
        const Sentence& said = step.details.front();
        const std::size_t place = hasTokens() ? 1 : 0;
        const Count size = at<Count>(said, place);
        QVERIFY(size < sizeOf(movable(m_position.heaps)));
        std::set<Count> parts;
        std::size_t most = size;
        if (hasTokens()) {
            most = movable(m_position.heaps).size();
            QCOMPARE(at<Count>(said, 0), Count{most});
            std::set<std::vector<Count>> seen;
            for (const Count token : m_position.heaps)
                visitAfter({token}, seen);
            for (const auto& each : seen)
                parts.insert(each.front());
            parts.insert(m_position.heaps.begin(), m_position.heaps.end());
        } else {
            for (Count heap = 1; heap <= size; ++heap)
                parts.insert(heap);
        }
        const std::vector<Count> movableParts = movable({parts.begin(), parts.end()});
        std::vector<Count> chosen;
        std::set<QString> lost;
        visitUpTo(size, movableParts, 0, most, chosen, lost);
        const QStringList list = items(said, place + 1);
        QCOMPARE(std::set<QString>(list.begin(), list.end()), lost);
        QCOMPARE(static_cast<std::size_t>(list.size()), lost.size());
        QVERIFY(!lost.empty());
        m_smallest = lost;
        m_above = lost;
        checkChecked(step, lost);
        const Sentence* const program = detail(step, "Further up the program");
        m_hasProgram = program != nullptr;
        if (program)
            QCOMPARE(at<Count>(*program, 0), mostPositions());
        if (program && !hasTokens())
            QCOMPARE(at<Count>(*program, 1), sizeOf(movable(m_position.heaps)));
    }

    // Sums of heaps that have a move, up to a size; or the ways to place the tokens, where all sinks are one.
    Count mostPositions()
    {
        const std::vector<Count> start = movable(m_position.heaps);
        if (!hasTokens())
            return sumsUpTo(sizeOf(start), sizeOf(start));
        Count placings = 1;
        for (const Count token : start) {
            std::set<std::vector<Count>> seen{{token}};
            visitAfter({token}, seen);
            placings *= 1 + static_cast<Count>(std::ranges::count_if(seen, [&](const auto& each) {
                            return !movable(each).empty();
                        }));
        }
        return placings;
    }
    Count sumsUpTo(Count size, Count largest) const
    {
        Count sums = 1; // of no heap
        for (Count heap = std::min(size, largest); heap > 0; --heap) {
            if (!rules_alone::sgReplacements(m_rule, 0, heap).empty())
                sums += sumsUpTo(size - heap, heap);
        }
        return sums;
    }

    static std::vector<Count> partsOf(const QString& name)
    {
        const auto found = explained::numbers(name);
        return {found.begin(), found.end()};
    }

    // "(4, 3), (4) → (3)": every move of the position is there once, and has that answer, one of these.
    void checkGroups(const QString& name, const teaching::Clauses& groups, const std::set<QString>& answers)
    {
        const std::vector<Count> parts = partsOf(name);
        QCOMPARE(written(parts), name);
        QCOMPARE(m_outcome(parts), Outcome::P);
        auto moved = movableAfter(parts);
        moved.erase(std::vector<Count>{});
        for (const Sentence& group : groups.items) {
            QVERIFY(answers.contains(at<QString>(group, 1)));
            for (const QString& left : items(group, 0)) {
                QCOMPARE(moved.erase(checkExchange(parts, left, at<QString>(group, 1)).first),
                         std::size_t{1});
                if (QTest::currentTestFailed())
                    return;
            }
        }
        QVERIFY(moved.empty());
    }

    // Positions after a move, without parts that have none.
    std::set<std::vector<Count>> movableAfter(const std::vector<Count>& heaps) const
    {
        std::set<std::vector<Count>> found;
        for (std::size_t part = 0; part < heaps.size(); ++part) {
            for (const auto& left : rules_alone::sgReplacements(m_rule, part, heaps[part])) {
                auto then = heaps; // in its place
                const auto place = then.erase(then.begin() + static_cast<std::ptrdiff_t>(part));
                then.insert(place, left.begin(), left.end());
                found.insert(movable(std::move(then)));
            }
        }
        return found;
    }

    // Why a position is P: it stands above, or is argued by those above; or the program has found it so.
    void checkWhyLost(const Step& step, const std::vector<Count>& left)
    {
        QCOMPARE(m_outcome(left), Outcome::P);
        if (detail(step, "That leaves %1, one of the P-positions above.")) {
            QVERIFY(m_above.contains(written(left)));
            return;
        }
        QVERIFY(!m_above.contains(written(left)));
        if (detail(step, "again, which the program has found")) {
            QVERIFY(m_cited.contains(written(left)));
            return;
        }
        if (detail(step, "computed in the same way that it is P")) {
            QVERIFY(!m_cited.empty() && m_cited.insert(written(left)).second);
            return;
        }
        bool canEnd = movableAfter(left).contains({});
        for (const Sentence& said : step.details) {
            const QByteArray source(said.source);
            const bool isFirst = source.startsWith("%1 is P, because every move from there can be answered");
            if (isFirst || source.startsWith("In the same way")) {
                QCOMPARE(isFirst, !std::exchange(m_hasArgument, true));
                checkGroups(at<QString>(said, 0), at<teaching::Clauses>(said, 1), m_above);
            } else if (source.startsWith("%1 is P, as every move from there ends")) {
                QVERIFY(isEveryMoveTheLast(partsOf(at<QString>(said, 0))));
            } else {
                continue;
            }
            if (QTest::currentTestFailed())
                return;
            m_above.insert(at<QString>(said, 0));
            canEnd = canEnd || movableAfter(partsOf(at<QString>(said, 0))).contains({});
        }
        QCOMPARE(detail(step, "A move that ends the game loses at once") != nullptr, canEnd);
        if (!m_above.contains(written(left)))
            checkCited(step, left);
    }

    // P-positions that are argued one after the other, each by those above.
    void checkFurtherLost(const Step& step)
    {
        QVERIFY(isMisere() && !m_smallest.empty() && !explained::stepOf(m_explanation, "lost-list"));
        bool canEnd = false;
        std::size_t argued = 0;
        std::set<Count> sizes;
        for (const Sentence& said : step.details) {
            std::set<QString> names;
            canEnd = checkEach(said, m_above, names) || canEnd;
            for (const QString& name : names) {
                QVERIFY(m_above.insert(name).second);
                sizes.insert(sizeOf(partsOf(name)));
                ++argued;
            }
        }
        QVERIFY(argued >= 1 && argued <= 7);
        if (!hasTokens()) {
            QCOMPARE(at<Count>(step.title, 0), *sizes.begin());
            QCOMPARE(at<Count>(step.title, step.title.arguments.size() - 1), *sizes.rbegin());
        }
        QCOMPARE(detail(step, "A move that ends the game loses at once") != nullptr, canEnd);
    }

    // What the program has found: each of the moves is answered, or some of very many are.
    void checkCited(const Step& step, const std::vector<Count>& left)
    {
        m_cited.insert(written(left));
        auto moved = movableAfter(left);
        moved.erase(std::vector<Count>{});
        const Sentence* const some = detail(step, "it has an answer to each of the");
        const Sentence* const all = detail(step, "can be answered by leaving a P-position again: ");
        QCOMPARE(some != nullptr, moved.size() > 16);
        QVERIFY(some || all);
        const Sentence& said = some ? *some : *all;
        QCOMPARE(at<QString>(said, 0), written(left));
        if (some)
            QCOMPARE(static_cast<std::size_t>(some->count), moved.size());
        const QStringList list = items(said, 1);
        QCOMPARE(static_cast<std::size_t>(list.size()), some ? std::size_t{3} : moved.size());
        for (const QString& answer : list) {
            const QStringList sides = answer.split(QStringLiteral(" → "));
            moved.erase(checkExchange(left, sides[0], sides[1]).first); // each once
            if (QTest::currentTestFailed())
                return;
        }
        const Sentence* const line = detail(step, "One line of play from");
        if (line)
            checkLine(*line, left, list);
        QCOMPARE(detail(step, "All other answers are found") != nullptr, line && !m_hasLine);
        m_hasLine = m_hasLine || line;
    }

    // What the verdict says of the program is so: it is cited where it has to be, and nowhere else.
    void checkAuthority()
    {
        const Step* const verdict = explained::stepOf(m_explanation, "verdict");
        if (!explained::stepOf(m_explanation, "smallest-lost"))
            return;
        const bool isProven = detail(*verdict, "and say why it is P")
            || detail(*verdict, "one of the P-positions above.")
            || detail(*verdict, "show it by answers that leave")
            || detail(*verdict, "as the step before shows");
        QVERIFY(m_truth == Outcome::N || moveCount() <= 7 || explained::stepOf(m_explanation, "breaks"));
        QCOMPARE(isProven, m_cited.empty());
        QCOMPARE(detail(*verdict, "To check one of these") != nullptr, !isProven);
        QCOMPARE(m_hasProgram, m_truth == Outcome::N || !isProven);
        const bool hasRest = explained::stepOf(m_explanation, "more-moves") != nullptr;
        if (isProven && m_truth == Outcome::N) // what other moves leave is N
            QVERIFY(detail(*verdict,
                           hasRest ? "hich others win, and that no more do, the program has found"
                                   : "hat no other move wins the program has found"));
    }

    // The first step with arrows between positions says what they are, and what is left out of positions, or
    // that the heaps keep their order, is said once, where it has not been said of the lists. In normal play
    // no token is left out.
    void checkNames()
    {
        bool hasArrows = false;
        bool hasNames = false;
        int leftOut = 0;
        const bool isSeveral = m_position.heaps.size() > 1 || maySplit(); // so they have an order
        const bool isSaid = hasTokens() ? isMisere() : isOrdered() || hasImmovable() || isSeveral;
        for (const Step& step : m_explanation.steps) {
            const QString text = explained::words(step);
            const bool isArrow =
                text.contains(QStringLiteral(") → (")) || text.contains(QStringLiteral(") → no"));
            QCOMPARE(text.contains(QStringLiteral("whether a move leaves A or B")), isArrow && !hasArrows);
            hasArrows = hasArrows || isArrow;
            const QByteArray id(step.id);
            const bool isShort = id == "short-win" || id == "short-others" || id == "before-last"
                || (id == "answer" && explained::stepOf(m_explanation, "short-answers"));
            hasNames = hasNames || (isShort && (isArrow || text.contains(QStringLiteral("if you leave"))))
                || (isOrdered() && id == "lost-list") || isRenamed(step);
            leftOut += text.contains(QStringLiteral("are left out here"))
                || text.contains(QStringLiteral("eaps stand first here"))
                || text.contains(QStringLiteral("in the order of the heaps"));
            QCOMPARE(text.contains(QStringLiteral("a heap without a move as 0")),
                     text.contains(QStringLiteral("in the order of the heaps")) && hasImmovable());
        }
        QCOMPARE(leftOut, hasNames && isSaid ? 1 : 0);
    }
    // Of what a move or an answer leaves in misère play another name is used than it has on the board.
    bool isRenamed(const Step& step)
    {
        const ShownMove* const reply = find(step, Role::Reply);
        const ShownMove* const last = reply ? reply : find(step, Role::Winning);
        return last && detail(step, "where every move ends the game") && !isNimHeap()
            && written(*played(*last)) != real(*played(*last));
    }
    // Some heap of a stone or more may be too small to move.
    bool hasImmovable() const
    {
        for (std::size_t part = 0; part < m_position.heaps.size(); ++part) {
            if (!hasTokens() && rules_alone::sgReplacements(m_rule, part, 1).empty())
                return true;
        }
        return false;
    }

    // What a move of a position and its answer leave, of these names.
    std::pair<std::vector<Count>, std::vector<Count>>
    checkExchange(const std::vector<Count>& from, const QString& left, const QString& answered)
    {
        std::pair<std::vector<Count>, std::vector<Count>> found;
        const auto look = [&](const std::vector<Count>& before, const QString& name) {
            const auto moved = movableAfter(before);
            const auto place =
                std::ranges::find_if(moved, [&](const auto& each) { return written(each) == name; });
            return place == moved.end() ? std::vector<Count>{} : *place;
        };
        found.first = look(from, left);
        found.second = look(found.first, answered);
        [&] {
            QVERIFY(!found.first.empty() && !found.second.empty());
            QCOMPARE(m_outcome(found.second), Outcome::P);
        }();
        return found;
    }

    // Moves and answers one after the other, from a position down to one of the list of the smallest ones;
    // the first are of those that have been shown.
    void checkLine(const Sentence& said, std::vector<Count> now, const QStringList& shown)
    {
        QCOMPARE(at<QString>(said, 0), written(now));
        const auto& line = at<teaching::Clauses>(said, 1).items;
        QVERIFY(line.size() >= 2 && line.size() <= (m_hasLine ? 6 : 10));
        for (std::size_t i = 0; i < line.size(); ++i) {
            const QString left = at<QString>(line[i], 0);
            const QString answered = at<QString>(line[i], 1);
            QVERIFY(i > 0 || shown.contains(QStringLiteral("%1 → %2").arg(left, answered)));
            now = checkExchange(now, left, answered).second;
            if (QTest::currentTestFailed())
                return;
            QCOMPARE(m_smallest.contains(answered), i + 1 == line.size());
            QVERIFY(m_hasLine || i + 1 < line.size() || m_checked.contains(answered)); // it is argued there
        }
    }

    void checkValue(const Step& step)
    {
        std::vector<std::size_t> parts;
        for (const Mark& mark : step.shown.marks) {
            if (mark.kind == Mark::Heap)
                parts.push_back(mark.heap);
        }
        QVERIFY(!parts.empty());
        const std::size_t part = parts.front();
        const Count heap = m_position.heaps[part];
        // The parts of that number and those values are all that there are.
        std::vector<Count> names;
        for (std::size_t each = 0; each < m_position.heaps.size(); ++each) {
            if (kindOf(each) == kindOf(part) && m_position.heaps[each] == heap) {
                QVERIFY(std::ranges::find(parts, each) != parts.end());
                names.push_back(Count{each} + 1);
            }
        }
        QCOMPARE(parts.size(), names.size());
        if (m_now.size() == 1) // no number tells it from others
            QCOMPARE(step.title.arguments.size(), std::size_t{1});
        else if (names.size() > kMostTerms)
            QCOMPARE(step.title.count, static_cast<int>(names.size()));
        else
            QCOMPARE(at<teaching::Numbers>(step.title, 0).values, names);
        QCOMPARE(lastNumber(at<QString>(step.title, step.title.arguments.size() - 1)), m_now[part]);
        checkOptions(step, part, heap);
        QCOMPARE(detail(step, "Only this heap has a move") != nullptr, isSingle() && m_now.size() > 1);
        QVERIFY(!isSingle() || part == onlyPart());
        if (const Sentence* const reduced = detail(step, "Whole periods make no difference"))
            checkReduced(*reduced, part);
    }

    void checkOptions(const Step& step, std::size_t part, Count heap)
    {
        std::multiset<Count> values;
        for (const auto& left : rules_alone::sgReplacements(m_rule, part, heap)) {
            Count value = 0;
            for (const Count each : left)
                value ^= m_values.of(part, each);
            values.insert(value);
        }
        if (values.empty()) {
            QVERIFY(detail(step, "There is no move here"));
            return;
        }
        if (hasEveryLayer()) {
            QVERIFY(!detail(step, "the smallest number that is missing"));
            checkLayerOf(part);
        } else {
            QCOMPARE(at<Count>(*detail(step, "the smallest number that is missing"), 1), m_now[part]);
        }
        if (explained::stepOf(m_explanation, "nim"))
            return; // all options are known
        std::multiset<Count> taken = optionsByTaking(step, part, heap);
        if (const Sentence* const all = detail(step, "The options and their values"); all || !taken.empty()) {
            std::multiset<Count> said = std::move(taken);
            for (const QString& item : all ? items(*all, 0) : QStringList())
                said.insert(lastNumber(item));
            if (values.size() <= kMostTerms)
                QCOMPARE(said, values);
            return;
        }
        const Sentence& some = *detail(step, "here is one for each value");
        QCOMPARE(static_cast<std::size_t>(some.count), values.size());
        const std::set<Count> different(values.begin(), values.end());
        const auto& list = at<teaching::Clauses>(some, 0).items;
        // All below the mex, and no fewer than a list may have.
        const std::size_t needed = m_now[part] <= 64 ? static_cast<std::size_t>(m_now[part]) : 0;
        const std::size_t shown = std::min(different.size(), std::max(needed, kMostTerms));
        const std::size_t cut = different.size() - shown;
        QCOMPARE(list.size(), shown + (cut > 0 ? 1 : 0));
        if (cut > 0) {
            QCOMPARE(static_cast<std::size_t>(list.back().count), cut);
            QCOMPARE(QByteArray(list.back().source).contains("the mex does not need"),
                     *std::next(different.begin(), static_cast<std::ptrdiff_t>(shown)) > m_now[part]);
        }
        auto value = different.begin();
        for (std::size_t i = 0; i < shown; ++i, ++value) {
            const bool isAlone = list[i].count < 0;
            QCOMPARE(values.count(*value), isAlone ? 1 : static_cast<std::size_t>(list[i].count) + 1);
            const QString formula = isAlone ? english(list[i]) : at<QString>(list[i], 0);
            QCOMPARE(lastNumber(formula), *value);
        }
    }

    // The values of the options that are listed by what is taken, which are those of that number.
    std::multiset<Count> optionsByTaking(const Step& step, std::size_t part, Count heap)
    {
        std::multiset<Count> all;
        Count next = 0; // taken at least
        for (const Sentence& each : step.details) {
            if (!QByteArray(each.source).startsWith("The options after"))
                continue;
            const bool isSplit = each.arguments.size() == 1;
            const Count take = isSplit ? 0 : at<Count>(each, 0);
            std::multiset<Count> expected;
            for (const auto& left : rules_alone::sgReplacements(m_rule, part, heap)) {
                Count value = 0;
                for (const Count one : left)
                    value ^= m_values.of(part, one);
                if (std::accumulate(left.begin(), left.end(), Count{0}) == heap - take)
                    expected.insert(value);
            }
            std::multiset<Count> said;
            for (const QString& item : items(each, isSplit ? 0 : 1))
                said.insert(lastNumber(item));
            if (said != expected || take < next)
                QTest::qFail("options are listed falsely", __FILE__, __LINE__);
            next = take + 1;
            all.insert(said.begin(), said.end());
        }
        return all;
    }

    // Of a graph so small that each vertex stands in the step of its layer, the mex is not said twice.
    bool hasEveryLayer() const
    {
        return explained::stepOf(m_explanation, "layer")
            && games::SgGame::of(m_position).order().size() <= 12;
    }
    void checkLayerOf(std::size_t part)
    {
        const QString wanted =
            QStringLiteral("g(%1) = mex {").arg(games::SgGame::of(m_position).label(m_position.heaps[part]));
        const auto said = std::ranges::count_if(m_explanation.steps, [&](const Step& each) {
            return QByteArray(each.id) == "layer" && explained::words(each).contains(wanted);
        });
        QCOMPARE(said, std::ptrdiff_t{1});
    }

    // "100 = 14·7 + 2", "g(100) = g(2)".
    void checkReduced(const Sentence& reduced, std::size_t part)
    {
        const QStringList sides = at<QString>(reduced, 0).split(QStringLiteral(" = "));
        Count sum = 0;
        for (const QString& term : sides[1].split(QStringLiteral(" + "))) {
            Count product = 1;
            for (const QString& factor : term.split(QStringLiteral("·")))
                product *= factor.toULongLong();
            sum += product;
        }
        QCOMPARE(sides[0].toULongLong(), m_position.heaps[part]);
        QCOMPARE(sum, m_position.heaps[part]);
        const Count smaller = lastNumber(at<QString>(reduced, 1));
        QVERIFY(smaller < sum);
        QCOMPARE(m_values.of(part, smaller), m_now[part]);
    }

    void checkMoreValues(const Step& step)
    {
        std::set<QString> different;
        for (const Mark& mark : step.shown.marks) {
            if (mark.kind == Mark::Heap)
                different.insert(QStringLiteral("%1 %2").arg(kindOf(mark.heap)).arg(mark.from));
        }
        const QStringList said = items(step.details.front(), 0);
        QCOMPARE(static_cast<std::size_t>(said.size()), std::min(different.size(), kMostTerms + 1));
    }

    void checkNimSum(const Step& step)
    {
        QVERIFY(!isSingle());
        QCOMPARE(step.title.arguments.empty(), m_sum == 0);
        if (m_sum != 0)
            QCOMPARE(at<Count>(step.title, 0), m_sum);
        if (!chain(m_now).isEmpty())
            QCOMPARE(english(step.details.front()), chain(m_now));
        const auto heaps = std::ranges::count(step.shown.marks, teaching::Mark::Heap, &teaching::Mark::kind);
        QCOMPARE(static_cast<std::size_t>(heaps), m_now.size());
        QVERIFY(step.shown.find(games::NimSumMark::Sum));
    }

    // ---- Who wins ----

    void checkVerdict(const Step& step)
    {
        const QString title = english(step.title);
        QCOMPARE(title.contains(QStringLiteral("N-position")), m_truth == Outcome::N);
        QCOMPARE(title.contains(QStringLiteral("P-position")), m_truth == Outcome::P);
        const QString why = english(step.details.front());
        if (!m_valuesRule || !m_list.empty())
            checkMisereVerdict(why);
        else if (isMisere())
            QCOMPARE(why, misereReason());
        else if (isSingle())
            QCOMPARE(why.startsWith(QStringLiteral("The SG value is 0,")), m_truth == Outcome::P);
        else
            QCOMPARE(why.startsWith(QStringLiteral("The nim-sum of the values is 0,")),
                     m_truth == Outcome::P);
    }

    void checkMisereVerdict(const QString& why) const
    {
        const bool isLost = m_truth == Outcome::P;
        const bool isArgued = why.contains(QStringLiteral("as the step before shows"));
        if (isArgued)
            QCOMPARE(why.contains(QStringLiteral("play some of the moves")), moveCount() > 7);
        if (!m_list.empty() && isLost && moveCount() > 7)
            QVERIFY(isArgued);
        else if (!m_list.empty())
            QCOMPARE(why.startsWith(QStringLiteral("No move leads to a position of the list")), isLost);
        else if (explained::stepOf(m_explanation, "sinks"))
            QCOMPARE(why.contains(QStringLiteral("every arrow from here")), isLost);
        else
            QCOMPARE(why.startsWith(QStringLiteral("Some move leaves ")), !isLost);
        if (isLost && !m_list.empty() && !isArgued)
            QCOMPARE(why.contains(QStringLiteral("unless it has ended the game")), canEnd());
        if (why.contains(QStringLiteral("the next steps answer")))
            QCOMPARE(why.contains(QStringLiteral("the next steps answer each")), moveCount() <= 7);
    }
    bool canEnd() const
    {
        const auto next = rules_alone::options(position(m_rule, m_position.heaps));
        return std::ranges::any_of(next, [&](const auto& each) { return isOver(each); });
    }

    QString misereReason() const
    {
        if (isSingle()) {
            return m_sum == 1 ? QStringLiteral("The only value is 1.")
                              : QStringLiteral("The only value is %1, not 1.").arg(m_sum);
        }
        if (std::ranges::any_of(m_now, [](Count value) { return value >= 2; })) {
            return m_sum == 0
                ? QStringLiteral("Some value is 2 or more and the nim-sum is 0.")
                : QStringLiteral("Some value is 2 or more and the nim-sum is %1, not 0.").arg(m_sum);
        }
        return m_sum == 1 ? QStringLiteral("All values are 0 or 1 and the nim-sum is 1.")
                          : QStringLiteral("All values are 0 or 1 and the nim-sum is 0, not 1.");
    }

    // A list of parts, each with a formula.
    void checkList(const Sentence& list, const std::vector<std::size_t>& parts,
                   const std::function<QString(Count from, Count to)>& formula)
    {
        const QString word = m_rule.startsWith(QLatin1String("graph")) ? QStringLiteral("token %1: %2")
                                                                       : QStringLiteral("heap %1: %2");
        const QStringList said = items(list, 0);
        QCOMPARE(static_cast<std::size_t>(said.size()), std::min(parts.size(), kMostTerms + 1));
        for (std::size_t i = 0; i < std::min(parts.size(), kMostTerms); ++i) {
            QCOMPARE(said[static_cast<qsizetype>(i)],
                     word.arg(parts[i] + 1).arg(formula(m_now[parts[i]], m_now[parts[i]] ^ m_sum)));
        }
    }

    void checkGoal(const Step& step)
    {
        QVERIFY(m_truth == Outcome::N && !isMisere());
        if (isSingle()) {
            QCOMPARE(at<Count>(step.details.front(), 0), m_sum);
            return;
        }
        QCOMPARE(at<Count>(step.title, 0), m_sum);
        std::vector<std::size_t> all(m_now.size());
        for (std::size_t part = 0; part < all.size(); ++part)
            all[part] = part;
        checkList(step.details.front(), all, [&](Count from, Count) { return chain({from, m_sum}); });
    }

    void checkOthers(const Step& step)
    {
        QVERIFY(m_truth == Outcome::N && !isMisere() && !isSingle());
        std::vector<std::size_t> stuck;
        for (std::size_t part = 0; part < m_now.size(); ++part) {
            if (!m_values.ofOptions(part, m_position.heaps[part]).contains(m_now[part] ^ m_sum)) {
                QVERIFY((m_now[part] ^ m_sum) > m_now[part]);
                stuck.push_back(part);
            }
        }
        checkList(step.details.front(), stuck, arrow);
        const auto isOfPart = [](const Mark& mark) { return mark.kind == Mark::Heap; };
        QCOMPARE(std::ranges::count_if(step.shown.marks, isOfPart), std::ssize(stuck));
    }

    void checkWin(const Step& step)
    {
        QCOMPARE(m_truth, Outcome::N);
        const ShownMove& shown = *find(step, Role::Winning);
        const auto left = *played(shown);
        const Count from = m_now[shown.move.heap];
        const Count to = valueLeft(shown);
        QCOMPARE(english(step.title),
                 QStringLiteral("A winning move: %1").arg(described(m_position, shown.move)));
        if (isMisere()) {
            checkLeft(step, step.details.front(), left);
            return;
        }
        QCOMPARE(QByteArray(step.id) == "raise", to > from);
        QCOMPARE(from ^ m_sum, to);
        QCOMPARE(lastNumber(at<QString>(step.details.front(), 0)), to);
        if (!isSingle()) {
            QCOMPARE(at<QString>(step.details.front(), 1), arrow(from, to));
            QCOMPARE(step.details.front().arguments.size(), std::size_t{left.size() > 1 ? 3U : 2U});
            if (left.size() > 1 && !chain(valuesOf(left)).isEmpty())
                QCOMPARE(at<QString>(step.details.front(), 2), chain(valuesOf(left)));
        }
        if (to > from) {
            const Sentence* const back = detail(step, "take the rise back"); // said once
            QCOMPARE(back != nullptr, !m_hasRisen);
            m_hasRisen = true;
            if (!back)
                return;
            QCOMPARE(at<Count>(*back, 0), from);
            QCOMPARE(at<Count>(*back, 1), to);
            QCOMPARE(at<Count>(*back, 2), m_sum);
            for (Count below = 0; below < to; ++below) // no gap
                QVERIFY(canReach(shown, below));
        }
    }

    // Whether the value is that of an option of what a move has left.
    bool canReach(const ShownMove& shown, Count value)
    {
        const std::vector<Count> left = partsLeft(shown);
        for (std::size_t i = 0; i < left.size(); ++i) {
            const Count others = valueLeft(shown) ^ m_values.of(shown.move.heap, left[i]);
            for (const auto& parts : rules_alone::sgReplacements(m_rule, shown.move.heap, left[i])) {
                Count reached = others;
                for (const Count each : parts)
                    reached ^= m_values.of(shown.move.heap, each);
                if (reached == value)
                    return true;
            }
        }
        return false;
    }

    // What is said of a position that a winning move or an answer leaves in misère play.
    void checkLeft(const Step& step, const Sentence& said, const std::vector<Count>& left)
    {
        if (!m_list.empty()) {
            QCOMPARE(at<QString>(said, 0), written(left));
            QVERIFY(m_list.contains(written(left)));
            QVERIFY(m_checked.empty() || m_checked.contains(written(left)));
            return;
        }
        if (!m_valuesRule && !explained::stepOf(m_explanation, "sinks")) {
            checkWhyLost(step, left);
            return;
        }
        if (!m_valuesRule) {
            std::size_t moves = 0;
            for (std::size_t part = 0; part < left.size(); ++part)
                moves += rules_alone::sgReplacements(m_rule, part, left[part]).size();
            if (moves == 1)
                QVERIFY(QString::fromUtf8(said.source).contains(QStringLiteral("the only move from there")));
            else
                QCOMPARE(static_cast<std::size_t>(said.count), moves);
            return;
        }
        const auto values = valuesOf(left);
        if (isSingle()) {
            QCOMPARE(at<Count>(said, 0), Count{1});
            QCOMPARE(values[onlyPart()], Count{1});
            return;
        }
        const bool isLarge = std::ranges::any_of(values, [](Count value) { return value >= 2; });
        QCOMPARE(QString::fromUtf8(said.source).contains(QStringLiteral("one of them 2 or more")), isLarge);
        QCOMPARE(m_values.sum(left), Count{isLarge ? 0U : 1U});
        if (!chain(values).isEmpty())
            QCOMPARE(at<QString>(said, 0), chain(values));
    }

    void checkMoreMoves(const Step& step)
    {
        std::vector<teaching::Move> all = winningMoves(m_position);
        QCOMPARE(static_cast<std::size_t>(step.title.count) + m_shown.size(), all.size());
        std::erase_if(all, [&](const teaching::Move& move) {
            return std::ranges::find(m_shown, move) != m_shown.end();
        });
        QStringList expected;
        for (std::size_t i = 0; i < std::min(kMostTerms, all.size()); ++i)
            expected << (!maySplit()      ? described(m_position, all[i])
                             : isSingle() ? m_position.game->change(m_position, all[i])
                                          : QStringLiteral("heap %1: %2")
                                                .arg(all[i].heap + 1)
                                                .arg(m_position.game->change(m_position, all[i])));
        QCOMPARE(items(step.details.front(), 0).mid(0, kMostTerms), expected);
    }

    void checkBreaks(const Step& step)
    {
        QCOMPARE(m_truth, Outcome::P);
        QVERIFY(isMisere());
        if ((!m_valuesRule || !m_list.empty()) && !explained::stepOf(m_explanation, "sinks")) {
            QCOMPARE(english(step.title),
                     QStringLiteral("Every move can be answered by leaving a P-position"));
            QVERIFY(!explained::ids(m_explanation)
                         .mid(0, &step - m_explanation.steps.data())
                         .contains("verdict"));
            checkWhyLost(step, m_position.heaps);
            return;
        }
        const bool isSaid = !m_valuesRule; // in the step before
        QCOMPARE(english(step.title).contains(QStringLiteral("leaves an N-position")), !isSaid);
        QCOMPARE(detail(step, "nless it has ended the game")
                     || detail(step, "Only a move that ends the game"),
                 canEnd());
    }

    void checkAnswer(const Step& step)
    {
        QCOMPARE(m_truth, Outcome::P);
        const ShownMove& threat = *find(step, Role::Threat);
        const ShownMove& reply = *find(step, Role::Reply);
        const auto end = *played(reply);
        const bool isRenumbered = reply.before.heaps.size() != m_position.heaps.size();
        QCOMPARE(english(step.title),
                 QStringLiteral("Answer to “%1”: %2")
                     .arg(described(m_position, threat.move),
                          isRenumbered ? bySize(reply) : described(reply.before, reply.move)));
        checkHeapsLeft(step, reply.before.heaps, end);
        if (explained::stepOf(m_explanation, "before-answers")) {
            QCOMPARE(at<QString>(*detail(step, "where every move ends the game"), 0), written(end));
            QVERIFY(!isOver(end) && isEveryMoveTheLast(end));
            return;
        }
        if (isMisere()) {
            checkLeft(step, m_list.empty() ? step.details.back() : *detail(step, "That leaves %1, one of"),
                      end);
            return;
        }
        if (explained::stepOf(m_explanation, "last-answers")) {
            QVERIFY(detail(step, "No move is left then"));
            QVERIFY(rules_alone::options(position(m_rule, end)).empty());
            return;
        }
        if (explained::stepOf(m_explanation, "short-answers")) {
            checkLeftPlainly(step, end);
            return;
        }
        const Sentence& why = *detail(step, "The move leaves");
        QCOMPARE(at<Count>(why, 0), m_values.sum(reply.before.heaps));
        QCOMPARE(m_values.sum(end), Count{0});
        const bool isOneValue = isSingle() && end.size() == m_position.heaps.size();
        QCOMPARE(why.arguments.size() > 1, end.size() > 1 && !isOneValue);
        if (why.arguments.size() > 1 && !chain(valuesOf(end)).isEmpty())
            QCOMPARE(at<QString>(why, 1), chain(valuesOf(end)));
        if (const Sentence* const back = detail(step, "The move has raised a value")) {
            const Count before = m_now[threat.move.heap];
            QVERIFY(valueLeft(threat) > before);
            QCOMPARE(at<QString>(*back, 0), arrow(before, valueLeft(threat)));
            QCOMPARE(at<QString>(*back, 1), arrow(valueLeft(threat), before));
            QCOMPARE(valueLeft(reply), before);
        }
    }

    // A heap that has no number of its own yet is called by its size.
    QString bySize(const ShownMove& shown) const
    {
        const Count size = shown.before.heaps[shown.move.heap];
        const bool isOneOfSeveral = std::ranges::count(shown.before.heaps, size) > 1;
        const QString named =
            (isOneOfSeveral ? QStringLiteral("a heap of %1") : QStringLiteral("the heap of %1")).arg(size);
        const std::vector<Count> left = partsLeft(shown);
        QStringList sizes;
        for (const Count heap : left)
            sizes << QString::number(heap);
        const QString leave = sizes.join(QStringLiteral(" and "));
        if (shown.move.take == 0)
            return QStringLiteral("split %1 into %2").arg(named, leave);
        if (left.empty())
            return QStringLiteral("take %1 whole").arg(named);
        const QString taken = QStringLiteral("take %1 from %2").arg(shown.move.take).arg(named);
        return left.size() == 1 ? taken : taken + QStringLiteral(" so that %1 are left").arg(leave);
    }

    void checkHeapsLeft(const Step& step, const std::vector<Count>& then, const std::vector<Count>& end)
    {
        const Sentence* const said = detail(step, "The heaps are");
        const std::size_t count = m_position.heaps.size();
        const bool isChanged = then.size() != count || end.size() != count;
        QCOMPARE(said != nullptr, isChanged && std::max(then.size(), end.size()) <= kMostTerms);
        if (said) {
            QCOMPARE(at<teaching::Numbers>(*said, 0).values, then);
            QCOMPARE(at<teaching::Numbers>(*said, 1).values, end);
        }
    }

    // ---- Positions that are over in a move or two, or leave no choice ----

    bool isOver(const std::vector<Count>& heaps) const
    {
        return rules_alone::options(position(m_rule, heaps)).empty();
    }
    // Every move there is leaves no move.
    bool isEveryMoveTheLast(const std::vector<Count>& heaps) const
    {
        const auto next = rules_alone::options(position(m_rule, heaps));
        return std::ranges::all_of(next, [&](const auto& then) { return isOver(then); });
    }
    bool isEveryMoveTheLast() const { return isEveryMoveTheLast(m_position.heaps); }
    // One part that has a move, or several in misère play, with up to four moves.
    bool hasFewMoves(const std::vector<Count>& heaps) const
    {
        std::size_t moves = 0;
        for (std::size_t part = 0; part < heaps.size(); ++part)
            moves += rules_alone::sgReplacements(m_rule, part, heaps[part]).size();
        return (isMisere() || movableCount(heaps) == 1) && moves <= 4;
    }
    // Misère play: each move ends the game, or has an answer that leaves nothing but last moves.
    bool isSoonLost(const std::vector<Count>& heaps) const
    {
        const auto next = rules_alone::options(position(m_rule, heaps));
        return hasFewMoves(heaps) && std::ranges::all_of(next, [&](const auto& then) {
                   const auto ends = rules_alone::options(position(m_rule, then));
                   return ends.empty() || std::ranges::any_of(ends, [&](const auto& end) {
                              return !isOver(end) && isEveryMoveTheLast(end);
                          });
               });
    }
    // Misère play: as above, or the number of moves is fixed and odd.
    bool isBrieflyLost(const std::vector<Count>& heaps) const
    {
        return isEveryMoveTheLast(heaps) || isSoonLost(heaps) || fixedMoves(heaps).value_or(0) % 2 == 1;
    }
    // One heap of which any number may be taken.
    bool isNimHeap() const
    {
        const Count heap = m_position.heaps[onlyPart()];
        return isSingle() && !hasTokens() && !maySplit() && heap > 2
            && rules_alone::sgReplacements(m_rule, onlyPart(), heap).size() == heap;
    }
    bool isSoonWon() const
    {
        if (isNimHeap())
            return true;
        if (!hasFewMoves(m_position.heaps) || m_truth == Outcome::P)
            return false;
        const auto next = rules_alone::options(position(m_rule, m_position.heaps));
        return std::ranges::all_of(next, [&](const auto& then) {
            if (m_outcome(then) == Outcome::P)
                return isEveryMoveTheLast(then) || isSoonLost(then);
            const auto answers = rules_alone::options(position(m_rule, then));
            return isOver(then) || std::ranges::any_of(answers, [&](const auto& end) {
                       return m_outcome(end) == Outcome::P && isBrieflyLost(end);
                   });
        });
    }
    // How many moves a part has, where there is one each time or all are the last.
    std::optional<Count> fixedMoves(std::size_t part, Count heap, Count most = 12) const
    {
        const auto next = rules_alone::sgReplacements(m_rule, part, heap);
        const auto isLast = [&](const auto& left) {
            return std::ranges::all_of(
                left, [&](Count each) { return rules_alone::sgReplacements(m_rule, part, each).empty(); });
        };
        if (std::ranges::all_of(next, isLast))
            return next.empty() ? 0 : 1;
        // Of a set it is the same number each time, so it does not matter how often.
        const bool isSet = isSums();
        if (next.size() > 1 || (most == 0 && !isSet))
            return std::nullopt;
        Count moves = 1;
        for (const Count each : next.front()) {
            const auto more = fixedMoves(part, each, isSet ? most : most - 1);
            if (!more)
                return std::nullopt;
            moves += *more;
        }
        return moves;
    }
    std::optional<Count> fixedMoves(const std::vector<Count>& heaps) const
    {
        Count moves = 0;
        for (std::size_t part = 0; part < heaps.size(); ++part) {
            const auto those = fixedMoves(part, heaps[part]);
            if (!those || heaps.size() > kMostTerms)
                return std::nullopt;
            moves += *those;
        }
        return moves;
    }
    std::optional<Count> fixedMoves(const std::vector<Kind>& parts) const
    {
        Count moves = 0;
        for (const auto& [part, heap] : parts) {
            const auto those = fixedMoves(part, heap);
            if (!those || parts.size() > kMostTerms)
                return std::nullopt;
            moves += *those;
        }
        return moves;
    }
    std::optional<Count> fixedMoves() const { return fixedMoves(m_position.heaps); }
    // How often each of the parts that have a move is there; parts of different sets are never the same.
    std::map<Kind, std::size_t> counted(const std::vector<Count>& heaps) const
    {
        std::map<Kind, std::size_t> parts;
        for (std::size_t part = 0; part < heaps.size(); ++part) {
            if (!rules_alone::sgReplacements(m_rule, part, heaps[part]).empty())
                ++parts[{kindOf(part), heaps[part]}];
        }
        return parts;
    }
    bool hasTwins(const std::vector<Count>& heaps) const
    {
        return std::ranges::all_of(counted(heaps), [](const auto& each) { return each.second % 2 == 0; });
    }
    // The parts that have no twin, each once.
    std::vector<Kind> withoutTwins(const std::vector<Count>& heaps) const
    {
        std::vector<Kind> alone;
        for (const auto& [part, times] : counted(heaps)) {
            if (times % 2 == 1)
                alone.push_back(part);
        }
        return alone;
    }
    // Equal parts, and apart from them an even number of moves.
    bool isMirrored(const std::vector<Count>& heaps) const
    {
        const auto alone = withoutTwins(heaps);
        const auto moves = fixedMoves(alone);
        const std::size_t copied = movableCount(heaps) - alone.size();
        return copied > 0 && copied <= 2 * kMostTerms && moves && *moves % 2 == 0;
    }
    // Every move of the only part that has one can be answered by the last move of the game.
    bool isAnsweredAtOnce(const std::vector<Count>& heaps) const
    {
        const auto next = rules_alone::options(position(m_rule, heaps));
        return hasFewMoves(heaps) && std::ranges::all_of(next, [&](const auto& then) {
                   return std::ranges::any_of(rules_alone::options(position(m_rule, then)),
                                              [&](const auto& end) { return isOver(end); });
               });
    }
    // And no more than that.
    bool isOnlyAnsweredAtOnce(const std::vector<Count>& heaps) const
    {
        return !isOver(heaps) && !fixedMoves(heaps) && isAnsweredAtOnce(heaps);
    }
    bool isPlainlyLost(const std::vector<Count>& heaps) const
    {
        if (const auto moves = fixedMoves(heaps); moves || isOver(heaps))
            return !moves || *moves % 2 == 0;
        return hasTwins(heaps) || isOnlyAnsweredAtOnce(heaps);
    }
    // Heaps that do not split, with few stones.
    bool hasFewStones(const std::vector<Count>& heaps) const
    {
        const Count few = isOrdered() ? 10 : 6;
        return !maySplit() && heaps.size() <= 6 && std::ranges::max(heaps) <= few
            && std::accumulate(heaps.begin(), heaps.end(), Count{0}) <= few;
    }
    // The values of a heap that is there repeat already.
    bool needsPeriod() const
    {
        for (std::size_t part = 0; part < m_position.heaps.size(); ++part) {
            if (games::SgGame::of(m_position).needsPeriod(m_position, part))
                return true;
        }
        return false;
    }
    bool maySplit() const { return games::SgGame::of(m_position).maySplit(); }
    // Some move from there leaves a plainly lost position.
    bool hasPlainAnswer(const std::vector<Count>& heaps) const
    {
        const auto next = rules_alone::options(position(m_rule, heaps));
        return std::ranges::any_of(next, [&](const auto& end) { return isPlainlyLost(end); });
    }
    // Heaps that may split, or few stones: each of few moves has such an answer.
    bool isPlainlyAnswered(const std::vector<Count>& heaps) const
    {
        const auto next = rules_alone::options(position(m_rule, heaps));
        return (maySplit() || hasFewStones(heaps)) && moveCount(heaps) <= 7 && !next.empty()
            && std::ranges::all_of(next, [&](const auto& then) { return hasPlainAnswer(then); });
    }
    bool isPlainlyWon() const
    {
        if (needsPeriod() && !hasFewStones(m_position.heaps))
            return false;
        const auto wins = winningMoves(m_position);
        if (m_truth == Outcome::P || m_position.heaps.size() > kMostTerms || wins.size() > 7)
            return false;
        for (const teaching::Move& move : wins) {
            const auto left = *played({m_position, move, Role::Winning});
            if (!isPlainlyLost(left) && !isPlainlyAnswered(left))
                return false;
        }
        const auto next = rules_alone::options(m_position);
        return moveCount() - wins.size() <= 12 && std::ranges::all_of(next, [&](const auto& then) {
                   return m_outcome(then) == Outcome::P || hasPlainAnswer(then);
               });
    }

    // Which of the short ways argues the position; empty for none.
    QByteArray shortWay() const
    {
        const bool isFew = hasFewMoves(m_position.heaps);
        if (isMisere()) {
            const bool isLost = isSoonLost(m_position.heaps);
            return isEveryMoveTheLast()                                                ? "last-moves"
                : isNimHeap() || (isSoonWon() && winningMoves(m_position).size() == 1) ? "before-last"
                : fixedMoves()                                                         ? "forced"
                : isOddlyTaken()                                                       ? "parity"
                : isLost && moveCount() <= 2                                           ? "before-answers"
                : parities()                                                           ? "parity"
                : isLost                                                               ? "before-answers"
                : isSoonWon()                                                          ? "before-last"
                                                                                       : "";
        }
        const bool isCopied = isMirrored(m_position.heaps);
        return isFew && isEveryMoveTheLast()                    ? "last-moves"
            : isCopied && hasTwins(m_position.heaps)            ? "mirror"
            : fixedMoves()                                      ? "forced"
            : hasTokens()                                       ? "" // but by the layers of its graph
            : isAnsweredAtOnce(m_position.heaps)                ? "last-answers"
            : isCopied                                          ? "mirror"
            : !needsPeriod() && isPlainlyWon()                  ? "short-win"
            : maySplit() && isPlainlyAnswered(m_position.heaps) ? "short-answers"
            : isOddlyTaken() || parities()                      ? "parity"
            : isPlainlyWon()                                    ? "short-win"
            : isPlainlyAnswered(m_position.heaps)               ? "short-answers"
                                                                : "";
    }

    std::size_t movableCount(const std::vector<Count>& heaps) const
    {
        std::size_t count = 0;
        for (std::size_t part = 0; part < heaps.size(); ++part)
            count += !rules_alone::sgReplacements(m_rule, part, heaps[part]).empty();
        return count;
    }
    std::size_t movableCount() const { return movableCount(m_position.heaps); }
    // Every play has as many moves as are said.
    void checkForced(const Step& step)
    {
        const Count moves = static_cast<Count>(step.title.count);
        QCOMPARE(std::optional(moves), fixedMoves());
        QVERIFY(moves >= 2);
        const QString said = explained::words(step);
        QCOMPARE(said.contains(QStringLiteral("That is odd")), moves % 2 == 1);
        QCOMPARE(said.contains(QStringLiteral("and loses")), isMisere());
        QCOMPARE(said.contains(QStringLiteral("P-position")), m_truth == Outcome::P);
        QCOMPARE(m_truth == Outcome::N, (moves % 2 == 1) != isMisere());
        checkForcedWays(step, m_position.heaps, allParts());
        if (moves <= 10)
            checkPlays(m_position.heaps, moves);
        for (std::size_t part = 0; part < m_now.size(); ++part)
            QCOMPARE(m_now[part], *fixedMoves(part, m_position.heaps[part]) % 2);
    }
    std::vector<std::size_t> allParts() const
    {
        std::vector<std::size_t> parts(m_position.heaps.size());
        std::iota(parts.begin(), parts.end(), std::size_t{0});
        return parts;
    }
    // Where several of these parts have moves, the moves of each are named: every different one once.
    void checkForcedWays(const Step& step, const std::vector<Count>& heaps,
                         const std::vector<std::size_t>& parts)
    {
        std::map<QString, std::size_t> named; // the number of the heap; else its size or vertex
        std::vector<Count> expected;
        for (const std::size_t part : parts) {
            const auto moves = fixedMoves(part, heaps[part]).value();
            if (moves == 0)
                continue;
            expected.push_back(moves);
            named.emplace(isOrdered() ? QString::number(part + 1)
                                      : games::SgGame::of(m_position).label(heaps[part]),
                          part);
        }
        const Sentence* const said = detail(step, "%1. Together: %2.");
        QCOMPARE(said != nullptr, expected.size() > 1);
        if (!said)
            return;
        auto terms = explained::numbers(at<QString>(*said, 1));
        QCOMPARE(terms.back(), std::accumulate(expected.begin(), expected.end(), Count{0}));
        terms.pop_back();
        QCOMPARE(terms, expected);
        for (const Sentence& each : at<teaching::Clauses>(*said, 0).items) {
            const QString source = QString::fromUtf8(each.source).toLower();
            QCOMPARE(source.startsWith(QLatin1String("token")), hasTokens());
            QCOMPARE(source.contains(QLatin1String(" of ")), !hasTokens() && !isOrdered());
            const auto place = named.find(at<QString>(each, 0));
            QVERIFY(place != named.end());
            checkForcedWay(at<teaching::Clauses>(each, 1).items.front(), place->second, heaps[place->second]);
            named.erase(place);
        }
        QVERIFY(named.empty());
    }
    void checkForcedWay(const Sentence& way, std::size_t part, Count heap)
    {
        const auto next = rules_alone::sgReplacements(m_rule, part, heap);
        const QByteArray source(way.source);
        if (source.contains("can be taken")) {
            QVERIFY(next.size() == 1 && isSums());
            QCOMPARE(heap - (next.front().empty() ? 0 : next.front().front()), at<Count>(way, 0));
            QCOMPARE(heap / at<Count>(way, 0), at<Count>(way, 1));
            return;
        }
        if (source.startsWith("%n")) {
            QCOMPARE(static_cast<Count>(way.count), fixedMoves(part, heap).value());
            return;
        }
        // "4 → 3+1 → 2+1+1": one part is replaced by what its only move leaves, and the last have none, or
        // only last moves.
        const QString label = games::SgGame::of(m_position).label(heap);
        QStringList chain{label};
        if (!source.startsWith("any move"))
            chain = at<QString>(way, 0).split(QStringLiteral(" → "));
        QCOMPARE(chain.front(), label);
        std::vector<Count> now{heap};
        for (qsizetype i = 1; i < chain.size(); ++i) {
            const auto moved = std::ranges::find_if(
                now, [&](Count each) { return !rules_alone::sgReplacements(m_rule, part, each).empty(); });
            QVERIFY(moved != now.end());
            const auto left = rules_alone::sgReplacements(m_rule, part, *moved);
            QCOMPARE(left.size(), std::size_t{1});
            now.insert(now.erase(moved), left.front().begin(), left.front().end());
            QStringList labels;
            for (const Count each : now)
                labels << games::SgGame::of(m_position).label(each);
            QCOMPARE(chain[i], labels.empty() ? QStringLiteral("0") : labels.join(QLatin1Char('+')));
        }
        const bool isAny = source.contains("any move is its last");
        for (const Count each : now) {
            const auto then = rules_alone::sgReplacements(m_rule, part, each);
            QCOMPARE(then.size() > 1, isAny);
            QVERIFY(isAny || then.empty());
            for (const auto& left : then) {
                QVERIFY(std::ranges::all_of(
                    left, [&](Count one) { return rules_alone::sgReplacements(m_rule, part, one).empty(); }));
            }
        }
    }
    // Whether an odd number of moves is left of each part that can come up, if that is fixed for each.
    std::optional<std::map<Kind, bool>> parities() const
    {
        if (maySplit() || m_position.heaps.size() > kMostTerms)
            return std::nullopt;
        std::set<Kind> parts;
        for (std::size_t part = 0; part < m_position.heaps.size(); ++part)
            parts.insert({kindOf(part), m_position.heaps[part]});
        for (std::vector<Kind> open(parts.begin(), parts.end());
             !open.empty() && parts.size() <= 8 * m_now.size();) {
            const auto [kind, heap] = open.back();
            open.pop_back();
            for (const auto& left : rules_alone::sgReplacements(m_rule, kind, heap)) {
                const Kind one(kind, left.empty() ? 0 : left.front());
                if (parts.insert(one).second)
                    open.push_back(one);
            }
        }
        for (std::size_t part = 0; part < m_position.heaps.size(); ++part) {
            if (std::ranges::count(parts, kindOf(part), &Kind::first) > 8)
                return std::nullopt;
        }
        std::map<Kind, bool> found;
        while (found.size() < parts.size()) { // from the end up
            for (const Kind& part : parts) {
                std::set<bool> next;
                bool isReady = true;
                for (const auto& left : rules_alone::sgReplacements(m_rule, part.first, part.second)) {
                    const auto one = found.find({part.first, left.empty() ? 0 : left.front()});
                    isReady = isReady && one != found.end();
                    if (isReady)
                        next.insert(one->second);
                }
                if (next.size() > 1)
                    return std::nullopt;
                if (isReady)
                    found[part] = !next.empty() && !*next.begin();
            }
        }
        return found;
    }
    // All moves of sets take an odd number, and 1 can be taken from each heap.
    bool isOddlyTaken() const
    {
        const auto& heaps = m_position.heaps;
        return !hasTokens() && heaps.size() <= kMostTerms
            && std::ranges::all_of(std::views::iota(std::size_t{0}, heaps.size()), [&](std::size_t part) {
                   return isSums() ? isOddlyTaken(part, heaps[part])
                                   : heaps[part] <= 100
                           && std::ranges::all_of(std::views::iota(Count{0}, heaps[part] + 1),
                                                  [&](Count size) { return isOddlyTaken(part, size); });
               });
    }
    bool isOddlyTaken(std::size_t part, Count heap) const
    {
        bool hasOne = heap == 0;
        for (const auto& left : rules_alone::sgReplacements(m_rule, part, heap)) {
            const Count taken = heap - std::accumulate(left.begin(), left.end(), Count{0});
            if (taken % 2 == 0)
                return false;
            hasOne = hasOne || taken == 1;
        }
        return hasOne;
    }
    void checkOddlyTaken(const Step& step, const Sentence& said)
    {
        const auto& heaps = m_position.heaps;
        const Count stones = std::accumulate(heaps.begin(), heaps.end(), Count{0});
        const bool isOdd = stones % 2 == 1;
        QCOMPARE(at<Count>(said, 0), stones);
        QCOMPARE(QByteArray(said.source).contains("an odd number:"), isOdd);
        QCOMPARE(english(step.title).contains(QStringLiteral("odd")), isOdd);
        QCOMPARE(m_truth == Outcome::N, isOdd != isMisere());
        QCOMPARE(explained::words(step).contains(QStringLiteral("P-position")), m_truth == Outcome::P);
        QCOMPARE(explained::words(step).contains(QStringLiteral("and loses")), isMisere());
        bool hasEven = false; // so it has to be said why none is taken
        const QStringList sets = asSets(m_rule).split(QLatin1Char('+'));
        for (std::size_t part = 0; part < heaps.size() && isSums(); ++part) {
            const auto numbers =
                explained::numbers(sets[sets.size() == 1 ? 0 : static_cast<qsizetype>(part)]);
            hasEven = hasEven || (heaps[part] > 0 && std::ranges::any_of(numbers, [](Count number) {
                                      return number % 2 == 0;
                                  }));
        }
        QCOMPARE(detail(step, "The even numbers that may be taken are larger") != nullptr, hasEven);
        checkAllPlays(isOdd);
        for (std::size_t part = 0; part < m_now.size(); ++part)
            QCOMPARE(m_now[part], heaps[part] % 2);
    }
    void checkParity(const Step& step)
    {
        const Sentence* const taken = detail(step, "Every move takes an odd number of stones");
        QCOMPARE(taken != nullptr, isOddlyTaken());
        if (taken) {
            checkOddlyTaken(step, *taken);
            return;
        }
        const auto kinds = parities();
        QVERIFY(kinds);
        QCOMPARE(explained::words(step).contains(QStringLiteral("and loses")), isMisere());
        QCOMPARE(explained::words(step).contains(QStringLiteral("P-position")), m_truth == Outcome::P);
        checkOddAndEven(step, *kinds);
        std::size_t count = 0;
        for (std::size_t part = 0; part < m_now.size(); ++part) {
            const bool isOdd = kinds->at({kindOf(part), m_position.heaps[part]});
            QCOMPARE(m_now[part], Count{isOdd ? 1U : 0U});
            count += isOdd ? 1 : 0;
        }
        QCOMPARE(english(step.title).contains(QStringLiteral("odd")), count % 2 == 1);
        QCOMPARE(m_truth == Outcome::N, (count % 2 == 1) != isMisere());
        checkAllPlays(count % 2 == 1);
        const Sentence* const ofKinds = detail(step, "o together the number of moves");
        QCOMPARE(ofKinds == nullptr, isSingle());
        if (isSingle())
            return;
        QCOMPARE(QByteArray(ofKinds->source).contains("of moves is odd"), count % 2 == 1);
        QCOMPARE(QByteArray(ofKinds->source).contains("All are of the even kind"), count == 0);
        QStringList names;
        for (std::size_t part = 0; part < m_now.size(); ++part) {
            if (count == 0 || m_now[part] == 1)
                names << QStringLiteral("%1 %2")
                             .arg(QLatin1String(hasTokens() ? "token" : "heap"))
                             .arg(part + 1);
        }
        QCOMPARE(items(*ofKinds, 0), names);
    }
    // Each size, or vertex, that can come up is there once, as the kind that it is; where heaps have sets of
    // their own by the set.
    void checkOddAndEven(const Step& step, const std::map<Kind, bool>& kinds)
    {
        std::map<std::size_t, std::array<QStringList, 2>> expected;
        for (const auto& [part, isOdd] : kinds)
            expected[part.first][isOdd ? 0 : 1] << games::SgGame::of(m_position).label(part.second);
        if (!isOrdered()) {
            const Sentence& said = *detail(step, "have an odd number of moves left");
            QCOMPARE(items(said, 0), expected[0][0]);
            QCOMPARE(items(said, 1), expected[0][1]);
            return;
        }
        const auto& said = at<teaching::Clauses>(*detail(step, "is odd or even by its size alone"), 0).items;
        QCOMPARE(said.size(), expected.size());
        for (const Sentence& each : said) {
            const auto& names = at<teaching::Numbers>(each, 0).values;
            const auto& [odd, even] = expected[kindOf(static_cast<std::size_t>(names.front()) - 1)];
            QCOMPARE(each.arguments.size() == 1, odd.empty());
            if (!odd.empty()) {
                QCOMPARE(items(each, 1), odd);
                QCOMPARE(items(each, 2), even);
            }
            for (std::size_t part = 0; part < m_now.size(); ++part) {
                QCOMPARE(std::ranges::count(names, Count{part} + 1) == 1,
                         kindOf(part) == kindOf(static_cast<std::size_t>(names.front()) - 1));
            }
        }
    }

    // Whatever is moved, the number of moves to the end is odd, or even.
    void checkAllPlays(bool isOdd)
    {
        std::map<std::vector<Count>, bool> seen;
        const std::function<bool(const std::vector<Count>&, bool)> isSo = [&](const auto& heaps, bool odd) {
            if (const auto known = seen.find(heaps); known != seen.end())
                return known->second == odd;
            seen[heaps] = odd;
            const auto next = rules_alone::options(position(m_rule, heaps));
            return next.empty()
                ? !odd
                : std::ranges::all_of(next, [&](const auto& then) { return isSo(then, !odd); });
        };
        if (m_position.heaps.size() <= 4)
            QVERIFY(isSo(m_position.heaps, isOdd));
    }

    void checkPlays(const std::vector<Count>& heaps, Count moves)
    {
        const auto next = rules_alone::options(position(m_rule, heaps));
        QCOMPARE(next.empty(), moves == 0);
        if (next.empty())
            return;
        // Of equal lengths one play after the first and one after the last move will do.
        checkPlays(next.front(), moves - 1);
        if (next.size() > 1)
            checkPlays(next.back(), moves - 1);
    }

    // The answer makes the parts equal in pairs again, as they were.
    void checkMirror(const Step& step)
    {
        QVERIFY(!isMisere() && m_truth == Outcome::P && isMirrored(m_position.heaps));
        const std::vector<Kind> alone = withoutTwins(m_position.heaps);
        const bool isTwo = movableCount() == 2;
        const QString title = english(step.title);
        QCOMPARE(title.contains(QStringLiteral("oken")), hasTokens());
        QCOMPARE(title.startsWith(QStringLiteral("Two")), isTwo);
        const ShownMove& threat = *find(step, Role::Threat);
        const ShownMove& reply = *find(step, Role::Reply);
        QVERIFY(isMirrored(*played(reply)) || isOver(*played(reply)) || fixedMoves(*played(reply)));
        QCOMPARE(withoutTwins(*played(reply)), alone);
        QVERIFY(threat.move.take == reply.move.take && threat.move.split == reply.move.split);
        QCOMPARE(threat.before.heaps[threat.move.heap], reply.before.heaps[reply.move.heap]);
        const Sentence& example = *detail(step, "For example");
        const QStringList said = items(example, 0) + items(example, 1);
        const bool isRenumbered = reply.before.heaps.size() != m_position.heaps.size();
        QCOMPARE(said,
                 (QStringList{described(m_position, threat.move),
                              isRenumbered ? bySize(reply) : described(reply.before, reply.move)}));
        QCOMPARE(detail(step, "The other ") != nullptr, movableCount() < m_position.heaps.size());
        if (!isTwo)
            checkPairs(step, movableCount() - alone.size());
        const Sentence* const others = detail(step, "That is even, so one of these moves");
        QCOMPARE(others == nullptr, alone.empty());
        if (others)
            checkOthersAreEven(step, *others, alone);
    }
    // Every part that is copied is named once, with its twin.
    void checkPairs(const Step& step, std::size_t copied)
    {
        const Sentence& equal = *detail(step, hasTokens() ? "These share a vertex" : "These are equal");
        std::set<Count> named;
        for (const QString& pair : items(equal, 0)) {
            const auto parts = explained::numbers(pair);
            QCOMPARE(parts.size(), std::size_t{2});
            QCOMPARE(m_position.heaps[parts[0] - 1], m_position.heaps[parts[1] - 1]);
            QCOMPARE(kindOf(parts[0] - 1), kindOf(parts[1] - 1));
            named.insert({parts[0], parts[1]});
        }
        QCOMPARE(named.size(), copied);
    }
    void checkOthersAreEven(const Step& step, const Sentence& said, const std::vector<Kind>& alone)
    {
        std::vector<Kind> others;
        std::vector<std::size_t> parts;
        for (const Count named : at<teaching::Numbers>(said, 0).values) {
            parts.push_back(static_cast<std::size_t>(named - 1));
            others.emplace_back(kindOf(parts.back()), m_position.heaps[parts.back()]);
        }
        checkForcedWays(step, m_position.heaps, parts);
        std::ranges::sort(others);
        QCOMPARE(others, alone);
        QCOMPARE(said.count, static_cast<int>(alone.size()));
        QCOMPARE(std::optional(at<Count>(said, 1)), fixedMoves(alone));
    }

    // What a winning move leaves is over, has an even number of moves, or is equal two by two.
    void checkPlainWin(const Step& step)
    {
        QVERIFY(!isMisere() && isPlainlyWon());
        const ShownMove& shown = *find(step, Role::Winning);
        QCOMPARE(english(step.title),
                 QStringLiteral("A winning move: %1").arg(described(m_position, shown.move)));
        const auto left = *played(shown);
        QCOMPARE(detail(step, "After it the opponent cannot move") != nullptr, isOver(left));
        const auto moves = isOver(left) ? std::nullopt : fixedMoves(left);
        const Sentence* const exactly = detail(step, "Then exactly");
        QCOMPARE(exactly != nullptr, moves.has_value());
        if (exactly)
            QCOMPARE(static_cast<Count>(exactly->count), *moves);
        const Sentence* const equal = detail(step, "It leaves");
        const Sentence* const answered = detail(step, "where you can answer every move");
        QCOMPARE(answered != nullptr, !isPlainlyLost(left) || isOnlyAnsweredAtOnce(left));
        if (answered) {
            // The real position first, if a heap that cannot move is written as 0.
            const std::size_t place = answered->arguments.size() - 1;
            QCOMPARE(place == 2, isOrdered() && real(left) != listed(left));
            QCOMPARE(at<QString>(*answered, 0), isOrdered() ? real(left) : listed(left));
            QCOMPARE(at<QString>(*answered, place - 1), listed(left));
            checkPlainAnswers(step, left, Outcome::N, *answered, place,
                              "After your answer the opponent is to move");
        } else if (!moves && !isOver(left)) {
            QVERIFY(hasTwins(left));
            QCOMPARE(at<QString>(*equal, 0), listed(left));
            QCOMPARE(QString::fromUtf8(equal->source).contains(QStringLiteral("two equal heaps")),
                     movableCount(left) == 2);
            QCOMPARE(detail(step, "The other heaps") != nullptr, movableCount(left) < left.size());
        } else {
            QVERIFY(!equal);
        }
        const std::size_t wins = winningMoves(m_position).size();
        const Sentence* const none = detail(step, "There is no other move");
        QCOMPARE(none != nullptr, wins == moveCount() && wins == m_shown.size());
        QVERIFY(!none || QByteArray(none->source).contains("every move wins") == (wins > 1));
        QCOMPARE(explained::stepOf(m_explanation, "short-others") != nullptr, wins < moveCount());
        QVERIFY(!detail(step, "as the opponent has an answer")); // that has a step of its own
    }

    // Behind the last of the winning moves.
    void checkNoOtherWins(const Step& step)
    {
        const std::size_t wins = winningMoves(m_position).size();
        QCOMPARE(m_shown.size(), wins);
        checkAnsweredOthers(step, moveCount() - wins);
    }
    // The other moves are answered plainly.
    void checkAnsweredOthers(const Step& step, std::size_t count)
    {
        const Sentence* const losing = detail(step, "as the opponent has an answer");
        QVERIFY(losing);
        if (count == 1)
            QVERIFY(QByteArray(losing->source).startsWith("The other move loses"));
        else
            QCOMPARE(static_cast<std::size_t>(losing->count), count);
        checkPlainAnswers(step, m_position.heaps, Outcome::N, *losing, 0,
                          "Then it is your turn, and the opponent moves last");
    }

    // As written(), and "(0)" for those without a move.
    QString listed(const std::vector<Count>& heaps)
    {
        const QString name = written(heaps);
        return name == QStringLiteral("()") ? QStringLiteral("(0)") : name;
    }

    // Every position of that outcome that a move leaves is there once, with an answer that leaves what is
    // plainly lost, for the reason that is named.
    void checkPlainAnswers(const Step& step, const std::vector<Count>& from, Outcome outcome,
                           const Sentence& answered, std::size_t place, const char* why)
    {
        const auto& groups = at<teaching::Clauses>(answered, place);
        std::set<QString> expected;
        for (const auto& then : rules_alone::options(position(m_rule, from))) {
            if (m_outcome(then) == outcome)
                expected.insert(listed(then));
        }
        std::set<QString> answers;
        for (const Sentence& group : groups.items) {
            const bool isEnd = QByteArray(group.source).contains("no move is left");
            const QString answer = isEnd ? QStringLiteral("()") : at<QString>(group, 1);
            // "(0)" would be false where a heap is left that is too small to move.
            QVERIFY(isEnd || !(answer == QStringLiteral("(0)") || partsOf(answer).empty()));
            answers.insert(answer);
            for (const QString& left : items(group, 0)) {
                QVERIFY2(expected.erase(left) == 1, qPrintable(left));
                QVERIFY2(isPlainlyAnsweredBy(from, left, answer), qPrintable(left));
            }
        }
        QVERIFY(expected.empty());
        // An answer that ends the game needs no other reason.
        const bool isOnly = answers.size() == 1;
        const bool canEndGame = answers.erase(QStringLiteral("()")) == 1;
        // It stands behind these answers, before those to other moves.
        const auto first = step.details.begin() + (&answered - step.details.data()) + 1;
        const auto last = std::find_if(first, step.details.end(), [](const Sentence& each) {
            return QByteArray(each.source).contains("as the opponent has an answer");
        });
        const auto isSaid = [&](const char* words) {
            return std::any_of(first, last,
                               [&](const Sentence& each) { return QByteArray(each.source).contains(words); });
        };
        QCOMPARE(isSaid("That answer is the last move."), canEndGame && isOnly);
        QCOMPARE(isSaid("An answer after which no move is left"), canEndGame && !isOnly);
        checkReasons(detail(step, why), answers);
    }
    // Why answers leave what is plainly lost: each of these positions is there once.
    void checkReasons(const Sentence* reasons, std::set<QString> answers)
    {
        QCOMPARE(reasons == nullptr, answers.empty());
        if (!reasons)
            return;
        for (const Sentence& reason : at<teaching::Clauses>(*reasons, 0).items) {
            const QString name = at<QString>(reason, 0);
            QVERIFY(answers.erase(name) == 1);
            const auto moves = fixedMoves(partsOf(name));
            if (QByteArray(reason.source).contains("answered by the last one")) {
                checkAnsweredAtOnce(partsOf(name), at<teaching::Clauses>(reason, 1));
            } else if (QByteArray(reason.source).contains("where every move is copied")) {
                QVERIFY(hasTwins(partsOf(name)) && !moves);
            } else
                QCOMPARE(moves, std::optional(static_cast<Count>(reason.count)));
        }
        QVERIFY(answers.empty());
    }
    // "(2), (1) → no move is left": what every move leaves is there, once, and from each a move ends the
    // game.
    void checkAnsweredAtOnce(const std::vector<Count>& lost, const teaching::Clauses& said)
    {
        QVERIFY(isOnlyAnsweredAtOnce(lost));
        QCOMPARE(said.items.size(), std::size_t{1});
        QVERIFY(QByteArray(said.items[0].source).contains("no move is left"));
        std::set<QString> expected;
        for (const auto& then : rules_alone::options(position(m_rule, lost)))
            expected.insert(listed(then));
        const QStringList moved = items(said.items[0], 0);
        QCOMPARE(std::set<QString>(moved.begin(), moved.end()), expected);
        QCOMPARE(static_cast<std::size_t>(moved.size()), expected.size());
    }
    bool isPlainlyAnsweredBy(const std::vector<Count>& from, const QString& left, const QString& answered)
    {
        for (const auto& then : rules_alone::options(position(m_rule, from))) {
            const auto next = rules_alone::options(position(m_rule, then));
            if (listed(then) == left && std::ranges::any_of(next, [&](const auto& end) {
                    const QString name = isOver(end) ? QStringLiteral("()") : listed(end);
                    return name == answered && isPlainlyLost(end);
                }))
                return true;
        }
        return false;
    }

    void checkShortAnswers(const Step& step)
    {
        QVERIFY(!isMisere() && m_truth == Outcome::P && isPlainlyAnswered(m_position.heaps));
        QVERIFY(english(step.title).contains(QStringLiteral("P-position")) && !step.details.empty());
        const bool hasLast = std::ranges::any_of(m_explanation.steps, [](const Step& each) {
            return detail(each, "answers every move by the last one") != nullptr;
        });
        // Only what occurs is named.
        bool hasEven = false;
        bool hasEqual = false;
        for (const Step& each : m_explanation.steps) {
            const ShownMove* const reply = find(each, Role::Reply);
            hasEven = hasEven || (reply && fixedMoves(*played(*reply)));
            hasEqual = hasEqual || (reply && !fixedMoves(*played(*reply)));
        }
        const QString title = english(step.title);
        QCOMPARE(title.contains(QStringLiteral("equal heaps")), !hasLast && hasEqual);
        QCOMPARE(title.contains(QStringLiteral("even number of moves")), !hasLast && hasEven);
        QCOMPARE(m_sum, Count{0});
        const auto answers =
            std::ranges::count_if(m_explanation.steps, [](const Step& each) { return isAnswer(each); });
        QCOMPARE(static_cast<std::size_t>(answers), moveCount());
    }

    // What the answer leaves is over, has an even number of moves, or is equal two by two.
    void checkLeftPlainly(const Step& step, const std::vector<Count>& end)
    {
        QVERIFY(isPlainlyLost(end));
        const auto moves = isOver(end) ? std::nullopt : fixedMoves(end);
        QCOMPARE(detail(step, "No move is left then") != nullptr, isOver(end));
        const Sentence* const exactly = detail(step, "Then exactly");
        QCOMPARE(exactly != nullptr, moves.has_value());
        if (exactly)
            QCOMPARE(static_cast<Count>(exactly->count), *moves);
        const Sentence* const last = detail(step, "answers every move by the last one");
        QCOMPARE(last != nullptr, isOnlyAnsweredAtOnce(end));
        if (last) {
            QCOMPARE(at<QString>(*last, 0), listed(end));
            checkAnsweredAtOnce(end, at<teaching::Clauses>(*last, 1));
        }
        const Sentence* const equal = detail(step, "That leaves equal heaps");
        QCOMPARE(equal != nullptr, !moves && !isOver(end) && !last);
        if (equal)
            QCOMPARE(at<QString>(*equal, 0), listed(end));
    }

    // Misère play: what a winning move leaves has nothing but last moves, or is soon lost.
    void checkBeforeLast(const Step& step)
    {
        QVERIFY(isMisere());
        const ShownMove& shown = *find(step, Role::Winning);
        QCOMPARE(english(step.title),
                 QStringLiteral("A winning move: %1").arg(described(m_position, shown.move)));
        const auto left = *played(shown);
        const Sentence* const again = detail(step, "That leaves %1 again.");
        QCOMPARE(again == nullptr, m_above.insert(written(left)).second);
        if (again) {
            QCOMPARE(at<QString>(*again, 0), written(left));
            checkLosing(step);
            return;
        }
        const Sentence* const some = detail(step, "That leaves %1. A move from there either ends")
            ? detail(step, "That leaves %1. A move from there either ends")
            : detail(step, "That leaves %1. Every move from there is answered");
        QCOMPARE(some == nullptr, isEveryMoveTheLast(left));
        QVERIFY(!some || QByteArray(some->source).contains("So the opponent has to make the last move"));
        const Sentence* const ends = detail(step, "where every move ends the game");
        QCOMPARE(ends != nullptr, !some && !isNimHeap());
        if (ends)
            QCOMPARE(at<QString>(*ends, 0), written(left));
        if (some)
            checkSoonAnswers(*some, left);
        if (!QTest::currentTestFailed())
            checkLosing(step);
    }
    // How every move from there that does not end the game is answered so that then every move ends it.
    void checkSoonAnswers(const Sentence& said, const std::vector<Count>& left)
    {
        QCOMPARE(at<QString>(said, 0), written(left));
        const auto next = rules_alone::options(position(m_rule, left));
        QCOMPARE(QString::fromUtf8(said.source).contains(QStringLiteral("either ends")),
                 std::ranges::any_of(next, [&](const auto& each) { return isOver(each); }));
        std::set<QString> moved;
        for (const QString& answer : items(said, 1)) {
            const QStringList sides = answer.split(QStringLiteral(" → "));
            moved.insert(sides[0]);
            m_above.insert(sides[1]);
            bool isRight = false;
            for (const auto& then : rules_alone::options(position(m_rule, left))) {
                for (const auto& end : rules_alone::options(position(m_rule, then))) {
                    isRight = isRight
                        || (written(then) == sides[0] && written(end) == sides[1] && !isOver(end)
                            && isEveryMoveTheLast(end));
                }
            }
            QVERIFY2(isRight, qPrintable(answer));
        }
        std::set<QString> expected;
        for (const auto& then : rules_alone::options(position(m_rule, left))) {
            if (!isOver(then))
                expected.insert(written(then));
        }
        QCOMPARE(moved, expected);
    }
    // Behind the last of the winning moves the others have their answers.
    void checkLosing(const Step& step)
    {
        const Sentence* const alone = detail(step, "this is the only winning move");
        QCOMPARE(alone != nullptr, isNimHeap());
        if (alone) {
            QCOMPARE(at<Count>(*alone, 0), m_position.heaps[onlyPart()] - 1);
            QCOMPARE(winningMoves(m_position).size(), std::size_t{1});
            return;
        }
        const bool isNoted = QByteArray(m_explanation.steps.back().id) == "code";
        if (&step != &m_explanation.steps.rbegin()[isNoted ? 1 : 0])
            return;
        std::set<QString> answers;
        std::set<QString> expected;
        for (const auto& then : rules_alone::options(position(m_rule, m_position.heaps))) {
            if (!isOver(then) && m_outcome(then) == Outcome::N)
                expected.insert(written(then));
        }
        const Sentence* const said = detail(step, "The other move(s) lose(s)");
        QCOMPARE(said == nullptr, expected.empty());
        if (said)
            QCOMPARE(static_cast<std::size_t>(said->count), expected.size());
        for (const Sentence& answer :
             said ? at<teaching::Clauses>(*said, 0).items : std::vector<Sentence>()) {
            const QStringList sides{at<QString>(answer, 0), at<QString>(answer, 1)};
            QVERIFY(expected.erase(sides[0]) == 1);
            bool isRight = false;
            for (const auto& then : rules_alone::options(position(m_rule, m_position.heaps))) {
                for (const auto& end : rules_alone::options(position(m_rule, then))) {
                    isRight = isRight
                        || (written(then) == sides[0] && written(end) == sides[1]
                            && m_outcome(end) == Outcome::P);
                }
            }
            QVERIFY2(isRight, qPrintable(english(answer)));
            answers.insert(sides[1]);
        }
        QVERIFY(expected.empty());
        checkBrieflyLost(step, std::move(answers));
    }
    // Why what these answers leave is lost: the steps have argued it, or a sentence does.
    void checkBrieflyLost(const Step& step, std::set<QString> answers)
    {
        std::erase_if(answers, [&](const QString& name) { return m_above.contains(name); });
        for (const Sentence& said : step.details) {
            const QByteArray source(said.source);
            if (!source.startsWith("%1 is P, as"))
                continue;
            const QString name = at<QString>(said, 0);
            QVERIFY2(answers.erase(name) == 1, qPrintable(name));
            const auto parts = partsOf(name);
            if (source.contains("exactly %n"))
                QVERIFY(said.count % 2 == 1 && fixedMoves(parts) == static_cast<Count>(said.count));
            else if (source.contains("then every move ends"))
                checkSoonAnswers(said, parts);
            else
                QVERIFY(isEveryMoveTheLast(parts));
            if (QTest::currentTestFailed())
                return;
        }
        QVERIFY(answers.empty());
    }
    void checkBeforeAnswers(const Step& step)
    {
        QVERIFY(isMisere() && m_truth == Outcome::P);
        const auto next = rules_alone::options(position(m_rule, m_position.heaps));
        QCOMPARE(detail(step, "Either it ends the game") != nullptr,
                 std::ranges::any_of(next, [&](const auto& each) { return isOver(each); }));
        const auto said = std::ranges::count_if(m_explanation.steps, [](const Step& each) {
            return isAnswer(each) || QByteArray(each.id) == "last-move";
        });
        QCOMPARE(static_cast<std::size_t>(said), moveCount());
    }

    // What misère Nim with heaps of these values would be.
    Outcome byValues(const std::vector<Count>& heaps)
    {
        bool isLarge = false;
        for (const Count value : valuesOf(heaps))
            isLarge = isLarge || value >= 2;
        return m_values.sum(heaps) == (isLarge ? 0U : 1U) ? Outcome::P : Outcome::N;
    }
    // The position that the values judge falsely is P or N as it is said, and none before it is judged so.
    void checkSearch(const Step& step)
    {
        QVERIFY(isMisere());
        const Sentence* const said = detail(step, "For example");
        if (!said) {
            QCOMPARE(detail(step, "This very position is an example") != nullptr,
                     english(step.title).contains(QStringLiteral("cannot rely")));
            checkOwnWitness(step);
            return;
        }
        const QString name = at<QString>(*said, 0);
        const auto parts = partsOf(name);
        QCOMPARE(written(parts), name);
        QVERIFY(m_outcome(parts) == Outcome::P && byValues(parts) == Outcome::N);
        if (parts.size() == 1)
            QCOMPARE(at<Count>(*said, 1), m_values.of(0, parts.front()));
        else
            QCOMPARE(at<QString>(*said, 1), chain(valuesOf(parts)));
        // A reader is not to believe it: it is argued, or its vertex is in a layer.
        if (explained::stepOf(m_explanation, "sinks"))
            return;
        const Step& next = *(&step + 1);
        const bool isNext = detail(step, "The next step checks it") != nullptr;
        QCOMPARE(isNext, detail(step, "A later step shows it") == nullptr);
        QCOMPARE(QByteArray(next.id) == "lost-list" || QByteArray(next.id) == "smallest-lost", true);
        QVERIFY(isNext ? isArgued(next, name)
                       : std::ranges::any_of(m_explanation.steps, [&](const Step& each) {
                             return QByteArray(each.id) == "further-lost" && isArgued(each, name);
                         }));
    }
    static bool isArgued(const Step& step, const QString& name)
    {
        return std::ranges::any_of(step.details, [&](const Sentence& said) {
            const QByteArray source(said.source);
            return source.startsWith("%1 is P") && at<QString>(said, 0) == name;
        });
    }

    // The position itself is judged falsely.
    void checkOwnWitness(const Step& step)
    {
        const Sentence* const own = detail(step, "This very position is an example");
        if (!own)
            return;
        const std::vector<Count> parts = movable(m_position.heaps);
        QVERIFY(m_truth != byValues(parts));
        QCOMPARE(QString::fromUtf8(own->source).contains(QStringLiteral("to be P")), m_truth == Outcome::P);
        if (parts.size() == 1)
            QCOMPARE(at<Count>(*own, 0), m_values.of(0, parts.front()));
        else
            QCOMPARE(at<QString>(*own, 0), chain(valuesOf(parts)));
    }

    void checkLastMoves(const Step& step)
    {
        QVERIFY(isEveryMoveTheLast());
        QCOMPARE(m_truth, isMisere() ? Outcome::P : Outcome::N);
        QCOMPARE(find(step, Role::Threat) != nullptr, isMisere());
        QByteArrayList steps = explained::ids(m_explanation);
        steps.removeAll("code"); // a note
        QCOMPARE(steps,
                 isMisere() ? (QByteArrayList{"rule", "last-moves"})
                            : (QByteArrayList{"rule", "last-moves"} + valueSteps()));
    }
    void checkLastAnswers(const Step&)
    {
        QVERIFY(!isMisere() && m_truth == Outcome::P);
        const auto answers =
            std::ranges::count_if(m_explanation.steps, [](const Step& step) { return isAnswer(step); });
        QCOMPARE(static_cast<std::size_t>(answers), moveCount());
    }
    QByteArrayList valueSteps() const
    {
        QByteArrayList found;
        for (const Step& step : m_explanation.steps) {
            if (QByteArray(step.id) == "value" || QByteArray(step.id) == "more-values")
                found << step.id;
        }
        return found;
    }
    static bool isAnswer(const Step& step) { return QByteArray(step.id) == "answer"; }
    void checkLastMove(const Step& step)
    {
        QVERIFY(m_truth == Outcome::P && isMisere());
        QCOMPARE(english(step.title),
                 QStringLiteral("“%1” is the last move, and so loses")
                     .arg(described(m_position, find(step, Role::Threat)->move)));
    }

    void checkEnd(const Step& step)
    {
        QCOMPARE(english(step.title).contains(QStringLiteral("does not make the last move")), isMisere());
        QCOMPARE(english(step.details.front()).contains(QStringLiteral("the player now to move")),
                 m_truth == Outcome::P);
        if (!isMisere()) {
            QCOMPARE(english(step.details.front()).contains(QStringLiteral("nim-sum")),
                     !isSingle() || explained::stepOf(m_explanation, "sum") != nullptr);
        }
    }

    void checkOver(const Step& step)
    {
        QCOMPARE(english(step.details.front()).contains(QStringLiteral("N-position")), isMisere());
        QCOMPARE(m_truth, isMisere() ? Outcome::N : Outcome::P);
    }

    std::size_t moveCount(const std::vector<Count>& heaps) const
    {
        std::size_t moves = 0;
        for (std::size_t part = 0; part < heaps.size(); ++part)
            moves += rules_alone::sgReplacements(m_rule, part, heaps[part]).size();
        return moves;
    }
    std::size_t moveCount() const { return moveCount(m_position.heaps); }
    // Every winning move has a step, or is counted among the others.
    void checkWins()
    {
        std::size_t wins = 0;
        for (std::size_t part = 0; part < m_position.heaps.size(); ++part) {
            for (const auto& left : rules_alone::sgReplacements(m_rule, part, m_position.heaps[part]))
                wins += m_outcome(replaced(m_position.heaps, part, left)) == Outcome::P;
        }
        if (explained::stepOf(m_explanation, "forced") || explained::stepOf(m_explanation, "parity")) {
            QCOMPARE(m_shown.size(), std::size_t{m_truth == Outcome::N});
            QCOMPARE(wins, m_truth == Outcome::N ? moveCount() : 0);
            return;
        }
        const Step* const others = explained::stepOf(m_explanation, "more-moves");
        const std::size_t more = others ? static_cast<std::size_t>(others->title.count) : 0;
        QCOMPARE(m_shown.size() + more, wins);
        // Of those that the program has computed no more than one is shown.
        const bool isSearched = explained::stepOf(m_explanation, "smallest-lost") != nullptr;
        QVERIFY(more == 0 || m_shown.size() == 7 || (isSearched && !m_shown.empty()));
        QVERIFY(!isSearched || m_truth == Outcome::P || m_cited.size() <= 1);
        if (more > 0)
            QCOMPARE(detail(*others, "The program has computed it") != nullptr, isSearched);
    }

    // Where values decide misère play, it is said once of the moves that do not win what they leave.
    void checkOtherMisereMoves()
    {
        const Sentence* said = nullptr;
        for (const Step& step : m_explanation.steps) {
            const Sentence* const byRules = detail(step, "Every other move loses: it leaves an N-position");
            const Sentence* const found = byRules ? byRules : detail(step, "No other move wins: each leaves");
            if (found) {
                QVERIFY(!said && (QByteArray(step.id) == "move" || QByteArray(step.id) == "more-moves"));
                said = found;
            }
        }
        bool hasOthers = false;
        bool isTrue = true;
        const bool isRuled = isMisere() && m_valuesRule;
        for (const auto& then :
             isRuled ? rules_alone::options(m_position) : decltype(rules_alone::options(m_position))()) {
            if (m_outcome(then) == Outcome::P)
                continue;
            const auto values = valuesOf(then);
            const bool isLarge = std::ranges::any_of(values, [](Count value) { return value >= 2; });
            hasOthers = true;
            // A part alone leaves no value of 1; its heap may be gone, or be two.
            isTrue = isTrue && m_values.sum(then) != (isLarge && !isSingle() ? 0U : 1U);
        }
        const bool isLong = explained::stepOf(m_explanation, "ferguson") != nullptr;
        for (const Step& step : m_explanation.steps) {
            if (const Sentence* const list = detail(step, "The other moves leave"))
                checkOthersLeft(*list);
        }
        QCOMPARE(said != nullptr, isLong && m_truth == Outcome::N && hasOthers);
        if (!said)
            return;
        QVERIFY(isTrue);
        QCOMPARE(QByteArray(said->source).contains("other than 1."), isSingle());
    }

    // Of few moves each that does not win is there once, with what it leaves and the nim-sum of the values.
    void checkOthersLeft(const Sentence& said)
    {
        QStringList expected;
        std::set<std::vector<Count>> seen;
        for (std::size_t part = 0; part < m_position.heaps.size(); ++part) {
            for (const auto& parts : rules_alone::sgReplacements(m_rule, part, m_position.heaps[part])) {
                const auto left = replaced(m_position.heaps, part, parts); // in the order of the board
                auto sorted = left;
                if (!isOrdered()) // each once
                    std::ranges::sort(sorted);
                QStringList names;
                for (const Count heap : left)
                    names << QString::number(heap);
                if (m_outcome(left) == Outcome::N && seen.insert(sorted).second)
                    expected << QStringLiteral("(%1): %2")
                                    .arg(names.join(QStringLiteral(", ")),
                                         isSingle() ? QString::number(m_values.sum(left))
                                                    : chain(valuesOf(left)));
            }
        }
        QStringList list = items(said, 0);
        list.sort();
        expected.sort();
        QCOMPARE(list, expected);
    }

    void checkEveryValueIsSaid()
    {
        QString text;
        for (const Step& step : m_explanation.steps) {
            if (QByteArray(step.id) == "value" || QByteArray(step.id) == "more-values")
                text += explained::words(step) + QLatin1Char('\n');
        }
        const Step* const others = explained::stepOf(m_explanation, "more-values");
        if (others && items(others->details.front(), 0).size() > static_cast<qsizetype>(kMostTerms))
            return; // the list is cut
        for (std::size_t part = 0; part < m_position.heaps.size(); ++part) {
            if (isSingle() && part != onlyPart())
                continue;
            const QString wanted = QStringLiteral("(%1) = %2").arg(m_position.heaps[part]).arg(m_now[part]);
            QVERIFY2(text.contains(wanted), qPrintable(text));
        }
    }

    const Explanation& m_explanation;
    const Position& m_position;
    const QString m_rule;
    const Judge m_outcome;
    Values m_values;
    const std::vector<Count> m_now; // the values of the parts
    const Count m_sum;
    const Outcome m_truth;
    const bool m_valuesRule; // whether the values decide who wins
    std::set<QString> m_list; // the P-positions of misère play, if they are listed
    std::set<QString> m_checked; // those that the list itself argues
    bool m_hasRisen = false; // a winning move that raises a value has been explained
    std::set<QString> m_smallest; // those that are listed where they are too many
    bool m_hasLine = false; // a step has shown a line of play down to one of these
    std::set<QString> m_above; // P-positions that steps have listed or argued
    std::set<QString> m_cited; // those that only the program has found
    bool m_hasArgument = false; // a step has said how one P-position follows from others
    bool m_hasProgram = false; // a step has said what the program did
    std::vector<teaching::Move> m_shown; // the winning moves that have a step, in order
};

// Checks the explanation of a small position, where every move can be tried.
inline void check(const Explanation& explanation, rules_alone::Judge& judge)
{
    const Position& explained = explanation.position;
    Checker(explanation, [&](const std::vector<Count>& heaps) {
        return judge.outcome(position(ruleOf(explained), heaps, explained.play));
    }).run();
}

// Checks the explanation of a large one in normal play, where the values, themselves worked out from the
// rules alone, tell who wins.
inline void checkByValues(const Explanation& explanation)
{
    Values values(ruleOf(explanation.position));
    Checker(explanation, [&](const std::vector<Count>& heaps) {
        return values.sum(heaps) == 0 ? Outcome::P : Outcome::N;
    }).run();
}

} // namespace sum_checker
