// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/graph/graph_game.h"

#include "games/graph/graph_explanation.h"
#include "teaching/notation.h"

#include <QCoreApplication>

#include <algorithm>

namespace laststone::games {

using teaching::Difficulty;
using teaching::Move;
using teaching::NotationError;
using teaching::Sentence;
using theory::Count;

namespace {

Sentence sentence(const char* source, std::vector<teaching::Argument> arguments = {})
{
    return {"SgRule", source, std::move(arguments)};
}

// How many vertices can be reached from one, with itself.
Count reachable(const theory::graph::Graph& graph, theory::graph::Vertex from)
{
    std::vector<bool> seen(graph.vertexCount());
    std::vector<theory::graph::Vertex> open{from};
    seen[from] = true;
    Count count = 0;
    while (!open.empty()) {
        const theory::graph::Vertex vertex = open.back();
        open.pop_back();
        ++count;
        for (const theory::graph::Vertex to : graph.options(vertex)) {
            if (!seen[to]) {
                seen[to] = true;
                open.push_back(to);
            }
        }
    }
    return count;
}

} // namespace

std::variant<std::shared_ptr<const SgGame>, NotationError> GraphGame::read(QStringView text)
{
    auto read = graph::readDrawing(text);
    if (const auto* error = std::get_if<NotationError>(&read))
        return *error;
    return std::make_shared<const GraphGame>(std::get<graph::Drawing>(std::move(read)));
}

GraphGame::GraphGame(graph::Drawing drawing)
    : SgGame(drawing.rule())
    , m_graph(std::make_shared<graph::Graph>(std::move(drawing)))
    , m_values(std::get<std::vector<theory::graph::Value>>(theory::graph::grundyValues(m_graph->arrows())))
{
}

std::vector<theory::graph::Vertex> GraphGame::places(Heaps tokens) const
{
    std::vector<theory::graph::Vertex> result;
    for (const Count token : tokens)
        result.push_back(place(token));
    return result;
}

std::optional<Sentence> GraphGame::check(Heaps tokens) const
{
    for (const Count token : tokens) {
        if (!drawing().find(token)) {
            //: %1 is a number that was given as the place of a token
            return sentence(QT_TRANSLATE_NOOP("SgRule", "the graph has no vertex %1"), {token});
        }
    }
    return std::nullopt;
}

Count GraphGame::value(std::size_t, Count vertex) const
{
    return m_values[place(vertex)];
}

std::vector<SgOption> GraphGame::options(std::size_t part, Count vertex) const
{
    std::vector<SgOption> result;
    for (const theory::graph::Vertex to : graph().options(place(vertex))) {
        const Count target = drawing().vertices[to];
        result.push_back({{part, target, 0}, 1, target, 0, m_values[to]});
    }
    return result;
}

bool GraphGame::hasMove(std::size_t, Count vertex) const
{
    return !graph().isSink(place(vertex));
}

std::optional<SgMisere> GraphGame::solveMisere(Heaps tokens) const
{
    const std::vector<theory::graph::Vertex> at = places(tokens);
    Count placings = 1;
    for (const theory::graph::Vertex token : at) {
        placings *= reachable(graph(), token);
        if (placings > kMostMiserePlacings)
            return std::nullopt;
    }
    const auto answer = theory::graph::solveMisere(graph(), at, theory::kMaxCount);
    if (!answer)
        return std::nullopt;
    SgMisere result{answer->outcome, {}};
    for (const theory::graph::Move& move : answer->winningMoves)
        result.winningMoves.push_back({move.token, drawing().vertices[move.to], 0});
    return result;
}

std::vector<Count> GraphGame::after(Heaps tokens, const Move& move) const
{
    std::vector<Count> result(tokens.begin(), tokens.end());
    result[move.heap] = move.take;
    return result;
}

Count GraphGame::stonesLeft(Heaps tokens) const
{
    Count total = 0;
    for (const theory::graph::Vertex token : places(tokens))
        total += levels().level[token];
    return total;
}

Sentence GraphGame::describe(Heaps tokens, const Move& move) const
{
    //: a move, to stand within a sentence: "move token 1 from 5 to 3"; %2 and %3 are vertices
    return sentence(QT_TRANSLATE_NOOP("SgRule", "move token %1 from %2 to %3"),
                    {Count{move.heap} + 1, label(tokens[move.heap]), label(move.take)});
}

QString GraphGame::shortForm(Heaps tokens, const Move& move) const
{
    return label(tokens[move.heap]) + QStringLiteral("→") + label(move.take);
}

std::vector<Count> GraphGame::firstHeaps() const
{
    return {m_graph->top()};
}

std::vector<Count> GraphGame::randomHeaps(Difficulty difficulty, QRandomGenerator& random) const
{
    constexpr quint32 kTokens[] = {1, 2, 3};
    std::vector<Count> tokens(kTokens[static_cast<int>(difficulty)]);
    for (Count& token : tokens) {
        // A token on a sink teaches little; every graph but one without edges has a better place.
        constexpr int kTries = 20;
        for (int i = 0; i < kTries; ++i) {
            token = drawing().vertices[random.generate64() % drawing().vertices.size()];
            if (hasMove(0, token))
                break;
        }
    }
    return tokens;
}

teaching::Explanation GraphGame::explain(const teaching::Position& position) const
{
    return explainGraph(*this, position);
}

const GraphGame* asGraph(const SgGame& game)
{
    return dynamic_cast<const GraphGame*>(&game);
}

} // namespace laststone::games
