// SPDX-License-Identifier: GPL-3.0-or-later
// The values of subtraction sets: with an early period against copying as many bytes and against the
// textbook loop, without one against the loop. Counters: ns a value, to compare what has different sizes.
#include "theory/subtraction.h"

#include "reference/subtraction_loop.h"

#include <benchmark/benchmark.h>

#include <cstring>
#include <numeric>
#include <random>

using namespace laststone::theory;
using subtraction::Value;

namespace {

constexpr std::size_t kMany = 10'000'000;
constexpr std::size_t kUnproven = 3'000'000;

std::vector<Count> randomNumbers(std::size_t count, Count largest, unsigned seed)
{
    std::vector<Count> all(largest);
    std::iota(all.begin(), all.end(), Count{1});
    std::mt19937 random(seed);
    // Not std::shuffle, which differs from one library to the other.
    for (std::size_t i = 0; i < count; ++i)
        std::swap(all[i], all[i + random() % (all.size() - i)]);
    all.resize(count);
    return all;
}

const std::vector<Count> kShort{1, 3, 4};
const std::vector<Count> kSixteen = randomNumbers(16, 64, 1);
const std::vector<Count> kSixtyThree = randomNumbers(63, 1000, 2);

void perValue(benchmark::State& state, std::size_t count)
{
    state.counters["s/value"] =
        benchmark::Counter(static_cast<double>(count) * static_cast<double>(state.iterations()),
                           benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}

// Into memory got for it, as the values are. (Not all zeros: those may be pages that nobody has touched.)
void copyBytes(benchmark::State& state)
{
    const std::vector<Value> from(kMany, 1);
    for (auto _ : state) {
        std::vector<Value> to(from);
        benchmark::DoNotOptimize(to.data());
        benchmark::ClobberMemory();
    }
    perValue(state, kMany);
}
BENCHMARK(copyBytes)->Unit(benchmark::kMillisecond);

// Into memory that is there.
void copyBytesInPlace(benchmark::State& state)
{
    const std::vector<Value> from(kMany, 1);
    std::vector<Value> to(kMany, 2);
    for (auto _ : state) {
        std::memcpy(to.data(), from.data(), kMany);
        benchmark::ClobberMemory();
    }
    perValue(state, kMany);
}
BENCHMARK(copyBytesInPlace)->Unit(benchmark::kMillisecond);

void computed(benchmark::State& state, const std::vector<Count>& numbers, std::size_t count)
{
    const auto set = *subtraction::Set::make(numbers);
    for (auto _ : state) {
        subtraction::Sequence all(set);
        all.extendTo(count - 1);
        benchmark::DoNotOptimize(all.values().data());
        benchmark::ClobberMemory();
    }
    perValue(state, count);
}
void loop(benchmark::State& state, const std::vector<Count>& numbers, std::size_t count)
{
    for (auto _ : state) {
        auto all = reference::subtractionLoop(numbers, count);
        benchmark::DoNotOptimize(all.data());
        benchmark::ClobberMemory();
    }
    perValue(state, count);
}

BENCHMARK_CAPTURE(computed, short, kShort, kMany)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(computed, sixteen, kSixteen, kMany)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(loop, short, kShort, kMany / 10)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(loop, sixteen, kSixteen, kMany / 10)->Unit(benchmark::kMillisecond);

void unproven(benchmark::State& state)
{
    const auto set = *subtraction::Set::make(kSixtyThree);
    for (auto _ : state) {
        subtraction::Sequence sequence(set);
        sequence.extendTo(kUnproven - 1);
        benchmark::DoNotOptimize(sequence.values().data());
        if (sequence.period()) {
            state.SkipWithError("it has a period");
            break;
        }
    }
    perValue(state, kUnproven);
}
BENCHMARK(unproven)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(loop, unproven, kSixtyThree, kUnproven / 10)->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
