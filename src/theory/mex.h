// SPDX-License-Identifier: GPL-3.0-or-later
// The minimal excludant: the smallest number 0, 1, 2 .. that a set does not have.
#pragma once

#include "theory/outcome.h"

#include <algorithm>
#include <cstddef>
#include <span>
#include <vector>

namespace laststone::theory {

// The mex of a set of bits, as a bit: of 0b01011 it is 0b00100. 0 when no bit is left. `Bits` is an unsigned
// number of any width, or a vector of such numbers.
template <class Bits> constexpr Bits mexBit(Bits set)
{
    return static_cast<Bits>(~set & (set + 1));
}

// The mex of the numbers, in any order and as often as they like, in O(how many).
template <class Number> Count mex(std::span<const Number> numbers)
{
    // As many numbers have at most that as their mex.
    std::vector<bool> has(numbers.size());
    for (const Number& number : numbers) {
        if (number < numbers.size())
            has[static_cast<std::size_t>(number)] = true;
    }
    return static_cast<Count>(std::ranges::find(has, false) - has.begin());
}

} // namespace laststone::theory
