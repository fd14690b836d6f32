// SPDX-License-Identifier: GPL-3.0-or-later
// Puzzles that belong to one game: a task, a typed answer, what comes of it.
#pragma once

#include "teaching/game.h"

#include <variant>

namespace laststone::teaching {

// A puzzle about a number that is drawn anew for every task.
class Puzzle {
public:
    Puzzle() = default;
    virtual ~Puzzle() = default;
    Puzzle(const Puzzle&) = delete;
    Puzzle& operator=(const Puzzle&) = delete;

    virtual Sentence name() const = 0;
    virtual theory::Count draw(Difficulty difficulty, QRandomGenerator& random) const = 0;
    virtual Sentence task(theory::Count number) const = 0;

    // The position that a typed answer makes, in which the opponent moves first; or what is wrong with it.
    virtual std::variant<Position, Sentence> answer(theory::Count number, const QString& typed) const = 0;

    // Whether the answer was the best there is, and what follows from it.
    virtual bool isBest(theory::Count number, const Position& answer) const = 0;
    virtual Sentence comment(theory::Count number, const Position& answer) const = 0;
};

} // namespace laststone::teaching
