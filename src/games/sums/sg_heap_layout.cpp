// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sums/sg_heap_layout.h"

#include <algorithm>
#include <cmath>

namespace laststone::games {

using theory::Count;

namespace {

// In em, the height of a line of text.
constexpr double kEdge = 0.5;
constexpr double kRowGap = 0.3;
constexpr double kPad = 0.3; // within a row, above and below
constexpr double kTallRow = 10;
constexpr double kBarHeight = 1.8;
constexpr double kTakenShare = 0.6; // of a bar

// How wide a stone or a pin is at most and, where the board would have to scroll, at least.
struct Widths {
    double largest;
    double smallest;
};
constexpr Widths kStone{2.4, 0.9};
constexpr Widths kPin{1.8, 0.7};
constexpr double kMostSpare = 1.2; // what a row gets of the height that is left
// A heap goes on in another line rather than have pins less wide.
constexpr double kNarrowPin = 0.85;
constexpr double kSmaller = 0.92; // from one size that is tried to the next

} // namespace

SgHeapLayout::SgHeapLayout(const SgHeapLayoutInput& input)
    : m_heaps(input.heaps)
    , m_shape(input.shape)
    , m_em(input.em)
    , m_labelHeight(input.labelHeight)
    , m_mostPieces(input.mostPieces)
{
    m_left = kEdge * m_em + input.labelWidth;
    m_inner = std::max(m_em, input.width - m_left - 2 * kEdge * m_em);
    choosePieces(input);
    const double left = input.height - fullHeight(m_piece.width(), input);
    const double spare = std::clamp(left / static_cast<double>(std::max<std::size_t>(1, m_heaps.size())), 0.0,
                                    kMostSpare * m_em);
    double top = input.top;
    for (const Count heap : m_heaps) {
        const double height = rowHeight(heap) + std::floor(spare);
        m_rows.emplace_back(kEdge * m_em, top, input.width - 2 * kEdge * m_em, height);
        top += height + kRowGap * m_em;
    }
    m_contentHeight = top;
}

bool SgHeapLayout::tooMany(Count heap) const
{
    return heap > m_mostPieces;
}

bool SgHeapLayout::isBar(std::size_t part) const
{
    return tooMany(m_heaps[part]);
}

Count SgHeapLayout::lines(Count heap) const
{
    return std::max<Count>(1, (heap + m_inLine - 1) / m_inLine);
}

double SgHeapLayout::rowHeight(Count heap) const
{
    const double content =
        tooMany(heap) ? kBarHeight * m_em : static_cast<double>(lines(heap)) * m_piece.height();
    return std::round(std::max(m_labelHeight, content) + 2 * kPad * m_em);
}

void SgHeapLayout::setPieces(double width)
{
    // Whole pixels, so that all look alike.
    width = std::max(4.0, std::floor(width));
    m_piece = {width, m_shape == SgShape::Pins ? 2 * width : width};
    m_inLine = std::max<Count>(1, static_cast<Count>(m_inner / width));
}

double SgHeapLayout::fullHeight(double width, const SgHeapLayoutInput& input)
{
    setPieces(width);
    double height = input.top;
    for (const Count heap : m_heaps)
        height += rowHeight(heap) + kRowGap * m_em;
    return height;
}

// As large as can be without scrolling; pins in one line if they are not too small then.
void SgHeapLayout::choosePieces(const SgHeapLayoutInput& input)
{
    const Widths widths = m_shape == SgShape::Pins ? kPin : kStone;
    double width = widths.largest * m_em;
    if (m_shape == SgShape::Pins) {
        Count longest = 1;
        for (const Count heap : m_heaps)
            longest = tooMany(heap) ? longest : std::max(longest, heap);
        const double fitting = m_inner / static_cast<double>(longest);
        if (fitting >= kNarrowPin * m_em)
            width = std::min(width, fitting);
    }
    while (fullHeight(width, input) > input.height && width > widths.smallest * m_em)
        width = std::max(widths.smallest * m_em, width * kSmaller);
}

QRectF SgHeapLayout::label(std::size_t part) const
{
    // In the middle of its row, unless that could be out of sight.
    const QRectF& row = m_rows[part];
    const bool tall = row.height() > kTallRow * m_em;
    return {row.left(), row.top(), m_left - row.left(),
            tall ? m_labelHeight + 2 * kPad * m_em : row.height()};
}

QRectF SgHeapLayout::bar(std::size_t part) const
{
    QRectF bar(m_left, 0, m_inner, kBarHeight * m_em);
    bar.moveTop(m_rows[part].center().y() - bar.height() / 2);
    return bar;
}

QRectF SgHeapLayout::barEnd(std::size_t part, Count taken, Count most) const
{
    if (most == 0)
        return {};
    const QRectF whole = bar(part);
    const double share = m_heaps[part] == most ? 1 : kTakenShare;
    const double width = whole.width() * share * static_cast<double>(taken) / static_cast<double>(most);
    return {whole.right() - width, whole.top(), width, whole.height()};
}

QRectF SgHeapLayout::piece(std::size_t part, Count index) const
{
    const QRectF& row = m_rows[part];
    const double content = static_cast<double>(lines(m_heaps[part])) * m_piece.height();
    const double top = std::round(row.center().y() - content / 2);
    return {std::round(m_left) + static_cast<double>(index % m_inLine) * m_piece.width(),
            top + static_cast<double>(index / m_inLine) * m_piece.height(), m_piece.width(),
            m_piece.height()};
}

std::pair<std::size_t, std::size_t> SgHeapLayout::rowsBetween(double top, double bottom) const
{
    const auto first =
        std::ranges::partition_point(m_rows, [&](const QRectF& row) { return row.bottom() < top; });
    const auto last =
        std::ranges::partition_point(m_rows, [&](const QRectF& row) { return row.top() <= bottom; });
    return {static_cast<std::size_t>(first - m_rows.begin()),
            static_cast<std::size_t>(std::max(first, last) - m_rows.begin())};
}

std::pair<Count, Count> SgHeapLayout::piecesBetween(std::size_t part, double top, double bottom) const
{
    const Count heap = m_heaps[part];
    if (heap == 0 || isBar(part))
        return {0, 0};
    const QRectF first = piece(part, 0);
    const double above = std::floor((top - first.top()) / m_piece.height());
    const double below = std::floor((bottom - first.top()) / m_piece.height()) + 1;
    const auto index = [&](double line) {
        return std::min(heap, static_cast<Count>(std::max(0.0, line)) * m_inLine);
    };
    return {index(above), index(below)};
}

std::optional<std::size_t> SgHeapLayout::partAt(const QPointF& point) const
{
    const auto [first, last] = rowsBetween(point.y(), point.y());
    if (first == last || !m_rows[first].contains(point))
        return std::nullopt;
    return first;
}

std::optional<double> SgHeapLayout::placeAt(std::size_t part, const QPointF& point) const
{
    const Count heap = m_heaps[part];
    if (heap == 0)
        return std::nullopt;
    if (isBar(part)) {
        const QRectF whole = bar(part);
        if (!whole.contains(point))
            return std::nullopt;
        return (point.x() - whole.left()) / whole.width() * static_cast<double>(heap);
    }
    const QPointF inside = point - piece(part, 0).topLeft();
    const double line = std::floor(inside.y() / m_piece.height());
    const double column = inside.x() / m_piece.width();
    if (line < 0 || column < 0 || column >= static_cast<double>(m_inLine)
        || line >= static_cast<double>(lines(heap)))
        return std::nullopt;
    const double place = line * static_cast<double>(m_inLine) + column;
    return place < static_cast<double>(heap) ? std::optional(place) : std::nullopt;
}

} // namespace laststone::games
