// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/common/nim_sum_questions.h"

#include "games/common/nim_sum.h"

#include <QStringList>

#include <algorithm>
#include <array>
#include <bit>
#include <numeric>

namespace laststone::games {

namespace nim = theory::nim;

namespace {

struct Words {
    LASTSTONE_SENTENCES(NimSumQuestions)
};

} // namespace

void addWrongMoves(Question& question, Sentence (*reply)(const Position& left))
{
    constexpr std::size_t kMost = 3; // slips
    const Position& position = question.position;
    const teaching::Game& game = *position.game;
    // Of each part one wins at most, so that of two moves one is wrong.
    const auto takes = [](Count most) { return std::array{Count{1}, most, (most + 1) / 2}; };
    for (std::size_t which = 0; which < takes(1).size(); ++which) {
        for (std::size_t part = 0; part < game.partCount(position); ++part) {
            const Count most = game.mostTake(position, part);
            if (most == 0 || question.slips.size() >= kMost)
                continue;
            const Position left = game.after(position, {part, takes(most)[which], 0});
            addSlip(question, left, reply(left));
        }
    }
}

void addNimSumSlips(Question& question, nim::Heaps numbers,
                    const std::function<Sentence(std::size_t)>& without)
{
    QStringList terms;
    Count any = 0;
    for (const Count number : numbers) {
        terms << QString::number(number);
        any |= number;
    }
    const Count sum = std::accumulate(numbers.begin(), numbers.end(), Count{0});
    const QString added = QStringLiteral("%1 = %2").arg(terms.join(QStringLiteral(" + "))).arg(sum);
    //: %1 is a formula such as "7 + 9 + 15 = 31"
    addSlip(question, sum,
            Words::phrase("You have added: %1. ⊕ carries nothing: in a column, two ones make 0.")(added));
    addSlip(question, sum & (std::bit_ceil(any + 1) - 1),
            Words::phrase("You have carried from column to column and let the last carry drop. ⊕ carries "
                          "nothing: each column counts for itself."));
    addSlip(question, any,
            Words::phrase("That has a 1 wherever one of the numbers has a 1. The nim-sum has a 1 only where "
                          "an odd number of them have one."));
    const Count right = nim::nimSum(numbers);
    for (std::size_t i = 0; i < numbers.size(); ++i)
        addSlip(question, right ^ numbers[i], without(i));
}

Sentence wrongNimSum(const std::vector<Count>& numbers, const Answer& answer)
{
    const Count* given = std::get_if<Count>(&answer);
    const auto wrong = given ? nim::leadingBit(*given ^ nim::nimSum(numbers)) : std::nullopt;
    if (!wrong)
        return {};
    const Count column = Count{1} << *wrong;
    const auto ones = std::ranges::count_if(numbers, [&](Count number) { return (number & column) != 0; });
    if (ones % 2 == 1) {
        //: %1 is a power of two, %2 an odd number
        return Words::phrase(
            "Look at column %1 again. How many ones it has: %2, so the nim-sum has a 1 there.")(
            column, static_cast<Count>(ones));
    }
    //: %1 is a power of two, %2 an even number, 0 among them
    return Words::phrase("Look at column %1 again. How many ones it has: %2, so the nim-sum has a 0 there.")(
        column, static_cast<Count>(ones));
}

Sentence nimSumBecause(nim::Heaps numbers)
{
    //: %1 is a formula such as "7 ⊕ 9 = 14"
    return Words::phrase("%1: a 1 for each column with an odd number of ones, a 0 for each other one.")(
        xorFormula(numbers));
}

std::vector<Sentence> nimSumHints(nim::Heaps numbers)
{
    const Count largest = numbers.empty() ? 0 : *std::ranges::max_element(numbers);
    const Count column = largest == 0 ? 1 : std::bit_floor(largest);
    return {Words::phrase("Write the numbers in binary, one under the other. Every column counts for itself: "
                          "nothing is carried."),
            //: %1 is a power of two
            Words::phrase("Begin with column %1: how many of the numbers have a 1 there? An odd number gives "
                          "a 1, an even number a 0. Then go on to the right.")(column)};
}

bool canBeAsked(nim::Heaps numbers)
{
    const auto isSmall = [](Count number) { return number <= kLargestAsked; };
    return numbers.size() <= kMostAsked && std::ranges::all_of(numbers, isSmall)
        && std::ranges::any_of(numbers, [](Count number) { return number > 0; });
}

} // namespace laststone::games
