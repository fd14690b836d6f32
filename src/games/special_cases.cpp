// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/special_cases.h"

#include "games/bash/bash_game.h"
#include "games/nim/nim_game.h"
#include "games/subtraction/subtraction_game.h"

#include <algorithm>

namespace laststone::games {

namespace {

bool isUpTo(const Position& position, Count most)
{
    return std::ranges::all_of(position.heaps, [most](Count heap) { return heap <= most; });
}

} // namespace

std::optional<Position> bashAsSg(const Position& position)
{
    const Count limit = bashLimit(position);
    if (limit > SubtractionGame::kMostReadable)
        return std::nullopt;
    return Position{SubtractionGame::ofAllUpTo(limit), position.play, position.heaps};
}

std::optional<Position> nimAsSg(const Position& position)
{
    if (!isUpTo(position, SubtractionGame::kMostReadable))
        return std::nullopt;
    return Position{SubtractionGame::ofAllUpTo(SubtractionGame::kMostReadable), position.play,
                    position.heaps};
}

std::optional<Position> sgElsewhere(const Position& position)
{
    const auto most = SgGame::of(position).everythingUpTo();
    if (!most)
        return std::nullopt;
    if (isUpTo(position, *most))
        return Position{nimGame(), position.play, position.heaps};
    if (position.heaps.size() == 1)
        return Position{bashGame(*most), position.play, position.heaps};
    return std::nullopt;
}

} // namespace laststone::games
