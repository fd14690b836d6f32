// SPDX-License-Identifier: GPL-3.0-or-later
// Heaps of a subtraction set, and heaps or rows of pins that split, with their options and values.
#pragma once

#include "games/sg/sg_game.h"
#include "widgets/choice_board.h"
#include "widgets/stamp.h"

namespace laststone::games {

class SgHeapBoard final : public widgets::ChoiceBoard {
    Q_OBJECT
public:
    explicit SgHeapBoard(QWidget* parent = nullptr);

    std::vector<teaching::Sentence> arrangements() const override { return {}; }

    std::size_t partCount() const override { return position().heaps.size(); }
    theory::Count mostTake(std::size_t part) const override { return moveCount(part); }
    theory::Count moveCount(std::size_t part) const override;
    teaching::Move moveOf(std::size_t part, theory::Count index) const override;
    std::optional<theory::Count> indexOf(const teaching::Move& move) const override;
    QRect partRect(std::size_t part) const override;
    teaching::Sentence partName(std::size_t part) const override;
    teaching::Sentence boardName() const override;

protected:
    void layOut() override;
    void paintBoard(QPainter& painter, const QRect& clip) override;
    std::optional<teaching::Move> moveAt(const QPointF& point,
                                         const std::optional<teaching::Move>& before) const override;

private:
    std::vector<SgOption> options(std::size_t part) const;
};

} // namespace laststone::games
