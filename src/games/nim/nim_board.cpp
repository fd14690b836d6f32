// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/nim/nim_board.h"

#include "games/nim/nim_accessible.h"

#include <QAccessible>
#include <QCoreApplication>
#include <QEvent>
#include <QFontMetricsF>
#include <QKeyEvent>
#include <QMouseEvent>
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
using theory::nim::HeapMove;

namespace {

constexpr int kMotionMs = 320;
constexpr Count kMostMovingStones = 600; // more are not watched one by one

} // namespace

NimBoard::NimBoard(QWidget* parent) : BoardWidget(parent)
{
    installNimAccessibility();
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setMouseTracking(true);
    viewport()->setAttribute(Qt::WA_OpaquePaintEvent);
    m_motion.setDuration(kMotionMs);
    m_motion.setStartValue(0.0);
    m_motion.setEndValue(1.0);
    m_motion.setEasingCurve(QEasingCurve::InOutCubic);
    connect(&m_motion, &QVariantAnimation::valueChanged, this, [this](const QVariant& value) {
        if (m_scene.motion)
            m_scene.motion->progress = value.toDouble();
        viewport()->update();
    });
    connect(&m_motion, &QVariantAnimation::finished, this, [this] {
        m_scene.motion.reset();
        viewport()->update();
    });
}

void NimBoard::setPosition(const Position& position, const std::optional<Move>& made)
{
    m_motion.stop();
    m_scene.motion.reset();
    const NimScene before = m_scene;
    std::optional<HeapMove> move;
    if (made && made->heap < m_scene.heaps.size() && position.heaps.size() == m_scene.heaps.size()) {
        const HeapMove found{made->heap, m_scene.heaps[made->heap], position.heaps[made->heap]};
        if (found.to < found.from)
            move = found;
    }
    m_scene.heaps = position.heaps;
    m_scene.choice.reset();
    m_hovering = m_pressed = false;
    m_cursor = std::min(m_cursor, position.heaps.empty() ? 0 : position.heaps.size() - 1);
    layOut();
    if (move && isAnimated() && isVisible())
        startMotion(*move, before.layout);
    updateChanged(before);
    QAccessibleEvent event(this, QAccessible::ObjectReorder);
    QAccessible::updateAccessibility(&event);
}

void NimBoard::updateHeap(std::size_t heap)
{
    constexpr int kLine = 4; // the frame around a row may be that thick
    viewport()->update(heapRect(heap).adjusted(-kLine, -kLine, kLine, kLine));
}

// A move changes one row and the columns that become odd or even; on a large board the rest need not be
// painted again.
void NimBoard::updateChanged(const NimScene& before)
{
    if (before.heaps.size() != m_scene.heaps.size() || !m_scene.layout.hasFrameOf(before.layout)
        || before.motion || m_scene.motion || !m_scene.marks.empty()) {
        viewport()->update();
        return;
    }
    for (std::size_t heap = 0; heap < m_scene.heaps.size(); ++heap) {
        const bool chosen = before.choice && before.choice->heap == heap;
        if (chosen || before.heaps[heap] != m_scene.heaps[heap])
            updateHeap(heap);
    }
    const auto columns = theory::nim::columns(m_scene.heaps);
    const auto columnsBefore = theory::nim::columns(before.heaps);
    const auto count = [](const std::vector<theory::nim::Column>& all, int bit) {
        const auto found = std::ranges::find(all, bit, &theory::nim::Column::bit);
        return found == all.end() ? 0 : found->ones;
    };
    const double margin = QFontMetricsF(font()).height() / 4; // the counts may stand out a little
    for (const auto& column : m_scene.layout.columns()) {
        if (count(columns, column.bit) != count(columnsBefore, column.bit))
            viewport()->update(column.band.translated(0, -verticalScrollBar()->value())
                                   .adjusted(-margin, -1, margin, 1)
                                   .toAlignedRect());
    }
}

void NimBoard::startMotion(const HeapMove& move, const NimLayout& before)
{
    if (move.from > kMostMovingStones || before.heapCount() != m_scene.layout.heapCount()
        || before.drawing(move.heap) != NimDrawing::Stones
        || m_scene.layout.drawing(move.heap) != NimDrawing::Stones)
        return;
    m_scene.motion = NimScene::Motion{move, before, 0};
    m_motion.start();
}

void NimBoard::setMarks(const std::vector<Mark>& marks)
{
    if (m_scene.marks == marks)
        return;
    m_scene.marks = marks;
    layOut();
    viewport()->update();
}

std::optional<Move> NimBoard::choice() const
{
    if (!m_scene.choice)
        return std::nullopt;
    return Move{m_scene.choice->heap, m_scene.choice->taken(), 0};
}

