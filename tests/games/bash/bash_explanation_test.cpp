// SPDX-License-Identifier: GPL-3.0-or-later
// Every step that explains a Bash position, against the rules alone.
#include "games/bash/bash_game.h"

#include "games/explained.h"
#include "games/rules_alone.h"
#include "positions.h"
#include "teaching/notation.h"
#include "teaching/steps/explanation.h"
#include "test_main.h"

#include <QRegularExpression>
#include <QTest>

#include <numeric>
#include <random>

namespace laststone::bash_explanation_test {

using explained::numbers;
using teaching::Position;
using teaching::Step;
using theory::Count;
using theory::Outcome;
using theory::Play;
using Role = teaching::ShownMove::Role;

class BashExplanationTest : public QObject {
    Q_OBJECT

    // A move that leaves the smallest lost heap of two blocks: what every move leaves then, and what is said
    // of the other moves, some of which leave fewer or more.
    static void checkOneBlock(const Position& position, const Step& step, Count take,
                              const teaching::Voice& voice)
    {
        const Step only = step;
        const auto* const then = explained::detail(only, "Every move then leaves");
        const Count limit = position.rule().toULongLong();
        const bool misere = position.play == Play::Misere;
        const Count left = position.heaps[0] - take;
        const bool isLeast = left == limit + 1 + (misere ? 1 : 0);
        const bool isOneBlock = isLeast && position.heaps[0] > left && limit > 1;
        QCOMPARE(then != nullptr, isOneBlock);
        if (!then)
            return;
        QCOMPARE(numbers(voice.say(*then)), (std::vector{left - limit, left - 1}));
        const auto* const fewer = explained::detail(only, "If you leave fewer than");
        const auto* const more = explained::detail(only, "If you leave more than");
        QCOMPARE(fewer != nullptr, take < limit);
        QCOMPARE(more != nullptr, take > 1);
        if (fewer) // at least as many as the opponent may take, but for one in misère play
            QVERIFY(numbers(voice.say(*fewer))[0] == left && left - 1 <= limit + (misere ? 1 : 0));
        if (more) // from the most that are left the same heap can be left
            QVERIFY(numbers(voice.say(*more)) == (std::vector{left, left})
                    && position.heaps[0] - 1 - left <= limit);
    }

private slots:
    void everyStepIsTrue()
    {
        const auto voice = teaching::Voice::installed();
        rules_alone::Judge judge;
        const auto outcome = [&](const Position& like, Count n) {
            Position position = like;
            position.heaps = {n};
            return judge.outcome(position);
        };
        for (const Position& position : rules_alone::smallPositions(QStringLiteral("bash"))) {
            const Count n = position.heaps[0];
            const Count limit = position.rule().toULongLong();
            const bool misere = position.play == Play::Misere;
            const QByteArray name = teaching::notation(position).toUtf8();
            const auto explanation = games::explainBash(position);
            QVERIFY(explanation.position == position);
            int moves = 0;
            for (const Step& step : explanation.steps) {
                const QByteArray id(step.id);
                const QString text = teaching::plainText(step, voice);
                if (id == "over") {
                    QCOMPARE(n, Count{0});
                } else if (id == "small") {
                    // 1 to m are won and m + 1 is lost; in misère play 1 is lost and 2 to m + 1 are won.
                    for (Count small = 1; small <= limit + 1; ++small) {
                        const bool lost = misere ? small == 1 : small == limit + 1;
                        QVERIFY2(outcome(position, small) == (lost ? Outcome::P : Outcome::N), name);
                    }
                    // And how it goes on, where the heap is larger: the next block.
                    if (const auto* const next = explained::detail(step, "And so on: the multiples of")) {
                        const Count block = limit + 1;
                        QVERIFY2(!misere && n > block, name);
                        QCOMPARE(numbers(voice.say(*next)),
                                 (std::vector{block + 1, 2 * block - 1, block, 2 * block, block + 1,
                                              2 * block - 1, block}));
                        for (Count heap = block + 1; heap < 2 * block; ++heap)
                            QVERIFY2(outcome(position, heap) == Outcome::N, name);
                        QVERIFY2(outcome(position, 2 * block) == Outcome::P, name);
                    } else {
                        QVERIFY2(misere, name);
                    }
                    // Two numbers have no others between them.
                    static const QRegularExpression range(QStringLiteral("[0-9] to [0-9]"));
                    QVERIFY2(limit > 2 || !text.contains(range), name);
                    QVERIFY2(numbers(voice.say(step.title))[0] == 1, name);
                    QVERIFY2(numbers(voice.say(step.title)).back() == limit + 1, name);
                } else if (id == "smallest-lost") {
                    // The opponent takes what a move leaves, in misère play all but one.
                    const Count apart = misere ? 1 : 0;
                    QVERIFY2(n == limit + 1 + apart && outcome(position, n) == Outcome::P, name);
                    QCOMPARE(numbers(voice.say(step.title)), (std::vector{1 + apart, limit + apart}));
                    QCOMPARE(explanation.steps.size(), std::size_t{2});
                    const auto& reply = *explained::find(step, Role::Reply);
                    QCOMPARE(reply.before.heaps[0] - reply.move.take, apart);
                    QVERIFY2(reply.move.take <= limit, name);
                } else if (id == "divide") {
                    // counted = blocks × block [+ rest]. The remainder is rest.
                    const auto all = numbers(voice.say(step.details[0]));
                    const Count counted = misere ? n - 1 : n;
                    QVERIFY2(all[0] == counted && all[2] == limit + 1, name);
                    QVERIFY2(all[1] * all[2] + all.back() == counted && all.back() <= limit, name);
                } else if (id == "verdict") {
                    const bool lost = outcome(position, n) == Outcome::P;
                    QVERIFY2(
                        text.contains(lost ? QStringLiteral("P-position") : QStringLiteral("N-position")),
                        name);
                } else if (id == "move") {
                    ++moves;
                    const teaching::ShownMove* shown = explained::find(step, Role::Winning);
                    QVERIFY2(shown && shown->before == position && shown->move.heap == 0, name);
                    const Count take = shown->move.take;
                    QVERIFY2(take > 0 && take <= std::min(n, limit), name);
                    QVERIFY2(outcome(position, n - take) == Outcome::P, name);
                    QVERIFY2(numbers(voice.say(step.title)) == (std::vector{take, n - take}), name);
                    checkOneBlock(position, step, take, voice);
                    // It is said to be the only one.
                    for (Count taken = 1; taken <= std::min(n, limit); ++taken)
                        QVERIFY2((outcome(position, n - taken) == Outcome::P) == (taken == take), name);
                } else if (id == "take-all") {
                    ++moves;
                    const teaching::ShownMove* shown = explained::find(step, Role::Winning);
                    QVERIFY2(!misere && n <= limit && shown->move == (teaching::Move{0, n, 0}), name);
                    QCOMPARE(text.startsWith(QStringLiteral("Take the only stone")), n == 1);
                    QVERIFY2(n == 1 || numbers(voice.say(step.title))[0] == n, name);
                    const QString rule = voice.say(step.details[0]);
                    QVERIFY2(limit == 1 ? rule.startsWith(QStringLiteral("A move takes one stone"))
                                        : numbers(rule)[0] == limit,
                             name);
                    QCOMPARE(step.details.size(), std::size_t{n > 1 ? 2U : 1U});
                    for (Count taken = 1; taken < n; ++taken)
                        QVERIFY2(outcome(position, n - taken) == Outcome::N, name);
                } else if (id == "rule") {
                    QVERIFY2(numbers(text) == (std::vector<Count>{1, limit}), name);
                    QCOMPARE(text.contains(QStringLiteral("takes the last stone loses")), misere);
                } else if (id == "end") {
                    QVERIFY2((misere ? n - 1 : n) / (limit + 1) > 1, name);
                    QCOMPARE(text.contains(QStringLiteral("wins")), !misere);
                } else if (id == "last") {
                    QVERIFY2(misere && n == 1, name);
                } else if (id == "forced") {
                    const bool wins = outcome(position, n) == Outcome::N;
                    moves += wins ? 1 : 0;
                    QVERIFY2(limit == 1 && numbers(text)[0] == n, name);
                    QCOMPARE(step.shown.moves.size(), std::size_t{wins});
                    QCOMPARE(text.contains(QStringLiteral("N-position")), wins);
                    QCOMPARE(text.contains(QStringLiteral("is odd")), n % 2 == 1);
                    QCOMPARE(text.contains(QStringLiteral("and loses")), misere);
                } else if (id == "reply") {
                    const teaching::ShownMove* threat = explained::find(step, Role::Threat);
                    const teaching::ShownMove* reply = explained::find(step, Role::Reply);
                    QVERIFY2(threat && reply, name);
                    const Count start = threat->before.heaps[0];
                    const Count left = start - threat->move.take;
                    QVERIFY2(outcome(position, start) == Outcome::P, name);
                    QVERIFY2(threat->move.take <= limit && reply->move.take <= limit, name);
                    QVERIFY2(reply->before.heaps == std::vector{left}, name);
                    QVERIFY2(outcome(position, left - reply->move.take) == Outcome::P, name);
                    const Count then = left - reply->move.take;
                    QVERIFY2(then > Count{misere} && numbers(text).back() == then, name);
                }
            }
            QVERIFY2(moves == (n > 0 && outcome(position, n) == Outcome::N ? 1 : 0), name);
        }
    }

