// SPDX-License-Identifier: GPL-3.0-or-later
// The table of a lesson as a hall sees it grow.
#pragma once

#include "teaching/steps/table.h"

#include <QWidget>

#include <optional>

class QLabel;

namespace laststone::widgets {

class CellView;

// The cells, and in large letters above them what the step has filled in; below it what the next one will
// tell, as a question. What is shown is what the session says: the page shows the same. Cells are as small as
// a hall can read where all of them are seen then; else signs say which are out of sight.
class StageTable final : public QWidget {
    Q_OBJECT
public:
    explicit StageTable(QWidget* parent = nullptr);

    // With a second language its words stand below those of the window. What is wrong with an answer stands
    // in place of what the step has filled in, if there is such.
    void setCells(const teaching::TableCells& cells, const std::optional<teaching::Voice>& second = {},
                  const teaching::Sentence& wrong = {});

    // The height of the picture that the sizes are shares of.
    void setStageHeight(double height);

    CellView* view() const { return m_view; }

    // The cells above and below those that are seen: "▴ 0 … 9"; empty for none.
    QString above() const;
    QString below() const;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void arrange();
    void arrangeCells(const QRect& area);
    void applyTheme();

    QLabel* m_text;
    QLabel* m_wrong; // in its place
    QLabel* m_next;
    CellView* m_view;
    QLabel* m_outside; // which cells are
    double m_stageHeight = 720;
    bool m_areNotes = false; // in the cells
};

} // namespace laststone::widgets
