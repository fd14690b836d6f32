// SPDX-License-Identifier: GPL-3.0-or-later
// Staircase Nim as the teaching layer sees it: "staircase: 4 1 7 2 1 3" has 4 stones on stair 1, 1 on stair
// 2, …. Move::heap is the place of a stair, from 0, and Move::take how many stones go one stair down.
#pragma once

#include "teaching/game.h"
#include "theory/staircase.h"

namespace laststone::games {

class StaircaseGame final : public teaching::Game {
public:
    StaircaseGame();

    std::optional<teaching::Sentence> check(const teaching::Position& position) const override;
    theory::Outcome outcome(const teaching::Position& position) const override;
    std::optional<theory::Count> grundyValue(const teaching::Position& position) const override;
    std::vector<teaching::Move> winningMoves(const teaching::Position& position) const override;
    teaching::Position after(const teaching::Position& position, const teaching::Move& move) const override;

    // How many times a stone can still go one stair down, which is how long the game can last.
    theory::Count stonesLeft(const teaching::Position& position) const override;

    teaching::Move hardestMove(const teaching::Position& position) const override;
    teaching::Sentence describe(const teaching::Position& position,
                                const teaching::Move& move) const override;
    QString shortForm(const teaching::Position& position, const teaching::Move& move) const override;
    teaching::Sentence verdict(const teaching::Position& position) const override;
    std::vector<theory::Count> firstHeaps() const override;
    teaching::Position randomPosition(const teaching::Position& like, teaching::Difficulty difficulty,
                                      QRandomGenerator& random) const override;
};

std::shared_ptr<const teaching::Game> staircaseGame();

} // namespace laststone::games
