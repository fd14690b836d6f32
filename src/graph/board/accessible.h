// SPDX-License-Identifier: GPL-3.0-or-later
// The board of a graph as assistive technology sees it: its vertices by layer, then its tokens, each with a
// name and an action.
#pragma once

namespace laststone::graph {

// Makes QAccessible know every View. May be called again.
void installGraphAccessibility();

} // namespace laststone::graph
