// SPDX-License-Identifier: GPL-3.0-or-later
// Misère play searched from the rules alone, within a stated bound: what the games share of which no rule for
// it is known.
#pragma once

#include "theory/outcome.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

namespace laststone::theory {

// What the first look at a position costs more than the others, as the position is kept.
inline constexpr Count kMiserePositionCost = 32;

// The outcomes of all positions met so far. A position is what of its parts, heaps or tokens, decides the
// outcome, in an order that makes equal positions the same.
template <class Part> class MisereSearch {
public:
    using Position = std::vector<Part>;
    // Which move of a position is to be tried next.
    struct Cursor {
        std::size_t part = 0;
        std::size_t option = 0;
    };

    explicit MisereSearch(Count bound) : m_left(bound) { }

    // False when it is more than what is left, which stays then.
    bool pay(Count cost)
    {
        if (cost > m_left) {
            m_isSpent = true;
            return false;
        }
        m_left -= cost;
        return true;
    }

    // next(position, cursor) gives the position after the move at the cursor, and goes on to the next move;
    // none when no move is left, or when pay() has said no. Each look at a position costs one and one for
    // each of its parts, but the one at `start`, for which the caller has paid. None when the bound is
    // reached. No recursion, so that no game is too long for the program's own stack.
    template <class Next> std::optional<Outcome> outcome(Position start, Next next)
    {
        if (const auto known = m_known.find(start); known != m_known.end())
            return known->second;
        if (!pay(kMiserePositionCost))
            return std::nullopt;
        std::vector<Frame> path;
        path.push_back({std::move(start), {}, false});
        while (true) {
            Frame& frame = path.back();
            std::optional<Position> left;
            if (!frame.wins)
                left = next(frame.position, frame.cursor);
            if (m_isSpent || (left && !pay(left->size() + 1)))
                return std::nullopt;
            if (left) {
                if (const auto known = m_known.find(*left); known != m_known.end())
                    frame.wins = known->second == Outcome::P;
                else if (pay(kMiserePositionCost))
                    path.push_back({std::move(*left), {}, false});
                else
                    return std::nullopt;
                continue;
            }
            // Who cannot move wins.
            const bool wins = frame.wins || frame.position.empty();
            const Outcome found = wins ? Outcome::N : Outcome::P;
            m_known.emplace(std::move(frame.position), found);
            path.pop_back();
            if (path.empty())
                return found;
            path.back().wins = !wins;
        }
    }

private:
    struct Hash {
        std::size_t operator()(const Position& position) const
        {
            std::uint64_t hash = position.size();
            for (const Part part : position) {
                hash = (hash ^ part) * 0x9E37'79B9'7F4A'7C15;
                hash ^= hash >> 32;
            }
            return static_cast<std::size_t>(hash);
        }
    };
    struct Frame {
        Position position;
        Cursor cursor;
        bool wins = false; // as a move before leaves a P-position
    };

    Count m_left;
    bool m_isSpent = false;
    std::unordered_map<Position, Outcome, Hash> m_known;
};

} // namespace laststone::theory
