// SPDX-License-Identifier: GPL-3.0-or-later
// The points and lines of a chart.
#pragma once

#include "widgets/chart/chart_frame.h"

#include <QFont>
#include <QList>

QT_BEGIN_NAMESPACE
class QChart;
class QGraphicsSimpleTextItem;
class QLineSeries;
class QScatterSeries;
class QXYSeries;
QT_END_NAMESPACE

namespace laststone::widgets {

struct Theme;

// One series for each kind of point: Qt Charts 6.4 draws several looks in one series at wrong places. Only
// what is in view is given to a series, as a picture file does not clip.
class ChartMarks {
public:
    // The chart owns the series and outlives this. REQUIRES: its axes have been added.
    explicit ChartMarks(QChart& chart);

    void show(const teaching::PlaneData& data, const ChartFrame& frame);

    // From the position to a point, or none.
    void showArrow(const std::optional<teaching::PlanePoint>& to, const ChartFrame& frame);

    // `unit` is how many pixels there are between two whole numbers.
    void style(const QFont& font, const Theme& theme, double unit);

    // What the points take up in the chart, but for that of the position.
    QList<QRectF> places() const;

    // Puts the word beside the position where it covers no other point, line or word.
    void placeNow(const QList<QRectF>& places, const QRectF& area);
    // What that word and the point of the position take up, if they are in view.
    QList<QRectF> nowPlaces() const;

    // Any of the series: to change between the coordinates of axes and of the chart.
    QXYSeries* series() const;

private:
    void showLine(QLineSeries& series, const teaching::PlaneLine& line, const ChartFrame& frame);
    void add(QXYSeries* series);
    QRectF square(const QPointF& point, double size) const;

    QChart& m_chart;
    QLineSeries* m_arrow;
    QScatterSeries* m_exceptions;
    QScatterSeries* m_unknown;
    QScatterSeries* m_others;
    QScatterSeries* m_lost;
    QScatterSeries* m_winning;
    QScatterSeries* m_current;
    QGraphicsSimpleTextItem* m_now; // beside the point of the position on the board
    std::vector<QLineSeries*> m_lines;
    theory::Outcome m_outcome = theory::Outcome::P;
};

} // namespace laststone::widgets
