// SPDX-License-Identifier: GPL-3.0-or-later
// How a question is put together: what the kinds of every game need.
#pragma once

#include "teaching/question.h"

#include <algorithm>
#include <type_traits>
#include <utility>

namespace laststone::teaching {

// With the kind, position and numbers of the draft; what is asked and what is right are to be set.
inline Question newQuestion(const char* kind, const Draft& draft, AnswerForm form)
{
    Question question;
    question.kind = QString::fromLatin1(kind);
    question.position = draft.position;
    question.about = draft.about;
    question.form = form;
    question.told = draft.position.game->facts(draft.position);
    question.asked = {question.told.constFirst()};
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

// Where not the position but something else is asked for, which is told as well.
inline void setAsked(Question& question, const QString& fact)
{
    question.asked = {fact};
    question.told << fact;
}

// What is said, or found, of an answer of one sort, a number, a list or a position; nothing of any other:
//
//   question.comment = onAnswer<Count>([facts](Count number) { return wrongRemainder(facts, number); });
template <class Sort, class Reply> auto onAnswer(Reply reply)
{
    return [reply = std::move(reply)](const Answer& answer) {
        const Sort* found = std::get_if<Sort>(&answer);
        return found ? reply(*found) : std::invoke_result_t<const Reply&, const Sort&>{};
    };
}

// Any winning move is right; `reply` is what is said of the position that another one leaves.
template <class Reply> void acceptWinningMoves(Question& question, Reply reply)
{
    question.accepts = onAnswer<Position>(
        [](const Position& left) { return left.game->outcome(left) == theory::Outcome::P; });
    question.comment = onAnswer<Position>(std::move(reply));
}

// What is said first of a position where one move ends the game and wins it; none of any other.
std::optional<Sentence> lastMoveHint(const Position& position);

// By degrees, what leads to the verdict and to a winning move of a position and tells neither; none where
// there is nothing to be said.
std::vector<Sentence> hintsOf(const Position& position);

// What the winning moves of a position leave, each once: of equal heaps several may leave the same.
std::vector<Position> winningPositions(const Position& position);

// The move that leads from one position to the other, as words; the position where none of those that are
// tried does.
Sentence moveWords(const Position& from, const Position& to);

// How the opponent answers a move that does not win. An answer that leaves one of `secret`, which are still
// to be found, is not named. REQUIRES: an N-position, as the move has left it.
Sentence refutation(const Position& left, const std::vector<Position>& secret = {});

} // namespace laststone::teaching
