// SPDX-License-Identifier: GPL-3.0-or-later
// The actions of a lesson page, its menus, and all its words.
#include "ui_lesson_page.h"
#include "widgets/access/announce.h"
#include "widgets/access/key_tips.h"
#include "widgets/board/board_widget.h"
#include "widgets/chart/chart_panel.h"
#include "widgets/export/page_exporter.h"
#include "widgets/look/icons.h"
#include "widgets/page/lesson_page.h"
#include "widgets/steps/step_panel.h"
#include "widgets/table/lesson_table.h"

#include <QAction>
#include <QActionGroup>
#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>

namespace laststone::widgets {

using teaching::Difficulty;
using teaching::Opponent;

void LessonPage::makeActions()
{
    const auto action = [this](const QKeySequence& shortcut, auto slot) {
        auto* made = new QAction(this);
        made->setShortcut(shortcut);
        connect(made, &QAction::triggered, this, slot);
        return made;
    };
    const auto option = [this](bool PageOptions::*value, auto slot) {
        auto* made = new QAction(this);
        made->setCheckable(true);
        connect(made, &QAction::toggled, this, [this, value, slot](bool on) {
            m_options.*value = on;
            slot();
            emit optionsChanged();
        });
        return made;
    };
    m_newGame = action(Qt::CTRL | Qt::Key_N, &LessonPage::newGame);
    m_undo = action(QKeySequence::Undo, &LessonPage::undo);
    m_redo = action(QKeySequence::Redo, &LessonPage::redo);
    m_redo->setShortcuts(
        {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
    m_hint = action(Qt::CTRL | Qt::Key_H, &LessonPage::hint);
    m_randoms[0] = action(Qt::CTRL | Qt::SHIFT | Qt::Key_R, [this] { randomPosition(Difficulty::Easy); });
    m_randoms[1] = action(Qt::CTRL | Qt::Key_R, [this] { randomPosition(Difficulty::Medium); });
    m_randoms[2] = action({}, [this] { randomPosition(Difficulty::Hard); });
    m_copyPosition = action({}, [this] {
        QGuiApplication::clipboard()->setText(teaching::notation(match().position()));
        emit message(tr("The position has been copied."));
    });
    m_copyBoard = action({}, [this] {
        QGuiApplication::clipboard()->setPixmap(m_board->grab());
        emit message(tr("The board has been copied as a picture."));
    });
    m_exporter = new PageExporter(*this);
    m_copyMenu = m_exporter->makeCopyMenu(m_copyPosition, m_copyBoard);
    connect(m_exporter, &PageExporter::message, this, &LessonPage::message);
    m_focusPosition = action(Qt::CTRL | Qt::Key_L, [this] {
        m_ui->positionEdit->setFocus(Qt::ShortcutFocusReason);
        m_ui->positionEdit->selectAll();
    });
    m_focusBoard = action(Qt::CTRL | Qt::Key_B, [this] { m_board->setFocus(Qt::ShortcutFocusReason); });
    m_coach = option(&PageOptions::coach, [this] { refreshCoach(); });
    m_verdict = option(&PageOptions::verdict, [this] {
        refreshVerdict();
        if (isVisible()) // else it follows another page
            announce(*this, m_ui->verdict->text());
    });
    m_verdict->setShortcut(Qt::CTRL | Qt::Key_D);
    m_animation = option(&PageOptions::animation, [this] { m_board->setAnimated(m_options.animation); });

    m_arrangements = new QActionGroup(this);
    const auto arrangements = m_board->arrangements();
    for (int i = 0; i < static_cast<int>(arrangements.size()); ++i) {
        QAction* arrangement = m_arrangements->addAction(QString());
        arrangement->setCheckable(true);
        connect(arrangement, &QAction::triggered, this, [this, i] {
            m_options.arrangements[m_lesson.id()] = i;
            m_board->setArrangement(i);
            emit optionsChanged();
        });
    }
    // One key goes through them all.
    m_nextArrangement = action(Qt::Key_V, [this] {
        const auto all = m_arrangements->actions();
        if (!all.isEmpty())
            all[(all.indexOf(m_arrangements->checkedAction()) + 1) % all.size()]->trigger();
    });
    auto* arrangementMenu = new QMenu(this);
    arrangementMenu->addActions(m_arrangements->actions());
    arrangementMenu->addSeparator();
    arrangementMenu->addAction(m_nextArrangement);
    m_ui->arrangementButton->setMenu(arrangementMenu);
    m_ui->arrangementButton->setPopupMode(QToolButton::InstantPopup);

    auto* randomMenu = new QMenu(this);
    for (QAction* random : m_randoms)
        randomMenu->addAction(random);
    m_ui->randomButton->setMenu(randomMenu);
    m_ui->randomButton->setPopupMode(QToolButton::InstantPopup);
    m_ui->undoButton->setDefaultAction(m_undo);
    m_ui->redoButton->setDefaultAction(m_redo);
    m_ui->hintButton->setDefaultAction(m_hint);
    m_ui->newGameButton->setDefaultAction(m_newGame);
}

void LessonPage::fillFileMenu(QMenu& menu) const
{
    menu.addAction(m_focusPosition);
    menu.addSeparator();
    menu.addAction(m_exporter->exportAction());
    menu.addAction(m_ui->chartPanel->saveAction());
    menu.addMenu(m_copyMenu);
}

void LessonPage::fillGameMenu(QMenu& menu) const
{
    menu.addAction(m_newGame);
    for (QAction* random : m_randoms)
        menu.addAction(random);
    menu.addSeparator();
    menu.addAction(m_undo);
    menu.addAction(m_redo);
    menu.addAction(m_hint);
    menu.addSeparator();
    menu.addAction(m_coach);
    menu.addAction(m_verdict);
    menu.addAction(m_focusBoard);
}

void LessonPage::fillViewMenu(QMenu& menu) const
{
    menu.addAction(m_ui->stepPanel->previousAction());
    menu.addAction(m_ui->stepPanel->nextAction());
    menu.addAction(m_ui->stepPanel->playAction());
    menu.addSeparator();
    if (m_arrangements->actions().size() > 1) {
        menu.addActions(m_arrangements->actions());
        menu.addAction(m_nextArrangement);
        menu.addSeparator();
    }
    menu.addMenu(m_panelMenu);
    menu.addAction(m_animation);
    menu.addAction(m_ui->chartPanel->resetAction());
}

void LessonPage::retranslateActions()
{
    m_newGame->setText(tr("New game"));
    m_randoms[0]->setText(tr("Random position, easy"));
    m_randoms[1]->setText(tr("Random position, medium"));
    m_randoms[2]->setText(tr("Random position, hard"));
    m_undo->setText(tr("Undo"));
    m_redo->setText(tr("Redo"));
    m_hint->setText(tr("Hint"));
    m_coach->setText(tr("Coach judges every move"));
    m_verdict->setText(tr("Show the verdict"));
    m_animation->setText(tr("Animate moves"));
    m_exporter->retranslate();
    m_copyPosition->setText(tr("Copy position"));
    m_copyBoard->setText(tr("Copy board as a picture"));
    m_focusPosition->setText(tr("Type a position"));
    m_focusBoard->setText(tr("Go to the board"));
    m_nextArrangement->setText(tr("Next arrangement"));

    retranslateWhatsThis();

    const Theme& theme = Theme::of(palette());
    // An action that can be checked shows its check mark instead.
    const std::pair<QAction*, QString> icons[] = {
        {m_newGame, QStringLiteral("new-game")},  {m_undo, QStringLiteral("undo")},
        {m_redo, QStringLiteral("redo")},         {m_hint, QStringLiteral("hint")},
        {m_randoms[0], QStringLiteral("random")}, {m_randoms[1], QStringLiteral("random")},
        {m_randoms[2], QStringLiteral("random")}, {m_copyPosition, QStringLiteral("copy")},
        {m_copyBoard, QStringLiteral("picture")}, {m_focusPosition, QStringLiteral("text-field")},
        {m_focusBoard, QStringLiteral("board")},  {m_nextArrangement, QStringLiteral("columns")}};
    for (const auto& [action, name] : icons)
        action->setIcon(themedIcon(name, theme));
    m_ui->randomButton->setIcon(themedIcon(QStringLiteral("random"), theme));
    m_ui->arrangementButton->setIcon(themedIcon(QStringLiteral("columns"), theme));
}

void LessonPage::retranslateWhatsThis()
{
    m_newGame->setWhatsThis(tr("Begins again with the position in which this game began."));
    for (QAction* random : m_randoms)
        random->setWhatsThis(m_ui->randomButton->whatsThis());
    m_undo->setWhatsThis(tr("Takes moves back, until it is your turn again."));
    m_redo->setWhatsThis(tr("Makes the moves again that were taken back."));
    m_hint->setWhatsThis(
        tr("Shows a winning move on the board without making it; where there is none, the move that "
           "is hardest to answer."));
    m_board->setWhatsThis(
        tr("The position. A click or a drag chooses a move and makes it; with the keyboard, the "
           "arrow keys choose and Enter makes the move. P is marked by a filled disc, N by a "
           "hollow ring, and winning moves are green."));
}

void LessonPage::retranslate()
{
    const QString typed = m_ui->positionEdit->text();
    m_ui->retranslateUi(this);
    m_ui->positionEdit->setText(typed);
    retranslateActions();
    retranslatePanels();
    const auto voice = teaching::Voice::installed();
    m_ui->positionEdit->setPlaceholderText(teaching::shortNotation(m_lesson.first));
    //: %1 is an example of a position
    const QString example =
        tr("The sizes of the heaps, such as “%1”").arg(teaching::shortNotation(m_lesson.first));
    m_ui->positionEdit->setToolTip(tipWithKey(example, m_focusPosition->shortcut()));
    m_ui->randomButton->setText(tr("Random"));
    m_ui->randomButton->setToolTip(tr("Set up a random position"));
    m_ui->arrangementButton->setText(tr("Arrangement"));
    m_ui->arrangementButton->setToolTip(
        tipWithKey(tr("How the stones are arranged"), m_nextArrangement->shortcut()));

    const auto arrangements = m_board->arrangements();
    for (std::size_t i = 0; i < arrangements.size(); ++i)
        m_arrangements->actions()[static_cast<qsizetype>(i)]->setText(voice.say(arrangements[i]));

    const QString opponents[] = {tr("Two people"),    tr("Random"),         tr("Greedy"),
                                 tr("Knows the end"), tr("Errs sometimes"), tr("Perfect")};
    const QString explanations[] = {
        tr("Two people at one board"),
        tr("Makes any move"),
        tr("Takes as much as it can"),
        tr("Knows the lost positions of up to eight stones, before that makes any move"),
        tr("Plays perfectly, but errs in one move of four"),
        tr("Wins whenever it can, else makes the move that is hardest to answer")};
    for (int i = 0; i < m_ui->opponentBox->count(); ++i) {
        m_ui->opponentBox->setItemText(i, opponents[i]);
        m_ui->opponentBox->setItemData(i, explanations[i], Qt::ToolTipRole);
    }
    const QString sides[] = {tr("You"), tr("Opponent")};
    for (int i = 0; i < m_ui->firstBox->count(); ++i)
        m_ui->firstBox->setItemText(i, sides[i]);
    const QString plays[] = {tr("Normal"), tr("Misère")};
    const QString rules[] = {tr("Who takes the last stone wins"), tr("Who takes the last stone loses")};
    for (int i = 0; i < m_ui->playBox->count(); ++i) {
        m_ui->playBox->setItemText(i, plays[i]);
        m_ui->playBox->setItemData(i, rules[i], Qt::ToolTipRole);
    }
    m_ui->opponentBox->setAccessibleName(m_ui->opponentLabel->text());
    m_ui->firstBox->setAccessibleName(m_ui->firstLabel->text());
    m_ui->playBox->setAccessibleName(m_ui->playLabel->text());
    sayNames({m_ui->opponentBox, m_ui->firstBox, m_ui->playBox});
    if (m_lesson.ruleNumber) {
        m_ui->ruleLabel->setText(voice.say(m_lesson.ruleNumber->label));
        m_ui->ruleBox->setAccessibleName(m_ui->ruleLabel->text());
    }
    if (m_table)
        m_ui->sideTabs->setTabText(m_ui->sideTabs->indexOf(m_table), tr("Table"));
    refreshRelated();
    if (m_error)
        m_ui->positionError->setText(voice.say(teaching::describe(*m_error)));
    refreshCoach();
    fitButtons();
}

} // namespace laststone::widgets
