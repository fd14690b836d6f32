// SPDX-License-Identifier: GPL-3.0-or-later
// Bash (Bachet's game): take 1 .. limit stones from one heap.
//
// C. G. Bachet, Problèmes plaisants et délectables (1612), problem XIX, as a race to a number. P exactly when
// n mod (limit + 1) = 0; in misère play when it is 1: then one stone is set apart, which nobody wants, and
// the others are the normal game.
//
// Every function takes n 0 .. kMaxCount and limit 1 .. kMaxCount, in constant time, unless said otherwise.
#pragma once

#include "theory/outcome.h"

#include <optional>

namespace laststone::theory::bash {

// The size of a block, limit + 1: what a move and its reply take together.
Count block(Count limit);

// n = blocks · (limit + 1) + rest.
struct Division {
    Count blocks = 0;
    Count rest = 0;
    friend bool operator==(const Division&, const Division&) = default;
};
Division divide(Count n, Count limit);

// The Grundy value in normal play: n mod (limit + 1).
Count grundyValue(Count n, Count limit);

Outcome outcome(Count n, Count limit, Play play);

// How many stones to take to leave a P-position: one number or none. None also for the misère position
// without stones, which is won without a move.
std::optional<Count> winningMove(Count n, Count limit, Play play);

// What answers a move of `taken` stones from a P-position: limit + 1 − taken. REQUIRES: 1 <= taken <= limit.
Count reply(Count taken, Count limit);

// The move of a lost position that is hardest to answer. Every move has one right reply, so it is the one
// whose reply lies in the middle between 1 and the limit, where those who guess "one" or "as many as I may"
// miss it. None without stones. REQUIRES: the position is P.
std::optional<Count> hardestMove(Count n, Count limit, Play play);

} // namespace laststone::theory::bash
