// SPDX-License-Identifier: GPL-3.0-or-later
// n against n mod (m + 1), which is the Grundy value of a heap of n.
#pragma once

#include "teaching/steps/plane.h"

namespace laststone::games {

teaching::Plane bashPlane();

} // namespace laststone::games
