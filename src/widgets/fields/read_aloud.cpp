// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/fields/read_aloud.h"

#include "teaching/notation.h"
#include "teaching/steps/labels.h"
#include "widgets/access/announce.h"
#include "widgets/fields/coach_label.h"
#include "widgets/fields/move_list.h"
#include "widgets/page/rule_line.h"
#include "widgets/page/verdict_banner.h"

namespace laststone::widgets {

using teaching::Session;
using teaching::Voice;
using Change = Session::Change;

ReadAloud::ReadAloud(QWidget& page, const VerdictBanner& verdict, const CoachLabel& coach, Session& session)
    : QObject(&page), m_page(page), m_verdict(verdict), m_coach(coach), m_session(session)
{
    connect(&session, &Session::changed, this, &ReadAloud::follow);
}

void ReadAloud::follow(Session::Changes what)
{
    if (what & Change::Position)
        readPosition();
    else if (what & Change::Verdict)
        announce(m_page, m_verdict.text());
    const bool isAsked = !(what & Change::Options); // else it is only turned on or off
    // What has been said before the opponent's reply still stands there, but is not said again.
    const bool isSaid = m_session.reply() && m_session.coach() == m_said;
    if (what & Change::Coach && isAsked && !isSaid && m_coach.speaks())
        announce(m_page, Voice::installed().say(m_session.coach().line));
    m_said = m_session.coach();
}

void ReadAloud::readPosition()
{
    const std::size_t plies = m_session.match().plies().size();
    const bool isMove = m_session.made() && plies > m_plies;
    m_plies = plies;
    //: read aloud: %1 is a position such as "7 9 15 12"
    const QString position = tr("Position: %1").arg(teaching::labels(m_session.position()));
    announce(m_page, isMove ? spokenMove(m_session.history().line()[plies - 1]) : position);
    if (m_verdict.isShown())
        announce(m_page, m_verdict.text());
    announce(m_page, Voice::installed().say(m_session.result()));
    if (isMove && !m_session.match().isOver())
        announce(m_page, turnText(m_session));
}

} // namespace laststone::widgets
