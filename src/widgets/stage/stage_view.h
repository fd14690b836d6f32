// SPDX-License-Identifier: GPL-3.0-or-later
// A lesson as a hall sees it: the board, one step and the chart, in letters that the last row can read.
#pragma once

#include "teaching/discovery/found.h"
#include "teaching/session.h"
#include "teaching/steps/plane.h"
#include "teaching/steps/table.h"
#include "widgets/stage/stage_question.h"
#include "widgets/stage/stage_text.h"

#include <QWidget>

#include <vector>

class QLabel;

namespace laststone::widgets {

class BoardWidget;
class ChartView;
class StageTable;
enum class Fit;
struct Lesson;

// A text of the tour, on pages of a stage.
struct StageTour {
    QString title;
    QString markdown;
    QString secondTitle; // in the second language; empty for none
    QString secondMarkdown;
    int section = 0; // from 1, of so many
    int sections = 0;
    bool isBoardTold = false; // whether the board shows what it does once it is told who wins
};

// What the hall is shown of a session.
struct StageScene {
    bool verdict = false; // whether the question has been answered
    bool reason = true; // and why, also by what the board shows: else it says no more than P or N
    bool moves = false; // and by which moves, or how each is answered, before the first step
    bool chart = false; // it tells who wins
    std::optional<teaching::CoachLine> hint = {}; // that has been given to the hall
    bool panels = true; // without them there is the board alone, or beside its chart
    QStringList secondFamilies = {}; // of the font of the session's second language
    // In place of the step; of these, the first that is there.
    std::optional<HallQuestion> question = {};
    std::optional<StageTour> tour = {};
    teaching::Found found = {}; // beside the tour or a table
    std::optional<teaching::TableCells> table = {}; // and in place of the board
    teaching::Sentence wrong = {}; // with what has been answered in the table; empty for nothing

    // Whether the board shows what tells who wins.
    bool isBoardTold() const
    {
        const bool isAnswered = question && question->isRevealed && question->isReasonTold;
        return (verdict && reason) || isAnswered || (tour && tour->isBoardTold && !table);
    }
};

// P or N, and not why.
teaching::Sentence bareVerdict(theory::Outcome outcome);

class StageView final : public QWidget {
    Q_OBJECT
public:
    // Lesson and session outlive the view, or are followed by others; a scene has to follow.
    StageView(const Lesson& lesson, const teaching::Session& session, QWidget* parent = nullptr);
    void setSession(const Lesson& lesson, const teaching::Session& session);

    // Shows a scene, and what of the session has changed since the last one.
    void setScene(const StageScene& scene, teaching::Session::Changes what = teaching::Session::kEverything);
    const StageScene& scene() const { return m_scene; }
    const teaching::Session& session() const { return *m_session; }
    int step() const { return m_session->step(); }

    // Dark for a dark hall, light for one with the lamps on; at first as the window's theme is.
    void setDark(bool dark);

    // What is looked at through a lens stands still.
    void setEnlarged(bool enlarged);

    // While something is pointed out with the pointer, it does not show as well what a click would do.
    void setPointing(bool pointing);

    // Whether the name of the lesson and the counter leave more room between them: in small letters, with a
    // line for each language, for steps and for pages.
    void setHeadSmall(bool small);

    // Whether moves can be made on the board and positions chosen on the chart; at first not.
    void setPlayable(bool playable);
    // Whether the game itself can be changed on the board; at first not.
    void setEditable(bool editable);

    BoardWidget* board() const { return m_board; }
    StageText* text() const { return m_text; }
    StageQuestion* question() const { return m_fronts.question; }
    StageTable* table() const { return m_fronts.table; }
    ChartView* chart(); // made when it is first needed

    // What is marked on the board: by the step, of a list of moves by the line that the words point out.
    // While the moves are told that the last step lists, these as well where the step draws none; before the
    // first one its words are there, too, and that step is the one of the moves, else null.
    teaching::Shown shown() const;
    const teaching::Step* movesStep() const;

    // Of what stands beside the board, text or question: which of its pages is shown.
    int pageCount() const;
    int page() const;
    void setPage(int page); // the nearest that there is

    // From the left edge to the right, where the name of the lesson stands if it is shown.
    QRect headRect() const;

    // The name of the lesson, as far as it is written, if it is shown; and at the top what it and the counter
    // leave.
    QRect nameRect() const;
    QRect besideName() const;

    // Where a line may be typed that covers neither the board nor the words: at the top, behind a short name
    // or in place of a long one.
    QRect lineRect() const;

    // Whether the chart that the scene has is seen: a text of the tour leaves it room only below the board.
    bool isCharted() const;

    // Whether the verdict says no more than P or N where there is little room, and what it leaves out then,
    // in a line for each language.
    bool isVerdictBrief() const;
    QStringList reason() const;

