// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/page/coach_label.h"

#include "widgets/look/repolish.h"

#include <QEvent>

#include <utility>

namespace laststone::widgets {

using teaching::Session;
using Tone = teaching::CoachLine::Tone;

void CoachLabel::setSession(const Session& session)
{
    m_session = &session;
    refresh();
    connect(&session, &Session::changed, this, [this](Session::Changes what) {
        if (what & Session::Change::Coach)
            refresh();
    });
}

void CoachLabel::refresh()
{
    const auto voice = teaching::Voice::installed();
    QStringList lines;
    if (m_session->options().coach && !m_session->coach().line.isEmpty())
        lines << voice.say(m_session->coach().line);
    if (const teaching::Sentence over = m_session->result(); !over.isEmpty())
        lines << voice.say(over);
    setText(lines.join(QLatin1Char('\n')));
    const Tone tone = m_session->coach().tone;
    if (tone == std::exchange(m_tone, tone))
        return;
    setProperty("good", tone == Tone::Good);
    setProperty("bad", tone == Tone::Bad);
    repolish(*this);
}

void CoachLabel::changeEvent(QEvent* event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && m_session)
        refresh();
}

} // namespace laststone::widgets
