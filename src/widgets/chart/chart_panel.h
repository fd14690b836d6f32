// SPDX-License-Identifier: GPL-3.0-or-later
// The chart of a lesson with its controls: which heaps, reset, copy, save.
#pragma once

#include "teaching/session.h"
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

    // Shows the position of a session and the moves of its step. The chart tells who wins: where that is
    // hidden, only its axes are shown. REQUIRES: called once, before anything else; lesson and session
    // outlive the panel.
    void setSession(const Lesson& lesson, teaching::Session& session);

    ChartView* view();
    Picture picture();

    QAction* saveAction() const { return m_save; } // for whoever writes files to do
    QAction* copyAction() const { return m_copy; }
    QAction* resetAction() const { return m_reset; }
    QAction* cancelAction() const { return m_cancel; }

signals:
    // Something to be said in the status bar.
    void message(const QString& text);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void onChanged(teaching::Session::Changes what);
    const teaching::Position& position() const { return m_session->position(); }
    void showPlane(ChartView::Focus focus);
    QString spoken() const;
    void follow();
    void followData();
    void showHover(const std::optional<teaching::PlanePoint>& point);
    void fillBoxes();
    void chooseAxes();
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
    const Lesson* m_lesson = nullptr;
    teaching::Session* m_session = nullptr;
};

} // namespace laststone::widgets
