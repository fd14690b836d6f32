// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/streams.h"

#include <QStringDecoder>

#include <algorithm>
#include <array>
#include <bit>
#include <cerrno>
#include <cstdint>
#include <cstring>

#include <unistd.h>

namespace laststone::cli {

using theory::Count;
using theory::kMaxCount;

namespace {

// Reads once: more may be long in coming. 0 at the end of the input, or with the errno of a failure.
std::size_t readSome(int descriptor, char* to, std::size_t most, int& systemError)
{
    ssize_t got = 0;
    do {
        got = ::read(descriptor, to, most);
    } while (got < 0 && errno == EINTR);
    if (got < 0)
        systemError = errno;
    return static_cast<std::size_t>(std::max<ssize_t>(got, 0));
}

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

constexpr Count kGroup = 10000;

// "0000" .. "9999": four digits are copied at once. A little longer, as a group without its leading noughts
// is copied in full and its end overwritten.
constexpr auto kDigits = [] {
    std::array<char, kGroup * 4 + 4> digits{};
    for (std::size_t i = 0; i < kGroup; ++i) {
        digits[i * 4] = static_cast<char>('0' + i / 1000);
        digits[i * 4 + 1] = static_cast<char>('0' + i / 100 % 10);
        digits[i * 4 + 2] = static_cast<char>('0' + i / 10 % 10);
        digits[i * 4 + 3] = static_cast<char>('0' + i % 10);
    }
    return digits;
}();

inline char* putGroup(char* at, Count group)
{
    std::memcpy(at, &kDigits[group * 4], 4);
    return at + 4;
}

// The leading group without its noughts; no branches, as the lengths of numbers cannot be foreseen.
inline char* putFirst(char* at, Count group)
{
    const auto skipped = static_cast<std::size_t>((group < 1000) + (group < 100) + (group < 10));
    std::memcpy(at, &kDigits[group * 4 + skipped], 4);
    return at + (4 - skipped);
}

inline char* put(char* at, Count value)
{
    if (value < kGroup)
        return putFirst(at, value);
    if (value < kGroup * kGroup)
        return putGroup(putFirst(at, value / kGroup), value % kGroup);
    const Count high = value / (kGroup * kGroup);
    const Count low = value % (kGroup * kGroup);
    if (high < kGroup) {
        at = putFirst(at, high);
    } else if (high < kGroup * kGroup) {
        at = putGroup(putFirst(at, high / kGroup), high % kGroup);
    } else {
        const Count rest = high % (kGroup * kGroup);
        at = putFirst(at, high / (kGroup * kGroup));
        at = putGroup(putGroup(at, rest / kGroup), rest % kGroup);
    }
    return putGroup(putGroup(at, low / kGroup), low % kGroup);
}

} // namespace

// Reads on behind what is not used yet. False at the end of the input or after a failure.
bool LineReader::refill()
{
    constexpr qsizetype kBlock = qsizetype{64} * 1024;
    m_bytes.remove(0, m_at);
    m_at = 0;
    const qsizetype kept = m_bytes.size();
    m_bytes.resize(kept + kBlock);
    const std::size_t got = readSome(m_descriptor, m_bytes.data() + kept, kBlock, m_systemError);
    m_bytes.resize(kept + static_cast<qsizetype>(got));
    return got > 0;
}

LineReader::Result LineReader::next()
{
    qsizetype end = m_bytes.indexOf('\n', m_at);
    while (end < 0 && m_bytes.size() - m_at <= kMostBytes) {
        const qsizetype searched = m_bytes.size() - m_at;
        if (!refill())
            break;
        end = m_bytes.indexOf('\n', searched);
    }
    if (m_systemError != 0)
        return Result::Failed;
    if (end < 0 && m_at == m_bytes.size())
        return Result::End;
    const qsizetype next = end < 0 ? m_bytes.size() : end + 1;
    ++m_number;
    if (next - m_at > kMostBytes)
        return Result::TooLong;
    const QByteArrayView line = QByteArrayView(m_bytes).sliced(m_at, next - m_at);
    m_at = next;
    QStringDecoder decode(QStringDecoder::Utf8);
    m_line = QString(decode(line)).trimmed();
    return decode.hasError() ? Result::NoText : line.contains('\0') ? Result::HasNul : Result::Line;
}

NumberReader::NumberReader(int descriptor)
    : m_descriptor(descriptor)
    , m_block(new char[kBlock + kLookAhead])
    , m_at(m_block.get())
    , m_end(m_at)
    , m_last(m_at)
{
}

// Keeps what is not used yet, less than a look-ahead, and reads behind it, once.
void NumberReader::refill()
{
    char* const block = m_block.get();
    m_linesBefore += countLineEnds(block, m_at);
    m_bytesBefore += static_cast<std::size_t>(m_at - block);
    const auto kept = static_cast<std::size_t>(m_end - m_at);
    std::memmove(block, m_at, kept);
    m_at = m_last = block;
    const std::size_t got = readSome(m_descriptor, block + kept, kBlock - kept, m_systemError);
    m_ended = got == 0;
    m_end = block + kept + got;
    // Behind the end stands something that ends a number.
    std::memset(block + kept + got, 0, kLookAhead);
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

NumberWriter::NumberWriter(int descriptor)
    : m_descriptor(descriptor), m_buffer(new char[kBuffer + kSlack]) { }

NumberWriter::~NumberWriter()
{
    flush();
}

void NumberWriter::number(Count value)
{
    makeRoom(kLongestNumber);
    char* const at = m_buffer.get() + m_used;
    m_used += static_cast<std::size_t>(put(at, value) - at);
}

void NumberWriter::line(Count first, Count second)
{
    makeRoom(2 * kLongestNumber + 2);
    char* const begin = m_buffer.get() + m_used;
    char* at = put(begin, first);
    *at++ = ' ';
    at = put(at, second);
    *at++ = '\n';
    m_used += static_cast<std::size_t>(at - begin);
}

void NumberWriter::character(char c)
{
    makeRoom(1);
    m_buffer[m_used++] = c;
}

void NumberWriter::text(std::string_view words)
{
    while (!words.empty()) {
        makeRoom(1);
        const std::size_t now = std::min(words.size(), kBuffer - m_used);
        std::memcpy(m_buffer.get() + m_used, words.data(), now);
        m_used += now;
        words.remove_prefix(now);
    }
}

bool NumberWriter::flush()
{
    std::size_t written = 0;
    while (written < m_used && !hasFailed()) {
        const ssize_t now = ::write(m_descriptor, m_buffer.get() + written, m_used - written);
        if (now >= 0)
            written += static_cast<std::size_t>(now);
        else if (errno != EINTR)
            m_systemError = errno;
    }
    m_used = 0;
    return !hasFailed();
}

} // namespace laststone::cli
