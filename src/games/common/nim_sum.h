// SPDX-License-Identifier: GPL-3.0-or-later
// What several lessons say alike: formulas, nim-sums, binary tables, the plane of two heaps, the end of a
// game.
#pragma once

#include "games/names.h"
#include "teaching/steps/explanation.h"
#include "teaching/steps/plane.h"
#include "theory/nim.h"

#include <QString>

#include <functional>

namespace laststone::games {

// What a step points out of a nim-sum.
struct NimSumMark {
    enum : int {
        Binary = teaching::Mark::FirstOfGame, // the binary forms of the heaps are shown
        Parity, // how often each column is filled is shown, and whether that is odd
        After, // with Parity: the columns are counted as they are after the winning move
        Column, // the column of sub-heaps of size `from`
        Sum, // the nim-sum `from`
        NoSumYet, // a nim-sum has not been spoken of
        ValueLater, // nor has the SG value of the heap
        NoParityYet, // nor which parts count: the odd ones
        NoBinaryYet, // nor of heaps in binary
        Values, // those that have been told stay
        NoValuesYet, // what SG values are has not been said
    };
};

// Formulas and lists longer than this are shortened.
inline constexpr std::size_t kMostTerms = 16;

// A list of `count` sentences; of a long one the first, and `more` says how many others there are.
teaching::Clauses shortened(std::size_t count, const std::function<teaching::Sentence(std::size_t)>& item,
                            const teaching::PluralPhrase& more);

// What a move takes that only takes, to stand within a sentence: of a single heap without its number.
teaching::Sentence takeWords(const teaching::Position& position, const teaching::Move& move);
teaching::Sentence takeWords(theory::Count taken, std::size_t heap);

// The same of a move that has been made, to stand behind the name of who made it.
teaching::Sentence tookWords(const teaching::Position& position, const teaching::Move& move);

// "12 → 1".
QString arrowFormula(theory::Count from, theory::Count to);

// "7 ⊕ 9 ⊕ 15", shortened in the middle, and "7 ⊕ 9 ⊕ 15 = 1".
QString xorTerms(theory::nim::Heaps heaps);
QString xorFormula(theory::nim::Heaps heaps);

// "13 = 1101₂", and "1" alone where the binary form is the same.
QString inBothBases(theory::Count value);

// "12 = 8 + 4"; of more than twelve powers the first two and the last: "8191 = 4096 + 2048 + … + 1".
QString powersFormula(theory::Count value);

// Which columns have an odd number of ones, and which an even one; a sentence each, if there are any. Of more
// than twelve columns the three largest, and how many others there are.
std::vector<teaching::Sentence> columnParities(const std::vector<theory::nim::Column>& columns);

// What ⊕ does.
teaching::Sentence nimSumDetail();

// What N and P mean in normal play.
teaching::Sentence kindsDetail(theory::Play play = theory::Play::Normal);

// "So this is an N-position: the player to move wins".
teaching::Sentence verdictTitle(theory::Outcome outcome);

// How many winning moves come in the list after those that have a step each.
teaching::Sentence moreMovesTitle(std::size_t moves);

// The heaps in binary, with the ones of each column counted and the nim-sum where wanted. Row i stands for
// part i · `step` of the position.
teaching::BinaryTable binaryTable(theory::nim::Heaps heaps, bool ones, bool sum, std::size_t step = 1);

// Widens what is first in view of two heaps where no P-position in their row or column would be; `sum` is the
// nim-sum of the position. Of large heaps it is the block of the plane around them that has some, if it is no
// wider than 2³⁰.
void focusOnPositions(teaching::PlanePlace& place, theory::Count sum);

// Adds the P-positions of two heaps within the window, with `fixed` heaps beside them: every one unless there
// are more than teaching::kMostPlanePoints; then every k-th.
void addNimPlane(teaching::PlaneData& data, const teaching::PlaneWindow& window,
                 const std::vector<theory::Count>& fixed, theory::Play play);

// ---- What games in which stones are taken say when none is left ----

// The verdict line.
teaching::Sentence noStoneVerdict(theory::Play play);

// The one step of the explanation.
teaching::Steps& addGameOver(teaching::Steps& steps);

} // namespace laststone::games
