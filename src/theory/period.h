// SPDX-License-Identifier: GPL-3.0-or-later
// How a sequence comes round: what subtraction sets and taking-and-breaking games share.
#pragma once

#include "theory/outcome.h"

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

} // namespace laststone::theory
