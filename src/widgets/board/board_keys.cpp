// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/board_keys.h"

#include "teaching/moves.h"

namespace laststone::widgets {

using teaching::PartMoves;
using teaching::Position;

namespace {

struct Words {
    LASTSTONE_SENTENCES(BoardKeys)
};

bool isListed(const Position& position)
{
    return position.game->listedMoves(position, 0).has_value();
}

bool canBeSplit(const Position& position)
{
    for (std::size_t part = 0; part < position.game->partCount(position); ++part) {
        if (PartMoves(position, part).hasSplit())
            return true;
    }
    return false;
}

// Of boards on which keys go from part to part, and through the moves of one.
std::vector<BoardKey> keysOfParts(const BoardLooks& looks, const Position& position)
{
    std::vector<BoardKey> keys;
    const std::size_t parts = position.game->partCount(position);
    if (parts > 1) {
        keys.push_back({Words::phrase("Up, Down"),
                        looks.countsUpwards ? Words::phrase("Go one stair up, one stair down")
                            : parts == position.heaps.size()
                            ? Words::phrase("Choose a heap")
                            : Words::phrase("Choose a heap, or both heaps")});
    }
    const bool isList = isListed(position);
    keys.push_back({Words::phrase("Right, Left"),
                    isList ? Words::phrase("Go to the next move of the heap, to the one before")
                           : Words::phrase("Choose one stone more, one less")});
    keys.push_back(
        {Words::phrase("A number"),
         isList ? Words::phrase("Choose the move that takes so many; elsewhere on the page it "
                                "begins a position")
                : Words::phrase("Choose so many stones; elsewhere on the page it begins a position")});
    if (canBeSplit(position)) {
        keys.push_back({Words::phrase("10+4 or 10 4"),
                        Words::phrase("Choose the move that leaves two heaps, of 10 and of 4")});
    }
    keys.push_back({Words::phrase("Home, End"),
                    isList ? Words::phrase("Go to the first move of the heap, to the last one")
                           : Words::phrase("Choose one stone, as many as can be taken")});
    return keys;
}

} // namespace

std::vector<BoardKey> keysOfChoice()
{
    return {{Words::phrase("Enter"), Words::phrase("Make the chosen move")},
            {Words::phrase("Esc"), Words::phrase("Give up the choice")}};
}

std::vector<BoardKey> keysOf(const BoardLooks& looks, const Position& position, int arrangement)
{
    const bool hasDirections = looks.step && looks.step(arrangement);
    std::vector<BoardKey> keys = hasDirections ? looks.stepKeys : keysOfParts(looks, position);
    const std::vector<BoardKey> choice = keysOfChoice();
    keys.insert(keys.end(), choice.begin(), choice.end());
    return keys;
}

} // namespace laststone::widgets
