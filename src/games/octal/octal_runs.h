// SPDX-License-Identifier: GPL-3.0-or-later
// Moves of a heap that may split, as they are read off a row of pins: neighbours that are knocked down, or
// the gap where the row is split.
#pragma once

#include "games/sums/sum_options.h"

namespace laststone::games {

// The pins `start` .. start + taken - 1 go; with none taken, the row is split in front of pin `start`.
struct OctalRun {
    teaching::Move move;
    theory::Count start = 0;
    friend bool operator==(const OctalRun&, const OctalRun&) = default;
};

// The moves of one heap, as SgGame::options() lists them, by what they do to its row.
class OctalRow {
public:
    // REQUIRES: `options` are those of the part with a heap of `pins`, and outlive this.
    OctalRow(std::size_t part, theory::Count pins, std::span<const SgOption> options);

    bool canTake() const;
    bool canSplitOnly() const; // some move takes nothing

    // None if it is no move.
    std::optional<OctalRun> run(theory::Count start, theory::Count taken) const;

    // What is meant by a place along the row, counted in pins (2.5 is the middle of the third): the fewest
    // pins that may be taken with that one, or the gap, if that is near or nothing can be taken.
    std::optional<OctalRun> at(double place) const;

    // What is meant by a drag from a place to another: the pins between if that is a move, else some more,
    // else some fewer of them, from the first on.
    std::optional<OctalRun> between(double from, double to) const;

private:
    std::optional<OctalRun> gap(double place) const;
    std::optional<OctalRun> around(theory::Count first, theory::Count last, theory::Count taken) const;

    std::size_t m_part;
    theory::Count m_pins;
    std::span<const SgOption> m_options;
};

} // namespace laststone::games
