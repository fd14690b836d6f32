// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/piece_board.h"

#include "teaching/steps/aloud.h"
#include "widgets/access/accessible_parts.h"
#include "widgets/board/board_keys.h"
#include "widgets/board/carried_pieces.h"
#include "widgets/board/drawing_painter.h"
#include "widgets/board/move_marks.h"
#include "widgets/board/out_of_sight.h"
#include "widgets/look/glyphs.h"
#include "widgets/look/theme.h"

#include <QApplication>
#include <QFontMetricsF>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QTimer>
#include <QToolButton>
#include <QWheelEvent>
#include <QtConcurrent/QtConcurrentRun>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <span>
#include <utility>

namespace laststone::widgets {

using teaching::Mark;
using teaching::Move;
using teaching::Position;
using teaching::Sentence;
using teaching::Shown;
using teaching::ShownMove;
using theory::Count;

namespace {

struct Words {
    LASTSTONE_SENTENCES(PieceBoard)
};

// The keyboard's cursor: at the left of a line, around what is none.
Band cursorAt(const Part& part)
{
    if (part.isCursorAround)
        return {.box = part.head, .look = std::nullopt, .outline = Look::Accent};
    const QRectF line(part.head.left() + 0.1, part.head.top() + 0.4, 1.0 / 9, part.head.height() - 0.8);
    return {.box = line, .look = Look::Accent, .line = Line::Square};
}

// What stands for the whole position, and is no move itself: it goes to the targets.
bool isMover(const Drawing& drawing, const Piece& piece)
{
    return !drawing.targets.empty() && piece.click == Move() && !piece.isComing;
}

const Piece* moverAt(const Drawing& drawing, const QPointF& place)
{
    const auto mover = std::ranges::find_if(drawing.pieces, [&](const Piece& piece) {
        return isMover(drawing, piece) && piece.box.contains(place);
    });
    return mover == drawing.pieces.end() ? nullptr : &*mover;
}

// ---- The board as assistive technology sees it: a list of parts with names, values and actions ----

// A part: its name says its size, its value is how many stones are chosen, and it can be pressed to take
// them.
class PartItem final : public AccessiblePart, public QAccessibleValueInterface {
public:
    using AccessiblePart::AccessiblePart;

    bool isValid() const override { return board() && index() < board()->partCount(); }

    QString text(QAccessible::Text type) const override
    {
        if (!isValid())
            return {};
        if (type == QAccessible::Name)
            return name();
        if (type == QAccessible::Value)
            return QString::number(currentValue().toULongLong());
        if (type == QAccessible::Help || type == QAccessible::Description) {
            //: read aloud
            return QCoreApplication::translate(
                "PieceBoard", "Right, Left or a number choose how many stones, Enter takes them.");
        }
        return {};
    }
    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.focusable = true;
        state.selectable = true;
        state.invalid = !isValid();
        if (state.invalid)
            return state;
        state.focused = board()->hasFocus() && board()->cursor() == index();
        state.selected = board()->choice() && board()->choice()->heap == index();
        state.disabled = !board()->isPlayable();
        return state;
    }
    void* interface_cast(QAccessible::InterfaceType type) override
    {
        if (type == QAccessible::ValueInterface)
            return static_cast<QAccessibleValueInterface*>(this);
        return AccessiblePart::interface_cast(type);
    }

    QStringList actionNames() const override { return {pressAction(), increaseAction(), decreaseAction()}; }
    void doAction(const QString& name) override
    {
        if (!isValid() || !board()->isPlayable())
            return;
        const auto chosen = currentValue().toULongLong();
        if (name == increaseAction()) {
            setCurrentValue(chosen + 1);
        } else if (name == decreaseAction()) {
            setCurrentValue(chosen > 0 ? chosen - 1 : 0);
        } else if (name == pressAction()) {
            // Without a choice, pressing takes one stone.
            if (chosen == 0)
                setCurrentValue(1);
            if (const auto move = board()->choice())
                emit board()->moveMade(*move);
        }
    }

    QVariant currentValue() const override
    {
        return static_cast<qulonglong>(isValid() ? board()->chosenPlace(index()) : 0);
    }
    void setCurrentValue(const QVariant& value) override
    {
        if (!isValid())
            return;
        const theory::Count place = value.toULongLong();
        const teaching::PartMoves moves = board()->movesOf(index());
        const bool isMove = place >= 1 && place <= moves.count();
        board()->setChoice(isMove ? std::optional(moves.at(place)) : std::nullopt);
    }
    QVariant maximumValue() const override
    {
        return static_cast<qulonglong>(isValid() ? board()->movesOf(index()).count() : 0);
    }
    QVariant minimumValue() const override { return qulonglong{0}; }
    QVariant minimumStepSize() const override { return qulonglong{1}; }

protected:
    QRect place() const override { return board()->partRect(index()); }

private:
    PieceBoard* board() const { return static_cast<PieceBoard*>(area()); }

    QString name() const
    {
        const auto voice = teaching::Voice::installed();
        return teaching::aloud(voice.say(board()->partName(index())) + markedMoves(), voice);
    }
    // Those that are made there, behind its name.
    QString markedMoves() const
    {
        teaching::Clauses moves;
        for (const Move& move : board()->marked().moves) {
            if (move.heap == index())
                moves.items.push_back(board()->position().game->describe(board()->position(), move));
        }
        if (moves.items.empty())
            return {};
        //: read aloud, behind the name of a heap: %1 is a list of moves such as "take 5 from heap 2"
        return teaching::Voice::installed().say(Words::phrase("; marked: %1")(moves));
    }
};

class BoardItem final : public AccessibleArea {
public:
    explicit BoardItem(PieceBoard* board) : AccessibleArea(board), m_board(board) { }

