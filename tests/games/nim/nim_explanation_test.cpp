// SPDX-License-Identifier: GPL-3.0-or-later
// Checks the facts of every step: the claims are worked out again from the rules, not from the theory.
#include "games/nim/nim_game.h"

#include "brute_force.h"
#include "games/common/nim_sum.h"
#include "games/explained.h"
#include "positions.h"
#include "teaching/notation.h"
#include "test_main.h"

#include <QRegularExpression>
#include <QTest>

#include <bit>
#include <random>

namespace laststone::nim_explanation_test {

using explained::find;
using teaching::Explanation;
using teaching::Mark;
using teaching::Position;
using teaching::Sentence;
using teaching::ShownMove;
using teaching::Step;
using theory::Count;
using theory::kMaxCount;
using theory::Outcome;
using theory::Play;
using Role = ShownMove::Role;

namespace {

Count exclusiveOr(const std::vector<Count>& heaps)
{
    Count sum = 0;
    for (int bit = 0; bit < 63; ++bit) {
        int ones = 0;
        for (const Count heap : heaps)
            ones += static_cast<int>(heap >> bit & 1);
        if (ones % 2 == 1)
            sum += Count{1} << bit;
    }
    return sum;
}

Position position(std::vector<Count> heaps, Play play)
{
    return {gameOf(QStringLiteral("nim")), play, std::move(heaps)};
}

const teaching::Voice& english()
{
    static const teaching::Voice voice([](const char*, const char*, int) { return QString(); },
                                       QLocale(QLocale::English));
    return voice;
}

// "8191 = 4096 + 2048 + … + 1": the two largest powers of two in the number, and the smallest one.
void checkShortened(const QRegularExpressionMatch& match, const QString& text)
{
    const Count number = match.captured(1).toULongLong();
    std::vector<Count> powers;
    for (int bit = 62; bit >= 0; --bit) {
        if (number >> bit & 1)
            powers.push_back(Count{1} << bit);
    }
    QVERIFY(powers.size() > 12);
    QCOMPARE(match.captured(2), QStringLiteral("%1 + %2").arg(powers[0]).arg(powers[1]));
    static const QRegularExpression rest(QStringLiteral("^ \\+ … \\+ (\\d+)"));
    const auto last = rest.match(text.mid(match.capturedEnd()));
    QVERIFY2(last.hasMatch() && last.captured(1).toULongLong() == powers.back(), qPrintable(text));
}

// Every formula within a text is true: "a ⊕ b = c", "a = b + c".
void checkFormulas(const QString& text)
{
    static const QRegularExpression chain(
        QStringLiteral("(\\d+(?: [⊕+] \\d+)*) = (\\d+(?: [⊕+] \\d+)*)(?![₂\\d])"));
    auto matches = chain.globalMatch(text);
    while (matches.hasNext()) {
        const auto match = matches.next();
        if (text.mid(match.capturedEnd()).startsWith(QStringLiteral(" + …"))) {
            checkShortened(match, text);
            continue;
        }
        const auto value = [](const QString& side) {
            Count result = 0;
            const bool sum = side.contains(QLatin1Char('+'));
            for (const QString& term :
                 side.split(QRegularExpression(QStringLiteral(" [⊕+] ")), Qt::SkipEmptyParts)) {
                const Count number = term.toULongLong();
                result = sum ? result + number : result ^ number;
            }
            return result;
        };
        QVERIFY2(value(match.captured(1)) == value(match.captured(2)), qPrintable(text));
    }
}

class Checker {
public:
    Checker(const Explanation& explanation, Outcome truth)
        : m_explanation(explanation)
        , m_heaps(explanation.position.heaps)
        , m_play(explanation.position.play)
        , m_truth(truth)
        , m_sum(exclusiveOr(m_heaps))
    {
    }

