// SPDX-License-Identifier: GPL-3.0-or-later
// The Grundy values of octal games as a textbook computes them: every move of every heap.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace reference {

// Of the heaps 0 .. to. `code` is like "0.77", or empty for Grundy's game.
inline std::vector<int> octalValues(std::string_view code, std::size_t to)
{
    const bool grundy = code.empty();
    std::vector<int> digits{grundy || code[0] == '4' ? 4 : 0}; // by stones taken
    for (std::size_t i = 2; i < code.size(); ++i)
        digits.push_back(code[i] - '0');
    std::vector<int> g(to + 1);
    std::vector<std::size_t> seen(1); // by value: the last heap, plus 1, that has an option with it
    const auto see = [&seen](int value, std::size_t n) {
        if (static_cast<std::size_t>(value) >= seen.size())
            seen.resize(2 * static_cast<std::size_t>(value) + 1);
        seen[static_cast<std::size_t>(value)] = n + 1;
    };
    for (std::size_t n = 0; n <= to; ++n) {
        for (std::size_t taken = 0; taken < digits.size() && taken <= n; ++taken) {
            const std::size_t left = n - taken;
            if ((digits[taken] & 1) != 0 && left == 0)
                see(0, n);
            if ((digits[taken] & 2) != 0 && left != 0)
                see(g[left], n);
            if ((digits[taken] & 4) == 0)
                continue;
            for (std::size_t a = 1; grundy ? 2 * a < left : 2 * a <= left; ++a)
                see(g[a] ^ g[left - a], n);
        }
        while (static_cast<std::size_t>(g[n]) < seen.size() && seen[static_cast<std::size_t>(g[n])] == n + 1)
            ++g[n];
    }
    return g;
}

} // namespace reference
