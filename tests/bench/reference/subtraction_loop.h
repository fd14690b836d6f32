// SPDX-License-Identifier: GPL-3.0-or-later
// The Grundy values of a subtraction set as a textbook computes them: every option of every number.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace reference {

// g(0) .. g(size - 1). `numbers` are not 0.
inline std::vector<std::uint8_t> subtractionLoop(const std::vector<std::uint64_t>& numbers, std::size_t size)
{
    std::vector<std::uint8_t> g(size);
    std::vector<std::size_t> seen(numbers.size() + 1); // by value: the last number with it as option, from 1
    for (std::size_t n = 0; n < size; ++n) {
        for (const std::uint64_t number : numbers) {
            if (number <= n)
                seen[g[n - number]] = n + 1;
        }
        while (seen[g[n]] == n + 1)
            ++g[n];
    }
    return g;
}

} // namespace reference
