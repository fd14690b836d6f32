// SPDX-License-Identifier: GPL-3.0-or-later
// A term of lessons in one run of the program: whatever is done again and again, nothing is left behind by
// it. What the normal tests do is a fiftieth of LASTSTONE_LONG_USE=1: 10,000 switches of language and lesson,
// 100,000 moves and 1,000 projections.
#include "app/projection_fixture.h"
#include "teaching/session.h"
#include "test_main.h"

#include <QAbstractEventDispatcher>
#include <QDir>

#include <malloc.h>

namespace laststone::long_use_test {

using teaching::Session;

namespace {

// What could be left behind.
struct Held {
    qsizetype objects = 0;
    qsizetype timers = 0;
    qsizetype handles = 0; // of files
    qsizetype bytes = 0; // of the heap
};

Held held()
{
    QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    Held all;
    QObjectList tops{qApp};
    for (QWidget* window : QApplication::topLevelWidgets())
        tops << window;
    for (QObject* top : tops) {
        const QObjectList objects = QObjectList{top} + top->findChildren<QObject*>();
        all.objects += objects.size();
        for (QObject* object : objects)
            all.timers += QAbstractEventDispatcher::instance()->registeredTimers(object).size();
    }
    all.handles = QDir(QStringLiteral("/proc/self/fd")).entryList(QDir::Files | QDir::System).size();
#if !defined(__SANITIZE_ADDRESS__) && defined(__GLIBC__)
    const auto heap = mallinfo2();
    all.bytes = static_cast<qsizetype>(heap.uordblks + heap.hblkhd);
#endif
    return all;
}

} // namespace

class LongUseTest : public QObject, private ProjectionFixture {
    Q_OBJECT
private slots:
    void init()
    {
        begin();
        m_random.seed(1);
    }
    void cleanup() { end(); }

    void switchesOfLanguageAndLesson()
    {
        auto* tabs = m_window->findChild<QTabWidget*>(QStringLiteral("tabs"));
        repeat(10'000, [&](int i) {
            m_window->selectLanguage(QString::fromLatin1(app::languages()[i % app::languages().size()].code));
            tabs->setCurrentIndex(i % tabs->count());
        });
    }

    void moves()
    {
        repeat(100'000, [&](int i) {
            Session& session = m_window->page()->session();
            if (!session.game().isTerminal(session.position()))
                session.play(session.game().randomMove(session.position(), m_random));
            else
                i % 3 == 0 ? session.randomPosition(teaching::Difficulty::Medium) : session.newGame();
        });
    }

    void projections()
    {
        repeat(1000, [&](int i) {
            m_window->project(screen(i % 2));
            projection().run(widgets::StageCommand::Next, 0);
            projection().stop();
        });
    }

private:
    // Qt frees what it kept of the gestures of windows that are gone with the next move of the mouse.
    Held heldNow()
    {
        for (int i = 1; i <= 2; ++i)
            QTest::mouseMove(m_window->page(), QPoint(i, i));
        QApplication::processEvents();
        return held();
    }

    // Compares what is held after a tenth of the times, by when every page has been opened, with the end.
    template <class Act> void repeat(int times, Act act)
    {
        if (!qEnvironmentVariableIsSet("LASTSTONE_LONG_USE"))
            times /= 50;
        constexpr int kFew = 10;
        Held early;
        for (int i = 0; i < times; ++i) {
            act(i);
            QApplication::processEvents();
            QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // as between a program's events
            if (i + 1 == std::max(times / 10, kFew))
                early = heldNow();
        }
        const Held late = heldNow();
        qInfo("%d times: %lld → %lld objects, %lld → %lld timers, %lld → %lld handles, %.1f → %.1f MB", times,
              qlonglong{early.objects}, qlonglong{late.objects}, qlonglong{early.timers},
              qlonglong{late.timers}, qlonglong{early.handles}, qlonglong{late.handles},
              1e-6 * double(early.bytes), 1e-6 * double(late.bytes));
        QCOMPARE_LE(late.objects, early.objects);
        QTRY_VERIFY(heldNow().timers <= early.timers); // what still moves comes to an end
        QCOMPARE_LE(late.handles, early.handles);
        QCOMPARE_LE(late.bytes, early.bytes + early.bytes / 50);
    }

    QRandomGenerator m_random;
};

LASTSTONE_TEST(LongUseTest, TwoScreens)

} // namespace laststone::long_use_test
#include "long_use_test.moc"
