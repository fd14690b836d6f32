// SPDX-License-Identifier: GPL-3.0-or-later
// Every step that explains a position of Wythoff's game, against the rules alone.
#include "games/wythoff/wythoff_game.h"

#include "games/explained.h"
#include "games/rules_alone.h"
#include "positions.h"
#include "teaching/notation.h"
#include "teaching/steps/explanation.h"
#include "test_main.h"
#include "theory/wythoff.h"

#include <QTest>

#include <random>
#include <set>

namespace laststone::wythoff_explanation_test {

using explained::numbers;
using teaching::Position;
using teaching::ShownMove;
using teaching::Step;
using theory::Count;
using theory::Outcome;
using theory::Play;
using Role = teaching::ShownMove::Role;

namespace {

Position after(const ShownMove& shown)
{
    Position result = shown.before;
    if (shown.move.heap != games::FromSecond)
        result.heaps[0] -= shown.move.take;
    if (shown.move.heap != games::FromFirst)
        result.heaps[1] -= shown.move.take;
    return result;
}

} // namespace

class WythoffExplanationTest : public QObject {
    Q_OBJECT
private slots:
    void everyStepIsTrue()
    {
        const auto voice = teaching::Voice::installed();
        rules_alone::Judge judge;
        for (const Position& position : rules_alone::smallPositions(QStringLiteral("wythoff"))) {
            const Count a = std::min(position.heaps[0], position.heaps[1]);
            const Count b = std::max(position.heaps[0], position.heaps[1]);
            const bool lost = judge.outcome(position) == Outcome::P;
            const QByteArray name = teaching::notation(position).toUtf8();
            const auto at = [&](Count x, Count y) {
                return judge.outcome({position.game, position.play, {x, y}});
            };
            for (const Step& step : games::explainWythoff(position).steps) {
                const QByteArray id(step.id);
                const QString title = voice.say(step.title);
                const QString text = teaching::plainText(step, voice);
                if (id == "over") {
                    QCOMPARE(b, Count{0});
                } else if (id == "pairs") {
                    auto listed = numbers(voice.say(step.details[1]));
                    QCOMPARE(listed.size(), std::size_t{17});
                    QCOMPARE(listed.front(), Count{0}); // the number of the first pair
                    listed.erase(listed.begin());
                    for (std::size_t i = 0; i < listed.size(); i += 2)
                        QVERIFY2(at(listed[i], listed[i + 1]) == Outcome::P, name);
                } else if (id == "difference") {
                    QVERIFY2(numbers(title) == (std::vector<Count>{b, a, b - a}), name);
                    const auto pair = numbers(voice.say(step.details[0]));
                    QVERIFY2(pair[0] == b - a && pair[2] - pair[1] == b - a, name);
                    QVERIFY2(at(pair[1], pair[2]) == Outcome::P, name);
                } else if (id == "verdict") {
                    QVERIFY2(
                        title.contains(lost ? QStringLiteral("P-position") : QStringLiteral("N-position")),
                        name);
                } else if (id == "move-both" || id == "move-one") {
                    const ShownMove* take = explained::find(step, Role::Winning);
                    QVERIFY2(take && take->before == position, name);
                    QVERIFY2((take->move.heap == games::FromBoth) == (id == "move-both"), name);
                    const Position left = after(*take);
                    QVERIFY2(judge.outcome(left) == Outcome::P, name);
                    const auto said = numbers(title);
                    QVERIFY2(said[0] == take->move.take, name);
                    QVERIFY2(said[said.size() - 2] == left.heaps[0] && said.back() == left.heaps[1], name);
                    checkSmallPair(position, step, left, judge);
                } else if (id == "no-both") {
                    for (Count taken = 1; taken <= a; ++taken)
                        QVERIFY2(at(position.heaps[0] - taken, position.heaps[1] - taken) == Outcome::N,
                                 name);
                } else if (id == "no-one") {
                    const Count kept = numbers(title)[0];
                    const Count other = kept == a ? b : a;
                    QVERIFY2(kept == a || kept == b, name);
                    QVERIFY2(at(kept, numbers(title)[1]) == Outcome::P, name);
                    for (Count left = 0; left < other; ++left)
                        QVERIFY2(at(kept, left) == Outcome::N, name);
                } else if (id == "apart" || id == "reach") {
                    QVERIFY2(step.shown.moves.empty(), name); // see theProofHolds
                    if (id == "reach" && !lost) {
                        const auto here = numbers(voice.say(step.details[1]));
                        QVERIFY2(here.size() == 4 && here[0] == a && here[3] == b, name);
                        QVERIFY2(at(here[1], here[2]) == Outcome::P, name);
                        const Count partner = here[1] == a ? here[2] : here[1];
                        QVERIFY2(partner == a || here[1] == a || here[2] == a, name);
                        const QString english = voice.say(step.details[1]);
                        QVERIFY2(english.contains(QLatin1String("larger")) == (b > partner), name);
                    }
                } else if (id == "all-taken" || id == "one-left") {
                    checkSmallestLost(position, step, judge);
                } else if (id == "last") {
                    QVERIFY2(position.play == Play::Misere && a == 0 && b == 1, name);
                } else if (id == "exchange") {
                    const ShownMove* threat = explained::find(step, Role::Threat);
                    const ShownMove* reply = explained::find(step, Role::Reply);
                    QVERIFY2(threat && threat->before == position, name);
                    QVERIFY2(reply && reply->before == after(*threat), name);
                    std::vector<Count> said = after(*threat).heaps;
                    const Position left = after(*reply);
                    QVERIFY2(judge.outcome(left) == Outcome::P, name);
                    said.insert(said.end(), left.heaps.begin(), left.heaps.end());
                    QVERIFY2(numbers(title) == said, name);
                    checkAnswer(step, *reply, left.heaps);
                } else {
                    QVERIFY2(id == "rule" || id == "smallest" || id == "rays" || id == "why-phi"
                                 || id == "end",
                             name);
                    const bool noMove = text.contains(QStringLiteral("cannot move"));
                    QVERIFY2(id != "end" || noMove == (position.play == Play::Normal), name);
                    QVERIFY2(id != "end" || text.contains(QStringLiteral("now to move")) == lost, name);
                }
            }
        }
    }

