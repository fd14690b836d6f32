// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sums/sg_misere_explanation.h"

#include "games/common/nim_sum.h"

#include <QCoreApplication>

#include <algorithm>

namespace laststone::games {

using teaching::Argument;
using teaching::Clauses;
using teaching::Mark;
using teaching::Move;
using teaching::Sentence;
using teaching::Step;
using theory::Count;
using theory::Outcome;

namespace {

Sentence sentence(const char* source, std::vector<Argument> arguments = {}, int count = -1)
{
    return {"SgExplanation", source, std::move(arguments), count};
}

Step exampleStep()
{
    //: "2→1" and so on are moves from vertex to vertex; 1>0;2>0;2>1;3>2 are the arrows of a graph
    return {"misere",
            sentence(QT_TRANSLATE_NOOP("SgExplanation",
                                       "Misère play is not ruled by SG values: two positions of the same "
                                       "value need not have the same winner")),
            {sentence(QT_TRANSLATE_NOOP("SgExplanation",
                                        "The smallest example is the graph 1>0;2>0;2>1;3>2. Its vertices 0 "
                                        "and 3 have the same SG value 0.")),
             sentence(QT_TRANSLATE_NOOP("SgExplanation",
                                        "In misère play vertex 0 is N, as the player to move has no move and "
                                        "wins. Vertex 3 is P: the only move "
                                        "is 3→2, the answer is 2→1, and 1→0 has to follow; so the player who "
                                        "began makes the last move and "
                                        "loses."))},
            {},
            {}};
}

Sentence verdictDetail(const SgFacts& facts, Outcome outcome)
{
    if (facts.speaker.valuesRuleMisere()) {
        const bool large = std::ranges::any_of(facts.values, [](Count value) { return value >= 2; });
        const bool isLost = outcome == Outcome::P;
        if (large && isLost)
            return sentence(
                QT_TRANSLATE_NOOP("SgExplanation", "Some value is 2 or more and the nim-sum is 0."));
        if (large) {
            //: misère play; %1 is the nim-sum
            return sentence(
                QT_TRANSLATE_NOOP("SgExplanation", "Some value is 2 or more and the nim-sum is %1, not 0."),
                {facts.sum});
        }
        if (isLost)
            return sentence(
                QT_TRANSLATE_NOOP("SgExplanation", "All values are 0 or 1 and the nim-sum is 1."));
        return sentence(
            QT_TRANSLATE_NOOP("SgExplanation", "All values are 0 or 1 and the nim-sum is 0, not 1."));
    }
    if (outcome == Outcome::P)
        return sentence(
            QT_TRANSLATE_NOOP("SgExplanation", "The search finds that every move leaves an N-position."));
    return sentence(QT_TRANSLATE_NOOP("SgExplanation", "The search finds a move that leaves a P-position."));
}

// What is so about a position that has been left: by the values where they decide.
Sentence leftDetail(const SgFacts& facts, Heaps left)
{
    if (facts.speaker.valuesRuleMisere()) {
        const auto values = facts.game.values(left);
        //: %1 is a formula such as "2 ⊕ 2 = 0"
        const bool large = std::ranges::any_of(values, [](Count value) { return value >= 2; });
        return large
            ? sentence(
                QT_TRANSLATE_NOOP("SgExplanation",
                                  "The values that are left, one of them 2 or more, have the nim-sum 0: %1."),
                {xorFormula(values)})
            : sentence(
                QT_TRANSLATE_NOOP("SgExplanation",
                                  "The values that are left are all 0 or 1 and have the nim-sum 1: %1."),
                {xorFormula(values)});
    }
    const auto moves = firstOptions(facts.game, left, std::size_t{1} << 20);
    //: misère play; %n is the number of moves from the position that has been left
    return sentence(
        QT_TRANSLATE_N_NOOP("SgExplanation",
                            "That leaves a P-position: each of its %n move(s) leads to an N-position."),
        {}, pluralCount(moves.size()));
}

void addWins(Steps& steps, const SgFacts& facts, const std::vector<Move>& winning)
{
    for (std::size_t i = 0; i < std::min(kMostSgMoveSteps, winning.size()); ++i) {
        const SgOption option = optionOf(facts.game, facts.heaps, winning[i]);
        steps.push_back({"move",
                         winTitle(facts.game, facts.heaps, option),
                         {leftDetail(facts, facts.game.after(facts.heaps, winning[i]))},
                         {},
                         {moveMark(Mark::Kind::Take, facts.heaps, option)}});
    }
    if (winning.size() > kMostSgMoveSteps) {
        steps.push_back(moreMovesStep(facts.game, facts.heaps, std::span(winning).subspan(kMostSgMoveSteps)));
    }
}

Step answerStep(const SgFacts& facts, const SgOption& move)
{
    const auto then = facts.game.after(facts.heaps, move.move);
    const Mark threat = moveMark(Mark::Kind::Threat, facts.heaps, move);
    if (facts.game.isOver(then)) {
        //: misère play; %1 is a move such as "take 1 from heap 2"
        return {
            "last-move",
            sentence(QT_TRANSLATE_NOOP("SgExplanation", "“%1” is the last move, and so loses"),
                     {Clauses{{facts.game.describe(facts.heaps, move.move)}}}),
            {sentence(QT_TRANSLATE_NOOP("SgExplanation", "The opponent cannot move any more and has won."))},
            {},
            {threat}};
    }
    const auto answers = facts.game.misere(then).value().winningMoves;
    const SgOption answer = optionOf(facts.game, then, answers.front());
    return {"answer",
            answerTitle(facts.game, facts.heaps, move, then, answer),
            {leftDetail(facts, facts.game.after(then, answer.move))},
            {},
            {threat, moveMark(Mark::Kind::Reply, then, answer)}};
}

void addAnswers(Steps& steps, const SgFacts& facts)
{
    steps.push_back(
        {"breaks",
         sentence(QT_TRANSLATE_NOOP("SgExplanation", "Every move leaves an N-position")),
         {sentence(QT_TRANSLATE_NOOP("SgExplanation",
                                     "So every move can be answered by one that leaves a P-position, "
                                     "unless it has ended the game, which loses at once."))},
         {},
         {}});
    auto moves = firstOptions(facts.game, facts.heaps, kFewSgMoves + 1);
    if (moves.size() > kFewSgMoves)
        moves.resize(kMostSgExamples);
    for (const SgOption& move : moves)
        steps.push_back(answerStep(facts, move));
}

Step endStep(Outcome outcome)
{
    return {"end",
            sentence(
                QT_TRANSLATE_NOOP("SgExplanation", "Whoever leaves P-positions does not make the last move")),
            {outcome == Outcome::N
                 ? sentence(QT_TRANSLATE_NOOP(
                     "SgExplanation",
                     "A position without a move is N in misère play, so it is never left by whoever "
                     "leaves P-positions only. The game has an end, so the opponent has to make the "
                     "last move."))
                 : sentence(QT_TRANSLATE_NOOP(
                     "SgExplanation",
                     "A position without a move is N in misère play, so it is never left by whoever "
                     "leaves P-positions only. The game has an end, so the player now to move has "
                     "to make the last move."))},
            {},
            {}};
}

} // namespace

void addMisere(Steps& steps, const SgFacts& facts)
{
    steps.push_back(exampleStep());
    facts.speaker.addMisereWay(steps);
    if (facts.speaker.valuesRuleMisere()) {
        facts.speaker.addKnowledge(steps);
        addPartValues(steps, facts);
        addNimSum(steps, facts);
    }
    const SgMisere answer = facts.game.misere(facts.heaps).value();
    Step verdict{"verdict", verdictTitle(answer.outcome), {verdictDetail(facts, answer.outcome)}, {}, {}};
    if (facts.speaker.valuesRuleMisere())
        verdict.marks = {{Mark::Kind::Sum, 0, facts.sum, 0}};
    steps.push_back(verdict);
    if (answer.outcome == Outcome::N)
        addWins(steps, facts, answer.winningMoves);
    else
        addAnswers(steps, facts);
    steps.push_back(endStep(answer.outcome));
}

} // namespace laststone::games
