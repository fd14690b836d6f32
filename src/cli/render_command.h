// SPDX-License-Identifier: GPL-3.0-or-later
// render: a picture of a page, a board, a chart or the projection.
#pragma once

#include "app/language.h"
#include "cli/command_line.h"

namespace laststone::cli {

// Draws what is asked for and writes the file, whole or not at all. REQUIRES: a QApplication on a platform
// that needs no display; the language is installed.
ExitStatus render(const Request& request, app::Translations& translations);

} // namespace laststone::cli
