// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/main_window.h"

#include "app/dialogs.h"
#include "app/game_files.h"
#include "app/help/help_window.h"
#include "app/knowledge_dialog.h"
#include "app/projection.h"
#include "app/window_place.h"
#include "games/catalogue.h"
#include "teaching/progress.h"
#include "teaching/tour.h"
#include "ui_main_window.h"
#include "widgets/access/announce.h"
#include "widgets/access/keyboard.h"
#include "widgets/board/board_widget.h"
#include "widgets/look/icons.h"
#include "widgets/memory/tab_ticks.h"
#include "widgets/page/discovery.h"
#include "widgets/page/lesson_page.h"
#include "widgets/page/page_layout.h"
#include "widgets/stage/position_line.h"
#include "widgets/stage/stage_text.h"
#include "widgets/steps/step_panel.h"

#include <QActionGroup>
#include <QApplication>
#include <QCloseEvent>
#include <QDropEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QRegularExpression>
#include <QScreen>
#include <QStyle>
#include <QTabBar>
#include <QTimer>
#include <QVBoxLayout>
#include <QWhatsThis>

#include <algorithm>
#include <utility>

namespace laststone::app {

using teaching::Session;
using teaching::Voice;
using widgets::LessonPage;
using widgets::ThemeChoice;

namespace {

constexpr QSize kFirstSize(1280, 800);
constexpr int kNormalScale = 100;
constexpr double kLineScale = 1.5; // of the letters in which a position is typed

struct LineWords {
    LASTSTONE_SENTENCES(PositionLine)
};

// The tab of a lesson, by its id; as many as there are for none.
int tabOf(const QString& id)
{
    const auto lessons = games::lessons();
    return static_cast<int>(std::ranges::find(lessons, id, &widgets::Lesson::id) - lessons.begin());
}

// Numbers alone that are more than the lesson shown has heaps, whatever their size: those of the first one
// that takes any number of heaps. What may be a slip in the notation of the lesson shown is none of that.
std::optional<teaching::Position> heapsElsewhere(const QString& text, const teaching::Position& here)
{
    const auto hasRoom = [](teaching::Position position, std::size_t heaps) {
        position.heaps.resize(heaps, position.heaps.front());
        return !position.game->check(position);
    };
    for (const widgets::Lesson* lesson : games::lessons()) {
        auto read = teaching::parsePosition(text, games::families(), &lesson->first);
        auto* position = std::get_if<teaching::Position>(&read);
        const std::size_t heaps = position ? position->heaps.size() : 0;
        if (heaps > here.heaps.size() && !hasRoom(here, heaps) && hasRoom(*position, heaps + 1))
            return std::move(*position);
    }
    return std::nullopt;
}

// What has been learned is kept in the user's data folder, or beside other settings.
QString progressFile(const QString& settingsFile)
{
    return settingsFile.isEmpty() ? teaching::Progress::userFile()
                                  : settingsFile + QStringLiteral(".progress.json");
}

} // namespace

MainWindow::MainWindow(Translations& translations, const Settings& settings, const QString& settingsFile)
    : m_ui(std::make_unique<Ui::MainWindow>())
    , m_translations(translations)
    , m_settings(settings)
    , m_settingsFile(settingsFile)
    , m_progress(std::make_unique<teaching::Progress>(progressFile(settingsFile)))
    , m_pages(games::lessons().size(), nullptr)
    , m_lessons(new QActionGroup(this))
    , m_languages(new QActionGroup(this))
    , m_scaleShown(new QLabel(this))
    , m_keeping(new QTimer(this))
    , m_projection(std::make_unique<Projection>(*this))
    , m_help(std::make_unique<Help>(*this))
{
    m_ui->setupUi(this);
    setLocale(translations.current().locale);
    resize(kFirstSize);
    placeWindow(*this, settings.geometry);
    makeKeeping();
    for (std::size_t i = 0; i < m_pages.size(); ++i) {
        auto* tab = new QWidget;
        auto* layout = new QVBoxLayout(tab);
        layout->setContentsMargins(0, 0, 0, 0);
        m_ui->tabs->addTab(tab, QString());
    }
    makeMenus();
    makeProgress();
    makeGameFiles();
    makeThemes();
    makeProjection();
    retranslate();
    widgets::keepTips(*this);
    widgets::putActionsFirst(*this);
    widgets::letEnterPress();
    const int last = tabOf(settings.lesson);
    m_ui->tabs->setCurrentIndex(last < m_ui->tabs->count() ? last : 0);
    connect(m_ui->tabs, &QTabWidget::currentChanged, this, [this](int index) {
        statusBar()->clearMessage(); // it was of the other lesson
        ensurePage(index);
        fillMenus();
        m_projection->setPage(*page());
        if (!m_ui->tabs->tabBar()->hasFocus()) // there one goes from lesson to lesson
            page()->focusWhatIsNext();
    });
    fillMenus();
}

MainWindow::~MainWindow()
{
    m_projection.reset(); // of a page
    qDeleteAll(m_pages); // which have a pointer to the memory
}

void MainWindow::showBoardFirst()
{
    page()->room().showSideAfterFirstPaint();
    page()->focusWhatIsNext();
    show();
}

LessonPage* MainWindow::ensurePage(int index)
{
    LessonPage*& page = m_pages[static_cast<std::size_t>(index)];
    if (page)
        return page;
    page = new LessonPage(*games::lessons()[static_cast<std::size_t>(index)], games::families(),
                          m_settings.page, m_ui->tabs->widget(index), m_progress.get());
    m_ui->tabs->widget(index)->layout()->addWidget(page);
    page->room().restore(m_settings.layout);
    discover(*page);
    page->setQuestionSources(games::questionSource);
    new GameKeeper(*page);
    if (m_settings.goesOn)
        goOnWhereLeft(*page);
    connect(page, &LessonPage::message, this, &MainWindow::showMessage);
    connect(page, &LessonPage::setWanted, this, &MainWindow::openSet);
    connect(page, &LessonPage::knowledgeWanted, this, &MainWindow::showKnown);
    connect(page, &LessonPage::positionLineWanted, this, [this] { openLine(); });
    connect(&page->session(), &Session::otherGameWanted, this, &MainWindow::openPosition);
    connect(&page->session(), &Session::changed, this, [this, page](Session::Changes what) {
        if (what & Session::Change::Options)
            shareOptions(page->session());
        if (what & (Session::Change::Position | Session::Change::History))
            m_keeping->start(); // the game
    });
    connect(page->steps(), &widgets::StepPanel::secondLanguageChosen, this,
            &MainWindow::selectSecondLanguage);
    const Language* second = findLanguage(m_settings.secondLanguage);
    QStringList names;
    for (const Language& language : languages())
        names << QString::fromUtf8(language.nativeName);
    page->steps()->setSecondLanguages(names, second ? static_cast<int>(second - languages().data()) : -1);
    page->steps()->setOwnLanguage(static_cast<int>(&m_translations.current() - languages().data()));
    page->session().setSecondVoice(m_translations.voiceBeside(m_settings.secondLanguage));
    for (QMenu* menu : findChildren<QMenu*>())
        widgets::giveMnemonics(*menu);
    return page;
}

// The game, the tab, the tour and the set of questions.
void MainWindow::goOnWhereLeft(LessonPage& page) const
{
    const QString& id = page.lesson().id();
    if (const auto left = m_settings.games.find(id); left != m_settings.games.end()) {
        const auto game = teaching::readGame(left->second, games::families());
        if (const auto* read = std::get_if<teaching::SavedGame>(&game))
            goOn(page, *read);
    }
    if (const auto place = m_settings.places.find(id); place != m_settings.places.end())
        page.goBackTo(place->second);
}

// A lesson that is new to a newcomer opens with a short game.
void MainWindow::discover(LessonPage& page)
{
    connect(&page.discovery(), &widgets::Discovery::known, this, [this, &page](bool all) {
        m_progress->sayKnown(page.lesson().id());
        showMessage(tr("All of the page is open now: the verdict, why a position is won, and the chart."));
        if (!all)
            return;
        m_settings.isNewcomer = false;
        // Who has not chosen an opponent gets one who plays as well.
        for (const widgets::Lesson* lesson : games::lessons()) {
            auto& opponent = m_settings.page.players[lesson->id()].opponent;
            opponent = opponent.value_or(teaching::Opponent::Perfect);
        }
        for (LessonPage* each : m_pages) {
            if (!each)
                continue;
            each->session().followOptions(m_settings.page);
            each->session().setDiscovering(false);
        }
    });
    connect(&page.discovery(), &widgets::Discovery::found, this, &MainWindow::showMessage);
    connect(&page.discovery(), &widgets::Discovery::opened, this, [this, &page] {
        // Behind another lesson it would be taken for what has happened there.
        if (!page.isVisible())
            return;
        showMessage(page.session().isDiscovering()
                        ? tr("The table and the exercises are open now: they help to find the rule.")
                        : tr("You have found the rule. All of the page is open now: the verdict, why a "
                             "position is won, and the chart."));
    });
    if (m_settings.isNewcomer
        && m_progress->discovered(page.lesson().id()) != teaching::Progress::Discovered::Rule)
        page.discovery().begin();
}

// What is set on one page holds on the others, and on those that are made later.
void MainWindow::shareOptions(const Session& session)
{
    if (m_sharing || session.options() == m_settings.page)
        return;
    if (session.options().animation != m_settings.page.animation)
        m_settings.animationFollowsSystem = false; // now it has been asked for
    m_settings.page = session.options();
    emit settingsChanged();
    m_sharing = true;
    for (LessonPage* each : m_pages) {
        if (each)
            each->session().followOptions(m_settings.page);
    }
    m_sharing = false;
}

LessonPage* MainWindow::page()
{
    return ensurePage(m_ui->tabs->currentIndex());
}

void MainWindow::openPosition(const teaching::Position& position)
{
    const int tab = tabOf(position.word());
    // What nobody has seen is nothing to go back to.
    const bool isNew = !m_pages[static_cast<std::size_t>(tab)] || !isVisible();
    m_ui->tabs->setCurrentIndex(tab);
    if (isNew) {
        // Whoever names a position wants that one.
        ensurePage(tab)->session().setDiscovering(false);
        ensurePage(tab)->session().beginWith(position);
        ensurePage(tab)->showSteps();
    } else {
        ensurePage(tab)->session().setPosition(position);
    }
}

void MainWindow::openSet(const teaching::SetName& name)
{
    const int tab = tabOf(name.like.word());
    m_ui->tabs->setCurrentIndex(tab);
    ensurePage(tab)->session().setDiscovering(false); // as with a position that is named
    ensurePage(tab)->openSet(name);
}

void MainWindow::openLine(const QString& typed)
{
    const bool isOver = m_projection->isRunning() && !isActiveWindow();
    openLineIn(isOver ? m_projection->ownWindow() : *this, typed);
}

void MainWindow::openLineIn(QWidget& window, const QString& typed)
{
    constexpr std::size_t kMostExamples = 12;
    page()->steps()->setPlaying(false); // nothing goes on behind it
    delete m_line;
    m_line = new widgets::PositionLine(window, [this](const QString& text) { return readTyped(text); });
    const auto tour = teaching::loadTour(QStringLiteral(":/tours"), page()->lesson().id(), locale());
    QStringList examples; // written as all positions are
    for (const QString& example : teaching::positionsOf(tour).mid(0, kMostExamples)) {
        const auto read = teaching::parsePosition(example, games::families(), &page()->session().first());
        if (const auto* position = std::get_if<teaching::Position>(&read))
            examples << teaching::notation(*position);
    }
    if (&page()->lesson() == &games::sequenceLesson())
        examples.insert(std::min(examples.size(), qsizetype{1}), games::drawing()); // in sight
    QStringList last = m_settings.positions;
    const QString opening =
        m_projection->isRunning() ? teaching::notation(m_projection->opening()) : QString();
    if (!opening.isEmpty() && !last.contains(opening) && !examples.contains(opening))
        last << opening; // there is a way back to it, however many have been called out
    m_line->offer(last, examples);
    m_line->setSecondVoice(page()->session().secondVoice());
    // On a single screen the class reads it as well.
    const bool isLarge = &window == m_projection->stage();
    if (isLarge) {
        widgets::StageView& view = *m_projection->view();
        view.setHeadSmall(true); // so that it is read beside the line
        connect(m_line, &QObject::destroyed, &view, [&view] { view.setHeadSmall(false); });
        QRect place = view.lineRect();
        if (const int beside = view.besideName().left(); beside <= view.width() / 2)
            place.setLeft(std::max(place.left(), beside));
        m_line->open(
            widgets::stage::sized(font(), widgets::stage::pixels(window.height(), widgets::stage::kText)),
            typed, place);
    } else {
        m_line->open(widgets::scaledFont(font(), kLineScale), typed);
    }
}

// What is not of this lesson as it has been typed, but of another one, is offered there; that of a lesson
// that it names is taken, as the rule of its game stands on the page, and so are more numbers than it has
// heaps.
std::optional<widgets::Mistyped> MainWindow::readTyped(const QString& text)
{
    LessonPage& before = *page();
    const std::vector<std::size_t> done = deedsOfLessons();
    const auto now = [this](const widgets::Lesson& lesson) {
        const LessonPage* page = m_pages[static_cast<std::size_t>(tabOf(lesson.id()))];
        return page ? page->session().position() : lesson.first;
    };
    if (games::meansDrawing(text)) {
        m_ui->tabs->setCurrentIndex(tabOf(games::sequenceLesson().id()));
        m_projection->drawAnew(*page());
        if (page() != &before)
            letUndoGoBackTo(before, done);
        return std::nullopt;
    }
    const QString said = games::withWords(text);
    const auto named = games::heapsNamed(text, page()->lesson());
    auto wrong = page()->read(named ? teaching::notation(*named) : said);
    const auto heaps = wrong ? heapsElsewhere(said, page()->session().position()) : std::nullopt;
    if (heaps)
        wrong = page()->read(teaching::notation(*heaps));
    const bool isElsewhere = heaps && !wrong;
    if (wrong)
        wrong = games::inTyped(*std::move(wrong), text);
    const auto meant = wrong ? games::meant(text, now) : std::nullopt;
    if (meant && meant->isNamed)
        wrong = page()->read(teaching::notation(meant->position));
    if (wrong && meant && !meant->isNamed) {
        const widgets::Lesson& lesson = *games::findLesson(meant->position.word());
        //: below what is wrong with a typed position; %1 is the name of a lesson
        const auto offer =
            LineWords::phrase("Enter once more opens it in %1.")(teaching::Clauses{{lesson.title}});
        return widgets::Mistyped{*wrong, teaching::notation(meant->position), offer};
    }
    if (wrong)
        return widgets::Mistyped{*wrong};
    if (!page()->session().asking())
        rememberPosition();
    if (page() != &before)
        letUndoGoBackTo(before, done);
    static const QRegularExpression word(QStringLiteral("\\p{L}|\\{"));
    m_projection->showPosition(said.contains(word), named.has_value() || isElsewhere);
    return std::nullopt;
}

// How many there are to be undone, by tab.
std::vector<std::size_t> MainWindow::deedsOfLessons() const
{
    std::vector<std::size_t> deeds;
    for (const LessonPage* each : m_pages)
        deeds.push_back(each ? each->session().history().done() : 0);
    return deeds;
}

// From the position of another lesson that has been typed on it, which leaves this one as well; and there
// redo comes here again. `done` are the deeds of lessons before that.
void MainWindow::letUndoGoBackTo(LessonPage& before, const std::vector<std::size_t>& done)
{
    LessonPage& now = *page();
    const std::size_t all = now.session().history().done();
    const std::size_t typed = all - std::min(all, done[static_cast<std::size_t>(tabOf(now.lesson().id()))]);
    const auto goTo = [this](const LessonPage& each) {
        m_ui->tabs->setCurrentIndex(tabOf(each.lesson().id()));
    };
    const auto redo = [goTo, &now] {
        goTo(now);
        now.session().redo();
    };
    now.session().push({[goTo, redo, &before, position = now.session().position()] {
                            goTo(before);
                            before.session().leadOn(redo);
                            emit before.session().positionTakenBack(position);
                        },
                        [goTo, &now] { goTo(now); }, typed});
}

// The one that fits that of the window, or none; or another one.
void MainWindow::turnSecondLanguage(bool toAnother)
{
    QList<QAction*> offered = page()->steps()->secondLanguageActions();
    offered.removeIf([](const QAction* each) { return !each->isVisible() || !each->isEnabled(); });
    if (offered.size() < 2)
        return;
    QAction* none = offered.takeFirst();
    const auto indexOf = [&](auto is) { return std::ranges::find_if(offered, is) - offered.begin(); };
    // That of the window may be chosen as the second one, for when the window has another: it is none now.
    const auto now = indexOf(&QAction::isChecked);
    if (now < offered.size())
        return (toAnother ? offered[(now + 1) % offered.size()] : none)->trigger();
    const QLocale system = QLocale::system();
    const Language& wanted = languageBeside(m_translations.current(), m_settings.lastSecondLanguage, system);
    const auto place = indexOf([&](const QAction* each) {
        return &languages()[static_cast<std::size_t>(each->data().toInt())] == &wanted;
    });
    offered[place % offered.size()]->trigger();
}

// What has been typed last comes first.
void MainWindow::rememberPosition()
{
    constexpr qsizetype kMost = 10;
    const QString text = teaching::notation(page()->session().position());
    m_settings.positions.removeAll(text);
    m_settings.positions.prepend(text);
    m_settings.positions = m_settings.positions.mid(0, kMost);
    emit settingsChanged();
}

void MainWindow::openSection(const QString& lesson, int section)
{
    const int tab = tabOf(lesson);
    m_ui->tabs->setCurrentIndex(tab);
    ensurePage(tab)->showTour(section);
}

void MainWindow::openGame(const QString& fileName)
{
    const auto read = readGameFile(fileName);
    if (const auto* wrong = std::get_if<QString>(&read))
        return showFailure(*wrong);
    const auto& game = std::get<teaching::SavedGame>(read);
    const int tab = tabOf(game.start.word());
    m_ui->tabs->setCurrentIndex(tab);
    goOn(*ensurePage(tab), game);
}

void MainWindow::makeGameFiles()
{
    setAcceptDrops(true);
    connect(m_ui->openGame, &QAction::triggered, this, [this] {
        if (const auto name = chooseGame(this))
            openGame(*name);
    });
    m_ui->goOn->setChecked(m_settings.goesOn);
    connect(m_ui->goOn, &QAction::toggled, this, [this](bool on) {
        m_settings.goesOn = on;
        emit settingsChanged();
    });
    connect(m_ui->saveGame, &QAction::triggered, this, [this] {
        const auto done = saveGame(*page(), this);
        if (done && done->isFailure)
            showFailure(done->said);
        else if (done)
            showMessage(done->said);
    });
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    const QList<QUrl> urls = event->mimeData()->urls();
    if (urls.size() == 1 && urls.constFirst().isLocalFile())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    openGame(event->mimeData()->urls().constFirst().toLocalFile());
    event->acceptProposedAction();
}

void MainWindow::makeMenus()
{
    for (int i = 0; i < m_ui->tabs->count(); ++i) {
        QAction* action = m_lessons->addAction(QString());
        action->setShortcut(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_1 + i));
        connect(action, &QAction::triggered, this, [this, i] {
            m_ui->tabs->setCurrentIndex(i);
            page()->focusWhatIsNext();
        });
    }
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
    m_ui->languageMenu->addSeparator();
    m_ui->languageMenu->addAction(m_ui->secondLanguageMenu->menuAction()); // below them

