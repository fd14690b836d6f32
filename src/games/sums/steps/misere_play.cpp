// SPDX-License-Identifier: GPL-3.0-or-later
// Misère play: what the values do not decide, and how a position is decided.
#include "games/sums/steps/facts.h"

#include "games/sums/lost_list.h"
#include "theory/sum.h"

#include <algorithm>
#include <functional>
#include <map>
#include <numeric>
#include <set>
#include <utility>

namespace laststone::games {

namespace sum_steps {

constexpr std::size_t kFewFurther = 2; // P-positions that argue another one: hardly longer with them
constexpr std::size_t kMostFurther = 8; // more are not read

// What is known of misère play where values do not decide: the P-positions that can come up, if they are few,
// or P and N of every vertex.
struct MisereKnowledge {
    std::optional<LostList> lost;
    bool hasLayers = false;
    std::optional<SmallestLost> smallest = {}; // those that a step lists where they are too many
    // What argues positions that steps name: the P-positions that have to be argued before each.
    std::map<std::vector<Count>, LostList> further = {};
    bool isProven =
        false; // so is the lost position, or each that answers leave, or what a winning move leaves
    bool isListed = false; // steps of their own have done that
    bool hasRest = false; // other winning moves are only named
    LostList shown = {}; // P-positions that steps have listed or argued
    std::set<std::vector<Count>> cited = {}; // those of which it is only said that the program found them P
    bool hasArrows = false; // a step has said what an arrow from position to position is
    bool hasArgument = false; // a step has said how one P-position follows from others
};

// The position that is explained is the one that the values judge falsely.
Sentence ownWitnessDetail(Outcome outcome, const std::vector<Count>& values)
{
    if (values.size() == 1) {
        //: misère play; %1 is an SG value, 2 or more
        return phrase(
            "This very position is an example: it will turn out to be P, though its SG value is %1, not 0.")(
            values.front());
    }
    return outcome == Outcome::P
        //: misère play; %1 is a formula such as "4 ⊕ 1 = 5"
        ? phrase("This very position is an example: it will turn out to be P, though its SG values have the "
                 "nim-sum %1, not 0.")(xorFormula(values))
        //: misère play; %1 is a formula such as "2 ⊕ 2 = 0"
        : phrase("This very position is an example: it will turn out to be N, though its SG values have the "
                 "nim-sum %1.")(xorFormula(values));
}

// A P-position that the values judge falsely.
Sentence witnessDetail(const Facts& facts, const std::vector<Count>& lost)
{
    const QString name = heapsFormula(facts, lost);
    const auto values = facts.game.values(lost);
    //: misère play; %1 is a position such as "(18)", %2 its SG value, 2 or more
    const auto one = phrase("For example, %1 is P here, but N in normal play, as its SG value is %2, not 0.");
    //: misère play; %1 is a position such as "(5, 1)", %2 a formula such as "4 ⊕ 1 = 5"
    const auto several = phrase(
        "For example, %1 is P here, but N in normal play, as the nim-sum of its SG values is not 0: %2.");
    return values.size() == 1 ? one(name, values.front()) : several(name, xorFormula(values));
}

Sentence witnessDetail(const Facts& facts)
{
    const auto vertex = falselyJudged(facts.game, facts.heaps.front());
    return vertex ? witnessDetail(facts, std::vector{*vertex}) : Sentence();
}

bool isFalselyJudged(const Facts& facts, const std::vector<Count>& parts, Outcome truth)
{
    const theory::Sum values(facts.game.values(parts), Play::Misere);
    return values.hasLarge() && values.outcome() != truth;
}

// The first of a list of P-positions that the values judge falsely and whose moves are few enough to be read.
const std::vector<Count>* witnessOf(const Facts& facts, const LostList& lost)
{
    constexpr std::size_t kMostRead = 12;
    const auto found = std::ranges::find_if(lost, [&](const auto& parts) {
        return isFalselyJudged(facts, parts, Outcome::P)
            && positionsAfter(facts.game, parts).size() <= kMostRead;
    });
    return found == lost.end() ? nullptr : &*found;
}

LostList manyFurther(const Facts& facts, const MisereKnowledge& known);

// Begins the search, with an example that the next steps argue: another one would have to be believed.
Steps& addArguedSearch(Steps& steps, const Facts& facts, Outcome outcome, const MisereKnowledge& known)
{
    const LostList first = known.lost ? *known.lost : known.smallest ? known.smallest->list : LostList();
    if (const auto* witness = witnessOf(facts, first))
        return addSearch(steps, witnessDetail(facts, *witness), phrase("The next step checks it."));
    const LostList later = manyFurther(facts, known);
    if (const auto* witness = witnessOf(facts, later))
        return addSearch(steps, witnessDetail(facts, *witness), phrase("A later step shows it."));
    const auto own = movableParts(facts.game, facts.heaps);
    const bool isShown = (known.lost || known.isProven) && isFalselyJudged(facts, own, outcome);
    return addSearch(steps, isShown ? ownWitnessDetail(outcome, facts.game.values(own)) : Sentence());
}

Sentence orderDetail(const SgGame& game)
{
    if (!game.areAlike())
        return orderOfHeapsDetail(game);
    if (game.hasTokens())
        return phrase("The order of the tokens does not count, and tokens on sinks are left out.");
    return game.leastMovable(0) == 1
        ? phrase("The order of the heaps does not count.")
        : phrase("The order of the heaps does not count, and heaps without a move are left out.");
}

auto isOneOf(LostList some)
{
    return [some = std::move(some)](const std::vector<Count>& each) {
        return std::ranges::find(some, each) != some.end();
    };
}

// What the moves from a P-position leave, by what the answer leaves: the first of these P-positions.
// REQUIRES: each is answered by one of them, unless it ends the game.
Clauses answersOf(const Facts& facts, const std::vector<Count>& lost, const LostList& known)
{
    std::map<std::size_t, LostList> groups;
    for (auto& left : positionsAfter(facts.game, lost)) {
        if (left.empty())
            continue;
        const auto answer = std::ranges::find_if(known, isOneOf(positionsAfter(facts.game, left)));
        Q_ASSERT(answer != known.end());
        groups[static_cast<std::size_t>(answer - known.begin())].push_back(std::move(left));
    }
    Clauses list;
    for (const auto& [place, moved] : groups)
        list.items.push_back(groupClause(facts, moved, known[place]));
    return list;
}

// Of a list of P-positions those that are named and those that argue them, from the end up: what a move
// leaves is answered by one that is needed anyway, if there is one, else by the first of the list.
LostList neededOf(const Facts& facts, LostList list, const LostList& named)
{
    std::ranges::sort(list, {}, [&](const auto& parts) { return listPlace(facts.game, parts); });
    LostList needed; // from the last one on
    std::set<std::size_t> places;
    for (const auto& each : named)
        places.insert(static_cast<std::size_t>(std::ranges::find(list, each) - list.begin()));
    for (std::size_t place = list.size(); place-- > 0;) { // each needs only those before it
        if (!places.contains(place))
            continue;
        needed.push_back(list[place]);
        for (const auto& left : positionsAfter(facts.game, list[place])) {
            const auto isAnswer = isOneOf(positionsAfter(facts.game, left));
            const auto answers = [&](std::size_t other) { return other < place && isAnswer(list[other]); };
            if (left.empty() || std::ranges::any_of(places, answers))
                continue;
            places.insert(static_cast<std::size_t>(std::ranges::find_if(list, isAnswer) - list.begin()));
        }
    }
    std::ranges::reverse(needed);
    return needed;
}

bool canEndFrom(const SgGame& game, const std::vector<Count>& parts)
{
    return std::ranges::count(positionsAfter(game, parts), std::vector<Count>()) > 0;
}

Sentence arrowDetail(MisereKnowledge& known)
{
    return std::exchange(known.hasArrows, true) ? Sentence() : arrowMeaning();
}

// Why each of some positions is P, by answers that leave those of a list.
void addEach(Steps& steps, const Facts& facts, std::span<const std::vector<Count>> some, const LostList& list,
             MisereKnowledge& known)
{
    const auto isLeftOut = [&](const std::vector<Count>& lost) {
        return canEndFrom(facts.game, lost) && !answersOf(facts, lost, list).items.empty();
    };
    if (std::ranges::any_of(some, isLeftOut))
        steps.detail(phrase("A move that ends the game loses at once."));
    for (const auto& lost : some) {
        const Clauses answers = answersOf(facts, lost, list);
        //: misère play; %1 is a position such as "(5, 4)", %2 a list of moves such as "(4, 4) → (4, 1, 1)",
        //: from positions that moves have left to the one that the answer leaves
        const auto argued = phrase("%1 is P: %2.");
        //: misère play; %1 is a position such as "(2)"
        const auto isLast = phrase("%1 is P, as every move from there ends the game, and so loses.");
        const QString name = heapsFormula(facts, lost);
        steps.detail(answers.items.empty() ? Sentence() : arrowDetail(known))
            .detail(answers.items.empty() ? isLast(name) : argued(name, answers));
    }
}

bool hasManyMoves(const Facts& facts)
{
    return firstOptions(facts, facts.heaps, kFewMoves + 1).size() > kFewMoves;
}

// All moves of a lost position if they are few; else some of them.
std::vector<SgOption> answeredMoves(const Facts& facts)
{
    return firstOptions(facts, facts.heaps, hasManyMoves(facts) ? kMostExamples : kFewMoves);
}

// What the answers to the moves from a position leave where that is one of a list: the first of those.
LostList answersIn(const Facts& facts, const std::vector<Count>& lost, const LostList& list)
{
    LostList found;
    for (const auto& left : positionsAfter(facts.game, lost)) {
        const auto answered = std::ranges::find_if(list, isOneOf(positionsAfter(facts.game, left)));
        if (!left.empty() && answered != list.end())
            found.push_back(*answered);
    }
    return found;
}

// The positions that the steps are to show to be P: the lost one itself, or what winning moves leave; where
// it itself cannot be shown, what the answers leave.
LostList toArgue(const Facts& facts, const SgMisere& answer, bool isItself)
{
    LostList wanted;
    if (answer.outcome == Outcome::P && isItself)
        return {movableParts(facts.game, facts.heaps)};
    if (answer.outcome == Outcome::P) {
        for (const SgOption& threat : answeredMoves(facts)) {
            const Position then = facts.game.after(facts.position, threat.move);
            if (!facts.game.isOver(then.heaps))
                wanted.push_back(smallestAnswer(then));
        }
        return wanted;
    }
    for (std::size_t i = 0; i < std::min(kMostMoveSteps, answer.winningMoves.size()); ++i) {
        const Position after = facts.game.after(facts.position, answer.winningMoves[i]);
        wanted.push_back(movableParts(facts.game, after.heaps));
    }
    return wanted;
}

// How a list is checked: each of a few positions, or of more those that argue the positions that are named,
// or else the last.
void addCheck(Steps& steps, const Facts& facts, const LostList& list, LostList named, MisereKnowledge& known)
{
    constexpr std::size_t kMostChecked = 6;
    if (const auto* witness = witnessOf(facts, list))
        named.push_back(*witness);
    if (std::ranges::none_of(named, isOneOf(list)))
        named = {list.back()};
    const LostList needed = list.size() <= kMostChecked ? list : neededOf(facts, list, named);
    steps.detail(needed.size() == list.size()
                     ? phrase("Checked one by one, by the moves from each and the answers to them:")
                     : phrase("Checked from the end up, as far as it is needed here, by the moves from each "
                              "and the answers to them:"));
    addEach(steps, facts, needed, needed, known);
}

// Where values decide larger positions, the P-positions of one that is so small are listed nevertheless, as
// that is shorter.
std::optional<LostList> shortList(const Facts& facts)
{
    const std::size_t mostShort = facts.game.areAlike() ? 7 : 10;
    const Count mostStones = facts.game.areAlike() ? 8 : kFewOwnStones;
    const auto parts = movableParts(facts.game, facts.heaps);
    if (facts.game.hasTokens() || parts.size() > mostStones || std::ranges::max(parts) > mostStones
        || std::accumulate(parts.begin(), parts.end(), Count{0}) > mostStones)
        return std::nullopt;
    auto list = lostAfter(facts.game, facts.heaps);
    return list && list->size() <= mostShort ? std::move(list) : std::nullopt;
}

// What the program did beyond what can be read.
Sentence programDetail(const Facts& facts)
{
    const Count most = mostPositions(facts.game, facts.heaps);
    if (facts.game.hasTokens()) {
        //: misère play; %1 is a number of positions
        return phrase("Further up the program works in the same way: it notes P or N of every position that "
                      "it needs, at most %1. They are too many to list.")(most);
    }
    //: misère play; %1 is a number of positions, %2 a number of stones
    return phrase("Further up the program works in the same way: it notes P or N of every position that it "
                  "needs, at most %1 with no more than %2 stones. They are too many to list.")(
        most, facts.game.stonesLeft({nullptr, Play::Misere, movableParts(facts.game, facts.heaps)}));
}

// The moves from a P-position and their answers: all of a few, or the first, a middle and the last one; and
// how many there are, but for one that ends the game.
struct Exchanges {
    std::vector<Exchange> shown;
    std::size_t count = 0;
};
Exchanges exchangesOf(const Facts& facts, const std::vector<Count>& lost)
{
    constexpr std::size_t kMostListed = 16;
    auto moved = positionsAfter(facts.game, lost);
    std::erase_if(moved, [](const auto& left) { return left.empty(); });
    Exchanges result{{}, moved.size()};
    if (moved.size() > kMostListed)
        moved = {moved[0], moved[moved.size() / 2], moved.back()};
    for (const auto& left : moved)
        result.shown.push_back({left, smallestAnswer({facts.position.game, facts.position.play, left})});
    return result;
}

// One line of play that begins with one of these, down to one of the smallest P-positions, where one of these
// answers does not leave such a one at once: so it is seen how the argument goes on.
std::optional<std::vector<Exchange>> lineFrom(const Facts& facts, std::span<const Exchange> shown,
                                              const LostList& list)
{
    constexpr std::size_t kMost = 10;
    const auto first = std::ranges::find_if(
        shown, [&](const Exchange& each) { return std::ranges::find(list, each.answered) == list.end(); });
    if (first == shown.end())
        return std::nullopt;
    auto line = lineTo(list, {facts.position.game, facts.position.play, first->answered}, kMost - 1);
    if (line)
        line->insert(line->begin(), *first);
    return line;
}

// Those of the smallest P-positions that the arguments of others use, or steps name, or a line of play ends
// at.
LostList usedOf(const Facts& facts, const SgMisere& answer, const MisereKnowledge& known)
{
    const LostList& list = known.smallest->list;
    LostList used;
    LostList named = toArgue(facts, answer, known.isProven);
    if (answer.outcome == Outcome::P && !known.isProven && hasManyMoves(facts))
        named.insert(named.begin(), movableParts(facts.game, facts.heaps));
    bool hasLine = known.isProven; // only the first that is not argued has one
    for (const auto& lost : named) {
        if (std::ranges::find(list, lost) != list.end()) {
            used.push_back(lost);
        } else if (!known.further.contains(lost) && !std::exchange(hasLine, true)) {
            if (const auto line = lineFrom(facts, exchangesOf(facts, lost).shown, list))
                used.push_back(line->back().answered);
        }
    }
    const auto use = [&](const std::vector<Count>& lost) {
        std::ranges::move(answersIn(facts, lost, list), std::back_inserter(used));
    };
    for (const auto& [lost, further] : known.further) {
        use(lost);
        std::ranges::for_each(further, use);
    }
    return used;
}

// Where those that can come up are too many to be read: how it begins, and how it goes on.
void addSmallestLost(Steps& steps, const Facts& facts, const SgMisere& answer, MisereKnowledge& known)
{
    if (!known.smallest)
        return;
    Clauses list;
    for (const auto& heaps : known.smallest->list)
        list.items.push_back(teaching::formula(heapsFormula(facts, heaps)));
    steps.add("smallest-lost", phrase("The smallest P-positions, from the end up"))
        .detail(
            facts.game.hasTokens()
                //: %1 is a number of tokens, %2 a number of moves, %3 a list of positions such as "(1),
                //: (2, 2)"
                ? phrase("All those of up to %1 tokens on vertices that can be reached, and of at most %2 "
                         "moves to come: %3.")(Count{movableParts(facts.game, facts.heaps).size()},
                                               known.smallest->size, list)
                //: %1 is a number of stones, %2 a list of positions such as "(1), (1, 1, 1), (2, 2)"
                : phrase("All those of up to %1 stones: %2.")(known.smallest->size, list))
        .detail(phrase(
            "From the smallest on one can check it: no move leads from one of these to another, and from "
            "every other position within that size that still has a move, some move leads to one of them."));
    addCheck(steps, facts, known.smallest->list, usedOf(facts, answer, known), known);
    if (answer.outcome == Outcome::N || !known.isProven)
        steps.detail(programDetail(facts));
    known.shown = known.smallest->list;
}

// Misère play of several parts that is neither ruled by values nor shown in a list.
bool isOnlySearched(const Facts& facts, const MisereKnowledge& known)
{
    return !known.lost && !known.hasLayers && !facts.game.valuesRuleMisere();
}

// Why a position is P, by those that have been shown: each of its moves is answered by leaving one of them.
void addArgued(Steps& steps, const Facts& facts, const std::vector<Count>& lost, MisereKnowledge& known)
{
    const QString name = heapsFormula(facts, lost);
    const Clauses answers = answersOf(facts, lost, known.shown);
    if (answers.items.empty()) {
        //: misère play; %1 is a position such as "(2)"
        steps.detail(phrase("%1 is P, as every move from there ends the game, and so loses.")(name));
    } else {
        //: misère play; %1 is a position such as "(5, 4)", %2 a list of moves such as "(4, 4) → (4, 1, 1)",
        //: from positions that moves have left to the one that the answer leaves
        const auto first = phrase("%1 is P, because every move from there can be answered by leaving one of "
                                  "the P-positions above: %2.");
        //: misère play; the places are the same; a sentence before has said that every move is answered by
        //: leaving one of the P-positions above
        const auto further = phrase("In the same way %1 is P: %2.");
        steps.detail(arrowDetail(known))
            .detail((std::exchange(known.hasArgument, true) ? further : first)(name, answers));
    }
    known.shown.push_back(lost);
}

// Where that cannot be shown: what the program has found, with some answers.
void addCited(Steps& steps, const Facts& facts, const std::vector<Count>& lost, MisereKnowledge& known)
{
    const auto [shown, count] = exchangesOf(facts, lost);
    Clauses answers;
    for (const Exchange& each : shown)
        answers.items.push_back(groupClause(facts, std::span(&each.left, 1), each.answered));
    const QString name = heapsFormula(facts, lost);
    //: misère play; %1 is a position such as "(5, 4)", %2 a list of moves such as "(4, 4) → (4, 1, 1)", from
    //: the position that a move has left to the one that the answer leaves
    const auto all = phrase("The program has found that %1 is P: every move from there can be answered by "
                            "leaving a P-position again: %2.");
    //: misère play; %1 is a position such as "(9, 9, 20)"; %n is how many different positions the moves from
    //: there lead to; %2 is a list of moves such as "(4, 4) → (4, 1, 1)", from the position that a move has
    //: left to the one that the answer leaves
    const auto some = plural("The program has found that %1 is P: it has an answer to each of the %n "
                             "position(s) that a move from there leads to, such as these: %2.");
    steps.detail(arrowDetail(known))
        .detail(count > shown.size() ? some(count, name, answers) : all(name, answers));
    if (const auto line = lineFrom(facts, shown, known.smallest ? known.smallest->list : LostList())) {
        Clauses exchanges;
        for (const Exchange& each : *line) {
            //: misère play; one part of a line of play: %1 is a position such as "(4, 4)", %2 one such as
            //: "(4, 1, 1)"
            exchanges.items.push_back(phrase("a move leaves %1, the answer %2")(
                heapsFormula(facts, each.left), heapsFormula(facts, each.answered)));
        }
        //: misère play; %1 is a position such as "(9, 5)", %2 a list such as "a move leaves (8, 5), the
        //: answer (5, 5, 1); a move leaves (5, 4, 1), the answer (4, 1, 1)"
        steps
            .detail(phrase("One line of play from %1, down to a P-position of the list above: %2.")(
                name, exchanges))
            .detail(phrase("All other answers are found in the same way, from the smallest positions on; "
                           "there are too many lines to show them all."));
    }
    known.cited.insert(lost);
}

// Why a position is P: what the moves from it lead to, each with an answer that leaves a P-position again.
void addWhyLost(Steps& steps, const Facts& facts, const std::vector<Count>& lost, MisereKnowledge& known)
{
    bool canEndGame = canEndFrom(facts.game, lost);
    if (const auto found = known.further.find(lost); found != known.further.end()) {
        bool isFirst = true;
        for (const auto& each : found->second) {
            if (std::ranges::find(known.shown, each) != known.shown.end())
                continue;
            if (std::exchange(isFirst, false))
                steps.detail(phrase("First some smaller ones that show that it is P:"));
            addArgued(steps, facts, each, known);
            canEndGame = canEndGame || canEndFrom(facts.game, each);
        }
        addArgued(steps, facts, lost, known);
    } else {
        addCited(steps, facts, lost, known);
    }
    if (canEndGame)
        steps.detail(phrase("A move that ends the game loses at once."));
}

// Why a lost position is P, before that is said. Of few moves that need no more than has been listed the
// steps of the answers say it all.
void addOwnArgument(Steps& steps, const Facts& facts, MisereKnowledge& known)
{
    const auto lost = movableParts(facts.game, facts.heaps);
    const auto further = known.further.find(lost);
    if (!hasManyMoves(facts) && (further == known.further.end() || further->second.empty()))
        return;
    steps.add("breaks", phrase("Every move can be answered by leaving a P-position"));
    addWhyLost(steps, facts, lost, known);
}

// All P-positions that can come up: whoever reads them can check that no move leads from one to another. Of a
// lost position with more moves than are played the list is to argue every one.
void addLostList(Steps& steps, const Facts& facts, const SgMisere& answer, MisereKnowledge& known)
{
    const LostList& lost = *known.lost;
    Clauses list;
    for (const auto& heaps : lost)
        list.items.push_back(teaching::formula(heapsFormula(facts, heaps)));
    steps
        .add("lost-list", phrase("The P-positions that can come up after a move, from the end up"))
        //: %1 is a list of positions such as "(1), (1, 1, 1), (2, 2)"
        .detail(phrase("%1.")(list))
        .detail(orderDetail(facts.game))
        .detail(phrase("No move leads from one of these to another. From every other position that can come "
                       "up and still has a move, some move leads to one of them. So these are the "
                       "P-positions, and no others are: from the smallest position on one can check it."));
    const bool isArgued = answer.outcome == Outcome::P && hasManyMoves(facts);
    const auto own = movableParts(facts.game, facts.heaps);
    addCheck(steps, facts, lost, isArgued ? answersIn(facts, own, lost) : toArgue(facts, answer, false),
             known);
    if (!isArgued)
        return;
    known.isProven = true;
    known.further[own] = {};
    known.shown = lost;
    addOwnArgument(steps, facts, known);
}

// Those that argue the positions named later, from the end up, where they are too many to stand in their
// steps.
LostList manyFurther(const Facts& facts, const MisereKnowledge& known)
{
    constexpr std::size_t kMostInPlace = 6;
    std::set<std::vector<Count>> found;
    for (const auto& [lost, further] : known.further) {
        found.insert(lost);
        found.insert(further.begin(), further.end());
    }
    found.erase(movableParts(facts.game, facts.heaps));
    LostList all(found.begin(), found.end());
    std::ranges::sort(all, {}, [&](const auto& parts) { return listPlace(facts.game, parts); });
    return all.size() > kMostInPlace ? all : LostList();
}

// Some of them, which need none but those above.
void addFurtherStep(Steps& steps, const Facts& facts, std::span<const std::vector<Count>> some,
                    MisereKnowledge& known)
{
    const Count least = listPlace(facts.game, some.front()).first;
    const Count most = listPlace(facts.game, some.back()).first;
    const Sentence tokens =
        phrase("Further P-positions: every move from them is answered by leaving one above");
    //: %1 and %2 are numbers of stones, %1 < %2
    const auto several =
        phrase("P-positions of %1 to %2 stones: every move from them is answered by leaving one above");
    //: %1 is a number of stones
    const auto one =
        phrase("P-positions of %1 stones: every move from them is answered by leaving one above");
    steps.add("further-lost",
              facts.game.hasTokens() ? tokens
                  : least < most     ? several(least, most)
                                     : one(most));
    known.shown.insert(known.shown.end(), some.begin(), some.end());
    addEach(steps, facts, some, known.shown, known);
}

// All of them, those of one size together as far as that can be read.
void addFurther(Steps& steps, const Facts& facts, MisereKnowledge& known)
{
    constexpr std::size_t kMostInStep = 7;
    const LostList all = manyFurther(facts, known);
    known.isListed = !all.empty();
    const auto size = [&](std::size_t i) { return listPlace(facts.game, all[i]).first; };
    for (std::size_t first = 0; first < all.size();) {
        const std::size_t most = std::min(all.size(), first + kMostInStep);
        std::size_t end = most;
        while (end < all.size() && end > first && size(end - 1) == size(end))
            --end;
        end = end == first ? most : end;
        addFurtherStep(steps, facts, std::span(all).subspan(first, end - first), known);
        first = end;
    }
}

// Whether a step has argued the position itself.
bool isArgued(const Facts& facts, const MisereKnowledge& known)
{
    return std::ranges::find(known.shown, movableParts(facts.game, facts.heaps)) != known.shown.end();
}

// What the next steps show of a position that neither values nor a list decide.
Sentence searchedVerdictDetail(const Facts& facts, bool isLost, const MisereKnowledge& known)
{
    if (!isLost && known.hasRest && known.isListed) {
        return phrase("Some move leaves one of the P-positions above. Which others win, and that no more do, "
                      "the program has found, working upwards as above.");
    }
    if (!isLost && known.hasRest) {
        return phrase("Some move leaves a P-position: the next steps name it, and say why it is P. Which "
                      "others win, and that no more do, the program has found, working upwards as above.");
    }
    if (!isLost && known.isProven && known.isListed) {
        return phrase("Some move leaves one of the P-positions above. That no other move wins the program "
                      "has found, working upwards as above.");
    }
    if (!isLost) {
        return known.isProven
            ? phrase("Some move leaves a P-position: the next steps name it, and say why it is P. That no "
                     "other move wins the program has found, working upwards as above.")
            : phrase("Some move leaves a P-position: the next steps name it, and show answers to the "
                     "opponent’s moves. Where no answers are shown, the program has computed "
                     "that it is P, "
                     "and that no other move wins.");
    }
    if (known.isProven)
        return phrase(
            "Every move leaves an N-position: the next steps show it by answers that leave P-positions.");
    return !hasManyMoves(facts)
        ? phrase("Every move leaves an N-position: the next steps answer each. Where they do not show that "
                 "the answers leave P-positions, the program has found it so, working upwards as above.")
        : phrase("Every move leaves an N-position: the next steps answer some of the moves. The other "
                 "answers the program has found in the same way.");
}

Sentence misereVerdictDetail(const Facts& facts, bool isLost, const MisereKnowledge& known)
{
    if (isLost && isArgued(facts, known)) {
        return hasManyMoves(facts) ? phrase("Every move leaves an N-position, as the step before shows. The "
                                            "next steps play some of the moves.")
                                   : phrase("Every move leaves an N-position, as the step before shows. The "
                                            "next steps play it.");
    }
    if (known.lost) {
        const Sentence lost = canEnd(facts)
            ? phrase("No move leads to a position of the list. So every move leaves an N-position, which is "
                     "answered by leaving a P-position again, unless it has ended the game and lost at once.")
            : phrase("No move leads to a position of the list. So every move leaves an N-position, which is "
                     "answered by leaving a P-position again.");
        return isLost ? lost : phrase("A move leads to one of the P-positions of the step before.");
    }
    if (known.hasLayers) {
        return isLost ? phrase("The layers show it: every arrow from here leads to an N-position.")
                      : phrase("The layers show it: some arrow from here leads to a P-position.");
    }
    if (!facts.game.valuesRuleMisere()) {
        return searchedVerdictDetail(facts, isLost, known);
    }
    if (facts.isSingle) {
        //: misère play; %1 is an SG value other than 1
        const auto other = phrase("The only value is %1, not 1.");
        return isLost ? phrase("The only value is 1.") : other(facts.sum);
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
    if (facts.only) {
        //: misère play; %1 is 1, the SG value of the only heap
        return phrase("The value left is %1.")(theory::nimSum(values));
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
        return;
    }
    const std::vector<Count> lost = movableParts(facts.game, left);
    const QString name = heapsFormula(facts, lost);
    if (std::ranges::find(known.shown, lost) != known.shown.end()) {
        //: misère play; %1 is a position such as "(5, 4)"
        steps.detail(phrase("That leaves %1, one of the P-positions above.")(name));
    } else if (known.cited.contains(lost)) {
        //: misère play; %1 is a position such as "(5, 4)"
        steps.detail(phrase("That leaves %1 again, which the program has found to be P.")(name));
    } else if (!known.further.contains(lost) && !known.cited.empty()) {
        // What such a computation looks like has been seen.
        known.cited.insert(lost);
        //: misère play; %1 is a position such as "(5, 4)"
        steps.detail(phrase("That leaves %1: the program has computed in the same way that it is P.")(name));
    } else {
        //: misère play; %1 is a position such as "(5, 4)"
        steps.detail(phrase("That leaves %1.")(name));
        addWhyLost(steps, facts, lost, known);
    }
}

// What the moves leave that do not win, where values decide.
void addNoOtherWins(Steps& steps, const Facts& facts, std::span<const Move> winning)
{
    constexpr std::size_t kMostOthers = 12;
    steps.detail(facts.isSingle
                     ? phrase("No other move wins: each leaves a value other than 1.")
                     : phrase("Every other move loses: it leaves an N-position, by the two rules above."));
    const auto options = firstOptions(facts, facts.heaps, kMostOthers + winning.size() + 1);
    if (options.size() > kMostOthers + winning.size() || facts.heaps.size() > kMostValueSteps)
        return;
    Clauses others;
    std::set<std::vector<Count>> named; // each once, where the order of the heaps does not count
    for (const SgOption& option : options) {
        if (std::ranges::find(winning, option.move) != winning.end())
            continue;
        const auto left = facts.game.after(facts.position, option.move).heaps;
        auto sorted = left;
        if (facts.game.areAlike())
            std::ranges::sort(sorted);
        if (!named.insert(sorted).second)
            continue;
        const auto values = facts.game.values(left);
        //: misère play; one losing move in a list: %1 is the position that it leaves, such as "(4, 3)", %2
        //: its SG values and their nim-sum, such as "0 ⊕ 1 = 1", or the value of the only heap
        others.items.push_back(
            phrase("%1: %2")(heapsFormula(facts, left),
                             facts.only ? QString::number(theory::nimSum(values)) : xorFormula(values)));
    }
    //: misère play; %1 is a list such as "(4, 3): 0 ⊕ 1 = 1"
    steps.detail(phrase("The other moves leave: %1.")(others));
}

bool isShown(const Facts& facts, const Move& made, const MisereKnowledge& known)
{
    const auto left = movableParts(facts.game, facts.game.after(facts.position, made).heaps);
    return known.further.contains(left) || std::ranges::find(known.shown, left) != known.shown.end();
}

// How many winning moves have a step of their own: those that are argued, or else one of which it is shown
// how the program has computed it.
std::size_t winsShown(const Facts& facts, std::span<const Move> winning, const MisereKnowledge& known)
{
    const std::size_t most = std::min(kMostMoveSteps, winning.size());
    if (!isOnlySearched(facts, known))
        return most;
    const auto shown = std::ranges::count_if(winning.first(most),
                                             [&](const Move& made) { return isShown(facts, made, known); });
    return std::max(std::size_t{1}, static_cast<std::size_t>(shown));
}

void putArguedFirst(const Facts& facts, std::span<Move> winning, const MisereKnowledge& known)
{
    std::ranges::stable_partition(winning.first(std::min(kMostMoveSteps, winning.size())),
                                  [&](const Move& made) { return isShown(facts, made, known); });
}

void addMisereWins(Steps& steps, const Facts& facts, std::span<const Move> winning, MisereKnowledge& known)
{
    const std::size_t shown = winsShown(facts, winning, known);
    for (const Move& made : winning.first(shown)) {
        addWinOf(steps, "move", facts, made);
        addLeft(steps, facts, facts.game.after(facts.position, made).heaps, known);
    }
    if (winning.size() > shown)
        addMoreWins(steps, facts, winning.subspan(shown));
    if (winning.size() > shown && isOnlySearched(facts, known))
        steps.detail(phrase("The program has computed it, working upwards as above."));
    if (facts.game.valuesRuleMisere() && !known.lost
        && firstOptions(facts, facts.heaps, winning.size() + 1).size() > winning.size())
        addNoOtherWins(steps, facts, winning);
}

void addLastMove(Steps& steps, const Facts& facts, const Move& threat)
{
    //: misère play; %1 is a move such as "take 1 from heap 2"
    steps.add("last-move", phrase("“%1” is the last move, and so loses")(move(facts, facts.position, threat)))
        .detail(phrase("The opponent cannot move any more and has won."))
        .shows(threat, Role::Threat);
}

// The answer that leaves a P-position that has been shown, where the answers are argued so; else the fewest
// stones.
Move misereAnswer(const Facts& facts, const Position& then, const MisereKnowledge& known)
{
    const auto winning = facts.game.misere(then.heaps).value().winningMoves;
    if (facts.game.valuesRuleMisere() && !known.lost)
        return winning.front();
    const auto leaves = [&](const Move& move) {
        return movableParts(facts.game, facts.game.after(then, move).heaps);
    };
    const auto smallest = smallestAnswer(then);
    const auto next =
        known.isProven ? positionsAfter(facts.game, movableParts(facts.game, then.heaps)) : LostList();
    const auto shown = std::ranges::find_if(
        known.shown, [&](const auto& each) { return std::ranges::find(next, each) != next.end(); });
    const auto& wanted = shown != known.shown.end() ? *shown : smallest;
    return *std::ranges::find_if(winning, [&](const Move& move) { return leaves(move) == wanted; });
}

void addMisereAnswer(Steps& steps, const Facts& facts, const Move& threat, MisereKnowledge& known)
{
    const Position then = facts.game.after(facts.position, threat);
    if (facts.game.isOver(then.heaps)) {
        addLastMove(steps, facts, threat);
        return;
    }
    const Move answer = misereAnswer(facts, then, known);
    const Position end = facts.game.after(then, answer);
    addAnswerTo(steps, facts, threat, then, answer);
    addHeapsLeft(steps, facts, then.heaps, end.heaps);
    addLeft(steps, facts, end.heaps, known);
}

void addMisereAnswers(Steps& steps, const Facts& facts, MisereKnowledge& known)
{
    if (facts.game.valuesRuleMisere() && !known.lost) {
        steps.add("breaks", phrase("Every move leaves an N-position"))
            .detail(canEnd(facts)
                        ? phrase("So every move can be answered by one that leaves a P-position, unless it "
                                 "has ended the game, which loses at once.")
                        : phrase("So every move can be answered by one that leaves a P-position again."));
    } else if (known.hasLayers) { // the verdict has said that every move leaves an N-position
        steps.add("breaks", phrase("So every move can be answered by leaving a P-position"))
            .detail(canEnd(facts)
                        ? phrase("Only a move that ends the game is not answered: it loses at once.")
                        : Sentence());
    }
    const auto moves = answeredMoves(facts);
    std::set<std::vector<Count>> answered;
    bool isAlike = false; // moves in equal heaps leave the same position, and one of them stands for all
    for (const SgOption& threat : moves) {
        const auto left = facts.game.after(facts.position, threat.move).heaps;
        if (known.lost && !answered.insert(movableParts(facts.game, left)).second)
            isAlike = true;
        else
            addMisereAnswer(steps, facts, threat.move, known);
    }
    if (isAlike) {
        steps.detail(facts.game.hasTokens()
                         ? phrase("Moves that leave the same vertices are answered in the same way.")
                         : phrase("Moves that leave the same heaps are answered in the same way."));
    }
}

// Finds what argues the positions that the steps name, in the order in which they do.
void argue(const Facts& facts, const SgMisere& answer, MisereKnowledge& known)
{
    known.smallest = smallestLost(facts.game, facts.heaps);
    LostList shown = known.smallest ? known.smallest->list : LostList();
    // The moves of equal heaps leave the same position. What could not be shown where it is named first is
    // not tried again with what is shown only later.
    std::set<std::vector<Count>> cited;
    std::size_t most = kMostFurther;
    const auto isShown = [&](const std::vector<Count>& lost) {
        if (std::ranges::find(shown, lost) != shown.end())
            return true;
        if (cited.contains(lost))
            return false;
        auto further = furtherLost(facts.game, shown, lost, most);
        if (!further) {
            cited.insert(lost);
            return false;
        }
        shown.insert(shown.end(), further->begin(), further->end());
        shown.push_back(lost);
        known.further[lost] = std::move(*further);
        return true;
    };
    const LostList wanted = toArgue(facts, answer, true);
    if (answer.outcome == Outcome::N) { // one winning move is enough, so those that need least
        for (std::size_t need = kFewFurther; need <= kMostFurther && !known.isProven; ++need) {
            cited.clear();
            for (const auto& lost : wanted) {
                most = known.isProven ? kFewFurther : need;
                known.isProven = isShown(lost) || known.isProven;
            }
        }
        return;
    }
    known.isProven = std::ranges::count_if(wanted, isShown) > 0;
    if (known.isProven)
        return;
    // Where each move is answered, that shows it as well.
    known.isProven = !hasManyMoves(facts);
    for (const auto& lost : toArgue(facts, answer, false))
        known.isProven = isShown(lost) && known.isProven;
}

// By values, or by what the game says of its own; a position that is only searched is argued as far as that
// goes.
void addMisereWay(Steps& steps, const Facts& facts, SgMisere& answer, MisereKnowledge& known)
{
    if (isOnlySearched(facts, known)) {
        argue(facts, answer, known);
        addArguedSearch(steps, facts, answer.outcome, known);
    }
    facts.game.addMisereWay(steps);
    if (isOnlySearched(facts, known)) {
        steps.detail(orderDetail(facts.game));
        addSmallestLost(steps, facts, answer, known);
        addFurther(steps, facts, known);
        if (answer.outcome == Outcome::P)
            addOwnArgument(steps, facts, known);
        putArguedFirst(facts, answer.winningMoves, known);
        known.hasRest =
            known.isProven && winsShown(facts, answer.winningMoves, known) < answer.winningMoves.size();
    }
}

void addMisereEnd(Steps& steps, bool isLost)
{
    steps.add("end", phrase("Whoever leaves P-positions does not make the last move"))
        .detail(
            isLost ? phrase(
                "A position without a move is N in misère play, so it is never left by whoever leaves "
                "P-positions only. The game has an end, so the player now to move has to make the last move.")
                   : phrase(
                       "A position without a move is N in misère play, so it is never left by whoever leaves "
                       "P-positions only. The game has an end, so the opponent has to make the last move."));
}

void addMisere(Steps& steps, const Facts& facts)
{
    if (addMisereShort(steps, facts))
        return;
    SgMisere answer = facts.game.misere(facts.heaps).value();
    const bool isLost = answer.outcome == Outcome::P;
    MisereKnowledge known;
    known.hasLayers = facts.game.hasTokens() && facts.isSingle;
    if (facts.game.valuesRuleMisere())
        known.lost = shortList(facts);
    const bool isByValues = facts.game.valuesRuleMisere() && !known.lost;
    if (isByValues) {
        addTheory(steps, facts);
        addKnownValues(steps, facts);
        addNimSum(steps, facts);
    }
    if (!facts.game.valuesRuleMisere() && !known.hasLayers)
        known.lost = lostAfter(facts.game, facts.heaps);
    if (known.lost) {
        addArguedSearch(steps, facts, answer.outcome, known)
            .detail(facts.game.valuesRuleMisere()
                        ? phrase("So small a position needs no more than that. Larger ones of this game are "
                                 "decided by their SG values.")
                        : Sentence());
        addLostList(steps, facts, answer, known);
    } else {
        addMisereWay(steps, facts, answer, known);
    }
    steps.add("verdict", verdictTitle(answer.outcome)).detail(misereVerdictDetail(facts, isLost, known));
    if (isOnlySearched(facts, known) && !known.isProven) {
        steps.detail(phrase("To check one of these, put it on the board: it is explained in the same way, by "
                            "answers that leave smaller P-positions."));
    }
    if (isByValues)
        steps.mark(NimSumMark::Sum, 0, facts.sum);
    if (isLost)
        addMisereAnswers(steps, facts, known);
    else
        addMisereWins(steps, facts, answer.winningMoves, known);
    addMisereEnd(steps, isLost);
}

} // namespace sum_steps

} // namespace laststone::games
