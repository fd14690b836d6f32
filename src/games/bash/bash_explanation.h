// SPDX-License-Identifier: GPL-3.0-or-later
// Why a Bash position is won or lost, step by step.
#pragma once

#include "teaching/steps/explanation.h"

namespace laststone::games {

// What a step points out.
struct BashMark {
    enum : int {
        Blocks = teaching::Mark::FirstOfGame, // blocks of `from` stones and the rest
        Apart, // one stone is set apart, which nobody wants
    };
};

// REQUIRES: a position that has passed check().
teaching::Explanation explainBash(const teaching::Position& position);

} // namespace laststone::games
