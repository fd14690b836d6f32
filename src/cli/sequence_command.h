// SPDX-License-Identifier: GPL-3.0-or-later
// sequence: the SG values of the heaps 0 .. N of a subtraction set, an octal game or Grundy's game.
#pragma once

#include "cli/command_line.h"

namespace laststone::cli {

// Writes a value a line to standard output, and the period to standard error when it is proven. What is wrong
// is complained about. REQUIRES: the language is installed.
ExitStatus runSequence(const Request& request);

} // namespace laststone::cli
