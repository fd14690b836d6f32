// SPDX-License-Identifier: GPL-3.0-or-later
// Wythoff's game: take at least one stone from one of two heaps, or equally many from both.
//
// Normal play: W. A. Wythoff, "A modification of the game of Nim", Nieuw Archief voor Wiskunde (2) 7 (1907)
// 199–202: P exactly when the heaps are a pair (a_k, b_k) in either order, where a_k is the least number
// that is in no earlier pair and b_k = a_k + k. With φ = (1 + √5)/2, a_k = ⌊kφ⌋ and b_k = ⌊kφ²⌋; each
// positive number is in exactly one pair (S. Beatty, Problem 3173, American Mathematical Monthly 33 (1926)
// 159).
// Misère play: A. S. Fraenkel, "Wythoff games, continued fractions, cedar trees and Fibonacci searches",
// Theoretical Computer Science 29 (1984) 49–73: (0,1) and (2,2) in place of the pairs 0 and 1, the others as
// in normal play. The proof is short: see wythoff.cpp.
//
// Heaps are 0 .. kMaxCount, and all is computed in whole numbers, exactly. O(1) unless said otherwise.
#pragma once

#include "theory/outcome.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <utility>
#include <vector>

namespace laststone::theory::wythoff {

// The pair number k. In b, and in the a of a large k, it goes beyond kMaxCount: up to 2^64 - 1; of k >
// kMaxPair b is what 64 bits hold of b_k, which is less than a.
struct Pair {
    Count k = 0;
    Count a = 0; // a_k = ⌊kφ⌋
    Count b = 0; // b_k = a_k + k
    friend bool operator==(const Pair&, const Pair&) = default;
};

// The last k of which b_k fits 64 bits; larger than 2^62.
inline constexpr Count kMaxPair = 7'046'029'254'386'353'130;

// ⌊kφ⌋. REQUIRES: k <= kMaxCount; the result goes up to 1.62 * 2^63.
Count floorPhi(Count k);

// REQUIRES: k <= kMaxCount.
Pair pair(Count k);

// The pair that has `n` as its a or its b; pair 0 for 0; none for n > kMaxCount. If n is an a, its b may
// exceed kMaxCount.
std::optional<Pair> pairWith(Count n);

// The P-position of the difference `k`, smaller heap first: pair(k) but for the two that misère play changes,
// 0 to (2,2) and 1 to (0,1). REQUIRES: k <= kMaxCount.
Pair pair(Count k, Play play);

// The P-position that has `n` as a heap, in the same way; none for n > kMaxCount.
std::optional<Pair> pairWith(Count n, Play play);

// The heap that makes a P-position with `n`. REQUIRES: n is a or b of `p`.
inline Count partner(const Pair& p, Count n)
{
    return n == p.a ? p.b : p.a;
}

// out[i] = pair(first + i), in O(out.size()). REQUIRES: first + out.size() - 1 <= kMaxPair.
void fillPairs(Count first, std::span<Pair> out);

// P or N under `play`. With no stone left the position is P in normal play and N in misère play,
// where the player before has just lost.
Outcome outcome(Count a, Count b, Play play);

// Takes `taken` >= 1 stones from the first heap, from the second, or from each of both.
struct Move {
    enum class From { First, Second, Both };
    From from = From::First;
    Count taken = 0;
    friend bool operator==(const Move&, const Move&) = default;
};

// The heaps after a move. REQUIRES: the heaps that it takes from have `move.taken` stones.
std::pair<Count, Count> after(Count a, Count b, const Move& move);

// Every move that leaves a P-position, in the order First, Second, Both; at most one of each. Empty for a
// P-position, and for the misère position without stones, which is won without a move.
std::vector<Move> winningMoves(Count a, Count b, Play play);

// The move of a lost position that is hardest to answer: by how few of the replies win, then by how few
// stones are taken, then in the order of From; none when no stone is left. A move that ends the game leaves
// nothing to answer: it comes last, so it is the result only for one stone in misère play. Looks at the moves
// that take one stone or two from a heap; they hold the hardest one: see wythoff.cpp. REQUIRES: the position
// is P.
std::optional<Move> hardestMove(Count a, Count b, Play play);

// What int(k * (1.0 + sqrt(5.0)) / 2.0) gives in IEEE double precision, with the rounding done here in whole
// numbers. It is there to show its error: 1 too many first at k = 102,334,155. REQUIRES: k <= kMaxCount.
Count textbookFloorPhi(Count k);

// The Grundy values of normal play for two heaps of 0 .. bound; no formula for them is known. As there are
// a + b + min(a, b) moves, they are at most 3 * bound. One byte of memory a position, and nearly as much
// again while they are computed, in O(bound^3 / 64) time at worst: milliseconds for 1000, a minute for
// kMaxBound.
class SgTable {
public:
    static constexpr Count kMaxBound = 0xFFFF / 3; // so that 16 bits hold a value

    // REQUIRES: bound <= kMaxBound.
    explicit SgTable(Count bound);
    // None when `stop` was requested; looked at once for each size of the larger heap, so that it takes at
    // most milliseconds. REQUIRES: bound <= kMaxBound.
    static std::optional<SgTable> compute(Count bound, const std::stop_token& stop);

    Count bound() const { return m_bound; }
    // None when a heap is larger than the bound.
    std::optional<Count> value(Count a, Count b) const;

private:
    SgTable() = default;
    bool fill(Count bound, const std::stop_token& stop);

    Count m_bound = 0;
    std::vector<std::uint16_t> m_values; // by the larger heap, then by the smaller: the game is symmetric
};

} // namespace laststone::theory::wythoff
