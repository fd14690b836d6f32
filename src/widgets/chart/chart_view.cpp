// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/chart/chart_view.h"

#include "widgets/chart/chart_accessible.h"
#include "widgets/chart/chart_style.h"
#include "widgets/look/theme.h"

#include <QEvent>
#include <QFontMetricsF>
#include <QGraphicsLayout>
#include <QGraphicsSimpleTextItem>
#include <QScopedValueRollback>
#include <QtCharts/QChart>
#include <QtCharts/QLineSeries>
#include <QtCharts/QScatterSeries>
#include <QtCharts/QValueAxis>

#include <algorithm>
#include <cmath>

namespace laststone::widgets {

using theory::Count;

namespace {

constexpr double kLeastLength = 4; // of a range
constexpr double kMostLength = 4'000'000; // the games give the points that can be told apart in it
constexpr double kMostOfSequence = 1'000'000; // each of its values is looked at
constexpr double kFirstLength = 16;
constexpr double kMargin = 0.6; // beside the outermost whole numbers
constexpr double kHalfMark = 0.62; // em: of the point of the position, with its line
constexpr int kMostRounds = 4; // of the axes and the plot area, each of which the other depends on
constexpr Count kExact = Count{1} << 40; // numbers beyond are shown relative to a base

// The base of an axis: 0, or near the number when it is large.
Count baseFor(Count value)
{
    if (value < kExact)
        return 0;
    const Count margin = 2048;
    const Count base = value - margin;
    return base - base % 1024;
}

// A power of two that leaves so many labels at most.
double tickInterval(double length, double mostLabels)
{
    double interval = 1;
    while (length / interval + 1 > std::max(2.0, mostLabels))
        interval *= 2;
    return interval;
}

} // namespace

ChartView::ChartView(QWidget* parent)
    : QChartView(parent)
    , m_unknown(new QScatterSeries)
    , m_exceptions(new QScatterSeries)
    , m_others(new QScatterSeries)
    , m_lost(new QScatterSeries)
    , m_winning(new QScatterSeries)
    , m_current(new QScatterSeries)
    , m_arrow(new QLineSeries)
    , m_now(new QGraphicsSimpleTextItem(chart()))
    , m_x(new QValueAxis)
    , m_y(new QValueAxis)
    , m_bands(*chart())
{
    installChartAccessibility();
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setRenderHint(QPainter::Antialiasing);
    setFrameShape(QFrame::NoFrame);
    chart()->legend()->hide();
    chart()->setAnimationOptions(QChart::NoAnimation);
    chart()->layout()->setContentsMargins(0, 0, 0, 0);
    chart()->setBackgroundRoundness(0);
    chart()->setMargins({});
    chart()->addAxis(m_x, Qt::AlignBottom);
    chart()->addAxis(m_y, Qt::AlignLeft);
    for (QXYSeries* series : {static_cast<QXYSeries*>(m_arrow), static_cast<QXYSeries*>(m_exceptions),
                              static_cast<QXYSeries*>(m_unknown), static_cast<QXYSeries*>(m_others),
                              static_cast<QXYSeries*>(m_lost), static_cast<QXYSeries*>(m_winning),
                              static_cast<QXYSeries*>(m_current)}) {
        chart()->addSeries(series);
        series->attachAxis(m_x);
        series->attachAxis(m_y);
    }
    for (QValueAxis* axis : {m_x, m_y}) {
        axis->setLabelFormat(QStringLiteral("%d"));
        axis->setTickType(QValueAxis::TicksDynamic);
        axis->setTickAnchor(0);
        axis->setMinorTickCount(0);
    }
    focusOn(ChartPoint{});
    restyle();
    // The axes get their place some time after the view got its size.
    connect(chart(), &QChart::plotAreaChanged, this, &ChartView::followPlot);
}

void ChartView::focusOn(const ChartPoint& current)
{
    m_base = {baseFor(current.x), baseFor(current.y)};
    const QPointF at = relative(current);
    const auto start = [](Count base, double value) {
        return base == 0 ? 0.0 : std::floor(value) - kFirstLength / 2;
    };
    const auto length = [](Count base, double value) {
        if (base != 0)
            return kFirstLength;
        // Powers of two fit the pattern: 16, 32, 64 …
        double side = kFirstLength;
        while (side < value + 1 && side < kMostLength)
            side *= 2;
        return std::min(side, kMostLength);
    };
    const double side = std::max(length(m_base.x, at.x()), length(m_base.y, at.y()));
    const auto origin = [&](Count base, double value) {
        const double first = start(base, value);
        return value > first + side ? std::floor(value - side / 2) : first;
    };
    setView({origin(m_base.x, at.x()), origin(m_base.y, at.y()), side, side});
}

void ChartView::focusOn(const ChartData::Focus& part)
{
    m_base = {baseFor(part.x.last), baseFor(part.y.last)};
    m_base.x = std::min(m_base.x, part.x.first);
    m_base.y = std::min(m_base.y, part.y.first);
    const QPointF first = relative({part.x.first, part.y.first});
    setView(
        {first.x(), first.y(), static_cast<double>(part.x.length()), static_cast<double>(part.y.length())});
}

void ChartView::focusOn(const ChartData& shown)
{
    if (shown.focus)
        focusOn(*shown.focus);
    else
        focusOn(shown.current);
}

QPointF ChartView::relative(const ChartPoint& point) const
{
    const auto difference = [](Count value, Count base) {
        return value >= base ? static_cast<double>(value - base) : -static_cast<double>(base - value);
    };
    return {difference(point.x, m_base.x), difference(point.y, m_base.y)};
}

namespace {

// The whole numbers from `first` to `last`, which are relative to `base`.
ChartRange wholeNumbers(Count base, double first, double last)
{
    const auto absolute = [base](double value) {
        const double bounded = std::max(value, -static_cast<double>(base));
        const Count result =
            bounded < 0 ? base - static_cast<Count>(-bounded) : base + static_cast<Count>(bounded);
        return std::min(result, theory::kMaxCount);
    };
    return {absolute(std::ceil(first)), absolute(std::floor(last))};
}

} // namespace

// The axes reach beyond the view, so what is just outside of it, as after a zoom that did not end at whole
// numbers, is in sight too: with no mark there it would look as if it were no P-position.
ChartRange ChartView::xRange() const
{
    return wholeNumbers(m_base.x, m_view.left() - kMargin, m_view.right() + kMargin);
}

ChartRange ChartView::yRange() const
{
    return wholeNumbers(m_base.y, m_view.top() - kMargin, m_view.bottom() + kMargin);
}

void ChartView::setView(const QRectF& wanted)
{
    QRectF view = wanted;
    view.setWidth(std::clamp(view.width(), kLeastLength, m_data.isSequence ? kMostOfSequence : kMostLength));
    view.setHeight(std::clamp(view.height(), kLeastLength, kMostLength));
    view.moveLeft(std::max(view.left(), -static_cast<double>(m_base.x)));
    view.moveTop(std::max(view.top(), -static_cast<double>(m_base.y)));
    if (view == m_view)
        return;
    m_view = view;
    emit windowChanged();
    refresh();
}

void ChartView::setData(const ChartData& shown)
{
    m_data = shown;
    if (m_data.isSequence && m_data.focus) { // y follows what there is to see
        m_base.y = baseFor(m_data.focus->y.last);
        m_view.setTop(relative({0, m_data.focus->y.first}).y());
        m_view.setHeight(std::max(kLeastLength, static_cast<double>(m_data.focus->y.length())));
    }
    refresh();
}

void ChartView::showLines()
{
    while (m_lines.size() < m_data.lines.size()) {
        auto* line = new QLineSeries;
        chart()->addSeries(line);
        line->attachAxis(m_x);
        line->attachAxis(m_y);
        m_lines.push_back(line);
    }
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        QList<QPointF> ends;
        if (i < m_data.lines.size() && m_data.drawable) {
            const ChartLine::End& from = m_data.lines[i].from;
            const ChartLine::End& to = m_data.lines[i].to;
            const QLineF line(relative(from.at) + QPointF(0, from.above),
                              relative(to.at) + QPointF(0, to.above));
            // Cut where the view ends, as a picture file does not clip.
            QPointF a = line.p1();
            QPointF b = line.p2();
            const auto cut = [&](double y) {
                return QPointF(line.x1() + line.dx() * (y - line.y1()) / line.dy(), y);
            };
            const bool flat = line.dy() == 0;
            if (!flat && b.y() > m_view.bottom())
                b = cut(m_view.bottom());
            if (!flat && a.y() < m_view.top())
                a = cut(m_view.top());
            if (a.x() <= b.x() && a.y() <= m_view.bottom() && b.y() >= m_view.top())
                ends = {a, b};
        }
        m_lines[i]->replace(ends);
    }
}