    QString text(QAccessible::Text type) const override
    {
        if (type == QAccessible::Name)
            return teaching::Voice::installed().say(m_board->looks().name);
        return QAccessibleWidget::text(type);
    }
    int childCount() const override { return static_cast<int>(m_board->partCount()); }
    QAccessibleInterface* focusChild() const override
    {
        return m_board->hasFocus() ? child(static_cast<int>(m_board->cursor())) : nullptr;
    }

protected:
    AccessiblePart* makePart(std::size_t index) const override { return new PartItem(m_board, index); }

private:
    PieceBoard* m_board;
};

QAccessibleInterface* makeItem(const QString&, QObject* object)
{
    auto* board = qobject_cast<PieceBoard*>(object);
    return board ? new BoardItem(board) : nullptr;
}

} // namespace

PieceBoard::PieceBoard(const BoardLooks& looks, QWidget* parent)
    : BoardWidget(parent), m_looks(looks), m_outside{new QToolButton(this), new QToolButton(this)}
{
    QAccessible::installFactory(makeItem); // a second time does nothing
    m_view.arrangement = looks.firstArrangement;
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setMouseTracking(true);
    viewport()->setAttribute(Qt::WA_OpaquePaintEvent);
    for (QToolButton* button : {m_outside.above, m_outside.below}) {
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::NoFocus); // keys scroll by going from part to part
        button->hide();
        const auto action = button == m_outside.above ? QAbstractSlider::SliderPageStepSub
                                                      : QAbstractSlider::SliderPageStepAdd;
        connect(button, &QToolButton::clicked, this,
                [=, this] { verticalScrollBar()->triggerAction(action); });
    }
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, &PieceBoard::countOutside);
    m_motion.setDuration(motion::kMove);
    m_motion.setStartValue(0.0);
    m_motion.setEndValue(1.0);
    m_motion.setEasingCurve(motion::kCurve);
    const auto repaint = [this] { viewport()->update(); };
    connect(&m_motion, &QVariantAnimation::valueChanged, this, repaint);
    connect(&m_motion, &QVariantAnimation::finished, this, repaint);
    connect(&m_work, &QFutureWatcherBase::finished, this, &PieceBoard::refresh);
}

PieceBoard::~PieceBoard()
{
    m_work.disconnect(this);
    m_work.waitForFinished();
    delete m_carried; // it belongs to the window, which may live on
}

// ---- What is shown ----

void PieceBoard::setPosition(const Position& position, const std::optional<Move>& made)
{
    const bool wasMoving = isMoving();
    m_motion.stop();
    const Position before = std::exchange(m_view.position, position);
    m_view.reply.reset();
    m_view.earlier.reset();
    m_view.choice.reset();
    m_view.hint.reset();
    m_view.marked = {};
    m_hovering = false;
    m_press.reset();
    showCarried();
    m_wheel = {};
    // Another position begins at its top.
    const bool isOther = m_view.isForHall ? before != position : before.heaps.size() != position.heaps.size();
    if (!made && before.game && isOther)
        verticalScrollBar()->setValue(0);
    const std::size_t last = std::max<std::size_t>(1, partCount()) - 1;
    m_cursor = std::min(m_cursor, last);
    // Where nothing can be taken any more, the keyboard goes to the first part where something can.
    if (partCount() > 0 && movesOf(m_cursor).count() == 0) {
        std::size_t first = 0;
        while (first <= last && movesOf(first).count() == 0)
            ++first;
        m_cursor = first <= last ? first : 0;
    }
    m_view.readPart = std::min(readPart(), last);
    layOut();
    // A board that is new has shown nothing that could move.
    if (made && before.game && isAnimated() && isVisible() && beginMotion(before, *made))
        m_motion.start();
    m_view.pointing.reset();
    if (wasMoving || isMoving())
        viewport()->update();
    else
        repaintChanges();
    announceParts();
}

bool PieceBoard::beginMotion(const Position& before, const Move& made)
{
    constexpr std::ptrdiff_t kMostMoving = 600; // more are not watched one by one
    if (!before.game->isLegal(before, made) || before.game->after(before, made) != position())
        return false;
    Origin origin;
    if (m_looks.origin)
        origin = [&](const PieceId& id) { return m_looks.origin(before, made, m_view.pointing, id); };
    m_flights = flights(*m_seen, drawing(), origin);
    const auto moving = std::ranges::count_if(
        m_flights, [](const Flight& flight) { return flight.isGone || flight.from.box != flight.to.box; });
    return moving > 0 && moving <= kMostMoving;
}

void PieceBoard::setShown(const Shown& shown)
{
    if (m_view.shown == shown)
        return;
    m_view.shown = shown;
    m_view.readPart = readBy(shown);
    refresh();
    bringIntoSight();
}

// What the step is about, where there is more than fits: of several moves as many as can, the first ones.
void PieceBoard::bringIntoSight()
{
    const Shown& shown = m_view.shown;
    for (auto each = shown.moves.rbegin(); each != shown.moves.rend() && shown.find(Mark::All); ++each) {
        if (each->before == position() && each->move.heap < partCount())
            ensureVisible(each->move.heap);
    }
    const std::optional<std::size_t> part = partOfStep(shown);
    if (part && *part < partCount())
        ensureVisible(*part);
}

std::size_t PieceBoard::readBy(const Shown& shown) const
{
    const std::size_t read = partReadBy(shown).value_or(partCount());
    return read < partCount() ? read : readPart();
}

void PieceBoard::setArrangement(int index)
{
    if (std::exchange(m_view.arrangement, index) != index)
        refresh();
}

