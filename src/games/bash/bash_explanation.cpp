// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/bash/bash_explanation.h"

#include "games/bash/bash_rules.h"
#include "games/common/game_over.h"
#include "theory/bash.h"

#include <QCoreApplication>

#include <algorithm>

namespace laststone::games {

using teaching::Argument;
using teaching::Explanation;
using teaching::Mark;
using teaching::Position;
using teaching::Sentence;
using teaching::Step;
using theory::Count;
using theory::Outcome;
using theory::Play;
namespace bash = theory::bash;

namespace {

// With more possible moves than that, the first ones and the largest stand for all.
constexpr Count kMostReplies = 6;

Sentence sentence(const char* source, std::vector<Argument> arguments = {})
{
    return {"BashExplanation", source, std::move(arguments)};
}

// Everything about one position that several steps need. `counted` leaves the stone out that misère play sets
// apart.
struct Facts {
    Count n;
    Count limit;
    Play play;
    Count block = bash::block(limit);
    bool misere = play == Play::Misere;
    Count counted = misere ? n - std::min<Count>(n, 1) : n;
    bash::Division division = bash::divide(counted, limit);
    Outcome outcome = bash::outcome(n, limit, play);
    std::optional<Count> winning = bash::winningMove(n, limit, play);
};

QString divisionFormula(Count n, const bash::Division& division, Count block)
{
    QString text = QStringLiteral("%1 = %2 × %3").arg(n).arg(division.blocks).arg(block);
    if (division.rest > 0)
        text += QStringLiteral(" + %1").arg(division.rest);
    return text;
}

Mark blocks(const Facts& facts)
{
    return {Mark::Kind::Blocks, 0, facts.block, 0};
}

std::vector<Mark> withApart(const Facts& facts, std::vector<Mark> marks)
{
    if (facts.misere)
        marks.push_back({Mark::Kind::Apart, 0, 0, 0});
    return marks;
}

Step ruleStep(const Facts& facts)
{
    //: %1 is the most that may be taken
    return {"rule",
            sentence(QT_TRANSLATE_NOOP("BashExplanation", "Misère: whoever takes the last stone loses"), {}),
            //: misère play
            {sentence(
                QT_TRANSLATE_NOOP("BashExplanation",
                                  "Set one stone apart, which nobody wants to take. The others are the game "
                                  "with “the last one wins”: whoever takes the last of them leaves the stone "
                                  "apart to the opponent."))},
            {},
            withApart(facts, {})};
}

// The smallest heaps, from which the rest follows by backward induction.
Step smallStep(const Facts& facts)
{
    if (facts.misere) {
        //: misère play; %1 is the most that may be taken, %2 the same and two more
        return {
            "small",
            sentence(QT_TRANSLATE_NOOP("BashExplanation", "The smallest heaps: 1 is lost, 2 to %1 are won"),
                     {facts.block}),
            {sentence(
                QT_TRANSLATE_NOOP("BashExplanation",
                                  "One stone has to be taken: lost. From 2 to %1 stones one stone can "
                                  "be left: won. From %2 stones every move leaves 2 to %1: lost again."),
                {facts.block, facts.block + 1})},
            {},
            withApart(facts, {})};
    }
    //: %1 is the most that may be taken, %2 one more
    return {
        "small",
        sentence(QT_TRANSLATE_NOOP("BashExplanation", "The smallest heaps: 1 to %1 are won, %2 is lost"),
                 {facts.limit, facts.block}),
        {sentence(QT_TRANSLATE_NOOP("BashExplanation",
                                    "1 to %1 stones can be taken at once: won. From %2 stones every move "
                                    "leaves 1 to %1: lost. From there on everything comes again, as whoever "
                                    "can leave a multiple of %2 wins."),
                  {facts.limit, facts.block})},
        {},
        {}};
}

Step divideStep(const Facts& facts)
{
    Step step{"divide", {}, {}, {}, withApart(facts, {blocks(facts)})};
    //: %1 is the size of a block, one more than may be taken
    step.title =
        sentence(QT_TRANSLATE_NOOP("BashExplanation", "Divide the heap into blocks of %1"), {facts.block});
    const QString formula = divisionFormula(facts.counted, facts.division, facts.block);
    if (facts.misere) {
        //: misère play; %1 is a formula such as "20 = 5 × 4", %2 the remainder
        step.details = {sentence(
            QT_TRANSLATE_NOOP("BashExplanation", "Without the stone apart: %1. The remainder is %2."),
            {formula, facts.division.rest})};
    } else {
        //: %1 is a formula such as "21 = 5 × 4 + 1", %2 the remainder
        step.details = {sentence(QT_TRANSLATE_NOOP("BashExplanation", "%1. The remainder is %2."),
                                 {formula, facts.division.rest})};
    }
    return step;
}

Step completeStep(const Facts& facts)
{
    //: %1 is the size of a block, one more than may be taken, %2 the most that may be taken
    return {"complete",
            sentence(QT_TRANSLATE_NOOP("BashExplanation", "A block can always be completed to %1"),
                     {facts.block}),
            {sentence(
                QT_TRANSLATE_NOOP("BashExplanation",
                                  "If one player takes k stones, k from 1 to %2, the other can take %1 − k, "
                                  "which is from 1 to %2 as well. Together they take a whole block."),
                {facts.block, facts.limit})},
            {},
            withApart(facts, {blocks(facts)})};
}

Step verdictStep(const Facts& facts)
{
    Step step{"verdict", {}, {}, {}, withApart(facts, {blocks(facts)})};
    if (facts.counted == 0) {
        step.title =
            sentence(QT_TRANSLATE_NOOP("BashExplanation", "Only the stone apart is left: a P-position"));
        step.details = {
            sentence(QT_TRANSLATE_NOOP("BashExplanation", "The player to move has to take it and loses."))};
    } else if (facts.outcome == Outcome::N) {
        //: %1 is the remainder
        step.title =
            sentence(QT_TRANSLATE_NOOP("BashExplanation",
                                       "The remainder is %1, not 0: an N-position, the player to move wins"),
                     {facts.division.rest});
        step.details = {sentence(
            QT_TRANSLATE_NOOP(
                "BashExplanation",
                "Taking the remainder leaves whole blocks, and it may be taken, as it is at most %1."),
            {facts.limit})};
    } else {
        step.title = sentence(QT_TRANSLATE_NOOP(
            "BashExplanation", "The remainder is 0: a P-position, the player to move loses"));
        step.details = {sentence(QT_TRANSLATE_NOOP(
            "BashExplanation",
            "No move can keep the blocks whole, as none takes a whole block. So every move leaves "
            "a remainder, and the opponent takes that."))};
    }
    return step;
}

Step moveStep(const Facts& facts)
{
    const Count left = facts.n - *facts.winning;
    const Count counted = facts.counted - *facts.winning;
    Step step{"move",
              //: %1 is how many to take, %2 how many are left
              sentence(QT_TRANSLATE_NOOP("BashExplanation", "Take %1, leave %2"), {*facts.winning, left}),
              {},
              {},
              withApart(facts, {{Mark::Kind::Take, 0, facts.n, left}, blocks(facts)})};
    const QString formula = divisionFormula(counted, bash::divide(counted, facts.limit), facts.block);
    if (facts.misere) {
        //: misère play; %1 is a formula such as "20 = 5 × 4"
        step.details = {sentence(
            QT_TRANSLATE_NOOP(
                "BashExplanation",
                "%1, and the stone apart. Every other number leaves a remainder: the only winning move."),
            {formula})};
    } else {
        //: %1 is a formula such as "20 = 5 × 4"
        step.details = {
            sentence(QT_TRANSLATE_NOOP(
                         "BashExplanation",
                         "%1: whole blocks. Every other number leaves a remainder: the only winning move."),
                     {formula})};
    }
    return step;
}

// The answers to the moves of the player who is left with whole blocks and, in misère play, the stone apart.
void addReplies(std::vector<Step>& steps, const Facts& facts)
{
    const Count start = facts.n - facts.winning.value_or(0);
    if (start < facts.block)
        return; // nothing to reply: the game ends before a block is complete
    std::vector<Count> taken;
    for (Count k = 1; k <= facts.limit && taken.size() < kMostReplies; ++k)
        taken.push_back(k);
    if (taken.back() < facts.limit)
        taken.back() = facts.limit;
    for (const Count k : taken) {
        const Count reply = bash::reply(k, facts.limit);
        //: %1 is what the opponent takes, %2 the answer, %3 the size of a block, %4 how many are left then
        const char* const detail =
            QT_TRANSLATE_NOOP("BashExplanation", "%1 + %2 = %3: a whole block is gone, %4 stones are left.");
        steps.push_back({"reply",
                         //: %1 is what the opponent takes, %2 the answer
                         sentence(QT_TRANSLATE_NOOP("BashExplanation", "After a move of %1 the answer is %2"),
                                  {k, reply}),
                         {sentence(detail, {k, reply, facts.block, start - facts.block})},
                         {},
                         withApart(facts,
                                   {{Mark::Kind::Threat, 0, start, start - k},
                                    {Mark::Kind::Reply, 0, start - k, start - facts.block}})});
    }
}

Step endStep(const Facts& facts)
{
    if (facts.misere) {
        return {"end",
                sentence(QT_TRANSLATE_NOOP("BashExplanation", "So it goes on until one stone is left")),
                {sentence(
                    QT_TRANSLATE_NOOP("BashExplanation",
                                      "Block after block disappears. In the end the stone apart is left, and "
                                      "the player who always faced whole blocks has to take it."))},
                {},
                withApart(facts, {})};
    }
    return {"end",
            sentence(QT_TRANSLATE_NOOP("BashExplanation", "So it goes on to the end")),
            {sentence(QT_TRANSLATE_NOOP(
                "BashExplanation",
                "Block after block disappears. The player who completes the last block takes "
                "the last stone and wins."))},
            {},
            {}};
}

} // namespace

Explanation explainBash(const Position& position)
{
    const Facts facts{position.heaps[0], bashLimit(position), position.play};
    Explanation explanation{position, {}};
    std::vector<Step>& steps = explanation.steps;
    if (facts.n == 0) {
        steps.push_back(gameOverStep(facts.play));
        return explanation;
    }
    if (facts.misere)
        steps.push_back(ruleStep(facts));
    steps.push_back(smallStep(facts));
    steps.push_back(divideStep(facts));
    steps.push_back(completeStep(facts));
    steps.push_back(verdictStep(facts));
    if (facts.winning)
        steps.push_back(moveStep(facts));
    addReplies(steps, facts);
    steps.push_back(endStep(facts));
    return explanation;
}

} // namespace laststone::games
