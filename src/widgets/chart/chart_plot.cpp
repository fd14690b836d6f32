// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/chart/chart_plot.h"

#include "widgets/chart/chart_style.h"
#include "widgets/look/theme.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QScopedValueRollback>
#include <QtCharts/QChart>
#include <QtCharts/QLegend>
#include <QtCharts/QValueAxis>
#include <QtCharts/QXYSeries>

#include <algorithm>

namespace laststone::widgets {

using teaching::PlanePoint;
using theory::Count;

namespace {

constexpr double kHalfMark = 0.62; // em: of the point of the position, with its line
constexpr int kMostRounds = 4; // of the axes and the plot area, each of which the other depends on

// A power of two that leaves so many labels at most.
double tickInterval(double length, double mostLabels)
{
    double interval = 1;
    while (length / interval + 1 > std::max(2.0, mostLabels))
        interval *= 2;
    return interval;
}

QValueAxis* addAxis(QChart& chart, Qt::Alignment side)
{
    auto* axis = new QValueAxis;
    chart.addAxis(axis, side);
    axis->setLabelFormat(QStringLiteral("%d"));
    axis->setTickType(QValueAxis::TicksDynamic);
    axis->setTickAnchor(0);
    axis->setMinorTickCount(0);
    return axis;
}

} // namespace

ChartPlot::ChartPlot(QChart& chart)
    : m_chart(chart)
    , m_x(addAxis(chart, Qt::AlignBottom))
    , m_y(addAxis(chart, Qt::AlignLeft))
    , m_marks(chart)
    , m_bands(chart)
    , m_theme(&Theme::light())
{
    prepareChart(chart);
    chart.legend()->hide();
    m_frame.focusOn(PlanePoint{});
    // The axes get their place some time after the view got its size.
    connect(&chart, &QChart::plotAreaChanged, this, &ChartPlot::followPlot);
}

void ChartPlot::show(const teaching::PlaneData& data, const ChartFrame& frame,
                     const std::optional<PlanePoint>& arrow)
{
    const QScopedValueRollback<bool> changing(m_isChanging, true);
    m_data = data;
    m_frame = frame;
    const auto& voice = teaching::Voice::installed();
    m_chart.setTitle(voice.say(m_data.title).toHtmlEscaped());
    const auto title = [&](const teaching::Sentence& sentence, Count base) {
        const QString said = voice.say(sentence).toHtmlEscaped();
        //: the title of an axis; %1 is a title such as "a: heap 1", %2 a large number the labels count from
        const char* const counted = QT_TRANSLATE_NOOP("laststone::widgets::ChartView", "%1, counted from %2");
        return base == 0 ? said
                         : QCoreApplication::translate("laststone::widgets::ChartView", counted)
                               .arg(said, voice.number(base));
    };
    m_x->setTitleText(title(m_data.xTitle, m_frame.base().x));
    m_y->setTitleText(title(m_data.yTitle, m_frame.base().y));
    // Qt Charts makes every tick at once, so the interval has to fit the wider of the old range and the new.
    const QSizeF ticks = tickIntervals();
    m_x->setTickInterval(std::max(ticks.width(), m_x->tickInterval()));
    m_y->setTickInterval(std::max(ticks.height(), m_y->tickInterval()));
    applyRanges();
    // With labels that are not visible the charts give the title no width.
    m_x->setLabelFormat(m_data.hasNumbers ? QStringLiteral("%d") : QStringLiteral(" "));
    m_marks.show(m_data, m_frame);
    m_marks.showArrow(arrow, m_frame);
    showBands();
    m_rounds = 0;
    settle();
}

void ChartPlot::showArrow(const std::optional<PlanePoint>& arrow)
{
    m_marks.showArrow(arrow, m_frame);
    placeWords();
}

void ChartPlot::showBands()
{
    const auto& voice = teaching::Voice::installed();
    std::vector<ChartBands::Band> bands;
    std::vector<ChartBands::Word> words;
    if (m_data.drawable) {
        for (const teaching::PlaneBand& band : m_data.bands) {
            bands.push_back({m_frame.relative({band.x.first, 0}).x(), m_frame.relative({band.x.last, 0}).x(),
                             voice.say(band.label), band.shade});
        }
        for (const teaching::PlaneLine& line : m_data.lines) {
            if (!line.label.isEmpty())
                words.push_back({m_frame.relative(line.to.at), voice.say(line.label), true});
        }
        for (const teaching::PlaneNote& note : m_data.notes)
            words.push_back({m_frame.relative(note.at), note.text, false});
    }
    m_bands.show(std::move(bands), std::move(words));
}

// The ranges of the axes.
QRectF ChartPlot::ranges() const
{
    // Marks are as large with many numbers in view as with few.
    double beside = m_margin.width();
    double below = m_margin.height();
    const QRectF& view = m_frame.rect();
    if (m_data.isSequence) {
        beside = std::max(beside, view.width() / 30);
        below = std::max(below, view.height() / 9);
    }
    return view.adjusted(-beside, -below, beside, m_margin.height());
}

// How far apart the ticks of the two axes are. Labels that are too close would become "…".
QSizeF ChartPlot::tickIntervals() const
{
    const QFontMetricsF metrics(axisFont(m_font));
    const QRectF& view = m_frame.rect();
    const double width =
        metrics.horizontalAdvance(QString::number(view.right(), 'f', 0)) + Spacing(m_font).em;
    const QSizeF plot = m_chart.plotArea().size();
    return {tickInterval(view.width(), plot.width() / width),
            tickInterval(view.height(), plot.height() / (metrics.height() * 1.6))};
}

// Beside the outermost whole numbers there is room for half the mark of the position at least.
void ChartPlot::applyRanges()
{
    const double mark = Spacing(m_font).em * kHalfMark;
    const auto margin = [mark](double length, double pixels) {
        constexpr double kLeast = ChartFrame::kMargin;
        return pixels > 4 * mark ? std::max(kLeast, mark * length / (pixels - 2 * mark)) : kLeast;
    };
    const QSizeF plot = m_chart.plotArea().size();
    const QRectF& view = m_frame.rect();
    m_margin = {margin(view.width(), plot.width()), margin(view.height(), plot.height())};
    const QRectF all = ranges();
    m_x->setRange(all.left(), all.right());
    m_y->setRange(all.top(), all.bottom());
}

void ChartPlot::restyle(const QFont& font, const Theme& theme)
{
    m_font = font;
    m_theme = &theme;
    m_rounds = 0;
    settle();
}

// The ranges of the axes depend on the size of the plot area, and that on the labels of the axes. Ranges that
// were set anew while the last ones are still being told from axis to series would go to and fro for ever.
void ChartPlot::settle()
{
    const QScopedValueRollback<bool> changing(m_isChanging, true);
    for (int round = 0; round < kMostRounds; ++round) {
        m_plotMoved = false;
        style();
        if (!m_plotMoved)
            return;
    }
    placeWords(); // two that will not agree: at least all is where it belongs now
}

void ChartPlot::followPlot()
{
    if (m_isChanging)
        m_plotMoved = true;
    else if (++m_rounds <= kMostRounds)
        settle();
    else
        placeWords();
}

void ChartPlot::resize(const std::function<void()>& change)
{
    {
        const QScopedValueRollback<bool> changing(m_isChanging, true);
        change();
    }
    m_rounds = 0;
    settle();
}

void ChartPlot::style()
{
    QFont title = m_font;
    title.setBold(true);
    m_chart.setBackgroundBrush(m_theme->card);
    m_chart.setTitleFont(title);
    m_chart.setTitleBrush(m_theme->text);
    for (QValueAxis* axis : {m_x, m_y})
        styleAxis(*axis, m_font, *m_theme);
    const QSizeF ticks = tickIntervals();
    m_x->setTickInterval(ticks.width());
    m_y->setTickInterval(ticks.height());
    applyRanges();
    m_marks.style(m_font, *m_theme,
                  std::max(1.0, m_chart.plotArea().width() / std::max(1.0, m_frame.rect().width())));
    placeWords();
}

// Words that the position and its word have to cover give way.
void ChartPlot::placeWords()
{
    const QList<QRectF> points = m_marks.places();
    m_bands.restyle(ranges(), axisFont(m_font), *m_theme, points);
    QList<QRectF> others(m_bands.wordPlaces().begin(), m_bands.wordPlaces().end());
    m_marks.placeNow(others << points, m_chart.plotArea());
    for (const QRectF& place : m_marks.nowPlaces())
        m_bands.keepClear(place);
}

QPointF ChartPlot::place(const QPointF& inFrame) const
{
    return m_chart.mapToPosition(inFrame, m_marks.series());
}

QPointF ChartPlot::value(const QPointF& inChart) const
{
    return m_chart.mapToValue(inChart, m_marks.series());
}

double ChartPlot::unit() const
{
    return m_chart.plotArea().width() / (m_frame.rect().width() + 2 * m_margin.width());
}

} // namespace laststone::widgets
