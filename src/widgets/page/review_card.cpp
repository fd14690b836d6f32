// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/page/review_card.h"

#include "teaching/memory/saved_game.h"
#include "ui_review_card.h"
#include "widgets/access/announce.h"
#include "widgets/access/keyboard.h"
#include "widgets/look/theme.h"
#include "widgets/look/unbroken.h"

#include <QApplication>
#include <QEvent>
#include <QRandomGenerator>
#include <QResizeEvent>

#include <algorithm>

namespace laststone::widgets {

using teaching::Asker;
using teaching::Asking;
using teaching::Opponent;
using teaching::Position;
using teaching::Session;
using teaching::Voice;
using theory::Count;
using Change = Session::Change;

namespace {

// Another position that the learner can win, with about as many stones; while the game is discovered, with
// more. The same where there is none.
Position another(const Session& session)
{
    const Position& start = session.match().start();
    const int tries = start.game->isSoonDecided(start) ? 60 : 6; // nobody waits for them
    const Count stones = start.game->stonesLeft(start);
    const Count wanted = session.isDiscovering() ? stones + stones / 2 : stones;
    const auto winner =
        session.players().first == teaching::Side::Learner ? theory::Outcome::N : theory::Outcome::P;
    const auto farness = [&](const Position& position) {
        const Count left = position.game->stonesLeft(position);
        return left > wanted ? left - wanted : wanted - left;
    };
    std::optional<Position> nearest;
    for (int i = 0; i < tries; ++i) {
        const auto difficulty = static_cast<teaching::Difficulty>(i % 3);
        const Position position = start.game->randomPosition(start, difficulty, *QRandomGenerator::global());
        // A hard one may have another rule.
        const bool isFit = position.game->rule() == start.game->rule() && position != start
            && position.game->outcome(position) == winner;
        if (isFit && (!nearest || farness(position) < farness(*nearest)))
            nearest = position;
    }
    return nearest.value_or(start);
}

} // namespace

ReviewCard::ReviewCard(QWidget* parent) : QFrame(parent), m_ui(std::make_unique<Ui::ReviewCard>())
{
    hide();
}

ReviewCard::~ReviewCard() = default;

void ReviewCard::setSession(Session& session)
{
    m_session = &session;
    wasKeyLast(); // from now on
    connect(&session, &Session::changed, this, &ReviewCard::follow);
    connect(&session, &Session::answered, this, [this](const Asking& asking) {
        if (asking.asker == Asker::Review && hasAnswering(*this))
            focusNext();
    });
}

void ReviewCard::make()
{
    m_ui->setupUi(this);
    m_ui->headline->setProperty("heading", true);
    m_ui->reviewQuestion->setSession(*m_session, Asker::Review);
    connect(m_ui->reviewQuestion, &QuestionBox::boardWanted, this, &ReviewCard::boardWanted);
    connect(m_ui->findButton, &QToolButton::clicked, this, &ReviewCard::askMistake);
    connect(m_ui->nextMistakeButton, &QToolButton::clicked, this, &ReviewCard::askNext);
    connect(m_ui->tryAgainButton, &QToolButton::clicked, this, &ReviewCard::tryAgain);
    connect(m_ui->playOnButton, &QToolButton::clicked, this, &ReviewCard::playOn);
    connect(m_ui->playAgainButton, &QToolButton::clicked, m_session, &Session::newGame);
    connect(m_ui->nextOpponentButton, &QToolButton::clicked, this, &ReviewCard::meetNext);
    connect(m_ui->tourButton, &QToolButton::clicked, this, &ReviewCard::tourWanted);
    connect(m_ui->closeReview, &QToolButton::clicked, this, [this] {
        if (m_session->asking() && m_session->asking()->asker == Asker::Review)
            m_session->endQuestion();
        m_review = {};
        refresh();
    });
}

// Whether the learner still goes through the game that is shown.
bool ReviewCard::isOfReview() const
{
    if (m_review.isEmpty())
        return false;
    if (m_session->asking() && m_session->asking()->asker == Asker::Review)
        return true;
    const auto line = m_session->history().line();
    return std::ranges::equal(line, m_review.line, [](const auto& a, const auto& b) {
        return a.move == b.move && a.before == b.before && a.side == b.side;
    });
}

void ReviewCard::follow(Session::Changes what)
{
    const auto& match = m_session->match();
    // Just now, or in a game that has been opened.
    const bool isPlayed = match.isOver() && (m_session->made() || (!match.plies().empty() && !isOfReview()));
    if (what & Change::Position && isPlayed && !m_session->asking()) {
        m_review = teaching::reviewOf(m_session->history().line());
        m_asked = 0;
        m_hasWon = match.winner() == teaching::Side::Learner;
        if (m_session->opponent() != Opponent::Person)
            announce(*parentWidget(), text());
    } else if (what & (Change::Position | Change::Question) && !isOfReview()) {
        m_review = {};
    }
    const bool isNew = isHidden();
    if (what & (Change::Position | Change::Question | Change::Options | Change::Discovery))
        refresh();
    if (isNew && !isHidden() && m_session->made() && wasKeyLast() && hasAnswering(*this))
        focusFirst();
}

void ReviewCard::giveWay()
{
    if (m_session->match().isOver() || m_session->asking())
        return;
    m_review = {};
    refresh();
}

void ReviewCard::askAbout(std::size_t mistake)
{
    if (mistake < 1 || mistake > m_review.mistakes.size())
        return;
    m_asked = mistake - 1;
    refresh();
}

void ReviewCard::askMistake()
{
    const std::size_t ply = mistake();
    const auto question =
        teaching::findKind(teaching::commonKinds(), u"move")->ask({m_review.line[ply].before, {}});
    if (!question)
        return;
    const int high = isHidden() ? 0 : height();
    m_session->goTo(ply);
    m_session->ask(*question, Asker::Review);
    setMinimumHeight(high); // the board keeps its size
    m_ui->reviewQuestion->focusAnswer();
}

// What comes next is at hand.
void ReviewCard::focusNext()
{
    for (QWidget* button : {m_ui->playOnButton, m_ui->tryAgainButton, m_ui->playAgainButton}) {
        if (button->isVisible())
            return button->setFocus(Qt::OtherFocusReason);
    }
}

// Whoever has played by keys goes on by them.
void ReviewCard::focusFirst()
{
    for (QWidget* button : std::initializer_list<QWidget*>{m_ui->findButton, m_ui->tourButton,
                                                           m_ui->nextOpponentButton, m_ui->playAgainButton}) {
        if (button->isVisibleTo(this))
            return button->setFocus(Qt::OtherFocusReason);
    }
}

// The game is put back as it was: an answer on the board has taken the place of what followed.
void ReviewCard::askNext()
{
    teaching::SavedGame game{m_review.line.front().before, m_review.line.front().side,
                             m_session->players().opponent};
    for (const teaching::History::Entry& entry : m_review.line)
        game.moves.push_back(entry.move);
    game.done = m_review.mistakes[++m_asked];
    game.section = m_session->section();
    m_session->goOn(game);
    askMistake();
}

void ReviewCard::tryAgain()
{
    const teaching::Review review = m_review; // which goes with the question
    m_session->endQuestion();
    m_session->goTo(review.mistakes[m_asked]);
    // It is played anew: what came of the game, and what is right, stand no more beside it.
    m_review = {};
    m_session->coverVerdict();
    refresh();
}

// The answer has been made on the board, and the opponent replies.
void ReviewCard::playOn()
{
    m_session->endQuestion();
    if (m_session->turn() == teaching::Turn::Waiting)
        m_session->begin();
}

// The next opponent does not play the position that has just been solved.
void ReviewCard::meetNext()
{
    if (const auto next = teaching::nextOpponent(m_session->opponent()))
        m_session->setOpponent(*next);
    m_session->setPosition(another(*m_session));
    m_session->begin(); // where it begins
}

QString ReviewCard::headline() const
{
    if (m_session->opponent() == Opponent::Person)
        return tr("Game over");
    return m_hasWon ? tr("You have won!") : tr("Your opponent has won");
}

QString ReviewCard::mistakeText() const
{
    if (m_session->opponent() == Opponent::Person)
        return {};
    if (!m_review.mistakes.empty()) {
        const auto move = static_cast<int>(mistake()) + 1;
        if (m_hasWon) {
            //: %1 is the number of a move
            return tr("A mistake that was not punished: move %1. What would you play there?").arg(move);
        }
        if (m_asked > 0) {
            //: %1 is the number of a move
            return tr("Another mistake was move %1. What would you play there?").arg(move);
        }
        //: %1 is the number of a move
        return tr("Your first mistake was move %1. What would you play there?").arg(move);
    }
    if (m_session->isDiscovering() && m_hasWon)
        return tr(
            "You made no mistake. How does one always win? The questions of the tour lead to the rule.");
    return m_hasWon ? tr("You made no mistake.")
                    : tr("You made no mistake: the game could not be won from its start.");
}

// Who waits for the one who has won, and what that one does.
QString ReviewCard::nextText() const
{
    const Opponent opponent = m_session->opponent();
    if (!m_hasWon || opponent == Opponent::Person)
        return {};
    const auto next = teaching::nextOpponent(opponent);
    if (!next)
        return tr("There is no stronger opponent than this one.");
    const Voice voice = Voice::installed();
    //: %1 is the name of an opponent, %2 what it does
    return tr("Next opponent: “%1” · %2")
        .arg(voice.say(teaching::opponentName(*next)), voice.say(teaching::opponentNote(*next)));
}

// In one paragraph: a low page has not a line to spare.
QString ReviewCard::text() const
{
    const QString mistake = mistakeText();
    const QString next = nextText();
    if (mistake.isEmpty() || next.isEmpty())
        return mistake + next;
    //: two sentences, one behind the other
    return tr("%1 %2").arg(mistake, next);
}

void ReviewCard::refresh()
{
    const bool isShown = !m_review.isEmpty();
    if (isShown && !layout())
        make();
    if (!isShown && isAncestorOf(QApplication::focusWidget()))
        emit boardWanted(); // else the focus would go to whatever comes next
    setVisible(isShown);
    if (!isShown)
        return;
    m_ui->headline->setText(headline());
    m_ui->matchLine->setReview(m_review, m_session->isDiscovering());
    const bool isWon = m_hasWon && m_session->opponent() != Opponent::Person;
    setStyleProperty(*this, "won", isWon);
    setStyleProperty(*m_ui->headline, "good", isWon);
    m_ui->mistake->setText(unbroken(text()));
    refreshButtons();
}

void ReviewCard::refreshButtons()
{
    const auto& asking = m_session->asking();
    const bool isAsked = asking && asking->asker == Asker::Review;
    const bool isRight = isAsked && asking->state == Asking::State::Right;
    const bool hasMistake = !m_review.mistakes.empty() && m_session->opponent() != Opponent::Person;
    if (!isAsked)
        setMinimumHeight(0);
    // The question needs the room of the line above it.
    m_ui->headline->setVisible(!isAsked);
    m_ui->matchLine->setVisible(!isAsked);
    m_ui->mistake->setVisible(!m_ui->mistake->text().isEmpty() && !isAsked);
    m_ui->findButton->setVisible(hasMistake && !isAsked);
    const bool isAnswered = isAsked && !asking->isOpen();
    m_ui->nextMistakeButton->setVisible(isAnswered && m_asked + 1 < m_review.mistakes.size());
    m_ui->playOnButton->setVisible(isRight && !m_session->match().isOver());
    // It is tried by answering; the help has its room then.
    m_ui->tryAgainButton->setVisible(hasMistake && (!isAsked || (isAnswered && !isRight)));
    const auto next = teaching::nextOpponent(m_session->opponent());
    m_ui->nextOpponentButton->setVisible(m_hasWon && !isAsked && next.has_value());
    m_ui->nextOpponentButton->setAccessibleDescription(nextText());
    if (next) {
        //: a button: the next game is against the opponent %1
        m_ui->nextOpponentButton->setText(
            tr("Next: %1").arg(Voice::installed().say(teaching::opponentName(*next))));
    }
    // First what there is to be found in the game.
    m_ui->tourButton->setVisible(m_session->isDiscovering() && (isAnswered || (!hasMistake && !isAsked)));
    putHelp();
}

// The help of the question in the row of the other buttons, if it has room for all: so the card is as high
// while it asks as it is before and after, and the board keeps its size.
void ReviewCard::putHelp()
{
    const QHBoxLayout& row = *m_ui->reviewButtons;
    const QMargins around = layout()->contentsMargins();
    int needed = around.left() + around.right() + m_ui->reviewQuestion->helpWidth() + row.spacing();
    needed += m_ui->playAgainButton->sizeHint().width() + row.spacing();
    m_ui->reviewQuestion->putHelp(needed <= width() ? m_ui->reviewButtons : nullptr);
}

void ReviewCard::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    if (!layout() || event->size().width() == event->oldSize().width())
        return;
    setMinimumHeight(0); // it was for another width
    putHelp();
}

void ReviewCard::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        setMinimumHeight(0);
    if (event->type() == QEvent::LanguageChange && layout()) {
        m_ui->retranslateUi(this);
        refresh();
    }
}

} // namespace laststone::widgets
