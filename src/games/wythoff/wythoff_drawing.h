// SPDX-License-Identifier: GPL-3.0-or-later
// Wythoff's game in two views: two heaps, and a queen on a board of squares.
#pragma once

#include "widgets/board/drawing.h"

namespace laststone::games {

enum class WythoffArrangement { Heaps, Queen, QueenWithPositions, QueenWithValues };

widgets::Drawing drawWythoff(const widgets::BoardScene& scene);
const widgets::BoardLooks& wythoffLooks();

} // namespace laststone::games
