// SPDX-License-Identifier: GPL-3.0-or-later
// The P-positions over two odd stairs, the other stairs fixed.
#pragma once

#include "teaching/steps/plane.h"

namespace laststone::games {

// Of the winning moves it has only those that change one of the two stairs and nothing else that the plane
// keeps: from stair 1 to the ground. Points with more stones in all than there can be are refused.
teaching::Plane staircasePlane();

} // namespace laststone::games
