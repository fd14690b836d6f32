// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/page/lesson.h"

namespace laststone::games {

const widgets::Lesson& sgLesson();

} // namespace laststone::games
