// SPDX-License-Identifier: GPL-3.0-or-later
// A lesson on the screen that the class sees, driven by the keys of a presenter; with a second screen, the
// presenter's window on the other one.
#pragma once

#include "app/screen_saver.h"
#include "teaching/hall/hall.h"
#include "widgets/stage/stage_keys.h"
#include "widgets/stage/stage_view.h"

#include <QElapsedTimer>
#include <QList>
#include <QObject>
#include <QPointer>
#include <QSet>

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

class QAction;
class QLabel;
class QKeyEvent;
class QScreen;
class QTimer;

namespace laststone::widgets {
class BoardWidget;
class KeyList;
class LessonPage;
class PositionLine;
class StageOverlay;
} // namespace laststone::widgets

namespace laststone::app {

class PresenterWindow;

class Projection final : public QObject {
    Q_OBJECT
public:
    // `lecturer` is the window that the lesson pages are in; keys that are pressed there count, too.
    explicit Projection(QWidget& lecturer);
    ~Projection() override;

    // The screen to project on: the one of that name, else one that the lecturer's window is not on.
    QScreen& screenFor(const QString& name) const;

    // Fills a screen. When the lecturer's window is on another one, the presenter's window opens there.
    void start(QScreen& screen, widgets::LessonPage& page);
    void stop();
    const teaching::Position& opening() const { return m_leave.opening; } // with which it began
    bool isRunning() const { return m_stage != nullptr; }

    // The page in front, which is followed; while it runs, all of the lesson is open. The actions of its
    // menus work in all windows.
    void setPage(widgets::LessonPage& page);
    void setActions(const QList<QAction*>& actions);

    void setDark(bool dark);

    // Does what a key would do; `number` is that of a lesson, from 0.
    //
    // StageCommand::Verdict (V) does one thing everywhere: it tells the next of what is not told yet, who
    // wins, then why, then by which moves, and after that hides all of it again. It goes to no other step or
    // page, and what it has told stays told, from step to step, until another position comes; but the moves
    // and the words of the reason that have no room beside a step go with that, as the next one has its own
    // argument. Beside a step its words stay: the moves are drawn where it draws none of its own.
    void run(widgets::StageCommand command, int number = 0);

    // Begins to draw a graph where the lecturer sees it, or ends that: with no projection on the page.
    void draw(widgets::LessonPage& page);
    // Begins to draw one from nothing; undo brings back the one that was there.
    void drawAnew(widgets::LessonPage& page);

    // A position that has been typed is to be seen, and no table or tour in front of it. Where only its
    // numbers have been typed it is told of what they are taken for, unless that goes without saying; and
    // that they have been opened elsewhere, in another lesson than the one that was shown.
    void showPosition(bool isRuleTyped, bool isElsewhere);