void PieceBoard::setReply(const std::optional<MadeMove>& reply)
{
    if (m_view.reply == reply)
        return;
    m_view.reply = reply;
    refresh();
    // Where there are more heaps than fit, that of the last move comes into sight.
    const std::size_t part = reply ? reply->move.heap : partCount();
    if (part < partCount() && partRect(part).height() <= verticalScrollBar()->pageStep())
        ensureVisible(part);
}

void PieceBoard::setEarlier(const std::optional<MadeMove>& earlier)
{
    if (std::exchange(m_view.earlier, earlier) != earlier)
        refresh();
}

void PieceBoard::setHint(const std::optional<Move>& hint)
{
    if (std::exchange(m_view.hint, hint) != hint)
        refresh();
}

void PieceBoard::setMarked(const MarkedMoves& marked)
{
    // One that was there before stays where it was pointed at; one that is new is where the pointer is.
    MarkedMoves next = marked;
    const MarkedMoves& before = m_view.marked;
    next.pointings.clear();
    for (const Move& move : next.moves) {
        const auto known = std::ranges::find(before.moves, move);
        if (known == before.moves.end())
            next.pointings.push_back(m_view.pointing);
        else
            next.pointings.push_back(
                before.pointings[static_cast<std::size_t>(known - before.moves.begin())]);
    }
    if (before == next)
        return;
    m_view.marked = std::move(next);
    refresh();
    announceParts();
}

void PieceBoard::setFound(const teaching::Found& found)
{
    if (m_view.found == found)
        return;
    m_view.found = found;
    refresh();
}

void PieceBoard::setVerdictShown(bool shown)
{
    if (std::exchange(m_view.isVerdictShown, shown) != shown)
        refresh();
}

void PieceBoard::setSecondVoice(const std::optional<teaching::Voice>& second)
{
    m_view.second = second;
    refresh();
}

std::vector<BoardKey> PieceBoard::keys() const
{
    return partCount() > 0 ? keysOf(m_looks, position(), arrangement()) : std::vector<BoardKey>();
}

Sentence PieceBoard::refusal(const Position& position, const Move& move) const
{
    return m_looks.refusal ? m_looks.refusal(arrangement(), position, move)
                           : BoardWidget::refusal(position, move);
}

Letters PieceBoard::letters() const
{
    return m_looks.letters && partCount() > 0 ? m_looks.letters(position(), arrangement()) : Letters();
}

Fit PieceBoard::fit(const std::vector<Shown>& all, const QFont& font, const QSize& size, Fit least) const
{
    Fit worst = Fit::Whole;
    const auto measure = textMeasure(font); // knows the words of one drawing when it comes to the next
    for (auto shown = all.begin(); shown != all.end() && worst < least; ++shown)
        worst = std::max(worst, fit(*shown, measure, QFontMetricsF(font).height(), size));
    return worst;
}

// One em is `em` pixels.
Fit PieceBoard::fit(const Shown& shown, const BoardScene::Measure& measure, double em,
                    const QSize& size) const
{
    if (partCount() == 0)
        return Fit::Whole;
    BoardView view{.position = position(),
                   .shown = shown,
                   .arrangement = m_view.arrangement,
                   .isForHall = m_view.isForHall,
                   .readPart = readBy(shown),
                   .start = m_view.start,
                   .second = m_view.second};
    const QSizeF area = QSizeF(size) / em;
    const auto drawn = [&] { return m_looks.draw(makeScene(m_looks, view, area, measure)); };
    const auto isCut = [&](const Drawing& drawing) {
        return drawing.isBarred || (drawing.height - area.height()) * em > 1;
    };
    const Drawing drawing = drawn();
    view.isVerdictShown = false; // what is seen before the answer may need more room
    if (isCut(drawing) || (shown.isEmpty() && m_view.isForHall && isCut(drawn())))
        return Fit::Cut;
    return drawing.isShortened ? Fit::Shortened : drawing.isCrowded ? Fit::Crowded : Fit::Whole;
}

void PieceBoard::showRest()
{
    QScrollBar& bar = *verticalScrollBar();
    const double head = drawing().head;
    const double top = bar.value() / em() + head;
    const double bottom = top + bar.pageStep() / em();
    // The next page begins with the line that the last one has cut.
    if (!drawing().beginsAtEnd) {
        const std::vector<QRectF> all = lines();
        if (std::ranges::none_of(
                all, [&](const QRectF& line) { return line.bottom() > bottom + besidePart(line); }))
            return bar.setValue(0);
        double next = bottom;
        for (const QRectF& line : all)
            next = line.top() < bottom && line.bottom() > bottom ? std::min(next, line.top()) : next;
        bar.setValue(static_cast<int>(((next > top ? next : bottom) - head) * em()));
        return;
    }
    if (bar.value() == 0)
        return bar.setValue(bar.maximum());
    double last = top;
    for (const QRectF& line : lines())
        last = line.top() < top && line.bottom() > top ? std::max(last, line.bottom()) : last;
    bar.setValue(static_cast<int>(std::ceil(((last < bottom ? last : top) - head) * em())) - bar.pageStep());
}

void PieceBoard::showBeginning()
{
    verticalScrollBar()->setValue(drawing().beginsAtEnd ? verticalScrollBar()->maximum() : 0);
}

// What is seen whole or not at all, in em: parts, and of one that is higher than what is seen of all, the
// stones in its lines.
std::vector<QRectF> PieceBoard::lines() const
{
    const double most = scrolledArea().height() / em();
    std::vector<QRectF> result;
    const auto add = [&](const auto& items) {
        for (const auto& item : items)
            result.push_back(item.box);
    };
    if (std::ranges::all_of(drawing().parts, [&](const Part& part) { return part.box.height() <= most; }))
        add(drawing().parts);
    else
        add(drawing().pieces);
    return result;
}

