// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/page/discovery.h"

#include "teaching/progress.h"
#include "ui_lesson_page.h"

#include <QMenu>
#include <QTabBar>

namespace laststone::widgets {

using teaching::Session;

Discovery::Discovery(Ui::LessonPage& ui, const Lesson& lesson, Session& session, QObject* parent)
    : QObject(parent), m_ui(ui), m_lesson(lesson), m_session(session)
{
    const auto say = [this](bool all) {
        // The game as it is known, unless one is being played.
        if (m_session.match().plies().empty())
            m_session.beginWith(m_lesson.first);
        emit known(all);
        leave();
    };
    connect(m_ui.knowThisAction, &QAction::triggered, this, [say] { say(false); });
    connect(m_ui.knowAllAction, &QAction::triggered, this, [say] { say(true); });
    connect(&session, &Session::changed, this, [this](Session::Changes what) {
        if (what & Session::Change::Discovery)
            apply();
    });
    if (auto* progress = session.progress())
        connect(progress, &teaching::Progress::changed, this, &Discovery::checkProgress);
}

void Discovery::begin()
{
    if (!m_lesson.firstGame.empty())
        m_session.beginWith({m_lesson.first.game, theory::Play::Normal, m_lesson.firstGame});
    auto* menu = new QMenu(m_ui.knownButton);
    menu->addActions({m_ui.knowThisAction, m_ui.knowAllAction});
    m_ui.knownButton->setMenu(menu);
    m_session.setDiscovering(true);
}

void Discovery::leave()
{
    m_session.setDiscovering(false);
}

// When the first game has been played and the first question answered.
void Discovery::checkProgress()
{
    if (!m_session.isDiscovering() || m_session.progress()->isNew(m_lesson.id()))
        return;
    leave();
    emit completed();
}

void Discovery::apply()
{
    const bool isOn = m_session.isDiscovering();
    QTabWidget& tabs = *m_ui.sideTabs;
    for (int i = 0; i < tabs.count(); ++i) {
        if (tabs.widget(i) != m_ui.tourPanel)
            tabs.setTabVisible(i, !isOn);
    }
    if (isOn) {
        tabs.setCurrentWidget(m_ui.tourPanel);
        for (QWidget* part : std::initializer_list<QWidget*>{m_ui.positionEdit, m_ui.setButton,
                                                             m_ui.randomButton, m_ui.hintButton, m_ui.kindBar,
                                                             m_ui.verdict, m_ui.playersBar, m_ui.takeBar}) {
            // One that has not been shown yet counts as hidden as well.
            if (part->isHidden() && part->testAttribute(Qt::WA_WState_ExplicitShowHide))
                continue;
            part->hide();
            m_hidden.push_back(part);
        }
    } else {
        for (QWidget* part : m_hidden)
            part->show();
        m_hidden.clear();
    }
    m_ui.discoveryLabel->setVisible(isOn);
    m_ui.knownButton->setVisible(isOn);
    // What gives the answer, or changes what is played.
    for (QAction* action : {m_ui.hintAction, m_ui.verdictAction, m_ui.typePositionAction,
                            m_ui.randomEasyAction, m_ui.randomMediumAction, m_ui.randomHardAction})
        action->setEnabled(!isOn);
}

} // namespace laststone::widgets
