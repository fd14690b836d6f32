// SPDX-License-Identifier: GPL-3.0-or-later
// What the teaching layer knows of a game.
#pragma once

#include "teaching/notation.h"
#include "teaching/position.h"
#include "teaching/sentence.h"

#include <QRandomGenerator>
#include <QStringView>

#include <optional>
#include <vector>

namespace laststone::teaching {

// How large the positions are that Random sets up.
enum class Difficulty { Easy, Medium, Hard };

// The rules and the theory of one game. Stateless; every function is pure but for the generator that is
// handed in. Positions handed in have passed readRule() and check(), moves are legal, unless said otherwise.
class Rules {
public:
    Rules() = default;
    virtual ~Rules() = default;
    Rules(const Rules&) = delete;
    Rules& operator=(const Rules&) = delete;

    // The word that the notation begins with; also the key in settings and file names.
    virtual QString id() const = 0;

    // Reads the rule between the game's name and "misere" or the colon into `position`, or says what is
    // wrong; `offset` is where `text` begins in what was typed. A game without a rule takes blanks only.
    virtual std::optional<NotationError> readRule(QStringView text, qsizetype offset,
                                                  Position& position) const;

    // What is wrong with the numbers of a position, which may have any number of them.
    virtual std::optional<Sentence> check(const Position& position) const = 0;

    virtual theory::Outcome outcome(const Position& position) const = 0;

    // The Sprague–Grundy value; none in misère play or beyond a table's bound.
    virtual std::optional<theory::Count> grundyValue(const Position& position) const = 0;

    // Every winning move, in a fixed order.
    virtual std::vector<Move> winningMoves(const Position& position) const = 0;

    // What can be taken from: Move::heap counts these parts, which are the heaps unless the game says else.
    virtual std::size_t partCount(const Position& position) const;
    virtual theory::Count mostTake(const Position& position, std::size_t part) const;

    // The moves of a part in games where they are a list of their own; none in games where any number from 1
    // to mostTake() may be taken. In the former mostTake() is 0 exactly when the list is empty.
    virtual std::optional<std::vector<Move>> listedMoves(const Position& position, std::size_t part) const;

    // Whether the move, which may be any values, can be made.
    bool isLegal(const Position& position, const Move& move) const;

    virtual Position after(const Position& position, const Move& move) const = 0;

    // Whether no move is left.
    bool isTerminal(const Position& position) const;

    // The stones that are left, at most theory::kMaxCount: how far the end is.
    virtual theory::Count stonesLeft(const Position& position) const;

    // A move for opponents that do not know the theory. REQUIRES: the position is not terminal.
    Move randomMove(const Position& position, QRandomGenerator& random) const;
    Move greedyMove(const Position& position) const;

    // In a lost position the move that is hardest to answer. REQUIRES: P, not terminal.
    virtual Move hardestMove(const Position& position) const = 0;

    // "take 11 from heap 4", to stand within another sentence.
    virtual Sentence describe(const Position& position, const Move& move) const = 0;

    // The short form of a move for lists: "12→1".
    virtual QString shortForm(const Position& position, const Move& move) const = 0;

    // One line: P or N, and why.
    virtual Sentence verdict(const Position& position) const = 0;

    // The position that a lesson opens with, and one to practise on, which keeps the rule and way of play.
    virtual Position firstPosition() const = 0;
    virtual Position randomPosition(const Position& like, Difficulty difficulty,
                                    QRandomGenerator& random) const = 0;
};

} // namespace laststone::teaching
