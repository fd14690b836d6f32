// SPDX-License-Identifier: GPL-3.0-or-later
// Normal play by the values: the verdict, the winning moves and the answers.
#include "games/sums/steps/facts.h"

#include <algorithm>
#include <set>

namespace laststone::games {

namespace sum_steps {

void addVerdict(Steps& steps, const Facts& facts)
{
    const bool isLost = facts.sum == 0;
    steps.add("verdict", verdictTitle(isLost ? Outcome::P : Outcome::N));
    if (facts.isSingle) {
        steps.detail(isLost ? phrase(
                         "The SG value is 0, so no option has the value 0: every move leaves an N-position.")
                            : phrase("The SG value is not 0, so some option has the value 0: a move to it "
                                     "leaves a P-position."));
    } else {
        steps.detail(
            isLost ? phrase("The nim-sum of the values is 0, and from there every move leaves another.")
                   //: %1 is the nim-sum
                   : phrase("The nim-sum of the values is %1, not 0, and from there some move leaves 0.")(
                       facts.sum));
    }
    steps.mark(NimSumMark::Sum, 0, facts.sum);
}

// Parts, each with a formula of its value and the one that it needs for a nim-sum of 0.
Clauses neededValues(const Facts& facts, const std::vector<std::size_t>& parts,
                     const std::function<QString(Count from, Count to)>& formula)
{
    const auto item = [&](std::size_t i) {
        const std::size_t part = parts[i];
        const QString values = formula(facts.values[part], facts.values[part] ^ facts.sum);
        //: one token in a list: %1 is its number, %2 a formula such as "2 ⊕ 3 = 1", or "1 → 3", from one
        //: value to another
        return facts.game.hasTokens() ? phrase("token %1: %2")(name(part), values)
                                      //: one heap in a list: %1 is its number, %2 a formula such as "2 ⊕ 3 =
                                      //: 1", or "1 → 3", from one value to another
                                      : phrase("heap %1: %2")(name(part), values);
    };
    return list(parts.size(), item);
}

void addGoal(Steps& steps, const Facts& facts)
{
    if (facts.isSingle) {
        steps
            .add("goal", phrase("To win, move to an option of value 0"))
            //: %1 is an SG value other than 0
            .detail(phrase("There must be one: %1 is the smallest missing number, so 0 is not missing.")(
                facts.sum));
    } else {
        const auto formula = [&](Count from, Count) { return xorFormula(std::vector{from, facts.sum}); };
        //: %1 is the nim-sum
        const Sentence title = facts.game.hasTokens()
            ? phrase("To win, move a token of value g to a vertex of value g ⊕ %1")(facts.sum)
            //: %1 is the nim-sum
            : phrase("To win, turn a heap of value g into one of value g ⊕ %1")(facts.sum);
        steps
            .add("goal", title)
            //: %1 is a list such as "heap 1: 2 ⊕ 3 = 1, heap 2: 1 ⊕ 3 = 2"
            .detail(phrase("Then the nim-sum is 0. The values needed: %1.")(
                neededValues(facts, facts.parts, formula)))
            .detail(phrase("A smaller value can always be reached, as there is no gap below g; a larger one "
                           "only sometimes."));
    }
    steps.marks(marksOf(facts, facts.parts)).mark(NimSumMark::Sum, 0, facts.sum);
}

// `isFirst`: the first of those that raise a value says why that is sound.
void addWin(Steps& steps, const Facts& facts, const SgOption& option, bool isFirst)
{
    const std::size_t part = option.move.heap;
    const Count from = facts.values[part];
    const bool rises = option.value > from;
    const QString left = facts.game.optionFormula(part, facts.heaps[part], option);
    addWinOf(steps, rises ? "raise" : "move", facts, option.move);
    keepValues(steps, facts);
    if (facts.isSingle) {
        //: %1 is a formula such as "g(7−7) = g(0) = 0"
        steps.detail(phrase("It leaves a P-position: %1.")(left));
    } else {
        const auto values = facts.game.values(facts.game.after(facts.position, option.move).heaps);
        //: %1 is a formula such as "g(7−1) = g(6) = 2", %2 is "3 → 2", %3 a formula such as "2 ⊕ 2 = 0"
        const auto several = phrase("%1, so the value goes %2 and the nim-sum becomes 0: %3.");
        //: %1 is a formula such as "g(7−1) = g(6) = 2", %2 is "3 → 2"; a heap is gone then
        const auto one = phrase("%1, so the value goes %2, and the only value left is 0.");
        const QString change = arrowFormula(from, option.value);
        steps.detail(values.size() > 1 ? several(left, change, xorFormula(values)) : one(left, change));
    }
    addMirrored(steps, facts, option);
    if (!rises || !isFirst)
        return;
    steps.detail(phrase("This move raises a value. Nim has no such moves, as its heaps only become smaller; "
                        "but all that counts is that the nim-sum is 0 afterwards."));
    //: %1 and %2 are SG values, %1 < %2; %3 is the nim-sum
    steps.detail(phrase("The opponent may take the rise back (“reverse” it): from value %2 there is a move "
                        "to %1, as there is no gap below %2. Then the nim-sum is %3 as before, it is your "
                        "turn again, and the end has come nearer.")(from, option.value, facts.sum));
}

// The parts without a winning move.
void addOthers(Steps& steps, const Facts& facts, const std::vector<SgOption>& winning)
{
    std::vector<bool> wins(facts.heaps.size(), false);
    for (const SgOption& option : winning)
        wins[option.move.heap] = true;
    std::vector<std::size_t> stuck;
    for (std::size_t part = 0; part < wins.size(); ++part) {
        if (!wins[part])
            stuck.push_back(part);
    }
    if (stuck.empty())
        return;
    steps
        .add("others",
             facts.game.hasTokens() ? phrase("No other token can reach the value that it would need")
                                    : phrase("No other heap can get the value that it would need"))
        //: %1 is a list such as "heap 1: 1 → 3, heap 2: 0 → 2"
        .detail(phrase("The values would have to rise, and no option has the higher value: %1.")(
            neededValues(facts, stuck, arrowFormula)))
        .marks(marksOf(facts, stuck));
    keepValues(steps, facts);
}

void addWins(Steps& steps, const Facts& facts)
{
    const std::vector<SgOption> winning = winningOptions(facts);
    const std::size_t shown = std::min(kMostMoveSteps, winning.size());
    addGoal(steps, facts);
    bool isFirstRise = true;
    for (const SgOption& option : std::span(winning).first(shown)) {
        addWin(steps, facts, option, isFirstRise);
        isFirstRise = isFirstRise && option.value <= facts.values[option.move.heap];
    }
    if (winning.size() > shown) {
        std::vector<Move> rest;
        for (const SgOption& option : std::span(winning).subspan(shown))
            rest.push_back(option.move);
        addMoreWins(steps, facts, rest);
    }
    if (!facts.isSingle)
        addOthers(steps, facts, winning);
}

// All moves of a lost position if they are few; else those of some parts that lower their value, one a part,
// and then those that raise it.
std::vector<SgOption> threats(const Facts& facts)
{
    constexpr std::size_t kMostParts = 8;
    const auto first = firstOptions(facts, facts.heaps, kFewMoves + 1);
    if (first.size() <= kFewMoves)
        return first;
    std::vector<SgOption> found;
    if (facts.isSingle) { // one for each value that can be left
        std::set<Count> values;
        for (const SgOption& option : facts.game.options(*facts.only, facts.heaps[*facts.only])) {
            if (found.size() < kFewMoves && values.insert(option.value).second)
                found.push_back(option);
        }
        return found;
    }
    for (const bool rising : {false, true}) {
        const std::size_t enough = found.size() + kMostExamples / 2;
        std::size_t looked = 0;
        for (std::size_t part = 0; part < facts.heaps.size() && looked < kMostParts; ++part) {
            const auto options = facts.game.options(part, facts.heaps[part]);
            looked += options.empty() ? 0 : 1;
            const auto option = std::ranges::find_if(options, [&](const SgOption& each) {
                return each.value != facts.values[part] && (each.value > facts.values[part]) == rising;
            });
            if (option != options.end() && found.size() < enough)
                found.push_back(*option);
        }
    }
    return found;
}

void addAnswer(Steps& steps, const Facts& facts, const SgOption& threat)
{
    const std::size_t part = threat.move.heap;
    const Count from = facts.values[part];
    const Position then = facts.game.after(facts.position, threat.move);
    // In the same part if it can be done there: so a rise is taken back where it was.
    const bool isTakenBack = threat.count == 1 && threat.value > from;
    SgOption answer;
    if (isTakenBack) {
        const auto options = facts.game.options(part, threat.first);
        answer = *std::ranges::find(options, from, &SgOption::value);
    } else {
        answer = facts.game.winningOption(then.heaps);
    }
    const auto end = facts.game.after(then, answer.move).heaps;
    addAnswerTo(steps, facts, threat.move, then, answer.move);
    keepValues(steps, facts);
    addHeapsLeft(steps, facts, then.heaps, end);
    if (facts.isSingle && end.size() == facts.heaps.size()) {
        //: %1 is an SG value other than 0
        steps.detail(phrase("The move leaves the value %1 ≠ 0; the answer leaves 0.")(threat.value));
    } else if (end.size() == 1) {
        //: %1 is a number other than 0
        steps.detail(phrase("The move leaves the nim-sum %1 ≠ 0; after the answer the only value left is 0.")(
            facts.game.nimSum(then.heaps)));
    } else {
        //: %1 is a number other than 0, %2 a formula such as "2 ⊕ 2 = 0"
        steps.detail(phrase("The move leaves the nim-sum %1 ≠ 0; the answer makes it 0 again: %2.")(
            facts.game.nimSum(then.heaps), xorFormula(facts.game.values(end))));
    }
    if (isTakenBack && !facts.isSingle) {
        //: %1 is "0 → 2" and %2 is "2 → 0", changes of an SG value
        steps.detail(
            phrase("The move has raised a value, %1; the answer takes that back (“reverses” it), %2.")(
                arrowFormula(from, threat.value), arrowFormula(threat.value, from)));
    }
}

void addAnswers(Steps& steps, const Facts& facts)
{
    const auto answered = threats(facts);
    for (const SgOption& threat : answered)
        addAnswer(steps, facts, threat);
    if (firstOptions(facts, facts.heaps, kFewMoves + 1).size() > answered.size())
        steps.detail(phrase("The other moves are answered in the same way."));
}

// Why the answers go on to the end: by the value of one part, or by the nim-sum of several.
Sentence goesOnDetail(const Facts& facts, bool isSplit)
{
    if (facts.isSingle && !isSplit) {
        return facts.sum != 0
            ? phrase("Whatever the opponent then does, the value is not 0, and your answer makes it 0 again. "
                     "The game must end, and then it is the opponent who cannot move.")
            : phrase("Every move can be answered so that the value is 0 again. The game must end, and then "
                     "it is the player now to move who cannot move.");
    }
    return facts.sum != 0
        ? phrase("Whatever the opponent then does, the nim-sum is not 0, and your answer makes it 0 again. "
                 "The game must end, and then it is the opponent who cannot move.")
        : phrase("Every move can be answered so that the nim-sum is 0 again. The game must end, and then it "
                 "is the player now to move who cannot move.");
}

void addNormal(Steps& steps, const Facts& facts)
{
    if (const char* const way = shortStep(facts)) {
        addShort(steps, facts, way);
        return;
    }
    const bool isSplit = splits(facts);
    addTheory(steps, facts);
    if (isSplit)
        addSplit(steps);
    addKnownValues(steps, facts);
    addNimSum(steps, facts, isSplit);
    if (isSplit)
        addSplitTheorem(steps, facts);
    else if (!facts.isSingle)
        addTheorem(steps, facts);
    addVerdict(steps, facts);
    if (facts.sum != 0)
        addWins(steps, facts);
    else
        addAnswers(steps, facts);
    steps.add("end", phrase("Whoever leaves P-positions makes the last move"))
        .detail(goesOnDetail(facts, isSplit))
        .mark(NimSumMark::Sum, 0, facts.sum);
    keepValues(steps, facts);
}

} // namespace sum_steps

} // namespace laststone::games
