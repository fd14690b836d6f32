// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/page/page_actions.h"

#include "ui_lesson_page.h"
#include "widgets/access/key_tips.h"
#include "widgets/board/board_widget.h"
#include "widgets/chart/chart_panel.h"
#include "widgets/export/page_exporter.h"
#include "widgets/look/icons.h"
#include "widgets/steps/step_panel.h"

#include <QAction>
#include <QActionGroup>
#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>

#include <algorithm>

namespace laststone::widgets {

using teaching::Difficulty;
using teaching::Options;
using teaching::Session;
using Change = Session::Change;

namespace {

struct Words {
    const char* text;
    const char* icon = nullptr; // none for an action that shows its check mark instead
    const char* whatsThis = nullptr;
};

// By PageActions::Id.
constexpr Words kWords[] = {
    {QT_TRANSLATE_NOOP("laststone::widgets::PageActions", "New game"), "new-game",
     QT_TRANSLATE_NOOP("laststone::widgets::PageActions",
                       "Begins again with the position in which this game began.")},
    {QT_TRANSLATE_NOOP("laststone::widgets::PageActions", "Random position, easy"), "random"},
    {QT_TRANSLATE_NOOP("laststone::widgets::PageActions", "Random position, medium"), "random"},
    {QT_TRANSLATE_NOOP("laststone::widgets::PageActions", "Random position, hard"), "random"},
    {QT_TRANSLATE_NOOP("laststone::widgets::PageActions", "Undo"), "undo",
     QT_TRANSLATE_NOOP("laststone::widgets::PageActions", "Takes moves back, until it is your turn again.")},
    {QT_TRANSLATE_NOOP("laststone::widgets::PageActions", "Redo"), "redo",
     QT_TRANSLATE_NOOP("laststone::widgets::PageActions", "Makes the moves again that were taken back.")},
    {QT_TRANSLATE_NOOP("laststone::widgets::PageActions", "Hint"), "hint",
     QT_TRANSLATE_NOOP("laststone::widgets::PageActions",
                       "Shows a winning move on the board without making it; where there is none, the move "
                       "that is hardest to answer.")},
    {QT_TRANSLATE_NOOP("laststone::widgets::PageActions", "Coach judges every move")},
    {QT_TRANSLATE_NOOP("laststone::widgets::PageActions", "Show the verdict")},
    {QT_TRANSLATE_NOOP("laststone::widgets::PageActions", "Copy position"), "copy"},
    {QT_TRANSLATE_NOOP("laststone::widgets::PageActions", "Copy board as a picture"), "picture"},
    {QT_TRANSLATE_NOOP("laststone::widgets::PageActions", "Type a position"), "text-field"},
    {QT_TRANSLATE_NOOP("laststone::widgets::PageActions", "Go to the board"), "board"},
    {QT_TRANSLATE_NOOP("laststone::widgets::PageActions", "Next arrangement"), "columns"},
    {QT_TRANSLATE_NOOP("laststone::widgets::PageActions", "Animate moves")},
    {QT_TRANSLATE_NOOP("laststone::widgets::PageActions", "Lesson, explanation and exercise")},
    {QT_TRANSLATE_NOOP("laststone::widgets::PageActions", "Chart")},
    {QT_TRANSLATE_NOOP("laststone::widgets::PageActions", "List of moves")},
};
static_assert(std::size(kWords) == PageActions::kCount);

} // namespace

PageActions::PageActions(QWidget& page, Ui::LessonPage& ui, BoardWidget& board, Session& session)
    : QObject(&page)
    , m_page(page)
    , m_ui(ui)
    , m_board(board)
    , m_session(session)
    , m_arrangements(new QActionGroup(this))
    , m_panelMenu(new QMenu(&page))
{
    makeGameActions();
    makeBoardActions();
    makeArrangements();
    makeOption(SidePanel, Qt::Key_F7, &Options::sidePanel);
    makeOption(ChartPanel, Qt::Key_F8, &Options::chartPanel);
    makeOption(MovesPanel, Qt::Key_F9, &Options::movesPanel);
    for (const Id id : {SidePanel, ChartPanel, MovesPanel})
        m_panelMenu->addAction(m_actions[id]);
    giveToButtons();
    follow(Session::kEverything);
    connect(&session, &Session::changed, this, &PageActions::follow);
}

void PageActions::make(Id id, const QKeySequence& key, const std::function<void()>& act)
{
    m_actions[id] = new QAction(&m_page);
    m_actions[id]->setShortcut(key);
    connect(m_actions[id], &QAction::triggered, this, act);
}

void PageActions::makeOption(Id id, const QKeySequence& key, bool Options::*option)
{
    m_actions[id] = new QAction(&m_page);
    m_actions[id]->setShortcut(key);
    m_actions[id]->setCheckable(true);
    connect(m_actions[id], &QAction::toggled, this,
            [this, option](bool on) { m_session.setOption(option, on); });
}

void PageActions::makeGameActions()
{
    make(NewGame, Qt::CTRL | Qt::Key_N, [this] { m_session.newGame(); });
    make(RandomEasy, Qt::CTRL | Qt::SHIFT | Qt::Key_R,
         [this] { m_session.randomPosition(Difficulty::Easy); });
    make(RandomMedium, Qt::CTRL | Qt::Key_R, [this] { m_session.randomPosition(Difficulty::Medium); });
    make(RandomHard, {}, [this] { m_session.randomPosition(Difficulty::Hard); });
    make(Undo, QKeySequence::Undo, [this] { m_session.undo(); });
    make(Redo, {}, [this] { m_session.redo(); });
    m_actions[Redo]->setShortcuts(
        {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
    make(Hint, Qt::CTRL | Qt::Key_H, [this] { m_session.hint(); });
    makeOption(Coach, {}, &Options::coach);
    makeOption(Verdict, Qt::CTRL | Qt::Key_D, &Options::verdict);
    makeOption(Animation, {}, &Options::animation);
}

void PageActions::makeBoardActions()
{
    make(CopyPosition, {}, [this] {
        QGuiApplication::clipboard()->setText(teaching::notation(m_session.position()));
        emit message(tr("The position has been copied."));
    });
    make(CopyBoard, {}, [this] {
        QGuiApplication::clipboard()->setPixmap(m_board.grab());
        emit message(tr("The board has been copied as a picture."));
    });
    make(FocusPosition, Qt::CTRL | Qt::Key_L, [this] {
        m_ui.positionEdit->setFocus(Qt::ShortcutFocusReason);
        m_ui.positionEdit->selectAll();
    });
    make(FocusBoard, Qt::CTRL | Qt::Key_B, [this] { m_board.setFocus(Qt::ShortcutFocusReason); });
}

void PageActions::makeArrangements()
{
    const int count = static_cast<int>(m_board.arrangements().size());
    for (int i = 0; i < count; ++i) {
        QAction* arrangement = m_arrangements->addAction(QString());
        arrangement->setCheckable(true);
        connect(arrangement, &QAction::triggered, this, [this, i] { m_session.setArrangement(i); });
    }
    // One key goes through them all.
    make(NextArrangement, Qt::Key_V, [this] {
        const auto all = m_arrangements->actions();
        if (!all.isEmpty())
            all[(all.indexOf(m_arrangements->checkedAction()) + 1) % all.size()]->trigger();
    });
    if (count < 2)
        m_ui.arrangementButton->hide();
}

void PageActions::giveToButtons()
{
    auto* arrangements = new QMenu(&m_page);
    arrangements->addActions(m_arrangements->actions());
    arrangements->addSeparator();
    arrangements->addAction(m_actions[NextArrangement]);
    m_ui.arrangementButton->setMenu(arrangements);
    m_ui.arrangementButton->setPopupMode(QToolButton::InstantPopup);

    auto* random = new QMenu(&m_page);
    random->addActions({m_actions[RandomEasy], m_actions[RandomMedium], m_actions[RandomHard]});
    m_ui.randomButton->setMenu(random);
    m_ui.randomButton->setPopupMode(QToolButton::InstantPopup);
    m_ui.undoButton->setDefaultAction(m_actions[Undo]);
    m_ui.redoButton->setDefaultAction(m_actions[Redo]);
    m_ui.hintButton->setDefaultAction(m_actions[Hint]);
    m_ui.newGameButton->setDefaultAction(m_actions[NewGame]);
}

void PageActions::follow(Session::Changes what)
{
    if (what & Change::History) {
        m_actions[Undo]->setEnabled(m_session.history().canUndo());
        m_actions[Redo]->setEnabled(m_session.history().canRedo());
    }
    if (what & Change::Position)
        m_actions[Hint]->setEnabled(!m_session.match().isOver());
    if (what & (Change::Options | Change::Verdict)) {
        const Options& options = m_session.options();
        m_actions[Coach]->setChecked(options.coach);
        m_actions[Verdict]->setChecked(m_session.isVerdictShown());
        m_actions[Animation]->setChecked(options.animation);
        m_actions[SidePanel]->setChecked(options.sidePanel);
        m_actions[ChartPanel]->setChecked(options.chartPanel);
        m_actions[MovesPanel]->setChecked(options.movesPanel);
    }
    const auto arrangements = m_arrangements->actions();
    if (what & Change::Arrangement && !arrangements.isEmpty())
        arrangements[std::min<qsizetype>(m_session.arrangement(), arrangements.size() - 1)]->setChecked(true);
}

void PageActions::fillFileMenu(QMenu& menu, const PageExporter& exporter) const
{
    menu.addAction(m_actions[FocusPosition]);
    menu.addSeparator();
    menu.addAction(exporter.exportAction());
    menu.addAction(m_ui.chartPanel->saveAction());
    menu.addMenu(exporter.copyMenu());
}

void PageActions::fillGameMenu(QMenu& menu) const
{
    menu.addActions(
        {m_actions[NewGame], m_actions[RandomEasy], m_actions[RandomMedium], m_actions[RandomHard]});
    menu.addSeparator();
    menu.addActions({m_actions[Undo], m_actions[Redo], m_actions[Hint]});
    menu.addSeparator();
    menu.addActions({m_actions[Coach], m_actions[Verdict], m_actions[FocusBoard]});
}

void PageActions::fillViewMenu(QMenu& menu) const
{
    const StepPanel& steps = *m_ui.stepPanel;
    menu.addActions({steps.previousAction(), steps.nextAction(), steps.playAction()});
    menu.addSeparator();
    if (m_arrangements->actions().size() > 1) {
        menu.addActions(m_arrangements->actions());
        menu.addAction(m_actions[NextArrangement]);
        menu.addSeparator();
    }
    menu.addMenu(m_panelMenu);
    menu.addAction(m_actions[Animation]);
    menu.addAction(m_ui.chartPanel->resetAction());
}

void PageActions::retranslate()
{
    const Theme& theme = Theme::of(m_page.palette());
    for (std::size_t id = 0; id < kCount; ++id) {
        const Words& words = kWords[id];
        m_actions[id]->setText(tr(words.text));
        if (words.icon)
            m_actions[id]->setIcon(themedIcon(QLatin1String(words.icon), theme));
        if (words.whatsThis)
            m_actions[id]->setWhatsThis(tr(words.whatsThis));
    }
    for (const Id id : {RandomEasy, RandomMedium, RandomHard})
        m_actions[id]->setWhatsThis(m_ui.randomButton->whatsThis());
    const auto names = m_board.arrangements();
    for (std::size_t i = 0; i < names.size(); ++i)
        m_arrangements->actions()[static_cast<qsizetype>(i)]->setText(
            teaching::Voice::installed().say(names[i]));
    m_panelMenu->setTitle(tr("Panels"));
    m_panelMenu->setIcon(themedIcon(QStringLiteral("panels"), theme));
    m_ui.randomButton->setText(tr("Random"));
    m_ui.randomButton->setToolTip(tr("Set up a random position"));
    m_ui.randomButton->setIcon(themedIcon(QStringLiteral("random"), theme));
    m_ui.arrangementButton->setText(tr("Arrangement"));
    m_ui.arrangementButton->setToolTip(
        tipWithKey(tr("How the stones are arranged"), m_actions[NextArrangement]->shortcut()));
    m_ui.arrangementButton->setIcon(themedIcon(QStringLiteral("columns"), theme));
}

} // namespace laststone::widgets