// The ranges of the axes.
QRectF ChartView::axes() const
{
    // Marks are as large with many numbers in view as with few.
    double beside = m_margin.width();
    double below = m_margin.height();
    if (m_data.isSequence) {
        beside = std::max(beside, m_view.width() / 30);
        below = std::max(below, m_view.height() / 9);
    }
    return m_view.adjusted(-beside, -below, beside, m_margin.height());
}

void ChartView::showBands()
{
    const auto& voice = teaching::Voice::installed();
    std::vector<ChartBands::Band> bands;
    std::vector<ChartBands::Word> words;
    if (m_data.drawable) {
        for (const ChartBand& band : m_data.bands) {
            bands.push_back({relative({band.x.first, 0}).x(), relative({band.x.last, 0}).x(),
                             voice.say(band.label), band.shade});
        }
        for (const ChartLine& line : m_data.lines) {
            if (!line.label.isEmpty())
                words.push_back({relative(line.to.at), voice.say(line.label), true});
        }
        for (const ChartNote& note : m_data.notes)
            words.push_back({relative(note.at), note.text, false});
    }
    m_bands.show(std::move(bands), std::move(words));
}

void ChartView::refresh()
{
    const QScopedValueRollback<bool> changing(m_isChanging, true);
    const auto points = [this](const std::vector<ChartPoint>& shown) {
        QList<QPointF> result;
        for (const ChartPoint& point : shown) {
            const QPointF at = relative(point);
            // Nothing outside: a picture file does not clip.
            if (m_view.adjusted(-kMargin, -kMargin, kMargin, kMargin).contains(at))
                result << at;
        }
        return result;
    };
    const auto& voice = teaching::Voice::installed();
    chart()->setTitle(voice.say(m_data.title).toHtmlEscaped());
    const auto title = [&](const teaching::Sentence& sentence, Count base) {
        const QString said = voice.say(sentence).toHtmlEscaped();
        //: the title of an axis; %1 is a title such as "a: heap 1", %2 a large number the labels count from
        return base == 0 ? said : tr("%1, counted from %2").arg(said, voice.number(base));
    };
    m_x->setTitleText(title(m_data.xTitle, m_base.x));
    m_y->setTitleText(title(m_data.yTitle, m_base.y));
    // Qt Charts makes every tick at once, so the interval has to fit the wider of the old range and the new.
    const QSizeF ticks = tickIntervals();
    m_x->setTickInterval(std::max(ticks.width(), m_x->tickInterval()));
    m_y->setTickInterval(std::max(ticks.height(), m_y->tickInterval()));
    applyRanges();
    // With labels that are not visible the charts give the title no width.
    m_x->setLabelFormat(m_data.hasNumbers ? QStringLiteral("%d") : QStringLiteral(" "));

    const bool drawn = m_data.drawable;
    m_lost->replace(drawn ? points(m_data.lost) : QList<QPointF>());
    m_winning->replace(drawn ? points(m_data.winning) : QList<QPointF>());
    m_current->replace(drawn ? points({m_data.current}) : QList<QPointF>());
    //: beside the point of the position on the board: %1 and %2 are the sizes of two heaps
    const QString place =
        tr("(%1, %2) now").arg(voice.number(m_data.current.x), voice.number(m_data.current.y));
    m_now->setText(m_data.now.isEmpty() ? place : voice.say(m_data.now));
    m_others->replace(drawn ? points(m_data.others) : QList<QPointF>());
    m_unknown->replace(drawn ? points(m_data.unknown) : QList<QPointF>());
    m_exceptions->replace(drawn ? points(m_data.exceptions) : QList<QPointF>());
    const bool arrow = drawn && m_data.arrow && points({m_data.current, *m_data.arrow}).size() == 2;
    m_arrow->replace(arrow ? points({m_data.current, *m_data.arrow}) : QList<QPointF>());
    showLines();
    showBands();
    restyle();
}

