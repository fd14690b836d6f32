// SPDX-License-Identifier: GPL-3.0-or-later
// The values of the vertices of a graph in the order in which they become known, layer by layer.
#pragma once

#include "teaching/steps/plane.h"

namespace laststone::games {

teaching::Plane graphPlane();

} // namespace laststone::games