    m_ui->statusbar->addPermanentWidget(m_scaleShown);
    connect(m_ui->quit, &QAction::triggered, this, &QWidget::close);
    connect(m_ui->fullScreen, &QAction::toggled, this,
            [this](bool full) { setWindowState(windowState().setFlag(Qt::WindowFullScreen, full)); });
    connect(m_ui->keys, &QAction::triggered, this, [this] {
        KeyDialog(page()->board()->keys(),
                  {m_ui->lessonMenu, m_ui->gameMenu, m_ui->viewMenu, m_ui->fileMenu, m_ui->helpMenu}, this)
            .exec();
    });
    connect(m_ui->about, &QAction::triggered, this, [this] { AboutBox(this).exec(); });
    connect(m_ui->aboutQt, &QAction::triggered, qApp, &QApplication::aboutQt);
    connect(m_ui->guide, &QAction::triggered, m_help.get(), &Help::open);
    connect(m_ui->whatsThis, &QAction::triggered, this, [] { QWhatsThis::enterWhatsThisMode(); });
    connect(m_help.get(), &Help::positionWanted, this, &MainWindow::openPosition);
    connect(m_help.get(), &Help::sectionWanted, this,
            [this](const QString& lesson, int section, bool toFront) {
                openSection(lesson, section);
                if (toFront) {
                    raise();
                    activateWindow();
                }
            });
}

