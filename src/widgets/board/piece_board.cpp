// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/piece_board.h"

#include <QFontMetricsF>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolButton>
#include <QtConcurrent/QtConcurrentRun>

#include <algorithm>
#include <cmath>
#include <utility>

namespace laststone::widgets {

using teaching::Move;
using teaching::Position;
using theory::Count;

PieceBoard::PieceBoard(const BoardLooks& looks, QWidget* parent)
    : ChoiceBoard(parent), m_looks(looks), m_above(new QToolButton(this)), m_below(new QToolButton(this))
{
    for (QToolButton* button : {m_above, m_below}) {
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::NoFocus); // keys scroll by going from part to part
        button->hide();
        const auto action =
            button == m_above ? QAbstractSlider::SliderPageStepSub : QAbstractSlider::SliderPageStepAdd;
        connect(button, &QToolButton::clicked, this,
                [=, this] { verticalScrollBar()->triggerAction(action); });
    }
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, &PieceBoard::countOutside);
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
    const BoardView view{position(),       choice(),   shown(),   arrangement(),
                         isVerdictShown(), readPart(), m_pointing};
    const QSizeF area = QSizeF(viewport()->width(), viewport()->height() + m_strip) / em();
    return makeScene(m_looks, view, area, textMeasure(font()));
}

void PieceBoard::layOut()
{
    Drawing drawing;
    if (partCount() > 0) {
        const BoardScene shown = scene();
        findWhatIsMissing(shown);
        drawing = m_looks.draw(shown);
    }
    QScrollBar* const bar = verticalScrollBar();
    const bool goesToEnd = drawing.beginsAtEnd && (!m_drawing->beginsAtEnd || bar->value() == bar->maximum());
    m_drawing = std::make_shared<const Drawing>(std::move(drawing));
    showOutside(m_drawing->height * em() > viewport()->height() + m_strip + 1);
    setContentHeight(m_drawing->height * em(), m_drawing->foot * em());
    if (viewport()->toolTip() != m_drawing->hint)
        viewport()->setToolTip(m_drawing->hint);
    if (goesToEnd)
        bar->setValue(bar->maximum());
    countOutside();
}

// Makes room for the signs below the board, so that they hide nothing of it.
void PieceBoard::showOutside(bool isCut)
{
    const int strip = isCut && !m_looks.more.isEmpty() ? static_cast<int>(em() * 1.5) : 0;
    const int half = width() / 2;
    m_above->setGeometry(0, height() - strip, half, strip);
    m_below->setGeometry(half, height() - strip, half, strip);
    for (QToolButton* button : {m_above, m_below})
        button->setFont(font()); // a hall reads it too, whatever letters buttons have
    if (strip != m_strip) {
        m_strip = strip;
        setViewportMargins(0, 0, 0, strip); // lays out again
    }
}

void PieceBoard::countOutside()
{
    const double top = verticalScrollBar()->value() / em();
    const double bottom = top + viewport()->height() / em();
    int above = 0;
    int below = 0;
    const auto count = [&](const auto& items) {
        for (const auto& item : items) {
            above += item.box.center().y() < top ? 1 : 0;
            below += item.box.center().y() > bottom ? 1 : 0;
        }
    };
    if (m_strip > 0 && drawing().parts.size() > 1)
        count(drawing().parts);
    else if (m_strip > 0)
        count(drawing().pieces);
    const auto show = [&](QToolButton* button, const QString& sign, int outside) {
        button->setVisible(outside > 0);
        button->setText({});
        if (outside == 0)
            return;
        teaching::Sentence more = m_looks.more;
        more.count = outside;
        button->setText(sign.arg(teaching::Voice::installed().say(more)));
    };
    show(m_above, QStringLiteral("▴ %1"), above);
    show(m_below, QStringLiteral("▾ %1"), below);
}

void PieceBoard::findWhatIsMissing(const BoardScene& scene)
{
    if (!m_looks.missing || m_work.isRunning())
        return;
    if (const Work work = m_looks.missing(scene))
        m_work.setFuture(QtConcurrent::run(work));
}

// All at once, so that no dashes are cut.
void PieceBoard::paintRegion(QPainter& painter, const QRegion& region)
{
    const int foot = viewport()->height() - static_cast<int>(std::ceil(drawing().foot * em()));
    const QRect above(0, 0, viewport()->width(), foot);
    paintStrip(painter, region.intersected(above), false);
    if (drawing().foot > 0)
        paintStrip(painter, region.subtracted(above), true);
    m_seen = m_drawing;
}

void PieceBoard::paintStrip(QPainter& painter, const QRegion& region, bool isFoot)
{
    if (region.isEmpty())
        return;
    const Theme& theme = Theme::of(palette());
    const int moved = static_cast<int>(std::round(offset(isFoot)));
    painter.save();
    painter.setClipRegion(region);
    painter.fillRect(region.boundingRect(), theme.card);
    painter.translate(0, -moved);
    const DrawingPainter::Motion motion{m_flights, motionProgress()};
    m_painter.paint(painter, drawing(), font(), theme, region.translated(0, moved),
                    isMoving() ? &motion : nullptr);
    const auto cursor = shownCursor();
    if (cursor && *cursor < drawing().parts.size() && !drawing().parts[*cursor].head.isEmpty())
        paintCursor(painter, drawing().parts[*cursor]);
    painter.restore();
}

void PieceBoard::paintCursor(QPainter& painter, const Part& part) const
{
    const QRectF head(part.head.topLeft() * em(), part.head.size() * em());
    painter.setPen(QPen(Theme::of(palette()).accent, em() / (part.isCursorAround ? 6 : 9)));
    painter.setBrush(Qt::NoBrush);
    if (part.isCursorAround) {
        painter.drawRect(head);
        return;
    }
    const QPointF inset(0, 0.4 * em());
    painter.drawLine(head.topLeft() + inset + QPointF(1, 0), head.bottomLeft() - inset + QPointF(1, 0));
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
    if (before && before->heap < drawing().parts.size()
        && drawing().parts[before->heap].dropsAt.contains(place))
        return before;
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

// Where parts are counted upwards the arrows go as one would: up to the higher number.
void PieceBoard::keyPressEvent(QKeyEvent* event)
{
    m_pointing.reset();
    int key = event->key();
    if (m_looks.countsUpwards && key == Qt::Key_Up)
        key = Qt::Key_Down;
    else if (m_looks.countsUpwards && key == Qt::Key_Down)
        key = Qt::Key_Up;
    QKeyEvent turned(event->type(), key, event->modifiers(), event->text(), event->isAutoRepeat());
    ChoiceBoard::keyPressEvent(&turned);
    event->setAccepted(turned.isAccepted());
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
        m_flights, [](const Flight& flight) { return flight.isGone || flight.from.box != flight.to.box; });
    return moving > 0 && moving <= kMostMoving;
}

// The cursor may have gone: what else has changed is told by the drawings.
void PieceBoard::updatePart(std::size_t part)
{
    if (part >= drawing().parts.size())
        return;
    const QRect head = onScreen(drawing().parts[part].head).adjusted(-4, -4, 4, 4);
    viewport()->update(
        drawing().parts[part].isCursorAround ? head : QRect(head.topLeft(), QSize(16, head.height())));
}

} // namespace laststone::widgets
