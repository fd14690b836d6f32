// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/chart/chart_view.h"

#include "widgets/look/theme.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QtCharts/QChart>

#include <algorithm>
#include <cmath>

namespace laststone::widgets {

using teaching::PlaneData;
using teaching::PlanePoint;

namespace {

constexpr double kZoomStep = 1.25;

// The axes of a plane without anything in it.
PlaneData withoutAnswer(const PlaneData& data, bool isAsked)
{
    PlaneData axes;
    axes.drawable = false;
    axes.isOutcomeTold = false;
    //: in place of the title of a chart, and of all that the chart shows
    constexpr const char* kWithVerdict =
        QT_TRANSLATE_NOOP("ChartPanel", "The chart is hidden with the verdict");
    //: in place of the title of a chart, and of all that the chart shows
    constexpr const char* kAsked =
        QT_TRANSLATE_NOOP("ChartPanel", "The chart is hidden while the table asks");
    axes.title = {"ChartPanel", isAsked ? kAsked : kWithVerdict, {}};
    axes.xTitle = data.xTitle;
    axes.yTitle = data.yTitle;
    axes.isSequence = data.isSequence;
    axes.hasNumbers = data.hasNumbers;
    return axes;
}

// Qt Charts shows nothing but an empty scroll area with an empty viewport.
class ChartItem final : public QAccessibleWidget {
public:
    explicit ChartItem(ChartView* view) : QAccessibleWidget(view, QAccessible::Chart) { }
    int childCount() const override { return 0; }
    QAccessibleInterface* child(int) const override { return nullptr; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
};

QAccessibleInterface* makeAccessible(const QString&, QObject* object)
{
    auto* view = qobject_cast<ChartView*>(object);
    return view ? new ChartItem(view) : nullptr;
}

} // namespace

ChartView::ChartView(QWidget* parent) : QChartView(parent), m_plot(*chart())
{
    QAccessible::installFactory(makeAccessible); // which does nothing the second time
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setRenderHint(QPainter::Antialiasing);
    setFrameShape(QFrame::NoFrame);
    m_frame.focusOn(PlanePoint{});
    restyle();
}

bool ChartView::showPlane(const teaching::Plane& plane, const teaching::Position& position, std::size_t xHeap,
                          std::size_t yHeap, Focus focus)
{
    m_plane = &plane;
    m_position = position;
    m_xHeap = xHeap;
    m_yHeap = yHeap;
    const teaching::PlanePlace place = plane.place(position, window());
    const bool isUnfit = place.drawable
        && (!m_frame.contains(place.current) || (focus == Focus::IfUnfit && m_frame.isTooLarge(place)));
    const bool isAsked = focus == Focus::IfOutside || focus == Focus::IfUnfit;
    const bool moves = focus == Focus::Anew || (isAsked && isUnfit && m_told.answer);
    if (moves)
        m_frame.focusOn(place);
    refresh();
    return moves;
}

void ChartView::draw()
{
    if (!m_told.answer)
        m_data = withoutAnswer(m_data, m_told.isAsked);
    m_data.isOutcomeTold = m_data.isOutcomeTold && m_told.outcome;
    if (!m_told.moves)
        m_data.winning.clear(); // they stay among those that are P
    m_frame.setHeight(m_data);
    PlaneData shown = m_data;
    if (!m_titleShown)
        shown.title = {};
    if (isFootApart())
        shown.xTitle = {};
    m_plot.show(shown, m_frame, arrows());
    emit dataChanged();
}

void ChartView::refresh()
{
    if (m_plane)
        m_data = m_plane->data(m_position, window());
    draw();
}

ChartPlot::Arrows ChartView::arrows() const
{
    if (!m_plane || !m_data.drawable || !m_told.answer)
        return {};
    const auto isLosing = [this](const teaching::ShownMove& move) {
        return move.role == teaching::ShownMove::Role::Threat && move.before == m_position;
    };
    const auto moves = teaching::arrowsOf(*m_plane, m_position, window(), m_shown);
    return {moves, teaching::answerOf(*m_plane, m_position, window(), m_shown, moves),
            m_shown.find(teaching::Mark::All) != nullptr, std::ranges::any_of(m_shown.moves, isLosing)};
}

void ChartView::setShown(const teaching::Shown& shown)
{
    if (m_shown == shown)
        return;
    m_shown = shown;
    m_plot.showArrows(arrows());
}

void ChartView::focusOn(const teaching::PlanePlace::Focus& part)
{
    m_frame.focusOn(part);
    refresh();
}

void ChartView::zoom(double factor, const QPointF& around)
{
    if (m_frame.zoom(factor, value(around)))
        refresh();
}

void ChartView::restyle()
{
    const Theme& theme = Theme::of(palette());
    setBackgroundBrush(theme.card);
    m_plot.restyle(font(), theme);
}

QPointF ChartView::place(const PlanePoint& point) const
{
    return mapFromScene(chart()->mapToScene(m_plot.place(m_frame.relative(point))));
}

QPointF ChartView::value(const QPointF& position) const
{
    return m_plot.value(chart()->mapFromScene(mapToScene(position.toPoint())));
}

std::optional<PlanePoint> ChartView::pointAt(const QPointF& position) const
{
    const QPointF inChart = chart()->mapFromScene(mapToScene(position.toPoint()));
    if (!m_data.drawable || !chart()->plotArea().adjusted(-2, -2, 2, 2).contains(inChart))
        return std::nullopt;
    const double reach = Spacing(font()).em * 0.8;
    double nearest = reach * reach;
    std::optional<PlanePoint> found;
    const auto consider = [&](const PlanePoint& point) {
        QPointF away = place(point) - position;
        if (m_data.isSequence)
            away.setY(0); // all of the column means its one point
        const double distance = QPointF::dotProduct(away, away);
        if (distance < nearest) {
            nearest = distance;
            found = point;
        }
    };
    for (const auto* points : {&m_data.lost, &m_data.others, &m_data.unknown, &m_data.winning})
        std::ranges::for_each(*points, consider);
    consider(m_data.current);
    if (m_data.isSequence)
        return found;

    // Whole numbers without a mark can be meant too, when there is room to tell them apart.
    constexpr double kTellable = 6;
    const double unit = m_plot.unit();
    const QPointF least = m_frame.relative({0, 0});
    const QPointF at = value(position);
    const auto numbers = m_frame.nearest({std::max(at.x(), least.x()), std::max(at.y(), least.y())});
    if (unit >= kTellable && numbers && m_frame.contains(*numbers)) {
        nearest = std::min(nearest, unit * unit);
        consider(*numbers);
    }
    return found;
}

void ChartView::wheelEvent(QWheelEvent* event)
{
    const double notches = event->angleDelta().y() / double(QWheelEvent::DefaultDeltasPerStep);
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
    event->accept();
    if (!m_pressed || !event->buttons().testFlag(Qt::LeftButton)) {
        emit pointHovered(pointAt(event->position()));
        return;
    }
    const QPointF away = event->position() - *m_pressed;
    if (!m_panning && away.manhattanLength() < QApplication::startDragDistance())
        return;
    m_panning = true;
    setCursor(Qt::ClosedHandCursor);
    if (m_dragging) {
        emit pointHovered(m_frame.nearest(value(event->position())));
        return;
    }
    if (m_frame.move(value(*m_pressed) - value(event->position())))
        refresh();
    m_pressed = event->position();
}

void ChartView::mouseReleaseEvent(QMouseEvent* event)
{
    const bool isMeant = m_pressed && event->button() == Qt::LeftButton;
    const bool clicked = isMeant && !m_panning;
    const bool dropped = isMeant && m_panning && m_dragging;
    m_pressed.reset();
    m_panning = m_dragging = false;
    unsetCursor();
    if (dropped) {
        if (const auto point = m_frame.nearest(value(event->position())))
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
    const double step = std::max(1.0, std::floor(m_frame.rect().width() / 8));
    const auto move = [&](double x, double y) {
        if (m_frame.move({x, y}))
            refresh();
    };
    switch (event->key()) {
    case Qt::Key_Left:
        return move(-step, 0);
    case Qt::Key_Right:
        return move(step, 0);
    case Qt::Key_Up:
        return move(0, step);
    case Qt::Key_Down:
        return move(0, -step);
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        return zoom(kZoomStep, place(m_data.current));
    case Qt::Key_Minus:
        return zoom(1 / kZoomStep, place(m_data.current));
    case Qt::Key_0:
        emit resetRequested();
        return;
    default:
        event->ignore();
    }
}

void ChartView::resizeEvent(QResizeEvent* event)
{
    m_plot.resize([&] { QChartView::resizeEvent(event); });
}

void ChartView::changeEvent(QEvent* event)
{
    QChartView::changeEvent(event);
    switch (event->type()) {
    case QEvent::PaletteChange:
    case QEvent::FontChange:
        restyle();
        break;
    case QEvent::LanguageChange:
        draw();
        break;
    default:
        break;
    }
}

} // namespace laststone::widgets
