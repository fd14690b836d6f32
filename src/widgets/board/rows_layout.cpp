// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/rows_layout.h"

#include <QMarginsF>

#include <algorithm>
#include <limits>
#include <utility>

namespace laststone::widgets {

using theory::Count;

namespace {

constexpr double kStep = 1.0 / 16; // of a stone's side
constexpr double kUsualHeight = 26; // of a board
constexpr double kMostGrowth = 2.5;

Count linesOf(Count stones, Count perLine)
{
    return stones == 0 ? 1 : (stones - 1) / perLine + 1;
}

} // namespace

double leastRow(std::size_t rows, double height, double lowest)
{
    return std::clamp(height / static_cast<double>(std::max<std::size_t>(1, rows)), lowest, 2.0);
}

std::vector<QRectF> placeRows(const std::vector<double>& heights, const QSizeF& area,
                              const QMarginsF& margins, double largest)
{
    double spare = area.height() - margins.top() - margins.bottom();
    for (const double height : heights)
        spare -= height;
    spare = std::max(0.0, spare) / static_cast<double>(std::max<std::size_t>(1, heights.size()));
    std::vector<QRectF> rows;
    double y = margins.top();
    for (const double height : heights) {
        const double share = std::min(spare, std::max(0.0, largest - height));
        rows.emplace_back(margins.left(), y, area.width() - margins.left() - margins.right(), height + share);
        y += height + share;
    }
    return rows;
}

RowsLayout::RowsLayout(const RowsInput& input) : m_input(input)
{
    // On a large board stones grow with it, so that they fill it.
    const double scale = std::clamp(input.area.height() / kUsualHeight, 1.0, kMostGrowth);
    m_input.largest *= input.grows ? scale : 1;
    m_input.largestRow *= scale;
    const QMarginsF& around = input.margins;
    m_width = std::max(1.0, input.area.width() - around.left() - around.right());
    const double inner = input.area.height() - around.top() - around.bottom();
    m_least = std::max(input.leastRow, leastRow(input.counts.size(), inner, input.lowestRow));
    setBars(barsNeeded());
    if (std::ranges::find(m_isBar, true) != m_isBar.end() && input.besideBars < 1)
        leaveRoomBesideRows();
    chooseStone();
    // Rows are no higher than they have to be where some of them would be out of sight for that.
    const double lowest = std::max(input.leastRow, input.lowestRow);
    while (total(m_stone) > input.area.height() && m_least > lowest) {
        m_least = std::max(lowest, m_least - kStep);
        chooseStone();
    }
    // A bar has more stones than any row of them, and is longer.
    for (std::size_t i = 0; i < input.counts.size() && input.besideBars < 1; ++i) {
        const double length = static_cast<double>(std::min(input.counts[i], m_perLine)) * m_pitch;
        m_shortestBar = m_isBar[i] ? m_shortestBar : std::max(m_shortestBar, length);
    }
    std::vector<double> heights;
    for (std::size_t i = 0; i < input.counts.size(); ++i)
        heights.push_back(rowHeight(i, m_stone));
    m_rows = placeRows(heights, input.area, around, m_input.largestRow);
    m_height = (m_rows.empty() ? around.top() : m_rows.back().bottom()) + around.bottom();
}

// Rows are shorter than the bars that are longer then; one that has room for it stays one line, and a heap
// becomes no bar for want of width alone, as its row may have more lines.
void RowsLayout::leaveRoomBesideRows()
{
    constexpr double kMost = 0.9;
    constexpr Count kFew = 16;
    double needed = 0;
    for (const Count count : m_input.counts)
        needed = std::max(needed, count <= kFew ? static_cast<double>(count) * m_input.smallest : 0);
    m_width *= std::clamp(needed / m_width, m_input.besideBars, kMost);
    if (total(m_input.smallest) > m_input.area.height())
        setBars(barsNeeded());
}

std::vector<bool> RowsLayout::barsNeeded() const
{
    std::vector<bool> isBar;
    const Count inLine = fitting(m_input.smallest);
    for (const Count count : m_input.counts) {
        const bool isTooLong =
            static_cast<double>(std::min(count, inLine)) * m_input.smallest > m_width + 1e-9;
        isBar.push_back(isTooLong || count > m_input.mostStones
                        || linesOf(count, inLine) > m_input.mostLines);
    }
    if (m_input.barsAlone && std::ranges::find(isBar, true) != isBar.end())
        isBar.assign(isBar.size(), true);
    return isBar;
}

void RowsLayout::setBars(std::vector<bool> isBar)
{
    m_isBar = std::move(isBar);
    m_widest = 1;
    for (std::size_t i = 0; i < m_input.counts.size(); ++i)
        m_widest = m_isBar[i] ? m_widest : std::max(m_widest, m_input.counts[i]);
}

Count RowsLayout::fitting(double stone) const
{
    const auto most = std::max<Count>(1, static_cast<Count>(m_width / stone + 1e-9));
    return m_input.perLine > 0 ? m_input.perLine : most;
}

// Stones of a line, the same for all heaps, so that a longer row has more stones. Where any number may stand
// in one, the lines of the largest heap are about as long as each other: the last has no few alone.
Count RowsLayout::inLine(double stone) const
{
    const Count most = fitting(stone);
    return m_input.perLine > 0 ? most : (m_widest - 1) / linesOf(m_widest, most) + 1;
}

// Lines from top to bottom: with columns some stand beside each other.
Count RowsLayout::linesBelow(std::size_t part, double stone) const
{
    return (linesOf(m_input.counts[part], inLine(stone)) - 1) / m_columns + 1;
}

double RowsLayout::rowHeight(std::size_t part, double stone) const
{
    const auto lines = static_cast<double>(linesBelow(part, stone));
    const double inner =
        m_isBar[part] ? m_input.barHeight : lines * (stone * m_input.aspect + m_input.lineGap);
    return std::max(m_least, inner + 2 * m_input.rowMargin);
}

double RowsLayout::total(double stone) const
{
    double sum = m_input.margins.top() + m_input.margins.bottom();
    for (std::size_t i = 0; i < m_input.counts.size(); ++i)
        sum += rowHeight(i, stone);
    return sum;
}

// A row reads best in one line; more lines come only when the stones would become small.
void RowsLayout::chooseStone()
{
    if (m_input.perLine > 0)
        return chooseColumns();
    const double oneLine = m_width / static_cast<double>(m_widest);
    m_stone = fitted(std::clamp(oneLine, m_input.oneLine, m_input.largest));
    // A last line of a few stones goes into the others, if they need not be much smaller for that.
    constexpr double kMuch = 0.9;
    const Count lines = linesOf(m_widest, fitting(m_stone));
    const Count fewer = lines < 2 ? 0 : (m_widest - 1) / (lines - 1) + 1; // a line, with one line less
    const double smaller = fewer == 0 ? 0 : m_width / static_cast<double>(fewer);
    if (smaller >= std::max(kMuch * m_stone, m_input.smallest))
        m_stone = smaller;
    m_perLine = inLine(m_stone);
    m_pitch = m_stone;
}

// As many columns as give the largest stones or, where some are out of sight, the lowest board. Room that is
// left goes between the stones and between the columns.
void RowsLayout::chooseColumns()
{
    constexpr double kMostBeside = 0.5; // stones
    m_perLine = m_input.perLine;
    const auto inLine = static_cast<double>(std::min(m_widest, m_perLine));
    const auto room = [&](Count columns) { // of each
        return (m_width + m_input.columnGap) / static_cast<double>(columns) - m_input.columnGap;
    };
    Count best = 1;
    double bestScore = -std::numeric_limits<double>::infinity();
    for (m_columns = 1; m_columns <= linesOf(m_widest, m_perLine); ++m_columns) {
        const double side = room(m_columns) / inLine;
        if (m_columns > 1 && side < m_input.smallest)
            break;
        const double stone = fitted(std::clamp(side, m_input.smallest, m_input.largest));
        const double score = total(stone) > m_input.area.height() ? -total(stone) : stone;
        if (score <= bestScore)
            continue;
        best = m_columns;
        bestScore = score;
        m_stone = stone;
    }
    m_columns = best;
    m_columnPitch = room(best) + m_input.columnGap;
    m_pitch = std::clamp(room(best) / inLine, m_stone, (1 + kMostBeside) * m_stone);
    double lines = 0;
    for (std::size_t i = 0; i < m_input.counts.size(); ++i)
        lines += static_cast<double>(linesBelow(i, m_stone));
    const double spare = (m_input.area.height() - total(m_stone)) / lines;
    m_input.lineGap += std::clamp(spare, 0.0, kMostBeside * m_stone);
}

// A stone that need not scroll, or the smallest that is made for that.
double RowsLayout::fitted(double stone) const
{
    if (total(m_input.fitted)
        > m_input.area.height()) // nor would any larger one: thousands of rows take long
        return std::min(stone, m_input.fitted);
    while (stone > m_input.fitted && total(stone) > m_input.area.height())
        stone = std::max(m_input.fitted, stone - kStep);
    return stone;
}

QRectF RowsLayout::piece(std::size_t part, Count index) const
{
    const double pitch = m_stone * m_input.aspect + m_input.lineGap;
    const Count below = linesBelow(part, m_stone);
    const double top = m_rows[part].center().y() - (static_cast<double>(below) * pitch - m_input.lineGap) / 2;
    const Count line = index / m_perLine;
    const Count column = line / below;
    return {m_rows[part].left() + static_cast<double>(column) * m_columnPitch
                + static_cast<double>(index % m_perLine) * m_pitch,
            top + static_cast<double>(line % below) * pitch, m_stone, m_stone * m_input.aspect};
}

QRectF RowsLayout::bar(std::size_t part) const
{
    constexpr double kLeast = 0.35; // of the width
    constexpr double kLeastAlone = 0.04; // where no row beside them is of stones
    constexpr double kToldApart = 0.15; // of what is left of it, for those that would be shorter
    const Count most = std::max(m_input.longestBar, std::ranges::max(m_input.counts));
    const double share = static_cast<double>(m_input.counts[part]) / static_cast<double>(most);
    const double width = m_rows[part].width();
    const double least =
        m_input.barsAlone ? kLeastAlone : std::max(kLeast, (m_shortestBar + m_stone / 2) / width);
    const double apart = m_input.barsAlone ? 0 : (1 - least) * kToldApart * share;
    const double length = std::max(share, least + apart);
    QRectF box(m_rows[part].topLeft(), QSizeF(width * std::min(length, 1.0), m_input.barHeight));
    box.moveTop(m_rows[part].center().y() - m_input.barHeight / 2);
    return box;
}

RowsLayout roomyRows(RowsInput input, const std::vector<Count>& room)
{
    const std::vector<Count> counts = std::exchange(input.counts, room);
    RowsLayout rows(input);
    for (std::size_t part = 0; part < room.size(); ++part) {
        if (room[part] > counts[part] && rows.isBar(part)) {
            // A bar as long as the one that has been there says how much is gone; of far fewer stones none
            // would be told from another.
            constexpr Count kFarFewer = 8;
            input.counts = counts;
            const Count longest = std::ranges::max(room);
            input.longestBar = longest / kFarFewer > std::ranges::max(counts) ? 0 : longest;
            return RowsLayout(input);
        }
    }
    return rows;
}

void addStones(Drawing& drawing, const RowsLayout& rows, const BoardScene& scene, std::size_t part,
               Shape shape)
{
    for (Count index = 0; index < scene.stones[part]; ++index)
        drawing.pieces.push_back(scene.piece(part, index, rows.piece(part, index), shape));
}

} // namespace laststone::widgets
