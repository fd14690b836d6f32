// SPDX-License-Identifier: GPL-3.0-or-later
// Every sentence of the Nim explanation: facts in, a Sentence out. Heaps are named from 1 in sentences.
#pragma once

#include "teaching/sentence.h"
#include "theory/nim.h"

#include <vector>

namespace laststone::games::nim_sentences {

using teaching::Sentence;
using theory::Count;
using theory::Outcome;
using theory::Play;
using theory::nim::Column;
using theory::nim::Exchange;
using theory::nim::HeapMove;
using theory::nim::Heaps;

// Small positions of normal play.
Sentence emptyTitle();
Sentence emptyDetail();
Sentence oneHeapTitle(const HeapMove& move);
Sentence oneHeapDetail();
Sentence equalPairTitle();
Sentence equalPairDetail();
Sentence exchangeExample(const Exchange& exchange);
Sentence unequalPairTitle(const HeapMove& move);
Sentence unequalPairDetail(const HeapMove& move);

// Misère play.
Sentence misereRuleTitle();
Sentence misereRuleDetail();
Sentence misereEmptyTitle();
Sentence misereEmptyDetail();
Sentence onesTitle(std::size_t heaps);
Sentence onesDetail(Outcome outcome);
Sentence oneLargeTitle(const HeapMove& move);
Sentence oneLargeDetail(const HeapMove& move, std::size_t ones);
Sentence onesAfter(const HeapMove& move, std::size_t ones);
Sentence severalLargeTitle(std::size_t heaps);
Sentence severalLargeDetail();
Sentence misereBoutonDetail();
Sentence misereEndTitle();
Sentence misereEndDetail();

// Columns, nim-sum, verdict.
Sentence binaryTitle();
Sentence subHeaps(Heaps heaps);
Sentence columnsTitle();
Sentence nimSumTitle(Count sum);
Sentence nimSumFormula(Heaps heaps);
Sentence boutonDetail();

// Winning moves.
Sentence leadingTitle(Count size, const std::vector<HeapMove>& winning);
Sentence leadingDetail(Count sum);
Sentence oddNumberDetail(std::size_t moves);
Sentence moveTitle(const HeapMove& move, Count sum);
Sentence moveDetail(const HeapMove& move);
Sentence moves(const std::vector<HeapMove>& moves);
Sentence othersTitle(Count size);
Sentence othersDetail(const std::vector<HeapMove>& others);
Sentence afterTitle(const HeapMove& move);
Sentence afterDetail();

// Lost positions.
Sentence breaksTitle();
Sentence breaksDetail();
Sentence breaksReply();
Sentence exchangeTitle(const Exchange& exchange);
Sentence exchangeDetail(const Exchange& exchange, Play play);
Sentence endTitle();
Sentence endDetail(Outcome outcome);

} // namespace laststone::games::nim_sentences
