// SPDX-License-Identifier: GPL-3.0-or-later
// The pairs of Wythoff's game: grown by the rule of the least unused number, and listed for any k.
#pragma once

#include "teaching/steps/table.h"

namespace laststone::games {

teaching::Table wythoffTable();

} // namespace laststone::games
