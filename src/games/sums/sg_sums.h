// SPDX-License-Identifier: GPL-3.0-or-later
// The steps that all kinds of game in the SG lesson have in common: the values of the parts, their nim-sum,
// the winning moves and the answers.
#pragma once

#include "games/sums/sg_speaker.h"

namespace laststone::games {

// A step for each of so many winning moves; the others are listed together.
inline constexpr std::size_t kMostSgMoveSteps = 7;
// With so few moves in a lost position every one of them is answered.
inline constexpr std::size_t kFewSgMoves = 7;
// Otherwise so many are.
inline constexpr std::size_t kMostSgExamples = 4;

// Everything about one position that several steps need.
struct SgFacts {
    const teaching::Position& position;
    const SgGame& game;
    const SgSpeaker& speaker;
    Heaps heaps = position.heaps;
    std::vector<theory::Count> values = game.values(heaps);
    theory::Count sum = game.nimSum(heaps);

    bool isSingle() const { return heaps.size() == 1; }
};

// What an SG value is.
void addTheory(Steps& steps);

// The values of the parts: each with its options while there are few, and then their nim-sum.
void addPartValues(Steps& steps, const SgFacts& facts);
void addNimSum(Steps& steps, const SgFacts& facts);

// Normal play.
void addSumVerdict(Steps& steps, const SgFacts& facts);
void addSumWins(Steps& steps, const SgFacts& facts); // REQUIRES: the nim-sum is not 0
void addSumAnswers(Steps& steps, const SgFacts& facts); // REQUIRES: it is 0, and a move is left
void addSumEnd(Steps& steps, const SgFacts& facts);

// ---- For misère play, too ----

// The moves of a position, by part, the first `most` of them.
std::vector<SgOption> firstOptions(const SgGame& game, Heaps heaps, std::size_t most);

// The option that a move takes. REQUIRES: the move is legal.
SgOption optionOf(const SgGame& game, Heaps heaps, const teaching::Move& move);

teaching::Mark moveMark(teaching::Mark::Kind kind, Heaps heaps, const SgOption& option);

// "A winning move: take 1 from heap 2".
teaching::Sentence winTitle(const SgGame& game, Heaps heaps, const SgOption& option);

// "Answer to “take 1 from heap 2”: take 3 from heap 1".
teaching::Sentence answerTitle(const SgGame& game, Heaps heaps, const SgOption& move, Heaps then,
                               const SgOption& answer);

// Winning moves that have no step of their own. REQUIRES: there is one.
teaching::Step moreMovesStep(const SgGame& game, Heaps heaps, std::span<const teaching::Move> moves);

} // namespace laststone::games
