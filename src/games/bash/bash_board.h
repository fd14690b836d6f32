// SPDX-License-Identifier: GPL-3.0-or-later
// The Bash board: the heap in rows of m + 1 stones, so that the remainder sticks out.
#pragma once

#include "widgets/board/choice_board.h"
#include "widgets/look/stamp.h"

namespace laststone::games {

class BashBoard final : public widgets::ChoiceBoard {
    Q_OBJECT
public:
    explicit BashBoard(QWidget* parent = nullptr);

    std::vector<teaching::Sentence> arrangements() const override { return {}; }
    Letters letters() const override { return {kHeadline, 1}; }

    std::size_t partCount() const override { return 1; }
    theory::Count mostTake(std::size_t part) const override;
    QRect partRect(std::size_t part) const override;
    teaching::Sentence partName(std::size_t part) const override;
    teaching::Sentence boardName() const override;

    // In the viewport; empty if the heap is not drawn stone by stone.
    QRect stoneRect(theory::Count index) const;
    bool isDrawnAsBars() const { return m_bars; }

protected:
    void layOut() override;
    void paintBoard(QPainter& painter, const QRect& clip) override;
    std::optional<teaching::Move> moveAt(const QPointF& point,
                                         const std::optional<teaching::Move>& before) const override;
    bool beginMotion(const teaching::Position& before, const teaching::Move& made) override;
    void endMotion() override { m_leaving = 0; }

private:
    QRectF stone(theory::Count index) const; // in the content
    QRectF row(theory::Count index) const;
    theory::Count rows(theory::Count stones) const;
    QColor ghostColour(theory::Count index) const; // invalid for a stone that stays
    void paintRows(QPainter& painter, const QRectF& visible);
    void paintStones(QPainter& painter, const QRectF& visible);
    void paintBars(QPainter& painter) const;
    void paintHead(QPainter& painter) const;
    QString headline() const;
    QRectF bar(bool takeable) const;

    static constexpr double kHeadline = 1.5; // the number of stones, in the board's font size

    theory::Count m_block = 1;
    bool m_bars = false; // too many stones to draw
    double m_size = 0; // of a stone's square
    double m_left = 0; // where the rows begin
    double m_top = 0;
    theory::Count m_leaving = 0; // stones that fade away beyond those that are left
    widgets::Stamp m_stamp;
};

} // namespace laststone::games
