// SPDX-License-Identifier: GPL-3.0-or-later
// The cells of a table: to be seen, read aloud, and chosen with the mouse or the keyboard.
#pragma once

#include "teaching/steps/table.h"

#include <QListView>

class QStandardItemModel;

namespace laststone::widgets {

// Lines of cells that fill the view; those that have no room are scrolled to.
class CellView final : public QListView {
    Q_OBJECT
public:
    explicit CellView(QWidget* parent = nullptr);

    void setCells(const teaching::TableCells& cells);

    // Where a cell is in the viewport; empty where it is out of sight.
    QRect cell(std::size_t index) const;

    QSize minimumSizeHint() const override;

signals:
    void positionChosen(const laststone::teaching::Position& position);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void arrange();
    void choose(const QModelIndex& index);

    teaching::TableCells m_cells;
    QStandardItemModel* m_model; // their words
};

} // namespace laststone::widgets
