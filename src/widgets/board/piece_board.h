// SPDX-License-Identifier: GPL-3.0-or-later
// The board of every game that draws itself as a value.
#pragma once

#include "teaching/moves.h"
#include "widgets/board/board_widget.h"
#include "widgets/board/drawing.h"
#include "widgets/board/reply_marks.h"

#include <QFutureWatcher>
#include <QPointer>
#include <QVariantAnimation>

#include <memory>

class QToolButton;

namespace laststone::widgets {

class CarriedPieces;

// The board is a list of parts to take from: heaps, stairs, directions. The game says where they are and what
// they look like; how a move is chosen is the same for all:
//
//   mouse: hovering shows the move that a click would make; a drag chooses from several places, and what is
//   dragged off its part follows the pointer and is taken where it is let go, anywhere on the card of the
//   board, or goes to a target; let go beyond the card it goes back
//   keys: Up and Down go to another part, Right and Left or a number choose how many, Enter makes the move,
//   Esc gives up
//
// Made by a lesson and owned by the page or stage that shows it:
//
//   new PieceBoard(bashLooks(), parent)
class PieceBoard : public BoardWidget {
    Q_OBJECT
public:
    // The looks live as long as the board.
    explicit PieceBoard(const BoardLooks& looks, QWidget* parent = nullptr);
    ~PieceBoard() override;

    void setPosition(const teaching::Position& position, const std::optional<teaching::Move>& made) override;
    void setShown(const teaching::Shown& shown) override;
    void setChoice(const std::optional<teaching::Move>& choice) override;
    std::optional<teaching::Move> choice() const override { return m_view.choice; }
    std::vector<teaching::Sentence> arrangements() const override { return m_looks.arrangements; }
    int untold(int arrangement) const override
    {
        return m_looks.untold.empty() ? arrangement : m_looks.untold[static_cast<std::size_t>(arrangement)];
    }
    void setArrangement(int index) override;
    int arrangement() const override { return m_view.arrangement; }
    void setReply(const std::optional<MadeMove>& reply) override;
    void setEarlier(const std::optional<MadeMove>& earlier) override;
    void setHoverShown(bool shown) override;
    void setHint(const std::optional<teaching::Move>& hint) override;
    void setMarked(const MarkedMoves& marked) override;
    void setFound(const teaching::Found& found) override;
    void setStart(const teaching::Position& start) override { m_view.start = start; }
    void setVerdictShown(bool shown) override;
    std::vector<BoardKey> keys() const override;
    Letters letters() const override;
    void setSecondVoice(const std::optional<teaching::Voice>& second) override;
    void setForHall(bool is) override
    {
        BoardWidget::setForHall(is);
        m_view.isForHall = is;
        setVerticalScrollBarPolicy(is ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded); // the wheel scrolls
    }
    Fit fit(const std::vector<teaching::Shown>& all, const QFont& font, const QSize& size,
            Fit least) const override;
    void showRest() override;
    void showBeginning() override;
    // Waits for what its drawing still lacks; for a picture, which is painted once.
    void complete();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    const BoardLooks& looks() const { return m_looks; }
    const teaching::Position& position() const { return m_view.position; }
    const MarkedMoves& marked() const { return m_view.marked; }
    const Drawing& drawing() const { return *m_drawing; }
    QRect onScreen(const QRectF& box) const; // of the drawing, in the viewport
    bool isMoving() const { return m_motion.state() == QAbstractAnimation::Running; } // stones

    // What can be taken from. REQUIRES of the others: part < partCount().
    std::size_t partCount() const;
    QRect partRect(std::size_t part) const { return onScreen(drawing().parts[part].box); }
    teaching::Sentence partName(std::size_t part) const { return m_looks.partName(scene(), part); }

    // Its moves, in the order in which keys go through them, and the place of the chosen one, 0 for none.
    teaching::PartMoves movesOf(std::size_t part) const { return {position(), part}; }
    theory::Count chosenPlace(std::size_t part) const;