void MainWindow::makeProgress()
{
    connect(m_progress.get(), &teaching::Progress::message, this,
            [this](const teaching::Sentence& text) { showFailure(Voice::installed().say(text)); });
    connect(m_progress.get(), &teaching::Progress::changed, this, &MainWindow::showTicks);
    connect(m_ui->known, &QAction::triggered, this, &MainWindow::showKnown);
}

// What has been learned, and what comes next.
void MainWindow::showKnown()
{
    KnowledgeDialog dialog(*m_progress, page()->lesson().id(), m_settings.isNewcomer, this);
    connect(&dialog, &KnowledgeDialog::message, this, &MainWindow::showMessage);
    connect(&dialog, &KnowledgeDialog::wanted, this,
            [this](const QString& lesson, const widgets::Known& part) {
                m_ui->tabs->setCurrentIndex(tabOf(lesson));
                page()->goOnWith(part);
            });
    dialog.exec();
}

// On the tabs of the lessons that are understood.
void MainWindow::showTicks()
{
    const auto lessons = games::lessons();
    for (int i = 0; i < m_ui->tabs->count(); ++i) {
        const widgets::Lesson& lesson = *lessons[static_cast<std::size_t>(i)];
        bool isUnderstood = false;
        // What there is of a lesson is not looked up before something of it is known.
        if (m_progress->record().contains(lesson.id()))
            isUnderstood = widgets::isUnderstood(widgets::knownOf(lesson, *m_progress));
        widgets::tick(*m_ui->tabs, i, isUnderstood);
    }
}

