// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/bash/bash_table.h"

#include "games/bash/bash_game.h"
#include "theory/bash.h"

#include <QCoreApplication>

#include <algorithm>

namespace laststone::games {

using teaching::Position;
using teaching::Sentence;
using teaching::TableCell;
using teaching::TableCells;
using theory::Count;
using theory::Play;
namespace bash = theory::bash;

namespace {

constexpr Count kMostCells = 96;
constexpr Count kBlocksShown = 6;

Sentence sentence(const char* source, std::vector<teaching::Argument> arguments = {})
{
    return {"BashTable", source, std::move(arguments)};
}

// Step k has judged the heaps 0 .. k−1.
Sentence text(const Position& position, Count limit, Count step)
{
    if (step == 0) {
        return sentence(QT_TRANSLATE_NOOP(
            "BashTable",
            "The heaps from 0 on are judged one after the other: each move leads to a smaller one."));
    }
    const Count n = step - 1;
    const bool misere = position.play == Play::Misere;
    if (n == 0) {
        return misere
            ? sentence(QT_TRANSLATE_NOOP(
                "BashTable", "0: whoever took the last stone has lost, so this is an N-position."))
            : sentence(QT_TRANSLATE_NOOP("BashTable", "0: no move is left, so this is a P-position."));
    }
    if (const auto move = bash::winningMove(n, limit, position.play)) {
        //: %1 is a heap, %2 how many to take, %3 what is left, a P-position
        return sentence(QT_TRANSLATE_NOOP("BashTable", "%1: take %2 and leave %3, a P-position. So %1 is N."),
                        {n, *move, n - *move});
    }
    const Count least = n - std::min(n, limit);
    if (least == n - 1) {
        //: %1 is a heap, %2 the only one that a move leads to
        return sentence(
            QT_TRANSLATE_NOOP("BashTable", "%1: the only move leaves %2, an N-position. So %1 is P."),
            {n, least});
    }
    //: %1 is a heap, %2 and %3 the smallest and the largest that a move leads to
    return sentence(
        QT_TRANSLATE_NOOP("BashTable", "%1: every move leaves %2 to %3, all of them N. So %1 is P."),
        {n, least, n - 1});
}

TableCells cells(const Position& position, std::size_t, int step)
{
    const Count limit = bashLimit(position);
    const Count count =
        limit >= kMostCells ? kMostCells : std::min(kMostCells, kBlocksShown * bash::block(limit));
    TableCells table;
    table.lastStep = static_cast<int>(count);
    const auto judged = static_cast<Count>(std::clamp(step, 0, table.lastStep));
    table.text = text(position, limit, judged);
    table.inView = judged == 0 ? 0 : static_cast<std::size_t>(judged) - 1;
    table.lineLength = static_cast<std::size_t>(std::min(count, bash::block(limit)));
    for (Count n = 0; n < count; ++n) {
        TableCell cell;
        cell.name = QString::number(n);
        if (n < judged)
            cell.outcome = bash::outcome(n, limit, position.play);
        cell.isNow = !position.heaps.empty() && position.heaps[0] == n;
        if (n + 1 == judged)
            cell.frame = TableCell::Frame::Last;
        cell.position = position;
        cell.position->heaps = {n};
        table.cells.push_back(std::move(cell));
    }
    return table;
}

} // namespace

teaching::Table bashTable()
{
    return {.cells = cells};
}

} // namespace laststone::games
