// SPDX-License-Identifier: GPL-3.0-or-later
// One picture that says it all: the last step of every explanation.
#pragma once

#include "teaching/steps/explanation.h"

#include <initializer_list>
#include <optional>

namespace laststone::games {

// So many winning moves are drawn at most, and so many moves are written out; of more than that a hall reads
// a few examples, on one page.
inline constexpr std::size_t kMostDrawnMoves = 256;
inline constexpr std::size_t kMostWrittenMoves = 8;
inline constexpr std::size_t kFewWrittenMoves = 3;

// How a game argues the reply to a move of a lost position; none where the move ends the game.
using ReplyTo = std::optional<teaching::Move> (*)(const teaching::Position&, const teaching::Move&);

// With the step "all-moves" at its end, which draws every winning move at once and says what each leaves, or
// of many what some do, those first that steps before have shown; where no move wins with the step "answers",
// which says how each is answered, or of many one of each part or of a few parts, and draws one; as it is
// where there is no move. An answer is one that a step before has shown, else the one that the game argues,
// or where it argues none one that copies the move. What the step before tells or has untold by such marks,
// this one `keeps`.
teaching::Explanation withSummary(teaching::Explanation explanation, std::initializer_list<int> keeps,
                                  ReplyTo argued = nullptr);

// A heap by its size, to stand within a sentence, where the reader sees no number: "the heap of 7", or "a
// heap of 7" where others are as large.
teaching::Sentence heapBySize(const teaching::Position& position, std::size_t heap);

// How a lesson explains: an argument of its own, and that step.
template <teaching::Explanation (*explain)(const teaching::Position&), int... keeps>
teaching::Explanation withAllMoves(const teaching::Position& position)
{
    return withSummary(explain(position), {keeps...});
}
template <teaching::Explanation (*explain)(const teaching::Position&), ReplyTo argued, int... keeps>
teaching::Explanation withAllMoves(const teaching::Position& position)
{
    return withSummary(explain(position), {keeps...}, argued);
}

} // namespace laststone::games
