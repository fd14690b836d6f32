// SPDX-License-Identifier: GPL-3.0-or-later
// Wythoff's game for the shell. Its board has two views: two heaps, and a queen on a board of squares.
#pragma once

#include "widgets/board/drawing.h"
#include "widgets/page/lesson.h"

namespace laststone::games {

const widgets::BoardLooks& wythoffLooks();
const widgets::Lesson& wythoffLesson();

} // namespace laststone::games
