// SPDX-License-Identifier: GPL-3.0-or-later
// The same game in two lessons: Bash and Nim are subtraction games in which all numbers up to one are
// allowed.
#pragma once

#include "teaching/position.h"

#include <optional>

namespace laststone::games {

// The same position in the other lesson; none where there is none, or where a set of up to
// SubtractionGame::kMostReadable numbers does not do.
std::optional<teaching::Position> bashAsSg(const teaching::Position& position);
std::optional<teaching::Position> nimAsSg(const teaching::Position& position);
// {1..m} with heaps of at most m stones is Nim; with one heap it is Bash.
std::optional<teaching::Position> sgElsewhere(const teaching::Position& position);

} // namespace laststone::games
