// SPDX-License-Identifier: GPL-3.0-or-later
// Lasker's Nim for the shell. Its board has heaps as rows of stones, and notches where a heap can be parted.
#pragma once

#include "widgets/board/drawing.h"
#include "widgets/page/lesson.h"

namespace laststone::games {

const widgets::BoardLooks& laskerLooks();

// AUTHOR: the one line elsewhere is `&laskerLesson()` in games/catalogue.cpp; the tours of the lesson are
// resources/tours/<language>/lasker.md.
const widgets::Lesson& laskerLesson();

} // namespace laststone::games
