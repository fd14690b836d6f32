// SPDX-License-Identifier: GPL-3.0-or-later
// The chart of Lasker's Nim: the P-positions of two heaps, the others as they are.
#pragma once

#include "teaching/steps/plane.h"

namespace laststone::games {

teaching::Plane laskerPlane();

} // namespace laststone::games
