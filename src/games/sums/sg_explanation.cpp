// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sums/sg_explanation.h"

#include "games/sums/sg_misere_explanation.h"
#include "games/sums/sg_sentences.h"
#include "games/sums/sg_sums.h"

namespace laststone::games {

using teaching::Explanation;
using teaching::Position;

namespace {

struct SpeakerMaker : SgGame::Visitor {
    explicit SpeakerMaker(const Position& explained) : position(explained) { }
    void visit(const SubtractionGame& game) override { speaker = subtractionSpeaker(game, position); }
    void visit(const OctalGame& game) override { speaker = octalSpeaker(game, position); }
    void visit(const GraphGame& game) override { speaker = graphSpeaker(game, position); }

    const Position& position;
    std::unique_ptr<SgSpeaker> speaker;
};

void addNormal(Steps& steps, const SgFacts& facts)
{
    addTheory(steps);
    facts.speaker.addKnowledge(steps);
    addPartValues(steps, facts);
    addNimSum(steps, facts);
    addSumVerdict(steps, facts);
    if (facts.sum != 0)
        addSumWins(steps, facts);
    else
        addSumAnswers(steps, facts);
    addSumEnd(steps, facts);
}

} // namespace

Explanation explainSg(const Position& position)
{
    const auto game = sgGame(position.rule);
    SpeakerMaker maker(position);
    game->accept(maker);
    const SgFacts facts{position, *game, *maker.speaker};
    Explanation explanation{position, {}};
    Steps& steps = explanation.steps;
    facts.speaker.addRules(steps);
    if (game->isOver(position.heaps)) {
        steps.push_back(
            {"over", sg_sentences::overTitle(), {sg_sentences::overDetail(position.play)}, {}, {}});
    } else if (position.play == theory::Play::Misere) {
        addMisere(steps, facts);
    } else {
        addNormal(steps, facts);
    }
    return explanation;
}

} // namespace laststone::games
