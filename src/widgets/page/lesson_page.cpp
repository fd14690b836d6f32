// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/page/lesson_page.h"

#include "teaching/progress.h"
#include "ui_lesson_page.h"
#include "widgets/access/announce.h"
#include "widgets/access/keyboard.h"
#include "widgets/board/board_picture.h"
#include "widgets/board/board_widget.h"
#include "widgets/board/celebration.h"
#include "widgets/export/explanation_picture.h"
#include "widgets/export/export_dialog.h"
#include "widgets/fields/game_fields.h"
#include "widgets/fields/read_aloud.h"
#include "widgets/look/icons.h"
#include "widgets/look/theme.h"
#include "widgets/look/unbroken.h"
#include "widgets/memory/known.h"
#include "widgets/memory/tab_ticks.h"
#include "widgets/page/discovery.h"
#include "widgets/page/page_layout.h"
#include "widgets/page/question_box.h"
#include "widgets/page/rule_line.h"
#include "widgets/page/secrecy.h"
#include "widgets/table/lesson_table.h"

#include <QAction>
#include <QActionGroup>
#include <QClipboard>
#include <QDir>
#include <QEvent>
#include <QGuiApplication>
#include <QMenu>
#include <QMimeData>
#include <QPainter>
#include <QStandardPaths>
#include <QTabBar>
#include <QVBoxLayout>

#include <algorithm>

namespace laststone::widgets {

using teaching::Difficulty;
using teaching::Opponent;
using teaching::Options;
using teaching::Session;
using teaching::Voice;
using Change = Session::Change;

namespace {

// In LessonPage::place().
constexpr QLatin1String kAsked("asked");
constexpr QLatin1String kMistake("mistake"); // that the card asks about, from 1
constexpr QLatin1String kTable("table"); // part, step, right answers in a row, rule

teaching::TablePlace readTable(const QString& line)
{
    const auto number = [&](int word) { return std::max(0, line.section(u' ', word, word).toInt()); };
    return {static_cast<std::size_t>(number(1)), number(2), number(3)};
}

// A game against the program that the learner has won just now.
bool isWonNow(const Session& session)
{
    const auto& match = session.match();
    return session.made() && !session.asking() && match.isOver() && !session.history().canRedo()
        && match.winner() == teaching::Side::Learner && session.opponent() != Opponent::Person;
}

} // namespace

// What can be asked for by menus, keys and buttons. The form has the words, keys and icons of the actions;
// here they get something to do, buttons and menus.
class LessonPage::Actions final : public QObject {
public:
    Actions(LessonPage& page, Ui::LessonPage& ui)
        : QObject(&page)
        , m_page(page)
        , m_ui(ui)
        , m_session(page.session())
        , m_arrangements(new QActionGroup(this))
        , m_panels(new QMenu(&page))
        , m_copies(new QMenu(&page))
    {
        const QString pictures = QStandardPaths::writableLocation(QStandardPaths::PicturesLocation);
        m_choice.folder = QDir(pictures).exists() ? pictures : QDir::homePath();
        connectGame();
        connectOptions();
        connectCopies();
        makeArrangements();
        giveToButtons();
        follow(Session::kEverything);
        connect(&m_session, &Session::changed, this, &Actions::follow);
    }

    void fillMenus(QMenu& file, QMenu& game, QMenu& view) const
    {
        file.addActions({m_ui.typePositionAction, m_ui.openSetAction});
        file.addSeparator();
        file.addActions({m_ui.exportAction, m_ui.chartPanel->saveAction()});
        file.addMenu(m_copies);

        game.addActions(
            {m_ui.newGameAction, m_ui.randomEasyAction, m_ui.randomMediumAction, m_ui.randomHardAction});
        game.addSeparator();
        game.addActions({m_ui.undoAction, m_ui.redoAction, m_ui.hintAction});
        game.addSeparator();
        game.addActions(
            {m_ui.coachAction, m_ui.verdictAction, m_ui.goToBoardAction, m_ui.goToQuestionAction});

        view.addActions(m_ui.stepPanel->stepActions());
        view.addSeparator();
        if (m_arrangements->actions().size() > 1) {
            view.addActions(m_arrangements->actions());
            view.addAction(m_ui.nextArrangementAction);
            view.addSeparator();
        }
        view.addMenu(m_panels);
        view.addActions({m_ui.animationAction, m_ui.chartPanel->resetAction()});
    }

