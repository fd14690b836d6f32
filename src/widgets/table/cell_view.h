// SPDX-License-Identifier: GPL-3.0-or-later
// The cells of a table: to be seen, read aloud, and chosen with the mouse or the keyboard.
#pragma once

#include "teaching/steps/table.h"

#include <QListView>

#include <optional>
#include <utility>
#include <vector>

class QStandardItemModel;

namespace laststone::widgets {

// Lines of cells that fill the view; those that have no room are scrolled to.
class CellView final : public QListView {
    Q_OBJECT
public:
    explicit CellView(QWidget* parent = nullptr);

    // `isAsking`: what the table asks next is asked here. Then the cell that it is about is marked by a frame
    // and a "?".
    void setCells(const teaching::TableCells& cells, bool isAsking = false);
    // The cell that is asked for; none where nothing is asked, or not of a cell.
    std::optional<std::size_t> asked() const { return m_asked; }

    // Where a cell is in the viewport; empty where it is out of sight.
    QRect cell(std::size_t index) const;

    const std::vector<teaching::TableCell>& cells() const { return m_cells.cells; }
    // The first and the last of those that are in sight; none where there are none.
    std::optional<std::pair<std::size_t, std::size_t>> seen() const;

    // Lower cells, in which what has been found stands beside the name instead of below it: for many lines
    // in large letters. Cells of notes, or with a row beside them, stay as they are.
    void setFlat(bool isFlat);
    bool isFlat() const;

    // How large the names are, of the font.
    double nameScale() const;

    // Whether none would be out of sight in a font and a size of the view.
    bool hasRoom(const QFont& font, const QSize& size) const;
    // Whether lines would be as long as the table wants them.
    bool hasWholeLines(const QFont& font, const QSize& size) const;

    QSize minimumSizeHint() const override;

signals:
    void positionChosen(const laststone::teaching::Position& position);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Grid {
        QSizeF cell;
        std::size_t columns;
        std::size_t lines;
        std::size_t shown; // of the lines
    };
    Grid gridFor(const QFont& font, const QSizeF& area) const;
    QSizeF area(const QSize& size) const;
    void arrange();
    void choose(const QModelIndex& index);

    double narrowest(const QFont& font) const;

    teaching::TableCells m_cells;
    std::optional<std::size_t> m_asked;
    bool m_isFlat = false;
    QStandardItemModel* m_model; // their words
};

} // namespace laststone::widgets
