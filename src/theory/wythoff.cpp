// SPDX-License-Identifier: GPL-3.0-or-later
#include "theory/wythoff.h"

#include <algorithm>
#include <array>
#include <bit>

namespace laststone::theory::wythoff {

namespace {

__extension__ typedef unsigned __int128 Wide; // NOLINT(modernize-use-using): __extension__ takes no alias

// F = ⌊(φ - 1) * 2^128⌋, in two halves.
constexpr Count kGoldenHigh = 0x9E37'79B9'7F4A'7C15;
constexpr Count kGoldenLow = 0xF39C'C060'5CED'C834;

// k + ⌊k * F / 2^128⌋, which is ⌊kφ⌋ for all k <= 2^63.
//
// Proof. F falls short of (φ - 1) * 2^128 by less than 1, so k * F / 2^128 falls short of k(φ - 1) by less
// than k / 2^128. The floors agree unless a whole number lies in between, so it is enough that the distance
// kφ - m, where m = ⌊kφ⌋, is at least k / 2^128. For k > 0, (kφ - m)(k/φ + m) = k² + km - m², as
// φ - 1/φ = 1; that is a whole number, and not 0, as φ is irrational; both factors are not negative, so it
// is at least 1. Thus kφ - m >= 1/(k/φ + m) > 1/(k/φ + kφ) = 1/(k√5), which is at least k / 2^128 as long
// as k²√5 <= 2^128: and (2^63)² * √5 < 2^128.
//
// The product is built from two of 64 by 64 bits; what the lower one has below 2^64 cannot carry. A fraction
// of 64 bits would do, by the same proof, for k < 2^31 only, and saves next to nothing.
inline Count exactFloorPhi(Count k)
{
    const Wide low = Wide{k} * kGoldenLow;
    const Wide high = Wide{k} * kGoldenHigh + (low >> 64);
    return k + static_cast<Count>(high >> 64);
}

inline Pair exactPair(Count k)
{
    const Count a = exactFloorPhi(k);
    return {k, a, a + k};
}

// The P-positions, so that misère play is no special case below: every heap size is in just one of them, and
// so is every difference of the heaps. That holds for the Wythoff pairs, by Beatty's theorem, and remains
// true when (0,1) and (2,2) take the place of (0,0) and (1,2): the same sizes, the same differences.
//
// The misère theorem follows. No move leads from one to another, as it would keep a heap or the difference.
// Of any other position a <= b but (0,0) let p be the partner of a. If p < b, b is lowered to p. Otherwise
// b < p, so that a is the smaller number of a pair k >= 2, as (0,0) is out and 1 and 2 have no larger
// partner; the difference b - a < k belongs to an earlier pair, or to (0,1) or (2,2), which have smaller
// heaps than a >= 3: it is reached by taking from both.
struct PPositions {
    Play play;

