// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/staircase/staircase_layout.h"

#include "theory/staircase.h"

#include <algorithm>
#include <cmath>

namespace laststone::games {

using theory::Count;

namespace {

// In em, the height of a line of text.
constexpr double kEdge = 0.5;
constexpr double kHead = 1.8;
constexpr double kCount = 1.4; // the number above the stones
constexpr double kGround = 2.5; // how high the ground stands: two lines of words
constexpr double kMostRise = 2.2;
constexpr double kRiseShare = 0.42; // the stairs' part of the height
constexpr double kLeastColumn = 2.4;
constexpr double kMostColumn = 7;
constexpr double kGroundColumn = 0.9; // of a stair's width, at least the words' width
constexpr double kLargestStone = 1.7;
constexpr double kSmallestStone = 0.75;
constexpr double kRow = 2.1;
constexpr double kScrolledRow = 1.4; // of a list that does not fit
constexpr double kLeastRow = 0.9; // of a list that fits with narrower rows
constexpr double kLeastBar = 5;
constexpr double kHeapsShare = 0.36; // of the width, for the heaps of Nim
constexpr double kBarWidth = 0.7; // of a stair's width

constexpr std::size_t kMostSideBySide = 12;

} // namespace

StaircaseLayout::StaircaseLayout(const StaircaseLayoutInput& input) : m_input(input)
{
    const double em = m_input.em;
    m_most = m_input.stairs.empty() ? 0 : *std::ranges::max_element(m_input.stairs);
    chooseForm();
    if (m_list && m_input.heapsBeside && listRoom() < kLeastBar * em + m_input.numberWidth) {
        // No room for both.
        m_input.heapsBeside = false;
        chooseForm();
    }
    if (m_list)
        layList();
    else
        layStairs();
    if (m_input.heapsBeside && !m_list)
        layHeaps();
}

// Stairs where they have room, else a list.
void StaircaseLayout::chooseForm()
{
    const double em = m_input.em;
    m_heapsLeft = m_input.heapsBeside ? m_input.width * (1 - kHeapsShare) : m_input.width;
    const auto count = static_cast<double>(stairCount());
    const double width = m_heapsLeft - 2 * kEdge * em;
    m_column = std::min(kMostColumn * em, width / (count + kGroundColumn));
    m_rise = std::min(kMostRise * em, (m_input.height - kGround * em) * kRiseShare / std::max(1.0, count));
    const double room = m_input.height - (2 * kEdge + kHead + kCount + kGround) * em - m_rise * count;
    m_list = stairCount() > kMostSideBySide || m_column < kLeastColumn * em
        || m_column < m_input.numberWidth + em / 2 || room < kSmallestStone * em;
}

// The largest stones with which every stair has room; those that have too many even for the smallest become
// bars.
void StaircaseLayout::layStairs()
{
    const double em = m_input.em;
    m_contentHeight = m_input.height;
    m_bars.assign(stairCount(), false);
    for (std::size_t stair = 0; stair < stairCount(); ++stair)
        m_bars[stair] = !fits(stair, kSmallestStone * em);
    constexpr double kStep = 0.05;
    for (m_stone = kLargestStone * em; m_stone > kSmallestStone * em; m_stone -= kStep * em) {
        bool all = true;
        for (std::size_t stair = 0; stair < stairCount() && all; ++stair)
            all = m_bars[stair] || fits(stair, m_stone);
        if (all)
            return;
    }
    m_stone = kSmallestStone * em;
}

void StaircaseLayout::layHeaps()
{
    const double em = m_input.em;
    const double width = heapStone(0, 0).left(); // with m_heapStone still 0: where the stones begin
    const double room = m_input.width - kEdge * em - width;
    const double side = std::min(kLargestStone * em, heapRow(0).height() * 0.72);
    // A heap may grow while a move is being chosen.
    const auto longest = static_cast<double>(std::max<Count>(1, m_most)) * 1.25;
    m_heapStone = std::min(side, room / longest);
    if (m_heapStone < kSmallestStone * em * 0.7)
        m_heapStone = 0;
}

void StaircaseLayout::layList()
{
    const double em = m_input.em;
    const double rows = static_cast<double>(stairCount()) + 1; // the ground is a row, too
    const double share = (m_input.height - (2 * kEdge + kHead) * em) / rows;
    m_row = share < kLeastRow * em ? kScrolledRow * em : std::min(share, kRow * em);
    m_contentHeight = (2 * kEdge + kHead) * em + rows * m_row;
    m_stone = std::min(m_row * 0.7, listRoom() / (static_cast<double>(std::max<Count>(1, m_most)) * 1.25));
    if (m_stone < kSmallestStone * em * 0.7)
        m_stone = 0;
    const double heapRoom = m_input.width - m_heapsLeft - 2 * kEdge * em;
    m_heapStone = std::min(m_stone, heapRoom / (static_cast<double>(std::max<Count>(1, m_most)) * 1.25));
    if (m_heapStone < kSmallestStone * em * 0.5)
        m_heapStone = 0;
}

double StaircaseLayout::listRoom() const
{
    return m_heapsLeft - listLeft() - kEdge * m_input.em;
}

// Where the stones of the list begin.
double StaircaseLayout::listLeft() const
{
    return 2 * kEdge * m_input.em + m_input.nameWidth + m_input.numberWidth + 2 * m_input.em;
}

Count StaircaseLayout::inRow(double size) const
{
    return std::max<Count>(1, static_cast<Count>(m_column * 0.92 / size));
}

Count StaircaseLayout::lines(std::size_t stair, double size) const
{
    const double room = top(stair) - (kEdge + kHead + kCount) * m_input.em;
    return static_cast<Count>(std::max(0.0, room / size));
}

bool StaircaseLayout::fits(std::size_t stair, double size) const
{
    return m_input.stairs[stair] <= lines(stair, size) * inRow(size);
}

// As few as will do, so that the stones pile up, with room for those that may come from the stair above.
Count StaircaseLayout::sideBySide(std::size_t stair) const
{
    const Count most = inRow(m_stone);
    const Count high = lines(stair, m_stone);
    const Count above = stair + 1 < stairCount() ? m_input.stairs[stair + 1] : 0;
    const Count stones = m_input.stairs[stair] + above;
    if (high == 0 || stones >= most * high)
        return most;
    return std::max<Count>(1, (stones + high - 1) / high);
}

QRectF StaircaseLayout::head() const
{
    const double em = m_input.em;
    return {kEdge * em, kEdge * em, m_input.width - 2 * kEdge * em, kHead * em};
}

double StaircaseLayout::top(std::size_t stair) const
{
    return ground().top() - static_cast<double>(stair + 1) * m_rise;
}

double StaircaseLayout::rowTop(std::size_t stair) const
{
    return (kEdge + kHead) * m_input.em + static_cast<double>(stairCount() - 1 - stair) * m_row;
}

QRectF StaircaseLayout::ground() const
{
    const double em = m_input.em;
    if (m_list) {
        return {kEdge * em, (kEdge + kHead) * em + static_cast<double>(stairCount()) * m_row,
                m_heapsLeft - 2 * kEdge * em, m_row};
    }
    const double bottom = m_input.height - kEdge * em;
    return {kEdge * em, bottom - kGround * em, m_column * kGroundColumn, kGround * em};
}

QRectF StaircaseLayout::area(std::size_t stair) const
{
    const double em = m_input.em;
    if (m_list)
        return {kEdge * em, rowTop(stair), m_heapsLeft - 2 * kEdge * em, m_row};
    const QRectF step = block(stair);
    return {step.left(), (kEdge + kHead) * em, step.width(), step.bottom() - (kEdge + kHead) * em};
}

QRectF StaircaseLayout::block(std::size_t stair) const
{
    const QRectF floor = ground();
    const double left = floor.right() + static_cast<double>(stair) * m_column;
    return {left, top(stair), m_column, floor.bottom() - top(stair)};
}

QRectF StaircaseLayout::name(std::size_t stair) const
{
    const double em = m_input.em;
    if (m_list)
        return {2 * kEdge * em, rowTop(stair), m_input.nameWidth, m_row};
    const QRectF step = block(stair);
    return {step.left(), step.top() + em / 8, step.width(), kGround * em};
}

QRectF StaircaseLayout::count(std::size_t stair, Count stones) const
{
    const double em = m_input.em;
    if (m_list) {
        return {name(stair).right() + em / 2, rowTop(stair), m_input.numberWidth + em / 2, m_row};
    }
    double bottom = top(stair);
    if (!drawsStones(stair))
        bottom = bar(stair, 0, 1, 1).top();
    else if (stones > 0)
        bottom = stone(stair, stones - 1).top();
    bottom = std::max(bottom, (kEdge + kHead + kCount) * em);
    return {block(stair).left(), bottom - kCount * em, m_column, kCount * em};
}

bool StaircaseLayout::drawsStones(std::size_t stair) const
{
    if (m_list)
        return m_stone > 0;
    return stair < m_bars.size() && !m_bars[stair];
}

QRectF StaircaseLayout::stone(std::size_t stair, Count index) const
{
    if (m_list) {
        return {listLeft() + static_cast<double>(index) * m_stone, rowTop(stair) + (m_row - m_stone) / 2,
                m_stone, m_stone};
    }
    const Count side = sideBySide(stair);
    const QRectF step = block(stair);
    const double left = step.center().x() - static_cast<double>(side) * m_stone / 2;
    return {left + static_cast<double>(index % side) * m_stone,
            step.top() - static_cast<double>(index / side + 1) * m_stone, m_stone, m_stone};
}

// The share of a bar that lies in a row.
QRectF StaircaseLayout::shareAlong(const QRectF& whole, Count from, Count to, Count total)
{
    const auto place = [&](Count stones) {
        return total == 0 ? 0 : static_cast<double>(stones) / static_cast<double>(total) * whole.width();
    };
    return {whole.left() + place(from), whole.top(), place(to) - place(from), whole.height()};
}

// The share of a bar that stands on a step.
QRectF StaircaseLayout::shareUpwards(const QRectF& whole, Count from, Count to, Count total)
{
    const auto place = [&](Count stones) {
        return total == 0 ? 0 : static_cast<double>(stones) / static_cast<double>(total) * whole.height();
    };
    return {whole.left(), whole.bottom() - place(to), whole.width(), place(to) - place(from)};
}

QRectF StaircaseLayout::bar(std::size_t stair, Count from, Count to, Count total) const
{
    const double em = m_input.em;
    if (m_list) {
        // As long as the stair has stones, compared with the fullest one.
        const double share = m_most == 0
            ? 0
            : static_cast<double>(m_input.stairs[stair]) / static_cast<double>(std::max<Count>(m_most, 1));
        const double room = std::max(em, listRoom() - kEdge * em / 2);
        const double length = total == 0 ? 0 : std::max(em, room * share);
        return shareAlong({listLeft(), rowTop(stair) + m_row * 0.2, std::min(length, room), m_row * 0.6},
                          from, to, total);
    }
    const QRectF step = block(stair);
    const double high = (kEdge + kHead + kCount) * em;
    const double width = m_column * kBarWidth;
    return shareUpwards({step.center().x() - width / 2, high, width, step.top() - high}, from, to, total);
}

QRectF StaircaseLayout::groundStone(Count index) const
{
    const QRectF floor = ground();
    const double size = m_stone;
    const Count side = std::max<Count>(1, static_cast<Count>(floor.width() / std::max(1.0, size)));
    return {floor.left() + static_cast<double>(index % side) * size,
            floor.top() - static_cast<double>(index / side + 1) * size, size, size};
}

QRectF StaircaseLayout::heapsArea() const
{
    const double em = m_input.em;
    const double high = (kEdge + kHead) * em;
    return {m_heapsLeft, high, m_input.width - m_heapsLeft - kEdge * em,
            (m_list ? m_contentHeight : m_input.height) - high - kEdge * em};
}

QRectF StaircaseLayout::heapRow(std::size_t stair) const
{
    const QRectF area = heapsArea();
    if (m_list)
        return {area.left(), rowTop(stair), area.width(), m_row};
    const auto rows = static_cast<double>((stairCount() + 1) / 2);
    const double height = std::min(area.height() / std::max(1.0, rows), 3 * m_input.em);
    // Stair 1 lowest, as beside it.
    const double lowest = area.bottom() - height;
    return {area.left(), lowest - static_cast<double>(stair / 2) * height, area.width(), height};
}

QRectF StaircaseLayout::heapName(std::size_t stair) const
{
    const QRectF row = heapRow(stair);
    return {row.left() + m_input.em / 2, row.top(), m_input.nameWidth, row.height()};
}

QRectF StaircaseLayout::heapStone(std::size_t stair, Count index) const
{
    const double em = m_input.em;
    const QRectF row = heapRow(stair);
    const double left =
        m_list ? row.left() + em / 2 : row.left() + m_input.nameWidth + m_input.numberWidth + 1.5 * em;
    return {left + static_cast<double>(index) * m_heapStone, row.center().y() - m_heapStone / 2, m_heapStone,
            m_heapStone};
}

QRectF StaircaseLayout::heapBar(std::size_t stair, Count from, Count to, Count total) const
{
    const double left = heapStone(stair, 0).left();
    const QRectF row = heapRow(stair);
    const double share =
        static_cast<double>(std::min(total, m_most)) / static_cast<double>(std::max<Count>(m_most, 1));
    const double length = std::max(m_input.em / 2, (row.right() - left) * share);
    return shareAlong({left, row.top() + row.height() * 0.25, length, row.height() * 0.5}, from, to, total);
}

std::optional<std::ptrdiff_t> StaircaseLayout::stairAt(const QPointF& place) const
{
    const double em = m_input.em;
    if (stairCount() == 0 || place.x() < kEdge * em || place.x() >= m_heapsLeft)
        return std::nullopt;
    if (m_list) {
        const double row = std::floor((place.y() - (kEdge + kHead) * em) / m_row);
        if (row < 0 || row > static_cast<double>(stairCount()))
            return std::nullopt;
        return static_cast<std::ptrdiff_t>(stairCount()) - 1 - static_cast<std::ptrdiff_t>(row);
    }
    const QRectF floor = ground();
    if (place.y() < (kEdge + kHead) * em || place.y() > floor.bottom())
        return std::nullopt;
    const double column = std::floor((place.x() - floor.right()) / m_column);
    if (column >= static_cast<double>(stairCount()))
        return std::nullopt;
    return std::max<std::ptrdiff_t>(-1, static_cast<std::ptrdiff_t>(column));
}

std::optional<Count> StaircaseLayout::stoneAt(std::size_t stair, const QPointF& place) const
{
    const Count stones = m_input.stairs[stair];
    if (stones == 0)
        return std::nullopt;
    if (!drawsStones(stair)) {
        const QRectF whole = bar(stair, 0, stones, stones);
        if (!whole.adjusted(-1, -1, 1, 1).contains(place))
            return std::nullopt;
        const double share = m_list ? (place.x() - whole.left()) / whole.width()
                                    : (whole.bottom() - place.y()) / whole.height();
        const double index = std::floor(std::clamp(share, 0.0, 1.0) * static_cast<double>(stones));
        return index >= static_cast<double>(stones) ? stones - 1
                                                    : std::min(stones - 1, static_cast<Count>(index));
    }
    if (m_list) {
        const double index = std::floor((place.x() - listLeft()) / m_stone);
        if (index < 0 || index >= static_cast<double>(stones))
            return std::nullopt;
        return static_cast<Count>(index);
    }
    const QRectF first = stone(stair, 0);
    const Count side = sideBySide(stair);
    const double line = std::floor((first.bottom() - place.y()) / m_stone);
    const double column = std::floor((place.x() - first.left()) / m_stone);
    if (line < 0 || column < 0 || column >= static_cast<double>(side))
        return std::nullopt;
    const double index = line * static_cast<double>(side) + column;
    if (index >= static_cast<double>(stones))
        return std::nullopt;
    return static_cast<Count>(index);
}

} // namespace laststone::games
