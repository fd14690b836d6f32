// SPDX-License-Identifier: GPL-3.0-or-later
// The Nim board: heaps as rows of stones, played by mouse, keyboard or assistive technology.
#pragma once

#include "games/nim/nim_painter.h"
#include "widgets/board_widget.h"

#include <QVariantAnimation>

namespace laststone::games {

class NimBoard final : public widgets::BoardWidget {
    Q_OBJECT
public:
    explicit NimBoard(QWidget* parent = nullptr);

    void setPosition(const teaching::Position& position, const std::optional<teaching::Move>& made) override;
    void setMarks(const std::vector<teaching::Mark>& marks) override;
    void setChoice(const std::optional<teaching::Move>& choice) override;
    std::optional<teaching::Move> choice() const override;
    std::vector<teaching::Sentence> arrangements() const override;
    void setArrangement(int index) override;
    int arrangement() const override { return static_cast<int>(m_arrangement); }
    void setVerdictShown(bool shown) override;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    // For assistive technology and tests.
    const std::vector<theory::Count>& heaps() const { return m_scene.heaps; }
    std::size_t cursor() const { return m_cursor; }
    void setCursorHeap(std::size_t heap);
    QRect heapRect(std::size_t heap) const; // in the viewport
    QRect stoneRect(std::size_t heap,
                    theory::Count index) const; // in the viewport; empty if not drawn as such
    bool isGrouped() const { return m_scene.arrangement == NimArrangement::Grouped; }
    bool isMoving() const { return m_motion.state() == QAbstractAnimation::Running; }

protected:
    void paintEvent(QPaintEvent* event) override;
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
    void layOut();
    void choose(std::size_t heap, theory::Count left);
    void giveUp();
    void make();
    void chooseAt(const QPointF& point, bool dragging);
    bool stepChoice(int key);
    void ensureVisible(std::size_t heap);
    void updateCursor();
    void updateHeap(std::size_t heap);
    void updateChanged(const NimScene& before);
    void startMotion(const theory::nim::HeapMove& move, const NimLayout& before);

    NimScene m_scene;
    NimPainter m_painter;
    NimArrangement m_arrangement = NimArrangement::Grouped;
    bool m_verdictShown = true;
    std::size_t m_cursor = 0;
    bool m_pressed = false; // the mouse is choosing
    bool m_hovering = false; // the choice came from the pointer and goes with it
    QVariantAnimation m_motion;
};

} // namespace laststone::games
