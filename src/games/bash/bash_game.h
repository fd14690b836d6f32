// SPDX-License-Identifier: GPL-3.0-or-later
// Bash as the teaching layer sees it: one heap, and how many may be taken as the rule, "bash 3: 21".
#pragma once

#include "teaching/notation.h"

namespace laststone::games {

class BashGame final : public teaching::Game {
public:
    // At least 1 may be taken.
    explicit BashGame(theory::Count limit);

    // The game of a position. REQUIRES: it is Bash.
    static const BashGame& of(const teaching::Position& position);

    // The most that may be taken.
    theory::Count limit() const { return m_limit; }

    std::optional<teaching::Sentence> check(const teaching::Position& position) const override;
    theory::Outcome outcome(const teaching::Position& position) const override;
    std::optional<theory::Count> grundyValue(const teaching::Position& position) const override;
    std::vector<teaching::Move> winningMoves(const teaching::Position& position) const override;
    theory::Count mostTake(const teaching::Position& position, std::size_t part) const override;
    teaching::Move hardestMove(const teaching::Position& position) const override;
    teaching::Sentence describe(const teaching::Position& position,
                                const teaching::Move& move) const override;
    teaching::Sentence verdict(const teaching::Position& position) const override;
    std::vector<theory::Count> firstHeaps() const override;
    teaching::Position randomPosition(const teaching::Position& like, teaching::Difficulty difficulty,
                                      QRandomGenerator& random) const override;

private:
    theory::Count m_limit;
};

// All games of Bash, for reading notations.
teaching::Family bashFamily();

std::shared_ptr<const teaching::Game> bashGame(theory::Count limit);

// The most that may be taken in a position of Bash, and the position with another such number.
theory::Count bashLimit(const teaching::Position& position);
teaching::Position withBashLimit(const teaching::Position& position, theory::Count limit);

} // namespace laststone::games
