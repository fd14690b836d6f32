// SPDX-License-Identifier: GPL-3.0-or-later
// Misère play: what the values do not decide, and how a position is decided.
#include "games/sums/steps/facts.h"

#include "games/sums/lost_list.h"
#include "theory/sum.h"

#include <algorithm>
#include <set>
#include <utility>

namespace laststone::games {

namespace sum_steps {

// What is known of misère play where values do not decide: the P-positions that can come up, if they are few,
// or P and N of every vertex.
struct MisereKnowledge {
    std::optional<LostList> lost;
    bool hasLayers = false;
    LostList smallest = {}; // those that a step lists where they are too many
    bool hasLine = false; // a step has shown a line of play down to one of these
    std::set<std::vector<Count>> argued = {}; // positions of which a step has said why they are P
};

// The position that is explained is the one that the values judge falsely.
Sentence ownWitnessDetail(Outcome outcome, const std::vector<Count>& values)
{
    if (values.size() == 1) {
        //: misère play; %1 is an SG value, 2 or more
        return phrase("This very position is an example: it will turn out to be P, though its SG value is "
                      "%1, not 0.")(values.front());
    }
    return outcome == Outcome::P
        //: misère play; %1 is a formula such as "4 ⊕ 1 = 5"
        ? phrase("This very position is an example: it will turn out to be P, though its SG values have the "
                 "nim-sum %1, not 0.")(xorFormula(values))
        //: misère play; %1 is a formula such as "2 ⊕ 2 = 0"
        : phrase("This very position is an example: it will turn out to be N, though its SG values have the "
                 "nim-sum %1.")(xorFormula(values));
}

Sentence witnessDetail(const Facts& facts)
{
    const auto witness = falselyJudged(facts.game, facts.heaps);
    if (!witness)
        return {};
    const QString name = heapsFormula(facts, witness->parts);
    const auto values = facts.game.values(witness->parts);
    if (witness->parts == movableParts(facts.game, facts.heaps))
        return ownWitnessDetail(witness->outcome, values);
    if (values.size() == 1) {
        //: misère play; %1 is a position such as "(18)", %2 its SG value, 2 or more
        return phrase("For example, %1 is P, though its SG value is %2, not 0.")(name, values.front());
    }
    return witness->outcome == Outcome::P
        //: misère play; %1 is a position such as "(5, 1)", %2 a formula such as "4 ⊕ 1 = 5"
        ? phrase("For example, %1 is P, though its SG values have the nim-sum %2, not 0.")(name,
                                                                                           xorFormula(values))
        //: misère play; %1 is a position such as "(4, 4)", %2 a formula such as "2 ⊕ 2 = 0"
        : phrase("For example, %1 is N, though its SG values have the nim-sum %2.")(name, xorFormula(values));
}

Sentence orderDetail(const SgGame& game)
{
    if (game.hasTokens())
        return phrase("The order of the tokens does not count, and tokens on sinks are left out.");
    return game.leastMovable(0) == 1
        ? phrase("The order of the heaps does not count.")
        : phrase("The order of the heaps does not count, and heaps without a move are left out.");
}

// All P-positions that can come up: whoever reads them can check that no move leads from one to another.
void addLostList(Steps& steps, const Facts& facts, const LostList& lost)
{
    Clauses list;
    for (const auto& heaps : lost)
        list.items.push_back(teaching::formula(heapsFormula(facts, heaps)));
    steps
        .add("lost-list", phrase("The P-positions that can come up after a move, from the end up"))
        //: %1 is a list of positions such as "(1), (1, 1, 1), (2, 2)"
        .detail(phrase("%1.")(list))
        .detail(orderDetail(facts.game))
        .detail(
            phrase("No move leads from one of these to another. From every other position that can come up "
                   "and still has a move, some move leads to one of them. So these are the P-positions, "
                   "and no others are: from the smallest position on one can check it."));
}

// Where those that can come up are too many to be read: how it begins, and that a program has to go on.
void addSmallestLost(Steps& steps, const Facts& facts, MisereKnowledge& known)
{
    const auto lost = smallestLost(facts.game, facts.heaps);
    if (!lost)
        return;
    known.smallest = lost->list;
    Clauses list;
    for (const auto& heaps : lost->list)
        list.items.push_back(teaching::formula(heapsFormula(facts, heaps)));
    steps.add("smallest-lost", phrase("The smallest P-positions, from the end up"))
        .detail(facts.game.hasTokens()
                    //: %1 is a number of tokens, %2 a number of moves, %3 a list of positions such as "(1),
                    //: (2, 2)"
                    ? phrase("All those of up to %1 tokens on vertices that can be reached, with at most %2 "
                             "moves to come: %3.")(Count{movableParts(facts.game, facts.heaps).size()},
                                                   lost->size, list)
                    //: %1 is a number of stones, %2 a list of positions such as "(1), (1, 1, 1), (2, 2)"
                    : phrase("All those of up to %1 stones: %2.")(lost->size, list))
        .detail(
            phrase("From the smallest on one can check it: no move leads from one of these to another, "
                   "and from every other position within that size that still has a move, some move leads "
                   "to one of them."))
        .detail(phrase("The program goes on in the same way, with ever larger positions, up to this one. It "
                       "meets too many P-positions to list them all."));
}

// Misère play of several parts that is neither ruled by values nor shown in a list.
bool isOnlySearched(const Facts& facts, const MisereKnowledge& known)
{
    return !known.lost && !known.hasLayers && !facts.game.valuesRuleMisere();
}

// One line of play from a P-position, down to one that a step has listed, where one of these answers does not
// leave such a one at once: so it is seen how the argument goes on.
void addLine(Steps& steps, const Facts& facts, const QString& name, std::span<const Exchange> shown,
             MisereKnowledge& known)
{
    constexpr std::size_t kMostExchanges = 6;
    const LostList& list = known.smallest;
    const auto first = std::ranges::find_if(
        shown, [&](const Exchange& each) { return std::ranges::find(list, each.answered) == list.end(); });
    if (first == shown.end())
        return;
    const Position start{facts.position.game, facts.position.play, first->answered};
    auto line = lineTo(list, start, kMostExchanges - 1);
    if (!line)
        return;
    line->insert(line->begin(), *first);
    Clauses exchanges;
    for (const Exchange& each : *line) {
        //: misère play; one part of a line of play: %1 is a position such as "(4, 4)", %2 one such as
        //: "(4, 1, 1)"
        exchanges.items.push_back(phrase("a move leaves %1, the answer %2")(
            heapsFormula(facts, each.left), heapsFormula(facts, each.answered)));
    }
    //: misère play; %1 is a position such as "(9, 5)", %2 a list such as "a move leaves (8, 5), the answer
    //: (5, 5, 1); a move leaves (5, 4, 1), the answer (4, 1, 1)"
    steps.detail(
        phrase("One line of play from %1, down to a P-position of the list above: %2.")(name, exchanges));
    if (!std::exchange(known.hasLine, true)) {
        steps.detail(phrase("All other answers are found in the same way, from the smallest positions on; "
                            "there are too many lines to show them all."));
    }
}

// Why a position is P: what the moves from it lead to, each with an answer that leaves a P-position again.
void addWhyLost(Steps& steps, const Facts& facts, Heaps heaps, MisereKnowledge& known)
{
    constexpr std::size_t kMostAnswered = 10;
    const std::vector<Count> lost = movableParts(facts.game, heaps);
    auto moved = positionsAfter(facts.game, lost);
    const bool canEnd = std::erase_if(moved, [](const auto& left) { return left.empty(); }) > 0;
    const std::size_t count = moved.size();
    const QString name = heapsFormula(facts, lost);
    if (moved.empty()) {
        //: misère play; %1 is a position such as "(2)"
        steps.detail(phrase("%1 is P, as every move from there ends the game, and so loses.")(name));
        return;
    }
    if (count > kMostAnswered)
        moved = {moved[0], moved[count / 2], moved[count - 1]};
    std::vector<Exchange> exchanges;
    Clauses answers;
    for (const auto& left : moved) {
        exchanges.push_back({left, smallestAnswer({facts.position.game, facts.position.play, left})});
        answers.items.push_back(teaching::formula(QStringLiteral("%1 → %2").arg(
            heapsFormula(facts, left), heapsFormula(facts, exchanges.back().answered))));
    }
    const bool isListed = std::ranges::all_of(exchanges, [&](const Exchange& each) {
        return std::ranges::find(known.smallest, each.answered) != known.smallest.end();
    });
    //: misère play; %1 is a position such as "(5, 4)", %2 a list of moves such as "(4, 4) → (4, 1, 1)", from
    //: the position that a move has left to the one that the answer leaves
    const auto listed = phrase("%1 is P, because every move from there can be answered by leaving a "
                               "P-position of the list above: %2.");
    //: misère play; %1 is a position such as "(5, 4)", %2 a list of moves such as "(4, 4) → (4, 1, 1)", from
    //: the position that a move has left to the one that the answer leaves
    const auto all =
        phrase("The program has found that %1 is P: every move from there can be answered by leaving a "
               "P-position again: %2.");
    //: misère play; %1 is a position such as "(9, 9, 20)"; %n is how many different positions the moves from
    //: there lead to; %2 is a list of moves such as "(4, 4) → (4, 1, 1)", from the position that a move has
    //: left to the one that the answer leaves
    const auto some = plural("The program has found that %1 is P: it has an answer to each of the %n "
                             "position(s) that a move from there leads to, such as these: %2.");
    steps.detail(count > kMostAnswered ? some(count, name, answers)
                     : isListed        ? listed(name, answers)
                                       : all(name, answers));
    addLine(steps, facts, name, exchanges, known);
    if (canEnd)
        steps.detail(phrase("A move that ends the game loses at once."));
}

Sentence misereVerdictDetail(const Facts& facts, bool isLost, const MisereKnowledge& known)
{
    if (known.lost) {
        const Sentence lost = canEnd(facts)
            ? phrase("No move leads to one of them: a P-position. So every move can be answered by one that "
                     "leaves a P-position, unless it has ended the game and lost at once.")
            : phrase("No move leads to one of them: a P-position. So every move can be answered by one that "
                     "leaves a P-position again.");
        return isLost ? lost : phrase("A move leads to one of them.");
    }
    if (known.hasLayers) {
        return isLost ? phrase("The layers show it: every arrow from here leads to an N-position.")
                      : phrase("The layers show it: some arrow from here leads to a P-position.");
    }
    if (!facts.game.valuesRuleMisere()) {
        const Sentence lost = firstOptions(facts, facts.heaps, kFewMoves + 1).size() <= kFewMoves
            ? phrase("Every move leaves an N-position: the next steps answer each. That the answers leave "
                     "P-positions the program has found, working upwards as above.")
            : phrase("Every move leaves an N-position: the next steps answer some of the moves. The other "
                     "answers the program has found in the same way.");
        return isLost
            ? lost
            : phrase("Some move leaves a P-position: the next steps name it, and answers to what the "
                     "opponent then does. That it is P the program has found, working upwards as "
                     "above; no other move wins.");
    }
    if (facts.isSingle) {
        //: misère play; %1 is an SG value, 2 or more
        const auto large = phrase("The only value is %1, which is 2 or more.");
        return isLost        ? phrase("The only value is 1.")
            : facts.sum == 0 ? phrase("The only value is 0, not 1.")
                             : large(facts.sum);
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
Sentence leftDetail(const Facts& facts, Heaps left, const MisereKnowledge& known)
{
    if (known.lost) {
        //: misère play; %1 is a position such as "(2, 2)", one of a list that a step before has given
        return phrase("That leaves %1, one of the P-positions.")(
            heapsFormula(facts, movableParts(facts.game, left)));
    }
    if (!facts.game.valuesRuleMisere()) {
        const std::size_t moves = firstOptions(facts, left, std::size_t{1} << 20).size();
        //: misère play; %n is the number of moves from the position that has been left
        const auto several =
            plural("That leaves a P-position: each of its %n move(s) leads to an N-position.");
        return moves == 1
            ? phrase("That leaves a P-position: the only move from there leads to an N-position.")
            : several(moves);
    }
    const auto values = facts.game.values(left);
    if (values.size() == 1) {
        //: misère play; %1 is 1, the SG value of the only heap
        return phrase("The value left is %1.")(values.front());
    }
    //: %1 is a formula such as "2 ⊕ 2 = 0"
    return (theory::Sum(values).hasLarge()
                ? phrase("The values that are left, one of them 2 or more, have the nim-sum 0: %1.")
                : phrase("The values that are left are all 0 or 1 and have the nim-sum 1: %1."))(
        xorFormula(values));
}

void addLeft(Steps& steps, const Facts& facts, Heaps left, MisereKnowledge& known)
{
    if (!isOnlySearched(facts, known)) {
        steps.detail(leftDetail(facts, left, known));
    } else if (known.argued.insert(movableParts(facts.game, left)).second) {
        //: misère play; %1 is a position such as "(5, 4)"
        steps.detail(phrase("That leaves %1.")(heapsFormula(facts, movableParts(facts.game, left))));
        addWhyLost(steps, facts, left, known);
    } else {
        //: misère play; %1 is a position such as "(5, 4)"
        steps.detail(phrase("That leaves %1, of which a step before has said why it is P.")(
            heapsFormula(facts, movableParts(facts.game, left))));
    }
}

void addMisereWins(Steps& steps, const Facts& facts, std::span<const Move> winning, MisereKnowledge& known)
{
    const std::size_t shown = std::min(kMostMoveSteps, winning.size());
    for (const Move& made : winning.first(shown)) {
        addWinOf(steps, "move", facts, made);
        addLeft(steps, facts, facts.game.after(facts.position, made).heaps, known);
    }
    if (winning.size() > shown)
        addMoreWins(steps, facts, winning.subspan(shown));
}

void addLastMove(Steps& steps, const Facts& facts, const Move& threat)
{
    //: misère play; %1 is a move such as "take 1 from heap 2"
    steps.add("last-move", phrase("“%1” is the last move, and so loses")(move(facts, facts.position, threat)))
        .detail(phrase("The opponent cannot move any more and has won."))
        .shows(threat, Role::Threat);
}

// The answer that leaves the fewest stones, as wherever answers are listed.
Move misereAnswer(const Facts& facts, const Position& then)
{
    const auto winning = facts.game.misere(then.heaps).value().winningMoves;
    if (facts.game.valuesRuleMisere())
        return winning.front();
    const auto smallest = smallestAnswer(then);
    return *std::ranges::find_if(winning, [&](const Move& move) {
        return movableParts(facts.game, facts.game.after(then, move).heaps) == smallest;
    });
}

void addMisereAnswer(Steps& steps, const Facts& facts, const Move& threat, MisereKnowledge& known)
{
    const Position then = facts.game.after(facts.position, threat);
    if (facts.game.isOver(then.heaps)) {
        addLastMove(steps, facts, threat);
        return;
    }
    const Move answer = misereAnswer(facts, then);
    const Position end = facts.game.after(then, answer);
    addAnswerTo(steps, facts, threat, then, answer);
    addHeapsLeft(steps, facts, then.heaps, end.heaps);
    addLeft(steps, facts, end.heaps, known);
}

void addMisereAnswers(Steps& steps, const Facts& facts, MisereKnowledge& known)
{
    if (!known.lost) { // else the verdict has said it
        steps.add("breaks", phrase("Every move leaves an N-position"))
            .detail(canEnd(facts)
                        ? phrase("So every move can be answered by one that leaves a P-position, unless it "
                                 "has ended the game, which loses at once.")
                        : phrase("So every move can be answered by one that leaves a P-position again."));
    }
    auto moves = firstOptions(facts, facts.heaps, kFewMoves + 1);
    if (moves.size() > kFewMoves) {
        moves.resize(kMostExamples);
        if (isOnlySearched(facts, known))
            addWhyLost(steps, facts, facts.heaps, known);
    }
    for (const SgOption& threat : moves)
        addMisereAnswer(steps, facts, threat.move, known);
}

void addMisere(Steps& steps, const Facts& facts)
{
    if (addMisereShort(steps, facts))
        return;
    MisereKnowledge known;
    known.hasLayers = facts.game.hasTokens() && facts.isSingle;
    if (facts.game.valuesRuleMisere()) {
        addTheory(steps, facts);
        facts.game.addKnowledge(steps);
        addPartValues(steps, facts, Said::Knowledge);
        addNimSum(steps, facts);
    }
    if (!facts.game.valuesRuleMisere() && !known.hasLayers)
        known.lost = lostAfter(facts.game, facts.heaps);
    if (known.lost) {
        addSearch(steps);
        addLostList(steps, facts, *known.lost);
    } else {
        facts.game.addMisereWay(steps);
        if (isOnlySearched(facts, known)) {
            steps.detail(orderDetail(facts.game));
            addSmallestLost(steps, facts, known);
        }
    }
    const SgMisere answer = facts.game.misere(facts.heaps).value();
    const bool isLost = answer.outcome == Outcome::P;
    steps.add("verdict", verdictTitle(answer.outcome)).detail(misereVerdictDetail(facts, isLost, known));
    if (facts.game.valuesRuleMisere())
        steps.mark(NimSumMark::Sum, 0, facts.sum);
    if (isLost)
        addMisereAnswers(steps, facts, known);
    else
        addMisereWins(steps, facts, answer.winningMoves, known);
    steps.add("end", phrase("Whoever leaves P-positions does not make the last move"))
        .detail(isLost
                    ? phrase("A position without a move is N in misère play, so it is never left by whoever "
                             "leaves P-positions only. The game has an end, so the player now to move has to "
                             "make the last move.")
                    : phrase("A position without a move is N in misère play, so it is never left by whoever "
                             "leaves P-positions only. The game has an end, so the opponent has to make the "
                             "last move."));
}

} // namespace sum_steps

} // namespace laststone::games
