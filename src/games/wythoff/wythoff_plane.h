// SPDX-License-Identifier: GPL-3.0-or-later
// The P-pairs of Wythoff's game and their mirror images, between the rays of slope φ and 1/φ.
#pragma once

#include "teaching/steps/plane.h"

namespace laststone::games {

// Only pairs within the window are worked out, and of those at most kMostPlanePoints, evenly chosen: a step
// of zooming or panning costs the same whether there are a thousand pairs in view or a million.
teaching::Plane wythoffPlane();

} // namespace laststone::games
