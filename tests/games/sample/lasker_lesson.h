// SPDX-License-Identifier: GPL-3.0-or-later
// Lasker's Nim for the shell.
#pragma once

#include "widgets/page/lesson.h"

namespace laststone::games {

// AUTHOR: the one line elsewhere is `&laskerLesson()` in games/catalogue.cpp; the tours of the lesson are
// resources/tours/<language>/lasker.md.
const widgets::Lesson& laskerLesson();

} // namespace laststone::games
