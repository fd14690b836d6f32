// SPDX-License-Identifier: GPL-3.0-or-later
// Wythoff's game as a queen that goes left, down or both, on a board whose corner is in sight however far it
// is.
#pragma once

#include "widgets/board/drawing.h"

namespace laststone::games {

// The views of Wythoff's game: two heaps, and three of the queen.
enum class WythoffArrangement { TwoHeaps, Queen, QueenWithPositions, QueenWithValues };

// The squares along one side of the board, which are numbered from 0: all that there is room for, or, with
// the queen farther away, the first few, those about her and those that are to be seen as well, and between
// them gaps, each as wide as a square.
//
//   Side side(1000, 30);
//   side.at(0);      // 0
//   side.at(29);     // 1001
//   side.place(400); // the gap, 10
//   Side(1000, 30, {400}).at(10); // 399, behind a gap
class Side {
public:
    // Of the squares to be seen, the last ones may be in a gap where there is no room for all; those beyond
    // the queen do not count. REQUIRES: room >= 4, in squares.
    Side(theory::Count queen, theory::Count room, std::vector<theory::Count> seen = {});

    theory::Count room() const { return m_room; }
    theory::Count last() const; // the largest square in sight
    bool hasGap() const { return m_runs.size() > 1; }

    // By places, 0 .. room() - 1.
    std::optional<theory::Count> at(theory::Count place) const; // none in a gap
    std::optional<theory::Count> place(theory::Count square) const; // none beyond the last

    // The runs of squares that follow each other: where each begins, with which square, and how long it is.
    struct Run {
        theory::Count place = 0;
        theory::Count square = 0;
        theory::Count length = 0;
        theory::Count end() const { return square + length; } // the first one behind it
    };
    const std::vector<Run>& runs() const { return m_runs; }

    // Between them: where, and from which square on how many are left out.
    struct Gap {
        theory::Count place = 0;
        theory::Count square = 0;
        theory::Count leftOut = 0;
    };
    std::vector<Gap> gaps() const;

private:
    bool fold(theory::Count queen, theory::Count behind, const std::vector<theory::Count>& seen,
              theory::Count around);

    theory::Count m_room;
    std::vector<Run> m_runs;
};

widgets::Drawing drawQueen(const widgets::BoardScene& scene, WythoffArrangement arrangement);
// The queen's target after an arrow key: the next square in that direction which is on one of her lines; none
// where it is her own. Along the diagonal each of its two directions goes on.
std::optional<teaching::Move> stepQueen(const teaching::Position& position,
                                        const std::optional<teaching::Move>& choice, int key);

widgets::Letters queenLetters(theory::Count largestHeap, WythoffArrangement arrangement);

} // namespace laststone::games
