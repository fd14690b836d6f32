// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sums/sum_steps.h"

#include "games/common/nim_sum.h"
#include "games/sums/lost_list.h"
#include "theory/sum.h"

#include <QStringList>

#include <algorithm>
#include <map>
#include <numeric>
#include <set>
#include <utility>

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

// What a value is, and why it is that number and no other.
void addTheory(Steps& steps, const Facts& facts)
{
    const bool misere = facts.position.play == Play::Misere;
    steps
        .add("theory",
             misere ? phrase("Each heap has an SG value g: in normal play it counts as much as a heap of Nim "
                             "with g stones")
                 : facts.game.hasTokens()
                 ? phrase("Every vertex counts as much as a heap of Nim with g stones: g is its SG value")
                 : phrase("Every heap counts as much as a heap of Nim with g stones: g is its SG value"))
        .detail(phrase("From g stones of Nim a move leads to any of 0, 1, …, g − 1, and none stays at g. So "
                       "g has to have the same two properties here: every smaller number is the value of an "
                       "option, a position one move away, and g itself is not."))
        .detail(phrase(
            "Just one number has both: the smallest of 0, 1, 2, … that is not the value of an option, called "
            "the mex of their values. All smaller numbers are values of options; but a larger number would "
            "have this one below it, which is the value of none. Without a move, g = 0."));
    if (misere)
        steps.detail(phrase("That the values decide misère play as well is shown below."));
    if (facts.isSingle && !misere) {
        steps.detail(phrase("So g tells P from N. It is 0 at the end, where no move is left; from 0 every "
                            "move leaves another number; and where the mex is not 0, some option has the "
                            "value 0, and moving there leaves 0. So whoever leaves 0 can do so to the end "
                            "(Sprague 1935, Grundy 1939)."));
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
            steps.detail(taken > 0 ? phrase("The options after taking %1 and their values: %2.")(taken, found)
                                   //: %1 is a list of formulas such as "g(5) ⊕ g(3) = 4 ⊕ 3 = 7"
                                   : phrase("The options after a split without taking, and their values: "
                                            "%1.")(found));
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
        //: at the end of a list of options: %n further values are not shown
        const auto more = plural("and options of %n more value(s)");
        const Clauses examples = shortened(byValue.size(), item, more);
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

// Whether a move may leave two heaps in place of one.
bool splits(const Facts& facts)
{
    return facts.game.maySplit() && std::ranges::any_of(facts.parts, [&](std::size_t part) {
               const auto options = facts.game.options(part, facts.heaps[part]);
               return std::ranges::any_of(options, [](const SgOption& option) { return option.count == 2; });
           });
}

// How much has been said of the values before the step of a part.
enum class Said {
    Nothing,
    Definition, // what a value is
    Knowledge, // what there is to know of all of them, such as a period; so of Nim the options are known
    Mex, // that of every vertex, by the layers of a graph
};

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
        steps.detail(phrase("Any number of stones may be taken here, so a heap of n has the options 0, 1, …, "
                            "n−1. One heap after the other, from g(0) = 0 on, the smallest missing number is "
                            "n: so g(n) = n."));
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

void addValue(Steps& steps, const Facts& facts, const EqualParts& equal, Said said)
{
    const std::size_t part = equal.parts.front();
    steps.add("value", valueTitle(facts, equal));
    if (said == Said::Nothing) {
        steps.detail(
            phrase("g is the SG value: the smallest of 0, 1, 2, … that is not the value of an option, "
                   "a position one move away; that number is called the mex of their values. Without a "
                   "move, g = 0."));
        if (splits(facts)) {
            steps.detail(phrase("Where two heaps are left, ⊕ is the nim-sum of their values: it adds in "
                                "binary without carrying."));
        }
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
    if (facts.isSingle || facts.game.hasTokens())
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
    for (std::size_t i = 0; i < shown; ++i) {
        addValue(steps, facts, all[i], said);
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
}

// `isSaid`: a step before has said what ⊕ is.
void addNimSum(Steps& steps, const Facts& facts, bool isSaid = false)
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

// Where heaps fall apart, the value of several is needed for that of one: so the theorem about sums stands in
// front of all values.
void addSplit(Steps& steps, const Facts& facts)
{
    steps
        .add("sum",
             phrase("Several heaps count like one heap of Nim, too: as many stones as the nim-sum s of "
                    "their values"))
        .detail(
            phrase("That is needed as a heap may fall apart into two; then a move is made in one of them."))
        .detail(nimSumDetail())
        .detail(
            phrase("This is shown from the smallest positions on: for the options it is known already. No "
                   "move keeps s: it changes one value, as no option has the value of its heap, and the "
                   "other values stay."))
        .detail(phrase("Every smaller number t can be left. In the highest binary digit in which s and t "
                       "differ, s has a 1, so some value g has a 1 there as well. Hence g ⊕ s ⊕ t is smaller "
                       "than g, and so the value of some option of that heap; moving to it leaves t."))
        .detail(
            phrase("For example, the values 3 and 1 give 3 ⊕ 1 = 2: to leave 0, the 3 becomes 1; to leave 1, "
                   "it becomes 0."))
        .detail(phrase("So the mex for all heaps together is s (Sprague 1935, Grundy 1939)."));
    if (!facts.isSingle) {
        steps.detail(
            phrase("And s tells P from N: it is 0 at the end, where all values are 0; from 0 every move "
                   "leaves another number, and from any other some move leaves 0. So whoever leaves 0 can do "
                   "so to the end."));
    }
}

// The theorem about sums, with the values that have just been found.
void addTheorem(Steps& steps, const Facts& facts)
{
    steps.add("theorem", phrase("Why the nim-sum of the values decides"))
        .detail(phrase("At the end nobody can move: all values are 0, and so is their nim-sum."))
        .detail(phrase("From nim-sum 0 every move leaves another number: it changes one value, as no option "
                       "has the value that it comes from, and the other values stay."))
        .detail(phrase("From a nim-sum s other than 0 some move leaves 0. The column of the leading digit of "
                       "s is odd, so some value g has that digit; in g ⊕ s it is 0, so g ⊕ s is smaller than "
                       "g, and some option has the value g ⊕ s, as there is no gap below g."))
        .detail(
            phrase("Some moves raise a value; there are none such in Nim. That changes nothing: they, too, "
                   "leave another number than 0, which is answered in the same way."))
        .detail(
            phrase("So whoever leaves 0 can do it again and again, and makes the last move (Sprague 1935, "
                   "Grundy 1939)."))
        .marks(marksOf(facts, facts.parts))
        .mark(NimSumMark::Sum, 0, facts.sum);
}

// ---- Words for positions and moves ----

// "(3, 2)"
QString heapsFormula(const Facts& facts, Heaps heaps)
{
    QStringList names;
    for (const Count heap : heaps)
        names << facts.game.label(heap);
    return QStringLiteral("(%1)").arg(names.join(QStringLiteral(", ")));
}

Clauses move(const Facts& facts, const Position& before, const Move& made)
{
    return {{facts.game.describe(before, made)}};
}

Steps& addWinOf(Steps& steps, const char* id, const Facts& facts, const Move& made)
{
    //: %1 is a move such as "take 1 from heap 2"
    return steps.add(id, phrase("A winning move: %1")(move(facts, facts.position, made))).shows(made);
}

// A heap is called by its number on the board, and by its size once a move has numbered the heaps anew.
Steps& addAnswerTo(Steps& steps, const Facts& facts, const Move& threat, const Position& then,
                   const Move& answer)
{
    const bool isRenumbered = then.heaps.size() != facts.heaps.size();
    const Clauses reply{
        {isRenumbered ? facts.game.describeBySize(then, answer) : facts.game.describe(then, answer)}};
    //: two moves, the second one after the first: "Answer to “take 1 from heap 2”: take 3 from heap 1"
    return steps.add("answer", phrase("Answer to “%1”: %2")(move(facts, facts.position, threat), reply))
        .shows(threat, Role::Threat)
        .then(answer);
}

// What stands on the board after a move and its answer, where heaps have come or gone.
void addHeapsLeft(Steps& steps, const Facts& facts, Heaps then, Heaps end)
{
    const std::size_t most = std::max(then.size(), end.size());
    if ((then.size() == facts.heaps.size() && end.size() == facts.heaps.size()) || most > kMostTerms)
        return;
    //: %1 and %2 are lists of the sizes of heaps, after a move and after the answer to it
    steps.detail(phrase("The heaps are %1 after the move and %2 after the answer.")(
        Numbers{{then.begin(), then.end()}}, Numbers{{end.begin(), end.end()}}));
}

// Winning moves that have no step of their own.
void addMoreWins(Steps& steps, const Facts& facts, std::span<const Move> moves)
{
    const auto item = [&](std::size_t i) { return facts.game.describe(facts.position, moves[i]); };
    steps.add("more-moves", moreMovesTitle(moves.size())).detail(phrase("%1.")(list(moves.size(), item)));
    if (facts.position.play == Play::Normal)
        steps.mark(NimSumMark::Sum, 0, facts.sum);
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
                         ? phrase("The nim-sum of the values is 0, and from there every move leaves another.")
                         //: %1 is the nim-sum
                         : phrase("The nim-sum of the values is %1, not 0, and from there some move leaves "
                                  "0.")(facts.sum));
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
            .detail(phrase("Where that is smaller than g there is such a move, as there is no gap below g. "
                           "Where it is larger there may be one, too."));
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
    if (!rises || !isFirst)
        return;
    steps.detail(phrase("This move raises a value. Nim has no such moves, as its heaps only become "
                        "smaller; but all that counts is that the nim-sum is 0 afterwards."));
    //: %1 and %2 are SG values, %1 < %2; %3 is the nim-sum
    steps.detail(phrase("The opponent may take the rise back (“reverse” it): from value %2 there is a move "
                        "to %1, as there is no gap below %2. Then the nim-sum is %3 as before, it is your "
                        "turn again, and the end has come nearer.")(from, option.value, facts.sum));
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
    if (facts.isSingle) { // one for each value that can be left
        std::set<Count> values;
        for (const SgOption& option : facts.game.options(0, facts.heaps[0])) {
            if (found.size() < kFewMoves && values.insert(option.value).second)
                found.push_back(option);
        }
        return found;
    }
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
    addHeapsLeft(steps, facts, then.heaps, end);
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
    const auto answered = threats(facts);
    for (const SgOption& threat : answered)
        addAnswer(steps, facts, threat);
    if (firstOptions(facts, facts.heaps, kFewMoves + 1).size() > answered.size())
        steps.detail(phrase("The other moves are answered in the same way."));
}

// The parts that have a move.
std::vector<std::size_t> movable(const Facts& facts)
{
    std::vector<std::size_t> found;
    std::ranges::copy_if(facts.parts, std::back_inserter(found),
                         [&](std::size_t part) { return facts.game.hasMove(part, facts.heaps[part]); });
    return found;
}

// No move is left after any of the moves.
bool isEveryMoveTheLast(const Facts& facts)
{
    const std::vector<std::size_t> parts = movable(facts);
    if (parts.size() != 1)
        return false;
    const std::size_t part = parts.front();
    return std::ranges::all_of(facts.game.options(part, facts.heaps[part]), [&](const SgOption& option) {
        return facts.game.isOver(facts.game.after(facts.position, option.move).heaps);
    });
}

// ---- Positions that are over in a move or two, or leave no choice ----

constexpr std::size_t kMostShortMoves = 4;
constexpr Count kMostForcedMoves = 12; // of a part: more are not counted by hand

// Some move ends the game.
bool canEnd(const Facts& facts)
{
    const std::vector<std::size_t> parts = movable(facts);
    return parts.size() == 1
        && std::ranges::any_of(
               facts.game.options(parts.front(), facts.heaps[parts.front()]), [&](const SgOption& option) {
                   return facts.game.isOver(facts.game.after(facts.position, option.move).heaps);
               });
}

// How many moves of a part are left, where there is just one each time or every one is the last; none where
// that depends on the moves.
std::optional<Count> forcedMoves(const Facts& facts, std::size_t part, Count heap, Count most)
{
    const auto options = facts.game.options(part, heap);
    const auto left = [](const SgOption& option) {
        std::vector<Count> heaps{option.first, option.second};
        heaps.resize(static_cast<std::size_t>(option.count));
        return heaps;
    };
    const auto isLast = [&](const SgOption& option) {
        return std::ranges::none_of(left(option), [&](Count each) { return facts.game.hasMove(part, each); });
    };
    if (std::ranges::all_of(options, isLast))
        return options.empty() ? 0 : 1;
    if (options.size() > 1 || most == 0)
        return std::nullopt;
    Count moves = 1;
    for (const Count each : left(options.front())) {
        const auto more = forcedMoves(facts, part, each, most - 1);
        if (!more)
            return std::nullopt;
        moves += *more;
    }
    return moves;
}

// How many moves the game has, by part, if there is no choice that makes a difference; that of these parts.
std::optional<std::vector<Count>> forcedMoves(const Facts& facts, const std::vector<std::size_t>& parts)
{
    if (parts.size() > kMostTerms)
        return std::nullopt;
    std::vector<Count> all;
    for (const std::size_t part : parts) {
        const auto moves = forcedMoves(facts, part, facts.heaps[part], kMostForcedMoves);
        if (!moves)
            return std::nullopt;
        if (*moves > 0)
            all.push_back(*moves);
    }
    return all;
}

std::optional<std::vector<Count>> forcedMoves(const Facts& facts)
{
    return forcedMoves(facts, facts.parts);
}

// Why the number of moves is fixed.
Sentence forcedDetail(const Facts& facts, const std::vector<Count>& moves)
{
    if (moves.size() == 1) {
        Position position = facts.position;
        while (!isEveryMoveTheLast(Facts{position}))
            position = facts.game.after(position, firstOptions(facts, position.heaps, 1).front().move);
        return firstOptions(facts, position.heaps, 2).size() == 1
            ? phrase("There is just one move each time.")
            : phrase("There is just one move each time, until every move is the last.");
    }
    QStringList terms;
    for (const Count each : moves)
        terms << QString::number(each);
    const QString sum = QStringLiteral("%1 = %2")
                            .arg(terms.join(QStringLiteral(" + ")))
                            .arg(std::accumulate(moves.begin(), moves.end(), Count{0}));
    //: %1 is a sum such as "1 + 1 + 2 = 4"
    return facts.game.hasTokens()
        ? phrase("However a token is moved, the number of its moves is the same. Together: %1.")(sum)
        //: %1 is a sum such as "1 + 1 + 2 = 4"
        : phrase("However one moves in a heap, the number of its moves is the same. Together: %1.")(sum);
}

void addForced(Steps& steps, const Facts& facts, const std::vector<Count>& moves)
{
    const Count count = std::accumulate(moves.begin(), moves.end(), Count{0});
    const bool isOdd = count % 2 == 1;
    //: %n is 2 or more
    steps.add("forced", plural("Exactly %n move(s) are left, whatever is moved")(count))
        .detail(forcedDetail(facts, moves));
    if (facts.position.play == Play::Normal) {
        steps.detail(isOdd ? phrase("That is odd: the player to move makes the first move, the third and so "
                                    "on, and so the last one, and wins. An N-position, and every move wins.")
                           : phrase("That is even: the player to move makes the first move, the third and so "
                                    "on, and the opponent makes the last one and wins. A P-position."));
    } else {
        steps.detail(isOdd ? phrase("That is odd: the player to move makes the first move, the third and so "
                                    "on, and so the last one, and loses. A P-position.")
                           : phrase("That is even: the player to move makes the first move, the third and so "
                                    "on, and the opponent makes the last one and loses. An N-position, and "
                                    "every move wins."));
    }
    if (isOdd == (facts.position.play == Play::Normal))
        steps.shows(firstOptions(facts, facts.heaps, 1).front().move);
    if (facts.position.play == Play::Normal && !facts.isSingle) {
        //: %1 is a formula such as "1 ⊕ 0 = 1"
        steps.detail(
            phrase("The SG values say the same: 1 for an odd number of moves, 0 for an even one, "
                   "and ⊕, which adds in binary without carrying, gives %1.")(xorFormula(facts.values)));
    }
}

// The answer that ends the game, if there is one.
std::optional<SgOption> lastAnswer(const Facts& facts, const Position& then)
{
    for (const SgOption& option : firstOptions(facts, then.heaps, kMostOptions)) {
        if (facts.game.isOver(facts.game.after(then, option.move).heaps))
            return option;
    }
    return std::nullopt;
}

// One part that can move, with few moves; in misère play, where no value has to be told, several alike as
// well.
bool hasFewMoves(const Facts& facts)
{
    const bool isFit = facts.position.play == Play::Misere ? facts.isSingle || facts.game.ownValues() == 0
                                                           : movable(facts).size() == 1;
    return isFit && firstOptions(facts, facts.heaps, kMostShortMoves + 1).size() <= kMostShortMoves;
}

void addLastMoves(Steps& steps, const Facts& facts)
{
    const auto options = firstOptions(facts, facts.heaps, kMostShortMoves);
    steps
        .add("last-moves", phrase("Every move ends the game: an N-position"))
        //: %1 is a move such as "take 1 from heap 2"
        .detail(phrase("After “%1” the opponent cannot move and has lost.")(
            move(facts, facts.position, options.front().move)));
    for (const SgOption& option : options)
        steps.shows(option.move);
    if (options.size() > 1)
        steps.mark(Mark::All);
}

void addLastAnswers(Steps& steps, const Facts& facts)
{
    steps.add("last-answers", phrase("Every move can be answered by the last move of the game: a P-position"))
        .detail(phrase("After that the player now to move cannot move and has lost."));
    for (const SgOption& threat : firstOptions(facts, facts.heaps, kMostShortMoves)) {
        const Position then = facts.game.after(facts.position, threat.move);
        const Move answer = lastAnswer(facts, then)->move;
        addAnswerTo(steps, facts, threat.move, then, answer);
        addHeapsLeft(steps, facts, then.heaps, facts.game.after(then, answer).heaps);
        steps.detail(phrase("No move is left then."));
    }
}

// ---- Equal parts: no nim-sum is needed ----

// The parts that have a move: pairs of equal ones, and the others.
struct Pairs {
    std::vector<std::pair<std::size_t, std::size_t>> equal;
    std::vector<std::size_t> others;
    std::vector<Count> moves = {}; // of the others, by part, where their numbers are fixed

    bool isAll() const { return equal.size() == 1 && others.empty(); }
};

Pairs pairsOf(const Facts& facts)
{
    Pairs pairs;
    std::map<QString, std::size_t> alone;
    for (const std::size_t part : movable(facts)) {
        const auto [twin, isNew] = alone.emplace(facts.game.symbol(part, facts.heaps[part]), part);
        if (isNew)
            continue;
        pairs.equal.emplace_back(twin->second, part);
        alone.erase(twin);
    }
    for (const auto& [symbol, part] : alone)
        pairs.others.push_back(part);
    std::ranges::sort(pairs.others);
    return pairs;
}

// Equal parts, and apart from them an even number of moves, whatever is moved: so every move has an answer.
std::optional<Pairs> mirrored(const Facts& facts)
{
    Pairs pairs = pairsOf(facts);
    const auto moves = forcedMoves(facts, pairs.others);
    if (pairs.equal.empty() || pairs.equal.size() > kMostTerms || !moves
        || std::accumulate(moves->begin(), moves->end(), Count{0}) % 2 == 1)
        return std::nullopt;
    pairs.moves = *moves;
    return pairs;
}

// No move, an even number of moves whatever is moved, or parts that are equal two by two.
bool isPlainlyLost(const Facts& facts)
{
    if (facts.game.isOver(facts.heaps))
        return true;
    if (const auto moves = forcedMoves(facts))
        return std::accumulate(moves->begin(), moves->end(), Count{0}) % 2 == 0;
    const auto pairs = mirrored(facts);
    return pairs && pairs->others.empty();
}

// The winning moves of a small position, if each leaves one that is plainly lost; else none.
std::vector<Move> plainWins(const Facts& facts)
{
    const auto isLarge = [&](std::size_t part) { return facts.game.needsPeriod(facts.position, part); };
    if (facts.sum == 0 || facts.heaps.size() > kMostTerms || std::ranges::any_of(facts.parts, isLarge))
        return {};
    std::vector<Move> moves;
    for (const SgOption& option : facts.game.winningOptions(facts.heaps)) {
        const Position after = facts.game.after(facts.position, option.move);
        if (moves.size() == kMostMoveSteps || !isPlainlyLost(Facts{after}))
            return {};
        moves.push_back(option.move);
    }
    return moves;
}

// Every move of the only part that has one can be answered by the last move of the game.
bool isAnsweredAtOnce(const Facts& facts)
{
    return facts.sum == 0 && hasFewMoves(facts)
        && std::ranges::all_of(
               firstOptions(facts, facts.heaps, kMostShortMoves), [&](const SgOption& option) {
                   return lastAnswer(facts, facts.game.after(facts.position, option.move)).has_value();
               });
}

// Which step argues a position of normal play without the theorem about sums; null where none does.
const char* shortStep(const Facts& facts)
{
    const auto pairs = mirrored(facts);
    return hasFewMoves(facts) && isEveryMoveTheLast(facts) ? "last-moves"
        : pairs && pairs->others.empty()                   ? "mirror"
        : forcedMoves(facts)                               ? "forced"
        : isAnsweredAtOnce(facts)                          ? "last-answers"
        : pairs                                            ? "mirror"
        : !plainWins(facts).empty()                        ? "short-win"
                                                           : nullptr;
}

Sentence immobileDetail(const SgGame& game)
{
    return game.hasTokens() ? phrase("The other tokens cannot move.")
                            : phrase("The other heaps have no move.");
}

// Which parts are equal, and that they are copied.
void addCopying(Steps& steps, const Facts& facts, const Pairs& pairs)
{
    const bool isTokens = facts.game.hasTokens();
    if (pairs.isAll()) {
        steps.detail(
            isTokens ? phrase("Whatever is done with one token can be done with the other, too. Then every "
                              "token that can move has a twin again, so there is always an answer.")
                     : phrase("Whatever is done with one heap can be done with the other, too. Then every "
                              "heap that has a move has an equal one again, so there is always an answer."));
        return;
    }
    const auto item = [&](std::size_t i) {
        const auto [part, twin] = pairs.equal[i];
        //: one pair in a list: %1 and %2 are the numbers of two tokens
        return isTokens ? phrase("tokens %1 and %2")(name(part), name(twin))
                        //: one pair in a list: %1 and %2 are the numbers of two heaps
                        : phrase("heaps %1 and %2")(name(part), name(twin));
    };
    const Clauses equal = list(pairs.equal.size(), item);
    //: %1 is a list such as "tokens 1 and 3; tokens 2 and 4"
    steps
        .detail(isTokens ? phrase("These share a vertex: %1.")(equal)
                         //: %1 is a list such as "heaps 1 and 3; heaps 2 and 4"
                         : phrase("These are equal: %1.")(equal))
        .detail(isTokens ? phrase("Wherever one of two such tokens goes, the opponent moves the other to the "
                                  "same vertex.")
                         : phrase("Whatever is done in one of two equal heaps, the opponent does in the "
                                  "other, and what is left of them is equal again."));
}

// The parts that have no twin, but as many moves as it takes.
void addEvenMoves(Steps& steps, const Facts& facts, const Pairs& pairs)
{
    if (pairs.others.empty())
        return;
    Position rest = facts.position;
    rest.heaps.clear();
    Numbers names;
    for (const std::size_t part : pairs.others) {
        rest.heaps.push_back(facts.heaps[part]);
        names.values.push_back(name(part));
    }
    const Count count = std::accumulate(pairs.moves.begin(), pairs.moves.end(), Count{0});
    //: %1 is a list of the numbers of tokens, %2 a number of moves
    const auto tokens = plural("Token(s) %1 can be moved %2 times, however it is done. That is even, so one "
                               "of these moves is answered by another.");
    //: %1 is a list of the numbers of heaps, %2 a number of moves
    const auto heaps = plural("In heap(s) %1 exactly %2 moves are left, whatever is moved. That is even, so "
                              "one of these moves is answered by another.");
    steps.detail((facts.game.hasTokens() ? tokens : heaps)(pairs.others.size(), names, count))
        .detail(forcedDetail(Facts{rest}, pairs.moves));
}

void addMirror(Steps& steps, const Facts& facts, const Pairs& pairs)
{
    const auto [part, twin] = pairs.equal.front();
    const Move threat = facts.game.options(part, facts.heaps[part]).front().move;
    const Position then = facts.game.after(facts.position, threat);
    const bool isRenumbered = then.heaps.size() != facts.heaps.size();
    Move answer = threat; // the twin stands behind what is left of the part
    answer.heap = twin + then.heaps.size() - facts.heaps.size();
    const Clauses reply{
        {isRenumbered ? facts.game.describeBySize(then, answer) : facts.game.describe(then, answer)}};
    const bool isTokens = facts.game.hasTokens();
    const Sentence one = isTokens ? phrase("Two tokens on one vertex: the opponent copies every move")
                                  : phrase("Two equal heaps: the opponent copies every move");
    const Sentence several = isTokens
        ? phrase("Tokens that share a vertex are copied: the opponent always has an answer")
        : phrase("Equal heaps are copied: the opponent always has an answer");
    steps.add("mirror", pairs.isAll() ? one : several);
    addCopying(steps, facts, pairs);
    //: two moves, the second one copies the first
    steps.detail(
        phrase("For example, “%1” is answered by “%2”.")(move(facts, facts.position, threat), reply));
    addEvenMoves(steps, facts, pairs);
    const bool isEvery = 2 * pairs.equal.size() + pairs.others.size() == facts.heaps.size();
    steps.detail(isEvery ? Sentence() : immobileDetail(facts.game))
        .detail(phrase("The game ends some time, and then it is the player now to move who cannot move: a "
                       "P-position."))
        //: "g ⊕ g = 0" is a formula, %1 one such as "2 ⊕ 0 ⊕ 2 = 0"
        .detail(phrase("The SG values say the same: ⊕ adds in binary without carrying, so equal values "
                       "cancel, g ⊕ g = 0. Here %1.")(xorFormula(facts.values)))
        .shows(threat, Role::Threat)
        .then(answer);
    for (const auto& [first, second] : pairs.equal)
        steps.marks(marksOf(facts, {first, second}));
}

// Why a position is plainly lost that a move has left.
void addPlainlyLost(Steps& steps, const Facts& left)
{
    const bool isTokens = left.game.hasTokens();
    if (left.game.isOver(left.heaps)) {
        steps.detail(phrase("After it the opponent cannot move and has lost: an N-position."));
        return;
    }
    if (const auto moves = forcedMoves(left)) {
        const Count count = std::accumulate(moves->begin(), moves->end(), Count{0});
        //: %n is 2 or more, and even
        steps
            .detail(plural("Then exactly %n move(s) are left, whatever is moved. The opponent makes the "
                           "first, and you make the last: an N-position.")(count))
            .detail(forcedDetail(left, *moves));
        return;
    }
    const Pairs pairs = pairsOf(left);
    const QString heaps = heapsFormula(left, movableParts(left.game, left.heaps));
    //: %1 is a position such as "(A, A)"
    const auto tokens = phrase("It leaves tokens that share a vertex two by two: %1.");
    //: %1 is a position such as "(5, 5, 2, 2)"
    const auto several = phrase("It leaves heaps that are equal two by two: %1.");
    //: %1 is a position such as "(2, 2)"
    const auto two = phrase("It leaves two equal heaps: %1.");
    steps.detail((isTokens            ? tokens
                      : pairs.isAll() ? two
                                      : several)(heaps))
        .detail(pairs.equal.size() * 2 == left.heaps.size() ? Sentence() : immobileDetail(left.game))
        .detail(isTokens
                    ? phrase("Wherever the opponent moves one of two such tokens, you move the other to "
                             "the same vertex. So you always have an answer.")
                    : phrase("Whatever the opponent does in one of two equal heaps, you do in the other, "
                             "and what is left of them is equal again. So you always have an answer."))
        .detail(phrase("The game ends some time, and then it is the opponent who cannot move: an "
                       "N-position."));
}

// That no other move wins, by the values.
Sentence onlyWinsDetail(const Facts& facts, std::size_t count)
{
    if (!facts.isSingle) {
        //: %1 is a formula such as "3 ⊕ 2 = 1"
        return phrase("The SG values say the same: ⊕ adds in binary without carrying, and gives %1. After "
                      "the moves shown it gives 0, and after no others.")(xorFormula(facts.values));
    }
    return count == 1
        ? phrase("It is the only winning move: any other leaves a value that is not 0, so the opponent can "
                 "leave 0; and from 0 no move leaves 0 again, down to the end.")
        : phrase("No other move wins: any other leaves a value that is not 0, so the opponent can leave 0; "
                 "and from 0 no move leaves 0 again, down to the end.");
}

void addPlainWins(Steps& steps, const Facts& facts, const std::vector<Move>& moves)
{
    for (const Move& made : moves) {
        addWinOf(steps, "short-win", facts, made);
        const Position after = facts.game.after(facts.position, made);
        addPlainlyLost(steps, Facts{after});
    }
    steps.detail(onlyWinsDetail(facts, moves.size()));
}

// The values come first, so that nothing follows the end of the game.
void addShort(Steps& steps, const Facts& facts, std::string_view way)
{
    addPartValues(steps, facts, Said::Nothing);
    if (way == "last-moves")
        addLastMoves(steps, facts);
    else if (way == "forced")
        addForced(steps, facts, *forcedMoves(facts));
    else if (way == "last-answers")
        addLastAnswers(steps, facts);
    else if (way == "mirror")
        addMirror(steps, facts, *mirrored(facts));
    else
        addPlainWins(steps, facts, plainWins(facts));
}

// Why the answers go on to the end: by the value of one part, or by the nim-sum of several.
Sentence goesOnDetail(const Facts& facts, bool isSplit)
{
    if (facts.isSingle && !isSplit) {
        return facts.sum != 0
            ? phrase("Whatever the opponent then does, the value is not 0, and your answer makes it 0 again. "
                     "The game ends some time, and then it is the opponent who cannot move.")
            : phrase("Every move can be answered so that the value is 0 again. The game ends some time, and "
                     "then it is the player now to move who cannot move.");
    }
    return facts.sum != 0
        ? phrase("Whatever the opponent then does, the nim-sum is not 0, and your answer makes it 0 again. "
                 "The game ends some time, and then it is the opponent who cannot move.")
        : phrase("Every move can be answered so that the nim-sum is 0 again. The game ends some time, and "
                 "then it is the player now to move who cannot move.");
}

void addNormal(Steps& steps, const Facts& facts)
{
    if (const char* const way = shortStep(facts)) {
        addShort(steps, facts, way);
        return;
    }
    const bool isSplit = splits(facts);
    addTheory(steps, facts);
    if (isSplit)
        addSplit(steps, facts);
    facts.game.addKnowledge(steps);
    // In a graph of so few vertices each stands in the step of its layer.
    const bool hasLayers = facts.game.hasTokens() && facts.game.order().size() <= kMostLayers;
    addPartValues(steps, facts, hasLayers ? Said::Mex : Said::Knowledge);
    addNimSum(steps, facts, isSplit);
    if (!facts.isSingle && !isSplit)
        addTheorem(steps, facts);
    addVerdict(steps, facts);
    if (facts.sum != 0)
        addWins(steps, facts);
    else
        addAnswers(steps, facts);
    steps.add("end", phrase("Whoever leaves P-positions makes the last move"))
        .detail(goesOnDetail(facts, isSplit))
        .mark(NimSumMark::Sum, 0, facts.sum);
}

// ---- Misère play: what the values do not decide, and how a position is decided ----

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

// A small position that the values judge falsely; nothing where none has been found.
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

// ---- Misère play of one part that is over in a few moves ----

// The answer after which every move ends the game, if there is one.
std::optional<SgOption> lastButOneAnswer(const Facts& facts, const Position& then)
{
    for (const SgOption& option : firstOptions(facts, then.heaps, kMostOptions)) {
        const Position end = facts.game.after(then, option.move);
        if (isEveryMoveTheLast(Facts{end}))
            return option;
    }
    return std::nullopt;
}

// Few moves, and each ends the game, or is answered so that every move then does.
bool isSoonLost(const Facts& facts)
{
    return hasFewMoves(facts)
        && std::ranges::all_of(firstOptions(facts, facts.heaps, kMostShortMoves),
                               [&](const SgOption& option) {
                                   const Position then = facts.game.after(facts.position, option.move);
                                   return facts.game.isOver(then.heaps) || lastButOneAnswer(facts, then);
                               });
}

// The winning moves, if each leaves nothing but last moves or a position that is soon lost: those first that
// leave nothing else. None otherwise.
std::vector<Move> soonWinning(const Facts& facts)
{
    if (!hasFewMoves(facts))
        return {};
    std::vector<Move> last;
    std::vector<Move> others;
    const SgMisere answer = facts.game.misere(facts.heaps).value();
    for (const Move& made : answer.winningMoves) {
        const Position then = facts.game.after(facts.position, made);
        const Facts left{then};
        if (isEveryMoveTheLast(left))
            last.push_back(made);
        else if (isSoonLost(left))
            others.push_back(made);
        else
            return {};
    }
    last.insert(last.end(), others.begin(), others.end());
    return last;
}

// How the moves of a position that is soon lost are answered: "(2) → (1)".
Clauses soonAnswers(const Facts& facts)
{
    Clauses list;
    for (const SgOption& option : firstOptions(facts, facts.heaps, kMostShortMoves)) {
        const Position then = facts.game.after(facts.position, option.move);
        if (facts.game.isOver(then.heaps))
            continue;
        const Position end = facts.game.after(then, lastButOneAnswer(facts, then)->move);
        const Sentence answer = teaching::formula(
            QStringLiteral("%1 → %2").arg(heapsFormula(facts, movableParts(facts.game, then.heaps)),
                                          heapsFormula(facts, movableParts(facts.game, end.heaps))));
        if (std::ranges::find(list.items, answer) == list.items.end())
            list.items.push_back(answer);
    }
    return list;
}

// How the moves that do not win are answered, those that end the game left out.
Clauses losingMoves(const Facts& facts, std::span<const Move> winning)
{
    Clauses list;
    for (const SgOption& option : firstOptions(facts, facts.heaps, kMostShortMoves)) {
        const Position then = facts.game.after(facts.position, option.move);
        if (std::ranges::find(winning, option.move) != winning.end() || facts.game.isOver(then.heaps))
            continue;
        //: misère play; one losing move in a list: %1 is the position that it leaves, %2 the one that the
        //: answer leaves, such as "(6)" and "(3)"
        const Sentence answer = phrase("if you leave %1, the opponent leaves %2")(
            heapsFormula(facts, movableParts(facts.game, then.heaps)),
            heapsFormula(facts, smallestAnswer(then)));
        if (std::ranges::find(list.items, answer) == list.items.end())
            list.items.push_back(answer);
    }
    return list;
}

void addSoonWon(Steps& steps, const Facts& facts, std::span<const Move> winning)
{
    for (const Move& made : winning) {
        addWinOf(steps, "before-last", facts, made);
        const Position then = facts.game.after(facts.position, made);
        const Facts left{then};
        if (isEveryMoveTheLast(left)) {
            steps.detail(
                phrase("After it the opponent has to make the last move, and so loses: an N-position."));
        } else {
            //: misère play; %1 is a position such as "(3)", %2 a list such as "(2) → (1)", from the position
            //: that a move from there leaves to the one that the answer leaves
            const auto some = phrase("That leaves %1. A move from there either ends the game, and so loses, "
                                     "or is answered so that then every move ends the game: %2.");
            //: misère play; the places are the same
            const auto all =
                phrase("That leaves %1. Every move from there is answered so that then every move ends the "
                       "game: %2.");
            const QString name = heapsFormula(facts, movableParts(facts.game, left.heaps));
            steps.detail(canEnd(left) ? some(name, soonAnswers(left)) : all(name, soonAnswers(left)));
        }
    }
    const Position after = facts.game.after(facts.position, winning.front());
    if (!isEveryMoveTheLast(Facts{after}))
        steps.detail(phrase("So this is an N-position."));
    if (const Clauses others = losingMoves(facts, winning); !others.items.empty()) {
        //: misère play; %1 is a list such as "if you leave (6), the opponent leaves (3)"
        steps.detail(plural("The other move(s) lose(s): %1.")(others.items.size(), others));
    }
    if (canEnd(facts))
        steps.detail(phrase("A move that ends the game loses at once."));
}

void addSoonLost(Steps& steps, const Facts& facts)
{
    steps.add("before-answers", phrase("Every move loses: a P-position"))
        .detail(canEnd(facts)
                    ? phrase("Either it ends the game, and whoever makes the last move loses in "
                             "misère play; or the opponent answers so that then every move ends the game.")
                    : phrase("The opponent answers so that then every move ends the game, and whoever "
                             "makes the last move loses in misère play."));
    for (const SgOption& threat : firstOptions(facts, facts.heaps, kMostShortMoves)) {
        const Position then = facts.game.after(facts.position, threat.move);
        if (facts.game.isOver(then.heaps)) {
            addLastMove(steps, facts, threat.move);
            continue;
        }
        const Move answer = lastButOneAnswer(facts, then)->move;
        addAnswerTo(steps, facts, threat.move, then, answer);
        addHeapsLeft(steps, facts, then.heaps, facts.game.after(then, answer).heaps);
        steps.detail(phrase("The player now to move has to make the last move, and so loses."));
    }
}

void addMisereLastMoves(Steps& steps, const Facts& facts)
{
    steps.add("last-moves", phrase("Every move ends the game: a P-position"))
        .detail(phrase("And whoever makes the last move loses, as the other player then cannot move and "
                       "wins."))
        .shows(firstOptions(facts, facts.heaps, 1).front().move, Role::Threat);
}

// What needs neither values nor a search. Whether that is all there is to say.
bool addMisereShort(Steps& steps, const Facts& facts)
{
    if (isEveryMoveTheLast(facts)) {
        addMisereLastMoves(steps, facts);
    } else if (const auto winning = soonWinning(facts); !winning.empty()) {
        addSoonWon(steps, facts, winning);
    } else if (const auto forced = forcedMoves(facts)) {
        addForced(steps, facts, *forced);
    } else if (isSoonLost(facts)) {
        addSoonLost(steps, facts);
    } else {
        return false;
    }
    return true;
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

void addOver(Steps& steps)
{
    steps.add("over", phrase("No move is left: the game is over"))
        .detail(steps.position().play == Play::Misere
                    ? phrase("In misère play the player to move, who cannot move, has won: an N-position.")
                    : phrase("The player to move cannot move and has lost: a P-position. Its SG value is 0, "
                             "and all other values are worked out from such positions."));
}

// Values in a row, "0 1 0 1 2 …", with bars before the rounds of a period, and dots where more follow.
QString valuesFormula(const ValueAt& value, Count count, const std::optional<theory::Period>& period,
                      bool hasMore = true)
{
    QStringList items;
    for (Count n = 0; n < count; ++n) {
        if (period && n > 0 && n >= period->prePeriod && period->rest(n) == 0)
            items << QStringLiteral("|");
        items << QString::number(value(n));
    }
    if (hasMore)
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

const char* stepOfSum(const Position& position, const char* step)
{
    if (position.play == Play::Misere)
        return step;
    const char* const way = sum_steps::shortStep(Facts{position});
    return way ? way : step;
}

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
    return valuesFormula(value, kMostRowValues, std::nullopt);
}

Sentence lastMoveRule(Play play)
{
    return play == Play::Misere ? sum_steps::phrase("Misère play: whoever cannot move wins.")
                                : sum_steps::phrase("Whoever cannot move loses.");
}

constexpr Count kRoundsToSee = 3; // of a period, in a chart

Steps& addProvenPeriod(Steps& steps, const QString& g, const theory::Period& period, const ValueAt& value,
                       Count last)
{
    const QString repeats = QStringLiteral("%1(n + %2) = %1(n)").arg(g).arg(period.period);
    const Count again = period.prePeriod + period.period;
    const QString row = again <= kMostRowValues
        ? valuesFormula(value, (last <= kMostRowValues ? std::max(again, last) : again) + 1, period)
        : valuesFormula(value, kMostRowValues, std::nullopt);
    return steps.add("period", periodTitle(repeats, period.prePeriod))
        .spans(0, period.prePeriod + kRoundsToSee * period.period)
        //: %1 is "g(0)", %2 a row of values such as "0 1 0 1 2 3 2 | 0 …"; bars stand before the rounds
        .detail(sum_steps::phrase("The values from %1 on: %2")(g + QLatin1String("(0)"), row));
}

Steps& addFirstValues(Steps& steps, const QString& g, Count largest, const ValueAt& value)
{
    const bool hasMore = largest >= kMostRowValues;
    const QString row = valuesFormula(value, hasMore ? kMostRowValues : largest + 1, std::nullopt, hasMore);
    return steps
        .add("first-values",
             sum_steps::phrase("The values are found one after the other, from the smallest heap on"))
        //: %1 is "g(0)", %2 a row of values such as "0 1 0 1 2 3"
        .detail(sum_steps::phrase("The values from %1 on: %2")(g + QLatin1String("(0)"), row));
}

Steps& addSearch(Steps& steps)
{
    const Sentence witness = witnessDetail(Facts{steps.position()});
    return steps
        .add("search",
             witness.isEmpty()
                 ? sum_steps::phrase("In misère play P and N are found from the end up")
                 : sum_steps::phrase(
                     "In misère play one cannot rely on the SG values: P and N are found from the end up"))
        .detail(witness)
        .detail(sum_steps::phrase("Where no move is left it is N, as whoever cannot move wins. Any other "
                                  "position is P exactly when every move leads to an N-position."));
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
