// SPDX-License-Identifier: GPL-3.0-or-later
// Why a position of tokens on a graph is won or lost, step by step.
#pragma once

#include "teaching/steps/explanation.h"

namespace laststone::games {

class GraphGame;

// REQUIRES: a position of the game that has passed its check().
teaching::Explanation explainGraph(const GraphGame& game, const teaching::Position& position);

} // namespace laststone::games
