// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/chart/chart_marks.h"

#include "widgets/chart/chart_label.h"
#include "widgets/chart/chart_style.h"
#include "widgets/look/theme.h"

#include <QCoreApplication>
#include <QGraphicsSimpleTextItem>
#include <QLineF>
#include <QPen>
#include <QtCharts/QChart>
#include <QtCharts/QLineSeries>
#include <QtCharts/QScatterSeries>

#include <algorithm>

namespace laststone::widgets {

using teaching::PlaneData;
using teaching::PlanePoint;

namespace {

QList<QPointF> inView(const std::vector<PlanePoint>& points, const ChartFrame& frame)
{
    constexpr double kMargin = ChartFrame::kMargin;
    const QRectF view = frame.rect().adjusted(-kMargin, -kMargin, kMargin, kMargin);
    QList<QPointF> result;
    for (const PlanePoint& point : points) {
        const QPointF at = frame.relative(point);
        if (view.contains(at))
            result << at;
    }
    return result;
}

} // namespace

ChartMarks::ChartMarks(QChart& chart)
    : m_chart(chart)
    , m_arrow(new QLineSeries)
    , m_exceptions(new QScatterSeries)
    , m_unknown(new QScatterSeries)
    , m_others(new QScatterSeries)
    , m_lost(new QScatterSeries)
    , m_winning(new QScatterSeries)
    , m_current(new QScatterSeries)
    , m_now(new QGraphicsSimpleTextItem(&chart))
{
    add(m_arrow);
    for (QScatterSeries* series : {m_exceptions, m_unknown, m_others, m_lost, m_winning, m_current})
        add(series);
}

void ChartMarks::add(QXYSeries* series)
{
    m_chart.addSeries(series);
    for (QAbstractAxis* axis : m_chart.axes())
        series->attachAxis(axis);
}

QXYSeries* ChartMarks::series() const
{
    return m_lost;
}

void ChartMarks::show(const PlaneData& data, const ChartFrame& frame)
{
    const auto fill = [&](QScatterSeries& series, const std::vector<PlanePoint>& points) {
        series.replace(data.drawable ? inView(points, frame) : QList<QPointF>());
    };
    fill(*m_lost, data.lost);
    fill(*m_winning, data.winning);
    fill(*m_current, {data.current});
    fill(*m_others, data.others);
    fill(*m_unknown, data.unknown);
    fill(*m_exceptions, data.exceptions);
    m_outcome = data.outcome;
    const auto& voice = teaching::Voice::installed();
    //: beside the point of the position on the board: %1 and %2 are the sizes of two heaps
    const char* const place = QT_TRANSLATE_NOOP("laststone::widgets::ChartView", "(%1, %2) now");
    m_now->setText(data.now.isEmpty() ? QCoreApplication::translate("laststone::widgets::ChartView", place)
                                            .arg(voice.number(data.current.x), voice.number(data.current.y))
                                      : voice.say(data.now));
    while (m_lines.size() < data.lines.size()) {
        m_lines.push_back(new QLineSeries);
        add(m_lines.back());
    }
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        if (i < data.lines.size() && data.drawable)
            showLine(*m_lines[i], data.lines[i], frame);
        else
            m_lines[i]->replace(QList<QPointF>());
    }
}

void ChartMarks::showArrow(const std::optional<PlanePoint>& to, const ChartFrame& frame)
{
    QList<QPointF> ends = m_current->points();
    if (to && !ends.isEmpty())
        ends += inView({*to}, frame);
    m_arrow->replace(ends.size() == 2 ? ends : QList<QPointF>());
}

void ChartMarks::showLine(QLineSeries& series, const teaching::PlaneLine& shown, const ChartFrame& frame)
{
    const QLineF line(frame.relative(shown.from.at) + QPointF(0, shown.from.above),
                      frame.relative(shown.to.at) + QPointF(0, shown.to.above));
    const QRectF& view = frame.rect();
    QPointF a = line.p1();
    QPointF b = line.p2();
    const auto cut = [&](double y) {
        return QPointF(line.x1() + line.dx() * (y - line.y1()) / line.dy(), y);
    };
    const bool flat = line.dy() == 0;
    if (!flat && b.y() > view.bottom())
        b = cut(view.bottom());
    if (!flat && a.y() < view.top())
        a = cut(view.top());
    const bool isSeen = a.x() <= b.x() && a.y() <= view.bottom() && b.y() >= view.top();
    series.replace(isSeen ? QList<QPointF>{a, b} : QList<QPointF>());
}

void ChartMarks::style(const QFont& font, const Theme& theme, double unit)
{
    const double em = Spacing(font).em;
    const double size = std::clamp(unit * 0.7, em * 0.3, em * 0.75);
    const auto style = [](QScatterSeries& series, double markerSize, const QBrush& brush, const QPen& pen) {
        series.setMarkerSize(markerSize);
        series.setBrush(brush);
        series.setPen(pen);
    };
    const QPen outline(theme.text, std::max(1.0, em / 14));
    const bool isLost = m_outcome == theory::Outcome::P;
    style(*m_lost, size, theme.lost, Qt::NoPen);
    style(*m_winning, std::max(size, em * 0.6) * 1.35, theme.good, QPen(theme.card, 1));
    style(*m_current, em, isLost ? QBrush(theme.lost) : QBrush(Qt::transparent),
          QPen(isLost ? theme.text : theme.won, em / 6));
    style(*m_others, size * 0.7, Qt::transparent, QPen(theme.won, std::max(1.0, em / 12)));
    style(*m_unknown, size * 0.7, theme.muted, Qt::NoPen);
    style(*m_exceptions, std::max(size * 1.5, em * 0.7), Qt::transparent, outline);
    m_winning->setMarkerShape(QScatterSeries::MarkerShapeRotatedRectangle);
    m_exceptions->setMarkerShape(QScatterSeries::MarkerShapeRectangle);

    m_now->setBrush(isLost ? theme.lostText : theme.wonText);
    m_now->setFont(scaledFont(axisFont(font), 1, true));
    constexpr double kAboveSeries = 10;
    m_now->setZValue(kAboveSeries);
    for (QLineSeries* line : m_lines)
        line->setPen(QPen(theme.muted, std::max(1.0, em / 14)));
    QPen arrow(theme.good, em / 7);
    arrow.setDashPattern({2.2, 1.6});
    m_arrow->setPen(arrow);
}

// What a mark of that size in pixels around a point takes up in the chart.
QRectF ChartMarks::square(const QPointF& point, double size) const
{
    QRectF place(0, 0, size, size);
    place.moveCenter(m_chart.mapToPosition(point, m_current));
    return place;
}

QList<QRectF> ChartMarks::places() const
{
    QList<QRectF> places;
    for (const QScatterSeries* series : {m_lost, m_winning, m_others, m_unknown}) {
        for (const QPointF& point : series->points())
            places << square(point, series->markerSize());
    }
    return places;
}

void ChartMarks::placeNow(const QList<QRectF>& places, const QRectF& area)
{
    m_now->setVisible(!m_current->points().isEmpty());
    if (!m_now->isVisible())
        return;
    QList<QRectF> others = places;
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
    m_now->setPos(labelPlace(m_now->boundingRect().size(), mark, area, others).topLeft());
}

QList<QRectF> ChartMarks::nowPlaces() const
{
    if (m_current->points().isEmpty())
        return {};
    return {m_now->mapRectToParent(m_now->boundingRect()),
            square(m_current->points().constFirst(), m_current->markerSize() * 1.3)};
}

} // namespace laststone::widgets
