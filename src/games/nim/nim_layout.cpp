// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/nim/nim_layout.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace laststone::games {

using theory::Count;

namespace {

// Lengths in em.
constexpr double kLargestStone = 2.4;
constexpr double kSmallestStone = 0.6;
constexpr double kRowMargin = 0.3; // above and below the stones of a row
constexpr double kSmallestRow = 2.0;
constexpr double kTightRow = 1.4; // where there are so many that the others would not fit
constexpr double kLargestRow = 5.5;
constexpr double kBarHeight = 1.6;
constexpr double kColumnMargin = 0.5; // at both sides of a group
constexpr double kColumnGap = 0.5;
constexpr double kWidestPitch = 1.5; // stones: how far apart they may stand in a line
constexpr double kWidestGap = 1.5; // between columns where there is room
constexpr double kHeader = 1.5;
constexpr double kFooter = 1.7;
constexpr double kEdge = 0.4; // around everything
constexpr double kLargestCell = 3.0;

constexpr Count kMostLines = 5; // a heap that needs more lines of the smallest stones becomes a bar
constexpr int kMostGroupRows = 8;

Count linesFor(Count stones, Count perLine)
{
    return stones == 0 ? 1 : (stones - 1) / perLine + 1;
}

} // namespace

NimLayout::NimLayout(const NimLayoutInput& input) : m_input(input)
{
    m_drawings.assign(input.heaps.size(), NimDrawing::Stones);
    const double around = 2 * kEdge + kHeader + (input.footer ? kFooter : 0);
    const double share = (input.height - around * input.em)
        / static_cast<double>(std::max<std::size_t>(1, input.heaps.size()));
    m_leastRow = std::clamp(share, kTightRow * input.em, kSmallestRow * input.em);
    if (input.arrangement == NimArrangement::Plain)
        layOutPlain();
    else
        layOutGrouped();
}

// Stones as large as the view allows; heaps that are too large for the smallest stones become bars.
void NimLayout::layOutPlain()
{
    const double em = m_input.em;
    const double width = std::max(em * 4, m_input.width - m_input.labelWidth - 2 * kEdge * em);
    const auto perLine = [&](double stone) { return std::max<Count>(1, static_cast<Count>(width / stone)); };
    const Count most = perLine(kSmallestStone * em) * kMostLines;
    for (std::size_t i = 0; i < m_input.heaps.size(); ++i) {
        if (m_input.heaps[i] > most)
            m_drawings[i] = NimDrawing::Bar;
    }
    const auto height = [&](std::size_t heap, double stone) {
        const double inner = m_drawings[heap] == NimDrawing::Bar
            ? kBarHeight * em
            : static_cast<double>(linesFor(m_input.heaps[heap], perLine(stone))) * stone;
        return std::max(m_leastRow, inner + 2 * kRowMargin * em);
    };
    const auto total = [&](double stone) {
        double sum = 2 * kEdge * em;
        for (std::size_t i = 0; i < m_input.heaps.size(); ++i)
            sum += height(i, stone);
        return sum;
    };
    const auto widest = [&] {
        Count largest = 1;
        for (std::size_t i = 0; i < m_input.heaps.size(); ++i) {
            if (m_drawings[i] == NimDrawing::Stones)
                largest = std::max(largest, m_input.heaps[i]);
        }
        return largest;
    }();
    // A row of stones reads best in one line; more lines come only when the stones would become small.
    const double oneLine = width / static_cast<double>(widest);
    m_stone = std::clamp(oneLine, 1.3 * em, kLargestStone * em);
    while (m_stone > kSmallestStone * em && total(m_stone) > m_input.height)
        m_stone = std::max(kSmallestStone * em, m_stone - std::max(0.5, em / 16));
    m_pitch = m_stone;
    m_perLine = perLine(m_stone);

    std::vector<double> heights;
    for (std::size_t i = 0; i < m_input.heaps.size(); ++i)
        heights.push_back(height(i, m_stone));
    placeRows(heights, kEdge * em, kEdge * em);
}

int NimLayout::groupRows(int bit) const
{
    // 1, 1 × 2, 2 × 2, 2 × 4, 4 × 4 … as far as the rows allow.
    return std::min(m_groupRows, 1 << std::min(bit / 2, 16));
}

double NimLayout::groupWidth(int bit, double pitch) const
{
    return std::ldexp(1.0, bit) / groupRows(bit) * pitch + 2 * kColumnMargin * m_input.em;
}

