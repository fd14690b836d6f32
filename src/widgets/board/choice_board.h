// SPDX-License-Identifier: GPL-3.0-or-later
// A board on which a move is chosen by mouse, keyboard or assistive technology, and then made.
#pragma once

#include "widgets/board/board_widget.h"

#include <QVariantAnimation>

class QPainter;

namespace laststone::widgets {

// The board is a list of parts to take from: heaps, stairs, directions. A choice is a part and a number, as
// Move::heap and Move::take say. The games say where parts are, how much can be taken, and what they look
// like; how a choice is made is the same for all:
//
//   mouse: hovering shows the move that a click would make; a drag chooses from several places
//   keys: Up and Down go to another part, Right and Left choose how many, Enter makes the move, Esc gives up
class ChoiceBoard : public BoardWidget {
    Q_OBJECT
public:
    explicit ChoiceBoard(QWidget* parent = nullptr);

    void setPosition(const teaching::Position& position, const std::optional<teaching::Move>& made) final;
    void setShown(const teaching::Shown& shown) final;
    void setChoice(const std::optional<teaching::Move>& choice) final;
    std::optional<teaching::Move> choice() const final { return m_choice; }
    void setArrangement(int index) override;
    int arrangement() const override { return m_arrangement; }
    void setVerdictShown(bool shown) final;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    // The parts that can be taken from, and how much of each.
    virtual std::size_t partCount() const = 0;
    virtual theory::Count mostTake(std::size_t part) const = 0;

    // The moves of a part in the order in which keys go through them: of so many stones, unless the game says
    // else. REQUIRES of moveOf(): index < moveCount(part). indexOf() gives none for a move that is not one.
    virtual theory::Count moveCount(std::size_t part) const { return mostTake(part); }
    virtual teaching::Move moveOf(std::size_t part, theory::Count index) const
    {
        return {part, index + 1, 0};
    }
    virtual std::optional<theory::Count> indexOf(const teaching::Move& move) const;
    virtual QRect partRect(std::size_t part) const = 0; // in the viewport
    virtual teaching::Sentence partName(std::size_t part) const = 0; // read aloud
    virtual teaching::Sentence boardName() const = 0; // read aloud

    // Which move of a part is chosen, from 1; 0 for none.
    theory::Count chosenPlace(std::size_t part) const;

    // The part that the keyboard is at.
    std::size_t cursor() const { return m_cursor; }
    void setCursorPart(std::size_t part);

    // The part that the reader has been at last, by keys, clicks or a step; not by hovering.
    std::size_t readPart() const { return m_readPart; }

    // Whether stones are on their way.
    bool isMoving() const { return m_motion.state() == QAbstractAnimation::Running; }

    const teaching::Position& position() const { return m_position; }

protected:
    // Works out where everything stands, after a change of position, marks, arrangement, size or font.
    virtual void layOut() = 0;

    // Paints what of the board is in `clip`, on a background of the card's colour, in viewport coordinates.
    virtual void paintBoard(QPainter& painter, const QRect& clip) = 0;

    // The same for several places at once.
    virtual void paintRegion(QPainter& painter, const QRegion& region);

    // The move that the pointer at a point means; `before` is the choice of the press that it belongs to, if
    // the pointer is being dragged.
    virtual std::optional<teaching::Move> moveAt(const QPointF& point,
                                                 const std::optional<teaching::Move>& before) const = 0;

    // Called when another position has been laid out: marks for repainting what has changed, or all.
    virtual void repaintAfter(const teaching::Position& before, const std::optional<teaching::Move>& choice);

    // Whether the move that has just been laid out is to be watched, and what there is to keep for it.
    virtual bool beginMotion(const teaching::Position& before, const teaching::Move& made);
    virtual void endMotion() { }
    double motionProgress() const { return m_progress; }

    // Repaints a part.
    virtual void updatePart(std::size_t part);

    // What the step shows, the cursor if the board has the focus.
    const teaching::Shown& shown() const { return m_shown; }
    bool isVerdictShown() const { return m_verdictShown; }
    std::optional<std::size_t> shownCursor() const;

    // Fits the vertical scroll bar to the height of the content, of which `foot` does not scroll.
    void setContentHeight(double height, double foot = 0);

    void paintEvent(QPaintEvent* event) final;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void choose(const teaching::Move& move);
    void giveUp();
    void make();
    void chooseAt(const QPointF& point, bool dragging);
    bool stepChoice(int key);
    std::optional<std::size_t> shownPart() const;
    void showMarked();
    void ensureVisible(std::size_t part);
    void announce(std::size_t part);
    void announceParts();

    teaching::Position m_position;
    teaching::Shown m_shown;
    std::optional<teaching::Move> m_choice;
    int m_arrangement = 0;
    bool m_verdictShown = true;
    std::size_t m_cursor = 0;
    std::size_t m_readPart = 0;
    double m_foot = 0;
    std::optional<teaching::Move> m_pressed; // what the press that goes on began with
    bool m_hovering = false; // the choice came from the pointer and goes with it
    QVariantAnimation m_motion;
    double m_progress = 0;
};

} // namespace laststone::widgets
