// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/solve_input.h"

#include <utility>

namespace laststone::cli {

using theory::Count;
using Kind = SolveError::Kind;
using Result = NumberReader::Result;

bool SolveInput::read(Count& value, const Wanted& wanted)
{
    const Result result = m_reader.next(value);
    const Count least = wanted.expected == SolveError::Expected::Positive ? 1 : 0;
    if (result == Result::Number && value >= least && value <= wanted.most)
        return true;
    stop(result, wanted);
    return false;
}

// Keeps what is wrong where another number was to be read; a number itself is wrong where it is not wanted.
void SolveInput::stop(Result result, const Wanted& wanted)
{
    const SolveError unwanted{.expected = wanted.expected, .most = wanted.most};
    switch (result) {
    case Result::Number:
    case Result::NotANumber:
        return fail(unwanted);
    case Result::End:
        if (!wanted.mayEnd)
            fail({.kind = Kind::Incomplete});
        return;
    case Result::TooLarge:
        return fail(wanted.most < theory::kMaxCount ? unwanted : SolveError{.kind = Kind::TooLarge});
    case Result::Failed:
        return fail({.kind = Kind::ReadFailed, .systemError = m_reader.systemError()});
    }
}

void SolveInput::fail(SolveError error)
{
    const NumberReader::Place place = m_reader.place();
    error.line = place.line;
    error.byte = place.byte;
    m_error = std::move(error);
}

} // namespace laststone::cli
