// SPDX-License-Identifier: GPL-3.0-or-later
// What is put to a hall beside the position and its steps: a question, with the hands that are counted, the
// tour as pages, and the table that grows.
#pragma once

#include "teaching/discovery/found.h"
#include "teaching/hall/ballot.h"
#include "teaching/memory/saved_game.h"
#include "teaching/session.h"
#include "teaching/steps/table.h"
#include "teaching/tour.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

#include <chrono>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <utility>

namespace laststone::teaching {

// Belongs to whoever shows a session to a hall. Whatever the session asks, be it an exercise, the tour or
// the hall itself, is put to the vote: hands are counted, the clock runs if it is wanted, and then the right
// answer is shown.
//
// The tour is gone through piece by piece: a text, the question that it leads to, the answer, the next text.
// Where there is no text, the question comes at once. Beside each text stands the position that it is about:
// the one that the answer before it has led to, or that it names first, or that it will ask about.
//
//   Hall hall;
//   hall.setSession(&session, lesson.questions, lesson.table);
//   hall.askOutcome(); // P or N?
//   hall.raise(u'N', 1);
//   hall.reveal();
class Hall final : public QObject {
    Q_OBJECT
public:
    explicit Hall(QObject* parent = nullptr);
    ~Hall() override;

    // What is followed, with the kinds of questions that its tour asks and its table, which may have no
    // cells; no session takes back what the hall was asked. All outlive the hall, or are followed by others.
    // Beside a position whose rule somebody has drawn there are no examples of other rules.
    using IsDrawn = std::function<bool(const Position&)>;
    void setSession(Session* session, std::span<const QuestionKind> kinds = {}, const Table& table = {},
                    IsDrawn isDrawn = {});

    // What stands beside the board, or in its place: the steps at first.
    enum class Front { Steps, Tour, Table };
    Front front() const { return m_front; }
    // Goes back where it is there already, to the tour if the table has been put in front of that, else to
    // the steps; to these as well where there is none. Who goes back from the tour has the position back that
    // was on the board before it.
    void toggle(Front front);
    // To the first text of the tour, or to the table with nothing found, if one of them is in front.
    void rewind();
    // The steps, of the position that is on the board.
    void showSteps();

    // The question that is shown: the open one, or one that has been answered, until a step is gone to. Null
    // for none.
    const Asking* question() const;
    bool isOpen() const { return question() && question()->isOpen(); }
    const Ballot& ballot() const { return m_ballot; } // of the question

    // Asks whether the position on the board is P or N, anew where the steps say why already, or takes that
    // back. Says whether there was something to ask: where no move is left, there is not.
    bool askOutcome();

    // Counts hands for the answer of a letter; nothing where it is none that can be chosen now.
    bool hasLetter(QChar letter) const { return answerOf(letter).has_value(); }
    void raise(QChar letter, int by);

    // Whether a letter has counted a hand until just now, so that one that comes late is no command.
    bool isLate(QChar letter) const;

    // Shows the right answer: the hall has found it where it has more hands than any other.
    void reveal();

    // Whether why is shown beside the answer; at first not, as it may be what the lecture is about.
    bool isReasonTold() const { return m_told.isReason; }
    void toggleReason(); // REQUIRES: a question that has been answered is shown

    // The next of what there is to be shown: the answer, then why; the question of a text, then the text
    // behind it; the next step of the table. Says whether this was not a step of the explanation.
    bool goOn();
    bool goBack();
    void fillTable(); // to its end

    // Whether a text of the tour follows that tells why the answer of its question is right.
    bool hasReasonBehind() const;

    // Goes back by one level: from a question, whoever asks it, then from what stands beside the board or in
    // its place; what an exercise was put in front of is on the board again. Says whether there was one.
    bool leave();

    // The tour of the lesson in the language of the window, and the text in it that is shown.
    const Tour& tour() const;
    const Tour::Section* section() const; // null where the lesson has no tour
    // Whose notes go with what is shown: of a step the one that it belongs to, if there is one.
    const Tour::Section* noted() const;
    QString text() const; // Markdown
    bool isBoardTold() const; // whether beside it, or its question, that shows what tells who wins
    QString upcoming() const; // Markdown: what comes behind the text
    QString words() const; // Markdown: how the tour puts the question that is asked; empty for no words

