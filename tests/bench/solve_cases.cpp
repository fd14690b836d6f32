// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the input of the solve benchmark: cases of random heaps of 32 bits, of which about every other one
// wins, so that the output is about as long as the input (110 MB each). The same every time.
#include "cli/number_writer.h"

#include <random>

#include <unistd.h>

int main()
{
    constexpr int kCases = 50;
    constexpr int kHeaps = 200'000;
    constexpr std::uint64_t kTopBit = std::uint64_t {1} << 31;
    std::mt19937 random(2176);
    laststone::cli::NumberWriter output(STDOUT_FILENO);
    for (int i = 0; i < kCases; ++i) {
        output.number(kHeaps);
        std::uint64_t sum = 0;
        for (int j = 0; j < kHeaps; ++j) {
            std::uint64_t heap = random();
            // The last heap sees to it that the top bit is in the nim-sum.
            if (j + 1 == kHeaps && ((sum ^ heap) & kTopBit) == 0)
                heap ^= kTopBit;
            sum ^= heap;
            output.character(' ');
            output.number(heap);
        }
        output.character('\n');
    }
    output.text("0\n");
    return output.flush() ? 0 : 1;
}
