// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/staircase/staircase_table.h"

#include "teaching/sentence.h"
#include "theory/staircase.h"
#include "widgets/chart/chart_style.h"
#include "widgets/look/theme.h"

#include <QCoreApplication>
#include <QEvent>
#include <QFontMetricsF>
#include <QGraphicsLayout>
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

namespace laststone::games {

using teaching::Sentence;
using theory::Count;
using widgets::Theme;

namespace {

constexpr std::size_t kMostStairs = 64;
constexpr double kWholeNumbers = 1e7; // axis labels up to here are written out

Sentence sentence(const char* source, std::vector<teaching::Argument> arguments = {})
{
    return {"StaircaseTable", source, std::move(arguments)};
}

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

// 1, 2, 5, 10, …: the first that leaves so many labels at most.
double tickInterval(double length, double mostLabels)
{
    double interval = 1;
    for (int i = 0; length / interval + 1 > std::max(2.0, mostLabels); ++i)
        interval *= i % 3 == 1 ? 2.5 : 2;
    return interval;
}

std::vector<double> values(const QBarSet& set)
{
    std::vector<double> result;
    for (int i = 0; i < set.count(); ++i)
        result.push_back(set.at(i));
    return result;
}

} // namespace

StaircaseTable::StaircaseTable(QWidget* parent)
    : LessonTable(parent)
    , m_title(new QLabel(this))
    , m_chart(new QChart)
    , m_odd(new QBarSet(QString()))
    , m_even(new QBarSet(QString()))
    , m_stairs(new QValueAxis)
    , m_stones(new QValueAxis)
{
    auto* view = new BarView(m_chart, this); // which owns the chart
    view->setRenderHint(QPainter::Antialiasing);
    view->setFrameShape(QFrame::NoFrame);
    view->setMinimumSize(0, 0); // the charts' own minimum is larger than a small window has room for
    m_title->setWordWrap(true);
    auto* rows = new QVBoxLayout(this);
    rows->addWidget(m_title);
    rows->addWidget(view, 1);

    m_chart->setAnimationOptions(QChart::NoAnimation);
    m_chart->layout()->setContentsMargins(0, 0, 0, 0);
    m_chart->setBackgroundRoundness(0);
    m_chart->setMargins({});
    m_chart->legend()->setAlignment(Qt::AlignTop);
    auto* series = new QStackedBarSeries;
    series->append(m_odd);
    series->append(m_even);
    series->setBarWidth(0.75);
    m_chart->addSeries(series);
    m_chart->addAxis(m_stairs, Qt::AlignBottom);
    m_chart->addAxis(m_stones, Qt::AlignLeft);
    for (QValueAxis* axis : {m_stairs, m_stones}) {
        series->attachAxis(axis);
        axis->setTickType(QValueAxis::TicksDynamic);
        axis->setTickAnchor(0);
        axis->setMinorTickCount(0);
    }
    m_stairs->setLabelFormat(QStringLiteral("%d"));
    m_stairs->setGridLineVisible(false);
    refresh();
}

std::vector<double> StaircaseTable::odd() const
{
    return values(*m_odd);
}

std::vector<double> StaircaseTable::even() const
{
    return values(*m_even);
}

void StaircaseTable::setPosition(const teaching::Position& position)
{
    m_position = position;
    refresh();
}

void StaircaseTable::refresh()
{
    const std::size_t all = m_position.heaps.size();
    const std::size_t shown = std::min(all, kMostStairs);
    // The ground is number 0, so that each bar stands at the number of its stair.
    QList<double> odd{0};
    QList<double> even{0};
    double most = 1;
    for (std::size_t stair = 0; stair < shown; ++stair) {
        const auto stones = static_cast<double>(m_position.heaps[stair]);
        const bool counts = theory::staircase::isOdd(stair);
        odd << (counts ? stones : 0);
        even << (counts ? 0 : stones);
        most = std::max(most, stones);
    }
    for (const auto& [set, values] : {std::pair(m_odd, odd), std::pair(m_even, even)}) {
        set->remove(0, set->count());
        set->append(values);
    }
    m_stairs->setRange(0.4, static_cast<double>(std::max<std::size_t>(1, shown)) + 0.6);
    // The ticks of the range before would be far too many for a much larger one.
    m_stones->setTickInterval(std::max(m_stones->tickInterval(), most));
    m_stones->setRange(0, most * 1.05);
    m_stones->setLabelFormat(most < kWholeNumbers ? QStringLiteral("%d") : QStringLiteral("%.1e"));

    const auto voice = teaching::Voice::installed();
    Sentence title = sentence(
        QT_TRANSLATE_NOOP("StaircaseTable", "The stones on each stair. Only the filled bars count."));
    if (all > shown) {
        //: %1 is 64, %2 a larger number of stairs
        const char* const part = QT_TRANSLATE_NOOP(
            "StaircaseTable",
            "The stones on stairs 1 to %1, of %2 stairs in all. Only the filled bars count.");
        title = sentence(part, {Count{shown}, Count{all}});
    }
    m_title->setText(voice.say(title));
    //: the legend of a bar chart
    m_odd->setLabel(voice.say(sentence(QT_TRANSLATE_NOOP("StaircaseTable", "odd stairs"))));
    //: the legend of a bar chart
    m_even->setLabel(voice.say(sentence(QT_TRANSLATE_NOOP("StaircaseTable", "even stairs"))));
    //: the axis of a bar chart
    m_stairs->setTitleText(
        voice.say(sentence(QT_TRANSLATE_NOOP("StaircaseTable", "number of the stair"))).toHtmlEscaped());
    //: the axis of a bar chart
    m_stones->setTitleText(
        voice.say(sentence(QT_TRANSLATE_NOOP("StaircaseTable", "stones"))).toHtmlEscaped());
    setAccessibleName(m_title->text());
    restyle();
}

// Qt Charts takes neither the application's palette nor its font.
void StaircaseTable::restyle()
{
    const Theme& theme = Theme::of(palette());
    const double em = widgets::Spacing(font()).em;
    const QFont labels = widgets::axisFont(font());
    m_chart->setBackgroundBrush(theme.card);
    if (auto* view = findChild<QChartView*>())
        view->setBackgroundBrush(theme.card);
    m_chart->legend()->setFont(labels);
    m_chart->legend()->setLabelBrush(theme.text);
    for (QValueAxis* axis : {m_stairs, m_stones})
        widgets::styleAxis(*axis, font(), theme);
    m_odd->setBrush(theme.stone);
    m_odd->setPen(QPen(theme.stone, std::max(1.0, em / 10)));
    m_even->setBrush(Qt::transparent);
    m_even->setPen(QPen(theme.stone, std::max(1.0, em / 10)));

    // Labels that are too close would become "…".
    const QFontMetricsF metrics(labels);
    const double stairs = m_stairs->max() - m_stairs->min();
    const double labelWidth = metrics.horizontalAdvance(QString::number(m_stairs->max(), 'f', 0)) + em;
    m_stairs->setTickInterval(tickInterval(stairs, std::max(100.0, width() - 4 * em) / labelWidth));
    const double rows = std::max(60.0, height() - 8 * em) / (metrics.height() * 1.6);
    m_stones->setTickInterval(tickInterval(m_stones->max(), rows));
}

void StaircaseTable::resizeEvent(QResizeEvent* event)
{
    LessonTable::resizeEvent(event);
    restyle();
}

void StaircaseTable::changeEvent(QEvent* event)
{
    LessonTable::changeEvent(event);
    switch (event->type()) {
    case QEvent::LanguageChange:
        refresh();
        break;
    case QEvent::PaletteChange:
    case QEvent::FontChange:
        restyle();
        break;
    default:
        break;
    }
}

} // namespace laststone::games
