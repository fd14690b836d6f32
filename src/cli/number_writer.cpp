// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/number_writer.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>

#include <unistd.h>

namespace laststone::cli {

using theory::Count;

namespace {

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
