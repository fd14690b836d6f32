// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/end_signals.h"

#include <QApplication>
#include <QSocketNotifier>

#include <csignal>

#include <fcntl.h>
#include <unistd.h>

namespace laststone::app {

namespace {

int g_pipe[2] = {-1, -1}; // from the handler, which may do next to nothing, to the application

void tell(int)
{
    const char told = 0;
    [[maybe_unused]] const ssize_t written = ::write(g_pipe[1], &told, 1);
}

} // namespace

void closeOnSignals(QCoreApplication& application)
{
    if (::pipe2(g_pipe, O_CLOEXEC | O_NONBLOCK) != 0)
        return; // they end the program as they always do
    auto* notifier = new QSocketNotifier(g_pipe[0], QSocketNotifier::Read, &application);
    QObject::connect(notifier, &QSocketNotifier::activated, &application, [notifier] {
        notifier->setEnabled(false);
        QApplication::closeAllWindows();
        QCoreApplication::exit(0);
    });
    struct sigaction action = {};
    action.sa_handler = tell;
    action.sa_flags = SA_RESTART | static_cast<int>(SA_RESETHAND);
    for (const int each : {SIGTERM, SIGINT, SIGHUP})
        sigaction(each, &action, nullptr);
}

} // namespace laststone::app