// How far apart the ticks of the two axes are. Labels that are too close would become "…".
QSizeF ChartView::tickIntervals() const
{
    const QFontMetricsF metrics(axisFont(font()));
    const double width =
        metrics.horizontalAdvance(QString::number(m_view.right(), 'f', 0)) + Spacing(font()).em;
    const QSizeF plot = chart()->plotArea().size();
    return {tickInterval(m_view.width(), plot.width() / width),
            tickInterval(m_view.height(), plot.height() / (metrics.height() * 1.6))};
}

// Beside the outermost whole numbers there is room for half the mark of the position at least.
void ChartView::applyRanges()
{
    const double mark = Spacing(font()).em * kHalfMark;
    const auto margin = [mark](double length, double pixels) {
        return pixels > 4 * mark ? std::max(kMargin, mark * length / (pixels - 2 * mark)) : kMargin;
    };
    const QSizeF plot = chart()->plotArea().size();
    m_margin = {margin(m_view.width(), plot.width()), margin(m_view.height(), plot.height())};
    m_x->setRange(axes().left(), axes().right());
    m_y->setRange(axes().top(), axes().bottom());
}

void ChartView::restyle()
{
    m_rounds = 0;
    settle();
}

// The ranges of the axes depend on the size of the plot area, and that on the labels of the axes. Ranges that
// were set anew while the last ones are still being told from axis to series would go to and fro for ever.
void ChartView::settle()
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

