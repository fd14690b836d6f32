// SPDX-License-Identifier: GPL-3.0-or-later
// Nim as the teaching layer sees it. A Move takes `take` stones from heap `heap`; `split` is 0.
#pragma once

#include "teaching/game.h"
#include "theory/nim.h"

namespace laststone::games {

class NimGame final : public teaching::Game {
public:
    NimGame();

    theory::Outcome outcome(const teaching::Position& position) const override;
    std::optional<theory::Count> grundyValue(const teaching::Position& position) const override;
    std::vector<teaching::Move> winningMoves(const teaching::Position& position) const override;
    teaching::Move hardestMove(const teaching::Position& position) const override;
    teaching::Sentence describe(const teaching::Position& position,
                                const teaching::Move& move) const override;
    teaching::Sentence verdict(const teaching::Position& position) const override;
    std::vector<theory::Count> firstHeaps() const override;
    teaching::Position randomPosition(const teaching::Position& like, teaching::Difficulty difficulty,
                                      QRandomGenerator& random) const override;
};

std::shared_ptr<const teaching::Game> nimGame();

// A theory move in the terms of the teaching layer.
teaching::Move toMove(const theory::nim::HeapMove& move);

} // namespace laststone::games
