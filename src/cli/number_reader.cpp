// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/number_reader.h"

#include <algorithm>
#include <bit>
#include <cerrno>
#include <cstdint>
#include <cstring>

#include <unistd.h>

namespace laststone::cli {

using theory::Count;
using theory::kMaxCount;

namespace {

constexpr std::uint64_t kOnes = 0x0101010101010101;

bool isSpace(char c)
{
    return c == ' ' || (c >= '\t' && c <= '\r');
}

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

std::uint64_t load(const char* bytes)
{
    std::uint64_t word = 0;
    std::memcpy(&word, bytes, sizeof word);
    if constexpr (std::endian::native == std::endian::big)
        word = __builtin_bswap64(word);
    return word;
}

// Eight digits, the first in the lowest byte, each byte 0 .. 9: pairs, then fours, then all are joined.
std::uint64_t joinDigits(std::uint64_t digits)
{
    digits = (digits * 10 + (digits >> 8)) & 0x00FF00FF00FF00FF;
    digits = (digits * 100 + (digits >> 16)) & 0x0000FFFF0000FFFF;
    return (digits * 10000 + (digits >> 32)) & 0xFFFFFFFF;
}

// Eight bytes at a time. A byte of `hits` is 1 where the byte of the word is a line end; 255 of them fit a
// byte of the running sum.
std::size_t countLineEnds(const char* first, const char* last)
{
    constexpr std::uint64_t kLineEnds = kOnes * '\n';
    constexpr std::uint64_t kLow = kOnes * 0x7F;
    constexpr int kMostInAByte = 255;
    std::size_t lines = 0;
    while (last - first >= 8) {
        std::uint64_t sums = 0;
        for (int i = 0; i < kMostInAByte && last - first >= 8; ++i, first += 8) {
            const std::uint64_t differences = load(first) ^ kLineEnds;
            const std::uint64_t hits = ~(((differences & kLow) + kLow) | differences | kLow) >> 7;
            sums += hits;
        }
        for (; sums != 0; sums >>= 8)
            lines += sums & 0xFF;
    }
    return lines + static_cast<std::size_t>(std::count(first, last, '\n'));
}

constexpr std::uint64_t kPowers[] = {1, 10, 100, 1000, 10000, 100000, 1000000, 10000000, 100000000};

} // namespace

NumberReader::NumberReader(int descriptor)
    : m_descriptor(descriptor)
    , m_block(new char[kBlock + kLookAhead])
    , m_at(m_block.get())
    , m_end(m_at)
    , m_last(m_at)
{
}

// Keeps what is not used yet, less than a look-ahead, and reads behind it, once: more may be long in coming.
void NumberReader::refill()
{
    char* const block = m_block.get();
    m_linesBefore += countLineEnds(block, m_at);
    m_bytesBefore += static_cast<std::size_t>(m_at - block);
    const auto kept = static_cast<std::size_t>(m_end - m_at);
    std::memmove(block, m_at, kept);
    m_at = m_last = block;
    ssize_t got = 0;
    do {
        got = ::read(m_descriptor, block + kept, kBlock - kept);
    } while (got < 0 && errno == EINTR);
    if (got < 0)
        m_systemError = errno;
    m_ended = got <= 0;
    const std::size_t filled = kept + static_cast<std::size_t>(std::max<ssize_t>(got, 0));
    m_end = block + filled;
    // Behind the end stands something that ends a number.
    std::memset(block + filled, 0, kLookAhead);
}

// Whether the next number, or whatever stands in its place, can be told without reading on.
bool NumberReader::isWholeNext() const
{
    return m_end - m_at >= static_cast<std::ptrdiff_t>(kLookAhead) || m_ended
        || std::any_of(m_at, m_end, isSpace);
}

NumberReader::Place NumberReader::place() const
{
    if (m_lastPlace)
        return *m_lastPlace;
    const char* const block = m_block.get();
    return {m_linesBefore + countLineEnds(block, m_last) + 1,
            m_bytesBefore + static_cast<std::size_t>(m_last - block) + 1};
}

NumberReader::Result NumberReader::next(Count& value)
{
    while (true) {
        while (m_at < m_end && isSpace(*m_at))
            ++m_at;
        if (isWholeNext())
            break;
        refill();
    }
    m_last = m_at;
    if (m_at == m_end)
        return m_systemError != 0 ? Result::Failed : Result::End;

    // Up to two rounds of eight digits; whatever is longer takes the slow way.
    const char* at = m_at;
    std::uint64_t number = 0;
    for (int round = 0; round < 2; ++round) {
        const std::uint64_t digits = load(at) ^ (kOnes * '0');
        const std::uint64_t others = ((digits + kOnes * 6) | digits) & (kOnes * 0xF0);
        if (others == 0) {
            number = number * kPowers[8] + joinDigits(digits);
            at += 8;
            continue;
        }
        const int count = std::countr_zero(others) / 8;
        if (count > 0) {
            number = number * kPowers[count] + joinDigits(digits << (64 - 8 * count));
            at += count;
        }
        if (at == m_at || (at < m_end && !isSpace(*at))) {
            m_last = at;
            return Result::NotANumber;
        }
        // Where the reading broke off, the rest of the number may be missing.
        if (at == m_end && m_systemError != 0)
            return Result::Failed;
        m_at = at;
        value = number;
        return Result::Number;
    }
    return longNumber(value);
}

// A number of sixteen digits or more; leading noughts may make it as long as it likes.
NumberReader::Result NumberReader::longNumber(Count& value)
{
    Count number = 0;
    bool tooLarge = false;
    while (true) {
        for (; m_at < m_end && isDigit(*m_at); ++m_at) {
            const auto digit = static_cast<Count>(*m_at - '0');
            tooLarge = tooLarge || number > (kMaxCount - digit) / 10;
            number = number * 10 + digit;
        }
        if (m_at < m_end || m_ended)
            break;
        // The digits run on behind the block, and their beginning is about to leave it.
        m_lastPlace = place();
        refill();
    }
    if (m_at < m_end && !isSpace(*m_at)) {
        m_last = m_at;
        m_lastPlace.reset();
        return Result::NotANumber;
    }
    if (m_at == m_end && m_systemError != 0)
        return Result::Failed;
    if (tooLarge)
        return Result::TooLarge;
    m_lastPlace.reset();
    value = number;
    return Result::Number;
}

} // namespace laststone::cli