    void run()
    {
        QVERIFY(!m_explanation.steps.empty());
        std::size_t shownWins = 0;
        for (const Step& step : m_explanation.steps) {
            checkWords(step);
            checkMoves(step, shownWins);
            for (const Mark& mark : step.shown.marks)
                QVERIFY(mark.kind != games::NimSumMark::Sum || mark.from == m_sum);
            if (step.table)
                checkTable(step);
            checkClaim(step);
        }
        const bool canMove = std::ranges::any_of(m_heaps, [](Count heap) { return heap > 0; });
        QCOMPARE(shownWins > 0, m_truth == Outcome::N && canMove);
    }

private:
    void checkWords(const Step& step)
    {
        QStringList said{english().say(step.title)};
        for (const Sentence& detail : step.details)
            said << english().say(detail);
        for (const QString& words : said) {
            QVERIFY2(!words.isEmpty(), step.id);
            QVERIFY2(!words.contains(QRegularExpression(QStringLiteral("%[n\\d]"))), qPrintable(words));
            // Of many heaps a formula shows the first ones and the last, but its result is that of all.
            if (words.contains(QStringLiteral("⊕ …")))
                QVERIFY(words.endsWith(
                    QStringLiteral("= %1").arg(find(step, games::NimSumMark::After) ? 0 : m_sum)));
            else
                checkFormulas(words);
        }
    }

    Outcome after(std::vector<Count> heaps)
    {
        const theory::Play play = m_play;
        // Bouton's rule again, in the words of the paper.
        const auto large = std::ranges::count_if(heaps, [](Count heap) { return heap > 1; });
        if (play == Play::Misere && large == 0)
            return std::ranges::count(heaps, Count{1}) % 2 == 1 ? Outcome::P : Outcome::N;
        return exclusiveOr(heaps) == 0 ? Outcome::P : Outcome::N;
    }

    static std::vector<Count> played(const ShownMove& shown)
    {
        auto heaps = shown.before.heaps;
        heaps[shown.move.heap] -= shown.move.take;
        return heaps;
    }

    void checkMoves(const Step& step, std::size_t& shownWins)
    {
        const ShownMove* threat = find(step, Role::Threat);
        const ShownMove* win = find(step, Role::Winning);
        for (const ShownMove& shown : step.shown.moves) {
            const auto& [heap, take, split] = shown.move;
            const std::vector<Count>& before = shown.before.heaps;
            QVERIFY(heap < before.size() && take > 0 && take <= before[heap]);
            QVERIFY(before
                    == (shown.role == Role::Reply               ? played(*threat)
                            : shown.role == Role::Threat && win ? played(*win)
                                                                : m_heaps));
            QVERIFY(shown.before.play == m_play);
            if (shown.role == Role::Threat)
                QVERIFY2(find(step, Role::Reply), step.id);
            else
                QVERIFY2(after(played(shown)) == Outcome::P, step.id);
            shownWins += shown.role == Role::Winning;
        }
    }

    void checkTable(const Step& step)
    {
        const auto heaps =
            find(step, games::NimSumMark::After) ? played(*find(step, Role::Winning)) : m_heaps;
        const auto& table = *step.table;
        QCOMPARE(table.rows.size() + table.skipped, heaps.size());
        for (const auto& row : table.rows) {
            QCOMPARE(row.value, heaps[row.heap]);
            QVERIFY(table.width == 63 || row.value >> table.width == 0);
        }
        if (!table.ones.empty()) {
            for (int bit = 0; bit < table.width; ++bit) {
                const auto ones =
                    std::ranges::count_if(heaps, [&](Count heap) { return (heap >> bit & 1) != 0; });
                QCOMPARE(table.ones[static_cast<std::size_t>(bit)], static_cast<std::size_t>(ones));
            }
        }
        if (table.sum)
            QCOMPARE(*table.sum, exclusiveOr(heaps));
        const QStringList lines = teaching::tableLines(table, english());
        for (const QString& line : lines) {
            if (table.skipped == 0)
                QCOMPARE(line.size(), lines[0].size());
        }
    }

