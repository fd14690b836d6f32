// SPDX-License-Identifier: GPL-3.0-or-later
// The one state of a lesson: the match and who plays it, the step of the explanation, the move being chosen,
// what the coach says, and what is hidden.
#pragma once

#include "teaching/coach.h"
#include "teaching/notation.h"
#include "teaching/opponent.h"
#include "teaching/question.h"
#include "teaching/steps/explanation.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <map>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace laststone::teaching {

class Progress;
struct SavedGame;

// Who plays, and who begins a new game.
struct Players {
    Opponent opponent = Opponent::Random;
    Side first = Side::Learner;
    friend bool operator==(const Players&, const Players&) = default;
};

// Who has been chosen of them in a lesson: whoever chooses who begins has chosen no opponent.
struct ChosenPlayers {
    std::optional<Opponent> opponent = {};
    std::optional<Side> first = {};
    friend bool operator==(const ChosenPlayers&, const ChosenPlayers&) = default;
};

// What a learner sets and finds again.
struct Options {
    Players usual; // of a lesson in which none have been chosen
    std::map<QString, ChosenPlayers> players; // by lesson
    bool coach = true;
    bool verdict = true;
    bool animation = true;
    bool sidePanel = true;
    bool chartPanel = true;
    bool movesPanel = true;
    std::map<QString, int> arrangements; // of the board, by lesson; one that is not here has not been chosen
    friend bool operator==(const Options&, const Options&) = default;
};

// What a session needs of a lesson; the families and the memory outlive the session.
struct Subject {
    Position first; // what it opens with
    Explanation (*explain)(const Position& position) = nullptr;
    std::span<const Family> families = {}; // of the games that a notation may name
    Progress* progress = nullptr; // is told what has been answered and won; null where nothing is to be kept
};

// Whose turn it is.
enum class Turn {
    Learner,
    FirstPerson, // of two at one board
    SecondPerson,
    Thinking, // the opponent, who will move by itself
    Waiting, // the opponent, who moves when it is told to begin
    Asked, // a question is open
    Over, // no move is left
};

// The numbers of the position that the axes of its chart stand for.
struct Axes {
    std::size_t x = 0;
    std::size_t y = 1;
    friend bool operator==(const Axes&, const Axes&) = default;
};

// How far the table of the lesson has grown, and of which part of the position it is.
struct TablePlace {
    std::size_t part = 0;
    int step = 0;
    int inARow = 0; // right answers up to there
    friend bool operator==(const TablePlace&, const TablePlace&) = default;
};

// Who asks a question: only the one who does shows it. Of what a hall is asked nothing is remembered.
enum class Asker { Exercise, Tour, Review, Hall };

// A question that is being asked, and what has been answered so far.
struct Asking {
    Question question;
    Asker asker = Asker::Exercise;
    enum class State {
        Open, // waits for an answer; wrong ones can be tried again
        Right,
        Shown, // given up: the solution has been shown
    } state = State::Open;
    int wrong = 0; // answers so far
    int hints = 0; // how many degrees have been given
    bool wasLeft = false; // in between, when all that gives the answer away could be seen
    std::optional<Answer> last = {}; // the last answer
    // What has been said last, and of what kind it is.
    enum class Said { Nothing, Refusal, Wrong, Hint, Fact } said = Said::Nothing;
    Sentence reply = {};
    std::optional<Sentence> mistake = {}; // what has been said to the last wrong answer; hints come below it
    std::vector<Move> picked = {}; // AnswerForm::Moves: those that have been made so far
    std::optional<Move> wrongMove = {}; // the last wrong answer, where it has been made on the board

    bool isOpen() const { return state == State::Open; }
    // Right at the first try, and by no more than an idea.
    bool isUnderstood() const { return state == State::Right && wrong == 0 && hints < 2 && !wasLeft; }
};

