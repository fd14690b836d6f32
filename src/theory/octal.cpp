// SPDX-License-Identifier: GPL-3.0-or-later
#include "theory/octal.h"

#include <algorithm>

namespace laststone::theory::octal {

namespace {

// The bits of a digit.
constexpr int kWhole = 1;
constexpr int kToOne = 2;
constexpr int kToTwo = 4;

// Calls visit(move) for each move, until it returns false.
template <class Visit> bool visitSplits(Count taken, Count left, bool unequal, Visit& visit)
{
    const Count mostSecond = unequal && left != 0 ? (left - 1) / 2 : left / 2;
    for (Count second = 1; second <= mostSecond; ++second) {
        if (!visit(Move{taken, left - second, second}))
            return false;
    }
    return true;
}

template <class Visit> bool visitMoves(const Code& code, Count n, Visit visit)
{
    const Count last = std::min(code.lastPlace(), n);
    for (Count taken = 0; taken <= last; ++taken) {
        const int digit = code.digit(taken);
        const Count left = n - taken;
        if ((digit & (left == 0 ? kWhole : kToOne)) != 0 && !visit(Move{taken, left, 0}))
            return false;
        if ((digit & kToTwo) != 0 && !visitSplits(taken, left, false, visit))
            return false;
    }
    return true;
}

template <class Visit> bool visitMoves(const Sequence& sequence, Count n, Visit visit)
{
    if (sequence.code())
        return visitMoves(*sequence.code(), n, visit);
    return visitSplits(0, n, true, visit);
}

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

std::vector<Move> moves(const Code& code, Count n)
{
    std::vector<Move> all;
    visitMoves(code, n, [&all](const Move& move) {
        all.push_back(move);
        return true;
    });
    return all;
}

std::vector<Move> grundysMoves(Count n)
{
    return Sequence::grundysGame().moves(n);
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
    visitMoves(*this, n, [&all](const Move& move) {
        all.push_back(move);
        return true;
    });
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

// ---- Sums of heaps ----

std::optional<Value> nimSum(const Sequence& sequence, Heaps heaps)
{
    Value sum = 0;
    for (const Count heap : heaps) {
        const auto value = sequence.at(heap);
        if (!value)
            return std::nullopt;
        sum ^= *value;
    }
    return sum;
}

std::optional<Outcome> outcome(const Sequence& sequence, Heaps heaps)
{
    const auto sum = nimSum(sequence, heaps);
    if (!sum)
        return std::nullopt;
    return *sum == 0 ? Outcome::P : Outcome::N;
}

std::optional<std::vector<SumMove>> winningMoves(const Sequence& sequence, Heaps heaps, std::size_t most)
{
    const auto sum = nimSum(sequence, heaps);
    if (!sum)
        return std::nullopt;
    std::vector<SumMove> found;
    if (*sum == 0)
        return found;
    for (std::size_t heap = 0; heap < heaps.size() && found.size() < most; ++heap) {
        const int wanted = *sum ^ *sequence.at(heaps[heap]);
        visitMoves(sequence, heaps[heap], [&](const Move& move) {
            if ((*sequence.at(move.first) ^ *sequence.at(move.second)) == wanted)
                found.push_back({heap, move});
            return found.size() < most;
        });
    }
    return found;
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
