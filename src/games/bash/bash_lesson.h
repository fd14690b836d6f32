// SPDX-License-Identifier: GPL-3.0-or-later
// Bash for the shell. Its board has a heap in rows of m + 1 stones, so that the remainder sticks out.
#pragma once

#include "widgets/board/drawing.h"
#include "widgets/page/lesson.h"

namespace laststone::games {

const widgets::BoardLooks& bashLooks();
const widgets::Lesson& bashLesson();

} // namespace laststone::games
