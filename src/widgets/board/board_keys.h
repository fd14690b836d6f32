// SPDX-License-Identifier: GPL-3.0-or-later
// What the keys do on the boards, in words, for a list of all keys.
#pragma once

#include "widgets/board/drawing.h"

namespace laststone::widgets {

// On a board of pieces as it stands: the arrow keys, numbers, Home, End, Enter and Esc.
std::vector<BoardKey> keysOf(const BoardLooks& looks, const teaching::Position& position, int arrangement);

// Enter and Esc, on every board.
std::vector<BoardKey> keysOfChoice();

} // namespace laststone::widgets
