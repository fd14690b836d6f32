// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/solve.h"

#include "cli/solve_graph.h"
#include "cli/solve_input.h"
#include "cli/solve_subtraction.h"
#include "theory/bash.h"
#include "theory/nim.h"
#include "theory/staircase.h"
#include "theory/wythoff.h"

#include <algorithm>
#include <cerrno>
#include <new>
#include <set>
#include <utility>
#include <vector>

namespace laststone::cli {

using theory::Count;
using theory::kMaxCount;
using theory::Outcome;
using theory::Play;
namespace bash = theory::bash;
namespace nim = theory::nim;
namespace staircase = theory::staircase;
namespace wythoff = theory::wythoff;

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

void winnerOfNim(Numbers heaps, const Profile& profile, NumberWriter& output)
{
    writeWinner(nim::outcome(heaps, Play::Normal), profile, output);
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

// A heap and how many one may take.
void winnerOfBash(Numbers numbers, const Profile& profile, NumberWriter& output)
{
    writeWinner(bash::outcome(numbers[0], numbers[1], Play::Normal), profile, output);
}

void winnerOfWythoff(Numbers heaps, const Profile& profile, NumberWriter& output)
{
    writeWinner(wythoff::outcome(heaps[0], heaps[1], Play::Normal), profile, output);
}

// The word, then a line for every P-position that a move leads to, the smaller heap first: by taking from
// both heaps, from the smaller one, from the larger one. Two moves may lead to the same position.
void everyResult(Numbers heaps, const Profile& profile, NumberWriter& output)
{
    const auto [small, large] = std::minmax(heaps[0], heaps[1]);
    std::vector<wythoff::Move> moves = wythoff::winningMoves(small, large, Play::Normal);
    std::ranges::stable_partition(
        moves, [](const wythoff::Move& move) { return move.from == wythoff::Move::From::Both; });
    word(moves.empty() ? profile.lost : profile.won, output);
    std::set<std::pair<Count, Count>> written;
    for (const wythoff::Move& move : moves) {
        const auto [a, b] = wythoff::after(small, large, move);
        const std::pair<Count, Count> result = std::minmax(a, b);
        if (written.insert(result).second)
            output.line(result.first, result.second);
    }
}

// As staircase::outcome, but the stones of all stairs may be more than a Count holds.
void winnerOfStaircase(Numbers stairs, const Profile& profile, NumberWriter& output)
{
    Count sum = 0;
    for (std::size_t i = 0; i < stairs.size(); ++i)
        sum ^= staircase::isOdd(i) ? stairs[i] : 0;
    writeWinner(sum != 0 ? Outcome::N : Outcome::P, profile, output);
}

void winnerOfCoins(Numbers cells, const Profile& profile, NumberWriter& output)
{
    winnerOfStaircase(staircase::stairsOfCoins(cells).value(), profile, output);
}

constexpr Profile kProfiles[] = {
    {"hdu2176", Framing::UntilZero, 0, Allowed::Any, everyMove, "Yes", "No"},
    {"hdu1846", Framing::Counted, 2, Allowed::HeapAndLimit, winnerOfBash, "first", "second"},
    {"hdu2177", Framing::UntilZero, 2, Allowed::Any, everyResult, "1", "0"},
    {"poj1067", Framing::ToEnd, 2, Allowed::Any, winnerOfWythoff, "1", "0"},
    {"p2197", Framing::Counted, 0, Allowed::Any, winnerOfNim, "Yes", "No"},
    {"p1247", Framing::Single, 0, Allowed::Any, firstMove, "", "lose"},
    {"acwing892", Framing::Single, 0, Allowed::Any, winnerOfStaircase, "Yes", "No"},
    {"poj1704", Framing::Counted, 0, Allowed::Cells, winnerOfCoins, "Georgia will win", "Bob will win"},
    {"acwing893", Framing::Single, 0, Allowed::Any, nullptr, "Yes", "No", kMaxCount, subtractionSet},
    {"hdu1848", Framing::UntilZero, 3, Allowed::Any, winnerOfFibonacci, "Fibo", "Nacci", kMostFibonacci},
    {"poj2425", Framing::ToEnd, 0, Allowed::Any, nullptr, "WIN", "LOSE", kMaxCount, graphAndQueries},
    {"loj10243", Framing::Single, 0, Allowed::Any, nullptr, "win", "lose", kMaxCount, graphAndTokens},
};

// Reads one input; what is wrong with it is kept where it is met.
class Solver {
public:
    Solver(const Profile& profile, int input, int output)
        : m_profile(profile), m_input(input), m_output(output)
    {
    }

    std::optional<SolveError> run()
    {
        try {
            solveCases();
        } catch (const std::bad_alloc&) {
            m_input.fail({.kind = Kind::ReadFailed, .systemError = ENOMEM});
        }
        if (!m_output.flush())
            m_input.fail({.kind = Kind::WriteFailed, .systemError = m_output.systemError()});
        return m_input.error();
    }

private:
    using Kind = SolveError::Kind;
    using Expected = SolveError::Expected;

    void solveCases()
    {
        Count cases = 1;
        if (m_profile.framing == Framing::Counted && !m_input.read(cases))
            return;
        for (Count done = 0; isOpenEnded() || done < cases; ++done) {
            if (!readAndAnswer() || m_output.hasFailed())
                return;
        }
    }

    bool readAndAnswer()
    {
        if (m_profile.readAndAnswer)
            return m_profile.readAndAnswer(m_input, m_profile, m_output);
        if (!readCase())
            return false;
        m_profile.answer(m_numbers, m_profile, m_output);
        return true;
    }

    // Whether the input may end between two cases. Until a 0 it may, as the 0 is sometimes left out.
    bool isOpenEnded() const
    {
        return m_profile.framing == Framing::UntilZero || m_profile.framing == Framing::ToEnd;
    }

    // The numbers of the next case; false where none follows or after a mistake.
    bool readCase()
    {
        const bool hasLength = m_profile.size == 0;
        Count length = m_profile.size;
        if (hasLength && !m_input.read(length, {.mayEnd = isOpenEnded()}))
            return false;
        m_numbers.clear();
        m_cells.clear();
        const bool any = m_profile.allowed == Allowed::Any;
        bool mayEnd = !hasLength && isOpenEnded();
        for (Count i = 0; i < length; ++i) {
            Count number = 0;
            const Expected expected = any ? Expected::Number : expectedAt(i);
            if (!m_input.read(number, {.expected = expected, .mayEnd = mayEnd}) || !isFit(number))
                return false;
            m_numbers.push_back(number);
            mayEnd = false;
        }
        if (m_profile.framing != Framing::UntilZero)
            return true;
        return hasLength ? length != 0 : std::ranges::any_of(m_numbers, [](Count n) { return n != 0; });
    }

    // What must stand at this place of a case, from 0.
    Expected expectedAt(Count place) const
    {
        const bool positive =
            m_profile.allowed == Allowed::Cells || (m_profile.allowed == Allowed::HeapAndLimit && place == 1);
        return positive ? Expected::Positive : Expected::Number;
    }

    // False where the answer is not known for so many stones, or where cells have to be different and this
    // one is in the case already.
    bool isFit(Count number)
    {
        if (number > m_profile.most) {
            m_input.fail({.kind = Kind::Unanswered, .most = m_profile.most});
            return false;
        }
        if (m_profile.allowed != Allowed::Cells || m_cells.insert(number).second)
            return true;
        m_input.fail({.expected = Expected::NewNumber});
        return false;
    }

    const Profile& m_profile;
    SolveInput m_input;
    NumberWriter m_output;
    std::vector<Count> m_numbers; // of the case
    std::set<Count> m_cells; // the same, where they have to be different
};

} // namespace

void writeWinner(Outcome outcome, const Profile& profile, NumberWriter& output)
{
    word(outcome == Outcome::N ? profile.won : profile.lost, output);
}

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
