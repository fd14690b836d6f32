// SPDX-License-Identifier: GPL-3.0-or-later
// Nim: take at least one stone from one heap.
//
// Normal play: C. L. Bouton, "Nim, a game with a complete mathematical theory", Annals of Mathematics
// 3 (1901) 35–39: P exactly when the nim-sum of the heaps is 0. Misère play, same paper, page 39: as in
// normal play while a heap of two or more is left, and the other way round when none is.
//
// Every function takes any number of heaps, each 0 .. kMaxCount, in O(number of heaps) time, unless said
// otherwise. Heaps are named by their place, from 0.
#pragma once

#include "theory/outcome.h"
#include "theory/sum.h"

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace laststone::theory::nim {

using Heaps = std::span<const Count>;

// Lowers heap `heap` from `from` to `to` stones; to < from.
struct HeapMove {
    std::size_t heap = 0;
    Count from = 0;
    Count to = 0;

    Count taken() const { return from - to; }
    friend bool operator==(const HeapMove&, const HeapMove&) = default;
};

using theory::nimSum; // of the heaps

// The number of the highest binary digit 1 of `value`, from 0; none for 0.
std::optional<int> leadingBit(Count value);

// The powers of two that add up to `value`, the largest first: 25 = 16 + 8 + 1.
std::vector<Count> subHeaps(Count value);

// How many heaps have a 1 in one binary digit: the sub-heaps of size 2^bit.
struct Column {
    int bit = 0;
    std::size_t ones = 0;

    Count size() const { return Count{1} << bit; }
    bool odd() const { return ones % 2 == 1; }
    friend bool operator==(const Column&, const Column&) = default;
};

// The columns from the leading bit of the largest heap down to bit 0; none when no stone is left.
std::vector<Column> columns(Heaps heaps);

// P or N under `play`. With no stone left the position is P in normal play and N in misère play,
// where the player before has just lost.
Outcome outcome(Heaps heaps, Play play);

// Every move that leaves a P-position, by heap, then by what is left. Empty for a P-position, and for the
// misère position without stones, which is won without a move.
std::vector<HeapMove> winningMoves(Heaps heaps, Play play);

// The number of winning moves, without listing them.
std::size_t countWinningMoves(Heaps heaps, Play play);

// What misère play looks at.
struct Sizes {
    std::size_t big = 0; // heaps of two or more stones
    std::size_t ones = 0; // heaps of one stone
    friend bool operator==(const Sizes&, const Sizes&) = default;
};
Sizes sizes(Heaps heaps);

// The heaps after a move. REQUIRES: move.heap is a heap, move.from is its size, move.to < move.from.
std::vector<Count> after(Heaps heaps, const HeapMove& move);

// How many heaps have stones, and whether a simpler argument than Bouton's will do.
enum class Shape { Empty, OneHeap, EqualPair, UnequalPair, Many };
Shape shape(Heaps heaps);

// Whether every size other than 0 occurs an even number of times, so that mirroring answers every move of
// normal play. In O(n log n).
bool areEqualPairs(Heaps heaps);

// A move from a P-position and the reply to it.
struct Exchange {
    HeapMove move;
    Count sum = 0; // the nim-sum that the move leaves
    HeapMove reply; // one of the winning replies
    Count replySum = 0; // the nim-sum that the reply leaves; not 0 at the end of misère play only
    friend bool operator==(const Exchange&, const Exchange&) = default;
};

// Every move from a P-position with its reply, when there are at most `most` of them, by heap, then by what
// is taken. Else one move for each column that has ones, of the first heap with that digit: one whose reply
// takes another number, if there is one, and if not, just that sub-heap. The columns come from the largest
// down, but replies that take another number come first, as nobody is to think that replies copy. The
// misère position with one stone has a move that ends the game; it is left out, as nothing has to be replied.
// REQUIRES: the position is P.
std::vector<Exchange> exchanges(Heaps heaps, Play play, std::size_t most);

// How hard the position that a move leaves is to answer: first by how few of the replies win, then by how
// many columns a reply has to put right (the ones in the nim-sum), then by how many stones stay.
struct Difficulty {
    std::size_t winningReplies = 0; // fewer is harder
    int oddColumns = 0; // more is harder
    Count taken = 0; // less is harder

    // Harder positions compare greater.
    friend bool operator<(const Difficulty& a, const Difficulty& b)
    {
        if (a.winningReplies != b.winningReplies)
            return a.winningReplies > b.winningReplies;
        if (a.oddColumns != b.oddColumns)
            return a.oddColumns < b.oddColumns;
        return a.taken > b.taken;
    }
    friend bool operator==(const Difficulty&, const Difficulty&) = default;
};
Difficulty difficulty(Heaps heaps, const HeapMove& move, Play play);

// The move of a lost position that is hardest to answer by `difficulty`, the first of equals by heap and
// then by what is left; none when no stone is left. Looks at up to 66 moves a heap, which hold the hardest
// one: see nim.cpp. REQUIRES: the position is P.
std::optional<HeapMove> hardestMove(Heaps heaps, Play play);

} // namespace laststone::theory::nim
