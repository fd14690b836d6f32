// SPDX-License-Identifier: GPL-3.0-or-later
// The steps that explain a sum of games, whatever its parts are: what an SG value is, the values of the
// parts, their nim-sum, the winning moves and the answers, in normal and in misère play.
#pragma once

#include "games/sums/sg_game.h"

#include <functional>

namespace laststone::games {

// What a game adds to them it says by itself: SgGame::addRule() and those after it. REQUIRES: a position of
// one of these games that has passed its check().
teaching::Explanation explainSum(const teaching::Position& position);

// The step that argues a position: one of its own where it is short, `step` where the theorem about sums
// argues it. REQUIRES: as above, and that the game is not over.
const char* stepOfSum(const teaching::Position& position, const char* step);

// ---- For the steps of one game ----

// Values that are listed at most.
inline constexpr theory::Count kMostRowValues = 40;
// With more layers than this below the tokens of a graph, the lowest have a step each and the others one
// together.
inline constexpr std::size_t kMostLayers = 12;

using ValueAt = std::function<theory::Count(theory::Count heap)>;

// Who has lost when no move is left.
teaching::Sentence lastMoveRule(theory::Play play);

// Begins the step of a period that is proven, with the first values, up to that of `last` where they are few;
// `g` is "g" or "g₂".
teaching::Steps& addProvenPeriod(teaching::Steps& steps, const QString& g, const theory::Period& period,
                                 const ValueAt& value, theory::Count last = 0);

// The first values, in lines such as "g(10) … g(19) = 2 6 4 1 2 7 1 4 3 2"; `g` is "g" or "g₂".
std::vector<teaching::Sentence> firstValues(const QString& g, const ValueAt& value);

// Begins the step of values that need no period, those up to the largest heap; `g` is "g" or "g₂".
teaching::Steps& addFirstValues(teaching::Steps& steps, const QString& g, theory::Count largest,
                                const ValueAt& value);

// Begins the step of misère play of a single token, with a vertex that the values judge falsely where a short
// search finds one.
teaching::Steps& addSearch(teaching::Steps& steps);

// What is known of the values of heaps that SgGame::takes() says all moves of; `compared` is how far a period
// has been looked for.
void addSetValues(teaching::Steps& steps, theory::Count compared);
// Why these values decide misère play.
void addSetMisere(teaching::Steps& steps);

// A set as the notation writes it, "{0,1,3}"; seven numbers or more in a row as "0,1,…,6", and the last of
// very many left out. `numbers` are sorted, each once.
QString setFormula(const std::vector<theory::Count>& numbers);
// The values of the options of a part, which its value is the mex of.
QString valuesOfOptions(const SgGame& game, std::size_t part, theory::Count heap);

} // namespace laststone::games
