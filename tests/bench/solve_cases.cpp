// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the input of the solve benchmark: solve_cases [CASES [HEAPS]], 50 cases of 200,000 heaps unless told
// otherwise. Random heaps of 32 bits, of which about every other one wins, so that the output is about as
// long as the input (107 MB each). The same every time.
#include "cli/streams.h"

#include <charconv>
#include <cstdint>
#include <cstring>
#include <random>

#include <unistd.h>

namespace {

// A whole number from 1; false for anything else.
bool readArgument(const char* text, std::uint64_t& value)
{
    const char* const end = text + std::strlen(text);
    const auto [stop, error] = std::from_chars(text, end, value);
    return error == std::errc{} && stop == end && value > 0;
}

} // namespace

int main(int argc, char* argv[])
{
    constexpr std::uint64_t kTopBit = std::uint64_t{1} << 31;
    std::uint64_t cases = 50;
    std::uint64_t heaps = 200'000;
    if (argc > 3 || (argc > 1 && !readArgument(argv[1], cases))
        || (argc > 2 && !readArgument(argv[2], heaps)))
        return 2;
    std::mt19937 random(2176);
    laststone::cli::NumberWriter output(STDOUT_FILENO);
    for (std::uint64_t i = 0; i < cases && !output.hasFailed(); ++i) {
        output.number(heaps);
        std::uint64_t sum = 0;
        for (std::uint64_t j = 0; j < heaps; ++j) {
            std::uint64_t heap = random();
            // The last heap sees to it that the top bit is in the nim-sum.
            if (j + 1 == heaps && ((sum ^ heap) & kTopBit) == 0)
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
