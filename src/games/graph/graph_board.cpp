// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/graph/graph_board.h"

#include "games/common/nim_sum.h"
#include "games/graph/graph_explanation.h"
#include "games/graph/graph_game.h"
#include "graph/view/scene.h"

#include <algorithm>
#include <set>

namespace laststone::games {

using graph::EdgeTone;
using graph::Look;
using teaching::Mark;
using teaching::Position;
using teaching::Shown;
using teaching::ShownMove;
using theory::Count;

namespace {

graph::Badges badges(const GraphGame& game)
{
    const auto& values = game.values();
    graph::Badges result;
    for (std::size_t i = 0; i < values.size(); ++i) {
        std::set<theory::graph::Value> options;
        for (const auto option : game.graph().options(static_cast<theory::graph::Vertex>(i)))
            options.insert(values[option]);
        QStringList texts;
        for (const auto value : options)
            texts << QString::number(value);
        const QString value = QString::number(values[i]);
        result.push_back(
            {value, values[i] == 0, QStringLiteral("mex{%1} = %2").arg(texts.join(QLatin1Char(',')), value)});
    }
    return result;
}

// The vertex with its options, from which its value comes.
void pointOut(Look& look, const graph::Graph& model, Count vertex)
{
    if (!model.drawing().find(vertex))
        return;
    look.pointed.insert(vertex);
    look.reasons.insert(vertex);
    for (const Count to : model.options(vertex)) {
        look.options.insert(to);
        look.edges.emplace(graph::Drawing::Edge{vertex, to}, EdgeTone::Option);
    }
}

void pointOutLayer(Look& look, const graph::Graph& model, Count level)
{
    constexpr std::size_t kMostExplained = 12;
    look.level = level;
    if (level >= model.levels().count())
        return;
    const auto layer = model.levels().vertices(static_cast<std::size_t>(level));
    for (const auto place : layer) {
        look.pointed.insert(model.drawing().vertices[place]);
        if (layer.size() <= kMostExplained)
            look.reasons.insert(model.drawing().vertices[place]);
    }
}

void show(Look& look, const Mark& mark, const graph::Graph& model, const std::vector<Count>& tokens)
{
    if (mark.kind == GraphMark::Vertex) {
        pointOut(look, model, mark.from);
    } else if (mark.kind == GraphMark::Level) {
        pointOutLayer(look, model, mark.from);
    } else if ((mark.kind == Mark::Heap || mark.kind == Mark::Options) && mark.heap < tokens.size()) {
        look.tokens.insert(mark.heap);
        if (mark.kind == Mark::Options)
            pointOut(look, model, tokens[mark.heap]);
    }
}

void show(Look& look, const ShownMove& shown)
{
    const std::size_t token = shown.move.heap;
    look.tokens.insert(token);
    look.edges[{shown.before.heaps[token], shown.move.take}] =
        shown.role == ShownMove::Role::Threat ? EdgeTone::Threat : EdgeTone::Winning;
}

// The nim-sum of the tokens.
QString sum(const GraphGame& game, const std::vector<Count>& tokens)
{
    constexpr std::size_t kMostAdded = 8;
    if (tokens.size() > kMostAdded)
        return {};
    QStringList values;
    for (const Count token : tokens)
        values << QString::number(game.value(0, token));
    const QString sum = QString::number(game.nimSum(tokens));
    return tokens.size() == 1 ? QStringLiteral("g = %1").arg(sum)
                              : QStringLiteral("%1 = %2").arg(values.join(QStringLiteral(" ⊕ ")), sum);
}

graph::Content content(const Position& position, const Shown& shown, bool verdictShown)
{
    const auto sums = sgGame(position);
    const GraphGame& game = *asGraph(*sums);
    const graph::Graph& model = *game.sharedGraph();
    graph::Content result{game.sharedGraph(), {}, position.heaps, {}, {}};
    if (graph::isDrawable(model.drawing()))
        result.badges = badges(game);
    // SG values do not rule misère play; they would mislead.
    result.look.values = verdictShown && position.play == theory::Play::Normal;
    for (const Mark& mark : shown.marks)
        show(result.look, mark, model, position.heaps);
    for (const ShownMove& move : shown.moves)
        show(result.look, move);
    if (shown.find(NimSumMark::Sum))
        result.formula = sum(game, position.heaps);
    return result;
}

std::variant<Position, teaching::Sentence> edited(const Position& position, const graph::Setup& setup)
{
    Position next = position;
    if (asGraph(*sgGame(position))->drawing() != setup.drawing)
        next.game = std::make_shared<const GraphGame>(setup.drawing);
    next.heaps = setup.tokens;
    if (const auto wrong = next.game->check(next))
        return *wrong;
    return next;
}

} // namespace

GraphBoard::GraphBoard(QWidget* parent) : Board({content, edited}, parent) { }

} // namespace laststone::games
