// SPDX-License-Identifier: GPL-3.0-or-later
// Heaps from which numbers of a set may be taken: a click on a stone takes it and those after it, as far as
// the set allows.
#pragma once

#include "widgets/board/board_looks.h"

namespace laststone::games {

widgets::Drawing drawSubtraction(const widgets::BoardScene& scene);
const widgets::BoardLooks& subtractionLooks();

} // namespace laststone::games
