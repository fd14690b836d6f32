// SPDX-License-Identifier: GPL-3.0-or-later
// Why a Bash position is won or lost, step by step.
#pragma once

#include "teaching/steps/explanation.h"

namespace laststone::games {

// REQUIRES: a position that has passed check().
teaching::Explanation explainBash(const teaching::Position& position);

} // namespace laststone::games