void MainWindow::makeThemes()
{
    const QList<QAction*> themes = m_ui->themes->actions(); // in the order of ThemeChoice
    for (QAction* action : themes)
        connect(action, &QAction::triggered, this,
                [this, theme = themes.indexOf(action)] { selectTheme(static_cast<ThemeChoice>(theme)); });
    themes[static_cast<int>(m_settings.theme)]->setChecked(true);
    // Ctrl++ needs Shift on most keyboards; Ctrl+= is the same key without.
    m_ui->larger->setShortcuts(
        {QKeySequence(Qt::CTRL | Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Equal)});
    connect(m_ui->larger, &QAction::triggered, this, [this] { selectScale(nextScale(m_settings.scale, 1)); });
    connect(m_ui->smaller, &QAction::triggered, this,
            [this] { selectScale(nextScale(m_settings.scale, -1)); });
    connect(m_ui->normalSize, &QAction::triggered, this, [this] { selectScale(kNormalScale); });
    // They work from everywhere in the window, whichever menu they are in.
    addActions({m_ui->larger, m_ui->smaller, m_ui->normalSize});
}

void MainWindow::fillMenus()
{
    LessonPage& page = *this->page();
    for (QMenu* menu :
         {m_ui->lessonMenu, m_ui->fileMenu, m_ui->gameMenu, m_ui->viewMenu, m_ui->secondLanguageMenu})
        menu->clear();
    m_ui->secondLanguageMenu->addActions(page.steps()->secondLanguageActions());
    m_ui->lessonMenu->addActions(m_lessons->actions());
    m_ui->lessonMenu->addSeparator();
    m_ui->lessonMenu->addAction(m_ui->known);
    m_ui->lessonMenu->addActions(page.discovery().knownActions());
    page.fillMenus(*m_ui->fileMenu, *m_ui->gameMenu, *m_ui->viewMenu);
    m_ui->fileMenu->addSeparator();
    m_ui->fileMenu->addActions({m_ui->openGame, m_ui->saveGame, m_ui->goOn});
    m_ui->fileMenu->addSeparator();
    m_ui->fileMenu->addAction(m_ui->quit);
    m_ui->viewMenu->addSeparator();
    m_ui->viewMenu->addActions(
        {m_ui->larger, m_ui->smaller, m_ui->normalSize, m_ui->themeMenu->menuAction()});
    m_ui->viewMenu->addSeparator();
    m_ui->viewMenu->addActions(
        {m_ui->project, m_ui->projectFirst, m_ui->screenMenu->menuAction(), m_ui->fullScreen});
    m_projection->setActions(m_ui->gameMenu->actions() + page.steps()->stepActions().last(1));
}

