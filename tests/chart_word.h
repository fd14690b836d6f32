// SPDX-License-Identifier: GPL-3.0-or-later
// What a chart says of the position beside its point, for tests.
#pragma once

#include "widgets/chart/chart_view.h"

#include <QGraphicsSimpleTextItem>
#include <QtCharts/QChart>

// Its item, which is one of the chart; null where nothing is said.
inline const QGraphicsSimpleTextItem* wordOfPosition(const laststone::widgets::ChartView& view)
{
    for (const QGraphicsItem* item : view.chart()->childItems()) {
        const auto* text = dynamic_cast<const QGraphicsSimpleTextItem*>(item);
        if (text && text->isVisible())
            return text;
    }
    return nullptr;
}
