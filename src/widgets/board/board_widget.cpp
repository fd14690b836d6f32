// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/board_widget.h"

#include "widgets/board/piece_board.h"
#include "widgets/page/lesson.h"

#include <algorithm>
#include <memory>

namespace laststone::widgets {

using teaching::Session;
using Change = Session::Change;

BoardWidget* newBoard(const Lesson& lesson, QWidget* parent)
{
    return lesson.makeBoard ? lesson.makeBoard(parent) : new PieceBoard(*lesson.looks(lesson.first), parent);
}

void showOn(BoardWidget& board, const Session& session, Session::Changes what)
{
    if (what & Change::Arrangement) {
        const int last = static_cast<int>(board.arrangements().size()) - 1;
        const int wanted = std::min(session.arrangement(), last);
        if (wanted >= 0 && wanted != board.arrangement())
            board.setArrangement(wanted);
    }
    if (what & Change::Options)
        board.setAnimated(session.options().animation);
    if (what & Change::Position) {
        board.setShown({});
        board.setPosition(session.position(), what == Session::kEverything ? std::nullopt : session.made());
    }
    if (what & Change::Step && !(what & Change::Position && session.step() < 0))
        board.setShown(session.shown());
}

void observe(BoardWidget& board, Session& session)
{
    const auto follow = [&board, &session](Session::Changes what) {
        showOn(board, session, what);
        if (what & Change::Verdict)
            board.setVerdictShown(session.isVerdictShown());
        if (what & Change::Choice)
            board.setChoice(session.choice());
        if (what & Change::Editing)
            board.setEditing(session.isEditing());
    };
    follow(Session::kEverything);
    QObject::connect(&session, &Session::changed, &board, follow);
    QObject::connect(&board, &BoardWidget::moveMade, &session, &Session::play);
    QObject::connect(&board, &BoardWidget::choiceChanged, &session, &Session::setChoice);
    QObject::connect(&board, &BoardWidget::positionEdited, &session, &Session::setPosition);
    QObject::connect(&board, &BoardWidget::editingChanged, &session,
                     [&board, &session] { session.setEditing(board.isEditing()); });
    QObject::connect(&board, &BoardWidget::undoable, &session, [&session](QUndoCommand* command) {
        const std::shared_ptr<QUndoCommand> done(command);
        done->redo(); // the first time does nothing
        session.push({[done] { done->undo(); }, [done] { done->redo(); }});
    });
}

} // namespace laststone::widgets
