// SPDX-License-Identifier: GPL-3.0-or-later
// A board alone in a window, and the moves that are made on it, for tests.
#pragma once

#include "gui_test.h"

#include <QSignalSpy>

template <class BoardType> class BoardAlone {
public:
    explicit BoardAlone(const laststone::teaching::Position& position, int arrangement = 0,
                        QSize size = {700, 420})
        : board(), moves(&board, &BoardType::moveMade)
    {
        board.setAnimated(false);
        board.resize(size);
        board.setArrangement(arrangement);
        board.setPosition(position, std::nullopt);
        show(board);
        board.setFocus();
    }

    // The last move that has been made.
    std::optional<laststone::teaching::Move> made() const
    {
        if (moves.isEmpty())
            return std::nullopt;
        return moves.last().at(0).template value<laststone::teaching::Move>();
    }
    QPoint stone(std::size_t part, laststone::theory::Count index) const
    {
        return board.stoneRect(part, index).center();
    }
    void key(Qt::Key key) { QTest::keyClick(&board, key); }
    void click(const QPoint& point) { QTest::mouseClick(board.viewport(), Qt::LeftButton, {}, point); }

    BoardType board;
    QSignalSpy moves;
};
