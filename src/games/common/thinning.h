// SPDX-License-Identifier: GPL-3.0-or-later
// A million values as a thousand points that look the same.
#pragma once

#include "games/sums/heap_series.h"
#include "teaching/steps/plane.h"

#include <span>

namespace laststone::games {

struct ThinnedValues {
    std::vector<teaching::PlanePoint> lost;
    std::vector<teaching::PlanePoint> others;
    theory::Count each = 1; // a point stands for at most so many heaps in a row, and for one row of values
    theory::Count largest = 0; // of all values
};

// The values of the heaps first, first + 1, …; those that are `lostValue` are lost. At most
// teaching::kMostPlanePoints of each kind: where there are more, heaps in a row share a cell, and each cell
// that any of them is in has one point, which is one of them. What is shown while the range moves stays the
// same, as cells stand still.
ThinnedValues thinned(theory::Count first, std::span<const HeapSeries::Value> values,
                      theory::Count lostValue);

} // namespace laststone::games
