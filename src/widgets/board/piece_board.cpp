// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/piece_board.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>

namespace laststone::widgets {

using teaching::Move;
using teaching::Position;
using theory::Count;

PieceBoard::PieceBoard(const BoardLooks& looks, const teaching::Rules& rules, QWidget* parent)
    : ChoiceBoard(parent), m_looks(looks), m_rules(rules)
{
    setArrangement(looks.firstArrangement);
    connect(this, &BoardWidget::choiceChanged, this, [this] {
        layOut();
        repaintChanges();
    });
}

double PieceBoard::em() const
{
    return QFontMetricsF(font()).height();
}

Letters PieceBoard::letters() const
{
    return m_looks.letters ? m_looks.letters(position()) : Letters();
}

std::size_t PieceBoard::partCount() const
{
    return position().heaps.empty() ? 0 : m_rules.partCount(position());
}

Count PieceBoard::mostTake(std::size_t part) const
{
    return part < partCount() ? m_rules.mostTake(position(), part) : 0;
}

teaching::Sentence PieceBoard::partName(std::size_t part) const
{
    return part < partCount() ? m_looks.partName(position(), part) : teaching::Sentence();
}

QRect PieceBoard::onScreen(const QRectF& box) const
{
    return QRectF(box.topLeft() * em(), box.size() * em())
        .translated(0, -verticalScrollBar()->value())
        .toRect();
}

QRect PieceBoard::partRect(std::size_t part) const
{
    return part < drawing().parts.size() ? onScreen(drawing().parts[part].box) : QRect();
}

void PieceBoard::layOut()
{
    Drawing drawing;
    if (partCount() > 0) {
        const BoardView view{position(), choice(), marks(), arrangement(), isVerdictShown()};
        const QSizeF area = QSizeF(viewport()->size()) / em();
        drawing = m_looks.draw(makeScene(m_looks, m_rules, view, area, textMeasure(font())));
    }
    m_drawing = std::make_shared<const Drawing>(std::move(drawing));
    setContentHeight(m_drawing->height * em());
}

void PieceBoard::paintBoard(QPainter& painter, const QRect& clip)
{
    const double offset = verticalScrollBar()->value();
    const Theme& theme = Theme::of(palette());
    painter.translate(0, -offset);
    const QRectF visible = QRectF(clip).translated(0, offset);
    const DrawingPainter::Motion motion{m_flights, motionProgress()};
    m_painter.paint(painter, drawing(), font(), theme, visible, isMoving() ? &motion : nullptr);
    if (const auto cursor = shownCursor(); cursor && *cursor < drawing().parts.size()) {
        const QRectF head = drawing().parts[*cursor].head.adjusted(0, 0.4, 0, -0.4);
        painter.setPen(QPen(theme.accent, em() / 9));
        painter.drawLine(head.topLeft() * em() + QPointF(1, 0), head.bottomLeft() * em() + QPointF(1, 0));
    }
    m_seen = m_drawing;
}

std::optional<Move> PieceBoard::moveAt(const QPointF& point, const std::optional<Move>& before) const
{
    const QPointF place = (point + QPointF(0, verticalScrollBar()->value())) / em();
    // A drag stays with the part it began in and keeps the stones it has been over.
    const auto part = partAt(drawing(), place);
    if (!part || (before && *part != before->heap))
        return std::nullopt;
    auto move = widgets::moveAt(drawing(), *part, place);
    if (!move || !indexOf(*move))
        return before;
    if (before)
        move->take = std::max(move->take, before->take);
    return move;
}

void PieceBoard::repaintChanges()
{
    const int beside = std::max(4, static_cast<int>(em() / 4)); // lines, and letters that stand out a little
    for (const QRectF& box : changes(*m_seen, drawing()))
        viewport()->update(onScreen(box).adjusted(-beside, -beside, beside, beside));
}

void PieceBoard::repaintAfter(const Position&, const std::optional<Move>&)
{
    repaintChanges();
}

bool PieceBoard::beginMotion(const Position&, const Move&)
{
    constexpr std::ptrdiff_t kMostMoving = 600; // more are not watched one by one
    m_flights = flights(*m_seen, drawing());
    const auto moving = std::ranges::count_if(
        m_flights, [](const Flight& flight) { return flight.isGone || flight.from != flight.piece.box; });
    return moving > 0 && moving <= kMostMoving;
}

// The cursor may have gone: what else has changed is told by the drawings.
void PieceBoard::updatePart(std::size_t part)
{
    if (part < drawing().parts.size()) {
        const QRect head = onScreen(drawing().parts[part].head);
        viewport()->update(head.left() - 4, head.top(), 12, head.height());
    }
}

} // namespace laststone::widgets
