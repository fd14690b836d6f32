// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/solve.h"

#include "cli/streams.h"
#include "theory/bash.h"
#include "theory/graph.h"
#include "theory/nim.h"
#include "theory/staircase.h"
#include "theory/subtraction.h"
#include "theory/wythoff.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>
#include <set>
#include <span>
#include <utility>

namespace laststone::cli {

using theory::Count;
using theory::kMaxCount;
using theory::Outcome;
using theory::Play;
namespace bash = theory::bash;
namespace graph = theory::graph;
namespace nim = theory::nim;
namespace staircase = theory::staircase;
namespace subtraction = theory::subtraction;
namespace wythoff = theory::wythoff;

namespace {

using Expected = SolveError::Expected;
using Kind = SolveError::Kind;
using Numbers = std::span<const Count>;

// What is to stand at a place of the input.
struct Wanted {
    Expected expected = Expected::Number;
    Count most = kMaxCount;
};

// Reads numbers until the first mistake, which is thrown. After that nothing more must be read.
class SolveInput {
public:
    // The descriptor stays open and must outlive the input.
    explicit SolveInput(int descriptor) : m_reader(descriptor) { }

    // The next number; none at the end of the input.
    std::optional<Count> readOrEnd(const Wanted& wanted = {})
    {
        Count value = 0;
        const auto result = m_reader.next(value);
        const Count least = wanted.expected == Expected::Positive ? 1 : 0;
        if (result == NumberReader::Result::Number && value >= least && value <= wanted.most)
            return value;
        if (result == NumberReader::Result::End)
            return std::nullopt;
        if (result == NumberReader::Result::Failed)
            fail({.kind = Kind::ReadFailed, .systemError = m_reader.systemError()});
        if (result == NumberReader::Result::TooLarge && wanted.most == kMaxCount)
            fail({.kind = Kind::TooLarge});
        fail({.expected = wanted.expected, .most = wanted.most});
    }

    // The next number, where the input must not end.
    Count read(const Wanted& wanted = {})
    {
        if (const auto value = readOrEnd(wanted))
            return *value;
        fail({.kind = Kind::Incomplete});
    }

    [[noreturn]] void fail(SolveError error) const { throw placed(std::move(error)); }