// Belongs to the page of its lesson. The page, its panels, the stage and the presenter's window observe it:
// they call what a person asks for, are told what has changed, and read what they show. No view asks another.
//
//   Session session({first, explain, families}, options);
//   connect(&session, &Session::changed, view, [&](Session::Changes what) {
//       if (what & (Session::Change::Position | Session::Change::Step))
//           view->show(session.position(), session.shown());
//   });
//   session.play({0, 2, 0}); // one signal, with the coach's line and the new explanation
class Session final : public QObject {
    Q_OBJECT
public:
    enum class Change {
        Position = 1 << 0, // and with it whatever belongs to a position
        Step = 1 << 1,
        Choice = 1 << 2,
        Coach = 1 << 3, // its line, or whether it speaks
        Verdict = 1 << 4, // whether it is shown
        History = 1 << 5, // what can be undone and redone
        Options = 1 << 6,
        Arrangement = 1 << 7,
        Editing = 1 << 8,
        Error = 1 << 9, // of a notation
        Voice = 1 << 10, // of the second language
        Axes = 1 << 11,
        Section = 1 << 12, // of the tour
        Question = 1 << 13, // that is asked, or what has come of it
        Turn = 1 << 14,
        Discovery = 1 << 15,
        Table = 1 << 16, // how far it has grown
    };
    Q_DECLARE_FLAGS(Changes, Change)
    static constexpr Changes kEverything = Changes::fromInt((1 << 17) - 1); // to a view that is new

    Session(const Subject& subject, const Options& options, QObject* parent = nullptr);

    const Game& game() const { return *position().game; }
    const Position& first() const { return m_subject.first; } // of the lesson
    std::span<const Family> families() const { return m_subject.families; } // of all games
    Progress* progress() const { return m_subject.progress; } // may be null

    // The match.
    const Match& match() const { return m_history.match(); }
    const Position& position() const { return match().position(); }
    const History& history() const { return m_history; }
    // The move that has led to the position at its last change, if it was one.
    const std::optional<Move>& made() const { return m_made; }
    theory::Outcome outcome() const { return m_standing.outcome; }
    const Sentence& verdict() const { return m_standing.verdict; }
    Sentence result() const; // of a match that has been played to its end; else empty
    // Of the match: one that has ended keeps it, whoever is chosen for the next.
    Opponent opponent() const { return m_history.now().opponent.value_or(players().opponent); }

    // A position that is only looked at stays as it is, whoever is to move: the opponent waits until the
    // learner moves or has it begin.
    Turn turn() const;
    // Has the opponent move where it is its turn; a question that has been answered is done with. REQUIRES:
    // none is open.
    void begin();
    // The opponent's move, if that was the last one.
    std::optional<History::Entry> reply() const;

    // While a newcomer discovers a game, all that would give away who wins is hidden, and most of the page.
    bool isDiscovering() const { return m_isDiscovery; }
    void setDiscovering(bool discovering);

    // Makes a move for whoever's turn it is, unless the opponent is thinking. One that cannot be made is
    // refused.
    void play(const Move& move);
    // Puts a position on the board; the match before can be had back by undo. REQUIRES: one of the game's.
    void setPosition(const Position& position) { restart(position, players().first); }
    // The same in place of a position that nobody has seen: there is nothing to be undone before it.
    void beginWith(const Position& position);
    // Reads a notation, and gives what is wrong with it; then nothing changes.
    std::optional<NotationError> read(const QString& text);
    // The same, but what is wrong is told by error().
    void setNotation(const QString& text);
    const std::optional<NotationError>& error() const { return m_error; }
    void setError(const NotationError& error); // of what has been typed in place of a notation
    void clearError();
    // Goes on with a game where it was left; the match before can be had back by undo, if there was one.
    // REQUIRES: a game of the lesson, as readGame() gives it.
    void goOn(const SavedGame& game);
    // The game as it stands, or stood before something else was looked at or asked, with what belongs to it;
    // it knows no places.
    SavedGame savedGame() const;
    // Goes on with the game that something else has been put in front of; history().left() says whether there
    // is one.
    void goBack();
    // Plays the game anew from its start; where a question has put its position on the board, the game before
    // that. A question is left.
    void newGame();
    void randomPosition(Difficulty difficulty);
    void undo(); // to where it is the learner's turn again
    void redo();
    void goTo(std::size_t plies);
    void push(History::Deed deed);
    // Redo goes on elsewhere once, before what can be redone here.
    void leadOn(std::function<void()> goOn);
    // Has back what has been played and asked by an earlier time, of which nothing else has been changed
    // since, as if nothing had been done.
    void goBackTo(const History& history, const std::optional<Asking>& asking);

    // While the game itself is being changed, the opponent waits until that is done.
    void setEditing(bool editing);
    bool isEditing() const { return m_editing; }

