// SPDX-License-Identifier: GPL-3.0-or-later
// An explanation for paper and walls: notation, verdict, every step in full, tables. Always in the light
// theme.
#pragma once

#include "teaching/steps/explanation.h"
#include "widgets/export/picture.h"

namespace laststone::widgets {

struct Lesson;

// One page, as long as it has to be; in a second language as well, if there is one. The board is in an
// arrangement, or in its own first one. Without the verdict neither the head nor the board tells who wins:
// only the steps do.
Picture explanationPicture(const Lesson& lesson, const teaching::Explanation& explanation,
                           const std::optional<int>& arrangement = {},
                           const std::optional<teaching::Voice>& second = {}, bool isVerdictShown = true);

// The same on pages of A4, numbered.
Pages explanationPages(const Lesson& lesson, const teaching::Explanation& explanation,
                       const std::optional<int>& arrangement = {},
                       const std::optional<teaching::Voice>& second = {}, bool isVerdictShown = true);

// Slides of 16:9 for a lecture: first the game and its position, without a word of who wins, then every step
// with its board, which tells no more than the steps up to there, and in the end the chart, which tells it of
// all positions: none without the verdict; in a second language as well, if there is one. Letters have 4 % of
// the height; a step that is too long for that goes on on further slides, with the same board. The boards are
// in an arrangement, or in their own first one. REQUIRES: the lesson outlives the slides.
Pages slides(const Lesson& lesson, const teaching::Explanation& explanation,
             const std::optional<int>& arrangement, const std::optional<teaching::Voice>& second = {},
             bool isVerdictShown = true);

} // namespace laststone::widgets
