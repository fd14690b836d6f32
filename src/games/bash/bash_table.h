// SPDX-License-Identifier: GPL-3.0-or-later
// The first heaps of Bash, judged one after the other by backward induction.
#pragma once

#include "teaching/steps/table.h"

namespace laststone::games {

teaching::Table bashTable();

} // namespace laststone::games
