// SPDX-License-Identifier: GPL-3.0-or-later
// A bar for every stair: filled for the odd stairs, which count, hollow for the even ones.
#pragma once

#include "widgets/chart/lesson_table.h"

class QLabel;

QT_BEGIN_NAMESPACE
class QBarSet;
class QChart;
class QValueAxis;
QT_END_NAMESPACE

namespace laststone::games {

class StaircaseTable final : public widgets::LessonTable {
    Q_OBJECT
public:
    explicit StaircaseTable(QWidget* parent = nullptr);

    void setPosition(const teaching::Position& position) override;

    // The heights of the bars by the number of the stair, from the ground, 0, on.
    std::vector<double> odd() const;
    std::vector<double> even() const;

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void refresh(); // bars and words
    void restyle(); // colours, fonts and the labels that there is room for

    teaching::Position m_position;
    QLabel* m_title;
    QChart* m_chart;
    QBarSet* m_odd;
    QBarSet* m_even;
    QValueAxis* m_stairs;
    QValueAxis* m_stones;
};

} // namespace laststone::games
