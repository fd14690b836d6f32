// SPDX-License-Identifier: GPL-3.0-or-later
// What a hall chooses from when it is asked, and how many hands went up for each.
#pragma once

#include "teaching/question.h"

#include <optional>
#include <vector>

namespace laststone::teaching {

// A value: answers of which exactly one is right, in an order that does not tell which.
//
//   Ballot ballot = ballotOf(question); // which column is odd? A: the ones, B: the twos, …
//   ballot.raise(0, 1);
struct Ballot {
    std::vector<Answer> answers = {}; // at least two; none where there is nothing to choose from
    std::size_t right = 0;
    std::vector<int> hands = {}; // one number an answer

    // Of a question whose choices are not given.
    static constexpr std::size_t kUsual = 4;
    static constexpr int kMostHands = 9'999;

    bool isEmpty() const { return answers.empty(); }
    int total() const;
    // The answer with the most hands, if one alone has them.
    std::optional<std::size_t> favourite() const;

    // Counts so many hands more; there are never fewer than none. REQUIRES: there is such an answer.
    void raise(std::size_t answer, int by);

    friend bool operator==(const Ballot&, const Ballot&) = default;
};

// P and N, or the choices of a question; of one that is answered by a number, a move or a list, the right
// answer beside typical wrong ones. It is the same for the same question.
Ballot ballotOf(const Question& question);

// The letter by which an answer is called: P and N, or A, B, C and so on.
QChar letterOf(const Question& question, std::size_t answer);

} // namespace laststone::teaching
