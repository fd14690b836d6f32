// SPDX-License-Identifier: GPL-3.0-or-later
// The window: a tab for every lesson, the menus, language and theme.
#pragma once

#include "app/language.h"
#include "app/settings.h"

#include <QMainWindow>

#include <memory>
#include <vector>

class QActionGroup;
class QLabel;

namespace Ui {
class MainWindow;
}

namespace laststone::app {

class Help;

class MainWindow final : public QMainWindow {
    Q_OBJECT
public:
    // `settingsFile` is where settings are kept; empty for the user's own. The translations outlive the
    // window.
    MainWindow(Translations& translations, const Settings& settings, const QString& settingsFile = {});
    ~MainWindow() override;

    // Shows the window with the board; the panels beside it follow right after the first picture.
    void showBoardFirst();

    // Goes to the lesson of a position and puts it on the board.
    void openPosition(const teaching::Position& position);

    // The page in front; built when it is first shown.
    widgets::LessonPage* page();

    // The guide and what else explains the window.
    Help& help() { return *m_help; }

    void selectLanguage(const QString& code);
    void selectTheme(widgets::ThemeChoice choice);

    // What would be remembered now.
    Settings settings() const;

    // Says it in the status bar.
    void showMessage(const QString& text);

protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    widgets::LessonPage* ensurePage(int index);
    void makeMenus();
    void fillMenus();
    void retranslate();
    void selectSecondLanguage(int index);
    void showKeys();
    void showAbout();
    QStringList otherLanguageNames() const;

    std::unique_ptr<Ui::MainWindow> m_ui;
    Translations& m_translations;
    Settings m_settings;
    QString m_settingsFile;
    std::vector<widgets::LessonPage*> m_pages; // by tab; null until first shown
    QActionGroup* m_lessons;
    QActionGroup* m_languages;
    QActionGroup* m_themes;
    QAction* m_quit;
    QAction* m_fullScreen;
    QAction* m_keys;
    QAction* m_about;
    QAction* m_aboutQt;
    std::unique_ptr<Help> m_help;
};

// Gives the application a theme's palette and style sheet.
void applyTheme(widgets::ThemeChoice choice);

} // namespace laststone::app
