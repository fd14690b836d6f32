// SPDX-License-Identifier: GPL-3.0-or-later
// Sums of games: a position has parts, and a move is a move in one of them.
//
// Normal play: by the theorem of R. P. Sprague (Tôhoku Mathematical Journal 41 (1935) 438–444) and P. M.
// Grundy (Eureka 2 (1939) 6–8) each part has a value, the least number that none of its options has, and a
// sum is P exactly when the nim-sum of the values is 0. A move wins exactly when it leaves its part with the
// value of all the others together; unlike in Nim it may raise the value of its part.
//
// Misère play: values do not rule it in every game. They do in Nim and for subtraction sets, by the rule of
// Nim: P exactly when the nim-sum is 0 while some part has a value of two or more, and when it is 1 while
// none has; T. S. Ferguson, "On sums of graph games with last player losing", International Journal of Game
// Theory 3 (1974) 159–167; proof in sum.cpp. A position without a move is N: the player before has just lost.
#pragma once

#include "theory/outcome.h"

#include <cstddef>
#include <ranges>
#include <span>
#include <vector>

namespace laststone::theory {

// The bitwise exclusive or of the values; 0 of none.
Count nimSum(std::span<const Count> values);

// What follows from the values of the parts, found once for as many questions as there are:
//
//   const Sum sum(std::vector<Count>{2, 3, 1});
//   sum.nimSum();  // 0, as 2 ⊕ 3 ⊕ 1 = 0
//   sum.outcome(); // P
//   sum.wanted(1); // 3: any other value in its place would make the sum N
//
// REQUIRES of misère play: a game in which the values rule it.
class Sum {
public:
    template <std::ranges::forward_range Values>
    explicit Sum(const Values& values, Play play = Play::Normal)
        : Sum(std::vector<Count>(std::ranges::begin(values), std::ranges::end(values)), play)
    {
    }
    explicit Sum(std::vector<Count> values, Play play = Play::Normal);

    const std::vector<Count>& values() const { return m_values; }
    Count nimSum() const { return m_nimSum; }
    bool hasLarge() const { return m_large > 0; } // a value of 2 or more
    Outcome outcome() const;

    // The value that a part would need for the sum to be P, the only one. REQUIRES: part < values().size().
    Count wanted(std::size_t part) const;

    // In normal play the first part of which the wanted value is smaller: every smaller value has an option.
    // REQUIRES: nimSum() != 0; then some part has the leading digit of the nim-sum.
    std::size_t firstLowered() const;

    // Finds every move that leaves a P-position, by part and then in the order of the options; none in a
    // P-position. options(part) lists the moves of one, each with the `value` of what it leaves in place of
    // the part, and found(part, option) is told of those that win. Looks at all options.
    template <class Options, class Found> void findWinningOptions(Options options, Found found) const
    {
        if (outcome() == Outcome::P)
            return;
        for (std::size_t part = 0; part < m_values.size(); ++part) {
            for (const auto& option : options(part)) {
                if (option.value == wanted(part))
                    found(part, option);
            }
        }
    }

private:
    static bool isLarge(Count value) { return value >= 2; }

    Play m_play;
    std::vector<Count> m_values;
    Count m_nimSum = 0;
    std::size_t m_large = 0; // how many values are 2 or more
};

} // namespace laststone::theory
