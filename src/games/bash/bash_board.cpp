// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/bash/bash_board.h"

#include "games/bash/bash_rules.h"
#include "theory/bash.h"
#include "widgets/look/theme.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <cmath>

namespace laststone::games {

using teaching::Mark;
using teaching::Move;
using teaching::Position;
using teaching::Sentence;
using theory::Count;
using widgets::Theme;
namespace bash = theory::bash;

namespace {

// In em, the height of a line of text.
constexpr double kEdge = 0.6;
constexpr double kHead = 2.6; // the line above the stones
constexpr double kLabel = 2.6; // the column in front of them
constexpr double kLargestStone = 2.2;
constexpr double kSmallestStone = 0.5;
constexpr double kRowGap = 0.3;
constexpr double kBarHeight = 2.2;

constexpr Count kMostStones = 3000; // more are drawn as bars
constexpr Count kMostMovingStones = 600;

} // namespace

BashBoard::BashBoard(QWidget* parent) : ChoiceBoard(parent) { }

Sentence BashBoard::boardName() const
{
    return {"BashBoard", QT_TRANSLATE_NOOP("BashBoard", "Bash board"), {}};
}

Sentence BashBoard::partName(std::size_t) const
{
    if (position().heaps.empty())
        return {};
    //: read aloud: %1 is how many stones there are, %2 the most that may be taken
    const char* const text = QT_TRANSLATE_NOOP("BashBoard", "Stones: %1, at most %2 may be taken");
    return {"BashBoard", text, {position().heaps[0], bashLimit(position())}};
}

Count BashBoard::mostTake(std::size_t) const
{
    return position().heaps.empty() ? 0 : std::min(position().heaps[0], bashLimit(position()));
}

Count BashBoard::rows(Count stones) const
{
    return std::max<Count>(1, stones / m_block + (stones % m_block > 0 ? 1 : 0));
}

void BashBoard::layOut()
{
    if (position().heaps.empty())
        return;
    const double em = QFontMetricsF(font()).height();
    const Count n = position().heaps[0] + m_leaving;
    m_block = bash::block(bashLimit(position()));
    m_left = (kEdge + kLabel) * em;
    m_top = (kEdge + kHead) * em;
    const double width = viewport()->width() - m_left - 2 * kEdge * em;
    const double height = viewport()->height() - m_top - kEdge * em;
    const auto inRow = static_cast<double>(std::min(m_block, std::max<Count>(1, n)));
    const auto lines = static_cast<double>(rows(n));
    m_size = std::min(kLargestStone * em, width / inRow);
    m_bars = n > kMostStones || m_size < kSmallestStone * em;
    // Smaller stones before a scroll bar, down to a size that can still be clicked with ease.
    if (!m_bars && lines * (m_size + kRowGap * em) > height)
        m_size = std::min(m_size, std::max(kSmallestStone * 2 * em, height / lines - kRowGap * em));
    if (m_bars)
        setContentHeight(m_top + (2 * kBarHeight + 4) * em);
    else
        setContentHeight(m_top + lines * (m_size + kRowGap * em) + kEdge * em);
}

QRectF BashBoard::stone(Count index) const
{
    const double em = QFontMetricsF(font()).height();
    return {m_left + kEdge * em / 2 + static_cast<double>(index % m_block) * m_size,
            m_top + static_cast<double>(index / m_block) * (m_size + kRowGap * em), m_size, m_size};
}

// The band behind the stones of a block, from its first stone.
QRectF BashBoard::row(Count index) const
{
    const double em = QFontMetricsF(font()).height();
    const QRectF first = stone(index - index % m_block);
    const Count left = position().heaps[0] + m_leaving - (index - index % m_block);
    const auto length = static_cast<double>(std::min(m_block, left));
    return {m_left, first.top() - kRowGap * em / 3, length * m_size + kEdge * em,
            m_size + kRowGap * em * 2 / 3};
}

QRect BashBoard::partRect(std::size_t) const
{
    return viewport()->rect();
}

QRect BashBoard::stoneRect(Count index) const
{
    if (m_bars || index >= position().heaps[0])
        return {};
    return stone(index).translated(0, -verticalScrollBar()->value()).toRect();
}

QColor BashBoard::ghostColour(Count index) const
{
    const Theme& theme = Theme::of(palette());
    const Count n = position().heaps[0];
    if (choice())
        return index >= n - choice()->take ? theme.accent : QColor();
    for (const Mark& mark : marks()) {
        const bool isMove = mark.kind == Mark::Kind::Take || mark.kind == Mark::Kind::Threat
            || mark.kind == Mark::Kind::Reply;
        if (isMove && mark.to <= index && index < mark.from)
            return mark.kind == Mark::Kind::Threat ? theme.won : theme.good;
        // What is above a move has been taken before it.
        if (mark.kind == Mark::Kind::Threat && index >= mark.from)
            return theme.good;
    }
    return {};
}

void BashBoard::paintBoard(QPainter& painter, const QRect& clip)
{
    if (position().heaps.empty())
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(0, -verticalScrollBar()->value());
    const QRectF visible = QRectF(clip).translated(0, verticalScrollBar()->value());
    paintHead(painter);
    if (m_bars) {
        paintBars(painter);
        return;
    }
    paintRows(painter, visible);
    paintStones(painter, visible);
}

QString BashBoard::headline() const
{
    const Count n = position().heaps[0];
    const auto [blocks, rest] = bash::divide(n, bashLimit(position()));
    QString text = QStringLiteral("%1 = %2 × %3").arg(n).arg(blocks).arg(m_block);
    if (rest > 0)
        text += QStringLiteral(" + %1").arg(rest);
    return text;
}

void BashBoard::paintHead(QPainter& painter) const
{
    const Theme& theme = Theme::of(palette());
    const double em = QFontMetricsF(font()).height();
    painter.setFont(widgets::scaledFont(font(), kHeadline, true));
    painter.setPen(theme.text);
    const QString n = QString::number(position().heaps[0]);
    const QRectF line(kEdge * em, kEdge * em, viewport()->width() - 2 * kEdge * em, kHead * em * 0.8);
    // The remainder tells who wins, so it is shown with the verdict only.
    if (isVerdictShown() || !marks().empty())
        painter.drawText(line, Qt::AlignVCenter | Qt::AlignLeft, headline());
    else
        painter.drawText(line, Qt::AlignVCenter | Qt::AlignLeft, n);
    if (shownCursor()) {
        painter.setPen(QPen(theme.accent, em / 9));
        painter.drawLine(line.topLeft() - QPointF(em / 4, 0), line.bottomLeft() - QPointF(em / 4, 0));
    }
}

void BashBoard::paintRows(QPainter& painter, const QRectF& visible)
{
    const Theme& theme = Theme::of(palette());
    const double em = QFontMetricsF(font()).height();
    const Count n = position().heaps[0];
    const bool pointed = findMark(Mark::Kind::Blocks) != nullptr;
    const bool coloured = isVerdictShown() || !marks().empty();
    painter.setFont(font());
    for (Count first = 0; first < n; first += m_block) {
        const QRectF band = row(first);
        if (band.bottom() < visible.top() || band.top() > visible.bottom())
            continue;
        const bool whole = n - first >= m_block;
        const QColor pale = !coloured ? theme.field : whole ? theme.lostPale : theme.wonPale;
        painter.setPen(pointed ? QPen(whole ? theme.lost : theme.won, em / 9) : QPen(Qt::NoPen));
        painter.setBrush(pale);
        painter.drawRoundedRect(band, em / 3, em / 3);
        painter.setPen(theme.muted);
        painter.drawText(QRectF(kEdge * em, band.top(), kLabel * em - em / 3, band.height()),
                         Qt::AlignVCenter | Qt::AlignRight, QString::number(std::min(m_block, n - first)));
    }
}

void BashBoard::paintStones(QPainter& painter, const QRectF& visible)
{
    const Theme& theme = Theme::of(palette());
    const double em = QFontMetricsF(font()).height();
    const Count n = position().heaps[0];
    const double thick = std::clamp(m_size / 9, 1.0, em / 6);
    const bool apart = findMark(Mark::Kind::Apart) != nullptr;
    for (Count index = 0; index < n; ++index) {
        const QRectF square = stone(index);
        if (square.bottom() < visible.top() || square.top() > visible.bottom())
            continue;
        const QRectF disc = widgets::stoneDisc(square);
        const QColor ghost = ghostColour(index);
        if (ghost.isValid()) {
            QPen pen(ghost, thick);
            pen.setDashPattern({2.2, 1.6});
            pen.setCapStyle(Qt::FlatCap);
            painter.setPen(pen);
            QColor inside = ghost;
            inside.setAlpha(28);
            painter.setBrush(inside);
            painter.drawEllipse(disc.adjusted(thick / 2, thick / 2, -thick / 2, -thick / 2));
        } else {
            m_stamp.draw(painter, disc, disc.width() / 2, theme.stone);
        }
        if (apart && index == 0) {
            painter.setPen(QPen(theme.won, thick * 1.5));
            painter.setBrush(Qt::NoBrush);
            painter.drawEllipse(disc);
        }
    }
    // Those that have just been taken rise and fade.
    const double way = motionProgress();
    painter.setOpacity(1 - way);
    for (Count index = n; index < n + m_leaving; ++index) {
        const QRectF disc = widgets::stoneDisc(stone(index)).translated(0, -way * em * 1.5);
        m_stamp.draw(painter, disc, disc.width() / 2, theme.stone);
    }
    painter.setOpacity(1);
}

// Above the stones that have to stay, below those that may be taken now.
QRectF BashBoard::bar(bool takeable) const
{
    const double em = QFontMetricsF(font()).height();
    const double top = m_top + (takeable ? (kBarHeight + 2) * em : 0) + em;
    return {kEdge * em, top, viewport()->width() - 2 * kEdge * em, kBarHeight * em};
}

void BashBoard::paintBars(QPainter& painter) const
{
    const Theme& theme = Theme::of(palette());
    const double em = QFontMetricsF(font()).height();
    const Count n = position().heaps[0];
    const Count most = mostTake(0);
    const Count chosen = choice() ? choice()->take : 0;
    painter.setFont(font());
    const auto label = [&](const QRectF& below, const QString& text) {
        painter.setPen(theme.muted);
        painter.drawText(QRectF(below.left(), below.top() - em * 1.3, below.width(), em * 1.2),
                         Qt::AlignVCenter | Qt::AlignLeft, text);
    };
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.stone);
    if (n > most)
        painter.drawRoundedRect(bar(false), em / 3, em / 3);
    //: above a bar: %1 is the number of stones that it stands for, which have to stay
    label(bar(false), QCoreApplication::translate("BashBoard", "stay: %1").arg(n - most));