    // What the steps "apart" and "reach" say, case by case, of pairs built by the rule alone.
    void theProofHolds()
    {
        constexpr Count kLargest = 80;
        rules_alone::Judge judge;
        for (const Play play : {Play::Normal, Play::Misere}) {
            std::vector<std::pair<Count, Count>> pairs; // by difference
            if (play == Play::Misere)
                pairs = {{2, 2}, {0, 1}};
            std::set<Count> used;
            for (const auto& [a, b] : pairs)
                used.insert({a, b});
            for (Count least = 0; least <= kLargest;) {
                if (used.contains(least)) {
                    ++least;
                    continue;
                }
                const Count second = least + pairs.size();
                QVERIFY(second == least || !used.contains(second));
                used.insert({least, second});
                pairs.push_back({least, second});
            }
            const auto isPair = [&](Count x, Count y) {
                return pairs[std::max(x, y) - std::min(x, y)] == std::pair(std::min(x, y), std::max(x, y));
            };
            for (Count a = 0; a <= kLargest / 2; ++a) {
                for (Count b = a; b <= kLargest / 2; ++b) {
                    if (a == 0 && b == 0 && play == Play::Misere)
                        continue; // the game is over, and it is no pair
                    if (b <= 12)
                        QVERIFY(isPair(a, b)
                                == (judge.outcome({gameOf(QStringLiteral("wythoff")), play, {a, b}})
                                    == Outcome::P));
                    if (isPair(a, b)) {
                        for (Count taken = 1; taken <= b; ++taken) {
                            QVERIFY(!isPair(a, b - taken));
                            QVERIFY(taken > a || (!isPair(a - taken, b) && !isPair(a - taken, b - taken)));
                        }
                        continue;
                    }
                    const auto own = *std::ranges::find_if(
                        pairs, [&](const auto& pair) { return pair.first == a || pair.second == a; });
                    const Count partner = own.first == a ? own.second : own.first;
                    QVERIFY(partner != b);
                    if (partner < b)
                        continue; // b is lowered to it
                    QVERIFY(play == Play::Normal || a >= 3);
                    const auto& earlier = pairs[b - a];
                    QVERIFY(b - a < partner - a && earlier.first < a
                            && a - earlier.first == b - earlier.second);
                }
            }
        }
    }

