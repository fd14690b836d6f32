// SPDX-License-Identifier: GPL-3.0-or-later
// Bash as the teaching layer sees it: one heap, and how many may be taken as the rule, "bash 3: 21".
#pragma once

#include "teaching/rules.h"

namespace laststone::games {

class BashRules final : public teaching::Rules {
public:
    QString id() const override;
    std::optional<teaching::NotationError> readRule(QStringView text, qsizetype offset,
                                                    teaching::Position& position) const override;
    std::optional<teaching::Sentence> check(const teaching::Position& position) const override;
    theory::Outcome outcome(const teaching::Position& position) const override;
    std::optional<theory::Count> grundyValue(const teaching::Position& position) const override;
    std::vector<teaching::Move> winningMoves(const teaching::Position& position) const override;
    theory::Count mostTake(const teaching::Position& position, std::size_t part) const override;
    teaching::Position after(const teaching::Position& position, const teaching::Move& move) const override;
    teaching::Move hardestMove(const teaching::Position& position) const override;
    teaching::Sentence describe(const teaching::Position& position,
                                const teaching::Move& move) const override;
    QString shortForm(const teaching::Position& position, const teaching::Move& move) const override;
    teaching::Sentence verdict(const teaching::Position& position) const override;
    teaching::Position firstPosition() const override;
    teaching::Position randomPosition(const teaching::Position& like, teaching::Difficulty difficulty,
                                      QRandomGenerator& random) const override;
};

// The most that may be taken, which the rule of a Bash position says.
theory::Count bashLimit(const teaching::Position& position);
teaching::Position withBashLimit(const teaching::Position& position, theory::Count limit);

} // namespace laststone::games
