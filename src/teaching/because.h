// SPDX-License-Identifier: GPL-3.0-or-later
// What is said with a right answer.
#pragma once

#include "teaching/question.h"

namespace laststone::teaching {

// Of a move that is about what it leaves, unless the question has words of its own: what is said of the
// position itself would fit another move as well.
Sentence becauseOf(const Question& question, const Answer& answer);

} // namespace laststone::teaching
