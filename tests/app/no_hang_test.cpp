// SPDX-License-Identifier: GPL-3.0-or-later
// Nothing keeps the window busy for long: what has once taken seconds. What counts is what its thread works,
// not the clock, so that a busy machine does not matter.
#include "app/projection_fixture.h"
#include "games/catalogue.h"
#include "graph/board/board.h"
#include "teaching/memory/files.h"
#include "test_main.h"

#include <ctime>

using namespace laststone;
using teaching::Position;

namespace {

// Milliseconds that this thread has worked.
double worked()
{
    timespec now = {};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

// Every vertex of one half leads to every one of the other: a small file with very many edges.
QByteArray denseDot(int half)
{
    QByteArray from;
    QByteArray to;
    for (int i = 0; i < half; ++i) {
        from += " a" + QByteArray::number(i);
        to += " b" + QByteArray::number(i);
    }
    return "digraph {{" + from + "}->{" + to + "}}";
}

} // namespace

class NoHangTest : public QObject, private ProjectionFixture {
    Q_OBJECT
private slots:
    void init() { begin(); }
    void cleanup() { end(); }

    // A heap with tens of thousands of moves, all of which are in a list.
    void looksChangeWhateverIsOnTheBoard()
    {
        const auto read = teaching::parsePosition(u"sg 0.77: 100000", games::families(), nullptr);
        step("open", [&] { m_window->openPosition(std::get<Position>(read)); });
        step("dark", [&] { m_window->selectTheme(widgets::ThemeChoice::Dark); });
        step("light", [&] { m_window->selectTheme(widgets::ThemeChoice::Light); });
        step("larger letters", [&] { m_window->selectScale(125); });
        step("letters as before", [&] { m_window->selectScale(100); });
        step("Chinese", [&] { m_window->selectLanguage(QStringLiteral("zh_CN")); });
        step("English", [&] { m_window->selectLanguage(QStringLiteral("en")); });
    }

    // It is written a second after each change.
    void whatIsKeptOfALargeGraphIsLittle()
    {
        const auto read = teaching::parsePosition(u"sg graph 1>0: 1", games::families(), nullptr);
        m_window->openPosition(std::get<Position>(read));
        const QString name = m_folder.filePath(QStringLiteral("dense.dot"));
        QVERIFY(!teaching::writeFile(name, denseDot(300)));
        m_window->page()->findChild<graph::Board*>()->openFile(name);
        QVERIFY(m_window->page()->session().position().rule().size() > 100'000);
        step("keep",
             [&] { QVERIFY(!m_window->settings().save(m_folder.filePath(QStringLiteral("kept.ini")))); });
        QVERIFY(!m_window->settings().games.contains(QStringLiteral("sg")));
    }

private:
    // Where the list was measured line by line, it took 4700 ms or more; where the board was laid out anew
    // each time that a widget around it was told of a colour, 2300 ms.
    template <class Act> static void step(const char* what, Act act)
    {
        constexpr double kMost = 1300; // ms, twice what the slowest takes
        const double before = worked();
        act();
        QApplication::processEvents();
        const double took = worked() - before;
        qInfo("%5.0f ms  %s", took, what);
#ifndef __SANITIZE_ADDRESS__
        QVERIFY2(took < kMost, what);
#endif
    }
};

LASTSTONE_TEST(NoHangTest, TwoScreens)
#include "no_hang_test.moc"
