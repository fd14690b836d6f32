// SPDX-License-Identifier: GPL-3.0-or-later
// The Grundy values of octal games, and the proof of their periods.
#include "theory/octal.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace laststone::theory::octal {

namespace {

// The bits of a digit.
constexpr int kWhole = 1;
constexpr int kToOne = 2;
constexpr int kToTwo = 4;

bool isOdd(std::size_t value)
{
    return std::popcount(value) % 2 == 1;
}

// The missing values are looked up in common while they are more than kFew, kChunk pairs at a time.
constexpr std::size_t kFew = 6;
constexpr std::size_t kChunk = 128;

std::uint64_t fourValues(const Value* values)
{
    std::uint64_t four = 0;
    std::memcpy(&four, values, sizeof four);
    return four;
}

// Whether low[i] ^ high[i] is `value` for an i of first .. end - 1. The loop of fixed length is for the
// compiler to do eight at once.
bool contains(const Value* low, const Value* high, std::size_t first, std::size_t end, Value value)
{
    constexpr std::size_t kBlock = 64;
    std::size_t i = first;
    for (; i + kBlock <= end; i += kBlock) {
        Value found = 0;
        for (std::size_t j = 0; j < kBlock; ++j)
            found = static_cast<Value>(found | static_cast<Value>((low[i + j] ^ high[i + j]) == value));
        if (found != 0)
            return true;
    }
    for (; i < end; ++i) {
        if ((low[i] ^ high[i]) == value)
            return true;
    }
    return false;
}

// After it, sums[mask] is the sum of the former sums[v], negative where v has an odd number of ones of
// `mask`.
void walshHadamard(std::vector<std::int64_t>& sums)
{
    for (std::size_t half = 1; half < sums.size(); half *= 2) {
        for (std::size_t i = 0; i < sums.size(); ++i) {
            if ((i & half) != 0)
                continue;
            const std::int64_t a = sums[i];
            const std::int64_t b = sums[i + half];
            sums[i] = a + b;
            sums[i + half] = a - b;
        }
    }
}

} // namespace

// ---- The rules of a sequence ----

Sequence::Sequence(const Code& code) : m_code(code)
{
    for (Count place = 0; place <= code.lastPlace(); ++place) {
        if ((code.digit(place) & kWhole) != 0)
            m_whole.push_back(place);
        if ((code.digit(place) & kToOne) != 0)
            m_toOne.push_back(place);
        if ((code.digit(place) & kToTwo) != 0)
            m_toTwo.push_back(place);
    }
}

Sequence Sequence::grundysGame()
{
    Sequence sequence;
    sequence.m_unequal = true;
    sequence.m_toTwo = {0};
    return sequence;
}

std::vector<Move> Sequence::moves(Count n) const
{
    std::vector<Move> all;
    const Count last = m_code ? std::min(m_code->lastPlace(), n) : 0;
    for (Count taken = 0; taken <= last; ++taken) {
        const int digit = m_code ? m_code->digit(taken) : kToTwo;
        const Count left = n - taken;
        if ((digit & (left == 0 ? kWhole : kToOne)) != 0)
            all.push_back({taken, left, 0});
        if ((digit & kToTwo) == 0 || left == 0)
            continue;
        const Count mostSecond = (m_unequal ? left - 1 : left) / 2;
        for (Count second = 1; second <= mostSecond; ++second)
            all.push_back({taken, left - second, second});
    }
    return all;
}

// ---- Grundy values ----

// The splits of what is left after a move into heaps of a <= b, by a from 1: low[i] and high[i] are the
// values of the heaps for a = i + 1.
struct Sequence::Splits {
    const Value* low = nullptr;
    const Value* high = nullptr;
    std::size_t count = 0;
};

bool Sequence::extendTo(Count to, const std::stop_token& stop)
{
    while (m_values.size() <= to && !m_period) {
        if (stop.stop_requested() || !append())
            return false;
        if (m_values.size() >= m_nextSearch)
            findPeriod();
    }
    if (m_period)
        appendRounds(m_values, m_period->period, to + 1);
    return true;
}

std::optional<Value> Sequence::at(Count n) const
{
    if (n < m_values.size())
        return m_values[n];
    if (!m_period)
        return std::nullopt;
    return m_values[m_period->reduced(n)];
}

