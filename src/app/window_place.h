// SPDX-License-Identifier: GPL-3.0-or-later
// Where a window was, and where it fits.
#pragma once

#include <QByteArray>

class QWidget;

namespace laststone::app {

// Puts a window where it was, as QWidget::saveGeometry() has told, which may be empty or damaged, and within
// its screen: of a window that is larger the lower end would be out of sight, where moves are made. How much
// the window system puts around it is not known before it is shown.
void placeWindow(QWidget& window, const QByteArray& geometry);

} // namespace laststone::app
