// SPDX-License-Identifier: GPL-3.0-or-later
// A chart as assistive technology meets it: one object that says what is to be seen.
#pragma once

namespace laststone::widgets {

// Registers the charts with Qt's accessibility; doing it again does no harm.
void installChartAccessibility();

} // namespace laststone::widgets
