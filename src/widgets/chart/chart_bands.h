// SPDX-License-Identifier: GPL-3.0-or-later
// What a chart shows besides series: shaded ranges behind them, words before them.
#pragma once

#include "teaching/steps/plane.h"
#include "widgets/look/theme.h"

#include <QFont>
#include <QList>
#include <QPointF>
#include <QRectF>
#include <QString>

#include <vector>

QT_BEGIN_NAMESPACE
class QChart;
class QPainter;
QT_END_NAMESPACE

namespace laststone::widgets {

// Items of the chart's scene, so that exported pictures have them, too. Coordinates are those of the axes.
class ChartBands {
public:
    struct Band {
        double first = 0;
        double last = 0;
        QString label;
        teaching::PlaneBand::Shade shade = teaching::PlaneBand::Shade::Weak;
    };
    struct Word {
        QPointF at;
        QString text;
        bool isOfLine = false; // stands at the right end of a line; else beside a point, above it by choice
    };

    // The chart owns what is added to it and outlives this.
    explicit ChartBands(QChart& chart);

    void show(std::vector<Band> bands, std::vector<Word> words);

    // The ranges of the axes are as given, `points` where marks stand, in the coordinates of the chart, which
    // words keep clear of; called when they, the place or the look of the chart change.
    void restyle(const QRectF& axes, const QFont& font, const Theme& theme, const QList<QRectF>& points);

    // Leaves out the words that would stand there, until restyle().
    void keepClear(const QRectF& place);

    // Where the words have found room, in the coordinates of the chart.
    const std::vector<QRectF>& wordPlaces() const { return m_places; }

private:
    class Layer;

    QRectF place(const Band& band) const;
    void layOut(const QList<QRectF>& points);
    void paintBands(QPainter& painter) const;
    void paintWords(QPainter& painter) const;

    QChart& m_chart;
    Layer* m_back;
    Layer* m_front;
    std::vector<Band> m_bands;
    std::vector<Word> m_words;
    std::vector<QRectF> m_places;
    std::vector<QString> m_texts; // as many
    QRectF m_axes;
    QRectF m_plot;
    QFont m_font;
    const Theme* m_theme = &Theme::light();
};

} // namespace laststone::widgets
