// SPDX-License-Identifier: GPL-3.0-or-later
// What the questions of several lessons have in common: slips, and those that are made with a nim-sum.
#pragma once

#include "games/names.h"
#include "teaching/new_question.h"
#include "theory/nim.h"

#include <functional>

namespace laststone::games {

// Adds moves that do not win to those of a question about a move until there are three slips, with what is
// said of the position that each leaves. REQUIRES: of each part at most one move wins.
void addWrongMoves(Question& question, Sentence (*reply)(const Position& left));

// Adds what is easily answered for the nim-sum of the numbers, which are the heaps or odd stairs: their sum,
// that sum without its last carry, a 1 wherever there is one, and the nim-sum without one of them, to which
// `without` replies. REQUIRES: at most kLargestAsked each.
void addNimSumSlips(Question& question, theory::nim::Heaps numbers,
                    const std::function<Sentence(std::size_t)>& without);

// What is said to any other wrong nim-sum: which column is wrong.
Sentence wrongNimSum(const std::vector<Count>& numbers, const Answer& answer);

// The nim-sum with what it means: "7 ⊕ 9 = 14: …".
Sentence nimSumBecause(theory::nim::Heaps numbers);

// How a nim-sum is worked out: the idea, then the step.
std::vector<Sentence> nimSumHints(theory::nim::Heaps numbers);

// Of larger numbers and longer lists nobody is asked for binary digits. The digits of such a number, read as
// a decimal number, are less than kMaxCount.
inline constexpr Count kLargestAsked = (Count{1} << 18) - 1;
inline constexpr std::size_t kMostAsked = 16;

// Whether there are stones, and numbers small enough.
bool canBeAsked(theory::nim::Heaps numbers);

} // namespace laststone::games
