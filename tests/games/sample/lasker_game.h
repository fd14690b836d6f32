// SPDX-License-Identifier: GPL-3.0-or-later
// The sample for authors of games: Lasker's Nim. A move takes any number of stones from one heap, as in Nim,
// or parts one heap into two, of which none is empty.
//
// What stands in this folder is all that a game is. It is built with every test and shown to nobody; one line
// in games/catalogue.cpp would show it. Comments that begin with AUTHOR say what one has to think about.
#pragma once

#include "teaching/notation.h"

namespace laststone::games {

// The Sprague–Grundy value of a heap: 4k+1, 4k+2, 4k+4, 4k+3 for 4k+1 … 4k+4 stones.
// Source: Winning Ways (Berlekamp, Conway, Guy), ch. 4; tested against brute force in lasker_test.cpp.
// AUTHOR: mathematics that another game or the command line could use goes to src/theory, with its own test.
constexpr theory::Count laskerValue(theory::Count stones)
{
    if (stones == 0 || stones % 4 == 1 || stones % 4 == 2)
        return stones;
    return stones % 4 == 3 ? stones + 1 : stones - 1;
}

// The one game, as there is no rule to choose: moves are
//   Move{heap, how many are taken, 0}
//   Move{heap, 0, the stones of the smaller part}
class LaskerGame final : public teaching::Game {
public:
    LaskerGame();

    std::optional<teaching::Sentence> check(const teaching::Position& position) const override;
    theory::Outcome outcome(const teaching::Position& position) const override;
    std::optional<theory::Count> grundyValue(const teaching::Position& position) const override;
    std::vector<teaching::Move> winningMoves(const teaching::Position& position) const override;
    teaching::Move hardestMove(const teaching::Position& position) const override;
    theory::Count mostTake(const teaching::Position& position, std::size_t part) const override;
    std::optional<std::vector<teaching::Move>> listedMoves(const teaching::Position& position,
                                                           std::size_t part) const override;
    teaching::Position after(const teaching::Position& position, const teaching::Move& move) const override;
    teaching::Sentence describe(const teaching::Position& position,
                                const teaching::Move& move) const override;
    QString shortForm(const teaching::Position& position, const teaching::Move& move) const override;
    teaching::Sentence verdict(const teaching::Position& position) const override;
    std::vector<theory::Count> firstHeaps() const override;
    teaching::Position randomPosition(const teaching::Position& like, teaching::Difficulty difficulty,
                                      QRandomGenerator& random) const override;
};

std::shared_ptr<const teaching::Game> laskerGame();

} // namespace laststone::games
