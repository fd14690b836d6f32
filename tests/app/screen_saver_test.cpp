// SPDX-License-Identifier: GPL-3.0-or-later
// Screens stay on while a lesson is projected: what a desktop's service is asked, on a session bus of its
// own.
#include "app/screen_saver.h"

#include "app/main_window.h"
#include "app/projection.h"
#include "gui_test.h"
#include "test_main.h"
#include "test_settings.h"

#include <QDBusConnection>
#include <QDBusContext>
#include <QDBusMessage>
#include <QTemporaryDir>

namespace laststone::screen_saver_test {

using app::MainWindow;
using app::ScreenSaver;

namespace {

const QString kName = QStringLiteral("org.freedesktop.ScreenSaver");
const QString kPath = QStringLiteral("/org/freedesktop/ScreenSaver");

// What desktops have.
class Service final : public QObject, protected QDBusContext {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.ScreenSaver")
public:
    Service() : m_bus(QDBusConnection::connectToBus(QDBusConnection::SessionBus, QStringLiteral("service")))
    {
        if (!m_bus.registerObject(kPath, this, QDBusConnection::ExportAllSlots)
            || !m_bus.registerService(kName))
            qFatal("no session bus of one's own: run this with dbus-run-session");
    }
    ~Service() override
    {
        m_bus.unregisterService(kName);
        QDBusConnection::disconnectFromBus(QStringLiteral("service"));
    }
    Service(const Service&) = delete;
    Service& operator=(const Service&) = delete;

    // Lets the answers that have been kept back go.
    void answer()
    {
        slow = false;
        for (const QDBusMessage& each : std::exchange(m_waiting, {}))
            m_bus.send(each);
    }

    QStringList asked; // who and why
    QList<uint> held; // the cookies that have not come back
    bool slow = false;
    int questions() const { return static_cast<int>(asked.size()); }

public slots:
    uint Inhibit(const QString& who, const QString& why)
    {
        asked << who + QStringLiteral(": ") + why;
        held << ++m_last;
        if (slow) {
            setDelayedReply(true);
            m_waiting << message().createReply(m_last);
        }
        return m_last;
    }
    void UnInhibit(uint cookie) { held.removeOne(cookie); }

private:
    QDBusConnection m_bus;
    QList<QDBusMessage> m_waiting;
    uint m_last = 40;
};

} // namespace

class ScreenSaverTest : public QObject {
    Q_OBJECT
private slots:
    void init() { failOnWarnings(); }

    void screensStayOnWhileALessonIsProjected()
    {
        Service service;
        app::Translations translations;
        QTemporaryDir folder;
        MainWindow window(translations, quietSettings(), folder.filePath(QStringLiteral("s.ini")));
        show(window);
        settle();
        QVERIFY(service.asked.isEmpty());
        window.project();
        QTRY_COMPARE(service.asked, QStringList{QStringLiteral("Last Stone: A lesson is projected")});
        QCOMPARE(service.held.size(), 1);
        QTest::keyClick(window.projection().stage(), Qt::Key_PageDown);
        settle();
        QCOMPARE(service.questions(), 1);
        QTest::keyClick(window.projection().stage(), Qt::Key_F11);
        QVERIFY(!window.projection().isRunning());
        QTRY_VERIFY(service.held.isEmpty());
    }

    void aWindowThatGoesLetsThemOff()
    {
        Service service;
        app::Translations translations;
        QTemporaryDir folder;
        auto window = std::make_unique<MainWindow>(translations, quietSettings(),
                                                   folder.filePath(QStringLiteral("s.ini")));
        show(*window);
        window->project();
        QTRY_COMPARE(service.held.size(), 1);
        settle(); // the answer is there, too
        window.reset();
        QTRY_VERIFY(service.held.isEmpty());
    }

    void anAnswerThatComesTooLateIsGivenBack()
    {
        Service service;
        service.slow = true;
        ScreenSaver saver;
        saver.setHeldOff(true);
        QTRY_COMPARE(service.held.size(), 1);
        saver.setHeldOff(false);
        settle();
        QCOMPARE(service.held.size(), 1); // by which cookie is not known yet
        service.answer();
        QTRY_VERIFY(service.held.isEmpty());
        QCOMPARE(service.questions(), 1);
    }

    void changesOfMindAskOnce()
    {
        Service service;
        service.slow = true;
        ScreenSaver saver;
        for (const bool heldOff : {true, false, true, true, false, true})
            saver.setHeldOff(heldOff);
        QTRY_COMPARE(service.questions(), 1);
        service.answer();
        settle();
        QCOMPARE(service.held.size(), 1);
        QCOMPARE(service.questions(), 1);
        saver.setHeldOff(false);
        QTRY_VERIFY(service.held.isEmpty());
        saver.setHeldOff(true);
        QTRY_COMPARE(service.questions(), 2);
    }

    void withoutAServiceNothingIsSaid()
    {
        ScreenSaver saver;
        saver.setHeldOff(true);
        settle();
        saver.setHeldOff(false);
        settle();
        // A desktop that comes later is asked the next time.
        Service service;
        saver.setHeldOff(true);
        QTRY_COMPARE(service.held.size(), 1);
    }

private:
    // What has been sent has been answered, as messages keep their order: a call to the bus comes back.
    static void settle()
    {
        const QDBusMessage ping = QDBusMessage::createMethodCall(
            QStringLiteral("org.freedesktop.DBus"), QStringLiteral("/org/freedesktop/DBus"),
            QStringLiteral("org.freedesktop.DBus"), QStringLiteral("GetId"));
        for (int i = 0; i < 3; ++i) {
            QDBusConnection::sessionBus().call(ping, QDBus::BlockWithGui);
            QTest::qWait(10);
        }
    }
};

LASTSTONE_TEST(ScreenSaverTest, Windows)

} // namespace laststone::screen_saver_test
#include "screen_saver_test.moc"
