// SPDX-License-Identifier: GPL-3.0-or-later
// Why a position of taking and breaking is won or lost, step by step.
#pragma once

#include "teaching/steps/explanation.h"

namespace laststone::games {

class OctalGame;

// REQUIRES: a position of the game that has passed its check().
teaching::Explanation explainOctal(const OctalGame& game, const teaching::Position& position);

} // namespace laststone::games
