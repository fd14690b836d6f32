// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/chart/chart_bands.h"

#include <QFontMetricsF>
#include <QGraphicsItem>
#include <QPainter>
#include <QtCharts/QChart>

#include <algorithm>
#include <functional>
#include <initializer_list>

namespace laststone::widgets {

namespace {

// The charts paint their plot area at 0, the grid at 2 and the series from 4 on.
constexpr double kBehindGrid = 0.5;
constexpr double kBeforeSeries = 100;

} // namespace

class ChartBands::Layer final : public QGraphicsItem {
public:
    Layer(QChart& chart, double z, std::function<void(QPainter&)> paint)
        : QGraphicsItem(&chart), m_paint(std::move(paint))
    {
        setZValue(z);
        setAcceptedMouseButtons(Qt::NoButton);
    }
    void setArea(const QRectF& area)
    {
        if (area != m_area) {
            prepareGeometryChange();
            m_area = area;
        }
        update();
    }
    QRectF boundingRect() const override { return m_area; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override { m_paint(*painter); }

private:
    std::function<void(QPainter&)> m_paint;
    QRectF m_area;
};

ChartBands::ChartBands(QChart& chart)
    : m_chart(chart)
    , m_back(new Layer(chart, kBehindGrid, [this](QPainter& painter) { paintBands(painter); }))
    , m_front(new Layer(chart, kBeforeSeries, [this](QPainter& painter) { paintWords(painter); }))
{
}

void ChartBands::show(std::vector<Band> bands, std::vector<Word> words)
{
    m_bands = std::move(bands);
    m_words = std::move(words);
}

void ChartBands::restyle(const QRectF& axes, const QFont& font, const Theme& theme,
                         const QList<QRectF>& points)
{
    m_axes = axes;
    m_font = font;
    m_theme = &theme;
    m_plot = m_chart.plotArea();
    layOut(points);
    m_back->setArea(m_plot);
    m_front->setArea(m_plot);
}

QRectF ChartBands::place(const Band& band) const
{
    const auto x = [this](double value) {
        const double bounded = std::clamp(value, m_axes.left(), m_axes.right());
        return m_plot.left() + (bounded - m_axes.left()) / m_axes.width() * m_plot.width();
    };
    return {QPointF(x(band.first - 0.5), m_plot.top()), QPointF(x(band.last + 0.5), m_plot.bottom())};
}

void ChartBands::keepClear(const QRectF& place)
{
    for (std::size_t i = m_places.size(); i-- > 0;) {
        if (!m_places[i].intersects(place))
            continue;
        m_places.erase(m_places.begin() + static_cast<std::ptrdiff_t>(i));
        m_texts.erase(m_texts.begin() + static_cast<std::ptrdiff_t>(i));
    }
    m_front->update();
}

// A word stands in the first of its places that is within the plot and clear of the points and of the words
// before it; without one it is left out.
void ChartBands::layOut(const QList<QRectF>& points)
{
    m_places.clear();
    m_texts.clear();
    if (m_plot.isEmpty() || m_axes.isEmpty())
        return;
    const QFontMetricsF metrics(m_font);
    const double em = metrics.height();
    const auto sizeOf = [&](const QString& text) {
        return QSizeF(metrics.horizontalAdvance(text) + em * 0.3, em);
    };
    const auto isFree = [&](const QRectF& place) {
        const auto meets = [&](const QRectF& other) { return other.intersects(place); };
        return m_plot.contains(place) && std::ranges::none_of(m_places, meets)
            && std::ranges::none_of(points, meets);
    };
    const auto add = [&](const QString& text, const QSizeF& size, std::initializer_list<QPointF> corners) {
        for (const QPointF& corner : corners) {
            if (!isFree({corner, size}))
                continue;
            m_places.emplace_back(corner, size);
            m_texts.push_back(text);
            return;
        }
    };
    for (const Band& band : m_bands) {
        const QRectF shaded = place(band);
        const QPointF first = shaded.topLeft() + QPointF(em * 0.15, em * 0.1);
        if (!band.label.isEmpty() && !shaded.isEmpty())
            add(band.label, sizeOf(band.label), {first, first + QPointF(0, em), first + QPointF(0, 2 * em)});
    }
    for (const Word& word : m_words) {
        const QSizeF size = sizeOf(word.text);
        const QPointF at(m_plot.left() + (word.at.x() - m_axes.left()) / m_axes.width() * m_plot.width(),
                         m_plot.bottom() - (word.at.y() - m_axes.top()) / m_axes.height() * m_plot.height());
        if (!word.isOfLine) {
            const double beside = em * 0.7; // clear of its own point
            const double left = at.x() - size.width() / 2;
            add(word.text, size,
                {{left, at.y() - beside - em},
                 {left, at.y() + beside},
                 {at.x() + beside, at.y() - em / 2},
                 {at.x() - beside - size.width(), at.y() - em / 2}});
        } else {
            const double left = m_plot.right() - em * 0.3 - size.width();
            add(word.text, size, {{left, at.y() - em * 1.5}, {left, at.y() + em * 0.5}});
        }
    }
}

void ChartBands::paintBands(QPainter& painter) const
{
    constexpr float kWeak = 0.10F;
    constexpr float kStrong = 0.18F;
    for (const Band& band : m_bands) {
        QColor shade = m_theme->muted;
        if (band.shade == teaching::PlaneBand::Shade::None)
            continue;
        shade.setAlphaF(band.shade == teaching::PlaneBand::Shade::Strong ? kStrong : kWeak);
        painter.fillRect(place(band), shade);
    }
}

// On a ground of their own, as there may be lines where they stand.
void ChartBands::paintWords(QPainter& painter) const
{
    QColor ground = m_theme->card;
    ground.setAlphaF(0.8F);
    painter.setFont(m_font);
    for (std::size_t i = 0; i < m_places.size(); ++i) {
        painter.fillRect(m_places[i], ground);
        painter.setPen(m_theme->muted);
        painter.drawText(m_places[i], Qt::AlignCenter, m_texts[i]);
    }
}

} // namespace laststone::widgets
