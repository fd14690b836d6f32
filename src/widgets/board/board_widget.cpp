// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/board_widget.h"

#include "teaching/moves.h"
#include "widgets/access/announce.h"
#include "widgets/access/keyboard.h"
#include "widgets/access/question_keys.h"
#include "widgets/board/piece_board.h"
#include "widgets/look/theme.h"
#include "widgets/look/unbroken.h"
#include "widgets/page/lesson.h"

#include <QKeyEvent>
#include <QKeySequence>
#include <QLabel>
#include <QTimer>

#include <algorithm>
#include <memory>
#include <utility>

namespace laststone::widgets {

using teaching::Sentence;
using teaching::Session;
using Change = Session::Change;

namespace {

// The one that the reply to a wrong answer says does not win; none where it says nothing of one.
std::optional<std::size_t> wrongPick(const teaching::Asking& asking)
{
    const auto* right = std::get_if<std::vector<teaching::Position>>(&asking.question.right);
    if (!asking.mistake || !right)
        return std::nullopt;
    const teaching::Position& start = asking.question.position;
    const auto wins = [&](const teaching::Move& move) {
        return std::ranges::find(*right, start.game->after(start, move)) != right->end();
    };
    const auto found = std::ranges::find_if_not(asking.picked, wins);
    return found == asking.picked.end()
        ? std::nullopt
        : std::optional(static_cast<std::size_t>(found - asking.picked.begin()));
}

// What of an answer is seen on the board: a move that was wrong; of several those that have been made, and of
// them only which one the reply says does not win; all that are right when the question is answered, or the
// position that numbers stand for.
MarkedMoves markedMoves(const Session& session)
{
    const auto& asking = session.asking();
    if (!asking || asking->question.position != session.position())
        return {};
    if (asking->isOpen() && asking->wrongMove)
        return {{*asking->wrongMove}, false, 0};
    if (asking->question.form != teaching::AnswerForm::Moves)
        return {.named = asking->isOpen() ? std::nullopt : asking->question.named};
    if (asking->isOpen())
        return {asking->picked, false, wrongPick(*asking)};
    return {session.game().winningMoves(session.position()), true};
}

// The opponent's move, or the one that has been the right answer.
std::optional<MadeMove> lastMove(const Session& session)
{
    const auto& plies = session.match().plies();
    if (session.reply())
        return MadeMove{session.reply()->before, session.reply()->move};
    const auto& asking = session.asking();
    if (!asking || plies.empty() || asking->last != teaching::Answer(session.position()))
        return std::nullopt;
    return MadeMove{session.match().before(plies.size() - 1), plies.back().move};
}

// A move of the match by its place from the end; none before its beginning.
std::optional<MadeMove> madeMove(const teaching::Match& match, std::size_t fromEnd)
{
    const auto& plies = match.plies();
    if (fromEnd >= plies.size())
        return std::nullopt;
    const std::size_t index = plies.size() - 1 - fromEnd;
    return MadeMove{match.before(index), plies[index].move, plies[index].side == teaching::Side::Learner};
}

struct Words {
    LASTSTONE_SENTENCES(BoardWidget)
};

Sentence chooseFirst(const Session& session)
{
    const auto& asking = session.asking();
    if (!asking || !asking->isOpen() || asking->question.form != teaching::AnswerForm::Moves)
        return Words::phrase("First choose a move with the arrow keys or by a number; Enter then makes it.");
    const auto key = [](QChar letter) {
        return QKeySequence(QStringLiteral("Alt+%1").arg(letter)).toString(QKeySequence::NativeText);
    };
    if (asking->picked.empty()) {
        //: %1 is a key such as Alt+O
        return Words::phrase("Choose a winning move with the arrow keys or by a number; Enter then makes it. "
                             "If there is none: %1.")(key(questionKeys::kNone));
    }
    //: %1 is a key such as Alt+T
    return Words::phrase("Are these all? Then %1 hands them in; else choose a further move.")(
        key(questionKeys::kThatIsAll));
}

// The two heaps that a move leaves of one.
std::pair<theory::Count, theory::Count> halvesOf(const teaching::Position& position,
                                                 const teaching::Move& move)
{
    return {position.heaps[move.heap] - move.take - move.split, move.split};
}

// The move that takes so many, of several, such as those that split a heap as well, the first; or the one
// that leaves these two heaps.
std::optional<teaching::Move> typedMove(const teaching::Position& position, const teaching::PartMoves& moves,
                                        const std::vector<theory::Count>& typed)
{
    if (typed.size() == 2) {
        return moves.firstListed([&](const teaching::Move& move) {
            const auto [one, other] = halvesOf(position, move);
            return move.split > 0
                && ((one == typed[0] && other == typed[1]) || (one == typed[1] && other == typed[0]));
        });
    }
    if (!moves.isList())
        return typed[0] >= 1 && typed[0] <= moves.count() ? std::optional(moves.at(typed[0])) : std::nullopt;
    return moves.firstListed([&](const teaching::Move& move) { return move.take == typed[0]; });
}

// Whether with more digits it may become one: 10 where there is no 1, or with another number.
bool canGoOn(const teaching::Position& position, const teaching::PartMoves& moves,
             const std::vector<theory::Count>& typed)
{
    const auto begins = [digits = QString::number(typed.back())](theory::Count number) {
        return QString::number(number).startsWith(digits);
    };
    const auto mayBe = [&](const teaching::Move& move) {
        const auto [one, other] = halvesOf(position, move);
        if (typed.size() == 1)
            return begins(move.take) || (move.split > 0 && (begins(one) || begins(other)));
        return move.split > 0 && ((one == typed[0] && begins(other)) || (other == typed[0] && begins(one)));
    };
    return moves.firstListed(mayBe).has_value();
}

// Whether the key stands between two numbers.
bool isBetween(const QKeyEvent& event)
{
    return event.text() == QLatin1String("+") || event.text() == QLatin1String(" ");
}

} // namespace

bool BoardWidget::typeNumber(const QKeyEvent& event, const teaching::Position& position, std::size_t part,
                             const QPoint& place)
{
    // Shift comes before a plus.
    if (event.key() == Qt::Key_Shift || event.key() == Qt::Key_AltGr)
        return false;
    const bool takesAny = isPlayable() && !isAnsweredElsewhere();
    if (takesAny && isBetween(event) && m_typed.isGoingOn()
        && teaching::PartMoves(position, part).hasSplit()) {
        m_typed.next();
        return true;
    }
    if (!takesAny || !isDigit(event)) {
        forgetTyped();
        return false;
    }
    if (event.isAutoRepeat())
        return true;
    std::vector<theory::Count> typed = m_typed.add(event.text().front().digitValue());
    if (typed.size() == 1)
        typed[0] = position.game->named(QString::number(typed[0])).value_or(typed[0]);
    const teaching::PartMoves moves(position, part);
    const auto move = typed.size() <= 2 ? typedMove(position, moves, typed) : std::nullopt;
    setChoice(move);
    if (!move && (typed.size() > 2 || !canGoOn(position, moves, typed)))
        sayNotTyped(place, position, part, typed);
    return true;
}

void BoardWidget::sayNotTyped(const QPoint& place, const teaching::Position& position, std::size_t part,
                              const std::vector<theory::Count>& typed)
{
    if (typed.size() == 1)
        return sayWhyNot(place, refusal(position, {part, typed[0], 0}));
    //: %1 and %2 are numbers of stones, %3 is a sentence that says what a move is
    sayWhyNot(place,
              Words::phrase("No move leaves %1 and %2 of this heap. %3")(
                  typed[0], typed[1], teaching::Clauses{{position.game->moveRule(position)}}));
}

teaching::Sentence BoardWidget::refusal(const teaching::Position& position, const teaching::Move& move) const
{
    return position.game->refusal(position, move);
}

void BoardWidget::sayWhyNot(const QPoint& place, const teaching::Sentence& why)
{
    if (!m_whyNotEnd) {
        m_whyNotEnd = new QTimer(this);
        m_whyNotEnd->setObjectName(QStringLiteral("whyNotEnd"));
        m_whyNotEnd->setSingleShot(true);
        m_whyNotEnd->setTimerType(Qt::PreciseTimer); // a coarse one may end a twentieth too soon
        connect(m_whyNotEnd, &QTimer::timeout, this, &BoardWidget::saidWhyNot);
    }
    m_isWhyNotSaid = true;
    QStringList said{teaching::Voice::installed().say(why)};
    if (m_messageVoice)
        said << m_messageVoice->say(why);
    said.removeDuplicates();
    if (m_isForHall) // which wants to see the pieces meanwhile
        emit refused(why);
    else
        sayBeside(place, said);
    announce(*this, said.constFirst());
    m_whyNotEnd->start(motion::kMessage); // said once more, it stays as long again
}

void BoardWidget::sayBeside(const QPoint& place, const QStringList& said)
{
    if (!m_whyNot) {
        m_whyNot = new QLabel(this);
        m_whyNot->setObjectName(QStringLiteral("whyNot"));
        m_whyNot->setAttribute(Qt::WA_TransparentForMouseEvents);
    }
    const double em = Spacing(font()).em;
    m_whyNot->setFont(font()); // a style sheet keeps it from being inherited
    m_whyNot->setText(grouped(said.join(u'\n')));
    m_whyNot->setWordWrap(false);
    QSize size = m_whyNot->sizeHint();
    const int most = std::max(1, width() - static_cast<int>(em));
    if (size.width() > most) {
        m_whyNot->setWordWrap(true);
        size = {most, m_whyNot->heightForWidth(most)};
    }
    // Above the pointer, which would cover it, else below.
    QRect box({place.x() - size.width() / 2, place.y() - size.height() - static_cast<int>(em)}, size);
    if (box.top() < 0)
        box.moveTop(place.y() + static_cast<int>(em * 1.5));
    box.moveTop(std::clamp(box.top(), 0, std::max(0, height() - size.height())));
    box.moveLeft(std::clamp(box.left(), 0, std::max(0, width() - size.width())));
    m_whyNot->setGeometry(box);
    m_whyNot->raise();
    m_whyNot->show();
}

void BoardWidget::saidWhyNot()
{
    if (!std::exchange(m_isWhyNotSaid, false))
        return;
    m_whyNotEnd->stop();
    if (m_whyNot)
        m_whyNot->hide();
    emit refused({});
}

QString BoardWidget::whyNot() const
{
    return m_whyNot && !m_whyNot->isHidden() ? m_whyNot->text() : QString();
}

bool isSomethingElseAsked(const Session& session)
{
    const auto& asking = session.asking();
    return asking && asking->isOpen() && asking->question.form != teaching::AnswerForm::Move
        && asking->question.form != teaching::AnswerForm::Moves;
}

BoardWidget* newBoard(const Lesson& lesson, QWidget* parent)
{
    return lesson.makeBoard ? lesson.makeBoard(parent) : new PieceBoard(*lesson.looks(lesson.first), parent);
}

void showOn(BoardWidget& board, const Session& session, Session::Changes what)
{
    if (what & Change::Arrangement) {
        const int last = static_cast<int>(board.arrangements().size()) - 1;
        const int wanted = std::min(session.arrangement(), last);
        if (wanted >= 0 && wanted != board.arrangement())
            board.setArrangement(wanted);
    }
    if (what & Change::Options)
        board.setAnimated(session.options().animation);
    if (what & Change::Voice)
        board.setMessageVoice(session.secondVoice());
    if (what & Change::Position) {
        board.setShown({});
        board.saidWhyNot();
        board.forgetTyped();
        board.setStart(session.match().start());
        board.setPosition(session.position(), what == Session::kEverything ? std::nullopt : session.made());
        board.setReply(lastMove(session));
    }
    if (what & (Change::Position | Change::Question))
        board.setMarked(markedMoves(session));
    if (what & Change::Question) {
        board.saidWhyNot();
        board.setAnsweredElsewhere(isSomethingElseAsked(session));
        board.setChooseFirst(chooseFirst(session));
    }
    if (what & Change::Step && !(what & Change::Position && session.step() < 0))
        board.setShown(session.shown());
}

void showLastMovesOn(BoardWidget& board, const Session& session)
{
    if (session.isEditing()) { // of a game that is left
        board.setEarlier(std::nullopt);
        return board.setReply(std::nullopt);
    }
    // A move that has been an answer stays the only one.
    const auto& asking = session.asking();
    if (asking && asking->last == teaching::Answer(session.position()))
        return board.setEarlier(std::nullopt);
    board.setEarlier(madeMove(session.match(), 1));
    board.setReply(madeMove(session.match(), 0));
}

void connectEdits(BoardWidget& board, Session& session)
{
    QObject::connect(&board, &BoardWidget::positionEdited, &session, &Session::setPosition);
    QObject::connect(&board, &BoardWidget::editingChanged, &session,
                     [&board, &session] { session.setEditing(board.isEditing()); });
    QObject::connect(&board, &BoardWidget::undoable, &session, [&session](QUndoCommand* command) {
        const std::shared_ptr<QUndoCommand> done(command);
        done->redo(); // the first time does nothing
        session.push({[done] { done->undo(); }, [done] { done->redo(); }});
    });
}

void connectDeeds(BoardWidget& board, Session& session)
{
    QObject::connect(&board, &BoardWidget::moveMade, &session, &Session::play);
    connectEdits(board, session);
}

void observe(BoardWidget& board, Session& session)
{
    const auto follow = [&board, &session](Session::Changes what) {
        showOn(board, session, what);
        if (what & Change::Voice)
            board.setSecondVoice(session.secondVoice());
        if (what & Change::Verdict)
            board.setVerdictShown(session.isVerdictShown());
        if (what & Change::Choice) {
            board.setHint(session.hinted());
            board.setChoice(session.choice());
        }
        if (what & Change::Editing)
            board.setEditing(session.isEditing());
    };
    follow(Session::kEverything);
    QObject::connect(&session, &Session::changed, &board, follow);
    QObject::connect(&board, &BoardWidget::choiceChanged, &session, &Session::setChoice);
    connectDeeds(board, session);
}

} // namespace laststone::widgets
