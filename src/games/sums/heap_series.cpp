// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sums/heap_series.h"

#include <QElapsedTimer>

#include <algorithm>
#include <deque>

namespace laststone::games {

using theory::Count;
using theory::Period;
namespace octal = theory::octal;
namespace subtraction = theory::subtraction;

namespace {

constexpr Count kFirstChunk = 1024;
constexpr qint64 kChunkMs = 40; // what a chunk is to take

} // namespace

HeapSeries::HeapSeries(const subtraction::Set& set) : m_source(subtraction::Sequence(set)) { }

HeapSeries::HeapSeries(octal::Sequence sequence) : m_source(std::move(sequence)) { }

Count HeapSeries::known() const
{
    const QMutexLocker lock(&m_mutex);
    return m_values.size();
}

bool HeapSeries::knows(Count count) const
{
    const QMutexLocker lock(&m_mutex);
    return m_period || m_isAll || m_values.size() >= count;
}

std::optional<Period> HeapSeries::period() const
{
    const QMutexLocker lock(&m_mutex);
    return m_period;
}

std::vector<Count> HeapSeries::exceptions() const
{
    const QMutexLocker lock(&m_mutex);
    return m_exceptions;
}

std::optional<HeapSeries::Value> HeapSeries::at(Count n) const
{
    const QMutexLocker lock(&m_mutex);
    const Count place = n >= m_values.size() && m_period ? m_period->reduced(n) : n;
    if (place >= m_values.size())
        return std::nullopt;
    return m_values[place];
}

std::vector<HeapSeries::Value> HeapSeries::values(const teaching::PlaneRange& wanted) const
{
    const QMutexLocker lock(&m_mutex);
    std::vector<Value> result;
    const Count end = std::min<Count>(m_values.size(), wanted.last + 1);
    if (wanted.first < end) {
        result.assign(m_values.begin() + static_cast<std::ptrdiff_t>(wanted.first),
                      m_values.begin() + static_cast<std::ptrdiff_t>(end));
    }
    if (!m_period)
        return result;
    // One round by itself, the rest by copies: a million values are gone through while the chart moves.
    const Count count = wanted.length() + 1;
    const Count once = std::min<Count>(count, result.size() + m_period->period);
    while (result.size() < once)
        result.push_back(m_values[m_period->reduced(wanted.first + result.size())]);
    theory::appendRounds(result, m_period->period, count);
    return result;
}

void HeapSeries::extendTo(const std::function<Count()>& count, const std::stop_token& stop)
{
    const QMutexLocker working(&m_working);
    Count chunk = kFirstChunk;
    Count done = known();
    while (!stop.stop_requested() && !knows(count())) {
        QElapsedTimer timer;
        timer.start();
        const Count to = std::min(count(), done + chunk);
        if (auto* set = std::get_if<subtraction::Sequence>(&m_source)) {
            set->extendTo(to - 1, stop);
        } else {
            const bool isThere = std::get<octal::Sequence>(m_source).extendTo(to - 1, stop);
            if (!isThere && !stop.stop_requested()) {
                const QMutexLocker lock(&m_mutex);
                m_isAll = true;
            }
        }
        publish();
        done = known();
        // A set goes through all its values after each chunk.
        if (isOfSet() || timer.elapsed() < kChunkMs / 2)
            chunk = std::max(chunk * 2, isOfSet() ? done : 0);
        else if (timer.elapsed() > kChunkMs * 2)
            chunk = std::max(kFirstChunk / 16, chunk / 2);
    }
}

// Makes what the source knows known to all. Only the thread that works may look into the source.
void HeapSeries::publish()
{
    std::visit(
        [this](const auto& source) {
            std::vector<Count> exceptions = theory::exceptions(source);
            const QMutexLocker lock(&m_mutex);
            const auto& values = source.values();
            m_values.insert(m_values.end(), values.begin() + static_cast<std::ptrdiff_t>(m_values.size()),
                            values.end());
            m_period = source.period();
            m_exceptions = std::move(exceptions);
        },
        m_source);
}

std::shared_ptr<HeapSeries> keptSeries(const QString& rule,
                                       const std::function<std::shared_ptr<HeapSeries>()>& make)
{
    constexpr std::size_t kKept = 6;
    static QMutex mutex;
    static std::deque<std::pair<QString, std::shared_ptr<HeapSeries>>> kept;
    const QMutexLocker lock(&mutex);
    const auto found = std::ranges::find_if(kept, [&](const auto& each) { return each.first == rule; });
    if (found != kept.end()) {
        std::rotate(kept.begin(), found, found + 1);
        return kept.front().second;
    }
    kept.emplace_front(rule, make());
    HeapSeries& series = *kept.front().second;
    series.extendTo([&] { return series.first(); }, {});
    if (kept.size() > kKept)
        kept.pop_back();
    return kept.front().second;
}

} // namespace laststone::games
