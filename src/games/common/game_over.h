// SPDX-License-Identifier: GPL-3.0-or-later
// What games in which stones are taken say when none is left.
#pragma once

#include "teaching/steps/steps.h"

namespace laststone::games {

// The verdict line.
teaching::Sentence noStoneVerdict(theory::Play play);

// The one step of the explanation.
teaching::Steps& addGameOver(teaching::Steps& steps);

} // namespace laststone::games