// The next value, by the sparse space. Winning Ways, chapter 4; the way of computing: A. Gangolli, T.
// Plambeck, "A note on periodicity in some octal games", International Journal of Game Theory 18 (1989)
// 311–320.
//
// Let a value be odd or even by its number of ones in the binary digits of a mask. The exclusive or of two
// odd values is even. In many games a mask is known by experience for which nearly all values are odd: the
// even ones are rare, the odd ones common. Then few options come from a rare part and another, and they are
// all looked at; the many that come from two common parts have rare values, so that none of them rules out a
// common one. The first common value that is not an option is known at once, and is the next value unless one
// of the rare values below it is no option either: that is found by going through the pairs until all those
// rare values have been seen, mostly soon. Nothing relies on the experience but the speed.
//
// In some games (0.106) a value is common by its number of ones and the parity of the heap n together. With
// k stones taken before the split, n = a + b + k, the rule remains the same if n + k is added for heap n: the
// classes of the parts, with a + k and b + k, add up to the class of their value for n, as
// (a + k) + (b + k) = n + k modulo 2. That needs all such k to have one parity.
bool Sequence::append()
{
    const Count n = m_values.size();
    if (n >= m_nextChoice)
        chooseSparseSpace();
    if (m_marks.size() <= m_limit)
        m_marks.resize(m_limit + 1);

    const auto mark = static_cast<std::uint32_t>(n + 1);
    if (std::ranges::find(m_whole, n) != m_whole.end())
        m_marks[0] = mark;
    for (const Count taken : m_toOne) {
        if (taken < n)
            m_marks[m_values[n - taken]] = mark;
    }
    std::size_t value = 0;
    if (m_sparse) {
        m_unequal ? markRare<true>() : markRare<false>();
        value = lookUp();
    } else {
        for (const Count taken : m_toTwo) {
            const Splits all = splits(taken);
            markSplits(all, 0, all.count);
        }
        while (m_marks[value] == mark)
            ++value;
    }
    if (value > std::numeric_limits<Value>::max())
        return false;
    if (m_sparse && isRare(n, value)) {
        m_rareHeaps.push_back(static_cast<std::uint32_t>(n));
        m_rareValues.push_back(static_cast<Value>(value));
    }
    m_values.push_back(static_cast<Value>(value));
    if (m_values.size() > m_mirror.size())
        growMirror();
    m_mirror[m_mirror.size() - m_values.size()] = static_cast<Value>(value);
    if (value >= m_limit) {
        m_limit = std::bit_ceil(value + 1);
        for (std::size_t v = m_odd.size(); m_sparse && v <= m_limit; ++v)
            m_odd.push_back(isOdd(v & m_mask));
    }
    return true;
}

Sequence::Splits Sequence::splits(Count taken) const
{
    const Count n = m_values.size();
    if (taken + 2 > n)
        return {};
    const Count left = n - taken;
    return {m_values.data() + 1, m_mirror.data() + (m_mirror.size() - left),
            (m_unequal ? left - 1 : left) / 2};
}

// Marks the values of the options from the pairs first .. end - 1.
void Sequence::markSplits(const Splits& splits, std::size_t first, std::size_t end)
{
    const auto mark = static_cast<std::uint32_t>(m_values.size() + 1);
    std::uint32_t* const marks = m_marks.data();
    std::size_t i = first;
    for (; i + 4 <= end; i += 4) {
        const std::uint64_t four = fourValues(splits.low + i) ^ fourValues(splits.high + i);
        marks[four & 0xFFFF] = mark;
        marks[four >> 16 & 0xFFFF] = mark;
        marks[four >> 32 & 0xFFFF] = mark;
        marks[four >> 48] = mark;
    }
    for (; i < end; ++i)
        marks[splits.low[i] ^ splits.high[i]] = mark;
}

// Marks the values of all options with two heaps of which one has a rare value.
template <bool unequal> void Sequence::markRare()
{
    const Count n = m_values.size();
    const auto mark = static_cast<std::uint32_t>(n + 1);
    std::uint32_t* const marks = m_marks.data();
    for (const Count taken : m_toTwo) {
        if (taken + 2 > n)
            continue;
        const Value* const left = m_values.data() + (n - taken);
        std::size_t count = m_rareHeaps.size();
        while (count != 0 && m_rareHeaps[count - 1] >= n - taken)
            --count;
        const std::uint32_t* const heaps = m_rareHeaps.data();
        const Value* const values = m_rareValues.data();
        for (std::size_t i = 0; i < count; ++i) {
            const std::ptrdiff_t heap = heaps[i];
            if (!unequal || left - heap != m_values.data() + heap)
                marks[values[i] ^ *(left - heap)] = mark;
        }
    }
}

// The next value, when all options but those from two common parts are marked.
std::size_t Sequence::lookUp()
{
    const Count n = m_values.size();
    const auto mark = static_cast<std::uint32_t>(n + 1);
    m_missing.clear(); // rare values below the first common one that is not marked
    std::size_t common = 0; // which is m_limit at most, as that is no option whatever
    while (common != m_limit && (m_marks[common] == mark || isRare(n, common))) {
        if (m_marks[common] != mark)
            m_missing.push_back(static_cast<Value>(common));
        ++common;
    }
    for (const Count taken : m_toTwo) {
        const Splits all = splits(taken);
        std::size_t done = 0;
        while (m_missing.size() > kFew && done != all.count) {
            const std::size_t end = std::min(done + kChunk, all.count);
            markSplits(all, done, end);
            done = end;
            std::erase_if(m_missing, [&](Value value) { return m_marks[value] == mark; });
        }
        std::erase_if(m_missing,
                      [&](Value value) { return contains(all.low, all.high, done, all.count, value); });
        if (m_missing.empty())
            return common;
    }
    return m_missing.front();
}

