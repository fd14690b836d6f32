// SPDX-License-Identifier: GPL-3.0-or-later
// Icons that take the colour of the theme, and the signs of P and N.
#pragma once

#include "theory/outcome.h"
#include "widgets/theme.h"

#include <QIcon>
#include <QString>

class QPainter;
class QRectF;

namespace laststone::widgets {

// The icon resources/icons/actions/<name>.svg drawn in the colours of the theme; empty if there is none.
QIcon themedIcon(const QString& name, const Theme& theme);

// The sign of an outcome: a filled disc for P, a hollow ring for N.
void paintOutcome(QPainter& painter, const QRectF& square, theory::Outcome outcome, const Theme& theme);
QPixmap outcomePixmap(theory::Outcome outcome, int size, double ratio, const Theme& theme);

} // namespace laststone::widgets
