// SPDX-License-Identifier: GPL-3.0-or-later
// The chart of a lesson with its controls: which heaps, reset, copy, save.
#pragma once

#include "teaching/session.h"
#include "widgets/chart/chart_view.h"
#include "widgets/export/picture.h"
#include "widgets/page/lesson.h"

#include <QFuture>
#include <QTimer>
#include <QWidget>

#include <atomic>
#include <memory>

class QAction;

namespace Ui {
class ChartPanel;
}

namespace laststone::widgets {

// Finds out off the GUI thread what a plane does not know at once. Owned by the panel whose chart it feeds.
// All functions are for the GUI thread and return at once; the destructor stops the work.
class ChartFeed final : public QObject {
    Q_OBJECT
public:
    explicit ChartFeed(QObject* parent = nullptr);
    ~ChartFeed() override;

    // The first so many values of this work are wanted. Ends other work; goes on with the same.
    void ask(std::shared_ptr<teaching::PlaneWork> work, theory::Count count);

    // Ends the work; what has been found stays. The same, or less, is not begun again by ask().
    void cancel();

    // Ends the work until ask() comes.
    void pause() { end(); }

    bool isWorking() const { return m_job != nullptr; }

    // How much of what is wanted is there, 0 .. 1.
    double progress() const;

signals:
    // More has been found, or the work has ended; every tenth of a second or so. Not from within ask().
    void changed();

private:
    // What the thread and the feed share.
    struct Job {
        std::shared_ptr<teaching::PlaneWork> work;
        std::atomic<theory::Count> wanted = 0;
        std::stop_source stop;
    };
    void begin();
    void end();

    std::shared_ptr<teaching::PlaneWork> m_work;
    theory::Count m_wanted = 0;
    theory::Count m_refused = 0; // so many values are not wanted, as somebody has said
    std::shared_ptr<Job> m_job; // null when none is at work
    std::vector<QFuture<void>> m_ending; // of jobs that have been told to stop
    QFuture<void> m_future;
    QTimer m_news;
    theory::Count m_told = 0; // how many values were known at the last changed()
};

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
