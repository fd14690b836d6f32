// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/chart/chart_feed.h"

#include <QtConcurrent/QtConcurrentRun>

#include <algorithm>

namespace laststone::widgets {

using theory::Count;

namespace {

constexpr int kNewsMs = 100;

} // namespace

// The work says itself what is known: the feed looks now and then, so that fast work does not keep the chart
// busy.
ChartFeed::ChartFeed(QObject* parent) : QObject(parent)
{
    m_news.setInterval(kNewsMs);
    connect(&m_news, &QTimer::timeout, this, [this] {
        if (m_future.isFinished())
            end();
        else if (m_told == m_work->known())
            return;
        m_told = m_work->known();
        emit changed();
    });
}

// The threads share what they use, and stop within milliseconds; they are waited for, so that nothing works
// on when the program ends.
ChartFeed::~ChartFeed()
{
    end();
    for (QFuture<void>& future : m_ending)
        future.waitForFinished();
}

void ChartFeed::ask(std::shared_ptr<teaching::PlaneWork> work, Count count)
{
    if (work != m_work) {
        end();
        m_work = std::move(work);
        m_refused = 0;
        m_told = 0;
    }
    if (!m_work)
        return;
    m_wanted = std::min(count, m_work->most());
    const bool refused = m_refused != 0 && m_wanted <= m_refused;
    if (m_work->knows(m_wanted) || refused)
        end();
    else if (m_job)
        m_job->wanted = m_wanted;
    else
        begin();
}

void ChartFeed::begin()
{
    m_job = std::make_shared<Job>();
    m_job->work = m_work;
    m_job->wanted = m_wanted;
    m_future = QtConcurrent::run(
        [job = m_job] { job->work->extendTo([job] { return job->wanted.load(); }, job->stop.get_token()); });
    m_news.start();
}

void ChartFeed::end()
{
    m_news.stop();
    if (!m_job)
        return;
    m_job->stop.request_stop();
    m_job.reset();
    std::erase_if(m_ending, [](const QFuture<void>& future) { return future.isFinished(); });
    m_ending.push_back(m_future);
}

void ChartFeed::cancel()
{
    if (!m_job)
        return;
    m_refused = m_wanted;
    end();
    emit changed();
}

double ChartFeed::progress() const
{
    if (!m_work || m_wanted == 0)
        return 1;
    return std::min(1.0, static_cast<double>(m_work->known()) / static_cast<double>(m_wanted));
}

} // namespace laststone::widgets
