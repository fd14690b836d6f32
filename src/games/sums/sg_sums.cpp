// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sums/sg_sums.h"

#include "games/common/nim_sum.h"
#include "games/sums/sg_sentences.h"

#include <algorithm>

namespace laststone::games {

using teaching::Mark;
using teaching::Move;
using teaching::Step;
using theory::Count;
using theory::Outcome;
namespace say = sg_sentences;

namespace {

Mark sumMark(const SgFacts& facts)
{
    return {Mark::Kind::Sum, 0, facts.sum, 0};
}

Mark partMark(const SgFacts& facts, std::size_t part)
{
    return {Mark::Kind::Heap, part, facts.heaps[part], facts.heaps[part]};
}

std::vector<Mark> allParts(const SgFacts& facts)
{
    std::vector<Mark> marks;
    for (std::size_t part = 0; part < facts.heaps.size(); ++part)
        marks.push_back(partMark(facts, part));
    return marks;
}

// The parts that look the same in formulas: same number, same values.
std::vector<say::EqualParts> equalParts(const SgFacts& facts)
{
    std::map<QString, std::size_t> places;
    std::vector<say::EqualParts> all;
    for (std::size_t part = 0; part < facts.heaps.size(); ++part) {
        const QString symbol = facts.speaker.symbol(part, facts.heaps[part]);
        const auto [place, isNew] = places.emplace(symbol, all.size());
        if (isNew)
            all.push_back({{}, symbol, facts.values[part], facts.speaker.hasTokens()});
        all[place->second].parts.push_back(part);
    }
    return all;
}

Step valueStep(const SgFacts& facts, const say::EqualParts& equal)
{
    const std::size_t part = equal.parts.front();
    const Count heap = facts.heaps[part];
    Step step{"value", say::valueTitle(equal), facts.speaker.aboutPart(part, heap), {}, {}};
    const auto options = facts.game.options(part, heap);
    const auto write = [&](const SgOption& option) {
        return facts.speaker.optionFormula(part, heap, option);
    };
    for (auto& detail : say::mexDetails(equal.symbol, facts.values[part], options, write))
        step.details.push_back(std::move(detail));
    for (const std::size_t each : equal.parts)
        step.marks.push_back(partMark(facts, each));
    step.marks.push_back(facts.speaker.optionsMark(part, heap));
    return step;
}

// What the value of the part that moved becomes.
say::ValueChange changeOf(const SgFacts& facts, const SgOption& option, Heaps after)
{
    const std::size_t part = option.move.heap;
    return {facts.values[part], option.value, facts.speaker.optionFormula(part, facts.heaps[part], option),
            facts.game.values(after)};
}

// `isFirst`: the first of those that raise a value says why that is sound.
Step winStep(const SgFacts& facts, const SgOption& option, bool isFirst)
{
    const say::ValueChange change = changeOf(facts, option, facts.game.after(facts.heaps, option.move));
    const bool rises = change.to > change.from;
    Step step{rises ? "raise" : "move",
              winTitle(facts.game, facts.heaps, option),
              {facts.isSingle() ? say::singleWin(change) : say::win(change)},
              {},
              {moveMark(Mark::Kind::Take, facts.heaps, option)}};
    if (rises) {
        if (isFirst)
            step.details.push_back(say::riseIsSound());
        step.details.push_back(say::riseTakenBack(change, facts.sum));
    }
    return step;
}

void addOthers(Steps& steps, const SgFacts& facts, const std::vector<SgOption>& winning)
{
    std::vector<bool> wins(facts.heaps.size(), false);
    for (const SgOption& option : winning)
        wins[option.move.heap] = true;
    std::vector<say::Needed> stuck;
    Step step{"others", say::othersTitle(facts.speaker.hasTokens()), {}, {}, {}};
    for (std::size_t part = 0; part < wins.size(); ++part) {
        if (wins[part])
            continue;
        stuck.push_back({part, facts.values[part], facts.values[part] ^ facts.sum});
        step.marks.push_back(partMark(facts, part));
    }
    if (stuck.empty())
        return;
    step.details = {say::othersDetail(stuck, facts.speaker.hasTokens())};
    steps.push_back(step);
}

// All moves of a lost position if they are few; else one that lowers a value and one that raises one, if
// there is one in the first parts, and then others.
std::vector<SgOption> threats(const SgFacts& facts)
{
    constexpr std::size_t kMostParts = 8;
    const auto first = firstOptions(facts.game, facts.heaps, kFewSgMoves + 1);
    if (first.size() <= kFewSgMoves)
        return first;
    std::vector<SgOption> lowering;
    std::vector<SgOption> raising;
    std::size_t looked = 0;
    for (std::size_t part = 0; part < facts.heaps.size() && looked < kMostParts; ++part) {
        const auto options = facts.game.options(part, facts.heaps[part]);
        looked += options.empty() ? 0 : 1;
        const auto lower = std::ranges::find_if(
            options, [&](const SgOption& option) { return option.value < facts.values[part]; });
        const auto raise = std::ranges::find_if(
            options, [&](const SgOption& option) { return option.value > facts.values[part]; });
        if (lower != options.end())
            lowering.push_back(*lower);
        if (raise != options.end())
            raising.push_back(*raise);
    }
    lowering.resize(std::min(lowering.size(), kMostSgExamples / 2));
    raising.resize(std::min(raising.size(), kMostSgExamples / 2));
    lowering.insert(lowering.end(), raising.begin(), raising.end());
    return lowering;
}

// In the same part if it can be done there: so a rise is taken back where it was.
SgOption answerTo(const SgFacts& facts, const SgOption& move, Heaps then)
{
    const std::size_t part = move.move.heap;
    if (move.count == 1 && move.value > facts.values[part]) {
        const auto options = facts.game.options(part, move.first);
        return *std::ranges::find(options, facts.values[part], &SgOption::value);
    }
    return facts.game.winningOption(then);
}

Step answerStep(const SgFacts& facts, const SgOption& move)
{
    const auto then = facts.game.after(facts.heaps, move.move);
    const SgOption answer = answerTo(facts, move, then);
    const auto end = facts.game.after(then, answer.move);
    const Count before = facts.values[move.move.heap];
    const bool isTakenBack = move.count == 1 && move.value > before && answer.move.heap == move.move.heap;
    Step step{"answer",
              answerTitle(facts.game, facts.heaps, move, then, answer),
              {facts.isSingle() && end.size() == 1
                   ? say::singleAnswer(move.value)
                   : say::answer(facts.game.nimSum(then), facts.game.values(end))},
              {},
              {moveMark(Mark::Kind::Threat, facts.heaps, move), moveMark(Mark::Kind::Reply, then, answer)}};
    if (isTakenBack && !facts.isSingle())
        step.details.push_back(say::takenBack(before, move.value));
    return step;
}

} // namespace

void addTheory(Steps& steps)
{
    steps.push_back({"theory", say::theoryTitle(), {say::theoryMex(), say::theorySum()}, {}, {}});
}

void addPartValues(Steps& steps, const SgFacts& facts)
{
    constexpr std::size_t kMostValueSteps = 5;
    auto all = equalParts(facts);
    for (std::size_t i = 0; i < std::min(kMostValueSteps, all.size()); ++i)
        steps.push_back(valueStep(facts, all[i]));
    if (all.size() <= kMostValueSteps)
        return;
    all.erase(all.begin(), all.begin() + kMostValueSteps);
    steps.push_back({"more-values", say::moreValuesTitle(), {say::moreValues(all)}, {}, {}});
    for (const say::EqualParts& equal : all) {
        for (const std::size_t part : equal.parts)
            steps.back().marks.push_back(partMark(facts, part));
    }
}

void addNimSum(Steps& steps, const SgFacts& facts)
{
    if (facts.isSingle())
        return;
    Step step{"nim-sum",
              say::nimSumTitle(facts.sum),
              {teaching::formula(xorFormula(facts.values)), nimSumDetail()},
              binaryTable(facts.values, true, true),
              allParts(facts)};
    step.marks.push_back(sumMark(facts));
    steps.push_back(step);
}

void addSumVerdict(Steps& steps, const SgFacts& facts)
{
    const Outcome outcome = facts.sum == 0 ? Outcome::P : Outcome::N;
    steps.push_back({"verdict",
                     verdictTitle(outcome),
                     {say::verdictDetail(outcome, facts.isSingle())},
                     {},
                     {sumMark(facts)}});
}

void addSumWins(Steps& steps, const SgFacts& facts)
{
    const std::vector<SgOption> winning = facts.game.winningOptions(facts.heaps);
    const bool tokens = facts.speaker.hasTokens();
    Step goal{"goal", {}, {}, {}, allParts(facts)};
    if (facts.isSingle()) {
        goal.title = say::singleGoalTitle();
        goal.details = {say::singleGoalDetail(facts.sum)};
    } else {
        std::vector<say::Needed> needed;
        for (std::size_t part = 0; part < facts.heaps.size(); ++part)
            needed.push_back({part, facts.values[part], facts.values[part] ^ facts.sum});
        goal.title = say::goalTitle(facts.sum, tokens);
        goal.details = {say::goalDetail(needed, facts.sum, tokens), say::goalExists()};
    }
    goal.marks.push_back(sumMark(facts));
    steps.push_back(goal);

    bool isFirstRise = true;
    for (std::size_t i = 0; i < std::min(kMostSgMoveSteps, winning.size()); ++i) {
        steps.push_back(winStep(facts, winning[i], isFirstRise));
        isFirstRise = isFirstRise && winning[i].value <= facts.values[winning[i].move.heap];
    }
    if (winning.size() > kMostSgMoveSteps) {
        std::vector<Move> rest;
        for (std::size_t i = kMostSgMoveSteps; i < winning.size(); ++i)
            rest.push_back(winning[i].move);
        steps.push_back(moreMovesStep(facts.game, facts.heaps, rest));
    }
    if (!facts.isSingle())
        addOthers(steps, facts, winning);
}

void addSumAnswers(Steps& steps, const SgFacts& facts)
{
    steps.push_back({"breaks",
                     say::breaksTitle(facts.isSingle()),
                     facts.isSingle()
                         ? std::vector{say::singleBreaksDetail()}
                         : std::vector{say::breaksDetail(facts.speaker.hasTokens()), say::breaksAnswer()},
                     {},
                     allParts(facts)});
    for (const SgOption& move : threats(facts))
        steps.push_back(answerStep(facts, move));
}

void addSumEnd(Steps& steps, const SgFacts& facts)
{
    const Outcome outcome = facts.sum == 0 ? Outcome::P : Outcome::N;
    steps.push_back({"end", say::endTitle(), {say::endDetail(outcome)}, {}, {}});
}

std::vector<SgOption> firstOptions(const SgGame& game, Heaps heaps, std::size_t most)
{
    std::vector<SgOption> found;
    for (std::size_t part = 0; part < heaps.size() && found.size() < most; ++part) {
        const auto options = game.options(part, heaps[part]);
        const auto count = std::min(options.size(), most - found.size());
        found.insert(found.end(), options.begin(), options.begin() + static_cast<std::ptrdiff_t>(count));
    }
    return found;
}

SgOption optionOf(const SgGame& game, Heaps heaps, const Move& move)
{
    const auto options = game.options(move.heap, heaps[move.heap]);
    return *std::ranges::find(options, move, &SgOption::move);
}

Mark moveMark(Mark::Kind kind, Heaps heaps, const SgOption& option)
{
    return {kind, option.move.heap, heaps[option.move.heap], option.first, option.second};
}

teaching::Sentence winTitle(const SgGame& game, Heaps heaps, const SgOption& option)
{
    return say::winTitle(game.describe(heaps, option.move));
}

teaching::Sentence answerTitle(const SgGame& game, Heaps heaps, const SgOption& move, Heaps then,
                               const SgOption& answer)
{
    return say::answerTitle(game.describe(heaps, move.move), game.describe(then, answer.move));
}

Step moreMovesStep(const SgGame& game, Heaps heaps, std::span<const Move> moves)
{
    std::vector<teaching::Sentence> words;
    for (std::size_t i = 0; i < std::min(kMostTerms, moves.size()); ++i)
        words.push_back(game.describe(heaps, moves[i]));
    return {
        "more-moves", moreMovesTitle(moves.size()), {say::moreMoves(std::move(words), moves.size())}, {}, {}};
}

} // namespace laststone::games
