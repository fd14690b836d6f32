// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/common/not_lost.h"

#include "teaching/game.h"
#include "teaching/notation.h"

#include <algorithm>

namespace laststone::games {

using teaching::Position;
using teaching::Sentence;

namespace {

struct Words {
    LASTSTONE_SENTENCES(NotLost)
};

} // namespace

Sentence whyNotLost(const Position& position)
{
    const teaching::Game& game = *position.game;
    const QString name = tupleNotation(position);
    if (game.isTerminal(position)) {
        //: misère play; %1 is a position without stones
        return Words::phrase("%1 is N: no stone is left, and whoever took the last one has lost.")(name);
    }
    for (const teaching::Move& move : game.winningMoves(position)) {
        const Position left = game.after(position, move);
        const bool tellsIt =
            std::equal(left.heaps.begin(), std::prev(left.heaps.end()), position.heaps.begin());
        if (!tellsIt) {
            //: %1 is a position such as (3, 4), %2 the position after the move
            return Words::phrase("%1 is N: a move leads to %2, which is P.")(name, tupleNotation(left));
        }
    }
    //: %1 is a position such as (3, 9), of which the last number was to be found
    return Words::phrase("%1 is N: a move leads to a smaller last number, and to P.")(name);
}

} // namespace laststone::games
