// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/graph/graph_board.h"

#include "games/graph/graph_game.h"
#include "graph/view/scene.h"

#include <algorithm>
#include <set>

namespace laststone::games {

using graph::EdgeTone;
using graph::Look;
using teaching::Mark;
using teaching::Position;
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
    const bool isToken = mark.heap < tokens.size();
    switch (mark.kind) {
    case Mark::Kind::Heap:
    case Mark::Kind::Take:
    case Mark::Kind::Threat:
    case Mark::Kind::Reply:
    case Mark::Kind::Options:
        if (isToken)
            look.tokens.insert(mark.heap);
        if (mark.kind == Mark::Kind::Options && isToken)
            pointOut(look, model, tokens[mark.heap]);
        else if (mark.kind == Mark::Kind::Threat)
            look.edges[{mark.from, mark.to}] = EdgeTone::Threat;
        else if (mark.kind == Mark::Kind::Take || mark.kind == Mark::Kind::Reply)
            look.edges[{mark.from, mark.to}] = EdgeTone::Winning;
        break;
    case Mark::Kind::Vertex:
        pointOut(look, model, mark.from);
        break;
    case Mark::Kind::Level:
        pointOutLayer(look, model, mark.from);
        break;
    default:
        break;
    }
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

graph::Content content(const Position& position, const std::vector<Mark>& marks, bool verdictShown)
{
    const auto sums = sgGame(position);
    const GraphGame& game = *asGraph(*sums);
    const graph::Graph& model = *game.sharedGraph();
    graph::Content result{game.sharedGraph(), {}, position.heaps, {}, {}};
    if (graph::isDrawable(model.drawing()))
        result.badges = badges(game);
    // SG values do not rule misère play; they would mislead.
    result.look.values = verdictShown && position.play == theory::Play::Normal;
    for (const Mark& mark : marks)
        show(result.look, mark, model, position.heaps);
    if (std::ranges::find(marks, Mark::Kind::Sum, &Mark::kind) != marks.end())
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
