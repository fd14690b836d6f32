// SPDX-License-Identifier: GPL-3.0-or-later
// Why a position of Wythoff's game is won or lost, step by step.
#pragma once

#include "teaching/steps/explanation.h"

namespace laststone::games {

// What a step points out.
struct WythoffMark {
    enum : int {
        Pair = teaching::Mark::FirstOfGame, // the position (`from`, `to`) in the plane
    };
};

// REQUIRES: a position that has passed check().
teaching::Explanation explainWythoff(const teaching::Position& position);

} // namespace laststone::games
