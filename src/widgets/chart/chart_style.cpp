// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/chart/chart_style.h"

#include "widgets/look/theme.h"

#include <QPen>
#include <QtCharts/QAbstractAxis>

namespace laststone::widgets {

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
