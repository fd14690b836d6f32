// SPDX-License-Identifier: GPL-3.0-or-later
// Checks the facts of every step: the claims are worked out again from the rules, not from the theory.
#include "games/staircase/staircase_game.h"

#include "games/common/nim_sum.h"
#include "games/explained.h"
#include "games/rules_alone.h"
#include "positions.h"
#include "teaching/notation.h"
#include "test_main.h"

#include <QRegularExpression>
#include <QTest>

#include <bit>
#include <numeric>
#include <random>
#include <set>

namespace laststone::staircase_explanation_test {

using explained::at;
using explained::detail;
using explained::english;
using explained::find;
using explained::ids;
using explained::items;
using explained::stepOf;
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

Position position(std::vector<Count> stairs, Play play)
{
    return {gameOf(QStringLiteral("staircase")), play, std::move(stairs)};
}

// Formulas and lists with more members are cut.
constexpr std::size_t kMostTerms = 16;

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
        QStringList said{english(step.title)};
        for (const teaching::Sentence& detail : step.details)
            said << english(detail);
        for (const QString& words : said) {
            QVERIFY2(!words.isEmpty(), step.id);
            QVERIFY2(!words.contains(QRegularExpression(QStringLiteral("%[n\\d]"))), qPrintable(words));
            if (!words.contains(QStringLiteral("…")))
                checkFormulas(words);
        }
    }

    // Just one stone on the odd stairs: every move from there is the last, or leaves what has an answer that
    // leaves just one again; and so has every other move from the position itself.
    void checkOneLeft(const Step& step)
    {
        const auto isOneLeft = [](const std::vector<Count>& stairs) {
            return oddSizes(stairs) == std::pair(Count{1}, Count{0});
        };
        const auto next = [&](const std::vector<Count>& stairs) {
            return rules_alone::options(position(stairs, Play::Misere));
        };
        const auto isMended = [&](const std::vector<Count>& stairs) {
            const auto answers = next(stairs);
            return answers.empty() || std::ranges::any_of(answers, isOneLeft);
        };
        const ShownMove& shown = *find(step, Role::Winning);
        QVERIFY(m_misere && m_truth == Outcome::N && isOneLeft(played(shown)));
        QCOMPARE(at<Count>(step.title, 0), Count{shown.move.heap} + 1);
        if (std::ranges::max(m_stairs) > 20)
            return; // too many moves to try
        QVERIFY(std::ranges::all_of(next(played(shown)), isMended));
        for (const auto& left : next(m_stairs))
            QVERIFY(isOneLeft(left) ? left == played(shown) : isMended(left) && !next(left).empty());
    }

    void checkMarks(const Step& step)
    {
        for (const Mark& mark : step.shown.marks) {
            if (mark.kind == Mark::Heap)
                QVERIFY(mark.heap % 2 == 0 && mark.from == m_stairs[mark.heap]);
            else if (mark.kind == games::NimSumMark::Sum)
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
            if (shown.role == Role::Example)
                continue; // see checkEvenStairs
            QVERIFY(before == (shown.role == Role::Reply ? played(*threat) : m_stairs));
            QVERIFY2(m_outcome(played(shown)) == (shown.role == Role::Threat ? Outcome::N : Outcome::P),
                     step.id);
            QVERIFY(shown.role != Role::Threat || find(step, Role::Reply));
            wins += shown.role == Role::Winning;
        }
    }

    void checkTable(const Step& step)
    {
        const auto stairs =
            find(step, games::NimSumMark::After) ? played(*find(step, Role::Winning)) : m_stairs;
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

    void checkClaim(const Step& step)
    {
        const QByteArray id(step.id);
        const auto [ones, large] = oddSizes(m_stairs);
        const QString words = english(step.title);
        if (id == "verdict" || id == "empty") {
            QCOMPARE(words.contains(QStringLiteral("N-position")), m_truth == Outcome::N);
            QCOMPARE(words.contains(QStringLiteral("P-position")), m_truth == Outcome::P);
            QVERIFY(id == "empty" || !m_misere || large > 0);
        } else if (id == "ways") {
            QVERIFY(m_truth == Outcome::N && m_sum != 0 && at<Count>(step.title, 0) == m_sum);
            QVERIFY(!m_misere || large >= 2);
            QCOMPARE(at<Count>(*detail(step, "bring the difference one stair down"), 0), m_sum);
            QCOMPARE(at<Count>(*detail(step, "always a lowering"), 0), m_sum);
            bool lowers = false;
            for (std::size_t i = 0; i < m_stairs.size(); i += 2)
                lowers = lowers || (m_stairs[i] ^ m_sum) < m_stairs[i];
            QVERIFY(lowers);
        } else if (id == "one-odd" || id == "raise-equal") {
            checkOneOdd(step, id == "one-odd");
        } else if (id == "lower" || id == "raise") {
            checkMove(step, id == "lower");
        } else if (id == "others") {
            // No move that touches these odd stairs wins.
            for (const Mark& mark : step.shown.marks) {
                QVERIFY((mark.from ^ m_sum) > mark.from);
                QVERIFY(mark.heap + 1 >= m_stairs.size()
                        || (mark.from ^ m_sum) - mark.from > m_stairs[mark.heap + 1]);
            }
            checkStuck(step);
        } else if (id == "after") {
            const ShownMove& first = *find(step, Role::Winning);
            QCOMPARE(oddSum(played(first)), Count{0});
            QCOMPARE(at<Count>(step.title, 0), first.move.take);
            QCOMPARE(at<Count>(step.title, 1), Count{first.move.heap} + 1);
            if (!chain(played(first)).isEmpty())
                QVERIFY(english(step.details[0]).contains(chain(played(first))));
            // Which is before the move, and which after it.
            QCOMPARE(english(step.details[0]).startsWith(QStringLiteral("Before the move ")), true);
            QVERIFY(english(step.details[0]).contains(QStringLiteral(" = %1, after it ").arg(m_sum)));
        } else if (id == "first-only") {
            QVERIFY(!m_misere && m_truth == Outcome::N);
            QVERIFY(find(step, Role::Winning)->move == (teaching::Move{0, m_stairs[0], 0}));
            QVERIFY(std::all_of(m_stairs.begin() + 1, m_stairs.end(), [](Count n) { return n == 0; }));
        } else if (id == "all-but-one") {
            QVERIFY(m_misere && m_truth == Outcome::N && m_stairs[0] >= 2);
            QVERIFY(std::all_of(m_stairs.begin() + 1, m_stairs.end(), [](Count n) { return n == 0; }));
            QVERIFY(find(step, Role::Winning)->move == (teaching::Move{0, m_stairs[0] - 1, 0}));
        } else if (id == "forced") {
            // One stone, which goes down as often as its stair says.
            QCOMPARE(std::accumulate(m_stairs.begin(), m_stairs.end(), Count{0}), Count{1});
            const auto moves = std::ranges::find(m_stairs, Count{1}) - m_stairs.begin() + 1;
            QCOMPARE(at<Count>(step.title, 0), static_cast<Count>(moves));
            QCOMPARE(Count(step.details[0].count), static_cast<Count>(moves));
            const QString said = english(step.details[0]);
            QCOMPARE(said.contains(QStringLiteral("odd number")), moves % 2 == 1);
            QCOMPARE(said.contains(QStringLiteral("P-position")), m_truth == Outcome::P);
            QCOMPARE(said.contains(QStringLiteral("wins")), !m_misere);
            QCOMPARE(step.shown.moves.size(), std::size_t{m_truth == Outcome::N});
        } else if (id == "even-only") {
            QVERIFY(ones == 0 && large == 0 && m_truth == (m_misere ? Outcome::N : Outcome::P));
        } else if (id == "ones") {
            QVERIFY(m_misere && large == 0 && ones > 0 && at<Count>(step.title, 0) == ones);
            QCOMPARE(m_truth == Outcome::P, ones % 2 == 1);
        } else if (id == "one-left") {
            checkOneLeft(step);
        } else if (id == "one-large") {
            QVERIFY(m_misere && large == 1 && m_truth == Outcome::N);
            QVERIFY(m_stairs[step.shown.marks[0].heap] > 1
                    && at<Count>(step.title, 0) == step.shown.marks[0].heap + 1);
            auto lowered = m_stairs;
            lowered[step.shown.marks[0].heap] = 0;
            const auto none = m_outcome(lowered);
            lowered[step.shown.marks[0].heap] = 1;
            QVERIFY(none != m_outcome(lowered));
            QCOMPARE(at<Count>(*detail(step, "can also be raised"), 0), m_sum);
        } else if (id == "breaks" || id == "last-move") {
            QVERIFY(m_truth == Outcome::P);
            QVERIFY(id == "breaks" || (m_misere && m_stairs[0] == 1));
            if (id == "breaks")
                checkBreaks();
        } else if (id.startsWith("exchange")) {
            checkExchange(step, id == "exchange-odd");
        } else if (id == "rule") {
            QVERIFY(m_misere);
        } else if (id == "numbering") {
            QCOMPARE(step.details.size(), std::size_t{m_misere ? 1U : 2U});
        } else if (id == "odd-stairs") {
            checkOddStairs(step);
        } else if (id == "even-stairs") {
            checkEvenStairs(step);
        } else if (id == "binary") {
            checkParities(step);
        } else if (id == "nim-sum") {
            checkNimSum(step);
        } else if (id == "more-moves") {
            checkMoreMoves(step);
        } else if (id == "end") {
            QCOMPARE(words.contains(QStringLiteral("does not move last")), m_misere);
            QCOMPARE(english(step.details[0]).contains(QStringLiteral("the player now to move")),
                     !m_misere && m_truth == Outcome::P);
        }
    }

    // What comes from an even stair goes on from where it has come to, and the odd stairs are as before.
    void checkEvenStairs(const Step& step)
    {
        QVERIFY(!m_misere);
        QCOMPARE(step.shown.moves.size(), std::size_t{2});
        const ShownMove& move = step.shown.moves[0];
        const ShownMove& copy = step.shown.moves[1];
        QVERIFY(move.role == Role::Example && copy.role == Role::Example);
        QVERIFY(move.before.heaps == m_stairs && copy.before.heaps == played(move));
        QVERIFY(move.move.heap % 2 == 1 && copy.move.heap + 1 == move.move.heap);
        QCOMPARE(copy.move.take, move.move.take);
        const std::vector<Count> after = played(copy);
        for (std::size_t i = 0; i < m_stairs.size(); i += 2)
            QCOMPARE(after[i], m_stairs[i]);
    }

    // No other number on an odd stair makes the nim-sum 0, and the leading digit of the change stands on
    // another odd stair, which can be lowered; in misère play one large stair is left.
    void checkBreaks()
    {
        const auto large = oddSizes(m_stairs).second;
        QCOMPARE(m_sum, Count{0});
        QVERIFY(!m_misere || large >= 2);
        for (std::size_t i = 0; i < m_stairs.size(); i += 2) {
            for (Count left = 0; left < std::min<Count>(m_stairs[i], 40); ++left) {
                const Count sum = m_stairs[i] ^ left;
                bool isMended = false;
                for (std::size_t j = 0; j < m_stairs.size(); j += 2)
                    isMended = isMended || (j != i && (m_stairs[j] ^ sum) < m_stairs[j]);
                QVERIFY(sum != 0 && isMended);
            }
        }
    }

    // Every odd stair is named and shown, of very many the number.
    void checkOddStairs(const Step& step)
    {
        std::vector<Count> names;
        for (std::size_t i = 0; i < m_stairs.size(); i += 2)
            names.push_back(Count{i} + 1);
        QCOMPARE(std::ranges::count(step.shown.marks, teaching::Mark::Heap, &teaching::Mark::kind),
                 std::ptrdiff_t(names.size()));
        if (names.size() > kMostTerms)
            QCOMPARE(at<Count>(step.title, 0), Count{names.size()});
        else
            QCOMPARE(at<teaching::Numbers>(step.title, 0).values, names);
    }

    // Each power of two from the largest one on stands in the sentence of its parity.
    void checkParities(const Step& step)
    {
        std::vector<Count> columns[2];
        bool isCounted = false;
        for (int bit = 62; bit >= 0; --bit) {
            std::size_t ones = 0;
            for (std::size_t i = 0; i < m_stairs.size(); i += 2)
                ones += m_stairs[i] >> bit & 1;
            isCounted = isCounted || ones > 0;
            if (isCounted)
                columns[ones % 2].push_back(Count{1} << bit);
        }
        const char* const sources[] = {"Columns with an even number", "Columns with an odd number"};
        for (const int parity : {0, 1}) {
            const teaching::Sentence* const said = detail(step, sources[parity]);
            QCOMPARE(said != nullptr, !columns[parity].empty());
            if (said)
                checkListed(*said, columns[parity]);
        }
        QVERIFY(find(step, games::NimSumMark::Binary));
    }

    // All columns, or of more than twelve the three largest and the number of the others.
    static void checkListed(const teaching::Sentence& said, std::vector<Count> columns)
    {
        if (columns.size() > 12) {
            QCOMPARE(said.count, static_cast<int>(columns.size()) - 3);
            columns.resize(3);
        }
        QCOMPARE(at<teaching::Numbers>(said, 0).values, columns);
    }

    // "4 ⊕ 7 ⊕ 1 = 2", of the odd stairs; empty where it would be cut.
    static QString chain(const std::vector<Count>& stairs)
    {
        QStringList terms;
        for (std::size_t i = 0; i < stairs.size(); i += 2)
            terms << QString::number(stairs[i]);
        return terms.size() > static_cast<qsizetype>(kMostTerms)
            ? QString()
            : QStringLiteral("%1 = %2").arg(terms.join(QStringLiteral(" ⊕ "))).arg(oddSum(stairs));
    }

    void checkNimSum(const Step& step)
    {
        QCOMPARE(step.title.arguments.empty(), m_sum == 0);
        if (m_sum != 0) {
            const auto digits =
                m_sum > 1 ? QStringLiteral(" = %1").arg(QString::number(m_sum, 2)) + u'₂' : QString();
            QCOMPARE(at<QString>(step.title, 0), QString::number(m_sum) + digits);
        }
        if (!chain(m_stairs).isEmpty())
            QCOMPARE(english(step.details[0]), chain(m_stairs));
        QVERIFY(find(step, games::NimSumMark::Sum));
    }

    // "2 from stair 3": each wins, and with those that have a step they are all.
    void checkMoreMoves(const Step& step)
    {
        QCOMPARE(m_truth, Outcome::N);
        const std::size_t count = static_cast<std::size_t>(step.title.count);
        const QStringList said = items(step.details[0], 0);
        QCOMPARE(static_cast<std::size_t>(said.size()), std::min(count, kMostTerms + 1));
        std::set<std::size_t> listed;
        for (std::size_t i = 0; i < std::min(count, kMostTerms); ++i) {
            const auto numbers = explained::numbers(said[static_cast<qsizetype>(i)]);
            const std::size_t stair = numbers[1] - 1;
            QVERIFY(numbers[0] > 0 && numbers[0] <= m_stairs[stair]);
            QVERIFY(m_outcome(played({m_explanation.position, {stair, numbers[0], 0}})) == Outcome::P);
            listed.insert(stair);
        }
        QCOMPARE(listed.size(), std::min(count, kMostTerms));
        if (count > kMostTerms)
            QCOMPARE(explained::numbers(said.last()), std::vector<Count>{count - kMostTerms});
    }

    // "stair 1 would need 4 → 6, but stair 2 has only 1 to give": these numbers, for each stair that is
    // shown.
    void checkStuck(const Step& step)
    {
        const QStringList said = items(step.details[0], 0);
        const auto& marks = step.shown.marks;
        QCOMPARE(static_cast<std::size_t>(said.size()), std::min(marks.size(), kMostTerms + 1));
        for (std::size_t i = 0; i < std::min(marks.size(), kMostTerms); ++i) {
            const std::size_t stair = marks[i].heap;
            std::vector<Count> expected{Count{stair} + 1, m_stairs[stair], m_stairs[stair] ^ m_sum};
            if (stair + 1 < m_stairs.size())
                expected.insert(expected.end(), {Count{stair} + 2, m_stairs[stair + 1]});
            QCOMPARE(explained::numbers(said[static_cast<qsizetype>(i)]), expected);
        }
    }

    // One odd stair has stones: all of them go down, or another one gets as many.
    void checkOneOdd(const Step& step, bool lowers)
    {
        QVERIFY(!m_misere && m_truth == Outcome::N);
        const auto [ones, large] = oddSizes(m_stairs);
        QCOMPARE(ones + large, Count{1});
        const ShownMove& shown = *find(step, Role::Winning);
        const auto [stair, moved, split] = shown.move;
        const auto left = played(shown);
        if (lowers) {
            QVERIFY(stair % 2 == 0 && moved == m_stairs[stair]);
            QCOMPARE(at<Count>(step.title, 0), Count{stair} + 1);
            if (moved == 2)
                QVERIFY(english(step.title).contains(QStringLiteral("both")));
            else
                QCOMPARE(static_cast<Count>(step.title.count), std::min(moved, Count{1'000'000'000}));
            QCOMPARE(oddSizes(left), (std::pair<Count, Count>{0, 0}));
            return;
        }
        QVERIFY(stair % 2 == 1 && m_stairs[stair - 1] == 0);
        QCOMPARE(english(step.title),
                 QStringLiteral("Stair %1, 0 → %2: move %2 down from stair %3")
                     .arg(stair)
                     .arg(moved)
                     .arg(stair + 1));
        std::vector<Count> filled;
        for (std::size_t i = 0; i < left.size(); i += 2) {
            if (left[i] > 0) {
                QCOMPARE(left[i], moved);
                filled.push_back(Count{i} + 1);
            }
        }
        filled.push_back(moved);
        QCOMPARE(explained::numbers(english(step.details[0])), filled);
    }

    void checkMove(const Step& step, bool lowers)
    {
        const ShownMove& shown = *find(step, Role::Winning);
        const auto [stair, moved, split] = shown.move;
        QCOMPARE(stair % 2 == 0, lowers);
        QCOMPARE(at<Count>(step.title, 1), moved);
        QCOMPARE(at<Count>(step.title, 2), Count{stair} + 1);
        const std::size_t odd = lowers ? stair : stair - 1;
        const auto left = played(shown);
        const QString change = QStringLiteral("%1 → %2").arg(m_stairs[odd]).arg(left[odd]);
        QVERIFY(english(step.details[0]).contains(change));
        const auto [ones, large] = oddSizes(left);
        QCOMPARE(step.details.size() > 1, m_misere && large == 0);
        if (step.details.size() > 1)
            QCOMPARE(static_cast<Count>(step.details[1].count), ones);
        else
            QCOMPARE(oddSum(left), Count{0});
    }

    void checkExchange(const Step& step, bool odd)
    {
        const ShownMove& threat = *find(step, Role::Threat);
        const ShownMove& reply = *find(step, Role::Reply);
        QCOMPARE(threat.move.heap % 2 == 0, odd);
        QCOMPARE(at<Count>(step.title, 0), threat.move.take);
        QCOMPARE(at<Count>(step.title, 1), Count{threat.move.heap} + 1);
        QCOMPARE(at<Count>(step.title, 2), reply.move.take);
        QCOMPARE(at<Count>(step.title, 3), Count{reply.move.heap} + 1);
        const auto between = played(threat);
        const auto end = played(reply);
        const QString words = english(step.details[0]);
        if (!odd && !m_misere) {
            QVERIFY(reply.move == (teaching::Move{threat.move.heap - 1, threat.move.take, 0}));
            QVERIFY(words.contains(QStringLiteral("as before")));
        }
        if (words.contains(QStringLiteral("as before"))) {
            for (std::size_t i = 0; i < m_stairs.size(); i += 2)
                QCOMPARE(end[i], m_stairs[i]);
        } else if (words.contains(QStringLiteral("nim-sum"))) {
            QCOMPARE(at<Count>(step.details[0], 0), oddSum(between));
            QVERIFY(oddSum(between) != 0 && oddSum(end) == 0);
            const std::size_t stair = at<Count>(step.details[0], 2) - 1;
            QVERIFY(stair % 2 == 0 && between[stair] != end[stair]);
            QCOMPARE(at<QString>(step.details[0], 3),
                     QStringLiteral("%1 → %2").arg(between[stair]).arg(end[stair]));
            QCOMPARE(explained::numbers(at<QString>(step.details[0], 1)),
                     (std::vector{between[stair], oddSum(between), end[stair]}));
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
            for (const Step& step : games::explainStaircase(small).steps) {
                const QByteArray id(step.id);
                shown += id == "lower" || id == "raise" || id == "first-only" || id == "one-odd"
                    || id == "raise-equal" || id == "all-but-one" || id == "one-left"
                    || (id == "forced" && find(step, Role::Winning));
            }
            QVERIFY2(shown == wins, qPrintable(teaching::notation(small)));
        }
    }

    void largePositionsAreExplainedTruly()
    {
        std::mt19937_64 random(64);
        const teaching::Game& rules = *games::staircaseGame();
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

    // After every other move the opponent has the answer that is said.
    void theOnlyLoweringSaysWhyNoOtherWins()
    {
        int found = 0;
        for (const Position& small : rules_alone::smallPositions(QStringLiteral("staircase"))) {
            const Explanation explanation = games::explainStaircase(small);
            const Step* const step = stepOf(explanation, "one-odd");
            if (!step)
                continue;
            const bool isOnly = !stepOf(explanation, "raise-equal");
            const auto* const why = detail(*step, "It is the only winning move");
            QCOMPARE(why != nullptr, isOnly);
            if (!isOnly)
                continue;
            const bool canBeTwo = english(*why).contains(QStringLiteral("unequal numbers"));
            bool isTwo = false;
            for (const auto& left : rules_alone::options(small)) {
                std::set<Count> numbers;
                std::size_t filled = 0;
                for (std::size_t i = 0; i < left.size(); i += 2) {
                    filled += left[i] > 0;
                    if (left[i] > 0)
                        numbers.insert(left[i]);
                }
                QVERIFY(filled <= 2 && numbers.size() == filled); // two are unequal
                isTwo = isTwo || filled == 2;
            }
            QCOMPARE(isTwo, canBeTwo);
            ++found;
        }
        QVERIFY(found > 20);
    }

    // What the last step of misère play argues with, from the rules alone.
    void theReasonOfMiserePlayHolds()
    {
        int looked = 0;
        for (const Position& each : rules_alone::smallPositions(QStringLiteral("staircase"))) {
            if (each.play == Play::Normal)
                continue;
            const auto [ones, large] = oddSizes(each.heaps);
            bool isOdd = false; // a move leaves an odd number of ones, and no large odd stair
            const Count sum = theory::staircase::nimSum(each.heaps);
            bool isZero = false; // a move leaves nim-sum 0, by lowering a stair that has its leading digit
            for (const auto& left : rules_alone::options(each)) {
                const auto [onesLeft, largeLeft] = oddSizes(left);
                isOdd = isOdd || (largeLeft == 0 && onesLeft % 2 == 1);
                const Count sumLeft = theory::staircase::nimSum(left);
                QVERIFY(sumLeft != sum); // one odd stair is changed
                if (sumLeft == 0 && large >= 2)
                    QVERIFY(largeLeft >= 2);
                for (std::size_t stair = 0; stair < left.size(); stair += 2) {
                    const Count digit = std::bit_floor(sum);
                    isZero = isZero
                        || (sumLeft == 0 && (each.heaps[stair] & digit) != 0 && (left[stair] & digit) == 0);
                }
                if (large == 0 && ones % 2 == 1)
                    QVERIFY(largeLeft == 1 || (largeLeft == 0 && onesLeft % 2 == 0));
            }
            const bool isOver = rules_alone::options(each).empty();
            if (large == 1 || (large == 0 && ones % 2 == 0 && !isOver))
                QVERIFY(isOdd);
            if (large == 1)
                QVERIFY(sum != 0);
            if (sum != 0)
                QVERIFY(isZero);
            ++looked;
        }
        QVERIFY(looked > 50);
        const auto explanation =
            games::explainStaircase(positionOf(QStringLiteral("staircase misere: 3 2 3")));
        QVERIFY(explained::words(*stepOf(explanation, "verdict"))
                    .contains(QStringLiteral("never leaves just one")));
        QVERIFY(explained::words(*stepOf(explanation, "verdict"))
                    .contains(QStringLiteral("the column of the leading digit of s is odd")));
    }

    void stepsComeInTheOrderOfTheArgument_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QByteArrayList>("expected");
        const auto row = [](const char* text, QByteArrayList expected) {
            QTest::newRow(text) << QString::fromLatin1(text) << expected;
        };
        row("staircase: 4 1 7 2 1 3",
            {"numbering", "odd-stairs", "even-stairs", "binary", "nim-sum", "verdict", "ways", "lower",
             "raise", "others", "after", "end"});
        row("staircase: 0 0", {"numbering", "odd-stairs", "empty"});
        row("staircase: 5", {"numbering", "first-only"});
        row("staircase: 0 2",
            {"numbering", "odd-stairs", "even-only", "exchange-even", "exchange-even", "end"});
        row("staircase: 0 0 1", {"numbering", "forced"});
        row("staircase: 1", {"numbering", "first-only"});
        row("staircase: 2 1 2",
            {"numbering", "odd-stairs", "even-stairs", "binary", "nim-sum", "verdict", "breaks",
             "exchange-odd", "exchange-odd", "exchange-even", "exchange-odd", "exchange-odd", "end"});
        row("staircase: 5 9 5",
            {"numbering", "odd-stairs", "even-stairs", "binary", "nim-sum", "verdict", "breaks",
             "exchange-odd", "exchange-odd", "exchange-even", "end"});
        row("staircase misere: 2 1", {"numbering", "rule", "odd-stairs", "one-left"});
        row("staircase misere: 0 0 2", {"numbering", "rule", "odd-stairs", "one-left"});
        row("staircase misere: 0 1 3 4", {"numbering", "rule", "odd-stairs", "one-left"});
        row("staircase misere: 0", {"numbering", "rule", "odd-stairs", "empty"});
        row("staircase misere: 1", {"numbering", "rule", "forced"});
        row("staircase misere: 3 0", {"numbering", "rule", "all-but-one"});
        row("staircase misere: 1 0 1 0 1",
            {"numbering", "rule", "odd-stairs", "ones", "exchange-odd", "exchange-odd", "exchange-odd",
             "end"});
        row("staircase: 0 5",
            {"numbering", "odd-stairs", "even-only", "exchange-even", "exchange-even", "end"});
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
        const teaching::Family all[] = {teaching::familyOf(games::staircaseGame())};
        const auto parsed = std::get<Position>(teaching::parsePosition(text, all, nullptr));
        QCOMPARE(ids(games::explainStaircase(parsed)), expected);
    }

    // The steps of one move say where its stones go, by the kind of the move.
    void movesAreCalledByTheirKind()
    {
        int lowest = 0;
        int lowering = 0;
        int raising = 0;
        for (const Position& small : rules_alone::smallPositions(QStringLiteral("staircase"))) {
            for (const Step& step : games::explainStaircase(small).steps) {
                const QByteArray id(step.id);
                if (id != "lower" && id != "raise")
                    continue;
                const std::size_t stair = find(step, Role::Winning)->move.heap;
                const QString words = english(step.details[0]);
                QCOMPARE(words.startsWith(QStringLiteral("Raising")), id == "raise");
                QCOMPARE(words.contains(QStringLiteral("on the ground")), stair == 0);
                if (stair == 0) {
                    ++lowest;
                } else if (id == "lower") {
                    QCOMPARE(at<Count>(step.details[0], 0), Count{stair} + 1);
                    QCOMPARE(at<Count>(step.details[0], 2), Count{stair}); // where it does not count
                    ++lowering;
                } else {
                    const Count stones = small.heaps[stair];
                    QCOMPARE(at<Count>(step.details[0], 0), Count{stair});
                    QCOMPARE(at<Count>(step.details[0], 2), Count{stair} + 1);
                    QCOMPARE(at<QString>(step.details[0], 3),
                             QStringLiteral("%1 → %2").arg(stones).arg(
                                 stones - find(step, Role::Winning)->move.take));
                    ++raising;
                }
            }
        }
        QVERIFY(lowest > 50 && lowering > 50 && raising > 50);
    }

    // With few stones in a lost position every move has its answer, with many one of each kind.
    void everyMoveOfAFewIsAnswered()
    {
        for (const Position& small : rules_alone::smallPositions(QStringLiteral("staircase"))) {
            const Explanation explanation = games::explainStaircase(small);
            std::size_t answered = 0;
            for (const QByteArray& id : ids(explanation))
                answered += id.startsWith("exchange");
            Count lowerings = 0;
            Count raisings = 0; // of these two are enough
            for (std::size_t stair = 0; stair < small.heaps.size(); ++stair)
                (stair % 2 == 0 ? lowerings : raisings) += small.heaps[stair];
            const Step* const ones = stepOf(explanation, "ones");
            const bool isLost = stepOf(explanation, "breaks")
                || (ones && explained::words(*ones).contains(QStringLiteral("P-position")))
                || (small.play == Play::Normal && stepOf(explanation, "even-only"));
            if (!isLost)
                QCOMPARE(answered, std::size_t{0});
            else if (small.play == Play::Normal && lowerings + raisings <= 7)
                QCOMPARE(answered, static_cast<std::size_t>(lowerings + std::min(raisings, Count{2})));
            else
                QVERIFY(answered >= 1 && answered <= 7);
        }
    }

    // A lowering is answered by one, a raising undone, and where Nim on the odd stairs has an answer that
    // takes another number than the move, one is shown.
    void answersDoNotAllCopy()
    {
        rules_alone::Judge truth;
        for (const Play play : kPlays) {
            for (Count code = 0; code < 7 * 7 * 7 * 3; ++code) {
                const std::vector<Count> stairs{code % 7, code / 343, code / 7 % 7, 0, code / 49 % 7};
                const Position lost = position(stairs, play);
                if (truth.outcome(lost) == Outcome::N)
                    continue;
                bool copies = true;
                const auto lowered = [](std::vector<Count> heaps, std::size_t stair, Count moved) {
                    heaps[stair] -= moved;
                    if (stair > 0)
                        heaps[stair - 1] += moved;
                    return heaps;
                };
                for (const std::size_t stair : {0U, 2U, 4U}) {
                    for (Count moved = 1; moved <= stairs[stair]; ++moved) {
                        const auto left = lowered(stairs, stair, moved);
                        for (const std::size_t other : {0U, 2U, 4U}) {
                            for (Count reply = 1; reply <= left[other]; ++reply) {
                                if (truth.outcome(position(lowered(left, other, reply), play)) == Outcome::P)
                                    copies = copies && reply == moved;
                            }
                        }
                    }
                }
                bool shownCopies = true;
                for (const Step& step : games::explainStaircase(lost).steps) {
                    if (const ShownMove* const reply = find(step, Role::Reply)) {
                        const ShownMove& threat = *find(step, Role::Threat);
                        shownCopies = shownCopies && reply->move.take == threat.move.take;
                        QVERIFY(threat.move.heap % 2 == 0 || reply->move.heap + 1 == threat.move.heap);
                    }
                }
                QVERIFY2(shownCopies == copies, qPrintable(teaching::notation(lost)));
            }
        }
    }

    // Lists are cut after sixteen, and say how many more there are.
    void longListsAreCut()
    {
        std::vector<Count> stairs;
        for (int pair = 0; pair < 30; ++pair)
            stairs.insert(stairs.end(), {0, 9});
        stairs[0] = 5;
        for (const Count second : {0, 1}) { // with and without the nim-sum
            stairs[2] = second;
            const Explanation raising = games::explainStaircase(position(stairs, Play::Normal));
            QCOMPARE(stepOf(raising, "one-odd") != nullptr, second == 0);
            const Step& more = *stepOf(raising, "more-moves");
            QCOMPARE(more.title.count, 23); // one for each of thirty odd stairs, seven with a step
            QCOMPARE(items(more.details[0], 0).size(), 17);
        }
        for (std::size_t i = 1; i < stairs.size(); i += 2)
            stairs[i] = 1; // too few to raise anything by 4
        const Explanation stuck = games::explainStaircase(position(stairs, Play::Normal));
        QCOMPARE(stepOf(stuck, "others")->shown.marks.size(), std::size_t{29});
        QCOMPARE(items(stepOf(stuck, "others")->details[0], 0).size(), 17);
        QVERIFY(!stepOf(stuck, "more-moves"));
    }

    void theWorkedExampleHasBothKindsOfMoves()
    {
        const teaching::Voice voice([](const char*, const char*, int) { return QString(); },
                                    QLocale(QLocale::English));
        const QString text =
            teaching::plainText(games::explainStaircase(position({4, 1, 7, 2, 1, 3}, Play::Normal)), voice);
        QVERIFY(text.contains(QStringLiteral("7 ⊕ 2 = 5: move 2 from stair 3 down")));
        QVERIFY(text.contains(QStringLiteral("1 ⊕ 2 = 3: move 2 from stair 6 down")));
        QVERIFY(text.contains(QStringLiteral("stair 1 would need 4 → 6, but stair 2 has only 1 to give")));
    }
};

LASTSTONE_TEST(StaircaseExplanationTest, Nothing)

} // namespace laststone::staircase_explanation_test
#include "staircase_explanation_test.moc"
