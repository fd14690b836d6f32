// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/choice_board.h"

#include "widgets/board/board_accessible.h"
#include "widgets/look/theme.h"

#include <QAccessible>
#include <QEvent>
#include <QFontMetricsF>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QTimer>

#include <algorithm>
#include <cmath>

namespace laststone::widgets {

using teaching::Mark;
using teaching::Move;
using teaching::Position;
using teaching::Shown;
using teaching::ShownMove;
using theory::Count;

ChoiceBoard::ChoiceBoard(QWidget* parent) : BoardWidget(parent)
{
    installBoardAccessibility();
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setMouseTracking(true);
    viewport()->setAttribute(Qt::WA_OpaquePaintEvent);
    m_motion.setDuration(motion::kMove);
    m_motion.setStartValue(0.0);
    m_motion.setEndValue(1.0);
    m_motion.setEasingCurve(motion::kCurve);
    connect(&m_motion, &QVariantAnimation::valueChanged, this, [this](const QVariant& value) {
        m_progress = value.toDouble();
        viewport()->update();
    });
    connect(&m_motion, &QVariantAnimation::finished, this, [this] {
        endMotion();
        viewport()->update();
    });
}

void ChoiceBoard::setPosition(const Position& position, const std::optional<Move>& made)
{
    const bool wasMoving = isMoving();
    m_motion.stop();
    endMotion();
    const Position before = std::exchange(m_position, position);
    const std::optional<Move> choice = std::exchange(m_choice, std::nullopt);
    m_hovering = false;
    m_pressed.reset();
    m_cursor = std::min(m_cursor, partCount() == 0 ? 0 : partCount() - 1);
    m_readPart = std::min(m_readPart, partCount() == 0 ? 0 : partCount() - 1);
    layOut();
    m_progress = 0;
    if (made && isAnimated() && isVisible() && beginMotion(before, *made))
        m_motion.start();
    if (wasMoving || isMoving())
        viewport()->update();
    else
        repaintAfter(before, choice);
    announceParts();
}

// The parts have other sizes, which their names say, and may be others.
void ChoiceBoard::announceParts()
{
    if (!QAccessible::isActive())
        return;
    QAccessibleEvent event(this, QAccessible::ObjectReorder);
    QAccessible::updateAccessibility(&event);
    constexpr std::size_t kMostTold = 64; // nobody listens to more
    for (std::size_t part = 0; part < std::min(partCount(), kMostTold); ++part) {
        QAccessibleEvent name(this, QAccessible::NameChanged);
        name.setChild(static_cast<int>(part));
        QAccessible::updateAccessibility(&name);
    }
}

void ChoiceBoard::repaintAfter(const Position&, const std::optional<Move>&)
{
    viewport()->update();
}

bool ChoiceBoard::beginMotion(const Position&, const Move&)
{
    return false;
}

void ChoiceBoard::setShown(const Shown& shown)
{
    if (m_shown == shown)
        return;
    m_shown = shown;
    const Mark* heap = shown.find(Mark::Heap);
    if (const auto part = shownPart())
        m_readPart = *part;
    else if (heap && heap->heap < partCount())
        m_readPart = heap->heap;
    layOut();
    showMarked();
    viewport()->update();
}

// The part whose options or whose move the step shows.
std::optional<std::size_t> ChoiceBoard::shownPart() const
{
    std::optional<std::size_t> part;
    if (const Mark* options = m_shown.find(Mark::Options))
        part = options->heap;
    for (const auto role : {ShownMove::Role::Threat, ShownMove::Role::Winning}) {
        if (const ShownMove* shown = m_shown.find(role))
            part = shown->move.heap;
    }
    return part && *part < partCount() ? part : std::nullopt;
}

// It comes into sight where there are more parts than fit.
void ChoiceBoard::showMarked()
{
    if (const auto part = shownPart())
        ensureVisible(*part);
}

void ChoiceBoard::setChoice(const std::optional<Move>& choice)
{
    m_hovering = false;
    if (choice && indexOf(*choice)) {
        m_readPart = choice->heap;
        choose(*choice);
    } else
        giveUp();
}

std::optional<Count> ChoiceBoard::indexOf(const Move& move) const
{
    if (move.heap < partCount() && move.take >= 1 && move.take <= mostTake(move.heap) && move.split == 0)
        return move.take - 1;
    return std::nullopt;
}

void ChoiceBoard::setArrangement(int index)
{
    m_arrangement = index;
    layOut();
    viewport()->update();
}

void ChoiceBoard::setVerdictShown(bool shown)
{
    m_verdictShown = shown;
    layOut();
    viewport()->update();
}

std::optional<std::size_t> ChoiceBoard::shownCursor() const
{
    if (hasFocus() && partCount() > 0)
        return m_cursor;
    return std::nullopt;
}

void ChoiceBoard::setContentHeight(double height, double foot)
{
    m_foot = foot;
    const int content = static_cast<int>(std::ceil(height - 0.5));
    verticalScrollBar()->setPageStep(viewport()->height() - static_cast<int>(foot));
    verticalScrollBar()->setSingleStep(std::max(1, static_cast<int>(Spacing(font()).em * 2)));
    verticalScrollBar()->setRange(0, std::max(0, content - viewport()->height()));
}

QSize ChoiceBoard::sizeHint() const
{
    const int em = static_cast<int>(QFontMetricsF(font()).height());
    return {em * 36, em * 24};
}

QSize ChoiceBoard::minimumSizeHint() const
{
    const int em = static_cast<int>(QFontMetricsF(font()).height());
    return {em * 18, em * 8};
}

void ChoiceBoard::paintEvent(QPaintEvent* event)
{
    QPainter painter(viewport());
    paintRegion(painter, event->region());
}

void ChoiceBoard::paintRegion(QPainter& painter, const QRegion& region)
{
    const Theme& theme = Theme::of(palette());
    for (const QRect& rect : region) {
        painter.setClipRect(rect);
        painter.fillRect(rect, theme.card);
        painter.save();
        paintBoard(painter, rect);
        painter.restore();
    }
}

void ChoiceBoard::resizeEvent(QResizeEvent* event)
{
    BoardWidget::resizeEvent(event);
    layOut();
}

void ChoiceBoard::updatePart(std::size_t part)
{
    constexpr int kLine = 4; // the frame around a part may be that thick
    viewport()->update(partRect(part).adjusted(-kLine, -kLine, kLine, kLine));
}

void ChoiceBoard::choose(const Move& move)
{
    if (m_choice == move)
        return;
    if (m_choice)
        updatePart(m_choice->heap);
    updatePart(m_cursor);
    m_choice = move;
    m_cursor = move.heap;
    updatePart(move.heap);
    emit choiceChanged(m_choice);
    announce(move.heap);
}

void ChoiceBoard::giveUp()
{
    if (!m_choice)
        return;
    const std::size_t part = m_choice->heap;
    updatePart(part);
    m_choice.reset();
    emit choiceChanged(std::nullopt);
    announce(part);
}

void ChoiceBoard::make()
{
    const std::optional<Move> made = m_choice;
    if (!made || !isPlayable())
        return;
    m_hovering = false;
    m_readPart = made->heap;
    emit moveMade(*made);
}

void ChoiceBoard::chooseAt(const QPointF& point, bool dragging)
{
    // A drag that has left its part may come back to it, but not go on in another.
    const auto move = moveAt(point, dragging ? (m_choice ? m_choice : m_pressed) : std::nullopt);
    if (!move) {
        if (m_hovering || dragging)
            giveUp();
        return;
    }
    choose(*move);
    m_hovering = true;
}

void ChoiceBoard::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !isPlayable() || isMoving())
        return;
    // What has been chosen otherwise goes, unless it is what the pointer means.
    m_hovering = true;
    chooseAt(event->position(), false);
    m_hovering = m_choice.has_value();
    m_pressed = m_choice;
}