QSize PieceBoard::sizeHint() const
{
    return QSizeF(36 * em(), 24 * em()).toSize();
}

QSize PieceBoard::minimumSizeHint() const
{
    return QSizeF(18 * em(), 8 * em()).toSize();
}

// ---- Between the drawing, in em, and the viewport, in pixels ----

double PieceBoard::em() const
{
    return QFontMetricsF(font()).height();
}

// How far what is drawn is moved up: the head stays at the top, the foot at the bottom.
double PieceBoard::offset(Strip strip) const
{
    if (strip == Strip::Head)
        return 0;
    return strip == Strip::Foot ? std::max(0.0, drawing().height * em() - viewport()->height())
                                : verticalScrollBar()->value();
}

QRect PieceBoard::onScreen(const QRectF& box) const
{
    const bool isFoot = drawing().foot > 0 && box.top() >= drawing().height - drawing().foot;
    const bool isHead = box.bottom() <= drawing().head;
    const double moved = offset(isHead ? Strip::Head : isFoot ? Strip::Foot : Strip::Rest);
    return QRectF(box.topLeft() * em(), box.size() * em()).translated(0, -moved).toRect();
}

QPointF PieceBoard::inDrawing(const QPointF& point) const
{
    const bool isHead = point.y() < drawing().head * em();
    const bool isFoot = point.y() >= viewport()->height() - drawing().foot * em();
    return (point + QPointF(0, offset(isHead ? Strip::Head : isFoot ? Strip::Foot : Strip::Rest))) / em();
}

// What is scrolled, between head and foot.
QRect PieceBoard::scrolledArea() const
{
    const int head = static_cast<int>(std::ceil(drawing().head * em()));
    const int foot = viewport()->height() - static_cast<int>(std::ceil(drawing().foot * em()));
    return {0, head, viewport()->width(), std::max(0, foot - head)};
}

// ---- Drawing ----

// What a drawing has room in, in em.
QSizeF PieceBoard::room() const
{
    return QSizeF(viewport()->width(), viewport()->height() + m_outside.strip) / em();
}

BoardScene PieceBoard::scene() const
{
    return makeScene(m_looks, m_view, room(), textMeasure(font()));
}

void PieceBoard::layOut()
{
    Drawing drawing;
    if (partCount() > 0) {
        const BoardScene shown = scene();
        if (const Work work = m_looks.missing && !m_work.isRunning() ? m_looks.missing(shown) : Work())
            m_work.setFuture(QtConcurrent::run(work));
        drawing = m_looks.draw(shown);
        const std::vector<Band>& marks = m_marks.of(m_looks, m_view, shown.area, shown.measure);
        drawing.bands.insert(drawing.bands.end(), marks.begin(), marks.end());
        addMoveMarks(drawing, m_looks, shown);
        if (!m_looks.pointedMove) // else the place tells the move
            addMovesTold(drawing, shown);
        if (hasFocus() && m_isByKeys && !m_view.isForHall) // a class would ask what it means
            drawing.bands.push_back(cursorAt(drawing.parts[m_cursor]));
    }
    const bool beganAtEnd =
        std::exchange(m_drawing, std::make_shared<const Drawing>(std::move(drawing)))->beginsAtEnd;
    m_outside.room = room();
    scroll(beganAtEnd);
}

// What of the drawing is seen; at its end where it begins there and did not, or was there.
void PieceBoard::scroll(bool beganAtEnd)
{
    QScrollBar* const bar = verticalScrollBar();
    const bool goesToEnd = m_drawing->beginsAtEnd && (!beganAtEnd || bar->value() == bar->maximum());
    showOutside(m_drawing->height * em() > viewport()->height() + m_outside.strip + 1);
    const int content = static_cast<int>(std::ceil(m_drawing->height * em() - 0.5));
    bar->setPageStep(viewport()->height()
                     - static_cast<int>(m_drawing->head * em() + m_drawing->foot * em()));
    bar->setSingleStep(std::max(1, static_cast<int>(Spacing(font()).em * 2)));
    bar->setRange(0, std::max(0, content - viewport()->height()));
    if (goesToEnd)
        bar->setValue(bar->maximum());
    const QString hint = m_view.isForHall ? QString() : m_drawing->hint; // a hall could not read it
    if (viewport()->toolTip() != hint)
        viewport()->setToolTip(hint);
    countOutside();
}

void PieceBoard::complete()
{
    if (!m_looks.missing)
        return;
    m_work.waitForFinished();
    refresh(); // it may have been found just now, before anybody has been told
}

void PieceBoard::refresh()
{
    layOut();
    // The marks of a move whose stones are on their way may keep places free.
    for (Flight& flight : isMoving() ? std::span(m_flights) : std::span<Flight>()) {
        const auto to = std::ranges::lower_bound(drawing().pieces, flight.to.id, {}, &Piece::id);
        if (!flight.isGone && to != drawing().pieces.end() && to->id == flight.to.id)
            flight.to.box = to->box;
    }
    repaintChanges();
}

void PieceBoard::repaintChanges()
{
    const int beside = std::max(4, static_cast<int>(em() / 4)); // lines, and letters that stand out a little
    for (const QRectF& box : changes(*m_seen, *painted()))
        viewport()->update(onScreen(box).adjusted(-beside, -beside, beside, beside));
}

// Makes room for the signs below the board, so that they hide nothing of it.
void PieceBoard::showOutside(bool isCut)
{
    const int strip = isCut ? static_cast<int>(em() * 1.5) : 0;
    for (QToolButton* button : {m_outside.above, m_outside.below})
        button->setFont(font()); // a hall reads it too, whatever letters buttons have
    if (strip != m_outside.strip) {
        m_outside.strip = strip;
        setViewportMargins(0, 0, 0, strip); // resizes
    }
}