void NimBoard::setChoice(const std::optional<Move>& choice)
{
    m_hovering = false;
    const bool possible = choice && choice->heap < m_scene.heaps.size() && choice->take >= 1
        && choice->take <= m_scene.heaps[choice->heap];
    if (possible)
        choose(choice->heap, m_scene.heaps[choice->heap] - choice->take);
    else
        giveUp();
}

std::vector<Sentence> NimBoard::arrangements() const
{
    return {
        //: an arrangement of the Nim board
        {"NimBoard", QT_TRANSLATE_NOOP("NimBoard", "Plain rows"), {}},
        //: an arrangement of the Nim board: by powers of two
        {"NimBoard", QT_TRANSLATE_NOOP("NimBoard", "Sub-heaps in columns"), {}},
    };
}

void NimBoard::setArrangement(int index)
{
    m_arrangement = index == 0 ? NimArrangement::Plain : NimArrangement::Grouped;
    layOut();
    viewport()->update();
}

void NimBoard::setVerdictShown(bool shown)
{
    m_verdictShown = shown;
    layOut();
    viewport()->update();
}

void NimBoard::layOut()
{
    // A step about columns needs them, whichever arrangement is chosen.
    const bool needsColumns = std::ranges::any_of(m_scene.marks, [](const Mark& mark) {
        return mark.kind == Mark::Kind::Binary || mark.kind == Mark::Kind::Parity
            || mark.kind == Mark::Kind::Column;
    });
    m_scene.arrangement = needsColumns ? NimArrangement::Grouped : m_arrangement;
    const bool grouped = m_scene.arrangement == NimArrangement::Grouped;
    m_scene.binary = grouped;
    m_scene.parities = grouped && (m_verdictShown || !m_scene.marks.empty());

    NimLayoutInput input;
    input.heaps = m_scene.heaps;
    input.arrangement = m_scene.arrangement;
    input.width = viewport()->width();
    input.height = viewport()->height();
    input.em = QFontMetricsF(font()).height();
    input.labelWidth = nimLabelWidth(m_scene.heaps, font(), m_scene.binary);
    input.footer = m_scene.parities;
    m_scene.layout = NimLayout(input);

    const int content = static_cast<int>(std::ceil(m_scene.layout.contentHeight() - 0.5));
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setSingleStep(std::max(1, static_cast<int>(input.em * 2)));
    verticalScrollBar()->setRange(0, std::max(0, content - viewport()->height()));
    updateCursor();
}

void NimBoard::updateCursor()
{
    if (hasFocus() && !m_scene.heaps.empty())
        m_scene.cursor = m_cursor;
    else
        m_scene.cursor.reset();
}

QSize NimBoard::sizeHint() const
{
    const int em = static_cast<int>(QFontMetricsF(font()).height());
    return {em * 36, em * 24};
}

QSize NimBoard::minimumSizeHint() const
{
    const int em = static_cast<int>(QFontMetricsF(font()).height());
    return {em * 18, em * 8};
}

QRect NimBoard::heapRect(std::size_t heap) const
{
    if (heap >= m_scene.layout.heapCount())
        return {};
    return m_scene.layout.row(heap).translated(0, -verticalScrollBar()->value()).toRect();
}

QRect NimBoard::stoneRect(std::size_t heap, Count index) const
{
    if (heap >= m_scene.heaps.size() || index >= m_scene.heaps[heap]
        || m_scene.layout.drawing(heap) != NimDrawing::Stones)
        return {};
    return m_scene.layout.stone(heap, index).translated(0, -verticalScrollBar()->value()).toRect();
}

void NimBoard::paintEvent(QPaintEvent* event)
{
    QPainter painter(viewport());
    const widgets::Theme& theme = widgets::Theme::of(palette());
    for (const QRect& rect : event->region()) {
        painter.setClipRect(rect);
        painter.fillRect(rect, theme.card);
        m_painter.paint(painter, m_scene, font(), theme, verticalScrollBar()->value(), rect);
    }
}

void NimBoard::resizeEvent(QResizeEvent* event)
{
    BoardWidget::resizeEvent(event);
    layOut();
}

void NimBoard::choose(std::size_t heap, Count left)
{
    const HeapMove chosen{heap, m_scene.heaps[heap], left};
    if (m_scene.choice == chosen)
        return;
    if (m_scene.choice)
        updateHeap(m_scene.choice->heap);
    updateHeap(m_cursor);
    m_scene.choice = chosen;
    m_cursor = heap;
    updateCursor();
    updateHeap(heap);
    emit choiceChanged(choice());
    announceNimHeap(this, heap);
}

void NimBoard::giveUp()
{
    if (!m_scene.choice)
        return;
    updateHeap(m_scene.choice->heap);
    m_scene.choice.reset();
    emit choiceChanged(std::nullopt);
}

