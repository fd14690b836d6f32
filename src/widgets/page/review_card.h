// SPDX-License-Identifier: GPL-3.0-or-later
// After a game: who has won, who could have won when, the first mistake as a question, and ways to go on.
#pragma once

#include "teaching/review/review.h"
#include "teaching/session.h"

#include <QFrame>

#include <memory>

namespace Ui {
class ReviewCard;
}

namespace laststone::widgets {

// Belongs to the page and follows its session: it comes up when a game has ended, stays while the learner
// goes through it or answers its question, and goes when something else is played.
class ReviewCard final : public QFrame {
    Q_OBJECT
public:
    explicit ReviewCard(QWidget* parent = nullptr);
    ~ReviewCard() override;

    // REQUIRES: called once; the session outlives the card.
    void setSession(teaching::Session& session);

    // After a move has been taken back: the game goes on, and nobody has won it.
    void giveWay();

    // Which of the mistakes it asks about, from 0; and the same as it was left at an earlier time, from 1.
    std::size_t asked() const { return m_review.isEmpty() ? 0 : m_asked; }
    void askAbout(std::size_t mistake);

signals:
    void boardWanted(); // for the keyboard, by the question or when the card goes
    void tourWanted(); // to go on there

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void make();
    void follow(teaching::Session::Changes what);
    bool isOfReview() const; // what is on the board
    void askMistake();
    void askNext();
    std::size_t mistake() const { return m_review.mistakes[m_asked]; } // a move, from 0
    void tryAgain();
    void playOn();
    void meetNext();
    void focusNext();
    void focusFirst();
    void refresh();
    void refreshButtons();
    void putHelp();
    QString headline() const;
    QString mistakeText() const;
    QString nextText() const;
    QString text() const;

    std::unique_ptr<Ui::ReviewCard> m_ui; // made when the first game ends
    teaching::Session* m_session = nullptr;
    teaching::Review m_review; // empty: there is nothing to show
    std::size_t m_asked = 0; // which of the mistakes is asked about
    bool m_hasWon = false; // the learner
};

} // namespace laststone::widgets
