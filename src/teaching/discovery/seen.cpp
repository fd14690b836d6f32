// SPDX-License-Identifier: GPL-3.0-or-later
#include "teaching/discovery/seen.h"

#include "teaching/moves.h"
#include "teaching/new_question.h"
#include "teaching/opponent.h"

#include <algorithm>

namespace laststone::teaching {

using theory::Count;
using theory::Outcome;

namespace {

struct Words {
    LASTSTONE_SENTENCES(Discovery)
};

bool hasEnded(const Position& position)
{
    return position.game->isTerminal(position);
}

// The winning move that is easiest to see. REQUIRES: an N-position.
Move answerTo(const Position& position)
{
    return lastWinningMove(position).value_or(bestMove(position));
}

// "“take 1” is answered by “take 3”"
Clauses answerTexts(const Position& position, const std::vector<Answered>& answers)
{
    Clauses list;
    for (const Answered& each : answers) {
        const Position left = position.game->after(position, each.move);
        //: both are moves, such as "take 1"; it stands after "has an answer:"
        list.items.push_back(Words::phrase("“%1” is answered by “%2”")(clause(position, each.move),
                                                                       clause(left, each.answer)));
    }
    return list;
}

// Whether no move is without its answer.
bool hasAll(const std::vector<Answered>& answers, const Position& position)
{
    const auto moves = allMoves(position, kMostAnswered);
    return moves && moves->size() == answers.size();
}

// Why whoever is to move loses.
Sentence whyLost(const Position& position)
{
    const auto answers = answersIn(position);
    if (answers.empty())
        return Words::phrase("Whatever is moved ends the game, and loses it.");
    const Clauses list = answerTexts(position, answers);
    if (hasAll(answers, position)) {
        //: %1 is a list such as "“take 1” is answered by “take 3”, “take 2” is answered by “take 2”"
        return Words::phrase("Every move has an answer: %1.")(list);
    }
    //: %1 is an example such as "“take 1” is answered by “take 3”"
    return Words::phrase("Every move has an answer; for example, %1.")(list);
}

// Why whoever is to move wins, by that move.
Sentence whyWon(const Position& position, const Move& best)
{
    const Clauses move = clause(position, best);
    const Position left = position.game->after(position, best);
    if (hasEnded(left)) {
        //: %1 is a move, such as "take 3"
        return Words::phrase("“%1” ends the game, and wins it.")(move);
    }
    const auto answers = answersIn(left);
    if (answers.empty()) {
        //: %1 is a move, such as "take 3"
        return Words::phrase("After “%1” whatever is moved ends the game, and loses it.")(move);
    }
    const Clauses list = answerTexts(left, answers);
    if (hasAll(answers, left)) {
        //: %1 is a move, such as "take 1"; %2 a list such as "“take 1” is answered by “take 3”, “take 2” is
        //: answered by “take 2”"
        return Words::phrase("After “%1” every move has an answer: %2.")(move, list);
    }
    //: %1 is a move, such as "take 1"; %2 an example such as "“take 1” is answered by “take 3”"
    return Words::phrase("After “%1” every move has an answer; for example, %2.")(move, list);
}

Sentence reason(const Position& position)
{
    return position.game->outcome(position) == Outcome::P ? whyLost(position)
                                                          : whyWon(position, answerTo(position));
}

// The same for both sorts of positions, as P or N may be what is asked for.
std::vector<Sentence> seenHints(const Position& position)
{
    if (const auto last = lastMoveHint(position))
        return {*last};
    std::vector<Sentence> hints{Words::phrase(
        "Try the moves one after the other. After which of them does your opponent have no good answer?")};
    if (const auto punished = punishedMove(position)) {
        const Position left = position.game->after(position, punished->move);
        //: both are moves, such as "take 1"
        hints.push_back(
            Words::phrase("After “%1” your opponent has a good answer: “%2”. And after the other moves?")(
                clause(position, punished->move), clause(left, punished->answer)));
    }
    return hints;
}

// The smallest heaps that are lost; a few, and fewer than `heap`.
std::vector<Count> firstLost(Position heap)
{
    constexpr std::size_t kMost = 3;
    const Count end = heap.heaps[0];
    std::vector<Count> lost;
    for (Count size = 0; size < end && lost.size() < kMost; ++size) {
        heap.heaps[0] = size;
        if (heap.game->outcome(heap) == Outcome::P)
            lost.push_back(size);
    }
    return lost;
}

// Without the theory that would tell all of them.
Question lostHeapAsSeen(Question question)
{
    Position lost = question.position;
    lost.heaps = {std::get<Count>(question.right)};
    question.hints = {Words::phrase("Begin with the small heaps, one after the other: from which of them "
                                    "does every move have a good answer?")};
    if (const auto first = firstLost(lost); !first.empty()) {
        //: %1 is a list of numbers, such as "0, 4, 8"
        question.hints.push_back(
            Words::phrase("The smallest lost heaps are: %1. Which one comes next?")(Numbers{first}));
    }
    if (!hasEnded(lost))
        question.because = reason(lost);
    return question;
}

// Whether what is right is what wins.
bool isOfWinning(const Question& question)
{
    if (question.form == AnswerForm::Outcome || question.form == AnswerForm::Moves)
        return true;
    const auto* left = std::get_if<Position>(&question.right);
    return question.form == AnswerForm::Move && left && left->game->outcome(*left) == Outcome::P;
}

} // namespace

std::vector<Answered> answersIn(const Position& position)
{
    auto moves = allMoves(position, kMostAnswered);
    if (!moves)
        moves = {position.game->hardestMove(position)};
    std::vector<Answered> answers;
    for (const Move& move : *moves) {
        const Position left = position.game->after(position, move);
        if (!hasEnded(left))
            answers.push_back({move, answerTo(left)});
    }
    return answers;
}

std::optional<Answered> punishedMove(const Position& position)
{
    constexpr Count kMostTried = 60;
    const auto all = allMoves(position, kMostTried);
    for (const Move& move : all ? *all : outerMoves(position)) {
        const Position left = position.game->after(position, move);
        if (!hasEnded(left) && left.game->outcome(left) == Outcome::N)
            return Answered{move, answerTo(left)};
    }
    return std::nullopt;
}

Question asSeen(Question question)
{
    if (question.isOfLostHeap)
        return lostHeapAsSeen(std::move(question));
    if (!isOfWinning(question))
        return question;
    question.hints = seenHints(question.position);
    question.because = reason(question.position);
    if (question.form == AnswerForm::Outcome) { // what has been asked is said first
        const Clauses why{{question.because}};
        question.because = question.right == Answer{Outcome::P} //: %1 is a sentence that says why
            ? Words::phrase("P-position · %1")(why)
            //: %1 is a sentence that says why
            : Words::phrase("N-position · %1")(why);
    }
    if (question.form == AnswerForm::Move) {
        question.slips.clear();
        question.comment = onAnswer<Position>([right = winningPositions(question.position)](
                                                  const Position& left) { return refutation(left, right); });
    }
    return question;
}

} // namespace laststone::teaching
