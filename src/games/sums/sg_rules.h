// SPDX-License-Identifier: GPL-3.0-or-later
// The games of the SG lesson as the teaching layer sees them: "sg {1,3,4}: 5 7", "sg 0.77: 9", "sg grundy:
// 10", "sg graph 1>0;2>0;3>0: 3 2".
#pragma once

#include "games/sums/sg_game.h"

namespace laststone::games {

class SgRules final : public teaching::Rules {
public:
    QString id() const override;
    std::optional<teaching::NotationError> readRule(QStringView text, qsizetype offset,
                                                    teaching::Position& position) const override;
    std::optional<teaching::Sentence> check(const teaching::Position& position) const override;
    theory::Outcome outcome(const teaching::Position& position) const override;
    std::optional<theory::Count> grundyValue(const teaching::Position& position) const override;
    std::vector<teaching::Move> winningMoves(const teaching::Position& position) const override;
    theory::Count mostTake(const teaching::Position& position, std::size_t part) const override;
    std::optional<std::vector<teaching::Move>> listedMoves(const teaching::Position& position,
                                                           std::size_t part) const override;
    teaching::Position after(const teaching::Position& position, const teaching::Move& move) const override;
    theory::Count stonesLeft(const teaching::Position& position) const override;
    teaching::Move hardestMove(const teaching::Position& position) const override;
    teaching::Sentence describe(const teaching::Position& position,
                                const teaching::Move& move) const override;
    QString shortForm(const teaching::Position& position, const teaching::Move& move) const override;
    teaching::Sentence verdict(const teaching::Position& position) const override;
    teaching::Position firstPosition() const override;
    teaching::Position randomPosition(const teaching::Position& like, teaching::Difficulty difficulty,
                                      QRandomGenerator& random) const override;
};

// A position of the lesson with this rule, in normal play, with the heaps that it begins with. REQUIRES: the
// rule is canonical.
teaching::Position firstSgPosition(const QString& rule);

} // namespace laststone::games
