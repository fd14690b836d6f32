// SPDX-License-Identifier: GPL-3.0-or-later
// Style sheets that depend on the properties of a widget.
#pragma once

class QWidget;

namespace laststone::widgets {

// Has the style sheet look at the properties of the widget again: Qt does so only when a widget is polished.
void repolish(QWidget& widget);

} // namespace laststone::widgets
