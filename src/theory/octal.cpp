// SPDX-License-Identifier: GPL-3.0-or-later
#include "theory/octal.h"

#include <algorithm>

namespace laststone::theory::octal {

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

// ---- What follows ----

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
