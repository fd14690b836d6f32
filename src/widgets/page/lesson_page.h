// SPDX-License-Identifier: GPL-3.0-or-later
// A tab: the board with its match on the left, tour, explanation, exercises and chart on the right.
#pragma once

#include "teaching/session.h"
#include "teaching/sets/question_set.h"
#include "widgets/page/lesson.h"

#include <QWidget>

#include <memory>
#include <span>

class QMenu;

namespace Ui {
class LessonPage;
}

namespace laststone::widgets {

class BoardWidget;
class ChartPanel;
class Discovery;
class GameFields;
class LessonTable;
class PageLayout;
class StepPanel;
struct ExportSource;
struct Known;

// Puts a lesson and its session together with all that shows them; each part follows the session by itself.
//
//   LessonPage page(lesson, games::families(), options);
//   page.session().setNotation("7 9 15 12");
class LessonPage final : public QWidget {
    Q_OBJECT
public:
    // The lesson, the games, which notations are read by, and the memory, which may be null, outlive the
    // page.
    LessonPage(const Lesson& lesson, std::span<const teaching::Family> families,
               const teaching::Options& options, QWidget* parent = nullptr,
               teaching::Progress* progress = nullptr);
    ~LessonPage() override;

    const Lesson& lesson() const { return m_lesson; }
    teaching::Session& session() { return m_session; }
    const teaching::Session& session() const { return m_session; }

    // Its parts.
    BoardWidget* board() const { return m_board; }
    StepPanel* steps() const;
    ChartPanel* chart() const;
    PageLayout& room() const { return *m_layout; }
    Discovery& discovery() const { return *m_discovery; }

    // Shows the explanation.
    void showSteps();
    // Shows a section of the tour.
    void showTour(int section);

    // By which names of sets of questions are read; without them those of its own lesson alone are.
    void setQuestionSources(teaching::SourceOf sources);
    // Puts on the board what a text names, a position or a set of questions, of this lesson or of another
    // one, and gives what is wrong with it; then nothing changes.
    std::optional<teaching::NotationError> read(const QString& text);
    // Types into the field of the question that is asked, wherever the focus is; nothing where it has none.
    void typeAnswer(const QString& text);
    // Begins a set, in front, with the focus where the answer is given. REQUIRES: one of this lesson.
    void openSet(const teaching::SetName& name);
    // Gives the focus to an exercise that waits for its answer, else to the board: the page has come to the
    // front.
    void focusWhatIsNext();
    // While its tour is gone through before a class, the page asks nothing of it by itself.
    void holdTour(bool isHeldBack);
    // Asks the next exercise, in its tab; the one that is open stays.
    void askExercise();
    // The next one in place of one that is open, which comes again at the end of its set. REQUIRES: one is.
    void skipExercise();

    // Which tab is in front, and what is asked there, as a text; and back to there. Of a text that cannot be
    // read, what can be.
    QString place() const;
    void goBackTo(const QString& place);

    // Goes on with a part of the lesson, as “What I know” names them.
    void goOnWith(const Known& part);

    // The entries of the window's menus while this page is in front.
    void fillMenus(QMenu& file, QMenu& game, QMenu& view) const;

    // How the page is drawn for a file, as it is then. The page outlives it.
    ExportSource exportSource() const;

signals:
    void message(const QString& text);
    void setWanted(const laststone::teaching::SetName& name); // of questions of another lesson
    void knowledgeWanted(); // what has been learned is to be shown
    void positionLineWanted(); // in which read() gets its text

protected:
    void changeEvent(QEvent* event) override;

private:
    class Actions;

    void enter(const QString& text); // as a position or a set of questions
    void observe(std::span<const teaching::Family> families);
    void follow(teaching::Session::Changes what);
    void refreshTable();
    void refreshRelated();
    void retranslate();

    const Lesson& m_lesson;
    teaching::Session m_session;
    std::unique_ptr<Ui::LessonPage> m_ui;
    PageLayout* m_layout;
    BoardWidget* m_board = nullptr;
    QWidget* m_tableTab = nullptr; // of a lesson with a table
    LessonTable* m_table = nullptr; // in it, when it has been opened
    GameFields* m_fields = nullptr;
    Actions* m_actions = nullptr;
    Discovery* m_discovery = nullptr;
};

} // namespace laststone::widgets
