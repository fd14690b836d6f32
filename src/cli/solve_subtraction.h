// SPDX-License-Identifier: GPL-3.0-or-later
// Classic problems of subtraction sets.
#pragma once

#include "cli/solve.h"

namespace laststone::cli {

// k and the k numbers of the set, n and n heaps. Heaps may have any size where the period is proven early
// enough; the first that is too large is told. Keeps the set, the values and the heaps' nim-sum alone.
bool subtractionSet(SolveInput& input, const Profile& profile, NumberWriter& output);

// Heaps from which a Fibonacci number 1, 2, 3, 5, 8, … is taken. The first that is no number of a
// theory::subtraction::Set is 1346269: heaps smaller than that do not need it.
inline constexpr theory::Count kMostFibonacci = 1'346'268;
void winnerOfFibonacci(std::span<const theory::Count> heaps, const Profile& profile, NumberWriter& output);

} // namespace laststone::cli
