// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/staircase/staircase_explanation.h"

#include "games/common/nim_sum.h"
#include "games/staircase/staircase_sentences.h"
#include "theory/staircase.h"

#include <algorithm>

namespace laststone::games {

using teaching::BinaryTable;
using teaching::Explanation;
using teaching::Mark;
using teaching::Position;
using teaching::Step;
using theory::Count;
using theory::Outcome;
using theory::Play;
namespace nim = theory::nim;
namespace staircase = theory::staircase;
namespace say = staircase_sentences;

namespace {

// A step for each of so many winning moves; the others are listed together.
constexpr std::size_t kMostMoveSteps = 7;
// In a position with so few stones every move is answered one by one.
constexpr std::size_t kFewStones = 7;
// Among so many moves an example of each kind is looked for.
constexpr std::size_t kMostExamples = 64;

using Steps = std::vector<Step>;

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
    // Misère play that is already beyond the rule of the nim-sum.
    bool misereEnd = misere && sizes.big == 0;
};

say::OddMove oddMove(const Facts& facts, const staircase::Move& move)
{
    const std::vector<Count> after = staircase::after(facts.stairs, move);
    const std::size_t odd = staircase::kind(move) == staircase::Kind::Lowers ? move.stair : move.stair - 1;
    return {move.stair,
            move.moved,
            after[move.stair],
            odd,
            facts.stairs[odd],
            after[odd],
            (facts.stairs[odd] ^ facts.sum) == after[odd]};
}

Mark markOf(staircase::Stairs stairs, const staircase::Move& move, Mark::Kind kind)
{
    return {kind, move.stair, stairs[move.stair], stairs[move.stair] - move.moved};
}

std::vector<Mark> oddMarks(const Facts& facts)
{
    std::vector<Mark> marks;
    for (std::size_t i = 0; i < facts.stairs.size(); ++i) {
        if (staircase::isOdd(i))
            marks.push_back({Mark::Kind::Heap, i, facts.stairs[i], facts.stairs[i]});
    }
    return marks;
}

std::vector<Mark> with(std::vector<Mark> marks, const Mark& mark)
{
    marks.push_back(mark);
    return marks;
}

// The odd stairs as rows: every other place of the position.
BinaryTable oddTable(staircase::Stairs stairs, bool ones, bool sum)
{
    return binaryTable(staircase::oddStairs(stairs), ones, sum, 2);
}

void addRules(Steps& steps, const Facts& facts)
{
    Step numbering{"numbering", say::numberingTitle(), {say::numberingMove(), say::numberingOther()}, {}, {}};
    if (!facts.misere)
        numbering.details.insert(numbering.details.begin() + 1, say::numberingEnd());
    steps.push_back(numbering);
    if (facts.misere) {
        steps.push_back(
            {"rule", say::misereRuleTitle(), {say::misereRuleDetail(), say::misereRuleSource()}, {}, {}});
    }
    std::vector<std::size_t> odd;
    for (std::size_t i = 0; i < facts.stairs.size(); i += 2)
        odd.push_back(i);
    steps.push_back({"odd-stairs",
                     say::oddTitle(odd),
                     {say::oddLowering(), say::oddRaising(facts.play)},
                     {},
                     oddMarks(facts)});
}

// What needs no binary numbers.
void addSmall(Steps& steps, const Facts& facts)
{
    if (facts.oddEmpty) {
        steps.push_back(
            {"even-only", say::evenOnlyTitle(facts.play), {say::evenOnlyDetail(facts.play)}, {}, {}});
    } else if (facts.misereEnd) {
        steps.push_back({"ones",
                         say::onesTitle(facts.sizes.ones),
                         {say::onesDetail(facts.outcome)},
                         {},
                         oddMarks(facts)});
    } else if (!facts.misere
               && std::ranges::all_of(facts.stairs.subspan(1), [](Count stones) { return stones == 0; })) {
        steps.push_back({"first-only",
                         say::firstOnlyTitle(),
                         {say::firstOnlyDetail()},
                         {},
                         {markOf(facts.stairs, facts.winning.front(), Mark::Kind::Take)}});
    }
}

void addNimSum(Steps& steps, const Facts& facts)
{
    const Mark binary{Mark::Kind::Binary, 0, 0, 0};
    const Mark sum{Mark::Kind::Sum, 0, facts.sum, 0};
    steps.push_back({"binary", say::binaryTitle(), columnParities(nim::columns(facts.odd)),
                     oddTable(facts.stairs, true, false), with(oddMarks(facts), binary)});
    steps.push_back({"nim-sum",
                     say::nimSumTitle(facts.sum),
                     {say::nimSumFormula(facts.odd), nimSumDetail()},
                     oddTable(facts.stairs, false, true),
                     with(with(oddMarks(facts), binary), sum)});
}

void addVerdict(Steps& steps, const Facts& facts)
{
    Step verdict{"verdict", verdictTitle(facts.outcome), {say::verdictDetail(facts.play)}, {}, {}};
    if (!facts.misere)
        verdict.details.push_back(say::verdictValue(facts.sum));
    verdict.marks = with(oddMarks(facts), {Mark::Kind::Sum, 0, facts.sum, 0});
    steps.push_back(verdict);
}

// How winning moves are found: by the nim-sum, or in misère play by the one large odd stair.
void addWays(Steps& steps, const Facts& facts)
{
    if (facts.misere && facts.sizes.big == 1) {
        const auto large = static_cast<std::size_t>(
            std::ranges::find_if(facts.odd, [](Count stones) { return stones >= 2; }) - facts.odd.begin());
        Step step{"one-large", say::oneLargeTitle(2 * large), {say::oneLargeLower()}, {}, {}};
        if (facts.odd.size() > 1)
            step.details.push_back(say::oneLargeRaise(facts.sum));
        step.marks = {{Mark::Kind::Heap, 2 * large, facts.odd[large], facts.odd[large]}};
        steps.push_back(step);
        return;
    }
    steps.push_back({"ways",
                     say::waysTitle(facts.sum),
                     {say::waysReason(), say::waysBoth(facts.sum)},
                     {},
                     with(oddMarks(facts), {Mark::Kind::Sum, 0, facts.sum, 0})});
}

// The odd stairs without a winning move, where each move that wins is the nim-sum's.
void addStuck(Steps& steps, const Facts& facts)
{
    std::vector<bool> wins(facts.odd.size(), false);
    for (const staircase::Move& move : facts.winning)
        wins[move.stair / 2] = true;
    std::vector<say::StuckStair> stuck;
    Step step{"others", say::othersTitle(), {}, {}, {}};
    for (std::size_t i = 0; i < facts.odd.size(); ++i) {
        if (wins[i])
            continue;
        const std::size_t above = 2 * i + 1;
        const bool hasAbove = above < facts.stairs.size();
        stuck.push_back(
            {2 * i, facts.odd[i], facts.odd[i] ^ facts.sum, hasAbove, hasAbove ? facts.stairs[above] : 0});
        step.marks.push_back({Mark::Kind::Heap, 2 * i, facts.odd[i], facts.odd[i]});
    }
    if (stuck.empty())
        return;
    step.details = {say::othersDetail(stuck)};
    steps.push_back(step);
}

void addWinningMoves(Steps& steps, const Facts& facts)
{
    for (std::size_t i = 0; i < std::min(kMostMoveSteps, facts.winning.size()); ++i) {
        const staircase::Move& move = facts.winning[i];
        const say::OddMove odd = oddMove(facts, move);
        Step step{staircase::kind(move) == staircase::Kind::Lowers ? "lower" : "raise",
                  say::moveTitle(odd, facts.sum),
                  {say::moveDetail(odd)},
                  {},
                  {markOf(facts.stairs, move, Mark::Kind::Take)}};
        const nim::Sizes left = nim::sizes(staircase::oddStairs(staircase::after(facts.stairs, move)));
        if (facts.misere && left.big == 0)
            step.details.push_back(say::onesAfter(left.ones));
        steps.push_back(step);
    }
    if (facts.winning.size() > kMostMoveSteps) {
        std::vector<say::OddMove> rest;
        for (std::size_t i = kMostMoveSteps; i < facts.winning.size(); ++i)
            rest.push_back({facts.winning[i].stair, facts.winning[i].moved, 0, 0, 0, 0, true});
        steps.push_back({"more-moves", moreMovesTitle(rest.size()), {say::moreMoves(rest)}, {}, {}});
    }
    if (facts.misereEnd)
        return;
    addStuck(steps, facts);

    const staircase::Move& first = facts.winning.front();
    const std::vector<Count> after = staircase::after(facts.stairs, first);
    const std::vector<Count> odd = staircase::oddStairs(after);
    if (nim::nimSum(odd) != 0)
        return; // the end of misère play, where ones are counted instead
    steps.push_back({"after",
                     say::afterTitle(oddMove(facts, first)),
                     {say::nimSumFormula(odd), say::afterDetail()},
                     oddTable(after, true, false),
                     {markOf(facts.stairs, first, Mark::Kind::Take), {Mark::Kind::After, 0, 0, 0}}});
}

Step exchangeStep(const Facts& facts, const staircase::Exchange& exchange)
{
    const std::vector<Count> after = staircase::after(facts.stairs, exchange.move);
    const std::vector<Count> end = staircase::after(after, exchange.reply);
    Step step{staircase::kind(exchange.move) == staircase::Kind::Lowers ? "exchange-odd" : "exchange-even",
              say::exchangeTitle(exchange),
              {},
              {},
              {markOf(facts.stairs, exchange.move, Mark::Kind::Threat),
               markOf(after, exchange.reply, Mark::Kind::Reply)}};
    const bool follows =
        exchange.reply.stair + 1 == exchange.move.stair && exchange.reply.moved == exchange.move.moved;
    if (follows && staircase::kind(exchange.move) == staircase::Kind::Raises)
        step.details = {say::followDetail(exchange)};
    else if (facts.misere && nim::sizes(staircase::oddStairs(end)).big == 0)
        step.details = {say::exchangeOnes()};
    else
        step.details = {say::exchangeSum(staircase::nimSum(after))};
    return step;
}

void addExchanges(Steps& steps, const Facts& facts)
{
    steps.push_back(
        {"breaks", say::breaksTitle(facts.play), {say::breaksDetail(facts.play)}, {}, oddMarks(facts)});
    const std::vector<staircase::Exchange> all =
        staircase::exchanges(facts.stairs, facts.play, kMostExamples);
    if (all.empty()) {
        steps.push_back({"last-move", say::lastMoveTitle(), {say::lastMoveDetail()}, {}, {}});
        return;
    }
    if (all.size() <= kFewStones) {
        for (const staircase::Exchange& exchange : all)
            steps.push_back(exchangeStep(facts, exchange));
        return;
    }
    for (const auto kind : {staircase::Kind::Lowers, staircase::Kind::Raises}) {
        const auto found = std::ranges::find_if(all, [kind](const staircase::Exchange& exchange) {
            return staircase::kind(exchange.move) == kind;
        });
        if (found != all.end())
            steps.push_back(exchangeStep(facts, *found));
    }
}

} // namespace

Explanation explainStaircase(const Position& position)
{
    const Facts facts{position};
    Explanation explanation{position, {}};
    Steps& steps = explanation.steps;
    addRules(steps, facts);
    if (facts.empty) {
        steps.push_back({"empty", say::emptyTitle(facts.play), {say::emptyDetail(facts.play)}, {}, {}});
        return explanation;
    }
    addSmall(steps, facts);
    if (!facts.misereEnd) {
        if (!facts.oddEmpty)
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
    steps.push_back({"end", say::endTitle(facts.play), {say::endDetail(facts.play, facts.outcome)}, {}, {}});
    return explanation;
}

} // namespace laststone::games
