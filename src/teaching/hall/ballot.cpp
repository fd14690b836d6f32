// SPDX-License-Identifier: GPL-3.0-or-later
#include "teaching/hall/ballot.h"

#include "teaching/moves.h"

#include <algorithm>
#include <numeric>

namespace laststone::teaching {

namespace {

using theory::Count;
using theory::Outcome;

// Beside what is right: numbers that are near.
std::vector<Answer> nearby(Count right)
{
    std::vector<Answer> numbers;
    for (Count distance = 1; distance <= Ballot::kUsual; ++distance) {
        numbers.emplace_back(right + distance);
        if (right >= distance)
            numbers.emplace_back(right - distance);
    }
    return numbers;
}

// What is left by moves that can be made, spread over the parts and over how much is taken.
std::vector<Answer> otherMoves(const Position& position)
{
    std::vector<Answer> left;
    for (Count round = 0; round < Ballot::kUsual; ++round) {
        for (std::size_t part = 0; part < position.game->partCount(position); ++part) {
            const PartMoves moves(position, part);
            if (moves.count() > 0)
                left.emplace_back(position.game->after(
                    position,
                    moves.at(1 + moves.count() / Ballot::kUsual * round
                             + moves.count() % Ballot::kUsual * round / Ballot::kUsual)));
        }
    }
    return left;
}

// Numbers by size, other answers by how they are written.
bool isBefore(const Answer& one, const Answer& other)
{
    const auto* number = std::get_if<Count>(&one);
    const auto* second = std::get_if<Count>(&other);
    return number && second ? *number < *second : answerText(one) < answerText(other);
}

// The right answer among wrong ones.
Ballot mixed(const Question& question)
{
    std::vector<Answer> wrong;
    for (const Slip& slip : question.slips)
        wrong.push_back(slip.answer);
    std::vector<Answer> more;
    if (const auto* number = std::get_if<Count>(&question.right))
        more = nearby(*number);
    else if (question.form == AnswerForm::Move)
        more = otherMoves(question.position);
    wrong.insert(wrong.end(), more.begin(), more.end());

    // “It cannot be done” stands among the positions that are typed.
    const auto isOfForm = [&question](const Answer& each) {
        return each.index() == question.right.index() || question.form == AnswerForm::Typed;
    };
    Ballot ballot;
    ballot.answers = {question.right};
    for (const Answer& each : wrong) {
        const bool isThere = std::ranges::find(ballot.answers, each) != ballot.answers.end();
        if (!isThere && isOfForm(each) && !question.isRight(each) && ballot.answers.size() < Ballot::kUsual)
            ballot.answers.push_back(each);
    }
    if (ballot.answers.size() < 2)
        return {};
    std::ranges::sort(ballot.answers, isBefore);
    // Moves that leave little come first, and a right one seldom does: it stands now here, now there. It is
    // turned by more than the sum of the heaps, by which it was A most of the time on stairs.
    if (!std::holds_alternative<Count>(question.right)) {
        const auto& heaps = question.position.heaps;
        const auto mix = [](Count mixed, Count heap) { return 3 * mixed + heap + 1; };
        const Count by = std::accumulate(heaps.begin(), heaps.end(), Count{0}, mix) % ballot.answers.size();
        std::ranges::rotate(ballot.answers, ballot.answers.begin() + static_cast<std::ptrdiff_t>(by));
    }
    ballot.right =
        static_cast<std::size_t>(std::ranges::find(ballot.answers, question.right) - ballot.answers.begin());
    return ballot;
}

} // namespace

int Ballot::total() const
{
    return std::accumulate(hands.begin(), hands.end(), 0);
}

std::optional<std::size_t> Ballot::favourite() const
{
    const auto most = std::ranges::max_element(hands);
    if (most == hands.end() || *most == 0 || std::ranges::count(hands, *most) > 1)
        return std::nullopt;
    return static_cast<std::size_t>(most - hands.begin());
}

void Ballot::raise(std::size_t answer, int by)
{
    hands[answer] = std::clamp(hands[answer] + by, 0, kMostHands);
}

Ballot ballotOf(const Question& question)
{
    Ballot ballot;
    if (question.form == AnswerForm::Outcome) {
        ballot.answers = {Outcome::P, Outcome::N};
        ballot.right = question.isRight(Outcome::P) ? 0 : 1;
    } else if (question.form == AnswerForm::Choice) {
        for (Count choice = 1; choice <= question.choices.size(); ++choice) {
            ballot.answers.emplace_back(choice);
            if (question.isRight(choice))
                ballot.right = choice - 1;
        }
    } else {
        ballot = mixed(question);
    }
    ballot.hands.assign(ballot.answers.size(), 0);
    return ballot;
}

QChar letterOf(const Question& question, std::size_t answer)
{
    if (question.form == AnswerForm::Outcome)
        return answer == 0 ? u'P' : u'N';
    return QChar(u'A' + static_cast<char16_t>(answer));
}

} // namespace laststone::teaching
