// SPDX-License-Identifier: GPL-3.0-or-later
// A question as it is shown and answered: the task, the fields that the answer needs, what is said to it.
#pragma once

#include "teaching/session.h"

#include <QWidget>

#include <memory>
#include <vector>

class QBoxLayout;
class QPushButton;

namespace Ui {
class QuestionBox;
}

namespace laststone::widgets {

// The right answer, to stand in a sentence; empty where the fact that decides says it.
teaching::Sentence answerWords(const teaching::Question& question);
// The same of any answer of the question's form; of a choice, its words.
teaching::Sentence answerWords(const teaching::Question& question, const teaching::Answer& answer);

// Whether the words of whoever puts a question ask by themselves, or only lead up to what is asked: "The
// difference is 7." Those that do have a question mark.
bool asks(const QString& words);

// Whether the keyboard is with somebody who answers: in the panel of the question, or on the board.
bool hasAnswering(const QWidget& panel);

// The one widget of all who ask: exercises, tours and the review of a game each own one. It shows what the
// session asks for its asker, hands the answers to the session, and hides where nothing is asked. Its buttons
// stay where they are, whatever is said.
//
//   auto* box = new QuestionBox(panel);
//   box->setSession(session, Asker::Exercise);
//   session.ask(question, Asker::Exercise); // the box comes up, with the task
class QuestionBox final : public QWidget {
    Q_OBJECT
public:
    explicit QuestionBox(QWidget* parent = nullptr);
    ~QuestionBox() override;

    // REQUIRES: called once, before anything else; the session outlives the box.
    void setSession(teaching::Session& session, teaching::Asker asker);

    // How the question is put by whoever asks it, in place of its own words; empty for those.
    void setWords(const QString& words);

    // The buttons of hint and solution stand at the head of a row of whoever has room for them in one, which
    // lives as long as the box; else in the box.
    void putHelp(QBoxLayout* row);
    int helpWidth() const;

    // Gives the focus to where the answer is given; of the board that is asked for by boardWanted().
    void focusAnswer();

signals:
    void boardWanted();

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    const teaching::Asking* asking() const; // null where its asker asks nothing
    bool isOpen() const { return asking() && asking()->isOpen(); }
    void follow(teaching::Session::Changes what);
    void answer(const teaching::Answer& answer);
    void answerNone();
    void makeChoices();
    void refresh();
    void fitWords();
    void refreshFields();
    void refreshChoices();
    void refreshOutcomes();
    QString signOf(const teaching::Answer& answer) const;
    void refreshHelp();
    void offerToTakeBack();
    void takeBack(const QString& index);
    void focusAfterHints();
    QString movesText() const;
    QString feedbackText() const;

    std::unique_ptr<Ui::QuestionBox> m_ui;
    teaching::Session* m_session = nullptr;
    teaching::Asker m_asker = teaching::Asker::Exercise;
    std::vector<QPushButton*> m_choices;
    QString m_words;
    bool m_isUp = false; // it shows a question
    std::size_t m_picked = 0; // moves, as last told
    QBoxLayout* m_helpRow = nullptr; // that of the form, or of another
};

} // namespace laststone::widgets
