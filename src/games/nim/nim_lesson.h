// SPDX-License-Identifier: GPL-3.0-or-later
// Nim for the shell. Its board has heaps as rows of stones, or their sub-heaps in columns of powers of two.
#pragma once

#include "widgets/board/drawing.h"
#include "widgets/page/lesson.h"

namespace laststone::games {

const widgets::BoardLooks& nimLooks();
const widgets::Lesson& nimLesson();

} // namespace laststone::games
