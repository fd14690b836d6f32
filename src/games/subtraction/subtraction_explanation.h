// SPDX-License-Identifier: GPL-3.0-or-later
// Why a position of subtraction sets is won or lost, step by step.
#pragma once

#include "teaching/steps/explanation.h"

namespace laststone::games {

class SubtractionGame;

// REQUIRES: a position of the game that has passed its check().
teaching::Explanation explainSubtraction(const SubtractionGame& game, const teaching::Position& position);

} // namespace laststone::games
