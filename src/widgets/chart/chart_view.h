// SPDX-License-Identifier: GPL-3.0-or-later
// The plane of two numbers of a position, drawn by Qt Charts.
#pragma once

#include "widgets/chart/chart_bands.h"
#include "widgets/chart/chart_data.h"

#include <QtCharts/QChartView>

#include <optional>

class QLineSeries;
class QScatterSeries;
class QValueAxis;

namespace laststone::widgets {

// Shows what setData() gives it, for the part of the plane that window() names; asks for other data when the
// part changes. Coordinates are kept relative to a base, as a double does not hold every number of stones.
class ChartView final : public QChartView {
    Q_OBJECT
public:
    explicit ChartView(QWidget* parent = nullptr);

    // Shows the part of the plane around a position from a fitting origin on.
    void focusOn(const ChartPoint& current);
    void focusOn(const ChartData::Focus& part);

    // Shows what is to be in view at first.
    void focusOn(const ChartData& shown);

    // The whole numbers that are in view.
    ChartRange xRange() const;
    ChartRange yRange() const;

    void setData(const ChartData& shown);

    // The point that the pointer at `position` means: the nearest shown one, else the nearest whole numbers
    // when they can be told apart.
    std::optional<ChartPoint> pointAt(const QPointF& position) const;

    // Where a point is in the view.
    QPointF place(const ChartPoint& point) const;

    void zoom(double factor, const QPointF& around);

    // Where words stand in the chart besides that of the position, for tests.
    const std::vector<QRectF>& wordPlaces() const { return m_bands.wordPlaces(); }

signals:
    void windowChanged();
    void resetRequested();
    void pointClicked(const laststone::widgets::ChartPoint& point);
    void draggedOutside(); // the position has been dropped where there is none
    void pointHovered(const std::optional<laststone::widgets::ChartPoint>& point);

protected:
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void setView(const QRectF& view);
    void restyle();
    void settle();
    void followPlot();
    void style();
    void placeWords();
    void refresh();
    QPointF value(const QPointF& position) const; // relative to the base
    QPointF relative(const ChartPoint& point) const;

    void applyRanges();
    void showLines();
    QRectF square(const QPointF& point, double size) const;
    QList<QRectF> pointPlaces() const; // of the marks, but for that of the position
    void placeNow(const QList<QRectF>& points);
    void showBands();
    QRectF axes() const;
    QSizeF tickIntervals() const;
    std::optional<ChartPoint> numbersAt(const QPointF& position) const;

    QScatterSeries* m_unknown;
    QScatterSeries* m_exceptions;
    QScatterSeries* m_others;
    QScatterSeries* m_lost;
    QScatterSeries* m_winning;
    QScatterSeries* m_current;
    QLineSeries* m_arrow;
    QGraphicsSimpleTextItem* m_now; // beside the point of the position on the board
    std::vector<QLineSeries*> m_lines;
    QValueAxis* m_x;
    QValueAxis* m_y;
    ChartBands m_bands;
    ChartData m_data;
    ChartPoint m_base;
    QRectF m_view; // the whole numbers that are shown
    QSizeF m_margin; // beside them on the axes
    std::optional<QPointF> m_pressed;
    bool m_isChanging = false; // axes or size: what the chart says of its plot area meanwhile waits
    bool m_plotMoved = false; // it has said something
    int m_rounds = 0; // that the plot area has answered to what was done for it
    bool m_panning = false;
    bool m_dragging = false; // the position itself
};

} // namespace laststone::widgets
