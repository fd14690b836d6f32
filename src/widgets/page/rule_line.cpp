// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/page/rule_line.h"

#include "ui_rule_line.h"
#include "widgets/look/house_style.h"
#include "widgets/look/theme.h"
#include "widgets/look/unbroken.h"

#include <QEvent>

#include <algorithm>
#include <span>

namespace laststone::widgets {

using teaching::Session;
using teaching::Turn;
using teaching::Voice;
using Change = Session::Change;

constexpr int kRoomy = 36; // the lines of a window that has room for the card and for the invitation

namespace {

QString wordsOf(Turn turn)
{
    switch (turn) {
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

} // namespace

QString turnText(const Session& session)
{
    return wordsOf(session.turn());
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
    m_ui->ruleSentence->setText(grouped(Voice::installed().say(position.game->ruleSentence(position))));
    m_ui->turn->setText(turnText(*m_session));
    const Turn turn = m_session->turn();
    m_ui->beginButton->setVisible(turn == Turn::Waiting);
    fitTurn();
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

// As wide as the longest that may stand there in a game, so that the rule beside it is not broken anew while
// one plays; where the rule takes more than a line anyway, its words take two. The card after a game needs
// the room.
void RuleLine::fitTurn()
{
    QFont bold = m_ui->turn->font();
    bold.setBold(true); // as it is where it is one's own turn
    const QFontMetrics metrics(bold);
    const auto& asking = m_session->asking();
    if (m_session->match().isOver() || (asking && asking->asker == teaching::Asker::Review)) {
        m_ui->turn->setWordWrap(false);
        m_ui->turn->setMaximumWidth(QWIDGETSIZE_MAX);
        // The same for all that the card goes through, so that the rule is not broken anew.
        int widest = 0;
        for (const Turn turn : {Turn::Over, Turn::Asked, Turn::Learner})
            widest = std::max(widest, metrics.horizontalAdvance(wordsOf(turn)));
        m_ui->turn->setMinimumWidth(widest + static_cast<int>(Spacing(font()).em));
        setLeastHeight(*m_ui->ruleSentence, 0);
        return;
    }
    using enum Turn;
    constexpr Turn kOfPeople[] = {FirstPerson, SecondPerson, Asked};
    constexpr Turn kOfOne[] = {Learner, Thinking, Waiting, Asked};
    int whole = 0;
    int halved = 0;
    const bool isOfPeople = m_session->players().opponent == teaching::Opponent::Person;
    for (const Turn turn : isOfPeople ? std::span<const Turn>(kOfPeople) : std::span<const Turn>(kOfOne)) {
        const QString words = wordsOf(turn);
        const auto lines = [&](int width) {
            const QRect box(0, 0, width, 10 * metrics.height());
            return metrics.boundingRect(box, Qt::TextWordWrap, words).height() / metrics.lineSpacing();
        };
        const int all = metrics.horizontalAdvance(words);
        int half = all / 2;
        while (half < all && lines(half) > 2)
            half += 4;
        whole = std::max(whole, all);
        halved = std::max(halved, half);
    }
    // A button that comes up moves nothing either.
    m_ui->beginButton->ensurePolished();
    setLeastHeight(*m_ui->ruleSentence, m_ui->beginButton->sizeHint().height());
    const double em = Spacing(font()).em;
    const int around = static_cast<int>(em); // the gap to the rule, and what bold letters need
    int room = width();
    for (const QWidget* button : {m_ui->beginButton, m_ui->backButton}) {
        if (!button->isHidden())
            room -= button->sizeHint().width() + m_ui->ruleRow->spacing();
    }
    const QLabel& rule = *m_ui->ruleSentence;
    const bool isLine = rule.fontMetrics().horizontalAdvance(rule.text()) + em + whole + around <= room;
    m_ui->turn->setWordWrap(!isLine);
    m_ui->turn->setFixedWidth((isLine ? whole : halved) + around);
}

void RuleLine::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (m_session)
        fitTurn();
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
