// SPDX-License-Identifier: GPL-3.0-or-later
// The Nim board: heaps as rows of stones.
#pragma once

#include "games/nim/nim_painter.h"
#include "widgets/board/choice_board.h"

namespace laststone::games {

class NimBoard final : public widgets::ChoiceBoard {
    Q_OBJECT
public:
    explicit NimBoard(QWidget* parent = nullptr);

    std::vector<teaching::Sentence> arrangements() const override;
    Letters letters() const override;

    std::size_t partCount() const override { return position().heaps.size(); }
    theory::Count mostTake(std::size_t heap) const override { return position().heaps[heap]; }
    QRect partRect(std::size_t heap) const override;
    teaching::Sentence partName(std::size_t heap) const override;
    teaching::Sentence boardName() const override;

    // In the viewport; empty if the heap is not drawn stone by stone.
    QRect stoneRect(std::size_t heap, theory::Count index) const;
    bool isGrouped() const { return m_scene.arrangement == NimArrangement::Grouped; }

protected:
    void layOut() override;
    void paintBoard(QPainter& painter, const QRect& clip) override;
    std::optional<teaching::Move> moveAt(const QPointF& point,
                                         const std::optional<teaching::Move>& before) const override;
    void repaintAfter(const teaching::Position& before, const std::optional<teaching::Move>& choice) override;
    bool beginMotion(const teaching::Position& before, const teaching::Move& made) override;
    void endMotion() override { m_scene.motion.reset(); }

private:
    NimScene m_scene;
    NimLayout m_layoutBefore; // of the position before, for motion and repainting
    NimPainter m_painter;
};

} // namespace laststone::games
