// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/chart/bar_chart.h"

#include "widgets/chart/chart_plot.h"
#include "widgets/look/theme.h"

#include <QEvent>
#include <QFontMetricsF>
#include <QLabel>
#include <QMouseEvent>
#include <QVBoxLayout>
#include <QtCharts/QBarSet>
#include <QtCharts/QChart>
#include <QtCharts/QChartView>
#include <QtCharts/QLegend>
#include <QtCharts/QStackedBarSeries>
#include <QtCharts/QValueAxis>

#include <algorithm>

namespace laststone::widgets {

namespace {

constexpr double kWholeNumbers = 1e7; // axis labels up to here are written out

// The base class would dereference an item that is not there (QTBUG-118669), so presses stay here.
class BarView final : public QChartView {
public:
    BarView(QChart* chart, QWidget* parent) : QChartView(chart, parent)
    {
        setFocusPolicy(Qt::NoFocus); // there is nothing to be done in it
    }

protected:
    void mousePressEvent(QMouseEvent* event) override { event->accept(); }
    void mouseMoveEvent(QMouseEvent* event) override { event->accept(); }
    void mouseReleaseEvent(QMouseEvent* event) override { event->accept(); }
};

constexpr double kDecimal[] = {2, 2.5, 2}; // 1, 2, 5, 10, …: the intervals of ticks

std::vector<double> values(const QBarSet& set)
{
    std::vector<double> result;
    for (int i = 0; i < set.count(); ++i)
        result.push_back(set.at(i));
    return result;
}

} // namespace

BarChart::BarChart(QWidget* parent)
    : QWidget(parent)
    , m_title(new QLabel(this))
    , m_chart(new QChart)
    , m_counted(new QBarSet(QString()))
    , m_others(new QBarSet(QString()))
    , m_parts(addAxis(*m_chart, Qt::AlignBottom))
    , m_stones(addAxis(*m_chart, Qt::AlignLeft))
{
    auto* view = new BarView(m_chart, this); // which owns the chart
    view->setRenderHint(QPainter::Antialiasing);
    view->setFrameShape(QFrame::NoFrame);
    view->setMinimumSize(0, 0); // the charts' own minimum is larger than a small window has room for
    m_title->setWordWrap(true);
    auto* rows = new QVBoxLayout(this);
    rows->addWidget(m_title);
    rows->addWidget(view, 1);

    prepareChart(*m_chart);
    m_chart->legend()->setAlignment(Qt::AlignTop);
    auto* series = new QStackedBarSeries;
    series->append(m_counted);
    series->append(m_others);
    series->setBarWidth(0.75);
    m_chart->addSeries(series);
    series->attachAxis(m_parts);
    series->attachAxis(m_stones);
    m_parts->setGridLineVisible(false);
    restyle();
}

std::vector<double> BarChart::counted() const
{
    return values(*m_counted);
}

std::vector<double> BarChart::others() const
{
    return values(*m_others);
}

void BarChart::setBars(const teaching::TableBars& bars)
{
    // There is no number 0, so that each bar stands at the number of its part.
    QList<double> counted{0};
    QList<double> others{0};
    double most = 1;
    for (const teaching::TableBars::Bar& bar : bars.bars) {
        const auto stones = static_cast<double>(bar.stones);
        counted << (bar.counts ? stones : 0);
        others << (bar.counts ? 0 : stones);
        most = std::max(most, stones);
    }
    for (const auto& [set, values] : {std::pair(m_counted, counted), std::pair(m_others, others)}) {
        set->remove(0, set->count());
        set->append(values);
    }
    m_parts->setRange(0.4, static_cast<double>(std::max<std::size_t>(1, bars.bars.size())) + 0.6);
    // The ticks of the range before would be far too many for a much larger one.
    m_stones->setTickInterval(std::max(m_stones->tickInterval(), most));
    m_stones->setRange(0, most * 1.05);
    m_stones->setLabelFormat(most < kWholeNumbers ? QStringLiteral("%d") : QStringLiteral("%.1e"));

    const auto& voice = teaching::Voice::installed();
    m_title->setText(voice.say(bars.title));
    m_counted->setLabel(voice.say(bars.counted));
    m_others->setLabel(voice.say(bars.others));
    m_parts->setTitleText(voice.say(bars.partTitle).toHtmlEscaped());
    m_stones->setTitleText(voice.say(bars.stonesTitle).toHtmlEscaped());
    setAccessibleName(m_title->text());
    restyle();
}

// Qt Charts takes neither the application's palette nor its font.
void BarChart::restyle()
{
    const Theme& theme = Theme::of(palette());
    const double em = Spacing(font()).em;
    const QFont labels = axisFont(font());
    m_chart->setBackgroundBrush(theme.card);
    if (auto* view = findChild<QChartView*>())
        view->setBackgroundBrush(theme.card);
    m_chart->legend()->setFont(labels);
    m_chart->legend()->setLabelBrush(theme.text);
    for (QValueAxis* axis : {m_parts, m_stones})
        styleAxis(*axis, font(), theme);
    m_counted->setBrush(theme.stone);
    m_counted->setPen(QPen(theme.stone, std::max(1.0, em / 10)));
    m_others->setBrush(Qt::transparent);
    m_others->setPen(QPen(theme.stone, std::max(1.0, em / 10)));

    // Labels that are too close would become "…".
    const QFontMetricsF metrics(labels);
    const double stairs = m_parts->max() - m_parts->min();
    const double labelWidth = metrics.horizontalAdvance(QString::number(m_parts->max(), 'f', 0)) + em;
    m_parts->setTickInterval(tickInterval(stairs, std::max(100.0, width() - 4 * em) / labelWidth, kDecimal));
    const double rows = std::max(60.0, height() - 8 * em) / (metrics.height() * 1.6);
    m_stones->setTickInterval(tickInterval(m_stones->max(), rows, kDecimal));
}

void BarChart::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    restyle();
}

void BarChart::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        restyle();
}

} // namespace laststone::widgets
