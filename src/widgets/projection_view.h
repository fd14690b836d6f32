// SPDX-License-Identifier: GPL-3.0-or-later
// A lesson as a hall sees it: the board and one step, in letters that the last row can read.
#pragma once

#include "teaching/explanation.h"

#include <QWidget>

class QLabel;

namespace laststone::widgets {

class BoardWidget;
struct Lesson;

class ProjectionView final : public QWidget {
    Q_OBJECT
public:
    explicit ProjectionView(const Lesson& lesson, QWidget* parent = nullptr);

    // Shows step `current` of an explanation. REQUIRES: there is such a step.
    void setExplanation(const teaching::Explanation& explanation, int current);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void refresh();

    const Lesson& m_lesson;
    BoardWidget* m_board;
    QLabel* m_title;
    QLabel* m_counter;
    QLabel* m_verdict;
    QLabel* m_step;
    teaching::Explanation m_explanation;
    int m_current = 0;
};

} // namespace laststone::widgets
