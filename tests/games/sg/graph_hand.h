// SPDX-License-Identifier: GPL-3.0-or-later
// A hand at the board of a graph, for tests: where things are, clicks, drags and keys.
#pragma once

#include "games/board_alone.h"
#include "games/graph/graph_board.h"
#include "games/sums/sg_board.h"
#include "games/sums/sg_lesson.h"
#include "graph/board/editor.h"
#include "graph/board/tool_bar.h"
#include "graph/view/view.h"
#include "page_fixture.h"
#include "positions.h"

#include <QSignalSpy>
#include <QToolButton>
#include <QUndoStack>

#include <cmath>
#include <numbers>

namespace laststone::graph_hand {

using games::GraphBoard;
using graph::ToolBar;
using graph::View;
using teaching::Move;
using teaching::Position;
using theory::Count;
using theory::Play;

inline const char* const kSeven = "graph 1>0;2>0;2>1;3>1;3>2;4>2;5>3;5>4;6>3;6>5";

inline Position position(const char* rule, std::vector<Count> tokens, Play play = Play::Normal)
{
    return {gameOf(QStringLiteral("sg"), QString::fromUtf8(rule)), play, std::move(tokens)};
}

// What the tests do with a board, wherever it is.
class Hand {
public:
    explicit Hand(GraphBoard& board) : m_board(board) { }

    View& view() const { return *m_board.view(); }
    QWidget* ground() const { return view().viewport(); }
    QPoint vertex(Count vertex) const { return view().vertexRect(vertex).center(); }
    QPoint token(std::size_t token) const { return view().tokenRect(token).center(); }
    QPoint rim(Count number) const
    {
        // Somewhere on the rim where no token is.
        const QPointF centre = view().graph().places().vertices.at(number);
        for (int degrees = 0; degrees < 360; degrees += 15) {
            const double angle = degrees * std::numbers::pi / 180;
            const QPointF point = centre + QPointF(std::cos(angle), std::sin(angle)) * graph::kVertexRadius;
            if (!view().graph().tokenAt(point) && view().graph().vertexAt(point, 6) == number)
                return view().mapFromScene(point);
        }
        return this->vertex(number);
    }
    // So many radii beside the centre of a vertex, where no other one is nearer.
    QPoint beside(Count number, double radii) const
    {
        const QPointF centre = view().graph().places().vertices.at(number);
        for (int degrees = 0; degrees < 360; degrees += 5) {
            const double angle = degrees * std::numbers::pi / 180;
            const QPointF away = QPointF(std::cos(angle), std::sin(angle)) * graph::kVertexRadius;
            const QPointF point = centre + away * radii;
            const bool isNearest = view().graph().vertexAt(point, 30) == number;
            if (isNearest && ground()->rect().contains(view().mapFromScene(point + 3 * away))
                && !view().graph().tokenAt(point) && !view().graph().edgeAt(point, 12))
                return view().mapFromScene(point);
        }
        return vertex(number);
    }
    // Ground with nothing near it.
    QPoint empty() const
    {
        const QRect room = ground()->rect().adjusted(70, 70, -70, -100);
        for (int y = room.top(); y < room.bottom(); y += 7) {
            for (int x = room.left(); x < room.right(); x += 7) {
                const QPointF point = view().mapToScene(QPoint(x, y));
                if (!view().graph().vertexAt(point, 30) && !view().graph().edgeAt(point, 12))
                    return {x, y};
            }
        }
        return {};
    }
    void dragTo(const QPoint& from, const QPoint& to, Qt::KeyboardModifiers modifiers = {}) const
    {
        QTest::mousePress(ground(), Qt::LeftButton, modifiers, from);
        drag(ground(), (from + to) / 2);
        drag(ground(), to);
        QTest::mouseRelease(ground(), Qt::LeftButton, modifiers, to);
    }
    void click(const QPoint& at, Qt::KeyboardModifiers modifiers = {}) const
    {
        QTest::mouseClick(ground(), Qt::LeftButton, modifiers, at);
    }
    void doubleClick(const QPoint& at) const { QTest::mouseDClick(ground(), Qt::LeftButton, {}, at); }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const
    {
        QTest::keyClick(m_board.view(), key, modifiers);
    }
    void press(ToolBar::Tool tool) const
    {
        QTest::mouseClick(m_board.toolBar()->button(tool), Qt::LeftButton);
    }
    QPointF place(Count vertex) const { return view().graph().places().vertices.at(vertex); }

private:
    GraphBoard& m_board;
};

// A board alone, which takes over what is edited as a page would.
class Board : public BoardAlone<GraphBoard>, public Hand {
public:
    explicit Board(const Position& start = position(kSeven, {6, 4}))
        : BoardAlone(start, 0, {760, 460}), Hand(BoardAlone::board)
    {
        QObject::connect(&board, &GraphBoard::positionEdited, &board,
                         [this](const Position& edited) { board.setPosition(edited, std::nullopt); });
        QObject::connect(&board, &GraphBoard::undoable, &board,
                         [this](QUndoCommand* command) { stack.push(command); });
    }
    using Hand::click;
    using Hand::key;
    QString rule() const { return board.position().rule(); }
    const std::vector<Count>& tokens() const { return board.position().heaps; }

    QUndoStack stack;
};

// The whole page, with its undo.
class Page : public PageFixture {
public:
    explicit Page(const teaching::Options& options = quietOptions()) : PageFixture("sg", options)
    {
        page.session().setPosition(graph_hand::position(kSeven, {6, 4}));
    }
    GraphBoard& board() const
    {
        return *qobject_cast<GraphBoard*>(qobject_cast<games::SgBoard*>(page.board())->current());
    }
    void undo() { click("undoButton"); }
    void redo() { click("redoButton"); }
};

} // namespace laststone::graph_hand
