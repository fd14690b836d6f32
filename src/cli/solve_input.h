// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers of a classic problem's input, and what is wrong with it.
#pragma once

#include "cli/number_reader.h"
#include "cli/solve.h"

#include <optional>

namespace laststone::cli {

// Reads numbers until the first mistake, which it keeps. After that nothing more must be read.
class SolveInput {
public:
    // The descriptor stays open and must outlive the input.
    explicit SolveInput(int descriptor) : m_reader(descriptor) { }

    struct Wanted {
        SolveError::Expected expected = SolveError::Expected::Number;
        theory::Count most = theory::kMaxCount;
        bool mayEnd = false; // the input may end instead, which is no mistake
    };
    // Sets `value` to the next number. False at the end of the input or after a mistake.
    bool read(theory::Count& value, const Wanted& wanted);
    bool read(theory::Count& value) { return read(value, Wanted()); }

    // Keeps the error, with the place of what was read last. The last one counts.
    void fail(SolveError error);
    const std::optional<SolveError>& error() const { return m_error; }

private:
    void stop(NumberReader::Result result, const Wanted& wanted);

    NumberReader m_reader;
    std::optional<SolveError> m_error;
};

} // namespace laststone::cli
