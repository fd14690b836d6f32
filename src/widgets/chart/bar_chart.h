// SPDX-License-Identifier: GPL-3.0-or-later
// A bar for every part of a position, filled where it counts.
#pragma once

#include "teaching/steps/table.h"

#include <QWidget>

QT_BEGIN_NAMESPACE
class QBarSet;
class QChart;
class QLabel;
class QValueAxis;
QT_END_NAMESPACE

namespace laststone::widgets {

class BarChart final : public QWidget {
    Q_OBJECT
public:
    explicit BarChart(QWidget* parent = nullptr);

    void setBars(const teaching::TableBars& bars);

    // The heights of the filled and of the hollow bars by the number of the part, from 0, where there is
    // none.
    std::vector<double> counted() const;
    std::vector<double> others() const;

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void restyle(); // colours, fonts and the labels that there is room for

    QLabel* m_title;
    QChart* m_chart;
    QBarSet* m_counted;
    QBarSet* m_others;
    QValueAxis* m_parts;
    QValueAxis* m_stones;
};

} // namespace laststone::widgets
