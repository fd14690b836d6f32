// SPDX-License-Identifier: GPL-3.0-or-later
// What of a board that scrolls is out of sight.
#pragma once

#include "widgets/board/drawing.h"

#include <functional>

namespace laststone::widgets {

// So much of the box of a part, in em, may be out of sight, as there is nothing written: less of a low row.
double besidePart(const QRectF& box);

// "+3 heaps": the parts, or stones where there is one part, that reach into what is so far down, and so are
// not all in sight, and how many of them win; empty where none is. `say` puts it into words, by default into
// those of the window's language.
QString outside(const BoardLooks& looks, const Drawing& drawing, double from, double to,
                const std::function<QString(const teaching::Sentence&)>& say = {});

} // namespace laststone::widgets
