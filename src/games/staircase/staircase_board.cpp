// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/staircase/staircase_board.h"

#include "theory/staircase.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>

namespace laststone::games {

using teaching::Mark;
using teaching::Move;
using teaching::Position;
using teaching::Sentence;
using theory::Count;

namespace {

constexpr Count kMostMovingStones = 600; // more are not watched one by one
constexpr int kHeapsBeside = 1; // the arrangement with the heaps of Nim

} // namespace

StaircaseBoard::StaircaseBoard(QWidget* parent) : ChoiceBoard(parent) { }

StaircaseBoard::Letters StaircaseBoard::letters() const
{
    return {1, kStaircaseSmallestScale};
}

std::vector<Sentence> StaircaseBoard::arrangements() const
{
    return {
        //: an arrangement of the board
        {"StaircaseBoard", QT_TRANSLATE_NOOP("StaircaseBoard", "Stairs"), {}},
        //: an arrangement of the board: the odd stairs are drawn once more as heaps
        {"StaircaseBoard", QT_TRANSLATE_NOOP("StaircaseBoard", "Stairs and Nim heaps"), {}},
    };
}

Sentence StaircaseBoard::boardName() const
{
    return {"StaircaseBoard", QT_TRANSLATE_NOOP("StaircaseBoard", "Staircase Nim board"), {}};
}

Sentence StaircaseBoard::partName(std::size_t part) const
{
    if (part >= position().heaps.size())
        return {};
    const std::vector<teaching::Argument> arguments{Count{part} + 1, position().heaps[part]};
    if (theory::staircase::isOdd(part)) {
        //: read aloud: %1 is the number of an odd stair, %2 how many stones it has
        return {"StaircaseBoard", QT_TRANSLATE_NOOP("StaircaseBoard", "Stair %1, odd, stones: %2"),
                arguments};
    }
    //: read aloud: %1 is the number of an even stair, %2 how many stones it has
    return {"StaircaseBoard", QT_TRANSLATE_NOOP("StaircaseBoard", "Stair %1, even, stones: %2"), arguments};
}

void StaircaseBoard::layOut()
{
    const bool wasList = isList();
    const bool wasAtEnd = verticalScrollBar()->value() == verticalScrollBar()->maximum();
    m_layoutBefore = m_scene.layout;
    m_scene.stairs = position().heaps;
    m_scene.marks = marks();
    // The nim-sum tells who wins, so it is shown with the verdict only.
    const bool aboutSum = findMark(Mark::Kind::Sum) || findMark(Mark::Kind::Binary);
    m_scene.formula = arrangement() == kHeapsBeside || aboutSum;
    m_scene.sum = isVerdictShown() || !marks().empty();

    StaircaseLayoutInput input;
    input.stairs = m_scene.stairs;
    input.width = viewport()->width();
    input.height = viewport()->height();
    input.em = QFontMetricsF(font()).height();
    input.heapsBeside = arrangement() == kHeapsBeside;
    QFont bold = font();
    bold.setBold(true);
    const Count most = m_scene.stairs.empty() ? 0 : *std::ranges::max_element(m_scene.stairs);
    input.numberWidth = QFontMetricsF(bold).horizontalAdvance(QString::number(most)) * 1.15;
    input.nameWidth = staircaseNameWidth(m_scene.stairs.size(), font());
    m_scene.layout = StaircaseLayout(input);
    setContentHeight(isList() ? m_scene.layout.contentHeight() : 0);
    // The game is about the way down, so a list begins at its lower end, and stays there when it is given
    // another size.
    if (isList() && (!wasList || wasAtEnd))
        verticalScrollBar()->setValue(verticalScrollBar()->maximum());
}

QRect StaircaseBoard::inViewport(const QRectF& rect) const
{
    return rect.translated(0, -verticalScrollBar()->value()).toRect();
}

QRect StaircaseBoard::partRect(std::size_t part) const
{
    if (part >= m_scene.layout.stairCount())
        return {};
    return inViewport(m_scene.layout.area(part));
}

QRect StaircaseBoard::stoneRect(std::size_t stair, Count index) const
{
    if (stair >= m_scene.stairs.size() || index >= m_scene.stairs[stair]
        || !m_scene.layout.drawsStones(stair))
        return {};
    return inViewport(m_scene.layout.stone(stair, index));
}

QRect StaircaseBoard::groundRect() const
{
    return inViewport(m_scene.layout.ground());
}

// A choice is seen on two stairs, and among the heaps of Nim.
void StaircaseBoard::updatePart(std::size_t part)
{
    if (!isList()) {
        viewport()->update();
        return;
    }
    QRect rows = partRect(part);
    if (part > 0)
        rows |= partRect(part - 1);
    viewport()->update(QRect(0, rows.top() - 2, viewport()->width(), rows.height() + 4));
}

void StaircaseBoard::paintBoard(QPainter& painter, const QRect& clip)
{
    m_scene.choice = choice();
    m_scene.cursor = shownCursor();
    if (m_scene.motion)
        m_scene.motion->progress = motionProgress();
    m_painter.paint(painter, m_scene, font(), widgets::Theme::of(palette()), verticalScrollBar()->value(),
                    clip);
}

std::optional<Move> StaircaseBoard::moveAt(const QPointF& point, const std::optional<Move>& before) const
{
    const QPointF place = point + QPointF(0, verticalScrollBar()->value());
    const auto at = m_scene.layout.stairAt(place);
    if (!at)
        return std::nullopt;
    // Stones that are dragged one stair down, or to the ground, are on their way.
    if (before && *at + 1 == static_cast<std::ptrdiff_t>(before->heap))
        return before;
    if (*at < 0 || (before && *at != static_cast<std::ptrdiff_t>(before->heap)))
        return std::nullopt;
    const auto stair = static_cast<std::size_t>(*at);
    const auto stone = m_scene.layout.stoneAt(stair, place);
    if (!stone)
        return before;
    const Count take = position().heaps[stair] - *stone;
    return Move{stair, before ? std::max(take, before->take) : take, 0};
}

// On stairs the arrows go as one would: up to the higher stair, down to the lower one, which has the lower
// number.
void StaircaseBoard::keyPressEvent(QKeyEvent* event)
{
    int key = event->key();
    if (key == Qt::Key_Up)
        key = Qt::Key_Down;
    else if (key == Qt::Key_Down)
        key = Qt::Key_Up;
    QKeyEvent turned(event->type(), key, event->modifiers(), event->text(), event->isAutoRepeat());
    ChoiceBoard::keyPressEvent(&turned);
    event->setAccepted(turned.isAccepted());
}

bool StaircaseBoard::beginMotion(const Position& before, const Move& made)
{
    const auto& stairs = m_scene.stairs;
    if (before.heaps.size() != stairs.size() || made.heap >= stairs.size() || made.take > kMostMovingStones
        || before.heaps[made.heap] != stairs[made.heap] + made.take || isList() || m_layoutBefore.isList()
        || m_layoutBefore.stairCount() != stairs.size() || !m_layoutBefore.drawsStones(made.heap)
        || (made.heap > 0
            && (!m_scene.layout.drawsStones(made.heap - 1)
                || stairs[made.heap - 1] != before.heaps[made.heap - 1] + made.take)))
        return false;
    m_scene.motion = StaircaseScene::Motion{made, m_layoutBefore, 0};
    return true;
}

} // namespace laststone::games
