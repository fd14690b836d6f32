// SPDX-License-Identifier: GPL-3.0-or-later
// The Nim board as assistive technology sees it: a list of heaps.
#pragma once

#include <cstddef>

namespace laststone::games {

class NimBoard;

// Makes QAccessible know the board. May be called again.
void installNimAccessibility();

// Tells that a heap has come into focus or that the choice in it has changed.
void announceNimHeap(NimBoard* board, std::size_t heap);

} // namespace laststone::games
