// SPDX-License-Identifier: GPL-3.0-or-later
// Every key of the window, as its menus have them.
#pragma once

#include <QDialog>
#include <QList>

class QMenu;

namespace laststone::app {

// Made from the menus as they are, so it cannot fall behind them. It never is larger than its screen: what
// does not fit is scrolled to.
class KeyDialog final : public QDialog {
    Q_OBJECT
public:
    explicit KeyDialog(const QList<QMenu*>& menus, QWidget* parent = nullptr);
};

} // namespace laststone::app