    const QRectF whole = bar(true);
    double share = most == 0 ? 0 : static_cast<double>(chosen) / static_cast<double>(most);
    QColor colour = theme.accent;
    QString text = QCoreApplication::translate("BashBoard", "may be taken: %1").arg(most);
    if (chosen > 0)
        text += QStringLiteral(" → %1").arg(chosen);
    if (const Mark* take = findMark(Mark::Kind::Take); take && chosen == 0 && most > 0) {
        share = static_cast<double>(take->from - take->to) / static_cast<double>(most);
        colour = theme.good;
        text += QStringLiteral(" → %1").arg(take->from - take->to);
    }
    label(whole, text);
    const double cut = whole.right() - whole.width() * share;
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.stone);
    if (most > 0 && share < 1)
        painter.drawRoundedRect(QRectF(whole.topLeft(), QPointF(cut, whole.bottom())), em / 3, em / 3);
    if (share > 0) {
        QPen pen(colour, em / 9);
        pen.setDashPattern({2.2, 1.6});
        painter.setPen(pen);
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(QPointF(cut, whole.top()), whole.bottomRight()), em / 3, em / 3);
    }
}

std::optional<Move> BashBoard::moveAt(const QPointF& point, const std::optional<Move>& before) const
{
    if (position().heaps.empty() || mostTake(0) == 0)
        return std::nullopt;
    const QPointF place = point + QPointF(0, verticalScrollBar()->value());
    const Count n = position().heaps[0];
    const Count most = mostTake(0);
    Count take = 0;
    if (m_bars) {
        const QRectF whole = bar(true);
        if (!whole.contains(place))
            return before;
        const double share = (whole.right() - place.x()) / whole.width();
        take = std::clamp<Count>(static_cast<Count>(std::ceil(share * static_cast<double>(most))), 1, most);
    } else {
        const double em = QFontMetricsF(font()).height();
        const double line = std::floor((place.y() - m_top) / (m_size + kRowGap * em));
        const double column = std::floor((place.x() - m_left - kEdge * em / 2) / m_size);
        if (line < 0 || column < 0 || column >= static_cast<double>(m_block)
            || line >= static_cast<double>(rows(n)))
            return before;
        const Count index = static_cast<Count>(line) * m_block + static_cast<Count>(column);
        if (index >= n || n - index > most)
            return before;
        take = n - index;
    }
    return Move{0, before ? std::max(take, before->take) : take, 0};
}

bool BashBoard::beginMotion(const Position& before, const Move& made)
{
    if (m_bars || made.take > kMostMovingStones || before.rule != position().rule
        || before.heaps[0] != position().heaps[0] + made.take)
        return false;
    m_leaving = made.take;
    return true;
}

} // namespace laststone::games
