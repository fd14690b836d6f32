// SPDX-License-Identifier: GPL-3.0-or-later
// The view of two heaps, and of both at once.
#include "games/wythoff/wythoff_board.h"
#include "games/wythoff/wythoff_rules.h"
#include "widgets/look/theme.h"

#include <QCoreApplication>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <cmath>

namespace laststone::games {

using teaching::Mark;
using teaching::Move;
using theory::Count;
using widgets::Theme;

namespace {

// In em, the height of a line of text.
constexpr double kEdge = 0.6;
constexpr double kLabel = 5.2;
constexpr double kLargestStone = 2.0;
constexpr double kSmallestStone = 0.55;
constexpr double kRowGap = 0.9;
constexpr double kNumber = 1.5; // of a heap, in the board's font size
constexpr Count kLongNumber = 100'000; // from here on in the board's own size
constexpr Count kMostLines = 12; // of stones in a heap

} // namespace

WythoffBoard::Letters WythoffBoard::heapsLetters(Count most)
{
    return {most < kLongNumber ? kNumber : 1, 1};
}

void WythoffBoard::layOutHeaps()
{
    const Count largest =
        std::max({position().heaps[0] + m_leaving.first, position().heaps[1] + m_leaving.second, Count{1}});
    m_left = (kEdge + kLabel) * m_em;
    const double width = std::max(m_em, viewport()->width() - m_left - kEdge * m_em);
    const double height = viewport()->height() - 2 * kEdge * m_em;
    m_bars = largest > kMostStones;
    m_stone = kLargestStone * m_em;
    const auto lines = [&](Count stones) { return std::max<Count>(1, (stones + m_perLine - 1) / m_perLine); };
    const auto needed = [&] {
        m_perLine = std::max<Count>(1, static_cast<Count>(width / m_stone));
        return static_cast<double>(lines(position().heaps[0]) + lines(position().heaps[1])
                                   + lines(mostTake(FromBoth)))
            * m_stone
            + 2 * kRowGap * m_em;
    };
    while (!m_bars && needed() > height && m_stone > kSmallestStone * m_em)
        m_stone -= std::max(0.5, m_em / 16);
    if (lines(largest) > kMostLines)
        m_bars = true;
    double y = kEdge * m_em;
    for (const std::size_t part : {FromFirst, FromSecond, FromBoth}) {
        m_rowTop[part] = y;
        m_rowHeight[part] =
            m_bars ? 2.6 * m_em : std::max(1.4 * m_em, static_cast<double>(lines(mostTake(part))) * m_stone);
        y += m_rowHeight[part] + kRowGap * m_em;
    }
    setContentHeight(y);
}

QRectF WythoffBoard::row(std::size_t part) const
{
    return {kEdge * m_em / 2, m_rowTop[part], viewport()->width() - kEdge * m_em, m_rowHeight[part]};
}

QRectF WythoffBoard::stone(std::size_t part, Count index) const
{
    return {m_left + static_cast<double>(index % m_perLine) * m_stone,
            m_rowTop[part] + static_cast<double>(index / m_perLine) * m_stone, m_stone, m_stone};
}

double WythoffBoard::barWidth(std::size_t part) const
{
    const double full = viewport()->width() - m_left - kEdge * m_em;
    const Count largest = std::max({position().heaps[0], position().heaps[1], Count{1}});
    return std::max(m_em / 4, full * static_cast<double>(mostTake(part)) / static_cast<double>(largest));
}

QRect WythoffBoard::stoneRect(std::size_t part, Count index) const
{
    if (showsQueen() || m_bars || index >= mostTake(part))
        return {};
    return stone(part, index).translated(0, -verticalScrollBar()->value()).toRect();
}

void WythoffBoard::paintHeaps(QPainter& painter)
{
    for (const std::size_t part : {FromFirst, FromSecond, FromBoth})
        paintRow(painter, part);
}

void WythoffBoard::paintRow(QPainter& painter, std::size_t part)
{
    const Theme& theme = Theme::of(palette());
    const Count size = mostTake(part);
    const QRectF area = row(part);
    const double line = m_em / 9;
    // Which stones go, and in which colour.
    Count left = size;
    QColor ghost;
    const auto show = [&](std::size_t movePart, Count take, const QColor& colour) {
        const Taken gone = taken(movePart, take);
        const Count here = part == FromFirst ? gone.first
            : part == FromSecond             ? gone.second
            : movePart == FromBoth           ? take
                                             : 0;
        if (here > 0 && here <= size) {
            left = size - here;
            ghost = colour;
        }
    };
    if (choice()) {
        show(choice()->heap, choice()->take, theme.accent);
    } else {
        for (const Mark& mark : marks()) {
            const Count from = position().heaps[mark.heap == FromSecond ? 1 : 0];
            if ((mark.kind == Mark::Kind::Take || mark.kind == Mark::Kind::Threat) && mark.from == from)
                show(mark.heap, mark.from - mark.to, mark.kind == Mark::Kind::Take ? theme.good : theme.won);
        }
    }
    if (ghost.isValid()) {
        QPen pen(ghost, line);
        pen.setDashPattern({2.2, 1.6});
        painter.setPen(pen);
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(area.adjusted(1, -m_em / 5, -1, m_em / 5), m_em / 2.5, m_em / 2.5);
    }
    if (shownCursor() == part) {
        painter.setPen(QPen(theme.accent, line));
        painter.drawLine(area.topLeft() + QPointF(2, 0), area.bottomLeft() + QPointF(2, 0));
    }
    // The label: the number of a heap, or that both are meant.
    const QRectF label(area.left() + m_em / 2, area.top(), kLabel * m_em - m_em / 2,
                       std::min(area.height(), 3 * m_em));
    if (part == FromBoth) {
        painter.setFont(font());
        painter.setPen(theme.muted);
        //: in front of a row of stones: taking from both heaps; there is little room
        painter.drawText(label, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextWordWrap,
                         QCoreApplication::translate("WythoffBoard", "both"));
    } else {
        painter.setFont(widgets::scaledFont(font(), size < kLongNumber ? kNumber : 1.0, true));
        painter.setPen(theme.text);
        painter.drawText(label, Qt::AlignVCenter | Qt::AlignLeft, QString::number(size));
    }
    if (m_bars) {
        const double width = barWidth(part);
        const double kept = size == 0 ? 0 : width * static_cast<double>(left) / static_cast<double>(size);
        const QRectF bar(m_left, area.center().y() - m_em * 0.8, width, m_em * 1.6);
        if (size > 0) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(part == FromBoth ? theme.border : theme.stone);
            painter.drawRoundedRect(QRectF(bar.topLeft(), QSizeF(kept, bar.height())), m_em / 4, m_em / 4);
        }
        if (left < size) {
            painter.setPen(QPen(ghost, line));
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(QRectF(bar.left() + kept, bar.top(), width - kept, bar.height()),
                                    m_em / 4, m_em / 4);
        }
        return;
    }
    const double thick = std::clamp(m_stone / 9, 1.0, m_em / 6);
    for (Count index = 0; index < size; ++index) {
        const QRectF disc = widgets::stoneDisc(stone(part, index));
        if (index >= left) {
            QPen pen(ghost, thick);
            pen.setDashPattern({2.2, 1.6});
            pen.setCapStyle(Qt::FlatCap);
            QColor inside = ghost;
            inside.setAlpha(28);
            painter.setPen(pen);
            painter.setBrush(inside);
            painter.drawEllipse(disc.adjusted(thick / 2, thick / 2, -thick / 2, -thick / 2));
        } else if (part == FromBoth) {
            // Two halves: one stone of each heap.
            painter.setPen(QPen(theme.stoneEdge, thick * 0.7));
            painter.setBrush(Qt::NoBrush);
            const double shift = disc.width() * 0.18;
            const QRectF small = disc.adjusted(shift, shift, -shift, -shift);
            painter.drawEllipse(small.translated(-shift * 0.8, 0));
            painter.drawEllipse(small.translated(shift * 0.8, 0));
        } else {
            m_stamp.draw(painter, disc, disc.width() / 2, theme.stone);
        }
    }
    // Those that have just been taken rise and fade.
    const Count leaving = part == FromFirst ? m_leaving.first : part == FromSecond ? m_leaving.second : 0;
    painter.setOpacity(1 - motionProgress());
    for (Count index = size; index < size + leaving; ++index) {
        const QRectF disc =
            widgets::stoneDisc(stone(part, index)).translated(0, -motionProgress() * m_em * 1.5);
        m_stamp.draw(painter, disc, disc.width() / 2, theme.stone);
    }
    painter.setOpacity(1);
}

