// SPDX-License-Identifier: GPL-3.0-or-later
// The Staircase board: stairs with stones, down to the ground; many stairs as a list that scrolls.
#pragma once

#include "games/staircase/staircase_painter.h"
#include "widgets/board/choice_board.h"

namespace laststone::games {

class StaircaseBoard final : public widgets::ChoiceBoard {
    Q_OBJECT
public:
    explicit StaircaseBoard(QWidget* parent = nullptr);

    std::vector<teaching::Sentence> arrangements() const override;
    Letters letters() const override;

    std::size_t partCount() const override { return position().heaps.size(); }
    theory::Count mostTake(std::size_t part) const override { return position().heaps[part]; }
    QRect partRect(std::size_t part) const override;
    teaching::Sentence partName(std::size_t part) const override;
    teaching::Sentence boardName() const override;

    // In the viewport; empty for a stone that is not drawn by itself.
    QRect stoneRect(std::size_t stair, theory::Count index) const;
    QRect groundRect() const;
    bool isList() const { return m_scene.layout.isList(); }

protected:
    void layOut() override;
    void paintBoard(QPainter& painter, const QRect& clip) override;
    std::optional<teaching::Move> moveAt(const QPointF& point,
                                         const std::optional<teaching::Move>& before) const override;
    bool beginMotion(const teaching::Position& before, const teaching::Move& made) override;
    void endMotion() override { m_scene.motion.reset(); }
    void updatePart(std::size_t part) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QRect inViewport(const QRectF& rect) const;

    StaircaseScene m_scene;
    StaircaseLayout m_layoutBefore;
    StaircasePainter m_painter;
};

} // namespace laststone::games
