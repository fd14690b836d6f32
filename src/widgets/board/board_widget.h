// SPDX-License-Identifier: GPL-3.0-or-later
// What every board has in common: a position, a choice, marks, and the signals of a move.
#pragma once

#include "teaching/session.h"
#include "widgets/board/drawing.h"
#include "widgets/board/typed_number.h"

#include <QAbstractScrollArea>
#include <QUndoCommand>

#include <optional>
#include <vector>

class QKeyEvent;
class QLabel;
class QTimer;

namespace laststone::widgets {

struct Lesson;

// Shows a position and lets a move be chosen; knows the shapes of moves, never whether they win. Belongs to
// the page, stage or window that shows it:
//
//   observe(*board, session); // moves are made in the session, which hands the new position back
class BoardWidget : public QAbstractScrollArea {
    Q_OBJECT
public:
    using QAbstractScrollArea::QAbstractScrollArea;

    // Shows another position; when `made` leads to it from the one shown, the stones move.
    virtual void setPosition(const teaching::Position& position,
                             const std::optional<teaching::Move>& made) = 0;

    // What the current step points out; empty for none.
    virtual void setShown(const teaching::Shown& shown) = 0;

    // The move being chosen, shown as ghosts; none gives the choice up. An impossible one counts as none.
    virtual void setChoice(const std::optional<teaching::Move>& choice) = 0;
    virtual std::optional<teaching::Move> choice() const = 0;

    // The arrangements that can be switched between, by name, and the current one.
    virtual std::vector<teaching::Sentence> arrangements() const { return {}; }
    virtual void setArrangement(int) { }
    virtual int arrangement() const { return 0; }
    // Which one it looks like while the verdict is hidden.
    virtual int untold(int arrangement) const { return arrangement; }

    // The opponent's move that has led to the position, which is marked; none for none.
    virtual void setReply(const std::optional<MadeMove>&) { }
    // The move before that, of the other side, where it is marked as well.
    virtual void setEarlier(const std::optional<MadeMove>&) { }
    // The winning move that a hint has named: chosen, it is seen as one.
    virtual void setHint(const std::optional<teaching::Move>&) { }
    // Moves of an answer that is being given, or that has been; before setChoice().
    virtual void setMarked(const MarkedMoves&) { }
    // P-positions that have been found by and by, on boards that show several positions.
    virtual void setFound(const teaching::Found&) { }
    // What the match has begun with, before setPosition(): a board keeps its room.
    virtual void setStart(const teaching::Position&) { }

    // Whether the board may show what gives the verdict away, such as the parity of its columns.
    virtual void setVerdictShown(bool shown) = 0;

    // What keys do on it as it is now.
    virtual std::vector<BoardKey> keys() const { return {}; }

    // What is written on it.
    using Letters = widgets::Letters;
    virtual Letters letters() const { return {}; }

    // The language in which the words of the board stand beside that of the window; none for none.
    virtual void setSecondVoice(const std::optional<teaching::Voice>&) { }

    // The same of what is said of something that has been tried, also where the board has no words of its
    // own.
    virtual void setMessageVoice(const std::optional<teaching::Voice>& second) { m_messageVoice = second; }
    const std::optional<teaching::Voice>& messageVoice() const { return m_messageVoice; }

    // That all is seen counts for more than that it can be clicked. Why something is no move is then left to
    // be said by whoever shows the board.
    virtual void setForHall(bool is) { m_isForHall = is; }
    bool isForHall() const { return m_isForHall; }

    // How much of it would be seen in a size and font with the answer, and with that of what is shown one
    // after another with which least of it is; or one of them with which no more is than `least`.
    virtual Fit fit(const std::vector<teaching::Shown>&, const QFont&, const QSize&, Fit /*least*/) const
    {
        return Fit::Whole;
    }

    // Where not all parts are in sight, scrolls to those that come next; after the last, back to the first.
    virtual void showRest() { }
    virtual void showBeginning() { }

    // Whether hovering shows the move that a click would make: not while the pointer points something out.
    virtual void setHoverShown(bool shown) { m_isHoverShown = shown; }
    bool isHoverShown() const { return m_isHoverShown; }

    // Whether moves can be made now; a board that is not playable still shows and can be read.
    virtual void setPlayable(bool playable) { m_playable = playable; }
    bool isPlayable() const { return m_playable; }

    // While something is asked that no move answers, Enter asks for the place where the answer is given, and
    // digits are left to it.
    virtual void setAnsweredElsewhere(bool isElsewhere) { m_isAnsweredElsewhere = isElsewhere; }
    bool isAnsweredElsewhere() const { return m_isAnsweredElsewhere; }