void MainWindow::makeProjection()
{
    m_projection->setDark(m_settings.stageDark);
    connect(m_ui->project, &QAction::triggered, this, [this] { project(); });
    connect(m_ui->projectFirst, &QAction::triggered, this, [this] {
        project();
        m_projection->run(widgets::StageCommand::First);
    });
    connect(m_projection.get(), &Projection::darkChanged, this, [this](bool dark) {
        m_settings.stageDark = dark;
        emit settingsChanged();
    });
    connect(m_projection.get(), &Projection::runningChanged, this, [this](bool running) {
        m_help->keepOff(running ? m_projection->stage()->screen() : nullptr);
        if (running && m_line) // what is typed goes on where the lecturer looks by now
            openLineIn(m_projection->ownWindow(), m_line->typed());
    });
    connect(m_projection.get(), &Projection::guideWanted, this,
            [this] { m_help->openAt(QStringLiteral("lecturing")); });
    connect(m_projection.get(), &Projection::secondLanguageWanted, this, &MainWindow::turnSecondLanguage);
    connect(m_projection.get(), &Projection::positionWanted, this, &MainWindow::openLine);
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
    m_ui->screenMenu->clear();
    int place = 0;
    for (QScreen* screen : QGuiApplication::screens()) {
        //: an entry of a menu: %1 is the place of a screen, from 1, %2 what the system calls it
        m_ui->screenMenu->addAction(tr("Screen %1: %2").arg(++place).arg(screen->name()), this,
                                    [this, screen] { project(screen); });
    }
    m_ui->screenMenu->menuAction()->setVisible(QGuiApplication::screens().size() > 1);
}

