// SPDX-License-Identifier: GPL-3.0-or-later
// What is put to a hall beside the position and its steps: a question, with the hands that are counted.
#pragma once

#include "teaching/hall/ballot.h"
#include "teaching/session.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

#include <optional>

namespace laststone::teaching {

// Belongs to whoever shows a session to a hall. Whatever the session asks, be it an exercise, the tour or
// the hall itself, is put to the vote: hands are counted, the clock runs if it is wanted, and then the right
// answer is shown.
//
//   Hall hall;
//   hall.setSession(&session);
//   hall.askOutcome(); // P or N?
//   hall.raise(u'N', 1);
//   hall.reveal();
class Hall final : public QObject {
    Q_OBJECT
public:
    explicit Hall(QObject* parent = nullptr);
    ~Hall() override;

    // What is followed; none takes back what the hall was asked. It outlives the hall, or is followed by
    // another one.
    void setSession(Session* session);

    // The question that is shown: the open one, or one that has been answered, until a step is gone to. Null
    // for none.
    const Asking* question() const;
    bool isOpen() const { return question() && question()->isOpen(); }
    const Ballot& ballot() const { return m_ballot; } // of the question

    // Asks whether the position on the board is P or N, or takes that back. Where the game is over nothing is
    // asked.
    void askOutcome();

    // Counts hands for the answer of a letter; nothing where it is none that can be chosen now.
    bool hasLetter(QChar letter) const { return answerOf(letter).has_value(); }
    void raise(QChar letter, int by);

    // Shows the right answer: the hall has found it where it has more hands than any other.
    void reveal();

    // The next of what there is to be shown: the answer, then why. Says whether there was something.
    bool goOn();

    // The seconds that are left, if the clock runs; time is added, and taken away altogether.
    std::optional<int> seconds() const { return m_seconds; }
    static constexpr int kMoreSeconds = 30;
    static constexpr int kMostSeconds = 600;
    void addTime();
    void stopClock();

signals:
    void changed();

private:
    std::optional<std::size_t> answerOf(QChar letter) const;
    void follow(Session::Changes what);
    void tick();

    QPointer<Session> m_session;
    Ballot m_ballot;
    std::optional<Question> m_asked; // that the ballot is of
    std::optional<int> m_seconds;
    QTimer m_clock;
};

} // namespace laststone::teaching