    // The other heap of the P-position with a heap of n stones.
    Count partner(Count n) const
    {
        if (play == Play::Misere && n <= 2)
            return std::array<Count, 3>{1, 0, 2}[n];
        // n = ⌊kφ⌋ for a k > 0 means n/φ <= k < (n + 1)/φ, so that k is ⌊n/φ⌋ + 1, and n/φ = nφ - n.
        const Count floor = exactFloorPhi(n);
        const Count k = floor - n + 1;
        if (exactFloorPhi(k) == n)
            return n + k;
        // Likewise n = ⌊kφ²⌋ means k = ⌊n/φ²⌋ + 1 for n > 0, and n/φ² = 2n - nφ; n less k is the a. For
        // n = 0 this is 0.
        return floor - n;
    }
    // The smaller heap of the P-position with heaps that differ by d.
    Count smallest(Count d) const
    {
        if (play == Play::Misere && d <= 1)
            return d == 0 ? 2 : 0;
        return exactFloorPhi(d);
    }
};

Count distance(Count a, Count b)
{
    return a < b ? b - a : a - b;
}

constexpr Move::From kFrom[] = {Move::From::First, Move::From::Second, Move::From::Both};

Count available(Count a, Count b, Move::From from)
{
    switch (from) {
    case Move::From::First:
        return a;
    case Move::From::Second:
        return b;
    case Move::From::Both:
        break;
    }
    return std::min(a, b);
}

// `x` rounded to the 53 significant binary digits of a double, a tie to the even one; x < 2^127.
Wide roundedToDouble(Wide x)
{
    const Count upper = static_cast<Count>(x >> 64);
    const int width = upper != 0 ? 64 + std::bit_width(upper) : std::bit_width(static_cast<Count>(x));
    if (width <= 53)
        return x;
    const int dropped = width - 53;
    const Wide half = Wide{1} << (dropped - 1);
    const Wide odd = x >> dropped & 1;
    return (x + half - 1 + odd) >> dropped << dropped;
}

} // namespace

Count floorPhi(Count k)
{
    return exactFloorPhi(k);
}

Pair pair(Count k)
{
    return exactPair(k);
}

std::optional<Pair> pairWith(Count n)
{
    if (n > kMaxCount)
        return std::nullopt;
    const Count other = PPositions{Play::Normal}.partner(n);
    const auto [a, b] = std::minmax(n, other);
    return Pair{b - a, a, b};
}

Pair pair(Count k, Play play)
{
    if (play == Play::Misere && k == 0)
        return {0, 2, 2};
    if (play == Play::Misere && k == 1)
        return {1, 0, 1};
    return pair(k);
}

std::optional<Pair> pairWith(Count n, Play play)
{
    if (play == Play::Misere && n <= 2)
        return pair(n == 2 ? 0 : 1, play);
    return pairWith(n);
}

void fillPairs(Count first, std::span<Pair> out)
{
    for (Pair& each : out)
        each = exactPair(first++);
}

Outcome outcome(Count a, Count b, Play play)
{
    const bool lost = std::min(a, b) == PPositions{play}.smallest(distance(a, b));
    return lost ? Outcome::P : Outcome::N;
}

std::pair<Count, Count> after(Count a, Count b, const Move& move)
{
    return {move.from == Move::From::Second ? a : a - move.taken,
            move.from == Move::From::First ? b : b - move.taken};
}

std::vector<Move> winningMoves(Count a, Count b, Play play)
{
    // A move keeps one heap, the other, or the difference with its sign, and one P-position has each. In a
    // P-position the three are the position itself.
    const PPositions lost{play};
    std::vector<Move> moves;
    const auto lower = [&](Move::From from, Count heap, Count to) {
        if (to < heap)
            moves.push_back({from, heap - to});
    };
    lower(Move::From::First, a, lost.partner(b));
    lower(Move::From::Second, b, lost.partner(a));
    lower(Move::From::Both, std::min(a, b), lost.smallest(distance(a, b)));
    return moves;
}

// Why two stones are enough to look at. Let the position be the pair a <= b with the number k >= 1, k >= 2 in
// misère play, and take one stone from the smaller heap. Of the replies to (a - 1, b)
// - lowering the smaller heap never wins, as the partner of b is a;
// - taking from both never wins, as the pair k + 1 has no smaller heaps than pair k;
// - lowering the larger heap wins once, as a - 1 is in an earlier pair, with a partner below b.
// So some move that takes one stone leaves a single winning reply, and there is no better. What is left is
// (2,2) in misère play, where (0,2) is such a position and none with one stone taken is, and the misère
// position with one stone, which has one move.
std::optional<Move> hardestMove(Count a, Count b, Play play)
{
    std::optional<Move> last;
    for (Count taken = 1; taken <= 2; ++taken) {
        for (const Move::From from : kFrom) {
            if (available(a, b, from) < taken)
                continue;
            const Move move{from, taken};
            const auto [leftA, leftB] = after(a, b, move);
            if (winningMoves(leftA, leftB, play).size() == 1)
                return move;
            if (!last)
                last = move;
        }
    }
    return last;
}

// Halving is exact, so (1.0 + sqrt(5.0)) / 2.0 * k has the same error.
Count textbookFloorPhi(Count k)
{
    constexpr Count kOnePlusRoot = 0x19'E377'9B97'F4A8; // the double 1.0 + sqrt(5.0), times 2^51
    return static_cast<Count>(roundedToDouble(roundedToDouble(k) * kOnePlusRoot) >> 52);
}

namespace {

// Sets of values, as bits, one for each line of a table. A line is added at a time, within memory reserved
// before, so that a stop comes before the memory is touched.
struct Lines {
    std::size_t words;
    std::vector<std::uint64_t> bits;
    std::vector<std::size_t> full; // the first words of the line that have all bits: not to be searched