    // What the step "difference" says of ⌊kφ⌋ and ⌊kφ²⌋: each number from 1 on is one of them just once, and
    // below n there are as many multiples as it says. k of them lie below n where kφ < n, so where
    // √(5k²) < 2n − k.
    void theGoldenRatioGivesThePairs()
    {
        constexpr Count kLargest = 300;
        const auto root = [](Count square) {
            Count result = 0;
            while ((result + 1) * (result + 1) <= square)
                ++result;
            return result;
        };
        std::vector<int> hits(kLargest + 1, 0);
        std::vector<Count> ofPhi;
        std::vector<Count> ofSquare;
        for (Count k = 1; k <= kLargest; ++k) {
            ofPhi.push_back((k + root(5 * k * k)) / 2);
            ofSquare.push_back(ofPhi.back() + k);
            for (const Count value : {ofPhi.back(), ofSquare.back()}) {
                if (value <= kLargest)
                    ++hits[value];
            }
        }
        for (Count n = 1; n <= kLargest; ++n) {
            QCOMPARE(hits[n], 1);
            const auto below = [&](const std::vector<Count>& all) {
                return std::ranges::count_if(all, [&](Count value) { return value < n; });
            };
            QCOMPARE(below(ofPhi) + below(ofSquare), static_cast<std::ptrdiff_t>(n) - 1);
        }
        // The reason is there, once, where a step works with a pair that has not been listed.
        int found = 0;
        for (Count x = 3; x <= 24; ++x) {
            for (Count y = x; y <= 40; ++y) {
                const auto explanation =
                    games::explainWythoff({gameOf(QStringLiteral("wythoff")), Play::Normal, {x, y}});
                const auto has = [&](const Step& each) {
                    return explained::detail(each, "Pair number %1 is %2: ")
                        || explained::detail(each, "Its smaller number is");
                };
                const auto& steps = explanation.steps;
                const Step* const step = explained::stepOf(explanation, "why-phi");
                QCOMPARE(step != nullptr, std::ranges::any_of(steps, has));
                for (const char* part : {"Why φ", "1. ", "2. ", "3. ", "As both grow"}) // a paragraph each
                    QCOMPARE(step && explained::detail(*step, part), step != nullptr);
                found += step ? 1 : 0;
                if (step)
                    QVERIFY(std::none_of(steps.data(), step, has));
            }
        }
        QVERIFY(found > 100);
    }

    // What is said of the smallest positions of misère play: not by the first step, which is the rule alone.
    void theSmallestMiserePositionsAreAsTheyAreSaidToBe()
    {
        rules_alone::Judge judge;
        const auto at = [&](Count x, Count y) {
            return judge.outcome({gameOf(QStringLiteral("wythoff")), Play::Misere, {x, y}});
        };
        const auto steps = games::explainWythoff({gameOf(QStringLiteral("wythoff")), Play::Misere, {3, 5}});
        const auto said = numbers(voiceText(*explained::stepOf(steps, "smallest")));
        QVERIFY(QByteArray(steps.steps[0].id) == "rule" && numbers(voiceText(steps.steps[0])).empty());
        QVERIFY(steps.steps[0].shown.isEmpty());
        const std::vector<Count> expected{0, 0, 0, 1, 1, 0, 1, 2, 0, 1, 2, 2, 0, 2, 1, 2, 1, 1, 3, 5};
        QCOMPARE(said, expected);
        for (const auto& [x, y] : {std::pair<Count, Count>(0, 1), {1, 0}, {2, 2}, {3, 5}})
            QCOMPARE(at(x, y), Outcome::P);
        // (1, 2) is among the three from which one stone is left: by taking from either heap or from both.
        for (const auto& [x, y] : {std::pair<Count, Count>(0, 0), {1, 2}, {0, 2}, {1, 1}})
            QCOMPARE(at(x, y), Outcome::N);
    }

    // The partner of a heap is told from φ where its pair has not been listed.
    void aPartnerBeyondTheListIsWorkedOut()
    {
        rules_alone::Judge judge;
        int found = 0;
        for (Count a = 8; a <= 22; ++a) {
            for (Count b = a + 1; b <= 22; ++b) {
                const Position position{gameOf(QStringLiteral("wythoff")), Play::Normal, {a, b}};
                for (const Step& step : games::explainWythoff(position).steps) {
                    const auto* const why = explained::detail(step, "Pair number %1 is %2: ");
                    if (!why)
                        continue;
                    const auto said = numbers(teaching::Voice::installed().say(*why));
                    const std::vector<Count> expected{said[0], said[1], said[2], said[0],
                                                      said[1], said[1], said[0], said[2]};
                    QCOMPARE(said, expected);
                    QCOMPARE(said[1] + said[0], said[2]);
                    const ShownMove* const reply = explained::find(step, Role::Reply);
                    std::vector<Count> heaps = reply ? after(*reply).heaps : position.heaps;
                    QVERIFY(said[0] >= 8);
                    QVERIFY(std::ranges::find(heaps, said[1]) != heaps.end()
                            || std::ranges::find(heaps, said[2]) != heaps.end());
                    QCOMPARE(judge.outcome({position.game, Play::Normal, {said[1], said[2]}}), Outcome::P);
                    ++found;
                }
            }
        }
        QVERIFY(found > 20);
    }

