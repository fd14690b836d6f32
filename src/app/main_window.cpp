// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/main_window.h"

#include "games/catalogue.h"
#include "ui_main_window.h"
#include "widgets/announce.h"
#include "widgets/mnemonics.h"
#include "widgets/step_panel.h"

#include <QActionGroup>
#include <QApplication>
#include <QCloseEvent>
#include <QMessageBox>
#include <QStyleHints>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace laststone::app {

using teaching::Voice;
using widgets::LessonPage;
using widgets::Theme;
using widgets::ThemeChoice;

namespace {

constexpr QSize kFirstSize(1280, 800);

bool systemIsDark()
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    return QGuiApplication::styleHints()->colorScheme() == Qt::ColorScheme::Dark;
#else
    // The palette is the system's until a theme is applied for the first time.
    static const bool dark = QGuiApplication::palette().color(QPalette::Window).lightness() < 128;
    return dark;
#endif
}

} // namespace

void applyTheme(ThemeChoice choice)
{
    const bool dark = choice == ThemeChoice::Dark || (choice == ThemeChoice::System && systemIsDark());
    const Theme& theme = dark ? Theme::darkTheme() : Theme::light();
    QApplication::setPalette(theme.palette());
    qApp->setStyleSheet(theme.styleSheet());
}

MainWindow::MainWindow(Translations& translations, const Settings& settings, const QString& settingsFile)
    : m_ui(std::make_unique<Ui::MainWindow>())
    , m_translations(translations)
    , m_settings(settings)
    , m_settingsFile(settingsFile)
    , m_pages(games::lessons().size(), nullptr)
    , m_lessons(new QActionGroup(this))
    , m_languages(new QActionGroup(this))
    , m_themes(new QActionGroup(this))
    , m_quit(new QAction(this))
    , m_fullScreen(new QAction(this))
    , m_keys(new QAction(this))
    , m_about(new QAction(this))
    , m_aboutQt(new QAction(this))
{
    m_ui->setupUi(this);
    setLocale(translations.current().locale);
    resize(kFirstSize);
    if (!settings.geometry.isEmpty())
        restoreGeometry(settings.geometry);
    for (std::size_t i = 0; i < m_pages.size(); ++i) {
        auto* tab = new QWidget;
        auto* layout = new QVBoxLayout(tab);
        layout->setContentsMargins(0, 0, 0, 0);
        m_ui->tabs->addTab(tab, QString());
    }
    makeMenus();
    retranslate();
    const auto lessons = games::lessons();
    const auto last = std::ranges::find_if(
        lessons, [&](const widgets::Lesson* lesson) { return lesson->rules->id() == settings.lesson; });
    m_ui->tabs->setCurrentIndex(last == lessons.end() ? 0 : static_cast<int>(last - lessons.begin()));
    connect(m_ui->tabs, &QTabWidget::currentChanged, this, [this](int index) {
        ensurePage(index);
        fillMenus();
    });
    ensurePage(m_ui->tabs->currentIndex());
    fillMenus();
    // When someone can see it.
    QTimer::singleShot(0, this, [this] {
        if (const auto file = Settings::unwritable(m_settingsFile)) {
            //: %1 is a file name
            showMessage(tr("Settings cannot be kept: %1 cannot be written.").arg(*file));
        }
    });
}

MainWindow::~MainWindow() = default;

void MainWindow::showBoardFirst()
{
    page()->showSideAfterFirstPaint();
    show();
}

LessonPage* MainWindow::ensurePage(int index)
{
    LessonPage*& page = m_pages[static_cast<std::size_t>(index)];
    if (page)
        return page;
    page = new LessonPage(*games::lessons()[static_cast<std::size_t>(index)], games::allRules(),
                          m_settings.page, m_ui->tabs->widget(index));
    m_ui->tabs->widget(index)->layout()->addWidget(page);
    page->restoreLayoutState(m_settings.layout);
    connect(page, &LessonPage::message, this, &MainWindow::showMessage);
    connect(page, &LessonPage::otherGameWanted, this, &MainWindow::openPosition);
    connect(page, &LessonPage::optionsChanged, this, [this, page] { m_settings.page = page->options(); });
    connect(page, &LessonPage::secondLanguageChosen, this, &MainWindow::selectSecondLanguage);
    const Language* second = findLanguage(m_settings.secondLanguage);
    page->setSecondLanguages(otherLanguageNames(),
                             second ? static_cast<int>(second - languages().data()) : -1);
    if (second)
        page->setSecondVoice(m_translations.voice(*second));
    for (QMenu* menu : findChildren<QMenu*>())
        widgets::giveMnemonics(*menu);
    return page;
}

