// SPDX-License-Identifier: GPL-3.0-or-later
// The order in which Tab goes through widgets.
#pragma once

class QWidget;

namespace laststone::widgets {

// Has Tab go through one part of a window right after the other.
void putBehind(QWidget& first, QWidget& second);

} // namespace laststone::widgets
