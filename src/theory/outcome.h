// SPDX-License-Identifier: GPL-3.0-or-later
// The words that every impartial game shares.
#pragma once

#include <cstdint>

namespace laststone::theory {

// A number of stones, a vertex, a Grundy value: 0 .. kMaxCount, so that it also fits a signed 64-bit number.
using Count = std::uint64_t;
inline constexpr Count kMaxCount = (Count{1} << 63) - 1;

// Who wins with best play: the Previous player (who has just moved) or the Next one (who is to move).
enum class Outcome { P, N };

// Who makes the last move: in normal play that player wins, in misère play that player loses.
enum class Play { Normal, Misere };

} // namespace laststone::theory
