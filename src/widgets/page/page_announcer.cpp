// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/page/page_announcer.h"

#include "widgets/access/announce.h"
#include "widgets/fields/move_list.h"
#include "widgets/page/verdict_banner.h"

#include <utility>

namespace laststone::widgets {

using teaching::Session;
using teaching::Voice;
using Change = Session::Change;

PageAnnouncer::PageAnnouncer(QWidget& page, const Session& session)
    : QObject(&page), m_page(page), m_session(session)
{
    connect(&session, &Session::changed, this, &PageAnnouncer::follow);
}

void PageAnnouncer::follow(Session::Changes what)
{
    if (what & Change::Position)
        announcePosition();
    else if (what & Change::Verdict)
        announce(m_page, verdictText(m_session));
    const bool isAsked = !(what & Change::Options); // else it is only turned on or off
    if (what & Change::Coach && isAsked && m_session.options().coach)
        announce(m_page, Voice::installed().say(m_session.coach().line));
}

void PageAnnouncer::announcePosition()
{
    const std::size_t plies = m_session.match().plies().size();
    const bool isMove = m_session.made() && plies > m_plies;
    m_plies = plies;
    //: read aloud: %1 is a position such as "7 9 15 12"
    const QString position = tr("Position: %1").arg(teaching::shortNotation(m_session.position()));
    announce(m_page, isMove ? spokenMove(m_session.history().line()[plies - 1]) : position);
    if (m_session.isVerdictShown())
        announce(m_page, verdictText(m_session));
    announce(m_page, Voice::installed().say(m_session.result()));
}

} // namespace laststone::widgets