    void stepsComeInTheOrderOfTheArgument_data()
    {
        QTest::addColumn<Position>("position");
        QTest::addColumn<QByteArrayList>("expected");
        const auto row = [](Play play, int limit, Count n, const QByteArrayList& expected) {
            const Position position{gameOf(QStringLiteral("bash"), QString::number(limit)), play, {n}};
            QTest::newRow(qPrintable(teaching::notation(position))) << position << expected;
        };
        row(Play::Normal, 3, 0, {"over"});
        row(Play::Normal, 3, 2, {"take-all"});
        row(Play::Normal, 1, 1, {"take-all"});
        row(Play::Normal, 1, 6, {"forced"});
        row(Play::Misere, 1, 6, {"forced"});
        row(Play::Misere, 3, 4, {"move"});
        row(Play::Normal, 3, 4, {"rule", "smallest-lost"});
        row(Play::Misere, 2, 4, {"rule", "smallest-lost"});
        row(Play::Normal, 3, 5, {"rule", "move"});
        row(Play::Normal, 2, 5, {"rule", "move"});
        row(Play::Normal, 3, 7, {"rule", "move"});
        row(Play::Misere, 3, 6, {"rule", "move"});
        row(Play::Misere, 3, 8, {"rule", "move"});
        row(Play::Normal, 3, 9,
            {"rule", "small", "divide", "complete", "verdict", "move", "reply", "reply", "reply", "end"});
        row(Play::Normal, 3, 8,
            {"rule", "small", "divide", "complete", "verdict", "reply", "reply", "reply", "end"});
        row(Play::Normal, 2, 7,
            {"rule", "small", "divide", "complete", "verdict", "move", "reply", "reply", "end"});
        row(Play::Misere, 3, 0, {"over"});
        row(Play::Misere, 3, 1, {"last"});
        row(Play::Misere, 2, 6, {"rule", "move"});
        row(Play::Misere, 2, 8,
            {"rule", "small", "divide", "complete", "verdict", "move", "reply", "reply", "end"});
    }
    void stepsComeInTheOrderOfTheArgument()
    {
        QFETCH(Position, position);
        QFETCH(QByteArrayList, expected);
        QByteArrayList found;
        for (const Step& step : games::explainBash(position).steps)
            found << step.id;
        QCOMPARE(found, expected);
    }

