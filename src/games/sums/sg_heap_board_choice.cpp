// SPDX-License-Identifier: GPL-3.0-or-later
// How a move is chosen on the heaps: by the pointer, by the keyboard and on the tiles of the options.
#include "games/subtraction/subtraction_game.h"
#include "games/sums/sg_heap_board.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QScopedValueRollback>

#include <algorithm>
#include <cmath>

namespace laststone::games {

using teaching::Move;
using theory::Count;

void SgHeapBoard::choiceHasChanged(const std::optional<Move>& choice)
{
    if (choice && !m_pointing)
        m_pinned = choice->heap;
    if (shownPart() != m_optionsPart)
        viewport()->update();
    showOptions();
}

void SgHeapBoard::hoverTile(const std::optional<Move>& move)
{
    if (!isPlayable() || isMoving() || (choice() && !m_tileHovered))
        return;
    m_tileHovered = move.has_value();
    setChoice(move);
}

void SgHeapBoard::makeTile(const Move& move)
{
    if (!isPlayable() || isMoving())
        return;
    m_tileHovered = false;
    setChoice(move);
    emit moveMade(move);
}

// Of a subtraction set: the largest number not above how many stones are on top of the one at the point.
std::optional<Move> SgHeapBoard::numberAt(std::size_t part, const QPointF& point) const
{
    const SubtractionGame& game = *subtraction();
    const Count heap = m_known.heaps[part];
    const auto place = m_layout.placeAt(part, point);
    if (!place)
        return std::nullopt;
    Count above = 0;
    if (m_layout.isBar(part)) {
        const Count most = sgMostTaken(game, part, heap);
        const QRectF end = m_layout.barEnd(part, most, most);
        if (most == 0 || !end.contains(point))
            return std::nullopt;
        const double share = (end.right() - point.x()) / end.width();
        above = std::min(most, static_cast<Count>(std::ceil(share * static_cast<double>(most))));
    } else {
        above = heap - static_cast<Count>(*place);
    }
    const Count taken = sgMostTaken(game, part, above);
    return taken > 0 ? std::optional(Move{part, taken, 0}) : std::nullopt;
}

std::optional<SgRun> SgHeapBoard::runAt(const QPointF& point, const std::optional<Move>& before) const
{
    const auto part = before ? std::optional(before->heap) : m_layout.partAt(point);
    const auto place = part ? m_layout.placeAt(*part, point) : std::nullopt;
    if (!place)
        return std::nullopt;
    const Options all = options(*part);
    const SgRow row(*part, m_known.heaps[*part], *all);
    if (before && before->take > 0 && m_anchor && m_anchor->part == *part)
        return row.between(m_anchor->place, *place);
    return row.at(*place);
}

std::optional<Move> SgHeapBoard::moveAt(const QPointF& point, const std::optional<Move>& before) const
{
    if (!m_game || m_layout.heapCount() != partCount())
        return std::nullopt;
    const QPointF place = inContent(point);
    if (!subtraction()) {
        const auto run = runAt(place, before);
        return run ? std::optional(run->move) : before;
    }
    const auto part = before ? std::optional(before->heap) : m_layout.partAt(place);
    const auto move = part ? numberAt(*part, place) : std::nullopt;
    return move ? move : before;
}

// A move does not tell which of its two parts is on the left, but the pointer does.
void SgHeapBoard::rememberRun(const QPointF& point, bool dragging)
{
    if (!m_game || subtraction())
        return;
    const auto run = runAt(inContent(point), dragging ? choice() : std::nullopt);
    if (!run || run == m_run)
        return;
    m_run = run;
    updatePart(run->move.heap);
}

void SgHeapBoard::mousePressEvent(QMouseEvent* event)
{
    const QPointF place = inContent(event->position());
    const auto part = m_layout.partAt(place);
    m_anchor.reset();
    if (event->button() == Qt::LeftButton && part) {
        if (const auto along = m_layout.placeAt(*part, place)) {
            m_anchor = Anchor{*part, *along};
        } else if (m_layout.label(*part).contains(place)) {
            setCursorPart(*part);
            m_pinned = *part;
            showOptions();
        }
    }
    const QScopedValueRollback pointing(m_pointing, true);
    rememberRun(event->position(), false);
    ChoiceBoard::mousePressEvent(event);
}

void SgHeapBoard::mouseMoveEvent(QMouseEvent* event)
{
    const QScopedValueRollback pointing(m_pointing, true);
    rememberRun(event->position(), m_anchor && event->buttons().testFlag(Qt::LeftButton));
    ChoiceBoard::mouseMoveEvent(event);
}

void SgHeapBoard::mouseReleaseEvent(QMouseEvent* event)
{
    if (choice() && m_anchor)
        m_pinned = choice()->heap;
    m_anchor.reset();
    ChoiceBoard::mouseReleaseEvent(event);
}

void SgHeapBoard::keyPressEvent(QKeyEvent* event)
{
    m_tileHovered = false;
    m_run.reset();
    ChoiceBoard::keyPressEvent(event);
    if (partCount() == 0)
        return;
    m_pinned = cursor();
    showOptions();
    viewport()->update();
}

} // namespace laststone::games
