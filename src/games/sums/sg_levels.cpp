// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sums/sg_levels.h"

#include "teaching/question.h"

#include <algorithm>

namespace laststone::games {

using teaching::Difficulty;
using teaching::drawNumber;
using theory::Count;

namespace {

struct Range {
    Count least;
    Count most;
};
constexpr Range kPlain[] = {{3, 9}, {10, 19}, {20, 32}};
constexpr Range kSplitting[] = {{3, 7}, {8, 12}, {13, 20}};
constexpr Count kFewVertices = 9; // with moves: fewer do not make three levels

Range rangeOf(const SgGame& game, std::size_t part, Difficulty difficulty)
{
    const auto level = static_cast<std::size_t>(difficulty);
    const auto& ranges = game.maySplit() ? kSplitting : kPlain;
    // With larger numbers to take, as much happens on larger heaps.
    const Count unit = game.maySplit() ? 1 : (game.leastMovable(part) + 1) / 2;
    return {level == 0 ? ranges[0].least * unit : ranges[level - 1].most * unit + 1,
            ranges[level].most * unit};
}

// The vertices of a graph from which there is a move, in the order in which their values are found.
std::vector<Count> movable(const SgGame& game)
{
    std::vector<Count> vertices = game.order();
    std::erase_if(vertices, [&](Count vertex) { return !game.hasMove(0, vertex); });
    return vertices;
}

// The lower, the middle or the upper ones; of few all of them. REQUIRES: vertices > 0.
Range placesOf(Count vertices, Difficulty difficulty)
{
    if (vertices < kFewVertices)
        return {0, vertices - 1};
    const auto level = static_cast<Count>(difficulty);
    return {level * vertices / 3, (level + 1) * vertices / 3 - 1};
}

Count drawVertex(const SgGame& game, Difficulty difficulty, QRandomGenerator& random)
{
    const std::vector<Count> vertices = movable(game);
    if (vertices.empty())
        return game.order().front();
    const Range range = placesOf(vertices.size(), difficulty);
    return vertices[static_cast<std::size_t>(drawNumber(range.least, range.most, random))];
}

std::optional<Difficulty> vertexLevel(const SgGame& game, Heaps tokens)
{
    constexpr Difficulty kLevels[] = {Difficulty::Hard, Difficulty::Medium};
    const std::vector<Count> vertices = movable(game);
    if (vertices.size() < kFewVertices)
        return std::nullopt;
    Count place = 0;
    for (const Count token : tokens) {
        const auto found = std::ranges::find(vertices, token);
        if (found != vertices.end())
            place = std::max(place, static_cast<Count>(found - vertices.begin()));
    }
    for (const Difficulty level : kLevels) {
        if (place >= placesOf(vertices.size(), level).least)
            return level;
    }
    return Difficulty::Easy;
}

} // namespace

std::optional<Difficulty> sgLevel(const SgGame& game, Heaps heaps)
{
    if (game.hasTokens())
        return vertexLevel(game, heaps);
    auto level = Difficulty::Easy;
    for (std::size_t part = 0; part < heaps.size(); ++part) {
        for (const Difficulty harder : {Difficulty::Medium, Difficulty::Hard}) {
            if (heaps[part] >= rangeOf(game, part, harder).least)
                level = std::max(level, harder);
        }
    }
    return level;
}

Count drawSgHeap(const SgGame& game, std::size_t part, Difficulty difficulty, QRandomGenerator& random,
                 SgExtent extent)
{
    if (game.hasTokens())
        return drawVertex(game, difficulty, random);
    constexpr Count kBeyond = 12;
    const Range range = rangeOf(game, part, difficulty);
    return drawNumber(range.least, extent == SgExtent::Level ? range.most : range.most + kBeyond, random);
}

std::vector<Count> drawSgHeaps(const SgGame& game, std::size_t parts, Difficulty difficulty,
                               QRandomGenerator& random)
{
    std::vector<Count> heaps;
    for (std::size_t part = 0; part < parts; ++part) {
        const int most = static_cast<int>(difficulty);
        const auto level = part == 0 ? difficulty : static_cast<Difficulty>(random.bounded(most + 1));
        heaps.push_back(drawSgHeap(game, part, level, random));
    }
    return heaps;
}

} // namespace laststone::games
