// SPDX-License-Identifier: GPL-3.0-or-later
// The terms that every game is written in.
#pragma once

#include "teaching/game.h"

namespace laststone::games {

// A game is a piece of teaching about a piece of theory, and names little else: said once, for this namespace
// alone, instead of anew by each file of each game.
using namespace teaching;
using theory::Count;
using theory::Outcome;
using theory::Play;

} // namespace laststone::games
