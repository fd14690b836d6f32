// SPDX-License-Identifier: GPL-3.0-or-later
// Nothing keeps the window busy for long: what has once taken seconds. What counts is what its thread works,
// not the clock, so that a busy machine does not matter.
#include "app/projection_fixture.h"
#include "games/catalogue.h"
#include "graph/board/board.h"
#include "teaching/memory/files.h"
#include "test_main.h"
#include "widgets/export/export_dialog.h"

#include <QListView>
#include <QPainter>
#include <QPainterPath>
#include <QTabWidget>

#include <ctime>

namespace laststone::no_hang_test {

using teaching::Position;

namespace {

// Milliseconds that this thread has worked.
double worked()
{
    timespec now = {};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

// How many times as long as where the limits were set a piece of painting takes here and now; 1 at least.
double slowness()
{
    constexpr double kThere = 10; // ms
    QImage image(600, 600, QImage::Format_ARGB32_Premultiplied);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    const double before = worked();
    for (int i = 0; i < 200; ++i) {
        QPainterPath path;
        path.addEllipse(QPointF(300, 300), i, 300 - i);
        painter.fillPath(path, QColor(i, i, i));
    }
    const double took = worked() - before;
    qInfo("%5.1f ms  a piece of painting", took);
    return std::max(1.0, took / kThere);
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
    void init()
    {
        m_most = 300 * slowness(); // ms; opening a heap with 75,000 moves takes 120
        begin();
    }
    void cleanup() { end(); }

    // A heap with tens of thousands of moves, all of which are in a list.
    void looksChangeWhateverIsOnTheBoard()
    {
        const auto read = teaching::parsePosition(u"sg 0.77: 100000", games::families(), nullptr);
        step("open", [&] { m_window->openPosition(std::get<Position>(read)); });
        const double shortly = 100 * slowness(); // ms
        m_most = shortly;
        step("dark", [&] { m_window->selectTheme(widgets::ThemeChoice::Dark); });
        step("light", [&] { m_window->selectTheme(widgets::ThemeChoice::Light); });
        step("larger letters", [&] { m_window->selectScale(125); });
        step("letters as before", [&] { m_window->selectScale(100); });
        m_most = 2 * shortly; // the first time: then its fonts are loaded
        step("Chinese", [&] { m_window->selectLanguage(QStringLiteral("zh_CN")); });
        m_most = shortly;
        step("English", [&] { m_window->selectLanguage(QStringLiteral("en")); });
        step("Chinese again", [&] { m_window->selectLanguage(QStringLiteral("zh_CN")); });
        // For the hall, the size of the letters in which every step has its room is looked for.
        m_most = 5 * shortly;
        step("project", [&] { m_window->project(screen(kProjector)); });
        step("English, projected", [&] { m_window->selectLanguage(QStringLiteral("en")); });
        step("Chinese, projected", [&] { m_window->selectLanguage(QStringLiteral("zh_CN")); });
        step("larger letters, projected", [&] { m_window->selectScale(125); });
        m_most = shortly;
        step("dark, projected", [&] { m_window->selectTheme(widgets::ThemeChoice::Dark); });
        step("end", [&] { projection().stop(); });
    }

    // What a teacher does in a lesson, with every tab opened before.
    void aLessonIsWithoutPauses()
    {
        const auto open = [&](const QString& text) {
            const auto read = teaching::parsePosition(text, games::families(), nullptr);
            m_window->openPosition(std::get<Position>(read));
        };
        const auto file = [&](const char* name, const QByteArray& bytes) {
            const QString path = m_folder.filePath(QLatin1String(name));
            if (teaching::writeFile(path, bytes))
                qFatal("no place for a file");
            return path;
        };
        auto* tabs = m_window->findChild<QTabWidget*>(QStringLiteral("tabs"));
        const int count = tabs->count();
        for (int i = count; --i >= 0;) {
            tabs->setCurrentIndex(i);
            QTest::qWait(20);
        }
        m_most = 100 * slowness(); // ms
        for (int i = 0; i < count; ++i)
            step(("tab " + QByteArray::number(i)).constData(), [&] { tabs->setCurrentIndex(i); });
        for (const app::Language& language : app::languages())
            step(language.code, [&] { m_window->selectLanguage(QString::fromLatin1(language.code)); });
        step("English", [&] { m_window->selectLanguage(QStringLiteral("en")); });
        for (const auto theme : {widgets::ThemeChoice::Dark, widgets::ThemeChoice::HighContrastLight,
                                 widgets::ThemeChoice::Light})
            step("theme", [&] { m_window->selectTheme(theme); });
        for (const int scale : {110, 150, 100})
            step("size of the letters", [&] { m_window->selectScale(scale); });
        step("a wide set", [&] { open(QStringLiteral("sg {1,2,5,50,99}+{3,4,5,6,7,8,9,10,11}: 900 40")); });
        step("an octal game with its chart", [&] { open(QStringLiteral("sg 0.137: 500 60")); });
        QByteArray game = "laststone game 1\nstart nim: 500 600\n";
        for (int i = 0; i < 500; ++i)
            game += "move 1 1\n";
        const QString saved = file("long.laststone", game);
        step("a game of 500 moves", [&] { m_window->openGame(saved); });
        step("a picture", [&] {
            widgets::Exporter exporter(m_window->page()->exportSource());
            exporter.encode(widgets::ExportPart::Board, widgets::PictureFormat::Png, 1);
        });
        step("a graph", [&] { open(QStringLiteral("sg graph 1>0: 1")); });
        for (const int half : {20, 40, 44, 200}) {
            const QString dot = file("dense.dot", denseDot(half));
            const QByteArray what = "a graph of " + QByteArray::number(half * half) + " edges";
            step(what.constData(), [&] { m_window->page()->findChild<graph::Board*>()->openFile(dot); });
            step("dark", [&] { m_window->selectTheme(widgets::ThemeChoice::Dark); });
            step("light", [&] { m_window->selectTheme(widgets::ThemeChoice::Light); });
            step("a graph", [&] { open(QStringLiteral("sg graph 1>0: 1")); });
        }
    }

    // What nobody sees is laid out when it is seen.
    void stepsThatWereHiddenHaveTheirPlaces()
    {
        const auto read = teaching::parsePosition(u"nim: 3 5 7", games::families(), nullptr);
        m_window->openPosition(std::get<Position>(read));
        m_window->page()->showSteps();
        auto* tabs = m_window->findChild<QTabWidget*>(QStringLiteral("tabs"));
        auto* list = m_window->page()->steps()->findChild<QListView*>(QStringLiteral("list"));
        const int tab = tabs->currentIndex();
        const auto ends = [&] {
            QApplication::processEvents();
            return list->visualRect(list->model()->index(list->model()->rowCount() - 1, 0)).bottom();
        };
        const int before = ends();
        QVERIFY(list->isVisible() && before > 0);
        tabs->setCurrentIndex(tab == 0 ? 1 : 0);
        m_window->selectScale(110);
        const int unseen = ends();
        QVERIFY(unseen < before); // costs nothing
        tabs->setCurrentIndex(tab);
        const int after = ends();
        QVERIFY(after > unseen);
        list->doItemsLayout();
        QCOMPARE(ends(), after);
        m_window->selectScale(100);
        QCOMPARE(ends(), before);
    }

    // It is written a second after each change.
    void whatIsKeptOfALargeGraphIsLittle()
    {
        const auto read = teaching::parsePosition(u"sg graph 1>0: 1", games::families(), nullptr);
        m_window->openPosition(std::get<Position>(read));
        const QString name = m_folder.filePath(QStringLiteral("dense.dot"));
        QVERIFY(!teaching::writeFile(name, denseDot(200)));
        m_window->page()->findChild<graph::Board*>()->openFile(name);
        QVERIFY(m_window->page()->session().position().rule().size() > 100'000);
        step("keep",
             [&] { QVERIFY(!m_window->settings().save(m_folder.filePath(QStringLiteral("kept.ini")))); });
        QVERIFY(!m_window->settings().games.contains(QStringLiteral("sg")));
    }

private:
    // Where the list was measured line by line, it took 4700 ms or more; where the board was laid out anew
    // each time that a widget around it was told of a colour, 2300 ms; where each size of letters for the
    // hall listed all moves anew, 12,000 ms.
    template <class Act> void step(const char* what, Act act)
    {
        const double before = worked();
        act();
        QApplication::processEvents();
        const double took = worked() - before;
        qInfo("%5.0f ms  %s", took, what);
#ifndef __SANITIZE_ADDRESS__
        QVERIFY2(took < m_most, what);
#endif
    }

    double m_most = 0; // ms
};

LASTSTONE_TEST(NoHangTest, TwoScreens)

} // namespace laststone::no_hang_test
#include "no_hang_test.moc"
