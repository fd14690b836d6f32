// SPDX-License-Identifier: GPL-3.0-or-later
// How a sequence comes round: what subtraction sets and taking-and-breaking games share.
#pragma once

#include "theory/outcome.h"

#include <algorithm>
#include <cstddef>
#include <stop_token>
#include <vector>

namespace laststone::theory {

// g(n + period) = g(n) for all n >= prePeriod.
struct Period {
    Count prePeriod = 0;
    Count period = 0; // at least 1

    // The smallest m with g(m) = g(n) by the period alone: n itself before it, else the place in the first
    // round.
    constexpr Count reduced(Count n) const
    {
        return n < prePeriod ? n : prePeriod + (n - prePeriod) % period;
    }
    // n = prePeriod + rounds(n) * period + rest(n), with rest(n) < period. REQUIRES of both: n >= prePeriod.
    constexpr Count rounds(Count n) const { return (n - prePeriod) / period; }
    constexpr Count rest(Count n) const { return (n - prePeriod) % period; }
    friend bool operator==(const Period&, const Period&) = default;
};

// The heaps before the end of the pre-period whose value is not that of the period extended backwards. Empty
// without a proven period.
template <class Sequence> std::vector<Count> exceptions(const Sequence& sequence)
{
    std::vector<Count> found;
    if (!sequence.period())
        return found;
    const auto [prePeriod, period] = *sequence.period();
    for (Count n = 0; n < prePeriod; ++n) {
        const Count later = n + (prePeriod - n + period - 1) / period * period;
        if (sequence.at(n) != sequence.at(later))
            found.push_back(n);
    }
    return found;
}

// Goes on with copies of the last `round` values up to values[size - 1], or until `stop` is requested.
template <class Value>
void appendRounds(std::vector<Value>& values, std::size_t round, std::size_t size,
                  const std::stop_token& stop = {})
{
    if (values.size() >= size)
        return;
    // From a few whole rounds: so little stays in the nearest cache, whatever is written meanwhile.
    constexpr std::size_t kSource = 2048 / sizeof(Value);
    const std::size_t rounds = std::max<std::size_t>(1, std::min(kSource, size - values.size()) / round);
    const auto newest = values.end() - static_cast<std::ptrdiff_t>(round);
    std::vector<Value> source;
    source.reserve(round * rounds);
    for (std::size_t i = 0; i < rounds; ++i)
        source.insert(source.end(), newest, values.end());
    values.reserve(size);
    while (values.size() < size && !stop.stop_requested()) {
        const auto count = static_cast<std::ptrdiff_t>(std::min(source.size(), size - values.size()));
        values.insert(values.end(), source.begin(), source.begin() + count);
    }
}

} // namespace laststone::theory