    void checkClaim(const Step& step)
    {
        const QByteArray id(step.id);
        const bool normal = m_play == Play::Normal;
        if (id == "verdict") {
            const QString words = english().say(step.title);
            QCOMPARE(words.contains(QStringLiteral("N-position")), m_truth == Outcome::N);
            QCOMPARE(words.contains(QStringLiteral("P-position")), m_truth == Outcome::P);
            const QString why = explained::words(step);
            QCOMPARE(why.contains(QStringLiteral("while two heaps or more are large, ")), !normal);
            QCOMPARE(why.contains(QStringLiteral("you leave an odd number of heaps of one stone")),
                     !normal && m_truth == Outcome::N);
        } else if (id == "nim-sum"
                   && english().say(step.title).startsWith(QStringLiteral("By the nim-sum"))) {
            checkPair(step);
        } else if (id == "nim-sum" && m_sum != 0) {
            // Up to 16 digits are read in a title.
            const bool hasDigits = m_sum > 1 && m_sum < 65536;
            const QString digits = QStringLiteral(" = %1").arg(QString::number(m_sum, 2)) + u'₂';
            QCOMPARE(std::get<QString>(step.title.arguments[0]),
                     QString::number(m_sum) + (hasDigits ? digits : QString()));
        } else if (id == "leading") {
            const Count size = std::get<Count>(step.title.arguments[0]);
            QVERIFY(size <= m_sum && m_sum - size < size);
            for (const Mark& mark : step.shown.marks) {
                if (mark.kind != Mark::Heap)
                    continue;
                QVERIFY((m_heaps[mark.heap] & size) != 0);
                auto others = m_heaps;
                others.erase(others.begin() + static_cast<std::ptrdiff_t>(mark.heap));
                QCOMPARE(m_heaps[mark.heap] ^ m_sum, exclusiveOr(others));
                QVERIFY(exclusiveOr(others) < m_heaps[mark.heap]);
            }
        } else if (id == "others") {
            for (const Mark& mark : step.shown.marks) {
                if (mark.kind == Mark::Heap)
                    QVERIFY((m_heaps[mark.heap] ^ m_sum) > m_heaps[mark.heap]);
            }
            checkOthers(step);
        } else if (id == "move") {
            QVERIFY(m_truth == Outcome::N && m_sum != 0);
        } else if (id == "binary") {
            checkPowers(step);
        } else if (id == "breaks") {
            checkBreaks(step);
        } else if (id == "again") {
            QVERIFY(!normal && m_truth == Outcome::N);
            for (const brute::Move& move : brute::Nim(m_play).winning(isSmall() ? m_heaps : brute::Heaps()))
                checkReplies(brute::after(m_heaps, move));
        } else if (id == "exchange" || id == "equal-pair") {
            QVERIFY(m_truth == Outcome::P);
            checkMirror(step);
        } else if (id == "one-heap" || id == "unequal-pair" || id == "one-large") {
            QVERIFY(m_truth == Outcome::N);
            // The move that is shown is said to be the only one.
            const bool few = std::ranges::all_of(m_heaps, [](Count heap) { return heap < 1000; });
            const ShownMove* const shown = find(step, Role::Winning);
            for (const brute::Move& move : brute::moves(id != "one-heap" && few ? m_heaps : brute::Heaps()))
                QCOMPARE(after(brute::after(m_heaps, move)) == Outcome::P,
                         move.heap == shown->move.heap && m_heaps[move.heap] - move.to == shown->move.take);
            if (id == "one-large")
                checkOneLarge(step, *shown);
        } else if (id == "ones") {
            QVERIFY(std::ranges::all_of(m_heaps, [](Count heap) { return heap <= 1; }));
            // In normal play the rule comes first.
            QCOMPARE(explained::detail(step, "whoever takes the last stone wins") != nullptr, normal);
            const QString words = english().say(step.details.back());
            QCOMPARE(words.contains(QStringLiteral("P-position")), m_truth == Outcome::P);
            QCOMPARE(words.contains(QStringLiteral("is odd")), (m_truth == Outcome::N) == normal);
            QCOMPARE(words.contains(QStringLiteral("and wins")), normal);
        } else if (id == "rule") {
            QCOMPARE(explained::words(step).contains(QStringLiteral("takes the last stone wins")), normal);
        } else if (id == "several-large") {
            QVERIFY(!normal);
        } else if (id == "one-left") {
            QVERIFY(!normal);
            QCOMPARE(explained::words(step).contains(QStringLiteral("player now to move takes it")),
                     m_truth == Outcome::P);
        } else if (id == "end") {
            const QString said = explained::words(step);
            // What the board draws is named, where it is an example.
            const bool isExample =
                english().say(step.title).startsWith(QStringLiteral("Whoever leaves P-positions"));
            QCOMPARE(said.contains(QStringLiteral("the reply takes")), isExample);
            QCOMPARE(said.contains(QStringLiteral("player now to move")), m_truth == Outcome::P);
            QCOMPARE(said.contains(QStringLiteral("opponent who has no move"))
                         || said.contains(QStringLiteral("your opponent takes the first")),
                     m_truth == Outcome::N);
            QCOMPARE(said.contains(QStringLiteral("takes the first, the third, and so the last")), !normal);
        }
    }

