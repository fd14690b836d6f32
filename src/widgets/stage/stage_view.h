// SPDX-License-Identifier: GPL-3.0-or-later
// A lesson as a hall sees it: the board, one step and the chart, in letters that the last row can read.
#pragma once

#include "teaching/session.h"
#include "teaching/steps/plane.h"
#include "teaching/steps/table.h"
#include "widgets/stage/stage_question.h"
#include "widgets/steps/step_document.h"
#include "widgets/steps/text_pages.h"

#include <QTextDocument>
#include <QWidget>

#include <vector>

class QLabel;

namespace laststone::widgets {

class BoardWidget;
class ChartView;
class StageTable;
enum class Fit;
struct Lesson;

// The share of the picture's height that its letters have: main text is legible from six picture heights
// away, and no letters anywhere are smaller than the labels of axes.
namespace stage {
inline constexpr double kText = 0.04;
inline constexpr double kLeastText = 1 / 30.0; // where there is no room for more
inline constexpr double kFigures = 0.05;
inline constexpr double kLabels = 0.03;
inline constexpr double kLeastOnBoard = 1.0 / 45; // all of it, where that is what all of the board needs

// The size in pixels of letters that have at least such a share of a height.
int pixels(double height, double share);

// The font in that size.
QFont sized(const QFont& base, int pixels, bool bold = false);
} // namespace stage

// The words of a step on a stage, in letters of one size, never too small for the last row. What does not fit
// then goes on on further pages, as a hall cannot scroll: below the title, from sentence to sentence, each
// with its translation.
class StageText final : public QWidget {
    Q_OBJECT
public:
    explicit StageText(QWidget* parent = nullptr);

    // Shows other words, from their first page on; the same words stay where they are. Below the titles there
    // may be Markdown in place of the step's details.
    // The second Markdown is the same in the second language.
    struct Markdown {
        QString text;
        QString second;
        friend bool operator==(const Markdown&, const Markdown&) = default;
    };
    void setStep(const StepDocument& step, const QStringList& secondFamilies, const Markdown& markdown = {});

    // The height of the picture that the sizes are shares of.
    void setStageHeight(double height);

    // So much at the bottom is a margin: of all words only the number of a page may stand there. Without one,
    // as above a chart, there is room for little: further pages have no title, and whoever shows it says
    // elsewhere which page it is.
    void setMargin(int pixels);
    bool hasMark() const { return m_margin > 0; }
    QString mark() const; // "1/2 ▸"; empty for a single page

    // How large the letters are, as such a share; stage::kText at first.
    void setLetters(double share);

    int pageCount() const { return static_cast<int>(m_pages.size()); } // at least 1
    int page() const { return m_page; }
    void setPage(int page); // the nearest that there is

    // The sizes in pixels of the main text and of the title.
    int textPixels() const { return m_pixels; }
    int titlePixels() const;

    // What the words need at a width: on pages of which none ends inside a sentence, or between one and its
    // translation, and of which the first has one below its titles; on a single page. A table counts that is
    // no higher than the most.
    int heightOfPages(int width, int most) const;
    int heightOfAll(int width) const;

signals:
    void pageChanged();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void layOut();
    void divide();
    double heightAboveBody() const;
    double heightOfRest() const;
    double readSoFar() const;
    int pageOf(double read) const;
    StepStyle style(int pixels, double titleFactor) const;
    StepDocument titlesOf(int width, double factor) const;
    bool hasRoomForTable(int pixels, QSizeF room) const;
    enum class TableAt { Top, End, Nowhere }; // of the step's details
    void fill(QTextDocument& titles, QTextDocument& body, int pixels, int width, TableAt table = TableAt::Top,
              bool bySentence = false) const;
    void fillPages();

    StepDocument m_step;
    Markdown m_markdown;
    QStringList m_secondFamilies; // of the second language's font
    double m_stageHeight = 720;
    double m_letters = stage::kText;
    int m_margin = 0;
    QTextDocument m_titles;
    QTextDocument m_shortTitle; // from the second page on
    QTextDocument m_body;
    std::vector<TextPage> m_pages; // of what stands below the titles
    int m_page = 0;
    int m_pixels = 0;
};

// A text of the tour, on pages of a stage.
struct StageTour {
    QString title;
    QString markdown;
    QString secondTitle; // in the second language; empty for none
    QString secondMarkdown;
    int section = 0; // from 1, of so many
    int sections = 0;
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
    std::vector<teaching::Position> found = {}; // that are P; beside the tour
    std::optional<teaching::TableCells> table = {}; // and in place of the board
};

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

    // Whether moves can be made on the board and positions chosen on the chart; at first not.
    void setPlayable(bool playable);
    // Whether the game itself can be changed on the board; at first not.
    void setEditable(bool editable);

    BoardWidget* board() const { return m_board; }
    StageText* text() const { return m_text; }
    StageQuestion* question() const { return m_fronts.question; }
    StageTable* table() const { return m_fronts.table; }
    ChartView* chart(); // made when it is first needed

    // What is marked on the board: by the step, or by the last one while its winning moves are told before
    // the first, which is that step then; else null.
    const teaching::Shown& shown() const;
    const teaching::Step* movesStep() const;

    // Of what stands beside the board, text or question: which of its pages is shown.
    int pageCount() const;
    int page() const;
    void setPage(int page); // the nearest that there is

    // From the left edge to the right, where the name of the lesson stands if it is shown.
    QRect headRect() const;

    // Where a line may be typed that covers neither the name nor the board nor the words: at the top, behind
    // the name.
    QRect lineRect() const;

    // Whether the chart that the scene has is seen: a text of the tour leaves it room only below the board.
    bool isCharted() const;

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
    QRect putBoard(const QRect& board, QRect area);
    void applyTheme();
    void refresh();
    void refreshChart(bool follow);
    void refreshChartWords();
    teaching::Axes chartAxes() const;
    double boardShare() const;
    double letters() const;
    Fit worstFit(int pixels, const QSize& size) const;
    int pixelsFor(double forFigures, double forLabels) const;
    int largestPixels() const;
    void refreshCounter();
    void arrangeHead();
    void arrangeVerdict(QRect& side);
    void arrangeSide(QRect side, QRect chart);
    int leastPlotHeight() const;
    int heightAboveChart(const QSize& side);
    int chartPixels() const;
    int chartWordsHeight(int width);
    void arrangeChart(const QRect& side);
    void fitChartWords(QLabel& words, int width, int most, bool isBold) const;
    bool isInPlaceOfBoard() const;
    int seeRoomForChart(const QSize& board);
    void showChart();
    bool isTold(bool (*tells)(const teaching::Shown& shown)) const;
    bool isPeriodTold() const;
    bool areMovesTold() const;
    const teaching::Plane& plane() const;
    bool isWide() const;
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
        int height = 0;
    };
    Below m_below;
    struct Charted {
        bool isStale = true; // what it should show has changed while it was not there
        std::optional<teaching::Shown::Span> span = {}; // that has been brought into view
        bool isApart = false; // below the board or in its place, so that the step keeps its words
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
    };
    ChartWords m_chartWords;
    Banner* m_verdict;
    StageText* m_text;
    struct Fronts {
        StageQuestion* question;
        StageTable* table;
    };
    Fronts m_fronts; // in place of the step
};

} // namespace laststone::widgets
