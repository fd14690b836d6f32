// SPDX-License-Identifier: GPL-3.0-or-later
// Sets of questions: which one, how far, and what has come of it.
#pragma once

#include "teaching/session.h"
#include "teaching/sets/set_run.h"
#include "teaching/tour.h"
#include "widgets/page/lesson.h"

#include <QRandomGenerator>
#include <QTimer>
#include <QWidget>

#include <memory>
#include <optional>

class QShortcut;

namespace Ui {
class ExercisePanel;
}

namespace laststone::widgets {

// The tab beside the board. It is made when it is first shown, and asks at once. Whoever leaves it leaves the
// question, of which nothing is told by looking elsewhere, and finds it as it was when the tab is opened
// again; where the answer has been looked at meanwhile it counts as told. Each rule has its set: one that is
// not done waits while another rule is on the board, and goes on when its own is there again.
class ExercisePanel final : public QWidget {
    Q_OBJECT
public:
    explicit ExercisePanel(QWidget* parent = nullptr);
    ~ExercisePanel() override;

    // REQUIRES: called once, before anything else; lesson and session outlive the panel.
    void setSession(const Lesson& lesson, teaching::Session& session);

    // By which names of sets are read; without them those of its own lesson alone are.
    void setSources(teaching::SourceOf sources) { m_sources = std::move(sources); }
    const teaching::SourceOf& sources() const { return m_sources; }

    // Begins a set, or goes on with it where it has been begun. REQUIRES: one of this lesson.
    void openSet(const teaching::SetName& name);

    // Asks the next question, of a new set where this one is at its end; one that is open stays.
    void askNext();
    // Another question in place of one that is open. REQUIRES: one of a set is.
    void skip();

    // Begins a new set of a kind; of all kinds where it is empty.
    void beginKind(const QString& kind);

    // Begins a new set of all kinds in a rule of the lesson; in that on the board if it is of the same sort,
    // as of two graphs.
    void beginRule(const QString& rule);

    // The set in hand and those that wait as a text, and the same as they were left at an earlier time; the
    // question in hand is asked at once where the panel is in front. What cannot be read is no set.
    QString savedSet() const;
    void restoreSet(const QString& text, bool isInFront);

    // Tests draw the same sets every time.
    void setSeed(quint32 seed) { m_random.seed(seed); }

    // The set in hand; none before the panel is shown.
    const std::optional<teaching::SetRun>& run() const { return m_run; }

    void copyName();
    void editName();

    // Where another tab has come to the front, also of a page that is not to be seen: what is not answered is
    // put down, and tells nothing elsewhere; a name that has been typed and not begun is gone. After all that
    // happens now, as a panel that is laid out elsewhere is shown again at once.
    void leaveSoon();

    // Gives the focus to where the question is answered, or to what comes next where it has been; as soon as
    // the panel is shown.
    void focusQuestion();

signals:
    void message(const QString& text);
    void setWanted(const laststone::teaching::SetName& name); // of another lesson
    void knowledgeWanted(); // what has been learned is to be shown
    void nextWanted(); // from beside the panel: askNext() in front
    void boardWanted(); // for the keyboard: there the answer is given

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override; // of the field of the name

private:
    void make();
    void leave(bool wasOpen);
    bool isMade() const { return m_isMade; }
    const teaching::Asking* asking() const; // null where no exercise is asked
    bool isOpen() const { return asking() && asking()->isOpen(); }
    teaching::SetLimits limits() const;
    teaching::SetName newName() const;
    void begin(const teaching::SetName& name, bool withEarlier);
    void setRun(const teaching::SetName& name, bool withEarlier);
    void beginNamed(const teaching::SetName& name);
    void putAside();
    bool takeUp(const teaching::Position& like);
    void showName();
    void showText();
    void beginAnother();
    void beginChosen();
    std::vector<teaching::Question> earlier(const teaching::SetName& name) const;
    void beginAgain();
    void beginHarder();
    std::optional<teaching::SetName> typedName();
    void readName();
    void showError(const QString& text);
    void ask();
    const teaching::Asking* left() const;
    void askCurrent();
    void goOn();
    void showWhy();
    void noteSeen();
    void followGame();
    void follow(teaching::Session::Changes what);
    void noteAnswer(const teaching::Asking& asking);
    void retranslate();
    void refresh();
    void refreshBox();
    QString outcomeText() const;
    QString againText() const;
    QString summary() const;
    QString nextSteps() const;
    QString againComes() const;

    std::unique_ptr<Ui::ExercisePanel> m_ui;
    const Lesson* m_lesson = nullptr;
    teaching::Session* m_session = nullptr;
    teaching::SourceOf m_sources;
    mutable std::optional<teaching::Tour> m_tour; // in English; once it has been asked what it has taught
    mutable QRandomGenerator m_random; // seeds of sets
    std::optional<teaching::SetRun> m_run;
    struct Waiting {
        teaching::SetRun run;
        std::optional<teaching::Asking> left; // its question, where it has been asked
    };
    std::vector<Waiting> m_waiting; // of other rules, none of them done
    QShortcut* m_nextKey = nullptr; // of the button, after whose question Why? has come to the front
    bool m_isMade = false;
    bool m_focusesWhenShown = false;
    std::optional<teaching::Asking> m_left; // the question in hand as it stood when it was open last
    QTimer m_look; // whether its answer can be seen, when all has changed that changes together
    // The first one of a set: done by the last answer, where some come again; then what has come of it is
    // told.
    enum class Round { Going, Done, Told };
    Round m_round = Round::Going;
    bool m_isUnasked = false; // the set has followed the game, and waits until it is wanted
};

} // namespace laststone::widgets
