// SPDX-License-Identifier: GPL-3.0-or-later
// A lesson as a hall sees it: the board, one step and the chart, in letters that the last row can read.
#pragma once

#include "teaching/explanation.h"
#include "teaching/plane.h"
#include "widgets/stage/stage_text.h"

#include <QWidget>

#include <optional>

class QLabel;

namespace laststone::widgets {

class BoardWidget;
class ChartView;
class StageBanner;
struct Lesson;

// All that the hall is shown.
struct StageScene {
    teaching::Explanation explanation;
    int step = -1; // none: the question is who wins
    int arrangement = -1; // of the board; none: the board's own
    bool verdict = true;
    bool chart = false; // in place of the step's details
    bool panels = true; // without them there is the board alone, or beside its chart
    std::size_t chartX = 0; // the heaps that the chart's axes stand for
    std::size_t chartY = 1;
    std::optional<teaching::Voice> second; // a language beside that of the window
    QStringList secondFamilies; // of its font
};

class ProjectionView final : public QWidget {
    Q_OBJECT
public:
    explicit ProjectionView(const Lesson& lesson, QWidget* parent = nullptr);

    // Shows step `current` of an explanation. REQUIRES: there is such a step.
    void setExplanation(const teaching::Explanation& explanation, int current);

    // Goes to another lesson, which outlives the view; a scene of it has to follow.
    void setLesson(const Lesson& lesson);

    // Shows another scene; when `made` leads to its position from the one shown, the stones move.
    void setScene(const StageScene& scene, const std::optional<teaching::Move>& made = std::nullopt);
    const StageScene& scene() const { return m_scene; }

    // Dark for a dark hall, light for one with the lamps on; at first as the window's theme is.
    void setDark(bool dark);
    bool isDark() const { return m_dark; }

    // Whether moves can be made on the board and positions chosen on the chart; at first not.
    void setPlayable(bool playable);

    BoardWidget* board() const { return m_board; }
    StageText* text() const { return m_text; }
    ChartView* chart(); // made when it is first needed

    // The height that sizes are shares of: that of the view, but for one that is narrower than 5:4.
    double stageHeight() const;

signals:
    void moveMade(const laststone::teaching::Move& move);
    void positionChosen(const laststone::teaching::Position& position);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void makeBoard();
    void applyTheme();
    void refresh();
    void refreshChart(bool follow);
    const teaching::Plane& plane() const;
    bool isWide() const;
    void arrange();
    void fitBoardFont();
    teaching::Step step() const; // the one that is shown, or the question before the first
    StageText::Words words() const;
    QString headline() const;

    const Lesson* m_lesson;
    StageScene m_scene;
    bool m_dark = false;
    bool m_playable = false;
    BoardWidget* m_board = nullptr;
    ChartView* m_chart = nullptr;
    QLabel* m_title;
    QLabel* m_counter;
    QLabel* m_chartTitle; // in lines, which a chart's own title does not have
    StageBanner* m_verdict;
    StageText* m_text;
};

} // namespace laststone::widgets
