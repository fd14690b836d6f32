// SPDX-License-Identifier: GPL-3.0-or-later
// The values g(0), g(1) … of a game, found one after the other, each from its options.
#pragma once

#include "widgets/growth_table.h"

namespace laststone::games {

class SgTable final : public widgets::GrowthTable {
    Q_OBJECT
public:
    explicit SgTable(QWidget* parent = nullptr);

    void setPosition(const teaching::Position& position) override;
    int lastStep() const override { return 0; }

protected:
    teaching::Sentence text(int step) const override;
    void paintTable(QPainter& painter, const QSize& size, int step,
                    const widgets::Theme& theme) const override;
    std::optional<teaching::Position> positionAt(const QPoint& point, const QSize& size) const override;

private:
    teaching::Position m_position;
};

} // namespace laststone::games
