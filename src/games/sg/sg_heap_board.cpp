// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sg/sg_heap_board.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

namespace laststone::games {

using teaching::Move;
using teaching::Sentence;
using theory::Count;

SgHeapBoard::SgHeapBoard(QWidget* parent) : ChoiceBoard(parent) { }

std::vector<SgOption> SgHeapBoard::options(std::size_t part) const
{
    return sgGame(position().rule)->options(part, position().heaps[part]);
}

Count SgHeapBoard::moveCount(std::size_t part) const
{
    return options(part).size();
}

Move SgHeapBoard::moveOf(std::size_t part, Count index) const
{
    return options(part)[index].move;
}

std::optional<Count> SgHeapBoard::indexOf(const Move& move) const
{
    if (move.heap >= partCount())
        return std::nullopt;
    const auto all = options(move.heap);
    const auto found = std::ranges::find(all, move, &SgOption::move);
    return found == all.end() ? std::nullopt : std::optional<Count>(found - all.begin());
}

QRect SgHeapBoard::partRect(std::size_t) const
{
    return viewport()->rect();
}

Sentence SgHeapBoard::partName(std::size_t part) const
{
    //: read aloud: %1 is the number of a heap, %2 how many stones it has, %3 its SG value
    const char* const text = QT_TRANSLATE_NOOP("SgBoard", "Heap %1: stones %2, SG value %3");
    const Count heap = position().heaps[part];
    return {"SgBoard", text, {Count{part} + 1, heap, sgGame(position().rule)->value(part, heap)}};
}

Sentence SgHeapBoard::boardName() const
{
    return {"SgBoard", QT_TRANSLATE_NOOP("SgBoard", "SG board"), {}};
}

void SgHeapBoard::layOut() { }

void SgHeapBoard::paintBoard(QPainter& painter, const QRect&)
{
    painter.drawText(viewport()->rect(), Qt::AlignCenter, position().rule);
}

std::optional<Move> SgHeapBoard::moveAt(const QPointF&, const std::optional<Move>&) const
{
    return std::nullopt;
}

} // namespace laststone::games