    // So many heaps of one stone are beside the large one, and then left: an even number to take the last of
    // them, an odd one to leave it.
    void checkOneLarge(const Step& step, const ShownMove& shown)
    {
        const Count beside = static_cast<Count>(std::ranges::count(m_heaps, Count{1}));
        QCOMPARE(std::ranges::count_if(m_heaps, [](Count heap) { return heap > 1; }), std::ptrdiff_t{1});
        if (explained::detail(step, "No heap of one stone stands beside it")) {
            QCOMPARE(beside, Count{0});
            const auto one = played(shown);
            QVERIFY(std::ranges::count(one, Count{0}) + 1 == std::ssize(one) && std::ranges::max(one) == 1);
            QVERIFY(m_play == Play::Misere);
            return;
        }
        QVERIFY(beside > 0);
        QCOMPARE(explained::at<Count>(step.details[0], 0), beside);
        const QString said = english().say(step.details[0]);
        QCOMPARE(said.contains(QStringLiteral("an odd number")), beside % 2 == 1);
        const auto left = played(shown);
        QVERIFY(std::ranges::all_of(left, [](Count heap) { return heap <= 1; }));
        const Count ones = static_cast<Count>(std::ranges::count(left, Count{1}));
        QCOMPARE(static_cast<Count>(step.details[1].count), ones);
        QCOMPARE(said.contains(QStringLiteral("taken whole")), ones == beside);
        QCOMPARE(ones % 2 == 0, m_play == Play::Normal);
        QCOMPARE(english().say(step.details[1]).contains(QStringLiteral("an even number")), ones % 2 == 0);
    }

    // Misère play of two equal heaps: what the answer leaves.
    void checkMirror(const Step& step)
    {
        if (QByteArray(step.id) == "equal-pair" && m_play == Play::Normal) {
            // After any move the equal of that heap can be lowered as far, and each has its equal again.
            const ShownMove& threat = *find(step, Role::Threat);
            const ShownMove& reply = *find(step, Role::Reply);
            QVERIFY(haveEquals());
            QVERIFY(m_heaps[threat.move.heap] == m_heaps[reply.move.heap]
                    && threat.move.heap != reply.move.heap);
            QCOMPARE(threat.move.take, reply.move.take);
        }
        if (explained::detail(step, "mirroring is not always the only answer"))
            QVERIFY(find(step, Role::Threat)->move.take != find(step, Role::Reply)->move.take);
        const bool isPair = explained::stepOf(m_explanation, "equal-pair");
        if (m_play == Play::Normal || !isPair || QByteArray(step.id) == "equal-pair")
            return;
        std::vector<Count> left = played(*find(step, Role::Reply));
        std::erase(left, Count{0});
        const Sentence* const equal = explained::detail(step, "Two equal heaps of");
        QCOMPARE(equal == nullptr, left.size() == 1);
        if (equal)
            QCOMPARE(left, std::vector<Count>(2, explained::at<Count>(*equal, 0)));
        else
            QVERIFY(explained::detail(step, "One stone is left") && left[0] == 1);
    }

