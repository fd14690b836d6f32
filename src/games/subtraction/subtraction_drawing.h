// SPDX-License-Identifier: GPL-3.0-or-later
// Heaps from which numbers of a set may be taken: a click on a stone takes it and those after it, as far as
// the set allows.
#pragma once

#include "games/sums/sg_lesson.h"

namespace laststone::games {

SumGame subtractionSums();

} // namespace laststone::games
