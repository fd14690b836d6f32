// SPDX-License-Identifier: GPL-3.0-or-later
// Games in files: the dialogs, files that are none, files that are dropped; and what went wrong is seen.
#include "app/appearance.h"
#include "app/main_window.h"
#include "full_disk.h"
#include "games/catalogue.h"
#include "gui_test.h"
#include "odd_file.h"
#include "teaching/memory/files.h"
#include "teaching/memory/saved_game.h"
#include "teaching/progress.h"
#include "teaching/session.h"
#include "test_main.h"
#include "test_settings.h"
#include "widgets/page/lesson_page.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QDir>
#include <QDropEvent>
#include <QElapsedTimer>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QStatusBar>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTimer>
#include <QToolTip>

#include <sys/stat.h>

namespace laststone::game_files_test {

using app::MainWindow;

namespace {

QByteArray contents(const QString& fileName)
{
    const auto read = teaching::readFile(fileName);
    const auto* bytes = std::get_if<QByteArray>(&read);
    return bytes ? *bytes : QByteArrayLiteral("cannot be read");
}

} // namespace

class GameFilesTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { app::installStyle(); }
    void init()
    {
        failOnWarnings();
        m_folder = std::make_unique<QTemporaryDir>();
        m_translations = std::make_unique<app::Translations>();
        QVERIFY(!m_translations->select(app::languages()[0]));
        app::applyTheme(widgets::ThemeChoice::Light);
        app::applyLanguageToWindows(app::languages()[0]);
        start();
    }
    void cleanup()
    {
        m_window.reset();
        m_translations.reset();
    }

    void aGameIsSavedAndOpenedByTheDialogs()
    {
        session().setNotation(QStringLiteral("nim misere: 4 5 6"));
        session().play({0, 1, 0});
        session().play({2, 3, 0});
        session().undo();
        const auto game = session().savedGame();
        use("saveGame", QStringLiteral("mine")); // the ending is put behind it
        QVERIFY(m_window->statusBar()->currentMessage().contains(QLatin1String("mine.laststone")));
        QVERIFY(!failure());
        QVERIFY(contents(path("mine.laststone")).startsWith("laststone game 1\nstart nim misere: 4 5 6\n"));
        session().setNotation(QStringLiteral("nim: 1 2"));
        session().play({0, 1, 0});
        m_window->openPosition(games::findLesson(QStringLiteral("bash"))->first);
        use("openGame", path("mine.laststone"));
        QCOMPARE(m_window->page()->lesson().id(), QStringLiteral("nim"));
        QVERIFY(session().savedGame() == game);
        session().undo(); // its move
        session().undo(); // the game before is not lost
        QCOMPARE(teaching::notation(session().position()), QStringLiteral("nim: 0 2"));
    }

    void whoChoosesNoFileChangesNothing()
    {
        const auto before = session().savedGame();
        for (const char* action : {"saveGame", "openGame"})
            use(action, {});
        QVERIFY(session().savedGame() == before);
        QVERIFY(QDir(m_folder->path()).entryList({QStringLiteral("*.laststone")}).isEmpty());
        QVERIFY(!failure());
    }

    // While a question is asked, the game before it is saved.
    void aQuestionIsNoGame()
    {
        session().setNotation(QStringLiteral("nim: 4 5 6"));
        session().play({0, 1, 0});
        const auto& kinds = m_window->page()->lesson().questions;
        const auto question =
            teaching::readQuestion(u"outcome nim: 1 2 3", kinds, games::families(), nullptr);
        session().ask(std::get<teaching::Question>(question), teaching::Asker::Exercise);
        use("saveGame", path("before.laststone"));
        QVERIFY(contents(path("before.laststone")).contains("start nim: 4 5 6\n"));
        QVERIFY(contents(path("before.laststone")).contains("move 1 1 "));
    }

    // A look elsewhere does not end a game; playing on from there begins another.
    void whatIsLookedAtIsNoGame()
    {
        session().setNotation(QStringLiteral("nim: 4 5 6"));
        session().play({0, 1, 0});
        session().setNotation(QStringLiteral("nim: 1 2 3"));
        use("saveGame", path("looked.laststone"));
        QVERIFY(contents(path("looked.laststone")).contains("start nim: 4 5 6\n"));
        session().play({0, 1, 0});
        use("saveGame", path("played.laststone"));
        QVERIFY(contents(path("played.laststone")).contains("start nim: 1 2 3\n"));
    }

