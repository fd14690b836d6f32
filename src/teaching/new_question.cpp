// SPDX-License-Identifier: GPL-3.0-or-later
#include "teaching/new_question.h"

#include <algorithm>

namespace laststone::teaching {

Question newQuestion(const char* kind, const Draft& draft, AnswerForm form)
{
    Question question;
    question.kind = QString::fromLatin1(kind);
    question.position = draft.position;
    question.about = draft.about;
    question.form = form;
    return question;
}

void addSlip(Question& question, const Answer& answer, const Sentence& reply)
{
    const auto isThere = [&](const Slip& slip) { return slip.answer == answer; };
    if (!question.isRight(answer) && std::ranges::none_of(question.slips, isThere))
        question.slips.push_back({answer, reply});
}

} // namespace laststone::teaching
