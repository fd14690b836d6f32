// SPDX-License-Identifier: GPL-3.0-or-later
// What the Help menu tells in a dialog: every key, and what the program is.
#pragma once

#include "widgets/board/drawing.h"

#include <QDialog>
#include <QList>

class QMenu;

namespace laststone::app {

// Every key of the window, as the board in view and the menus have them. Made from these as they are, so it
// cannot fall behind them. It never is larger than its screen: what does not fit is scrolled to.
class KeyDialog final : public QDialog {
    Q_OBJECT
public:
    KeyDialog(const std::vector<widgets::BoardKey>& board, const QList<QMenu*>& menus,
              QWidget* parent = nullptr);
};

// What the program is, whose it is and under which licence.
class AboutBox final : public QDialog {
    Q_OBJECT
public:
    explicit AboutBox(QWidget* parent = nullptr);
};

} // namespace laststone::app