void ChoiceBoard::mouseMoveEvent(QMouseEvent* event)
{
    if (!isPlayable() || isMoving())
        return;
    if (m_pressed && event->buttons().testFlag(Qt::LeftButton)) {
        chooseAt(event->position(), true);
    } else if (event->buttons() == Qt::NoButton) {
        // Hovering does not take over what the keyboard or the fields have chosen.
        if (!m_choice || m_hovering)
            chooseAt(event->position(), false);
    }
}

void ChoiceBoard::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    const bool chosen = m_pressed && m_choice;
    m_pressed.reset();
    if (chosen && viewport()->rect().contains(event->position().toPoint()))
        make();
    else
        giveUp();
}

bool ChoiceBoard::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::Leave && m_hovering && !m_pressed) {
        m_hovering = false;
        giveUp();
    }
    return BoardWidget::viewportEvent(event);
}

Count ChoiceBoard::chosenPlace(std::size_t part) const
{
    if (!m_choice || m_choice->heap != part)
        return 0;
    const auto index = indexOf(*m_choice);
    return index ? *index + 1 : 0;
}

// Arrow keys: which part, how many. Says whether the key was one of them.
bool ChoiceBoard::stepChoice(int key)
{
    if (key == Qt::Key_Up || key == Qt::Key_Down) {
        const bool down = key == Qt::Key_Down;
        if (down ? m_cursor + 1 < partCount() : m_cursor > 0)
            setCursorPart(down ? m_cursor + 1 : m_cursor - 1);
        return true;
    }
    const Count most = moveCount(m_cursor);
    const Count chosen = chosenPlace(m_cursor);
    switch (key) {
    case Qt::Key_Right:
    case Qt::Key_Plus:
        if (chosen < most)
            choose(moveOf(m_cursor, chosen));
        return true;
    case Qt::Key_Left:
    case Qt::Key_Minus:
        if (chosen > 1)
            choose(moveOf(m_cursor, chosen - 2));
        else
            giveUp();
        return true;
    case Qt::Key_Home:
        if (most > 0)
            choose(moveOf(m_cursor, 0));
        return true;
    case Qt::Key_End:
        if (most > 0)
            choose(moveOf(m_cursor, most - 1));
        return true;
    default:
        return false;
    }
}

