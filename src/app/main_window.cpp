// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/main_window.h"

#include "app/about_box.h"
#include "app/appearance_actions.h"
#include "app/help/help.h"
#include "app/key_dialog.h"
#include "app/projection.h"
#include "app/shared_options.h"
#include "games/catalogue.h"
#include "ui_main_window.h"
#include "widgets/access/announce.h"
#include "widgets/access/keyboard.h"
#include "widgets/look/icons.h"
#include "widgets/page/lesson_page.h"
#include "widgets/page/page_layout.h"
#include "widgets/steps/step_panel.h"

#include <QActionGroup>
#include <QApplication>
#include <QCloseEvent>
#include <QLabel>
#include <QMenu>
#include <QScreen>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace laststone::app {

using teaching::Voice;
using widgets::LessonPage;
using widgets::ThemeChoice;

namespace {

constexpr QSize kFirstSize(1280, 800);

} // namespace

MainWindow::MainWindow(Translations& translations, const Settings& settings, const QString& settingsFile)
    : m_ui(std::make_unique<Ui::MainWindow>())
    , m_translations(translations)
    , m_settings(settings)
    , m_settingsFile(settingsFile)
    , m_options(new SharedOptions(settings.page, this))
    , m_pages(games::lessons().size(), nullptr)
    , m_lessons(new QActionGroup(this))
    , m_languages(new QActionGroup(this))
    , m_appearance(new AppearanceActions(settings.theme, settings.scale, this))
    , m_scaleShown(new QLabel(this))
    , m_quit(new QAction(this))
    , m_fullScreen(new QAction(this))
    , m_project(new QAction(this))
    , m_projectFirst(new QAction(this))
    , m_screens(new QMenu(this))
    , m_keys(new QAction(this))
    , m_about(new QAction(this))
    , m_aboutQt(new QAction(this))
    , m_projection(std::make_unique<Projection>(*this))
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
    connect(m_options, &SharedOptions::changed, this, [this](const teaching::Options& options) {
        if (options.animation != m_settings.page.animation)
            m_settings.animationFollowsSystem = false; // now it has been asked for
        m_settings.page = options;
    });
    makeMenus();
    makeProjection();
    retranslate();
    widgets::keepTips(*this);
    const auto lessons = games::lessons();
    const auto last = std::ranges::find_if(
        lessons, [&](const widgets::Lesson* lesson) { return lesson->id() == settings.lesson; });
    m_ui->tabs->setCurrentIndex(last == lessons.end() ? 0 : static_cast<int>(last - lessons.begin()));
    connect(m_ui->tabs, &QTabWidget::currentChanged, this, [this](int index) {
        ensurePage(index);
        fillMenus();
        m_projection->setPage(*page());
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
    page()->room().showSideAfterFirstPaint();
    show();
}

LessonPage* MainWindow::ensurePage(int index)
{
    LessonPage*& page = m_pages[static_cast<std::size_t>(index)];
    if (page)
        return page;
    page = new LessonPage(*games::lessons()[static_cast<std::size_t>(index)], games::families(),
                          m_options->options(), m_ui->tabs->widget(index));
    m_ui->tabs->widget(index)->layout()->addWidget(page);
    page->room().restore(m_settings.layout);
    connect(page, &LessonPage::message, this, &MainWindow::showMessage);
    connect(&page->session(), &teaching::Session::otherGameWanted, this, &MainWindow::openPosition);
    m_options->share(page->session());
    connect(page->steps(), &widgets::StepPanel::secondLanguageChosen, this,
            &MainWindow::selectSecondLanguage);
    const Language* second = findLanguage(m_settings.secondLanguage);
    page->steps()->setSecondLanguages(otherLanguageNames(),
                                      second ? static_cast<int>(second - languages().data()) : -1);
    if (second)
        page->session().setSecondVoice(m_translations.voice(*second));
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
        if (lessons[static_cast<std::size_t>(i)]->id() == position.word()) {
            // What nobody has seen is nothing to go back to.
            const bool isNew = !m_pages[static_cast<std::size_t>(i)] || !isVisible();
            m_ui->tabs->setCurrentIndex(i);
            if (isNew)
                ensurePage(i)->session().beginWith(position);
            else
                ensurePage(i)->session().setPosition(position);
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
        // Each name in its own face, whatever the language of the window is; the menu's font gives the size.
        QFont font;
        font.setFamilies(language.families);
        action->setFont(font);
        connect(action, &QAction::triggered, this,
                [this, action] { selectLanguage(action->data().toString()); });
    }
    m_ui->languageMenu->addActions(m_languages->actions());

    connect(m_appearance, &AppearanceActions::themeChanged, this, &MainWindow::selectTheme);
    connect(m_appearance, &AppearanceActions::scaleChanged, this, &MainWindow::selectScale);
    m_ui->statusbar->addPermanentWidget(m_scaleShown);
    m_quit->setShortcut(Qt::CTRL | Qt::Key_Q);
    m_quit->setMenuRole(QAction::QuitRole);
    m_fullScreen->setShortcut(Qt::SHIFT | Qt::Key_F11);
    m_fullScreen->setCheckable(true);
    m_keys->setShortcut(Qt::CTRL | Qt::Key_F1);
    connect(m_quit, &QAction::triggered, this, &QWidget::close);
    connect(m_fullScreen, &QAction::toggled, this,
            [this](bool full) { setWindowState(windowState().setFlag(Qt::WindowFullScreen, full)); });
    connect(m_keys, &QAction::triggered, this, &MainWindow::showKeys);
    connect(m_about, &QAction::triggered, this, &MainWindow::showAbout);
    connect(m_aboutQt, &QAction::triggered, qApp, &QApplication::aboutQt);
    m_ui->helpMenu->addActions({m_keys, m_about, m_aboutQt});
    m_help = std::make_unique<Help>(*this, *m_ui->helpMenu);
    connect(m_help.get(), &Help::positionWanted, this, &MainWindow::openPosition);
}

void MainWindow::fillMenus()
{
    const LessonPage& page = *this->page();
    for (QMenu* menu : {m_ui->fileMenu, m_ui->gameMenu, m_ui->viewMenu})
        menu->clear();
    page.fillMenus(*m_ui->fileMenu, *m_ui->gameMenu, *m_ui->viewMenu);
    m_ui->fileMenu->addSeparator();
    m_ui->fileMenu->addAction(m_quit);
    m_ui->viewMenu->addSeparator();
    m_appearance->fill(*m_ui->viewMenu);
    m_ui->viewMenu->addSeparator();
    m_ui->viewMenu->addAction(m_project);
    m_ui->viewMenu->addAction(m_projectFirst);
    m_ui->viewMenu->addMenu(m_screens);
    m_ui->viewMenu->addAction(m_fullScreen);
    m_projection->setActions(m_ui->gameMenu->actions());
}

void MainWindow::makeProjection()
{
    m_project->setShortcut(Qt::Key_F11);
    m_projectFirst->setShortcut(Qt::Key_F5);
    m_projection->setDark(m_settings.stageDark);
    connect(m_project, &QAction::triggered, this, [this] { project(); });
    connect(m_projectFirst, &QAction::triggered, this, [this] {
        project();
        m_projection->run(widgets::StageCommand::First);
    });
    connect(m_projection.get(), &Projection::darkChanged, this,
            [this](bool dark) { m_settings.stageDark = dark; });
    connect(m_projection.get(), &Projection::runningChanged, this,
            [this](bool running) { m_help->keepOff(running ? m_projection->stage()->screen() : nullptr); });
    connect(m_projection.get(), &Projection::guideWanted, this,
            [this] { m_help->openAt(QStringLiteral("lecturing")); });
    connect(m_projection.get(), &Projection::lessonWanted, this, [this](int lesson) {
        if (lesson < m_ui->tabs->count())
            m_ui->tabs->setCurrentIndex(lesson);
    });
    connect(qApp, &QGuiApplication::screenAdded, this, &MainWindow::fillScreens);
    connect(qApp, &QGuiApplication::screenRemoved, this, &MainWindow::fillScreens);
    fillScreens();
}

// With a single screen there is nothing to choose.
void MainWindow::fillScreens()
{
    m_screens->clear();
    int place = 0;
    for (QScreen* screen : QGuiApplication::screens()) {
        //: an entry of a menu: %1 is the place of a screen, from 1, %2 what the system calls it
        m_screens->addAction(tr("Screen %1: %2").arg(++place).arg(screen->name()), this,
                             [this, screen] { project(screen); });
    }
    m_screens->menuAction()->setVisible(QGuiApplication::screens().size() > 1);
}

void MainWindow::project(QScreen* screen)
{
    if (screen)
        m_settings.stageScreen = screen->name();
    m_projection->start(screen ? *screen : m_projection->screenFor(m_settings.stageScreen), *page());
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
    m_appearance->retranslate();
    showScale();
    for (QAction* action : m_languages->actions())
        action->setChecked(action->data().toString() == QLatin1String(m_translations.current().code));
    m_quit->setText(tr("Quit"));
    m_fullScreen->setText(tr("Full screen"));
    m_project->setText(tr("Project"));
    m_projectFirst->setText(tr("Project from the first step"));
    m_screens->setTitle(tr("Project on"));
    fillScreens();
    m_help->retranslate();
    m_keys->setText(tr("Keys"));
    m_about->setText(tr("About Last Stone"));
    m_aboutQt->setText(tr("About Qt"));
    refreshIcons();
}

void MainWindow::refreshIcons()
{
    const auto& theme = widgets::Theme::of(palette());
    const std::pair<QAction*, QString> icons[] = {{m_quit, QStringLiteral("quit")},
                                                  {m_keys, QStringLiteral("keyboard")},
                                                  {m_about, QStringLiteral("about")}};
    for (const auto& [action, name] : icons)
        action->setIcon(widgets::themedIcon(name, theme));
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
            each->session().setSecondVoice(second ? m_translations.voice(*second) : std::nullopt);
    }
}

