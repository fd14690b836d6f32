// SPDX-License-Identifier: GPL-3.0-or-later
// A part of a plane in a chart of Qt Charts: axes, points, lines, shaded ranges, words.
#pragma once

#include "widgets/chart/chart_bands.h"
#include "widgets/chart/chart_marks.h"

#include <QObject>

class QValueAxis;

namespace laststone::widgets {

// Owned by the view of the chart, which owns the chart. What a picture file is to have is an item of the
// chart.
class ChartPlot final : public QObject {
public:
    explicit ChartPlot(QChart& chart);

    void show(const teaching::PlaneData& data, const ChartFrame& frame,
              const std::optional<teaching::PlanePoint>& arrow);
    void showArrow(const std::optional<teaching::PlanePoint>& arrow);

    // Qt Charts takes neither palette nor font.
    void restyle(const QFont& font, const Theme& theme);

    // What changes the size of the chart is done in here, as the plot area moves meanwhile.
    void resize(const std::function<void()>& change);

    // Between the coordinates of the chart and those of the frame.
    QPointF place(const QPointF& inFrame) const;
    QPointF value(const QPointF& inChart) const;
    double unit() const; // pixels between two whole numbers

    const std::vector<QRectF>& wordPlaces() const { return m_bands.wordPlaces(); }

private:
    void showBands();
    void applyRanges();
    QRectF ranges() const;
    QSizeF tickIntervals() const;
    void settle();
    void followPlot();
    void style();
    void placeWords();

    QChart& m_chart;
    QValueAxis* m_x;
    QValueAxis* m_y;
    ChartMarks m_marks;
    ChartBands m_bands;
    teaching::PlaneData m_data;
    ChartFrame m_frame;
    QFont m_font;
    const Theme* m_theme;
    QSizeF m_margin; // beside the frame on the axes
    bool m_isChanging = false; // axes or size: what the chart says of its plot area meanwhile waits
    bool m_plotMoved = false; // it has said something
    int m_rounds = 0; // that the plot area has answered to what was done for it
};

} // namespace laststone::widgets
