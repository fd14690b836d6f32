// SPDX-License-Identifier: GPL-3.0-or-later
// The views of a queen on a board of squares.
#include "games/wythoff/wythoff_board.h"
#include "games/wythoff/wythoff_rules.h"
#include "widgets/look/icons.h"
#include "widgets/look/theme.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace laststone::games {

using teaching::Mark;
using teaching::Move;
using theory::Count;
using theory::Outcome;
using widgets::Theme;
namespace wythoff = theory::wythoff;

namespace {

// In em, the height of a line of text.
constexpr double kLargestSquare = 2.6;
constexpr double kSmallestSquare = 1.25;
constexpr double kSquareOfValue = 1.05; // at least
constexpr double kSmall = 0.85, kLongValue = 0.7; // beside the squares; three digits and more in one
constexpr Count kManyStones = 30; // in a heap: values in view may be long

} // namespace

WythoffBoard::Letters WythoffBoard::queenLetters(Count most) const
{
    return {arrangement() != QueenWithValues ? 0 : most < kManyStones ? 1 : kLongValue, kSmall};
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

QRectF WythoffBoard::square(Count x, Count y) const
{
    return {m_corner.x() + static_cast<double>(x - m_x) * m_cell,
            m_corner.y() - (static_cast<double>(y - m_y) + 1) * m_cell, m_cell, m_cell};
}

QRect WythoffBoard::squareRect(Count x, Count y) const
{
    if (!showsQueen() || x < m_x || y < m_y || x - m_x >= m_columns || y - m_y >= m_lines)
        return {};
    return square(x, y).toRect();
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

std::optional<Move> WythoffBoard::queenMoveAt(const QPointF& point) const
{
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

} // namespace laststone::games
