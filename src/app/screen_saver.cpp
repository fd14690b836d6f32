// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/screen_saver.h"

#ifdef LASTSTONE_DBUS
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#endif

#include <utility>

namespace laststone::app {

ScreenSaver::~ScreenSaver()
{
    setHeldOff(false);
}

void ScreenSaver::setHeldOff(bool heldOff)
{
    m_wanted = heldOff;
    settle();
}

#ifdef LASTSTONE_DBUS

namespace {

QDBusMessage callOf(const char* method)
{
    const QString interface = QStringLiteral("org.freedesktop.ScreenSaver");
    return QDBusMessage::createMethodCall(interface, QStringLiteral("/org/freedesktop/ScreenSaver"),
                                          interface, QLatin1String(method));
}

} // namespace

// One question at a time: what has changed meanwhile is seen to when the answer is there.
void ScreenSaver::settle()
{
    if (m_asked || m_wanted == m_cookie.has_value())
        return;
    if (m_wanted)
        return ask();
    QDBusMessage call = callOf("UnInhibit");
    call << *std::exchange(m_cookie, std::nullopt);
    QDBusConnection::sessionBus().send(call);
}

void ScreenSaver::ask()
{
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected())
        return;
    m_asked = true;
    QDBusMessage call = callOf("Inhibit");
    //: what a desktop shows as the reason why the screen stays on
    call << QStringLiteral("Last Stone") << tr("A lesson is projected");
    auto* watcher = new QDBusPendingCallWatcher(bus.asyncCall(call), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this](QDBusPendingCallWatcher* finished) {
        finished->deleteLater();
        m_asked = false;
        const QDBusPendingReply<quint32> reply = *finished;
        if (reply.isError())
            return; // there is no such service
        m_cookie = reply.value();
        settle();
    });
}

#else

void ScreenSaver::settle() { }
void ScreenSaver::ask() { }

#endif

} // namespace laststone::app
