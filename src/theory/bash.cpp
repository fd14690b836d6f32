// SPDX-License-Identifier: GPL-3.0-or-later
#include "theory/bash.h"

#include <algorithm>

namespace laststone::theory::bash {

Count block(Count limit)
{
    return limit + 1; // at most 2^63
}

Division divide(Count n, Count limit)
{
    return {n / block(limit), n % block(limit)};
}

Count grundyValue(Count n, Count limit)
{
    return n % block(limit);
}

Outcome outcome(Count n, Count limit, Play play)
{
    const Count lost = play == Play::Normal ? 0 : 1;
    return n % block(limit) == lost ? Outcome::P : Outcome::N;
}

std::optional<Count> winningMove(Count n, Count limit, Play play)
{
    if (n == 0 || outcome(n, limit, play) == Outcome::P)
        return std::nullopt;
    const Count counted = play == Play::Normal ? n : n - 1; // the stone set apart does not count
    return counted % block(limit);
}

Count reply(Count taken, Count limit)
{
    return block(limit) - taken;
}

std::optional<Count> hardestMove(Count n, Count limit, Play)
{
    if (n == 0)
        return std::nullopt;
    return std::min(n, std::max<Count>(1, block(limit) / 2));
}

} // namespace laststone::theory::bash