    void whatIsNoGameIsRefused_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("told");
        QTest::newRow("foreign") << QByteArray("digraph { a -> b }\n") << QStringLiteral("this is no game");
        QTest::newRow("empty") << QByteArray() << QStringLiteral("this is no game");
        QTest::newRow("picture") << QByteArray("\x89PNG\r\n\x1a\n\0\0", 10)
                                 << QStringLiteral("this is no game");
        QTest::newRow("newer") << QByteArray("laststone game 2\nstart nim: 1\n")
                               << QStringLiteral("newer version of the program");
        QTest::newRow("damaged") << QByteArray("laststone game 1\nstart nim: 3 4\nmove 1 9\n")
                                 << QStringLiteral("Line 3, column 6");
        QTest::newRow("cut off") << QByteArray("laststone game 1\nstart nim: 3 4\nmove 1")
                                 << QStringLiteral("Line 3, column 8");
    }
    void whatIsNoGameIsRefused()
    {
        QFETCH(const QByteArray, bytes);
        QFETCH(const QString, told);
        QVERIFY(!teaching::writeFile(path("wrong.laststone"), bytes));
        const auto before = session().savedGame();
        for (const bool isDropped : {false, true}) {
            if (isDropped)
                drop({QUrl::fromLocalFile(path("wrong.laststone"))});
            else
                use("openGame", path("wrong.laststone"));
            QTRY_VERIFY(failure());
            QVERIFY2(failure()->text().contains(told), qPrintable(failure()->text()));
            QVERIFY(failure()->text().contains(QLatin1String("wrong.laststone")));
            QTest::mouseClick(failure()->button(QMessageBox::Ok), Qt::LeftButton);
            QTRY_VERIFY(!failure());
        }
        QVERIFY(session().savedGame() == before);
        QVERIFY(!session().history().canUndo());
        QCOMPARE(contents(path("wrong.laststone")), bytes);
    }

    void aFileThatIsNotThereIsTold()
    {
        m_window->openGame(path("nowhere.laststone"));
        QTRY_VERIFY(failure());
        QVERIFY(failure()->text().contains(QLatin1String("nowhere.laststone")));
    }

    // It is not even read.
    void aFileMuchTooLargeIsToldAtOnce()
    {
        QFile large(path("large.laststone"));
        QVERIFY(large.open(QIODevice::WriteOnly) && large.resize(60'000'000)); // a hole, no data
        m_window->openGame(large.fileName());
        QTRY_VERIFY(failure());
        QVERIFY2(failure()->text().contains(QLatin1String("too large")), qPrintable(failure()->text()));
        QVERIFY(failure()->text().contains(QLatin1String("large.laststone")));
    }

    // Nobody writes to it: whoever opened it would wait for ever.
    void aPipeIsToldAtOnce()
    {
        const QString pipe = path("pipe.laststone");
        QCOMPARE(mkfifo(QFile::encodeName(pipe).constData(), S_IRUSR | S_IWUSR), 0);
        const auto before = session().savedGame();
        for (const bool isDropped : {false, true}) {
            if (isDropped)
                drop({QUrl::fromLocalFile(pipe)});
            else
                m_window->openGame(pipe);
            QTRY_VERIFY(failure());
            QVERIFY2(failure()->text().contains(QLatin1String("it is no plain file")),
                     qPrintable(failure()->text()));
            failure()->accept();
            QTRY_VERIFY(!failure());
        }
        QVERIFY(session().savedGame() == before);
    }

    // Names of files and of vertices are strangers': no label takes them for markup.
    void whatStrangersNameIsText()
    {
        const QString name = path("a<h1>b<img src='x'>.laststone");
        m_window->openGame(name);
        QTRY_VERIFY(failure());
        QCOMPARE(failure()->text().count(QLatin1String("<h1>")), 1);
        QCOMPARE(failure()->textFormat(), Qt::PlainText);
        delete failure();
        auto* tabs = m_window->findChild<QTabWidget*>(QStringLiteral("tabs"));
        for (int i = 0; i < tabs->count(); ++i) {
            tabs->setCurrentIndex(i);
            QApplication::processEvents();
        }
        const QStringList rich{QStringLiteral("outcome"), QStringLiteral("moves")}; // of escaped parts
        for (const QLabel* label : m_window->findChildren<QLabel*>()) {
            label->ensurePolished();
            if (!rich.contains(label->objectName()))
                QVERIFY2(label->textFormat() == Qt::PlainText, qPrintable(label->objectName()));
        }
        QToolTip::showText({}, QStringLiteral("king<b>x</b>"));
        for (const QWidget* each : QApplication::topLevelWidgets()) {
            const auto* tip = qobject_cast<const QLabel*>(each);
            QVERIFY(!tip || tip->textFormat() == Qt::PlainText);
        }
        QToolTip::hideText();
    }

    // What was in the file is there still.
    void aFullDiskIsTold()
    {
        QVERIFY(!teaching::writeFile(path("mine.laststone"), "before"));
        std::optional<tests::FullDisk> full(std::in_place, 4);
        use("saveGame", path("mine.laststone"));
        full.reset();
        QTRY_VERIFY(failure());
        QVERIFY(failure()->text().contains(QLatin1String("mine.laststone")));
        QCOMPARE(contents(path("mine.laststone")), QByteArrayLiteral("before"));
    }

    void aFileIsDroppedOnTheWindow()
    {
        QVERIFY(!teaching::writeFile(path("a.laststone"), "laststone game 1\nstart bash 4: 9\nmove 1 4\n"));
        QVERIFY(drop({QUrl::fromLocalFile(path("a.laststone"))}));
        QCOMPARE(m_window->page()->lesson().id(), QStringLiteral("bash"));
        QCOMPARE(teaching::notation(session().position()), QStringLiteral("bash 4: 5"));
        // What is no file of this machine, or several, is not taken.
        QVERIFY(!drop({QUrl(QStringLiteral("https://example.org/a.laststone"))}));
        QVERIFY(!drop({QUrl::fromLocalFile(path("a.laststone")), QUrl::fromLocalFile(path("b.laststone"))}));
        QVERIFY(!drop({}));
        QCOMPARE(teaching::notation(session().position()), QStringLiteral("bash 4: 5"));
    }

    // A game that is over is opened as one that is over.
    void aGameThatIsOverIsOpened()
    {
        QVERIFY(
            !teaching::writeFile(path("over.laststone"), "laststone game 1\nstart bash 3: 3\nmove 1 3\n"));
        m_window->openGame(path("over.laststone"));
        QVERIFY(session().match().isOver());
        QTRY_VERIFY(m_window->page()->findChild<QWidget*>(QStringLiteral("reviewCard"))->isVisible());
        QVERIFY(!failure());
    }

    // Of the memory: whoever starts the program reads where the file has gone.
    void aMemoryThatIsSetAsideIsSeen_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("damaged") << QByteArray("{\"format\": \"laststone pro");
        QTest::newRow("newer") << QByteArray("{\"format\": \"laststone progress\", \"version\": 2}");
        constexpr qsizetype kHuge = 100'000'000;
        QTest::newRow("huge")
            << QByteArray("{\"format\": \"laststone progress\", \"x\": \"").leftJustified(kHuge, 'x');
    }
    void aMemoryThatIsSetAsideIsSeen()
    {
        QFETCH(const QByteArray, bytes);
        m_window.reset();
        const QString memory = path("settings.ini.progress.json");
        QVERIFY(!teaching::writeFile(memory, bytes));
        QElapsedTimer timer;
        timer.start();
        start();
        QTRY_VERIFY(failure());
        constexpr qint64 kSlow = 5000; // ms
        QVERIFY2(timer.elapsed() < kSlow, qPrintable(QString::number(timer.elapsed())));
        QVERIFY2(failure()->text().contains(memory + QStringLiteral(".aside-1")),
                 qPrintable(failure()->text()));
        QVERIFY(contents(memory + QStringLiteral(".aside-1")) == bytes); // too long to be shown
        QTest::mouseClick(failure()->button(QMessageBox::Ok), Qt::LeftButton);
        m_window->progress().sectionRead(QStringLiteral("nim"), 0);
        m_window->progress().flush();
        QVERIFY(teaching::Progress(memory).isRead(QStringLiteral("nim"), 0));
        QTRY_VERIFY(!failure());
    }

    // It is told once, and stays what it is; what is learned meanwhile is known until the window is closed.
    void aMemoryThatIsNoFileIsTold_data()
    {
        QTest::addColumn<QByteArray>("kind");
        for (const char* kind : tests::kOddFiles)
            QTest::newRow(kind) << QByteArray(kind);
    }
    void aMemoryThatIsNoFileIsTold()
    {
        QFETCH(const QByteArray, kind);
        m_window.reset();
        const QString memory = path("settings.ini.progress.json");
        QVERIFY(!QFileInfo::exists(memory) || QFile::remove(memory));
        QVERIFY(tests::makeOdd(kind, memory));
        const auto before = tests::identity(memory);
        start();
        QTRY_VERIFY(failure());
        QVERIFY2(failure()->text().contains(memory)
                     && failure()->text().contains(QLatin1String("it is no plain file")),
                 qPrintable(failure()->text()));
        QTest::mouseClick(failure()->button(QMessageBox::Ok), Qt::LeftButton);
        QTRY_VERIFY(!failure());
        m_window->progress().sectionRead(QStringLiteral("nim"), 0);
        m_window->progress().flush();
        QApplication::processEvents();
        QVERIFY(!failure());
        QVERIFY(m_window->progress().isRead(QStringLiteral("nim"), 0));
        m_window.reset();
        QVERIFY(tests::identity(memory) == before);
    }

    // Two windows of two programs, each of which tells what is answered in it.
    void twoWindowsLoseNothing()
    {
        app::Settings settings = quietSettings();
        MainWindow other(*m_translations, settings, path("settings.ini"));
        show(other);
        m_window->progress().sectionRead(QStringLiteral("nim"), 1);
        other.progress().sectionRead(QStringLiteral("nim"), 2);
        other.close();
        m_window->close();
        const teaching::Progress after(path("settings.ini.progress.json"));
        QCOMPARE(after.lesson(QStringLiteral("nim")).read, (std::set<int>{1, 2}));
    }

