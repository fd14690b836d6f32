// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/octal/octal_runs.h"

#include <algorithm>
#include <cmath>

namespace laststone::games {

using teaching::Move;
using theory::Count;

OctalRow::OctalRow(std::size_t part, Count pins, std::span<const SgOption> options)
    : m_part(part), m_pins(pins), m_options(options)
{
}

bool OctalRow::canTake() const
{
    return !m_options.empty() && m_options.back().move.take > 0;
}

bool OctalRow::canSplitOnly() const
{
    return !m_options.empty() && m_options.front().move.take == 0;
}

std::optional<OctalRun> OctalRow::run(Count start, Count taken) const
{
    if (taken > m_pins || start > m_pins - taken)
        return std::nullopt;
    const Move move{m_part, taken, std::min(start, m_pins - taken - start)};
    if (!placeOf(move, m_options))
        return std::nullopt;
    return OctalRun{move, start};
}

std::optional<OctalRun> OctalRow::gap(double place) const
{
    return run(static_cast<Count>(std::max(0.0, std::round(place))), 0);
}

// Some `taken` pins with those from `first` to `last`: the first of them if it can be.
std::optional<OctalRun> OctalRow::around(Count first, Count last, Count taken) const
{
    const Count room = taken - (last - first + 1);
    for (Count back = 0; back <= std::min(room, first); ++back) {
        if (auto found = run(first - back, taken))
            return found;
    }
    return std::nullopt;
}

std::optional<OctalRun> OctalRow::at(double place) const
{
    constexpr double kNear = 0.25; // of a pin
    const bool nearGap = std::abs(place - std::round(place)) < kNear;
    if (canSplitOnly() && (nearGap || !canTake())) {
        if (auto found = gap(place))
            return found;
    }
    return canTake() ? between(place, place) : std::nullopt;
}

std::optional<OctalRun> OctalRow::between(double from, double to) const
{
    if (!canTake())
        return gap(to);
    const auto pin = [&](double place) {
        return std::min(m_pins - 1, static_cast<Count>(std::max(0.0, std::floor(place))));
    };
    const Count anchor = pin(from);
    const Count end = pin(to);
    const Count first = std::min(anchor, end);
    const Count length = std::max(anchor, end) - first + 1;
    for (Count taken = length; taken <= m_options.back().move.take; ++taken) {
        if (auto found = around(first, first + length - 1, taken))
            return found;
    }
    for (Count taken = std::min(length, m_options.back().move.take + 1); taken-- > 1;) {
        if (auto found = run(end >= anchor ? anchor : anchor + 1 - taken, taken))
            return found;
    }
    return std::nullopt;
}

} // namespace laststone::games
