// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window_place.h"

#include <QScreen>
#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace laststone::app {

void placeWindow(QWidget& window, const QByteArray& geometry)
{
    constexpr int kLeast = 100; // of what can be taken hold of
    constexpr int kBorder = 2; // of a window, about
    const QSize usual = window.size();
    if (!geometry.isEmpty())
        window.restoreGeometry(geometry);
    if (window.width() < kLeast || window.height() < kLeast)
        window.resize(usual);
    const QScreen* screen = window.screen();
    if (!screen || window.isMaximized() || window.isFullScreen())
        return;
    const QRect room = screen->availableGeometry();
    const int title = window.style()->pixelMetric(QStyle::PM_TitleBarHeight);
    window.resize(window.size().boundedTo({room.width(), room.height() - title}));
    if (!window.testAttribute(Qt::WA_Moved))
        return; // the window system finds a place
    // Of what is within its frame, as that is what has been kept: move() would put the frame there, and the
    // window would creep down by its title at every start.
    const QRect inside = room.adjusted(kBorder, title, -kBorder, 0);
    const QPoint last(inside.right() + 1 - window.width(), inside.bottom() + 1 - window.height());
    const QRect kept = window.geometry();
    window.setGeometry({{std::clamp(kept.x(), inside.left(), std::max(inside.left(), last.x())),
                         std::clamp(kept.y(), inside.top(), std::max(inside.top(), last.y()))},
                        kept.size()});
}

} // namespace laststone::app
