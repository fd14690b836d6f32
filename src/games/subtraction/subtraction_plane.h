// SPDX-License-Identifier: GPL-3.0-or-later
// The values of the heaps of a subtraction set, with the period.
#pragma once

#include "games/sums/heap_series.h"
#include "teaching/steps/plane.h"
#include "theory/subtraction.h"

namespace laststone::games {

teaching::Plane subtractionPlane();

// The values of a set, the first of them known.
std::shared_ptr<HeapSeries> seriesOf(const theory::subtraction::Set& set);

} // namespace laststone::games