void MainWindow::project(QScreen* screen)
{
    if (screen)
        m_settings.stageScreen = screen->name();
    emit settingsChanged();
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
        m_lessons->actions().at(i)->setText(title);
    }
    if (!m_iconWaits)
        showTicks();
    showScale();
    fillScreens();
    for (QAction* action : m_languages->actions())
        action->setChecked(action->data().toString() == QLatin1String(m_translations.current().code));
    refreshIcons();
}

void MainWindow::refreshIcons()
{
    widgets::putIcons(*this);
    m_ui->themeMenu->setIcon(widgets::themedIcon(QStringLiteral("theme"), widgets::Theme::of(palette())));
}

void MainWindow::selectLanguage(const QString& code)
{
    const Language* language = findLanguage(code);
    if (!language)
        return;
    if (const auto missing = m_translations.select(*language)) {
        //: %1 is a file name
        showMessage(tr("The translation file %1 is missing; the language stays as it is.").arg(*missing));
        return retranslate(); // and the menu shows it
    }
    applyLanguageToWindows(*language, findLanguage(m_settings.secondLanguage));
    m_settings.language = code;
    emit settingsChanged();
    showSecondLanguage();
}

void MainWindow::selectSecondLanguage(int index)
{
    const Language* second = index < 0 ? nullptr : &languages()[static_cast<std::size_t>(index)];
    m_settings.secondLanguage = second ? QString::fromLatin1(second->code) : QString();
    if (second)
        m_settings.lastSecondLanguage = m_settings.secondLanguage;
    emit settingsChanged();
    showSecondLanguage();
}