    // The part that the keyboard is at.
    std::size_t cursor() const { return m_cursor; }
    void setCursorPart(std::size_t part);

    // The part that the reader has been at last, by keys, clicks or a step; not by hovering.
    std::size_t readPart() const { return m_view.readPart.value_or(0); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;
    teaching::Sentence refusal(const teaching::Position& position, const teaching::Move& move) const override;

private:
    // A press of the left button that goes on. Places are in em.
    struct Press {
        QPointF at;
        std::optional<teaching::Move> move = {}; // what it began with
        bool isOnTarget = false; // it goes on among targets, as from the piece that goes to them
        bool isOnMover = false; // such a piece
        bool isDrag = false; // it has left its place, though it may be back there
        QPointF carried = {}; // how far the pointer has taken what it holds
        std::vector<PieceId> held = {}; // by ascending id; also over a place where it cannot go
    };

    // What the wheel has chosen stays while the pointer does.
    struct Wheel {
        std::optional<QPoint> at = {};
        int turned = 0; // in eighths of a degree, less than a notch
    };
    bool isWheeled(const QPoint& point) const;

    double em() const;
    enum class Strip { Head, Rest, Foot };
    double offset(Strip strip) const;
    QRect scrolledArea() const;
    std::vector<QRectF> lines() const;
    void bringIntoSight();
    QPointF inDrawing(const QPointF& point) const;
    QRect wholeParts(const QRect& all) const;
    QSizeF room() const;
    BoardScene scene() const;
    Fit fit(const teaching::Shown& shown, const BoardScene::Measure& measure, double em,
            const QSize& size) const;
    std::size_t readBy(const teaching::Shown& shown) const;
    void layOut();
    void scroll(bool beganAtEnd);
    void refresh();
    void repaintChanges();
    void showOutside(bool isCut);
    void countOutside();
    void paintStrip(QPainter& painter, const QRegion& region, Strip strip);
    bool beginMotion(const teaching::Position& before, const teaching::Move& made);
    std::optional<Pointing> pointingAt(const QPointF& point, bool isDrag) const;
    std::optional<teaching::Move> moveAt(const QPointF& point, bool isDrag) const;
    bool isHeld(const Piece& piece) const;
    std::shared_ptr<const Drawing> painted() const;
    void hold();
    void carry(const QPointF& point);
    void showCarried();
    bool isOnCard(const QPoint& point) const;
    bool isLegal(const teaching::Move& move) const;
    void refuseAt(const QPoint& point);
    void refuse(const QPoint& point, const teaching::Move& tried);
    void chooseAt(const QPointF& point, bool isDrag);
    void choose(const teaching::Move& move);
    void giveUp();
    void leaveHovered();
    void make();
    bool stepChoice(int key);
    void ensureVisible(std::size_t part);
    void announce(std::size_t part);
    void announceParts();

    const BoardLooks& m_looks;
    BoardView m_view;
    std::shared_ptr<const Drawing> m_drawing = std::make_shared<Drawing>(); // of the view
    std::shared_ptr<const Drawing> m_seen = m_drawing; // what has been painted last
    std::vector<Flight> m_flights; // of the last move
    QVariantAnimation m_motion;
    std::size_t m_cursor = 0;
    std::optional<Press> m_press;
    QPointer<CarriedPieces> m_carried; // once something has been carried beyond the board
    bool m_isByKeys = false; // the keyboard is used, so its cursor is seen
    bool m_hovering = false; // the choice came from the pointer and goes with it
    struct Outside { // what is, and the way there
        QToolButton* above;
        QToolButton* below;
        int strip = 0; // the height that they take
        QSizeF room = {}; // what the drawing was laid out for, theirs among it
    };
    Outside m_outside;
    QFutureWatcher<void> m_work; // finds what is missing
    ReplyMarks m_marks;
    Wheel m_wheel;
};

} // namespace laststone::widgets
