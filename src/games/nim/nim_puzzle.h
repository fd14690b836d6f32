// SPDX-License-Identifier: GPL-3.0-or-later
// The splitting puzzle: one splits N stones into heaps, then the other moves first.
#pragma once

#include "teaching/puzzle.h"

namespace laststone::games {

// N even: two equal heaps win by mirroring. N odd: the nim-sum has the parity of N and is never 0, so whoever
// moves first wins.
class SplittingPuzzle final : public teaching::Puzzle {
public:
    teaching::Sentence name() const override;
    theory::Count draw(teaching::Difficulty difficulty, QRandomGenerator& random) const override;
    teaching::Sentence task(theory::Count number) const override;
    std::variant<teaching::Position, teaching::Sentence> answer(theory::Count number,
                                                                const QString& typed) const override;
    bool isBest(theory::Count number, const teaching::Position& answer) const override;
    teaching::Sentence comment(theory::Count number, const teaching::Position& answer) const override;
};

} // namespace laststone::games
