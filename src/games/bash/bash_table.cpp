// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/bash/bash_table.h"

#include "games/bash/bash_game.h"
#include "theory/bash.h"
#include "widgets/look/icons.h"
#include "widgets/look/theme.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace laststone::games {

using teaching::Position;
using teaching::Sentence;
using theory::Count;
using theory::Outcome;
using theory::Play;
namespace bash = theory::bash;

namespace {

constexpr Count kMostCells = 96;
constexpr Count kBlocksShown = 6;

Sentence sentence(const char* source, std::vector<teaching::Argument> arguments = {})
{
    return {"BashTable", source, std::move(arguments)};
}

} // namespace

// Cells in rows of a block, where a block fits; else in rows of as many as fit.
struct BashTable::Grid {
    Count columns = 1;
    double cell = 0;

    QRectF rect(Count n) const
    {
        return {static_cast<double>(n % columns) * cell, static_cast<double>(n / columns) * cell, cell, cell};
    }
};

BashTable::BashTable(QWidget* parent) : GrowthTable(parent)
{
    retranslate();
}

void BashTable::setPosition(const Position& position)
{
    m_position = position;
    m_limit = bashLimit(position);
    refresh();
}

int BashTable::lastStep() const
{
    if (m_limit >= kMostCells)
        return static_cast<int>(kMostCells);
    return static_cast<int>(std::min(kMostCells, kBlocksShown * bash::block(m_limit)));
}

BashTable::Grid BashTable::grid(const QSize& size) const
{
    const auto cells = static_cast<Count>(lastStep());
    const double em = QFontMetricsF(font()).height();
    constexpr double kSmallest = 1.9; // em: a number and a sign
    const auto fitting = static_cast<Count>(std::max(1.0, size.width() / (kSmallest * em)));
    Grid result;
    result.columns = std::min(cells, m_limit < fitting ? bash::block(m_limit) : fitting);
    const Count lines = (cells + result.columns - 1) / result.columns;
    result.cell = std::min({size.width() / static_cast<double>(result.columns),
                            size.height() / static_cast<double>(lines), em * 3.2});
    return result;
}

// Step k has judged the heaps 0 .. k−1.
Sentence BashTable::text(int step) const
{
    if (step == 0) {
        return sentence(QT_TRANSLATE_NOOP(
            "BashTable",
            "The heaps from 0 on are judged one after the other: each move leads to a smaller one."));
    }
    const auto n = static_cast<Count>(step) - 1;
    const bool misere = m_position.play == Play::Misere;
    if (n == 0) {
        return misere
            ? sentence(QT_TRANSLATE_NOOP(
                "BashTable", "0: whoever took the last stone has lost, so this is an N-position."))
            : sentence(QT_TRANSLATE_NOOP("BashTable", "0: no move is left, so this is a P-position."));
    }
    if (const auto move = bash::winningMove(n, m_limit, m_position.play)) {
        //: %1 is a heap, %2 how many to take, %3 what is left, a P-position
        return sentence(QT_TRANSLATE_NOOP("BashTable", "%1: take %2 and leave %3, a P-position. So %1 is N."),
                        {n, *move, n - *move});
    }
    const Count least = n - std::min(n, m_limit);
    if (least == n - 1) {
        //: %1 is a heap, %2 the only one that a move leads to
        return sentence(
            QT_TRANSLATE_NOOP("BashTable", "%1: the only move leaves %2, an N-position. So %1 is P."),
            {n, least});
    }
    //: %1 is a heap, %2 and %3 the smallest and the largest that a move leads to
    return sentence(
        QT_TRANSLATE_NOOP("BashTable", "%1: every move leaves %2 to %3, all of them N. So %1 is P."),
        {n, least, n - 1});
}

void BashTable::paintTable(QPainter& painter, const QSize& size, int step, const widgets::Theme& theme) const
{
    const Grid cells = grid(size);
    const double em = QFontMetricsF(font()).height();
    const Count current = m_position.heaps.empty() ? 0 : m_position.heaps[0];
    const auto judged = static_cast<Count>(step);
    const Count pointed = judged == 0 ? 0 : judged - 1;
    for (Count n = 0; n < static_cast<Count>(lastStep()); ++n) {
        const QRectF cell = cells.rect(n).adjusted(2, 2, -2, -2);
        const bool known = n < judged;
        const Outcome outcome = bash::outcome(n, m_limit, m_position.play);
        painter.setPen(n == pointed && judged > 0 ? QPen(theme.accent, em / 8) : QPen(theme.border, 1));
        painter.setBrush(!known ? theme.card : outcome == Outcome::P ? theme.lostPale : theme.wonPale);
        painter.drawRoundedRect(cell, em / 4, em / 4);
        painter.setPen(n == current ? theme.text : theme.muted);
        QFont bold = font();
        bold.setBold(n == current);
        painter.setFont(bold);
        QRectF text = cell;
        if (known) {
            const double sign = std::min(cell.height() * 0.34, em * 0.7);
            widgets::paintOutcome(
                painter, QRectF(cell.center().x() - sign / 2, cell.bottom() - sign * 1.35, sign, sign),
                outcome, theme);
            text.setBottom(cell.bottom() - sign * 1.2);
            painter.setPen(n == current ? theme.text : theme.muted);
        }
        painter.drawText(text, Qt::AlignCenter, QString::number(n));
    }
}

std::optional<Position> BashTable::positionAt(const QPoint& point, const QSize& size) const
{
    const Grid cells = grid(size);
    for (Count n = 0; n < static_cast<Count>(lastStep()); ++n) {
        if (cells.rect(n).contains(point)) {
            Position position = m_position;
            position.heaps = {n};
            return position;
        }
    }
    return std::nullopt;
}

} // namespace laststone::games
