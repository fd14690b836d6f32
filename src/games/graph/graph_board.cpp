// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/graph/graph_board.h"

#include "games/common/nim_sum.h"
#include "games/graph/graph_game.h"
#include "games/sums/sum_steps.h"
#include "games/sums/sums_plane.h"
#include "graph/view/scene.h"

namespace laststone::games {

using graph::EdgeTone;
using graph::Look;

namespace {

struct Words {
    LASTSTONE_SENTENCES(Sg)
};

// A vertex is no position where other tokens count as well: it has a value, but is neither P nor N.
graph::Badges badges(const GraphGame& game, std::size_t tokens)
{
    graph::Badges result;
    for (const Count vertex : game.graph().drawing().vertices) {
        const Count worth = game.value(0, vertex);
        const QString value = QString::number(worth);
        const QString reason = QStringLiteral("mex%1 = %2").arg(valuesOfOptions(game, 0, vertex), value);
        graph::Badge badge{value, {}, reason};
        if (tokens == 1)
            badge.outcome = worth == 0 ? theory::Outcome::P : theory::Outcome::N;
        result.push_back(std::move(badge));
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
        const Count vertex = model.drawing().vertices[place];
        if (layer.size() <= kMostExplained)
            pointOut(look, model, vertex);
        else
            look.pointed.insert(vertex);
    }
}

void show(Look& look, const Mark& mark, const graph::Graph& model, const std::vector<Count>& tokens)
{
    if (mark.kind == GraphMark::Level) {
        pointOutLayer(look, model, mark.from);
    } else if ((mark.kind == Mark::Heap || mark.kind == Mark::Options) && mark.heap < tokens.size()) {
        look.tokens.insert(mark.heap);
        if (mark.kind == Mark::Options)
            pointOut(look, model, tokens[mark.heap]);
    } else if (mark.kind == Mark::Heap && model.drawing().find(mark.from)) { // of no token
        look.pointed.insert(mark.from);
    }
}

void show(Look& look, const ShownMove& shown)
{
    const std::size_t token = shown.move.heap;
    look.tokens.insert(token);
    look.edges[{shown.before.heaps[token], shown.move.take}] =
        shown.role == ShownMove::Role::Threat ? EdgeTone::Threat : EdgeTone::Winning;
}

// Whether the steps have told the values by now, whatever else is hidden.
bool tellsValues(const Shown& shown)
{
    return shown.find(GraphMark::Level) || shown.find(NimSumMark::Sum) || shown.find(NimSumMark::Values);
}

Count highestLayer(const graph::Graph& model, const std::vector<Count>& tokens)
{
    Count highest = 0;
    for (const Count token : tokens)
        highest = std::max<Count>(highest, model.levels().level[model.place(token)]);
    return highest;
}

// The nim-sum of the tokens.
QString sum(const GraphGame& game, const std::vector<Count>& tokens)
{
    constexpr std::size_t kMostAdded = 8;
    if (tokens.size() > kMostAdded)
        return {};
    return tokens.size() == 1 ? QStringLiteral("g = %1").arg(game.nimSum(tokens))
                              : xorFormula(game.values(tokens));
}

graph::Content content(const Position& position, const Shown& shown, bool verdictShown)
{
    const GraphGame& game = GraphGame::of(position);
    const graph::Graph& model = game.graph();
    graph::Content result{game.sharedGraph(), {}, position.heaps, {}, {}};
    if (graph::isDrawable(model.drawing()))
        result.badges = badges(game, position.heaps.size());
    // SG values do not rule misère play; they would mislead.
    result.look.values = (verdictShown || tellsValues(shown)) && position.play == theory::Play::Normal;
    if (!verdictShown)
        result.look.level = highestLayer(model, position.heaps); // no further than the steps go
    for (const Mark& mark : shown.marks)
        show(result.look, mark, model, position.heaps);
    for (const ShownMove& move : shown.moves) {
        show(result.look, move);
        if (shown.find(Mark::All)) // where each of them leads
            result.look.pointed.insert(move.move.take);
    }
    if (shown.find(NimSumMark::Sum))
        result.formula = sum(game, position.heaps);
    return result;
}

std::variant<Position, teaching::Sentence> edited(const Position& position, const graph::Setup& setup)
{
    Position next = position;
    if (!position.game || GraphGame::of(position).graph().drawing() != setup.drawing)
        next.game = std::make_shared<const GraphGame>(setup.drawing);
    next.heaps = setup.tokens;
    if (const auto wrong = next.game->check(next))
        return *wrong;
    return next;
}

teaching::SavedGame::Places places(const Position& position)
{
    teaching::SavedGame::Places all;
    const auto shared = graph::SharedPlaces::of(GraphGame::of(position).graph().drawing());
    if (shared->get().arranged)
        return all; // by the program, which will do so again
    for (const auto& [vertex, point] : shared->get().vertices)
        all[vertex] = {point.x(), point.y()};
    return all;
}

// Places of another graph are none of this one.
std::shared_ptr<const void> putPlaces(const Position& position, const teaching::SavedGame::Places& places)
{
    const graph::Drawing& drawing = GraphGame::of(position).graph().drawing();
    graph::Places put;
    for (const auto& [vertex, place] : places)
        put.vertices[vertex] = {place.first, place.second};
    const auto isPlaced = [&](theory::Count vertex) { return put.vertices.contains(vertex); };
    if (put.vertices.size() != drawing.vertices.size() || !std::ranges::all_of(drawing.vertices, isPlaced))
        return nullptr;
    const auto shared = graph::SharedPlaces::of(drawing);
    shared->set(put);
    return shared;
}

} // namespace

GraphBoard::GraphBoard(QWidget* parent) : Board({content, edited}, parent) { }

SumGame graphSums()
{
    return {.kinds = {{Words::phrase("Graph game"),
                       {{QStringLiteral("graph 1>0;2>0;2>1;3>1;3>2;4>2;5>3;5>4;6>3;6>5"),
                         Words::phrase("A graph of seven vertices")},
                        {QStringLiteral("graph 1>0;2>0;2>1;3>2"), Words::phrase("A graph of four vertices")},
                        {QStringLiteral("graph 1>0;2>0;2>1;3>0;3>1;3>2;4>0;4>1;4>2;4>3;5>0;5>1;5>2;5>3;5>4"),
                         Words::phrase("Nim on a graph")}},
                       false,
                       isOfKind<GraphGame::kKind>,
                       //: in front of the number of a token
                       sumPlane(Words::phrase("Token:")),
                       //: in front of the number of a token
                       Words::phrase("Token"),
                       places,
                       putPlaces}},
            .read = GraphGame::read,
            .makeBoard = [](QWidget* parent) -> widgets::BoardWidget* { return new GraphBoard(parent); }};
}

} // namespace laststone::games