void NimBoard::make()
{
    const std::optional<Move> made = choice();
    if (!made || !isPlayable())
        return;
    m_hovering = false;
    emit moveMade(*made);
}

void NimBoard::chooseAt(const QPointF& point, bool dragging)
{
    const QPointF place = point + QPointF(0, verticalScrollBar()->value());
    const auto heap = m_scene.layout.heapAt(place);
    // A drag stays with the heap it began in and keeps the stones it has been over.
    if (dragging && m_scene.choice && heap != m_scene.choice->heap) {
        giveUp();
        return;
    }
    const auto stone = heap ? m_scene.layout.stoneAt(*heap, place) : std::nullopt;
    if (!stone) {
        if (m_hovering && !dragging)
            giveUp();
        return;
    }
    const Count left = dragging && m_scene.choice ? std::min(*stone, m_scene.choice->to) : *stone;
    choose(*heap, left);
    m_hovering = true;
}

void NimBoard::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !isPlayable() || isMoving())
        return;
    giveUp();
    chooseAt(event->position(), false);
    m_pressed = m_scene.choice.has_value();
}

void NimBoard::mouseMoveEvent(QMouseEvent* event)
{
    if (!isPlayable() || isMoving())
        return;
    if (m_pressed && event->buttons().testFlag(Qt::LeftButton)) {
        chooseAt(event->position(), true);
    } else if (event->buttons() == Qt::NoButton) {
        // Hovering does not take over what the keyboard or the fields have chosen.
        if (!m_scene.choice || m_hovering)
            chooseAt(event->position(), false);
    }
}

void NimBoard::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    const bool chosen = m_pressed && m_scene.choice.has_value();
    m_pressed = false;
    if (chosen && viewport()->rect().contains(event->position().toPoint()))
        make();
    else
        giveUp();
}

bool NimBoard::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::Leave && m_hovering && !m_pressed) {
        m_hovering = false;
        giveUp();
    }
    return BoardWidget::viewportEvent(event);
}

// Arrow keys: which heap, how many. Says whether the key was one of them.
bool NimBoard::stepChoice(int key)
{
    const std::size_t heaps = m_scene.heaps.size();
    if (key == Qt::Key_Up || key == Qt::Key_Down) {
        const bool down = key == Qt::Key_Down;
        if (down ? m_cursor + 1 < heaps : m_cursor > 0)
            setCursorHeap(down ? m_cursor + 1 : m_cursor - 1);
        return true;
    }
    const Count size = m_scene.heaps[m_cursor];
    const bool here = m_scene.choice && m_scene.choice->heap == m_cursor;
    const Count left = here ? m_scene.choice->to : size;
    switch (key) {
    case Qt::Key_Right:
    case Qt::Key_Plus:
        if (left > 0)
            choose(m_cursor, left - 1);
        return true;
    case Qt::Key_Left:
    case Qt::Key_Minus:
        if (left + 1 < size)
            choose(m_cursor, left + 1);
        else
            giveUp();
        return true;
    case Qt::Key_Home:
        if (size > 0)
            choose(m_cursor, size - 1);
        return true;
    case Qt::Key_End:
        if (size > 0)
            choose(m_cursor, 0);
        return true;
    default:
        return false;
    }
}

void NimBoard::keyPressEvent(QKeyEvent* event)
{
    const bool plain = (event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) == Qt::NoModifier;
    if (m_scene.heaps.empty() || !plain) {
        event->ignore();
        return;
    }
    m_hovering = false;
    if (stepChoice(event->key()))
        return;
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && m_scene.choice)
        make();
    else if (event->key() == Qt::Key_Escape && m_scene.choice)
        giveUp();
    else
        event->ignore();
}

void NimBoard::setCursorHeap(std::size_t heap)
{
    if (heap >= m_scene.heaps.size())
        return;
    m_cursor = heap;
    giveUp();
    updateCursor();
    ensureVisible(heap);
    viewport()->update();
    announceNimHeap(this, heap);
}

void NimBoard::ensureVisible(std::size_t heap)
{
    const QRect rect = heapRect(heap);
    if (rect.top() < 0)
        verticalScrollBar()->setValue(verticalScrollBar()->value() + rect.top());
    else if (rect.bottom() > viewport()->height())
        verticalScrollBar()->setValue(verticalScrollBar()->value() + rect.bottom() - viewport()->height());
}

void NimBoard::focusInEvent(QFocusEvent* event)
{
    BoardWidget::focusInEvent(event);
    updateCursor();
    viewport()->update();
}

void NimBoard::focusOutEvent(QFocusEvent* event)
{
    BoardWidget::focusOutEvent(event);
    updateCursor();
    viewport()->update();
}

void NimBoard::changeEvent(QEvent* event)
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

} // namespace laststone::games