void MainWindow::selectTheme(ThemeChoice choice)
{
    m_settings.theme = choice;
    m_appearance->setTheme(choice);
    applyTheme(choice);
}

void MainWindow::selectScale(int percent)
{
    m_settings.scale = percent;
    m_appearance->setScale(percent);
    applyScale(percent);
    showScale();
}

void MainWindow::showScale()
{
    //: the size of everything in per cent, in the status bar
    m_scaleShown->setText(tr("%1%").arg(m_appearance->scale()));
    m_scaleShown->setToolTip(tr("The size of everything; View has Larger, Smaller and Normal size"));
}

Settings MainWindow::settings() const
{
    Settings now = m_settings;
    now.geometry = saveGeometry();
    const int index = m_ui->tabs->currentIndex();
    now.lesson = games::lessons()[static_cast<std::size_t>(index)]->id();
    if (const LessonPage* front = m_pages[static_cast<std::size_t>(index)])
        now.layout = front->room().state();
    return now;
}

void MainWindow::showMessage(const QString& text)
{
    m_ui->statusbar->showMessage(text, widgets::motion::kMessage);
    widgets::announce(*this, text);
}

void MainWindow::showKeys()
{
    KeyDialog({m_ui->lessonMenu, m_ui->gameMenu, m_ui->viewMenu, m_ui->fileMenu, m_ui->helpMenu}, this)
        .exec();
}

void MainWindow::showAbout()
{
    AboutBox(this).exec();
}

void MainWindow::changeEvent(QEvent* event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange) {
        m_appearance->retranslate();
        refreshIcons();
    } else if (event->type() == QEvent::ThemeChange)
        applyTheme(m_settings.theme); // the system's, perhaps
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
    m_help->close();
    event->accept();
}

void MainWindow::paintEvent(QPaintEvent* event)
{
    QMainWindow::paintEvent(event);
    // To read and draw the icon takes as long as a good part of the window does, and it is seen later.
    if (std::exchange(m_iconWaits, false)) {
        QTimer::singleShot(
            0, this, [] { QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/laststone.svg"))); });
    }
}

} // namespace laststone::app
