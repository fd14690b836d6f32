// SPDX-License-Identifier: GPL-3.0-or-later
// What subtraction sets add to the steps of sums.
#include "games/common/nim_sum.h"
#include "games/subtraction/subtraction_game.h"
#include "games/sums/sum_steps.h"

#include <algorithm>

namespace laststone::games {

namespace subtraction = theory::subtraction;

void SubtractionGame::addRule(Steps& steps) const
{
    if (isOneForAll()) {
        const subtraction::Set& set = this->set(0);
        //: %1 is a set of numbers such as "{1,3,4}"
        steps.add(
            "rule",
            phrase("The subtraction set is %1: a move takes one of these numbers of stones from a heap")(
                setFormula(set.numbers())));
        if (set.smallest() > 1) {
            //: %1 is the smallest number that may be taken, 2 or more
            steps.detail(phrase("From a heap with less than %1 stones no move is possible.")(set.smallest()));
        }
    } else {
        const auto item = [&](std::size_t part) {
            //: %1 is the number of a heap, %2 a set of numbers such as "{1,3,4}"
            return phrase("heap %1: %2")(Count{part} + 1, setFormula(set(part).numbers()));
        };
        //: %n heaps are not listed
        const auto more = plural("and %n more heap(s)");
        steps
            .add("rule", phrase("Each heap has a subtraction set of its own: what may be taken from it"))
            //: %1 is a list such as "heap 1: {1,3,4}, heap 2: {2,5}"
            .detail(phrase("%1. So the values of each heap are its own, too.")(
                shortened(sets().size(), item, more)));
    }
    steps.detail(lastMoveRule(steps.position().play));
}

void SubtractionGame::addRemainder(Steps& steps, std::size_t part, Count modulus) const
{
    const QString rule = QStringLiteral("%1(n) = n mod %2").arg(g(part)).arg(modulus);
    //: %1 is the largest number that may be taken, %2 a formula such as "g(n) = n mod 4"
    const auto all = phrase("All numbers up to %1 may be taken, as in Bash’s game: %2");
    //: %1 is a formula such as "g(n) = n mod 3"
    const auto powers = phrase("Only powers of two may be taken, and that gives %1");
    //: %1 is a formula such as "g(n) = n mod 3"
    const auto others = phrase("The SG values are remainders: %1");
    steps
        .add("remainder",
             subtraction::isEverythingUpToLargest(set(part)) ? all(set(part).largest(), rule)
                 : subtraction::arePowersOfTwo(set(part))    ? powers(rule)
                                                             : others(rule))
        //: %1 is a number m; 1, …, m−1 may be taken, but no multiple of m. "n mod m" is a formula
        .detail(
            phrase("For n mod %1 = r: each of the numbers 1, …, r may be taken, so all smaller remainders "
                   "can be left. No multiple of %1 may be taken, so the remainder r itself cannot be "
                   "left. The first missing value is r.")(modulus));
}

void SubtractionGame::addPeriod(Steps& steps, std::size_t part) const
{
    const auto valueAt = [&](Count n) { return value(part, n); };
    const auto period = this->period(part);
    if (!period) {
        //: %1 is a large number
        steps
            .add("no-period", phrase("No period is proven by the values up to %1")(Count{kMostValues}))
            //: %1 is a row of values such as "0 1 0 1 2 …"
            .detail(phrase("There must be one, as the set is finite, but it may be very long. So the values "
                           "are computed one after the other: %1")(firstValues(valueAt)));
        return;
    }
    const auto proof = subtraction::periodProof(set(part), *period);
    addProvenPeriod(steps, g(part), *period, valueAt)
        //: %1 is the largest number that may be taken; the other places are numbers of heaps, %2 <= %3,
        //: %4 <= %5
        .detail(phrase("Proof: each value follows from those before it, no further back than %1, the largest "
                       "number that may be taken. The values for n = %4 to %5 are the same as those for n = "
                       "%2 to %3, so all that follow repeat as well.")(proof.length, proof.first, proof.last,
                                                                       proof.again, proof.againLast));
}

void SubtractionGame::addKnowledge(Steps& steps) const
{
    const std::vector<Count>& heaps = steps.position().heaps;
    const auto most = everythingUpTo();
    if (most && std::ranges::all_of(heaps, [&](Count heap) { return heap <= *most; })) {
        //: %1 is the largest number that may be taken
        steps
            .add("nim",
                 phrase("No heap has more than %1 stones, so any number may be taken: this is Nim")(*most))
            .detail(phrase("A heap of n has the options 0, 1, …, n−1. If these have the values 0, 1, …, n−1, "
                           "the first missing number is n: so g(n) = n, one heap after the other from g(0) = "
                           "0 on."));
        return;
    }
    constexpr std::size_t kMostSets = 4; // different ones, that are looked at one by one
    std::vector<subtraction::Set> seen;
    for (std::size_t part = 0; part < sets().size() && seen.size() < kMostSets; ++part) {
        const subtraction::Set& set = this->set(part);
        if (std::ranges::find(seen, set) != seen.end())
            continue;
        seen.push_back(set);
        if (const auto modulus = subtraction::remainderRule(set))
            addRemainder(steps, part, *modulus);
        else
            addPeriod(steps, part);
        if (!isOneForAll())
            steps.mark(Mark::Heap, part, heaps[part], heaps[part]);
    }
}

void SubtractionGame::addMisereWay(Steps& steps) const
{
    steps.add("ferguson", phrase("For subtraction sets the values do decide it, as in misère Nim"))
        .detail(phrase("T. S. Ferguson (1974): while some heap has an SG value of 2 or more, a position is P "
                       "exactly when the nim-sum of the values is 0. When all values are 0 or 1, it is P "
                       "exactly when the nim-sum is 1."))
        .detail(phrase("The reason: here a heap of value 0 that still has a move always has one to the value "
                       "1. So when all values are 0 or 1 and the nim-sum is 0, it can be made 1 as long as "
                       "any move is left."));
}

std::optional<theory::Period> SubtractionGame::knownPeriod(std::size_t part) const
{
    if (const auto modulus = subtraction::remainderRule(set(part)))
        return theory::Period{0, *modulus};
    return period(part);
}

} // namespace laststone::games
