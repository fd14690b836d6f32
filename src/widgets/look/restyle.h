// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QString;

namespace laststone::widgets {

// Gives the application a style sheet, or the same anew where its lengths are others now. What can be seen
// gets it at once, what is hidden in a window when it is shown.
void restyle(const QString& sheet);

} // namespace laststone::widgets
