// SPDX-License-Identifier: GPL-3.0-or-later
// The entries of the View menu about colours and size.
#pragma once

#include "widgets/look/theme.h"

#include <QObject>

class QAction;
class QActionGroup;
class QMenu;
class QWidget;

namespace laststone::app {

class AppearanceActions final : public QObject {
    Q_OBJECT
public:
    // The actions work in `window`; `scale` is one of scales().
    AppearanceActions(widgets::ThemeChoice theme, int scale, QWidget* window);

    void fill(QMenu& menu) const;
    void retranslate();

    widgets::ThemeChoice theme() const;
    int scale() const { return m_scale; }
    void setTheme(widgets::ThemeChoice theme);
    void setScale(int percent);

signals:
    void themeChanged(laststone::widgets::ThemeChoice theme);
    void scaleChanged(int percent);

private:
    QMenu* m_themeMenu;
    QActionGroup* m_themes;
    QAction* m_larger;
    QAction* m_smaller;
    QAction* m_normal;
    int m_scale;
};

} // namespace laststone::app