LessonPage* MainWindow::page()
{
    return ensurePage(m_ui->tabs->currentIndex());
}

void MainWindow::openPosition(const teaching::Position& position)
{
    const auto lessons = games::lessons();
    for (int i = 0; i < static_cast<int>(lessons.size()); ++i) {
        if (lessons[static_cast<std::size_t>(i)]->rules->id() == position.game) {
            m_ui->tabs->setCurrentIndex(i);
            ensurePage(i)->setPosition(position);
        }
    }
}

QStringList MainWindow::otherLanguageNames() const
{
    QStringList names;
    for (const Language& language : languages())
        names << QString::fromUtf8(language.nativeName);
    return names;
}

void MainWindow::makeMenus()
{
    const auto lessons = games::lessons();
    for (int i = 0; i < static_cast<int>(lessons.size()); ++i) {
        QAction* action = m_lessons->addAction(QString());
        action->setShortcut(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_1 + i));
        connect(action, &QAction::triggered, this, [this, i] { m_ui->tabs->setCurrentIndex(i); });
    }
    m_ui->lessonMenu->addActions(m_lessons->actions());

    for (const Language& language : languages()) {
        QAction* action = m_languages->addAction(QString::fromUtf8(language.nativeName));
        action->setCheckable(true);
        action->setData(QLatin1String(language.code));
        // Each name in its own face, whatever the language of the window is.
        QFont font = QApplication::font();
        font.setFamilies(language.families);
        action->setFont(font);
        connect(action, &QAction::triggered, this,
                [this, action] { selectLanguage(action->data().toString()); });
    }
    m_ui->languageMenu->addActions(m_languages->actions());

    for (const ThemeChoice choice : {ThemeChoice::System, ThemeChoice::Light, ThemeChoice::Dark}) {
        QAction* action = m_themes->addAction(QString());
        action->setCheckable(true);
        action->setChecked(choice == m_settings.theme);
        connect(action, &QAction::triggered, this, [this, choice] { selectTheme(choice); });
    }
    m_quit->setShortcut(Qt::CTRL | Qt::Key_Q);
    m_quit->setMenuRole(QAction::QuitRole);
    m_fullScreen->setShortcut(Qt::Key_F11);
    m_fullScreen->setCheckable(true);
    m_keys->setShortcut(Qt::Key_F1);
    connect(m_quit, &QAction::triggered, this, &QWidget::close);
    connect(m_fullScreen, &QAction::toggled, this,
            [this](bool full) { setWindowState(windowState().setFlag(Qt::WindowFullScreen, full)); });
    connect(m_keys, &QAction::triggered, this, &MainWindow::showKeys);
    connect(m_about, &QAction::triggered, this, &MainWindow::showAbout);
    connect(m_aboutQt, &QAction::triggered, qApp, &QApplication::aboutQt);
    m_ui->helpMenu->addActions({m_keys, m_about, m_aboutQt});
}

void MainWindow::fillMenus()
{
    const LessonPage& page = *this->page();
    for (QMenu* menu : {m_ui->fileMenu, m_ui->gameMenu, m_ui->viewMenu})
        menu->clear();
    page.fillFileMenu(*m_ui->fileMenu);
    m_ui->fileMenu->addSeparator();
    m_ui->fileMenu->addAction(m_quit);
    page.fillGameMenu(*m_ui->gameMenu);
    page.fillViewMenu(*m_ui->viewMenu);
    m_ui->viewMenu->addSeparator();
    m_ui->viewMenu->addActions(m_themes->actions());
    m_ui->viewMenu->addSeparator();
    m_ui->viewMenu->addAction(m_fullScreen);
}

void MainWindow::retranslate()
{
    m_ui->retranslateUi(this);
    const auto voice = Voice::installed();
    const auto lessons = games::lessons();
    for (int i = 0; i < static_cast<int>(lessons.size()); ++i) {
        const QString title = voice.say(lessons[static_cast<std::size_t>(i)]->title);
        m_ui->tabs->setTabText(i, title);
        m_lessons->actions()[i]->setText(title);
    }
    setWindowTitle(tr("Last Stone"));
    const QString themes[] = {tr("Theme of the system"), tr("Light theme"), tr("Dark theme")};
    for (int i = 0; i < 3; ++i)
        m_themes->actions()[i]->setText(themes[i]);
    for (QAction* action : m_languages->actions())
        action->setChecked(action->data().toString() == QLatin1String(m_translations.current().code));
    m_quit->setText(tr("Quit"));
    m_fullScreen->setText(tr("Full screen"));
    m_keys->setText(tr("Keys"));
    m_about->setText(tr("About Last Stone"));
    m_aboutQt->setText(tr("About Qt"));
}