void PieceBoard::countOutside()
{
    const QScrollBar& bar = *verticalScrollBar();
    const double top = bar.value() / em() + drawing().head;
    const double bottom = top + bar.pageStep() / em();
    // Where there is more at one end alone its sign has the whole width.
    const bool isOne = bar.value() == bar.minimum() || bar.value() == bar.maximum();
    const QSize sign(isOne ? width() : width() / 2, m_outside.strip);
    m_outside.above->setGeometry({{0, height() - sign.height()}, sign});
    m_outside.below->setGeometry({{width() - sign.width(), height() - sign.height()}, sign});
    const auto say = [&](const Sentence& words) {
        constexpr double kSign = 2; // em, and what a button leaves free around its text
        const double room = sign.width() / em() - kSign;
        return withoutMark(sayIn(m_view.second, words, textMeasure(font()), room, {}));
    };
    const auto show = [&](QToolButton* button, const QString& arrow, double from, double to) {
        const QString stones = m_outside.strip > 0 ? outside(m_looks, drawing(), from, to, say) : QString();
        button->setVisible(!stones.isEmpty());
        button->setText(arrow.arg(stones));
    };
    show(m_outside.above, QStringLiteral("▴ %1"), 0, top);
    show(m_outside.below, QStringLiteral("▾ %1"), bottom, drawing().height);
}

// From the last line that is cut at the top to the first one at the bottom: a row of stones that is seen by
// half looks like another one, and the signs beside the board count it among those that are not seen. All
// where little would be left, as of stairs beside each other.
QRect PieceBoard::wholeParts(const QRect& all) const
{
    QRect whole = all;
    for (const QRectF& line : lines()) {
        const QRect box = onScreen(line);
        const int little = static_cast<int>(besidePart(line) * em());
        if (box.top() < all.top() - little && box.bottom() > all.top())
            whole.setTop(std::max(whole.top(), box.bottom() + 1));
        else if (box.top() < all.bottom() && box.bottom() > all.bottom() + little)
            whole.setBottom(std::min(whole.bottom(), box.top() - 1));
    }
    return whole.height() > all.height() / 2 ? whole : all;
}

// All at once, so that no dashes are cut.
void PieceBoard::paintEvent(QPaintEvent* event)
{
    QPainter painter(viewport());
    const QRect scrolled = scrolledArea();
    m_seen = painted();
    const QRect seen = m_view.isForHall ? wholeParts(scrolled) : scrolled;
    for (const QRect& rest : event->region().intersected(scrolled).subtracted(seen))
        painter.fillRect(rest, Theme::of(palette()).card);
    const QRect head(0, 0, scrolled.width(), scrolled.top());
    paintStrip(painter, event->region().intersected(head), Strip::Head);
    paintStrip(painter, event->region().intersected(seen), Strip::Rest);
    paintStrip(painter, event->region().subtracted(scrolled).subtracted(head), Strip::Foot);
}

void PieceBoard::paintStrip(QPainter& painter, const QRegion& region, Strip strip)
{
    if (region.isEmpty())
        return;
    const Theme& theme = Theme::of(palette());
    const int moved = static_cast<int>(std::round(offset(strip)));
    painter.save();
    painter.setClipRegion(region);
    painter.fillRect(region.boundingRect(), theme.card);
    painter.translate(0, -moved);
    const Motion motion{m_flights, m_motion.currentValue().toDouble()};
    const QRegion seen = region.translated(0, moved);
    paintDrawing(painter, *m_seen, font(), theme, seen, isMoving() ? &motion : nullptr);
    if (m_seen != m_drawing) { // what is held goes over all the rest
        Drawing held;
        std::ranges::copy_if(m_seen->pieces, std::back_inserter(held.pieces), [&](const Piece& piece) {
            const auto before = std::ranges::lower_bound(drawing().pieces, piece.id, {}, &Piece::id);
            return before != drawing().pieces.end() && *before != piece;
        });
        paintDrawing(painter, held, font(), theme, seen, nullptr);
    }
    painter.restore();
}

// Of the part that is taken from: what stands for it elsewhere, as the heap of Nim that a stair is, stays
// there.
bool PieceBoard::isHeld(const Piece& piece) const
{
    if (m_press->isOnMover)
        return isMover(drawing(), piece);
    return choice() && piece.id.part == choice()->heap && piece.isGhost && !piece.isComing
        && piece.look == (choice() == m_view.hint ? Look::Good : Look::Choice);
}

// The drawing, with what is held where the pointer is.
std::shared_ptr<const Drawing> PieceBoard::painted() const
{
    if (!m_press || m_press->carried.isNull())
        return m_drawing;
    auto moved = std::make_shared<Drawing>(drawing());
    for (Piece& piece : moved->pieces) {
        if (!std::ranges::binary_search(m_press->held, piece.id))
            continue;
        piece.box.translate(m_press->carried);
        piece.isGhost = false;
        piece.look = Look::Plain;
    }
    return moved;
}

void PieceBoard::resizeEvent(QResizeEvent* event)
{
    BoardWidget::resizeEvent(event);
    // Thousands of heaps are not laid out again for the signs that say that there are more of them.
    if (room() == m_outside.room)
        scroll(drawing().beginsAtEnd);
    else
        layOut();
    if (m_view.isForHall)
        bringIntoSight();
}

