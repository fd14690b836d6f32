// SPDX-License-Identifier: GPL-3.0-or-later
// How a chart looks: its colours, its letters, and where the word beside the position stands.
#include "widgets/chart/chart_label.h"
#include "widgets/chart/chart_style.h"
#include "widgets/chart/chart_view.h"
#include "widgets/look/theme.h"

#include <QGraphicsSimpleTextItem>
#include <QtCharts/QChart>
#include <QtCharts/QLineSeries>
#include <QtCharts/QScatterSeries>
#include <QtCharts/QValueAxis>

#include <algorithm>

namespace laststone::widgets {

// Qt Charts takes neither the application's palette nor its font.
void ChartView::style()
{
    const Theme& theme = Theme::of(palette());
    const double em = Spacing(font()).em;
    QFont title = font();
    title.setBold(true);
    const QFont labels = axisFont(font());

    setBackgroundBrush(theme.card);
    chart()->setBackgroundBrush(theme.card);
    chart()->setTitleFont(title);
    chart()->setTitleBrush(theme.text);
    for (QValueAxis* axis : {m_x, m_y})
        styleAxis(*axis, font(), theme);
    const QSizeF ticks = tickIntervals();
    m_x->setTickInterval(ticks.width());
    m_y->setTickInterval(ticks.height());
    applyRanges();
    const double unit = std::max(1.0, chart()->plotArea().width() / std::max(1.0, m_view.width()));
    const double size = std::clamp(unit * 0.7, em * 0.3, em * 0.75);
    m_lost->setMarkerSize(size);
    m_lost->setPen(Qt::NoPen);
    m_lost->setBrush(theme.lost);

    m_winning->setMarkerShape(QScatterSeries::MarkerShapeRotatedRectangle);
    m_winning->setMarkerSize(std::max(size, em * 0.6) * 1.35);
    m_winning->setBrush(theme.good);
    m_winning->setPen(QPen(theme.card, 1));

    const bool isLost = m_data.outcome == theory::Outcome::P;
    m_current->setMarkerSize(em);
    m_current->setBrush(isLost ? QBrush(theme.lost) : QBrush(Qt::transparent));
    m_current->setPen(QPen(isLost ? theme.text : theme.won, em / 6));
    m_now->setBrush(isLost ? theme.lostText : theme.wonText);
    m_now->setFont(scaledFont(labels, 1, true));
    constexpr double kAboveSeries = 10;
    m_now->setZValue(kAboveSeries);

    m_others->setMarkerSize(size * 0.7);
    m_others->setPen(QPen(theme.won, std::max(1.0, em / 12)));
    m_others->setBrush(Qt::transparent);
    m_unknown->setMarkerSize(size * 0.7);
    m_unknown->setPen(Qt::NoPen);
    m_unknown->setBrush(theme.muted);
    m_exceptions->setMarkerShape(QScatterSeries::MarkerShapeRectangle);
    m_exceptions->setMarkerSize(std::max(size * 1.5, em * 0.7));
    m_exceptions->setPen(QPen(theme.text, std::max(1.0, em / 14)));
    m_exceptions->setBrush(Qt::transparent);
    for (QLineSeries* line : m_lines)
        line->setPen(QPen(theme.muted, std::max(1.0, em / 14)));

    QPen arrow(theme.good, em / 7);
    arrow.setDashPattern({2.2, 1.6});
    m_arrow->setPen(arrow);
    placeWords();
}

void ChartView::placeWords()
{
    const QList<QRectF> points = pointPlaces();
    m_bands.restyle(axes(), axisFont(font()), Theme::of(palette()), points);
    placeNow(points);
}

// What a mark of that size in pixels around a point takes up in the chart.
QRectF ChartView::square(const QPointF& point, double size) const
{
    QRectF place(0, 0, size, size);
    place.moveCenter(chart()->mapToPosition(point, m_current));
    return place;
}

QList<QRectF> ChartView::pointPlaces() const
{
    QList<QRectF> places;
    for (const QScatterSeries* series : {m_lost, m_winning, m_others, m_unknown}) {
        for (const QPointF& point : series->points())
            places << square(point, series->markerSize());
    }
    return places;
}

// Where it covers no other point and no word; words that it has to cover give way.
void ChartView::placeNow(const QList<QRectF>& points)
{
    m_now->setVisible(!m_current->points().isEmpty());
    if (!m_now->isVisible())
        return;
    QList<QRectF> others(m_bands.wordPlaces().begin(), m_bands.wordPlaces().end());
    others << points;
    const auto along = [&](const QLineSeries& line) {
        if (line.count() != 2)
            return;
        constexpr int kSamples = 48;
        const QLineF ends(line.at(0), line.at(1));
        for (int i = 0; i <= kSamples; ++i)
            others << square(ends.pointAt(double(i) / kSamples), m_others->markerSize());
    };
    along(*m_arrow);
    for (const QLineSeries* line : m_lines)
        along(*line);
    const QRectF mark = square(m_current->points().constFirst(), m_current->markerSize() * 1.3);
    const QRectF now = labelPlace(m_now->boundingRect().size(), mark, chart()->plotArea(), others);
    m_now->setPos(now.topLeft());
    m_bands.keepClear(now);
    m_bands.keepClear(mark);
}

} // namespace laststone::widgets
