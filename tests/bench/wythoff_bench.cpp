// SPDX-License-Identifier: GPL-3.0-or-later
// Ten million Wythoff pairs against setting as many bytes, and a table of Grundy values against the
// textbook loop.
#include "theory/wythoff.h"

#include "reference/wythoff_sg.h"

#include <benchmark/benchmark.h>

#include <cstring>

using namespace laststone::theory;

namespace {

constexpr std::size_t kPairs = 10'000'000;

// All pages touched before, in both: what is measured is writing, not getting the memory.
std::vector<wythoff::Pair>& pairs()
{
    static std::vector<wythoff::Pair> all(kPairs);
    return all;
}

// Not with 0: some processors write zeros three times as fast as anything else.
void setPairs(benchmark::State& state)
{
    for (auto _ : state) {
        std::memset(static_cast<void*>(pairs().data()), 1, kPairs * sizeof(wythoff::Pair));
        benchmark::ClobberMemory();
    }
}
BENCHMARK(setPairs)->Unit(benchmark::kMillisecond);

void fillPairs(benchmark::State& state)
{
    for (auto _ : state) {
        wythoff::fillPairs(static_cast<Count>(state.range(0)), pairs());
        benchmark::ClobberMemory();
    }
}
BENCHMARK(fillPairs)->Arg(0)->Arg(std::int64_t{1} << 62)->Unit(benchmark::kMillisecond);

void textbookSg1000(benchmark::State& state)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(reference::wythoffSg(1000));
}
BENCHMARK(textbookSg1000)->Unit(benchmark::kMillisecond);

void sgTable1000(benchmark::State& state)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(wythoff::SgTable(999));
}
BENCHMARK(sgTable1000)->Unit(benchmark::kMillisecond);

// Hints and answers of the program on the largest heaps.
void hardestMoveOfLargestPair(benchmark::State& state)
{
    const auto pair = *wythoff::pairWith(kMaxCount);
    for (auto _ : state)
        benchmark::DoNotOptimize(wythoff::hardestMove(pair.a, pair.b, Play::Normal));
}
BENCHMARK(hardestMoveOfLargestPair)->Unit(benchmark::kMicrosecond);

} // namespace

BENCHMARK_MAIN();