void ChoiceBoard::keyPressEvent(QKeyEvent* event)
{
    const bool plain = (event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) == Qt::NoModifier;
    if (partCount() == 0 || !plain) {
        event->ignore();
        return;
    }
    m_hovering = false;
    if (std::exchange(m_readPart, m_cursor) != m_cursor) {
        layOut();
        viewport()->update();
    }
    if (stepChoice(event->key()))
        return;
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && m_choice)
        make();
    else if (event->key() == Qt::Key_Escape && m_choice)
        giveUp();
    else
        event->ignore();
}

void ChoiceBoard::setCursorPart(std::size_t part)
{
    if (part >= partCount())
        return;
    m_cursor = part;
    m_readPart = part;
    giveUp();
    layOut();
    ensureVisible(part);
    viewport()->update();
    announce(part);
}

void ChoiceBoard::ensureVisible(std::size_t part)
{
    const QRect rect = partRect(part);
    const int bottom = viewport()->height() - static_cast<int>(m_foot);
    if (rect.top() < 0)
        verticalScrollBar()->setValue(verticalScrollBar()->value() + rect.top());
    else if (rect.bottom() > bottom)
        verticalScrollBar()->setValue(verticalScrollBar()->value() + rect.bottom() - bottom);
}

void ChoiceBoard::announce(std::size_t part)
{
    if (!QAccessible::isActive() || part >= partCount())
        return;
    // A choice made elsewhere, by the pointer or by a hint, does not take the focus along.
    if (hasFocus() && part == m_cursor) {
        QAccessibleEvent focus(this, QAccessible::Focus);
        focus.setChild(static_cast<int>(part));
        QAccessible::updateAccessibility(&focus);
    }
    QAccessibleValueChangeEvent value(this, static_cast<qulonglong>(chosenPlace(part)));
    value.setChild(static_cast<int>(part));
    QAccessible::updateAccessibility(&value);
}

void ChoiceBoard::focusInEvent(QFocusEvent* event)
{
    BoardWidget::focusInEvent(event);
    viewport()->update();
    // After the event that the focus is on the board.
    QTimer::singleShot(0, this, [this] { announce(m_cursor); });
}

void ChoiceBoard::focusOutEvent(QFocusEvent* event)
{
    BoardWidget::focusOutEvent(event);
    viewport()->update();
}

void ChoiceBoard::changeEvent(QEvent* event)
{
    BoardWidget::changeEvent(event);
    switch (event->type()) {
    case QEvent::LanguageChange:
    case QEvent::FontChange:
    case QEvent::PaletteChange:
    case QEvent::LocaleChange:
        layOut();
        viewport()->update();
        break;
    default:
        break;
    }
}

} // namespace laststone::widgets
