// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/nim/nim_board.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>

namespace laststone::games {

using teaching::Mark;
using teaching::Move;
using teaching::Position;
using teaching::Sentence;
using theory::Count;
using theory::nim::HeapMove;

namespace {

constexpr Count kMostMovingStones = 600; // more are not watched one by one

} // namespace

NimBoard::NimBoard(QWidget* parent) : ChoiceBoard(parent)
{
    setArrangement(static_cast<int>(NimArrangement::Grouped));
}

Sentence NimBoard::boardName() const
{
    return {"NimBoard", QT_TRANSLATE_NOOP("NimBoard", "Nim board"), {}};
}

Sentence NimBoard::partName(std::size_t heap) const
{
    //: read aloud: %1 is the number of the heap, %2 how many stones it has
    return {"NimBoard",
            QT_TRANSLATE_NOOP("NimBoard", "Heap %1, stones: %2"),
            {Count{heap} + 1, position().heaps[heap]}};
}

bool NimBoard::beginMotion(const Position& before, const Move& made)
{
    if (made.heap >= before.heaps.size() || before.heaps.size() != position().heaps.size())
        return false;
    const HeapMove move{made.heap, before.heaps[made.heap], position().heaps[made.heap]};
    if (move.to >= move.from || move.from > kMostMovingStones
        || m_layoutBefore.heapCount() != m_scene.layout.heapCount()
        || m_layoutBefore.drawing(move.heap) != NimDrawing::Stones
        || m_scene.layout.drawing(move.heap) != NimDrawing::Stones)
        return false;
    m_scene.motion = NimScene::Motion{move, m_layoutBefore, 0};
    return true;
}

// A move changes one row and the columns that become odd or even; on a large board the rest need not be
// painted again.
void NimBoard::repaintAfter(const Position& before, const std::optional<Move>& choice)
{
    const auto& heaps = position().heaps;
    if (before.heaps.size() != heaps.size() || !m_scene.layout.hasFrameOf(m_layoutBefore)
        || !marks().empty()) {
        viewport()->update();
        return;
    }
    for (std::size_t heap = 0; heap < heaps.size(); ++heap) {
        const bool chosen = choice && choice->heap == heap;
        if (chosen || before.heaps[heap] != heaps[heap])
            updatePart(heap);
    }
    const auto columns = theory::nim::columns(heaps);
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

NimBoard::Letters NimBoard::letters() const
{
    return {nimNumberScale(position().heaps), kNimSmallestScale};
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

void NimBoard::layOut()
{
    m_layoutBefore = m_scene.layout;
    m_scene.heaps = position().heaps;
    m_scene.marks = marks();
    // A step about columns needs them, whichever arrangement is chosen.
    const bool needsColumns = std::ranges::any_of(marks(), [](const Mark& mark) {
        return mark.kind == Mark::Kind::Binary || mark.kind == Mark::Kind::Parity
            || mark.kind == Mark::Kind::Column;
    });
    m_scene.arrangement =
        needsColumns || arrangement() != 0 ? NimArrangement::Grouped : NimArrangement::Plain;
    const bool grouped = m_scene.arrangement == NimArrangement::Grouped;
    m_scene.binary = grouped;
    m_scene.parities = grouped && (isVerdictShown() || !marks().empty());

    NimLayoutInput input;
    input.heaps = m_scene.heaps;
    input.arrangement = m_scene.arrangement;
    input.width = viewport()->width();
    input.height = viewport()->height();
    input.em = QFontMetricsF(font()).height();
    input.labelWidth = nimLabelWidth(m_scene.heaps, font(), m_scene.binary);
    input.footer = m_scene.parities;
    m_scene.layout = NimLayout(input);
    setContentHeight(m_scene.layout.contentHeight());
}

QRect NimBoard::partRect(std::size_t heap) const
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

void NimBoard::paintBoard(QPainter& painter, const QRect& clip)
{
    m_scene.choice.reset();
    if (const auto chosen = choice()) {
        const Count size = position().heaps[chosen->heap];
        m_scene.choice = HeapMove{chosen->heap, size, size - chosen->take};
    }
    m_scene.cursor = shownCursor();
    if (m_scene.motion)
        m_scene.motion->progress = motionProgress();
    m_painter.paint(painter, m_scene, font(), widgets::Theme::of(palette()), verticalScrollBar()->value(),
                    clip);
}

std::optional<Move> NimBoard::moveAt(const QPointF& point, const std::optional<Move>& before) const
{
    const QPointF place = point + QPointF(0, verticalScrollBar()->value());
    const auto heap = m_scene.layout.heapAt(place);
    // A drag stays with the heap it began in and keeps the stones it has been over.
    if (!heap || (before && *heap != before->heap))
        return std::nullopt;
    const auto stone = m_scene.layout.stoneAt(*heap, place);
    if (!stone)
        return before;
    const Count take = position().heaps[*heap] - *stone;
    return Move{*heap, before ? std::max(take, before->take) : take, 0};
}

} // namespace laststone::games
