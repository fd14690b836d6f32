// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the values that the chart of an SG position shows.
#pragma once

#include "games/sums/sg_series.h"
#include "widgets/chart/chart_feed.h"

#include <QFutureWatcher>
#include <QTimer>

#include <atomic>

namespace laststone::games {

class SgFeed final : public widgets::ChartFeed {
    Q_OBJECT
public:
    // So many values are worked out, if the window asks for them. Those of a set are found faster.
    static constexpr theory::Count kMostOfOctal = 1'000'000;
    static constexpr theory::Count kMostOfSet = 4'000'000;

    explicit SgFeed(QObject* parent = nullptr);
    ~SgFeed() override;

    void ask(const teaching::Position& position, const widgets::ChartWindow& window) override;
    void cancel() override;
    void pause() override;
    bool isWorking() const override { return m_job != nullptr; }
    double progress() const override;

private:
    // What the thread and the feed share.
    struct Job {
        std::shared_ptr<SgSeries> series;
        std::atomic<theory::Count> wanted = 0;
        std::stop_source stop;
    };
    void begin();
    void end();

    std::shared_ptr<SgSeries> m_series;
    theory::Count m_wanted = 0;
    theory::Count m_refused = 0; // so many values are not wanted, as somebody has said
    std::shared_ptr<Job> m_job; // null when none is at work
    std::vector<QFuture<void>> m_ending; // of jobs that have been told to stop
    QFuture<void> m_future;
    QTimer m_news;
    theory::Count m_told = 0; // how many values were known at the last changed()
};

} // namespace laststone::games
