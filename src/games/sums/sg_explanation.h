// SPDX-License-Identifier: GPL-3.0-or-later
// Why a position of the SG lesson is won or lost, step by step, for each kind of game.
#pragma once

#include "teaching/steps/explanation.h"

namespace laststone::games {

// REQUIRES: a position that has passed check().
teaching::Explanation explainSg(const teaching::Position& position);

} // namespace laststone::games
