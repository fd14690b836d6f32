// SPDX-License-Identifier: GPL-3.0-or-later
// Staircase Nim for the shell. Its board has stairs with stones, down to the ground; very many stairs are a
// list that scrolls.
#pragma once

#include "widgets/board/drawing.h"
#include "widgets/page/lesson.h"

namespace laststone::games {

const widgets::BoardLooks& staircaseLooks();
const widgets::Lesson& staircaseLesson();

} // namespace laststone::games
