// SPDX-License-Identifier: GPL-3.0-or-later
// What every chart takes from the theme by hand, as Qt Charts takes neither palette nor font.
#pragma once

#include <QFont>

class QAbstractAxis;

namespace laststone::widgets {

struct Theme;

QFont axisFont(const QFont& font);
void styleAxis(QAbstractAxis& axis, const QFont& font, const Theme& theme);

} // namespace laststone::widgets
