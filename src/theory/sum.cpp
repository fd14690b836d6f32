// SPDX-License-Identifier: GPL-3.0-or-later
#include "theory/sum.h"

#include <algorithm>
#include <functional>
#include <numeric>

namespace laststone::theory {

Count nimSum(std::span<const Count> values)
{
    return std::accumulate(values.begin(), values.end(), Count{0}, std::bit_xor());
}

Sum::Sum(std::vector<Count> values, Play play)
    : m_play(play)
    , m_values(std::move(values))
    , m_nimSum(theory::nimSum(m_values))
    , m_large(static_cast<std::size_t>(std::ranges::count_if(m_values, isLarge)))
{
}

// Why the values rule misère play of subtraction sets. Let s be the smallest number of the set.
//
// (1) g(n) = 0 implies g(n + s) = 1, and g(m) = 1 implies g(m - s) = 0; by induction. First: n is an option
// of n + s, so g(n + s) is not 0. Were it more than 1, some option n + s - k had the value 1, with k > s;
// then g(n - k) = 0 by the second part, and n had an option of value 0. Second: m has a move, so m >= s. Were
// g(m - s) not 0, it had an option m - s - k of value 0; then g(m - k) = 1 by the first part, and m had an
// option of value 1.
// (2) A heap of value 0 that has a move has an option of value 1: n - s is an option and so not of value 0;
// it has an option n - s - k of value 0, and g(n - k) = 1 by (1). (3) So all that the proof for Nim needs is
// there. Call P what the rule calls so. No move leads from P to P: with values of at most 1 and sum 1 a move
// changes the sum, or makes one large value, and the sum is not 0; with sum 0 and a large value there are two
// of them, one stays, and the sum changes. And from every other position that has a move, one leads to P:
// with values of at most 1 and sum 0, change a 1 to 0, or a 0 to 1 by (2); with a large value and a sum that
// is not 0, play as in normal play; if that leaves no large value, the heap it changed was the only one, and
// can be left with 0 or with 1, as is needed. A position without a move has sum 0 and no large value: N, as
// it should be.
Outcome Sum::outcome() const
{
    const Count lost = m_play == Play::Normal || hasLarge() ? 0 : 1;
    return m_nimSum == lost ? Outcome::P : Outcome::N;
}

// Beside a large value the nim-sum has to be 0. Beside none it has to be 1 in misère play, with a value of 0
// or 1: a large one would be the only one, and the nim-sum not 0.
Count Sum::wanted(std::size_t part) const
{
    const Count others = m_nimSum ^ m_values[part];
    const bool isLargeBeside = m_large > (isLarge(m_values[part]) ? 1U : 0U);
    return m_play == Play::Normal || isLargeBeside ? others : others ^ 1;
}

std::size_t Sum::firstLowered() const
{
    std::size_t part = 0;
    while ((m_values[part] ^ m_nimSum) >= m_values[part])
        ++part;
    return part;
}

} // namespace laststone::theory
