// SPDX-License-Identifier: GPL-3.0-or-later
// The table of a lesson: small positions that are worked out one after the other, as on a blackboard.
#pragma once

#include "teaching/steps/table.h"

#include <QTimer>
#include <QWidget>

#include <memory>

class QTableView;

namespace Ui {
class LessonTable;
}

namespace laststone::widgets {

class BarChart;
class CellView;

// Shows what a game gives as its table, with the position on the board pointed out, and grows it: by one
// position at a time, by itself, or at once. A click on a position puts it on the board.
//   LessonTable table(lesson.table);
//   table.setPosition(position);
class LessonTable final : public QWidget {
    Q_OBJECT
public:
    // REQUIRES: the table is there.
    explicit LessonTable(const teaching::Table& table, QWidget* parent = nullptr);
    ~LessonTable() override;

    // The position on the board, whose rule the table follows.
    void setPosition(const teaching::Position& position);

    // Step 0 shows the empty table, each further step fills some of it.
    int step() const { return m_step; }
    int lastStep() const { return m_cells.lastStep; }
    void setStep(int step);
    void setPlaying(bool playing);

    const teaching::TableCells& cells() const { return m_cells; }
    CellView* view() const; // null for a table of bars
    BarChart* bars() const { return m_bars; } // null for a table of cells
    QTableView* list() const; // null without one

    // Shows the row of a number in the list. REQUIRES: there is one, and the number is at most its last.
    void goTo(theory::Count number);

    QSize minimumSizeHint() const override;

signals:
    // A click has asked for this position.
    void positionChosen(const laststone::teaching::Position& position);

protected:
    void changeEvent(QEvent* event) override;

private:
    class ListModel;

    void makeCells();
    void refresh();
    void refreshParts();
    void retranslate();

    teaching::Table m_table;
    teaching::Position m_position;
    teaching::TableCells m_cells;
    int m_step = 0;
    BarChart* m_bars = nullptr;
    std::unique_ptr<Ui::LessonTable> m_ui; // null for a table of bars
    ListModel* m_list = nullptr;
    QTimer m_timer;
};

} // namespace laststone::widgets