    void theStoneApartIsPointedOutInMiserePlayAlone()
    {
        for (const Position& position : rules_alone::smallPositions(QStringLiteral("bash"))) {
            // Where one move decides, no stone is set apart.
            const teaching::Explanation explanation = games::explainBash(position);
            const Step* const rule = explained::stepOf(explanation, "rule");
            const bool isSaid = rule && explained::detail(*rule, "Set one stone aside");
            QVERIFY(!isSaid || position.play == Play::Misere);
            QVERIFY(isSaid || position.play == Play::Normal || position.rule() == QStringLiteral("1")
                    || position.heaps[0] < 2 * position.rule().toULongLong() + 3);
            for (const Step& step : explanation.steps) {
                const bool apart = explained::find(step, games::BashMark::Apart) != nullptr;
                QCOMPARE(apart, isSaid);
                if (const auto* blocks = explained::find(step, games::BashMark::Blocks))
                    QCOMPARE(blocks->from, position.rule().toULongLong() + 1);
            }
        }
    }

    void formulasAreTrueHoweverLargeTheNumbers()
    {
        static const QRegularExpression formula(QStringLiteral("(\\d+) = (\\d+) × (\\d+)(?: \\+ (\\d+))?"));
        std::mt19937_64 random(21);
        for (int round = 0; round < 300; ++round) {
            const Count limit = std::max<Count>(1, (random() & theory::kMaxCount) >> random() % 63);
            const Count n = std::max<Count>(1, (random() & theory::kMaxCount) >> random() % 63);
            const Play play = round % 2 == 0 ? Play::Normal : Play::Misere;
            int formulas = 0;
            for (const Step& step :
                 games::explainBash({gameOf(QStringLiteral("bash"), QString::number(limit)), play, {n}})
                     .steps) {
                auto matches = formula.globalMatch(teaching::plainText(step, teaching::Voice::installed()));
                while (matches.hasNext()) {
                    const auto match = matches.next();
                    const auto number = [&](int place) { return match.captured(place).toULongLong(); };
                    QCOMPARE(number(1), number(2) * number(3) + number(4));
                    QCOMPARE(number(3), limit + 1);
                    QVERIFY(number(4) <= limit);
                    ++formulas;
                }
            }
            QVERIFY(formulas >= 1 || n / 2 <= limit + 1 || limit == 1);
        }
    }

