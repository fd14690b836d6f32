// SPDX-License-Identifier: GPL-3.0-or-later
// Ways through the window that the tests of accessibility share.
#pragma once

#include "app/main_window.h"
#include "games/catalogue.h"
#include "gui_test.h"
#include "test_settings.h"

#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QTabBar>
#include <QTabWidget>
#include <QTemporaryDir>

#include <functional>
#include <memory>

namespace laststone::a11y {

// Windows in every language, with every lesson in front.
class Walk {
public:
    Walk()
    {
        QApplication::setCursorFlashTime(0); // two pictures of a field are the same
        select(0);
        app::applyTheme(widgets::ThemeChoice::Light);
    }
    ~Walk() { select(0); }
    Walk(const Walk&) = delete;
    Walk& operator=(const Walk&) = delete;

    // A shown window with no animation and two people at the board.
    std::unique_ptr<app::MainWindow> window(const QString& language)
    {
        const QString file = m_folder.filePath(QStringLiteral("settings%1.ini").arg(++m_files));
        auto made = std::make_unique<app::MainWindow>(m_translations, quietSettings(), file);
        made->selectLanguage(language);
        made->resize(1280, 800);
        show(*made);
        made->activateWindow();
        const bool active = QTest::qWaitForWindowActive(made.get());
        QTest::qVerify(active, "window is active", "", __FILE__, __LINE__);
        return made;
    }

    // Calls with every lesson of every language in front, and a name for messages; stops at a failure.
    void everyPage(const std::function<void(app::MainWindow&, const QString&)>& visit)
    {
        for (const app::Language& language : app::languages()) {
            const auto made = window(QLatin1String(language.code));
            for (const widgets::Lesson* lesson : games::lessons()) {
                made->openPosition(lesson->first);
                QApplication::processEvents();
                visit(*made, lesson->id() + QLatin1Char('/') + QLatin1String(language.code));
                if (QTest::currentTestFailed())
                    return;
            }
        }
    }

private:
    void select(std::size_t language)
    {
        const auto missing = m_translations.select(app::languages()[language]);
        QTest::qVerify(!missing, "translation is there", "", __FILE__, __LINE__);
        app::applyLanguageToWindows(app::languages()[language]);
    }

    QTemporaryDir m_folder;
    int m_files = 0;
    app::Translations m_translations;
};

// What Tab should reach: all that is shown, enabled and not a part of something that takes the focus itself.
inline QWidgetList focusable(const QWidget& window)
{
    QWidgetList found;
    for (QWidget* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisible() || !widget->isEnabled() || (widget->focusPolicy() & Qt::TabFocus) == 0
            || widget->focusProxy() || widget->isWindow() || widget->window() != &window)
            continue;
        const auto* area = qobject_cast<QAbstractScrollArea*>(widget->parentWidget());
        if (area && area->viewport() == widget)
            continue;
        if (qobject_cast<QComboBox*>(widget->parentWidget())
            || qobject_cast<QAbstractSpinBox*>(widget->parentWidget()))
            continue;
        found << widget;
    }
    return found;
}

// Presses Tab until it comes round, from the tabs of the lessons on; where Tab led to.
inline QWidgetList stopsOfTab(QWidget& window)
{
    constexpr int kMost = 300; // links of a text are stops as well
    QWidgetList stops;
    QWidget* start = window.findChild<QTabWidget*>(QStringLiteral("tabs"))->tabBar();
    start->setFocus(Qt::TabFocusReason);
    for (int i = 0; i < kMost; ++i) {
        QWidget* now = QApplication::focusWidget();
        if (!now || (i > 0 && now == start))
            return now ? stops : QWidgetList();
        if (stops.isEmpty() || stops.constLast() != now)
            stops << now;
        QTest::keyClick(now, Qt::Key_Tab);
    }
    return {};
}

} // namespace laststone::a11y
