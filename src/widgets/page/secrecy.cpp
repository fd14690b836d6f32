// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/page/secrecy.h"

#include "ui_lesson_page.h"
#include "widgets/table/lesson_table.h"

#include <utility>

namespace laststone::widgets {

using teaching::Session;

Secrecy::Secrecy(Ui::LessonPage& ui, Session& session, QObject* parent)
    : QObject(parent), m_ui(ui), m_session(session)
{
    connect(&session, &Session::changed, this, [this](Session::Changes what) {
        if (what & Session::Change::Question)
            followCard();
    });
    connect(ui.sideTabs, &QTabWidget::currentChanged, this, &Secrecy::followTable);
}

void Secrecy::followCard()
{
    const auto& asking = m_session.asking();
    const bool isAsking = asking && asking->isOpen() && asking->asker == teaching::Asker::Review;
    if (std::exchange(m_isCardAsking, isAsking) == isAsking)
        return;
    QTabWidget& tabs = *m_ui.sideTabs;
    QWidget* const front = tabs.currentWidget();
    // Neither tour nor exercise tells anything of the position on the board.
    const auto tells = [&](const QWidget* tab) { return tab != m_ui.tourPanel && tab != m_ui.exercisePanel; };
    if (isAsking && tells(front)) {
        m_before = front;
        tabs.setCurrentWidget(m_ui.tourPanel);
    }
    for (int i = 0; i < tabs.count(); ++i) {
        if (!tells(tabs.widget(i)))
            continue;
        tabs.setTabEnabled(i, !isAsking);
        tabs.setTabToolTip(i, isAsking ? tr("Closed until the question is answered") : QString());
    }
    QWidget* const before = isAsking ? nullptr : std::exchange(m_before, nullptr);
    if (before && front == m_ui.tourPanel)
        tabs.setCurrentWidget(before);
}

void Secrecy::followTable()
{
    auto* table = m_ui.sideTabs->currentWidget()->findChild<LessonTable*>();
    m_session.setTableAsking(table && table->isQuestioning());
    if (table) // once, however often its tab comes to the front
        connect(table, &LessonTable::questioning, &m_session, &Session::setTableAsking, Qt::UniqueConnection);
}

} // namespace laststone::widgets