    // The error at the place of what was read last.
    SolveError placed(SolveError error) const
    {
        const NumberReader::Place place = m_reader.place();
        error.line = place.line;
        error.byte = place.byte;
        return error;
    }

private:
    NumberReader m_reader;
};

// How the cases of the input follow one another. What stands behind the last one is not read.
enum class Framing {
    UntilZero, // until the length 0, or a case of a fixed size with nothing but 0; or the end of the input
    ToEnd, // to the end of the input
    Counted, // the number of cases, then the cases
    Single, // one case
};

// What the numbers of a case have to be, besides whole and at most kMaxCount.
enum class Allowed {
    Any,
    HeapAndLimit, // the second at least 1
    Cells, // at least 1, and all different
};

} // namespace

// One classic problem. A new one is one more value of this kind, and a function if no other answers so.
struct Profile {
    std::string_view name;
    const char* meaning; // to be translated
    Framing framing;
    std::size_t size; // how many numbers every case has; 0 where a length stands in front of them
    Allowed allowed;
    // Writes the answer to one case.
    void (*answer)(std::span<const Count> numbers, const Profile& profile, NumberWriter& output);
    std::string_view won; // the word for an N-position, where the answer has one
    std::string_view lost; // the word for a P-position
    Count most = kMaxCount; // stones of a heap up to which `answer` knows the answer
    // Instead of `size`, `allowed` and `answer` where a case is more than a list: reads it and writes the
    // answer. False where none follows.
    bool (*readAndAnswer)(SolveInput& input, const Profile& profile, NumberWriter& output) = nullptr;
};

namespace {

void word(std::string_view text, NumberWriter& output)
{
    output.text(text);
    output.character('\n');
}

// The word of the profile for the outcome, as a line.
void writeWinner(Outcome outcome, const Profile& profile, NumberWriter& output)
{
    word(outcome == Outcome::N ? profile.won : profile.lost, output);
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
        for (; next != numbers.end() && used.size() < subtraction::Set::kMostNumbers
             && *next <= subtraction::Set::kLargestNumber;
             ++next)
            used.push_back(*next);
        if (next != numbers.end())
            m_most = *next - 1;
        if (const auto set = subtraction::Set::make(used))
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
    std::optional<subtraction::Sequence> m_sequence; // none if nothing can be taken
    Count m_most = theory::kMaxCount;
};

// k and the k numbers of the set, n and n heaps. Heaps may have any size where the period is proven early
// enough; the first that is too large is told. Keeps the set, the values and the heaps' nim-sum alone.
bool subtractionSet(SolveInput& input, const Profile& profile, NumberWriter& output)
{
    std::set<Count> numbers;
    for (Count left = input.read(); left > 0; --left)
        numbers.insert(input.read({.expected = Expected::Positive}));
    Values values(numbers);
    Count sum = 0;
    for (Count left = input.read(); left > 0; --left) {
        const auto value = values.at(input.read());
        if (!value)
            input.fail({.kind = Kind::Unanswered, .most = values.most()});
        sum ^= *value;
    }
    writeWinner(sum != 0 ? Outcome::N : Outcome::P, profile, output);
    return true;
}

std::vector<Count> fibonacciNumbers(Count most)
{
    std::vector<Count> numbers;
    for (Count a = 1, b = 2; a <= most; a = std::exchange(b, a + b))
        numbers.push_back(a);
    return numbers;
}

// Heaps from which a Fibonacci number 1, 2, 3, 5, 8, … is taken. The first that is no number of a
// theory::subtraction::Set is 1346269: heaps smaller than that do not need it.
constexpr Count kMostFibonacci = 1'346'268;
void winnerOfFibonacci(Numbers heaps, const Profile& profile, NumberWriter& output)
{
    static const subtraction::Sequence sequence = [] {
        subtraction::Sequence all(subtraction::Set::make(fibonacciNumbers(kMostFibonacci)).value());
        all.extendTo(kMostFibonacci);
        return all;
    }();
    Count sum = 0;
    for (const Count heap : heaps)
        sum ^= sequence.at(heap).value();
    writeWinner(sum != 0 ? Outcome::N : Outcome::P, profile, output);
}

// Problems of tokens on a graph. A cycle is a mistake wherever it is. Memory grows with the vertices and
// edges that are named, not with a number of them that is only announced.
constexpr Count kMostVertices = 100'000'000; // so that their values fit the memory

// The vertices of one graph as the input numbers them: from `first`.
class Vertices {
public:
    Vertices(SolveInput& input, Count count, Count first) : m_input(input), m_count(count), m_first(first) { }

    graph::Vertex read()
    {
        const Expected expected = m_first == 0 ? Expected::Number : Expected::Positive;
        const Count number = m_input.read({.expected = expected, .most = m_count - 1 + m_first});
        const auto vertex = static_cast<graph::Vertex>(number - m_first);
        name(vertex);
        return vertex;
    }

    void name(graph::Vertex vertex) { m_named = std::max(m_named, vertex + 1); }

    // The value of each vertex up to the last that was named.
    void findValues(std::vector<graph::Edge> edges)
    {
        const graph::Graph made(m_named, edges);
        edges = std::vector<graph::Edge>(); // gives the memory back, as = {} would not
        auto found = graph::grundyValues(made);
        if (const auto* const cycle = std::get_if<graph::Cycle>(&found)) {
            SolveError error{.kind = Kind::Cycle};
            for (const graph::Vertex vertex : cycle->vertices)
                error.cycle.push_back(vertex + m_first);
            m_input.fail(std::move(error));
        }
        m_values = std::get<std::vector<graph::Value>>(std::move(found));
    }

