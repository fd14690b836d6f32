// SPDX-License-Identifier: GPL-3.0-or-later
// Every sentence of the explanation of Staircase Nim: facts in, a Sentence out. Stairs are named from 1 in
// sentences, from 0 in arguments.
#pragma once

#include "teaching/sentence.h"
#include "theory/staircase.h"

#include <vector>

namespace laststone::games::staircase_sentences {

using teaching::Sentence;
using theory::Count;
using theory::Outcome;
using theory::Play;
using theory::nim::Column;
using theory::staircase::Stairs;

// A move with what it does to the one odd stair that it changes.
struct OddMove {
    std::size_t stair = 0; // from which the stones come
    Count moved = 0;
    Count left = 0; // on that stair
    std::size_t odd = 0; // the odd stair that is changed
    Count from = 0; // the stones there before and after
    Count to = 0;
    bool nimSumRule = true; // whether to == from ⊕ nim-sum
};

// An odd stair that would have to grow from `from` to `to`.
struct StuckStair {
    std::size_t stair = 0;
    Count from = 0;
    Count to = 0;
    bool hasStairAbove = false;
    Count above = 0; // the stones on the stair above
};

// How the game goes, and which stairs count.
Sentence numberingTitle();
Sentence numberingMove();
Sentence numberingEnd();
Sentence numberingOther();
Sentence misereRuleTitle();
Sentence misereRuleDetail();
Sentence misereRuleSource();
Sentence oddTitle(const std::vector<std::size_t>& stairs);
Sentence oddLowering();
Sentence oddRaising(Play play);

// Small positions.
Sentence emptyTitle(Play play);
Sentence emptyDetail(Play play);
Sentence firstOnlyTitle();
Sentence firstOnlyDetail();
Sentence evenOnlyTitle(Play play);
Sentence evenOnlyDetail(Play play);

// Misère play near its end.
Sentence onesTitle(std::size_t stairs);
Sentence onesDetail(Outcome outcome);
Sentence oneLargeTitle(std::size_t stair);
Sentence oneLargeLower();
Sentence oneLargeRaise(Count sum);
Sentence onesAfter(std::size_t ones);
Sentence lastMoveTitle();
Sentence lastMoveDetail();

// Binary digits, nim-sum, verdict.
Sentence binaryTitle();
Sentence nimSumTitle(Count sum);
Sentence nimSumFormula(const std::vector<Count>& odd);
Sentence verdictDetail(Play play);
Sentence verdictValue(Count sum);

// Winning moves.
Sentence waysTitle(Count sum);
Sentence waysReason();
Sentence waysBoth(Count sum);
Sentence moveTitle(const OddMove& move, Count sum);
Sentence moveDetail(const OddMove& move);
Sentence moreMoves(const std::vector<OddMove>& moves);
Sentence othersTitle();
Sentence othersDetail(const std::vector<StuckStair>& stairs);
Sentence afterTitle(const OddMove& move);
Sentence afterDetail();

// Lost positions.
Sentence breaksTitle(Play play);
Sentence breaksDetail(Play play);
Sentence exchangeTitle(const theory::staircase::Exchange& exchange);
Sentence followDetail(const theory::staircase::Exchange& exchange);
Sentence exchangeSum(Count sum);
Sentence exchangeOnes();

Sentence endTitle(Play play);
Sentence endDetail(Play play, Outcome outcome);

} // namespace laststone::games::staircase_sentences
