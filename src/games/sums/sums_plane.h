// SPDX-License-Identifier: GPL-3.0-or-later
// What the planes of sums share: the values of one part, a heap or a token, while the others stay.
#pragma once

#include "games/sums/heap_series.h"
#include "games/sums/sg_game.h"
#include "teaching/steps/plane.h"

namespace laststone::games {

// The part of a position that the x axis stands for, window.xHeap.
struct SumPart {
    std::shared_ptr<const SgGame> game;
    std::vector<theory::Count> heaps;
    std::size_t part = 0;
    theory::Play play = theory::Play::Normal;
    theory::Count others = 0; // the nim-sum of the other parts
    // The value with which the position is P; none where values do not tell.
    std::optional<theory::Count> lostValue;
    std::vector<theory::Count> winning; // what the part is after each winning move, to be filled in
    // Without values, misère play is searched with no more stones or edges than this: nobody waits for that.
    theory::Count mostSearched = 16;

    theory::Count current() const { return heaps[part]; }
    theory::Count value(theory::Count heap) const { return game->value(part, heap); }

    // The outcome of the position with this heap in place, of that value.
    std::optional<theory::Outcome> outcome(theory::Count heap, theory::Count value) const;
};

// In normal play values tell; in misère play it is for the game to fill in the value that does.
SumPart sumPart(const teaching::Position& position, const teaching::PlaneWindow& window);

// What the part is after each winning move that leaves one heap of it, or none. Looks at every move.
std::vector<theory::Count> winningResults(const SumPart& it);

// Puts the values from first on into the data, at most kMostPlanePoints of a kind; `heapAt` gives the heap or
// vertex of an x. A point then stands for at most so many values of x; the largest of all values makes the
// plane as high as it is.
struct SumPoints {
    theory::Count each = 1;
    theory::Count largest = 0;
};
SumPoints addPoints(teaching::PlaneData& data, const SumPart& it, theory::Count first,
                    std::span<const HeapSeries::Value> values,
                    const std::function<theory::Count(theory::Count)>& heapAt);

// What the plane says of the position, the line on which the P-positions of a sum lie, and how high it is.
// REQUIRES: the current point and the focus along x are set.
void finish(teaching::PlaneData& data, const SumPart& it, const teaching::PlaneWindow& window,
            theory::Count largest, const char* lineLabel);

// "g(7) = 2: N-position"
teaching::Sentence pointSentence(const SumPart& it, theory::Count heap, const QString& name,
                                 std::optional<theory::Count> value, bool isException = false);

// All parts, if there is a choice.
std::vector<std::size_t> sumAxes(const teaching::Position& position);

// ---- Games of heaps, whose values are a series ----

teaching::PlaneData seriesData(const SumPart& it, const HeapSeries& series,
                               const teaching::PlaneWindow& window);
teaching::Sentence seriesPointText(const SumPart& it, const HeapSeries& series, theory::Count heap);
std::optional<teaching::PlanePoint> heapAfterMove(const teaching::Position& position,
                                                  const teaching::Move& move,
                                                  const teaching::PlaneWindow& window);
teaching::Sentence heapLabel();

} // namespace laststone::games
