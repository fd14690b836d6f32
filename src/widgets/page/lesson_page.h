// SPDX-License-Identifier: GPL-3.0-or-later
// A tab: the board with its match on the left, tour, explanation, exercises and chart on the right.
#pragma once

#include "teaching/match.h"
#include "teaching/notation.h"
#include "widgets/export/picture.h"
#include "widgets/page/lesson.h"
#include "widgets/page/match_history.h"

#include <QRandomGenerator>
#include <QTimer>
#include <QWidget>

#include <map>
#include <memory>
#include <optional>
#include <span>

class QAction;
class QActionGroup;
class QMenu;
class QScrollArea;

namespace Ui {
class LessonPage;
}

namespace laststone::widgets {

class BoardWidget;
class ChartPanel;
class ExercisePanel;
class LessonTable;
class PageExporter;
class StepPanel;
class TourPanel;

// What a learner sets and finds again.
struct PageOptions {
    teaching::Opponent opponent = teaching::Opponent::Perfect;
    teaching::Side first = teaching::Side::Learner;
    bool coach = true;
    bool verdict = true;
    bool animation = true;
    bool sidePanel = true;
    bool chartPanel = true;
    bool movesPanel = true;
    std::map<QString, int> arrangements; // of the board, by lesson; one that is not here has not been chosen
    friend bool operator==(const PageOptions&, const PageOptions&) = default;
};

class LessonPage final : public QWidget {
    Q_OBJECT
public:
    // The lesson and the games, which the notation field reads, outlive the page.
    LessonPage(const Lesson& lesson, std::span<const teaching::Family> families, const PageOptions& options,
               QWidget* parent = nullptr);
    ~LessonPage() override;

    const Lesson& lesson() const { return m_lesson; }
    const teaching::Match& match() const { return m_history.match(); }
    const PageOptions& options() const { return m_options; }

    // Takes over what a person likes: coach, verdict, animation and panels. The players belong to the match
    // that is played here, the arrangement to the board; both stay.
    void followOptions(const PageOptions& options);

    // Puts a position on the board; the match before can be had back by undo. REQUIRES: a position of the
    // lesson's game.
    void setPosition(const teaching::Position& position);

    // Puts on the board what the page begins with in place of the game's first position, which nobody has
    // seen: there is nothing to be undone before it. REQUIRES: a position of the lesson's game.
    void beginWith(const teaching::Position& position);

    // Takes a notation as the position field does: a mistake is shown below the field and nothing changes.
    void setNotation(const QString& text);

    // Leaves the panels beside the board out of the first picture and shows them right after it, so that a
    // program that starts can be played at once.
    void showSideAfterFirstPaint();

    // Makes a move for whoever's turn it is.
    void play(const teaching::Move& move);

    BoardWidget* board() const { return m_board; }
    StepPanel* steps() const;
    ChartPanel* chart() const;
    TourPanel* tour() const;
    ExercisePanel* exercises() const;

    // The entries of the window's menus while this page is in front.
    void fillFileMenu(QMenu& menu) const;
    void fillGameMenu(QMenu& menu) const;
    void fillViewMenu(QMenu& menu) const;

    // How the space is shared out.
    QList<QByteArray> layoutState() const;
    void restoreLayoutState(const QList<QByteArray>& state);

    // The languages that can stand beside that of the window.
    void setSecondLanguages(const QStringList& names, int chosen);
    void setSecondVoice(const std::optional<teaching::Voice>& voice);

    // Random positions and opponents the same every time, for tests.
    void setSeed(quint32 seed) { m_random.seed(seed); }

signals:
    // Another position is on the board; with the move that has led to it, if it was one.
    void positionChanged(const std::optional<laststone::teaching::Move>& made);
    void optionsChanged();
    void message(const QString& text);
    void otherGameWanted(const laststone::teaching::Position& position);
    void secondLanguageChosen(int index);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeScrollArea();
    void shareOutSpace();
    void fitButtons();
    void orderTabs();
    void fitToFont();
    void stack();
    void bringIntoView(const QWidget& part);
    void makePanelActions();
    void showPanels();
    void retranslatePanels();
    void makeActions();
    void connectBoard();
    void connectPanels();
    void connectPlayers();
    void applyOptions();

    void newGame();
    void randomPosition(teaching::Difficulty difficulty);
    void undo();
    void redo();
    void hint();
    void learnerMoves(const teaching::Move& move);
    void opponentMoves();
    void scheduleOpponent();
    bool isOpponentsTurn() const;

    void onChanged(const std::optional<teaching::Move>& made);
    void fitFields();
    void refreshUndo();
    void refreshMoveBar();
    void refreshRelated();
    void refreshTable();
    void refreshPlayers();
    void refreshCoach();
    void refreshVerdict();
    void announceChange(bool isMove);
    void showError(const std::optional<teaching::NotationError>& error);
    teaching::Sentence result() const;

    void retranslate();
    void retranslateActions();
    void retranslateWhatsThis();

    const Lesson& m_lesson;
    std::span<const teaching::Family> m_families;
    std::unique_ptr<Ui::LessonPage> m_ui;
    BoardWidget* m_board;
    LessonTable* m_table = nullptr;
    MatchHistory m_history;
    std::size_t m_pliesShown = 0;
    PageOptions m_options;
    QRandomGenerator m_random;
    QTimer m_opponentTimer;
    teaching::Sentence m_coachLine;
    enum class Tone { Neutral, Good, Bad } m_coachTone = Tone::Neutral;
    Tone m_coachToneShown = Tone::Neutral; // by the style of its label
    std::optional<teaching::NotationError> m_error;

    PageExporter* m_exporter;
    QMenu* m_copyMenu;
    QAction* m_newGame;
    QAction* m_randoms[3];
    QAction* m_undo;
    QAction* m_redo;
    QAction* m_hint;
    QAction* m_coach;
    QAction* m_verdict;
    QAction* m_animation;
    QAction* m_copyPosition;
    QAction* m_copyBoard;
    QAction* m_focusPosition;
    QAction* m_focusBoard;
    QAction* m_nextArrangement;
    QActionGroup* m_arrangements;
    QAction* m_sidePanel;
    QAction* m_chartPanel;
    QAction* m_movesPanel;
    QMenu* m_panelMenu;
    QScrollArea* m_scroll;
    bool m_firstShow = true;
    bool m_verdictWaits = false; // to be shown again when the task of an exercise has ended
    bool m_sideWaits = false; // the panels beside the board, for the first paint
    QByteArray m_besides; // how wide the board and the panels are, while they stand below each other
};

} // namespace laststone::widgets
