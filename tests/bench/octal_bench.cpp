// SPDX-License-Identifier: GPL-3.0-or-later
// A million values of games with a known period against copying them, and a hundred thousand of games
// without one against the textbook loop, which is run once: it takes seconds.
#include "theory/octal.h"

#include "reference/octal_loop.h"

#include <benchmark/benchmark.h>

#include <cstring>

using namespace laststone::theory;

namespace {

constexpr Count kPeriodicTo = 1'000'000;
constexpr Count kTo = 100'000;

octal::Sequence sequence(const char* code)
{
    return *code == '\0' ? octal::Sequence::grundysGame() : octal::Sequence(*octal::Code::parse(code));
}

// All pages touched before: what is measured is writing, not getting the memory.
void copyValues(benchmark::State& state)
{
    const std::vector<octal::Value> from(kPeriodicTo + 1, 1);
    std::vector<octal::Value> to(kPeriodicTo + 1, 2);
    for (auto _ : state) {
        std::memcpy(to.data(), from.data(), from.size() * sizeof(octal::Value));
        benchmark::ClobberMemory();
    }
}
BENCHMARK(copyValues)->Unit(benchmark::kMicrosecond);

void periodic(benchmark::State& state, const char* code)
{
    for (auto _ : state) {
        auto values = sequence(code);
        values.extendTo(kPeriodicTo);
        benchmark::DoNotOptimize(values.values().data());
        benchmark::ClobberMemory();
    }
}
BENCHMARK_CAPTURE(periodic, 0.77, "0.77")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(periodic, 0.07, "0.07")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(periodic, 0.137, "0.137")->Unit(benchmark::kMicrosecond);

void textbook(benchmark::State& state, const char* code)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(reference::octalValues(code, kTo));
}

void sparse(benchmark::State& state, const char* code)
{
    for (auto _ : state) {
        auto values = sequence(code);
        values.extendTo(kTo);
        benchmark::DoNotOptimize(values.values().data());
    }
}
BENCHMARK_CAPTURE(textbook, 0.16, "0.16")->Unit(benchmark::kMillisecond)->Iterations(1);
BENCHMARK_CAPTURE(sparse, 0.16, "0.16")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(textbook, 0.6, "0.6")->Unit(benchmark::kMillisecond)->Iterations(1);
BENCHMARK_CAPTURE(sparse, 0.6, "0.6")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(textbook, 0.007, "0.007")->Unit(benchmark::kMillisecond)->Iterations(1);
BENCHMARK_CAPTURE(sparse, 0.007, "0.007")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(textbook, Grundy, "")->Unit(benchmark::kMillisecond)->Iterations(1);
BENCHMARK_CAPTURE(sparse, Grundy, "")->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
