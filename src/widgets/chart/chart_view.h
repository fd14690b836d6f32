// SPDX-License-Identifier: GPL-3.0-or-later
// A chart to look at, to zoom, to move and to click into.
#pragma once

#include "widgets/chart/chart_frame.h"
#include "widgets/chart/chart_plot.h"

#include <QtCharts/QChartView>

#include <optional>

namespace laststone::widgets {

// Shows the plane of a position, asking the plane for what is in view. Used by the panel of a page and by the
// projection:
//   view.showPlane(lesson.planeOf(position), position, 0, 1, ChartView::Focus::IfOutside);
class ChartView final : public QChartView {
    Q_OBJECT
public:
    explicit ChartView(QWidget* parent = nullptr);

    // Whether the view moves to where the position is: always, if it would be outside, if it would also be
    // lost in a part of the plane that is much too large, or never.
    enum class Focus { Anew, IfOutside, IfUnfit, Keep };

    // Shows the plane of a position over two of its numbers; whether the view has moved. A plane is a
    // constant of the program.
    bool showPlane(const teaching::Plane& plane, const teaching::Position& position, std::size_t xHeap,
                   std::size_t yHeap, Focus focus);

    // What the current step shows: a move of the position, or all that win, are pointed out with arrows.
    void setShown(const teaching::Shown& shown);

    // What that points out; nothing while the answer is hidden or the plane shows no such position.
    ChartPlot::Arrows arrows() const;

    // For the next showPlane(): without an answer there are the axes alone.
    void setAnswerShown(bool shown, bool isTableAsking)
    {
        m_told.answer = shown;
        m_told.isAsked = isTableAsking;
    }
    // Whether the sign of the position says who wins it.
    void setOutcomeTold(bool told) { m_told.outcome = told; }
    // Whether those of the P-positions are marked that a move leads to.
    void setMovesTold(bool told) { m_told.moves = told; }
    void setSecondVoice(const std::optional<teaching::Voice>& second) { m_plot.setSecondVoice(second); }
    void setTitleShown(bool shown) { m_titleShown = shown; }
    void setPeriodTold(bool told) { m_isPeriodTold = told; }
    // The title of the x axis is no short name, and is left to whoever shows the title, too.
    bool isFootApart() const { return !m_titleShown && m_data.isSequence && m_frame.base().x == 0; }

    // In which the name of the axis that stands has room, in letters of a font.
    double leastHeight(const QFont& font) const { return m_plot.leastHeight(font); }

    // More is known of what is in view.
    void refresh();

    void focusOn(const teaching::PlanePlace::Focus& part);
    void zoom(double factor, const QPointF& around);

    // What is in view, and whether the position is.
    bool isPositionInView() const { return m_frame.contains(m_data.current); }
    const teaching::PlaneData& data() const { return m_data; }
    teaching::PlaneWindow window() const
    {
        return {m_xHeap, m_yHeap, m_frame.x(), m_frame.y(), m_isPeriodTold};
    }

    // The point that the pointer at `position` means: the nearest shown one, else the nearest whole numbers
    // when they can be told apart.
    std::optional<teaching::PlanePoint> pointAt(const QPointF& position) const;

    // Where a point is in the view.
    QPointF place(const teaching::PlanePoint& point) const;

    // Where words stand in the chart besides that of the position, for tests.
    std::vector<QRectF> wordPlaces() const { return m_plot.wordPlaces(); }
    QLineF leader() const { return m_plot.leader(); } // to the position

signals:
    // What is in view, or what is known of it, is another.
    void dataChanged();
    void resetRequested();
    void pointClicked(const laststone::teaching::PlanePoint& point);
    void draggedOutside(); // the position has been dropped where there is none
    void pointHovered(const std::optional<laststone::teaching::PlanePoint>& point);

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
    void draw();
    void restyle();
    QPointF value(const QPointF& position) const; // in the frame

    ChartPlot m_plot;
    ChartFrame m_frame;
    const teaching::Plane* m_plane = nullptr;
    teaching::Position m_position;
    std::size_t m_xHeap = 0;
    std::size_t m_yHeap = 1;
    teaching::PlaneData m_data;
    teaching::Shown m_shown;
    struct Told {
        bool answer = true;
        bool isAsked = false; // it is empty because of a question alone
        bool outcome = true;
        bool moves = true;
    };
    Told m_told;
    bool m_titleShown = true;
    bool m_isPeriodTold = true;
    std::optional<QPointF> m_pressed;
    bool m_panning = false;
    bool m_dragging = false; // the position itself
};

} // namespace laststone::widgets
