// SPDX-License-Identifier: GPL-3.0-or-later
// Finds out off the GUI thread what a plane does not know at once.
#pragma once

#include "teaching/steps/plane.h"

#include <QFuture>
#include <QObject>
#include <QTimer>

#include <atomic>

namespace laststone::widgets {

// Owned by the panel whose chart it feeds. All functions are for the GUI thread and return at once; the
// destructor stops the work.
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

} // namespace laststone::widgets