void PieceBoard::changeEvent(QEvent* event)
{
    BoardWidget::changeEvent(event);
    const QEvent::Type type = event->type();
    if (type == QEvent::LanguageChange || type == QEvent::LocaleChange || type == QEvent::FontChange) {
        m_marks.forget();
        layOut();
        if (m_view.isForHall)
            bringIntoSight();
    } else if (type != QEvent::PaletteChange) { // a drawing has no colours: to paint it is enough
        return;
    }
    viewport()->update();
}

// ---- What the pointer means ----

std::optional<Pointing> PieceBoard::pointingAt(const QPointF& point, bool isDrag) const
{
    const QPointF place = inDrawing(point);
    const auto part = partAimedAt(drawing(), place);
    const auto along = part ? placeAt(drawing(), *part, place) : std::nullopt;
    if (!along)
        return isDrag ? m_view.pointing : std::nullopt;
    const bool goesOn = isDrag && m_view.pointing && m_view.pointing->part == *part;
    return Pointing{*part, goesOn ? m_view.pointing->from : *along, *along};
}

std::optional<Move> PieceBoard::moveAt(const QPointF& point, bool isDrag) const
{
    const QPointF place = inDrawing(point);
    // A drag stays with what it began in, a target or the stones of a part.
    const Target* target = targetAt(drawing(), place);
    if (isDrag ? m_press->isOnTarget : target != nullptr)
        return target && isLegal(target->move) ? std::optional(target->move) : std::nullopt;
    const std::optional<Move> before = !isDrag ? std::nullopt : choice() ? choice() : m_press->move;
    const auto part = isDrag ? partAt(drawing(), place) : partAimedAt(drawing(), place);
    const bool isThere = before && before->heap < drawing().parts.size();
    const QRectF drop = isThere ? drawing().parts[before->heap].dropsAt : QRectF();
    if (before && drop.contains(place))
        return before;
    if (before && part != before->heap) // off their part stones are taken, unless there is a place for that
        return drop.isNull() ? before : std::nullopt;
    if (!part)
        return std::nullopt;
    if (m_looks.pointedMove) {
        const auto pointed = m_view.pointing && placeAt(drawing(), *part, place)
            ? m_looks.pointedMove(position(), *m_view.pointing)
            : std::nullopt;
        return pointed ? pointed : before;
    }
    auto move = widgets::moveAt(drawing(), *part, place);
    if (!move || !isLegal(*move))
        return before;
    // It keeps the stones it has been over.
    if (before)
        move->take = std::max(move->take, before->take);
    return move;
}

void PieceBoard::chooseAt(const QPointF& point, bool isDrag)
{
    m_wheel.at.reset();
    const auto before = std::exchange(m_view.pointing, pointingAt(point, isDrag));
    const auto move = moveAt(point, isDrag);
    if (!move) {
        if (m_hovering || isDrag)
            giveUp();
        return;
    }
    // The same move may be pointed at from another side.
    if (choice() == move && m_looks.pointedMove && before != m_view.pointing)
        refresh();
    if (isDrag && !m_press->isOnTarget)
        m_press->move = move; // also after it has been over a place where it cannot go
    choose(*move);
    m_hovering = true;
}

// Over a place where it cannot go it is what it has been.
void PieceBoard::hold()
{
    if (!choice() && !m_press->isOnMover)
        return;
    m_press->held.clear();
    for (const Piece& piece : drawing().pieces) {
        if (isHeld(piece))
            m_press->held.push_back(piece.id);
    }
}

// What is held goes with the pointer: stones when it leaves those of their part, and what goes to targets.
void PieceBoard::carry(const QPointF& point)
{
    constexpr double kBeside = 0.5;
    const QPointF place = inDrawing(point);
    hold();
    QRectF home;
    for (const Piece& piece : drawing().pieces)
        home |= m_press->move && piece.id.part == m_press->move->heap ? piece.box : QRectF();
    const bool isOff =
        !m_press->isOnTarget && !home.adjusted(-kBeside, -kBeside, kBeside, kBeside).contains(place);
    m_press->carried = isOff || m_press->isOnMover ? place - m_press->at : QPointF();
    repaintChanges();
    showCarried();
}

// Where it is not all on the board, it goes over what stands beside it.
void PieceBoard::showCarried()
{
    Drawing held;
    if (m_press && !m_press->carried.isNull()) {
        std::ranges::copy_if(painted()->pieces, std::back_inserter(held.pieces), [&](const Piece& piece) {
            return std::ranges::binary_search(m_press->held, piece.id);
        });
    }
    const bool isCut = std::ranges::any_of(
        held.pieces, [&](const Piece& piece) { return !viewport()->rect().contains(onScreen(piece.box)); });
    if (!isCut) {
        if (m_carried)
            m_carried->hide();
        return;
    }
    if (!m_carried)
        m_carried = new CarriedPieces(window());
    m_carried->carry(held, font(), viewport()->mapTo(window(), QPoint(0, -qRound(offset(Strip::Rest)))));
}

// Of the board, or on the board where it is on none: what is let go there has been meant for the game.
bool PieceBoard::isOnCard(const QPoint& point) const
{
    const QWidget* card = this;
    while (!card->isWindow() && !card->property("card").toBool())
        card = card->parentWidget();
    if (!card->property("card").toBool())
        card = viewport();
    return card->rect().contains(card->mapFromGlobal(viewport()->mapToGlobal(point)));
}

void PieceBoard::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    saidWhyNot();
    if (std::exchange(m_isByKeys, false))
        refresh();
    const QPointF place = inDrawing(event->position());
    if (isPlayable() && !isMoving()) {
        // What has been chosen otherwise goes, unless it is what the pointer means.
        m_hovering = true;
        if (!isWheeled(event->position().toPoint()))
            chooseAt(event->position(), false);
        m_hovering = choice().has_value();
        const bool isOnMover = moverAt(drawing(), place) != nullptr;
        m_press = Press{.at = place,
                        .move = choice(),
                        .isOnTarget = isOnMover || targetAt(drawing(), place),
                        .isOnMover = isOnMover};
        hold();
    }
    const auto part = partAt(drawing(), place);
    if (!choice() && part && drawing().parts[*part].head.contains(place))
        setCursorPart(*part);
}

