// SPDX-License-Identifier: GPL-3.0-or-later
// Paints a drawing, on a widget or where none is.
#pragma once

#include "widgets/board/drawing.h"
#include "widgets/look/theme.h"

#include <QRegion>

class QPainter;

namespace laststone::widgets {

// Measures texts in sizes of `font`.
BoardScene::Measure textMeasure(const QFont& font);

// The end of a bar at which the shown move takes stones, as it is painted: to be seen however few they are.
QRectF ghostOf(const Bar& bar);

// What is on its way instead of the pieces that stand.
struct Motion {
    const std::vector<Flight>& flights;
    double progress = 0; // 0 .. 1
};

// Paints what is in `clip`, in pixels; one em is the height of a line of `font`.
void paintDrawing(QPainter& painter, const Drawing& drawing, const QFont& font, const Theme& theme,
                  const QRegion& clip, const Motion* motion = nullptr);

} // namespace laststone::widgets
