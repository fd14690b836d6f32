// SPDX-License-Identifier: GPL-3.0-or-later
// The Staircase board: stairs with stones, down to the ground; very many stairs as a list that scrolls.
#pragma once

#include "widgets/board/drawing.h"

namespace laststone::games {

widgets::Drawing drawStaircase(const widgets::BoardScene& scene);
const widgets::BoardLooks& staircaseLooks();

} // namespace laststone::games