    // The move being chosen; one that cannot be made counts as none.
    void setChoice(const std::optional<Move>& choice);
    const std::optional<Move>& choice() const { return m_choice; }
    // The winning move that a hint has named of this position.
    const std::optional<Move>& hinted() const { return m_coach.winning; }

    // The coach speaks of the learner's last move until the next, and of the move that one goes back to;
    // while the verdict is hidden, without telling who wins. Hints come by degrees: in a game the last of
    // them choose the moves that win, one after the other.
    CoachLine coach() const;
    void hint();
    // What a hint has said last, of the open question or else of the game; an empty line where none has.
    CoachLine givenHint() const;

    // A question is asked: its position is on the board, the verdict and all that would give it away are
    // hidden, nobody replies to a move, and a move is an answer where the form of the question is one. It is
    // closed by leaving it, that is by anything else that puts another position on the board; one that is
    // asked again after that, `wasLeft`, is not taken for understood.
    const std::optional<Asking>& asking() const { return m_asking; }
    void ask(const Question& question, Asker asker, bool wasLeft = false)
    {
        askAgain({.question = question, .asker = asker, .wasLeft = wasLeft});
    }
    // The same with what has been tried and said of it before it was left.
    void askAgain(Asking left);
    // By a move on the board, or otherwise. REQUIRES: a question is open
    void answer(const Answer& answer, const std::optional<Move>& made = {});
    // What has been typed; what cannot be read is refused. REQUIRES: a question is open, and no move answers.
    void answerTyped(const QString& typed);
    void answerMoves(); // AnswerForm::Moves: those that have been made are all
    void showSolution(); // gives up, which counts as not understood; REQUIRES: a question is open
    void endQuestion();
    // Ends it without telling its answer: until that is asked for, or another position is on the board, the
    // verdict stays hidden.
    void putDownQuestion();
    bool isPutDown() const { return m_places.cover == Cover::Question && !m_asking; }
    // Ends it and has back what it has been put in front of, with what could be undone and redone there,
    // unless it has been played on from there.
    void takeBackQuestion();
    // Puts the question's own position on the board, and goes to the step that decides it.
    void showWhy(const Question& question);

    // The explanation and its current step; -1 for none, as for one that is not there.
    const Explanation& explanation() const { return m_explanation; }
    int step() const { return m_step; }
    int stepCount() const { return static_cast<int>(m_explanation.steps.size()); }
    void setStep(int step) { set(m_step, step >= 0 && step < stepCount() ? step : -1, Change::Step); }
    const Shown& shown() const; // by the current step
    void setSecondVoice(const std::optional<Voice>& voice); // of a language beside that of the window
    const std::optional<Voice>& secondVoice() const { return m_second; }

    // Whether the verdict, and all that would give it away, may be shown. What asks decides before what the
    // learner has set for games: an open question and the table hide it, and a question that has been
    // answered shows it.
    bool isVerdictShown() const
    {
        const bool isWanted = (m_options.verdict || isTold()) && m_places.cover == Cover::None;
        return isWanted && !m_isDiscovery && !isAsking() && !isTableAsking();
    }
    // Whether it can be hidden and shown.
    bool isVerdictFree() const { return (m_places.cover != Cover::None || !isTold()) && !isTableAsking(); }
    void setVerdictShown(bool shown); // of an open question: shows its solution; nothing where it is not free
    // Hides it for as long as the position is on the board, or until it is shown: who has only been asked is
    // not told by the next window that is looked at. What the learner has set stays.
    void coverVerdict() { set(m_places.cover, Cover::Asked, Change::Verdict); }
    void uncoverVerdict() { set(m_places.cover, Cover::None, Change::Verdict); }
    // While the table asks for what the position on the board may tell.
    void setTableAsking(bool asking) { set(m_places.isTableAsking, asking, Change::Verdict); }
    bool isTableAsking() const { return m_places.isTableAsking; }

    // What the learner has set; players and arrangement are those of the lesson.
    const Options& options() const { return m_options; }
    Players players() const;
    void setOption(bool Options::*option, bool on);
    void setOpponent(Opponent opponent);
    void setFirst(Side side);
    void setArrangement(int arrangement);
    int arrangement() const; // as it was chosen: a board may have fewer
    // Takes over what a person likes on all pages: all but players and arrangement.
    void followOptions(const Options& options);