    void everyWinningMoveIsShown()
    {
        rules_alone::Judge judge;
        for (const Position& position : rules_alone::smallPositions(QStringLiteral("wythoff"))) {
            std::set<std::vector<Count>> shown;
            for (const Step& step : games::explainWythoff(position).steps) {
                for (const ShownMove& move : step.shown.moves) {
                    if (move.role == Role::Winning)
                        QVERIFY(shown.insert(after(move).heaps).second);
                }
            }
            std::set<std::vector<Count>> winning;
            for (const auto& heaps : rules_alone::options(position)) {
                if (judge.outcome({position.game, position.play, heaps}) == Outcome::P)
                    winning.insert(heaps);
            }
            QVERIFY2(shown == winning, qPrintable(teaching::notation(position)));
        }
    }

    // No two answers look alike: one keeps the difference, one keeps a heap, one is the last of the game; and
    // the moves are of the three kinds.
    void theAnswersDiffer()
    {
        for (const Play play : {Play::Normal, Play::Misere}) {
            for (Count k = 2; k < 60; ++k) {
                const auto pair = theory::wythoff::pair(k, play);
                for (const bool isMirrored : {false, true}) {
                    const Position position{gameOf(QStringLiteral("wythoff")), play,
                                            isMirrored ? std::vector<Count>{pair.b, pair.a}
                                                       : std::vector<Count>{pair.a, pair.b}};
                    std::set<std::vector<Count>> answers;
                    std::set<std::size_t> moves;
                    int kept = 0;
                    int ends = 0;
                    for (const Step& step : games::explainWythoff(position).steps) {
                        const ShownMove* const reply = explained::find(step, Role::Reply);
                        if (!reply)
                            continue;
                        const auto left = after(*reply).heaps;
                        answers.insert(left);
                        moves.insert(explained::find(step, Role::Threat)->move.heap);
                        kept += reply->move.heap == games::FromBoth;
                        ends += left[0] + left[1] == (play == Play::Misere ? 1 : 0);
                    }
                    QVERIFY2(answers.size() == 3 && moves.size() == 3 && kept == 1 && ends >= 1,
                             qPrintable(teaching::notation(position)));
                }
            }
        }
    }

    void stepsComeInTheOrderOfTheArgument_data()
    {
        QTest::addColumn<Position>("position");
        QTest::addColumn<QByteArrayList>("expected");
        const auto row = [](Play play, Count first, Count second, const QByteArrayList& expected) {
            const Position position{gameOf(QStringLiteral("wythoff")), play, {first, second}};
            QTest::newRow(qPrintable(teaching::notation(position))) << position << expected;
        };
        row(Play::Normal, 0, 0, {"over"});
        row(Play::Normal, 3, 5,
            {"rule", "pairs", "apart", "reach", "rays", "difference", "verdict", "exchange", "exchange",
             "exchange", "end"});
        row(Play::Normal, 5, 8,
            {"rule", "pairs", "apart", "reach", "rays", "difference", "verdict", "move-both", "move-one",
             "no-one", "end"});
        row(Play::Normal, 4, 4, {"move-both"});
        row(Play::Normal, 5, 5,
            {"rule", "move-both", "pairs", "apart", "reach", "rays", "move-one", "move-one", "end"});
        row(Play::Normal, 0, 7, {"move-one"});
        row(Play::Misere, 0, 7, {"move-one"});
        row(Play::Misere, 0, 1, {"last"});
        row(Play::Normal, 2, 1, {"rule", "all-taken"});
        row(Play::Misere, 2, 2, {"rule", "one-left"});
        row(Play::Misere, 1, 2, {"rule", "move-one", "move-both"});
        row(Play::Misere, 6, 1, {"rule", "move-one"});
        row(Play::Normal, 1, 5, {"rule", "move-one"});
        row(Play::Normal, 3, 2, {"rule", "move-one", "move-both"});
        row(Play::Normal, 2, 2, {"rule", "move-both", "move-one", "move-one"});
        row(Play::Misere, 2, 7, {"rule", "move-one"});
        row(Play::Misere, 2, 3, {"rule", "move-one", "move-both"});
        row(Play::Misere, 3, 5,
            {"rule", "smallest", "pairs", "apart", "reach", "rays", "difference", "verdict", "exchange",
             "exchange", "exchange", "end"});
    }
    void stepsComeInTheOrderOfTheArgument()
    {
        QFETCH(Position, position);
        QFETCH(QByteArrayList, expected);
        QByteArrayList found;
        for (const Step& step : games::explainWythoff(position).steps)
            found << step.id;
        QCOMPARE(found, expected);
    }

