// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of pins or stones that split. Neighbours are knocked down, by dragging from one to the other, or a gap
// is clicked.
#pragma once

#include "games/sums/sg_lesson.h"
#include "widgets/board/drawing.h"

namespace laststone::games {

const widgets::BoardLooks& octalLooks();

SumGame octalSums();

} // namespace laststone::games
