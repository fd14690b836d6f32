// SPDX-License-Identifier: GPL-3.0-or-later
// Nothing keeps the window busy for long: what has once taken seconds, under a watchdog.
#include "app/projection_fixture.h"
#include "games/catalogue.h"
#include "graph/board/board.h"
#include "teaching/memory/files.h"
#include "test_main.h"
#include "watchdog.h"
#include "widgets/export/export_dialog.h"

#include <QListView>
#include <QPainter>
#include <QPainterPath>
#include <QTabWidget>
#include <QThread>

#include <sys/stat.h>

#include <cstring>
#include <thread>
#include <vector>

namespace laststone::no_hang_test {

using teaching::Position;

namespace {

// What an act of a lesson may take at most, in milliseconds.
constexpr double kMost = 100;

// What comes near to that: for the hall the size of the letters in which every step has its room is looked
// for, and a graph of 2 MB is checked, noted down and read again. It has room for a machine on which other
// tests share the cache.
constexpr const char* kNear[] = {"project", "English, projected", "Chinese, projected",
                                 "larger letters, projected", "the largest graph"};
constexpr double kMostOfNear = 200;

double mostOf(const char* act)
{
    const auto isNear =
        std::ranges::any_of(kNear, [act](const char* near) { return std::strcmp(near, act) == 0; });
    return isNear ? kMostOfNear : kMost;
}

// How many times as long as where the limits were set a piece of painting takes here and now; 1 at least.
double slowness(const tests::Watchdog& watchdog)
{
    constexpr double kThere = 10; // ms
    QImage image(600, 600, QImage::Format_ARGB32_Premultiplied);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    const double before = watchdog.worked();
    for (int i = 0; i < 200; ++i) {
        QPainterPath path;
        path.addEllipse(QPointF(300, 300), i, 300 - i);
        painter.fillPath(path, QColor(i, i, i));
    }
    const double took = watchdog.worked() - before;
    qInfo("%5.1f ms  a piece of painting", took);
    return std::max(1.0, took / kThere);
}

// What other programs do meanwhile, on as many threads, each as important as the window's.
class Load {
public:
    explicit Load(int threads)
    {
        for (int i = 0; i < threads; ++i) {
            m_threads.emplace_back([](const std::stop_token& stop) {
                for (volatile unsigned work = 1; !stop.stop_requested();)
                    work = work * 3;
            });
        }
    }

private:
    std::vector<std::jthread> m_threads;
};

// As many vertices as a file may have, in as many bytes, with names and places.
QByteArray largestDot()
{
    constexpr int kVertices = 20'000;
    QByteArray text = "digraph {\n";
    for (int i = 1; i <= kVertices; ++i) {
        const QByteArray number = QByteArray::number(i);
        text += "\"vertex " + number + "\" [label=\"name of " + number + "\", pos=\"" + number + ",36!\"];\n";
    }
    for (int i = 2; text.size() < graph::kMostDotBytes - 100; i = i % (kVertices - 1) + 2)
        text += "\"vertex " + QByteArray::number(i) + "\"->\"vertex " + QByteArray::number(i / 2) + "\";";
    return text + "}";
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
        m_share = 1;
        m_slowness = slowness(m_watchdog) * tests::kSanitizing;
        begin();
    }
    void cleanup() { end(); }

    // A heap with tens of thousands of moves, all of which are in a list.
    void looksChangeWhateverIsOnTheBoard()
    {
        const auto read = teaching::parsePosition(u"sg 0.77: 100000", games::families(), nullptr);
        step("open a heap of 100,000", [&] { m_window->openPosition(std::get<Position>(read)); });
        step("dark", [&] { m_window->selectTheme(widgets::ThemeChoice::Dark); });
        step("light", [&] { m_window->selectTheme(widgets::ThemeChoice::Light); });
        step("larger letters", [&] { m_window->selectScale(125); });
        step("letters as before", [&] { m_window->selectScale(100); });
        step("Chinese, the first time", [&] { m_window->selectLanguage(QStringLiteral("zh_CN")); });
        step("English", [&] { m_window->selectLanguage(QStringLiteral("en")); });
        step("Chinese again", [&] { m_window->selectLanguage(QStringLiteral("zh_CN")); });
        step("project", [&] { m_window->project(screen(kProjector)); });
        step("English, projected", [&] { m_window->selectLanguage(QStringLiteral("en")); });
        step("Chinese, projected", [&] { m_window->selectLanguage(QStringLiteral("zh_CN")); });
        step("larger letters, projected", [&] { m_window->selectScale(125); });
        step("dark, projected", [&] { m_window->selectTheme(widgets::ThemeChoice::Dark); });
        step("end", [&] { projection().stop(); });
    }

    // What a teacher does in a lesson, with every tab opened before; then the same while all processors are
    // busy. On the clock everything takes longer then, as it waits for its turn: of that the watchdog wants
    // no more than that it ends. The work of the GUI thread, which it counts, may be twice as much in one
    // piece as on an idle machine, as threads that share a core and its cache slow each other down; more is
    // work that waits for another thread by turning round and round. How slow the machine is is measured
    // under the load.
    void aLessonIsWithoutPauses_data()
    {
        QTest::addColumn<int>("busy");
        QTest::newRow("alone") << 0;
        QTest::newRow("under load") << QThread::idealThreadCount();
    }
    void aLessonIsWithoutPauses()
    {
        QFETCH(const int, busy);
        const Load load(busy);
        if (busy > 0) {
            m_share = 2;
            m_slowness = m_share * slowness(m_watchdog) * tests::kSanitizing;
        }
        auto* tabs = m_window->findChild<QTabWidget*>(QStringLiteral("tabs"));
        const int count = tabs->count();
        for (int i = count; --i >= 0;) {
            tabs->setCurrentIndex(i);
            QTest::qWait(20);
        }
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
    }

