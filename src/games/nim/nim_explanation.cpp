// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/nim/nim_game.h"

#include "games/common/nim_sum.h"
#include "teaching/steps/explanation.h"

#include <QStringList>

#include <algorithm>
#include <bit>
#include <numeric>
#include <set>

namespace laststone::games {

using Role = teaching::ShownMove::Role;
using teaching::Numbers;
using teaching::Phrase;
namespace nim = theory::nim;

namespace nim_steps {

LASTSTONE_SENTENCES(NimExplanation)

// A step for each of so many winning moves; the others are listed together.
constexpr std::size_t kMostMoveSteps = 7;
// In a position with so few stones every move is answered one by one; else so many.
constexpr std::size_t kFewStones = 7;
constexpr std::size_t kMostExchanges = 3;
// Of so many heaps the sub-heaps are written out.
constexpr qsizetype kMostSums = 6;
// So many heaps are examples of those that would have to grow.
constexpr std::size_t kMostGrown = 3;
// With more binary digits than this a number stands in the table only.
constexpr int kMostDigits = 16;
// Of so many columns one sentence tells which are odd and which even.
constexpr std::size_t kFewColumns = 12;

// Everything about one position that several steps need.
struct Facts {
    const Position& position;
    nim::Heaps heaps = position.heaps;
    Play play = position.play;
    Count sum = nim::nimSum(heaps);
    Outcome outcome = nim::outcome(heaps, play);
    nim::Shape shape = nim::shape(heaps);
    nim::Sizes sizes = nim::sizes(heaps);
    std::vector<nim::HeapMove> winning = nim::winningMoves(heaps, play);
    std::vector<nim::Column> columns = nim::columns(heaps);
    // Normal play, four heaps or more, and each has its equal.
    bool areMirrored = play == Play::Normal && shape == nim::Shape::Many && nim::areEqualPairs(heaps);
};

// Heaps are named from 1.
Count name(std::size_t heap)
{
    return Count{heap} + 1;
}

QString arrow(const nim::HeapMove& move)
{
    return arrowFormula(move.from, move.to);
}

Steps& show(Steps& steps, const nim::Exchange& exchange)
{
    return steps.shows(toMove(exchange.move), Role::Threat).then(toMove(exchange.reply));
}

// A move and its answer, in a P-position: this one, or what the first winning move leaves.
nim::Exchange firstExchange(const Facts& facts)
{
    return facts.winning.empty()
        ? nim::exchanges(facts.heaps, facts.play, 0).front()
        : nim::exchanges(nim::after(facts.heaps, facts.winning.front()), facts.play, 0).front();
}

// That, behind the move that wins where there is one.
void showExchange(Steps& steps, const Facts& facts)
{
    const nim::Exchange next = firstExchange(facts);
    if (facts.winning.empty()) {
        show(steps, next);
        return;
    }
    steps.shows(toMove(facts.winning.front())).then(toMove(next.move), Role::Threat).then(toMove(next.reply));
}

// Two heaps at the end of normal play: one is taken whole, and then the other, which is as large.
void showLastStones(Steps& steps, const Facts& facts)
{
    std::vector<Count> heaps(facts.heaps.begin(), facts.heaps.end());
    if (!facts.winning.empty()) {
        steps.shows(toMove(facts.winning.front()));
        heaps = nim::after(facts.heaps, facts.winning.front());
    }
    const auto hasStones = [](Count heap) { return heap > 0; };
    const auto first = std::ranges::find_if(heaps, hasStones);
    const auto second = std::find_if(first + 1, heaps.end(), hasStones);
    const auto all = [&](auto heap) {
        return teaching::Move{static_cast<std::size_t>(heap - heaps.begin()), *heap, 0};
    };
    if (facts.winning.empty())
        steps.shows(all(first), Role::Threat);
    else
        steps.then(all(first), Role::Threat);
    steps.then(all(second));
}

// The heaps that a step speaks of: all that have so many stones.
void markHeaps(Steps& steps, const Facts& facts, Count least)
{
    for (std::size_t i = 0; i < facts.heaps.size(); ++i) {
        if (facts.heaps[i] >= least)
            steps.mark(Mark::Heap, i, facts.heaps[i], facts.heaps[i]);
    }
}

// What the nim-sum is read from.
void addPairTable(Steps& steps, const Facts& facts)
{
    steps.detail(nimSumDetail())
        .table(binaryTable(facts.heaps, true, true))
        .mark(NimSumMark::Binary)
        .mark(NimSumMark::Parity)
        .mark(NimSumMark::Sum, 0, facts.sum);
}

// What the move leaves, where it has been found without the nim-sum; `why` its columns are even.
void addNimSumToo(Steps& steps, const Facts& facts, const Phrase& why)
{
    //: %1 is a formula such as "12 ⊕ 9 = 5"
    steps.add("nim-sum", phrase("By the nim-sum it is the same: %1, which is not 0")(xorFormula(facts.heaps)))
        .detail(why(xorFormula(nim::after(facts.heaps, facts.winning.front()))));
}

// Two heaps, and in the unequal ones the move that makes them equal.
void addPairNimSum(Steps& steps, const Facts& facts)
{
    if (facts.sum == 0) {
        //: %1 is a formula such as "4 ⊕ 4 = 0"
        steps.add("nim-sum", phrase("By the nim-sum it is the same: %1")(xorFormula(facts.heaps)))
            .detail(phrase("Two heaps have nim-sum 0 exactly when they are equal, as then all their binary "
                           "digits agree: every column has no 1 or two of them."));
    } else {
        //: %1 is a formula such as "9 ⊕ 9 = 0"
        addNimSumToo(
            steps, facts,
            phrase("The move leaves %1: all binary digits agree, so every column has no 1 or two of them."));
    }
    addPairTable(steps, facts);
}

// A move in the largest heap that leaves something to mirror, and the same in its equal.
void addMirrored(Steps& steps, const Facts& facts)
{
    const auto largest = std::ranges::max_element(facts.heaps);
    const auto equal = std::find(largest + 1, facts.heaps.end(), *largest);
    const auto heap = static_cast<std::size_t>(largest - facts.heaps.begin());
    const auto other = static_cast<std::size_t>(equal - facts.heaps.begin());
    const Count taken = (*largest + 1) / 2;
    //: %1 and %4 are numbers of stones, %2 and %3 the numbers of two heaps; %4 equals %1
    steps.detail(phrase("For example: after taking %1 from heap %2, the reply takes %4 from heap %3.")(
        taken, name(heap), name(other), taken));
    steps.shows({heap, taken}, Role::Threat).then({other, taken});
}

Steps& addMirror(Steps& steps, const char* id)
{
    return steps.add(id, phrase("Two equal heaps: whoever moves second mirrors"))
        .detail(phrase(
            "Whatever is taken from one heap is then taken from the other. The heaps are equal again, so "
            "there is always a reply, and the last stone goes to the one who mirrors: a P-position."))
        .mark(NimSumMark::NoBinaryYet);
}

// Two equal heaps: the one who answers mirrors, down to the end.
void addEqualPair(Steps& steps, const Facts& facts)
{
    addMirror(steps, "equal-pair");
    addMirrored(steps, facts);
    addPairNimSum(steps, facts);
    steps.add("end", phrase("At the end both heaps are empty"))
        .detail(phrase("The stones become fewer, so some reply takes the last ones. Then it is the player "
                       "now to move who has no move."));
    showLastStones(steps, facts);
}

// The idea comes before the move, which a class may find by it.
void addUnequalPair(Steps& steps, const Facts& facts)
{
    addMirror(steps, "mirror");
    const nim::HeapMove& move = facts.winning.front();
    //: %1 is a number of stones, %2 the number of the larger heap
    steps.add(
        "unequal-pair",
        phrase("Two unequal heaps: make them equal, take %1 from heap %2")(move.taken(), name(move.heap)));
    //: %1 is "12 → 9"
    steps.detail(phrase(
        "%1 leaves two equal heaps, and from then on every move of the opponent is mirrored.")(arrow(move)));
    steps.detail(phrase("It is the only winning move: any other leaves two unequal heaps again, or one heap, "
                        "and the opponent has such a move."));
    steps.shows(toMove(move)).mark(NimSumMark::NoBinaryYet);
    addPairNimSum(steps, facts);
    steps.add("end", phrase("At the end both heaps are empty"))
        .detail(phrase("The stones become fewer, so some mirrored move takes the last ones. Then it is the "
                       "opponent who has no move."));
    showLastStones(steps, facts);
}

// Misère play, two equal heaps of two stones or more: a move that leaves `to` in the first, and its answer.
void addMisereMirror(Steps& steps, const Facts& facts, Count to)
{
    const auto first = static_cast<std::size_t>(
        std::ranges::find_if(facts.heaps, [](Count heap) { return heap > 0; }) - facts.heaps.begin());
    const auto second = static_cast<std::size_t>(
        std::ranges::find(facts.heaps.subspan(first + 1), facts.heaps[first]) - facts.heaps.begin());
    const Count from = facts.heaps[first];
    const nim::HeapMove move{first, from, to};
    const nim::HeapMove reply{second, from, to >= 2 ? to : 1 - to};
    steps.add("exchange",
              phrase("If %1 is taken from heap %2, the reply takes %3 from heap %4")(
                  move.taken(), name(move.heap), reply.taken(), name(reply.heap)));
    if (to >= 2) {
        //: %1 is a number of stones, 2 or more
        steps.detail(phrase("Two equal heaps of %1 are left, again a P-position.")(to));
    } else {
        steps.detail(phrase("One stone is left, and the player now to move has to take it."));
    }
    steps.shows(toMove(move), Role::Threat).then(toMove(reply));
}

void addMisereEqualPair(Steps& steps, const Facts& facts)
{
    steps.add("equal-pair", phrase("Two equal large heaps: whoever moves second mirrors, until one is small"))
        .detail(phrase("While a move leaves two stones or more of its heap, the same number is taken from "
                       "the other: two equal large heaps again, with fewer stones."))
        .detail(phrase("If a move leaves 1 of its heap, the other is taken whole; if it takes its heap "
                       "whole, 1 is left of the other. Either way one stone is left, and the player now to "
                       "move has to take it: a P-position."));
    const Count size = std::ranges::max(facts.heaps);
    if (size > 2)
        addMisereMirror(steps, facts, size - 1);
    addMisereMirror(steps, facts, 1);
    addMisereMirror(steps, facts, 0);
    addPairNimSum(steps, facts);
    steps.add("one-left", phrase("In the end one stone is left"))
        .detail(phrase(
            "The stones become fewer, so in the end one is left, and the player now to move takes it."));
    markHeaps(steps, facts, 1);
}

// Misère play, two unequal heaps of two stones or more.
void addMisereUnequalPair(Steps& steps, const Facts& facts)
{
    const nim::HeapMove& move = facts.winning.front();
    steps
        .add(
            "unequal-pair",
            phrase("Two unequal heaps: make them equal, take %1 from heap %2")(move.taken(), name(move.heap)))
        //: %1 is "12 → 9"
        .detail(phrase("%1 leaves two equal large heaps. While the opponent leaves two stones or more of a "
                       "heap, you take the same number from the other.")(arrow(move)))
        .detail(phrase("If the opponent leaves 1 of a heap, you take the other whole; if the opponent takes "
                       "a heap whole, you leave 1 of the other. Either way one stone is left, and the "
                       "opponent has to take it."))
        .detail(phrase("It is the only winning move: after any other the opponent makes two large heaps "
                       "equal, or, where just one is large, leaves one stone."))
        .shows(toMove(move));
    addPairNimSum(steps, facts);
    steps.add("one-left", phrase("In the end one stone is left"))
        .detail(phrase("The stones become fewer, so in the end one is left, and the opponent takes it."));
    markHeaps(steps, facts, 1);
}

// Normal play, three heaps of one stone or more of them, and no others.
void addOnlyOnes(Steps& steps, const Facts& facts)
{
    //: %n is the number of heaps that have one stone each, 3 or more
    steps.add("ones", plural("Every heap has just one stone: %n heap(s)")(facts.sizes.ones));
    steps.detail(phrase("A move takes one whole heap, and whoever takes the last stone wins."));
    if (facts.outcome == Outcome::P) {
        steps.detail(phrase("So the players alternate without a choice. The number of heaps is even: the "
                            "opponent of the player to move takes the last stone and wins. A P-position."));
        return;
    }
    steps.detail(phrase("So the players alternate without a choice. The number of heaps is odd: the player "
                        "to move takes the last stone and wins. An N-position, and every move wins."));
    steps.shows(toMove(facts.winning.front()));
}

void addRule(Steps& steps)
{
    steps
        .add("rule",
             phrase("The rule: take any number of stones from one heap; whoever takes the last stone wins"))
        .detail(kindsDetail());
}

// Just one large heap: it decides whether the number of heaps of one stone becomes even or odd.
void addOneLarge(Steps& steps, const Facts& facts)
{
    const nim::HeapMove& move = facts.winning.front();
    const Count ones = facts.sizes.ones;
    //: %1 is a number of stones, %2 the number of the only heap with two stones or more
    steps.add("one-large",
              phrase("One large heap is left: take %1 from heap %2")(move.taken(), name(move.heap)));
    if (ones == 0) { // misère play
        steps.detail(phrase("No heap of one stone stands beside it, so leave one stone: the opponent has to "
                            "take it. A position with one large heap is always an N-position."));
    } else if (ones % 2 == 1) {
        steps.detail(move.to == 0
                         //: %1 is an odd number
                         ? phrase("This is the moment that decides. Heaps of one stone beside it: %1, an odd "
                                  "number. So the large heap is taken whole.")(ones)
                         //: %1 is an odd number
                         : phrase("This is the moment that decides. Heaps of one stone beside it: %1, an odd "
                                  "number. So one stone of the large heap is left.")(ones));
    } else {
        steps.detail(move.to == 0
                         //: %1 is an even number
                         ? phrase("This is the moment that decides. Heaps of one stone beside it: %1, an "
                                  "even number. So the large heap is taken whole.")(ones)
                         //: %1 is an even number
                         : phrase("This is the moment that decides. Heaps of one stone beside it: %1, an "
                                  "even number. So one stone of the large heap is left.")(ones));
    }
    if (facts.play == Play::Misere) {
        //: %n is an odd number of heaps
        const auto several = plural("That leaves %n heap(s) of one stone, an odd number: the opponent takes "
                                    "the last one. A position with one large heap is always an N-position.");
        steps.detail(ones == 0 ? Sentence() : several(ones + move.to))
            .detail(ones == 0 ? phrase("It is the only winning move: if more are left, the opponent leaves "
                                       "one, and taking all loses at once.")
                              : phrase("It is the only winning move: any other leaves the opponent a large "
                                       "heap, and with it the same choice, or an even number of heaps of one "
                                       "stone, of which you would take the last."));
    } else {
        //: %n is an even number of heaps
        steps
            .detail(plural("That leaves %n heap(s) of one stone, an even number. From then on every move "
                           "takes one whole heap, so you take the last one: an N-position.")(ones + move.to))
            .detail(phrase("It is the only winning move: any other leaves the opponent a large heap, and "
                           "with it the same choice, or an odd number of heaps of one stone, of which the "
                           "opponent takes the last."));
    }
    steps.shows(toMove(move));
}

// What needs no binary numbers.
void addSmallNormal(Steps& steps, const Facts& facts)
{
    if (facts.shape == nim::Shape::Empty) {
        steps.add("empty", phrase("No stone is left: a P-position"))
            .detail(phrase("The player to move has no move and has lost: whoever moved before took the last "
                           "stone. All other positions are judged from this one."));
    } else if (facts.shape == nim::Shape::OneHeap) {
        const nim::HeapMove& move = facts.winning.front();
        //: %1 is a number of stones, %2 the number of a heap; the others are empty
        const auto left = phrase("One heap is left: take all %1 from heap %2");
        //: %1 is a number of stones
        const auto alone = phrase("There is one heap: take all %1");
        steps.add("one-heap", facts.heaps.size() == 1 ? alone(move.from) : left(move.from, name(move.heap)))
            .detail(phrase("That takes the last stone and wins at once, so a single heap is an N-position "
                           "whatever its size."))
            .shows(toMove(move));
    } else if (facts.shape == nim::Shape::EqualPair) {
        addEqualPair(steps, facts);
    } else if (facts.shape == nim::Shape::UnequalPair) {
        addUnequalPair(steps, facts);
    } else if (facts.sizes.big == 0) {
        addOnlyOnes(steps, facts);
    } else if (facts.sizes.big == 1) {
        addOneLarge(steps, facts);
        //: %1 is a formula such as "1 ⊕ 1 ⊕ 0 = 0"
        addNimSumToo(steps, facts, phrase("The move leaves %1: every column is even."));
        addPairTable(steps, facts);
    }
}

void addMisereRule(Steps& steps)
{
    steps.add("rule", phrase("Misère play: whoever takes the last stone loses"))
        .detail(phrase("A move takes any number of stones from one heap."))
        .detail(kindsDetail(Play::Misere))
        .detail(phrase("The aim is that the opponent has to take the last stone. What counts is how many "
                       "heaps are large, that is, have two stones or more."));
}

void addOnes(Steps& steps, const Facts& facts)
{
    //: %n is the number of heaps that have one stone each
    steps.add("ones", plural("No heap is large: %n heap(s) of one stone")(facts.sizes.ones));
    if (facts.outcome == Outcome::P) {
        steps.detail(
            phrase("Every move takes one whole heap, so the players alternate without a choice. The number "
                   "of heaps is odd: the player to move takes the last stone and loses. A P-position."));
        return;
    }
    steps.detail(phrase("Every move takes one whole heap, so the players alternate without a choice. The "
                        "number of heaps is even: the opponent of the player to move takes the last stone "
                        "and loses. An N-position, and every move wins."));
    steps.shows(toMove(facts.winning.front()));
}

// Misère, at most one large heap: the argument that needs no binary numbers.
void addMisereEnd(Steps& steps, const Facts& facts)
{
    if (facts.shape == nim::Shape::Empty) {
        steps.add("empty", phrase("No stone is left: an N-position"))
            .detail(
                phrase("Whoever moved before took the last stone and has lost; the player to move has won."));
    } else if (facts.sizes.big == 0) {
        addOnes(steps, facts);
    } else {
        addOneLarge(steps, facts);
    }
}

void addSeveralLarge(Steps& steps, const Facts& facts)
{
    //: %1 is 2 or more
    steps
        .add("several-large",
             phrase("%1 heaps are large: nobody wants to leave just one")(Count{facts.sizes.big}))
        .detail(phrase(
            "Whoever finds just one large heap wins: of lowering it to 1 and lowering it to 0, one leaves an "
            "odd number of heaps of one stone, however many there are already (from an odd number of ones "
            "the player to move takes the last). The next steps give a number that is never 0 when just one "
            "heap is large: whoever always leaves 0 never leaves such a position."));
}

// The heaps as sums of powers of two, the first few different ones; those that are one themselves are told
// apart.
void addPowers(Steps& steps, nim::Heaps heaps)
{
    QStringList formulas;
    Numbers powers;
    std::size_t others = 0; // more of the same tells nothing new
    std::set<Count> seen{0};
    for (const Count heap : heaps) {
        if (!seen.insert(heap).second)
            continue;
        if (std::has_single_bit(heap) && powers.values.size() < kMostTerms)
            powers.values.push_back(heap);
        else if (formulas.size() < kMostSums)
            formulas << powersFormula(heap);
        else
            ++others;
    }
    Clauses list;
    for (const QString& each : formulas)
        list.items.push_back(teaching::formula(each));
    if (others > 0) {
        //: at the end of a list of formulas: %n heaps of other sizes are not in it
        list.items.push_back(plural("and so on, for %n more size(s)")(others));
    }
    if (formulas.isEmpty()) {
        steps.detail(phrase("Each 1 stands for a sub-heap, a power of two."));
    } else {
        //: %1 is a list of formulas such as "7 = 4 + 2 + 1, 12 = 8 + 4"
        steps.detail(phrase("Each 1 stands for a sub-heap, a power of two: %1.")(list));
    }
    if (!powers.values.empty()) {
        //: %1 lists sizes of heaps such as "1, 4"
        steps.detail(phrase("Already a power of two: %1.")(powers));
    }
}

// Which columns are odd and which even; of few in one sentence, as a hall has little room below the table.
void addParities(Steps& steps, const Facts& facts)
{
    Numbers odd;
    Numbers even;
    for (const nim::Column& column : facts.columns)
        (column.odd() ? odd : even).values.push_back(column.size());
    if (facts.columns.size() > kFewColumns || odd.values.empty() || even.values.empty()) {
        steps.details(columnParities(facts.columns));
        return;
    }
    //: %1 and %2 are lists of powers of two such as "8, 4, 1"
    steps.detail(phrase("Odd columns, by place value: %1. Even: %2.")(odd, even));
}

void addColumns(Steps& steps, const Facts& facts)
{
    steps.add("binary", phrase("Write every heap in binary"))
        .table(binaryTable(facts.heaps, false, false))
        .mark(NimSumMark::Binary);
    addPowers(steps, facts.heaps);
    steps.detail(
        phrase("Why powers of two? Because each is more than all smaller ones together: 8 > 4 + 2 + 1. So "
               "when a heap becomes smaller, the largest sub-heap that changes is one that it loses."));

    steps.add("columns", phrase("Count the ones in each column"));
    addParities(steps, facts);
    steps.table(binaryTable(facts.heaps, true, false)).mark(NimSumMark::Binary).mark(NimSumMark::Parity);

    if (facts.sum == 0) {
        steps.add("nim-sum", phrase("Every column is even: the nim-sum is 0"));
    } else {
        //: %1 is the nim-sum, such as "1" or "13 = 1101₂"
        steps.add("nim-sum",
                  phrase("The odd columns give the nim-sum %1 ≠ 0")(
                      facts.sum >> kMostDigits != 0 ? QString::number(facts.sum) : inBothBases(facts.sum)));
    }
    steps.detail(teaching::formula(xorFormula(facts.heaps)))
        .detail(nimSumDetail())
        .table(binaryTable(facts.heaps, false, true))
        .mark(NimSumMark::Binary)
        .mark(NimSumMark::Parity)
        .mark(NimSumMark::Sum, 0, facts.sum);
}

Sentence verdictReason(const Facts& facts)
{
    if (facts.play == Play::Misere) {
        return facts.outcome == Outcome::N
            ? phrase(
                "With a large heap on the board a position is P in misère play exactly when its nim-sum is 0 "
                "(Bouton, 1901). The next steps show why: while two heaps or more are large, you can leave 0 "
                "again; when just one is left, you leave an odd number of heaps of one stone.")
            : phrase("With a large heap on the board a position is P in misère play exactly when its nim-sum "
                     "is 0 (Bouton, 1901). The next steps show why: while two heaps or more are large, the "
                     "opponent can leave 0 again; when just one is left, the opponent leaves an odd number "
                     "of heaps of one stone.");
    }
    return facts.outcome == Outcome::N
        ? phrase("From a nim-sum other than 0 some move leaves 0, and from 0 every move leaves another: the "
                 "next steps say why. So whoever leaves 0 once can do it to the end, where no stone is left "
                 "and the nim-sum is 0, too (Bouton’s theorem, 1901).")
        : phrase("From nim-sum 0 every move leaves another, and from any other some move leaves 0: the next "
                 "steps say why. So the opponent can leave 0 again and again to the end, where no stone is "
                 "left and the nim-sum is 0, too (Bouton’s theorem, 1901).");
}

void addVerdict(Steps& steps, const Facts& facts)
{
    steps.add("verdict", verdictTitle(facts.outcome))
        .detail(verdictReason(facts))
        .mark(NimSumMark::Parity)
        .mark(NimSumMark::Sum, 0, facts.sum);
}

void addLeading(Steps& steps, const Facts& facts, int lead)
{
    const std::vector<nim::HeapMove>& winning = facts.winning;
    const Count size = Count{1} << lead;
    if (winning.size() > kMostTerms) {
        //: %1 is a power of two, %n a number of heaps
        steps.add("leading",
                  plural("The leading odd column is %1: %n heap(s) have it")(winning.size(), size));
    } else {
        Numbers names;
        for (const nim::HeapMove& move : winning)
            names.values.push_back(name(move.heap));
        //: %1 is a power of two, %2 a list of the numbers of heaps (their places, not their sizes)
        steps.add("leading",
                  plural("The leading odd column is %1: it is in heap(s) %2")(winning.size(), size, names));
    }
    //: %1 is the nim-sum
    steps.detail(
        phrase("That column must become even, so the move has to take this sub-heap away. As the column is "
               "odd, some heap has it. In heap ⊕ %1 this digit is 0 and those to its left are as before, so "
               "it is smaller than the heap, whatever stands to its right.")(facts.sum));
    steps.detail(phrase(
        "The nim-sum contains each heap once, and a number cancels itself: a ⊕ a = 0. So heap ⊕ nim-sum is "
        "the nim-sum of the other heaps. Lowered to that, the heap cancels them: the nim-sum is 0."));
    //: %n is always an odd number
    steps.detail(
        plural("Exactly these heaps have a winning move, one each: %n, an odd number, as the column is odd.")(
            winning.size()));

    teaching::BinaryTable table = binaryTable(facts.heaps, true, false);
    table.column = lead;
    steps.table(table).mark(NimSumMark::Binary).mark(NimSumMark::Parity).mark(NimSumMark::Column, 0, size);
    for (const nim::HeapMove& move : winning)
        steps.mark(Mark::Heap, move.heap, move.from, move.from);
}

void addMove(Steps& steps, const Facts& facts, const nim::HeapMove& move)
{
    const QString formula = QStringLiteral("%1 ⊕ %2 = %3").arg(move.from).arg(facts.sum).arg(move.to);
    //: %1 is a formula such as "12 ⊕ 13 = 1", %2 a number of stones, %3 the number of a heap
    steps.add("move", phrase("%1: take %2 from heap %3")(formula, move.taken(), name(move.heap)));
    //: %1 is "12 → 1"
    steps.detail(phrase("%1 changes the digits of the odd columns, and no others.")(arrow(move)));
    steps.shows(toMove(move)).mark(NimSumMark::Binary).mark(NimSumMark::Parity);
}

// The winning moves that have no step of their own.
void addMoreMoves(Steps& steps, std::span<const nim::HeapMove> moves)
{
    const auto item = [&](std::size_t i) {
        //: one move in a list: %1 is the number of a heap, %2 is "12 → 1"
        return phrase("heap %1: %2")(name(moves[i].heap), arrow(moves[i]));
    };
    //: %n winning moves are not listed
    const auto more = plural("and %n more");
    //: %1 is a list of moves
    steps.add("more-moves", moreMovesTitle(moves.size()))
        .detail(phrase("%1.")(shortened(moves.size(), item, more)));
}

// The heaps without the sub-heap `size`, which would have to grow.
void addOthers(Steps& steps, const Facts& facts, Count size)
{
    std::vector<std::size_t> others;
    for (std::size_t i = 0; i < facts.heaps.size(); ++i) {
        if (facts.heaps[i] > 0 && (facts.heaps[i] & size) == 0)
            others.push_back(i);
    }
    if (others.empty())
        return;
    Clauses clauses;
    for (const std::size_t heap : std::span(others).first(std::min(others.size(), kMostGrown))) {
        const Count stones = facts.heaps[heap];
        //: %1 is the number of a heap, %2 its size, %3 the larger size it would have to get
        clauses.items.push_back(
            phrase("heap %1 would have to grow from %2 to %3")(name(heap), stones, stones ^ facts.sum));
    }
    if (others.size() > kMostGrown) {
        //: at the end of a list of heaps that would have to grow: %n heaps are not in it
        clauses.items.push_back(plural("and so on, for %n more heap(s)")(others.size() - kMostGrown));
    }
    //: %1 is a power of two
    steps.add("others", phrase("No other heap can do it: the sub-heap %1 is missing there")(size));
    //: %1 is a list such as "heap 1 would have to grow from 7 to 10"
    steps.detail(phrase("Stones cannot be added: %1.")(clauses))
        .mark(NimSumMark::Binary)
        .mark(NimSumMark::Column, 0, size);
    for (const std::size_t heap : others)
        steps.mark(Mark::Heap, heap, facts.heaps[heap], facts.heaps[heap]);
}

void addAfter(Steps& steps, const Facts& facts)
{
    const nim::HeapMove& move = facts.winning.front();
    const std::vector<Count> after = nim::after(facts.heaps, move);
    //: %1 is "12 → 1"
    steps.add("after", phrase("After %1 every column is even")(arrow(move)))
        .detail(teaching::formula(xorFormula(after)))
        .detail(phrase("The nim-sum is 0, so the opponent is in a P-position."))
        .table(binaryTable(after, true, false));
    steps.shows(toMove(move)).mark(NimSumMark::Binary).mark(NimSumMark::Parity).mark(NimSumMark::After);
}

void addWinningMoves(Steps& steps, const Facts& facts)
{
    const int lead = nim::leadingBit(facts.sum).value();
    const std::span moves(facts.winning);
    const std::size_t single = std::min(kMostMoveSteps, moves.size());
    addLeading(steps, facts, lead);
    for (const nim::HeapMove& move : moves.first(single))
        addMove(steps, facts, move);
    if (moves.size() > single)
        addMoreMoves(steps, moves.subspan(single));
    addOthers(steps, facts, Count{1} << lead);
    addAfter(steps, facts);
    if (facts.play == Play::Misere) {
        steps.add("again", phrase("Every move of the opponent makes some column odd again"))
            .detail(phrase(
                "It changes one heap alone, so each column with a changed digit becomes odd. While two "
                "heaps or more are large, some move then leaves nim-sum 0 once more, in the same way."))
            .mark(NimSumMark::Binary);
        showExchange(steps, facts);
    }
}

void addExchange(Steps& steps, const Facts& facts, const nim::Exchange& exchange)
{
    const auto& [move, sum, reply, replySum] = exchange;
    //: a move and the reply to it; %1 and %3 are numbers of stones, %2 and %4 the numbers of two heaps
    steps.add("exchange",
              phrase("If %1 is taken from heap %2, the reply takes %3 from heap %4")(
                  move.taken(), name(move.heap), reply.taken(), name(reply.heap)));
    if (replySum == 0 && (facts.play == Play::Normal || sum != 0)) {
        //: %1 is a move such as "12 → 4", %2 a number other than 0, %3 a formula such as "9 ⊕ 8 = 1", %4 the
        //: reply, such as "9 → 1"
        steps.detail(phrase("%1 leaves nim-sum %2 ≠ 0. Now %3, so %4 makes every column even again.")(
            arrow(move), sum, xorFormula(std::vector{reply.from, sum}), arrow(reply)));
    } else {
        //: misère play; %1 is a move such as "12 → 4", %2 a number, %3 the reply, such as "9 → 1"
        steps.detail(phrase("%1 leaves one large heap (nim-sum %2); %3 leaves an odd number of ones.")(
            arrow(move), sum, arrow(reply)));
    }
    show(steps, exchange).mark(NimSumMark::Binary);
}

void addExchanges(Steps& steps, const Facts& facts)
{
    steps
        .add("breaks",
             facts.play == Play::Misere
                 ? phrase("Every move makes some column odd")
                 : phrase("Every move makes some column odd, and an answer makes all even again"))
        .detail(phrase("A move changes one heap and leaves the others alone. The highest digit that changes "
                       "goes from 1 to 0, so its column, even before, becomes odd."))
        .detail(phrase(
            "Its column was even, so another heap still has that digit, which is now the leading digit "
            "of the nim-sum. The answer lowers that heap to heap ⊕ nim-sum: there this digit is 0, so it is "
            "smaller "
            "than before; and exactly the digits of the odd columns change, so every column is even again."));
    if (facts.play == Play::Misere) {
        steps.detail(phrase("That is the answer while two heaps or more are large. When just one is large, "
                            "making all columns even would leave an even number of heaps of one stone, and "
                            "lose; so that heap is "
                            "lowered to 1 or 0, whichever leaves an odd number of them."));
    }
    steps.mark(NimSumMark::Binary).mark(NimSumMark::Parity);
    const std::vector<nim::Exchange> exchanges = nim::exchanges(facts.heaps, facts.play, kFewStones);
    // Each heap first: the sum of large ones may be more than a number holds.
    const bool few = std::ranges::all_of(facts.heaps, [](Count heap) { return heap <= kFewStones; })
        && std::accumulate(facts.heaps.begin(), facts.heaps.end(), Count{0}) <= kFewStones;
    for (const nim::Exchange& exchange :
         std::span(exchanges).first(few ? exchanges.size() : std::min(kMostExchanges, exchanges.size())))
        addExchange(steps, facts, exchange);
}

// Normal play, and each heap has its equal: whoever answers mirrors within the pairs.
void addEqualPairs(Steps& steps, const Facts& facts)
{
    steps.add("equal-pair", phrase("Each heap has its equal: whoever moves second mirrors"))
        .detail(phrase("Whatever is taken from one heap is then taken from its equal. Then each heap has its "
                       "equal again, so there is always a reply, and the last stone goes to the one who "
                       "mirrors: a P-position."));
    addMirrored(steps, facts);
    //: %1 is a formula such as "2 ⊕ 2 ⊕ 3 ⊕ 3 = 0"
    steps.add("nim-sum", phrase("By the nim-sum it is the same: %1")(xorFormula(facts.heaps)))
        .detail(phrase(
            "Equal numbers cancel: in each column a pair has no 1 or two of them. So every column is even."));
    addPairTable(steps, facts);
    const nim::Exchange other = nim::exchanges(facts.heaps, facts.play, 0).front();
    if (other.move.taken() != other.reply.taken()) {
        addExchange(steps, facts, other);
        steps.detail(phrase(
            "So mirroring is not always the only answer, and not every answer takes as many as the move."));
    }
    steps.add("end", phrase("At the end all heaps are empty"))
        .detail(phrase("The stones become fewer, so some reply takes the last ones. Then it is the player "
                       "now to move who has no move."));
    markHeaps(steps, facts, 1);
}

void addEnd(Steps& steps, const Facts& facts)
{
    if (facts.play == Play::Misere) {
        steps.add("end", phrase("When one large heap is left, leave an odd number of ones"))
            .detail(phrase("A single large heap has a digit that no other heap has, so the nim-sum is not 0. "
                           "Whoever keeps the nim-sum at 0 therefore never leaves one."))
            .detail(phrase(
                "When the game ends, no heap is large. A move makes only one heap small, so before that "
                "there was a position with just one large heap; and only whoever does not keep the nim-sum "
                "at 0 can have left it."))
            .detail(facts.outcome == Outcome::N
                        ? phrase("Then you lower it to 1 or 0, whichever leaves an odd number of heaps of "
                                 "one stone. From then on every move takes one whole heap: your opponent "
                                 "takes the first, the third, and so the last.")
                        : phrase("Then the opponent lowers it to 1 or 0, whichever leaves an odd number of "
                                 "heaps of one stone. From then on every move takes one whole heap: the "
                                 "player now to move takes the first, the third, and so the last."));
        markHeaps(steps, facts, 2);
        return;
    }
    steps.add("end", phrase("Whoever leaves P-positions takes the last stone"))
        .detail(
            facts.outcome == Outcome::N
                ? phrase("Every move of the opponent changes one heap alone, so each column with a changed "
                         "digit becomes "
                         "odd; then some winning move makes all even again. The stones become fewer, so the "
                         "game ends with no stone left, and it is the opponent who has no move.")
                : phrase("Every move can be answered like this. The stones become fewer, so the game ends "
                         "with no stone left, and it is the player now to move who has no move."))
        .mark(NimSumMark::Binary);
    const nim::Exchange shown = firstExchange(facts);
    steps.detail(phrase("For example: after taking %1 from heap %2, the reply takes %4 from heap %3.")(
        shown.move.taken(), name(shown.move.heap), name(shown.reply.heap), shown.reply.taken()));
    showExchange(steps, facts);
}

} // namespace nim_steps

Explanation explainNim(const Position& position)
{
    using namespace nim_steps;
    const Facts facts{position};
    Steps steps(position);
    if (facts.play == Play::Misere) {
        addMisereRule(steps);
        if (facts.sizes.big <= 1) {
            addMisereEnd(steps, facts);
            return steps.take();
        }
        if (facts.shape == nim::Shape::EqualPair || facts.shape == nim::Shape::UnequalPair) {
            if (facts.outcome == Outcome::P)
                addMisereEqualPair(steps, facts);
            else
                addMisereUnequalPair(steps, facts);
            return steps.take();
        }
        addSeveralLarge(steps, facts);
    } else {
        if (facts.shape == nim::Shape::EqualPair || facts.shape == nim::Shape::UnequalPair
            || (facts.shape == nim::Shape::Many && facts.sizes.big > 0))
            addRule(steps);
        addSmallNormal(steps, facts);
        if (facts.shape != nim::Shape::Many || facts.sizes.big <= 1)
            return steps.take();
        if (facts.areMirrored) {
            addEqualPairs(steps, facts);
            return steps.take();
        }
    }
    addColumns(steps, facts);
    addVerdict(steps, facts);
    if (facts.outcome == Outcome::N)
        addWinningMoves(steps, facts);
    else
        addExchanges(steps, facts);
    addEnd(steps, facts);
    return steps.take();
}

} // namespace laststone::games
