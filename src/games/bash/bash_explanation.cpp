// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/bash/bash_game.h"

#include "games/common/nim_sum.h"
#include "theory/bash.h"

#include <algorithm>

namespace laststone::games {

using Role = teaching::ShownMove::Role;
namespace bash = theory::bash;

namespace bash_steps {

LASTSTONE_SENTENCES(BashExplanation)

// With more possible moves than that, the first ones and the largest are answered one by one, and those
// between them together.
constexpr Count kMostReplies = 7;
constexpr Count kFirstReplies = 5;

// Everything about one position that several steps need. `counted` leaves the stone out that misère play sets
// apart.
struct Facts {
    const Position& position;
    Count n = position.heaps[0];
    Count limit = bashLimit(position);
    Play play = position.play;
    Count block = bash::block(limit);
    bool misere = play == Play::Misere;
    Count counted = misere ? n - std::min<Count>(n, 1) : n;
    bash::Division division = bash::divide(counted, limit);
    bool isOneBlock = division.blocks <= 1; // so nothing goes on from block to block
    Outcome outcome = bash::outcome(n, limit, play);
    std::optional<Count> winning = bash::winningMove(n, limit, play);

    Mark blocks{BashMark::Blocks, 0, block, 0};
};

// "21 = 5 × 4 + 1".
QString divisionFormula(Count counted, const Facts& facts)
{
    return QStringLiteral("%1 = %2").arg(counted).arg(bashBlocks(counted, facts.limit));
}

// "2 or 3", "2 to 5": one of these numbers.
Clauses oneOf(Count from, Count to)
{
    //: one of two numbers
    const auto two = phrase("%1 or %2");
    //: one of the numbers from %1 to %2
    const auto more = phrase("%1 to %2");
    return {{to == from + 1 ? two(from, to) : more(from, to)}};
}

// "2 and 3", "2 to 5": all of them.
Clauses allOf(Count from, Count to)
{
    //: two numbers, both of them
    const auto two = phrase("%1 and %2");
    //: all numbers from %1 to %2
    const auto more = phrase("%1 to %2");
    return {{to == from + 1 ? two(from, to) : more(from, to)}};
}

void addRule(Steps& steps, const Facts& facts)
{
    if (facts.misere) {
        steps.add("rule", phrase("Misère: whoever takes the last stone loses"));
        //: %1 is how many may be taken, such as "1 to 3"
        steps.detail(phrase("A move takes %1 stones.")(oneOf(1, facts.limit)));
    } else {
        //: %1 is how many may be taken, such as "1 to 3"
        steps.add("rule",
                  phrase("The rule: take %1 stones; whoever takes the last one wins")(oneOf(1, facts.limit)));
    }
    steps.detail(
        phrase("A heap is won or lost for the player whose turn it is, if neither makes a mistake."));
    if (!facts.misere || facts.isOneBlock)
        return;
    steps
        //: misère play
        .detail(phrase("Set one stone aside. The rest is the normal game: whoever takes the last of the rest "
                       "leaves that stone to the opponent, who has to take it. Whoever takes the stone aside "
                       "together with the rest has lost at once."));
}

// The smallest heaps, from which the rest follows by backward induction.
void addSmall(Steps& steps, const Facts& facts)
{
    if (facts.misere) {
        //: misère play; %1 are numbers of stones such as "2 to 4"
        steps
            .add("small", phrase("The smallest heaps: 1 is lost, %1 are won")(allOf(2, facts.block)))
            //: misère play; %1 are numbers of stones such as "2 to 4", %2 is one more than the last of them
            .detail(
                phrase("One stone has to be taken: lost. From %1 stones one stone can be left: won. From %2 "
                       "stones every move leaves %1: lost again, and so on.")(oneOf(2, facts.block),
                                                                              facts.block + 1));
        return;
    }
    //: %1 are numbers of stones such as "1 to 3", %2 is one more than the last of them
    steps
        .add("small",
             phrase("The smallest heaps: %1 are won, %2 is lost")(allOf(1, facts.limit), facts.block))
        //: %1 are numbers of stones such as "1 to 3", %2 is one more than the last of them
        .detail(phrase("%1 stones can be taken at once: won. From %2 stones every move leaves %1: lost.")(
            oneOf(1, facts.limit), facts.block))
        //: %1 is one more than may be taken, %2 are numbers of stones such as "5 to 7", %3 is the next one
        .detail(phrase("From %2 stones %1 can be left: won. From %3 every move leaves %2: lost again. And so "
                       "on: the multiples of %1 are lost.")(
            facts.block, oneOf(facts.block + 1, 2 * facts.block - 1), 2 * facts.block));
}

// Every heap that a move leaves is won at once, or in misère play by leaving one stone.
void addSmallestLost(Steps& steps, const Facts& facts)
{
    if (facts.misere) {
        //: misère play; %1 are numbers of stones such as "2 to 4"
        steps
            .add("smallest-lost",
                 phrase("Every move leaves %1 stones: a P-position, the player to move loses")(
                     oneOf(2, facts.block)))
            .detail(phrase(
                "From there the opponent leaves one stone, and the player now to move has to take it."));
    } else {
        //: %1 are numbers of stones such as "1 to 3"
        steps
            .add("smallest-lost",
                 phrase("Every move leaves %1 stones: a P-position, the player to move loses")(
                     oneOf(1, facts.limit)))
            .detail(phrase("The opponent takes them all, and with them the last stone."));
    }
    steps.shows({0, 1}, Role::Threat).then({0, bash::reply(1, facts.limit)});
}

// Just the smallest lost heap can be left: why that wins, and nothing else does.
void addToSmallestLost(Steps& steps, const Facts& facts)
{
    const Count taken = *facts.winning;
    const Count left = facts.n - taken;
    const Clauses after = oneOf(facts.misere ? 2 : 1, left - 1);
    //: %1 are numbers of stones such as "1 to 3"
    const auto all = phrase("Every move then leaves %1, and you take them all: an N-position.");
    //: misère play; %1 are numbers of stones such as "2 to 4"
    const auto allButOne = phrase(
        "Every move then leaves %1, and you leave one, which the opponent has to take: an N-position.");
    steps.add("move", phrase("Take %1, leave %2")(taken, left))
        .detail((facts.misere ? allButOne : all)(after))
        .shows({0, taken});
    if (taken < facts.limit) {
        //: %1 is a number of stones
        const auto fewer = phrase("If you leave fewer than %1, the opponent takes them all.");
        //: misère play; %1 is a number of stones
        const auto fewerButOne = phrase("If you leave fewer than %1, the opponent leaves one.");
        steps.detail((facts.misere ? fewerButOne : fewer)(left));
    }
    if (taken > 1) {
        //: %1 is a number of stones
        steps.detail(phrase("If you leave more than %1, the opponent leaves %1.")(left));
    }
    steps.detail(phrase("So no other move wins."));
}

void addDivide(Steps& steps, const Facts& facts)
{
    const QString formula = divisionFormula(facts.counted, facts);
    //: %1 is the size of a block, one more than may be taken
    steps.add("divide", phrase("Divide the heap into blocks of %1")(facts.block)).mark(facts.blocks);
    if (facts.misere) {
        //: misère play; %1 is a formula such as "20 = 5 × 4", %2 the remainder
        steps.detail(
            phrase("Without the stone aside: %1. The remainder is %2.")(formula, facts.division.rest));
    } else {
        //: %1 is a formula such as "21 = 5 × 4 + 1", %2 the remainder
        steps.detail(phrase("%1. The remainder is %2.")(formula, facts.division.rest));
    }
}

void addComplete(Steps& steps, const Facts& facts)
{
    //: %1 is the size of a block, one more than may be taken, %2 how many may be taken, such as "1 to 3"
    steps.add("complete", phrase("A block can always be completed to %1")(facts.block))
        .detail(phrase("If one player takes k stones, the other can take %1 − k: k is %2, and %1 − k is %2 "
                       "as well. Together they take a whole block.")(facts.block, oneOf(1, facts.limit)))
        .mark(facts.blocks);
}

void addVerdict(Steps& steps, const Facts& facts)
{
    if (facts.outcome == Outcome::N) {
        //: %1 is the remainder
        steps
            .add("verdict",
                 phrase("The remainder is %1, not 0: an N-position, the player to move wins")(
                     facts.division.rest))
            .detail(
                phrase("Taking the remainder leaves whole blocks, and it may be taken, as it is at most %1.")(
                    facts.limit));
    } else {
        steps.add("verdict", phrase("The remainder is 0: a P-position, the player to move loses"))
            .detail(phrase("No move can keep the blocks whole, as none takes a whole block. So every move "
                           "leaves a remainder, and the opponent takes that."));
    }
    steps.mark(facts.blocks);
}

void addMove(Steps& steps, const Facts& facts)
{
    const Count taken = *facts.winning;
    const Count left = facts.n - taken;
    const QString formula = divisionFormula(facts.counted - taken, facts);
    //: %1 is how many to take, %2 how many are left
    steps.add("move", phrase("Take %1, leave %2")(taken, left)).shows({0, taken}).mark(facts.blocks);
    if (facts.misere) {
        //: misère play; %1 is a formula such as "20 = 5 × 4"
        steps.detail(
            phrase("%1, and the stone aside. Every other number leaves a remainder: the only winning move.")(
                formula));
    } else {
        //: %1 is a formula such as "20 = 5 × 4"
        steps.detail(phrase(
            "%1: whole blocks. Every other number leaves a remainder: the only winning move.")(formula));
    }
}

// The answers to the moves of the player who is left with whole blocks and, in misère play, the stone apart.
void addReplies(Steps& steps, const Facts& facts)
{
    const Count start = facts.n - facts.winning.value_or(0); // more than a block: see explainBash
    const Count first = facts.limit <= kMostReplies ? facts.limit : kFirstReplies;
    std::vector<Count> taken;
    for (Count k = 1; k <= first; ++k)
        taken.push_back(k);
    if (first < facts.limit)
        taken.push_back(facts.limit);
    for (const Count k : taken) {
        const Count reply = bash::reply(k, facts.limit);
        if (k > first) {
            //: %1 are numbers of stones such as "6 to 9"
            steps
                .add("more-replies",
                     phrase("Moves of %1 are answered in the same way")(oneOf(first + 1, k - 1)))
                //: %1 is the size of a block
                .detail(phrase("The answer takes what is missing to %1: again a whole block is gone.")(
                    facts.block));
        }
        //: %1 is what the opponent takes, %2 the answer
        steps.add("reply", phrase("After a move of %1 the answer is %2")(k, reply));
        //: %1 is what the opponent takes, %2 the answer, %3 the size of a block, %4 how many are left then
        const auto some = facts.misere
            ? phrase("%1 + %2 = %3: a whole block is gone; with the stone aside %4 are left.")
            : phrase("%1 + %2 = %3: a whole block is gone, %4 stones are left.");
        steps.detail(some(k, reply, facts.block, start - facts.block));
        if (facts.winning)
            steps.shows({0, *facts.winning}).then({0, k}, Role::Threat).then({0, reply});
        else
            steps.shows({0, k}, Role::Threat).then({0, reply});
    }
}

void addEnd(Steps& steps, const Facts& facts)
{
    if (facts.misere) {
        steps.add("end", phrase("So it goes on until one stone is left"))
            .detail(phrase("Block after block disappears. In the end the stone aside is left, and the player "
                           "who always faced whole blocks has to take it."))
            .mark(facts.blocks);
        return;
    }
    steps.add("end", phrase("So it goes on to the end"))
        .detail(phrase("Block after block disappears. The player who completes the last block takes the last "
                       "stone and wins."))
        .mark(facts.blocks);
}

// One stone at a time: who takes the last one is a matter of odd and even.
void addForced(Steps& steps, const Facts& facts)
{
    steps.add("forced", phrase("Every move takes one stone: nobody has a choice"));
    if (facts.n % 2 == 1 && !facts.misere) {
        //: %1 is an odd number of stones
        steps.detail(phrase("%1 is odd: the player to move takes the first stone, the third and so on, and "
                            "so the last one, and wins. An N-position.")(facts.n));
    } else if (!facts.misere) {
        //: %1 is an even number of stones
        steps.detail(phrase("%1 is even: the player to move takes the first stone, the third and so on, and "
                            "the opponent takes the last one and wins. A P-position.")(facts.n));
    } else if (facts.n % 2 == 1) {
        //: misère play; %1 is an odd number of stones
        steps.detail(phrase("%1 is odd: the player to move takes the first stone, the third and so on, and "
                            "so the last one, and loses. A P-position.")(facts.n));
    } else {
        //: misère play; %1 is an even number of stones
        steps.detail(phrase("%1 is even: the player to move takes the first stone, the third and so on, and "
                            "the opponent takes the last one and loses. An N-position.")(facts.n));
    }
    if (facts.winning)
        steps.shows({0, *facts.winning});
}

// What needs no blocks: one move decides, or there is no choice at all. Whether that is all there is to say.
bool addTiny(Steps& steps, const Facts& facts)
{
    if (!facts.misere && facts.n <= facts.limit) {
        //: %1 is a number of stones, 2 or more
        const auto all = phrase("Take all %1: that wins at once");
        steps
            .add("take-all", facts.n == 1 ? phrase("Take the only stone: that wins at once") : all(facts.n))
            //: %1 is the most that may be taken
            .detail(facts.limit == 1
                        ? phrase("A move takes one stone, and whoever takes the last stone wins.")
                        : phrase("Up to %1 may be taken in a move, and whoever takes the last stone wins.")(
                            facts.limit));
        if (facts.n > 1) {
            steps.detail(
                phrase("If fewer are taken, the opponent takes the rest: this is the only winning move."));
        }
        steps.shows({0, facts.n});
    } else if (facts.misere && facts.n == 1) {
        steps.add("last", phrase("One stone is left and has to be taken: a P-position"))
            .detail(phrase("Whoever takes the last stone loses, and that is the player to move."));
    } else if (facts.misere && facts.n <= facts.block) {
        steps.add("move", phrase("Take %1, leave %2")(facts.n - 1, Count{1}))
            .detail(phrase("The opponent has to take the last stone, and whoever does that loses."));
        if (facts.n > 2) {
            steps.detail(
                facts.n > facts.limit
                    ? phrase("If more are left, the opponent leaves one: this is the only winning move.")
                    : phrase("If more are left, the opponent leaves one, and taking all loses at once: this "
                             "is the only winning move."));
        }
        steps.shows({0, facts.n - 1});
    } else if (facts.limit == 1) {
        addForced(steps, facts);
    } else {
        return false;
    }
    return true;
}

} // namespace bash_steps

Explanation explainBash(const Position& position)
{
    using namespace bash_steps;
    const Facts facts{position};
    Steps steps(position);
    if (facts.n == 0) {
        addGameOver(steps);
        return steps.take();
    }
    if (addTiny(steps, facts))
        return steps.take();
    addRule(steps, facts);
    if (facts.counted == facts.block) {
        addSmallestLost(steps, facts);
        return steps.take();
    }
    if (facts.isOneBlock) {
        addToSmallestLost(steps, facts);
        return steps.take();
    }
    addSmall(steps, facts);
    addDivide(steps, facts);
    addComplete(steps, facts);
    addVerdict(steps, facts);
    if (facts.winning)
        addMove(steps, facts);
    addReplies(steps, facts);
    addEnd(steps, facts);
    if (facts.misere)
        steps.markAll({BashMark::Apart});
    return steps.take();
}

} // namespace laststone::games
