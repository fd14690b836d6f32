// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/page/discovery.h"

#include "ui_lesson_page.h"
#include "widgets/access/keyboard.h"
#include "widgets/access/question_keys.h"
#include "widgets/look/house_style.h"

#include <QMenu>
#include <QTabBar>

#include <algorithm>
#include <utility>

namespace laststone::widgets {

using teaching::Session;

constexpr double kLines = 2.1; // that say what opens next

Discovery::Discovery(Ui::LessonPage& ui, const Lesson& lesson, Session& session, QObject* parent)
    : QObject(parent), m_ui(ui), m_lesson(lesson), m_session(session)
{
    const auto say = [this](bool all) {
        // The game as it is known, where nothing has been done yet: what has been stays as it is.
        if (m_session.match().plies().empty() && !m_session.history().canUndo() && !m_session.asking())
            m_session.beginWith(m_lesson.first);
        leave(); // first: nothing has been found
        emit known(all);
    };
    for (QAction* action : knownActions())
        action->setVisible(false);
    connect(m_ui.knowThisAction, &QAction::triggered, this, [say] { say(false); });
    connect(m_ui.knowAllAction, &QAction::triggered, this, [say] { say(true); });
    connect(&session, &Session::changed, this, [this](Session::Changes what) {
        if (what & Session::Change::Discovery)
            apply();
        if (!(what & (Session::Change::Position | Session::Change::Question | Session::Change::Turn)))
            return;
        const auto& asking = m_session.asking();
        if (m_isFound && m_session.isDiscovering() && (!asking || asking->isOpen()))
            open(Stage::Rule); // it is not read any more
        else
            checkProgress();
    });
    connect(m_ui.sideTabs, &QTabWidget::currentChanged, this, [this] {
        if (m_isFound && m_session.isDiscovering())
            open(Stage::Rule);
    });
    connect(m_ui.knownButton, &QToolButton::clicked, this, [this] {
        if (m_isFound && m_session.isDiscovering())
            open(Stage::Rule);
    });
    if (auto* progress = session.progress())
        connect(progress, &teaching::Progress::changed, this, &Discovery::checkProgress);
}

void Discovery::begin()
{
    if (!m_lesson.firstGame.empty())
        m_session.beginWith({m_lesson.first.game, theory::Play::Normal, m_lesson.firstGame});
    auto* menu = new QMenu(m_ui.knownButton);
    menu->addActions(knownActions());
    m_ui.knownButton->setMenu(menu);
    if (m_session.progress())
        m_stage = m_session.progress()->discovered(m_lesson.id());
    m_session.setDiscovering(true);
}

QList<QAction*> Discovery::knownActions() const
{
    return {m_ui.knowThisAction, m_ui.knowAllAction};
}

void Discovery::leave()
{
    m_session.setDiscovering(false);
}

bool Discovery::isPlaying() const
{
    const auto turn = m_session.turn();
    return !m_session.match().plies().empty() && turn != teaching::Turn::Over
        && turn != teaching::Turn::Waiting;
}

// What has been reached opens as soon as no game and no question is in the middle; but what would move the
// board under the pointer only when there is something else on it.
void Discovery::checkProgress()
{
    if (!m_session.isDiscovering() || !m_session.progress())
        return;
    const Stage stage = m_session.progress()->discovered(m_lesson.id());
    const auto& asking = m_session.asking();
    const bool isRead = asking && !asking->isOpen();
    if (stage == Stage::Rule && (isRead || isPlaying()) && !std::exchange(m_isFound, true))
        emit found(words());
    retranslate();
    if (isPlaying())
        return;
    const bool isTabs = stage == Stage::Game && (!asking || !asking->isOpen());
    if (stage != m_stage && (isTabs || !asking))
        open(stage);
    else if (!asking)
        showFields();
}

void Discovery::open(Stage stage)
{
    m_stage = stage;
    if (stage == Stage::Rule)
        leave();
    else
        apply();
    emit opened();
}

void Discovery::show(QWidget* part, bool shown)
{
    if (shown && m_hidden.erase(part) > 0) {
        part->show();
    } else if (!shown && !m_hidden.contains(part)) {
        // One that has not been shown yet counts as hidden as well.
        if (part->isHidden() && part->testAttribute(Qt::WA_WState_ExplicitShowHide))
            return;
        part->hide();
        m_hidden.insert(part);
    }
}

// What opens next, and by what.
void Discovery::retranslate()
{
    if (m_isFound) { // there is nothing more to say, but to go on
        m_ui.knownButton->setText(tr("Take a look"));
        m_ui.knownButton->setMenu(nullptr);
    }
    setMnemonic(*m_ui.knownButton, questionKeys::kKnown);
    m_ui.discoveryLabel->setText(words());
    // Room for either of the two: the board stays where it is when one follows the other.
    setLeastLines(*m_ui.discoveryLabel, kLines);
}

QString Discovery::words() const
{
    if (m_isFound)
        return tr("You have found the rule: all of this page opens when you go on.");
    if (m_stage != Stage::Game)
        return tr("Play a game and answer a question: then more opens.");
    const int right = m_session.progress() ? m_session.progress()->rightAtOnce(m_lesson.id()) : 0;
    return tr("Find the rule: fill the table, or %n more right answer(s) at the first try.", nullptr,
              std::max(1, teaching::Progress::kFound - right));
}

// Of the position, the players and the move.
void Discovery::showFields()
{
    const bool isPlayed = !m_session.isDiscovering() || m_stage == Stage::Game;
    for (QWidget* part : std::initializer_list<QWidget*>{m_ui.randomButton, m_ui.playersBar, m_ui.takeBar})
        show(part, isPlayed);
}

void Discovery::apply()
{
    const bool isOn = m_session.isDiscovering();
    const bool isPlayed = !isOn || m_stage == Stage::Game;
    QTabWidget& tabs = *m_ui.sideTabs;
    const auto isSeen = [&](const QWidget* tab) {
        return tab == m_ui.tourPanel || (tab == m_ui.stepPanel ? !isOn : isPlayed);
    };
    // First: what stands beside a tab that goes would come to the front by itself.
    if (!isSeen(tabs.currentWidget()))
        tabs.setCurrentWidget(m_ui.tourPanel);
    for (int i = 0; i < tabs.count(); ++i)
        tabs.setTabVisible(i, isSeen(tabs.widget(i)));
    // Whoever says that he knows the game gets all at once, whatever stands on the board.
    if (!isOn || !isPlayed || !m_session.asking())
        showFields();
    for (QWidget* part : std::initializer_list<QWidget*>{m_ui.positionEdit, m_ui.setButton, m_ui.hintButton,
                                                         m_ui.kindBar, m_ui.verdict})
        show(part, !isOn);
    m_ui.discoveryLabel->setVisible(isOn);
    retranslate();
    m_ui.knownButton->setVisible(isOn);
    // What gives the answer, or changes what is played.
    m_ui.hintAction->setEnabled(!isOn);
    for (QAction* action : knownActions())
        action->setVisible(isOn);
    for (QAction* action : {m_ui.randomEasyAction, m_ui.randomMediumAction, m_ui.randomHardAction})
        action->setEnabled(isPlayed);
}

} // namespace laststone::widgets
