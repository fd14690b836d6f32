// SPDX-License-Identifier: GPL-3.0-or-later
// What the kinds of game in the SG lesson have in common: parts that move one at a time, each with a value.
#pragma once

#include "teaching/game.h"
#include "teaching/steps/explanation.h"

#include <QMutex>

#include <map>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace laststone::games {

using Heaps = std::span<const theory::Count>;

// A move of one part and what it leaves in its place: `count` heaps, first >= second.
struct SgOption {
    teaching::Move move;
    int count = 1; // 0 .. 2
    theory::Count first = 0;
    theory::Count second = 0;
    theory::Count value = 0; // the nim-sum of what is left
    friend bool operator==(const SgOption&, const SgOption&) = default;
};

struct SgMisere {
    theory::Outcome outcome = theory::Outcome::N;
    std::vector<teaching::Move> winningMoves;
};

class SubtractionGame;
class OctalGame;
class GraphGame;

// A rule of the notation, read. The parts of a position are heaps, or tokens whose number is their vertex; a
// move is given as
//   a heap of a subtraction set: Move{heap, how many are taken, 0}
//   a heap that may split: Move{heap, how many are taken, the smaller of two heaps left}
//   a token: Move{token, the vertex it goes to, 0}
// Values are computed when they are first asked for and kept; any thread may ask. What a game says of
// positions is given here, from what each kind says of heaps.
class SgGame : public teaching::Game {
public:
    explicit SgGame(QString rule) : Game(QStringLiteral("sg"), std::move(rule)) { }

    // Why a position is won or lost, step by step. REQUIRES: it has passed check().
    virtual teaching::Explanation explain(const teaching::Position& position) const = 0;

    std::optional<teaching::Sentence> check(const teaching::Position& position) const final;
    theory::Outcome outcome(const teaching::Position& position) const final;
    std::optional<theory::Count> grundyValue(const teaching::Position& position) const final;
    std::vector<teaching::Move> winningMoves(const teaching::Position& position) const final;
    teaching::Move hardestMove(const teaching::Position& position) const final;
    theory::Count mostTake(const teaching::Position& position, std::size_t part) const final;
    std::optional<std::vector<teaching::Move>> listedMoves(const teaching::Position& position,
                                                           std::size_t part) const final;
    teaching::Position after(const teaching::Position& position, const teaching::Move& move) const final;
    theory::Count stonesLeft(const teaching::Position& position) const final;
    teaching::Sentence describe(const teaching::Position& position, const teaching::Move& move) const final;
    QString shortForm(const teaching::Position& position, const teaching::Move& move) const final;
    teaching::Sentence verdict(const teaching::Position& position) const final;
    teaching::Position randomPosition(const teaching::Position& like, teaching::Difficulty difficulty,
                                      QRandomGenerator& random) const final;

    // What is wrong with a position, whose values are then not known. REQUIRED of all below: nothing.
    virtual std::optional<teaching::Sentence> check(Heaps heaps) const = 0;

    // The Grundy value of part `part` when it is a heap of `heap`, or a token there.
    virtual theory::Count value(std::size_t part, theory::Count heap) const = 0;

    // Every move of a part, in a fixed order.
    virtual std::vector<SgOption> options(std::size_t part, theory::Count heap) const = 0;

    virtual bool hasMove(std::size_t part, theory::Count heap) const = 0;

    // Misère play, also of every position that can be reached from there; none if the game decides it by a
    // search and the position is too large for that. What has been found is kept.
    std::optional<SgMisere> misere(Heaps heaps) const;

    virtual std::vector<theory::Count> after(Heaps heaps, const teaching::Move& move) const = 0;

    // How far the end can be away: stones, or edges.
    virtual theory::Count stonesLeft(Heaps heaps) const;

    virtual teaching::Sentence describe(Heaps heaps, const teaching::Move& move) const = 0;
    virtual QString shortForm(Heaps heaps, const teaching::Move& move) const = 0;

    // Random parts; not checked.
    virtual std::vector<theory::Count> randomHeaps(teaching::Difficulty difficulty,
                                                   QRandomGenerator& random) const = 0;

    // No part has a move.
    bool isOver(Heaps heaps) const;

    // The values of all parts, and their nim-sum.
    std::vector<theory::Count> values(Heaps heaps) const;
    theory::Count nimSum(Heaps heaps) const;

    // Every winning move of normal play, by part and then as in options(). Empty for a P-position.
    std::vector<SgOption> winningOptions(Heaps heaps) const;

    // One of them: the first of those that lower the value of their part. REQUIRES: nimSum(heaps) != 0.
    SgOption winningOption(Heaps heaps) const;

protected:
    virtual std::optional<SgMisere> solveMisere(Heaps heaps) const = 0;

private:
    teaching::Sentence normalVerdict(Heaps heaps) const;
    teaching::Sentence misereVerdict(Heaps heaps) const;

    mutable QMutex m_mutex;
    mutable std::map<std::vector<theory::Count>, std::optional<SgMisere>> m_misere;
};

// The game of a position. REQUIRES: it is one of these.
std::shared_ptr<const SgGame> sgGame(const teaching::Position& position);

// The game as one of a kind; null if it is of another.
const SubtractionGame* asSubtraction(const SgGame& game);
const OctalGame* asOctal(const SgGame& game);
const GraphGame* asGraph(const SgGame& game);

} // namespace laststone::games
