// SPDX-License-Identifier: GPL-3.0-or-later
// A match with undo and redo: every move and every new beginning is a command on a QUndoStack.
#pragma once

#include "teaching/match.h"

#include <QObject>
#include <QUndoStack>

#include <optional>
#include <vector>

namespace laststone::widgets {

class MoveCommand;

class MatchHistory final : public QObject {
    Q_OBJECT
public:
    explicit MatchHistory(const teaching::Position& start, QObject* parent = nullptr);
    ~MatchHistory() override;

    const teaching::Match& match() const { return m_match; }

    // Makes a move and says whether it was legal; an illegal one changes nothing.
    bool play(const teaching::Move& move);

    // Begins with a position, and with nothing to undo or redo.
    void begin(const teaching::Position& start, teaching::Side first);

    // Begins anew from a position; the match so far can be had back by undo.
    void restart(const teaching::Position& start, teaching::Side first);

    // Something else to be undone and redone among the moves; it has been done already. Takes ownership.
    void push(QUndoCommand* command);

    bool canUndo() const { return m_stack.canUndo(); }
    bool canRedo() const { return m_stack.canRedo(); }
    // Whether redo() would make a move, and not something else anew.
    bool isMoveNext() const { return moveAt(m_stack.index()) != nullptr; }
    void undo() { m_stack.undo(); }
    void redo() { m_stack.redo(); }

    // A move of the match, also one that has been taken back and can be redone.
    struct Entry {
        teaching::Move move;
        teaching::Position before;
        teaching::Position after;
        teaching::Side side = teaching::Side::Learner;
        bool undone = false;
    };
    std::vector<Entry> line() const;

    // Goes to the position after so many moves of line(). REQUIRES: plies <= line().size().
    void goTo(std::size_t plies);

signals:
    // The position has changed; by a move, if there is one.
    void changed(const std::optional<laststone::teaching::Move>& made);

private:
    friend class MoveCommand;
    friend class RestartCommand;

    void onIndexChanged(int index);
    const MoveCommand* moveAt(int index) const; // of the stack; null for another command

    teaching::Match m_match;
    QUndoStack m_stack;
    std::optional<teaching::Move> m_made; // by the last command, if it was a move made
    int m_index = 0; // of the stack, as last told
};

} // namespace laststone::widgets
