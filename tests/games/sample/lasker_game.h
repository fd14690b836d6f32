// SPDX-License-Identifier: GPL-3.0-or-later
// The sample for authors of games: Lasker's Nim. A move takes any number of stones from one heap, as in Nim,
// or parts one heap into two, of which none is empty.
//
// What stands in this folder is all that a game is. It is built with every test and shown to nobody; one line
// in games/catalogue.cpp would show it. Comments that begin with AUTHOR say what one has to think about.
#pragma once

#include "teaching/game.h"
#include "teaching/steps/explanation.h"
#include "teaching/steps/plane.h"

namespace laststone::games {

// The Sprague–Grundy value of a heap: 4k+1, 4k+2, 4k+4, 4k+3 for 4k+1 … 4k+4 stones.
// Source: Winning Ways (Berlekamp, Conway, Guy), ch. 4; tested against brute force in lasker_test.cpp.
// AUTHOR: mathematics that another game or the command line could use goes to src/theory, with its own test.
constexpr theory::Count laskerValue(theory::Count stones)
{
    if (stones == 0 || stones % 4 == 1 || stones % 4 == 2)
        return stones;
    return stones % 4 == 3 ? stones + 1 : stones - 1;
}

// The one game, as there is no rule to choose: moves are
//   Move{heap, how many are taken, 0}
//   Move{heap, 0, the stones of the smaller part}
std::shared_ptr<const teaching::Game> laskerGame();

// Why a position is lost or won, in steps.
teaching::Explanation explainLasker(const teaching::Position& position);

// The chart: the P-positions of two heaps, the others as they are.
teaching::Plane laskerPlane();

} // namespace laststone::games
