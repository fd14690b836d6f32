// SPDX-License-Identifier: GPL-3.0-or-later
// Wythoff's game as the teaching layer sees it. A Move takes from the first heap, the second, or both.
#pragma once

#include "games/names.h"
#include "teaching/question.h"
#include "teaching/steps/explanation.h"
#include "teaching/steps/plane.h"
#include "teaching/steps/table.h"
#include "theory/wythoff.h"

namespace laststone::games {

// The parts that can be taken from: Move::heap.
enum WythoffPart : std::size_t { FromFirst, FromSecond, FromBoth, WythoffParts };

std::shared_ptr<const teaching::Game> wythoffGame();

// The SG value is known up to heaps of this size, from a table.
inline constexpr theory::Count kWythoffTableBound = 2047;

// That table, once it has been worked out: at the first call of findWythoffTable(), which takes some
// milliseconds. Any thread may ask.
const theory::wythoff::SgTable* knownWythoffTable();
void findWythoffTable();

teaching::Move toMove(const theory::wythoff::Move& move);

// A pair as it is said, "(3, 5)"; whole as well where its larger heap takes more than 64 bits.
QString pairText(const theory::wythoff::Pair& pair);

// What a step points out.
struct WythoffMark {
    enum : int {
        Pair = teaching::Mark::FirstOfGame, // the position (`from`, `to`) in the plane
        Pairs, // all P-positions: the step on them, and those after it
        Rays, // the rays that they lie along, in the same way
        NoPair, // the position (`from`, `to`) in the plane, which is not a pair
    };
};

// Why a position is lost or won. REQUIRES: it has passed check().
teaching::Explanation explainWythoff(const teaching::Position& position);

// Whether it speaks of the pairs: small heaps, and equal ones with one winning move, need none.
bool arePairsTold(const teaching::Position& position);

// The kinds of its own: the "partner" of a number, the "pair" of a number, the one "way" of three that wins,
// and whether the heaps are a pair, "is-pair".
std::vector<teaching::QuestionKind> wythoffQuestions();

// What leads to the verdict; see Game::hints().
std::vector<teaching::Sentence> wythoffHints(const teaching::Position& position);

// The P-pairs and their mirror images, with the rays of slope φ and 1/φ where the pairs are told. Only pairs
// within the window are worked out, and of those at most kMostPlanePoints, evenly chosen: a step of zooming
// or panning costs the same whether there are a thousand pairs in view or a million.
teaching::Plane wythoffPlane();

// The pairs, grown by the rule of the least unused number, and listed for any k.
teaching::Table wythoffTable();

} // namespace laststone::games
