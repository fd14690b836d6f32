// SPDX-License-Identifier: GPL-3.0-or-later
// The classic problems of online judges: numbers in, answers out.
#pragma once

#include "cli/number_writer.h"
#include "theory/outcome.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>

namespace laststone::cli {

// How the numbers of the input are put together.
enum class Framing {
    UntilZero, // cases of a length and so many numbers, until the length 0 or the end of the input
    Counted, // the number of cases, then the cases
    Single, // one case
};

// One classic problem. A new one is one more value of this kind, and a function if no other answers so.
struct Profile {
    std::string_view name;
    Framing framing;
    void (*answer)(std::span<const theory::Count> numbers, const Profile& profile, NumberWriter& output);
    std::string_view won; // the word for an N-position
    std::string_view lost; // the word for a P-position
};
std::span<const Profile> profiles();

// The profile of a name, or null.
const Profile* findProfile(std::string_view name);

struct SolveError {
    enum class Kind {
        NotANumber, // something that is no whole number stands there
        TooLarge, // a number over theory::kMaxCount stands there
        Incomplete, // the input ends within a case
        ReadFailed, // errno says why; so below
        WriteFailed,
    };
    Kind kind = Kind::NotANumber;
    std::size_t line = 1; // from 1
    std::size_t byte = 1; // of the whole input, from 1
    int systemError = 0;
};

// Reads cases from one descriptor and writes their answers to the other. After a mistake in the input the
// answers before it have been written. Memory grows with the largest case, as its numbers arrive.
std::optional<SolveError> solve(const Profile& profile, int input, int output);

} // namespace laststone::cli
