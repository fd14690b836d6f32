// SPDX-License-Identifier: GPL-3.0-or-later
// The P-positions of misère play that can come up after a position, where SG values do not decide: whoever
// has all of them checks by hand that no move leads from one to another, and that every other position that
// has a move has one to them.
#pragma once

#include "games/sums/sg_game.h"

#include <optional>
#include <vector>

namespace laststone::games {

// Positions as movableParts() gives them, from the end up.
using LostList = std::vector<std::vector<theory::Count>>;

// The heaps, or tokens, that have a move, the largest first: nothing else counts in a sum.
std::vector<theory::Count> movableParts(const SgGame& game, Heaps heaps);

// None where they are too many to be read, or to be found at once. REQUIRES: parts of the same number have
// the same moves.
std::optional<LostList> lostAfter(const SgGame& game, Heaps heaps);

} // namespace laststone::games
