// SPDX-License-Identifier: GPL-3.0-or-later
// What a lesson page gives to the keyboard and to assistive technology.
#include "ui_lesson_page.h"
#include "widgets/access/announce.h"
#include "widgets/board/board_widget.h"
#include "widgets/page/lesson_page.h"
#include "widgets/table/lesson_table.h"

namespace laststone::widgets {

using teaching::Sentence;

namespace {

// What can be reached by Tab in a part of the page, in that order.
QWidgetList stopsIn(QWidget& part)
{
    QWidgetList stops;
    QWidget* each = &part;
    do {
        const bool inside = each == &part || part.isAncestorOf(each);
        if (inside && (each->focusPolicy() & Qt::TabFocus) != 0 && !each->focusProxy())
            stops << each;
        each = each->nextInFocusChain();
    } while (each != &part);
    return stops;
}

// Has Tab go through one part right after the other.
void putBehind(QWidget& first, QWidget& second)
{
    // Qt 6.4 breaks the chain at a widget to which its parent gives the focus on.
    QWidget* proxy = second.focusProxy();
    second.setFocusProxy(nullptr);
    const QWidgetList before = stopsIn(first);
    QWidget* last = before.isEmpty() ? &first : before.constLast();
    for (QWidget* stop : stopsIn(second)) {
        QWidget::setTabOrder(last, stop);
        last = stop;
    }
    second.setFocusProxy(proxy);
}

} // namespace

// Tab goes from top to bottom and, in a row, from left to right, as the form says; what the lesson brings
// along has been made after it.
void LessonPage::orderTabs()
{
    m_ui->opponentLabel->setBuddy(m_ui->opponentBox);
    m_ui->firstLabel->setBuddy(m_ui->firstBox);
    m_ui->playLabel->setBuddy(m_ui->playBox);
    m_ui->ruleLabel->setBuddy(m_ui->ruleBox);
    putBehind(*m_ui->newGameButton, *m_ui->kindBar);
    putBehind(*m_ui->verdict, *m_board);
    if (m_table)
        putBehind(*m_ui->stepPanel, *m_table);
}

// At the end of a game the fields of a move are off. Qt would hand the keyboard on to the next field, so that
// one press too many changed the rule of the game or went to another lesson.
void LessonPage::refreshMoveBar()
{
    const bool held = m_ui->moveBar->isAncestorOf(focusWidget());
    if (held && match().isOver())
        m_board->setFocus(Qt::OtherFocusReason);
    m_ui->moveBar->setPosition(match().position());
}

// What has happened to the board, for those who do not see it.
void LessonPage::announceChange(bool isMove)
{
    const auto voice = teaching::Voice::installed();
    //: read aloud: %1 is a position such as "7 9 15 12"
    announce(*this,
             isMove ? m_ui->moves->moves()->spoken(static_cast<int>(match().plies().size()))
                    : tr("Position: %1").arg(teaching::shortNotation(match().position())));
    if (m_options.verdict)
        announce(*this, m_ui->verdict->text());
    if (const Sentence over = result(); !over.isEmpty())
        announce(*this, voice.say(over));
}

} // namespace laststone::widgets
