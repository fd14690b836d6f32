// SPDX-License-Identifier: GPL-3.0-or-later
#include "theory/subtraction.h"

#include "theory/mex.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <utility>

namespace laststone::theory::subtraction {

namespace {

constexpr std::size_t kBlock = 16; // values computed at once
constexpr std::size_t kChunk = 4096; // values computed between two looks at a stop; whole blocks
constexpr std::size_t kStride = 65536; // the same where a value costs a nanosecond

// One-hot values of the width Word, 16 bytes of them at once. A value as large as the width has no bit. With
// as many numbers as the width, none is needed: an option with that value leaves too few others for a mex
// that large. With more numbers it shows that the width is too small.
template <class Word> class Blocks {
public:
    // `numbers` is sorted.
    explicit Blocks(std::span<const Count> numbers)
    {
        for (const Count number : numbers)
            (number < kBlock ? m_near : m_far).push_back(static_cast<std::size_t>(number));
    }

    // The one-hot values at[0 .. 15], of those before them.
    void fill(Word* at) const
    {
        Lane sets[kLanes]{};
        for (const std::size_t number : m_far)
            add(sets, at - number, std::make_index_sequence<kLanes>());
        if (m_near.empty()) {
            for (Lane& lane : sets)
                lane = mexBit(lane);
            std::memcpy(at, sets, sizeof sets);
            return;
        }
        Word far[kBlock];
        std::memcpy(far, sets, sizeof sets);
        for (std::size_t i = 0; i < kBlock; ++i) {
            Word set = far[i];
            for (const std::size_t number : m_near)
                set |= (at + i)[-static_cast<std::ptrdiff_t>(number)];
            at[i] = mexBit(set);
        }
    }

private:
    using Lane __attribute__((vector_size(16))) = Word;
    static constexpr std::size_t kLanes = kBlock * sizeof(Word) / sizeof(Lane);

    // Spelled out for each lane, so that `sets` stays in registers.
    template <std::size_t... i>
    static void add(Lane (&sets)[kLanes], const Word* from, std::index_sequence<i...>)
    {
        ((sets[i] |= load(from + i * (sizeof(Lane) / sizeof(Word)))), ...);
    }
    static Lane load(const Word* from)
    {
        Lane lane;
        std::memcpy(&lane, from, sizeof lane);
        return lane;
    }

    std::vector<std::size_t> m_near;
    std::vector<std::size_t> m_far;
};

enum class Result { Done, Stopped, TooNarrow };

// Appends values up to values[size - 1], or as far as it gets. `numbers` are those below `size`.
template <class Word>
Result append(std::vector<Value>& values, std::size_t size, std::span<const Count> numbers,
              const std::stop_token& stop)
{
    constexpr std::size_t kWidth = sizeof(Word) * 8;
    const Blocks<Word> blocks(numbers);
    // The one-hot values of a stretch, after the `reach` ones before it; before g(0) there are no options.
    const std::size_t reach = numbers.empty() ? 0 : static_cast<std::size_t>(numbers.back());
    const std::size_t stretch = std::max(kChunk, reach / (4 * kChunk) * kChunk);
    std::vector<Word> window(reach
                             + std::min(stretch, (size - values.size() + kBlock - 1) / kBlock * kBlock));
    const std::size_t known = std::min(reach, values.size());
    std::transform(values.end() - static_cast<std::ptrdiff_t>(known), values.end(),
                   window.begin() + static_cast<std::ptrdiff_t>(reach - known), [](Value value) {
                       return value < kWidth ? static_cast<Word>(Word{1} << value) : Word{0};
                   });
    while (values.size() < size) {
        const std::size_t begin = values.size();
        const std::size_t end = std::min(size, begin + stretch);
        values.resize(end);
        for (std::size_t n = begin; n < end; n += kBlock) {
            if ((n - begin) % kChunk == 0 && stop.stop_requested()) {
                values.resize(n);
                return Result::Stopped;
            }
            Word* const at = window.data() + reach + (n - begin);
            blocks.fill(at);
            const std::size_t count = std::min(kBlock, end - n);
            bool outside = false;
            for (std::size_t i = 0; i < count; ++i) {
                outside = outside || at[i] == 0;
                values[n + i] = static_cast<Value>(std::countr_zero(at[i]));
            }
            if (outside && numbers.size() > kWidth) {
                values.resize(n);
                return Result::TooNarrow;
            }
        }
        if (end < size)
            std::copy_n(window.end() - static_cast<std::ptrdiff_t>(reach), reach, window.begin());
    }
    return Result::Done;
}

// The same, heap by heap, for values of 64 and more, which no word has a bit for.
Result appendOneByOne(std::vector<Value>& values, std::size_t size, std::span<const Count> numbers,
                      const std::stop_token& stop)
{
    std::array<std::size_t, Set::kMostNumbers + 1>
        seen{}; // by value: the last heap, plus 1, with that option
    while (values.size() < size) {
        const std::size_t n = values.size();
        if (n % kChunk == 0 && stop.stop_requested())
            return Result::Stopped;
        for (const Count number : numbers) {
            if (number > n)
                break;
            seen[values[n - static_cast<std::size_t>(number)]] = n + 1;
        }
        Value value = 0;
        while (seen[value] == n + 1)
            ++value;
        values.push_back(value);
    }
    return Result::Done;
}

// How far back the last `length` values occur the last time before, which may overlap: 0 when they do not.
// Knuth, Morris and Pratt, read from the end; where nothing is matched, eight values at once are compared to
// find a beginning. None when stopped.
std::optional<std::size_t> lastReturn(std::span<const Value> values, std::size_t length,
                                      const std::stop_token& stop)
{
    // shorter[k]: how long the longest beginning, reading from the end, of the first k + 1 values is that
    // also ends them.
    std::vector<std::uint32_t> shorter(length);
    const Value* const last = values.data() + values.size() - 1;
    const auto eight = [last](std::size_t i) {
        std::uint64_t word;
        std::memcpy(&word, last - i - 7, sizeof word);
        return word;
    };
    const std::uint64_t beginning = values.size() >= 8 ? eight(0) : 0;
    std::size_t matched = 0;
    for (std::size_t i = 1; i < values.size();) {
        if (stop.stop_requested())
            return std::nullopt;
        const std::size_t pause = std::min(values.size(), i + kStride);
        for (; i < pause; ++i) {
            if (matched == 0 && i >= length && length >= 8) {
                const std::size_t end = std::min(pause, values.size() - 7);
                while (i < end && eight(i) != beginning)
                    ++i;
                if (i >= end)
                    break;
            }
            const Value value = *(last - i);
            while (matched > 0 && value != *(last - matched))
                matched = shorter[matched - 1];
            if (value == *(last - matched))
                ++matched;
            if (matched == length)
                return i + 1 - length;
            if (i < length)
                shorter[i] = static_cast<std::uint32_t>(matched);
        }
        if (matched == 0 && i + 7 >= values.size())
            break;
    }
    return 0;
}

} // namespace

std::optional<Set> Set::make(std::span<const Count> numbers)
{
    std::vector<Count> sorted(numbers.begin(), numbers.end());
    std::ranges::sort(sorted);
    sorted.erase(std::unique(sorted.begin(), sorted.end()), sorted.end());
    if (sorted.empty() || sorted.size() > kMostNumbers || sorted.front() == 0
        || sorted.back() > kLargestNumber)
        return std::nullopt;
    return Set(std::move(sorted));
}

bool Set::contains(Count number) const
{
    return std::ranges::binary_search(m_numbers, number);
}

PeriodProof periodProof(const Set& set, const Period& period)
{
    const Count length = set.largest();
    const Count again = period.prePeriod + period.period;
    return {length, period.prePeriod, period.prePeriod + length - 1, again, again + length - 1};
}

void Sequence::extendTo(Count to, const std::stop_token& stop)
{
    extendToPeriod(to, stop);
    if (m_period)
        appendRounds(m_values, static_cast<std::size_t>(m_period->period), static_cast<std::size_t>(to) + 1,
                     stop);
}

void Sequence::extendToPeriod(Count upTo, const std::stop_token& stop)
{
    const std::size_t size = std::max(m_values.size(), static_cast<std::size_t>(upTo) + 1);
    // No look before there are max(S) values twice, but for the last one: it makes the result exact.
    std::size_t next = std::max<std::size_t>(256, 2 * static_cast<std::size_t>(m_set.largest()));
    while (next <= m_values.size())
        next *= 2;
    while (!m_period && m_looked < size) {
        if (!compute(std::min(size, next), stop) || !look(stop))
            return;
        next *= 2;
    }
}

std::optional<Value> Sequence::at(Count n) const
{
    const Count same = m_period ? m_period->reduced(n) : n;
    if (same >= m_values.size())
        return std::nullopt;
    return m_values[static_cast<std::size_t>(same)];
}

bool Sequence::compute(std::size_t size, const std::stop_token& stop)
{
    if (m_values.size() >= size)
        return true;
    m_values.reserve(size);
    std::span<const Count> numbers(m_set.numbers());
    while (!numbers.empty() && numbers.back() >= size)
        numbers = numbers.first(numbers.size() - 1);
    // The values are mostly much smaller than the number of moves allows.
    Result result = Result::TooNarrow;
    while (result == Result::TooNarrow) {
        if (m_width == 16)
            result = append<std::uint16_t>(m_values, size, numbers, stop);
        else if (m_width == 32)
            result = append<std::uint32_t>(m_values, size, numbers, stop);
        else if (m_width == 64)
            result = append<std::uint64_t>(m_values, size, numbers, stop);
        else
            result = appendOneByOne(m_values, size, numbers, stop);
        if (result == Result::TooNarrow)
            m_width *= 2;
    }
    return result == Result::Done;
}

// The last max(S) values have occurred before exactly when prePeriod + period + max(S) is not more than there
// are values; and how far back they occur last is the smallest period, as both places are in the periodic
// part. From there the rounds are followed back to where they begin.
bool Sequence::look(const std::stop_token& stop)
{
    const auto length = static_cast<std::size_t>(m_set.largest());
    if (m_values.size() > length) {
        const auto period = lastReturn(m_values, length, stop);
        if (!period)
            return false;
        if (*period > 0) {
            std::size_t begin = m_values.size() - *period;
            while (begin > 0 && m_values[begin - 1] == m_values[begin - 1 + *period])
                --begin;
            m_period = Period{begin, *period};
        }
    }
    m_looked = m_values.size();
    return true;
}

bool isEverythingUpToLargest(const Set& set)
{
    return set.numbers().size() == set.largest();
}

// Let r = n mod m. If 1 .. m - 1 are in the set and no multiple of m is, then taking 1 .. r leaves all
// smaller remainders, and no move leaves the same one: by induction g(n) = r. If on the other hand g(n) = n
// mod m for all n, then each r of 1 .. m - 1 needs an option of value 0, which among 0 .. r - 1 only 0 has,
// so r is in the set; and a multiple of m is not, as 0 would be its option of the same value.
std::optional<Count> remainderRule(const Set& set)
{
    Count modulus = 1;
    while (set.contains(modulus))
        ++modulus;
    const bool isMultiple =
        std::ranges::any_of(set.numbers(), [modulus](Count number) { return number % modulus == 0; });
    return isMultiple ? std::nullopt : std::optional(modulus);
}

} // namespace laststone::theory::subtraction
