// SPDX-License-Identifier: GPL-3.0-or-later
// The chart of a lesson with its controls: which heaps, reset, copy, save.
#pragma once

#include "teaching/explanation.h"
#include "teaching/position.h"
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
class ChartView;

class ChartPanel final : public QWidget {
    Q_OBJECT
public:
    explicit ChartPanel(QWidget* parent = nullptr);
    ~ChartPanel() override;

    // REQUIRES: called once, before anything else; the lesson outlives the panel.
    void setLesson(const Lesson& lesson);
    void setPosition(const teaching::Position& position);
    void setMarks(const std::vector<teaching::Mark>& marks);
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
    void refresh();
    void draw();
    QString spoken() const;
    void follow();
    void showHover(const std::optional<ChartPoint>& point);
    void fillBoxes();
    void feed();
    void showWork();
    void retranslate();
    void nameAxis();
    void reset();
    ChartWindow window();
    void choose(const ChartPoint& point);
    void refuse(const teaching::Sentence& reason);

    std::unique_ptr<Ui::ChartPanel> m_ui;
    QAction* m_save;
    QAction* m_copy;
    QAction* m_reset;
    QAction* m_cancel;
    ChartFeed* m_feed = nullptr; // of a lesson that has one, once the chart has been seen
    ChartView* m_view = nullptr; // see view()
    ChartRange m_ownView; // what reset() showed last, and for which rule
    QString m_ownRule;
    bool m_verdictShown = true;
    const Lesson* m_lesson = nullptr;
    teaching::Position m_position;
    std::vector<teaching::Mark> m_marks;
    ChartData m_data;
};

} // namespace laststone::widgets