void MainWindow::selectLanguage(const QString& code)
{
    const Language* language = findLanguage(code);
    if (!language)
        return;
    if (const auto missing = m_translations.select(*language)) {
        //: %1 is a file name
        showMessage(tr("The translation file %1 is missing; the language stays as it is.").arg(*missing));
    } else {
        applyLanguageToWindows(*language);
        m_settings.language = code;
    }
    for (QAction* action : m_languages->actions())
        action->setChecked(action->data().toString() == QLatin1String(m_translations.current().code));
}

void MainWindow::selectSecondLanguage(int index)
{
    const Language* second = index < 0 ? nullptr : &languages()[static_cast<std::size_t>(index)];
    m_settings.secondLanguage = second ? QString::fromLatin1(second->code) : QString();
    for (LessonPage* each : m_pages) {
        if (each)
            each->setSecondVoice(second ? m_translations.voice(*second) : std::nullopt);
    }
}

void MainWindow::selectTheme(ThemeChoice choice)
{
    m_settings.theme = choice;
    m_themes->actions()[static_cast<int>(choice)]->setChecked(true);
    applyTheme(choice);
}

Settings MainWindow::settings() const
{
    Settings now = m_settings;
    now.geometry = saveGeometry();
    const int index = m_ui->tabs->currentIndex();
    now.lesson = games::lessons()[static_cast<std::size_t>(index)]->rules->id();
    if (const LessonPage* front = m_pages[static_cast<std::size_t>(index)])
        now.layout = front->layoutState();
    return now;
}

void MainWindow::showMessage(const QString& text)
{
    constexpr int kShownMs = 8000;
    m_ui->statusbar->showMessage(text, kShownMs);
    widgets::announce(*this, text);
}

void MainWindow::showKeys()
{
    // The table is made from the actions, so it cannot fall behind them.
    QString rows;
    const auto row = [&](const QString& key, const QString& meaning) {
        rows += QStringLiteral("<tr><td><b>%1</b>&nbsp;&nbsp;</td><td>%2</td></tr>")
                    .arg(key.toHtmlEscaped(), meaning.toHtmlEscaped());
    };
    row(tr("Up, Down"), tr("On the board: choose a heap"));
    row(tr("Right, Left"), tr("On the board: take one stone more, one less"));
    row(tr("Home, End"), tr("On the board: take one stone, take all"));
    row(tr("Enter"), tr("On the board: make the chosen move"));
    row(tr("Esc"), tr("On the board: give up the choice"));
    const auto rowsOf = [&](const QMenu* menu, const auto& self) -> void {
        for (const QAction* action : menu->actions()) {
            if (!action->shortcut().isEmpty())
                row(action->shortcut().toString(QKeySequence::NativeText), action->text());
            if (action->menu())
                self(action->menu(), self);
        }
    };
    for (const QMenu* menu :
         {m_ui->lessonMenu, m_ui->gameMenu, m_ui->viewMenu, m_ui->fileMenu, m_ui->helpMenu})
        rowsOf(menu, rowsOf);
    QMessageBox box(QMessageBox::NoIcon, tr("Keys"),
                    QStringLiteral("<table cellpadding=\"3\">%1</table>").arg(rows), QMessageBox::Close,
                    this);
    box.setTextFormat(Qt::RichText);
    box.exec();
}

void MainWindow::showAbout()
{
    //: %1 and %2 are version numbers
    const QString text = tr("<h3>Last Stone %1</h3>"
                            "<p>Learn and lecture on impartial games: whoever takes the last stone wins.</p>"
                            "<p>Free software under the GNU General Public License, version 3 or later. "
                            "It uses Qt %2.</p>")
                             .arg(QStringLiteral(LASTSTONE_VERSION), QString::fromLatin1(qVersion()));
    QMessageBox::about(this, tr("About Last Stone"), text);
}

void MainWindow::changeEvent(QEvent* event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::WindowStateChange)
        m_fullScreen->setChecked(isFullScreen());
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (const auto file = settings().save(m_settingsFile)) {
        // Nothing is lost but what was to be remembered: say so where a person or a log can see it.
        //: %1 is a file name
        qWarning("%s", qUtf8Printable(tr("The settings could not be written to %1.").arg(*file)));
    }
    event->accept();
}

} // namespace laststone::app
