// SPDX-License-Identifier: GPL-3.0-or-later
// A lesson as a hall sees it: the board, one step and the chart, in letters that the last row can read.
#pragma once

#include "teaching/session.h"
#include "teaching/steps/plane.h"
#include "widgets/stage/stage_text.h"

#include <QWidget>

class QLabel;

namespace laststone::widgets {

class BoardWidget;
class ChartView;
struct Lesson;

// What the hall is shown of a session.
struct StageScene {
    bool verdict = false; // whether the question has been answered
    bool chart = false; // in place of the step's details
    bool panels = true; // without them there is the board alone, or beside its chart
    QStringList secondFamilies = {}; // of the font of the session's second language
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
    bool isDark() const { return m_dark; }

    // What is looked at through a lens stands still.
    void setEnlarged(bool enlarged);

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
    class Banner;

    void makeBoard();
    void applyTheme();
    void refresh();
    void refreshChart(bool follow);
    void arrangeHead(QRect& area);
    void arrangeSide(QRect side);
    const teaching::Plane& plane() const;
    bool isWide() const;
    void arrange();
    void fitBoardFont();
    StepDocument document() const; // of the step that is shown, or of the question before the first
    QString headline() const;

    const Lesson* m_lesson;
    const teaching::Session* m_session;
    StageScene m_scene;
    bool m_dark = false;
    bool m_playable = false;
    bool m_enlarged = false;
    BoardWidget* m_board = nullptr;
    ChartView* m_chart = nullptr;
    bool m_chartStale = true; // what it should show has changed while it was not there
    QLabel* m_title;
    QLabel* m_counter;
    QLabel* m_chartTitle; // in lines, which a chart's own title does not have
    Banner* m_verdict;
    StageText* m_text;
};

} // namespace laststone::widgets
