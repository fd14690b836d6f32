// SPDX-License-Identifier: GPL-3.0-or-later
// Tasks about positions: P or N, a winning move, and the puzzles of the game.
#pragma once

#include "teaching/session.h"
#include "widgets/page/lesson.h"

#include <QRandomGenerator>
#include <QWidget>

#include <memory>

namespace Ui {
class ExercisePanel;
}

namespace laststone::widgets {

class ExercisePanel final : public QWidget {
    Q_OBJECT
public:
    explicit ExercisePanel(QWidget* parent = nullptr);
    ~ExercisePanel() override;

    // REQUIRES: called once, before anything else; lesson and session outlive the panel.
    void setSession(const Lesson& lesson, teaching::Session& session);

    // Tests draw the same tasks every time.
    void setSeed(quint32 seed) { m_random.seed(seed); }

    int rightAnswers() const { return m_right; }
    int answers() const { return m_asked; }
    const teaching::Position& taskPosition() const { return m_position; }

signals:
    void whyWanted();

protected:
    void changeEvent(QEvent* event) override;

private:
    enum Kind { Verdict, WinningMove, FirstPuzzle }; // entries of the form, then those of the lesson

    void follow(teaching::Session::Changes what);
    void newTask();
    void answerOutcome(theory::Outcome outcome);
    void answerPuzzle();
    void close();
    void finish(bool right, const teaching::Sentence& comment);
    void retranslate();
    void refresh();
    const teaching::Puzzle* puzzle() const;
    teaching::Sentence task() const;

    std::unique_ptr<Ui::ExercisePanel> m_ui;
    const Lesson* m_lesson = nullptr;
    teaching::Session* m_session = nullptr;
    QRandomGenerator m_random;
    teaching::Position m_position;
    theory::Count m_number = 0; // what a puzzle is about
    bool m_open = false; // a task waits for its answer
    bool m_wasRight = false;
    teaching::Sentence m_comment;
    int m_right = 0;
    int m_asked = 0;
};

} // namespace laststone::widgets