    void setAxes(const Axes& axes) { set(m_places.axes, axes, Change::Axes); }
    const Axes& axes() const { return m_places.axes; }
    void setSection(int section) { set(m_places.section, section, Change::Section); }
    int section() const { return m_places.section; }
    // As it is wanted: a table may have fewer parts and steps. Each rule has its own.
    void setTable(const TablePlace& place) { set(m_places.table, place, Change::Table); }
    const TablePlace& table() const { return m_places.table; }
    // Those that have grown, by rule, the one of the position last; and the same as they were at an earlier
    // time. A graph that is edited is another rule with each edit: of many the last ones are kept.
    using Tables = std::vector<std::pair<QString, TablePlace>>;
    static constexpr std::size_t kMostTables = 20;
    Tables tables() const;
    void setTables(const Tables& tables);

    // Random positions and opponents the same every time, for tests.
    void setSeed(quint32 seed) { m_random.seed(seed); }

    // How long the opponent seems to think, in milliseconds, so that what the coach says can be read and its
    // move is seen as one; less where nothing else moves, unless a hall looks on, which has to see who moves.
    static constexpr int kThinking = 1200;
    static constexpr int kThinkingAtOnce = 300;
    void setThinking(int milliseconds) { m_opposing.time = milliseconds; }
    // A hall that looks on plays against the perfect opponent where no other has been chosen.
    void setWatched(bool watched);

signals:
    void changed(laststone::teaching::Session::Changes what);
    void refused(); // a move that cannot be made
    void answered(const laststone::teaching::Asking& asking); // its question is not open any more
    void otherGameWanted(const laststone::teaching::Position& position);
    // By undo or redo, to another position.
    void wentBack();
    // By undo, one that had been put on the board, here or in another lesson, to be looked at; redo brings it
    // back.
    void positionTakenBack(const laststone::teaching::Position& position);

private:
    template <class Value> void set(Value& member, const Value& value, Changes what)
    {
        if (member == value)
            return;
        member = value;
        tell(what);
    }
    bool isAsking() const { return m_asking && m_asking->isOpen(); }
    // A hall is told by its own stage.
    bool isTold() const { return m_asking && !m_asking->isOpen() && m_asking->asker != Asker::Hall; }
    bool answerBy(const Move& move);
    void keepOpponent();
    void rememberEnd();
    void say(Asking::Said said, const Sentence& reply);
    void giveAnswer(const Answer& given, const Move& made);
    ChosenPlayers& chosenPlayers() { return m_options.players[m_subject.first.word()]; }
    void finish(Asking::State state);
    void show(const std::optional<Move>& made, const CoachLine& coach = {});
    void restart(const Position& position, Side first, bool begins = false);
    SavedGame saved(const Sitting& sitting) const;
    void tell(Changes what);
    void letOpponentMove();
    void opponentMoves();
    bool isOpponentsTurn() const;
    void look();
    CoachLine lastComment() const;

    Subject m_subject;
    Options m_options;
    History m_history;
    std::optional<Move> m_made;
    struct Standing {
        theory::Outcome outcome = theory::Outcome::P;
        Sentence verdict;
    };
    Standing m_standing; // of the position
    CoachLine m_coach;
    std::optional<NotationError> m_error;
    std::optional<Move> m_choice;
    bool m_editing = false;
    bool m_isDiscovery = false; // which hides the verdict
    std::optional<Asking> m_asking;
    Explanation m_explanation;
    int m_step = -1;
    std::optional<Voice> m_second;
    enum class Cover { None, Asked, Question }; // of the verdict: a question that has been put down
    struct Places {
        Axes axes;
        int section = 0;
        TablePlace table; // of the rule
        Tables tables; // of others that have been left
        bool isTableAsking = false;
        Cover cover = Cover::None;
    };
    Places m_places; // that are looked at
    struct Opposing {
        QTimer thinking;
        int time = kThinking;
        bool isWatched = false; // by a hall
        bool waits = true; // until the learner begins
    };
    Opposing m_opposing; // of the opponent
    QRandomGenerator m_random;
    struct Telling {
        Changes untold;
        bool isOn = false;
    };
    Telling m_telling;
};

Q_DECLARE_OPERATORS_FOR_FLAGS(Session::Changes)

} // namespace laststone::teaching
