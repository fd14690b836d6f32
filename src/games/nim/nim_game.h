// SPDX-License-Identifier: GPL-3.0-or-later
// Nim as the teaching layer sees it. A Move takes `take` stones from heap `heap`; `split` is 0.
#pragma once

#include "games/names.h"
#include "teaching/game.h"
#include "teaching/question.h"
#include "teaching/steps/explanation.h"
#include "teaching/steps/plane.h"
#include "teaching/steps/table.h"
#include "theory/nim.h"

namespace laststone::games {

std::shared_ptr<const teaching::Game> nimGame();

// A theory move in the terms of the teaching layer.
teaching::Move toMove(const theory::nim::HeapMove& move);

// Why a position is lost or won, by Bouton's theory. REQUIRES: it has passed check().
teaching::Explanation explainNim(const teaching::Position& position);

// The plane of two heaps, the others fixed: the P-positions (a, b) within the window, every one unless there
// are more than kMostPlanePoints; then every k-th. In normal play they are those with a ⊕ b = the nim-sum of
// the other heaps.
teaching::Plane nimPlane();

// By degrees, what leads to the verdict: mirroring, the columns, or the end of misère play.
std::vector<teaching::Sentence> nimHints(const teaching::Position& position);

// What is asked about Nim: the binary form of a heap, the odd columns, the nim-sum, what a heap must be
// lowered to, which heaps cannot make the nim-sum 0, the reply to a move, and how to split stones into heaps.
// In misère play the columns are asked about only while two heaps or more are large.
std::vector<teaching::QuestionKind> nimKinds();

// To every two heaps up to 7 the third that makes a P-position of them: the nim-sums, found by the rule of
// the least number that is not in the line or column yet.
teaching::Table nimTable();

} // namespace laststone::games
