// SPDX-License-Identifier: GPL-3.0-or-later
// The steps that explain a sum of games, whatever its parts are: what an SG value is, the values of the
// parts, their nim-sum, the winning moves and the answers, in normal and in misère play.
#pragma once

#include "games/common/nim_sum.h"
#include "games/sums/sg_game.h"
#include "teaching/steps/steps.h"
#include "theory/period.h"

#include <functional>

namespace laststone::games {

// What a game adds to the steps that all sums have: its own ones, and how it writes its parts. An explanation
// function makes it of functions that know the game and the position:
//
//     return explainSum(game, position, {.addRule = …, .symbol = [](std::size_t, Count heap) { … }});
struct SumWords {
    // What a move is; what is known of all values of the game, such as a period; how misère play is decided.
    std::function<void(teaching::Steps&)> addRule;
    std::function<void(teaching::Steps&)> addKnowledge;
    std::function<void(teaching::Steps&)> addMisereWay;
    bool valuesRuleMisere = false; // whether the values decide misère play, too

    bool hasTokens = false; // tokens on vertices; else heaps
    // "g(7)", with the number of the part where each has values of its own: "g₂(7)".
    std::function<QString(std::size_t part, theory::Count heap)> symbol;
    // What an option leaves and its value: "g(7−1) = g(6) = 2".
    std::function<QString(std::size_t part, theory::Count heap, const SgOption& option)> option;
    // The period of the values of a part; none, or left out: nothing is said of it.
    std::function<std::optional<theory::Period>(std::size_t part)> period;
    // How the options of a part are pointed out on the board.
    int optionsMark = teaching::Mark::Options;
};

// REQUIRES: a position of the game that has passed its check().
teaching::Explanation explainSum(const SgGame& game, const teaching::Position& position,
                                 const SumWords& words);

// ---- For the steps of one game ----

using ValueAt = std::function<theory::Count(theory::Count heap)>;

// Who has lost when no move is left.
teaching::Sentence lastMoveRule(theory::Play play);

// Begins the step of a period that is proven, with the first values; `g` is "g" or "g₂".
teaching::Steps& addProvenPeriod(teaching::Steps& steps, const QString& g, const theory::Period& period,
                                 const ValueAt& value);

// The first values in a row, "0 1 0 1 2 …".
QString firstValues(const ValueAt& value);

// Begins the step of misère play that is decided by trying all moves.
teaching::Steps& addSearch(teaching::Steps& steps);

// A set as the notation writes it, "{0,1,3}"; seven numbers or more in a row as "0,1,…,6", and the last of
// very many left out. `numbers` are sorted, each once.
QString setFormula(const std::vector<theory::Count>& numbers);

} // namespace laststone::games
