// SPDX-License-Identifier: GPL-3.0-or-later
// Why a position of Staircase Nim is won or lost, step by step. Marks name stairs by their place, from 0.
#pragma once

#include "teaching/steps/explanation.h"

namespace laststone::games {

// REQUIRES: a position that has passed check().
teaching::Explanation explainStaircase(const teaching::Position& position);

} // namespace laststone::games
