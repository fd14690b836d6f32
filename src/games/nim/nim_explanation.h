// SPDX-License-Identifier: GPL-3.0-or-later
// Puts the facts of a Nim position into steps.
#pragma once

#include "teaching/steps/explanation.h"

namespace laststone::games {

// Explains any position of Nim, in normal and misère play: small positions by their simpler argument first,
// then by columns and Bouton's theorem. REQUIRES: a position of Nim.
//
// The ids of the steps: rule, empty, one-heap, equal-pair, unequal-pair, ones, one-large, several-large,
// binary, columns, nim-sum, verdict, leading, others, move, more-moves, after, breaks, exchange, end.
teaching::Explanation explainNim(const teaching::Position& position);

} // namespace laststone::games
