// SPDX-License-Identifier: GPL-3.0-or-later
// The plane of sums: the values of one part, a heap or a token, while the others stay. Heaps stand by their
// size, with the period; vertices in the order in which their values become known, layer by layer.
#pragma once

#include "teaching/steps/plane.h"

namespace laststone::games {

// `part` stands in front of the number of the part that is shown.
teaching::Plane sumPlane(teaching::Sentence part);

} // namespace laststone::games
