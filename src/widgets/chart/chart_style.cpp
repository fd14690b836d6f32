// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/chart/chart_style.h"

#include "widgets/look/theme.h"

#include <QGraphicsLayout>
#include <QPen>
#include <QtCharts/QAbstractAxis>
#include <QtCharts/QChart>

namespace laststone::widgets {

void prepareChart(QChart& chart)
{
    chart.setAnimationOptions(QChart::NoAnimation);
    chart.layout()->setContentsMargins(0, 0, 0, 0);
    chart.setBackgroundRoundness(0);
    chart.setMargins({});
}

QFont axisFont(const QFont& font)
{
    return scaledFont(font, type::kSmall);
}

void styleAxis(QAbstractAxis& axis, const QFont& font, const Theme& theme)
{
    const QFont labels = axisFont(font);
    axis.setLabelsFont(labels);
    axis.setTitleFont(labels);
    axis.setLabelsBrush(theme.muted);
    axis.setTitleBrush(theme.muted);
    axis.setGridLinePen(QPen(theme.grid, 1));
    axis.setLinePen(QPen(theme.border, 1));
}

} // namespace laststone::widgets
