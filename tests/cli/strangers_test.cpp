// SPDX-License-Identifier: GPL-3.0-or-later
// Files of strangers that are opened in the window: what is no file, what cannot be read, and names that are
// too long.
#include "app/game_files.h"
#include "graph/model/dot.h"
#include "odd_file.h"
#include "teaching/progress.h"
#include "test_main.h"

#include <QDir>
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTemporaryDir>

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
        QTest::addColumn<QByteArray>("kind");
        QTest::addColumn<bool>("isLinked");
        for (const char* kind : tests::kOddFiles)
            QTest::newRow(kind) << QByteArray(kind) << false;
        QTest::newRow("link to a pipe") << QByteArrayLiteral("pipe") << true;
    }
    void whatIsNoFileIsRefusedAtOnce()
    {
        QFETCH(const QByteArray, kind);
        QFETCH(const bool, isLinked);
        const QTemporaryDir folder;
        const QString odd = folder.filePath(QStringLiteral("odd"));
        const QString link = folder.filePath(QStringLiteral("link"));
        QVERIFY(tests::makeOdd(kind, odd) && QFile::link(odd, link));
        const auto before = tests::identity(odd);
        QElapsedTimer timer;
        timer.start();
        for (const QString& told : complaints(isLinked ? link : odd))
            QVERIFY2(told.contains(QStringLiteral("it is no plain file")), qPrintable(told));
        constexpr qint64 kSlow = 5000; // ms
        QVERIFY(timer.elapsed() < kSlow);
        QVERIFY(tests::identity(odd) == before);
    }

    // It is not even read; that of the memory is kept beside.
    void aHugeFileIsToldAtOnce()
    {
        const QTemporaryDir folder;
        QFile huge(folder.filePath(QStringLiteral("huge")));
        QVERIFY(huge.open(QIODevice::WriteOnly) && huge.resize(300'000'000)); // a hole, no data
        QElapsedTimer timer;
        timer.start();
        for (const QString& told : complaints(huge.fileName()))
            QVERIFY(!told.isEmpty());
        constexpr qint64 kSlow = 5000; // ms
        QVERIFY(timer.elapsed() < kSlow);
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
