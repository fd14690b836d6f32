// SPDX-License-Identifier: GPL-3.0-or-later
// A board as assistive technology sees it: a list of parts with names, values and actions.
#pragma once

namespace laststone::widgets {

// Makes QAccessible know every ChoiceBoard. May be called again.
void installBoardAccessibility();

} // namespace laststone::widgets