// The language of the window stays chosen as the second, for when the window has another.
void MainWindow::showSecondLanguage()
{
    const Language* second = findLanguage(m_settings.secondLanguage);
    applyLanguageToWindows(m_translations.current(), second);
    for (LessonPage* each : m_pages) {
        if (!each)
            continue;
        each->steps()->setOwnLanguage(static_cast<int>(&m_translations.current() - languages().data()));
        each->steps()->setSecondLanguage(second ? static_cast<int>(second - languages().data()) : -1);
        each->session().setSecondVoice(m_translations.voiceBeside(m_settings.secondLanguage));
    }
    if (m_line)
        m_line->setSecondVoice(page()->session().secondVoice());
}

void MainWindow::selectTheme(ThemeChoice choice)
{
    m_settings.theme = choice;
    emit settingsChanged();
    m_ui->themes->actions().at(static_cast<int>(choice))->setChecked(true);
    applyTheme(choice);
}

void MainWindow::selectScale(int percent)
{
    m_settings.scale = percent;
    emit settingsChanged();
    applyScale(percent);
    showScale();
}

void MainWindow::showScale()
{
    const int scale = m_settings.scale;
    m_ui->larger->setEnabled(nextScale(scale, 1) != scale);
    m_ui->smaller->setEnabled(nextScale(scale, -1) != scale);
    m_ui->normalSize->setEnabled(scale != kNormalScale);
    //: the size of everything in per cent, in the status bar
    m_scaleShown->setText(tr("%1%").arg(scale));
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
    now.games.clear();
    now.places.clear();
    for (const LessonPage* each : m_pages) {
        if (!each)
            continue;
        const QString& id = each->lesson().id();
        now.places.insert_or_assign(id, each->place());
        const GameKeeper& keeper = GameKeeper::of(*each);
        // A graph that is larger comes from a file, and to write it again and again keeps the window waiting.
        constexpr qsizetype kMostKept = 200'000; // characters
        const QString game = keeper.isBegun() ? keeper.text() : QString();
        if (!game.isEmpty() && game.size() <= kMostKept)
            now.games.insert_or_assign(id, game);
        else if (m_settings.games.contains(id)) // begun anew; what is not known here is another window's
            now.games.insert_or_assign(id, QString());
    }
    return now;
}

