// SPDX-License-Identifier: GPL-3.0-or-later
// The values of the parts, their nim-sum, and why it decides normal play.
#include "games/sums/steps/facts.h"

#include <QStringList>

#include <algorithm>
#include <map>

namespace laststone::games {

namespace sum_steps {

// Whose values g₁, g₂, … are, where each heap has values of its own.
Sentence ownValuesDetail(const Facts& facts)
{
    std::map<std::size_t, Numbers> heaps; // by the first of those that have the same set
    for (const std::size_t part : facts.parts)
        heaps[facts.game.firstAlike(part)].values.push_back(name(part));
    const auto item = [&](std::size_t i) {
        const auto& [first, names] = *std::next(heaps.begin(), static_cast<std::ptrdiff_t>(i));
        //: one part of a list: %1 is "g₁", %2 a list of the numbers of heaps
        return plural("%1 belongs to heap(s) %2")(names.values.size(), facts.game.g(first), names);
    };
    const Clauses all = list(heaps.size(), item);
    if (facts.game.areAlike())
        return {};
    return heaps.size() == facts.parts.size()
        //: %1 is a list such as "g₁ belongs to heap 1, g₂ belongs to heap 2"
        ? phrase("%1.")(all)
        //: %1 is a list such as "g₁ belongs to heaps 1, 4, g₂ belongs to heap 2"
        : phrase("Heaps with the same set share one list of values: %1.")(all);
}

void addTheory(Steps& steps, const Facts& facts)
{
    const bool misere = facts.position.play == Play::Misere;
    const bool isToken = facts.game.hasTokens();
    // That it counts as much is neither shown nor needed where there is nothing beside it, or in misère play.
    const Sentence alike = isToken
        ? phrase("Every vertex has an SG value g, which has two properties of a heap of Nim with g stones")
        : phrase("Every heap has an SG value g, which has two properties of a heap of Nim with g stones");
    const Sentence counts = isToken
        ? phrase("Every vertex counts as much as a heap of Nim with g stones, as will be shown: g is its SG "
                 "value")
        : phrase(
            "Every heap counts as much as a heap of Nim with g stones, as will be shown: g is its SG value");
    steps.add("theory", misere || facts.isSingle ? alike : counts)
        .detail(phrase("From g stones of Nim a move leads to any of 0, 1, …, g − 1, and none stays at g. So "
                       "g has to have the same two properties here: every smaller number is the value of an "
                       "option, a position one move away, and g itself is not."))
        .detail(phrase(
            "Just one number has both: the smallest of 0, 1, 2, … that is not the value of an option, called "
            "the mex of their values. All smaller numbers are values of options; but a larger number would "
            "need this one among the values of the options, where it is missing. Without a move, g = 0."));
    steps.detail(ownValuesDetail(facts));
    if (misere)
        steps.detail(phrase("That the values decide misère play as well is shown later."));
    if (facts.isSingle && !misere) {
        steps.detail(
            phrase("So g tells P from N. It is 0 at the end, where no move is left; from 0 every move leaves "
                   "another number; and where the mex is not 0, some option has the value 0, and moving "
                   "there leaves 0. So whoever leaves 0 can do so to the end (Sprague 1935, Grundy 1939)."));
    }
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
    for (const std::size_t part : facts.only ? std::vector{*facts.only} : facts.parts) {
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
    if (facts.heaps.size() == 1) { // which no number tells from others
        //: the only token; %1 is "g(7) = 2"
        return facts.game.hasTokens() ? phrase("The token: %1")(equal.equation)
                                      //: the only heap; %1 is "g(7) = 2"
                                      : phrase("The heap: %1")(equal.equation);
    }
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
    if (!period || period->reduced(heap) == heap || !facts.game.needsPeriod(facts.position, part))
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

// One option of each of so many values, the smallest first. All values below the mex are there, as it is seen
// from them; only where even they are too many to be read the list ends before.
Clauses examplesOf(std::size_t count, Count mex, const std::function<Sentence(std::size_t)>& item)
{
    constexpr Count kMostNeeded = 64;
    const std::size_t needed = mex <= kMostNeeded ? static_cast<std::size_t>(mex) : 0;
    const std::size_t shown = std::min(count, std::max(needed, kMostTerms));
    Clauses examples;
    for (std::size_t i = 0; i < shown; ++i)
        examples.items.push_back(item(i));
    if (shown == count)
        return examples;
    //: at the end of a list of options: %n further values are not shown; all of them are larger than the mex
    const auto larger = plural("and options of %n larger value(s), which the mex does not need");
    //: at the end of a list of options: %n further values are not shown
    const auto more = plural("and options of %n more value(s)");
    examples.items.push_back((mex <= shown ? larger : more)(count - shown));
    return examples;
}

// The options of a part with their values.
void addOptions(Steps& steps, const Facts& facts, std::size_t part)
{
    const Count heap = facts.heaps[part];
    const auto options = facts.game.options(part, heap);
    if (options.size() <= kMostOptions && facts.game.maySplit() && options.back().move.take > 0) {
        // By what is taken: the formulas do not show it where heaps may split.
        for (auto first = options.begin(); first != options.end();) {
            const auto end = std::find_if(first, options.end(), [&](const SgOption& option) {
                return option.move.take != first->move.take;
            });
            const auto item = [&](std::size_t i) {
                return teaching::formula(
                    facts.game.optionFormula(part, heap, *(first + static_cast<std::ptrdiff_t>(i))));
            };
            const Count taken = first->move.take;
            const Clauses found = list(static_cast<std::size_t>(end - first), item);
            //: %1 is a number of stones, %2 a list of formulas such as "g(5) ⊕ g(3) = 4 ⊕ 3 = 7"
            steps.detail(
                taken > 0 ? phrase("The options after taking %1 and their values: %2.")(taken, found)
                          //: %1 is a list of formulas such as "g(5) ⊕ g(3) = 4 ⊕ 3 = 7"
                          : phrase("The options after a split without taking, and their values: %1.")(found));
            first = end;
        }
    } else if (options.size() <= kMostOptions) {
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
        const Clauses examples = examplesOf(byValue.size(), facts.values[part], item);
        if (byValue.size() == options.size()) {
            //: %1 is a list of formulas such as "g(7−1) = g(6) = 2"
            steps.detail(phrase("The options and their values: %1.")(examples));
        } else {
            //: %n is a number of options, %1 a list of formulas such as "g(5) ⊕ g(3) = 4 ⊕ 3 = 7 (and 2
            //: more)"
            steps.detail(
                plural("There are %n option(s); here is one for each value: %1.")(options.size(), examples));
        }
    }
}

bool splits(const Facts& facts)
{
    return facts.game.maySplit() && std::ranges::any_of(facts.parts, [&](std::size_t part) {
               const auto options = facts.game.options(part, facts.heaps[part]);
               return std::ranges::any_of(options, [](const SgOption& option) { return option.count == 2; });
           });
}

// The options of a part and their mex.
void addMex(Steps& steps, const Facts& facts, std::size_t part, Said said)
{
    const Count heap = facts.heaps[part];
    const QString symbol = facts.game.symbol(part, heap);
    const auto options = facts.game.options(part, heap);
    if (options.empty()) {
        //: %1 is "g(0) = 0"
        steps.detail(phrase("There is no move here, so %1.")(equation(symbol, facts.values[part])));
        return;
    }
    const bool isNim = facts.game.isNim(facts.heaps);
    if (isNim && said <= Said::Definition && options.size() > kMostOptions) {
        steps.detail(
            phrase("Any number of stones may be taken here, so a heap of n has the options 0, 1, …, n−1. One "
                   "heap after the other, from g(0) = 0 on, the smallest missing number is n: so g(n) = n."));
    } else if (said <= Said::Definition || !isNim) {
        addOptions(steps, facts, part);
    }
    if (said == Said::Mex)
        return;
    const QString mex = QStringLiteral("%1 = mex %2").arg(symbol, valuesOfOptions(facts.game, part, heap));
    //: %1 is a formula such as "g(7) = mex {0,1,3} = 2", %2 the number at its end
    steps.detail(phrase("So %1: the smallest number that is missing among the values is %2.")(
        equation(mex, facts.values[part]), facts.values[part]));
}

// What a value is, where nothing needs it; but values are asked for, and on the board. `isShown`: later steps
// show that the values tell who wins.
void addDefinition(Steps& steps, const Facts& facts, bool isShown)
{
    const Sentence tokens = isShown
        ? phrase("Who wins has been shown without it. The values tell it as well; why they do is shown once "
                 "they are known.")
        : phrase("Who wins has been shown without it.");
    steps
        .detail(phrase("g is the SG value: the smallest of 0, 1, 2, … that is not the value of an option, a "
                       "position one move away; that number is called the mex of their values. Without a "
                       "move, g = 0."))
        .detail(ownValuesDetail(facts))
        .detail(facts.game.hasTokens() ? tokens
                                       : phrase("Who wins has been shown without it. The values of smaller "
                                                "heaps are found in the same way, from 0 on."))
        .detail(splits(facts)
                    ? phrase("Where two heaps are left, ⊕ is the nim-sum of their values: it adds in binary "
                             "without carrying. Why they count so is shown with larger positions.")
                    : Sentence());
}

void addValue(Steps& steps, const Facts& facts, const EqualParts& equal, Said said)
{
    const std::size_t part = equal.parts.front();
    steps.add("value", valueTitle(facts, equal));
    if (facts.only && facts.heaps.size() > 1)
        steps.detail(phrase("Only this heap has a move, so nothing else counts."));
    if (said == Said::Decided) {
        addDefinition(steps, facts, false);
    } else if (said >= Said::Knowledge) {
        addReduced(steps, facts, part);
    }
    addMex(steps, facts, part, said);
    steps.marks(marksOf(facts, equal.parts)).mark(Mark::Options, part, facts.heaps[part], facts.heaps[part]);
}

// A board is not to be ahead of the steps; of a graph the vertices have told their values.
void addLaterValues(Steps& steps, const Facts& facts, std::span<const EqualParts> later)
{
    constexpr std::size_t kMostHeaps = 64;
    if (facts.heaps.size() == 1 || facts.game.hasTokens())
        return;
    steps.mark(NimSumMark::NoSumYet);
    for (const EqualParts& equal : facts.heaps.size() > kMostHeaps ? decltype(later)() : later) {
        for (const std::size_t part : equal.parts)
            steps.mark(NimSumMark::ValueLater, part);
    }
}

void addPartValues(Steps& steps, const Facts& facts, Said said)
{
    const auto all = equalParts(facts);
    const std::size_t shown = std::min(kMostValueSteps, all.size());
    const bool isDecided = said == Said::Decided;
    for (std::size_t i = 0; i < shown; ++i) {
        addValue(steps, facts, all[i], said);
        if (!isDecided)
            keepValues(steps, facts);
        said = std::max(said, Said::Definition);
        addLaterValues(steps, facts, std::span(all).subspan(i + 1));
    }
    const auto others = std::span(all).subspan(shown);
    if (others.empty())
        return;
    const auto item = [&](std::size_t i) { return teaching::formula(others[i].equation); };
    steps.add("more-values", phrase("The other values are found in the same way"))
        .detail(phrase("%1.")(list(others.size(), item)));
    for (const EqualParts& equal : others)
        steps.marks(marksOf(facts, equal.parts));
    if (!isDecided)
        keepValues(steps, facts);
}

void addKnownValues(Steps& steps, const Facts& facts)
{
    facts.game.addKnowledge(steps);
    // In a graph of so few vertices each stands in the step of its layer.
    const bool hasLayers = facts.game.hasTokens() && facts.game.order().size() <= kMostLayers;
    addPartValues(steps, facts, hasLayers ? Said::Mex : Said::Knowledge);
}

void addUnneededValues(Steps& steps, const Facts& facts)
{
    const auto hasTwoMoves = [&](std::size_t part) {
        const auto options = facts.game.options(part, facts.heaps[part]);
        return std::ranges::any_of(
            options, [&](const SgOption& option) { return facts.game.hasMove(part, option.first); });
    };
    if (!facts.game.hasTokens() || std::ranges::none_of(facts.parts, hasTwoMoves))
        return addPartValues(steps, facts, Said::Decided);
    steps.add("theory", phrase("Every vertex has an SG value g, which is found from the sinks up"));
    addDefinition(steps, facts, !facts.isSingle);
    addKnownValues(steps, facts);
    if (facts.isSingle)
        return;
    addNimSum(steps, facts);
    addTheorem(steps, facts);
    if (facts.sum != 0)
        addGoal(steps, facts);
    keepValues(steps, facts);
}

void addNimSum(Steps& steps, const Facts& facts, bool isSaid)
{
    if (facts.isSingle)
        return;
    //: %1 is the nim-sum
    steps
        .add("nim-sum",
             facts.sum != 0 ? phrase("The nim-sum of the values is %1 ≠ 0")(facts.sum)
                            : phrase("The nim-sum of the values is 0"))
        .detail(teaching::formula(xorFormula(facts.values)))
        .detail(isSaid ? Sentence() : nimSumDetail())
        .table(binaryTable(facts.values, true, true))
        .marks(marksOf(facts, facts.parts))
        .mark(NimSumMark::Sum, 0, facts.sum);
}

void addSplit(Steps& steps)
{
    steps
        .add("sum",
             phrase("Several heaps count like one heap of Nim, too: as many stones as the nim-sum s of their "
                    "values"))
        .detail(phrase("A split leaves two heaps, so the value of two heaps together is needed."))
        .detail(nimSumDetail())
        .detail(phrase("For example, the values 3 and 1 give 3 ⊕ 1 = 2: to leave 0, the 3 becomes 1; to "
                       "leave 1, it becomes 0."))
        .detail(phrase("Why this is so is shown once the values are known."));
}

void addSplitTheorem(Steps& steps, const Facts& facts)
{
    steps
        .add("theorem",
             phrase("Why several heaps count like one heap of s stones, the nim-sum of their values"))
        .detail(phrase(
            "This is shown from the smallest positions on, so for the options it has been shown before. "
            "No move keeps s: it changes one value, as no option has the value of its heap, and "
            "the other values stay."))
        .detail(phrase("Every smaller number t can be left. In the highest binary digit in which s and t "
                       "differ, s has a 1, so some value g has a 1 there as well. In g ⊕ s ⊕ t it is 0 and "
                       "the digits to its left stay, so g ⊕ s ⊕ t is smaller than g, and the value of some "
                       "option of that heap. A number cancels itself, so g ⊕ s is the nim-sum of the other "
                       "values: g ⊕ s ⊕ t in place of g cancels them, and t is left."))
        .detail(phrase("So the mex for all heaps together is s (Sprague 1935, Grundy 1939)."));
    if (!facts.isSingle) {
        steps.detail(phrase("And s tells P from N: it is 0 at the end, where all values are 0; from 0 every "
                            "move leaves another number, and from any other some move leaves 0. So whoever "
                            "leaves 0 can do so to the end."));
    }
    steps.marks(marksOf(facts, facts.parts)).mark(NimSumMark::Sum, 0, facts.sum);
}

void addTheorem(Steps& steps, const Facts& facts)
{
    steps.add("theorem", phrase("Why the nim-sum of the values decides"))
        .detail(phrase("At the end nobody can move: all values are 0, and so is their nim-sum."))
        .detail(phrase("From nim-sum 0 every move leaves another number: it changes one value, as no option "
                       "has the value that it comes from, and the other values stay."))
        .detail(phrase("From a nim-sum s other than 0 some move leaves 0. The column of the leading digit of "
                       "s is odd, so some value g has that digit; in g ⊕ s it is 0 and the digits to its "
                       "left stay, so g ⊕ s is smaller than g, and some option has the value g ⊕ s, as there "
                       "is no gap below g. A number cancels itself, so g ⊕ s is the nim-sum of the other "
                       "values: a value g ⊕ s in place of g cancels them, and 0 is left."))
        .detail(phrase("A move may also raise a value, as never in Nim. That changes nothing: made from "
                       "nim-sum 0 it, too, leaves another number than 0, which is answered in the same way."))
        .detail(phrase("So whoever leaves 0 can do it again and again, and makes the last move (Sprague "
                       "1935, Grundy 1939)."))
        .marks(marksOf(facts, facts.parts))
        .mark(NimSumMark::Sum, 0, facts.sum);
}

} // namespace sum_steps

} // namespace laststone::games
