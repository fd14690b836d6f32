// SPDX-License-Identifier: GPL-3.0-or-later
// Heaps from which numbers of a set are taken: what is known of their values, and why these decide misère
// play.
#include "games/sums/steps/facts.h"

#include "theory/subtraction.h"

#include <algorithm>
#include <set>

namespace laststone::games {

namespace subtraction = theory::subtraction;

namespace sum_steps {

static void addRemainder(Steps& steps, const SgGame& game, std::size_t part, Count modulus)
{
    const QString rule = QStringLiteral("%1(n) = n mod %2").arg(game.g(part)).arg(modulus);
    //: %1 is the largest number that may be taken, %2 a formula such as "g(n) = n mod 4"
    const auto all = phrase("All numbers up to %1 may be taken, as in Bash’s game: %2");
    //: %1 is "g(n) = n mod 3"
    const auto two = phrase("1 or 2 may be taken, as in Bash’s game: %1");
    //: %1 is "g(n) = n mod 3"
    const auto three = phrase("1 and 2 may be taken, but no multiple of 3: %1");
    //: %1 is a formula such as "g(n) = n mod 3"
    const auto others = phrase("The SG values are remainders: %1");
    steps
        .add("remainder",
             subtraction::isEverythingUpToLargest(*game.takes(part))
                 ? game.takes(part)->largest() == 2 ? two(rule) : all(game.takes(part)->largest(), rule)
                 : modulus == 3 ? three(rule)
                                : others(rule))
        //: %1 is a number m; 1, …, m−1 may be taken, but no multiple of m. "n mod m" is a formula
        .detail(phrase(
            "Suppose that all smaller heaps have their remainders as values, and let n mod %1 = r. Each of "
            "the numbers 1, …, r may be taken, so all smaller remainders can be left. No multiple of %1 may "
            "be taken, so the remainder r itself cannot be left. The first missing value is r.")(modulus));
    if (modulus == 2) { // so larger heaps are seen to go on as small ones are argued
        steps.detail(phrase("All numbers in the set are odd, so every move leads from an odd heap to an even "
                            "one, or back: the value also tells whether the number of moves that are left in "
                            "the heap is odd, 1, or even, 0, whatever is moved."));
    }
}

static void addPeriod(Steps& steps, const SgGame& game, std::size_t part, Count compared)
{
    const auto valueAt = [&](Count n) { return game.value(part, n); };
    const auto period = game.knownPeriod(part);
    if (!period) {
        //: %1 is a large number
        steps.add("no-period", phrase("No period is proven by the values up to %1")(compared))
            .detail(phrase("There must be one, as the set is finite, but it may be very long. So the values "
                           "are computed one after the other."))
            .details(firstValues(game.g(part), valueAt));
        return;
    }
    const auto proof = subtraction::periodProof(*game.takes(part), *period);
    addProvenPeriod(steps, game.g(part), *period, valueAt, proof.againLast)
        //: %1 is the largest number that may be taken; the other places are numbers of heaps, %2 <= %3,
        //: %4 <= %5
        .detail(phrase("Proof: each value follows from those before it, no further back than %1, the largest "
                       "number that may be taken. The values for n = %4 to %5 are the same as those for n = "
                       "%2 to %3, so all that follow repeat as well.")(proof.length, proof.first, proof.last,
                                                                       proof.again, proof.againLast));
}

// The heaps whose values steps look at: the first with each set, if it can come to have a move.
static std::vector<std::size_t> examined(const Position& position)
{
    constexpr std::size_t kMostSets = 4; // different ones, that are looked at one by one
    const SgGame& game = SgGame::of(position);
    std::vector<std::size_t> found;
    for (std::size_t part = 0; part < position.heaps.size() && found.size() < kMostSets; ++part) {
        if (game.firstAlike(part) == part && game.largestOf(position, part) >= game.leastMovable(part))
            found.push_back(part);
    }
    return found;
}

// The smallest heap of value 0 that has a move and can come up from one, if there is such a one.
static std::optional<Count> movableZero(const SgGame& game, std::size_t part, Count heap)
{
    // Among as many sizes as the largest number one has no option of value 0, so it is 0 itself.
    const Count least = game.leastMovable(part);
    const Count last = std::min(heap, least + game.takes(part)->largest());
    for (Count n = least; n <= last; ++n) {
        if (game.value(part, n) == 0)
            return n;
    }
    return std::nullopt;
}

static bool hasMovableZero(const SgGame& game, Heaps heaps)
{
    for (std::size_t part = 0; part < heaps.size(); ++part) {
        if (movableZero(game, part, heaps[part]))
            return true;
    }
    return false;
}

// What the proof says of a heap of value 0 from `first` to `last`: of one where another number than the
// smallest is taken, if there is one. REQUIRES: `first` has the value 0 and a move.
static Sentence pairingExample(const SgGame& game, std::size_t part, Count first, Count last)
{
    const Count least = game.leastMovable(part);
    const auto takenTo0 = [&](Count n) {
        const auto options = game.options(part, n - least);
        return std::ranges::find(options, Count{0}, &SgOption::value)->move.take;
    };
    Count n = first;
    while (n < last && (game.value(part, n) != 0 || takenTo0(n) == least))
        ++n;
    if (game.value(part, n) != 0 || takenTo0(n) == least)
        n = first;
    const Count taken = takenTo0(n);
    const Count lower = n - least;
    if (!game.areAlike()) {
        const QString zero = QStringLiteral("%1 = 0").arg(game.symbol(part, n));
        const QString other =
            QStringLiteral("%1 = %2").arg(game.symbol(part, lower)).arg(game.value(part, lower));
        //: %1 is the number of a heap, %2 "g₁(7) = 0", %3 "g₁(6) = 2", where 6 is 7 less the smallest number
        //: that may be taken; %4 is this 6, %5 another number that may be taken, %6 is %4 − %5, %7 is 7 and
        //: %8 is %7 − %5
        return phrase("For example, in heap %1, %2 and %3. From %4 taking %5 leads to %6, of value 0; so "
                      "from %7 taking the same %5 leads to %8, of value 1.")(
            name(part), zero, other, lower, taken, lower - taken, n, n - taken);
    }
    //: %1 is a number of stones, %2 the smallest number that may be taken, %3 is %1 − %2, %4 its SG value, %5
    //: another number that may be taken, %6 is %3 − %5 and %7 is %1 − %5
    return phrase(
        "For example, a heap of %1 has the value 0, and %1 − %2 = %3 has the value %4. From %3 taking %5 "
        "leads to %6, of value 0; so from %1 taking the same %5 leads to %7, of value 1.")(
        n, least, lower, game.value(part, lower), taken, lower - taken, n - taken);
}

// Of which heaps that is seen at once: of those with this set, whose values are remainders.
static Sentence remainderPairing(const Position& position, std::size_t part, Count modulus)
{
    const SgGame& game = SgGame::of(position);
    if (game.areAlike()) {
        //: %2 is a number that may be taken, and %1 one more
        return phrase(
            "The heaps of value 0 are those of a multiple of %1 stones. If such a heap has a move, at least "
            "%1 stones are there: taking %2 leaves the remainder 1, and so the value 1.")(modulus,
                                                                                          modulus - 1);
    }
    Numbers names;
    for (std::size_t other = part; other < position.heaps.size(); ++other) {
        if (game.firstAlike(other) == part)
            names.values.push_back(name(other));
    }
    //: %1 is a list of the numbers of heaps that have the same set, %2 a number m and %3 one less
    return plural("In heap(s) %1 the values are the remainders mod %2: a heap of value 0 with a move has at "
                  "least %2 stones; taking %3 leaves the remainder 1.")(names.values.size(), names, modulus,
                                                                        modulus - 1);
}

// Why a heap of value 0 that has a move has one to the value 1, if there is such a heap.
static void addPairing(Steps& steps, const SgGame& game)
{
    constexpr Count kFarEnough = 1000; // to look for an example
    const Position& position = steps.position();
    const std::vector<Count>& heaps = position.heaps;
    if (!hasMovableZero(game, heaps))
        return;
    steps.add("pairing", phrase("A heap of value 0 that has a move has one that leaves the value 1"))
        .detail(phrase("The next step needs this."));
    std::set<std::size_t> said;
    for (const std::size_t first : examined(position)) {
        const auto modulus = subtraction::remainderRule(*game.takes(first));
        if (!modulus || game.largestOf(position, first) < *modulus)
            continue;
        steps.detail(remainderPairing(position, first, *modulus));
        said.insert(first);
    }
    std::size_t part = 0;
    while (part < heaps.size()
           && (said.contains(game.firstAlike(part)) || !movableZero(game, part, heaps[part])))
        ++part;
    if (part == heaps.size())
        return;
    const Count smallest = *movableZero(game, part, heaps[part]);
    if (!said.empty())
        steps.detail(phrase("Of the other heaps it is true whatever their sets are:"));
    steps
        .detail(phrase("Let d be the smallest number that may be taken from the heap. Then, for n ≥ d, n "
                       "stones have the value 1 exactly when n − d stones have the value 0. Suppose that n "
                       "is the smallest number for which this fails."))
        .detail(phrase("First case: n has the value 1, but n − d does not have the value 0. Then some move "
                       "from n − d takes t and leads to the value 0. As n − t is smaller than n, it does not "
                       "fail there: n − t − d has the value 0, so n − t has the value 1. But n − t is an "
                       "option of n, which has the value 1 itself: impossible."))
        .detail(
            phrase("Second case: n − d has the value 0, but n does not have the value 1. It does not have 0 "
                   "either, as n − d is an option of it; so some option n − t has the value 1. So it has a "
                   "move: n − t ≥ d. As n − t is smaller than n, n − t − d has the value 0. But that is an "
                   "option of n − d, which has the value 0 itself: impossible. So it never fails."))
        .detail(phrase("Now let n have a move and the value 0. Then n − d has another value, so some move "
                       "takes t and leads from there to the value 0. So n − t, an option of n, has the value "
                       "1 (T. S. Ferguson, 1974)."))
        .detail(pairingExample(game, part, smallest, std::min(heaps[part], std::max(kFarEnough, smallest))));
}

} // namespace sum_steps

using namespace sum_steps;

void addSetValues(Steps& steps, Count compared)
{
    const SgGame& game = SgGame::of(steps.position());
    const std::vector<Count>& heaps = steps.position().heaps;
    if (game.isNim(heaps)) {
        //: %1 is the largest number that may be taken
        steps
            .add(
                "nim",
                sum_steps::phrase("No heap has more than %1 stones, so any number may be taken: this is Nim")(
                    *game.everythingUpTo()))
            .detail(sum_steps::phrase(
                "A heap of n has the options 0, 1, …, n−1. If these have the values 0, 1, …, n−1, the first "
                "missing number is n: so g(n) = n, one heap after the other from g(0) = 0 on."));
        return;
    }
    for (const std::size_t part : examined(steps.position())) {
        const Count largest = game.largestOf(steps.position(), part);
        if (const auto modulus = subtraction::remainderRule(*game.takes(part)))
            addRemainder(steps, game, part, *modulus);
        else if (!game.knownPeriod(part) || game.needsPeriod(steps.position(), part))
            addPeriod(steps, game, part, compared);
        else
            addFirstValues(steps, game.g(part), largest, [&](Count n) { return game.value(part, n); });
        if (!game.areAlike())
            steps.mark(Mark::Heap, part, heaps[part], heaps[part]);
    }
}

void addSetMisere(Steps& steps)
{
    const SgGame& game = SgGame::of(steps.position());
    const auto& heaps = steps.position().heaps;
    std::size_t movable = 0;
    for (std::size_t part = 0; part < heaps.size(); ++part)
        movable += game.hasMove(part, heaps[part]) ? 1 : 0;
    const bool isOnlyHeap = movable == 1;
    // What is said of such heaps is proven first, or there are none.
    const Sentence none =
        hasMovableZero(game, heaps) ? Sentence() : sum_steps::phrase("A heap of value 0 has no move here.");
    if (isOnlyHeap) {
        addPairing(steps, game);
        steps.add("ferguson", sum_steps::phrase("With one heap: leave the value 1"))
            .detail(sum_steps::phrase(
                "From the value 1 no option has the value 1, as g is the mex. From 2 or more some option has "
                "it, for the same reason; and from 0 some option has it as long as there is a move."))
            .detail(none)
            .detail(sum_steps::phrase("At the end the value is 0. So whoever leaves 1 can do so again and "
                                      "again, and never makes the last move: the value 1 is the mark of P."));
        return;
    }
    steps.add("ferguson", sum_steps::phrase("While some value is 2 or more: leave the nim-sum 0"))
        .detail(sum_steps::phrase(
            "In misère play the values decide here as in misère Nim. Let s be their nim-sum."))
        .detail(sum_steps::phrase(
            "If two or more values of at least 2 are there and s is not 0, lower a value g with the leading "
            "digit of "
            "s to g ⊕ s. It is smaller, as that digit becomes 0 and those to its left stay; and as a number "
            "cancels itself, it is the nim-sum of the other values, cancels them, and leaves 0. At least one "
            "value of at least 2 is still there, and so at least two: if there were only one, no other value "
            "would "
            "have its leading digit, and the nim-sum would not be 0."))
        .detail(sum_steps::phrase(
            "From 0 every move changes one value, so it leaves another number, and still at least one value "
            "of at least 2. If it is the only one, lower it to 1 or 0, whichever makes the nim-sum 1."));
    addPairing(steps, game);
    steps.add("ferguson-end", sum_steps::phrase("Once all values are 0 or 1: leave the nim-sum 1"))
        .detail(sum_steps::phrase(
            "Once all values are 0 or 1, nim-sum 1 is the mark of P. A move from there leaves nim-sum 0, or "
            "a single value of 2 or more; and from 0 it can be made 1 again as long as a move is left, "
            "because a value 1 can be lowered to 0, and a heap of value 0 that has a move has one to the "
            "value 1. At the end the nim-sum is 0, so whoever leaves 1 never makes the last move."))
        .detail(none);
}

} // namespace laststone::games
