// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/wythoff/wythoff_board.h"

#include "games/wythoff/wythoff_rules.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QScrollBar>
#include <QtConcurrent/QtConcurrentRun>

#include <algorithm>

namespace laststone::games {

using teaching::Move;
using teaching::Position;
using teaching::Sentence;
using theory::Count;
namespace wythoff = theory::wythoff;

WythoffBoard::WythoffBoard(QWidget* parent) : ChoiceBoard(parent)
{
    connect(&m_watcher, &QFutureWatcherBase::finished, this, [this] {
        if (m_watcher.future().resultCount() > 0 && m_watcher.result())
            m_values = m_watcher.result();
        viewport()->update();
    });
}

WythoffBoard::~WythoffBoard()
{
    m_stop.request_stop();
    m_watcher.disconnect(this);
    m_watcher.waitForFinished();
}

std::vector<Sentence> WythoffBoard::arrangements() const
{
    return {
        //: a view of the board
        {"WythoffBoard", QT_TRANSLATE_NOOP("WythoffBoard", "Two heaps"), {}},
        //: a view of the board
        {"WythoffBoard", QT_TRANSLATE_NOOP("WythoffBoard", "Queen"), {}},
        //: a view of the board
        {"WythoffBoard", QT_TRANSLATE_NOOP("WythoffBoard", "Queen, with the P-positions"), {}},
        //: a view of the board
        {"WythoffBoard", QT_TRANSLATE_NOOP("WythoffBoard", "Queen, with the SG values"), {}},
    };
}

void WythoffBoard::setArrangement(int index)
{
    ChoiceBoard::setArrangement(
        std::clamp(index, static_cast<int>(Heaps), static_cast<int>(QueenWithValues)));
    wantValues();
}

WythoffBoard::Letters WythoffBoard::letters() const
{
    const Count most = partCount() == 0 ? 0 : std::max(position().heaps[0], position().heaps[1]);
    return showsQueen() ? queenLetters(most) : heapsLetters(most);
}

Sentence WythoffBoard::boardName() const
{
    return {"WythoffBoard", QT_TRANSLATE_NOOP("WythoffBoard", "Board of Wythoff's game"), {}};
}

Sentence WythoffBoard::partName(std::size_t part) const
{
    if (partCount() == 0)
        return {};
    if (part == FromBoth) {
        //: read aloud: %1 is how many can be taken from each of the two heaps
        return {"WythoffBoard",
                QT_TRANSLATE_NOOP("WythoffBoard", "Both heaps, at most %1 from each"),
                {mostTake(part)}};
    }
    //: read aloud: %1 is the number of the heap, %2 how many stones it has
    return {"WythoffBoard",
            QT_TRANSLATE_NOOP("WythoffBoard", "Heap %1, stones: %2"),
            {Count{part} + 1, position().heaps[part]}};
}

Count WythoffBoard::mostTake(std::size_t part) const
{
    if (partCount() == 0)
        return 0;
    const auto& heaps = position().heaps;
    return part == FromBoth ? std::min(heaps[0], heaps[1]) : heaps[part];
}

WythoffBoard::Taken WythoffBoard::taken(std::size_t part, Count take) const
{
    return {part == FromSecond ? 0 : take, part == FromFirst ? 0 : take};
}

void WythoffBoard::layOut()
{
    if (partCount() == 0)
        return;
    m_em = QFontMetricsF(font()).height();
    if (showsQueen())
        layOutQueen();
    else
        layOutHeaps();
}

QRect WythoffBoard::partRect(std::size_t part) const
{
    if (partCount() == 0 || part >= WythoffParts)
        return {};
    if (showsQueen())
        return viewport()->rect();
    return row(part).translated(0, -verticalScrollBar()->value()).toAlignedRect();
}

// A move from both heaps shows in all three rows.
void WythoffBoard::updatePart(std::size_t)
{
    viewport()->update();
}

void WythoffBoard::paintBoard(QPainter& painter, const QRect&)
{
    if (partCount() == 0)
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    if (showsQueen()) {
        paintQueen(painter);
    } else {
        painter.translate(0, -verticalScrollBar()->value());
        paintHeaps(painter);
    }
}

std::optional<Move> WythoffBoard::moveAt(const QPointF& point, const std::optional<Move>& before) const
{
    if (partCount() == 0)
        return std::nullopt;
    return showsQueen() ? queenMoveAt(point) : heapsMoveAt(point, before);
}

bool WythoffBoard::beginMotion(const Position& before, const Move& made)
{
    if (before.heaps.size() != 2 || made.take > kMostStones || (m_bars && !showsQueen()))
        return false;
    m_leaving = taken(made.heap, made.take);
    return true;
}

// The table of values is worked out beside the GUI thread, once; no values are shown before.
void WythoffBoard::wantValues()
{
    if (arrangement() != QueenWithValues || m_values || m_watcher.isRunning())
        return;
    m_watcher.setFuture(QtConcurrent::run([token = m_stop.get_token()] {
        return wythoff::SgTable::compute(WythoffRules::kTableBound, token);
    }));
}

} // namespace laststone::games
