// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/solve.h"

#include "cli/number_reader.h"
#include "cli/number_writer.h"
#include "theory/bash.h"
#include "theory/graph.h"
#include "theory/nim.h"
#include "theory/staircase.h"
#include "theory/subtraction.h"
#include "theory/wythoff.h"

#include <algorithm>
#include <cerrno>
#include <iterator>
#include <new>
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

// Reads numbers until the first mistake, which it keeps. After that nothing more must be read.
class SolveInput {
public:
    // The descriptor stays open and must outlive the input.
    explicit SolveInput(int descriptor) : m_reader(descriptor) { }

    struct Wanted {
        Expected expected = Expected::Number;
        Count most = kMaxCount;
        bool mayEnd = false; // the input may end instead, which is no mistake
    };
    // Sets `value` to the next number. False at the end of the input or after a mistake.
    bool read(Count& value, const Wanted& wanted)
    {
        const auto result = m_reader.next(value);
        const Count least = wanted.expected == Expected::Positive ? 1 : 0;
        if (result == NumberReader::Result::Number && value >= least && value <= wanted.most)
            return true;
        stop(result, wanted);
        return false;
    }
    bool read(Count& value) { return read(value, Wanted()); }

    // Keeps the error, with the place of what was read last. The last one counts.
    void fail(SolveError error)
    {
        const NumberReader::Place place = m_reader.place();
        error.line = place.line;
        error.byte = place.byte;
        m_error = std::move(error);
    }
    const std::optional<SolveError>& error() const { return m_error; }

private:
    // A number itself is wrong where it is not wanted.
    void stop(NumberReader::Result result, const Wanted& wanted)
    {
        const SolveError unwanted{.expected = wanted.expected, .most = wanted.most};
        switch (result) {
        case NumberReader::Result::Number:
        case NumberReader::Result::NotANumber:
            return fail(unwanted);
        case NumberReader::Result::End:
            if (!wanted.mayEnd)
                fail({.kind = Kind::Incomplete});
            return;
        case NumberReader::Result::TooLarge:
            return fail(wanted.most < kMaxCount ? unwanted : SolveError{.kind = Kind::TooLarge});
        case NumberReader::Result::Failed:
            return fail({.kind = Kind::ReadFailed, .systemError = m_reader.systemError()});
        }
    }

    NumberReader m_reader;
    std::optional<SolveError> m_error;
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
    Framing framing;
    std::size_t size; // how many numbers every case has; 0 where a length stands in front of them
    Allowed allowed;
    // Writes the answer to one case.
    void (*answer)(std::span<const Count> numbers, const Profile& profile, NumberWriter& output);
    std::string_view won; // the word for an N-position, where the answer has one
    std::string_view lost; // the word for a P-position
    Count most = kMaxCount; // stones of a heap up to which `answer` knows the answer
    // Instead of `size`, `allowed` and `answer` where a case is more than a list: reads it and writes the
    // answer. False where none follows, or after a mistake, which the input keeps.
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

    // False after a mistake.
    bool read(graph::Vertex& vertex)
    {
        Count number = 0;
        const Expected expected = m_first == 0 ? Expected::Number : Expected::Positive;
        if (!m_input.read(number, {.expected = expected, .most = m_count - 1 + m_first}))
            return false;
        vertex = static_cast<graph::Vertex>(number - m_first);
        name(vertex);
        return true;
    }

    void name(graph::Vertex vertex) { m_named = std::max(m_named, vertex + 1); }

    // False after a mistake. The vertices of `tokens` are replaced.
    bool readTokens(Count count, std::vector<graph::Vertex>& tokens)
    {
        tokens.clear();
        for (Count i = 0; i < count; ++i) {
            graph::Vertex vertex = 0;
            if (!read(vertex))
                return false;
            tokens.push_back(vertex);
        }
        return true;
    }

    // The value of each vertex up to the last that was named. False if there is a cycle.
    bool findValues(std::vector<graph::Edge> edges, std::vector<graph::Value>& values)
    {
        const graph::Graph made(m_named, edges);
        edges = std::vector<graph::Edge>(); // gives the memory back, as = {} would not
        auto found = graph::grundyValues(made);
        if (const auto* const cycle = std::get_if<graph::Cycle>(&found)) {
            SolveError error{.kind = Kind::Cycle};
            for (const graph::Vertex vertex : cycle->vertices)
                error.cycle.push_back(vertex + m_first);
            m_input.fail(std::move(error));
            return false;
        }
        values = std::get<std::vector<graph::Value>>(std::move(found));
        return true;
    }

private:
    SolveInput& m_input;
    Count m_count;
    Count m_first;
    graph::Vertex m_named = 0; // all that were named are below it
};

// Vertices that are only announced have no edges, so the value 0.
void answer(const std::vector<graph::Value>& values, const std::vector<graph::Vertex>& tokens,
            const Profile& profile, NumberWriter& output)
{
    Count sum = 0;
    for (const graph::Vertex vertex : tokens) {
        if (vertex < values.size())
            sum ^= values[vertex];
    }
    writeWinner(sum != 0 ? Outcome::N : Outcome::P, profile, output);
}

// N, then for each vertex how many edges lead from it and where to, from 0; then queries, each with how many
// tokens there are and their vertices, until one without tokens or the end of the input.
bool graphAndQueries(SolveInput& input, const Profile& profile, NumberWriter& output)
{
    Count count = 0;
    if (!input.read(count, {.expected = Expected::Positive, .most = kMostVertices, .mayEnd = true}))
        return false;
    Vertices vertices(input, count, 0);
    std::vector<graph::Edge> edges;
    for (graph::Vertex from = 0; from < count; ++from) {
        vertices.name(from);
        Count targets = 0;
        if (!input.read(targets, {.most = graph::kMaxEdges - edges.size()}))
            return false;
        for (Count i = 0; i < targets; ++i) {
            graph::Edge edge{from, 0};
            if (!vertices.read(edge.to))
                return false;
            edges.push_back(edge);
        }
    }
    std::vector<graph::Value> values;
    if (!vertices.findValues(std::move(edges), values))
        return false;
    std::vector<graph::Vertex> tokens;
    Count length = 0;
    while (input.read(length, {.mayEnd = true})) {
        if (length == 0)
            return true;
        if (!vertices.readTokens(length, tokens))
            return false;
        answer(values, tokens, profile, output);
        if (output.hasFailed())
            return false;
    }
    return false;
}

// N, M and K, then M edges by their two ends, from 1, and the vertices of K tokens.
bool graphAndTokens(SolveInput& input, const Profile& profile, NumberWriter& output)
{
    Count count = 0;
    Count edgeCount = 0;
    Count tokenCount = 0;
    if (!input.read(count, {.expected = Expected::Positive, .most = kMostVertices})
        || !input.read(edgeCount, {.most = graph::kMaxEdges}) || !input.read(tokenCount))
        return false;
    Vertices vertices(input, count, 1);
    std::vector<graph::Edge> edges;
    for (Count i = 0; i < edgeCount; ++i) {
        graph::Edge edge;
        if (!vertices.read(edge.from) || !vertices.read(edge.to))
            return false;
        edges.push_back(edge);
    }
    std::vector<graph::Value> values;
    std::vector<graph::Vertex> tokens;
    if (!vertices.findValues(std::move(edges), values) || !vertices.readTokens(tokenCount, tokens))
        return false;
    answer(values, tokens, profile, output);
    return true;
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

std::vector<std::string_view> formats()
{
    std::vector<std::string_view> names;
    for (const Profile& profile : kProfiles)
        names.push_back(profile.name);
    return names;
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
