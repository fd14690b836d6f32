// SPDX-License-Identifier: GPL-3.0-or-later
// Octal games and Grundy's game for tests: their moves from the rules alone, and random codes.
#pragma once

#include "theory/octal.h"

#include <QtGlobal>

#include <algorithm>
#include <map>
#include <random>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace octal_alone {

using namespace laststone::theory;
using octal::Code;
using octal::Move;
using octal::Sequence;

using HeapList = std::vector<Count>;

inline Code code(std::string_view text)
{
    const auto parsed = Code::parse(text);
    if (!parsed)
        qFatal("no code");
    return *parsed;
}

// Mostly few digits, as in the games that are played.
inline std::string randomCode(std::mt19937_64& random)
{
    std::string text = random() % 5 == 0 ? "4." : "0.";
    const auto digits = 1 + random() % (random() % 4 == 0 ? 30 : 4);
    while (text.size() < 2 + digits)
        text += static_cast<char>('0' + (random() % 3 == 0 ? 0 : random() % 8));
    return text;
}

// ---- The games from their rules alone: from any heaps, empty ones left out, all positions after a move ----

// By the digits of the code; "" is Grundy's game.
inline std::vector<Move> movesByRules(const std::string& game, Count n)
{
    std::vector<Move> all;
    for (Count taken = 0; taken <= n && taken + 1 < std::max(game.size(), std::size_t{2}); ++taken) {
        const int digit = game.empty() ? 4 : game[taken == 0 ? 0 : taken + 1] - '0';
        for (Count second = 0; second <= n; ++second) {
            for (Count first = second; first + second + taken <= n; ++first) {
                const int heaps = (first != 0) + (second != 0);
                const bool allowed = (digit >> heaps & 1) != 0 && !(game.empty() && first == second);
                if (allowed && first + second + taken == n)
                    all.push_back({taken, first, second});
            }
        }
    }
    return all;
}

// Every position by trying every move.
class Truth {
public:
    explicit Truth(std::string game, Play play = Play::Normal) : m_game(std::move(game)), m_play(play) { }
    const std::vector<Move>& moves(Count n)
    {
        while (m_moves.size() <= n)
            m_moves.push_back(movesByRules(m_game, m_moves.size()));
        return m_moves[n];
    }
    bool lost(HeapList heaps)
    {
        std::erase(heaps, 0);
        std::ranges::sort(heaps);
        if (const auto known = m_lost.find(heaps); known != m_lost.end())
            return known->second;
        // Who cannot move has lost, or in misère play won.
        const bool over = std::ranges::all_of(heaps, [this](Count n) { return moves(n).empty(); });
        const bool lost = over ? m_play == Play::Normal : winning(heaps).empty();
        return m_lost[heaps] = lost;
    }
    std::vector<octal::SumMove> winning(const HeapList& heaps)
    {
        std::vector<octal::SumMove> found;
        for (std::size_t heap = 0; heap < heaps.size(); ++heap) {
            for (const Move& move : moves(heaps[heap])) {
                HeapList left = heaps;
                left[heap] = move.first;
                left.push_back(move.second);
                if (lost(left))
                    found.push_back({heap, move});
            }
        }
        return found;
    }

private:
    std::string m_game;
    Play m_play;
    std::vector<std::vector<Move>> m_moves;
    std::map<HeapList, bool> m_lost;
};

inline Sequence sequence(const std::string& game)
{
    return game.empty() ? Sequence::grundysGame() : Sequence(code(game));
}

} // namespace octal_alone
