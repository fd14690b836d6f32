// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/page/page_actions.h"

#include "ui_lesson_page.h"
#include "widgets/access/keyboard.h"
#include "widgets/board/board_widget.h"
#include "widgets/chart/chart_panel.h"
#include "widgets/page/lesson_page.h"
#include "widgets/steps/step_panel.h"

#include <QAction>
#include <QActionGroup>
#include <QClipboard>
#include <QDir>
#include <QGuiApplication>
#include <QMenu>
#include <QMimeData>
#include <QStandardPaths>

#include <algorithm>

namespace laststone::widgets {

using teaching::Difficulty;
using teaching::Options;
using teaching::Session;
using Change = Session::Change;

PageActions::PageActions(LessonPage& page, Ui::LessonPage& ui)
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
    connect(&m_session, &Session::changed, this, &PageActions::follow);
}

void PageActions::connectGame()
{
    m_ui.undoAction->setShortcut(QKeySequence::Undo);
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
    connect(m_ui.typePositionAction, &QAction::triggered, this, [this] {
        m_ui.positionEdit->setFocus(Qt::ShortcutFocusReason);
        m_ui.positionEdit->selectAll();
    });
    connect(m_ui.goToBoardAction, &QAction::triggered, this,
            [this] { m_page.board()->setFocus(Qt::ShortcutFocusReason); });
}

void PageActions::connectOptions()
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
        };
        follow(Session::kEverything);
        connect(&m_session, &Session::changed, action, follow);
        connect(action, &QAction::toggled, this,
                [this, option = option](bool on) { m_session.setOption(option, on); });
    }
}

void PageActions::connectCopies()
{
    const auto copies = [this](const QAction* action, auto copy, const char* said) {
        connect(action, &QAction::triggered, this, [this, copy, said] {
            copy();
            emit m_page.message(tr(said));
        });
    };
    QClipboard* clipboard = QGuiApplication::clipboard();
    copies(
        m_ui.copyPositionAction, [=, this] { clipboard->setText(teaching::notation(m_session.position())); },
        QT_TR_NOOP("The position has been copied."));
    copies(
        m_ui.copyBoardAction, [=, this] { clipboard->setPixmap(m_page.board()->grab()); },
        QT_TR_NOOP("The board has been copied as a picture."));
    copies(
        m_ui.copyExplanationAction,
        [=, this] {
            clipboard->setMimeData(mimeData(m_page.exportSource().picture(ExportPart::Explanation)));
        },
        QT_TR_NOOP("The explanation has been copied as a picture."));
    for (const QAction* action : m_ui.stepPanel->copyActions())
        connect(action, &QAction::triggered, this,
                [this] { emit m_page.message(tr("The explanation has been copied.")); });
    m_copies->addAction(m_ui.copyPositionAction);
    m_copies->addSeparator();
    m_copies->addActions({m_ui.copyBoardAction, m_ui.chartPanel->copyAction(), m_ui.copyExplanationAction});
    m_copies->addSeparator();
    m_copies->addActions(m_ui.stepPanel->copyActions());

    connect(m_ui.exportAction, &QAction::triggered, this, [this] { exportWith(m_choice); });
    connect(m_ui.chartPanel->saveAction(), &QAction::triggered, this, [this] {
        ExportChoice chart = m_choice;
        chart.part = ExportPart::Chart;
        exportWith(chart);
    });
}

void PageActions::makeArrangements()
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

void PageActions::giveToButtons()
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

void PageActions::follow(Session::Changes what)
{
    if (what & Change::History) {
        m_ui.undoAction->setEnabled(m_session.history().canUndo());
        m_ui.redoAction->setEnabled(m_session.history().canRedo());
    }
    if (what & Change::Position)
        m_ui.hintAction->setEnabled(!m_session.match().isOver());
    const auto arrangements = m_arrangements->actions();
    if (what & Change::Arrangement && !arrangements.isEmpty())
        arrangements[std::min<qsizetype>(m_session.arrangement(), arrangements.size() - 1)]->setChecked(true);
}

void PageActions::fillMenus(QMenu& file, QMenu& game, QMenu& view) const
{
    file.addAction(m_ui.typePositionAction);
    file.addSeparator();
    file.addActions({m_ui.exportAction, m_ui.chartPanel->saveAction()});
    file.addMenu(m_copies);

    game.addActions(
        {m_ui.newGameAction, m_ui.randomEasyAction, m_ui.randomMediumAction, m_ui.randomHardAction});
    game.addSeparator();
    game.addActions({m_ui.undoAction, m_ui.redoAction, m_ui.hintAction});
    game.addSeparator();
    game.addActions({m_ui.coachAction, m_ui.verdictAction, m_ui.goToBoardAction});

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

void PageActions::exportWith(const ExportChoice& choice)
{
    ExportDialog dialog(m_page.exportSource(), choice, &m_page);
    const bool written = dialog.exec() == QDialog::Accepted;
    m_choice = dialog.choice();
    if (written) {
        //: %1 is a file name
        emit m_page.message(tr("Written: %1").arg(QDir::toNativeSeparators(dialog.writtenFile())));
    }
}

void PageActions::retranslate()
{
    const auto names = m_page.board()->arrangements();
    for (std::size_t i = 0; i < names.size(); ++i)
        m_arrangements->actions()[static_cast<qsizetype>(i)]->setText(
            teaching::Voice::installed().say(names[i]));
    m_panels->setTitle(tr("Panels"));
    m_copies->setTitle(tr("Copy"));
    m_ui.arrangementButton->setToolTip(
        tipWithKey(tr("How the stones are arranged"), m_ui.nextArrangementAction->shortcut()));
}

} // namespace laststone::widgets
