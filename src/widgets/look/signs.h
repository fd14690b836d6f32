// SPDX-License-Identifier: GPL-3.0-or-later
// The signs of what is understood: told apart by their shapes as well as by their colours.
#pragma once

#include <QRectF>

class QPainter;

namespace laststone::widgets {

struct Theme;

enum class Sign {
    Ring, // nothing yet
    Half, // half a disc: some of it, or with help
    Tick, // a disc with a tick: understood
    Arrow, // once round: comes again
};

// Paints one into a square, with lines so wide.
void paintSign(QPainter& painter, const QRectF& square, Sign sign, const Theme& theme, double line);

} // namespace laststone::widgets
