// SPDX-License-Identifier: GPL-3.0-or-later
// The classic problems of online judges: numbers in, answers out.
#pragma once

#include "theory/outcome.h"

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace laststone::cli {

// One classic problem.
struct Profile;

// What a problem is called on the command line, and which game it asks about with which numbers.
struct Format {
    std::string_view name;
    const char* meaning; // to be translated in the context CommandLine
};

// All of them.
std::vector<Format> formats();

// The profile of a name, or null.
const Profile* findProfile(std::string_view name);

// What has ended the work early. For WriteFailed the place is where the input was, which is not to blame.
struct SolveError {
    enum class Kind {
        NotANumber, // something else than `expected` stands there
        TooLarge, // a number over theory::kMaxCount stands there
        Incomplete, // the input ends within a case
        Unanswered, // a heap has more stones than `most`, up to which the answer is known
        Cycle, // the graph that ends there has a cycle: `cycle`
        ReadFailed, // systemError says why
        WriteFailed, // systemError says why
    };
    enum class Expected {
        Number, // a whole number up to `most`
        Positive, // the same, but not 0
        NewNumber, // a number that is not in the case yet
    };
    Kind kind = Kind::NotANumber;
    std::size_t line = 1; // from 1
    std::size_t byte = 1; // of the whole input, from 1
    int systemError = 0; // an errno, for ReadFailed and WriteFailed
    Expected expected = Expected::Number; // for NotANumber
    theory::Count most = theory::kMaxCount; // for NotANumber and Unanswered
    std::vector<theory::Count> cycle = {}; // the vertices along it as the input numbers them, each once

    friend bool operator==(const SolveError&, const SolveError&) = default;
};

// Reads cases from one descriptor and writes their answers to the other; neither is closed. Whatever goes
// wrong with the input, the answers to the cases before it are written. Memory grows with the largest case,
// as its numbers arrive: a length alone takes none. Where it does not suffice, std::bad_alloc is thrown.
std::optional<SolveError> solve(const Profile& profile, int input, int output);

} // namespace laststone::cli
