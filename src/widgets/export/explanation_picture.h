// SPDX-License-Identifier: GPL-3.0-or-later
// An explanation as a sheet of paper: notation, verdict, every step in full, tables.
#pragma once

#include "widgets/export/picture.h"

namespace laststone::widgets {

class StepModel;
struct Lesson;

// One page, as long as it has to be. Always in the light theme, as it is made to be printed; with the second
// language of the model, if it has one. The model need not live as long as the picture.
Picture explanationPicture(const Lesson& lesson, const StepModel& steps);

// The same on pages of A4, numbered.
Pages explanationPages(const Lesson& lesson, const StepModel& steps);

} // namespace laststone::widgets
