// SPDX-License-Identifier: GPL-3.0-or-later
// Any game from its rules alone, for tests: every position by trying every move.
#pragma once

#include "theory/outcome.h"

#include <map>
#include <set>
#include <utility>
#include <vector>

namespace truth {

using laststone::theory::Count;
using laststone::theory::Outcome;
using laststone::theory::Play;

// `Rules` has the types Position and Move, and moves(position): each move with the position that it leaves.
// If it has same(position) too, that is what stands for all positions like this one.
template <class Rules> class Truth {
public:
    using Position = typename Rules::Position;
    using Move = typename Rules::Move;

    explicit Truth(Play play, Rules rules = Rules()) : m_rules(std::move(rules)), m_play(play) { }
    std::vector<std::pair<Move, Position>> moves(const Position& position) const
    {
        return m_rules.moves(position);
    }
    Outcome outcome(Position position)
    {
        if constexpr (requires { m_rules.same(position); })
            position = m_rules.same(position);
        if (const auto known = m_outcomes.find(position); known != m_outcomes.end())
            return known->second;
        const auto all = moves(position);
        // Without a move the player to move has lost, or in misère play won.
        bool wins = all.empty() && m_play == Play::Misere;
        for (const auto& [move, left] : all)
            wins = wins || outcome(left) == Outcome::P;
        return m_outcomes[position] = wins ? Outcome::N : Outcome::P;
    }
    Count grundy(const Position& position)
    {
        if (const auto known = m_values.find(position); known != m_values.end())
            return known->second;
        std::set<Count> seen;
        for (const auto& [move, left] : moves(position))
            seen.insert(grundy(left));
        Count value = 0;
        while (seen.contains(value))
            ++value;
        return m_values[position] = value;
    }
    std::vector<Move> winning(const Position& position)
    {
        std::vector<Move> found;
        for (const auto& [move, left] : moves(position)) {
            if (outcome(left) == Outcome::P)
                found.push_back(move);
        }
        return found;
    }

private:
    Rules m_rules;
    Play m_play;
    std::map<Position, Outcome> m_outcomes;
    std::map<Position, Count> m_values;
};

} // namespace truth
