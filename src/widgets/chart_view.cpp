// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/chart_view.h"

#include "widgets/chart_accessible.h"
#include "widgets/chart_style.h"
#include "widgets/theme.h"

#include <QApplication>
#include <QFontMetricsF>
#include <QGraphicsLayout>
#include <QKeyEvent>
#include <QMouseEvent>
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
constexpr double kFirstLength = 16;
constexpr double kMargin = 0.6; // beside the outermost whole numbers
constexpr double kZoomStep = 1.25;
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
    , m_others(new QScatterSeries)
    , m_lost(new QScatterSeries)
    , m_winning(new QScatterSeries)
    , m_current(new QScatterSeries)
    , m_arrow(new QLineSeries)
    , m_x(new QValueAxis)
    , m_y(new QValueAxis)
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
    for (QXYSeries* series : {static_cast<QXYSeries*>(m_arrow), static_cast<QXYSeries*>(m_others),
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
    // The charts' own minimum is larger than a small window has room for.
    constexpr int kLeastHeight = 9; // em
    setMinimumSize(0, static_cast<int>(Spacing(font()).em * kLeastHeight));
    focusOn(ChartPoint{});
    restyle();
    // The axes get their place some time after the view got its size.
    connect(chart(), &QChart::plotAreaChanged, this, &ChartView::restyle);
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

ChartRange ChartView::xRange() const
{
    return wholeNumbers(m_base.x, m_view.left(), m_view.right());
}

ChartRange ChartView::yRange() const
{
    return wholeNumbers(m_base.y, m_view.top(), m_view.bottom());
}

void ChartView::setView(const QRectF& wanted)
{
    QRectF view = wanted;
    view.setWidth(std::clamp(view.width(), kLeastLength, kMostLength));
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
            const auto& [from, to] = m_data.lines[i];
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

void ChartView::refresh()
{
    const auto points = [this](const std::vector<ChartPoint>& shown) {
        QList<QPointF> result;
        for (const ChartPoint& point : shown) {
            const QPointF at = relative(point);
            // Nothing outside: a picture file does not clip.
            if (m_view.adjusted(0, 0, 1e-9, 1e-9).contains(at))
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
    m_x->setRange(m_view.left() - kMargin, m_view.right() + kMargin);
    m_y->setRange(m_view.top() - kMargin, m_view.bottom() + kMargin);

    const bool drawn = m_data.drawable;
    m_lost->replace(drawn ? points(m_data.lost) : QList<QPointF>());
    m_winning->replace(drawn ? points(m_data.winning) : QList<QPointF>());
    m_current->replace(drawn ? points({m_data.current}) : QList<QPointF>());
    //: beside the point of the position on the board: %1 and %2 are the sizes of two heaps
    m_current->setPointLabelsFormat(
        tr("(%1, %2) now").arg(voice.number(m_data.current.x), voice.number(m_data.current.y)));
    m_others->replace(drawn ? points(m_data.others) : QList<QPointF>());
    const bool arrow = drawn && m_data.arrow && points({m_data.current, *m_data.arrow}).size() == 2;
    m_arrow->replace(arrow ? points({m_data.current, *m_data.arrow}) : QList<QPointF>());
    showLines();
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

// Qt Charts takes neither the application's palette nor its font.
void ChartView::restyle()
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
    m_current->setPointLabelsVisible(true);
    m_current->setPointLabelsClipping(false);
    m_current->setPointLabelsColor(isLost ? theme.lostText : theme.wonText);
    QFont now = labels;
    now.setBold(true);
    m_current->setPointLabelsFont(now);

    m_others->setMarkerSize(size * 0.7);
    m_others->setPen(QPen(theme.won, std::max(1.0, em / 12)));
    m_others->setBrush(Qt::transparent);
    for (QLineSeries* line : m_lines)
        line->setPen(QPen(theme.muted, std::max(1.0, em / 14)));

    QPen arrow(theme.good, em / 7);
    arrow.setDashPattern({2.2, 1.6});
    m_arrow->setPen(arrow);
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
        const QPointF away = place(point) - position;
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
    for (const ChartPoint& point : m_data.winning)
        consider(point);
    consider(m_data.current);

    // Whole numbers without a mark can be meant too, when there is room to tell them apart.
    const double unit = chart()->plotArea().width() / (m_view.width() + 2 * kMargin);
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
    const double width = std::clamp(m_view.width() / factor, kLeastLength, kMostLength);
    const double height = std::clamp(m_view.height() / factor, kLeastLength, kMostLength);
    setView({fixed.x() - (fixed.x() - m_view.left()) * width / m_view.width(),
             fixed.y() - (fixed.y() - m_view.top()) * height / m_view.height(), width, height});
}

void ChartView::wheelEvent(QWheelEvent* event)
{
    const double notches = event->angleDelta().y() / 120.0;
    if (notches != 0)
        zoom(std::pow(kZoomStep, notches), event->position());
    event->accept();
}

// The base class would dereference an item that is not there (QTBUG-118669), so presses stay here.
void ChartView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton) {
        m_pressed = event->position();
        m_panning = false;
        // Whoever presses the point of the position takes hold of it; elsewhere it is the plane that moves.
        const QPointF away = place(m_data.current) - event->position();
        m_dragging = m_data.drawable && away.manhattanLength() < Spacing(font()).em * 0.7;
    }
    event->accept();
}

void ChartView::mouseMoveEvent(QMouseEvent* event)
{
    if (m_pressed && event->buttons().testFlag(Qt::LeftButton)) {
        const QPointF away = event->position() - *m_pressed;
        if (!m_panning && away.manhattanLength() < QApplication::startDragDistance())
            return;
        m_panning = true;
        setCursor(Qt::ClosedHandCursor);
        if (m_dragging) {
            emit pointHovered(numbersAt(event->position()));
            event->accept();
            return;
        }
        const QPointF from = value(*m_pressed);
        const QPointF to = value(event->position());
        setView(m_view.translated(from - to));
        m_pressed = event->position();
    } else {
        emit pointHovered(pointAt(event->position()));
    }
    event->accept();
}

void ChartView::mouseReleaseEvent(QMouseEvent* event)
{
    const bool clicked = m_pressed && !m_panning && event->button() == Qt::LeftButton;
    const bool dropped = m_pressed && m_panning && m_dragging && event->button() == Qt::LeftButton;
    m_pressed.reset();
    m_panning = m_dragging = false;
    unsetCursor();
    if (dropped) {
        if (const auto point = numbersAt(event->position()))
            emit pointClicked(*point);
        else
            emit draggedOutside();
    } else if (clicked) {
        if (const auto point = pointAt(event->position()))
            emit pointClicked(*point);
    }
    event->accept();
}

void ChartView::mouseDoubleClickEvent(QMouseEvent* event)
{
    m_pressed.reset();
    emit resetRequested();
    event->accept();
}

void ChartView::leaveEvent(QEvent* event)
{
    QChartView::leaveEvent(event);
    emit pointHovered(std::nullopt);
}

void ChartView::keyPressEvent(QKeyEvent* event)
{
    const double step = std::max(1.0, std::floor(m_view.width() / 8));
    switch (event->key()) {
    case Qt::Key_Left:
        setView(m_view.translated(-step, 0));
        break;
    case Qt::Key_Right:
        setView(m_view.translated(step, 0));
        break;
    case Qt::Key_Up:
        setView(m_view.translated(0, step));
        break;
    case Qt::Key_Down:
        setView(m_view.translated(0, -step));
        break;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        zoom(kZoomStep, place(m_data.current));
        break;
    case Qt::Key_Minus:
        zoom(1 / kZoomStep, place(m_data.current));
        break;
    case Qt::Key_0:
        emit resetRequested();
        break;
    default:
        event->ignore();
    }
}

void ChartView::resizeEvent(QResizeEvent* event)
{
    QChartView::resizeEvent(event);
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
