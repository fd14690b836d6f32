// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/piece_board.h"

#include <QFontMetricsF>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QtConcurrent/QtConcurrentRun>

#include <algorithm>
#include <utility>

namespace laststone::widgets {

using teaching::Move;
using teaching::Position;
using theory::Count;

PieceBoard::PieceBoard(const BoardLooks& looks, QWidget* parent) : ChoiceBoard(parent), m_looks(looks)
{
    setArrangement(looks.firstArrangement);
    const auto renew = [this] {
        layOut();
        repaintChanges();
    };
    connect(this, &BoardWidget::choiceChanged, this, renew);
    connect(&m_work, &QFutureWatcherBase::finished, this, renew);
}

PieceBoard::~PieceBoard()
{
    m_work.disconnect(this);
    m_work.waitForFinished();
}

double PieceBoard::em() const
{
    return QFontMetricsF(font()).height();
}

Letters PieceBoard::letters() const
{
    return m_looks.letters && partCount() > 0 ? m_looks.letters(position(), arrangement()) : Letters();
}

std::size_t PieceBoard::partCount() const
{
    return position().heaps.empty() ? 0 : position().game->partCount(position());
}

Count PieceBoard::mostTake(std::size_t part) const
{
    return part < partCount() ? position().game->mostTake(position(), part) : 0;
}

Count PieceBoard::moveCount(std::size_t part) const
{
    const auto listed = part < partCount() ? position().game->listedMoves(position(), part) : std::nullopt;
    return listed ? listed->size() : mostTake(part);
}

Move PieceBoard::moveOf(std::size_t part, Count index) const
{
    const auto listed = position().game->listedMoves(position(), part);
    return listed ? (*listed)[index] : ChoiceBoard::moveOf(part, index);
}

std::optional<Count> PieceBoard::indexOf(const Move& move) const
{
    const auto listed =
        move.heap < partCount() ? position().game->listedMoves(position(), move.heap) : std::nullopt;
    if (!listed)
        return ChoiceBoard::indexOf(move);
    const auto found = std::ranges::find(*listed, move);
    return found == listed->end() ? std::nullopt : std::optional(static_cast<Count>(found - listed->begin()));
}

teaching::Sentence PieceBoard::partName(std::size_t part) const
{
    return part < partCount() ? m_looks.partName(scene(), part) : teaching::Sentence();
}

// ---- Between the drawing, in em, and the viewport, in pixels ----

// How far what is drawn is moved up: the foot stays at the bottom.
double PieceBoard::offset(bool isFoot) const
{
    return isFoot ? std::max(0.0, drawing().height * em() - viewport()->height())
                  : verticalScrollBar()->value();
}

QRect PieceBoard::onScreen(const QRectF& box) const
{
    const bool isFoot = drawing().foot > 0 && box.top() >= drawing().height - drawing().foot;
    return QRectF(box.topLeft() * em(), box.size() * em()).translated(0, -offset(isFoot)).toRect();
}

QPointF PieceBoard::inDrawing(const QPointF& point) const
{
    const bool isFoot = point.y() >= viewport()->height() - drawing().foot * em();
    return (point + QPointF(0, offset(isFoot))) / em();
}

QRect PieceBoard::partRect(std::size_t part) const
{
    return part < drawing().parts.size() ? onScreen(drawing().parts[part].box) : QRect();
}

// ---- Drawing ----

BoardScene PieceBoard::scene() const
{
    const BoardView view{position(),       choice(),   marks(),   arrangement(),
                         isVerdictShown(), readPart(), m_pointing};
    return makeScene(m_looks, view, QSizeF(viewport()->size()) / em(), textMeasure(font()));
}

void PieceBoard::layOut()
{
    Drawing drawing;
    if (partCount() > 0) {
        const BoardScene shown = scene();
        findWhatIsMissing(shown);
        drawing = m_looks.draw(shown);
    }
    m_drawing = std::make_shared<const Drawing>(std::move(drawing));
    setContentHeight(m_drawing->height * em(), m_drawing->foot * em());
    if (viewport()->toolTip() != m_drawing->hint)
        viewport()->setToolTip(m_drawing->hint);
}

void PieceBoard::findWhatIsMissing(const BoardScene& scene)
{
    if (!m_looks.missing || m_work.isRunning())
        return;
    if (const Work work = m_looks.missing(scene))
        m_work.setFuture(QtConcurrent::run(work));
}

void PieceBoard::paintBoard(QPainter& painter, const QRect& clip)
{
    const int foot = viewport()->height() - static_cast<int>(drawing().foot * em());
    if (clip.top() < foot)
        paintStrip(painter, clip.intersected(QRect(0, 0, viewport()->width(), foot)), false);
    if (clip.bottom() >= foot)
        paintStrip(painter, clip.intersected(viewport()->rect().adjusted(0, foot, 0, 0)), true);
    m_seen = m_drawing;
}

void PieceBoard::paintStrip(QPainter& painter, const QRect& clip, bool isFoot)
{
    const Theme& theme = Theme::of(palette());
    painter.save();
    if (drawing().foot > 0)
        painter.setClipRect(clip);
    painter.translate(0, -offset(isFoot));
    const QRectF visible = QRectF(clip).translated(0, offset(isFoot));
    const DrawingPainter::Motion motion{m_flights, motionProgress()};
    m_painter.paint(painter, drawing(), font(), theme, visible, isMoving() ? &motion : nullptr);
    const auto cursor = shownCursor();
    if (cursor && *cursor < drawing().parts.size() && !drawing().parts[*cursor].head.isEmpty()) {
        const QRectF head = drawing().parts[*cursor].head.adjusted(0, 0.4, 0, -0.4);
        painter.setPen(QPen(theme.accent, em() / 9));
        painter.drawLine(head.topLeft() * em() + QPointF(1, 0), head.bottomLeft() * em() + QPointF(1, 0));
    }
    painter.restore();
}

// ---- What the pointer means ----

std::optional<Pointing> PieceBoard::pointingAt(const QPointF& point, bool isDrag) const
{
    const QPointF place = inDrawing(point);
    const auto part = partAt(drawing(), place);
    const auto along = part ? placeAt(drawing(), *part, place) : std::nullopt;
    if (!along)
        return isDrag ? m_pointing : std::nullopt;
    const bool goesOn = isDrag && m_pointing && m_pointing->part == *part;
    return Pointing{*part, goesOn ? m_pointing->from : *along, *along};
}

std::optional<Move> PieceBoard::moveAt(const QPointF& point, const std::optional<Move>& before) const
{
    const QPointF place = inDrawing(point);
    // A drag stays with what it began in, a target or the stones of a part.
    const Target* target = targetAt(drawing(), place);
    if (before ? m_pressedTarget : target != nullptr)
        return target && indexOf(target->move) ? std::optional(target->move) : std::nullopt;
    const auto part = partAt(drawing(), place);
    if (!part || (before && *part != before->heap))
        return std::nullopt;
    if (m_looks.pointedMove) {
        const auto pointed = m_pointing && placeAt(drawing(), *part, place)
            ? m_looks.pointedMove(position(), *m_pointing)
            : std::nullopt;
        return pointed ? pointed : before;
    }
    auto move = widgets::moveAt(drawing(), *part, place);
    if (!move || !indexOf(*move))
        return before;
    // It keeps the stones it has been over.
    if (before)
        move->take = std::max(move->take, before->take);
    return move;
}

// The same move may be pointed at from another side.
void PieceBoard::showPointing(const std::optional<Pointing>& before)
{
    if (!m_looks.pointedMove || !choice() || before == m_pointing)
        return;
    layOut();
    repaintChanges();
}

void PieceBoard::mousePressEvent(QMouseEvent* event)
{
    const QPointF place = inDrawing(event->position());
    const auto before = std::exchange(m_pointing, pointingAt(event->position(), false));
    m_pressedTarget = targetAt(drawing(), place) != nullptr;
    ChoiceBoard::mousePressEvent(event);
    showPointing(before);
    const auto part = partAt(drawing(), place);
    if (event->button() == Qt::LeftButton && !choice() && part && drawing().parts[*part].head.contains(place))
        setCursorPart(*part);
}

void PieceBoard::mouseMoveEvent(QMouseEvent* event)
{
    const bool isDrag = event->buttons().testFlag(Qt::LeftButton);
    const auto before = std::exchange(m_pointing, pointingAt(event->position(), isDrag));
    ChoiceBoard::mouseMoveEvent(event);
    showPointing(before);
}

void PieceBoard::keyPressEvent(QKeyEvent* event)
{
    m_pointing.reset();
    ChoiceBoard::keyPressEvent(event);
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

bool PieceBoard::beginMotion(const Position& before, const Move& made)
{
    constexpr std::ptrdiff_t kMostMoving = 600; // more are not watched one by one
    if (!before.game->isLegal(before, made) || before.game->after(before, made) != position())
        return false;
    if (m_looks.origin) {
        m_flights = flights(*m_seen, drawing(),
                            [&](const PieceId& id) { return m_looks.origin(before, made, m_pointing, id); });
    } else {
        m_flights = flights(*m_seen, drawing());
    }
    m_pointing.reset();
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
