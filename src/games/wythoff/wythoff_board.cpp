// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/wythoff/wythoff_board.h"

#include "games/wythoff/wythoff_rules.h"
#include "widgets/icons.h"
#include "widgets/theme.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <QScrollBar>
#include <QtConcurrent/QtConcurrentRun>

#include <algorithm>
#include <cmath>

namespace laststone::games {

using teaching::Mark;
using teaching::Move;
using teaching::Position;
using teaching::Sentence;
using theory::Count;
using theory::Outcome;
using widgets::Theme;
namespace wythoff = theory::wythoff;

namespace {

// In em, the height of a line of text.
constexpr double kEdge = 0.6;
constexpr double kLabel = 5.2;
constexpr double kLargestStone = 2.0;
constexpr double kSmallestStone = 0.55;
constexpr double kLargestSquare = 2.6;
constexpr double kSmallestSquare = 1.25;
constexpr double kSquareOfValue = 1.05; // at least
constexpr double kRowGap = 0.9;
constexpr double kNumber = 1.5; // of a heap, in the board's font size
constexpr double kSmall = 0.85, kLongValue = 0.7; // beside the squares; three digits and more in one
constexpr Count kManyStones = 30; // in a heap: values in view may be long
constexpr Count kLongNumber = 100'000; // from here on in the board's own size
constexpr Count kMostStones = 600; // in a heap; more are drawn as a bar
constexpr Count kMostLines = 12; // of stones in a heap

} // namespace

WythoffBoard::WythoffBoard(QWidget* parent) : ChoiceBoard(parent)
{
    connect(&m_watcher, &QFutureWatcherBase::finished, this, [this] {
        if (m_watcher.future().resultCount() > 0 && m_watcher.result())
            m_values = m_watcher.result();
        viewport()->update();
    });
}

WythoffBoard::~WythoffBoard()
{
    m_stop.request_stop();
    m_watcher.disconnect(this);
    m_watcher.waitForFinished();
}

std::vector<Sentence> WythoffBoard::arrangements() const
{
    return {
        //: a view of the board
        {"WythoffBoard", QT_TRANSLATE_NOOP("WythoffBoard", "Two heaps"), {}},
        //: a view of the board
        {"WythoffBoard", QT_TRANSLATE_NOOP("WythoffBoard", "Queen"), {}},
        //: a view of the board
        {"WythoffBoard", QT_TRANSLATE_NOOP("WythoffBoard", "Queen, with the P-positions"), {}},
        //: a view of the board
        {"WythoffBoard", QT_TRANSLATE_NOOP("WythoffBoard", "Queen, with the SG values"), {}},
    };
}

void WythoffBoard::setArrangement(int index)
{
    ChoiceBoard::setArrangement(
        std::clamp(index, static_cast<int>(Heaps), static_cast<int>(QueenWithValues)));
    wantValues();
}

WythoffBoard::Letters WythoffBoard::letters() const
{
    const Count most = partCount() == 0 ? 0 : std::max(position().heaps[0], position().heaps[1]);
    if (showsQueen())
        return {arrangement() != QueenWithValues ? 0 : most < kManyStones ? 1 : kLongValue, kSmall};
    return {most < kLongNumber ? kNumber : 1, 1};
}

Sentence WythoffBoard::boardName() const
{
    return {"WythoffBoard", QT_TRANSLATE_NOOP("WythoffBoard", "Board of Wythoff's game"), {}};
}

Sentence WythoffBoard::partName(std::size_t part) const
{
    if (partCount() == 0)
        return {};
    if (part == FromBoth) {
        //: read aloud: %1 is how many can be taken from each of the two heaps
        return {"WythoffBoard",
                QT_TRANSLATE_NOOP("WythoffBoard", "Both heaps, at most %1 from each"),
                {mostTake(part)}};
    }
    //: read aloud: %1 is the number of the heap, %2 how many stones it has
    return {"WythoffBoard",
            QT_TRANSLATE_NOOP("WythoffBoard", "Heap %1, stones: %2"),
            {Count{part} + 1, position().heaps[part]}};
}

Count WythoffBoard::mostTake(std::size_t part) const
{
    if (partCount() == 0)
        return 0;
    const auto& heaps = position().heaps;
    return part == FromBoth ? std::min(heaps[0], heaps[1]) : heaps[part];
}

WythoffBoard::Taken WythoffBoard::taken(std::size_t part, Count take) const
{
    return {part == FromSecond ? 0 : take, part == FromFirst ? 0 : take};
}

void WythoffBoard::layOut()
{
    if (partCount() == 0)
        return;
    m_em = QFontMetricsF(font()).height();
    if (showsQueen())
        layOutQueen();
    else
        layOutHeaps();
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

// Squares from the corner on where they fit; else those up to the queen.
void WythoffBoard::layOutQueen()
{
    const double width = viewport()->width() - 3.4 * m_em;
    const double height = viewport()->height() - 2.4 * m_em;
    const Count x = position().heaps[0];
    const Count y = position().heaps[1];
    const auto room = [&](double cell, double length) {
        return static_cast<Count>(std::max(1.0, std::floor(length / cell)));
    };
    constexpr double kWithCare = 10;
    const double wanted = std::min(width, height)
        / static_cast<double>(std::min<Count>(std::max({x, y, Count(kWithCare)}) + 2, 1000));
    const double least = arrangement() == QueenWithValues ? kSquareOfValue : kSmallestSquare;
    m_cell = std::floor(std::clamp(wanted, least * m_em, kLargestSquare * m_em));
    m_columns = room(m_cell, width);
    m_lines = room(m_cell, height);
    m_x = x + 1 >= m_columns ? x + 2 - m_columns : 0;
    m_y = y + 1 >= m_lines ? y + 2 - m_lines : 0;
    m_corner = {2.6 * m_em, height + 0.6 * m_em};
    setContentHeight(0);
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

QRectF WythoffBoard::square(Count x, Count y) const
{
    return {m_corner.x() + static_cast<double>(x - m_x) * m_cell,
            m_corner.y() - (static_cast<double>(y - m_y) + 1) * m_cell, m_cell, m_cell};
}

QRect WythoffBoard::partRect(std::size_t part) const
{
    if (partCount() == 0 || part >= WythoffParts)
        return {};
    if (showsQueen())
        return viewport()->rect();
    return row(part).translated(0, -verticalScrollBar()->value()).toAlignedRect();
}

QRect WythoffBoard::stoneRect(std::size_t part, Count index) const
{
    if (showsQueen() || m_bars || index >= mostTake(part))
        return {};
    return stone(part, index).translated(0, -verticalScrollBar()->value()).toRect();
}

QRect WythoffBoard::squareRect(Count x, Count y) const
{
    if (!showsQueen() || x < m_x || y < m_y || x - m_x >= m_columns || y - m_y >= m_lines)
        return {};
    return square(x, y).toRect();
}

// A move from both heaps shows in all three rows.
void WythoffBoard::updatePart(std::size_t)
{
    viewport()->update();
}

void WythoffBoard::paintBoard(QPainter& painter, const QRect&)
{
    if (partCount() == 0)
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    if (showsQueen()) {
        paintQueen(painter);
    } else {
        painter.translate(0, -verticalScrollBar()->value());
        paintHeaps(painter);
    }
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
        const double full = viewport()->width() - m_left - kEdge * m_em;
        const Count largest = std::max({position().heaps[0], position().heaps[1], Count{1}});
        const double width =
            std::max(m_em / 4, full * static_cast<double>(size) / static_cast<double>(largest));
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

bool WythoffBoard::isReached(Count x, Count y) const
{
    const Count a = position().heaps[0];
    const Count b = position().heaps[1];
    return (x < a && y == b) || (x == a && y < b) || (x < a && y < b && a - x == b - y);
}

void WythoffBoard::paintSquare(QPainter& painter, Count x, Count y) const
{
    const Theme& theme = Theme::of(palette());
    const QRectF place = square(x, y);
    const bool dark = (x + y) % 2 == 0;
    QColor fill = dark ? theme.field : theme.card;
    std::optional<Count> value;
    if (arrangement() == QueenWithValues && m_values)
        value = m_values->value(x, y);
    if (value) {
        // From pale to strong as the value grows; 0 is a P-position and has its sign as well.
        const double share =
            std::min(1.0, static_cast<double>(*value) / (2.0 * static_cast<double>(m_columns)));
        fill = QColor::fromRgbF(
            static_cast<float>(theme.lostPale.redF() * (1 - share) + theme.wonPale.redF() * share),
            static_cast<float>(theme.lostPale.greenF() * (1 - share) + theme.wonPale.greenF() * share),
            static_cast<float>(theme.lostPale.blueF() * (1 - share) + theme.wonPale.blueF() * share));
    }
    painter.fillRect(place, fill);
    // Where the queen can go lights up.
    if (isReached(x, y)) {
        painter.setPen(Qt::NoPen);
        QColor lit = theme.accent;
        lit.setAlpha(choice() || shownCursor() ? 70 : 36);
        painter.fillRect(place, lit);
    }
    if (value) {
        painter.setFont(widgets::scaledFont(font(), *value < 100 ? 1 : kLongValue, *value == 0));
        painter.setPen(*value == 0 ? theme.lostText : theme.text);
        painter.drawText(place, Qt::AlignCenter, QString::number(*value));
    } else if (arrangement() == QueenWithPositions && wythoff::outcome(x, y, position().play) == Outcome::P) {
        const double size = m_cell * 0.5;
        widgets::paintOutcome(
            painter, QRectF(place.center().x() - size / 2, place.center().y() - size / 2, size, size),
            Outcome::P, theme);
    }
}

void WythoffBoard::paintAxes(QPainter& painter) const
{
    const Theme& theme = Theme::of(palette());
    const QFont small = widgets::scaledFont(font(), kSmall);
    const QFontMetricsF metrics(small);
    painter.setFont(small);
    painter.setPen(theme.muted);
    // Labels that would touch are left out.
    const double widest = metrics.horizontalAdvance(QString::number(m_x + m_columns)) + m_em / 2;
    const auto every = static_cast<Count>(std::max(1.0, std::ceil(widest / m_cell)));
    for (Count i = 0; i < m_columns; i += every) {
        const QRectF place = square(m_x + i, m_y);
        painter.drawText(
            QRectF(place.center().x() - widest, m_corner.y() + m_em * 0.15, 2 * widest, m_em * 1.2),
            Qt::AlignCenter, QString::number(m_x + i));
    }
    for (Count i = 0; i < m_lines; ++i) {
        const QRectF place = square(m_x, m_y + i);
        painter.drawText(QRectF(0, place.top(), m_corner.x() - m_em / 3, place.height()),
                         Qt::AlignVCenter | Qt::AlignRight, QString::number(m_y + i));
    }
}

void WythoffBoard::paintTargets(QPainter& painter) const
{
    const Theme& theme = Theme::of(palette());
    const auto inside = [&](Count x, Count y) {
        return x >= m_x && y >= m_y && x - m_x < m_columns && y - m_y < m_lines;
    };
    const auto frame = [&](Count x, Count y, const QColor& colour, bool dashed) {
        if (!inside(x, y))
            return;
        QPen pen(colour, m_em / 7);
        if (dashed)
            pen.setDashPattern({2.2, 1.6});
        painter.setPen(pen);
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(square(x, y).adjusted(2, 2, -2, -2), m_em / 4, m_em / 4);
    };
    const Count a = position().heaps[0];
    const Count b = position().heaps[1];
    // A reply begins where the move that it answers has led to.
    Count x = a;
    Count y = b;
    for (const Mark& mark : marks()) {
        if (mark.kind == Mark::Kind::Pair) {
            frame(mark.from, mark.to, theme.lost, false);
            frame(mark.to, mark.from, theme.lost, false);
        } else if (mark.kind == Mark::Kind::Take || mark.kind == Mark::Kind::Threat
                   || mark.kind == Mark::Kind::Reply) {
            const Taken gone = taken(mark.heap, mark.from - mark.to);
            if (gone.first > x || gone.second > y)
                continue; // of a position that has gone
            const QPointF from = square(x, y).center();
            x -= gone.first;
            y -= gone.second;
            const QColor colour = mark.kind == Mark::Kind::Threat ? theme.won : theme.good;
            frame(x, y, colour, true);
            if (inside(x, y)) {
                QPen pen(colour, m_em / 7);
                pen.setDashPattern({2.2, 1.6});
                painter.setPen(pen);
                painter.drawLine(from, square(x, y).center());
            }
        }
    }
    if (choice()) {
        const Taken gone = taken(choice()->heap, choice()->take);
        frame(a - gone.first, b - gone.second, theme.accent, true);
        if (inside(a - gone.first, b - gone.second)) {
            QPen pen(theme.accent, m_em / 9);
            pen.setDashPattern({2.2, 1.6});
            painter.setPen(pen);
            painter.drawLine(square(a, b).center(), square(a - gone.first, b - gone.second).center());
        }
    }
}

void WythoffBoard::paintQueen(QPainter& painter)
{
    const Theme& theme = Theme::of(palette());
    for (Count j = 0; j < m_lines; ++j) {
        for (Count i = 0; i < m_columns; ++i)
            paintSquare(painter, m_x + i, m_y + j);
    }
    painter.setPen(QPen(theme.border, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF(m_corner.x(), m_corner.y() - static_cast<double>(m_lines) * m_cell,
                            static_cast<double>(m_columns) * m_cell, static_cast<double>(m_lines) * m_cell));
    paintAxes(painter);
    paintTargets(painter);

    // The queen: a crown on a disc, on its way from where it stood.
    QPointF centre = square(position().heaps[0], position().heaps[1]).center();
    const double rest = 1 - motionProgress();
    if (isMoving())
        centre += QPointF(static_cast<double>(m_leaving.first), -static_cast<double>(m_leaving.second))
            * m_cell * rest;
    const double radius = m_cell * 0.4;
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.stone);
    painter.drawEllipse(centre, radius, radius);
    QPainterPath crown;
    const double w = radius * 0.62;
    crown.moveTo(centre + QPointF(-w, w * 0.75));
    crown.lineTo(centre + QPointF(-w, -w * 0.55));
    crown.lineTo(centre + QPointF(-w * 0.45, w * 0.05));
    crown.lineTo(centre + QPointF(0, -w * 0.85));
    crown.lineTo(centre + QPointF(w * 0.45, w * 0.05));
    crown.lineTo(centre + QPointF(w, -w * 0.55));
    crown.lineTo(centre + QPointF(w, w * 0.75));
    crown.closeSubpath();
    painter.setBrush(theme.card);
    painter.drawPath(crown);
}

std::optional<Move> WythoffBoard::moveAt(const QPointF& point, const std::optional<Move>& before) const
{
    if (partCount() == 0)
        return std::nullopt;
    if (showsQueen()) {
        const double column = std::floor((point.x() - m_corner.x()) / m_cell);
        const double line = std::floor((m_corner.y() - point.y()) / m_cell);
        if (column < 0 || line < 0 || column >= static_cast<double>(m_columns)
            || line >= static_cast<double>(m_lines))
            return std::nullopt;
        const Count x = m_x + static_cast<Count>(column);
        const Count y = m_y + static_cast<Count>(line);
        if (!isReached(x, y))
            return std::nullopt;
        const Count first = position().heaps[0] - x;
        const Count second = position().heaps[1] - y;
        if (second == 0)
            return Move{FromFirst, first, 0};
        return Move{first == 0 ? FromSecond : FromBoth, second, 0};
    }
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
            const double full = viewport()->width() - m_left - kEdge * m_em;
            const Count largest = std::max({position().heaps[0], position().heaps[1], Count{1}});
            const double width =
                std::max(m_em / 4, full * static_cast<double>(size) / static_cast<double>(largest));
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

bool WythoffBoard::beginMotion(const Position& before, const Move& made)
{
    if (before.heaps.size() != 2 || made.take > kMostStones || (m_bars && !showsQueen()))
        return false;
    m_leaving = taken(made.heap, made.take);
    return true;
}

// The table of values is worked out beside the GUI thread, once; no values are shown before.
void WythoffBoard::wantValues()
{
    if (arrangement() != QueenWithValues || m_values || m_watcher.isRunning())
        return;
    m_watcher.setFuture(QtConcurrent::run([token = m_stop.get_token()] {
        return wythoff::SgTable::compute(WythoffRules::kTableBound, token);
    }));
}

} // namespace laststone::games
