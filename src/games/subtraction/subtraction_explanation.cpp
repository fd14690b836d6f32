// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/subtraction/subtraction_explanation.h"

#include "games/common/nim_sum.h"
#include "games/subtraction/subtraction_game.h"
#include "games/sums/sum_steps.h"

#include <algorithm>

namespace laststone::games {

using teaching::Explanation;
using teaching::Mark;
using teaching::Position;
using teaching::Sentence;
using teaching::Steps;
using theory::Count;
namespace subtraction = theory::subtraction;

namespace subtraction_steps {

LASTSTONE_SENTENCES(SgExplanation)

// Of different sets so many are looked at one by one.
constexpr std::size_t kMostSets = 4;

// "g", or "g₂" where each heap has values of its own.
QString g(const SubtractionGame& game, std::size_t part)
{
    QString text = QStringLiteral("g");
    if (!game.isOneForAll()) {
        for (const QChar digit : QString::number(part + 1))
            text += QChar(0x2080 + digit.digitValue());
    }
    return text;
}

QString symbol(const SubtractionGame& game, std::size_t part, Count heap)
{
    return QStringLiteral("%1(%2)").arg(g(game, part)).arg(heap);
}

// All numbers may be taken from the heaps that there are.
bool isNim(const SubtractionGame& game, Heaps heaps)
{
    return game.isOneForAll() && subtraction::isEverythingUpToLargest(game.set(0))
        && std::ranges::all_of(heaps, [&](Count heap) { return heap <= game.set(0).largest(); });
}

void addRule(Steps& steps, const SubtractionGame& game)
{
    if (game.isOneForAll()) {
        const subtraction::Set& set = game.set(0);
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
            return phrase("heap %1: %2")(Count{part} + 1, setFormula(game.set(part).numbers()));
        };
        //: %n heaps are not listed
        const auto more = plural("and %n more heap(s)");
        steps
            .add("rule", phrase("Each heap has a subtraction set of its own: what may be taken from it"))
            //: %1 is a list such as "heap 1: {1,3,4}, heap 2: {2,5}"
            .detail(phrase("%1. So the values of each heap are its own, too.")(
                shortened(game.sets().size(), item, more)));
    }
    steps.detail(lastMoveRule(steps.position().play));
}

Sentence remainderTitle(const subtraction::Set& set, const QString& rule)
{
    if (subtraction::isEverythingUpToLargest(set)) {
        //: %1 is the largest number that may be taken, %2 a formula such as "g(n) = n mod 4"
        return phrase("All numbers up to %1 may be taken, as in Bash’s game: %2")(set.largest(), rule);
    }
    //: %1 is a formula such as "g(n) = n mod 3"
    return subtraction::arePowersOfTwo(set)
        ? phrase("Only powers of two may be taken, and that gives %1")(rule)
        //: %1 is a formula such as "g(n) = n mod 3"
        : phrase("The SG values are remainders: %1")(rule);
}

void addRemainder(Steps& steps, const SubtractionGame& game, std::size_t part, Count modulus)
{
    const QString rule = QStringLiteral("%1(n) = n mod %2").arg(g(game, part)).arg(modulus);
    steps
        .add("remainder", remainderTitle(game.set(part), rule))
        //: %1 is a number m; 1, …, m−1 may be taken, but no multiple of m. "n mod m" is a formula
        .detail(
            phrase("For n mod %1 = r: each of the numbers 1, …, r may be taken, so all smaller remainders "
                   "can be left. No multiple of %1 may be taken, so the remainder r itself cannot be "
                   "left. The first missing value is r.")(modulus));
}

void addPeriod(Steps& steps, const SubtractionGame& game, std::size_t part)
{
    const auto value = [&](Count n) { return game.value(part, n); };
    const auto period = game.period(part);
    if (!period) {
        //: %1 is a large number
        steps
            .add("no-period",
                 phrase("No period is proven by the values up to %1")(SubtractionGame::kMostValues))
            //: %1 is a row of values such as "0 1 0 1 2 …"
            .detail(phrase("There must be one, as the set is finite, but it may be very long. So the values "
                           "are computed one after the other: %1")(firstValues(value)));
        return;
    }
    const subtraction::PeriodProof proof = subtraction::periodProof(game.set(part), *period);
    addProvenPeriod(steps, g(game, part), *period, value)
        //: %1 is the largest number that may be taken; the other places are numbers of heaps, %2 <= %3,
        //: %4 <= %5
        .detail(phrase("Proof: each value follows from those before it, no further back than %1, the largest "
                       "number that may be taken. The values for n = %4 to %5 are the same as those for n = "
                       "%2 to %3, so all that follow repeat as well.")(proof.length, proof.first, proof.last,
                                                                       proof.again, proof.againLast));
}

void addKnowledge(Steps& steps, const SubtractionGame& game)
{
    const std::vector<Count>& heaps = steps.position().heaps;
    if (isNim(game, heaps)) {
        //: %1 is the largest number that may be taken
        steps
            .add("nim",
                 phrase("No heap has more than %1 stones, so any number may be taken: this is Nim")(
                     game.set(0).largest()))
            .detail(phrase("A heap of n has the options 0, 1, …, n−1. If these have the values 0, 1, …, n−1, "
                           "the first missing number is n: so g(n) = n, one heap after the other from g(0) = "
                           "0 on."));
        return;
    }
    std::vector<subtraction::Set> seen;
    for (std::size_t part = 0; part < game.sets().size() && seen.size() < kMostSets; ++part) {
        const subtraction::Set& set = game.set(part);
        if (std::ranges::find(seen, set) != seen.end())
            continue;
        seen.push_back(set);
        if (const auto modulus = subtraction::remainderRule(set))
            addRemainder(steps, game, part, *modulus);
        else
            addPeriod(steps, game, part);
        if (!game.isOneForAll())
            steps.mark(Mark::Heap, part, heaps[part], heaps[part]);
    }
}

void addMisereWay(Steps& steps)
{
    steps.add("ferguson", phrase("For subtraction sets the values do decide it, as in misère Nim"))
        .detail(phrase("T. S. Ferguson (1974): while some heap has an SG value of 2 or more, a position is P "
                       "exactly when the nim-sum of the values is 0. When all values are 0 or 1, it is P "
                       "exactly when the nim-sum is 1."))
        .detail(phrase("The reason: here a heap of value 0 that still has a move always has one to the value "
                       "1. So when all values are 0 or 1 and the nim-sum is 0, it can be made 1 as long as "
                       "any move is left."));
}

} // namespace subtraction_steps

Explanation explainSubtraction(const SubtractionGame& game, const Position& position)
{
    using namespace subtraction_steps;
    SumWords words;
    words.addRule = [&](Steps& steps) { addRule(steps, game); };
    words.addKnowledge = [&](Steps& steps) { addKnowledge(steps, game); };
    words.addMisereWay = addMisereWay;
    words.valuesRuleMisere = true;
    words.symbol = [&](std::size_t part, Count heap) { return symbol(game, part, heap); };
    words.option = [&](std::size_t part, Count heap, const SgOption& option) {
        return QStringLiteral("%1(%2−%3) = %4 = %5")
            .arg(g(game, part))
            .arg(heap)
            .arg(option.move.take)
            .arg(symbol(game, part, option.first))
            .arg(option.value);
    };
    words.period = [&](std::size_t part) -> std::optional<theory::Period> {
        if (isNim(game, position.heaps))
            return std::nullopt;
        if (const auto modulus = subtraction::remainderRule(game.set(part)))
            return theory::Period{0, *modulus};
        return game.period(part);
    };
    return explainSum(game, position, words);
}

} // namespace laststone::games