    // Every heap is written as a sum, or is said to be a power of two itself.
    void checkPowers(const Step& step)
    {
        std::vector<Count> expected;
        for (const Count heap : m_heaps) {
            if (heap > 0 && (heap & (heap - 1)) == 0 && std::ranges::find(expected, heap) == expected.end())
                expected.push_back(heap);
        }
        const Sentence* const powers = explained::detail(step, "Already a power of two");
        QCOMPARE(powers != nullptr, !expected.empty());
        if (powers && expected.size() <= 16)
            QCOMPARE(explained::at<teaching::Numbers>(*powers, 0).values, expected);
        if (!isSmall())
            return;
        const QString words = explained::words(step);
        for (const Count heap : m_heaps) {
            if ((heap & (heap - 1)) != 0)
                QVERIFY(words.contains(QStringLiteral("%1 = ").arg(heap)));
        }
    }

    // A few examples, and how many more of the heaps that are marked there are.
    void checkOthers(const Step& step)
    {
        QStringList examples = explained::items(*explained::detail(step, "Stones cannot be added"), 0);
        const auto heaps =
            static_cast<std::size_t>(std::ranges::count(step.shown.marks, int{Mark::Heap}, &Mark::kind));
        QCOMPARE(static_cast<std::size_t>(examples.size()), std::min<std::size_t>(heaps, 4));
        if (heaps > 3)
            QCOMPARE(examples.takeLast(), QStringLiteral("and so on, for %1 more heap(s)").arg(heaps - 3));
        for (const QString& example : examples) {
            const std::vector<Count> told = explained::numbers(example); // heap, from, to
            QCOMPARE(told.size(), std::size_t{3});
            QCOMPARE(m_heaps[told[0] - 1], told[1]);
            QCOMPARE(told[2], told[1] ^ m_sum);
        }
    }

    bool isSmall() const
    {
        return std::ranges::all_of(m_heaps, [](Count heap) { return heap < 8; }) && m_heaps.size() < 5;
    }

    void checkBreaks(const Step& step)
    {
        QVERIFY(m_truth == Outcome::P);
        QCOMPARE(explained::detail(step, "That is the answer while two heaps or more are large") != nullptr,
                 m_play == Play::Misere);
        if (isSmall())
            checkReplies(m_heaps);
    }

    // From nim-sum 0, after every move: the highest digit that has changed is the leading one of the nim-sum,
    // another heap has it, and heap ⊕ nim-sum is smaller and leaves 0. That wins, except in misère play when
    // just one heap is large: then it loses, and lowering that heap to 1 or 0 wins.
    void checkReplies(const brute::Heaps& heaps)
    {
        brute::Nim truth(m_play);
        QCOMPARE(exclusiveOr(heaps), Count{0});
        for (const brute::Move& move : brute::moves(heaps)) {
            const brute::Heaps left = brute::after(heaps, move);
            const Count sum = exclusiveOr(left);
            const Count digit = std::bit_floor(heaps[move.heap] ^ move.to);
            QCOMPARE(std::bit_floor(sum), digit);
            QVERIFY((left[move.heap] & digit) == 0);
            const auto large = std::ranges::count_if(left, [](Count heap) { return heap > 1; });
            const bool isCopied = m_play == Play::Normal || large > 1;
            bool isFound = false;
            for (std::size_t heap = 0; heap < left.size(); ++heap) {
                if ((left[heap] & digit) == 0)
                    continue;
                isFound = true;
                QVERIFY((left[heap] ^ sum) < left[heap]);
                brute::Heaps end = left;
                end[heap] ^= sum;
                QCOMPARE(exclusiveOr(end), Count{0});
                if (!isCopied) {
                    QVERIFY(left[heap] > 1 && std::ranges::count(end, Count{1}) % 2 == 0);
                    QCOMPARE(truth.outcome(end), Outcome::N);
                    end[heap] = 1 - end[heap];
                }
                QCOMPARE(truth.outcome(end), Outcome::P);
            }
            QVERIFY(isFound && (m_play == Play::Normal || large > 0));
        }
    }