    Lines(std::size_t most, std::size_t wordsOfLine) : words(wordsOfLine)
    {
        bits.reserve(most * words);
        full.reserve(most);
    }
    void addLine()
    {
        bits.resize(bits.size() + words);
        full.push_back(0);
    }
    const std::uint64_t* of(std::size_t line) const { return &bits[line * words]; }
    void insert(std::size_t line, std::size_t word, std::uint64_t bit)
    {
        std::uint64_t* const set = &bits[line * words];
        set[word] |= bit;
        while (~set[full[line]] == 0)
            ++full[line];
    }
};

} // namespace

SgTable::SgTable(Count bound)
{
    fill(bound, {});
}

std::optional<SgTable> SgTable::compute(Count bound, const std::stop_token& stop)
{
    SgTable table;
    if (!table.fill(bound, stop))
        return std::nullopt;
    return table;
}

std::optional<Count> SgTable::value(Count a, Count b) const
{
    const auto [small, large] = std::minmax(a, b);
    if (large > m_bound)
        return std::nullopt;
    return m_values[large * (large + 1) / 2 + small];
}

// The values that a position can move to are those of its row, its column and its diagonal that are known
// before it. Each line is a set of bits, and the value is the first bit missing in all three. As the table is
// symmetric, row n and column n are one set, and only a <= b is computed.
bool SgTable::fill(Count bound, const std::stop_token& stop)
{
    // 3 * bound + 1 values at most. No set becomes full, as it gets one bit for each of bound + 1 positions.
    const std::size_t words = static_cast<std::size_t>(3 * bound / 64 + 1);
    const std::size_t size = static_cast<std::size_t>(bound) + 1;
    Lines heaps(size, words);
    Lines differences(size, words);
    m_bound = bound;
    m_values.reserve(size * (size + 1) / 2);
    for (std::size_t b = 0; b < size; ++b) {
        if (stop.stop_requested())
            return false;
        heaps.addLine();
        differences.addLine();
        m_values.resize(m_values.size() + b + 1);
        auto next = m_values.end() - static_cast<std::ptrdiff_t>(b + 1);
        const std::uint64_t* const column = heaps.of(b);
        for (std::size_t a = 0; a <= b; ++a) {
            const std::uint64_t* const row = heaps.of(a);
            const std::uint64_t* const diagonal = differences.of(b - a);
            std::size_t word = std::max({heaps.full[a], heaps.full[b], differences.full[b - a]});
            std::uint64_t used = row[word] | column[word] | diagonal[word];
            while (~used == 0) {
                ++word;
                used = row[word] | column[word] | diagonal[word];
            }
            const int bit = std::countr_one(used);
            *next++ = static_cast<std::uint16_t>(word * 64 + static_cast<std::size_t>(bit));
            heaps.insert(a, word, std::uint64_t{1} << bit);
            heaps.insert(b, word, std::uint64_t{1} << bit);
            differences.insert(b - a, word, std::uint64_t{1} << bit);
        }
    }
    return true;
}

} // namespace laststone::theory::wythoff
