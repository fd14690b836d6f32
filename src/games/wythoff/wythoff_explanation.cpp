// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/wythoff/wythoff_game.h"

#include "games/common/nim_sum.h"

#include <algorithm>
#include <array>

namespace laststone::games {

using Role = teaching::ShownMove::Role;
namespace wythoff = theory::wythoff;
using From = wythoff::Move::From;
using wythoff::Pair;

namespace wythoff_steps {

LASTSTONE_SENTENCES(WythoffExplanation)

constexpr Count kPairsShown = 8; // of the table
constexpr Count kDoubleIsWhole = Count{1} << 53; // up to here a double holds every whole number

// Everything about one position that several steps need; the smaller heap is called a, the larger b.
struct Facts {
    const Position& position;
    Count first = position.heaps[0];
    Count second = position.heaps[1];
    Play play = position.play;
    bool misere = play == Play::Misere;
    Count a = std::min(first, second);
    Count b = std::max(first, second);
    Count difference = b - a;
    Pair same = wythoff::pair(difference, play); // the P-position with the same difference
    Pair ofA = *wythoff::pairWith(a, play);
    Pair ofB = *wythoff::pairWith(b, play);
    Outcome outcome = wythoff::outcome(first, second, play);
    std::vector<wythoff::Move> winning = wythoff::winningMoves(first, second, play);
};

Mark pairMark(const Pair& pair)
{
    return {WythoffMark::Pair, 0, pair.a, pair.b};
}

QString heapsText(const std::pair<Count, Count>& heaps)
{
    return QStringLiteral("(%1, %2)").arg(heaps.first).arg(heaps.second);
}

void addRule(Steps& steps, const Facts& facts)
{
    steps
        .add("rule",
             facts.misere
                 ? phrase("The rule: take any number from one heap, or the same number from both; whoever "
                          "takes the last stone loses")
                 : phrase("The rule: take any number from one heap, or the same number from both; whoever "
                          "takes the last stone wins"))
        .detail(kindsDetail(facts.play));
}

// A step of its own, as the rule alone does not tell them.
void addSmallestOfMisere(Steps& steps)
{
    steps
        .add("smallest",
             phrase("Misère: the two smallest P-positions are others than when the last stone wins"))
        .detail(
            phrase("(0, 0) is won, as the other player has just taken the last stone. (0, 1) is lost, as "
                   "that stone must be taken, and so is its mirror image (1, 0). (1, 2) is won by leaving "
                   "(0, 1). And (2, 2) is lost: after (0, 2), (1, 2) or (1, 1) the opponent leaves one "
                   "stone, and taking all loses at once."))
        .detail(phrase("From (3, 5) on the P-positions are the same as when the last stone wins. The next "
                       "step says why."))
        .mark(WythoffMark::Pair, 0, 0, 1)
        .mark(WythoffMark::Pair, 0, 2, 2);
}

void addPairs(Steps& steps, const Facts& facts)
{
    Clauses pairs;
    for (Count k = 0; k < kPairsShown; ++k)
        pairs.items.push_back(teaching::formula(pairText(wythoff::pair(k, facts.play))));
    steps.add("pairs", phrase("The P-positions are pairs, one for each difference"))
        .detail(
            facts.misere
                ? phrase("After the two that are changed, pair number k begins with the least number in no "
                         "pair before; its second is larger by k. Both grow, so the second is new; the least "
                         "is always taken, so none is left out. So each number and each difference is in "
                         "just one pair.")
                : phrase("Pair number k begins with the least number in no pair before; its second is larger "
                         "by k. Both grow, so the second is new; the least is always taken, so none is left "
                         "out. So each number and each difference is in just one pair."));
    //: %1 lists the first pairs, such as "(0, 0), (1, 2), (3, 5)"
    steps.detail(phrase("The first ones, from number 0 on: %1.")(pairs));
    if (facts.misere) {
        steps.detail(phrase("The first two pairs use up 0, 1, 2 and the differences 0, 1, as (0, 0) and (1, "
                            "2) do in normal play: so all is the same from the third pair on."));
    }
}

// Which of the cases of the proof an N-position is in.
Sentence here(const Facts& facts)
{
    const Count partner = wythoff::partner(facts.ofA, facts.a);
    //: a and b are the heaps; %1 is a, %2 the pair that it is in, such as "(3, 5)", %3 is b
    const auto larger = phrase("Here a = %1, in the pair %2, and b = %3 is larger than the partner.");
    //: a and b are the heaps; %1 is a, %2 the pair that it is in, such as "(3, 5)", %3 is b
    const auto smaller = phrase("Here a = %1, in the pair %2, and b = %3 is smaller than the partner.");
    return (facts.b > partner ? larger : smaller)(facts.a, pairText(facts.ofA), facts.b);
}

// The proof that the pairs are the P-positions: it is the same in misère play, as each number and each
// difference is in exactly one pair there as well.
void addProof(Steps& steps, const Facts& facts)
{
    steps.add("apart", phrase("No move leads from a pair to a pair"))
        .detail(phrase("A move from one heap keeps the other number, which is in no other pair. A move from "
                       "both heaps keeps the difference, which no other pair has."));
    steps
        .add("reach",
             facts.misere ? phrase("From every other position with stones a move leads to a pair")
                          : phrase("From every other position a move leads to a pair"))
        .detail(phrase("Let a ≤ b be the heaps. The partner of a is the other number in its pair."))
        .detail(facts.outcome == Outcome::N ? here(facts) : Sentence())
        .detail(phrase("If b is larger than the partner, lower b to it."))
        .detail(phrase("If b is smaller, b − a is less than the difference of that pair. So an earlier pair, "
                       "of smaller numbers, has it: take the same from both."))
        .detail(facts.misere ? phrase("(Here a is at least 3, as for 0, 1 and 2 the heap b is never smaller "
                                      "than the partner; so the earlier pairs are smaller.)")
                             : Sentence())
        .detail(facts.misere
                    ? phrase("So whoever leaves a pair can do so again after every move, and never takes the "
                             "last stone, as (0, 0) is no pair. The pairs are the P-positions.")
                    : phrase("So whoever leaves a pair can do so again after every move, to the end. The "
                             "pairs are the P-positions."));
    // In which of the cases this position is: where a board leaves out no square it can be seen.
    constexpr Count kSeenWhole = 34;
    if (facts.outcome == Outcome::N && facts.b <= kSeenWhole && facts.ofA.b <= kSeenWhole)
        steps.mark(pairMark(facts.ofA));
}

// Whether a step works with a pair that has not been listed: of the difference, or with one of the heaps.
bool areMorePairsTold(const Facts& facts)
{
    const auto isListed = [](const Pair& pair) { return pair.b - pair.a < kPairsShown; };
    return facts.difference >= kPairsShown || !isListed(facts.ofA) || !isListed(facts.ofB);
}

void addWhyPhi(Steps& steps)
{
    steps.add("why-phi", phrase("Why the smaller numbers are ⌊kφ⌋"))
        .detail(phrase("Why φ: as φ² = φ + 1, ⌊kφ⌋ and ⌊kφ²⌋ differ by k."))
        .detail(phrase("And each whole number n ≥ 1 is one of these numbers, just once (S. Beatty, 1926)."))
        .detail(phrase("1. Below n there are ⌊n/φ⌋ + ⌊n/φ²⌋ of them."))
        .detail(phrase("2. n/φ + n/φ² = n, but neither is whole, as √5 is irrational: so n − 1 are below n."))
        .detail(phrase("3. In the same way n are below n + 1: just one is n."))
        .detail(phrase("As both grow, ⌊kφ⌋ is always the least unused number."));
}

void addRays(Steps& steps, const Facts& facts)
{
    steps.add("rays", phrase("As points the pairs lie along two rays"))
        .detail(phrase("Their slopes are the golden ratio φ = (1 + √5) / 2 ≈ 1.618 and 1/φ."))
        .detail(facts.misere ? phrase("From k = 2 on the pair with the difference k is (⌊kφ⌋, ⌊kφ²⌋); ⌊x⌋ "
                                      "is x without its fraction.")
                             : phrase("Pair number k is (⌊kφ⌋, ⌊kφ²⌋); ⌊x⌋ is x without its fraction."));
}

void addDifference(Steps& steps, const Facts& facts)
{
    //: %1 is the larger heap, %2 the smaller, %3 the difference
    steps.add("difference", phrase("The difference is %1 − %2 = %3")(facts.b, facts.a, facts.difference));
    //: %1 is the number of the pair, %2 the pair, such as "(3, 5)"
    const auto numbered = phrase("Pair number %1 is %2.");
    //: misère play; %1 is the difference of the pair, %2 the pair, such as "(3, 5)"
    const auto misere = phrase("The pair with the difference %1 is %2.");
    steps.detail((facts.misere ? misere : numbered)(facts.difference, pairText(facts.same)));
    if (facts.difference >= kPairsShown) { // the others have been listed
        //: %1 is the number of the pair, %2 its smaller number
        steps.detail(
            phrase("Its smaller number is ⌊%1 · φ⌋ = %2; in whole numbers: (k + ⌊√(5k²)⌋) div 2 for k = %1.")(
                facts.difference, facts.same.a));
    }
    steps.mark(pairMark(facts.same));
}

// Where the formula of the textbooks, in double precision, goes wrong for the difference, on which programs
// decide.
void addTextbook(Steps& steps, const Facts& facts)
{
    const Count k = facts.difference;
    const Count wrong = wythoff::textbookFloorPhi(k);
    const Count right = wythoff::floorPhi(k);
    if (wrong == right)
        return;
    //: %1 is the number of a pair
    steps.add("textbook", phrase("Here the formula of many programs errs: k = %1")(k));
    // A line does not end within it.
    const QString formula = QStringLiteral(u"int(k\u00a0*\u00a0(1\u00a0+\u00a0sqrt(5))\u00a0/\u00a02)");
    //: %1 is the number of a pair, %2 the wrong result, %3 the right one, %4 a formula of programs
    steps.detail(phrase("%4 in double precision gives %2 for k = %1; the true value is %3.")(k, wrong, right,
                                                                                             formula));
    steps.mark({WythoffMark::NoPair, 0, wrong, wrong + k});
    if (right < kDoubleIsWhole) {
        steps.detail(
            phrase("The 53 binary digits of a double do not tell on which side of a whole number k · φ lies. "
                   "It comes closest for Fibonacci numbers, and so the first such k is 102334155."));
    } else {
        //: %1 is the number 2⁵³, written out
        steps.detail(phrase("A double has 53 binary digits. From 2⁵³ = %1 on it does not hold every whole "
                            "number, so it can miss the true value by far.")(kDoubleIsWhole));
    }
}

void addVerdict(Steps& steps, const Facts& facts)
{
    const QString heaps = heapsText({facts.a, facts.b});
    if (facts.outcome == Outcome::P) {
        //: %1 is the position, such as "(3, 5)", %2 the number of the pair
        const auto numbered = phrase("%1 is pair number %2: a P-position");
        //: misère play; %1 is the position, such as "(3, 5)", %2 the difference of its numbers
        const auto misere = phrase("%1 is the pair with the difference %2: a P-position");
        steps.add("verdict", (facts.misere ? misere : numbered)(heaps, facts.difference))
            .detail(phrase(
                "No move leads to another pair. So after every move the opponent can leave a pair again."));
    } else {
        //: %1 is the position, such as "(5, 8)", %2 the pair with the same difference
        steps
            .add("verdict", phrase("%1 is not %2: an N-position")(heaps, pairText(facts.same)))
            //: %1 is a number, %2 the pair with that difference, %3 the position, such as "(5, 8)"
            .detail(phrase(
                "The pair with the difference %1 is %2, not %3; so %3 is none of the pairs, and a move leads "
                "to one. It keeps the difference or one of the heaps, so three pairs have to be looked at.")(
                facts.difference, pairText(facts.same), heaps));
    }
    steps.mark(pairMark(facts.same));
}

// The same from both heaps keeps the difference.
void addByDifference(Steps& steps, const Facts& facts)
{
    const QString same = pairText(facts.same);
    const auto move = std::ranges::find(facts.winning, From::Both, &wythoff::Move::from);
    if (move == facts.winning.end()) {
        //: %1 is the difference, %2 the pair with that number, such as "(4, 7)"
        steps.add("no-both",
                  phrase("Taking from both heaps does not win: %2 is not smaller")(facts.difference, same));
        //: %1 is the difference, %2 the pair with that number, such as "(4, 7)"
        const auto numbered = phrase("It would keep the difference %1, but pair number %1, that is %2, "
                                     "cannot be reached by taking stones.");
        //: misère play; %1 is the difference, %2 the pair that has it, such as "(4, 7)"
        const auto misere = phrase("It would keep the difference %1, but the pair with this difference, %2, "
                                   "cannot be reached by taking stones.");
        steps.detail((facts.misere ? misere : numbered)(facts.difference, same));
        steps.mark(pairMark(facts.same));
        return;
    }
    const QString left = heapsText(wythoff::after(facts.first, facts.second, *move));
    //: %1 is how many to take, %2 what is left, such as "(4, 7)"
    steps.add("move-both", phrase("Take %1 from both heaps, leaving %2")(move->taken, left));
    //: %1 is the difference, %2 the pair of that number, such as "(4, 7)"
    const auto numbered = phrase(
        "Taking the same from both keeps the difference %1, and pair number %1 is %2, which is smaller.");
    //: misère play; %1 is the difference, %2 the pair that has it, such as "(4, 7)"
    const auto misere = phrase("Taking the same from both keeps the difference %1, and the pair with this "
                               "difference is %2, which is smaller.");
    steps.detail((facts.misere ? misere : numbered)(facts.difference, same));
    steps.shows(toMove(*move)).mark(pairMark(facts.same));
}

// Where the partner of a heap comes from, of a pair that has not been listed.
void addWhyPartner(Steps& steps, const Pair& pair)
{
    const Count k = pair.b - pair.a;
    if (k < kPairsShown)
        return;
    //: %1 is the number of a pair, %2 the pair, such as "(12, 20)", %3 its smaller and %4 its larger number
    steps.detail(
        phrase("Pair number %1 is %2: ⌊%1 · φ⌋ = %3, and %3 + %1 = %4.")(k, pairText(pair), pair.a, pair.b));
}

// The first heap stays, or the second, and the other becomes its partner.
void addByPartner(Steps& steps, const Facts& facts, bool keepsFirst)
{
    const Count kept = keepsFirst ? facts.first : facts.second;
    const Count other = keepsFirst ? facts.second : facts.first;
    const Pair& pair = kept == facts.a ? facts.ofA : facts.ofB;
    const Count partner = wythoff::partner(pair, kept);
    const std::pair left = keepsFirst ? std::pair(kept, partner) : std::pair(partner, kept);
    const auto move = std::ranges::find_if(facts.winning, [&](const wythoff::Move& each) {
        return each.from != From::Both && wythoff::after(facts.first, facts.second, each) == left;
    });
    if (move == facts.winning.end()) {
        //: %1 is the heap that would stay, %2 its partner
        steps.add("no-one", phrase("Keeping %1 does not win: its partner is %2")(kept, partner));
        //: %1 is the size of the other heap
        steps.detail(phrase("The other heap has only %1.")(other));
        addWhyPartner(steps, pair);
        steps.mark(pairMark(pair));
        return;
    }
    //: %1 is how many to take, %2 the number of the heap, %3 what is left, such as "(3, 5)"
    steps.add("move-one",
              phrase("Take %1 from heap %2, leaving %3")(move->taken, Count{toMove(*move).heap} + 1,
                                                         heapsText(left)));
    //: %1 is the heap that stays, %2 its partner, %3 the pair, such as "(3, 5)"
    steps.detail(phrase("The partner of %1 is %2, in the pair %3: so the other heap is lowered to %2.")(
        kept, partner, pairText(pair)));
    addWhyPartner(steps, pair);
    steps.shows(toMove(*move)).mark(pairMark(pair));
}

// A move from a P-position and one of its answers.
struct Exchange {
    wythoff::Move move;
    wythoff::Move reply;
    std::pair<Count, Count> left;
    std::pair<Count, Count> answer;
};

// The answer that takes from both heaps, or one that does not. REQUIRES: there is one.
Exchange answered(const Facts& facts, const wythoff::Move& move, bool byBoth)
{
    Exchange exchange{move, {}, wythoff::after(facts.first, facts.second, move), {}};
    const auto replies = wythoff::winningMoves(exchange.left.first, exchange.left.second, facts.play);
    exchange.reply = *std::ranges::find_if(
        replies, [&](const wythoff::Move& reply) { return (reply.from == From::Both) == byBoth; });
    exchange.answer = wythoff::after(exchange.left.first, exchange.left.second, exchange.reply);
    return exchange;
}

std::pair<Count, Count> sorted(const std::pair<Count, Count>& heaps)
{
    return std::minmax(heaps.first, heaps.second);
}

// The smaller heap is lowered, and the answer keeps it. It is lowered to its half, or a few more where the
// answer is one of `others`, if only in the other order.
Exchange keepingTheSmaller(const Facts& facts, const std::array<Exchange, 2>& others)
{
    constexpr Count kTries = 4; // as three pairs in a row are different
    const From smaller = facts.first <= facts.second ? From::First : From::Second;
    std::vector<Exchange> tried;
    for (Count left = facts.a / 2; left < std::min(facts.a, facts.a / 2 + kTries); ++left)
        tried.push_back(answered(facts, {smaller, facts.a - left}, false));
    const auto isAnother = [&](const Exchange& each) {
        return std::ranges::none_of(
            others, [&](const Exchange& other) { return sorted(other.answer) == sorted(each.answer); });
    };
    const auto isElsewhere = [&](const Exchange& each) {
        return std::ranges::none_of(others,
                                    [&](const Exchange& other) { return other.answer == each.answer; });
    };
    auto found = std::ranges::find_if(tried, isAnother);
    if (found == tried.end())
        found = std::ranges::find_if(tried, isElsewhere);
    return found == tried.end() ? tried.front() : *found;
}

// Why the answer to a move leaves a P-position.
void addAnswer(Steps& steps, const Facts& facts, const Exchange& exchange)
{
    const auto [u, v] = sorted(exchange.answer);
    if (std::min(exchange.left.first, exchange.left.second) == 0) {
        steps.detail(
            facts.misere
                ? phrase("One heap is left. The opponent leaves one stone of it, and the player now to move "
                         "has to take that.")
                : phrase("One heap is left. The opponent takes it whole, and with it the last stone."));
        return;
    }
    if (exchange.reply.from == From::Both) {
        //: %1 is the difference of two heaps, %2 the pair with that number, such as "(1, 2)"
        steps.detail(
            phrase("The answer keeps the difference %1 and leaves the pair with this difference: %2.")(
                v - u, heapsText({u, v})));
    } else {
        const bool keepsFirst = exchange.left.first == exchange.answer.first;
        //: %1 is the heap that stays as it is, %2 what the other becomes
        steps.detail(phrase("The heap of %1 is kept; the partner of %1 is %2, so the other becomes %2.")(
            keepsFirst ? exchange.answer.first : exchange.answer.second,
            keepsFirst ? exchange.answer.second : exchange.answer.first));
    }
    addWhyPartner(steps, {v - u, u, v});
}

void addExchange(Steps& steps, const Facts& facts, const Exchange& exchange)
{
    const auto [u, v] = sorted(exchange.answer);
    //: %1 is the position after a move, %2 that after the reply, such as "(1, 2)"
    steps.add(
        "exchange",
        phrase("After a move to %1 the answer is %2")(heapsText(exchange.left), heapsText(exchange.answer)));
    addAnswer(steps, facts, exchange);
    steps.shows(toMove(exchange.move), Role::Threat)
        .then(toMove(exchange.reply))
        .mark(WythoffMark::Pair, 0, u, v);
}

// The three ways to leave a P-position, and answers of all kinds: by the difference, by the partner, and one
// that ends the game. REQUIRES: the pair is none of the two smallest.
void addExchanges(Steps& steps, const Facts& facts)
{
    const From larger = facts.first <= facts.second ? From::Second : From::First;
    const Exchange last = answered(facts, {From::Both, facts.a}, false);
    // One stone from the larger heap leaves the difference of the pair before; all that it has more than the
    // smaller one, the difference 0.
    Exchange kept = answered(facts, {larger, 1}, true);
    if (sorted(kept.answer) == sorted(last.answer))
        kept = answered(facts, {larger, facts.difference}, true);
    addExchange(steps, facts, kept);
    addExchange(steps, facts, keepingTheSmaller(facts, {kept, last}));
    addExchange(steps, facts, last);
}

void addEnd(Steps& steps, const Facts& facts)
{
    const bool lost = facts.outcome == Outcome::P;
    steps.add("end", phrase("So it goes on to the end"));
    if (!facts.misere) {
        steps.detail(lost ? phrase("Whatever the player to move does, the opponent can leave a smaller pair, "
                                   "until (0, 0) is left and the player now to move cannot move.")
                          : phrase("Every move of the opponent breaks the pair, and you can leave a smaller "
                                   "one, until (0, 0) is left and the opponent cannot move."));
        return;
    }
    steps.detail(lost ? phrase("Whatever the player to move does, the opponent can leave a smaller pair, as "
                               "long as stones are left. So it is the player now to move who takes the last "
                               "stone, from (0, 1) or by taking all of (2, 2).")
                      : phrase("Every move of the opponent breaks the pair, and you can leave a smaller one, "
                               "as long as stones are left. So it is the opponent who takes the last stone, "
                               "from (0, 1) or by taking all of (2, 2)."));
}

// One empty heap: the other is taken whole, or in misère play all but one stone of it.
void addOneHeap(Steps& steps, const Facts& facts)
{
    const Count left = facts.misere ? 1 : 0;
    if (facts.b == left) {
        steps.add("last", phrase("One stone is left and has to be taken: a P-position"))
            .detail(phrase("Whoever takes the last stone loses, and that is the player to move."))
            .mark(pairMark(facts.same));
        return;
    }
    const Count heap = facts.first == facts.b ? 1 : 2;
    //: %1 is how many to take, %2 the number of the heap, %3 what is left, such as "(3, 5)"
    steps.add("move-one",
              phrase("Take %1 from heap %2, leaving %3")(
                  facts.b - left, heap,
                  heapsText(heap == 1 ? std::pair(left, Count{0}) : std::pair(Count{0}, left))));
    if (facts.misere) {
        steps
            .detail(phrase("The opponent has to take the last stone and loses. A heap beside an empty one is "
                           "an N-position if it has more than one stone."))
            .detail(phrase("If more are left, the opponent leaves one, and taking all loses at once: this is "
                           "the only winning move."));
    } else {
        steps
            .detail(phrase(
                "That takes the last stone and wins at once: a heap beside an empty one is an N-position."))
            .detail(
                phrase("If fewer are taken, the opponent takes the rest: this is the only winning move."));
    }
    steps.shows(toMove(facts.winning.front())).mark(pairMark({0, 0, left}));
}

// Normal play, two equal heaps.
void addEqual(Steps& steps, const Facts& facts)
{
    const auto all = std::ranges::find(facts.winning, From::Both, &wythoff::Move::from);
    //: %1 is how many to take, %2 what is left, such as "(4, 7)"
    steps.add("move-both", phrase("Take %1 from both heaps, leaving %2")(facts.a, heapsText({0, 0})))
        .detail(phrase("That takes the last stones and wins at once: two equal heaps are an N-position."))
        .shows(toMove(*all))
        .mark(pairMark(facts.same));
}

// The positions that all moves lead to.
Clauses leftAfterMoves(const Facts& facts)
{
    Clauses list;
    for (const auto& [from, most] : {std::pair(From::First, facts.first),
                                     std::pair(From::Second, facts.second), std::pair(From::Both, facts.a)}) {
        for (Count taken = 1; taken <= most; ++taken) {
            list.items.push_back(
                teaching::formula(heapsText(wythoff::after(facts.first, facts.second, {from, taken}))));
        }
    }
    return list;
}

// The smallest P-positions, each argued in one step: (1, 2), and (2, 2) in misère play.
void addSmallestLost(Steps& steps, const Facts& facts)
{
    addRule(steps, facts);
    const wythoff::Move threat{From::Both, 1};
    const auto left = wythoff::after(facts.first, facts.second, threat);
    if (facts.misere) {
        steps
            .add("one-left",
                 phrase("After every move but one the opponent can leave one stone: a P-position, the player "
                        "to move loses"))
            //: %1 is a list of positions such as "(1, 2), (0, 2)", the last one is "(0, 0)"
            .detail(phrase("The moves lead to %1. Taking everything loses at once. From all others the "
                           "opponent leaves one stone, which has to be taken.")(leftAfterMoves(facts)));
    } else {
        steps
            .add("all-taken",
                 phrase("Whatever is left can be taken at once: a P-position, the player to move loses"))
            //: %1 is a list of positions such as "(0, 2), (1, 1)"
            .detail(phrase("The moves lead to %1: one heap, or two equal heaps. The opponent takes it all, "
                           "and with it the last stone.")(leftAfterMoves(facts)));
    }
    steps.shows(toMove(threat), Role::Threat)
        .then(toMove(wythoff::winningMoves(left.first, left.second, facts.play).front()))
        .mark(pairMark(facts.same));
}

// Why a move wins that leaves one of the two smallest pairs, (0, 0) excepted; `isSaid`: the one before has
// left the same.
Sentence smallPairDetail(const Facts& facts, Count leftInAll, bool isSaid)
{
    if (leftInAll == 1) {
        return isSaid ? phrase("That leaves one stone, too.")
                      : phrase("The opponent has to take the stone that is left, and loses.");
    }
    if (facts.misere) {
        return phrase("From there the opponent takes everything and loses at once, or leaves one heap of 2, "
                      "heaps of 1 and 2, or two heaps of 1: then you leave one stone.");
    }
    return isSaid ? phrase("That leaves heaps of 1 and 2, too.")
                  : phrase("From there every move leaves one heap or two equal heaps, and you take it all.");
}

// Why there is no other winning move than the one shown.
Sentence onlySmallPair(const Facts& facts)
{
    if (facts.winning.size() > 1)
        return {};
    if (!facts.misere) {
        return phrase("It is the only winning move: after any other the opponent takes everything, or leaves "
                      "heaps of 1 and 2.");
    }
    return facts.a == 1
        ? phrase("It is the only winning move: after any other the opponent leaves one stone.")
        : phrase(
            "It is the only winning move: after any other the opponent leaves one stone, or two heaps of 2.");
}

// A position from which all moves that win lead to the smallest pairs.
void addSmallPairs(Steps& steps, const Facts& facts)
{
    addRule(steps, facts);
    if (facts.a == facts.b && !facts.misere)
        addEqual(steps, facts);
    Count before = 0;
    for (const wythoff::Move& move : facts.winning) {
        const auto left = wythoff::after(facts.first, facts.second, move);
        const Count leftInAll = left.first + left.second;
        if (leftInAll == 0)
            continue; // of two equal heaps
        if (move.from == From::Both) {
            steps.add("move-both",
                      phrase("Take %1 from both heaps, leaving %2")(move.taken, heapsText(left)));
        } else {
            steps.add("move-one",
                      phrase("Take %1 from heap %2, leaving %3")(move.taken, Count{toMove(move).heap} + 1,
                                                                 heapsText(left)));
        }
        steps.detail(smallPairDetail(facts, leftInAll, before == leftInAll))
            .shows(toMove(move))
            .mark(pairMark(*wythoff::pairWith(std::max(left.first, left.second), facts.play)));
        before = leftInAll;
    }
    //: %1 is a position such as "(1, 5)"
    if (facts.a != facts.b || facts.misere)
        steps.detail(phrase("So %1 is an N-position: the player to move wins.")(
            heapsText({facts.first, facts.second})));
    steps.detail(onlySmallPair(facts));
}

// What needs no pairs. REQUIRES: none are told.
void addSmall(Steps& steps, const Facts& facts)
{
    if (facts.a == 0)
        addOneHeap(steps, facts);
    else if (facts.b == 2 && facts.outcome == Outcome::P)
        addSmallestLost(steps, facts);
    else if (facts.a <= 2 && (facts.misere || facts.b >= 2))
        addSmallPairs(steps, facts);
    else
        addEqual(steps, facts);
}

// The winning moves in the order of the argument: the same from both heaps, then one heap.
void addWinningMoves(Steps& steps, const Facts& facts)
{
    if (facts.a != facts.b || facts.misere)
        addByDifference(steps, facts);
    // The smaller heap first: its partner is the one that is more often within reach. Of two equal heaps
    // either can stay, with the same partner, so one of them is enough where neither wins.
    const bool firstIsSmaller = facts.first <= facts.second;
    addByPartner(steps, facts, firstIsSmaller);
    if (facts.a != facts.b || wythoff::partner(facts.ofA, facts.a) < facts.a)
        addByPartner(steps, facts, !firstIsSmaller);
}

} // namespace wythoff_steps

bool arePairsTold(const Position& position)
{
    const auto [a, b] = std::minmax(position.heaps[0], position.heaps[1]);
    const bool isWonOnce = a == b && position.play == Play::Normal && wythoff::pairWith(a)->a == a;
    return a > 2 && !isWonOnce;
}

Explanation explainWythoff(const Position& position)
{
    using namespace wythoff_steps;
    const Facts facts{position};
    Steps steps(position);
    if (facts.b == 0) {
        addGameOver(steps).mark(pairMark({0, 0, 0}));
        return steps.take();
    }
    if (!arePairsTold(position)) {
        addSmall(steps, facts);
        return steps.take();
    }
    addRule(steps, facts);
    if (facts.misere)
        addSmallestOfMisere(steps);
    else if (facts.a == facts.b)
        addEqual(steps, facts); // there are two more winning moves
    addPairs(steps, facts);
    addProof(steps, facts);
    addRays(steps, facts);
    if (areMorePairsTold(facts))
        addWhyPhi(steps);
    if (facts.a != facts.b || facts.misere) {
        addDifference(steps, facts);
        addVerdict(steps, facts);
        addTextbook(steps, facts);
    }
    if (facts.outcome == Outcome::N)
        addWinningMoves(steps, facts);
    else
        addExchanges(steps, facts);
    addEnd(steps, facts);
    Explanation explanation = steps.take();
    std::vector<Mark> told; // which stay
    for (teaching::Step& step : explanation.steps) {
        const QLatin1String id(step.id);
        if (id == QLatin1String("pairs"))
            told.push_back({WythoffMark::Pairs});
        else if (id == QLatin1String("rays"))
            told.push_back({WythoffMark::Rays});
        step.shown.marks.insert(step.shown.marks.end(), told.begin(), told.end());
    }
    return explanation;
}

} // namespace laststone::games
