// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/projection.h"

#include "app/language.h"
#include "app/presenter_window.h"
#include "games/catalogue.h"
#include "teaching/hall/opening.h"
#include "teaching/notation.h"
#include "widgets/access/keyboard.h"
#include "widgets/board/board_widget.h"
#include "widgets/board/piece_board.h"
#include "widgets/chart/chart_view.h"
#include "widgets/fields/kind_bar.h"
#include "widgets/look/glyphs.h"
#include "widgets/look/icons.h"
#include "widgets/look/markdown.h"
#include "widgets/look/theme.h"
#include "widgets/look/unbroken.h"
#include "widgets/page/lesson_page.h"
#include "widgets/stage/position_line.h"
#include "widgets/stage/stage_overlay.h"
#include "widgets/stage/typed_ahead.h"
#include "widgets/steps/step_panel.h"

#include <QAbstractSpinBox>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMouseEvent>
#include <QScreen>
#include <QTextEdit>
#include <QThread>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>
#include <string_view>
#include <utility>

namespace laststone::app {

using teaching::Sentence;
using teaching::Session;
using widgets::LessonPage;
using widgets::StageCommand;
using widgets::StageOverlay;
using widgets::StageView;

namespace {

struct Words {
    LASTSTONE_SENTENCES(Projection)
};

// What is to be typed for a position; of many heaps its beginning.
QString begun(const teaching::Position& position)
{
    constexpr std::size_t kMostTyped = 8;
    return position.heaps.size() <= kMostTyped ? teaching::notation(position)
                                               : teaching::gameNotation(position) + QStringLiteral(": …");
}

bool programBegins(const teaching::Players& players)
{
    return players.opponent != teaching::Opponent::Person && players.first == teaching::Side::Other;
}

// Where letters and arrows are typed.
bool takesText(const QWidget* widget)
{
    if (const auto* line = qobject_cast<const QLineEdit*>(widget))
        return !line->isReadOnly();
    if (const auto* text = qobject_cast<const QTextEdit*>(widget))
        return !text->isReadOnly();
    if (const auto* box = qobject_cast<const QComboBox*>(widget))
        return box->isEditable();
    return qobject_cast<const QAbstractSpinBox*>(widget) != nullptr;
}

// Whether a key that comes to a widget is typed somewhere, there or in what has passed it on.
bool isTyping(const QWidget& widget)
{
    for (const QWidget* each = &widget; each; each = each->parentWidget()) {
        if (qobject_cast<const widgets::PositionLine*>(each))
            return true;
    }
    const QWidget* focus = QApplication::focusWidget();
    return takesText(&widget) || (focus && takesText(focus) && widget.isAncestorOf(focus));
}

// Whether a graph is being drawn where the keys go, so that all but those of a remote and of the window
// belong to it.
bool isDrawing()
{
    for (const QWidget* each = QApplication::focusWidget(); each; each = each->parentWidget()) {
        const auto* board = qobject_cast<const widgets::BoardWidget*>(each);
        if (board && board->isEditing())
            return true;
    }
    return false;
}

bool isOfRemote(const QKeyEvent& key)
{
    return key.key() == Qt::Key_PageUp || key.key() == Qt::Key_PageDown
        || (key.key() >= Qt::Key_F1 && key.key() <= Qt::Key_F35 && key.key() != Qt::Key_F2)
        || key.modifiers().testFlag(Qt::ControlModifier);
}

// Esc on a board drops what a click or the keyboard has chosen there; says whether there was anything. What
// is only hovered over is no choice.
bool dropChoice(widgets::BoardWidget& board)
{
    const bool isHoverShown = board.isHoverShown();
    board.setHoverShown(false);
    QWidget* focus = &board;
    while (focus->focusProxy())
        focus = focus->focusProxy();
    QKeyEvent escape(QEvent::KeyPress, Qt::Key_Escape, Qt::NoModifier);
    static_cast<QObject*>(focus)->event(&escape); // past our own filter
    board.setHoverShown(isHoverShown);
    return escape.isAccepted();
}

// What a board draws, wherever and however large.
QStringList lookOf(const widgets::BoardWidget& board)
{
    QStringList look;
    auto boards = board.findChildren<const widgets::PieceBoard*>();
    boards << qobject_cast<const widgets::PieceBoard*>(&board);
    for (const widgets::PieceBoard* each : boards) {
        if (!each || !each->isVisibleTo(board.parentWidget()))
            continue;
        const widgets::Drawing& drawing = each->drawing();
        for (const widgets::Text& text : drawing.texts)
            look << text.text;
        for (const auto count : {drawing.pieces.size(), drawing.bars.size(), drawing.bands.size()})
            look << QString::number(count);
    }
    return look;
}

StageOverlay::Tool nextTool(StageOverlay::Tool tool)
{
    using Tool = StageOverlay::Tool;
    return tool == Tool::None ? Tool::Pen : tool == Tool::Pen ? Tool::Marker : Tool::None;
}

// Whether a position has a rule that somebody has made on the board.
bool isDrawn(const widgets::Lesson& lesson, const teaching::Position& position)
{
    if (lesson.kinds.empty() || lesson.kinds[lesson.kindOf(position)].isRuleTyped)
        return false;
    const auto& presets = lesson.kinds[lesson.kindOf(position)].presets;
    return std::ranges::find(presets, position.rule(), &widgets::RulePreset::rule) == presets.end();
}

// What undo has taken back, and what redo says then.
struct TakenBack {
    Sentence words;
    Sentence wordsBack;
};
TakenBack takenBack(const teaching::Position& position, const teaching::Position& now)
{
    constexpr std::size_t kMost = 3; // else it is another graph
    if (const auto taken = games::drawnOnlyIn(position, now)) {
        const teaching::Clauses& gone = *taken;
        const teaching::Clauses back = *games::drawnOnlyIn(now, position);
        //: after Ctrl+Z; %1 lists what had been drawn: arrows and names such as "3→1" and "5=king"
        const auto drawn = Words::phrase("Taken back in the graph: %1; Ctrl+Y brings it back.");
        //: after Ctrl+Z; %1 lists what had been deleted: arrows and names such as "3→1" and "5=king"
        const auto deleted = Words::phrase("In the graph again: %1; Ctrl+Y deletes it again.");
        const Sentence wordsBack =
            Words::phrase("The change of the graph is back; Ctrl+Z takes it back again.");
        if (!gone.items.empty() && gone.items.size() <= kMost)
            return {drawn(gone), wordsBack};
        if (gone.items.empty() && !back.items.empty() && back.items.size() <= kMost)
            return {deleted(back), wordsBack};
    }
    constexpr std::size_t kMostHeaps = 8; // more would be many lines
    if (position.heaps.size() > kMostHeaps)
        return {Words::phrase("That position is taken back; Ctrl+Y brings it back."),
                Words::phrase("The position is brought back; Ctrl+Z takes it back again.")};
    const QString heaps = teaching::tupleNotation(position);
    //: after Ctrl+Z; %1 are the heaps of a position: 20, or (5, 3, 1)
    const auto words = Words::phrase("Position %1 taken back; Ctrl+Y brings it back.");
    //: after Ctrl+Y; %1 are the heaps of a position: 20, or (5, 3, 1)
    const auto wordsBack = Words::phrase("Position %1 brought back; Ctrl+Z takes it back again.");
    return {words(heaps), wordsBack(heaps)};
}

// Has the steps go on by themselves.
QAction& playAction(const LessonPage& page)
{
    return *page.steps()->stepActions().constLast();
}

// Deletes a window. What Qt's dialogs ask, such as whether a file is to be replaced, stands on the stack with
// a loop of its own and is a child of the window: that is answered first by no, and has to return.
void retire(QWidget& window)
{
    window.hide();
    bool isAsked = false;
    for (auto* dialog : window.findChildren<QDialog*>()) {
        if (!dialog->isVisible())
            continue;
        isAsked = true;
        dialog->reject();
    }
    if (!isAsked)
        return window.deleteLater();
    constexpr int kShortly = 20; // ms
    auto* timer = new QTimer(&window);
    timer->callOnTimeout(&window, [&window] {
        // The program has one loop, or a test none.
        if (QThread::currentThread()->loopLevel() <= 1)
            window.deleteLater();
    });
    timer->start(kShortly);
}

bool repeats(StageCommand command)
{
    return command == StageCommand::Next || command == StageCommand::Previous;
}

} // namespace

Projection::Projection(QWidget& lecturer) : m_lecturer(lecturer)
{
    connect(&m_hall, &teaching::Hall::changed, this, [this] { refresh(); });
}

Projection::~Projection()
{
    qApp->removeEventFilter(this);
}

QScreen& Projection::screenFor(const QString& name) const
{
    const QList<QScreen*> screens = QGuiApplication::screens();
    const auto named = std::ranges::find(screens, name, &QScreen::name);
    if (named != screens.end())
        return **named;
    const auto other =
        std::ranges::find_if(screens, [this](const QScreen* each) { return each != m_lecturer.screen(); });
    return other == screens.end() ? *m_lecturer.screen() : **other;
}

void Projection::start(QScreen& screen, LessonPage& page)
{
    stop();
    if (!m_kept.elapsed.isValid())
        m_kept.elapsed.start();
    m_scene = {};
    m_scene.reason = false;
    m_page = &page;
    m_leave.opening = page.session().position();
    makeStage();
    if (m_lecturer.screen() != &screen) {
        m_presenter = std::make_unique<PresenterWindow>(m_hall, m_kept.elapsed);
        m_presenter->setStage(*m_stage, *m_overlay);
        connect(m_presenter.get(), &PresenterWindow::commandWanted, this,
                [this](StageCommand command) { run(command); });
    }
    m_keys = new widgets::KeyList(games::lessons().size(),
                                  m_presenter ? static_cast<QWidget*>(m_presenter.get()) : m_stage.get());
    m_keys->setDark(m_kept.isDark);
    setPage(page);
    setActions(m_actions);
    qApp->installEventFilter(this);
    readAhead();
    // What the page's tour asks has a text before it.
    if (const auto& asking = page.session().asking();
        asking && asking->isOpen() && asking->asker == teaching::Asker::Tour)
        toggle(teaching::Hall::Front::Tour);
    showWindows(screen);
    refreshState();
    m_screenSaver.setHeldOff(true);
    emit runningChanged(true);
}

// The name of a game may be typed before the line for it is asked for, and also in answer to a question.
void Projection::readAhead()
{
    widgets::TypedAhead::Commands commands;
    commands.areMeant = [this](const QWidget& widget) {
        return isOurs(&widget) && widget.window() != &m_lecturer && !isTyping(widget) && !isDrawing()
            && !openLine();
    };
    commands.isAtOnce = [this](const QWidget& widget, const QKeyEvent& key) {
        return countsHands(&widget, key);
    };
    commands.takingBack = [this](const QWidget& widget, const QKeyEvent& key) {
        return takingBack(widget, key);
    };
    auto* ahead = new widgets::TypedAhead(games::words(), std::move(commands), m_stage.get());
    qApp->installEventFilter(ahead);
    connect(ahead, &widgets::TypedAhead::begun, this, &Projection::askForPosition);
}

void Projection::nameStage()
{
    m_stage->setWindowTitle(tr("Last Stone: projection"));
}

void Projection::makeStage()
{
    m_stage = std::make_unique<QWidget>();
    m_stage->setObjectName(QStringLiteral("stage"));
    m_stage->setFocusPolicy(Qt::StrongFocus);
    nameStage();
    auto* layout = new QVBoxLayout(m_stage.get());
    layout->setContentsMargins(0, 0, 0, 0);
    m_view = new StageView(m_page->lesson(), m_page->session(), m_stage.get());
    m_view->setDark(m_kept.isDark);
    m_view->setPlayable(true);
    layout->addWidget(m_view);
    m_overlay = new StageOverlay(*m_view, m_stage.get());
    connect(m_overlay, &StageOverlay::changed, this, &Projection::refreshState);
    m_leave.notice = new QLabel(m_stage.get());
    m_leave.notice->setObjectName(QStringLiteral("notice"));
    m_leave.notice->setAutoFillBackground(true);
    m_leave.notice->setWordWrap(true);
    m_leave.notice->hide();
    m_leave.goesOn = new QLabel(m_view);
    m_leave.goesOn->setObjectName(QStringLiteral("goesOn"));
    m_leave.goesOn->hide();
    constexpr int kLongEnough = 3000; // ms, to be read
    m_leave.timer = new QTimer(m_stage.get());
    m_leave.timer->setSingleShot(true);
    m_leave.timer->setInterval(kLongEnough);
    connect(m_leave.timer, &QTimer::timeout, this, &Projection::forgetLeaving);
}

void Projection::showWindows(QScreen& screen)
{
    m_stage->setScreen(&screen);
    m_stage->setGeometry(screen.geometry());
    m_stage->showFullScreen();
    m_screenGone = connect(&screen, &QObject::destroyed, this, &Projection::stop);
    if (m_presenter) {
        m_presenter->setScreen(m_lecturer.screen());
        m_presenter->setGeometry(m_lecturer.screen()->availableGeometry());
        m_presenter->showMaximized();
        m_presenter->activateWindow();
        m_presenter->setFocus();
    } else {
        m_stage->activateWindow();
        (m_page->session().isEditing() ? static_cast<QWidget*>(drawnBoard()) : m_stage.get())->setFocus();
    }
}

void Projection::stop()
{
    if (!isRunning())
        return;
    qApp->removeEventFilter(this);
    disconnect(m_screenGone);
    // On the same screen the class sees the window next.
    if (m_page && !m_presenter && !(m_scene.verdict && m_scene.reason))
        m_page->session().coverVerdict();
    leavePage();
    if (m_presenter)
        m_presenter->leave();
    // A move that has been tried just before is still refused for a moment.
    disconnect(m_view, nullptr, this, nullptr);
    // Keys may have brought us here, through events of these very windows.
    for (QWidget* window : {m_stage.release(), static_cast<QWidget*>(m_presenter.release())}) {
        if (window)
            retire(*window);
    }
    m_view = nullptr;
    m_overlay = nullptr;
    m_keys = nullptr;
    m_leave = {};
    m_screenSaver.setHeldOff(false);
    emit runningChanged(false);
}

void Projection::leavePage()
{
    if (!m_page)
        return;
    m_page->steps()->setPlaying(false);
    m_page->steps()->setPager({}, {});
    m_page->session().disconnect(this);
    playAction(*m_page).disconnect(this);
    m_page->holdTour(false);
    m_leave.left.reset();
    arrangeAgain();
    m_hall.setSession(nullptr);
    if (!m_view)
        return;
    m_view->disconnect(&m_page->session());
    m_view->board()->disconnect(&m_page->session());
}

void Projection::setPage(LessonPage& page)
{
    leavePage();
    m_page = &page;
    if (!isRunning())
        return;
    Session& session = page.session();
    session.setDiscovering(false); // whoever lectures knows the game
    const QString lessonWord = session.first().word();
    if (!m_kept.projected.contains(lessonWord))
        session.setTables({}); // a class finds it all itself
    m_kept.projected << lessonWord;
    // It hears of everything before what is shown is made of it.
    const widgets::Lesson& lesson = page.lesson();
    m_hall.setSession(&session, lesson.questions, lesson.table,
                      [&lesson](const teaching::Position& position) { return isDrawn(lesson, position); });
    m_view->setSession(page.lesson(), session);
    if (m_presenter) {
        m_presenter->setSession(page.lesson(), session);
        m_presenter->setPlayAction(playAction(page));
    }
    connect(&playAction(page), &QAction::toggled, this, [this](bool goesOn) {
        if (goesOn)
            endDrawing();
        showGoesOn();
    });
    connect(&session, &Session::changed, this, &Projection::follow);
    connect(&session, &Session::wentBack, this, &Projection::tellAgain);
    connect(&session, &Session::positionTakenBack, this, [this](const teaching::Position& position) {
        if (m_page->session().isEditing())
            return;
        tellAgain(); // in the lesson that undo may have led back to
        const TakenBack said = takenBack(position, m_page->session().position());
        showNotice(said.words);
        m_leave.takenBack.emplace_back(position, said.wordsBack);
    });
    connect(m_view, &StageView::moveMade, &session, &Session::play);
    connect(m_view, &StageView::refused, this, qOverload<const Sentence&>(&Projection::tellHall));
    connect(m_view, &StageView::positionChosen, &session, &Session::setPosition);
    m_view->setEditable(!m_presenter); // whoever has a screen of the own draws there
    widgets::connectEdits(*m_view->board(), session);
    follow(Session::kEverything);
    // Redo has led back to the lesson that undo had led away from.
    if (!m_leave.takenBack.empty() && m_leave.takenBack.back().first == session.position())
        tellAgain();
    page.steps()->setPager([this] { return turnPage(1); },
                           [this] { return isRunning() ? m_view->pageCount() : 1; });
}

void Projection::setActions(const QList<QAction*>& actions)
{
    for (QWidget* window : {m_stage.get(), static_cast<QWidget*>(m_presenter.get())}) {
        if (!window)
            continue;
        for (QAction* action : window->actions())
            window->removeAction(action);
        window->addActions(actions);
    }
    m_actions = actions;
}

void Projection::setDark(bool dark)
{
    if (dark == m_kept.isDark)
        return;
    m_kept.isDark = dark;
    if (isRunning()) {
        m_view->setDark(dark);
        m_keys->setDark(dark);
        m_overlay->refresh();
    }
    emit darkChanged(dark);
}

void Projection::follow(Session::Changes what)
{
    using Change = Session::Change;
    if (what & Change::Position) { // which the class is to see, and is asked about anew
        m_keys->hide();
        hideVerdict();
    }
    if (what & Change::Question)
        keepAnswer();
    if (what & Change::Position && !m_leave.isAsked)
        showNotice({});
    if (what & (Change::Position | Change::Step) || (what & Change::Question && !m_page->session().asking()))
        m_scene.hint.reset(); // it was of what stands no more
    if (what & Change::Step) // whose argument is told without the moves
        m_scene.moves = false;
    if (what & (Change::Position | Change::Step | Change::Section | Change::Question | Change::Table))
        m_overlay->wipe(); // what it was drawn upon has gone
    if (what & (Change::Position | Change::Table))
        m_scene.wrong = {};
    if (what & Change::Editing)
        followDrawing(what & Change::Position);
    if (what & Change::Voice)
        sayAgain();
    const auto& second = m_page->session().secondVoice();
    m_scene.secondFamilies = second ? languageFor(second->locale()).families : QStringList();
    refresh(what);
    if (!(what & Change::Editing) || !m_page->session().isEditing())
        return;
    if (!m_presenter)
        drawnBoard()->setEditing(true); // which has the graph by now, also on a page that has just come
    drawnBoard()->setFocus();
}

// What undo and redo bring back, also in a lesson that undo has led away from, is told as far as it has been,
// at the step and the page at which it was left.
void Projection::tellAgain()
{
    Session& session = m_page->session();
    const teaching::Position& position = session.position();
    const auto& told = m_leave.toldOf;
    const bool hasCome = !told.empty() && told.back().position == position; // hidden
    const auto last = std::find_if(told.rbegin() + (hasCome ? 1 : 0), told.rend(),
                                   [&](const Leave::Told& each) { return each.position == position; });
    if (last != told.rend()) {
        const Leave::Told as = *last;
        if (!session.asking())
            session.setStep(std::min(as.step, session.stepCount() - 1));
        m_scene.verdict = as.verdict;
        m_scene.reason = as.reason;
        m_scene.moves = as.moves;
        refresh();
        m_view->setPage(as.page);
        refreshState();
    }
    if (m_leave.takenBack.empty() || !(m_leave.takenBack.back().first == position))
        return;
    showNotice(m_leave.takenBack.back().second);
    m_leave.takenBack.pop_back();
}

// What has been told of the position on the board, the last ones by place.
void Projection::rememberTold()
{
    constexpr std::size_t kMost = 32;
    const teaching::Position& position = m_page->session().position();
    auto& told = m_leave.toldOf;
    if (!told.empty() && told.back().position != position)
        rememberPlace();
    if (told.empty() || told.back().position != position)
        told.push_back({position});
    told.back().verdict = m_scene.verdict;
    told.back().reason = m_scene.reason;
    told.back().moves = m_scene.moves;
    told.back().step = m_page->session().step();
    if (told.size() > kMost)
        told.erase(told.begin());
}

// Of a position that is left, while it is still seen: below a question the step that it was put from.
void Projection::rememberPlace()
{
    Leave::Told& told = m_leave.toldOf.back();
    told.page = m_view->page();
    const auto& left = m_leave.left;
    if (m_view->scene().question && left && left->position == told.position)
        told = {left->position, left->verdict, left->reason, left->moves, left->step, left->page};
}

// Once the class has been told whether the position is P or N, that stays told.
void Projection::keepAnswer()
{
    const auto& asking = m_page->session().asking();
    const bool isTold = asking && !asking->isOpen() && asking->question.form == teaching::AnswerForm::Outcome
        && asking->question.position == m_page->session().position();
    if (!isTold)
        return;
    m_scene.verdict = true;
    if (m_leave.left && m_leave.left->position == asking->question.position)
        m_leave.left->verdict = true;
}

void Projection::refresh(Session::Changes what)
{
    if (!isRunning() || !m_page)
        return;
    rememberTold();
    if (m_hall.front() != teaching::Hall::Front::Table || m_hall.question()) // it has been put away
        m_scene.wrong = {};
    widgets::StageScene scene = m_scene;
    addFront(scene);
    // What a question has been answered with is not said twice; and a table is of more than the position.
    scene.verdict = scene.verdict && !scene.question && !scene.table;
    scene.chart = scene.chart && isChartDue() && !scene.question && !scene.table;
    if (scene.chart)
        m_view->chart()->setOutcomeTold(m_scene.verdict || isVerdictRead());
    m_view->setScene(scene, what);
    if (std::exchange(m_toLastPage, false))
        m_view->text()->setPage(m_view->text()->pageCount() - 1);
    if (!m_leave.notice->isVisible() || m_leave.isStanding)
        tellHall({});
    m_overlay->refresh();
    refreshState();
}

// What the verdict speaks of is on the board once why has been told, of the position or as an answer.
void Projection::addNamed(widgets::StageScene& scene) const
{
    const teaching::Position& position = m_page->session().position();
    const auto* asked = m_hall.question();
    const bool isOfOutcome = asked && asked->question.form == teaching::AnswerForm::Outcome
        && asked->question.position == position;
    const bool isTold = asked ? isOfOutcome && m_hall.isReasonTold() : scene.verdict && scene.reason;
    if (isTold && m_hall.front() == teaching::Hall::Front::Steps)
        std::ranges::copy(position.game->namedByVerdict(position), std::back_inserter(scene.found.positions));
}

// What stands in place of the step.
void Projection::addFront(widgets::StageScene& scene) const
{
    using Front = teaching::Hall::Front;
    if (const auto* asked = m_hall.question()) {
        scene.question = widgets::asHallQuestion(*asked, m_hall.ballot(), m_hall.seconds());
        scene.question->isReasonTold = m_hall.isReasonTold();
        if (scene.question->said == teaching::Asking::Said::Hint) { // so far for the lecturer
            scene.question->said = scene.hint ? scene.question->said : teaching::Asking::Said::Nothing;
            scene.question->reply = scene.hint ? scene.hint->line : teaching::Sentence();
        }
        scene.question->words = widgets::plainOf(m_hall.words());
        scene.question->secondWords = widgets::plainOf(m_hall.secondWords());
    }
    scene.found = m_hall.found();
    addNamed(scene);
    if (m_hall.front() == Front::Table) {
        scene.table = m_hall.cells();
    } else if (const auto* section = m_hall.section(); section && m_hall.front() == Front::Tour) {
        const auto& sections = m_hall.tour().sections;
        scene.tour = {section->title,
                      m_hall.text(),
                      m_hall.secondTitle(),
                      m_hall.secondText(),
                      static_cast<int>(section - sections.data()) + 1,
                      static_cast<int>(sections.size()),
                      m_hall.isBoardTold()};
    }
}

// What the class sees, for whoever sees it not.
void Projection::refreshState()
{
    m_view->setEnlarged(m_overlay->isZoomed());
    m_view->setPointing(m_overlay->isPointing());
    if (m_presenter)
        m_presenter->setState(*m_overlay, *m_view);
    showGoesOn();
}

// In the margin, where it covers nothing.
void Projection::showGoesOn()
{
    QLabel& sign = *m_leave.goesOn;
    sign.setVisible(m_page && playAction(*m_page).isChecked());
    if (!sign.isVisible())
        return;
    constexpr double kSize = 0.03; // of the height
    const int size = static_cast<int>(m_view->stageHeight() * kSize);
    const widgets::Theme& theme = widgets::Theme::stage(m_kept.isDark);
    sign.setPixmap(widgets::themedIcon(QStringLiteral("play"), theme).pixmap(size, size));
    sign.setAccessibleName(tr("The steps go on by themselves; Ctrl+Space stops them."));
    sign.setGeometry(m_view->width() - size, m_view->height() - size, size, size);
    sign.raise();
}

// A long step is gone through page by page; says whether there was one.
bool Projection::turnPage(int by)
{
    const int page = m_view->page() + by;
    if (!m_scene.panels || page < 0 || page >= m_view->pageCount())
        return false;
    m_view->setPage(page);
    m_overlay->wipe();
    m_overlay->refresh();
    refreshState();
    return true;
}

void Projection::turn(int by)
{
    if (m_keys->isVisible())
        return m_keys->turnTo(m_keys->page() + by);
    m_page->steps()->setPlaying(false);
    if (turnPage(by))
        return;
    m_toLastPage = by < 0 && m_hall.front() == teaching::Hall::Front::Tour;
    if (m_hall.front() == teaching::Hall::Front::Tour)
        m_scene.verdict = m_scene.reason = false; // of the text before
    // Behind a question to the hall that has been put from a step the lecture goes on with that.
    const auto* asked = m_hall.question();
    const bool isFromStep = asked && asked->asker == teaching::Asker::Hall
        && m_hall.front() == teaching::Hall::Front::Steps && !m_hall.isOpen() && m_leave.left
        && m_leave.left->step >= 0;
    if (by > 0 && isFromStep && leaveFront())
        return;
    if (by > 0 ? m_hall.goOn() : m_hall.goBack()) {
        m_toLastPage = false;
        return;
    }
    Session& session = m_page->session();
    // Before the first step there is the picture, or a question that has been answered.
    m_toLastPage = by < 0 && session.step() > 0;
    if (by > 0 && session.step() == session.stepCount() - 1)
        return showNotice(Words::phrase("This is the last step."));
    setStep(std::clamp(session.step() + by, -1, session.stepCount() - 1));
}

// Who goes to the steps by the way while a class plays is told where the game is.
void Projection::setStep(int step)
{
    Session& session = m_page->session();
    const bool leavesGame = session.step() < 0 && step >= 0
        && session.opponent() != teaching::Opponent::Person && !session.match().plies().empty()
        && !session.match().isOver();
    session.setStep(step);
    if (leavesGame)
        showNotice(Words::phrase("The game waits in front of the first step: PgUp goes back to it."));
}

// To a step, from whatever stands in front of it but a question that is open.
void Projection::goTo(int step)
{
    if (m_hall.isOpen())
        return;
    m_leave.left.reset();
    m_hall.showSteps();
    m_view->text()->setPage(0);
    setStep(step);
}

// The steps do not come in front of the table by the way, nor the last one in front of the tour: it tells
// what these lead up to. The first one explains the position that the tour has on the board.
bool Projection::holdsFront(StageCommand command)
{
    using Front = teaching::Hall::Front;
    const Front front = m_hall.front();
    const bool isLeft = front == Front::Steps || (front == Front::Tour && command == StageCommand::First);
    if (isLeft || m_hall.isOpen())
        return false;
    if (front == Front::Table && command == StageCommand::Last) {
        m_hall.fillTable();
        return true;
    }
    showNotice(
        front == Front::Table
            ? Words::phrase("The table is in front of the steps: PgDown goes on in it, G puts it away.")
            : Words::phrase("The tour is in front of the steps: PgDown goes on in it, S puts it away."));
    return true;
}

void Projection::showExample(int by)
{
    if (!m_hall.showExample(by))
        showNotice(Words::phrase("X: there is no other example here."));
}

void Projection::showPosition(bool isRuleTyped, bool isElsewhere)
{
    // On a single screen a position is typed for the class, and the lecturer sees no more than it does.
    if (isRunning() && !m_presenter)
        m_overlay->setBlank(StageOverlay::Blank::None);
    if (isRunning() && m_hall.front() != teaching::Hall::Front::Steps) // what stands there is of another one
        m_hall.showSteps();
    if (!isRunning())
        return;
    arrangeAgain();
    if (programBegins(m_page->session().players()))
        return showNotice(Words::phrase("M: the program makes its first move."));
    if (isElsewhere) {
        const teaching::Clauses lesson{{m_page->lesson().title}};
        //: %1 is the name of a lesson that has room for the heaps that were typed
        return showNotice(Words::phrase("These heaps have been opened in %1; Ctrl+Z goes back.")(lesson));
    }
    if (isRuleTyped)
        return;
    teaching::Position other = m_page->session().position();
    if (other.play == theory::Play::Misere) {
        other.play = theory::Play::Normal;
        //: behind typed numbers; %1 is what to type for the other play, such as "nim: 3 4 5"
        const teaching::Clauses typed{{teaching::formula(begun(other))}};
        return showNotice(Words::phrase("Misère play, as before; normal play is %1.")(typed));
    }
    const widgets::Lesson& lesson = m_page->lesson();
    if (lesson.kinds.empty() || lesson.kinds[lesson.kindOf(other)].places || other.heaps.size() < 2)
        return; // its numbers can mean nothing else
    showNotice(Words::phrase("The game is still the one in the heading; type another one with its name."));
}

void Projection::hideVerdict()
{
    m_scene.verdict = m_scene.reason = m_scene.moves = false;
}

// Before something is put in front of the steps.
void Projection::goAway()
{
    const Session& session = m_page->session();
    if (m_hall.front() != teaching::Hall::Front::Steps || session.asking())
        return; // from what is there already
    m_leave.left = Left{session.position(), session.step(), m_view->text()->page(), m_scene.verdict,
                        m_scene.reason,     m_scene.moves,  m_scene.chart};
}

// What one has gone away from is found again as it was, unless something else is there by now.
void Projection::comeBack()
{
    Session& session = m_page->session();
    if (m_hall.front() != teaching::Hall::Front::Steps || session.asking())
        return;
    const auto left = std::exchange(m_leave.left, {});
    if (!left || left->position != session.position() || session.step() >= 0)
        return;
    m_scene.verdict = left->verdict;
    m_scene.reason = left->reason;
    m_scene.chart = left->chart;
    session.setStep(left->step);
    m_scene.moves = left->moves;
    refresh();
    m_view->text()->setPage(left->page);
    m_overlay->refresh();
    refreshState();
}

void Projection::toggle(teaching::Hall::Front front)
{
    goAway();
    m_scene.verdict = m_scene.moves = false;
    m_scene.panels = m_scene.panels || front == teaching::Hall::Front::Tour;
    m_page->session().setStep(-1);
    m_hall.toggle(front);
    m_page->holdTour(m_hall.front() == teaching::Hall::Front::Tour);
    comeBack();
}

void Projection::askOutcome()
{
    Session& session = m_page->session();
    goAway();
    if (!m_hall.askOutcome())
        return showNotice(session.match().plies().empty()
                              ? Words::phrase("No move is left: there is nothing to ask.")
                              : Words::phrase("The game is over: there is nothing to ask. M plays it anew."));
    if (!session.asking())
        session.setStep(-1);
    else
        m_scene.panels = true; // else nobody would see what is asked
    comeBack();
    refresh();
}

// In the tab of the page, which a lecturer need not see.
void Projection::askExercise()
{
    const auto& asking = m_page->session().asking();
    const bool isOpen = asking && asking->isOpen() && asking->asker == teaching::Asker::Exercise;
    goAway();
    m_scene.verdict = m_scene.moves = false;
    m_scene.panels = true; // else nobody would see what is asked
    if (isOpen)
        m_page->skipExercise();
    else
        m_page->askExercise();
}

// A question that is open is not left by the way, unless the tour has asked it and comes in front; of an
// exercise that has been answered nothing more is wanted. Anew it is shown from its beginning, wherever one
// is.
void Projection::putInFront(teaching::Hall::Front front, bool isAnew)
{
    using Front = teaching::Hall::Front;
    using teaching::Asker;
    const auto* asked = m_hall.question();
    const bool isExercise = asked && asked->asker == Asker::Exercise;
    const bool isOfTour = asked && (m_hall.front() == Front::Tour || asked->asker == Asker::Tour);
    // The table would tell what is asked.
    if (m_hall.isOpen() && (isExercise || !isOfTour || front == Front::Table))
        return showNotice(
            front == Front::Table
                ? Words::phrase("The question is open: first Esc or V, then G shows the table.")
                : Words::phrase("The question is open: first Esc or V, then S shows the tour."));
    if (isExercise)
        m_hall.leave();
    if (!isAnew || m_hall.front() != front)
        toggle(front);
    if (isAnew) {
        m_scene.verdict = m_scene.reason = false;
        m_hall.rewind();
        m_view->text()->setPage(0);
    }
}

// What tells something has been asked for beside one position: the next begins as the boards did before.
void Projection::arrangeAgain()
{
    if (const auto before = std::exchange(m_leave.arranged, {}))
        m_page->session().setArrangement(*before);
}

// While it is hidden who wins, what would tell is passed over; and always what looks the same, as where a
// step needs one arrangement: it would come as a surprise later.
void Projection::rearrange()
{
    const widgets::BoardWidget& board = *m_view->board();
    const int count = static_cast<int>(board.arrangements().size());
    Session& session = m_page->session();
    const bool isTold = m_view->scene().isBoardTold() || isBoardRead();
    const int now = board.arrangement();
    const int chosen = session.arrangement();
    const QStringList look = lookOf(board);
    bool isHeldBack = false;
    for (int by = 1; by < count; ++by) {
        const int next = (now + by) % count;
        if (!isTold && board.untold(next) != next) {
            isHeldBack = true;
            continue;
        }
        session.setArrangement(next);
        if (lookOf(board) == look)
            continue;
        if (!m_leave.arranged && board.untold(next) != next)
            m_leave.arranged = chosen;
        return;
    }
    if (session.arrangement() != chosen)
        session.setArrangement(chosen);
    if (count <= 1)
        showNotice(Words::phrase("R: this board has one arrangement only."));
    else if (isHeldBack)
        showNotice(Words::phrase("R: another arrangement would give something away; first Shift+V."));
    else if (m_scene.panels)
        showNotice(
            Words::phrase("R: beside words the other arrangements look the same; H shows the board alone."));
    else
        showNotice(Words::phrase("R: the other arrangements look the same here."));
}

// The one that whoever lectures sees.
widgets::BoardWidget* Projection::drawnBoard() const
{
    return m_presenter ? m_presenter->board() : m_view->board();
}

// While it is drawn the keys belong to it.
void Projection::draw(LessonPage& page)
{
    widgets::BoardWidget& board = isRunning() ? *drawnBoard() : *page.board();
    if (board.isEditing())
        return board.setEditing(false);
    board.setEditing(true);
    if (!board.isEditing()) { // another game of the lesson may be drawn
        page.findChild<widgets::KindBar*>()->chooseMadeOnBoard();
        board.setEditing(true);
    }
    if (!isRunning())
        board.setFocus();
    else if (!board.isEditing())
        showNotice(Words::phrase("Only a graph can be drawn, in the lesson on SG values."));
}

// Steps are of a game that is done.
void Projection::endDrawing()
{
    if (drawnBoard()->isEditing())
        draw(*m_page);
}

void Projection::drawAnew(LessonPage& page)
{
    widgets::BoardWidget& board = isRunning() ? *drawnBoard() : *page.board();
    board.clearDrawing(); // first, so that undo leads back to what is seen now
    if (!board.isEditing())
        draw(page);
    if (board.isEditing())
        board.setFocus();
}

// What is told of the game that is left is told no more, and is back where that has stayed the same. Where
// the tokens stand is said: the one that a game needs is put by the board, if nobody has.
void Projection::followDrawing(bool isLeft)
{
    widgets::BoardWidget& board = *drawnBoard();
    if (m_page->session().isEditing()) {
        goAway();
        m_scene.verdict = m_scene.reason = false;
        return m_page->session().setStep(-1);
    }
    if (!m_presenter)
        board.setEditing(false);
    comeBack();
    if (!m_presenter && board.isAncestorOf(QApplication::focusWidget()))
        m_stage->setFocus();
    if (isLeft)
        return;
    const QString tokens = teaching::tupleNotation(m_page->session().position());
    //: behind the drawing of a graph; %1 is the vertex of its token, or the vertices of several: (3, 0)
    const auto told = Words::phrase("The graph is drawn. Tokens on: %1. F2 goes on drawing.");
    //: the same where nobody has put a token; %1 is a vertex without an arrow to it
    const auto put = Words::phrase("No token was put: one stands on %1, where no arrow ends. "
                                   "F2 goes on drawing.");
    showNotice((board.isUnfinished() ? put : told)(tokens));
    if (board.isUnfinished())
        tellHall(put(tokens)); // which sees it come
}

void Projection::back()
{
    // Esc once too often, to leave one thing after the other, is not to end it all.
    const bool isAsked = endNotice();
    if (m_keys->isVisible())
        return m_keys->hide();
    // The move of a hint has been told, not chosen.
    if (m_overlay->back() || leaveFront() || (!m_scene.hint && dropChoice(*drawnBoard())))
        return;
    if (isAsked)
        return stop();
    m_leave.isAsked = true;
    showNotice(Words::phrase("Esc again ends the projection"));
    m_leave.timer->start();
}

// Who has not answered goes on.
void Projection::forgetLeaving()
{
    if (m_leave.isAsked)
        endNotice();
}

// Who types a position does not want to leave, either, nor to read the keys any longer.
void Projection::askForPosition(const QString& typed)
{
    endNotice();
    m_keys->hide();
    emit positionWanted(typed);
}

// Whatever is done next answers it; says whether it asked if the projection is to end.
bool Projection::endNotice()
{
    showNotice({});
    return std::exchange(m_leave.isAsked, false);
}

// Where whoever lectures looks, until the next key; what the hall has been told goes with that, too.
void Projection::showNotice(const Sentence& words)
{
    m_leave.toLecturer = words;
    if (m_presenter)
        m_presenter->setNotice(teaching::Voice::installed().say(words));
    tellHall(m_presenter ? Sentence() : words);
}

// In the languages as they are now.
void Projection::sayAgain()
{
    if (m_presenter)
        m_presenter->setNotice(teaching::Voice::installed().say(m_leave.toLecturer));
    tellHall(Sentence(m_leave.toHall));
}

// Without words there is what stands there as long as it is told: why somebody wins, which has no room in the
// banner of a step.
void Projection::tellHall(const Sentence& words)
{
    const widgets::StageScene& scene = m_view->scene();
    const bool isReasonCut = scene.panels && scene.verdict && scene.reason && !scene.tour
        && m_leave.told == m_page->session().step() && m_view->isVerdictBrief();
    m_leave.toHall = words;
    m_leave.isStanding = words.isEmpty() && isReasonCut;
    showInHead(m_leave.isStanding ? m_view->reason()
                                  : widgets::inBothLanguages(words, m_page->session().secondVoice()));
}

// Writes them where they stand beside the lesson's name, as the board is not to be covered, nor what is read;
// where they have no room there in letters that the last row can read, the head is small. None where that is
// not enough either.
std::optional<QRect> Projection::putBesideName(const QStringList& lines)
{
    QLabel& notice = *m_leave.notice;
    widgets::setInBothLanguages(notice, lines, m_page->session().secondVoice());
    const int pixels = widgets::stage::pixels(m_view->stageHeight(), widgets::stage::kLeastText);
    notice.setFont(widgets::stage::sized(m_view->font(), pixels));
    notice.setMargin(pixels / 8);
    for (const bool isSmall : {false, true}) {
        m_view->setHeadSmall(isSmall);
        const QRect room = m_view->besideName();
        const bool isWide = room.width() * 4 >= m_view->width(); // else there is no room for a line of words
        if (isWide && notice.heightForWidth(room.width()) <= room.height())
            return room;
    }
    m_view->setHeadSmall(false);
    return std::nullopt;
}

// Beside the lesson's name, or in its place, and many words below those beside the board.
void Projection::showInHead(const QStringList& lines)
{
    QLabel& notice = *m_leave.notice;
    notice.setVisible(!lines.isEmpty());
    if (lines.isEmpty())
        return m_view->setHeadSmall(false);
    notice.setPalette(widgets::Theme::stage(m_kept.isDark).palette());
    notice.setAlignment(Qt::AlignCenter);
    QRect place = putBesideName(lines).value_or(QRect(0, 0, m_view->width(), m_view->besideName().height()));
    if (notice.heightForWidth(place.width()) > place.height()) {
        place.setLeft(m_scene.panels ? m_view->board()->geometry().right() + 1 : 0);
        place.setTop(m_view->height() - notice.heightForWidth(place.width()));
        place.setBottom(m_view->height() - 1);
    }
    notice.setGeometry(place);
    notice.raise();
}

// The words of a step stay while its moves are told: those that win stand in the head until the next key, as
// many as have room beside the lesson's name.
void Projection::tellMoves()
{
    const Session& session = m_page->session();
    if (!m_view->scene().moves || session.step() < 0)
        return;
    constexpr std::size_t kMost = 3; // in a line
    const teaching::Position& position = session.position();
    const auto winning = position.game->winningMoves(position);
    if (winning.empty())
        return tellHall(session.explanation().steps.back().title);
    const auto list = [&](std::size_t count) {
        teaching::Clauses moves;
        for (const teaching::Move& move : std::span(winning).first(count))
            moves.items.push_back(position.game->describe(position, move));
        if (winning.size() > count)
            //: the end of a list of moves: how many more there are
            moves.items.push_back(Words::plural("and %n more")(winning.size() - count));
        //: %1 lists moves such as "take 11 from heap 4"
        return Words::phrase("Winning moves: %1")(moves);
    };
    std::size_t count = std::min(kMost, winning.size());
    while (count > 1 && !putBesideName(widgets::inBothLanguages(list(count), session.secondVoice())))
        --count;
    tellHall(list(count));
}

// What stands in place of the board or of the step goes level by level: the class is not to see the desktop,
// nor the window with the answer, when a question was to be taken back.
bool Projection::leaveFront()
{
    if (m_hall.leave()) {
        m_scene.verdict = m_scene.moves = false;
        m_page->holdTour(m_hall.front() == teaching::Hall::Front::Tour);
        comeBack();
        refresh();
        return true;
    }
    const bool hasChart = m_view->isCharted();
    if (!hasChart && m_scene.panels)
        return false;
    return changePicture(hasChart ? StageCommand::Chart : StageCommand::Panels);
}

// Behind a blank screen or the list of keys nothing changes unseen: such a key only brings the picture back.
bool Projection::uncover(StageCommand command)
{
    const bool isUnseen = command == StageCommand::Verdict || command == StageCommand::Chart
        || command == StageCommand::Panels || command == StageCommand::Arrangement;
    const bool isBlank = m_overlay->blank() != StageOverlay::Blank::None;
    if (!isUnseen || !(isBlank || m_keys->isVisible()))
        return false;
    m_overlay->setBlank(StageOverlay::Blank::None);
    m_keys->hide();
    return true;
}

// What the class sees of the lesson, and what lies over it; says whether the command was about that.
bool Projection::changePicture(StageCommand command)
{
    const bool isArgument = command == StageCommand::Verdict || command == StageCommand::Chart;
    if (isArgument && isResultTold()) {
        showNotice(Words::phrase("The game is over: nothing is left to reveal. M plays it anew."));
        return true;
    }
    const auto blank = [this](StageOverlay::Blank wanted) {
        m_overlay->setBlank(m_overlay->blank() == wanted ? StageOverlay::Blank::None : wanted);
    };
    switch (command) {
    case StageCommand::Black:
        blank(StageOverlay::Blank::Black);
        return true;
    case StageCommand::White:
        blank(StageOverlay::Blank::White);
        return true;
    case StageCommand::Freeze:
        // On a single screen the picture that is held would hide from the lecturer what is done.
        if (m_presenter)
            m_overlay->setFrozen(!m_overlay->isFrozen());
        else
            showNotice(Words::phrase("F: the class sees this screen, which cannot be held."));
        return true;
    case StageCommand::Spotlight:
        m_overlay->setSpotlight(!m_overlay->hasSpotlight());
        return true;
    case StageCommand::Dot:
        m_overlay->setDot(!m_overlay->hasDot());
        return true;
    case StageCommand::Pen:
        m_overlay->setTool(nextTool(m_overlay->tool()));
        return true;
    case StageCommand::Wipe:
        m_overlay->wipe();
        return true;
    case StageCommand::Zoom:
        m_overlay->setZoomed(!m_overlay->isZoomed());
        return true;
    case StageCommand::Panels:
        m_scene.panels = !m_scene.panels;
        break;
    case StageCommand::Verdict:
        tellMore();
        m_leave.told = m_page->session().step();
        break;
    case StageCommand::Chart:
        if (!m_hall.isOpen() && m_hall.front() != teaching::Hall::Front::Table)
            toggleChart();
        return true; // it has no place there
    default:
        return false;
    }
    m_overlay->wipe(); // all stands elsewhere
    refresh();
    if (command == StageCommand::Verdict)
        tellMoves();
    const bool isOfBoard = !m_scene.panels && !m_hall.question(); // which has no other words
    if (command == StageCommand::Verdict && isOfBoard && m_scene.verdict && !m_scene.reason)
        tellHall(widgets::bareVerdict(m_page->session().outcome()));
    return true;
}

// Those up to the one that the class reads.
std::span<const teaching::Step> Projection::stepsRead() const
{
    const Session& session = m_page->session();
    if (m_hall.isOpen() || m_hall.front() != teaching::Hall::Front::Steps)
        return {};
    const int read = session.step() + 1;
    return std::span(session.explanation().steps).first(static_cast<std::size_t>(read));
}

// Whether they have said who wins: in their words, by a move that wins, or as the last one does.
bool Projection::isVerdictRead() const
{
    const auto read = stepsRead();
    return static_cast<int>(read.size()) == m_page->session().stepCount()
        || std::ranges::any_of(read, [](const teaching::Step& step) {
               return std::string_view(step.id) == "verdict"
                   || step.shown.find(teaching::ShownMove::Role::Winning) != nullptr;
           });
}

// Whether the hall sees who has won the game, in place of all that argues who wins.
bool Projection::isResultTold() const
{
    const Session& session = m_page->session();
    return m_hall.front() == teaching::Hall::Front::Steps && !m_hall.question() && session.step() < 0
        && !m_view->isCharted() && !session.result().isEmpty();
}

// Whether they have said what the chart shows of all positions. Beside other heaps the value of one says
// nothing yet of P and N, which such a chart shows.
bool Projection::isChartRead() const
{
    constexpr std::string_view kOfPositions[] = {"pairs", "small"};
    constexpr std::string_view kOfValues[] = {"first-values", "period", "no-period"};
    const teaching::Position& position = m_page->session().position();
    const bool areValuesAll = position.heaps.size() == 1 && position.play == theory::Play::Normal;
    return std::ranges::any_of(stepsRead(), [&](const teaching::Step& step) {
        const std::string_view id(step.id);
        return std::ranges::count(kOfPositions, id) > 0
            || (areValuesAll && std::ranges::count(kOfValues, id) > 0);
    });
}

// Whether one of the steps that are read has said what other arrangements of its board show.
bool Projection::isBoardRead() const
{
    constexpr std::string_view kSteps[] = {"pairs", "odd-stairs"};
    return std::ranges::any_of(stepsRead(), [&](const teaching::Step& step) {
        return std::ranges::count(kSteps, std::string_view(step.id)) > 0;
    });
}

// It shows who wins, and so comes and goes with the verdict, which is told by its own key or read in the
// steps: before that the board keeps its room, until a step says what it shows of all positions; it then says
// nothing of this one. Open from another position, it comes with the reason, as it argues, and nobody has
// asked for that yet; and so it does where it cannot show all heaps by themselves: its words say what the
// others count for.
bool Projection::isChartDue() const
{
    const teaching::Position& position = m_page->session().position();
    const auto hasValues = [&] { return m_page->lesson().planeOf(position).place(position, {}).isSequence; };
    const bool isAskedFor = m_leave.charted == position && position.heaps.size() <= (hasValues() ? 1U : 2U);
    const bool isTold = m_scene.verdict && (m_scene.reason || isAskedFor);
    return isTold || isVerdictRead() || isChartRead();
}

void Projection::toggleChart()
{
    const bool before = m_scene.chart;
    m_leave.charted = m_page->session().position();
    // Of an answer that has been seen nothing more is wanted.
    if (m_scene.verdict && m_hall.question() && m_hall.question()->asker == teaching::Asker::Hall) {
        m_leave.left.reset();
        m_hall.leave();
        m_scene.verdict = m_scene.chart = true;
        return refresh();
    }
    const auto sayNoRoom = [this] {
        showNotice(
            Words::phrase("C: beside this text there is no room for the chart; S goes back to the steps."));
    };
    if (!isChartDue()) { // now that it has been asked for
        if (m_hall.front() == teaching::Hall::Front::Tour && !m_hall.isOpen())
            return sayNoRoom(); // nothing else is told there
        m_scene.chart = !before;
        if (m_scene.verdict)
            return showNotice(before ? Words::phrase("C: the reason comes without the chart; V again.")
                                     : Words::phrase("C: the chart comes with the reason; V again."));
        return showNotice(before ? Words::phrase("C: V comes without the chart.")
                                 : Words::phrase("C: the chart comes with V."));
    }
    m_scene.chart = !m_view->isCharted();
    m_overlay->wipe();
    refresh();
    if (m_scene.chart && !m_view->isCharted() && m_scene.moves) { // it stands where they are shown
        m_scene.moves = false;
        refresh();
    }
    if (!m_scene.chart || m_view->isCharted() || m_hall.question()) // behind that it comes
        return;
    m_scene.chart = before;
    refresh();
    sayNoRoom();
}

// The last step lists the moves itself. Of a question the answer comes first, then why, then the moves in its
// place. In the tour why is what the next text says.
void Projection::tellMore()
{
    using Front = teaching::Hall::Front;
    if (m_hall.isOpen())
        return m_hall.reveal();
    if (m_hall.front() == Front::Table && !m_hall.question()) {
        m_hall.goOn(); // what the table asks for
        return;
    }
    const Session& session = m_page->session();
    const bool isInSteps = m_hall.front() == Front::Steps;
    const bool hasMoves =
        isInSteps && session.step() < session.stepCount() - 1 && teaching::hasMovesToTell(session);
    if (m_hall.question()) {
        if (!m_hall.isReasonTold() && !m_hall.hasReasonBehind()) {
            toggleReasonOfAnswer();
        } else if (hasMoves && m_hall.question()->asker == teaching::Asker::Hall) {
            m_hall.leave(); // the moves stand where the question stood
            m_scene.verdict = m_scene.reason = m_scene.moves = true;
        } else {
            showNotice(Words::phrase("All of the answer is told: PgDown goes on."));
        }
        return;
    }
    const bool isNext[] = {!m_scene.verdict, isInSteps && !m_scene.reason, hasMoves && !m_scene.moves};
    const bool isMore = std::ranges::any_of(isNext, std::identity());
    m_scene.moves = isMore && !isNext[0] && !isNext[1];
    m_scene.reason = isMore && !isNext[0];
    m_scene.verdict = isMore;
}

// Of whether the position is P or N why is told of the position as well, also when the question has gone.
void Projection::toggleReasonOfAnswer()
{
    m_hall.toggleReason();
    const teaching::Question& asked = m_hall.question()->question;
    if (asked.form == teaching::AnswerForm::Outcome && m_leave.left
        && m_leave.left->position == asked.position)
        m_leave.left->reason = m_hall.isReasonTold();
}

// Who wins and why at once, for those who know it; of a question the answer comes first, then why. In the
// tour that is what the next text says, in words that are known by then.
void Projection::showReason()
{
    if (m_hall.isOpen())
        return m_hall.reveal();
    const bool isText = m_hall.front() == teaching::Hall::Front::Tour && !m_hall.question();
    if (isText || m_hall.hasReasonBehind())
        return turn(1);
    if (m_hall.question())
        return toggleReasonOfAnswer();
    m_scene.reason = !m_scene.verdict || !m_scene.reason;
    m_scene.verdict = m_scene.reason;
    m_scene.moves = false;
    refresh();
}

// The idea, the step, the moves: one after the other for the lecturer, and to the hall what has been given
// last. Whoever has no screen of the own can only ask for the hall. The solution is no hint, and shown by its
// key.
void Projection::giveHint(bool toHall)
{
    if (!toHall && !m_presenter)
        return showNotice(
            Words::phrase("Ctrl+H: the class sees this screen; with Shift it is given the hint."));
    Session& session = m_page->session();
    const auto& asking = session.asking();
    const bool isAsked = asking && asking->isOpen();
    const int given = isAsked ? asking->hints : session.coach().hints;
    const bool hasMore = !isAsked || given < static_cast<int>(asking->question.hints.size());
    if (hasMore && (given == 0 || !toHall || !m_presenter))
        session.hint();
    if (!toHall)
        return;
    if (const teaching::CoachLine hint = session.givenHint(); !hint.line.isEmpty())
        m_scene.hint = hint;
    refresh();
}

// Where nothing has been played, and nobody else is to begin, nothing would change.
void Projection::playAnew()
{
    Session& session = m_page->session();
    const bool isGame = m_hall.front() == teaching::Hall::Front::Steps && !session.asking();
    if (isGame && session.match().plies().empty() && !programBegins(session.players()))
        return showNotice(Words::phrase("M: no move has been made yet; Shift+M chooses the opponent."));
    bringBoard();
    session.newGame();
}

// A chart in its place gives way to the board on which the class is to play.
void Projection::bringBoard()
{
    if (m_hall.front() != teaching::Hall::Front::Steps || m_view->board()->isVisible())
        return;
    m_scene.chart = false;
    refresh();
}

// At first it is only said who plays, as a program that begins makes its move at once. Then the other side
// begins, then another opponent is there: down the ladder, and behind the class itself comes the perfect one.
void Projection::choosePlayers()
{
    using teaching::Opponent;
    using teaching::Side;
    Session& session = m_page->session();
    const teaching::Players now = session.players();
    bringBoard();
    if (!std::exchange(m_leave.arePlayersTold, true))
        return tellPlayers();
    if (now.opponent != Opponent::Person && now.first == Side::Learner) {
        session.setFirst(Side::Other);
    } else {
        if (now.first == Side::Other)
            session.setFirst(Side::Learner);
        constexpr std::size_t kCount = std::size(teaching::kOpponents);
        const auto place = static_cast<std::size_t>(now.opponent);
        session.setOpponent(teaching::kOpponents[(place + kCount - 1) % kCount]);
    }
    hideVerdict(); // which moves win is not told to who is to find them
    refresh();
    tellPlayers();
}

void Projection::tellPlayers()
{
    using teaching::Opponent;
    const teaching::Session& session = m_page->session();
    const teaching::Clauses opponent{{teaching::opponentName(session.players().opponent)}};
    if (session.players().opponent == Opponent::Person)
        //: %1 is its name in the list of opponents, such as "Two people"
        showNotice(Words::phrase("Opponent: %1. Shift+M: another.")(opponent));
    else if (session.players().first == teaching::Side::Learner)
        showNotice(Words::phrase("Opponent: %1. The class begins. Shift+M: the program does.")(opponent));
    else
        showNotice(Words::phrase("Opponent: %1. The program begins. Shift+M: another.")(opponent));
}

// What is put to the hall; says whether the command was about that.
bool Projection::runInHall(StageCommand command)
{
    switch (command) {
    case StageCommand::Ask:
        askOutcome();
        return true;
    case StageCommand::Exercise:
        askExercise();
        return true;
    case StageCommand::Clock:
        m_hall.addTime();
        return true;
    case StageCommand::Tour:
        putInFront(teaching::Hall::Front::Tour);
        return true;
    case StageCommand::Table:
        putInFront(teaching::Hall::Front::Table);
        return true;
    case StageCommand::Example:
        showExample(1);
        return true;
    case StageCommand::Section:
    case StageCommand::SectionBefore:
        if (!m_hall.showSection(command == StageCommand::Section ? 1 : -1))
            showNotice(Words::phrase("There is no other section; S shows the tour."));
        return true;
    case StageCommand::NewGame:
        playAnew();
        return true;
    default:
        return false;
    }
}

void Projection::run(StageCommand command, int number)
{
    if (!isRunning() || !m_page)
        return;
    showNotice({});
    m_leave.arePlayersTold = false;
    if (uncover(command) || changePicture(command) || runInHall(command))
        return;
    const bool isOfSteps = command == StageCommand::First || command == StageCommand::Last;
    if ((isOfSteps || repeats(command)) && !m_keys->isVisible())
        endDrawing();
    if (isOfSteps && holdsFront(command))
        return;
    switch (command) {
    case StageCommand::Next:
        return turn(1);
    case StageCommand::Previous:
        return turn(-1);
    case StageCommand::First:
        m_view->board()->showBeginning();
        hideVerdict(); // the class begins anew
        return goTo(0);
    case StageCommand::Last:
        return goTo(m_page->session().stepCount() - 1);
    case StageCommand::Arrangement:
        return rearrange();
    case StageCommand::Draw:
        return draw(*m_page);
    case StageCommand::Hint:
        return giveHint(false);
    case StageCommand::Rest:
        m_view->board()->showRest();
        return m_overlay->refresh();
    case StageCommand::Position:
        askForPosition({});
        return;
    case StageCommand::Lesson:
        emit lessonWanted(number);
        return;
    case StageCommand::Theme:
        return setDark(!m_kept.isDark);
    case StageCommand::SecondLanguage:
        emit secondLanguageWanted(false);
        return;
    case StageCommand::Keys:
        return showKeys();
    case StageCommand::Help:
        // The class is not to have its picture covered by a guide; a list of keys is short.
        if (!m_presenter)
            return run(StageCommand::Keys);
        emit guideWanted();
        return;
    case StageCommand::Back:
        return back();
    case StageCommand::End:
        return stop();
    default:
        return; // of the picture
    }
}

// First those of a board that is drawn on; then more of them, and in the end none.
void Projection::showKeys()
{
    const widgets::BoardWidget& board = *drawnBoard();
    if (!m_keys->isVisible())
        m_keys->setFirst(board.isEditing() ? board.keys() : std::vector<widgets::BoardKey>());
    m_keys->turn();
}

// What Shift makes another command of; says whether it does.
bool Projection::runWithShift(StageCommand command)
{
    if (uncover(command))
        return true;
    switch (command) {
    case StageCommand::Clock:
        m_hall.stopClock();
        return true;
    case StageCommand::Example:
        showExample(-1);
        return true;
    case StageCommand::Tour:
        putInFront(teaching::Hall::Front::Tour, true);
        return true;
    case StageCommand::Table:
        putInFront(teaching::Hall::Front::Table, true);
        return true;
    case StageCommand::Verdict:
        showReason();
        return true;
    case StageCommand::NewGame:
        choosePlayers();
        return true;
    case StageCommand::Hint:
        giveHint(true);
        return true;
    case StageCommand::SecondLanguage:
        emit secondLanguageWanted(true);
        return true;
    default:
        return false;
    }
}

QWidget& Projection::ownWindow() const
{
    return m_presenter ? static_cast<QWidget&>(*m_presenter) : *m_stage;
}

bool Projection::isOurs(const QWidget* widget) const
{
    const QWidget* window = widget->window();
    return window == m_stage.get() || window == &m_lecturer || window == m_presenter.get();
}

// The line in which a position is being typed; null for none.
widgets::PositionLine* Projection::openLine() const
{
    for (const QWidget* window :
         {static_cast<const QWidget*>(&ownWindow()), static_cast<const QWidget*>(&m_lecturer)}) {
        if (auto* line = window->findChild<widgets::PositionLine*>(); line && line->isVisible())
            return line;
    }
    return nullptr;
}

// In the window of the lesson, letters answer what is asked there; before a blank screen there is nothing to
// raise a hand for, and B gives the picture back.
bool Projection::countsHands(const QWidget* widget, const QKeyEvent& key) const
{
    const auto letter = widgets::letterOf(key);
    return letter && widget->window() != &m_lecturer && m_hall.hasLetter(*letter)
        && m_overlay->blank() == StageOverlay::Blank::None;
}

// Whether a question is open whose answers have letters, for which hands are counted.
bool Projection::isLettered() const
{
    return m_hall.isOpen() && (m_hall.hasLetter(u'A') || m_hall.hasLetter(u'P'));
}

// What the class sees, and where that comes from.
struct Projection::Seen {
    widgets::StageScene scene;
    std::optional<Left> left;
    bool isDark;
    bool isOfTwo; // languages
    StageOverlay::Blank blank;
    StageOverlay::Tool tool;
    QList<StageOverlay::Stroke> strokes;
    bool isFrozen, isZoomed, hasSpotlight, hasDot;
    teaching::Hall::Front front;
    std::optional<teaching::Asking> asking;
    std::vector<int> hands;
    std::optional<int> seconds;
    teaching::History history;
    int section, arrangement, step, page;
    teaching::TablePlace table;
};

Projection::Seen Projection::seen() const
{
    const Session& session = m_page->session();
    return {m_scene,
            m_leave.left,
            m_kept.isDark,
            session.secondVoice().has_value(),
            m_overlay->blank(),
            m_overlay->tool(),
            m_overlay->strokes(),
            m_overlay->isFrozen(),
            m_overlay->isZoomed(),
            m_overlay->hasSpotlight(),
            m_overlay->hasDot(),
            m_hall.front(),
            session.asking(),
            m_hall.ballot().hands,
            m_hall.seconds(),
            session.history(),
            session.section(),
            session.arrangement(),
            session.step(),
            m_view->page(),
            session.table()};
}

void Projection::bringBack(const Seen& seen)
{
    Session& session = m_page->session();
    m_overlay->setBlank(seen.blank);
    m_overlay->setTool(seen.tool);
    m_overlay->setSpotlight(seen.hasSpotlight);
    m_overlay->setDot(seen.hasDot);
    setDark(seen.isDark);
    if (session.secondVoice().has_value() != seen.isOfTwo)
        emit secondLanguageWanted(false);
    session.setArrangement(seen.arrangement);
    if (m_hall.front() != seen.front)
        toggle(seen.front);
    session.setTable(seen.table);
    session.setSection(seen.section);
    session.goBackTo(seen.history, seen.asking);
    bringBackHands(seen);
    session.setStep(seen.step);
    m_scene = seen.scene;
    m_leave.left = seen.left;
    refresh();
    m_view->setPage(seen.page);
    m_overlay->setStrokes(seen.strokes);
    if (m_overlay->isZoomed() != seen.isZoomed)
        m_overlay->setZoomed(seen.isZoomed);
    if (m_overlay->isFrozen() != seen.isFrozen)
        m_overlay->setFrozen(seen.isFrozen);
    m_overlay->refresh();
    refreshState();
}

// Of the question that is open, and its clock.
void Projection::bringBackHands(const Seen& seen)
{
    if (!m_hall.isOpen())
        return;
    for (std::size_t i = 0; i < seen.hands.size() && i < m_hall.ballot().hands.size(); ++i) {
        if (const int missing = seen.hands[i] - m_hall.ballot().hands[i])
            m_hall.raise(QChar(static_cast<char16_t>(u'A' + i)), missing);
    }
    if (!seen.seconds && m_hall.seconds())
        m_hall.stopClock();
    else if (seen.seconds)
        m_hall.addTime(*seen.seconds - m_hall.seconds().value_or(0));
}

// What takes back what a key is about to do that may begin the name of a game.
std::function<void()> Projection::takingBack(const QWidget& widget, const QKeyEvent& key)
{
    const auto letter = widgets::letterOf(key);
    if (countsHands(&widget, key))
        return [this, letter] { m_hall.raise(*letter, -1); };
    // Of the pages of the tour each is gone back to by the way that has led on.
    const bool isInTour = m_hall.front() == teaching::Hall::Front::Tour && !m_hall.isOpen();
    if (isInTour && widgets::stageCommand(key) == StageCommand::Next)
        return [this] { run(StageCommand::Previous); };
    return [this, before = seen()] { bringBack(before); };
}

// What the class calls out of what the table asks: behind a blank screen it sees no table.
bool Projection::answerTable(const QWidget* widget, QEvent* event)
{
    const auto& key = *static_cast<QKeyEvent*>(event);
    const auto letter = widgets::letterOf(key);
    const bool isSign = widgets::isDigit(key) || key.key() == Qt::Key_Backspace;
    const QChar sign = letter ? *letter : isSign && !key.text().isEmpty() ? key.text().front() : QChar();
    const bool isOther = (sign == u'P' || sign == u'N') && m_hall.asksForNumber();
    if (widget->window() == &m_lecturer || m_overlay->blank() != StageOverlay::Blank::None
        || !(isOther || m_hall.isAskedInTable(sign)))
        return false;
    event->accept();
    if (event->type() != QEvent::KeyPress || key.isAutoRepeat())
        return true;
    if (isOther) {
        showNotice(Words::phrase("The table asks for a number here: type its digits."));
        return true;
    }
    showNotice({});
    m_scene.wrong = {};
    if (const auto wrong = m_hall.callOut(sign)) {
        //: %1 is an answer that is wrong: P, N or a number
        const auto alone = Words::phrase("✗ Not %1.");
        //: %1 is a number that is wrong, %2 a sentence that says why
        const auto withReason = Words::phrase("✗ Not %1. %2");
        m_scene.wrong = wrong->why.isEmpty() ? alone(wrong->said)
                                             : withReason(wrong->said, teaching::Clauses{{wrong->why}});
        refresh();
        if (m_presenter)
            showNotice(m_scene.wrong);
    }
    return true;
}

// The press comes twice: first as a question whether it is a shortcut, which it must not become.
bool Projection::handleKey(QWidget* widget, QEvent* event)
{
    auto* key = static_cast<QKeyEvent*>(event);
    if (!isOurs(widget) || isTyping(*widget))
        return false;
    if (auto* line = widget->window() == &m_lecturer ? nullptr : openLine(); line && line->isFor(*key)) {
        event->accept();
        if (event->type() == QEvent::KeyPress)
            line->type(*key);
        return true;
    }
    const bool isOfList = key->key() == Qt::Key_Question || m_keys->isVisible();
    if (isDrawing() && !isOfRemote(*key) && !isOfList)
        return false;
    if (answerTable(widget, event))
        return true;
    if (widgets::beginsPosition(*key) && widget->window() != &m_lecturer) {
        event->accept();
        if (event->type() == QEvent::KeyPress && !key->isAutoRepeat())
            askForPosition(key->text());
        return true;
    }
    const auto letter = widgets::letterOf(*key);
    const bool isFirst = event->type() == QEvent::KeyPress && !key->isAutoRepeat();
    // An answer in the table has been sent off by its last digit: who does that once more reads what is
    // wrong.
    const bool isEnter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    const bool isSentOff = isEnter && !m_scene.wrong.isEmpty();
    if (isFirst && key->key() != Qt::Key_Escape && !isSentOff)
        endNotice();
    const bool isLess = key->modifiers().testFlag(Qt::ShiftModifier);
    if (countsHands(widget, *key)) {
        event->accept();
        if (isFirst)
            m_hall.raise(*letter, isLess ? -1 : 1);
        return true;
    }
    const bool isSeen = m_overlay->blank() == StageOverlay::Blank::None;
    if (letter && widget->window() != &m_lecturer && isSeen && m_hall.isLate(*letter)) {
        event->accept();
        return true;
    }
    if (letter && widget->window() == &m_lecturer && m_hall.isOpen())
        return false;
    // As everywhere Enter says that all have been counted.
    const bool isCounted = isEnter && isSeen && isLettered() && widget->window() != &m_lecturer;
    const auto command = isCounted ? std::optional(StageCommand::Verdict) : widgets::stageCommand(*key);
    if (!command)
        return false;
    // The window has the same keys: it opens the chapter that fits, and shows its own hints.
    const bool isOfWindow = command == StageCommand::Help || command == StageCommand::Hint;
    if (isOfWindow && widget->window() == &m_lecturer)
        return false;
    event->accept();
    if (isLess && isFirst && runWithShift(*command))
        return true;
    if (event->type() == QEvent::KeyPress && (!key->isAutoRepeat() || repeats(*command)))
        run(*command, key->key() - Qt::Key_1);
    return true;
}

bool Projection::eventFilter(QObject* watched, QEvent* event)
{
    if (!watched->isWidgetType() || !isRunning())
        return QObject::eventFilter(watched, event);
    auto* widget = static_cast<QWidget*>(watched);
    switch (event->type()) {
    case QEvent::ShortcutOverride:
    case QEvent::KeyPress:
        if (handleKey(widget, event))
            return true;
        break;
    case QEvent::MouseMove:
        if (widget->window() == m_stage.get())
            m_overlay->setPointer(
                m_overlay->mapFromGlobal(static_cast<QMouseEvent*>(event)->globalPosition()));
        break;
    case QEvent::LanguageChange:
        if (widget == m_stage.get()) {
            nameStage();
            sayAgain();
        }
        break;
    case QEvent::Close:
        if (widget == m_stage.get() || widget == m_presenter.get() || widget == &m_lecturer)
            stop();
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace laststone::app
