// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of graph games.
#include "games/common/nim_sum.h"
#include "games/graph/graph_game.h"
#include "games/sums/sg_speaker.h"

#include <QCoreApplication>

#include <algorithm>

namespace laststone::games {

using teaching::Argument;
using teaching::Clauses;
using teaching::Mark;
using teaching::Position;
using teaching::Sentence;
using teaching::Step;
using theory::Count;
namespace graph = theory::graph;

namespace {

// With more layers than this below the tokens, the lowest have a step each and the others one together.
constexpr std::size_t kMostLayers = 12;
constexpr std::size_t kFirstLayers = 4;

Sentence sentence(const char* source, std::vector<Argument> arguments = {}, int count = -1)
{
    return {"SgExplanation", source, std::move(arguments), count};
}

class Speaker final : public SgSpeaker {
public:
    Speaker(const GraphGame& game, const Position& position) : SgSpeaker(position), m_game(game) { }

    void addRules(Steps& steps) const override;
    void addKnowledge(Steps& steps) const override;
    void addMisereWay(Steps& steps) const override;

    bool hasTokens() const override { return true; }
    QString symbol(std::size_t, Count vertex) const override
    {
        return QStringLiteral("g(%1)").arg(m_game.label(vertex));
    }
    QString optionFormula(std::size_t part, Count, const SgOption& option) const override
    {
        return QStringLiteral("%1 = %2").arg(symbol(part, option.first)).arg(option.value);
    }
    Mark optionsMark(std::size_t part, Count vertex) const override
    {
        return {Mark::Kind::Vertex, part, vertex, vertex};
    }

private:
    Step layerStep(std::size_t layer) const;

    const GraphGame& m_game;
};

void Speaker::addRules(Steps& steps) const
{
    steps.push_back(
        {"rule",
         sentence(QT_TRANSLATE_NOOP("SgExplanation", "A move takes one token along one arrow")),
         {sentence(QT_TRANSLATE_NOOP(
              "SgExplanation",
              "Any number of tokens may stand on a vertex. From a vertex without arrows, a sink, no "
              "move is possible.")),
          lastMoveRule(position().play)},
         {},
         {}});
}

// The values become known from the sinks up, no further than the tokens stand.
void Speaker::addKnowledge(Steps& steps) const
{
    std::size_t highest = 0;
    for (const Count token : position().heaps)
        highest = std::max<std::size_t>(highest, m_game.levels().level[m_game.place(token)]);
    const bool isFew = highest < kMostLayers;
    for (std::size_t layer = 0; layer <= (isFew ? highest : kFirstLayers - 1); ++layer)
        steps.push_back(layerStep(layer));
    if (!isFew) {
        //: %1 and %2 are numbers of layers, %1 < %2
        steps.push_back(
            {"layers",
             sentence(QT_TRANSLATE_NOOP("SgExplanation", "Layers %1 to %2 follow in the same way"),
                      {Count{kFirstLayers}, Count{highest}}),
             {sentence(QT_TRANSLATE_NOOP(
                 "SgExplanation",
                 "Each is computed when the layers below it are known: every vertex from its options."))},
             {},
             {{Mark::Kind::Level, 0, highest, highest}}});
    }
}

Step Speaker::layerStep(std::size_t layer) const
{
    const auto vertices = m_game.levels().vertices(layer);
    Step step{layer == 0 ? "sinks" : "layer", {}, {}, {}, {{Mark::Kind::Level, 0, layer, layer}}};
    Clauses formulas;
    for (const graph::Vertex vertex : vertices) {
        if (formulas.items.size() == kMostTerms) {
            //: %n vertices are not listed
            formulas.items.push_back(sentence(QT_TRANSLATE_N_NOOP("SgExplanation", "and %n more vertices"),
                                              {}, pluralCount(vertices.size() - kMostTerms)));
            break;
        }
        const Count name = m_game.drawing().vertices[vertex];
        std::vector<Count> values;
        for (const SgOption& option : m_game.options(0, name))
            values.push_back(option.value);
        std::ranges::sort(values);
        values.erase(std::unique(values.begin(), values.end()), values.end());
        const QString mex = layer == 0 ? QString() : QStringLiteral("mex %1 = ").arg(setFormula(values));
        formulas.items.push_back(teaching::formula(
            QStringLiteral("%1 = %2%3").arg(symbol(0, name), mex).arg(m_game.value(0, name))));
    }
    if (layer == 0) {
        step.title = sentence(QT_TRANSLATE_NOOP("SgExplanation", "Layer 0, the sinks: no move, so g = 0"));
    } else {
        //: %1 is the number of a layer, from 1
        step.title =
            sentence(QT_TRANSLATE_NOOP("SgExplanation",
                                       "Layer %1: all options lie in lower layers and have their values"),
                     {Count{layer}});
    }
    //: %1 is a list of formulas such as "g(3) = mex {0,1} = 2, g(5) = mex {0,2} = 1"
    step.details = {sentence(QT_TRANSLATE_NOOP("SgExplanation", "%1."), {formulas})};
    return step;
}

void Speaker::addMisereWay(Steps& steps) const
{
    //: %1 is a large number
    steps.push_back(
        {"search",
         sentence(QT_TRANSLATE_NOOP("SgExplanation", "So this position is decided by a search of all games")),
         {sentence(QT_TRANSLATE_NOOP(
                       "SgExplanation",
                       "The program tries every move, every answer and so on to the end. It does so while "
                       "there are no more than %1 ways to place the tokens on the vertices that they can "
                       "reach."),
                   {GraphGame::kMostMiserePlacings})},
         {},
         {}});
}

} // namespace

std::unique_ptr<SgSpeaker> graphSpeaker(const GraphGame& game, const Position& position)
{
    return std::make_unique<Speaker>(game, position);
}

} // namespace laststone::games
