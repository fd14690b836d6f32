// SPDX-License-Identifier: GPL-3.0-or-later
// Why a position that has been taken for a P-position is none.
#pragma once

#include "teaching/position.h"
#include "teaching/sentence.h"

namespace laststone::games {

// Of a position whose last number was to be found: names a P-position that a move leads to, but not the one
// with the right number. REQUIRES: an N-position.
//
//   whyNotLost(wythoff: 3 4) = "(3, 4) is N: a move leads to (1, 2), which is P."
teaching::Sentence whyNotLost(const teaching::Position& position);

} // namespace laststone::games
