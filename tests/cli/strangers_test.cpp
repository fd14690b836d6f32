// SPDX-License-Identifier: GPL-3.0-or-later
// Files of strangers that are opened in the window: what is no file, what cannot be read, and names that are
// too long.
#include "app/game_files.h"
#include "graph/model/dot.h"
#include "teaching/progress.h"
#include "test_main.h"

#include <QDir>
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <sys/stat.h>

namespace laststone::strangers_test {

using graph::DotGraph;
using teaching::Sentence;
using theory::Count;

namespace {

// What each reader of the window says of a file that it cannot read; empty where it has read it.
QStringList complaints(const QString& fileName)
{
    QStringList all;
    const auto game = app::readGameFile(fileName);
    const auto* wrong = std::get_if<QString>(&game);
    all << (wrong ? *wrong : QString());
    const auto graph = graph::readDotFile(fileName);
    const auto* sentence = std::get_if<Sentence>(&graph);
    all << (sentence ? teaching::Voice::installed().say(*sentence) : QString());
    const teaching::Progress progress(fileName);
    QSignalSpy messages(&progress, &teaching::Progress::message);
    all << (progress.record().empty() && messages.wait(1000)
                ? teaching::Voice::installed().say(messages[0][0].value<Sentence>())
                : QString());
    return all;
}

DotGraph readGraph(const QString& text)
{
    const auto read = graph::readDot(text);
    const auto* graph = std::get_if<DotGraph>(&read);
    return graph ? *graph : DotGraph();
}

} // namespace

class StrangersTest : public QObject {
    Q_OBJECT
private slots:
    // Nobody writes to the pipe: whoever opens it waits for ever. The device has no end.
    void whatIsNoFileIsRefusedAtOnce_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("pipe") << QStringLiteral("pipe");
        QTest::newRow("link to a pipe") << QStringLiteral("link");
        QTest::newRow("device") << QStringLiteral("/dev/zero");
    }
    void whatIsNoFileIsRefusedAtOnce()
    {
        QFETCH(const QString, name);
        const QTemporaryDir folder;
        const QString pipe = folder.filePath(QStringLiteral("pipe"));
        QCOMPARE(mkfifo(QFile::encodeName(pipe).constData(), S_IRUSR | S_IWUSR), 0);
        QVERIFY(QFile::link(pipe, folder.filePath(QStringLiteral("link"))));
        QElapsedTimer timer;
        timer.start();
        for (const QString& told : complaints(QDir(folder.path()).filePath(name)))
            QVERIFY2(told.contains(QStringLiteral("it is no plain file")), qPrintable(told));
        constexpr qint64 kSlow = 5000; // ms
        QVERIFY(timer.elapsed() < kSlow);
        struct stat status = {};
        QVERIFY(::stat(QFile::encodeName(pipe).constData(), &status) == 0 && S_ISFIFO(status.st_mode));
    }

    // A plain file by all appearances, which is opened, and each read of which fails, as on a broken disk.
    void aReadThatFailsIsTold()
    {
        for (const QString& told : complaints(QStringLiteral("/proc/self/mem")))
            QVERIFY2(told.contains(QStringLiteral("Input/output error")), qPrintable(told));
    }

    // What is cut to the same name stays two vertices, each with its edges, and that names were cut is known.
    void longNumbersThatAreCutAlikeStayTwo()
    {
        const QString digits(400, u'7');
        const DotGraph graph = readGraph(
            QStringLiteral("digraph { a -> %1; a -> %2; %1 -> b; }").arg(digits + u'1', digits + u'2'));
        QCOMPARE(graph.drawing.vertices, (std::vector<Count>{0, 1, 2, 3}));
        const QString cut = digits.left(graph::Drawing::kMostNameLength);
        QCOMPARE(graph.drawing.names,
                 (std::vector<QString>{QStringLiteral("a"), cut, cut, QStringLiteral("b")}));
        QCOMPARE(graph.drawing.edges, (std::vector<graph::Drawing::Edge>{{0, 1}, {0, 2}, {1, 3}}));
        QCOMPARE(graph.namesChanged, Count{2});
        QVERIFY(!graph.drawing.named(cut)); // it could be either
        QVERIFY(readGraph(graph::writeDot(graph)) == graph);
        const auto notation = graph::readDrawing(graph.drawing.rule());
        QVERIFY(std::holds_alternative<graph::Drawing>(notation));
        QVERIFY(std::get<graph::Drawing>(notation) == graph.drawing);
    }

    // Nor is a long number taken for the short one that it begins with.
    void aLongNumberIsNoneOfItsBeginning()
    {
        const DotGraph graph =
            readGraph(QStringLiteral("digraph { 777777777777 -> %1; }").arg(QString(400, u'7')));
        QCOMPARE(graph.drawing.vertices, (std::vector<Count>{0, 777'777'777'777}));
        QCOMPARE(graph.drawing.edges.size(), std::size_t{1});
        QVERIFY(!graph.drawing.named(u"777777777777")); // it is the number of the other
    }
};

LASTSTONE_TEST(StrangersTest, Events)

} // namespace laststone::strangers_test
#include "strangers_test.moc"
