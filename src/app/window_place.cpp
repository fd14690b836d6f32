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
    const QPoint last(room.right() + 1 - window.width(), room.bottom() + 1 - window.height() - title);
    window.move({std::clamp(window.x(), room.left(), std::max(room.left(), last.x())),
                 std::clamp(window.y(), room.top(), std::max(room.top(), last.y()))});
}

} // namespace laststone::app