    void everyPairPointedOutIsLost()
    {
        rules_alone::Judge judge;
        for (const Position& position : rules_alone::smallPositions(QStringLiteral("wythoff"))) {
            for (const Step& step : games::explainWythoff(position).steps) {
                for (const teaching::Mark& mark : step.shown.marks) {
                    if (mark.kind == games::WythoffMark::Pairs || mark.kind == games::WythoffMark::Rays)
                        continue;
                    QVERIFY(mark.kind == games::WythoffMark::Pair);
                    // At the end of a misère game the ground is won: whoever took the last stone lost.
                    const bool over = mark.to == 0 && position.play == Play::Misere;
                    QVERIFY2(mark.to > 40
                                 || judge.outcome({position.game, position.play, {mark.from, mark.to}})
                                     == (over ? Outcome::N : Outcome::P),
                             qPrintable(teaching::notation(position)));
                }
            }
        }
    }

    void largePositionsAreExplainedTruly()
    {
        std::mt19937_64 random(5);
        for (int round = 0; round < 400; ++round) {
            const int shift = static_cast<int>(random() % 60);
            Count first = (random() & theory::kMaxCount) >> shift;
            Count second = (random() & theory::kMaxCount) >> shift;
            if (round % 4 == 0) { // lost
                const auto pair = theory::wythoff::pairWith(first).value();
                if (pair.b > theory::kMaxCount)
                    continue;
                first = pair.b;
                second = pair.a;
            }
            const Play play = round % 2 == 0 ? Play::Normal : Play::Misere;
            const Position position{gameOf(QStringLiteral("wythoff")), play, {first, second}};
            const bool lost = theory::wythoff::outcome(first, second, play) == Outcome::P;
            std::size_t wins = 0;
            for (const Step& step : games::explainWythoff(position).steps) {
                QVERIFY(!voiceText(step).contains(QLatin1Char('%')));
                for (const ShownMove& move : step.shown.moves) {
                    const Position left = after(move);
                    if (move.role == Role::Threat)
                        continue;
                    QVERIFY(theory::wythoff::outcome(left.heaps[0], left.heaps[1], play) == Outcome::P);
                    wins += move.role == Role::Winning ? 1 : 0;
                }
            }
            QCOMPARE(wins == 0, lost || first + second == 0);
        }
    }

    void theTextbookStepHasTheTrueFigures()
    {
        const Position position{gameOf(QStringLiteral("wythoff")), Play::Normal, {165'580'140, 267'914'295}};
        bool found = false;
        for (const Step& step : games::explainWythoff(position).steps) {
            if (QByteArray(step.id) != "textbook")
                continue;
            found = true;
            const auto said = numbers(voiceText(step));
            QVERIFY(std::ranges::find(said, Count{165'580'141}) != said.end());
            QVERIFY(std::ranges::find(said, Count{165'580'140}) != said.end());
        }
        QVERIFY(found);
    }