    // The same in the second language of the session; empty where there is none, or nothing of its own there.
    QString secondTitle() const;
    QString secondText() const;
    QString secondWords() const;

    // The positions that the links of the text name that is shown, or else the one that stands beside it, and
    // of a section that is not shown all of it; in the lesson's notation. Puts the next one on the board, or
    // the one before; says whether there is another one.
    QStringList examples() const;
    bool showExample(int by);

    // Goes to the next section of the tour, or to the one before, while the tour is in front; says whether
    // there is one.
    bool showSection(int by);

    // The P-positions of the rule that the table has found so far, if a board shows those; once it has been
    // put away, beside the same position, only those that do not tell who wins there. Or those that answers
    // and texts have given so far in the tour: while a question is open, only those whose heaps are all
    // smaller than the largest of the least position that it asks for, and not by which rule they go on.
    Found found() const;

    // The table as it is now; without cells where there is none.
    TableCells cells() const;

    // What somebody calls out of what the table asks next, key by key: P, N or the digits of a number. What
    // is right is filled in, what is wrong comes back, with why where the game can say it.
    struct Wrong {
        QString said;
        Sentence why;
    };
    bool isAskedInTable(QChar sign) const; // whether such an answer can begin with it or go on
    bool asksForNumber() const; // in the table that is in front, now
    std::optional<Wrong> callOut(QChar sign); // REQUIRES: isAskedInTable(sign)

    // The seconds that are left, if the clock runs; time is added or taken away, and the clock taken away.
    std::optional<int> seconds() const { return m_seconds; }
    static constexpr int kMoreSeconds = 30;
    static constexpr int kMostSeconds = 600;
    void addTime(int seconds = kMoreSeconds);
    void stopClock();

signals:
    // What the hall itself has done, but not what it has heard of from its session.
    void changed();

private:
    std::optional<std::size_t> answerOf(QChar letter) const;
    void follow(Session::Changes what);
    void tick();
    void resetClock();
    void leaveQuestion();
    void turn(Front front, Front under, bool keepsPosition);
    void begin();
    void end(bool keepsPosition);
    void put(const Question& question);
    void remember(const Question& answered);
    void remember(const std::vector<Position>& told);
    void arrive();
    const Tour& tourIn(const QLocale& locale) const;
    const Tour::Section* secondSection() const; // null where it is not there in a second language
    void turnTo(int section, int piece);
    bool asksForTour() const; // what is asked is the question of the text
    std::optional<Position> linked(const QString& notation) const;
    bool isDrawn() const;
    std::optional<Position> placeOfText() const;
    void setUp();
    std::optional<Question> questionOf(int piece) const;
    void showWhy();
    bool goOnInTour();
    bool goBackInTour();
    void growTable(int by);

    QPointer<Session> m_session;
    std::span<const QuestionKind> m_kinds;
    Table m_table;
    IsDrawn m_isDrawn;
    Front m_front = Front::Steps;
    Front m_under = Front::Steps; // what the table has been put in front of
    mutable std::map<QString, Tour> m_tours; // by lesson and language
    int m_piece = 0; // of the section
    int m_example = -1; // that has been shown last
    struct SetUp {
        std::optional<std::pair<int, int>> place = {}; // the text that the board has been set up for
        std::optional<Position> before = {}; // the tour
        std::optional<SavedGame> game = {}; // of which that was a position
    };
    SetUp m_setUp;
    Ballot m_ballot;
    struct Told {
        bool isReason = false; // of the question
        QString letters = {}; // that have counted a hand
        std::chrono::steady_clock::time_point since = {}; // it has been told
        Found found = {}; // by the answers of the tour
        std::optional<Position> besideTable = {}; // the one beside which it has been put away
        QString called = {}; // the digits so far of a number that the table asks for
    };
    Told m_told;
    std::optional<Question> m_asked; // that the ballot is of
    std::optional<int> m_seconds;
    QTimer m_clock;
};

} // namespace laststone::teaching
