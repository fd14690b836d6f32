// SPDX-License-Identifier: GPL-3.0-or-later
// The Bash board: the heap in rows of m + 1 stones, so that the remainder sticks out.
#pragma once

#include "widgets/board/drawing.h"

namespace laststone::games {

widgets::Drawing drawBash(const widgets::BoardScene& scene);
const widgets::BoardLooks& bashLooks();

} // namespace laststone::games
