// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/nim/nim_explanation.h"

#include "games/common/nim_sum.h"
#include "games/nim/nim_sentences.h"
#include "theory/nim.h"

#include <algorithm>

namespace laststone::games {

using teaching::Explanation;
using teaching::Mark;
using teaching::Position;
using teaching::Step;
using theory::Count;
using theory::Outcome;
using theory::Play;
namespace nim = theory::nim;
namespace say = nim_sentences;

namespace {

// A step for each of so many winning moves or exchanges; the others are listed together.
constexpr std::size_t kMostMoveSteps = 7;
// In a position with so few stones every move is answered one by one.
constexpr std::size_t kFewStones = 7;

Mark take(const nim::HeapMove& move, Mark::Kind kind = Mark::Kind::Take)
{
    return {kind, move.heap, move.from, move.to};
}

Mark mark(Mark::Kind kind, Count value = 0)
{
    return {kind, 0, value, 0};
}

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
};

using Steps = std::vector<Step>;

void addSmallNormal(Steps& steps, const Facts& facts)
{
    switch (facts.shape) {
    case nim::Shape::Empty:
        steps.push_back({"empty", say::emptyTitle(), {say::emptyDetail()}, {}, {}});
        break;
    case nim::Shape::OneHeap:
        steps.push_back({"one-heap",
                         say::oneHeapTitle(facts.winning.front()),
                         {say::oneHeapDetail()},
                         {},
                         {take(facts.winning.front())}});
        break;
    case nim::Shape::EqualPair: {
        Step step{"equal-pair", say::equalPairTitle(), {say::equalPairDetail()}, {}, {}};
        const nim::Exchange exchange = nim::exchanges(facts.heaps, facts.play, 0).front();
        step.details.push_back(say::exchangeExample(exchange));
        step.marks = {take(exchange.move, Mark::Kind::Threat), take(exchange.reply, Mark::Kind::Reply)};
        steps.push_back(step);
        break;
    }
    case nim::Shape::UnequalPair:
        steps.push_back({"unequal-pair",
                         say::unequalPairTitle(facts.winning.front()),
                         {say::unequalPairDetail(facts.winning.front())},
                         {},
                         {take(facts.winning.front())}});
        break;
    case nim::Shape::Many:
        break;
    }
}

// Misère, at most one large heap: the argument that needs no binary numbers.
void addMisereEnd(Steps& steps, const Facts& facts)
{
    if (facts.shape == nim::Shape::Empty) {
        steps.push_back({"empty", say::misereEmptyTitle(), {say::misereEmptyDetail()}, {}, {}});
    } else if (facts.sizes.big == 0) {
        Step step{"ones", say::onesTitle(facts.sizes.ones), {say::onesDetail(facts.outcome)}, {}, {}};
        if (!facts.winning.empty())
            step.marks = {take(facts.winning.front())};
        steps.push_back(step);
    } else {
        const nim::HeapMove& move = facts.winning.front();
        steps.push_back(
            {"one-large",
             say::oneLargeTitle(move),
             {say::oneLargeDetail(move, facts.sizes.ones), say::onesAfter(move, facts.sizes.ones)},
             {},
             {take(move)}});
    }
}

void addColumns(Steps& steps, const Facts& facts)
{
    Step binary{
        "binary", say::binaryTitle(), {}, binaryTable(facts.heaps, false, false), {mark(Mark::Kind::Binary)}};
    binary.details.push_back(say::subHeaps(facts.heaps));
    steps.push_back(binary);

    Step columns{"columns",
                 say::columnsTitle(),
                 columnParities(facts.columns),
                 binaryTable(facts.heaps, true, false),
                 {mark(Mark::Kind::Binary), mark(Mark::Kind::Parity)}};
    steps.push_back(columns);

    steps.push_back({"nim-sum",
                     say::nimSumTitle(facts.sum),
                     {say::nimSumFormula(facts.heaps), nimSumDetail()},
                     binaryTable(facts.heaps, false, true),
                     {mark(Mark::Kind::Binary), mark(Mark::Kind::Parity), mark(Mark::Kind::Sum, facts.sum)}});

    steps.push_back({"verdict",
                     verdictTitle(facts.outcome),
                     {facts.play == Play::Normal ? say::boutonDetail() : say::misereBoutonDetail()},
                     {},
                     {mark(Mark::Kind::Parity), mark(Mark::Kind::Sum, facts.sum)}});
}

void addAfter(Steps& steps, const Facts& facts)
{
    const nim::HeapMove& move = facts.winning.front();
    const std::vector<Count> after = nim::after(facts.heaps, move);
    steps.push_back(
        {"after",
         say::afterTitle(move),
         {say::nimSumFormula(after), say::afterDetail()},
         binaryTable(after, true, false),
         {take(move), mark(Mark::Kind::Binary), mark(Mark::Kind::Parity), mark(Mark::Kind::After)}});
}

void addWinningMoves(Steps& steps, const Facts& facts)
{
    const int lead = nim::leadingBit(facts.sum).value();
    const Count size = Count{1} << lead;
    Step leading{"leading",
                 say::leadingTitle(size, facts.winning),
                 {say::leadingDetail(facts.sum), say::oddNumberDetail(facts.winning.size())},
                 binaryTable(facts.heaps, true, false),
                 {mark(Mark::Kind::Binary), mark(Mark::Kind::Parity), mark(Mark::Kind::Column, size)}};
    leading.table->column = lead;
    for (const nim::HeapMove& move : facts.winning)
        leading.marks.push_back({Mark::Kind::Heap, move.heap, move.from, move.from});
    steps.push_back(leading);

    for (std::size_t i = 0; i < std::min(kMostMoveSteps, facts.winning.size()); ++i) {
        const nim::HeapMove& move = facts.winning[i];
        steps.push_back({"move",
                         say::moveTitle(move, facts.sum),
                         {say::moveDetail(move)},
                         {},
                         {take(move), mark(Mark::Kind::Binary), mark(Mark::Kind::Parity)}});
    }
    if (facts.winning.size() > kMostMoveSteps) {
        const std::vector<nim::HeapMove> rest(facts.winning.begin() + kMostMoveSteps, facts.winning.end());
        steps.push_back({"more-moves", moreMovesTitle(rest.size()), {say::moves(rest)}, {}, {}});
    }

    std::vector<nim::HeapMove> others;
    for (std::size_t i = 0; i < facts.heaps.size(); ++i) {
        if (facts.heaps[i] > 0 && (facts.heaps[i] & size) == 0)
            others.push_back({i, facts.heaps[i], facts.heaps[i] ^ facts.sum});
    }
    if (!others.empty()) {
        Step step{"others",
                  say::othersTitle(size),
                  {say::othersDetail(others)},
                  {},
                  {mark(Mark::Kind::Binary), mark(Mark::Kind::Column, size)}};
        for (const nim::HeapMove& other : others)
            step.marks.push_back({Mark::Kind::Heap, other.heap, other.from, other.from});
        steps.push_back(step);
    }
    addAfter(steps, facts);
}

void addExchanges(Steps& steps, const Facts& facts)
{
    steps.push_back({"breaks",
                     say::breaksTitle(),
                     {say::breaksDetail(), say::breaksReply()},
                     {},
                     {mark(Mark::Kind::Binary), mark(Mark::Kind::Parity)}});
    const std::vector<nim::Exchange> exchanges = nim::exchanges(facts.heaps, facts.play, kFewStones);
    for (std::size_t i = 0; i < std::min(kMostMoveSteps, exchanges.size()); ++i) {
        const nim::Exchange& exchange = exchanges[i];
        steps.push_back({"exchange",
                         say::exchangeTitle(exchange),
                         {say::exchangeDetail(exchange, facts.play)},
                         {},
                         {take(exchange.move, Mark::Kind::Threat), take(exchange.reply, Mark::Kind::Reply),
                          mark(Mark::Kind::Binary)}});
    }
}

} // namespace

Explanation explainNim(const Position& position)
{
    const Facts facts{position};
    Explanation explanation{position, {}};
    Steps& steps = explanation.steps;
    if (facts.play == Play::Misere) {
        steps.push_back({"rule", say::misereRuleTitle(), {say::misereRuleDetail()}, {}, {}});
        if (facts.sizes.big <= 1) {
            addMisereEnd(steps, facts);
            return explanation;
        }
        steps.push_back(
            {"several-large", say::severalLargeTitle(facts.sizes.big), {say::severalLargeDetail()}, {}, {}});
    } else {
        addSmallNormal(steps, facts);
        if (facts.shape == nim::Shape::Empty)
            return explanation;
    }
    addColumns(steps, facts);
    if (facts.outcome == Outcome::N)
        addWinningMoves(steps, facts);
    else
        addExchanges(steps, facts);
    steps.push_back({"end",
                     facts.play == Play::Normal ? say::endTitle() : say::misereEndTitle(),
                     {facts.play == Play::Normal ? say::endDetail(facts.outcome) : say::misereEndDetail()},
                     {},
                     {}});
    return explanation;
}

} // namespace laststone::games
