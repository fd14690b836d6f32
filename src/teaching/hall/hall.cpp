// SPDX-License-Identifier: GPL-3.0-or-later
#include "teaching/hall/hall.h"

#include <algorithm>

namespace laststone::teaching {

namespace {

constexpr int kSecond = 1000; // ms

bool isSame(const Question& one, const Question& other)
{
    return one.kind == other.kind && one.position == other.position && one.about == other.about;
}

} // namespace

Hall::Hall(QObject* parent) : QObject(parent)
{
    m_clock.setInterval(kSecond);
    connect(&m_clock, &QTimer::timeout, this, &Hall::tick);
}

Hall::~Hall() = default;

void Hall::setSession(Session* session)
{
    if (session == m_session)
        return;
    if (m_session) {
        m_session->disconnect(this);
        if (m_session->asking() && m_session->asking()->asker == Asker::Hall)
            m_session->endQuestion();
    }
    m_session = session;
    m_asked.reset();
    m_ballot = {};
    stopClock();
    if (!session)
        return;
    connect(session, &Session::changed, this, &Hall::follow);
    follow(Session::kEverything);
}

const Asking* Hall::question() const
{
    if (!m_session || !m_session->asking())
        return nullptr;
    const Asking& asking = *m_session->asking();
    return asking.isOpen() || m_session->step() < 0 ? &asking : nullptr;
}

// A question that is asked anew is voted on anew.
void Hall::follow(Session::Changes what)
{
    if (!(what & (Session::Change::Question | Session::Change::Position)))
        return;
    const auto& asking = m_session->asking();
    if (!asking) {
        m_asked.reset();
        m_ballot = {};
        stopClock();
    } else if (!m_asked || !isSame(*m_asked, asking->question)) {
        m_asked = asking->question;
        m_ballot = ballotOf(asking->question);
        stopClock();
    }
    if (asking && !asking->isOpen())
        stopClock();
    emit changed();
}

void Hall::askOutcome()
{
    if (m_session->asking() && m_session->asking()->asker == Asker::Hall)
        return m_session->endQuestion();
    const QuestionKind* kind = findKind(commonKinds(), u"outcome");
    if (m_session->match().isOver())
        return;
    if (const auto question = kind->ask({m_session->position(), {}})) {
        m_asked.reset(); // the same may have been asked before
        m_session->ask(*question, Asker::Hall);
    }
}

std::optional<std::size_t> Hall::answerOf(QChar letter) const
{
    for (std::size_t i = 0; isOpen() && i < m_ballot.answers.size(); ++i) {
        if (letterOf(question()->question, i) == letter)
            return i;
    }
    return std::nullopt;
}

void Hall::raise(QChar letter, int by)
{
    if (const auto answer = answerOf(letter)) {
        m_ballot.raise(*answer, by);
        emit changed();
    }
}

void Hall::reveal()
{
    if (!isOpen())
        return;
    if (m_ballot.favourite() == m_ballot.right)
        m_session->answer(m_ballot.answers[m_ballot.right]);
    else
        m_session->showSolution();
}

bool Hall::goOn()
{
    if (isOpen())
        reveal();
    else if (question() && question()->question.form == AnswerForm::Outcome)
        m_session->setStep(0); // all of the argument
    else if (question())
        m_session->showWhy(question()->question);
    else
        return false;
    return true;
}

void Hall::addTime()
{
    if (!isOpen())
        return;
    m_seconds = std::min(m_seconds.value_or(0) + kMoreSeconds, kMostSeconds);
    m_clock.start();
    emit changed();
}

void Hall::stopClock()
{
    m_clock.stop();
    if (std::exchange(m_seconds, std::nullopt))
        emit changed();
}

// At the end it stays at 0, so that all see that the time is over.
void Hall::tick()
{
    m_seconds = std::max(0, m_seconds.value_or(0) - 1);
    if (*m_seconds == 0)
        m_clock.stop();
    emit changed();
}

} // namespace laststone::teaching
