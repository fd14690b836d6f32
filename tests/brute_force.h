// SPDX-License-Identifier: GPL-3.0-or-later
// Nim from its rules alone, for tests: every position by trying every move.
#pragma once

#include "theory/outcome.h"

#include <algorithm>
#include <map>
#include <vector>

namespace brute {

using laststone::theory::Count;
using laststone::theory::Outcome;
using laststone::theory::Play;
using Heaps = std::vector<Count>;

struct Move {
    std::size_t heap;
    Count to;
    bool operator==(const Move&) const = default;
};

inline std::vector<Move> moves(const Heaps& heaps)
{
    std::vector<Move> all;
    for (std::size_t i = 0; i < heaps.size(); ++i) {
        for (Count to = 0; to < heaps[i]; ++to)
            all.push_back({i, to});
    }
    return all;
}

inline Heaps after(Heaps heaps, const Move& move)
{
    heaps[move.heap] = move.to;
    return heaps;
}

class Nim {
public:
    explicit Nim(Play play) : m_play(play) { }
    Outcome outcome(Heaps heaps)
    {
        std::ranges::sort(heaps);
        if (const auto known = m_outcomes.find(heaps); known != m_outcomes.end())
            return known->second;
        const auto all = moves(heaps);
        // Without a move the player to move has lost, or in misère play won.
        bool wins = all.empty() && m_play == Play::Misere;
        for (const Move& move : all)
            wins = wins || outcome(after(heaps, move)) == Outcome::P;
        return m_outcomes[heaps] = wins ? Outcome::N : Outcome::P;
    }
    Count grundy(Heaps heaps)
    {
        std::ranges::sort(heaps);
        if (const auto known = m_values.find(heaps); known != m_values.end())
            return known->second;
        std::vector<bool> seen;
        for (const Move& move : moves(heaps)) {
            const Count value = grundy(after(heaps, move));
            if (value >= seen.size())
                seen.resize(value + 1);
            seen[value] = true;
        }
        const auto gap = std::ranges::find(seen, false);
        return m_values[heaps] = static_cast<Count>(gap - seen.begin());
    }
    std::vector<Move> winning(const Heaps& heaps)
    {
        std::vector<Move> found;
        for (const Move& move : moves(heaps)) {
            if (outcome(after(heaps, move)) == Outcome::P)
                found.push_back(move);
        }
        return found;
    }

private:
    Play m_play;
    std::map<Heaps, Outcome> m_outcomes;
    std::map<Heaps, Count> m_values;
};

// Calls visit(heaps) for all positions of up to `mostHeaps` heaps of up to `largest` stones.
template <class Visit> void everyPosition(std::size_t mostHeaps, Count largest, Visit visit)
{
    for (std::size_t count = 1; count <= mostHeaps; ++count) {
        Heaps heaps(count, 0);
        while (true) {
            visit(heaps);
            std::size_t i = 0;
            while (i < count && heaps[i] == largest)
                heaps[i++] = 0;
            if (i == count)
                break;
            ++heaps[i];
        }
    }
}

} // namespace brute
