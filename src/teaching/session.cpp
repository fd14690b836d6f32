// SPDX-License-Identifier: GPL-3.0-or-later
#include "teaching/session.h"

#include "teaching/because.h"
#include "teaching/discovery/seen.h"
#include "teaching/memory/saved_game.h"
#include "teaching/progress.h"

#include <algorithm>
#include <utility>

namespace laststone::teaching {

using theory::Count;

namespace {

constexpr std::size_t kMostHeaps = 100'000; // no board shows more
constexpr int kFirstArrangement = 1; // where none has been chosen

struct Words {
    LASTSTONE_SENTENCES(Session)
};

// A move that is the answer; none where it is no move. Several are marked on the board.
std::optional<Move> answerMove(const Question& question)
{
    if (question.form != AnswerForm::Move)
        return std::nullopt;
    const Position* right = std::get_if<Position>(&question.right);
    const Game& game = *question.position.game;
    for (const Move& move : right ? game.winningMoves(question.position) : std::vector<Move>{}) {
        if (game.after(question.position, move) == *right)
            return move;
    }
    return std::nullopt;
}

// A position that has been asked for, to be put on the board, where it can be seen and played.
std::optional<Position> answerPosition(const Question& question, const Answer& answer)
{
    const auto* position = std::get_if<Position>(&answer);
    const bool isOther = position && *position != question.position;
    return isOther && question.form == AnswerForm::Typed ? std::optional(*position) : std::nullopt;
}

// Whether two times the same question was asked, or none, and was answered or not.
bool isSame(const std::optional<Asking>& one, const std::optional<Asking>& other)
{
    if (!one || !other)
        return !one && !other;
    return one->isOpen() == other->isOpen() && one->question.task == other->question.task
        && one->question.position == other->question.position;
}

// That of a rule, which is in there no more.
TablePlace takeTable(Session::Tables& tables, const QString& rule)
{
    const auto found = std::ranges::find(tables, rule, &Session::Tables::value_type::first);
    if (found == tables.end())
        return {};
    const TablePlace table = found->second;
    tables.erase(found);
    return table;
}

// As the last one, if it has grown.
void keepTable(Session::Tables& tables, const QString& rule, const TablePlace& table)
{
    takeTable(tables, rule);
    if (table != TablePlace())
        tables.emplace_back(rule, table);
    if (tables.size() > Session::kMostTables)
        tables.erase(tables.begin());
}

// What is chosen by it is the same wherever a move is taken back and made again.
QRandomGenerator sourceFor(const Position& position, QRandomGenerator game)
{
    std::vector<quint32> seed{game.generate()};
    for (const theory::Count heap : position.heaps) {
        seed.push_back(static_cast<quint32>(heap));
        seed.push_back(static_cast<quint32>(heap >> 32));
    }
    return QRandomGenerator(seed.data(), seed.data() + seed.size());
}

} // namespace

Session::Session(const Subject& subject, const Options& options, QObject* parent)
    : QObject(parent)
    , m_subject(subject)
    , m_options(options)
    , m_history(subject.first)
    , m_random(QRandomGenerator::securelySeeded())
{
    m_opposing.thinking.setSingleShot(true);
    connect(&m_opposing.thinking, &QTimer::timeout, this, &Session::opponentMoves);
    show(std::nullopt);
}

// Whoever is told may change more: that is told when all have heard of this.
void Session::tell(Changes what)
{
    m_telling.untold |= what;
    if (m_telling.isOn)
        return;
    m_telling.isOn = true;
    while (m_telling.untold)
        emit changed(std::exchange(m_telling.untold, {}));
    m_telling.isOn = false;
}

// Another position is on the board: all that belongs to one is made anew, and told at once.
void Session::show(const std::optional<Move>& made, const CoachLine& coach)
{
    m_made = made;
    m_coach = coach;
    m_error.reset();
    m_choice.reset();
    m_standing.outcome = game().outcome(position());
    m_standing.verdict = game().verdict(position());
    // What is hidden while the game itself is being changed stays hidden: the next position tells as much.
    const Cover before = m_places.cover;
    m_places.cover = m_editing && before != Cover::None ? Cover::Asked : Cover::None;
    if (m_places.cover != before)
        m_telling.untold |= Change::Verdict; // told with the position
    if (m_explanation.position.game && m_explanation.position.rule() != position().rule()) {
        // Another rule has another table, and each is where it was left.
        keepTable(m_places.tables, m_explanation.position.rule(), m_places.table);
        m_places.table = takeTable(m_places.tables, position().rule());
        m_telling.untold |= Change::Table; // told with the position
    }
    m_explanation = m_subject.explain(position());
    m_step = -1;
    // Whoever goes elsewhere has left the question; its answer is not elsewhere.
    if (m_asking && position() != m_asking->question.position && m_asking->last != Answer(position()))
        endQuestion();
    tell(Change::Position | Change::Step | Change::Choice | Change::Coach | Change::Error | Change::History
         | Change::Turn);
}

bool Session::isOpponentsTurn() const
{
    return players().opponent != Opponent::Person && match().turn() == Side::Other && !match().isOver();
}

Turn Session::turn() const
{
    if (isAsking())
        return Turn::Asked;
    if (match().isOver())
        return Turn::Over;
    if (players().opponent == Opponent::Person)
        return match().turn() == match().first() ? Turn::FirstPerson : Turn::SecondPerson;
    if (!isOpponentsTurn())
        return Turn::Learner;
    return m_opposing.thinking.isActive() ? Turn::Thinking : Turn::Waiting;
}

std::optional<History::Entry> Session::reply() const
{
    const auto& plies = match().plies();
    if (plies.empty() || plies.back().side != Side::Other || opponent() == Opponent::Person)
        return std::nullopt;
    return History::Entry{plies.back().move, match().before(plies.size() - 1), plies.back().after,
                          Side::Other};
}

void Session::begin()
{
    m_opposing.waits = false;
    if (m_asking)
        return endQuestion();
    letOpponentMove();
    tell(Change::Turn);
}

void Session::letOpponentMove()
{
    if (isOpponentsTurn() && !m_asking && !m_editing && !m_opposing.waits)
        m_opposing.thinking.start(m_options.animation || m_opposing.isWatched
                                      ? m_opposing.time
                                      : std::min(m_opposing.time, kThinkingAtOnce));
    else
        m_opposing.thinking.stop();
}

void Session::opponentMoves()
{
    if (!isOpponentsTurn())
        return;
    QRandomGenerator here = sourceFor(position(), m_random);
    const auto& plies = match().plies();
    std::optional<Move> cancelling;
    if (!plies.empty())
        cancelling = position().game->cancelling(match().before(plies.size() - 1), plies.back().move);
    const Move move = chooseMove(position(), players().opponent, here, cancelling);
    m_history.play(move);
    rememberEnd();
    // What has been said of the learner's move can still be read; a hint was for what stands no more.
    show(move, m_coach.hints > 0 ? CoachLine() : m_coach);
}

void Session::keepOpponent()
{
    m_history.setOpponent(match().isOver() ? std::optional(players().opponent) : std::nullopt);
}

// After a move that has been made on the board: one that is made again counts again only if it is played so.
void Session::rememberEnd()
{
    keepOpponent();
    // One from a question may have been chosen so that it can be won.
    const bool isGame = m_history.now().purpose != Sitting::Purpose::Question && !m_asking;
    if (progress() && match().isOver() && players().opponent != Opponent::Person && isGame)
        progress()->gameEnded(position().word(), players().opponent, match().winner() == Side::Learner);
}

void Session::play(const Move& move)
{
    // Whoever moves has done with changing the game; an opponent who waits for that comes first. And a move
    // of the learner while the opponent thinks would be made for the wrong side.
    setEditing(false);
    if (m_opposing.thinking.isActive()) {
        emit refused();
        return;
    }
    if (answerBy(move))
        return;
    if (!game().isLegal(position(), move)) {
        emit refused();
        return;
    }
    // Whoever moves first in a position that has only been looked at is the first.
    if (isOpponentsTurn() && match().plies().empty())
        m_history.setFirst(Side::Learner);
    m_history.play(move);
    m_opposing.waits = false;
    rememberEnd();
    letOpponentMove();
    show(move, lastComment());
}

// Where it begins, the opponent may make its move; else the position is looked at.
void Session::restart(const Position& position, Side first, bool begins)
{
    if (m_editing && isAsking())
        m_places.cover = Cover::Asked; // nobody has been told
    // A question is left also by going back to its own position.
    if (std::exchange(m_asking, std::nullopt))
        m_telling.untold |= Change::Question | Change::Verdict; // told with the position
    m_random.discard(1); // another game
    m_history.restart(position, first, begins ? Sitting::Purpose::Game : Sitting::Purpose::Look);
    m_opposing.waits = !begins;
    letOpponentMove();
    show(std::nullopt);
}

void Session::beginWith(const Position& position)
{
    m_history.begin(position, players().first);
    m_opposing.waits = true;
    letOpponentMove();
    show(std::nullopt);
}

void Session::goOn(const SavedGame& game)
{
    setEditing(false);
    if (game.opponent && game.opponent != players().opponent) {
        chosenPlayers().opponent = game.opponent;
        m_telling.untold |= Change::Options; // told with the position
    }
    // What nobody has seen is nothing to go back to.
    if (m_history.canUndo())
        m_history.restart(game.start, game.first, Sitting::Purpose::Game);
    else
        m_history.begin(game.start, game.first);
    for (const Move& move : game.moves)
        m_history.play(move);
    keepOpponent();
    m_history.goTo(game.done);
    // One that has not begun, or in which moves have been taken back, is looked at.
    m_opposing.waits = game.done == 0 || game.done < game.moves.size();
    letOpponentMove();
    show(std::nullopt);
    setStep(game.step);
    setSection(game.section);
}

SavedGame Session::saved(const Sitting& sitting) const
{
    const bool isHere = &sitting == &m_history.now();
    SavedGame game{sitting.match.start(), sitting.match.first(), players().opponent};
    for (const Match::Ply& ply : sitting.match.plies())
        game.moves.push_back(ply.move);
    game.done = game.moves.size();
    const auto undone = isHere ? m_history.undone() : sitting.undone;
    game.moves.insert(game.moves.end(), undone.begin(), undone.end());
    game.step = isHere ? step() : -1;
    game.section = section(); // one reads on, whatever is on the board
    return game;
}

SavedGame Session::savedGame() const
{
    SavedGame game = saved(m_history.game());
    // Whoever is asked about a game that is over has gone back in it, and it is over still.
    if (m_asking && m_asking->asker == Asker::Review)
        game.done = game.moves.size();
    return game;
}

void Session::goBack()
{
    const Sitting* left = m_history.left();
    if (!left)
        return;
    const SavedGame game = saved(*left);
    endQuestion();
    goOn(game);
}

void Session::newGame()
{
    setEditing(false);
    // What a question has put on the board is no game of the lesson, until it is played on from there.
    const bool isReview = m_asking && m_asking->asker == Asker::Review;
    const Sitting& now = m_history.now();
    const bool isOfQuestion = !isReview && now.purpose == Sitting::Purpose::Question && !now.isPlayed();
    const Position start = (isOfQuestion ? m_history.game() : now).match.start();
    const bool leavesQuestion = isAsking() && !isReview;
    const bool isTelling = std::exchange(m_telling.isOn, true); // all of it at once
    restart(start, players().first, true);
    if (leavesQuestion)
        m_coach = {Words::phrase("A new game: the question has been left, and waits for you.")};
    m_telling.isOn = isTelling;
    tell(Change::Coach);
}

void Session::randomPosition(Difficulty difficulty)
{
    // There is something to be found by whoever begins.
    const int tries = game().isSoonDecided(position()) ? 60 : 6; // nobody waits for them
    Position drawn = game().randomPosition(position(), difficulty, m_random);
    for (int i = 1; i < tries && drawn.game->outcome(drawn) != theory::Outcome::N; ++i)
        drawn = game().randomPosition(position(), difficulty, m_random);
    setPosition(drawn);
}

void Session::setNotation(const QString& text)
{
    if (const auto error = read(text))
        setError(*error);
}

std::optional<NotationError> Session::read(const QString& text)
{
    const Position here = position();
    const auto parsed = parsePosition(text, m_subject.families, &here);
    if (const auto* error = std::get_if<NotationError>(&parsed))
        return *error;
    const auto& wanted = std::get<Position>(parsed);
    if (wanted.heaps.size() > kMostHeaps) {
        //: %1 is a number of heaps
        return NotationError{Words::phrase("at most %1 heaps fit on the board")(Count{kMostHeaps}), 1};
    }
    clearError();
    if (wanted.word() == m_subject.first.word()) {
        setEditing(false); // it has all its tokens
        setPosition(wanted);
    } else {
        emit otherGameWanted(wanted);
    }
    return std::nullopt;
}

void Session::setError(const NotationError& error)
{
    m_error = error;
    tell(Change::Error);
}

void Session::clearError()
{
    if (!std::exchange(m_error, std::nullopt))
        return;
    tell(Change::Error);
}

void Session::undo()
{
    // The moves that an answer is made of come first; the next undo leaves the question.
    if (isAsking() && !m_asking->picked.empty()) {
        m_asking->picked.pop_back();
        return tell(Change::Question);
    }
    if (!m_history.canUndo())
        return;
    look();
    const Position put = match().start();
    const bool isLookedAt = m_history.now().purpose == Sitting::Purpose::Look;
    bool isOther = false;
    while (m_history.canUndo()) {
        isOther = m_history.undo() || isOther;
        if (!m_history.isMoveNext() || !isOpponentsTurn())
            break;
    }
    if (isOther)
        show(std::nullopt);
    else
        tell(Change::History);
    if (isOther)
        emit wentBack();
    if (isLookedAt && match().start() != put)
        emit positionTakenBack(put);
}

// Move by move, so that each is seen. What is said of the first stays, as when it was made.
void Session::redo()
{
    look();
    std::optional<CoachLine> said;
    while (m_history.canRedo()) {
        const bool isMove = m_history.isMoveNext();
        if (m_history.redo()) {
            said = said.value_or(lastComment());
            show(isMove ? std::optional(match().plies().back().move) : std::nullopt, *said);
            emit wentBack();
        } else {
            tell(Change::History);
        }
        if (!m_history.isMoveNext() || !isOpponentsTurn())
            break;
    }
}

void Session::goTo(std::size_t plies)
{
    const std::size_t before = match().plies().size();
    if (plies == before)
        return set(m_coach, lastComment(), Change::Coach);
    look();
    m_history.goTo(plies);
    // After several moves at once there is not one move to be shown.
    show(plies == before + 1 ? std::optional(match().plies().back().move) : std::nullopt, lastComment());
}

// Whoever goes back or on looks, and does not play.
void Session::look()
{
    m_opposing.thinking.stop();
    m_opposing.waits = true;
}

// On the move that has led to where the match is now; of two people each is told "you".
CoachLine Session::lastComment() const
{
    const auto& plies = match().plies();
    if (plies.empty())
        return {};
    const bool isYours = plies.back().side == Side::Learner || opponent() == Opponent::Person;
    const History::Entry entry{plies.back().move, match().before(plies.size() - 1), plies.back().after,
                               isYours ? Side::Learner : Side::Other};
    if (m_history.isPlayedOut())
        return reviewedOn(entry, m_isDiscovery);
    return m_isDiscovery ? seenOn(entry) : commentOn(entry);
}

CoachLine Session::coach() const
{
    return isVerdictShown() || m_coach.untold.isEmpty() ? m_coach : CoachLine{m_coach.untold};
}

CoachLine Session::givenHint() const
{
    if (m_asking && m_asking->isOpen())
        return m_asking->said == Asking::Said::Hint ? CoachLine{m_asking->reply} : CoachLine{};
    const CoachLine said = coach();
    return said.hints > 0 ? said : CoachLine{};
}

void Session::push(History::Deed deed)
{
    m_history.push(std::move(deed));
    tell(Change::History);
}

void Session::leadOn(std::function<void()> goOn)
{
    m_history.leadOn(std::move(goOn));
    tell(Change::History);
}

void Session::goBackTo(const History& history, const std::optional<Asking>& asking)
{
    const bool isOtherQuestion = !isSame(m_asking, asking);
    const bool isOther = isOtherQuestion || match() != history.match();
    m_history = history;
    if (!isOther)
        return tell(Change::History);
    if (isOtherQuestion) {
        m_asking = asking;
        m_telling.untold |= Change::Question | Change::Verdict; // told with the position
    }
    look();
    show(std::nullopt);
}

void Session::setEditing(bool editing)
{
    if (editing == m_editing)
        return;
    m_editing = editing;
    m_choice.reset();
    letOpponentMove();
    tell(Change::Editing | Change::Turn | Change::Choice);
}

void Session::setChoice(const std::optional<Move>& choice)
{
    const bool isLegal = choice && game().isLegal(position(), *choice);
    set(m_choice, isLegal ? choice : std::nullopt, Change::Choice);
}

void Session::askAgain(Asking left)
{
    setEditing(false);
    const Position& asked = left.question.position;
    // The match that a review or a hall is asked about stays, so that it can be played on from there.
    const bool isAboutMatch = left.asker == Asker::Review || left.asker == Asker::Hall;
    if (!isAboutMatch || position() != asked)
        m_history.ask(asked);
    if (m_isDiscovery)
        left.question = asSeen(std::move(left.question));
    m_asking = std::move(left);
    m_telling.untold |= Change::Question | Change::Verdict; // told with the position
    look();
    show(std::nullopt);
}

// A move while a question is asked; says whether that is all that has come of it.
bool Session::answerBy(const Move& move)
{
    if (!m_asking || !game().isLegal(position(), move))
        return false;
    if (!m_asking->isOpen()) {
        begin(); // it is played on, and after an answer on the board the other side is to move
        return m_opposing.thinking.isActive();
    }
    const Position left = game().after(position(), move);
    if (m_asking->question.form == AnswerForm::Moves) {
        const auto leads = [&](const Move& made) { return game().after(position(), made); };
        const auto picked = std::ranges::find(m_asking->picked, left, leads);
        if (picked == m_asking->picked.end())
            m_asking->picked.push_back(move);
        else
            m_asking->picked.erase(picked); // made once more, it is taken back
        // What has been said of the moves before is not true of these any more.
        m_asking->mistake.reset();
        if (m_asking->said == Asking::Said::Wrong || m_asking->said == Asking::Said::Refusal) {
            m_asking->said = Asking::Said::Nothing;
            m_asking->reply = {};
        }
        m_choice.reset();
        tell(Change::Question | Change::Choice);
        return true;
    }
    if (m_asking->question.isOfMove) {
        giveAnswer(move.take, move);
        return true;
    }
    if (m_asking->question.form != AnswerForm::Move) {
        say(Asking::Said::Refusal,
            Words::phrase("First the question: the game goes on when it is answered."));
        return true;
    }
    if (!m_asking->question.isRight(left)) {
        giveAnswer(left, move);
        return true;
    }
    // Made on the board, where it can be seen.
    m_asking->last = left;
    if (m_asking->asker == Asker::Review) {
        m_history.branch(); // the game that is reviewed is kept
        m_history.play(move); // and goes on from there
    } else {
        m_history.playAnswer(move);
    }
    show(move);
    answer(left);
    return true;
}

void Session::say(Asking::Said said, const Sentence& reply)
{
    m_asking->said = said;
    m_asking->reply = reply;
    tell(Change::Question);
}

// By a move on the board, which does not stay chosen.
void Session::giveAnswer(const Answer& given, const Move& made)
{
    m_choice.reset();
    m_telling.untold |= Change::Choice;
    answer(given, made);
}

void Session::answer(const Answer& answer, const std::optional<Move>& made)
{
    const Question& question = m_asking->question;
    m_asking->wrongMove.reset();
    if (question.refuse) {
        if (const auto wrong = question.refuse(answer))
            return say(Asking::Said::Refusal, *wrong);
    }
    m_asking->last = answer;
    if (question.isRight(answer))
        return finish(Asking::State::Right);
    ++m_asking->wrong;
    m_asking->mistake = question.replyTo(answer);
    m_asking->wrongMove = made;
    say(Asking::Said::Wrong, *m_asking->mistake);
}

void Session::answerTyped(const QString& typed)
{
    const auto read = readAnswer(m_asking->question, typed, m_subject.families);
    if (const auto* wrong = std::get_if<Sentence>(&read))
        say(Asking::Said::Refusal, *wrong);
    else
        answer(std::get<Answer>(read));
}

void Session::answerMoves()
{
    std::vector<Position> left;
    for (const Move& move : m_asking->picked)
        left.push_back(game().after(position(), move));
    answer(left);
}

void Session::showSolution()
{
    finish(Asking::State::Shown);
}

void Session::finish(Asking::State state)
{
    m_asking->state = state;
    m_asking->said = Asking::Said::Fact;
    const Question& question = m_asking->question;
    m_asking->reply = becauseOf(question, state == Asking::State::Right ? *m_asking->last : question.right);
    if (const auto put =
            answerPosition(question, state == Asking::State::Right ? *m_asking->last : question.right);
        put && position() == question.position) {
        m_asking->last = *put;
        m_history.restart(*put, Side::Learner, Sitting::Purpose::Question);
        show(std::nullopt);
    }
    if (position() == question.position) {
        // The answer is seen on the board, as a move that a hint names.
        m_choice = answerMove(m_asking->question);
        m_coach = {{}, CoachLine::Tone::Neutral, m_choice};
        m_telling.untold |= Change::Choice | Change::Coach;
    }
    const Asking asked = *m_asking;
    if (progress() && asked.asker != Asker::Hall)
        progress()->answered(asked);
    tell(Change::Question | Change::Verdict | Change::Turn);
    emit answered(asked);
}

void Session::endQuestion()
{
    if (!m_asking)
        return;
    if (!std::exchange(m_asking, std::nullopt)->isOpen()) { // what is marked on the board is its answer
        m_choice.reset();
        m_coach = {};
        m_telling.untold |= Change::Choice | Change::Coach;
    }
    letOpponentMove();
    tell(Change::Question | Change::Verdict | Change::Turn);
}

void Session::putDownQuestion()
{
    if (!m_asking)
        return;
    m_places.cover = Cover::Question;
    endQuestion();
}

// One question may have come after another.
void Session::takeBackQuestion()
{
    const bool isTelling = std::exchange(m_telling.isOn, true); // all of it at once
    endQuestion();
    look();
    const bool isOther = m_history.takeBackQuestion();
    m_telling.isOn = isTelling;
    if (isOther)
        show(std::nullopt);
    else
        tell({});
}

void Session::showWhy(const Question& question)
{
    const Question asked = question; // it may be that of this session, which is left
    // A position that was asked for is on the board, and it is what there is to explain.
    const bool isAnswer = asked.form == AnswerForm::Typed && m_asking && m_asking->last == Answer(position());
    if (position() != asked.position && !isAnswer) {
        if (match().start() == asked.position)
            goTo(0);
        else
            setPosition(asked.position);
    }
    const auto decides = std::ranges::find_if(m_explanation.steps, [&](const Step& step) {
        return asked.deciding && QLatin1String(step.id) == QLatin1String(asked.deciding);
    });
    const bool isThere = decides != m_explanation.steps.end();
    setStep(isThere ? static_cast<int>(decides - m_explanation.steps.begin()) : stepCount() - 1);
}

void Session::hint()
{
    if (isAsking()) {
        const auto& hints = m_asking->question.hints;
        const auto degree = static_cast<std::size_t>(m_asking->hints);
        if (degree >= hints.size())
            return showSolution();
        ++m_asking->hints;
        return say(Asking::Said::Hint, hints[degree]);
    }
    if (match().isOver() || m_opposing.thinking.isActive())
        return;
    m_coach = hintAfter(position(), m_coach.hints);
    const std::optional<Move>& named = m_coach.winning ? m_coach.winning : m_coach.hardest;
    if (named)
        m_choice = named;
    tell(named ? Change::Choice | Change::Coach : Changes(Change::Coach));
}

Sentence Session::result() const
{
    if (!match().isOver() || match().plies().empty())
        return {};
    if (opponent() == Opponent::Person) {
        const bool isMisere = position().play == theory::Play::Misere;
        if (position().game->endsWithLastStone())
            return isMisere ? Words::phrase("The game is over: who took the last stone has lost.")
                            : Words::phrase("The game is over: who took the last stone has won.");
        return isMisere ? Words::phrase("The game is over: who made the last move has lost.")
                        : Words::phrase("The game is over: who made the last move has won.");
    }
    if (match().winner() == Side::Learner)
        return Words::phrase("The game is over: you have won.");
    return Words::phrase("The game is over: your opponent has won.");
}

const Shown& Session::shown() const
{
    static const Shown none;
    return m_step < 0 ? none : m_explanation.steps[static_cast<std::size_t>(m_step)].shown;
}

void Session::setSecondVoice(const std::optional<Voice>& voice)
{
    m_second = voice;
    tell(Change::Voice);
}

void Session::setVerdictShown(bool shown)
{
    if (shown == isVerdictShown())
        return;
    if (shown && isAsking())
        return showSolution();
    if (isVerdictFree() && !isTold())
        m_options.verdict = shown;
    m_places.cover = Cover::None;
    tell(Change::Verdict | Change::Options);
}

void Session::setOption(bool Options::*option, bool on)
{
    if (option == &Options::verdict)
        setVerdictShown(on);
    else
        set(m_options.*option, on,
            option == &Options::coach ? Change::Options | Change::Coach : Changes(Change::Options));
}

Players Session::players() const
{
    const auto found = m_options.players.find(m_subject.first.word());
    const auto [opponent, first] = found == m_options.players.end() ? ChosenPlayers() : found->second;
    const bool isBeforeHall = m_opposing.isWatched && m_options.usual.opponent == Players().opponent;
    return {opponent.value_or(isBeforeHall ? Opponent::Perfect : m_options.usual.opponent),
            first.value_or(m_options.usual.first)};
}

void Session::setWatched(bool watched)
{
    const Opponent before = players().opponent;
    m_opposing.isWatched = watched;
    if (players().opponent != before)
        tell(Change::Options | Change::Coach | Change::Turn);
}

void Session::setOpponent(Opponent opponent)
{
    if (opponent == players().opponent)
        return;
    chosenPlayers().opponent = opponent;
    letOpponentMove();
    tell(Change::Options | Change::Coach | Change::Turn); // a match that has ended says who won
}

void Session::setDiscovering(bool discovering)
{
    set(m_isDiscovery, discovering, Change::Discovery | Change::Verdict);
}

void Session::setFirst(Side side)
{
    if (side != players().first) {
        chosenPlayers().first = side;
        tell(Change::Options);
    }
    newGame();
}

Session::Tables Session::tables() const
{
    Tables all = m_places.tables;
    keepTable(all, position().rule(), table());
    return all;
}

void Session::setTables(const Tables& tables)
{
    m_places.tables.clear();
    for (const auto& [rule, table] : tables)
        keepTable(m_places.tables, rule, table);
    setTable(takeTable(m_places.tables, position().rule()));
}

void Session::setArrangement(int arrangement)
{
    m_options.arrangements[m_subject.first.word()] = arrangement;
    tell(Change::Arrangement | Change::Options);
}

int Session::arrangement() const
{
    const auto chosen = m_options.arrangements.find(m_subject.first.word());
    return chosen == m_options.arrangements.end() ? kFirstArrangement : chosen->second;
}

void Session::followOptions(const Options& options)
{
    Options mine = options;
    if (const auto own = m_options.players.find(m_subject.first.word()); own != m_options.players.end())
        mine.players.insert_or_assign(own->first, own->second);
    if (const auto own = m_options.arrangements.find(m_subject.first.word());
        own != m_options.arrangements.end())
        mine.arrangements.insert_or_assign(own->first, own->second);
    if (mine == m_options)
        return;
    m_options = mine;
    tell(Change::Options | Change::Coach | Change::Verdict);
}

} // namespace laststone::teaching
