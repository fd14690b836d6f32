// SPDX-License-Identifier: GPL-3.0-or-later
// Staircase Nim as the teaching layer sees it: "staircase: 4 1 7 2 1 3" has 4 stones on stair 1, 1 on stair
// 2, …. Move::heap is the place of a stair, from 0, and Move::take how many stones go one stair down.
#pragma once

#include "games/names.h"
#include "teaching/question.h"
#include "teaching/steps/explanation.h"
#include "teaching/steps/plane.h"
#include "teaching/steps/table.h"
#include "theory/staircase.h"

namespace laststone::games {

std::shared_ptr<const teaching::Game> staircaseGame();

teaching::Move toMove(const theory::staircase::Move& move);

// Why a position is lost or won: as Nim on the odd stairs. REQUIRES: it has passed check().
teaching::Explanation explainStaircase(const teaching::Position& position);

// The reply to a move of a lost position that the explanation argues; none where the move ends the game.
std::optional<teaching::Move> replyOnStairs(const teaching::Position& position, const teaching::Move& move);

// By degrees, what leads to the verdict: which stairs count, and their nim-sum.
std::vector<teaching::Sentence> staircaseHints(const teaching::Position& position);

// What is asked about staircase Nim: which stairs count, their nim-sum, the reply to a move from an even
// stair, and the stairs that a strip of coins stands for: strip(2,5,9) is about coins on these squares, and
// its position has an empty stair for each.
std::vector<teaching::QuestionKind> staircaseKinds();

// The P-positions over two odd stairs, the other stairs fixed. Of the winning moves it has only those that
// change one of the two stairs and nothing else that the plane keeps: from stair 1 to the ground. Points with
// more stones in all than there can be are refused.
teaching::Plane staircasePlane();

// Staircases with up to four stones on each of two stairs, judged from the end: which column, line or
// diagonal is lost shows which stairs count.
teaching::Table staircaseTable();

} // namespace laststone::games
