// SPDX-License-Identifier: GPL-3.0-or-later
// Misère play in the SG lesson: what the values do not decide, and how a position is decided.
#pragma once

#include "games/sums/sg_sums.h"

namespace laststone::games {

// REQUIRES: misère play, and a move is left.
void addMisere(Steps& steps, const SgFacts& facts);

} // namespace laststone::games
