// SPDX-License-Identifier: GPL-3.0-or-later
// The classic problems of online judges: numbers in, answers out.
#pragma once

#include "cli/number_writer.h"
#include "theory/outcome.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace laststone::cli {

// How the cases of the input follow one another. What stands behind the last one is not read.
enum class Framing {
    UntilZero, // until the length 0, or a case of a fixed size with nothing but 0; or the end of the input
    ToEnd, // to the end of the input
    Counted, // the number of cases, then the cases
    Single, // one case
};

// What the numbers of a case have to be, besides whole and at most theory::kMaxCount.
enum class Allowed {
    Any,
    HeapAndLimit, // the second at least 1
    Cells, // at least 1, and all different
};

class SolveInput;

// One classic problem. A new one is one more value of this kind, and a function if no other answers so.
struct Profile {
    std::string_view name;
    Framing framing;
    std::size_t size; // how many numbers every case has; 0 where a length stands in front of them
    Allowed allowed;
    // Writes the answer to one case.
    void (*answer)(std::span<const theory::Count> numbers, const Profile& profile, NumberWriter& output);
    std::string_view won; // the word for an N-position, where the answer has one
    std::string_view lost; // the word for a P-position
    theory::Count most = theory::kMaxCount; // stones of a heap up to which `answer` knows the answer
    // Instead of `size`, `allowed` and `answer` where a case is more than a list: reads it and writes the
    // answer. False where none follows, or after a mistake, which the input keeps.
    bool (*readAndAnswer)(SolveInput& input, const Profile& profile, NumberWriter& output) = nullptr;
};
std::span<const Profile> profiles();

// Writes the word of the profile for the outcome, as a line.
void writeWinner(theory::Outcome outcome, const Profile& profile, NumberWriter& output);

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
        ReadFailed, // systemError says why; ENOMEM where a case does not fit the memory
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
// as its numbers arrive: a length alone takes none.
std::optional<SolveError> solve(const Profile& profile, int input, int output);

} // namespace laststone::cli
