// SPDX-License-Identifier: GPL-3.0-or-later
// An explanation as slides for a lecture, one step a page.
#pragma once

#include "teaching/steps/explanation.h"
#include "widgets/export/picture.h"

#include <optional>

namespace laststone::widgets {

struct Lesson;

// Slides of 16:9: first the notation with the verdict, then every step with its board. Always in the light
// theme. Letters have 4 % of the height where the text leaves room for that, and less where it does not, so
// that nothing is cut. The boards are in an arrangement, or in their own first one. REQUIRES: the lesson
// outlives the slides.
Pages slides(const Lesson& lesson, const teaching::Explanation& explanation,
             const std::optional<int>& arrangement);

} // namespace laststone::widgets