    // Every size is there an even number of times.
    bool haveEquals() const
    {
        return std::ranges::all_of(
            m_heaps, [&](Count heap) { return heap == 0 || std::ranges::count(m_heaps, heap) % 2 == 0; });
    }

    // Two heaps, pairs of them or one large heap, their nim-sum and, where they are unequal, the one that the
    // move leaves.
    void checkPair(const Step& step)
    {
        QVERIFY(std::ranges::count_if(m_heaps, [](Count heap) { return heap > 0; }) == 2 || haveEquals()
                || explained::stepOf(m_explanation, "one-large"));
        QCOMPARE(explained::numbers(std::get<QString>(step.title.arguments[0])).back(), m_sum);
        QCOMPARE(m_truth == Outcome::P, m_sum == 0);
        if (const Sentence* const left = explained::detail(step, "The move leaves"))
            QCOMPARE(explained::numbers(std::get<QString>(left->arguments[0])).back(), Count{0});
    }

    const Explanation& m_explanation;
    std::vector<Count> m_heaps;
    Play m_play;
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

class NimExplanationTest : public QObject {
    Q_OBJECT
private slots:
    void everySmallPositionIsExplainedTruly()
    {
        for (const Play play : kPlays) {
            brute::Nim truth(play);
            brute::everyPosition(4, 5, [&](const brute::Heaps& heaps) {
                const Explanation explanation = games::explainNim(position(heaps, play));
                Checker(explanation, truth.outcome(heaps)).run();
                if (QTest::currentTestFailed())
                    qFatal("%s", qPrintable(teaching::notation(position(heaps, play))));
            });
        }
    }

    // What the first and the last step of misère play say: whoever finds a single large heap wins by lowering
    // it to 1 or 0, and its nim-sum is never 0.
    void aSingleLargeHeapIsWonInMiserePlay()
    {
        brute::Nim truth(Play::Misere);
        brute::everyPosition(4, 5, [&](const brute::Heaps& heaps) {
            if (std::ranges::count_if(heaps, [](Count heap) { return heap > 1; }) != 1)
                return;
            const auto large = std::ranges::max_element(heaps) - heaps.begin();
            QCOMPARE(truth.outcome(heaps), Outcome::N);
            QVERIFY(exclusiveOr(heaps) != 0);
            for (const brute::Move& move : truth.winning(heaps))
                QVERIFY(move.heap == static_cast<std::size_t>(large) && move.to <= 1);
        });
        for (const char* const text : {"nim misere: 4 4 4 4", "nim misere: 3 4 5"}) {
            const Explanation explanation = games::explainNim(positionOf(QString::fromLatin1(text)));
            QVERIFY(explained::words(*explained::stepOf(explanation, "several-large"))
                        .contains(QStringLiteral("Whoever finds just one large heap wins")));
            QVERIFY(explained::words(*explained::stepOf(explanation, "end"))
                        .contains(QStringLiteral("keeps the nim-sum at 0 therefore never leaves one")));
        }
    }

    void everyWinningMoveIsShownOnce()
    {
        brute::Nim truth(Play::Normal);
        brute::everyPosition(4, 5, [&](const brute::Heaps& heaps) {
            std::vector<brute::Move> shown;
            bool small = true;
            for (const Step& step : games::explainNim(position(heaps, Play::Normal)).steps) {
                if (QByteArray(step.id) == "move") {
                    const teaching::Move& move = find(step, Role::Winning)->move;
                    shown.push_back({move.heap, heaps[move.heap] - move.take});
                    small = false;
                }
            }
            if (!small)
                QVERIFY(shown == truth.winning(heaps));
        });
    }

