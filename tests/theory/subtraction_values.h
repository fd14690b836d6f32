// SPDX-License-Identifier: GPL-3.0-or-later
// Values and periods of a subtraction set in one call, for tests.
#pragma once

#include "theory/subtraction.h"

namespace subtraction_values {

using laststone::theory::Count;
using laststone::theory::Period;
using laststone::theory::subtraction::Sequence;
using laststone::theory::subtraction::Set;
using laststone::theory::subtraction::Value;

// g(0) .. g(to).
inline std::vector<Value> values(const Set& set, Count to)
{
    Sequence sequence(set);
    sequence.extendTo(to);
    return sequence.values();
}

// If it is proven by the values g(0) .. g(upTo).
inline std::optional<Period> provenPeriod(const Set& set, Count upTo, std::stop_token stop = {})
{
    Sequence sequence(set);
    sequence.extendToPeriod(upTo, std::move(stop));
    return sequence.period();
}

} // namespace subtraction_values
