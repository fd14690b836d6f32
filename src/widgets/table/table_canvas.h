// SPDX-License-Identifier: GPL-3.0-or-later
// The cells of a table, painted; a click on one asks for its position.
#pragma once

#include "teaching/steps/table.h"

#include <QWidget>

namespace laststone::widgets {

struct Theme;

class TableCanvas final : public QWidget {
    Q_OBJECT
public:
    explicit TableCanvas(QWidget* parent = nullptr);

    void setCells(const teaching::TableCells& cells);

    // Where a cell is; empty where it has no room.
    QRectF cell(std::size_t index) const;

    QSize minimumSizeHint() const override;

signals:
    void positionChosen(const laststone::teaching::Position& position);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    struct Grid;

    Grid grid() const;
    std::optional<teaching::Position> positionAt(const QPoint& point) const;
    void paintCell(QPainter& painter, const QRectF& place, const teaching::TableCell& cell,
                   const Theme& theme) const;

    teaching::TableCells m_cells;
};

} // namespace laststone::widgets
