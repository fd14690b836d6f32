// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/fields/coach_label.h"

#include "widgets/look/theme.h"
#include "widgets/look/unbroken.h"

#include <QEvent>

namespace laststone::widgets {

using teaching::Session;
using Change = Session::Change;
using Tone = teaching::CoachLine::Tone;

void CoachLabel::setSession(Session& session, const QWidget& card)
{
    m_session = &session;
    m_card = &card;
    follow(Session::kEverything);
    connect(&session, &Session::changed, this, &CoachLabel::follow);
}

bool CoachLabel::speaks() const
{
    return m_session->options().coach || m_session->coach().hints > 0;
}

void CoachLabel::follow(Session::Changes what)
{
    if (!(what & (Change::Coach | Change::Verdict | Change::Position | Change::Question)))
        return;
    const QString before = text();
    if (what & (Change::Coach | Change::Verdict))
        refresh();
    if (what & (Change::Position | Change::Question))
        setHidden(m_session->match().isOver() && !m_card->isHidden());
    emit spoke(what & Change::Position || before != text());
}

void CoachLabel::refresh()
{
    const auto voice = teaching::Voice::installed();
    QStringList lines;
    if (speaks())
        lines << voice.say(m_session->coach().line);
    lines << voice.say(m_session->result());
    lines.removeAll(QString());
    setText(unbroken(lines.join(QLatin1Char('\n'))));
    const bool isWon = !m_session->result().isEmpty() && m_session->opponent() != teaching::Opponent::Person
        && m_session->match().winner() == teaching::Side::Learner;
    const Tone tone = isWon ? Tone::Good : m_session->coach().tone;
    setStyleProperty(*this, "good", tone == Tone::Good);
    setStyleProperty(*this, "bad", tone == Tone::Bad);
}

void CoachLabel::changeEvent(QEvent* event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && m_session)
        refresh();
}

} // namespace laststone::widgets
