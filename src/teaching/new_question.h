// SPDX-License-Identifier: GPL-3.0-or-later
// How a question is put together: what the kinds of every game need.
#pragma once

#include "teaching/question.h"

#include <algorithm>

namespace laststone::teaching {

// With the kind, position and numbers of the draft; what is asked and what is right are to be set.
inline Question newQuestion(const char* kind, const Draft& draft, AnswerForm form)
{
    Question question;
    question.kind = QString::fromLatin1(kind);
    question.position = draft.position;
    question.about = draft.about;
    question.form = form;
    return question;
}

// Adds a typical wrong answer, unless it is right, or one of the slips already. REQUIRES: what is right has
// been set; numbers in lists are sorted.
inline void addSlip(Question& question, const Answer& answer, const Sentence& reply)
{
    const auto isThere = [&](const Slip& slip) { return slip.answer == answer; };
    if (!question.isRight(answer) && std::ranges::none_of(question.slips, isThere))
        question.slips.push_back({answer, reply});
}

} // namespace laststone::teaching
