// SPDX-License-Identifier: GPL-3.0-or-later
// The plane of two heaps of a Nim position, the others fixed.
#pragma once

#include "teaching/steps/plane.h"

namespace laststone::games {

// The P-positions (a, b) within the window, every one unless there are more than kMostPlanePoints; then every
// k-th. In normal play they are those with a ⊕ b = the nim-sum of the other heaps.
teaching::Plane nimPlane();

} // namespace laststone::games
