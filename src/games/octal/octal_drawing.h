// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of pins or stones that split. Neighbours are knocked down, by dragging from one to the other, or a gap
// is clicked.
#pragma once

#include "widgets/board/board_looks.h"

namespace laststone::games {

widgets::Drawing drawOctal(const widgets::BoardScene& scene);
const widgets::BoardLooks& octalLooks();

} // namespace laststone::games
