// SPDX-License-Identifier: GPL-3.0-or-later
// The same game in two lessons: Bash and Nim are subtraction games in which all numbers up to one are
// allowed.
#pragma once

#include "teaching/position.h"

#include <optional>

namespace laststone::games {

// The rule of the SG lesson for all numbers from 1 to `last`. REQUIRES: 1 <= last <= 64.
QString allNumbersRule(theory::Count last);

// The same position in the other lesson; none where a set of up to 64 numbers does not do.
std::optional<teaching::Position> bashAsSg(const teaching::Position& position);
std::optional<teaching::Position> nimAsSg(const teaching::Position& position);

} // namespace laststone::games
