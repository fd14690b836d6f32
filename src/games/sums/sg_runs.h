// SPDX-License-Identifier: GPL-3.0-or-later
// Moves of a heap that may split, as they are read off a row of pins: neighbours that are knocked down, or
// the gap where the row is split.
#pragma once

#include "games/sums/sg_game.h"

namespace laststone::games {

// The pins `start` .. start + taken - 1 go; with none taken, the row is split in front of pin `start`.
struct SgRun {
    teaching::Move move;
    theory::Count start = 0;
    friend bool operator==(const SgRun&, const SgRun&) = default;
};

// The moves of one heap, as SgGame::options() lists them, by what they do to its row.
class SgRow {
public:
    // REQUIRES: `options` are those of the part with a heap of `pins`, and outlive this.
    SgRow(std::size_t part, theory::Count pins, std::span<const SgOption> options);

    bool canTake() const;
    bool canSplitOnly() const; // some move takes nothing

    // None if it is no move.
    std::optional<SgRun> run(theory::Count start, theory::Count taken) const;

    // What is meant by a place along the row, counted in pins (2.5 is the middle of the third): the fewest
    // pins that may be taken with that one, or the gap, if that is near or nothing can be taken.
    std::optional<SgRun> at(double place) const;

    // What is meant by a drag from a place to another: the pins between if that is a move, else some more,
    // else some fewer of them, from the first on.
    std::optional<SgRun> between(double from, double to) const;

    // How a move looks in a row: the larger part left, or the smaller one. REQUIRES: it is one of the moves.
    SgRun shown(const teaching::Move& move, bool smallerLeft) const;

private:
    std::optional<SgRun> gap(double place) const;
    std::optional<SgRun> around(theory::Count first, theory::Count last, theory::Count taken) const;

    std::size_t m_part;
    theory::Count m_pins;
    std::span<const SgOption> m_options;
};

// The place of a move among options, which are sorted by what is taken and then by the smaller part.
std::optional<std::size_t> placeOf(const teaching::Move& move, std::span<const SgOption> options);

// The largest number of a set that may be taken from a heap; 0 for none.
theory::Count sgMostTaken(const SubtractionGame& game, std::size_t part, theory::Count heap);

} // namespace laststone::games
