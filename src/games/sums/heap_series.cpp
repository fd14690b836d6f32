// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sums/heap_series.h"

#include <QElapsedTimer>

#include <algorithm>
#include <array>
#include <bit>

namespace laststone::games {

using theory::Period;
namespace octal = theory::octal;
namespace subtraction = theory::subtraction;

namespace {

constexpr Count kFirstChunk = 1024;
constexpr qint64 kChunkMs = 40; // what a chunk is to take

} // namespace

HeapSeries::HeapSeries(const subtraction::Set& set) : m_source(subtraction::Sequence(set))
{
    extendTo([] { return kFirstOfSet; }, {});
}

HeapSeries::HeapSeries(octal::Sequence sequence) : m_source(std::move(sequence))
{
    extendTo([] { return kFirstOfOctal; }, {});
}

Count HeapSeries::known() const
{
    const QMutexLocker lock(&m_mutex);
    return m_values.size();
}

bool HeapSeries::knows(Count count) const
{
    const QMutexLocker lock(&m_mutex);
    return m_period || m_isAll || m_values.size() >= count;
}

std::optional<Period> HeapSeries::period() const
{
    const QMutexLocker lock(&m_mutex);
    return m_period;
}

std::vector<Count> HeapSeries::exceptions() const
{
    const QMutexLocker lock(&m_mutex);
    return m_exceptions;
}

std::optional<HeapSeries::Value> HeapSeries::at(Count n) const
{
    const QMutexLocker lock(&m_mutex);
    const Count place = n >= m_values.size() && m_period ? m_period->reduced(n) : n;
    if (place >= m_values.size())
        return std::nullopt;
    return m_values[place];
}

std::vector<HeapSeries::Value> HeapSeries::values(const teaching::PlaneRange& wanted) const
{
    const QMutexLocker lock(&m_mutex);
    std::vector<Value> result;
    const Count end = std::min<Count>(m_values.size(), wanted.last + 1);
    if (wanted.first < end) {
        result.assign(m_values.begin() + static_cast<std::ptrdiff_t>(wanted.first),
                      m_values.begin() + static_cast<std::ptrdiff_t>(end));
    }
    if (!m_period)
        return result;
    // One round by itself, the rest by copies: a million values are gone through while the chart moves.
    const Count count = wanted.length() + 1;
    const Count once = std::min<Count>(count, result.size() + m_period->period);
    while (result.size() < once)
        result.push_back(m_values[m_period->reduced(wanted.first + result.size())]);
    theory::appendRounds(result, m_period->period, count);
    return result;
}

void HeapSeries::extendTo(const std::function<Count()>& count, const std::stop_token& stop)
{
    const QMutexLocker working(&m_working);
    Count chunk = kFirstChunk;
    Count done = known();
    while (!stop.stop_requested() && !knows(count())) {
        QElapsedTimer timer;
        timer.start();
        const Count to = std::min(count(), done + chunk);
        if (auto* set = std::get_if<subtraction::Sequence>(&m_source)) {
            set->extendTo(to - 1, stop);
        } else {
            const bool isThere = std::get<octal::Sequence>(m_source).extendTo(to - 1, stop);
            if (!isThere && !stop.stop_requested()) {
                const QMutexLocker lock(&m_mutex);
                m_isAll = true;
            }
        }
        publish();
        done = known();
        // A set goes through all its values after each chunk.
        if (isOfSet() || timer.elapsed() < kChunkMs / 2)
            chunk = std::max(chunk * 2, isOfSet() ? done : 0);
        else if (timer.elapsed() > kChunkMs * 2)
            chunk = std::max(kFirstChunk / 16, chunk / 2);
    }
}

// Makes what the source knows known to all. Only the thread that works may look into the source.
void HeapSeries::publish()
{
    std::visit(
        [this](const auto& source) {
            std::vector<Count> exceptions = theory::exceptions(source);
            const QMutexLocker lock(&m_mutex);
            const auto& values = source.values();
            m_values.insert(m_values.end(), values.begin() + static_cast<std::ptrdiff_t>(m_values.size()),
                            values.end());
            m_period = source.period();
            m_exceptions = std::move(exceptions);
        },
        m_source);
}

// ---- Thinning ----

namespace {

using Value = HeapSeries::Value;

constexpr Count kRows = 64; // as many as a word has bits

// The loops over all values use plain pointers: they run while somebody moves a chart of a million.

// Heaps in a row: for each row of values, and for the lost ones, the first that is there.
struct Column {
    std::uint64_t rows = 0;
    std::array<std::uint32_t, kRows> heaps; // counted from the first of all; where `rows` has a 1
    bool hasLost = false;
    std::uint32_t lost = 0;
};

// Adds what a column has not yet.
void merge(Column& column, const Column& other)
{
    for (std::uint64_t rows = other.rows & ~column.rows; rows != 0; rows &= rows - 1) {
        const auto row = static_cast<std::size_t>(std::countr_zero(rows));
        column.heaps[row] = other.heaps[row];
    }
    column.rows |= other.rows;
    if (!column.hasLost && other.hasLost) {
        column.hasLost = true;
        column.lost = other.lost;
    }
}

Column columnOf(std::span<const Value> values, std::size_t first, std::size_t end, int shift, Count lostValue)
{
    Column column;
    std::uint64_t rows = 0;
    const Value* const begin = values.data();
    const Value* const last = begin + end;
    for (const Value* value = begin + first; value != last; ++value) {
        const std::uint64_t row = std::uint64_t{1} << (*value >> shift);
        if (*value == lostValue) {
            if (!column.hasLost) {
                column.hasLost = true;
                column.lost = static_cast<std::uint32_t>(value - begin);
            }
        } else if ((rows & row) == 0) {
            rows |= row;
            column.heaps[static_cast<std::size_t>(*value >> shift)] =
                static_cast<std::uint32_t>(value - begin);
        }
    }
    column.rows = rows;
    return column;
}

bool isTooMuch(const std::vector<Column>& columns)
{
    std::size_t others = 0;
    for (const Column& column : columns)
        others += static_cast<std::size_t>(std::popcount(column.rows));
    return columns.size() > teaching::kMostPlanePoints || others > teaching::kMostPlanePoints;
}

// Each two columns that share one of twice the width; `odd` if the first is the second half of one.
std::vector<Column> halved(const std::vector<Column>& columns, bool odd)
{
    std::vector<Column> result;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        if (i == 0 || (i % 2 == 0) != odd)
            result.push_back(columns[i]);
        else
            merge(result.back(), columns[i]);
    }
    return result;
}

} // namespace

