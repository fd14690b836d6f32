// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/staircase/staircase_game.h"

#include "games/common/nim_sum.h"
#include "teaching/steps/explanation.h"

#include <algorithm>
#include <iterator>
#include <numeric>
#include <span>

namespace laststone::games {

namespace nim = theory::nim;
namespace staircase = theory::staircase;

namespace staircase_steps {

LASTSTONE_SENTENCES(StaircaseExplanation)

// A step for each of so many winning moves; the others are listed together.
constexpr std::size_t kMostMoveSteps = 7;
// In a position with so few stones every move is answered one by one; else so many lowerings, and a raising.
constexpr std::size_t kFewStones = 7;
constexpr std::ptrdiff_t kMostLowerings = 3;
// Answers that follow a stone from an even stair: of more all look the same.
constexpr std::size_t kMostFollowed = 2;

// Everything about one position that several steps need.
struct Facts {
    const Position& position;
    staircase::Stairs stairs = position.heaps;
    Play play = position.play;
    std::vector<Count> odd = staircase::oddStairs(stairs);
    Count sum = staircase::nimSum(stairs);
    nim::Sizes sizes = nim::sizes(odd);
    Outcome outcome = staircase::outcome(stairs, play);
    std::vector<staircase::Move> winning = staircase::winningMoves(stairs, play);
    bool misere = play == Play::Misere;
    bool oddEmpty = sizes.big == 0 && sizes.ones == 0;
    bool empty = std::ranges::all_of(stairs, [](Count stones) { return stones == 0; });
    bool isOneStone = std::ranges::count(stairs, Count{0}) + 1 == std::ssize(stairs)
        && std::ranges::count(stairs, Count{1}) == 1;
    // Misère play that is already beyond the rule of the nim-sum.
    bool misereEnd = misere && sizes.big == 0;
};

// Stairs are named from 1 in words, from 0 in facts and marks.
Count name(std::size_t stair)
{
    return Count{stair} + 1;
}

bool lowers(const staircase::Move& move)
{
    return staircase::kind(move) == staircase::Kind::Lowers;
}

Mark oddMark(const Facts& facts, std::size_t i)
{
    return {Mark::Heap, 2 * i, facts.odd[i], facts.odd[i]};
}

std::vector<Mark> oddMarks(const Facts& facts)
{
    std::vector<Mark> marks;
    for (std::size_t i = 0; i < facts.odd.size(); ++i)
        marks.push_back(oddMark(facts, i));
    return marks;
}

// The odd stairs as rows: every other place of the position.
BinaryTable oddTable(const std::vector<Count>& odd, bool ones, bool sum)
{
    return binaryTable(odd, ones, sum, 2);
}

Sentence oddTitle(const Facts& facts)
{
    if (facts.odd.size() > kMostTerms) {
        //: %1 is a large number
        return phrase("Only the odd stairs count; there are %1 of them")(Count{facts.odd.size()});
    }
    Numbers names;
    for (std::size_t i = 0; i < facts.odd.size(); ++i)
        names.values.push_back(name(2 * i));
    //: %1 is a list of stairs such as "1, 3, 5"
    return phrase("Only the odd stairs count: %1")(names);
}

void addMoves(Steps& steps, const Facts& facts)
{
    steps
        .add("numbering",
             phrase("The stairs are numbered from the bottom: the first number is stair 1, the ground is 0"))
        .detail(phrase("A move brings at least one stone from one stair to the next lower one; from stair 1 "
                       "stones come to the ground and stay there."))
        .mark(NimSumMark::NoSumYet)
        .mark(NimSumMark::NoParityYet);
    if (!facts.misere) {
        steps.detail(phrase("Whoever cannot move loses, so the last stone to reach the ground wins the game "
                            "for the player who brings it there."));
    }
}

Steps& addMisereRule(Steps& steps)
{
    return steps.add("rule", phrase("Misère play: whoever cannot move wins"))
        .detail(phrase("So nobody wants to bring the last stone to the ground."))
        .detail(kindsDetail(Play::Misere))
        .mark(NimSumMark::NoSumYet)
        .mark(NimSumMark::NoParityYet);
}

// A move from an even stair by which one sees that it can be cancelled: from the highest of them that has
// stones, of all that lies there; of many stairs, which are narrow, of one stone from the lowest one above
// stair 2. None where a step of its own says so of all moves.
std::optional<staircase::Move> copiedMove(const Facts& facts)
{
    constexpr std::size_t kMost = 64; // of stairs that are drawn
    if (facts.misere || facts.oddEmpty || facts.stairs.size() > kMost)
        return std::nullopt;
    constexpr std::size_t kMany = 8;
    const bool isNarrow = facts.stairs.size() > kMany;
    std::optional<staircase::Move> found;
    for (std::size_t stair = 1; stair < facts.stairs.size(); stair += 2) {
        if (facts.stairs[stair] > 0 && (!isNarrow || !found || found->stair == 1))
            found = staircase::Move{stair, isNarrow ? 1 : facts.stairs[stair]};
    }
    return found;
}

void addRules(Steps& steps, const Facts& facts)
{
    addMoves(steps, facts);
    if (facts.misere)
        addMisereRule(steps);
    const auto copied = copiedMove(facts);
    const Sentence even = facts.misere
        ? phrase(
            "From an even stair stones come to an odd one and raise it. Either way a move changes exactly "
            "one odd stair.")
        : phrase("From an even stair stones come to an odd one and raise it. The opponent can bring the same "
                 "stones one stair further, and every odd stair is as it was before: move and answer cancel, "
                 "so stones on even stairs do not decide who wins.");
    steps.add("odd-stairs", oddTitle(facts))
        .detail(phrase("From an odd stair stones come to an even stair or to the ground, where they do not "
                       "count. That is taking, as in Nim."))
        .detail(copied ? Sentence() : even)
        .marks(oddMarks(facts))
        .mark(NimSumMark::NoSumYet);
    if (!copied)
        return;
    steps.add("even-stairs", phrase("A move from an even stair can be cancelled"))
        .detail(even)
        .shows(toMove(*copied), ShownMove::Role::Example)
        .then(toMove({copied->stair - 1, copied->moved}), ShownMove::Role::Example)
        .mark(NimSumMark::NoSumYet);
}

void addEmpty(Steps& steps, const Facts& facts)
{
    if (facts.misere) {
        steps.add("empty", phrase("No stone is left to move: an N-position"))
            .detail(
                phrase("Whoever brought the last stone to the ground has lost; the player to move has won."));
    } else {
        steps.add("empty", phrase("No stone is left to move: a P-position"))
            .detail(phrase("The player to move has no move and has lost: whoever moved before brought the "
                           "last stone to the ground. All other positions are judged from this one."));
    }
}

bool hasFirstOnly(const Facts& facts)
{
    return !facts.empty
        && std::ranges::all_of(facts.stairs.subspan(1), [](Count stones) { return stones == 0; });
}

// Normal play, and one move ends the game.
bool firstOnly(const Facts& facts)
{
    return !facts.misere && hasFirstOnly(facts);
}

// Misère play, two stones or more, all of them on stair 1.
void addAllButOne(Steps& steps, const Facts& facts)
{
    steps.add("all-but-one", phrase("Only stair 1 has stones: bring all but one of them to the ground"))
        .detail(phrase("The opponent has to bring the last one there, and so loses: an N-position."))
        .detail(phrase("It is the only winning move: if more are left, the opponent leaves one, and bringing "
                       "all of them down loses at once."))
        .shows(toMove(facts.winning.front()))
        .mark(NimSumMark::NoSumYet)
        .mark(NimSumMark::NoParityYet);
}

// One stone alone goes down to the ground, whoever moves it.
void addForced(Steps& steps, const Facts& facts)
{
    const auto stair =
        static_cast<std::size_t>(std::ranges::find(facts.stairs, Count{1}) - facts.stairs.begin());
    const Count moves = name(stair);
    const bool isOdd = moves % 2 == 1;
    //: %1 is the number of the stair
    steps.add("forced", phrase("One stone is left, on stair %1: nobody has a choice")(moves))
        .mark(NimSumMark::NoSumYet)
        .mark(NimSumMark::NoParityYet);
    if (facts.misere) {
        steps.detail(isOdd ? plural("%n move(s) are left, an odd number: the player to move makes the last "
                                    "one and loses. A P-position.")(moves)
                           : plural("%n move(s) are left, an even number: the opponent of the player to move "
                                    "makes the last one and loses. An N-position.")(moves));
    } else {
        steps.detail(isOdd ? plural("%n move(s) are left, an odd number: the player to move makes the last "
                                    "one and wins. An N-position.")(moves)
                           : plural("%n move(s) are left, an even number: the opponent of the player to move "
                                    "makes the last one and wins. A P-position.")(moves));
    }
    if (!facts.winning.empty())
        steps.shows(toMove(facts.winning.front()));
}

Sentence evenAgainDetail()
{
    return phrase("And an even number is made odd again: one stair is lowered from 1 to 0, or, if all odd "
                  "stairs are empty, one stone comes down from an even stair.");
}

// What needs no binary numbers.
void addSmall(Steps& steps, const Facts& facts)
{
    if (facts.oddEmpty && facts.misere) {
        steps.add("even-only", phrase("Only even stairs have stones: an N-position, bring one stone down"))
            .detail(phrase("That leaves exactly one odd stair with one stone, a P-position of misère play. "
                           "It can be done from every even stair that has stones."))
            .mark(NimSumMark::NoSumYet);
    } else if (facts.oddEmpty) {
        steps.add("even-only", phrase("Only even stairs have stones: whoever moves second follows"))
            .detail(phrase("The stones that come to an odd stair are brought one stair further by the "
                           "opponent. Then again only even stairs have stones, or none has. So there is "
                           "always an answer: a P-position."))
            .mark(NimSumMark::NoSumYet);
    } else if (facts.misereEnd) {
        //: %1 is a number of stairs
        steps
            .add("ones",
                 phrase("No odd stair has two stones or more. Odd stairs with one stone: %1")(
                     Count{facts.sizes.ones}))
            .detail(
                facts.outcome == Outcome::P
                    ? phrase(
                        "An odd number: this is a P-position. A move changes one odd stair, so it leaves an "
                        "even number of them, or one odd stair with two stones or more. A move that leaves "
                        "no stone has lost at once. Else the opponent makes the number odd again: where it "
                        "is even, one stair goes from 1 to 0, or one stone comes down from an even stair; a "
                        "stair with two stones or more is lowered to 1 or 0, whichever makes the number odd.")
                    : phrase("An even number: this is an N-position. A winning move makes the number odd: it "
                             "empties an odd stair, or brings exactly one stone to an empty one."))
            .marks(oddMarks(facts));
    } else if (firstOnly(facts)) {
        steps.add("first-only", phrase("Only stair 1 has stones: bring every one of them to the ground"))
            .detail(phrase(
                "That is the last move and wins at once. Stair 1 alone is Nim with one heap, an N-position."))
            .detail(phrase("It is the only winning move: if stones stay on stair 1, the opponent brings them "
                           "to the ground."))
            .shows(toMove(facts.winning.front()))
            .mark(NimSumMark::NoSumYet)
            .mark(NimSumMark::NoParityYet);
    }
}

void addNimSum(Steps& steps, const Facts& facts)
{
    steps
        .add("binary",
             phrase("Write the odd stairs in binary, as heaps of Nim, and count the ones in each column"))
        .details(columnParities(nim::columns(facts.odd)))
        .table(oddTable(facts.odd, true, false))
        .marks(oddMarks(facts))
        .mark(NimSumMark::Binary)
        .mark(NimSumMark::NoSumYet);
    //: %1 is the nim-sum, such as "1" or "13 = 1101₂"
    steps
        .add("nim-sum",
             facts.sum != 0 ? phrase("The nim-sum of the odd stairs is %1 ≠ 0")(inBothBases(facts.sum))
                            : phrase("Every column is even: the nim-sum of the odd stairs is 0"))
        .detail(teaching::formula(xorFormula(facts.odd)))
        .detail(nimSumDetail())
        .table(oddTable(facts.odd, false, true))
        .marks(oddMarks(facts))
        .mark(NimSumMark::Binary)
        .mark(NimSumMark::Sum, 0, facts.sum);
}

// Why the nim-sum tells P from N in misère play, while some odd stair is large.
void addWhyMisere(Steps& steps)
{
    steps
        .detail(
            phrase("Let two odd stairs or more be large. From nim-sum 0 every move leaves another number, as "
                   "it changes just one odd stair and the others stay. From a nim-sum s other than 0 some "
                   "move leaves 0: the column of the leading digit of s is odd, so some odd stair x has that "
                   "digit; in x ⊕ s it is 0 and the digits to its left stay, so x ⊕ s is smaller than x, and "
                   "stones are moved down until x ⊕ s are left. A number cancels itself, so x ⊕ s is the "
                   "nim-sum of the other odd stairs: it cancels them, and 0 is left."))
        .detail(phrase("If just one odd stair is large, the nim-sum is not 0, as no other odd stair has its "
                       "leading digit. So whoever leaves 0 never leaves just one; and whoever finds just one "
                       "lowers it to 1 or 0, so that an odd number of odd stairs have one stone. From such "
                       "an odd number every move leaves an even number, or one large odd stair."))
        .detail(evenAgainDetail());
}

void addVerdict(Steps& steps, const Facts& facts)
{
    steps.add("verdict", verdictTitle(facts.outcome));
    if (facts.misere) {
        steps.detail(phrase("Call an odd stair with two stones or more large. While some odd stair is large, "
                            "the nim-sum of the odd stairs tells P from N, as in normal play: it is 0 in the "
                            "P-positions and in no others."));
        addWhyMisere(steps);
    } else {
        steps.detail(phrase("The nim-sum of the odd stairs tells P from N: it is 0 at the end, from 0 every "
                            "move leaves another number, and from any other some move leaves 0; the next "
                            "steps say why. So whoever leaves 0 can do so to the end."));
    }
    steps.marks(oddMarks(facts)).mark(NimSumMark::Sum, 0, facts.sum);
}

// How winning moves are found: by the nim-sum, or in misère play by the one large odd stair.
void addWays(Steps& steps, const Facts& facts)
{
    if (facts.misere && facts.sizes.big == 1) {
        const auto large = static_cast<std::size_t>(
            std::ranges::find_if(facts.odd, [](Count stones) { return stones >= 2; }) - facts.odd.begin());
        //: %1 is the number of the only odd stair with two stones or more
        steps
            .add("one-large",
                 phrase("Stair %1 is the only odd stair with two stones or more: lower it to 1 or 0")(
                     name(2 * large)))
            .detail(phrase("No odd stair has more than one stone then, and just one of the two makes the "
                           "number of odd stairs with one stone odd. That one wins."))
            .mark(oddMark(facts, large))
            //: %1 is the nim-sum of the odd stairs; x ⊕ %1 is what another odd stair has to become
            .detail(
                phrase("Another odd stair of x stones can also be raised to x ⊕ %1, if the even stair above "
                       "has enough stones. Then two odd stairs are large, and the nim-sum is 0.")(facts.sum));
        return;
    }
    //: %1 is the nim-sum of the odd stairs
    steps
        .add("ways",
             phrase("To win, change an odd stair of x stones to x ⊕ %1: there are two ways")(facts.sum))
        //: %1 is the nim-sum of the odd stairs
        .detail(phrase(
            "Each move changes exactly one odd stair. The nim-sum contains each once, and x ⊕ x = 0; so x ⊕ "
            "%1 is the nim-sum of the others: with this number, and no other, the nim-sum becomes 0.")(
            facts.sum))
        //: %1 is the nim-sum of the odd stairs
        .detail(phrase(
            "Lowering: where x ⊕ %1 is smaller than x, bring the difference one stair down. Raising: where "
            "it is larger, bring the difference from the even stair above, if that has enough stones.")(
            facts.sum))
        //: %1 is the nim-sum of the odd stairs
        .detail(phrase("There is always a lowering, as in Nim: the leading digit of %1 is in an odd column, "
                       "so some odd stair has it. In x ⊕ %1 this digit is 0 and those to its left are as "
                       "before, so it is smaller than x.")(facts.sum))
        .table(oddTable(facts.odd, false, true))
        .marks(oddMarks(facts))
        .mark(NimSumMark::Sum, 0, facts.sum);
}

// What a move does to the one odd stair that it changes.
Sentence moveDetail(const Facts& facts, const staircase::Move& move, const QString& change)
{
    if (move.stair == 0) {
        //: %1 is "7 → 5"
        return phrase("Lowering: stair 1 goes %1, and what is moved is out of play on the ground.")(change);
    }
    if (lowers(move)) {
        //: %1 is the number of an odd stair, %2 is "7 → 5", %3 the number of the even stair below
        return phrase("Lowering: stair %1 goes %2. On stair %3 what is moved does not count.")(
            name(move.stair), change, name(move.stair) - 1);
    }
    const Count from = facts.stairs[move.stair];
    //: %1 is the number of an odd stair, %2 is "1 → 3", %3 the number of the even stair above, %4 is "3 → 1"
    return phrase("Raising: stair %1 goes %2. Stair %3 above has enough stones for that and goes %4.")(
        name(move.stair) - 1, change, name(move.stair), arrowFormula(from, from - move.moved));
}

// Misère play, once no odd stair has two stones or more.
Sentence onesLeft(Count ones)
{
    //: %n is an odd number of stairs
    return plural("Now %n odd stair(s) have one stone, an odd number, and the other odd stairs are empty: a "
                  "P-position.")(ones);
}

void addWin(Steps& steps, const Facts& facts, const staircase::Move& move)
{
    const std::vector<Count> after = staircase::after(facts.stairs, move);
    const std::size_t odd = lowers(move) ? move.stair : move.stair - 1;
    const QString change = arrowFormula(facts.stairs[odd], after[odd]);
    const bool byNimSum = (facts.stairs[odd] ^ facts.sum) == after[odd];
    const QString formula = byNimSum ? xorFormula(std::vector{facts.stairs[odd], facts.sum}) : change;
    //: %1 is a formula such as "7 ⊕ 2 = 5", what becomes of an odd stair; %2 a number of stones, %3 the
    //: number of a stair
    const auto bySum = phrase("%1: move %2 from stair %3 down");
    //: %1 is "5 → 1", what becomes of odd stair %4; %2 a number of stones, %3 the number of a stair
    const auto byChange = phrase("Stair %4, %1: move %2 down from stair %3");
    steps
        .add(lowers(move) ? "lower" : "raise",
             byNimSum ? bySum(formula, move.moved, name(move.stair))
                      : byChange(formula, move.moved, name(move.stair), name(odd)))
        .detail(moveDetail(facts, move, change));
    const nim::Sizes left = nim::sizes(staircase::oddStairs(after));
    if (facts.misere && left.big == 0)
        steps.detail(onesLeft(left.ones));
    steps.shows(toMove(move));
}

// Winning moves that have no step of their own.
void addMoreWins(Steps& steps, std::span<const staircase::Move> moves)
{
    //: one move in a list: %1 is a number of stones, %2 the number of a stair
    const auto item = [&](std::size_t i) {
        return phrase("%1 from stair %2")(moves[i].moved, name(moves[i].stair));
    };
    //: %n winning moves are not listed
    const auto more = plural("and %n more");
    steps
        .add("more-moves", moreMovesTitle(moves.size()))
        //: %1 is a list of moves such as "2 from stair 3, 1 from stair 6"
        .detail(phrase("One stair down: %1.")(shortened(moves.size(), item, more)));
}

// Normal play, and just one odd stair has stones: no nim-sum is needed.
bool isOneOdd(const Facts& facts)
{
    return !facts.misere && facts.sizes.big + facts.sizes.ones == 1;
}

// Why no other move wins, where just one odd stair has stones and its lowering is the only one that does.
Sentence whyOnly(const Facts& facts)
{
    if (facts.winning.size() > 1)
        return {};
    const std::size_t stair = facts.winning.front().stair;
    bool canBeTwo = false; // odd stairs with stones
    for (std::size_t even = 1; even < facts.stairs.size(); even += 2)
        canBeTwo = canBeTwo || (even - 1 != stair && facts.stairs[even] > 0);
    if (!canBeTwo) {
        return phrase("It is the only winning move: any other leaves stones on just this odd stair, and the "
                      "opponent moves them all down.");
    }
    return phrase("It is the only winning move. Any other leaves stones on just one odd stair, and the "
                  "opponent moves them all down; or unequal numbers on two odd stairs, and the opponent "
                  "makes them equal and then copies every move.");
}

void addOneOdd(Steps& steps, const Facts& facts)
{
    const staircase::Move& lowering = *std::ranges::find_if(facts.winning, lowers);
    const std::size_t stair = lowering.stair;
    //: %1 is the number of a stair, %n how many stones are there, not 2
    const auto all = plural("Of the odd stairs only stair %1 has stones: move all %n of them down");
    //: %1 is the number of a stair, with two stones
    const auto both = phrase("Of the odd stairs only stair %1 has stones: move both of them down");
    steps.add("one-odd", lowering.moved == 2 ? both(name(stair)) : all(lowering.moved, name(stair)))
        .detail(phrase("Then no odd stair has any. To an odd stair stones come only from the even stair "
                       "above it. Whatever the opponent brings there you bring one stair further, and no odd "
                       "stair has any again."))
        .detail(phrase("The stones only go down, so the game ends; and as you always have an answer, it is "
                       "then the opponent who cannot move: an N-position."))
        .detail(whyOnly(facts))
        .mark(oddMark(facts, stair / 2))
        .mark(NimSumMark::NoSumYet)
        .shows(toMove(lowering));
    const auto raising = [](const staircase::Move& move) { return !lowers(move); };
    std::vector<staircase::Move> others;
    std::ranges::copy_if(facts.winning, std::back_inserter(others), raising);
    const std::size_t shown = std::min(others.size(), kMostMoveSteps - 1); // beside the lowering
    for (const staircase::Move& move : std::span(others).first(shown)) {
        const QString change = arrowFormula(0, move.moved);
        steps
            .add("raise-equal",
                 phrase("Stair %4, %1: move %2 down from stair %3")(change, move.moved, name(move.stair),
                                                                    name(move.stair) - 1))
            //: %1 and %2 are the numbers of two odd stairs, %3 how many stones each of them then has
            .detail(phrase("Stairs %1 and %2 then have %3 each, and no other odd stair has any. Whatever is "
                           "taken from one of the two you take from the other, and whatever comes to an odd "
                           "stair you bring one stair further.")(
                name(std::min(stair, move.stair - 1)), name(std::max(stair, move.stair - 1)), move.moved))
            .mark(NimSumMark::NoSumYet)
            .shows(toMove(move));
    }
    if (others.size() > shown) {
        addMoreWins(steps, std::span(others).subspan(shown));
        steps.mark(NimSumMark::NoSumYet);
    }
}

// Misère play, and just one odd stair has stones, two or more; no other can be raised to more than one.
bool isOneLeft(const Facts& facts)
{
    if (!facts.misere || facts.sizes.big != 1 || facts.sizes.ones > 0)
        return false;
    for (std::size_t even = 1; even < facts.stairs.size(); even += 2) {
        if (facts.odd[even / 2] == 0 && facts.stairs[even] > 1)
            return false;
    }
    return true;
}

// One stone is left on the odd stairs, and again after each move of the opponent.
void addOneLeft(Steps& steps, const Facts& facts)
{
    const std::size_t stair = facts.winning.front().stair;
    //: misère play; %1 is the number of a stair, with two stones or more
    steps
        .add("one-left",
             phrase("Of the odd stairs only stair %1 has stones: move all but one of them down")(name(stair)))
        .detail(phrase("Then there is just one stone on the odd stairs, and you can leave it so again. "
                       "Stones that the opponent brings to an odd stair you bring one stair further. If the "
                       "opponent brings that one stone down, you bring one stone down from an even stair; if "
                       "these are empty, too, the opponent has made the last move."))
        .detail(phrase("The stones only go down, so the game ends; and as a stone is left after each of your "
                       "moves, it is the opponent who makes the last one and loses: an N-position."))
        .detail(phrase("It is the only winning move: after any other the opponent can leave just one stone "
                       "on the odd stairs."))
        .mark(oddMark(facts, stair / 2))
        .mark(NimSumMark::NoSumYet)
        .shows(toMove(facts.winning.front()));
}

// The odd stairs without a winning move, where each move that wins is the nim-sum's.
void addStuck(Steps& steps, const Facts& facts)
{
    std::vector<bool> wins(facts.odd.size(), false);
    for (const staircase::Move& move : facts.winning)
        wins[move.stair / 2] = true;
    std::vector<std::size_t> stuck;
    for (std::size_t i = 0; i < wins.size(); ++i) {
        if (!wins[i])
            stuck.push_back(2 * i);
    }
    if (stuck.empty())
        return;
    const auto item = [&](std::size_t i) -> Sentence {
        const std::size_t stair = stuck[i];
        const QString change = arrowFormula(facts.stairs[stair], facts.stairs[stair] ^ facts.sum);
        if (stair + 1 == facts.stairs.size()) {
            //: %1 is the number of the highest stair, an odd one, %2 is "4 → 6"
            return phrase("stair %1 would need %2, but is the highest stair")(name(stair), change);
        }
        //: %1 is the number of an odd stair, %2 is "4 → 6", %3 the stair above, %4 the stones there
        return phrase("stair %1 would need %2, but stair %3 has only %4 to give")(
            name(stair), change, name(stair) + 1, facts.stairs[stair + 1]);
    };
    steps
        .add("others", phrase("The other odd stairs would have to grow, and cannot grow enough"))
        //: %1 is a list such as "stair 1 would need 4 → 6, but stair 2 has only 1 to give"
        .detail(phrase("On these stairs there is no winning move: %1.")(
            //: %n odd stairs are not listed
            shortened(stuck.size(), item, plural("and %n more stair(s)"))));
    for (const std::size_t stair : stuck)
        steps.mark(oddMark(facts, stair / 2));
}

void addWinningMoves(Steps& steps, const Facts& facts)
{
    const std::size_t shown = std::min(kMostMoveSteps, facts.winning.size());
    for (std::size_t i = 0; i < shown; ++i)
        addWin(steps, facts, facts.winning[i]);
    if (facts.winning.size() > shown)
        addMoreWins(steps, std::span(facts.winning).subspan(shown));
    if (facts.misereEnd)
        return;
    addStuck(steps, facts);

    const staircase::Move& first = facts.winning.front();
    const std::vector<Count> odd = staircase::oddStairs(staircase::after(facts.stairs, first));
    if (nim::nimSum(odd) != 0)
        return; // the end of misère play, where ones are counted instead
    //: %1 is a number of stones, %2 the number of a stair
    steps
        .add("after",
             phrase("After moving %1 from stair %2 the nim-sum of the odd stairs is 0")(first.moved,
                                                                                        name(first.stair)))
        //: %1 and %2 are formulas such as "4 ⊕ 7 = 3" and "4 ⊕ 4 = 0"
        .detail(phrase("Before the move %1, after it %2.")(xorFormula(facts.odd), xorFormula(odd)))
        .detail(phrase("Every column is even, so the opponent is in a P-position."))
        .table(oddTable(odd, true, false));
    steps.shows(toMove(first)).mark(NimSumMark::After);
}

Sentence exchangeDetail(const Facts& facts, const staircase::Exchange& exchange)
{
    const auto& [move, reply] = exchange;
    const std::vector<Count> after = staircase::after(facts.stairs, move);
    const bool follows = reply.stair + 1 == move.stair && reply.moved == move.moved;
    if (follows && !lowers(move) && reply.stair == 0) {
        return phrase(
            "What has come from stair 2 to stair 1 goes on to the ground: every odd stair is as before.");
    }
    if (follows && !lowers(move)) {
        //: %1 is the number of an even stair, %2 and %3 the numbers of the two stairs below it
        return phrase(
            "What has come from stair %1 to stair %2 goes on to stair %3: every odd stair is as before.")(
            name(move.stair), name(reply.stair), name(reply.stair) - 1);
    }
    const nim::Sizes left = nim::sizes(staircase::oddStairs(staircase::after(after, reply)));
    if (facts.misere && left.big == 0)
        return onesLeft(left.ones);
    const std::size_t odd = reply.stair % 2 == 0 ? reply.stair : reply.stair - 1;
    const Count sum = staircase::nimSum(after);
    //: %1 is a number other than 0, %2 a formula such as "3 ⊕ 2 = 1", %3 the number of a stair, %4 is "3 → 1"
    return phrase("The move gives the odd stairs the nim-sum %1 ≠ 0. Now %2, so stair %3 goes %4, and the "
                  "nim-sum is 0 again.")(sum, xorFormula(std::vector{after[odd], sum}), name(odd),
                                         arrowFormula(after[odd], after[odd] ^ sum));
}

void addExchange(Steps& steps, const Facts& facts, const staircase::Exchange& exchange)
{
    const auto& [move, reply] = exchange;
    //: a move and the answer to it; %1 and %3 are numbers of stones, %2 and %4 the numbers of two stairs
    steps
        .add(lowers(move) ? "exchange-odd" : "exchange-even",
             phrase("If %1 is moved from stair %2, the answer moves %3 from stair %4")(
                 move.moved, name(move.stair), reply.moved, name(reply.stair)))
        .detail(exchangeDetail(facts, exchange))
        .shows(toMove(move), ShownMove::Role::Threat)
        .then(toMove(reply));
}

void addExchanges(Steps& steps, const Facts& facts)
{
    if (facts.oddEmpty || facts.misereEnd) {
        // It has been said already how every move is answered.
    } else if (facts.misere) {
        steps.add("breaks", phrase("Every move leaves an N-position"))
            .detail(phrase(
                "A move changes just one odd stair, and at least two are large; so one large stair is still "
                "there, and only nim-sum 0 would be P. But only the number that was there makes it 0."));
    } else {
        steps.add("breaks", phrase("Every move gives the odd stairs a nim-sum other than 0"))
            .detail(phrase("A move changes exactly one odd stair, and with it the nim-sum. If it raises the "
                           "stair, the answer moves the same stones one stair further, and the stair is as "
                           "before."))
            .detail(
                phrase("In a lowering the stair gets smaller, so the highest digit that changes goes from 1 "
                       "to 0. Its column was even, so the number x of another odd stair has this digit as "
                       "well. In x ⊕ nim-sum the digit is 0 and none to its left changes, so x ⊕ "
                       "nim-sum is smaller than x, and the stair is lowered to this number. Either way the "
                       "nim-sum is 0 again."));
    }
    if (!facts.oddEmpty)
        steps.marks(oddMarks(facts));
    const auto all = staircase::exchanges(facts.stairs, facts.play, kFewStones);
    if (all.empty()) {
        steps.add("last-move", phrase("The only move ends the game and loses it"))
            .detail(phrase("It brings the last stone to the ground. The opponent cannot move, and so wins in "
                           "misère play."));
    }
    const bool few = std::accumulate(facts.stairs.begin(), facts.stairs.end(), Count{0}) <= kFewStones;
    std::ptrdiff_t lowerings = 0;
    std::size_t followed = 0;
    for (const staircase::Exchange& exchange : all) {
        const bool isShown =
            lowers(exchange.move) ? few || lowerings++ < kMostLowerings : followed++ < kMostFollowed;
        if (isShown)
            addExchange(steps, facts, exchange);
    }
}

void addEnd(Steps& steps, const Facts& facts)
{
    if (facts.misereEnd && facts.outcome == Outcome::P) {
        steps.add("end", phrase("Whoever leaves P-positions does not move last"))
            .detail(
                phrase("A stone on stair k goes down at most k times, so the game must end. Then all stairs "
                       "are empty, and 0 is even: whoever always leaves an odd number has not moved last."));
        return;
    }
    if (facts.misere) {
        const bool isSaid = facts.sizes.big > 0; // with the nim-sum
        steps.add("end", phrase("Whoever leaves P-positions does not move last"))
            .detail(isSaid ? Sentence()
                           : phrase("From an odd number of odd stairs with one stone every move leaves an "
                                    "even number, or one odd stair with two stones or more. That one is "
                                    "lowered to 1 or 0, whichever makes the number odd again."))
            .detail(isSaid ? Sentence() : evenAgainDetail())
            .detail(phrase(
                "A stone on stair k goes down at most k times, so the game must end. Then all stairs "
                "are empty, and 0 is even: whoever always leaves P-positions has not moved last. (So it is "
                "as in misère Nim on the odd stairs; we have not found it published.)"));
        return;
    }
    steps.add("end", phrase("Whoever leaves P-positions makes the last move"))
        .detail(
            facts.outcome == Outcome::N
                ? phrase("A stone on stair k goes down at most k times, so the game must end. Every "
                         "move of the opponent changes exactly one odd stair, so the nim-sum is not 0, and "
                         "some move makes it 0 again: it is the opponent who has no move in the end.")
                : phrase("A stone on stair k goes down at most k times, so the game must end. Every move "
                         "can be answered, so it is the player now to move who has no move in the end."));
    if (facts.outcome == Outcome::N) // the opponent is to move
        steps.shows(toMove(facts.winning.front())).mark(NimSumMark::After);
}

} // namespace staircase_steps

Explanation explainStaircase(const Position& position)
{
    using namespace staircase_steps;
    const Facts facts{position};
    Steps steps(position);
    if (!firstOnly(facts) && (facts.isOneStone || hasFirstOnly(facts))) {
        addMoves(steps, facts);
        if (facts.misere)
            addMisereRule(steps);
        if (facts.isOneStone)
            addForced(steps, facts);
        else
            addAllButOne(steps, facts);
        return steps.take();
    }
    if (firstOnly(facts)) {
        addMoves(steps, facts);
        addSmall(steps, facts);
        return steps.take();
    }
    addRules(steps, facts);
    if (facts.empty) {
        addEmpty(steps, facts);
        return steps.take();
    }
    addSmall(steps, facts);
    if (isOneOdd(facts) || isOneLeft(facts)) {
        (facts.misere ? addOneLeft : addOneOdd)(steps, facts);
        return steps.take();
    }
    const bool hasNimSum = !facts.misereEnd && !facts.oddEmpty;
    if (hasNimSum) {
        addNimSum(steps, facts);
        addVerdict(steps, facts);
    }
    if (facts.outcome == Outcome::N) {
        if (!facts.misereEnd)
            addWays(steps, facts);
        addWinningMoves(steps, facts);
    } else {
        addExchanges(steps, facts);
    }
    addEnd(steps, facts);
    // What has been told of the stairs is still seen.
    return steps.marks(oddMarks(facts))
        .mark(hasNimSum ? NimSumMark::Sum : NimSumMark::NoSumYet, 0, facts.sum)
        .take();
}

} // namespace laststone::games
