// SPDX-License-Identifier: GPL-3.0-or-later
// The values g(0), g(1) … of the games of the SG lesson, found one after the other, each from its options.
#pragma once

#include "teaching/steps/table.h"

namespace laststone::games {

teaching::Table sumsTable();

} // namespace laststone::games
