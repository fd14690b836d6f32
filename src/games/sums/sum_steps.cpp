// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sums/sum_steps.h"

#include "games/common/nim_sum.h"
#include "theory/sum.h"

#include <QStringList>

#include <algorithm>
#include <map>
#include <numeric>
#include <set>

namespace laststone::games {

using Role = teaching::ShownMove::Role;

namespace sum_steps {

LASTSTONE_SENTENCES(SgExplanation)

// So many parts have a step each for their values; those of the others are listed together.
constexpr std::size_t kMostValueSteps = 5;
// More options than this are not all listed.
constexpr std::size_t kMostOptions = 12;
// A step for each of so many winning moves; the others are listed together.
constexpr std::size_t kMostMoveSteps = 7;
// With so few moves in a lost position every one of them is answered; otherwise so many are.
constexpr std::size_t kFewMoves = 7;
constexpr std::size_t kMostExamples = 4;
// Values in a row.
constexpr Count kMostValues = 40;

std::vector<std::size_t> upTo(std::size_t count)
{
    std::vector<std::size_t> numbers(count);
    std::iota(numbers.begin(), numbers.end(), std::size_t{0});
    return numbers;
}

// Everything about one position that several steps need.
struct Facts {
    const Position& position;
    const SgGame& game = SgGame::of(position);
    Heaps heaps = position.heaps;
    std::vector<std::size_t> parts = upTo(heaps.size()); // all of them
    std::vector<Count> values = game.values(heaps);
    Count sum = theory::nimSum(values);
    bool isSingle = heaps.size() == 1;
};

Count name(std::size_t part)
{
    return Count{part} + 1;
}

QString equation(const QString& symbol, Count value)
{
    return QStringLiteral("%1 = %2").arg(symbol).arg(value);
}

Clauses list(std::size_t count, const std::function<Sentence(std::size_t)>& item)
{
    //: at the end of a list: %n of its members are not shown
    return shortened(count, item, plural("and %n more"));
}

// ---- What a step shows ----

std::vector<Mark> marksOf(const Facts& facts, const std::vector<std::size_t>& parts)
{
    std::vector<Mark> marks;
    for (const std::size_t part : parts)
        marks.push_back({Mark::Heap, part, facts.heaps[part], facts.heaps[part]});
    return marks;
}

// ---- Values ----

void addTheory(Steps& steps)
{
    steps.add("theory", phrase("Sprague and Grundy: every position x has a number g(x), its SG value"))
        .detail(phrase("With no move left, g = 0. Otherwise g is the mex of the options, the positions that "
                       "a move leads to: the smallest of the numbers 0, 1, 2, … that is not the value of an "
                       "option."))
        .detail(phrase("In a sum of games, where a move is made in just one of them, the values are combined "
                       "by ⊕ (exclusive or, XOR). A position is P exactly when its value is 0."));
}

// The parts that look the same in formulas, as they have the same number and the same values.
struct EqualParts {
    QString equation; // "g(7) = 2"
    std::vector<std::size_t> parts;
};

std::vector<EqualParts> equalParts(const Facts& facts)
{
    std::map<QString, std::size_t> places;
    std::vector<EqualParts> all;
    for (std::size_t part = 0; part < facts.heaps.size(); ++part) {
        const QString symbol = facts.game.symbol(part, facts.heaps[part]);
        const auto [place, isNew] = places.emplace(symbol, all.size());
        if (isNew)
            all.push_back({equation(symbol, facts.values[part]), {}});
        all[place->second].parts.push_back(part);
    }
    return all;
}

Sentence valueTitle(const Facts& facts, const EqualParts& equal)
{
    const std::size_t count = equal.parts.size();
    if (count > kMostTerms) {
        //: %n is a number of tokens that stand on the same vertex, %1 is "g(7) = 2"
        return facts.game.hasTokens() ? plural("%n token(s): %1")(count, equal.equation)
                                      //: %n is a number of heaps of the same size, %1 is "g(7) = 2"
                                      : plural("%n heap(s): %1")(count, equal.equation);
    }
    Numbers names;
    for (const std::size_t part : equal.parts)
        names.values.push_back(name(part));
    //: %1 is a list of the numbers of tokens that stand on the same vertex, %2 is "g(7) = 2"
    return facts.game.hasTokens() ? plural("Token(s) %1: %2")(count, names, equal.equation)
                                  //: %1 is a list of the numbers of heaps of the same size, %2 is "g(7) = 2"
                                  : plural("Heap(s) %1: %2")(count, names, equal.equation);
}

// A period takes whole rounds away.
void addReduced(Steps& steps, const Facts& facts, std::size_t part)
{
    const auto period = facts.game.knownPeriod(part);
    const Count heap = facts.heaps[part];
    if (!period || period->reduced(heap) == heap)
        return;
    QStringList terms;
    if (period->prePeriod > 0)
        terms << QString::number(period->prePeriod);
    terms << QStringLiteral("%1·%2").arg(period->rounds(heap)).arg(period->period);
    terms << QString::number(period->rest(heap));
    const QString rounds = QStringLiteral("%1 = %2").arg(heap).arg(terms.join(QStringLiteral(" + ")));
    const QString equal = QStringLiteral("%1 = %2").arg(facts.game.symbol(part, heap),
                                                        facts.game.symbol(part, period->reduced(heap)));
    //: %1 is a formula such as "100 = 14·7 + 2", with the period 7; %2 is "g(100) = g(2)"
    steps.detail(phrase("Whole periods make no difference: %1, so %2.")(rounds, equal));
}

// The options of a part with their values, and their mex.
void addMex(Steps& steps, const Facts& facts, std::size_t part)
{
    const Count heap = facts.heaps[part];
    const QString symbol = facts.game.symbol(part, heap);
    const auto options = facts.game.options(part, heap);
    if (options.empty()) {
        //: %1 is "g(0) = 0"
        steps.detail(phrase("There is no move here, so %1.")(equation(symbol, facts.values[part])));
        return;
    }
    if (options.size() <= kMostOptions) {
        const auto item = [&](std::size_t i) {
            return teaching::formula(facts.game.optionFormula(part, heap, options[i]));
        };
        //: %1 is a list of formulas such as "g(7−1) = g(6) = 2"
        steps.detail(phrase("The options and their values: %1.")(list(options.size(), item)));
    } else {
        std::map<Count, std::vector<const SgOption*>> byValue;
        for (const SgOption& option : options)
            byValue[option.value].push_back(&option);
        const auto item = [&](std::size_t i) {
            const auto& those = std::next(byValue.begin(), static_cast<std::ptrdiff_t>(i))->second;
            const QString example = facts.game.optionFormula(part, heap, *those.front());
            //: one option in a list, a formula such as "g(5) ⊕ g(3) = 4 ⊕ 3 = 7", and %n further options of
            //: that value
            return those.size() == 1 ? teaching::formula(example)
                                     : plural("%1 (and %n more)")(those.size() - 1, example);
        };
        //: at the end of a list of options: %n further values are not shown
        const auto more = plural("and options of %n more value(s)");
        //: %n is a number of options, %1 a list of formulas such as "g(5+3) = 4 ⊕ 3 = 7 (and 2 more)"
        steps.detail(plural("There are %n option(s); here is one for each value: %1.")(
            options.size(), shortened(byValue.size(), item, more)));
    }
    const QString mex = QStringLiteral("%1 = mex %2").arg(symbol, valuesOfOptions(facts.game, part, heap));
    //: %1 is a formula such as "g(7) = mex {0,1,3} = 2", %2 the number at its end
    steps.detail(phrase("So %1: the smallest number that is missing among the values is %2.")(
        equation(mex, facts.values[part]), facts.values[part]));
}

void addPartValues(Steps& steps, const Facts& facts)
{
    const auto all = equalParts(facts);
    const std::size_t shown = std::min(kMostValueSteps, all.size());
    for (const EqualParts& equal : std::span(all).first(shown)) {
        const std::size_t part = equal.parts.front();
        steps.add("value", valueTitle(facts, equal));
        addReduced(steps, facts, part);
        addMex(steps, facts, part);
        steps.marks(marksOf(facts, equal.parts))
            .mark(Mark::Options, part, facts.heaps[part], facts.heaps[part]);
    }
    const auto others = std::span(all).subspan(shown);
    if (others.empty())
        return;
    const auto item = [&](std::size_t i) { return teaching::formula(others[i].equation); };
    steps.add("more-values", phrase("The other values are found in the same way"))
        .detail(phrase("%1.")(list(others.size(), item)));
    for (const EqualParts& equal : others)
        steps.marks(marksOf(facts, equal.parts));
}

void addNimSum(Steps& steps, const Facts& facts)
{
    if (facts.isSingle)
        return;
    //: %1 is the nim-sum
    steps
        .add("nim-sum",
             facts.sum != 0 ? phrase("The nim-sum of the values is %1 ≠ 0")(facts.sum)
                            : phrase("The nim-sum of the values is 0"))
        .detail(teaching::formula(xorFormula(facts.values)))
        .detail(nimSumDetail())
        .table(binaryTable(facts.values, true, true))
        .marks(marksOf(facts, facts.parts))
        .mark(NimSumMark::Sum, 0, facts.sum);
}

// ---- Words for moves ----

Clauses move(const Facts& facts, const Position& before, const Move& made)
{
    return {{facts.game.describe(before, made)}};
}

Steps& addWinOf(Steps& steps, const char* id, const Facts& facts, const Move& made)
{
    //: %1 is a move such as "take 1 from heap 2"
    return steps.add(id, phrase("A winning move: %1")(move(facts, facts.position, made))).shows(made);
}

Steps& addAnswerTo(Steps& steps, const Facts& facts, const Move& threat, const Position& then,
                   const Move& answer)
{
    //: two moves, the second one after the first: "Answer to “take 1 from heap 2”: take 3 from heap 1"
    return steps
        .add("answer",
             phrase("Answer to “%1”: %2")(move(facts, facts.position, threat), move(facts, then, answer)))
        .shows(threat, Role::Threat)
        .then(answer);
}

// Winning moves that have no step of their own.
void addMoreWins(Steps& steps, const Facts& facts, std::span<const Move> moves)
{
    const auto item = [&](std::size_t i) { return facts.game.describe(facts.position, moves[i]); };
    steps.add("more-moves", moreMovesTitle(moves.size())).detail(phrase("%1.")(list(moves.size(), item)));
}

// The moves of a position, by part, the first `most` of them.
std::vector<SgOption> firstOptions(const Facts& facts, Heaps heaps, std::size_t most)
{
    std::vector<SgOption> found;
    for (std::size_t part = 0; part < heaps.size() && found.size() < most; ++part) {
        const auto options = facts.game.options(part, heaps[part]);
        const auto count = std::min(options.size(), most - found.size());
        found.insert(found.end(), options.begin(), options.begin() + static_cast<std::ptrdiff_t>(count));
    }
    return found;
}

// ---- Normal play ----

void addVerdict(Steps& steps, const Facts& facts)
{
    const bool isLost = facts.sum == 0;
    steps.add("verdict", verdictTitle(isLost ? Outcome::P : Outcome::N));
    if (facts.isSingle) {
        steps.detail(isLost ? phrase("The SG value is 0, so no option has the value 0: every move leaves an "
                                     "N-position.")
                            : phrase("The SG value is not 0, so some option has the value 0: a move to it "
                                     "leaves a P-position."));
    } else {
        steps.detail(isLost
                         ? phrase("The nim-sum is the SG value of the whole position, and it is P exactly "
                                  "when this is 0, as in Nim with heaps of these values.")
                         : phrase("The nim-sum is the SG value of the whole position, and it is N whenever "
                                  "this is not 0, as in Nim with heaps of these values."));
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
            .detail(phrase("Where g ⊕ nim-sum is smaller than g there is always such a move, as mex leaves "
                           "no gap below g; and at least one value has the leading digit of the nim-sum and "
                           "becomes smaller. Where it is larger there may be a move, too."));
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
    if (facts.isSingle) {
        //: %1 is a formula such as "g(7−7) = g(0) = 0"
        steps.detail(phrase("It leaves a P-position: %1.")(left));
    } else {
        const auto values = facts.game.values(facts.game.after(facts.position, option.move).heaps);
        //: %1 is a formula such as "g(7−1) = g(6) = 2", %2 is "3 → 2", %3 a formula such as "2 ⊕ 2 = 0"
        steps.detail(phrase("%1, so the value goes %2 and the nim-sum becomes 0: %3.")(
            left, arrowFormula(from, option.value), xorFormula(values)));
    }
    if (!rises)
        return;
    if (isFirst) {
        steps.detail(phrase("This move raises a value. Nim has no such moves, as its heaps only become "
                            "smaller; but all that counts is that the nim-sum is 0 afterwards."));
    }
    //: %1 and %2 are SG values, %1 < %2; %3 is the nim-sum
    steps.detail(phrase("The opponent may take the rise back (“reverse” it): from value %2 there is a move "
                        "to %1. Then the nim-sum is %3 as before, it is your turn again, and the end has "
                        "come nearer.")(from, option.value, facts.sum));
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
}

void addWins(Steps& steps, const Facts& facts)
{
    const std::vector<SgOption> winning = facts.game.winningOptions(facts.heaps);
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
    if (facts.isSingle && end.size() == 1) {
        //: %1 is an SG value other than 0
        steps.detail(phrase("The move leaves the value %1 ≠ 0; the answer leaves 0.")(threat.value));
    } else {
        //: %1 is a number other than 0, %2 a formula such as "2 ⊕ 2 = 0"
        steps.detail(phrase("The move leaves the nim-sum %1 ≠ 0; the answer makes it 0 again: %2.")(
            facts.game.nimSum(then.heaps), xorFormula(facts.game.values(end))));
    }
    if (isTakenBack && !facts.isSingle) {
        //: %1 is "0 → 2" and %2 is "2 → 0", changes of an SG value
        steps.detail(phrase("The move has raised a value, %1; the answer takes that back (“reverses” it), "
                            "%2.")(arrowFormula(from, threat.value), arrowFormula(threat.value, from)));
    }
}

void addAnswers(Steps& steps, const Facts& facts)
{
    if (facts.isSingle) {
        steps.add("breaks", phrase("Every move leaves a value other than 0"))
            .detail(phrase("From there the opponent has a move back to the value 0: if the value is not 0, "
                           "then 0 is not missing among the values of the options."));
    } else {
        steps.add("breaks", phrase("Every move leaves a nim-sum other than 0"))
            .detail(facts.game.hasTokens()
                        ? phrase("A move changes the value of one token, as by mex no option of a vertex has "
                                 "the value of the vertex itself. So the nim-sum changes, too, and is not 0.")
                        : phrase("A move changes the value of one heap, as by mex no option of a heap has "
                                 "the value of the heap itself. So the nim-sum changes, too, and is not 0."))
            .detail(phrase("And every such position has an answer: some value g with the leading digit of "
                           "the nim-sum can be lowered to g ⊕ nim-sum, as mex leaves no gap below g. That "
                           "makes the nim-sum 0 again."));
    }
    steps.marks(marksOf(facts, facts.parts));
    for (const SgOption& threat : threats(facts))
        addAnswer(steps, facts, threat);
}

void addNormal(Steps& steps, const Facts& facts)
{
    addTheory(steps);
    facts.game.addKnowledge(steps);
    addPartValues(steps, facts);
    addNimSum(steps, facts);
    addVerdict(steps, facts);
    if (facts.sum != 0)
        addWins(steps, facts);
    else
        addAnswers(steps, facts);
    steps.add("end", phrase("Whoever leaves P-positions makes the last move"))
        .detail(facts.sum != 0
                    ? phrase("Whatever the opponent then does makes the value different from 0, and the next "
                             "answer makes it 0 again. The game has an end, so it is the opponent who has no "
                             "move there.")
                    : phrase("Every move can be answered so that the value is 0 again. The game has an end, "
                             "so it is the player now to move who has no move there."));
}

// ---- Misère play: what the values do not decide, and how a position is decided ----

void addExample(Steps& steps)
{
    //: "2→1" and so on are moves from vertex to vertex; 1>0;2>0;2>1;3>2 are the arrows of a graph
    steps
        .add("misere",
             phrase("Misère play is not ruled by SG values: two positions of the same value need "
                    "not have the same winner"))
        .detail(phrase("The smallest example is the graph 1>0;2>0;2>1;3>2. Its vertices 0 and 3 have the "
                       "same SG value 0."))
        .detail(phrase("In misère play vertex 0 is N, as the player to move has no move and wins. Vertex 3 "
                       "is P: the only move is 3→2, the answer is 2→1, and 1→0 has to follow; so the player "
                       "who began makes the last move and loses."));
}

Sentence misereVerdictDetail(const Facts& facts, bool isLost)
{
    if (!facts.game.valuesRuleMisere()) {
        return isLost ? phrase("The search finds that every move leaves an N-position.")
                      : phrase("The search finds a move that leaves a P-position.");
    }
    if (!theory::Sum(facts.values).hasLarge()) {
        return isLost ? phrase("All values are 0 or 1 and the nim-sum is 1.")
                      : phrase("All values are 0 or 1 and the nim-sum is 0, not 1.");
    }
    //: misère play; %1 is the nim-sum
    return !isLost ? phrase("Some value is 2 or more and the nim-sum is %1, not 0.")(facts.sum)
                   : phrase("Some value is 2 or more and the nim-sum is 0.");
}

// What is so about a position that has been left: by the values where they decide.
Sentence leftDetail(const Facts& facts, Heaps left)
{
    if (!facts.game.valuesRuleMisere()) {
        //: misère play; %n is the number of moves from the position that has been left
        return plural("That leaves a P-position: each of its %n move(s) leads to an N-position.")(
            firstOptions(facts, left, std::size_t{1} << 20).size());
    }
    const auto values = facts.game.values(left);
    //: %1 is a formula such as "2 ⊕ 2 = 0"
    return (theory::Sum(values).hasLarge()
                ? phrase("The values that are left, one of them 2 or more, have the nim-sum 0: %1.")
                : phrase("The values that are left are all 0 or 1 and have the nim-sum 1: %1."))(
        xorFormula(values));
}

void addMisereWins(Steps& steps, const Facts& facts, std::span<const Move> winning)
{
    const std::size_t shown = std::min(kMostMoveSteps, winning.size());
    for (const Move& made : winning.first(shown)) {
        addWinOf(steps, "move", facts, made)
            .detail(leftDetail(facts, facts.game.after(facts.position, made).heaps));
    }
    if (winning.size() > shown)
        addMoreWins(steps, facts, winning.subspan(shown));
}

void addMisereAnswer(Steps& steps, const Facts& facts, const Move& threat)
{
    const Position then = facts.game.after(facts.position, threat);
    if (facts.game.isOver(then.heaps)) {
        //: misère play; %1 is a move such as "take 1 from heap 2"
        steps
            .add("last-move",
                 phrase("“%1” is the last move, and so loses")(move(facts, facts.position, threat)))
            .detail(phrase("The opponent cannot move any more and has won."))
            .shows(threat, Role::Threat);
        return;
    }
    const Move answer = facts.game.misere(then.heaps).value().winningMoves.front();
    addAnswerTo(steps, facts, threat, then, answer)
        .detail(leftDetail(facts, facts.game.after(then, answer).heaps));
}

void addMisereAnswers(Steps& steps, const Facts& facts)
{
    steps.add("breaks", phrase("Every move leaves an N-position"))
        .detail(phrase("So every move can be answered by one that leaves a P-position, unless it has ended "
                       "the game, which loses at once."));
    auto moves = firstOptions(facts, facts.heaps, kFewMoves + 1);
    if (moves.size() > kFewMoves)
        moves.resize(kMostExamples);
    for (const SgOption& threat : moves)
        addMisereAnswer(steps, facts, threat.move);
}

void addMisere(Steps& steps, const Facts& facts)
{
    addExample(steps);
    facts.game.addMisereWay(steps);
    if (facts.game.valuesRuleMisere()) {
        facts.game.addKnowledge(steps);
        addPartValues(steps, facts);
        addNimSum(steps, facts);
    }
    const SgMisere answer = facts.game.misere(facts.heaps).value();
    const bool isLost = answer.outcome == Outcome::P;
    steps.add("verdict", verdictTitle(answer.outcome)).detail(misereVerdictDetail(facts, isLost));
    if (facts.game.valuesRuleMisere())
        steps.mark(NimSumMark::Sum, 0, facts.sum);
    if (isLost)
        addMisereAnswers(steps, facts);
    else
        addMisereWins(steps, facts, answer.winningMoves);
    steps.add("end", phrase("Whoever leaves P-positions does not make the last move"))
        .detail(isLost
                    ? phrase("A position without a move is N in misère play, so it is never left by whoever "
                             "leaves P-positions only. The game has an end, so the player now to move has to "
                             "make the last move.")
                    : phrase("A position without a move is N in misère play, so it is never left by whoever "
                             "leaves P-positions only. The game has an end, so the opponent has to make the "
                             "last move."));
}

void addOver(Steps& steps)
{
    steps.add("over", phrase("No move is left: the game is over"))
        .detail(steps.position().play == Play::Misere
                    ? phrase("In misère play the player to move, who cannot move, has won: an N-position.")
                    : phrase("The player to move cannot move and has lost: a P-position. Its SG value is 0, "
                             "and all other values are worked out from such positions."));
}

// Values in a row, "0 1 0 1 2 …", with bars before the rounds of a period.
QString valuesFormula(const ValueAt& value, Count count, const std::optional<theory::Period>& period)
{
    QStringList items;
    for (Count n = 0; n < count; ++n) {
        if (period && n > 0 && n >= period->prePeriod && period->rest(n) == 0)
            items << QStringLiteral("|");
        items << QString::number(value(n));
    }
    items << QStringLiteral("…");
    return items.join(QLatin1Char(' '));
}

Sentence periodTitle(const QString& repeats, Count prePeriod)
{
    //: %1 is a formula such as "g(n + 7) = g(n)"
    return prePeriod == 0 ? phrase("The values repeat from the beginning: %1")(repeats)
                          //: %1 is a number, the pre-period; %2 is a formula such as "g(n + 7) = g(n)"
                          : phrase("From n = %1 on the values repeat: %2")(prePeriod, repeats);
}

} // namespace sum_steps

using namespace sum_steps;

Explanation explainSum(const Position& position)
{
    const Facts facts{position};
    Steps steps(position);
    facts.game.addRule(steps);
    if (facts.game.isOver(position.heaps))
        addOver(steps);
    else if (position.play == Play::Misere)
        addMisere(steps, facts);
    else
        addNormal(steps, facts);
    return steps.take();
}

QString firstValues(const ValueAt& value)
{
    return valuesFormula(value, kMostValues, std::nullopt);
}

Sentence lastMoveRule(Play play)
{
    return play == Play::Misere ? sum_steps::phrase("Misère play: whoever cannot move wins.")
                                : sum_steps::phrase("Whoever cannot move loses.");
}

Steps& addProvenPeriod(Steps& steps, const QString& g, const theory::Period& period, const ValueAt& value)
{
    const QString repeats = QStringLiteral("%1(n + %2) = %1(n)").arg(g).arg(period.period);
    const Count again = period.prePeriod + period.period;
    const QString row = again <= kMostValues ? valuesFormula(value, again + 1, period)
                                             : valuesFormula(value, kMostValues, std::nullopt);
    return steps
        .add("period", periodTitle(repeats, period.prePeriod))
        //: %1 is "g(0)", %2 a row of values such as "0 1 0 1 2 3 2 | 0 …"; bars stand before the rounds
        .detail(sum_steps::phrase("The values from %1 on: %2")(g + QLatin1String("(0)"), row));
}

Steps& addSearch(Steps& steps)
{
    return steps.add("search", sum_steps::phrase("So this position is decided by a search of all games"));
}

QString setFormula(const std::vector<Count>& numbers)
{
    constexpr std::size_t kLongRun = 7;
    QStringList items;
    for (std::size_t i = 0; i < numbers.size();) {
        if (items.size() >= static_cast<qsizetype>(kMostTerms)) {
            items << QStringLiteral("…");
            break;
        }
        std::size_t end = i + 1;
        while (end < numbers.size() && numbers[end] == numbers[end - 1] + 1)
            ++end;
        if (end - i >= kLongRun) {
            items << QString::number(numbers[i]) << QString::number(numbers[i + 1]) << QStringLiteral("…")
                  << QString::number(numbers[end - 1]);
            i = end;
        } else {
            items << QString::number(numbers[i++]);
        }
    }
    return QLatin1Char('{') + items.join(QLatin1Char(',')) + QLatin1Char('}');
}

QString valuesOfOptions(const SgGame& game, std::size_t part, Count heap)
{
    std::set<Count> values;
    for (const SgOption& option : game.options(part, heap))
        values.insert(option.value);
    return setFormula({values.begin(), values.end()});
}

} // namespace laststone::games