    // What Enter is told before a move has been chosen: how one is chosen by keys, and how an answer by
    // several moves ends.
    virtual void setChooseFirst(const teaching::Sentence& words) { m_chooseFirst = words; }
    const teaching::Sentence& chooseFirst() const { return m_chooseFirst; }

    // Whether the game itself may be changed on the board, where whoever owns it takes over what is edited.
    virtual void setEditable(bool editable) { m_editable = editable; }
    bool isEditable() const { return m_editable; }

    // Whether it is being changed now; only some boards can do that. It is no time for moves.
    virtual void setEditing(bool) { }
    virtual bool isEditing() const { return false; }
    // Whether the position needs something that is not on it yet: what is said of that is of nothing that is
    // seen.
    virtual bool isUnfinished() const { return false; }
    // What is on it goes, for another one to be drawn; undo brings it back. REQUIRES: it is being changed.
    virtual void clearDrawing() { }

    // Whether stones move to where they go, or just are there.
    virtual void setAnimated(bool animated) { m_animated = animated; }
    bool isAnimated() const { return m_animated; }

    // Says beside a place of the board, or has it said, why what has been tried there is no move, until
    // something else is done; also to those who do not see it.
    void sayWhyNot(const QPoint& place, const teaching::Sentence& why);
    virtual void saidWhyNot(); // it may go
    // What comes next begins another number.
    virtual void forgetTyped() { m_typed.clear(); }
    QString whyNot() const; // what is said now; empty for nothing

signals:
    void choiceChanged(const std::optional<laststone::teaching::Move>& choice);
    void moveMade(const laststone::teaching::Move& move);
    void answerWanted(); // the place where it is given
    void partGoneTo(std::size_t part); // by the keyboard
    void refused(const laststone::teaching::Sentence& why); // to be said to a hall; empty: it may go

    // The game itself has been changed on the board, and its position with it.
    void positionEdited(const laststone::teaching::Position& position);
    void editingChanged(); // or isUnfinished()

    // Something has been done that undo is to take back, though the position is the same. The receiver owns
    // the command, which has been carried out already and does nothing at its first redo().
    void undoable(QUndoCommand* command);

protected:
    // Digits that are typed choose the move of a part that takes so many or, on a graph, goes to the vertex
    // of that name; two numbers, as in "10+4" or "10 4", the move that leaves such heaps of one. What is no
    // move is said at a place of the board. Says whether the key was of a number.
    bool typeNumber(const QKeyEvent& event, const teaching::Position& position, std::size_t part,
                    const QPoint& place);

    // Why what has been tried is no move.
    virtual teaching::Sentence refusal(const teaching::Position& position, const teaching::Move& move) const;

private:
    void sayBeside(const QPoint& place, const QStringList& said);
    void sayNotTyped(const QPoint& place, const teaching::Position& position, std::size_t part,
                     const std::vector<theory::Count>& typed);

    bool m_playable = true;
    bool m_isForHall = false;
    bool m_isHoverShown = true;
    bool m_isAnsweredElsewhere = false;
    teaching::Sentence m_chooseFirst;
    std::optional<teaching::Voice> m_messageVoice;
    bool m_editable = true;
    bool m_animated = true;
    TypedNumber m_typed;
    bool m_isWhyNotSaid = false; // now
    QLabel* m_whyNot = nullptr; // once something has been said here
    QTimer* m_whyNotEnd = nullptr; // once something has been said
};

// The board of a lesson: its own, or one of pieces.
BoardWidget* newBoard(const Lesson& lesson, QWidget* parent);

// Shows on the board what of the session has changed and belongs on every board of the lesson: position,
// what its step shows, its arrangement, and whether stones move. Where everything is shown, the board is new,
// and nothing moves.
void showOn(BoardWidget& board, const teaching::Session& session, teaching::Session::Changes what);

// Marks on the board the last move of each side, as a hall that is played against wants to see both.
void showLastMovesOn(BoardWidget& board, const teaching::Session& session);

// An open question that is not answered by a move.
bool isSomethingElseAsked(const teaching::Session& session);

// Changes of the game itself, made on the board, are made in the session. Both live on.
void connectEdits(BoardWidget& board, teaching::Session& session);

// What is done on the board is done in the session: moves, and changes of the game itself. Both live on.
void connectDeeds(BoardWidget& board, teaching::Session& session);

// The same for all of it, as it is now, and whenever it changes; what is done on the board is done in the
// session, which outlives the board.
void observe(BoardWidget& board, teaching::Session& session);

} // namespace laststone::widgets