    void everyReplyIsThereWhenThereAreFew()
    {
        const Position position{gameOf(QStringLiteral("bash"), QStringLiteral("4")), Play::Normal, {22}};
        std::vector<Count> answered;
        for (const Step& step : games::explainBash(position).steps) {
            if (const teaching::ShownMove* threat = explained::find(step, Role::Threat))
                answered.push_back(threat->move.take);
        }
        QCOMPARE(answered, (std::vector<Count>{1, 2, 3, 4}));
    }

    // Up to 7 each has a step of its own; of more those between the first ones and the largest share one.
    void noReplyIsLeftOut()
    {
        const auto voice = teaching::Voice::installed();
        for (const Count limit : {6, 7, 8, 9, 10, 25}) {
            for (const Play play : {Play::Normal, Play::Misere}) {
                const Position position{gameOf(QStringLiteral("bash"), QString::number(limit)),
                                        play,
                                        {3 * (limit + 1) + (play == Play::Misere ? 1 : 0)}};
                std::vector<Count> answered;
                for (const Step& step : games::explainBash(position).steps) {
                    if (QByteArray(step.id) == "reply")
                        answered.push_back(explained::find(step, Role::Threat)->move.take);
                    if (QByteArray(step.id) != "more-replies")
                        continue;
                    const auto said = numbers(voice.say(step.title));
                    QCOMPARE(said.size(), std::size_t{2});
                    for (Count k = said[0]; k <= said[1]; ++k)
                        answered.push_back(k);
                    QCOMPARE(numbers(voice.say(step.details[0])), std::vector{limit + 1});
                }
                std::vector<Count> all(limit);
                std::iota(all.begin(), all.end(), Count{1});
                QCOMPARE(answered, all);
            }
        }
    }

    void largeNumbersAreExplained()
    {
        const QString most = QString::number(theory::kMaxCount);
        const Position position{gameOf(QStringLiteral("bash"), most), Play::Misere, {theory::kMaxCount}};
        for (const Step& step : games::explainBash(position).steps)
            QVERIFY(!teaching::plainText(step, teaching::Voice::installed()).isEmpty());
    }
};

LASTSTONE_TEST(BashExplanationTest, Nothing)

} // namespace laststone::bash_explanation_test
#include "bash_explanation_test.moc"
