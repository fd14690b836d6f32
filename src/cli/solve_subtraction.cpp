// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/solve_subtraction.h"

#include "cli/solve_input.h"
#include "theory/subtraction.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace laststone::cli {

using theory::Count;
using theory::Outcome;
using theory::subtraction::Sequence;
using theory::subtraction::Set;

namespace {

using Kind = SolveError::Kind;
using Expected = SolveError::Expected;

// Values are computed up to this heap to prove the period; larger heaps need it.
constexpr Count kMostComputed = 10'000'000;

// The values of any set, as far as they are asked for.
class Values {
public:
    // The smaller numbers alone where there are too many, or too large ones, for a Set: up to the first one
    // left out nobody can take it.
    explicit Values(const std::set<Count>& numbers)
    {
        std::vector<Count> used;
        auto next = numbers.begin();
        for (; next != numbers.end() && used.size() < Set::kMostNumbers && *next <= Set::kLargestNumber;
             ++next)
            used.push_back(*next);
        if (next != numbers.end())
            m_most = *next - 1;
        if (const auto set = Set::make(used))
            m_sequence.emplace(*set);
    }

    // None for more stones than most().
    std::optional<Count> at(Count heap)
    {
        if (heap > m_most)
            return std::nullopt;
        if (!m_sequence)
            return 0;
        if (!m_sequence->at(heap)) {
            // Twice as far each time, as each time it looks at all values for the period.
            constexpr Count kFirst = 4096;
            const Count computed = m_sequence->values().size();
            m_sequence->extendToPeriod(std::min(kMostComputed, std::max({heap, 2 * computed, kFirst})));
        }
        if (const auto value = m_sequence->at(heap))
            return *value;
        m_most = kMostComputed;
        return std::nullopt;
    }

    Count most() const { return m_most; }

private:
    std::optional<Sequence> m_sequence; // none if nothing can be taken
    Count m_most = theory::kMaxCount;
};

std::vector<Count> fibonacciNumbers(Count most)
{
    std::vector<Count> numbers;
    for (Count a = 1, b = 2; a <= most; a = std::exchange(b, a + b))
        numbers.push_back(a);
    return numbers;
}

} // namespace

bool subtractionSet(SolveInput& input, const Profile& profile, NumberWriter& output)
{
    Count length = 0;
    if (!input.read(length))
        return false;
    std::set<Count> numbers;
    for (Count i = 0; i < length; ++i) {
        Count number = 0;
        if (!input.read(number, {.expected = Expected::Positive}))
            return false;
        numbers.insert(number);
    }
    Values values(numbers);
    if (!input.read(length))
        return false;
    Count sum = 0;
    for (Count i = 0; i < length; ++i) {
        Count heap = 0;
        if (!input.read(heap))
            return false;
        const auto value = values.at(heap);
        if (!value) {
            input.fail({.kind = Kind::Unanswered, .most = values.most()});
            return false;
        }
        sum ^= *value;
    }
    writeWinner(sum != 0 ? Outcome::N : Outcome::P, profile, output);
    return true;
}

void winnerOfFibonacci(std::span<const Count> heaps, const Profile& profile, NumberWriter& output)
{
    static const Sequence sequence = [] {
        Sequence all(Set::make(fibonacciNumbers(kMostFibonacci)).value());
        all.extendTo(kMostFibonacci);
        return all;
    }();
    writeWinner(theory::subtraction::outcome(heaps, sequence).value(), profile, output);
}

} // namespace laststone::cli