    // The height that sizes are shares of: that of the view, but for one that is narrower than 5:4.
    double stageHeight() const;

signals:
    void moveMade(const laststone::teaching::Move& move);
    void
    refused(const laststone::teaching::Sentence& why); // what has been tried on the board; empty: no more
    void positionChosen(const laststone::teaching::Position& position);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    class Banner;

    void makeBoard();
    void forgetSizes();
    void showAnswerMove();
    QString withHint(const QString& markdown, const teaching::Voice& voice) const;
    void refreshText();
    bool isTable() const { return m_scene.table && !m_scene.question; }
    bool isTableAlone() const;
    QRect boardPart(QRect area) const;
    QRect beside(const QRect& board, QRect area) const;
    QRect putBoard(const QRect& board, const QRect& area);
    void dress(QWidget& child) const;
    void applyTheme();
    void refresh();
    void refreshChart(bool follow);
    void refreshChartWords();
    QString legend() const;
    teaching::Axes chartAxes() const;
    double boardShare() const;
    double letters() const;
    Fit worstFit(int pixels, const QSize& size, Fit least) const;
    int pixelsFor(double forFigures, double forLabels) const;
    int largestPixels() const;
    void refreshCounter();
    void showLine();
    void arrangeHead();
    void arrangeVerdict(QRect& side);
    void fitMovesAboveChart(const QSize& side);
    void arrangeSide(QRect side, const QRect& chart);
    double namedHeight() const;
    int leastPlotHeight() const;
    int mostAboveChart(const QSize& side);
    int mostOfAllWords(const QSize& side);
    int wordsHeight(int width, double letters);
    bool fitsAboveChart(const QSize& side);
    bool areMovesListed() const;
    bool isListOfWins() const;
    bool leavesWordsWhole(const QSize& side);
    bool hasRoomForWords(const QSize& side);
    int heightAboveChart(const QSize& side);
    int chartPixels() const;
    void setChartTitle(int width);
    int chartWordsHeight(int width);
    void arrangeChart(const QRect& side);
    void fitChartWords(QLabel& words, int width, int most, bool isBold) const;
    enum class ChartPlace { Nowhere, BelowWords, BelowBoard, OfBoard };
    ChartPlace chartPlace(const QRect& area);
    bool hasRoomBelowWords(const QRect& area);
    bool mayHideBoard() const;
    bool mayShrinkBoard() const;
    int boardHeightAboveChart(const QSize& board) const;
    bool hasRoomBelowBoard(const QSize& board);
    QRect belowBoard(const QRect& part, const QRect& area, QRect& side);
    bool isAboveChart() const { return isCharted() && m_charted.place == ChartPlace::BelowWords; }
    void showChart();
    bool isTold(bool (*tells)(const teaching::Shown& shown)) const;
    bool isTextTold() const;
    bool isPeriodTold() const;
    bool areMovesTold() const;
    bool areMovesWanted() const;
    const teaching::Plane& plane() const;
    bool isVerdictSaid() const;
    QStringList verdictParts(const teaching::Sentence& verdict, const teaching::Voice& voice) const;
    bool isWide() const;
    bool isBare() const;
    void arrange();
    void fitBoardFont();
    int fittingPixels(int largest, int least) const;
    StepDocument document() const; // of the step that is shown, or of the question before the first
    QString headline() const;

    const Lesson* m_lesson;
    const teaching::Session* m_session;
    StageScene m_scene;
    struct Mode {
        bool isDark = false;
        bool isPlayable = false;
        bool isEditable = false;
        bool isEnlarged = false;
        bool isPointing = false;
        bool isHeadSmall = false;
    };
    Mode m_mode;
    BoardWidget* m_board = nullptr;
    ChartView* m_chart = nullptr;
    // The board's letters, and what they have been chosen for.
    struct BoardFont {
        teaching::Position position;
        teaching::Position start; // of the match
        QSize size;
        int arrangement = 0;
        int largest = 0;
        int pixels = 0;
    };
    BoardFont m_boardFont;
    struct Below { // how high the board is above a chart; 0 for no room there
        teaching::Position position;
        QSize size;
        int arrangement = 0;
        bool mayShrink = false;
        int height = 0;
    };
    Below m_below;
    struct Charted {
        bool isStale = true; // what it should show has changed while it was not there
        std::optional<teaching::Shown::Span> span = {}; // that has been brought into view
        bool tellsPeriod = true; // wherever it is in view, as a new chart does
        ChartPlace place = ChartPlace::Nowhere;
    };
    Charted m_charted;
    struct Head {
        QLabel* title;
        QLabel* counter;
    };
    Head m_head;
    struct ChartWords { // in lines, which a chart's own titles do not have
        QLabel* title;
        QLabel* foot;
        QLabel* legend;
    };
    ChartWords m_chartWords;
    Banner* m_verdict;
    StageText* m_text;
    struct Fronts {
        StageQuestion* question;
        StageTable* table;
    };
    Fronts m_fronts; // in place of the step
    std::optional<std::size_t> m_line; // whose moves are shown
};

} // namespace laststone::widgets
