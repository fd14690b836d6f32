// SPDX-License-Identifier: GPL-3.0-or-later
// solve: standard input to standard output, what is wrong in words.
#pragma once

#include "cli/command_line.h"

namespace laststone::cli {

// Carries out Solve on the standard streams. REQUIRES: the language is installed.
ExitStatus runSolve(const Request& request);

} // namespace laststone::cli