    void everyLessonIsOpened()
    {
        for (const char* each : {"a lesson for the first time", "a lesson again"}) {
            for (const widgets::Lesson* lesson : games::lessons())
                step(each, [&] { m_window->openPosition(lesson->first); });
        }
        step("many heaps", [&] { open(QStringLiteral("nim:") + QStringLiteral(" 123").repeated(60)); });
        for (const char* game : {"nim:", "staircase:", "sg kayles:", "sg {1,2,3}:"}) {
            const QString many = QString::fromUtf8(game) + QStringLiteral(" 3").repeated(10'000);
            step((QByteArray("ten thousand heaps of ") + game).constData(), [&] { open(many); });
        }
    }

    void graphsAreOpenedFromFiles()
    {
        const auto read = [&](const char* what, const QString& dot) {
            step("a graph", [&] { open(QStringLiteral("sg graph 1>0: 1")); });
            auto* board = m_window->page()->findChild<graph::Board*>();
            step(what, [&] {
                board->openFile(dot);
                QTRY_VERIFY_WITH_TIMEOUT(!board->isReading(), 60'000);
            });
            step("dark", [&] { m_window->selectTheme(widgets::ThemeChoice::Dark); });
            step("light", [&] { m_window->selectTheme(widgets::ThemeChoice::Light); });
        };
        for (const int half : {20, 40, 44, 200})
            read(("a graph of " + QByteArray::number(half * half) + " edges").constData(),
                 file("dense.dot", denseDot(half)));
        read("the largest graph", file("large.dot", largestDot()));
        QVERIFY(m_window->page()->session().position().rule().size() > 100'000);
        const QString pipe = m_folder.filePath(QStringLiteral("pipe.dot"));
        QCOMPARE(mkfifo(pipe.toLocal8Bit().constData(), 0600), 0);
        read("a pipe", pipe);
    }

    void filesAreWritten()
    {
        open(QStringLiteral("sg 0.77: 900 700"));
        widgets::Exporter exporter(m_window->page()->exportSource());
        step("slides are laid out", [&] { exporter.pages(widgets::ExportPart::Slides); });
        step("slides", [&] {
            write(exporter.newEncoder(widgets::ExportPart::Slides, widgets::PictureFormat::Pdf, 1), "s.pdf");
        });
        step("a large picture", [&] {
            write(exporter.newEncoder(widgets::ExportPart::Page, widgets::PictureFormat::Png, 4), "p.png");
        });
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
        auto* board = m_window->page()->findChild<graph::Board*>();
        board->openFile(name);
        QTRY_VERIFY(!board->isReading());
        QVERIFY(m_window->page()->session().position().rule().size() > 100'000);
        step("keep",
             [&] { QVERIFY(!m_window->settings().save(m_folder.filePath(QStringLiteral("kept.ini")))); });
        QVERIFY(!m_window->settings().games.contains(QStringLiteral("sg")));
    }

private:
    void open(const QString& text)
    {
        const auto read = teaching::parsePosition(text, games::families(), nullptr);
        m_window->openPosition(std::get<Position>(read));
    }

    QString file(const char* name, const QByteArray& bytes) const
    {
        const QString path = m_folder.filePath(QLatin1String(name));
        if (teaching::writeFile(path, bytes))
            qFatal("no place for a file");
        return path;
    }

    void write(std::unique_ptr<widgets::Encoder> encoder, const char* name) const
    {
        widgets::ExportJob job(std::move(encoder), m_folder.filePath(QLatin1String(name)));
        const QSignalSpy written(&job, &widgets::ExportJob::written);
        QTRY_COMPARE_WITH_TIMEOUT(written.count(), 1, 60'000);
    }

    // Where the list was measured line by line, it took 4700 ms or more; where the board was laid out anew
    // each time that a widget around it was told of a colour, 2300 ms; where each size of letters for the
    // hall listed all moves anew, 12,000 ms; where a picture was made at once, 1000 ms.
    template <class Act> void step(const char* what, Act act)
    {
        m_watchdog.begin(what);
        act();
        QApplication::processEvents();
        const double took = m_watchdog.end();
        qInfo("%5.0f ms  %s", took, what);
        // Other programs come and go, and with them how slow the machine is.
        if (took >= mostOf(what) * m_slowness)
            m_slowness = std::max(m_slowness, m_share * slowness(m_watchdog) * tests::kSanitizing);
        QVERIFY2(took < mostOf(what) * m_slowness, what);
    }

    tests::Watchdog m_watchdog;
    double m_share = 1; // how many times as long as alone an act may take
    double m_slowness = 1;
};

LASTSTONE_TEST(NoHangTest, TwoScreens)

} // namespace laststone::no_hang_test
#include "no_hang_test.moc"
