// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sums/sg_feed.h"

#include "games/octal/octal_game.h"

#include <QtConcurrent/QtConcurrentRun>

#include <algorithm>

namespace laststone::games {

using theory::Count;

namespace {

constexpr int kNewsMs = 100;

} // namespace

// The series says itself what is known: the feed looks now and then, so that a fast series does not keep the
// chart busy.
SgFeed::SgFeed(QObject* parent) : ChartFeed(parent)
{
    m_news.setInterval(kNewsMs);
    connect(&m_news, &QTimer::timeout, this, [this] {
        if (m_future.isFinished())
            end();
        else if (m_told == m_series->known())
            return;
        m_told = m_series->known();
        emit changed();
    });
}

// The threads share what they use, and stop within milliseconds; they are waited for, so that nothing works
// on when the program ends.
SgFeed::~SgFeed()
{
    end();
    for (QFuture<void>& future : m_ending)
        future.waitForFinished();
}

void SgFeed::ask(const teaching::Position& position, const widgets::ChartWindow& window)
{
    const auto game = sgGame(position);
    const std::size_t part = window.xHeap < position.heaps.size() ? window.xHeap : 0;
    const auto series = sgSeries(*game, part);
    if (series != m_series) {
        end();
        m_series = series;
        m_refused = 0;
        m_told = 0;
    }
    if (!m_series)
        return;
    m_wanted = std::min(window.x.last + 1, asOctal(*game) ? kMostOfOctal : kMostOfSet);
    const bool refused = m_refused != 0 && m_wanted <= m_refused;
    if (m_series->knows(m_wanted) || refused) {
        end();
        return;
    }
    if (m_job)
        m_job->wanted = m_wanted;
    else
        begin();
}

void SgFeed::begin()
{
    m_job = std::make_shared<Job>();
    m_job->series = m_series;
    m_job->wanted = m_wanted;
    m_future = QtConcurrent::run([job = m_job] {
        job->series->extendTo([job] { return job->wanted.load(); }, job->stop.get_token());
    });
    m_news.start();
}

void SgFeed::end()
{
    m_news.stop();
    if (!m_job)
        return;
    m_job->stop.request_stop();
    m_job.reset();
    std::erase_if(m_ending, [](const QFuture<void>& future) { return future.isFinished(); });
    m_ending.push_back(m_future);
}

void SgFeed::cancel()
{
    if (!m_job)
        return;
    m_refused = m_wanted;
    end();
    emit changed();
}

void SgFeed::pause()
{
    end();
}

double SgFeed::progress() const
{
    if (!m_series || m_wanted == 0)
        return 1;
    return std::min(1.0, static_cast<double>(m_series->known()) / static_cast<double>(m_wanted));
}

} // namespace laststone::games
