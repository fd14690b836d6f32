// SPDX-License-Identifier: GPL-3.0-or-later
// The Nim board: heaps as rows of stones, or their sub-heaps in columns of powers of two.
#pragma once

#include "widgets/board/drawing.h"

namespace laststone::games {

widgets::Drawing drawNim(const widgets::BoardScene& scene);
const widgets::BoardLooks& nimLooks();

} // namespace laststone::games