bool NimLayout::fitGroups(int bits, double stone) const
{
    const double em = m_input.em;
    double width = 2 * kEdge * em + m_input.labelWidth + (bits - 1) * kColumnGap * em;
    for (int bit = 0; bit < bits; ++bit)
        width += groupWidth(bit, stone);
    const double lines = groupRows(bits - 1);
    const double row = std::max(m_leastRow, lines * stone + 2 * kRowMargin * em);
    const double height =
        row * static_cast<double>(m_input.heaps.size()) + m_headerHeight + m_footerHeight + 2 * kEdge * em;
    // With many heaps the board scrolls; the stones then need not shrink for the height.
    const bool scrolls = static_cast<double>(m_input.heaps.size()) * kSmallestRow * em > m_input.height;
    return width <= m_input.width && (height <= m_input.height || (scrolls && lines <= 2));
}

// Room that is left beside the columns goes between the stones, then between the columns; gives the gap.
double NimLayout::spreadGroups(int bits)
{
    const double em = m_input.em;
    double spare = m_input.width - m_input.labelWidth - 2 * kEdge * em - (bits - 1) * kColumnGap * em;
    double lines = 0; // of stones from top to bottom, in all columns
    for (int bit = 0; bit < bits; ++bit) {
        spare -= groupWidth(bit, m_stone);
        lines += std::ldexp(1.0, bit) / groupRows(bit);
    }
    m_pitch = m_stone + std::clamp(spare / lines, 0.0, (kWidestPitch - 1) * m_stone);
    spare -= (m_pitch - m_stone) * lines;
    if (bits < 2)
        return 0;
    return std::clamp(kColumnGap * em + spare / (bits - 1), kColumnGap * em, kWidestGap * em);
}

void NimLayout::layOutGrouped()
{
    const double em = m_input.em;
    Count any = 0;
    for (const Count heap : m_input.heaps)
        any |= heap;
    const int bits = std::max(1, static_cast<int>(std::bit_width(any)));
    m_headerHeight = kHeader * em;
    m_footerHeight = m_input.footer ? kFooter * em : 0;

    double best = 0;
    int bestRows = 2;
    for (int rows = 2; rows <= kMostGroupRows; rows *= 2) {
        m_groupRows = rows;
        double stone = kLargestStone * em;
        while (stone >= kSmallestStone * em && !fitGroups(bits, stone))
            stone -= std::max(0.5, em / 16);
        if (stone >= kSmallestStone * em && stone > best) {
            best = stone;
            bestRows = rows;
        }
    }
    m_groupRows = bestRows;
    m_stone = m_pitch = best;

    double x = kEdge * em + m_input.labelWidth;
    const double cells = (m_input.width - x - kEdge * em) / bits;
    const double gap = best > 0 ? spreadGroups(bits) : std::min(kColumnGap * em, cells / 5);
    const double cell = std::clamp(cells - gap, 1.0, kLargestCell * em); // pixels: however many, all are seen
    for (int bit = bits - 1; bit >= 0; --bit) {
        const double width = best > 0 ? groupWidth(bit, m_pitch) : cell;
        m_columns.push_back({bit, QRectF(x, 0, width, 0)});
        x += width + gap;
    }
    double height = m_leastRow;
    if (best > 0)
        height = std::max(height, groupRows(bits - 1) * best + 2 * kRowMargin * em);
    else
        std::ranges::fill(m_drawings, NimDrawing::Cells);
    placeRows(std::vector<double>(m_input.heaps.size(), height), kEdge * em + m_headerHeight,
              kEdge * em + m_footerHeight);
    for (Column& column : m_columns) {
        column.band.setTop(kEdge * em);
        column.band.setBottom(m_contentHeight - kEdge * em);
    }
}

// Rows from top to bottom; what is left of the view's height is shared out, up to a comfortable height.
void NimLayout::placeRows(const std::vector<double>& heights, double top, double bottom)
{
    double total = top + bottom;
    for (const double height : heights)
        total += height;
    const double spare =
        heights.empty() ? 0 : std::max(0.0, m_input.height - total) / static_cast<double>(heights.size());
    double y = top;
    for (const double height : heights) {
        const double share = std::min(spare, std::max(0.0, kLargestRow * m_input.em - height));
        m_rows.emplace_back(kEdge * m_input.em, y, m_input.width - 2 * kEdge * m_input.em, height + share);
        y += height + share;
    }
    m_contentHeight = y + bottom;
}

bool NimLayout::hasFrameOf(const NimLayout& other) const
{
    return m_rows == other.m_rows && m_drawings == other.m_drawings && m_columns == other.m_columns
        && m_input.labelWidth == other.m_input.labelWidth && m_stone == other.m_stone
        && m_pitch == other.m_pitch && m_perLine == other.m_perLine && m_groupRows == other.m_groupRows
        && m_footerHeight == other.m_footerHeight;
}

QRectF NimLayout::label(std::size_t heap) const
{
    QRectF rect = m_rows[heap];
    rect.setWidth(m_input.labelWidth);
    return rect;
}

