// SPDX-License-Identifier: GPL-3.0-or-later
#include "theory/octal.h"

#include <algorithm>

namespace laststone::theory::octal {

namespace {

// The bits of a digit.
constexpr int kWhole = 1;
constexpr int kToOne = 2;
constexpr int kToTwo = 4;

} // namespace

// ---- Codes and moves ----

std::optional<Code> Code::parse(std::string_view text, Error* error)
{
    const auto fail = [error](std::size_t position, Expected expected) {
        if (error)
            *error = {position, expected};
        return std::nullopt;
    };
    if (text.empty() || (text[0] != '0' && text[0] != '4'))
        return fail(0, Expected::ZeroOrFour);
    if (text.size() < 2 || text[1] != '.')
        return fail(1, Expected::Point);
    if (text.size() == 2)
        return fail(2, Expected::Digit);
    Code code;
    code.m_digits[0] = static_cast<std::uint8_t>(text[0] - '0');
    for (std::size_t position = 2; position < text.size(); ++position) {
        const std::size_t place = position - 1;
        if (place > kMaxDigits)
            return fail(position, Expected::End);
        if (text[position] < '0' || text[position] > '7')
            return fail(position, Expected::Digit);
        code.m_digits[place] = static_cast<std::uint8_t>(text[position] - '0');
    }
    return code;
}

std::string Code::text() const
{
    std::string text{static_cast<char>('0' + m_digits[0]), '.'};
    for (Count place = 1; place <= std::max(lastPlace(), Count{1}); ++place)
        text += static_cast<char>('0' + m_digits[place]);
    return text;
}

Count Code::lastPlace() const
{
    Count place = kMaxDigits;
    while (place > 0 && m_digits[place] == 0)
        --place;
    return place;
}

// ---- The rules of a sequence; its values are computed in octal_sequence.cpp ----

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

std::optional<PeriodProof> periodProof(const Sequence& sequence)
{
    if (!sequence.period())
        return std::nullopt;
    PeriodProof proof{std::max<Count>(1, sequence.period()->prePeriod), sequence.period()->period,
                      sequence.code()->lastPlace(), 0};
    proof.end = 2 * proof.from + proof.period + proof.place;
    return proof;
}

std::vector<Count> after(Heaps heaps, const SumMove& move)
{
    std::vector<Count> left;
    for (std::size_t heap = 0; heap < heaps.size(); ++heap) {
        if (heap != move.heap) {
            left.push_back(heaps[heap]);
            continue;
        }
        for (const Count part : {move.move.first, move.move.second}) {
            if (part != 0)
                left.push_back(part);
        }
    }
    return left;
}

} // namespace laststone::theory::octal
