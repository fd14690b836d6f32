// SPDX-License-Identifier: GPL-3.0-or-later
// The window: a tab for every lesson, the menus, language and theme.
#pragma once

#include "app/appearance.h"
#include "app/language.h"
#include "app/settings.h"
#include "teaching/session.h"
#include "teaching/sets/question_set.h"

#include <QMainWindow>
#include <QPointer>

#include <memory>
#include <vector>

class QActionGroup;
class QLabel;
class QScreen;
class QTimer;

namespace Ui {
class MainWindow;
}

namespace laststone::teaching {
class Progress;
}

namespace laststone::widgets {
class LessonPage;
class PositionLine;
struct Mistyped;
} // namespace laststone::widgets

namespace laststone::app {

class Help;
class Projection;

class MainWindow final : public QMainWindow {
    Q_OBJECT
public:
    // `settingsFile` is where settings are kept, and what has been learned beside it; empty for the user's
    // own. The translations outlive the window.
    MainWindow(Translations& translations, const Settings& settings, const QString& settingsFile = {});
    ~MainWindow() override;

    // Shows the window with the board; the panels beside it and the program's icon follow right after the
    // first picture.
    void showBoardFirst();

    // Goes to the lesson of a position and puts it on the board.
    void openPosition(const teaching::Position& position);

    // Opens a line in which a position is typed, over the window in front that the class does not see, if
    // there is one.
    void openLine(const QString& typed = {});

    // Goes to a section of a lesson's tour. REQUIRES: the id of a lesson.
    void openSection(const QString& lesson, int section);

    // Goes to the lesson of a set of questions and begins it.
    void openSet(const teaching::SetName& name);

    // Goes to the lesson of the game in a file, and goes on with it; says so where there is none.
    void openGame(const QString& fileName);

    // The page in front; built when it is first shown.
    widgets::LessonPage* page();

    // What was read, answered and won.
    teaching::Progress& progress() { return *m_progress; }

    // Fills a screen with the lesson; without one, the screen that was chosen last or suits best.
    void project(QScreen* screen = nullptr);
    Projection& projection() { return *m_projection; }
    // The guide and what else explains the window.
    Help& help() { return *m_help; }

    void selectLanguage(const QString& code);
    void selectTheme(widgets::ThemeChoice choice);

    // REQUIRES: one of scales().
    void selectScale(int percent);

    // What is written now; a game of which the text is empty is to be forgotten.
    Settings settings() const;

    // Says it in the status bar.
    void showMessage(const QString& text);
    // Says what went wrong, until it has been read.
    void showFailure(const QString& text);

signals:
    void settingsChanged();

protected:
    void changeEvent(QEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void makeKeeping();
    // Remembers the settings; gives what is to be told where they cannot be written.
    std::optional<QString> keepSettings();
    widgets::LessonPage* ensurePage(int index);
    void goOnWhereLeft(widgets::LessonPage& page) const;
    void discover(widgets::LessonPage& page);
    void shareOptions(const teaching::Session& session);
    void rememberPosition();
    void makeMenus();
    void makeProgress();
    void showKnown();
    void showTicks();
    void makeGameFiles();
    void makeThemes();
    void makeProjection();
    void fillScreens();
    void fillMenus();
    void retranslate();
    void refreshIcons();
    void showScale();
    void selectSecondLanguage(int index);
    void openLineIn(QWidget& window, const QString& typed);
    std::optional<widgets::Mistyped> readTyped(const QString& text);
    std::vector<std::size_t> deedsOfLessons() const;
    void letUndoGoBackTo(widgets::LessonPage& before, const std::vector<std::size_t>& done);
    void turnSecondLanguage(bool toAnother);
    void showSecondLanguage();

    std::unique_ptr<Ui::MainWindow> m_ui;
    Translations& m_translations;
    Settings m_settings; // with what has been set on one page and holds on all of them
    QString m_settingsFile;
    std::unique_ptr<teaching::Progress> m_progress; // outlives the pages
    std::vector<widgets::LessonPage*> m_pages; // by tab; null until first shown
    QActionGroup* m_lessons;
    QActionGroup* m_languages;
    QLabel* m_scaleShown;
    QTimer* m_keeping; // what has been set and played, soon
    std::unique_ptr<Projection> m_projection;
    std::unique_ptr<Help> m_help;
    QPointer<widgets::PositionLine> m_line; // while it is open
    bool m_sharing = false; // options: a page that follows tells of it as well
    bool m_iconWaits = true; // until the window has been painted
};

} // namespace laststone::app