private:
    void start()
    {
        m_window = std::make_unique<MainWindow>(*m_translations, quietSettings(), path("settings.ini"));
        show(*m_window);
    }
    teaching::Session& session() { return m_window->page()->session(); }
    QString path(const char* name) const { return m_folder->filePath(QLatin1String(name)); }
    QMessageBox* failure() const { return m_window->findChild<QMessageBox*>(QStringLiteral("failure")); }

    // Types a name into the file dialog that an action opens; cancels where there is none.
    void use(const char* action, const QString& name)
    {
        bool asked = false;
        QTimer::singleShot(0, [&] {
            auto* files = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            QVERIFY(files);
            asked = true;
            files->setDirectory(m_folder->path());
            files->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))->setText(name);
            const auto* buttons = files->findChild<QDialogButtonBox*>();
            const auto wanted = files->acceptMode() == QFileDialog::AcceptSave ? QDialogButtonBox::Save
                                                                               : QDialogButtonBox::Open;
            // A file that is there is asked about.
            QTimer::singleShot(0, [] {
                if (auto* question = qobject_cast<QMessageBox*>(QApplication::activeModalWidget()))
                    QTest::mouseClick(question->button(QMessageBox::Yes), Qt::LeftButton);
            });
            if (!name.isEmpty())
                QTest::mouseClick(buttons->button(wanted), Qt::LeftButton);
            if (files->isVisible())
                files->reject();
        });
        m_window->findChild<QAction*>(QLatin1String(action))->trigger();
        QVERIFY(asked);
    }

    // Says whether they have been taken.
    bool drop(const QList<QUrl>& urls)
    {
        QMimeData data;
        data.setUrls(urls);
        const QPoint at = m_window->rect().center();
        QDragEnterEvent enter(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        enter.ignore();
        QCoreApplication::sendEvent(m_window.get(), &enter);
        if (!enter.isAccepted())
            return false;
        QDropEvent event(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(m_window.get(), &event);
        return event.isAccepted();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<app::Translations> m_translations;
    std::unique_ptr<MainWindow> m_window;
};

LASTSTONE_TEST(GameFilesTest, Windows)

} // namespace laststone::game_files_test
#include "game_files_test.moc"
