// SPDX-License-Identifier: GPL-3.0-or-later
// The same game in two lessons: Bash and Nim are subtraction games in which all numbers up to one are
// allowed.
#pragma once

#include "teaching/position.h"

#include <optional>

namespace laststone::games {

// Up to so many stones a heap of Nim is shown as one of the SG lesson: a set should be readable.
inline constexpr theory::Count kMostNimStones = 64;

// The rule of the SG lesson for all numbers from 1 to `last`. REQUIRES: last is 1 .. kMostNimStones.
QString allNumbersRule(theory::Count last);

// The same position in the other lesson; none where a set of up to 64 numbers does not do.
std::optional<teaching::Position> bashAsSg(const teaching::Position& position, theory::Count limit);
std::optional<teaching::Position> nimAsSg(const teaching::Position& position);

} // namespace laststone::games