QRectF NimLayout::stones(std::size_t heap) const
{
    QRectF rect = m_rows[heap];
    rect.setLeft(rect.left() + m_input.labelWidth);
    return rect;
}

QRectF NimLayout::stone(std::size_t heap, Count index) const
{
    const QRectF area = stones(heap);
    if (m_input.arrangement == NimArrangement::Plain) {
        const double lines = static_cast<double>(linesFor(m_input.heaps[heap], m_perLine));
        const double top = area.center().y() - lines * m_stone / 2;
        return {area.left() + static_cast<double>(index % m_perLine) * m_stone,
                top + static_cast<double>(index / m_perLine) * m_stone, m_stone, m_stone};
    }
    // Find the sub-heap that holds the stone, the smallest first.
    Count rest = m_input.heaps[heap];
    int bit = std::countr_zero(rest);
    while (index >= Count{1} << bit) {
        index -= Count{1} << bit;
        rest &= rest - 1;
        bit = std::countr_zero(rest);
    }
    const Column& column = m_columns[m_columns.size() - 1 - static_cast<std::size_t>(bit)];
    const int rows = groupRows(bit);
    const Count perRow = (Count{1} << bit) / static_cast<Count>(rows);
    const Count place = (Count{1} << bit) - 1 - index; // the last stones to go stand last
    const double left = column.band.left() + kColumnMargin * m_input.em;
    const double top = area.center().y() - rows * m_stone / 2;
    return {left + static_cast<double>(place % perRow) * m_pitch + (m_pitch - m_stone) / 2,
            top + static_cast<double>(place / perRow) * m_stone, m_stone, m_stone};
}

QRectF NimLayout::bar(std::size_t heap, Count from, Count to) const
{
    // Bars of different heaps compare by a logarithmic length, so that a small one can still be seen.
    const QRectF area = stones(heap);
    const Count size = m_input.heaps[heap];
    const double full =
        area.width() * std::clamp(std::log2(static_cast<double>(size) + 2) / 64 + 0.35, 0.35, 1.0);
    const auto at = [&](Count stones) {
        return area.left() + full * static_cast<double>(stones) / static_cast<double>(size);
    };
    const double height = kBarHeight * m_input.em;
    return {QPointF(at(from), area.center().y() - height / 2),
            QPointF(at(to), area.center().y() + height / 2)};
}

QRectF NimLayout::header(const Column& column) const
{
    return {column.band.left(), column.band.top(), column.band.width(), m_headerHeight};
}

QRectF NimLayout::footer(const Column& column) const
{
    return {column.band.left(), column.band.bottom() - m_footerHeight, column.band.width(), m_footerHeight};
}

QRectF NimLayout::footerLabel() const
{
    const double edge = kEdge * m_input.em;
    return {edge, m_contentHeight - edge - m_footerHeight, m_input.labelWidth, m_footerHeight};
}

QRectF NimLayout::cell(std::size_t heap, const Column& column) const
{
    const QRectF row = m_rows[heap];
    return {column.band.left(), row.top() + m_input.em / 4, column.band.width(),
            row.height() - m_input.em / 2};
}

std::optional<std::size_t> NimLayout::heapAt(const QPointF& point) const
{
    const auto row =
        std::ranges::lower_bound(m_rows, point.y(), {}, [](const QRectF& r) { return r.bottom(); });
    if (row == m_rows.end() || !row->contains(point))
        return std::nullopt;
    return static_cast<std::size_t>(row - m_rows.begin());
}

std::optional<Count> NimLayout::stoneAt(std::size_t heap, const QPointF& point) const
{
    const Count size = m_input.heaps[heap];
    if (size == 0 || !stones(heap).contains(point))
        return std::nullopt;
    if (m_drawings[heap] == NimDrawing::Bar) {
        const QRectF whole = bar(heap, 0, size);
        if (!whole.contains(point))
            return std::nullopt;
        const double share = (point.x() - whole.left()) / whole.width();
        return std::min(size - 1, static_cast<Count>(share * static_cast<double>(size)));
    }
    if (m_drawings[heap] == NimDrawing::Cells) {
        for (const Column& column : m_columns) {
            const Count power = Count{1} << column.bit;
            if ((size & power) != 0 && cell(heap, column).contains(point))
                return (size & (power - 1)); // it and the larger sub-heaps go
        }
        return std::nullopt;
    }
    const double beside = (m_pitch - m_stone) / 2;
    for (Count index = 0; index < size; ++index) {
        if (stone(heap, index).adjusted(-beside, 0, beside, 0).contains(point))
            return index;
    }
    return std::nullopt;
}

} // namespace laststone::games