void PieceBoard::mouseMoveEvent(QMouseEvent* event)
{
    if (!isPlayable() || isMoving())
        return;
    // Hovering does not take over what the keyboard or the fields have chosen.
    if (event->buttons().testFlag(Qt::LeftButton)) {
        if (!m_press)
            return;
        const QPointF way = (inDrawing(event->position()) - m_press->at) * em();
        m_press->isDrag |= way.manhattanLength() >= QApplication::startDragDistance();
        if (!m_press->move && !m_press->isOnMover)
            return;
        chooseAt(event->position(), true);
        carry(event->position());
    } else if (event->buttons() == Qt::NoButton && isHoverShown() && (!choice() || m_hovering)
               && !isWheeled(event->position().toPoint())) {
        chooseAt(event->position(), false);
    }
}

void PieceBoard::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    // What is held is seen where it is until the move takes it on.
    const auto press = std::exchange(m_press, std::nullopt);
    viewport()->update();
    showCarried();
    const QPoint point = event->position().toPoint();
    const QPointF place = inDrawing(point);
    const bool began = press && (press->move || press->isOnMover);
    if (began && choice() && isOnCard(point))
        return make();
    giveUp();
    if (!press || !isPlayable() || isMoving())
        return;
    // What has been carried to where it cannot go is told why; back where it was, or away, nothing was meant.
    if (press->isDrag) {
        if (!press->carried.isNull() && isOnCard(point) && !moverAt(drawing(), place))
            refuse(point, {press->move ? press->move->heap : 0, 0, 0});
    } else if (!press->move) {
        refuseAt(point);
    }
}

bool PieceBoard::isWheeled(const QPoint& point) const
{
    return choice() && m_wheel.at
        && (point - *m_wheel.at).manhattanLength() < QApplication::startDragDistance();
}

// Where the keys go in directions and nothing scrolls, it goes on from what the pointer has chosen: down and
// to oneself farther, up nearer.
void PieceBoard::wheelEvent(QWheelEvent* event)
{
    const bool isFree = verticalScrollBar()->maximum() == 0 && m_looks.step && m_looks.step(arrangement());
    if (!isFree || !choice() || !m_hovering || !isPlayable() || isMoving())
        return BoardWidget::wheelEvent(event);
    event->accept();
    m_wheel.turned += event->angleDelta().y();
    const int notches = m_wheel.turned / QWheelEvent::DefaultDeltasPerStep;
    m_wheel.turned %= QWheelEvent::DefaultDeltasPerStep;
    const teaching::PartMoves moves = movesOf(choice()->heap);
    const Count place = moves.placeOf(*choice());
    const auto by = static_cast<Count>(std::abs(notches));
    const Count wanted = notches < 0 ? std::min(moves.count(), place + by) : place > by ? place - by : 1;
    m_wheel.at = event->position().toPoint();
    choose(moves.at(wanted));
}

// A click that means no move, though it was meant as one.
void PieceBoard::refuseAt(const QPoint& point)
{
    const QPointF place = inDrawing(point);
    const auto part = partAimedAt(drawing(), place);
    const Target* target = targetAt(drawing(), place);
    std::optional<Move> tried;
    if (target)
        tried = target->move;
    else if (part)
        tried = widgets::moveAt(drawing(), *part, place);
    // Of an empty heap there is nothing to click but its place.
    if (!tried && part && (drawing().field.contains(place) || movesOf(*part).count() == 0))
        tried = Move{*part, 0, 0};
    if (!tried)
        return;
    refuse(point, isLegal(*tried) ? Move{tried->heap, 0, 0} : *tried);
}

void PieceBoard::refuse(const QPoint& point, const Move& tried)
{
    // Above what moves, where it would lie upon it.
    QPoint beside = point;
    const auto mover =
        std::ranges::find_if(drawing().pieces, [&](const Piece& piece) { return isMover(drawing(), piece); });
    if (mover != drawing().pieces.end()) {
        const QRect box = onScreen(mover->box);
        if (box.top() < point.y() && box.bottom() > point.y() - 4 * em())
            beside.setY(box.top());
    }
    sayWhyNot(viewport()->mapTo(this, beside), refusal(position(), tried));
}

bool PieceBoard::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::Leave && !m_press)
        leaveHovered();
    // What is said beside a pointer that points something out would cover it.
    return (event->type() == QEvent::ToolTip && !isHoverShown()) || BoardWidget::viewportEvent(event);
}

// What has been chosen by hovering alone.
void PieceBoard::leaveHovered()
{
    if (std::exchange(m_hovering, false))
        giveUp();
}

void PieceBoard::setHoverShown(bool shown)
{
    BoardWidget::setHoverShown(shown);
    if (!shown && !m_press)
        leaveHovered();
}

// ---- The move being chosen ----

std::size_t PieceBoard::partCount() const
{
    return position().heaps.empty() ? 0 : position().game->partCount(position());
}

Count PieceBoard::chosenPlace(std::size_t part) const
{
    return choice() && choice()->heap == part ? movesOf(part).placeOf(*choice()) : 0;
}

bool PieceBoard::isLegal(const Move& move) const
{
    return position().game && position().game->isLegal(position(), move);
}

void PieceBoard::setChoice(const std::optional<Move>& choice)
{
    m_hovering = false;
    if (choice && isLegal(*choice)) {
        m_view.readPart = choice->heap;
        choose(*choice);
    } else {
        giveUp();
    }
}

