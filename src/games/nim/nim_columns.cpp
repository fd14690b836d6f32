// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/nim/nim_columns.h"

#include "widgets/board/rows_layout.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace laststone::games {

using theory::Count;

namespace {

constexpr double kLargestStone = 3.4;
constexpr double kSmallestStone = 0.6;
constexpr double kStep = 1.0 / 16;
constexpr double kRowMargin = 0.3;
constexpr double kLargestRow = 8;
constexpr double kBeside = 0.5; // at both sides of a group
constexpr double kGap = 0.5; // between columns
constexpr double kWidestGap = 1.5;
constexpr double kWidestPitch = 1.5; // stones
constexpr double kLargestCell = 4.0;
constexpr double kSmallestCell = 1.0 / 32; // however many there are, all are seen
constexpr int kMostRows = 8;

} // namespace

NimColumns::NimColumns(const std::vector<Count>& heaps, const QSizeF& area, const QMarginsF& margins)
    : m_heaps(heaps.size()), m_area(area), m_margins(margins)
{
    Count any = 0;
    for (const Count heap : heaps)
        any |= heap;
    const int bits = std::max(1, static_cast<int>(std::bit_width(any)));
    m_least = widgets::leastRow(m_heaps, area.height() - margins.top() - margins.bottom());
    chooseStone(bits);
    const double share = (area.width() - margins.left() - margins.right()) / bits;
    const double gap = hasStones() ? spread(bits) : std::min(kGap, share / 5);
    const double lines = hasStones() ? rowsOf(bits - 1) * m_stone + 2 * kRowMargin : 0;
    m_rows = widgets::placeRows(std::vector<double>(m_heaps, std::max(m_least, lines)), area, margins,
                                kLargestRow);
    m_height = (m_rows.empty() ? margins.top() : m_rows.back().bottom()) + margins.bottom();
    double x = margins.left();
    for (int bit = bits - 1; bit >= 0; --bit) {
        const double width =
            hasStones() ? widthOf(bit, m_pitch) : std::clamp(share - gap, kSmallestCell, kLargestCell);
        m_columns.push_back(
            {bit, QRectF(x, margins.top(), width, m_height - margins.top() - margins.bottom())});
        x += width + gap;
    }
}

int NimColumns::rowsOf(int bit) const
{
    // 1, 1 × 2, 2 × 2, 2 × 4, 4 × 4 … as far as the rows allow.
    return std::min(m_mostRows, 1 << std::min(bit / 2, 16));
}

double NimColumns::widthOf(int bit, double pitch) const
{
    return std::ldexp(1.0, bit) / rowsOf(bit) * pitch + 2 * kBeside;
}

bool NimColumns::fits(int bits, double stone) const
{
    double width = m_margins.left() + m_margins.right() + (bits - 1) * kGap;
    for (int bit = 0; bit < bits; ++bit)
        width += widthOf(bit, stone);
    const double lines = rowsOf(bits - 1);
    const auto heaps = static_cast<double>(m_heaps);
    const double height =
        m_margins.top() + m_margins.bottom() + heaps * std::max(m_least, lines * stone + 2 * kRowMargin);
    // With many heaps the board scrolls; the stones then need not shrink for the height.
    const bool scrolls = heaps * 2 > m_area.height();
    return width <= m_area.width() && (height <= m_area.height() || (scrolls && lines <= 2));
}

// In as many lines as give the largest stones.
void NimColumns::chooseStone(int bits)
{
    int best = 2;
    for (int rows = 2; rows <= kMostRows; rows *= 2) {
        m_mostRows = rows;
        double stone = kLargestStone;
        while (stone >= kSmallestStone && !fits(bits, stone))
            stone -= kStep;
        if (stone >= kSmallestStone && stone > m_stone) {
            m_stone = stone;
            best = rows;
        }
    }
    m_mostRows = best;
}

// Room that is left beside the columns goes between the stones, then between the columns; gives the gap.
double NimColumns::spread(int bits)
{
    double spare = m_area.width() - m_margins.left() - m_margins.right() - (bits - 1) * kGap;
    double lines = 0; // of stones from top to bottom, in all columns
    for (int bit = 0; bit < bits; ++bit) {
        spare -= widthOf(bit, m_stone);
        lines += std::ldexp(1.0, bit) / rowsOf(bit);
    }
    m_pitch = m_stone + std::clamp(spare / lines, 0.0, (kWidestPitch - 1) * m_stone);
    spare -= (m_pitch - m_stone) * lines;
    return bits < 2 ? 0 : std::clamp(kGap + spare / (bits - 1), kGap, kWidestGap);
}

QRectF NimColumns::stone(std::size_t heap, const Column& column, Count place) const
{
    const int rows = rowsOf(column.bit);
    const Count perRow = (Count{1} << column.bit) / static_cast<Count>(rows);
    const Count fromFront = (Count{1} << column.bit) - 1 - place; // the last stones to go stand last
    return {column.box.left() + kBeside + static_cast<double>(fromFront % perRow) * m_pitch + beside(),
            m_rows[heap].center().y() + (static_cast<double>(fromFront / perRow) - rows / 2.0) * m_stone,
            m_stone, m_stone};
}

QRectF NimColumns::cell(std::size_t heap, const Column& column) const
{
    return {column.box.left(), m_rows[heap].top() + 0.25, column.box.width(), m_rows[heap].height() - 0.5};
}

} // namespace laststone::games
