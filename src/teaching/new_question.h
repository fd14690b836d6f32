// SPDX-License-Identifier: GPL-3.0-or-later
// How a question is put together: what the kinds of every game need.
#pragma once

#include "teaching/question.h"

namespace laststone::teaching {

// With the kind, position and numbers of the draft; what is asked and what is right are to be set.
Question newQuestion(const char* kind, const Draft& draft, AnswerForm form);

// Adds a typical wrong answer, unless it is right, or one of the slips already. REQUIRES: what is right has
// been set; numbers in lists are sorted.
void addSlip(Question& question, const Answer& answer, const Sentence& reply);

} // namespace laststone::teaching
