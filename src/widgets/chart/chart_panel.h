// SPDX-License-Identifier: GPL-3.0-or-later
// The chart of a lesson with its controls: which heaps, reset, copy, save.
#pragma once

#include "teaching/explanation.h"
#include "teaching/position.h"
#include "widgets/chart/chart_view.h"
#include "widgets/export/picture.h"
#include "widgets/page/lesson.h"

#include <QWidget>

#include <memory>

class QAction;

namespace Ui {
class ChartPanel;
}

namespace laststone::widgets {

class ChartFeed;

class ChartPanel final : public QWidget {
    Q_OBJECT
public:
    explicit ChartPanel(QWidget* parent = nullptr);
    ~ChartPanel() override;

    // REQUIRES: called once, before anything else; the lesson outlives the panel.
    void setLesson(const Lesson& lesson);
    void setPosition(const teaching::Position& position);
    // The moves that the current step shows.
    void setMoves(const std::vector<teaching::ShownMove>& moves);
    // The chart tells who wins: where that is hidden, only its axes are shown.
    void setVerdictShown(bool shown);

    ChartView* view();
    Picture picture();

    QAction* saveAction() const { return m_save; } // for whoever writes files to do
    QAction* copyAction() const { return m_copy; }
    QAction* resetAction() const { return m_reset; }
    QAction* cancelAction() const { return m_cancel; }

    // The heaps that the axes stand for.
    std::size_t xHeap() const;
    std::size_t yHeap() const;

signals:
    // A click has asked for this position.
    void positionChosen(const laststone::teaching::Position& position);

    // Something to be said in the status bar.
    void message(const QString& text);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void showPlane(ChartView::Focus focus);
    QString spoken() const;
    void follow();
    void followData();
    void showHover(const std::optional<teaching::PlanePoint>& point);
    void fillBoxes();
    void feed();
    void showWork();
    void retranslate();
    void nameAxis();
    void choose(const teaching::PlanePoint& point);
    void refuse(const teaching::Sentence& reason);
    const teaching::Plane& plane() const;

    std::unique_ptr<Ui::ChartPanel> m_ui;
    QAction* m_save;
    QAction* m_copy;
    QAction* m_reset;
    QAction* m_cancel;
    ChartFeed* m_feed = nullptr; // of a plane that takes work, once the chart has been seen
    ChartView* m_view = nullptr; // see view()
    teaching::PlaneRange m_ownView; // what the panel has chosen to show last, and for which rule
    QString m_ownRule;
    bool m_verdictShown = true;
    const Lesson* m_lesson = nullptr;
    teaching::Position m_position;
    std::vector<teaching::ShownMove> m_moves;
};

} // namespace laststone::widgets