void PieceBoard::choose(const Move& move)
{
    if (choice() == move)
        return;
    m_view.choice = move;
    m_cursor = move.heap;
    saidWhyNot(); // it is one
    refresh();
    emit choiceChanged(move);
    announce(move.heap);
}

void PieceBoard::giveUp()
{
    if (!choice())
        return;
    const std::size_t part = choice()->heap;
    m_view.choice.reset();
    refresh();
    emit choiceChanged(std::nullopt);
    announce(part);
}

void PieceBoard::make()
{
    const std::optional<Move> made = choice();
    if (!made || !isPlayable())
        return;
    m_hovering = false;
    m_view.readPart = made->heap;
    emit moveMade(*made);
}

// Arrow keys: which part, how many. Says whether the key was one of them. Where parts are counted upwards the
// arrows go as one would: up to the higher number.
bool PieceBoard::stepChoice(int key)
{
    const bool isArrow =
        key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down;
    const auto step = isArrow && m_looks.step ? m_looks.step(arrangement()) : nullptr;
    if (step) {
        setChoice(step(position(), choice(), key));
        return true;
    }
    if (key == Qt::Key_Up || key == Qt::Key_Down) {
        const bool isNext = (key == Qt::Key_Down) != m_looks.countsUpwards;
        if (isNext ? m_cursor + 1 < partCount() : m_cursor > 0)
            setCursorPart(isNext ? m_cursor + 1 : m_cursor - 1);
        return true;
    }
    const teaching::PartMoves moves = movesOf(m_cursor);
    const Count most = moves.count();
    const Count chosen = chosenPlace(m_cursor);
    Count wanted = 0;
    if (key == Qt::Key_Right || key == Qt::Key_Plus)
        wanted = std::min(chosen + 1, most);
    else if (key == Qt::Key_Left || key == Qt::Key_Minus)
        wanted = chosen > 0 ? chosen - 1 : std::min<Count>(1, most); // either arrow begins
    else if (key == Qt::Key_Home)
        wanted = std::min<Count>(1, most);
    else if (key == Qt::Key_End)
        wanted = most;
    else
        return false;
    if (wanted > 0)
        choose(moves.at(wanted));
    else
        giveUp();
    const bool isMore = key == Qt::Key_Right || key == Qt::Key_Plus || (most == 0 && key == Qt::Key_Left);
    if (isMore && chosen == most && isPlayable() && (!moves.isList() || most == 0))
        sayWhyNot(partRect(m_cursor).center(), refusal(position(), {m_cursor, most + 1, 0}));
    return true;
}

void PieceBoard::keyPressEvent(QKeyEvent* event)
{
    const bool isPlain = (event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) == Qt::NoModifier;
    if (partCount() == 0 || !isPlain) {
        event->ignore();
        return;
    }
    m_hovering = false;
    saidWhyNot();
    m_view.pointing.reset();
    const bool isNew = !std::exchange(m_isByKeys, true);
    if (std::exchange(m_view.readPart, m_cursor) != m_cursor || isNew)
        refresh();
    if (typeNumber(*event, position(), m_cursor, partRect(m_cursor).center()) || stepChoice(event->key()))
        return;
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && isAnsweredElsewhere()) {
        emit answerWanted();
    } else if (isEnter && choice()) {
        make();
    } else if (isEnter && isPlayable() && partCount() > 0) {
        const bool isOver = position().game->isTerminal(position());
        sayWhyNot(partRect(m_cursor).center(),
                  isOver ? refusal(position(), {m_cursor, 0, 0}) : chooseFirst());
    } else if (event->key() == Qt::Key_Escape && (m_press || choice())) {
        m_press.reset();
        giveUp();
        repaintChanges();
        showCarried();
    } else {
        event->ignore();
    }
}

void PieceBoard::setCursorPart(std::size_t part)
{
    if (part >= partCount())
        return;
    m_cursor = part;
    m_view.readPart = part;
    giveUp();
    emit partGoneTo(part);
    refresh();
    ensureVisible(part);
    announce(part);
}

void PieceBoard::ensureVisible(std::size_t part)
{
    const QRect rect = partRect(part);
    QScrollBar* const bar = verticalScrollBar();
    const int top = static_cast<int>(drawing().head * em());
    if (rect.top() < top)
        bar->setValue(bar->value() + rect.top() - top);
    else if (rect.bottom() > top + bar->pageStep()) // of one that is higher its beginning
        bar->setValue(bar->value() + std::min(rect.top() - top, rect.bottom() - top - bar->pageStep()));
}

// ---- What is read aloud ----

// The parts have other sizes, which their names say, and may be others.
void PieceBoard::announceParts()
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

void PieceBoard::announce(std::size_t part)
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

void PieceBoard::focusInEvent(QFocusEvent* event)
{
    BoardWidget::focusInEvent(event);
    constexpr Qt::FocusReason kKeys[] = {Qt::TabFocusReason, Qt::BacktabFocusReason, Qt::ShortcutFocusReason};
    if (std::ranges::find(kKeys, event->reason()) != std::end(kKeys))
        m_isByKeys = true;
    else if (event->reason() == Qt::OtherFocusReason) // as the last one that was chosen by a key or the mouse
        m_isByKeys = m_isByKeys || window()->testAttribute(Qt::WA_KeyboardFocusChange);
    refresh();
    // After the event that the focus is on the board.
    QTimer::singleShot(0, this, [this] { announce(m_cursor); });
}

void PieceBoard::focusOutEvent(QFocusEvent* event)
{
    BoardWidget::focusOutEvent(event);
    refresh();
}

} // namespace laststone::widgets