    // Up to 2⁵³ the side of a whole number is missed; beyond it a double does not hold every whole number.
    void theTextbookStepIsTrueForEverySize()
    {
        const auto step = [](Count difference) {
            const teaching::Explanation explanation =
                games::explainWythoff({gameOf(QStringLiteral("wythoff")), Play::Normal, {3, difference + 3}});
            const Step* const found = explained::stepOf(explanation, "textbook");
            return found ? voiceText(*found) : QString();
        };
        QVERIFY(step(102'334'154).isEmpty());
        QVERIFY(step(102'334'155).contains(QStringLiteral("on which side")));
        int beyond = 0;
        std::mt19937_64 random(53);
        for (int round = 0; round < 200; ++round) {
            const Count k = (random() & theory::kMaxCount) >> (1 + random() % 20);
            const QString text = step(k);
            QCOMPARE(text.isEmpty(), theory::wythoff::textbookFloorPhi(k) == theory::wythoff::floorPhi(k));
            if (text.isEmpty())
                continue;
            const bool holds = theory::wythoff::floorPhi(k) < Count{9'007'199'254'740'992};
            QCOMPARE(text.contains(QStringLiteral("on which side")), holds);
            QCOMPARE(text.contains(QStringLiteral("9007199254740992")), !holds);
            const Count wrong = theory::wythoff::textbookFloorPhi(k);
            const Count right = theory::wythoff::floorPhi(k);
            QVERIFY(!holds || std::max(wrong, right) - std::min(wrong, right) == 1);
            beyond += holds ? 0 : 1;
        }
        QVERIFY(beyond > 20);
    }

    // The pair with a large difference may take more than 64 bits. The verdict names the pair that a move
    // reaches, which is that of the smaller heap then.
    void theVerdictOfLargeHeapsNamesAPairWithinReach()
    {
        std::mt19937_64 random(7);
        std::vector<Count> differences{theory::wythoff::kMaxPair, theory::wythoff::kMaxPair + 1,
                                       theory::kMaxCount - 1};
        for (int round = 0; round < 100; ++round)
            differences.push_back(theory::kMaxCount - 1 - (random() >> (2 + random() % 60)));
        int named = 0;
        for (const Count k : differences) {
            const Position position{gameOf(QStringLiteral("wythoff")), Play::Normal, {k + 1, 1}};
            const QString verdict = teaching::Voice::installed().say(position.game->verdict(position));
            QVERIFY2(verdict.contains(QStringLiteral("1 is in the pair (1, 2)")), qPrintable(verdict));
            // No pair that a step names is cut off: where the smaller heap is in none that is listed, that
            // with the difference is named.
            const Count a = std::min<Count>(theory::kMaxCount - k, 1000);
            if (a < 100)
                continue;
            ++named;
            const Count phi = theory::wythoff::floorPhi(k);
            const QString pair = QStringLiteral("(%1, %2)").arg(QString::number(phi), sumByHand(phi, k));
            const Position far{gameOf(QStringLiteral("wythoff")), Play::Normal, {k + a, a}};
            QString said;
            for (const Step& step : games::explainWythoff(far).steps)
                said += teaching::plainText(step, teaching::Voice::installed());
            QVERIFY2(said.contains(pair), qPrintable(said));
        }
        QVERIFY(named > 80);
    }

    void largestHeapsAreExplained()
    {
        for (const Count b : {theory::kMaxCount, theory::kMaxCount - 1, theory::kMaxCount / 2}) {
            const Position position{gameOf(QStringLiteral("wythoff")), Play::Normal, {theory::kMaxCount, b}};
            for (const Step& step : games::explainWythoff(position).steps)
                QVERIFY(!voiceText(step).isEmpty());
        }
    }

private:
    static QString sumByHand(Count first, Count second)
    {
        QString digits;
        for (Count carry = 0; first > 0 || second > 0 || carry > 0; first /= 10, second /= 10) {
            const Count column = first % 10 + second % 10 + carry;
            digits.prepend(QChar(static_cast<char16_t>(u'0' + column % 10)));
            carry = column / 10;
        }
        return digits;
    }

    // The moves are those that are listed; all that is left is taken at once, or all but one stone of it.
    static void checkSmallestLost(const Position& position, const Step& step, rules_alone::Judge& judge)
    {
        QCOMPARE(judge.outcome(position), Outcome::P);
        const bool misere = position.play == Play::Misere;
        QCOMPARE(QByteArray(step.id) == "one-left", misere);
        std::set<std::vector<Count>> said;
        for (const QString& item : explained::items(step.details[0], 0))
            said.insert(numbers(item));
        const auto moves = rules_alone::options(position);
        QCOMPARE(said, std::set<std::vector<Count>>(moves.begin(), moves.end()));
        for (const auto& left : moves) {
            const auto ends = rules_alone::options({position.game, position.play, left});
            const auto isEnd = [&](const auto& end) { return end[0] + end[1] == (misere ? 1 : 0); };
            QCOMPARE(std::ranges::any_of(ends, isEnd), left[0] + left[1] > 0);
        }
        QVERIFY(explained::find(step, Role::Threat) && explained::find(step, Role::Reply));
    }

    // What is said where one of the smallest pairs is left: which it is, what can be left of it, and that the
    // other moves lose.
    static void checkSmallPair(const Position& position, const Step& step, const Position& left,
                               rules_alone::Judge& judge)
    {
        const bool misere = position.play == Play::Misere;
        const auto isAfter = [](const Position& before, const std::vector<std::vector<Count>>& wanted) {
            return std::ranges::any_of(rules_alone::options(before), [&](std::vector<Count> heaps) {
                std::ranges::sort(heaps);
                return std::ranges::find(wanted, heaps) != wanted.end();
            });
        };
        const auto sorted = [](const Position& each) {
            const auto [u, v] = std::minmax(each.heaps[0], each.heaps[1]);
            return std::vector<Count>{u, v};
        };
        if (explained::detail(step, "stone that is left, and loses")
            || explained::detail(step, "one stone, too"))
            QCOMPARE(sorted(left), (std::vector<Count>{0, 1}));
        if (explained::detail(step, "heaps of 1 and 2, too"))
            QCOMPARE(sorted(left), (std::vector<Count>{1, 2}));
        if (explained::detail(step, "one heap or two equal heaps")) {
            QVERIFY(!misere);
            for (const auto& next : rules_alone::options(left))
                QVERIFY(next[0] == 0 || next[1] == 0 || next[0] == next[1]);
        }
        if (explained::detail(step, "or leaves one heap of 2, heaps of 1 and 2, or two heaps of 1")) {
            std::set<std::vector<Count>> nexts;
            for (const auto& next : rules_alone::options(left))
                nexts.insert(sorted({position.game, position.play, next}));
            QCOMPARE(nexts, (std::set<std::vector<Count>>{{0, 2}, {1, 2}, {1, 1}, {0, 0}}));
        }
        if (const auto* const said = explained::detail(step, "is an N-position: the player to move wins")) {
            QCOMPARE(judge.outcome(position), Outcome::N);
            QCOMPARE(numbers(explained::english(*said)), position.heaps);
        }
        const auto* const others = explained::detail(step, "only winning move: after any other");
        if (!others)
            return;
        const QString said = explained::english(*others);
        std::vector<std::vector<Count>> answers{misere ? std::vector<Count>{0, 1} : std::vector<Count>{0, 0}};
        if (said.contains(QStringLiteral("heaps of 1 and 2")))
            answers.push_back({1, 2});
        if (said.contains(QStringLiteral("two heaps of 2")))
            answers.push_back({2, 2});
        for (const auto& next : rules_alone::options(position)) {
            if (next != left.heaps)
                QVERIFY(isAfter({position.game, position.play, next}, answers));
        }
    }

    // Why an answer leaves a P-position: both heaps become smaller and keep their difference, or one stays.
    static void checkAnswer(const Step& step, const ShownMove& reply, const std::vector<Count>& left)
    {
        const auto said = numbers(teaching::Voice::installed().say(step.details[0]));
        const bool isOneHeap = reply.before.heaps[0] == 0 || reply.before.heaps[1] == 0;
        QCOMPARE(explained::detail(step, "One heap is left") != nullptr, isOneHeap);
        if (isOneHeap) {
            const bool misere = reply.before.play == Play::Misere;
            QCOMPARE(left[0] + left[1], Count{misere});
            QCOMPARE(explained::detail(step, "leaves one stone of it") != nullptr, misere);
        } else if (reply.move.heap == games::FromBoth) {
            const auto [u, v] = std::minmax(left[0], left[1]);
            const std::vector<Count> expected{v - u, u, v};
            QCOMPARE(said, expected);
        } else {
            const bool keepsFirst = reply.move.heap == games::FromSecond;
            const Count kept = left[keepsFirst ? 0 : 1];
            const Count other = left[keepsFirst ? 1 : 0];
            const std::vector<Count> expected{kept, kept, other, other};
            QCOMPARE(said, expected);
        }
    }

    static QString voiceText(const Step& step)
    {
        return teaching::plainText(step, teaching::Voice::installed());
    }
};

LASTSTONE_TEST(WythoffExplanationTest, Nothing)

} // namespace laststone::wythoff_explanation_test
#include "wythoff_explanation_test.moc"
