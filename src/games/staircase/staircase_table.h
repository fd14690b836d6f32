// SPDX-License-Identifier: GPL-3.0-or-later
// A bar for every stair: filled for the odd stairs, which count, hollow for the even ones.
#pragma once

#include "teaching/steps/table.h"

namespace laststone::games {

teaching::Table staircaseTable();

} // namespace laststone::games
