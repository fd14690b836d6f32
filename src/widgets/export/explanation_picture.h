// SPDX-License-Identifier: GPL-3.0-or-later
// An explanation as a sheet of paper: notation, verdict, every step in full, tables.
#pragma once

#include "teaching/steps/explanation.h"
#include "widgets/export/picture.h"

namespace laststone::widgets {

struct Lesson;

// One page, as long as it has to be. Always in the light theme, as it is made to be printed; in a second
// language as well, if there is one.
Picture explanationPicture(const Lesson& lesson, const teaching::Explanation& explanation,
                           const std::optional<teaching::Voice>& second = {});

// The same on pages of A4, numbered.
Pages explanationPages(const Lesson& lesson, const teaching::Explanation& explanation,
                       const std::optional<teaching::Voice>& second = {});

} // namespace laststone::widgets
