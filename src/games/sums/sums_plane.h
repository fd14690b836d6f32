// SPDX-License-Identifier: GPL-3.0-or-later
// What the games of the SG lesson show beside the board: the chart of the values, and the table in which they
// are found.
#pragma once

#include "teaching/steps/plane.h"
#include "teaching/steps/table.h"

namespace laststone::games {

// The plane of sums: the values of one part, a heap or a token, while the others stay. Heaps stand by their
// size, with the period; vertices in the order in which their values become known, layer by layer. `part`
// stands in front of the number of the part that is shown.
teaching::Plane sumPlane(teaching::Sentence part);

// The values g(0), g(1) …, found one after the other, each from its options.
teaching::Table sumsTable();

} // namespace laststone::games
