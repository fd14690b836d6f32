// SPDX-License-Identifier: GPL-3.0-or-later
// Watches from a thread of its own how long the GUI thread stays away from its events.
//
// What counts is the time that the GUI thread works, which the system tells of each thread: on the clock a
// busy machine would make stalls of what are none. A thread that waits does not work, though, as before a
// pipe to which nobody writes: of that the clock tells, with much more patience, and ends the test.
#pragma once

#include <QCoreApplication>
#include <QObject>
#include <QtGlobal>

#include <pthread.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <ctime>
#include <mutex>
#include <string>
#include <thread>

namespace laststone::tests {

// How many times as long everything takes under the address sanitizer.
#ifdef __SANITIZE_ADDRESS__
inline constexpr double kSanitizing = 6;
#else
inline constexpr double kSanitizing = 1;
#endif

// Made, used and deleted on the GUI thread:
//
//   Watchdog dog;
//   dog.begin("dark");
//   …
//   QVERIFY(dog.end() < 100);
class Watchdog {
public:
    Watchdog()
    {
        if (pthread_getcpuclockid(pthread_self(), &m_clock) != 0)
            qFatal("no clock of the thread");
        m_thread = std::jthread([this](const std::stop_token& stop) { watch(stop); });
    }
    Watchdog(const Watchdog&) = delete;
    Watchdog& operator=(const Watchdog&) = delete;

    // Milliseconds that the GUI thread has worked, asked by any thread.
    double worked() const
    {
        timespec now = {};
        clock_gettime(m_clock, &now);
        return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
    }

    // What the GUI thread does from now on. REQUIRES: what it did before has ended.
    void begin(const char* act)
    {
        const std::scoped_lock lock(m_mutex);
        m_act = act;
        m_longest = 0;
        restart();
    }

    // The longest time, in milliseconds, that it has worked since without looking at its events.
    double end()
    {
        const std::scoped_lock lock(m_mutex);
        m_act.clear();
        return std::max(m_longest, worked() - m_lastWorked);
    }

private:
    using Clock = std::chrono::steady_clock;
    static constexpr std::chrono::milliseconds kBetween{2};
    static constexpr std::chrono::seconds kPatience{60};

    void restart()
    {
        m_lastWorked = worked();
        m_lastSeen = Clock::now();
    }

    // On the GUI thread, among its other events.
    void answer()
    {
        const std::scoped_lock lock(m_mutex);
        m_longest = std::max(m_longest, worked() - m_lastWorked);
        restart();
        m_isAsked = false;
    }

    void watch(const std::stop_token& stop)
    {
        while (!stop.stop_requested()) {
            if (!m_isAsked.exchange(true))
                QMetaObject::invokeMethod(
                    &m_heart, [this] { answer(); }, Qt::QueuedConnection);
            std::this_thread::sleep_for(kBetween);
            const std::scoped_lock lock(m_mutex);
            if (!m_act.empty() && Clock::now() - m_lastSeen > kPatience * kSanitizing)
                qFatal("the window does not answer any more: %s", m_act.c_str());
        }
    }

    clockid_t m_clock = {};
    std::mutex m_mutex; // guards what follows
    std::string m_act; // empty between two
    double m_longest = 0;
    double m_lastWorked = 0;
    Clock::time_point m_lastSeen;
    std::atomic<bool> m_isAsked = false;
    QObject m_heart; // takes what it was asked and has not answered along
    std::jthread m_thread; // ends first
};

} // namespace laststone::tests