    void retranslate()
    {
        const auto names = m_page.board()->arrangements();
        for (std::size_t i = 0; i < names.size(); ++i)
            m_arrangements->actions()
                .at(static_cast<qsizetype>(i))
                ->setText(teaching::Voice::installed().say(names[i]));
        m_panels->setTitle(LessonPage::tr("Panels"));
        m_copies->setTitle(LessonPage::tr("Copy"));
        m_ui.arrangementButton->setToolTip(
            tipWithKey(LessonPage::tr("How the position is drawn"), m_ui.nextArrangementAction->shortcut()));
    }

private:
    void connectGame()
    {
        m_ui.undoAction->setShortcut(QKeySequence::Undo);
        // The first is that of all menus and works in fields; the second is that of the projection.
        m_ui.verdictAction->setShortcuts({QKeySequence(Qt::CTRL | Qt::Key_D), QKeySequence(Qt::Key_V)});
        m_ui.redoAction->setShortcuts(
            {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
        connect(m_ui.newGameAction, &QAction::triggered, &m_session, &Session::newGame);
        connect(m_ui.undoAction, &QAction::triggered, &m_session, &Session::undo);
        connect(m_ui.redoAction, &QAction::triggered, &m_session, &Session::redo);
        connect(m_ui.hintAction, &QAction::triggered, &m_session, &Session::hint);
        const std::pair<QAction*, Difficulty> positions[] = {{m_ui.randomEasyAction, Difficulty::Easy},
                                                             {m_ui.randomMediumAction, Difficulty::Medium},
                                                             {m_ui.randomHardAction, Difficulty::Hard}};
        for (const auto& [action, difficulty] : positions)
            connect(action, &QAction::triggered, &m_session,
                    [this, difficulty = difficulty] { m_session.randomPosition(difficulty); });
        connect(m_ui.typePositionAction, &QAction::triggered, &m_page, &LessonPage::positionLineWanted);
        connect(m_ui.openSetAction, &QAction::triggered, this, [this] { showExercises()->editName(); });
        connect(m_ui.goToQuestionAction, &QAction::triggered, this, &Actions::goToQuestion);
        connect(m_page.board(), &BoardWidget::answerWanted, this, &Actions::goToQuestion);
        connect(m_ui.goToBoardAction, &QAction::triggered, this,
                [this] { m_page.board()->setFocus(Qt::ShortcutFocusReason); });
    }

    // That is open, of whoever asks; without one, the tour asks where it is in front, else the exercises, as
    // soon as they have been discovered.
    void goToQuestion()
    {
        if (m_session.asking() && m_session.asking()->isOpen()) {
            for (QuestionBox* box : m_page.findChildren<QuestionBox*>()) {
                if (box->isVisible())
                    return box->focusAnswer();
            }
        }
        if (m_ui.tourPanel->isVisible() && m_ui.tourPanel->askNext())
            return;
        if (!m_ui.sideTabs->isTabVisible(m_ui.sideTabs->indexOf(m_ui.exercisePanel)))
            return emit m_page.message(m_ui.discoveryLabel->text());
        m_session.setOption(&Options::sidePanel, true);
        m_ui.sideTabs->setCurrentWidget(m_ui.exercisePanel);
        m_ui.exercisePanel->focusQuestion();
    }

    // Whoever names a set of exercises wants them, and has discovered enough.
    ExercisePanel* showExercises()
    {
        m_session.setDiscovering(false);
        m_session.setOption(&Options::sidePanel, true);
        m_ui.sideTabs->setCurrentWidget(m_ui.exercisePanel);
        return m_ui.exercisePanel;
    }

    void connectOptions()
    {
        const std::pair<QAction*, bool Options::*> options[] = {
            {m_ui.coachAction, &Options::coach},           {m_ui.verdictAction, &Options::verdict},
            {m_ui.animationAction, &Options::animation},   {m_ui.sidePanelAction, &Options::sidePanel},
            {m_ui.chartPanelAction, &Options::chartPanel}, {m_ui.movesPanelAction, &Options::movesPanel}};
        for (const auto& [action, option] : options) {
            const auto follow = [this, action = action, option = option](Session::Changes what) {
                if (what & (Change::Options | Change::Verdict))
                    action->setChecked(option == &Options::verdict ? m_session.isVerdictShown()
                                                                   : m_session.options().*option);
                if (option == &Options::verdict)
                    action->setEnabled(m_session.isVerdictFree() && !m_session.isDiscovering());
            };
            follow(Session::kEverything);
            connect(&m_session, &Session::changed, action, follow);
            connect(action, &QAction::toggled, this,
                    [this, option = option](bool on) { m_session.setOption(option, on); });
        }
    }

    void connectCopies()
    {
        const auto copies = [this](const QAction* action, auto copy, const char* said) {
            connect(action, &QAction::triggered, this, [this, copy, said] {
                copy();
                emit m_page.message(LessonPage::tr(said));
            });
        };
        QClipboard* clipboard = QGuiApplication::clipboard();
        copies(
            m_ui.copyPositionAction,
            [=, this] { clipboard->setText(teaching::notation(m_session.position())); },
            QT_TRANSLATE_NOOP("laststone::widgets::LessonPage", "The position has been copied."));
        copies(
            m_ui.copyBoardAction, [=, this] { clipboard->setPixmap(m_page.board()->grab()); },
            QT_TRANSLATE_NOOP("laststone::widgets::LessonPage", "The board has been copied as a picture."));
        copies(
            m_ui.copyExplanationAction,
            [=, this] {
                clipboard->setMimeData(mimeData(m_page.exportSource().picture(ExportPart::Explanation)));
            },
            QT_TRANSLATE_NOOP("laststone::widgets::LessonPage",
                              "The explanation has been copied as a picture."));
        for (const QAction* action : m_ui.stepPanel->copyActions())
            connect(action, &QAction::triggered, this,
                    [this] { emit m_page.message(LessonPage::tr("The explanation has been copied.")); });
        m_copies->addAction(m_ui.copyPositionAction);
        m_copies->addSeparator();
        m_copies->addActions(
            {m_ui.copyBoardAction, m_ui.chartPanel->copyAction(), m_ui.copyExplanationAction});
        m_copies->addSeparator();
        m_copies->addActions(m_ui.stepPanel->copyActions());

        connect(m_ui.exportAction, &QAction::triggered, this, [this] { exportWith(m_choice); });
        connect(m_ui.chartPanel->saveAction(), &QAction::triggered, this, [this] {
            ExportChoice chart = m_choice;
            chart.part = ExportPart::Chart;
            exportWith(chart);
        });
    }

    void makeArrangements()
    {
        const int count = static_cast<int>(m_page.board()->arrangements().size());
        for (int i = 0; i < count; ++i) {
            QAction* arrangement = m_arrangements->addAction(QString());
            arrangement->setCheckable(true);
            connect(arrangement, &QAction::triggered, this, [this, i] { m_session.setArrangement(i); });
        }
        // One key goes through them all.
        connect(m_ui.nextArrangementAction, &QAction::triggered, this, [this] {
            const auto all = m_arrangements->actions();
            if (!all.isEmpty())
                all[(all.indexOf(m_arrangements->checkedAction()) + 1) % all.size()]->trigger();
        });
        if (count < 2)
            m_ui.arrangementButton->hide();
    }

    void giveToButtons()
    {
        auto* arrangements = new QMenu(&m_page);
        arrangements->addActions(m_arrangements->actions());
        arrangements->addSeparator();
        arrangements->addAction(m_ui.nextArrangementAction);
        m_ui.arrangementButton->setMenu(arrangements);

        auto* random = new QMenu(&m_page);
        random->addActions({m_ui.randomEasyAction, m_ui.randomMediumAction, m_ui.randomHardAction});
        m_ui.randomButton->setMenu(random);
        m_ui.undoButton->setDefaultAction(m_ui.undoAction);
        m_ui.redoButton->setDefaultAction(m_ui.redoAction);
        m_ui.hintButton->setDefaultAction(m_ui.hintAction);
        m_ui.newGameButton->setDefaultAction(m_ui.newGameAction);
        m_panels->addActions({m_ui.sidePanelAction, m_ui.chartPanelAction, m_ui.movesPanelAction});
        m_panels->menuAction()->setProperty("themedIcon", QStringLiteral("panels"));
        m_copies->menuAction()->setProperty("themedIcon", QStringLiteral("copy"));
    }

    void follow(Session::Changes what)
    {
        if (what & Change::History) {
            m_ui.undoAction->setEnabled(m_session.history().canUndo());
            m_ui.redoAction->setEnabled(m_session.history().canRedo());
        }
        if (what & Change::Position)
            m_ui.hintAction->setEnabled(!m_session.match().isOver() && !m_session.isDiscovering());
        const auto arrangements = m_arrangements->actions();
        if (what & Change::Arrangement && !arrangements.isEmpty())
            arrangements[std::min<qsizetype>(m_session.arrangement(), arrangements.size() - 1)]->setChecked(
                true);
    }

    void exportWith(const ExportChoice& choice)
    {
        ExportDialog dialog(m_page.exportSource(), choice, &m_page);
        const bool written = dialog.exec() == QDialog::Accepted;
        m_choice = dialog.choice();
        if (written) {
            //: %1 is a file name
            emit m_page.message(
                LessonPage::tr("Written: %1").arg(QDir::toNativeSeparators(dialog.writtenFile())));
        }
    }

    LessonPage& m_page;
    Ui::LessonPage& m_ui;
    Session& m_session;
    QActionGroup* m_arrangements;
    QMenu* m_panels;
    QMenu* m_copies;
    ExportChoice m_choice; // of the last file
};

LessonPage::LessonPage(const Lesson& lesson, std::span<const teaching::Family> families,
                       const teaching::Options& options, QWidget* parent, teaching::Progress* progress)
    : QWidget(parent)
    , m_lesson(lesson)
    , m_session({lesson.first, lesson.explain, families, progress}, options)
    , m_ui(std::make_unique<Ui::LessonPage>())
    , m_layout(new PageLayout(*this, *m_ui, m_session))
{
    m_ui->setupUi(m_layout->contents());
    m_board = newBoard(lesson, this);
    m_board->setObjectName(QStringLiteral("board"));
    m_board->setProperty("helpChapter", QStringLiteral("playing"));
    m_ui->boardHolder->addWidget(m_board);
    if (lesson.table.cells) {
        m_tableTab = new QWidget(this);
        m_tableTab->setObjectName(QStringLiteral("tableTab"));
        (new QVBoxLayout(m_tableTab))->setContentsMargins({});
        m_ui->sideTabs->insertTab(m_ui->sideTabs->indexOf(m_ui->exercisePanel), m_tableTab, QString());
    }
    m_fields = new GameFields(*m_ui, lesson, m_session, this);
    m_actions = new Actions(*this, *m_ui);
    connect(m_ui->undoAction, &QAction::triggered, m_ui->reviewCard, &ReviewCard::giveWay); // after it
    m_discovery = new Discovery(*m_ui, m_lesson, m_session, this);
    m_layout->begin(*m_board); // shares out the room among what is there
    observe(families);
    // Tab goes from top to bottom and, in a row, from left to right, as the form says; what the lesson brings
    // along has been made after it.
    putBehind(*m_ui->newGameButton, *m_ui->kindBar);
    putBehind(*m_ui->verdict, *m_board);
    putIcons(*this);
    retranslate();
    keepTips(*this);
    if (progress)
        new TabTicks(*m_ui->sideTabs, m_lesson, *progress);
}

LessonPage::~LessonPage()
{
    hide(); // as its parts do then, which ask the session
    delete m_layout; // it watches parts of the page, which hide when the form is gone already
}

StepPanel* LessonPage::steps() const
{
    return m_ui->stepPanel;
}

ChartPanel* LessonPage::chart() const
{
    return m_ui->chartPanel;
}

void LessonPage::fillMenus(QMenu& file, QMenu& game, QMenu& view) const
{
    m_actions->fillMenus(file, game, view);
}

ExportSource LessonPage::exportSource() const
{
    const auto picture = [this](ExportPart part) -> Picture {
        switch (part) {
        case ExportPart::Board: {
            const BoardView view{.position = m_session.position(),
                                 .shown = m_session.shown(),
                                 .arrangement = m_board->arrangement(),
                                 .isVerdictShown = m_session.isVerdictShown()};
            return boardPicture(m_lesson, view, {m_board->font()}, m_board->size(), Cut::ToContent);
        }
        case ExportPart::Chart:
            return chart()->picture();
        case ExportPart::Explanation:
            return explanationPicture(m_lesson, m_session.explanation(),
                                      usualArrangement(m_lesson, m_session), m_session.secondVoice(),
                                      m_session.isVerdictShown());
        default:
            break;
        }
        return {window()->size(), [shown = window()](QPainter& painter) { shown->render(&painter); },
                teaching::notation(m_session.position())};
    };
    const auto pages = [this](ExportPart part) {
        const auto arrangement = usualArrangement(m_lesson, m_session);
        if (part == ExportPart::Explanation)
            return explanationPages(m_lesson, m_session.explanation(), arrangement, m_session.secondVoice(),
                                    m_session.isVerdictShown());
        return slides(m_lesson, m_session.explanation(), arrangement, m_session.secondVoice());
    };
    return {teaching::notation(m_session.position()), picture, pages};
}

void LessonPage::showSteps()
{
    m_ui->sideTabs->setCurrentWidget(m_ui->stepPanel);
}

void LessonPage::showTour(int section)
{
    m_ui->sideTabs->setCurrentWidget(m_ui->tourPanel);
    m_session.setSection(section);
}

void LessonPage::setQuestionSources(teaching::SourceOf sources)
{
    m_ui->exercisePanel->setSources(std::move(sources));
}

void LessonPage::openSet(const teaching::SetName& name)
{
    m_session.setOption(&Options::sidePanel, true);
    m_ui->exercisePanel->openSet(name);
    m_ui->sideTabs->setCurrentWidget(m_ui->exercisePanel);
    m_ui->exercisePanel->focusQuestion();
}

void LessonPage::focusWhatIsNext()
{
    const auto& asking = m_session.asking();
    if (asking && asking->isOpen() && asking->asker == teaching::Asker::Exercise)
        m_ui->exercisePanel->focusQuestion();
    else
        m_board->setFocus(Qt::OtherFocusReason);
}

void LessonPage::holdTour(bool isHeldBack)
{
    m_ui->tourPanel->setHeldBack(isHeldBack);
}

void LessonPage::askExercise()
{
    m_session.setOption(&Options::sidePanel, true);
    m_ui->sideTabs->setCurrentWidget(m_ui->exercisePanel);
    m_ui->exercisePanel->askNext();
}

void LessonPage::skipExercise()
{
    m_ui->exercisePanel->skip();
}

// “tab exercisePanel”, then “asked” if the tour asks, then the mistake that the card asks about where it is
// not the first, then a line for each table that has grown, then the set of the exercises.
QString LessonPage::place() const
{
    const auto& asking = m_session.asking();
    const bool isAsked = asking && asking->isOpen() && asking->asker == teaching::Asker::Tour;
    QStringList lines{QStringLiteral("tab ") + m_ui->sideTabs->currentWidget()->objectName()};
    lines << (isAsked ? QString(kAsked) : QString());
    if (const std::size_t asked = m_ui->reviewCard->asked(); asked > 0)
        lines << QStringLiteral("%1 %2").arg(kMistake).arg(asked + 1);
    for (const auto& [rule, table] : m_session.tables()) {
        lines << QStringLiteral("%1 %2 %3 %4 ").arg(kTable).arg(table.part).arg(table.step).arg(table.inARow)
                + rule;
    }
    lines << m_ui->exercisePanel->savedSet();
    return lines.join(u'\n');
}

void LessonPage::goBackTo(const QString& place)
{
    QTabWidget& tabs = *m_ui->sideTabs;
    const QString name = place.section(u'\n', 0, 0).section(u' ', 1);
    for (int i = 0; i < tabs.count(); ++i) {
        if (tabs.widget(i)->objectName() == name && tabs.isTabVisible(i))
            tabs.setCurrentIndex(i);
    }
    const auto isInFront = [&](const QWidget* tab) {
        return tabs.currentWidget() == tab && m_session.options().sidePanel;
    };
    if (place.section(u'\n', 1, 1) == kAsked && isInFront(m_ui->tourPanel))
        m_ui->tourPanel->askWhenShown();
    QString set = place.section(u'\n', 2);
    if (set.startsWith(kMistake)) {
        m_ui->reviewCard->askAbout(set.section(u'\n', 0, 0).section(u' ', 1).toULong());
        set = set.section(u'\n', 1);
    }
    teaching::Session::Tables tables;
    for (; set.startsWith(kTable); set = set.section(u'\n', 1)) {
        const QString line = set.section(u'\n', 0, 0);
        tables.emplace_back(line.section(u' ', 4), readTable(line));
    }
    m_session.setTables(tables);
    m_ui->exercisePanel->restoreSet(set, isInFront(m_ui->exercisePanel));
}

// What a newcomer has not opened yet stays closed; the line above the board says what opens it.
void LessonPage::goOnWith(const Known& part)
{
    m_session.setOption(&Options::sidePanel, true);
    const auto isOpen = [&](QWidget* tab) {
        return m_ui->sideTabs->isTabVisible(m_ui->sideTabs->indexOf(tab));
    };
    const auto closed = [&] { emit message(m_ui->discoveryLabel->text()); };
    switch (part.part) {
    case Known::Part::Tour:
        return showTour(part.section);
    case Known::Part::Table:
        return isOpen(m_tableTab) ? m_ui->sideTabs->setCurrentWidget(m_tableTab) : closed();
    case Known::Part::Opponents:
        if (part.next)
            m_session.setOpponent(*part.next);
        m_session.newGame();
        return m_board->setFocus(Qt::OtherFocusReason);
    case Known::Part::Kind:
    case Known::Part::Rule:
    case Known::Part::Boxes:
        if (!isOpen(m_ui->exercisePanel))
            return closed();
        if (part.part == Known::Part::Rule)
            m_ui->exercisePanel->beginRule(part.rule);
        else
            m_ui->exercisePanel->beginKind(part.kind);
        m_ui->sideTabs->setCurrentWidget(m_ui->exercisePanel);
        m_ui->exercisePanel->focusQuestion();
    }
}

std::optional<teaching::NotationError> LessonPage::read(const QString& text)
{
    const auto set = teaching::readSetToBegin(text, m_session.families(), m_ui->exercisePanel->sources());
    if (!set)
        return m_session.read(text);
    if (const auto* error = std::get_if<teaching::NotationError>(&*set))
        return *error;
    const auto& name = std::get<teaching::SetName>(*set);
    m_session.clearError();
    m_ui->positionEdit->setText(teaching::shortNotation(m_session.position()));
    if (name.like.word() == m_lesson.id())
        openSet(name);
    else
        emit setWanted(name);
    return std::nullopt;
}

void LessonPage::typeAnswer(const QString& text)
{
    if (!m_session.asking()->isOpen())
        return;
    for (QuestionBox* box : findChildren<QuestionBox*>()) {
        if (!box->isVisible())
            continue;
        box->focusAnswer();
        if (auto* field = qobject_cast<QLineEdit*>(focusWidget()))
            field->insert(text);
    }
}

void LessonPage::enter(const QString& text)
{
    if (const auto error = read(text))
        m_session.setError(*error);
}

void LessonPage::observe(std::span<const teaching::Family> families)
{
    widgets::observe(*m_board, m_session);
    m_ui->verdict->setSession(m_session);
    m_ui->ruleLine->setSession(m_session);
    m_ui->reviewCard->setSession(m_session);
    m_ui->moves->setSession(m_session);
    m_ui->moveBar->setSession(m_lesson, m_session);
    m_ui->kindBar->setSession(m_lesson, m_session);
    m_ui->tourPanel->setSession(m_session, m_lesson.questions, families);
    m_ui->stepPanel->setSession(m_session);
    m_ui->exercisePanel->setSession(m_lesson, m_session);
    m_ui->chartPanel->setSession(m_lesson, m_session);
    new ReadAloud(*this, *m_ui->verdict, *m_ui->coach, m_session);
    connect(m_ui->coach, &CoachLabel::spoke, m_layout, &PageLayout::coachSpoke);
    m_ui->coach->setSession(m_session, *m_ui->reviewCard);
    follow(Session::kEverything);
    connect(&m_session, &Session::changed, this, &LessonPage::follow);

    connect(&m_session, &Session::refused, this, [this] {
        const bool isThinking = m_session.turn() == teaching::Turn::Thinking;
        emit message(isThinking ? turnText(m_session) : tr("This move is not possible."));
    });
    connect(m_fields, &GameFields::entered, this, &LessonPage::enter);
    connect(m_fields, &GameFields::message, this, &LessonPage::message);
    connect(m_ui->chartPanel, &ChartPanel::message, this, &LessonPage::message);
    const auto toBoard = [this] { m_board->setFocus(Qt::OtherFocusReason); };
    connect(m_ui->moveBar, &MoveBar::focusGivenUp, m_board, toBoard);
    connect(m_board, &BoardWidget::partGoneTo, m_ui->moveBar, &MoveBar::goTo);
    connect(m_ui->exercisePanel, &ExercisePanel::boardWanted, m_board, toBoard);
    connect(m_ui->tourPanel, &TourPanel::boardWanted, m_board, toBoard);
    connect(m_ui->reviewCard, &ReviewCard::boardWanted, m_board, toBoard);
    connect(m_ui->reviewCard, &ReviewCard::tourWanted, this, [this] {
        m_session.setOption(&Options::sidePanel, true);
        m_ui->sideTabs->setCurrentWidget(m_ui->tourPanel);
        m_ui->tourPanel->goOn();
    });
    connect(m_ui->exercisePanel, &ExercisePanel::message, this, &LessonPage::message);
    connect(m_ui->exercisePanel, &ExercisePanel::setWanted, this, &LessonPage::setWanted);
    connect(m_ui->exercisePanel, &ExercisePanel::nextWanted, this, &LessonPage::askExercise);
    connect(m_ui->exercisePanel, &ExercisePanel::knowledgeWanted, this, &LessonPage::knowledgeWanted);
    connect(m_ui->relatedButton, &QToolButton::clicked, this, [this] {
        if (const auto related = m_lesson.elsewhere(m_session.position()))
            emit m_session.otherGameWanted(*related);
    });
    connect(m_ui->sideTabs, &QTabWidget::currentChanged, m_ui->exercisePanel, &ExercisePanel::leaveSoon);
    connect(m_ui->sideTabs, &QTabWidget::currentChanged, this, [this] {
        refreshTable();
        // A tab may have been filled just now, but does not come last.
        putBehind(*m_ui->sideTabs->tabBar(), *m_ui->sideTabs->currentWidget());
    });
    new Secrecy(*m_ui, m_session, this); // after what fills the tabs
}

void LessonPage::follow(Session::Changes what)
{
    if (what & Change::Position)
        refreshRelated();
    if (what & (Change::Position | Change::Table))
        refreshTable();
    if (what & Change::Position && isWonNow(m_session) && m_session.options().animation
        && m_board->isVisible())
        new Celebration(m_board);
    if (what & Change::Step && m_session.step() >= 0)
        m_ui->sideTabs->setCurrentWidget(m_ui->stepPanel);
}

// Nobody sees it before its tab is opened, and it takes its time to be made.
void LessonPage::refreshTable()
{
    if (!m_tableTab || m_ui->sideTabs->currentWidget() != m_tableTab)
        return;
    if (!m_table) {
        m_table = new LessonTable(m_lesson.table, m_tableTab);
        m_tableTab->layout()->addWidget(m_table);
        connect(m_table, &LessonTable::positionChosen, &m_session, &Session::setPosition);
        connect(m_table, &LessonTable::placeChanged, &m_session, &Session::setTable);
        if (teaching::Progress* progress = m_session.progress()) {
            m_table->setAsking(!progress->lesson(m_lesson.id()).table);
            connect(m_table, &LessonTable::understood, progress,
                    [this, progress] { progress->tableUnderstood(m_lesson.id()); });
        }
    }
    m_table->setPosition(m_session.position());
    m_table->setPlace(m_session.table());
}

// The way to the same game in another lesson.
void LessonPage::refreshRelated()
{
    m_ui->relatedButton->setVisible(m_lesson.elsewhere != nullptr);
    if (!m_lesson.elsewhere)
        return;
    const auto related = m_lesson.elsewhere(m_session.position());
    m_ui->relatedButton->setEnabled(related.has_value());
    m_ui->relatedButton->setToolTip(
        //: %1 is a position such as "bash 3: 21"
        related ? tr("Open the same game in another lesson: %1").arg(teaching::notation(*related))
                : tr("This position is not one of another lesson"));
}

// What the form does not say.
void LessonPage::retranslate()
{
    m_actions->retranslate();
    m_discovery->retranslate();
    m_fields->retranslate();
    m_board->setWhatsThis(
        tr("The position. A click or a drag chooses a move and makes it; with the keyboard, the "
           "arrow keys choose and Enter makes the move. P is marked by a filled disc, N by a "
           "hollow ring, and winning moves are green."));
    if (m_tableTab)
        m_ui->sideTabs->setTabText(m_ui->sideTabs->indexOf(m_tableTab), tr("Table"));
    m_layout->fitButtons();
}

void LessonPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        putIcons(*this);
    } else if (event->type() == QEvent::FontChange && m_discovery) {
        m_discovery->retranslate();
    } else if (event->type() == QEvent::LanguageChange) {
        m_ui->retranslateUi(this);
        refreshRelated();
        retranslate();
    }
}

} // namespace laststone::widgets
