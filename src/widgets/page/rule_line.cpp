// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/page/rule_line.h"

#include "ui_rule_line.h"
#include "widgets/look/theme.h"

#include <QEvent>

namespace laststone::widgets {

using teaching::Session;
using teaching::Turn;
using teaching::Voice;
using Change = Session::Change;

constexpr int kRoomy = 36; // the lines of a window that has room for the card and for the invitation

QString turnText(const Session& session)
{
    switch (session.turn()) {
    case Turn::Learner:
        return RuleLine::tr("Your move");
    case Turn::FirstPerson:
        return RuleLine::tr("First player’s move");
    case Turn::SecondPerson:
        return RuleLine::tr("Second player’s move");
    case Turn::Thinking:
        return RuleLine::tr("The opponent is thinking…");
    case Turn::Waiting:
        return RuleLine::tr("The opponent’s move");
    case Turn::Asked:
        return RuleLine::tr("Your answer");
    case Turn::Over:
        return RuleLine::tr("Game over");
    }
    Q_UNREACHABLE();
}

RuleLine::RuleLine(QWidget* parent) : QWidget(parent), m_ui(std::make_unique<Ui::RuleLine>())
{
    m_ui->setupUi(this);
}

RuleLine::~RuleLine() = default;

void RuleLine::setSession(Session& session)
{
    m_session = &session;
    connect(m_ui->beginButton, &QToolButton::clicked, &session, [&session] {
        if (session.turn() == Turn::Waiting)
            session.begin();
    });
    connect(m_ui->backButton, &QToolButton::clicked, &session, &Session::goBack);
    connect(&session, &Session::changed, this, [this](Session::Changes what) {
        if (what & (Change::Position | Change::Turn | Change::Options | Change::Question | Change::Discovery))
            refresh();
    });
    refresh();
}

void RuleLine::refresh()
{
    m_ui->backButton->setVisible(m_session->history().left() != nullptr);
    const auto& position = m_session->position();
    m_ui->ruleSentence->setText(Voice::installed().say(position.game->ruleSentence(position)));
    m_ui->turn->setText(turnText(*m_session));
    const Turn turn = m_session->turn();
    m_ui->beginButton->setVisible(turn == Turn::Waiting);
    // A newcomer is invited to move, and then told whose turn it is at the same place, so that the board
    // stays put while one plays. The card after the game needs the room in a small window.
    const auto& asking = m_session->asking();
    const bool hasCard = turn == Turn::Over || (asking && asking->asker == teaching::Asker::Review);
    const bool isNew =
        m_session->isDiscovering() && (!hasCard || window()->height() > kRoomy * fontMetrics().height());
    const bool isInvited = isNew && turn == Turn::Learner && m_session->match().plies().empty();
    m_ui->invitation->setText(isInvited ? Voice::installed().say(position.game->invitation(position))
                                        : m_ui->turn->text());
    m_ui->invitation->setVisible(isNew);
    m_ui->turn->setVisible(!isNew);
    setStyleProperty(*m_ui->turn, "yours", turn != Turn::Thinking && turn != Turn::Over);
}

void RuleLine::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && m_session) {
        m_ui->retranslateUi(this);
        refresh();
    }
}

} // namespace laststone::widgets