std::optional<Move> WythoffBoard::heapsMoveAt(const QPointF& point, const std::optional<Move>& before) const
{
    const QPointF place = point + QPointF(0, verticalScrollBar()->value());
    for (const std::size_t part : {FromFirst, FromSecond, FromBoth}) {
        if (!row(part).contains(place))
            continue;
        // A drag stays in the row that it began in and keeps the stones it has been over.
        if (before && before->heap != part)
            return std::nullopt;
        const Count size = mostTake(part);
        Count take = 0;
        if (m_bars) {
            const double width = barWidth(part);
            const double share = (m_left + width - place.x()) / width;
            if (size == 0 || share <= 0 || share > 1)
                return before;
            take =
                std::clamp<Count>(static_cast<Count>(std::ceil(share * static_cast<double>(size))), 1, size);
        } else {
            const double column = std::floor((place.x() - m_left) / m_stone);
            const double line = std::floor((place.y() - m_rowTop[part]) / m_stone);
            if (column < 0 || line < 0 || column >= static_cast<double>(m_perLine))
                return before;
            const Count index = static_cast<Count>(line) * m_perLine + static_cast<Count>(column);
            if (index >= size)
                return before;
            take = size - index;
        }
        return Move{part, before ? std::max(take, before->take) : take, 0};
    }
    return std::nullopt;
}

} // namespace laststone::games
