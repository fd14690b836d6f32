// SPDX-License-Identifier: GPL-3.0-or-later
// The first heaps of Bash, judged one after the other by backward induction.
#pragma once

#include "widgets/chart/growth_table.h"

namespace laststone::games {

class BashTable final : public widgets::GrowthTable {
    Q_OBJECT
public:
    explicit BashTable(QWidget* parent = nullptr);

    void setPosition(const teaching::Position& position) override;
    int lastStep() const override;

protected:
    teaching::Sentence text(int step) const override;
    void paintTable(QPainter& painter, const QSize& size, int step,
                    const widgets::Theme& theme) const override;
    std::optional<teaching::Position> positionAt(const QPoint& point, const QSize& size) const override;

private:
    struct Grid;
    Grid grid(const QSize& size) const;

    teaching::Position m_position;
    theory::Count m_limit = 3;
};

} // namespace laststone::games
