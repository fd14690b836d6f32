// SPDX-License-Identifier: GPL-3.0-or-later
// The commands of the command line. What is wrong is complained about. REQUIRES, for all: the language is
// installed.
#pragma once

#include "app/language.h"
#include "cli/command_line.h"

#include <QIODevice>

namespace laststone::cli {

// Carries out Analyse, Explain, Solve or Sequence, which need no display. The descriptor `input` is read line
// by line when analyse is given no position; solve and sequence write to standard output by themselves.
ExitStatus runTextCommand(const Request& request, int input, QIODevice& output);

// Draws what is asked for and writes the file, whole or not at all. REQUIRES: a QApplication on a platform
// that needs no display.
ExitStatus render(const Request& request, app::Translations& translations);

} // namespace laststone::cli
