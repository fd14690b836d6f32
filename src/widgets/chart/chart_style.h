// SPDX-License-Identifier: GPL-3.0-or-later
// What every chart takes from the theme by hand, as Qt Charts takes neither palette nor font.
#pragma once

#include <QFont>

QT_BEGIN_NAMESPACE
class QAbstractAxis;
class QChart;
QT_END_NAMESPACE

namespace laststone::widgets {

struct Theme;

// A chart without Qt's own looks: it moves by itself nowhere and fills its view.
void prepareChart(QChart& chart);

QFont axisFont(const QFont& font);
void styleAxis(QAbstractAxis& axis, const QFont& font, const Theme& theme);

} // namespace laststone::widgets
