// SPDX-License-Identifier: GPL-3.0-or-later
// The values of the heaps of an octal game or Grundy's, with the period where one is proven.
#pragma once

#include "games/octal/octal_game.h"
#include "games/sums/heap_series.h"
#include "teaching/steps/plane.h"

namespace laststone::games {

teaching::Plane octalPlane();

// The values of a game, the first of them known.
std::shared_ptr<HeapSeries> seriesOf(const OctalGame& game);

} // namespace laststone::games
