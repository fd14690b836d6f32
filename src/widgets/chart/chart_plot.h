// SPDX-License-Identifier: GPL-3.0-or-later
// A part of a plane in a chart of Qt Charts: axes, points, lines, shaded ranges, words.
#pragma once

#include "widgets/chart/chart_frame.h"

#include <QFont>
#include <QLineF>
#include <QObject>

#include <functional>
#include <memory>
#include <optional>
#include <span>

QT_BEGIN_NAMESPACE
class QAbstractAxis;
class QChart;
class QValueAxis;
QT_END_NAMESPACE

namespace laststone::widgets {

struct Theme;

// Owned by the view of the chart, which owns the chart. What a picture file is to have is an item of the
// chart.
class ChartPlot final : public QObject {
public:
    explicit ChartPlot(QChart& chart);
    ~ChartPlot() override;

    // From the position to points, dashed unless they are solid; of a move that loses as on a board. From the
    // last of them on, solid, to where its answer leads.
    struct Arrows {
        std::vector<teaching::PlanePoint> to = {};
        std::optional<teaching::PlanePoint> answer = {};
        bool areSolid = false;
        bool areLosing = false;
        friend bool operator==(const Arrows&, const Arrows&) = default;
    };
    void show(const teaching::PlaneData& data, const ChartFrame& frame, const Arrows& arrows);
    // For the next show(): axes are named in that language as well, where there is room.
    void setSecondVoice(const std::optional<teaching::Voice>& second) { m_second = second; }
    void showArrows(const Arrows& arrows);

    // Qt Charts takes neither palette nor font.
    void restyle(const QFont& font, const Theme& theme);

    // What changes the size of the chart is done in here, as the plot area moves meanwhile.
    void resize(const std::function<void()>& change);

    // Between the coordinates of the chart and those of the frame.
    QPointF place(const QPointF& inFrame) const;
    QPointF value(const QPointF& inChart) const;
    double unit() const; // pixels between two whole numbers

    // The least height of a chart in letters of a font in which the name of the axis that stands has room.
    double leastHeight(const QFont& font) const;

    // Where words have found room, besides that of the position, in the coordinates of the chart.
    std::vector<QRectF> wordPlaces() const;

    // From the word of the position to its point, in the same coordinates; null where it stands beside it.
    QLineF leader() const;

private:
    class Bands;
    class Marks;

    QStringList axisNames(const teaching::Sentence& title, theory::Count base) const;
    QString axisTitle(const teaching::Sentence& title, theory::Count base, double room) const;
    void nameAxes();
    bool isCrowded() const;
    void applyRanges();
    QRectF ranges() const;
    double heightOfWords() const;
    QString lastLabel() const;
    QSizeF tickIntervals() const;
    void settle();
    void followPlot();
    void style();
    void placeWords();

    QChart& m_chart;
    QValueAxis* m_x;
    QValueAxis* m_y;
    std::unique_ptr<Marks> m_marks;
    std::unique_ptr<Bands> m_bands;
    ChartFrame m_frame;
    teaching::Sentence m_xTitle;
    teaching::Sentence m_yTitle;
    std::optional<teaching::Voice> m_second;
    QFont m_font;
    const Theme* m_theme;
    QSizeF m_margin; // beside the frame on the axes
    bool m_isChanging = false; // axes or size: what the chart says of its plot area meanwhile waits
    bool m_plotMoved = false; // it has said something
    int m_rounds = 0; // that the plot area has answered to what was done for it
};

// A chart without Qt's own looks: it moves by itself nowhere and fills its view.
void prepareChart(QChart& chart);

// An axis whose ticks stand at multiples of their interval.
QValueAxis* addAxis(QChart& chart, Qt::Alignment side);

// The first interval that leaves so many labels at most: 1 and, times one of the factors after the other,
// more.
double tickInterval(double length, double mostLabels, std::span<const double> factors);

// What every chart takes from the theme by hand. The numbers of an axis are that part of its letters.
QFont axisFont(const QFont& font);
void styleAxis(QAbstractAxis& axis, const QFont& font, const Theme& theme, double numbers = 1);

} // namespace laststone::widgets