    // Reads the vertices of tokens and says who wins. Vertices that are only announced have no edges, so the
    // value 0. REQUIRES: the values have been found.
    Outcome readTokens(Count count)
    {
        Count sum = 0;
        for (; count > 0; --count) {
            const graph::Vertex vertex = read();
            sum ^= vertex < m_values.size() ? m_values[vertex] : 0;
        }
        return sum != 0 ? Outcome::N : Outcome::P;
    }

private:
    SolveInput& m_input;
    Count m_count;
    Count m_first;
    graph::Vertex m_named = 0; // all that were named are below it
    std::vector<graph::Value> m_values;
};

// N, then for each vertex how many edges lead from it and where to, from 0; then queries, each with how many
// tokens there are and their vertices, until one without tokens or the end of the input.
bool graphAndQueries(SolveInput& input, const Profile& profile, NumberWriter& output)
{
    const auto count = input.readOrEnd({.expected = Expected::Positive, .most = kMostVertices});
    if (!count)
        return false;
    Vertices vertices(input, *count, 0);
    std::vector<graph::Edge> edges;
    for (graph::Vertex from = 0; from < *count; ++from) {
        vertices.name(from);
        for (Count left = input.read({.most = graph::kMaxEdges - edges.size()}); left > 0; --left)
            edges.push_back({from, vertices.read()});
    }
    vertices.findValues(std::move(edges));
    while (const auto length = input.readOrEnd()) {
        if (*length == 0)
            return true;
        writeWinner(vertices.readTokens(*length), profile, output);
        if (output.hasFailed())
            return false;
    }
    return false;
}

// N, M and K, then M edges by their two ends, from 1, and the vertices of K tokens.
bool graphAndTokens(SolveInput& input, const Profile& profile, NumberWriter& output)
{
    const Count count = input.read({.expected = Expected::Positive, .most = kMostVertices});
    const Count edgeCount = input.read({.most = graph::kMaxEdges});
    const Count tokenCount = input.read();
    Vertices vertices(input, count, 1);
    std::vector<graph::Edge> edges;
    for (Count i = 0; i < edgeCount; ++i)
        edges.push_back({vertices.read(), vertices.read()}); // in this order
    vertices.findValues(std::move(edges));
    writeWinner(vertices.readTokens(tokenCount), profile, output);
    return true;
}

constexpr Profile kProfiles[] = {
    {"hdu2176",
     QT_TRANSLATE_NOOP(
         "CommandLine",
         "Nim: every winning first move. Cases: how many heaps, and the heaps; a 0 ends the input."),
     Framing::UntilZero, 0, Allowed::Any, everyMove, "Yes", "No"},
    {"hdu1846",
     QT_TRANSLATE_NOOP("CommandLine",
                       "Bash’s game: who wins? How many cases; then each with its stones and how many may be "
                       "taken at most."),
     Framing::Counted, 2, Allowed::HeapAndLimit, winnerOfBash, "first", "second"},
    {"hdu2177",
     QT_TRANSLATE_NOOP(
         "CommandLine",
         "Wythoff’s game: what the winning first moves leave. Cases of two heaps; 0 0 ends the input."),
     Framing::UntilZero, 2, Allowed::Any, everyResult, "1", "0"},
    {"poj1067",
     QT_TRANSLATE_NOOP(
         "CommandLine",
         "Wythoff’s game: does the first player win? Cases of two heaps, to the end of the input."),
     Framing::ToEnd, 2, Allowed::Any, winnerOfWythoff, "1", "0"},
    {"p2197",
     QT_TRANSLATE_NOOP(
         "CommandLine",
         "Nim: does the first player win? How many cases; then each with how many heaps, and the heaps."),
     Framing::Counted, 0, Allowed::Any, winnerOfNim, "Yes", "No"},
    {"p1247",
     QT_TRANSLATE_NOOP(
         "CommandLine",
         "Nim: the first winning move and what it leaves. One case: how many heaps, and the heaps."),
     Framing::Single, 0, Allowed::Any, firstMove, "", "lose"},
    {"acwing892",
     QT_TRANSLATE_NOOP("CommandLine",
                       "Staircase Nim: does the first player win? One case: how many stairs, and their "
                       "stones from stair 1 on."),
     Framing::Single, 0, Allowed::Any, winnerOfStaircase, "Yes", "No"},
    {"poj1704",
     QT_TRANSLATE_NOOP(
         "CommandLine",
         "Coins on a strip: who wins? How many cases; then each with how many coins, and their squares."),
     Framing::Counted, 0, Allowed::Cells, winnerOfCoins, "Georgia will win", "Bob will win"},
    {"acwing893",
     QT_TRANSLATE_NOOP("CommandLine",
                       "Nim with a subtraction set: who wins? How many numbers, and these; then how many "
                       "heaps, and the heaps."),
     Framing::Single, 0, Allowed::Any, nullptr, "Yes", "No", kMaxCount, subtractionSet},
    {"hdu1848",
     QT_TRANSLATE_NOOP("CommandLine",
                       "Three heaps from which Fibonacci numbers are taken: who wins? Cases of three heaps; "
                       "0 0 0 ends the input."),
     Framing::UntilZero, 3, Allowed::Any, winnerOfFibonacci, "Fibo", "Nacci", kMostFibonacci},
    {"poj2425",
     QT_TRANSLATE_NOOP("CommandLine",
                       "Tokens on a graph without cycles: who wins? Each vertex with its edges; then "
                       "questions, each with its tokens, until a 0."),
     Framing::ToEnd, 0, Allowed::Any, nullptr, "WIN", "LOSE", kMaxCount, graphAndQueries},
    {"loj10243",
     QT_TRANSLATE_NOOP("CommandLine",
                       "Tokens on a graph without cycles: who wins? How many vertices, edges and tokens; the "
                       "edges; the tokens."),
     Framing::Single, 0, Allowed::Any, nullptr, "win", "lose", kMaxCount, graphAndTokens},
};

// Whether the input may end between two cases. Until a 0 it may, as the 0 is sometimes left out.
bool isOpenEnded(const Profile& profile)
{
    return profile.framing == Framing::UntilZero || profile.framing == Framing::ToEnd;
}

// What must stand at this place of a case, from 0.
Expected expectedAt(Count place, Allowed allowed)
{
    const bool positive = allowed == Allowed::Cells || (allowed == Allowed::HeapAndLimit && place == 1);
    return positive ? Expected::Positive : Expected::Number;
}

// Replaces the numbers by those of the next case; false where none follows.
bool readCase(SolveInput& input, const Profile& profile, std::vector<Count>& numbers)
{
    const bool hasLength = profile.size == 0;
    bool mayEnd = isOpenEnded(profile);
    std::optional<Count> length = profile.size;
    if (hasLength)
        length = std::exchange(mayEnd, false) ? input.readOrEnd() : input.read();
    if (!length)
        return false;
    numbers.clear();
    std::set<Count> cells; // the same, where they have to be different
    for (Count i = 0; i < *length; ++i) {
        const Wanted wanted{.expected = expectedAt(i, profile.allowed)};
        const auto number = mayEnd ? input.readOrEnd(wanted) : input.read(wanted);
        if (!number)
            return false;
        mayEnd = false;
        if (*number > profile.most)
            input.fail({.kind = Kind::Unanswered, .most = profile.most});
        if (profile.allowed == Allowed::Cells && !cells.insert(*number).second)
            input.fail({.expected = Expected::NewNumber});
        numbers.push_back(*number);
    }
    if (profile.framing != Framing::UntilZero)
        return true;
    return hasLength ? *length != 0 : std::ranges::any_of(numbers, [](Count n) { return n != 0; });
}

void solveCases(SolveInput& input, const Profile& profile, NumberWriter& output)
{
    std::vector<Count> numbers; // of the case
    const Count cases = profile.framing == Framing::Counted ? input.read() : 1;
    for (Count done = 0; (isOpenEnded(profile) || done < cases) && !output.hasFailed(); ++done) {
        const bool follows = profile.readAndAnswer ? profile.readAndAnswer(input, profile, output)
                                                   : readCase(input, profile, numbers);
        if (!follows)
            return;
        if (profile.answer)
            profile.answer(numbers, profile, output);
    }
}

} // namespace

std::vector<Format> formats()
{
    std::vector<Format> all;
    for (const Profile& profile : kProfiles)
        all.push_back({profile.name, profile.meaning});
    return all;
}

const Profile* findProfile(std::string_view name)
{
    const auto found = std::ranges::find(kProfiles, name, &Profile::name);
    return found == std::end(kProfiles) ? nullptr : &*found;
}

std::optional<SolveError> solve(const Profile& profile, int input, int output)
{
    SolveInput numbers(input);
    NumberWriter answers(output);
    std::optional<SolveError> error;
    try {
        solveCases(numbers, profile, answers);
    } catch (SolveError& mistake) {
        error = std::move(mistake);
    }
    if (!answers.flush())
        error = numbers.placed({.kind = Kind::WriteFailed, .systemError = answers.systemError()});
    return error;
}

} // namespace laststone::cli
