// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/solve.h"

#include "cli/number_reader.h"
#include "theory/nim.h"

#include <algorithm>
#include <cerrno>
#include <vector>

namespace laststone::cli {

using theory::Count;
using theory::Play;
namespace nim = theory::nim;

namespace {

using Numbers = std::span<const Count>;

void yesOrNo(Numbers heaps, const Profile& profile, NumberWriter& output)
{
    output.text(nim::nimSum(heaps) != 0 ? profile.won : profile.lost);
    output.character('\n');
}

// The word, then a line for every winning move: the heap and what it becomes.
void everyMove(Numbers heaps, const Profile& profile, NumberWriter& output)
{
    yesOrNo(heaps, profile, output);
    const Count sum = nim::nimSum(heaps);
    for (const Count heap : heaps) {
        // The moves are written as they are found: a list of them would be as long as the input.
        if ((heap ^ sum) < heap)
            output.line(heap, heap ^ sum);
    }
}

// How many to take from which heap, the first that wins, and the heaps after it.
void firstMove(Numbers heaps, const Profile& profile, NumberWriter& output)
{
    const auto moves = nim::winningMoves(heaps, Play::Normal);
    if (moves.empty()) {
        output.text(profile.lost);
        output.character('\n');
        return;
    }
    const nim::HeapMove& move = moves.front();
    output.number(move.taken());
    output.character(' ');
    output.number(Count {move.heap} + 1);
    output.character('\n');
    for (std::size_t i = 0; i < heaps.size(); ++i) {
        if (i > 0)
            output.character(' ');
        output.number(i == move.heap ? move.to : heaps[i]);
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
        : m_profile(profile)
        , m_reader(input)
        , m_output(output)
    {
    }

    std::optional<SolveError> run()
    {
        Count cases = 1;
        if (m_profile.framing == Framing::Counted && !read(cases, true))
            return finish();
        for (Count done = 0; m_profile.framing == Framing::UntilZero || done < cases; ++done) {
            if (!solveCase())
                break;
        }
        return finish();
    }

private:
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
            fail(Kind::ReadFailed);
            return false;
        }
        return false;
    }

    void fail(SolveError::Kind kind)
    {
        const int systemError = errno;
        const NumberReader::Place place = m_reader.place();
        m_error = SolveError {kind, place.line, place.byte, systemError};
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

    std::optional<SolveError> finish()
    {
        if (!m_output.flush())
            m_error = SolveError {SolveError::Kind::WriteFailed, 1, 1, errno};
        return m_error;
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
