// SPDX-License-Identifier: GPL-3.0-or-later
// analyse and explain: positions in, words out. They need no display.
#pragma once

#include "cli/command_line.h"

#include <QIODevice>

namespace laststone::cli {

// Carries out Analyse or Explain; the descriptor `input` is read line by line when analyse is given
// no position. What is wrong is complained about. REQUIRES: the language is installed.
ExitStatus runTextCommand(const Request& request, int input, QIODevice& output);

} // namespace laststone::cli
