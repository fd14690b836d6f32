// SPDX-License-Identifier: GPL-3.0-or-later
#include "theory/nim.h"

#include <algorithm>
#include <bit>
#include <iterator>

namespace laststone::theory::nim {

namespace {

// What the count of winning moves of a position depends on, kept so that one heap can be exchanged in O(1).
struct Summary {
    Count sum = 0;
    std::array<std::size_t, 64> ones{}; // heaps with that bit
    Sizes sizes;

    void add(Count heap, std::size_t times)
    {
        // `times` is 1 or the wrapped -1, which takes the heap out again.
        if (heap >= 2)
            sizes.big += times;
        else if (heap == 1)
            sizes.ones += times;
        for (Count rest = heap; rest != 0; rest &= rest - 1)
            ones[static_cast<std::size_t>(std::countr_zero(rest))] += times;
        sum ^= heap;
    }
    void exchange(Count from, Count to)
    {
        add(from, static_cast<std::size_t>(-1));
        add(to, 1);
    }
    // Misère, nothing but ones: the winner leaves an odd number of them. A single heap of two or more has the
    // leading bit alone and one winning move, as in normal play.
    std::size_t winningMoves(Play play) const
    {
        if (play == Play::Misere && sizes.big == 0)
            return sizes.ones % 2 == 0 ? sizes.ones : 0;
        const auto lead = leadingBit(sum);
        return lead ? ones[static_cast<std::size_t>(*lead)] : 0;
    }
};

Summary summary(Heaps heaps)
{
    Summary result;
    for (const Count heap : heaps)
        result.add(heap, 1);
    return result;
}

Difficulty difficultyAfter(Summary position, const HeapMove& move, Play play)
{
    position.exchange(move.from, move.to);
    return {position.winningMoves(play), std::popcount(position.sum), move.taken()};
}

// Below this size every move from a heap is looked at.
constexpr Count kFewStones = 64;

// The sizes worth leaving in a heap. In a position with nim-sum 0 the reply is decided by the highest bit i
// that the move changes, as it is the leading bit of the nim-sum after it; among the moves with that i,
// `heap ^ (2^(i+1) - 1)` makes every lower column odd as well, the most there can be. Misère adds the two
// ends, 0 and 1.
template <class Visit> void visitCandidates(Count heap, Visit visit)
{
    if (heap <= kFewStones) {
        for (Count to = 0; to < heap; ++to)
            visit(to);
        return;
    }
    visit(Count{0});
    visit(Count{1});
    for (Count rest = heap; rest != 0; rest &= rest - 1) {
        const Count bit = rest & (~rest + 1);
        visit(heap ^ (bit | (bit - 1)));
    }
}

enum class Replies { All, Unequal };

bool unequal(const Exchange& exchange)
{
    return exchange.move.taken() != exchange.reply.taken();
}

// The first of the winning replies to a move, or of those that take another number; none where there is none.
std::optional<Exchange> answered(Heaps heaps, const HeapMove& move, Play play, Replies which)
{
    const std::vector<Count> left = after(heaps, move);
    const Count sum = nimSum(left);
    for (const HeapMove& reply : winningMoves(left, play)) {
        const Exchange exchange{move, sum, reply, sum ^ reply.from ^ reply.to};
        if (which == Replies::All || unequal(exchange))
            return exchange;
    }
    return std::nullopt;
}

// A move with its reply for each column. In normal play a move that changes the digits d of a heap a takes
// 2 (a & d) - d, and the reply of a heap h takes 2 (h & d) - d: another number exactly where a and h differ
// in a digit of d. So a move that changes all lower digits in use has such a reply if any move of this column
// has.
std::vector<Exchange> examples(Heaps heaps, Play play)
{
    Count used = 0;
    for (const Count heap : heaps)
        used |= heap;
    std::vector<Exchange> result;
    for (const Column& column : columns(heaps)) {
        const auto first = std::ranges::find_if(heaps, [&](Count heap) { return heap & column.size(); });
        if (first == heaps.end())
            continue;
        const auto heap = static_cast<std::size_t>(first - heaps.begin());
        const Count digits = used & (2 * column.size() - 1);
        auto found = answered(heaps, {heap, *first, *first ^ digits}, play, Replies::Unequal);
        if (!found)
            found = answered(heaps, {heap, *first, *first ^ column.size()}, play, Replies::All);
        if (found)
            result.push_back(*found);
    }
    std::ranges::stable_partition(result, unequal);
    return result;
}

} // namespace

std::optional<int> leadingBit(Count value)
{
    if (value == 0)
        return std::nullopt;
    return std::bit_width(value) - 1;
}

std::vector<Count> subHeaps(Count value)
{
    std::vector<Count> powers;
    for (; value != 0; value ^= powers.back())
        powers.push_back(std::bit_floor(value));
    return powers;
}

std::vector<Column> columns(Heaps heaps)
{
    Count any = 0;
    for (const Count heap : heaps)
        any |= heap;
    const Summary counts = summary(heaps);
    std::vector<Column> result;
    for (int bit = std::bit_width(any) - 1; bit >= 0; --bit)
        result.push_back({bit, counts.ones[static_cast<std::size_t>(bit)]});
    return result;
}

Sizes sizes(Heaps heaps)
{
    Sizes result;
    for (const Count heap : heaps) {
        result.big += heap >= 2 ? 1 : 0;
        result.ones += heap == 1 ? 1 : 0;
    }
    return result;
}

Outcome outcome(Heaps heaps, Play play)
{
    if (play == Play::Misere) {
        const Sizes size = sizes(heaps);
        if (size.big == 0)
            return size.ones % 2 == 1 ? Outcome::P : Outcome::N;
    }
    return nimSum(heaps) == 0 ? Outcome::P : Outcome::N;
}

std::vector<HeapMove> winningMoves(Heaps heaps, Play play)
{
    std::vector<HeapMove> moves;
    const Sum sum(heaps, play); // a heap is its own value
    for (std::size_t i = 0; i < heaps.size(); ++i) {
        if (sum.wanted(i) < heaps[i])
            moves.push_back({i, heaps[i], sum.wanted(i)});
    }
    return moves;
}

std::size_t countWinningMoves(Heaps heaps, Play play)
{
    return summary(heaps).winningMoves(play);
}

std::vector<Count> after(Heaps heaps, const HeapMove& move)
{
    std::vector<Count> result(heaps.begin(), heaps.end());
    result[move.heap] = move.to;
    return result;
}

Shape shape(Heaps heaps)
{
    std::size_t filled = 0;
    Count sum = 0;
    for (const Count heap : heaps) {
        filled += heap > 0 ? 1 : 0;
        sum ^= heap;
    }
    switch (filled) {
    case 0:
        return Shape::Empty;
    case 1:
        return Shape::OneHeap;
    case 2:
        return sum == 0 ? Shape::EqualPair : Shape::UnequalPair;
    default:
        return Shape::Many;
    }
}

bool areEqualPairs(Heaps heaps)
{
    std::vector<Count> filled;
    std::ranges::copy_if(heaps, std::back_inserter(filled), [](Count heap) { return heap > 0; });
    std::ranges::sort(filled);
    for (std::size_t i = 0; i < filled.size(); i += 2) {
        if (i + 1 == filled.size() || filled[i] != filled[i + 1])
            return false;
    }
    return true;
}

std::vector<Exchange> exchanges(Heaps heaps, Play play, std::size_t most)
{
    Count total = 0;
    for (const Count heap : heaps)
        total = std::min(kMaxCount, total + heap); // both below 2^63: no overflow
    if (total > most)
        return examples(heaps, play);
    std::vector<Exchange> result;
    for (std::size_t i = 0; i < heaps.size(); ++i) {
        for (Count to = heaps[i]; to-- > 0;) {
            if (const auto found = answered(heaps, {i, heaps[i], to}, play, Replies::All))
                result.push_back(*found);
        }
    }
    return result;
}

Difficulty difficulty(Heaps heaps, const HeapMove& move, Play play)
{
    return difficultyAfter(summary(heaps), move, play);
}

std::optional<HeapMove> hardestMove(Heaps heaps, Play play)
{
    const Summary position = summary(heaps);
    std::optional<HeapMove> best;
    Difficulty hardest;
    for (std::size_t i = 0; i < heaps.size(); ++i) {
        visitCandidates(heaps[i], [&](Count to) {
            const HeapMove move{i, heaps[i], to};
            const Difficulty found = difficultyAfter(position, move, play);
            if (!best || hardest < found) {
                best = move;
                hardest = found;
            }
        });
    }
    return best;
}

} // namespace laststone::theory::nim