// What has been set is kept at once: not every program is ended as it should be. Where it cannot be, that is
// told once.
void MainWindow::makeKeeping()
{
    constexpr int kSoon = 1000; // ms
    m_keeping->setSingleShot(true);
    m_keeping->setInterval(kSoon);
    connect(this, &MainWindow::settingsChanged, m_keeping, qOverload<>(&QTimer::start));
    const auto unwritable = Settings::unwritable(m_settingsFile);
    if (unwritable) {
        // When someone can see it.
        QTimer::singleShot(0, this, [this, file = *unwritable] {
            //: %1 is a file name
            showMessage(tr("Settings cannot be kept: %1 cannot be written.").arg(file));
        });
    }
    connect(m_keeping, &QTimer::timeout, this, [this, isTold = unwritable.has_value()]() mutable {
        const auto failure = keepSettings();
        if (failure && !std::exchange(isTold, true))
            showFailure(*failure);
    });
}

std::optional<QString> MainWindow::keepSettings()
{
    const Settings now = settings();
    for (const auto& [id, game] : now.games) {
        if (game.isEmpty())
            m_settings.games.erase(id);
        else
            m_settings.games.insert_or_assign(id, game);
    }
    const auto file = now.save(m_settingsFile);
    if (!file)
        return std::nullopt;
    //: %1 is a file name
    return tr("The settings could not be written to %1.").arg(*file);
}

void MainWindow::showMessage(const QString& text)
{
    m_ui->statusbar->showMessage(text, widgets::motion::kMessage);
    widgets::announce(*this, text);
}

// A status bar would cut it short, and forget it soon.
void MainWindow::showFailure(const QString& text)
{
    if (!isVisible())
        return showMessage(text);
    auto* box = new QMessageBox(QMessageBox::Warning, windowTitle(), text, QMessageBox::Ok, this);
    box->setObjectName(QStringLiteral("failure"));
    box->setTextFormat(Qt::PlainText); // it has names of files
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

void MainWindow::changeEvent(QEvent* event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange)
        refreshIcons();
    else if (event->type() == QEvent::ThemeChange)
        applyTheme(m_settings.theme); // the system's, perhaps
    else if (event->type() == QEvent::WindowStateChange)
        m_ui->fullScreen->setChecked(isFullScreen());
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    // Nothing is lost but what was to be remembered: say so where a person or a log can see it.
    if (const auto failure = keepSettings())
        qWarning("%s", qUtf8Printable(*failure));
    m_progress->flush();
    m_help->close();
    event->accept();
}

// A digit that nothing else has taken, as a board takes it, is for the answer of a question; where none is
// asked it begins a position, as the brace of a set does.
void MainWindow::keyPressEvent(QKeyEvent* event)
{
    const Session& session = page()->session();
    if (!widgets::beginsPosition(*event) || (session.asking() && !widgets::isDigit(*event)))
        QMainWindow::keyPressEvent(event);
    else if (session.asking())
        page()->typeAnswer(event->text());
    else if (!session.isDiscovering())
        openLine(event->text());
}

void MainWindow::paintEvent(QPaintEvent* event)
{
    QMainWindow::paintEvent(event);
    // To read and draw the icon takes as long as a good part of the window does, and it is seen later; so is
    // what has been learned.
    if (std::exchange(m_iconWaits, false)) {
        QTimer::singleShot(0, this, [this] {
            QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/laststone.svg")));
            showTicks();
        });
    }
}

} // namespace laststone::app
