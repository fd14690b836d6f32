// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/common/thinning.h"

#include <algorithm>
#include <array>
#include <bit>

namespace laststone::games {

using theory::Count;
using Value = HeapSeries::Value;

namespace {

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
