// SPDX-License-Identifier: GPL-3.0-or-later
// Help for a window: the guide, opened where it fits, and "What's this?".
#pragma once

#include "teaching/position.h"

#include <QObject>
#include <QPointer>

#include <memory>

class QAction;
class QMenu;
class QScreen;

namespace laststone::app {

class HelpWindow;

class Help final : public QObject {
    Q_OBJECT
public:
    // The entries stand at the front of the menu. The window outlives the help.
    Help(QWidget& window, QMenu& menu);
    ~Help() override;

    // Opens the guide at the chapter that fits what has the focus in the window: the property "helpChapter"
    // of the widget or of one around it names it.
    void open();

    // Opens the guide at a chapter.
    void openAt(const QString& chapter);

    // The guide stays away from a screen that others look at, if there is another one; null for none.
    void keepOff(QScreen* screen);

    // Null until it is first opened.
    HelpWindow* guide() const { return m_guide.get(); }

    void retranslate();
    void close();

signals:
    void positionWanted(const laststone::teaching::Position& position);

private:
    void keepAway();

    QWidget& m_window;
    QPointer<QScreen> m_off; // the guide is not to be there
    QAction* m_open;
    QAction* m_whatsThis;
    std::unique_ptr<HelpWindow> m_guide;
};

} // namespace laststone::app
