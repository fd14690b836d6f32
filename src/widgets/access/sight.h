// SPDX-License-Identifier: GPL-3.0-or-later
// What of a page can be seen.
#pragma once

class QWidget;

namespace laststone::widgets {

// Of a panel that is not to be seen any more: whether the board beside it has gone from sight with it, as
// when another lesson comes to the front.
bool isGoneWithBoard(const QWidget& panel);

} // namespace laststone::widgets