    // The window of the projection that the lecturer sees. REQUIRES: it runs.
    QWidget& ownWindow() const;
    // What there is while it runs; the presenter's window is null with a single screen.
    QWidget* stage() const { return m_stage.get(); }
    widgets::StageView* view() const { return m_view; }
    widgets::StageOverlay* overlay() const { return m_overlay; }
    PresenterWindow* presenter() const { return m_presenter.get(); }
    widgets::KeyList* keyList() const { return m_keys; }
    const teaching::Hall& hall() const { return m_hall; }

signals:
    void runningChanged(bool running);
    void darkChanged(bool dark);
    void lessonWanted(int lesson);
    // To be typed in the window that the lecturer sees; with the beginning, if that has been typed.
    void positionWanted(const QString& typed);
    void secondLanguageWanted(bool another); // else the one that was there last, or none
    void guideWanted(); // on the lecturer's screen, which is another one than the class's

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void leavePage();
    void nameStage();
    void makeStage();
    void readAhead();
    void showWindows(QScreen& screen);
    void follow(teaching::Session::Changes what);
    void tellAgain();
    void rememberTold();
    void rememberPlace();
    void refresh(teaching::Session::Changes what = {});
    void refreshState();
    void showGoesOn();
    void showKeys();
    void keepAnswer();
    bool turnPage(int by);
    void turn(int by);
    void setStep(int step);
    void goTo(int step);
    bool holdsFront(widgets::StageCommand command);
    void showExample(int by);
    bool uncover(widgets::StageCommand command);
    bool changePicture(widgets::StageCommand command);
    void rearrange();
    void arrangeAgain();
    widgets::BoardWidget* drawnBoard() const;
    void followDrawing(bool isLeft); // for another position
    void endDrawing();
    void back();
    void forgetLeaving();
    bool endNotice();
    void sayAgain();
    void askForPosition(const QString& typed);
    void showNotice(const teaching::Sentence& words);
    void tellHall(const teaching::Sentence& words);
    std::optional<QRect> putBesideName(const QStringList& lines);
    void showInHead(const QStringList& lines);
    void tellMoves();
    void putInFront(teaching::Hall::Front front, bool isAnew = false);
    std::span<const teaching::Step> stepsRead() const;
    bool isVerdictRead() const;
    bool isChartRead() const;
    bool isBoardRead() const;
    bool isResultTold() const;
    bool isChartDue() const;
    void toggleChart();
    void hideVerdict();
    void goAway();
    void comeBack();
    void askOutcome();
    bool leaveFront();
    bool isOurs(const QWidget* widget) const;
    widgets::PositionLine* openLine() const;
    bool countsHands(const QWidget* widget, const QKeyEvent& key) const;
    bool isLettered() const;
    struct Seen;
    Seen seen() const;
    void bringBack(const Seen& seen);
    void bringBackHands(const Seen& seen);
    std::function<void()> takingBack(const QWidget& widget, const QKeyEvent& key);
    void tellMore();
    void showReason();
    void playAnew();
    void bringBoard();
    void choosePlayers();
    void tellPlayers();
    void giveHint(bool toHall);
    bool runWithShift(widgets::StageCommand command);
    void askExercise();
    void toggle(teaching::Hall::Front front);
    void addFront(widgets::StageScene& scene) const;
    void addNamed(widgets::StageScene& scene) const;
    void toggleReasonOfAnswer();
    bool runInHall(widgets::StageCommand command);
    bool answerTable(const QWidget* widget, QEvent* event);
    bool handleKey(QWidget* widget, QEvent* event);

    QWidget& m_lecturer;
    QPointer<widgets::LessonPage> m_page;
    std::unique_ptr<QWidget> m_stage; // while it runs
    std::unique_ptr<PresenterWindow> m_presenter;
    QMetaObject::Connection m_screenGone;
    widgets::StageView* m_view = nullptr;
    widgets::StageOverlay* m_overlay = nullptr;
    widgets::KeyList* m_keys = nullptr;
    QList<QAction*> m_actions;
    ScreenSaver m_screenSaver;
    struct Kept { // from one projection to the next
        bool isDark = false;
        QElapsedTimer elapsed; // of the lecture
        QSet<QString> projected = {}; // lessons, by word
    };
    Kept m_kept;
    widgets::StageScene m_scene; // as it is wanted, without what the hall is asked
    teaching::Hall m_hall;
    // What a question, the tour or the table has been put in front of.
    struct Left {
        teaching::Position position;
        int step = -1;
        int page = 0;
        bool verdict = false;
        bool reason = false;
        bool moves = false;
        bool chart = false;
    };
    struct Leave {
        teaching::Position opening = {}; // with which the projection began
        bool isAsked = false; // whether the projection is to end: Esc once more does that
        QTimer* timer = nullptr; // for that
        QLabel* notice = nullptr; // before the class
        QLabel* goesOn = nullptr; // the sign that the steps do so by themselves
        teaching::Sentence toHall = {}; // what is said for a moment
        teaching::Sentence toLecturer = {};
        bool arePlayersTold = false; // since when no other command has come
        bool isStanding = false; // what the notice says: why somebody wins
        std::optional<int> told = {}; // the step in which V was pressed last
        std::optional<Left> left = {};
        // By undo, the last one last, with what is said when redo brings it back.
        std::vector<std::pair<teaching::Position, teaching::Sentence>> takenBack = {};
        std::optional<teaching::Position> charted = {}; // beside which the chart has been asked for
        std::optional<int> arranged = {}; // how the board was, before it was to tell something
        struct Told {
            teaching::Position position;
            bool verdict = false;
            bool reason = false;
            bool moves = false;
            int step = -1;
            int page = 0;
        };
        std::vector<Told> toldOf = {}; // the last one is on the board
    };
    Leave m_leave;
    bool m_toLastPage = false; // of the step that has just been gone back to
};

} // namespace laststone::app
