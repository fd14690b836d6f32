// SPDX-License-Identifier: GPL-3.0-or-later
// Octal games and Grundy's game in misère play: who makes the last move loses.
//
// Values do not rule it, and no formula is known that would hold for all codes: it is searched from the rules
// alone, within a stated bound. Positions that are the same for the outcome are one: heaps in another order;
// heaps without a move, as they change nothing; and two heaps that are over after any one move, as whoever is
// winning answers a move in the one by the move in the other. (J. H. Conway, "On Numbers and Games", 1976,
// chapter 12; proof in octal_misere.cpp.)
#pragma once

#include "theory/misere_search.h"
#include "theory/octal.h"

#include <optional>
#include <vector>

namespace laststone::theory::octal {

// What a search may cost, which bounds its time and its memory: one for each look at a position, and one for
// each of its heaps; kMiserePositionCost for the first look, as the position is kept; one for each move of
// each size of heap, as they are listed. All positions with 30 stones of Kayles, Dawson's chess and Grundy's
// game take less than 300,000, a row of 40 in Kayles two millions.
inline constexpr Count kMisereBound = Count{1} << 22;

// None when the search costs more than `bound`. A position without a move is N: the player before has just
// lost. Of `game` only the rules matter, not how far its values are computed.
std::optional<Outcome> misereOutcome(const Sequence& game, Heaps heaps, Count bound = kMisereBound);

// Every move that leaves a P-position, by heap and then as in moves(); `bound` is for all of them together.
// Empty for a P-position, and for a position without a move, which is won without one.
std::optional<std::vector<SumMove>> misereWinningMoves(const Sequence& game, Heaps heaps,
                                                       Count bound = kMisereBound);

} // namespace laststone::theory::octal