bool Sequence::isRare(Count n, std::size_t value) const
{
    return (m_odd[value] ^ (m_parity & (n ^ m_toTwo[0]))) == 0;
}

// Copies the values to a mirror twice as long.
void Sequence::growMirror()
{
    m_mirror.assign(std::max(std::size_t{256}, 2 * m_mirror.size()), 0);
    std::ranges::copy(m_values, m_mirror.rbegin());
}

// The mask, with or without the parity of the heap, that leaves the fewest rare values so far.
void Sequence::chooseSparseSpace()
{
    const Count n = m_values.size();
    m_nextChoice = n + n / 2;
    if (m_toTwo.empty())
        return;
    const bool sameParity =
        std::ranges::all_of(m_toTwo, [this](Count taken) { return (taken ^ m_toTwo[0]) % 2 == 0; });
    std::vector<std::int64_t> plain(m_limit);
    std::vector<std::int64_t> byParity(m_limit);
    for (Count heap = 1; heap < n; ++heap) {
        ++plain[m_values[heap]];
        byParity[m_values[heap]] += (heap ^ m_toTwo[0]) % 2 == 0 ? 1 : -1;
    }
    walshHadamard(plain); // now rare minus common, by mask
    walshHadamard(byParity);
    const auto bestPlain = std::ranges::min_element(plain);
    const auto bestByParity = std::ranges::min_element(byParity);
    m_parity = sameParity && *bestByParity < *bestPlain ? 1 : 0;
    const std::int64_t excess = m_parity == 1 ? *bestByParity : *bestPlain;
    m_mask =
        static_cast<std::size_t>(m_parity == 1 ? bestByParity - byParity.begin() : bestPlain - plain.begin());
    // All pairs are half as many as those of a rare heap and any other would be with all heaps rare; the rest
    // is for looking up.
    const auto rare = static_cast<Count>((static_cast<std::int64_t>(n) - 1 + excess) / 2);
    m_sparse = rare < n / 3;
    m_odd.clear();
    m_rareHeaps.clear();
    m_rareValues.clear();
    if (!m_sparse)
        return;
    for (std::size_t value = 0; value <= m_limit; ++value)
        m_odd.push_back(isOdd(value & m_mask));
    for (Count heap = 1; heap < n; ++heap) {
        if (!isRare(heap, m_values[heap]))
            continue;
        m_rareHeaps.push_back(static_cast<std::uint32_t>(heap));
        m_rareValues.push_back(m_values[heap]);
    }
}

// ---- Periods ----

// Guy and Smith 1956 (above): let k be the last place of the code. If g(n + p) = g(n) for all n with
// n0 <= n < 2 * n0 + p + k, then for all n >= n0.
//
// Proof, for n0 >= 1, by induction for n >= 2 * n0 + p + k. An option of n + p leaves one or two heaps, not
// none, as n + p > k; they have at least n + p - k >= 2 * n0 + 2 * p stones, so the larger one, say a, has
// n0 + p or more. Then a - p >= n0 >= 1 is less than n, has the same value by induction, and in its stead
// makes an option of n. An option of n leaves at least 2 * n0 + p stones, so the larger heap a has n0 or
// more; a < n has the value of a + p, which in its stead makes an option of n + p. Thus n and n + p have
// options of the same values. (With n0 = 0, a - p could be 0, and to leave one heap is another move than to
// leave two.)
//
// The shortest period of the values from n0 on is known for all n0 at once from the longest borders of the
// reversed sequence (Knuth, Morris, Pratt 1977). One that is proven is also the shortest of all: another one
// divides it, by Fine and Wilf, as the values looked at are more than twice as many.
void Sequence::findPeriod()
{
    const std::size_t size = m_values.size();
    m_nextSearch = size < 4096 ? size + size / 8 : size + size / 4;
    if (m_unequal)
        return;
    const Count place = m_code->lastPlace();
    const auto last = m_values.rbegin();
    std::vector<std::uint32_t> border(size); // of the last i + 1 values
    std::uint32_t length = 0;
    for (std::size_t i = 1; i < size; ++i) {
        const Value value = last[static_cast<std::ptrdiff_t>(i)];
        while (length != 0 && last[length] != value)
            length = border[length - 1];
        if (last[length] == value)
            ++length;
        border[i] = length;
        const Count from = size - 1 - i;
        const Count period = i + 1 - length;
        if (from == 0 || 2 * from + 2 * period + place > size)
            continue;
        m_period = Period{from, period};
        Count& start = m_period->prePeriod;
        while (start != 0 && m_values[start - 1] == m_values[start - 1 + period])
            --start;
        return;
    }
}

} // namespace laststone::theory::octal
