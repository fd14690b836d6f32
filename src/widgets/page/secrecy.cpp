// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/page/secrecy.h"

#include "ui_lesson_page.h"
#include "widgets/table/lesson_table.h"

#include <QEvent>
#include <QLabel>

#include <utility>

namespace laststone::widgets {

using teaching::Session;

Secrecy::Secrecy(Ui::LessonPage& ui, Session& session, QObject* parent)
    : QObject(parent), m_ui(ui), m_session(session)
{
    connect(&session, &Session::changed, this, [this](Session::Changes what) {
        if (what & Session::Change::Question)
            followCard();
        if (what & (Session::Change::Question | Session::Change::Verdict))
            followExercise();
    });
    connect(ui.sideTabs, &QTabWidget::currentChanged, this, [this] {
        followTable();
        followExercise();
        if (m_isCardAsking)
            closeTabs();
    });
}

void Secrecy::followCard()
{
    const auto& asking = m_session.asking();
    const bool isAsking = asking && asking->isOpen() && asking->asker == teaching::Asker::Review;
    if (std::exchange(m_isCardAsking, isAsking) == isAsking)
        return;
    closeTabs();
}

void Secrecy::followExercise()
{
    if (m_session.isPutDown() && m_ui.sideTabs->currentWidget() == m_ui.stepPanel)
        return m_session.uncoverVerdict();
    // Also where the table begins or ends to ask.
    if (std::exchange(m_isPutDown, m_session.isPutDown()) || m_isPutDown)
        closeTabs();
}

// Neither tour nor exercise tells anything of the position on the board, and a table that asks does not.
bool Secrecy::isClosed(const QWidget* tab) const
{
    if (tab == m_ui.tourPanel || tab == m_ui.exercisePanel)
        return false;
    return m_isCardAsking || (m_isPutDown && tab != m_ui.stepPanel && !m_session.isTableAsking());
}

// A tab that is in front stays there: another one would ask for attention, and may be of another height.
void Secrecy::closeTabs()
{
    QTabWidget& tabs = *m_ui.sideTabs;
    QWidget* const front = tabs.currentWidget();
    const QString notice = tr("Closed until the question is answered");
    for (int i = 0; i < tabs.count(); ++i) {
        const bool isOff = m_isCardAsking && isClosed(tabs.widget(i));
        tabs.setTabEnabled(i, !isOff || tabs.widget(i) == front);
        tabs.setTabToolTip(i, isOff ? notice : QString());
    }
    QWidget* const closed = isClosed(front) ? front : nullptr;
    QWidget* const before = std::exchange(m_closed, closed);
    if (before && before != closed && before == front)
        before->show();
    if (!m_notice && closed) {
        m_notice = new QLabel(front->parentWidget());
        m_notice->setWordWrap(true);
        m_notice->setAlignment(Qt::AlignLeft | Qt::AlignTop);
        m_notice->setMargin(m_notice->fontMetrics().height());
        front->parentWidget()->installEventFilter(this);
    }
    if (closed)
        closed->hide();
    if (!m_notice)
        return;
    m_notice->setText(notice);
    m_notice->setGeometry(m_notice->parentWidget()->rect());
    m_notice->setVisible(closed);
}

bool Secrecy::eventFilter(QObject* watched, QEvent* event)
{
    if (m_closed && (event->type() == QEvent::Resize || event->type() == QEvent::LanguageChange))
        closeTabs();
    return QObject::eventFilter(watched, event);
}

void Secrecy::followTable()
{
    auto* table = m_ui.sideTabs->currentWidget()->findChild<LessonTable*>();
    m_session.setTableAsking(table && table->isQuestioning());
    if (table) // once, however often its tab comes to the front
        connect(table, &LessonTable::questioning, &m_session, &Session::setTableAsking, Qt::UniqueConnection);
}

} // namespace laststone::widgets
