// SPDX-License-Identifier: GPL-3.0-or-later
// The board of Lasker's Nim: heaps as rows of stones, notches between them where a heap can be parted.
#pragma once

#include "widgets/board/drawing.h"

namespace laststone::games {

widgets::Drawing drawLasker(const widgets::BoardScene& scene);
const widgets::BoardLooks& laskerLooks();

} // namespace laststone::games