ThinnedValues thinned(Count first, std::span<const Value> values, Count lostValue)
{
    ThinnedValues result;
    if (values.empty())
        return result;
    for (const Value *value = values.data(), *end = value + values.size(); value != end; ++value) {
        if (*value > result.largest)
            result.largest = *value;
    }
    int shift = 0;
    while (result.largest >> shift >= kRows)
        ++shift;
    while (values.size() / result.each > 2 * teaching::kMostPlanePoints)
        result.each *= 2;

    // Columns begin at the multiples of their width, wherever the range begins.
    std::vector<Column> columns;
    for (std::size_t i = 0; i < values.size();) {
        const Count left = result.each - (first + i) % result.each;
        const std::size_t end = std::min<std::size_t>(values.size(), i + left);
        columns.push_back(columnOf(values, i, end, shift, lostValue));
        i = end;
    }
    while (isTooMuch(columns)) {
        columns = halved(columns, first / result.each % 2 == 1);
        result.each *= 2;
    }
    const auto point = [&](std::size_t i) { return teaching::PlanePoint{first + i, values[i]}; };
    for (const Column& column : columns) {
        if (column.hasLost)
            result.lost.push_back(point(column.lost));
        for (std::uint64_t rows = column.rows; rows != 0; rows &= rows - 1)
            result.others.push_back(point(column.heaps[static_cast<std::size_t>(std::countr_zero(rows))]));
    }
    return result;
}

} // namespace laststone::games
