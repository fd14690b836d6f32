// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/solve.h"

#include "cli/number_reader.h"
#include "theory/nim.h"

#include <algorithm>
#include <cerrno>
#include <new>
#include <vector>

namespace laststone::cli {

using theory::Count;
namespace nim = theory::nim;

namespace {

using Numbers = std::span<const Count>;

void word(std::string_view text, NumberWriter& output)
{
    output.text(text);
    output.character('\n');
}

// Whether taking from `heap` can leave the nim-sum 0, where it is `sum` now: what stays is `heap ^ sum`.
bool wins(Count heap, Count sum)
{
    return (heap ^ sum) < heap;
}

void yesOrNo(Numbers heaps, const Profile& profile, NumberWriter& output)
{
    word(nim::nimSum(heaps) != 0 ? profile.won : profile.lost, output);
}

// The word, then a line for every winning move: the heap and what it becomes.
void everyMove(Numbers heaps, const Profile& profile, NumberWriter& output)
{
    const Count sum = nim::nimSum(heaps);
    word(sum != 0 ? profile.won : profile.lost, output);
    for (const Count heap : heaps) {
        // The moves are written as they are found: a list of them would be as long as the input.
        if (wins(heap, sum))
            output.line(heap, heap ^ sum);
    }
}

// How many to take from which heap, the first that wins, and the heaps after it.
void firstMove(Numbers heaps, const Profile& profile, NumberWriter& output)
{
    const Count sum = nim::nimSum(heaps);
    const auto found = std::ranges::find_if(heaps, [sum](Count heap) { return wins(heap, sum); });
    if (found == heaps.end()) {
        word(profile.lost, output);
        return;
    }
    const auto place = static_cast<std::size_t>(found - heaps.begin());
    const Count left = *found ^ sum;
    output.line(*found - left, Count{place} + 1);
    for (std::size_t i = 0; i < heaps.size(); ++i) {
        if (i > 0)
            output.character(' ');
        output.number(i == place ? left : heaps[i]);
    }
    output.character('\n');
}

constexpr Profile kProfiles[] = {
    {"hdu2176", Framing::UntilZero, everyMove, "Yes", "No"},
    {"p2197", Framing::Counted, yesOrNo, "Yes", "No"},
    {"p1247", Framing::Single, firstMove, "", "lose"},
};

// Reads one input; what is wrong with it is kept where it is met.
class Solver {
public:
    Solver(const Profile& profile, int input, int output)
        : m_profile(profile), m_reader(input), m_output(output)
    {
    }

    std::optional<SolveError> run()
    {
        try {
            solveCases();
        } catch (const std::bad_alloc&) {
            fail(SolveError::Kind::ReadFailed, ENOMEM);
        }
        if (!m_output.flush())
            fail(SolveError::Kind::WriteFailed, m_output.systemError());
        return m_error;
    }

private:
    void solveCases()
    {
        Count cases = 1;
        if (m_profile.framing == Framing::Counted && !read(cases, true))
            return;
        for (Count done = 0; m_profile.framing == Framing::UntilZero || done < cases; ++done) {
            if (!solveCase())
                return;
        }
    }

    // False at the end of the input or after a mistake.
    bool read(Count& value, bool needed)
    {
        using Result = NumberReader::Result;
        using Kind = SolveError::Kind;
        switch (m_reader.next(value)) {
        case Result::Number:
            return true;
        case Result::End:
            if (needed)
                fail(Kind::Incomplete);
            return false;
        case Result::NotANumber:
            fail(Kind::NotANumber);
            return false;
        case Result::TooLarge:
            fail(Kind::TooLarge);
            return false;
        case Result::Failed:
            fail(Kind::ReadFailed, m_reader.systemError());
            return false;
        }
        return false;
    }

    void fail(SolveError::Kind kind, int systemError = 0)
    {
        const NumberReader::Place place = m_reader.place();
        m_error = SolveError{kind, place.line, place.byte, systemError};
    }

    bool solveCase()
    {
        // Between cases the input may end, too, where the closing 0 has been left out.
        const bool untilZero = m_profile.framing == Framing::UntilZero;
        Count length = 0;
        if (!read(length, !untilZero) || (untilZero && length == 0))
            return false;
        m_numbers.clear();
        for (Count i = 0; i < length; ++i) {
            Count number = 0;
            if (!read(number, true))
                return false;
            m_numbers.push_back(number);
        }
        m_profile.answer(m_numbers, m_profile, m_output);
        return !m_output.hasFailed();
    }

    const Profile& m_profile;
    NumberReader m_reader;
    NumberWriter m_output;
    std::vector<Count> m_numbers;
    std::optional<SolveError> m_error;
};

} // namespace

std::span<const Profile> profiles()
{
    return kProfiles;
}

const Profile* findProfile(std::string_view name)
{
    const auto found = std::ranges::find(kProfiles, name, &Profile::name);
    return found == std::end(kProfiles) ? nullptr : &*found;
}

std::optional<SolveError> solve(const Profile& profile, int input, int output)
{
    return Solver(profile, input, output).run();
}

} // namespace laststone::cli
