// SPDX-License-Identifier: GPL-3.0-or-later
// Wythoff's game as the teaching layer sees it. A Move takes from the first heap, the second, or both.
#pragma once

#include "teaching/game.h"
#include "theory/wythoff.h"

namespace laststone::games {

// The parts that can be taken from: Move::heap.
enum WythoffPart : std::size_t { FromFirst, FromSecond, FromBoth, WythoffParts };

class WythoffGame final : public teaching::Game {
public:
    // The SG value is known up to heaps of this size, from a table.
    static constexpr theory::Count kTableBound = 2047;

    // That table, once it has been worked out: at the first call of findTable(), which takes some
    // milliseconds. Any thread may ask.
    static const theory::wythoff::SgTable* knownTable();
    static void findTable();

    WythoffGame();

    std::optional<teaching::Sentence> check(const teaching::Position& position) const override;
    theory::Outcome outcome(const teaching::Position& position) const override;
    std::optional<theory::Count> grundyValue(const teaching::Position& position) const override;
    std::vector<teaching::Move> winningMoves(const teaching::Position& position) const override;
    std::size_t partCount(const teaching::Position& position) const override;
    theory::Count mostTake(const teaching::Position& position, std::size_t part) const override;
    teaching::Position after(const teaching::Position& position, const teaching::Move& move) const override;
    teaching::Move hardestMove(const teaching::Position& position) const override;
    teaching::Sentence describe(const teaching::Position& position,
                                const teaching::Move& move) const override;
    QString shortForm(const teaching::Position& position, const teaching::Move& move) const override;
    teaching::Sentence verdict(const teaching::Position& position) const override;
    std::vector<theory::Count> firstHeaps() const override;
    teaching::Position randomPosition(const teaching::Position& like, teaching::Difficulty difficulty,
                                      QRandomGenerator& random) const override;
};

std::shared_ptr<const teaching::Game> wythoffGame();

teaching::Move toMove(const theory::wythoff::Move& move);

} // namespace laststone::games