void ChartView::followPlot()
{
    if (m_isChanging)
        m_plotMoved = true;
    else if (++m_rounds <= kMostRounds)
        settle();
    else
        placeWords();
}

QPointF ChartView::place(const ChartPoint& point) const
{
    return mapFromScene(chart()->mapToScene(chart()->mapToPosition(relative(point), m_lost)));
}

QPointF ChartView::value(const QPointF& position) const
{
    return chart()->mapToValue(chart()->mapFromScene(mapToScene(position.toPoint())), m_lost);
}

std::optional<ChartPoint> ChartView::pointAt(const QPointF& position) const
{
    if (!m_data.drawable
        || !chart()
                ->plotArea()
                .adjusted(-2, -2, 2, 2)
                .contains(chart()->mapFromScene(mapToScene(position.toPoint()))))
        return std::nullopt;
    const double reach = Spacing(font()).em * 0.8;
    double nearest = reach * reach;
    std::optional<ChartPoint> found;
    const auto consider = [&](const ChartPoint& point) {
        QPointF away = place(point) - position;
        if (m_data.isSequence)
            away.setY(away.y() / 8); // all of the column means its one point
        const double distance = QPointF::dotProduct(away, away);
        if (distance < nearest) {
            nearest = distance;
            found = point;
        }
    };
    for (const ChartPoint& point : m_data.lost)
        consider(point);
    for (const ChartPoint& point : m_data.others)
        consider(point);
    for (const ChartPoint& point : m_data.unknown)
        consider(point);
    for (const ChartPoint& point : m_data.winning)
        consider(point);
    consider(m_data.current);
    if (m_data.isSequence)
        return found;

    // Whole numbers without a mark can be meant too, when there is room to tell them apart.
    const double unit = chart()->plotArea().width() / (m_view.width() + 2 * m_margin.width());
    constexpr double kTellable = 6;
    if (unit < kTellable)
        return found;
    const QPointF at = value(position);
    const ChartRange x = wholeNumbers(m_base.x, std::round(at.x()), std::round(at.x()));
    const ChartRange y = wholeNumbers(m_base.y, std::round(at.y()), std::round(at.y()));
    if (xRange().contains(x.first) && yRange().contains(y.first)) {
        nearest = std::min(nearest, unit * unit);
        consider({x.first, y.first});
    }
    return found;
}

// The whole numbers nearest to a place; none below 0.
std::optional<ChartPoint> ChartView::numbersAt(const QPointF& position) const
{
    const QPointF at = value(position);
    const double x = std::round(at.x());
    const double y = std::round(at.y());
    if (x < -static_cast<double>(m_base.x) || y < -static_cast<double>(m_base.y))
        return std::nullopt;
    return ChartPoint{wholeNumbers(m_base.x, x, x).first, wholeNumbers(m_base.y, y, y).first};
}

void ChartView::zoom(double factor, const QPointF& around)
{
    const QPointF fixed = value(around);
    const double most = m_data.isSequence ? kMostOfSequence : kMostLength;
    const double width = std::clamp(m_view.width() / factor, kLeastLength, most);
    const double height =
        m_data.isSequence ? m_view.height() : std::clamp(m_view.height() / factor, kLeastLength, kMostLength);
    setView({fixed.x() - (fixed.x() - m_view.left()) * width / m_view.width(),
             fixed.y() - (fixed.y() - m_view.top()) * height / m_view.height(), width, height});
}

void ChartView::resizeEvent(QResizeEvent* event)
{
    {
        const QScopedValueRollback<bool> changing(m_isChanging, true);
        QChartView::resizeEvent(event);
    }
    restyle();
}

void ChartView::changeEvent(QEvent* event)
{
    QChartView::changeEvent(event);
    switch (event->type()) {
    case QEvent::LanguageChange:
    case QEvent::PaletteChange:
    case QEvent::FontChange:
        refresh();
        break;
    default:
        break;
    }
}

} // namespace laststone::widgets
