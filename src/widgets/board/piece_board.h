// SPDX-License-Identifier: GPL-3.0-or-later
// The board of every game that draws itself as a value.
#pragma once

#include "widgets/board/board_looks.h"
#include "widgets/board/choice_board.h"
#include "widgets/board/drawing_painter.h"

#include <QFutureWatcher>

#include <memory>

class QToolButton;

namespace laststone::widgets {

// Made by a lesson and owned by the page or stage that shows it:
//
//   new PieceBoard(bashLooks(), parent)
class PieceBoard : public ChoiceBoard {
    Q_OBJECT
public:
    // The looks live as long as the board.
    explicit PieceBoard(const BoardLooks& looks, QWidget* parent = nullptr);

    std::vector<teaching::Sentence> arrangements() const override { return m_looks.arrangements; }
    Letters letters() const override;
    std::size_t partCount() const override;
    theory::Count mostTake(std::size_t part) const override;
    theory::Count moveCount(std::size_t part) const override;
    teaching::Move moveOf(std::size_t part, theory::Count index) const override;
    std::optional<theory::Count> indexOf(const teaching::Move& move) const override;
    QRect partRect(std::size_t part) const override;
    teaching::Sentence partName(std::size_t part) const override;
    teaching::Sentence boardName() const override { return m_looks.name; }

    ~PieceBoard() override;

    const Drawing& drawing() const { return *m_drawing; }
    QRect onScreen(const QRectF& box) const; // of the drawing, in the viewport

protected:
    void layOut() override;
    void paintBoard(QPainter& painter, const QRect& clip) override { paintRegion(painter, clip); }
    void paintRegion(QPainter& painter, const QRegion& region) override;
    std::optional<teaching::Move> moveAt(const QPointF& point,
                                         const std::optional<teaching::Move>& before) const override;
    void repaintAfter(const teaching::Position& before, const std::optional<teaching::Move>& choice) override;
    bool beginMotion(const teaching::Position& before, const teaching::Move& made) override;
    void updatePart(std::size_t part) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    double em() const;
    BoardScene scene() const;
    double offset(bool isFoot) const;
    QPointF inDrawing(const QPointF& point) const;
    std::optional<Pointing> pointingAt(const QPointF& point, bool isDrag) const;
    void paintStrip(QPainter& painter, const QRegion& region, bool isFoot);
    void paintCursor(QPainter& painter, const Part& part) const;
    void showOutside(bool isCut);
    void countOutside();
    void showPointing(const std::optional<Pointing>& before);
    void findWhatIsMissing(const BoardScene& scene);
    void repaintChanges();

    const BoardLooks& m_looks;
    std::shared_ptr<const Drawing> m_drawing = std::make_shared<Drawing>();
    std::shared_ptr<const Drawing> m_seen = m_drawing; // what has been painted last
    std::vector<Flight> m_flights; // of the last move
    DrawingPainter m_painter;
    QToolButton* m_above; // what is outside, and the way there
    QToolButton* m_below;
    int m_strip = 0; // the height that they take
    std::optional<Pointing> m_pointing;
    bool m_pressedTarget = false; // what a drag began on
    QFutureWatcher<void> m_work; // finds what is missing
};

} // namespace laststone::widgets