    // "Take as many as the other" is a wrong idea: where some answer takes another number than the move, one
    // such answer is shown.
    void answersDoNotAllCopy()
    {
        for (const Play play : kPlays) {
            brute::Nim truth(play);
            brute::everyPosition(4, 7, [&](const brute::Heaps& heaps) {
                if (truth.outcome(heaps) == Outcome::N)
                    return;
                bool copies = true;
                for (const brute::Move& move : brute::moves(heaps)) {
                    const auto left = brute::after(heaps, move);
                    for (const brute::Move& reply : truth.winning(left))
                        copies = copies && heaps[move.heap] - move.to == left[reply.heap] - reply.to;
                }
                bool shownCopies = true;
                for (const Step& step : games::explainNim(position(heaps, play)).steps) {
                    if (const ShownMove* const reply = find(step, Role::Reply))
                        shownCopies = shownCopies && reply->move.take == find(step, Role::Threat)->move.take;
                }
                QVERIFY2(shownCopies == copies, qPrintable(teaching::notation(position(heaps, play))));
            });
        }
        // Also where only small columns tell: the seven largest are those of two equal heaps.
        const Count large = Count{0xFFF0};
        const Explanation many = games::explainNim(position({large, large, 3, 5, 6}, Play::Normal));
        QVERIFY(std::ranges::any_of(many.steps, [](const Step& step) {
            const ShownMove* const reply = find(step, Role::Reply);
            return reply && reply->move.take != find(step, Role::Threat)->move.take;
        }));
        const Explanation flagship = games::explainNim(position({7, 9, 15, 1}, Play::Normal));
        const Step& first = *explained::stepOf(flagship, "exchange");
        QVERIFY(find(first, Role::Threat)->move == (teaching::Move{1, 3, 0}));
        QVERIFY(find(first, Role::Reply)->move == (teaching::Move{2, 15, 0}));
    }

    void largePositionsAreExplainedTruly()
    {
        std::mt19937_64 random(64);
        const teaching::Game& rules = *games::nimGame();
        for (int round = 0; round < 150; ++round) {
            std::vector<Count> heaps(1 + random() % 64);
            for (Count& heap : heaps)
                heap = (random() & kMaxCount) >> random() % 63;
            if (round % 3 == 0)
                heaps.push_back(exclusiveOr(heaps)); // lost
            for (const Play play : kPlays) {
                const Position large = position(heaps, play);
                Checker(games::explainNim(large), rules.outcome(large)).run();
            }
        }
    }

