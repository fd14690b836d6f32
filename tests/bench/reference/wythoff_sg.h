// SPDX-License-Identifier: GPL-3.0-or-later
// The Grundy values of Wythoff's game as a textbook computes them: every move of every position.
#pragma once

#include <cstddef>
#include <vector>

namespace reference {

// [a][b] for 0 <= a, b < size.
inline std::vector<std::vector<int>> wythoffSg(std::size_t size)
{
    std::vector<std::vector<int>> g(size, std::vector<int>(size));
    std::vector<std::size_t> seen(3 * size); // by value: the last position that can move to it, from 1
    std::size_t position = 0;
    for (std::size_t a = 0; a < size; ++a) {
        for (std::size_t b = 0; b < size; ++b) {
            ++position;
            for (std::size_t i = 0; i < a; ++i)
                seen[static_cast<std::size_t>(g[i][b])] = position;
            for (std::size_t i = 0; i < b; ++i)
                seen[static_cast<std::size_t>(g[a][i])] = position;
            for (std::size_t i = 1; i <= a && i <= b; ++i)
                seen[static_cast<std::size_t>(g[a - i][b - i])] = position;
            while (seen[static_cast<std::size_t>(g[a][b])] == position)
                ++g[a][b];
        }
    }
    return g;
}

} // namespace reference