    void stepsComeInTheOrderOfTheArgument_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QByteArrayList>("expected");
        const auto row = [](const char* text, QByteArrayList expected) {
            QTest::newRow(text) << QString::fromLatin1(text) << expected;
        };
        row("nim: 7 9 15 12",
            {"rule", "binary", "columns", "nim-sum", "verdict", "leading", "move", "move", "move", "others",
             "after", "end"});
        row("nim: 1 2 3",
            {"rule", "binary", "columns", "nim-sum", "verdict", "breaks", "exchange", "exchange", "exchange",
             "exchange", "exchange", "exchange", "end"});
        row("nim: 0 0", {"empty"});
        row("nim: 5 5", {"rule", "equal-pair", "nim-sum", "end"});
        row("nim: 2 2 3 3", {"rule", "equal-pair", "nim-sum", "exchange", "end"});
        row("nim: 1 2 2 1", {"rule", "equal-pair", "nim-sum", "end"});
        row("nim misere: 2 2 3 3",
            {"rule", "several-large", "binary", "columns", "nim-sum", "verdict", "breaks", "exchange",
             "exchange", "end"});
        row("nim: 10 20 30",
            {"rule", "binary", "columns", "nim-sum", "verdict", "breaks", "exchange", "exchange", "exchange",
             "end"});
        row("nim: 2 0 3", {"rule", "mirror", "unequal-pair", "nim-sum", "end"});
        row("nim: 0 4", {"one-heap"});
        row("nim: 1 5 0 1", {"rule", "one-large", "nim-sum"});
        row("nim: 1 1 1 1", {"ones"});
        row("nim: 1 1 1", {"ones"});
        row("nim misere: 0", {"rule", "empty"});
        row("nim misere: 1 1 1", {"rule", "ones"});
        row("nim misere: 1 1 5", {"rule", "one-large"});
        row("nim misere: 2 2", {"rule", "equal-pair", "exchange", "exchange", "nim-sum", "one-left"});
        row("nim misere: 5 0 5",
            {"rule", "equal-pair", "exchange", "exchange", "exchange", "nim-sum", "one-left"});
        row("nim misere: 5 3", {"rule", "unequal-pair", "nim-sum", "one-left"});
        row("nim misere: 3 4 5",
            {"rule", "several-large", "binary", "columns", "nim-sum", "verdict", "leading", "move", "others",
             "after", "again", "end"});
    }
    void stepsComeInTheOrderOfTheArgument()
    {
        QFETCH(QString, text);
        QFETCH(QByteArrayList, expected);
        const teaching::Family all[] = {teaching::familyOf(games::nimGame())};
        const auto parsed = std::get<Position>(teaching::parsePosition(text, all, nullptr));
        const QByteArrayList found = ids(games::explainNim(parsed));
        QCOMPARE(found, expected);
    }

    // A page has room for six sizes as sums of powers of two; how many others there are is said.
    void theFirstSizesAreWrittenOut()
    {
        const auto sums = [](const std::vector<Count>& heaps) {
            const Explanation explanation = games::explainNim(position(heaps, Play::Normal));
            const Step* const step = explained::stepOf(explanation, "binary");
            return explained::items(*explained::detail(*step, "Each 1 stands for a sub-heap"), 0);
        };
        const QStringList six = sums({3, 5, 6, 7, 9, 10, 5});
        QCOMPARE(six.size(), 6);
        QCOMPARE(six.last(), QStringLiteral("10 = 8 + 2"));
        const QStringList eight = sums({3, 5, 6, 7, 9, 10, 11, 12, 3});
        QCOMPARE(eight.first(6), six);
        QCOMPARE(eight.mid(6), QStringList{QStringLiteral("and so on, for 2 more size(s)")});
    }

    void aHeapThatIsTheOnlyOneHasNoNumber()
    {
        const auto title = [](const std::vector<Count>& heaps) {
            return english().say(games::explainNim(position(heaps, Play::Normal)).steps.front().title);
        };
        QCOMPARE(title({7}), QStringLiteral("There is one heap: take all 7"));
        QCOMPARE(title({0, 4}), QStringLiteral("One heap is left: take all 4 from heap 2"));
    }

    void markdownAndTextHoldEveryStep()
    {
        const Explanation explanation = games::explainNim(position({7, 9, 15, 12}, Play::Normal));
        const QString text = teaching::plainText(explanation, english());
        const QString markdown = teaching::markdown(explanation, english());
        for (std::size_t i = 0; i < explanation.steps.size(); ++i) {
            const QString title = english().say(explanation.steps[i].title);
            QVERIFY(text.contains(QStringLiteral("%1. %2").arg(i + 1).arg(title)));
            QVERIFY(markdown.contains(QStringLiteral("%1. **%2**").arg(i + 1).arg(title)));
        }
        QVERIFY(markdown.startsWith(QStringLiteral("# nim: 7 9 15 12\n")));
        QVERIFY(!markdown.contains(QStringLiteral(" \n")));
    }
};

LASTSTONE_TEST(NimExplanationTest, Nothing)

} // namespace laststone::nim_explanation_test
#include "nim_explanation_test.moc"
