// SPDX-License-Identifier: GPL-3.0-or-later
// What goes wrong around the program: it is killed, told to end, has no home, no room, no letters, and is
// given what is no file. Nothing is lost or half, nothing hangs, and what is wrong is said.
#include "app/settings.h"
#include "app/window_place.h"
#include "full_disk.h"
#include "gui_test.h"
#include "odd_file.h"
#include "paths.h"
#include "teaching/memory/files.h"
#include "teaching/progress.h"
#include "test_main.h"
#include "test_settings.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QImage>
#include <QProcess>
#include <QScreen>
#include <QTemporaryDir>

#include <climits>
#include <csignal>
#include <random>

#include <fcntl.h>
#include <linux/capability.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

namespace laststone::faults_test {

using app::Settings;
using teaching::Progress;
using teaching::RecordRead;

namespace {

QByteArray contents(const QString& fileName)
{
    const auto read = teaching::readFile(fileName);
    const auto* bytes = std::get_if<QByteArray>(&read);
    return bytes ? *bytes : QByteArrayLiteral("cannot be read");
}

// The files of one folder that a program has, which is written to all the time.
struct Files {
    QString settings;
    QString progress;
    QString game;
    Settings few = quietSettings();
    Settings many = quietSettings();

    explicit Files(const QTemporaryDir& folder)
        : settings(folder.filePath(QStringLiteral("laststone.ini")))
        , progress(folder.filePath(QStringLiteral("progress.json")))
        , game(folder.filePath(QStringLiteral("game.laststone")))
    {
        few.positions = {QStringLiteral("nim: 3 4 5")};
        many.lesson = QStringLiteral("bash");
        for (int i = 0; i < 300; ++i)
            many.positions << QStringLiteral("bash 7: %1").arg(i);
    }

    static QByteArray gameOf(bool isLong) { return QByteArray(isLong ? 40'000 : 400, isLong ? 'a' : 'b'); }

    // As the next program does.
    void saveOnce(int& begun) const
    {
        QVERIFY(!few.save(settings) && !teaching::writeFile(game, gameOf(false)));
        Progress learned(progress);
        learned.setBegun(QStringLiteral("nim"));
        learned.flush();
        begun = learned.lesson(QStringLiteral("nim")).sets;
    }

    // In a program of its own, which tells each time that all has been written.
    [[noreturn]] void saveForEver(int told) const
    {
        for (bool isLong = true;; isLong = !isLong) {
            (isLong ? many : few).save(settings);
            Progress learned(progress);
            learned.setBegun(QStringLiteral("nim"));
            learned.flush();
            teaching::writeFile(game, gameOf(isLong));
            if (::write(told, "", 1) != 1)
                std::abort();
        }
    }

    // Whether each is as it was written at one time, and nothing that has been learned is lost.
    void areWhole(int& begun) const
    {
        const Settings read = Settings::load(settings);
        const Settings& expected = read.lesson == many.lesson ? many : few;
        QCOMPARE(read.lesson, expected.lesson);
        QCOMPARE(read.positions, expected.positions);
        const RecordRead record = teaching::readRecord(contents(progress));
        QVERIFY(record.file == RecordRead::File::Whole);
        const int sets = record.record.at(QStringLiteral("nim")).sets;
        QVERIFY(sets >= begun);
        begun = sets;
        const QByteArray text = contents(game);
        QVERIFY(text == gameOf(true) || text == gameOf(false));
    }
};

// With all that is hidden.
QStringList namesIn(const QTemporaryDir& folder)
{
    return QDir(folder.path())
        .entryList(QDir::AllEntries | QDir::System | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name);
}

// Where nothing waits for a disk: only programs are killed, not the machine.
QString memoryFolder()
{
    const QString memory = QStringLiteral("/dev/shm");
    return (QFileInfo(memory).isWritable() ? memory : QDir::tempPath()) + QStringLiteral("/laststone-XXXXXX");
}

// A variable of the environment, as long as this lives.
class Variable {
public:
    Variable(const char* name, const QString& value) : m_name(name), m_before(qgetenv(name))
    {
        qputenv(name, QFile::encodeName(value));
    }
    Variable(const Variable&) = delete;
    Variable& operator=(const Variable&) = delete;
    ~Variable()
    {
        if (m_before.isEmpty())
            qunsetenv(m_name);
        else
            qputenv(m_name, m_before);
    }

private:
    const char* m_name;
    QByteArray m_before;
};

// What holds for whoever is not root, who may write everywhere. For a program that is just begun.
void beNobodySpecial()
{
    prctl(PR_CAPBSET_DROP, CAP_DAC_OVERRIDE);
}

QProcessEnvironment environmentOf(const QStringList& variables)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const QString& variable : variables) {
        const QString name = variable.section(u'=', 0, 0);
        environment.insert(name, variable.section(u'=', 1));
    }
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    return environment;
}

// Whether the program would handle the signal by now. The shell that becomes it may handle it before, and
// would end by it.
bool waitsFor(qint64 program, int signal)
{
    const QString file = QFile::symLinkTarget(QStringLiteral("/proc/%1/exe").arg(program));
    if (file != QFileInfo(tests::programPath()).canonicalFilePath())
        return false;
    QFile status(QStringLiteral("/proc/%1/status").arg(program));
    if (!status.open(QIODevice::ReadOnly))
        return false;
    const QByteArray text = status.readAll();
    const qsizetype at = text.indexOf("SigCgt:");
    return (text.mid(at + 7, text.indexOf('\n', at) - at - 7).trimmed().toULongLong(nullptr, 16)
            >> (signal - 1))
        & 1;
}

// The window with these arguments, until the signal has ended it. `begin` runs in the new program first.
struct Ended {
    int status = -1;
    QByteArray complaint;
};
Ended endedBy(int signal, const QStringList& arguments, const QStringList& variables,
              const QString& script = QStringLiteral("exec \"$@\""), void (*begin)() = nullptr)
{
    QProcess program;
    program.setProcessEnvironment(environmentOf(variables));
    if (begin)
        program.setChildProcessModifier(begin);
    program.start(QStringLiteral("/bin/sh"),
                  QStringList{QStringLiteral("-c"), script, QStringLiteral("sh"), tests::programPath()}
                      + arguments);
    constexpr int kPatience = 60'000;
    if (!program.waitForStarted()
        || !QTest::qWaitFor([&] { return waitsFor(program.processId(), signal); }, kPatience))
        return {};
    ::kill(static_cast<pid_t>(program.processId()), signal);
    if (!program.waitForFinished(kPatience) || program.exitStatus() != QProcess::NormalExit)
        return {};
    return {program.exitCode(), program.readAllStandardError()};
}

struct Run {
    int status = -1;
    QByteArray output;
    QByteArray complaint;
};
Run shell(const QString& script, const QStringList& arguments, const QStringList& variables = {})
{
    QProcess program;
    program.setProcessEnvironment(environmentOf(variables));
    program.start(QStringLiteral("/bin/sh"),
                  QStringList{QStringLiteral("-c"), script, QStringLiteral("sh"), tests::programPath()}
                      + arguments);
    constexpr int kPatience = 60'000;
    if (!program.waitForFinished(kPatience) || program.exitStatus() != QProcess::NormalExit)
        return {};
    return {program.exitCode(), program.readAllStandardOutput(), program.readAllStandardError()};
}

} // namespace

class FaultsTest : public QObject {
    Q_OBJECT
private slots:
    // At a moment that is drawn from the whole time that the saving takes. The next program clears away what
    // has been left, at once.
    void killedWhileItSavesNothingIsLost()
    {
        constexpr int kKills = 200;
        const QTemporaryDir folder(memoryFolder());
        const QTemporaryDir others(memoryFolder());
        const Variable temporary("TMPDIR", others.path());
        const Files files(folder);
        int begun = 0;
        files.saveOnce(begun);
        std::mt19937 random(15);
        qint64 slowest = 0;
        for (int i = 0; i < kKills && !QTest::currentTestFailed(); ++i) {
            int told[2] = {};
            QCOMPARE(pipe(told), 0);
            QElapsedTimer timer;
            timer.start();
            const pid_t child = fork();
            if (child == 0)
                files.saveForEver(told[1]);
            const unsigned times = 1 + random() % 2; // what is long is written over, or what is short
            char byte = 0;
            for (unsigned time = 0; time < times; ++time)
                QCOMPARE(read(told[0], &byte, 1), 1);
            usleep(random() % static_cast<unsigned>(timer.nsecsElapsed() / 1000 / times + 1));
            QCOMPARE(::kill(child, SIGKILL), 0);
            QCOMPARE(waitpid(child, nullptr, 0), child);
            close(told[0]);
            close(told[1]);
            files.areWhole(begun);
            timer.restart();
            files.saveOnce(begun);
            slowest = std::max(slowest, timer.elapsed());
            QCOMPARE(namesIn(folder),
                     (QStringList{QStringLiteral("game.laststone"), QStringLiteral("laststone.ini"),
                                  QStringLiteral("progress.json")}));
        }
        QVERIFY(begun > 2 * kKills);
        constexpr qint64 kSlow = 5000; // ms
        QVERIFY2(slowest < kSlow, qPrintable(QString::number(slowest)));
        QCOMPARE(namesIn(others), QStringList());
    }

    // Else what one has written would be lost where the other had read the file before.
    void twoThatSaveAtOnceWaitForEachOther()
    {
        constexpr int kTimes = 50;
        const QTemporaryDir folder(memoryFolder());
        const Files files(folder);
        std::vector<pid_t> programs;
        for (const char* lesson : {"nim", "wythoff"}) {
            programs.push_back(fork());
            if (programs.back() != 0)
                continue;
            Settings settings = files.few;
            bool isKept = true;
            for (int i = 0; i < kTimes && isKept; ++i) {
                settings.games[QLatin1String(lesson)] = QString::number(i);
                // Not by load(): QSettings does not read twice what has been written twice within
                // milliseconds.
                isKept = !settings.save(files.settings)
                    && contents(files.settings).contains(lesson + QByteArray("=") + QByteArray::number(i));
            }
            std::_Exit(isKept ? 0 : 1);
        }
        for (const pid_t program : programs) {
            int status = -1;
            QCOMPARE(waitpid(program, &status, 0), program);
            QVERIFY(WIFEXITED(status) && WEXITSTATUS(status) == 0);
        }
        QCOMPARE(Settings::load(files.settings).games.size(), std::size_t{2});
        QCOMPARE(namesIn(folder), QStringList{QStringLiteral("laststone.ini")});
    }

    // As a program of an older version has left it that was killed: QSettings would wait for half a minute.
    void aLockThatWasLeftKeepsNobodyWaiting()
    {
        const QTemporaryDir folder;
        const QString name = folder.filePath(QStringLiteral("laststone.ini"));
        QVERIFY(!teaching::writeFile(name + QStringLiteral(".lock"), {}));
        QElapsedTimer timer;
        timer.start();
        QVERIFY(!quietSettings().save(name));
        constexpr qint64 kSlow = 5000; // ms
        QVERIFY2(timer.elapsed() < kSlow, qPrintable(QString::number(timer.elapsed())));
        QCOMPARE(Settings::load(name).lesson, QStringLiteral("nim"));
    }

    void aFullDiskLeavesTheOldSettings()
    {
        const QTemporaryDir folder;
        const Files files(folder);
        QVERIFY(!files.few.save(files.settings));
        const QByteArray old = contents(files.settings);
        for (const rlim_t room : {0, 100, 1000, 2000}) {
            const tests::FullDisk full(room);
            QCOMPARE(files.many.save(files.settings), std::optional(files.settings));
            QCOMPARE(contents(files.settings), old);
        }
        QVERIFY(!files.many.save(files.settings));
        QCOMPARE(Settings::load(files.settings).positions, files.many.positions);
    }

    // What is unknown is of a newer version, and stays.
    void settingsOfANewerVersionStay()
    {
        const QTemporaryDir folder;
        const Files files(folder);
        QVERIFY(!teaching::writeFile(
            files.settings,
            "[General]\ntheme=1\nflavour=\"sweet; or \\x4e2d\"\n[future]\nx=@ByteArray(\\0\\xff)\n"));
        QVERIFY(!files.few.save(files.settings));
        const QByteArray text = contents(files.settings);
        QVERIFY2(text.contains("flavour=\"sweet; or ") && text.contains("x=@ByteArray(\\0\\xff)"),
                 text.constData());
    }

    void aSignalEndsTheProgramInOrder_data()
    {
        QTest::addColumn<int>("signal");
        QTest::newRow("SIGTERM") << SIGTERM;
        QTest::newRow("SIGINT") << SIGINT;
        QTest::newRow("SIGHUP") << SIGHUP;
    }
    void aSignalEndsTheProgramInOrder()
    {
        QFETCH(int, signal);
        const QTemporaryDir folder;
        const Ended ended = endedBy(signal, {QStringLiteral("nim: 1 2 4")},
                                    {QStringLiteral("XDG_CONFIG_HOME=") + folder.path(),
                                     QStringLiteral("XDG_DATA_HOME=") + folder.path()});
        QCOMPARE(ended.status, 0);
        const Settings kept = Settings::load(folder.filePath(QStringLiteral("laststone/laststone.ini")));
        QVERIFY2(kept.games.contains(QStringLiteral("nim"))
                     && kept.games.at(QStringLiteral("nim")).contains(QStringLiteral("start nim: 1 2 4")),
                 ended.complaint.constData());
    }

    // No bus of the session, as in a bare window system; no room for more than the program itself.
    void itOpensWhereLittleIsThere_data()
    {
        QTest::addColumn<QString>("script");
        QTest::newRow("no bus") << QStringLiteral(
            "DBUS_SESSION_BUS_ADDRESS=unix:path=/nonexistent exec \"$@\"");
#ifndef __SANITIZE_ADDRESS__ // which takes terabytes of addresses
        QTest::newRow("little memory") << QStringLiteral("ulimit -v 800000; exec \"$@\"");
#endif
        QTest::newRow("few files") << QStringLiteral("ulimit -n 40; exec \"$@\"");
    }
    void itOpensWhereLittleIsThere()
    {
        QFETCH(QString, script);
        const QTemporaryDir folder;
        const Ended ended = endedBy(SIGTERM, {QStringLiteral("sg 0.77: 100000")},
                                    {QStringLiteral("XDG_CONFIG_HOME=") + folder.path(),
                                     QStringLiteral("XDG_DATA_HOME=") + folder.path()},
                                    script);
        QVERIFY2(ended.status == 0, ended.complaint.constData());
        QVERIFY(Settings::load(folder.filePath(QStringLiteral("laststone/laststone.ini")))
                    .games.contains(QStringLiteral("sg")));
    }

    // It opens as at the first start, says once what it does not keep, and leaves alone what is there.
    void whatIsNoFileKeepsItFromNothing_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("kind");
        for (const char* name : {"laststone.ini", "progress.json"}) {
            for (const char* kind : tests::kOddFiles)
                QTest::addRow("%s: %s", name, kind) << QString::fromLatin1(name) << QByteArray(kind);
        }
    }
    void whatIsNoFileKeepsItFromNothing()
    {
        QFETCH(const QString, name);
        QFETCH(const QByteArray, kind);
        const QTemporaryDir folder;
        const QDir place(folder.filePath(QStringLiteral("laststone")));
        const QString odd = place.filePath(name);
        QVERIFY(place.mkpath(QStringLiteral(".")) && tests::makeOdd(kind, odd));
        const auto before = tests::identity(odd);
        const Ended ended = endedBy(SIGTERM, {QStringLiteral("nim: 1 2 4")},
                                    {QStringLiteral("XDG_CONFIG_HOME=") + folder.path(),
                                     QStringLiteral("XDG_DATA_HOME=") + folder.path()});
        QVERIFY2(ended.status == 0, ended.complaint.constData());
        const QString settings = place.filePath(QStringLiteral("laststone.ini"));
        QCOMPARE(ended.complaint.count("could not be written to " + QFile::encodeName(settings)),
                 odd == settings ? 1 : 0);
        QVERIFY(odd == settings || Settings::load(settings).games.contains(QStringLiteral("nim")));
        QVERIFY(tests::identity(odd) == before);
    }

    // Of no version of the program: they are kept beside, unread.
    void hugeFilesKeepNobodyWaiting()
    {
        constexpr qint64 kHuge = 300'000'000;
        const QTemporaryDir folder;
        const QDir place(folder.filePath(QStringLiteral("laststone")));
        QVERIFY(place.mkpath(QStringLiteral(".")));
        const QString settings = place.filePath(QStringLiteral("laststone.ini"));
        for (const QString& name : {settings, place.filePath(QStringLiteral("progress.json"))}) {
            QFile huge(name);
            QVERIFY(huge.open(QIODevice::WriteOnly) && huge.resize(kHuge)); // a hole, no data
        }
        const Ended ended = endedBy(SIGTERM, {QStringLiteral("nim: 1 2 4")},
                                    {QStringLiteral("XDG_CONFIG_HOME=") + folder.path(),
                                     QStringLiteral("XDG_DATA_HOME=") + folder.path()});
        QVERIFY2(ended.status == 0, ended.complaint.constData());
        QVERIFY(Settings::load(settings).games.contains(QStringLiteral("nim")));
        for (const char* name : {"laststone.ini.aside-1", "progress.json.aside-1"})
            QCOMPARE(QFileInfo(place.filePath(QLatin1String(name))).size(), kHuge);
    }

    // Where not even a folder can be made, whoever one is.
    void withoutAHomeItWorksAndSaysWhatIsNotKept()
    {
        const Ended ended = endedBy(SIGTERM, {QStringLiteral("nim: 1 2 4")},
                                    {QStringLiteral("HOME=/proc/nobody"), QStringLiteral("XDG_CONFIG_HOME="),
                                     QStringLiteral("XDG_DATA_HOME=")});
        QCOMPARE(ended.status, 0);
        QVERIFY2(ended.complaint.contains("The settings could not be written to /proc/nobody"),
                 ended.complaint.constData());
        const Run analysed = shell(QStringLiteral("unset HOME XDG_CONFIG_HOME XDG_DATA_HOME; exec \"$@\""),
                                   {QStringLiteral("analyse"), QStringLiteral("nim: 1 2 4")});
        QCOMPARE(analysed.status, 0);
    }

    // Files that are there are read, and stay as they are; that nothing is kept is said once. The folder is
    // as in a guest's account; a home that is no folder is one of a system's.
    void aHomeThatCannotBeWrittenIsReadAndToldOf_data()
    {
        QTest::addColumn<bool>("isFolder");
        QTest::newRow("read-only") << true;
        QTest::newRow("a file") << false;
    }
    void aHomeThatCannotBeWrittenIsReadAndToldOf()
    {
        QFETCH(const bool, isFolder);
        const QTemporaryDir folder;
        const QString home = folder.filePath(QStringLiteral("home"));
        const QString settings = home + QStringLiteral("/.config/laststone/laststone.ini");
        const QString progress = home + QStringLiteral("/.local/share/laststone/progress.json");
        if (isFolder) {
            QVERIFY(!quietSettings().save(settings));
            Progress(progress).setBegun(QStringLiteral("nim"));
        } else {
            QVERIFY(!teaching::writeFile(home, "no folder"));
        }
        const QByteArray before[] = {contents(settings), contents(progress), contents(home)};
        const bool isClosed = setWritable(home, false);
        const Ended ended =
            endedBy(SIGTERM, {QStringLiteral("nim: 1 2 4")},
                    {QStringLiteral("HOME=") + home, QStringLiteral("XDG_CONFIG_HOME="),
                     QStringLiteral("XDG_DATA_HOME="), QStringLiteral("XDG_CACHE_HOME=") + folder.path()},
                    QStringLiteral("exec \"$@\""), beNobodySpecial);
        setWritable(home, true);
        QVERIFY(isClosed);
        QVERIFY2(ended.status == 0, ended.complaint.constData());
        QVERIFY2(ended.complaint.count("could not be written to " + QFile::encodeName(settings)) == 1
                     && ended.complaint.count("written") == 1,
                 ended.complaint.constData());
        QCOMPARE(contents(settings), before[0]);
        QCOMPARE(contents(progress), before[1]);
        QCOMPARE(contents(home), before[2]);
    }

    void nobodyReadsTheOutput()
    {
        // The status is told beside the pipe.
        const Run run = shell(QStringLiteral("{ \"$@\"; echo $? >&2; } | head -c 1 > /dev/null"),
                              {QStringLiteral("sequence"), QStringLiteral("{1,3}"), QStringLiteral("--to"),
                               QStringLiteral("1000000")});
        const int status = run.complaint.trimmed().split('\n').last().toInt();
        constexpr int kBySigpipe = 128 + SIGPIPE;
        QVERIFY2(status == 1 || status == kBySigpipe, run.complaint.constData());
    }

    // Of a pipe that nobody reads from yet.
    void aFullPipeKeepsItWaitingAndLosesNothing()
    {
        int ends[2] = {};
        QCOMPARE(pipe2(ends, O_CLOEXEC), 0);
        QProcess program;
        program.setProcessEnvironment(environmentOf({}));
        program.setChildProcessModifier([&] { dup2(ends[1], STDOUT_FILENO); });
        program.start(tests::programPath(),
                      {QStringLiteral("sequence"), QStringLiteral("{1,3}"), QStringLiteral("--to"),
                       QStringLiteral("999999")});
        constexpr int kSoon = 500; // ms
        QVERIFY(program.waitForStarted() && !program.waitForFinished(kSoon));
        close(ends[1]);
        QByteArray block(65'536, '\0');
        qint64 lines = 0;
        for (ssize_t got = 1; got > 0;) {
            got = read(ends[0], block.data(), static_cast<std::size_t>(block.size()));
            lines += got > 0 ? block.first(got).count('\n') : 0;
        }
        close(ends[0]);
        QVERIFY(program.waitForFinished());
        QCOMPARE(program.exitCode(), 0);
        QCOMPARE(lines, 1'000'000);
    }

    void aFullDeviceIsTold_data()
    {
        QTest::addColumn<QStringList>("arguments");
        for (const char* line : {"analyse|nim: 1 2", "explain|nim: 1 2", "sequence|{1,3}|--to|10",
                                 "sequence|{1,3}|--to|1000000", "questions|nim", "--help"})
            QTest::newRow(line) << QString::fromLatin1(line).split(u'|');
    }
    void aFullDeviceIsTold()
    {
        QFETCH(const QStringList, arguments);
        const Run run = shell(QStringLiteral("exec \"$@\" > /dev/full"), arguments);
        QCOMPARE(run.status, 1);
        QVERIFY2(run.complaint.contains("No space left on device"), run.complaint.constData());
    }

    void aPipeAndADeviceStayWhatTheyAre()
    {
        const QTemporaryDir folder;
        const QByteArray pipe = QFile::encodeName(folder.filePath(QStringLiteral("pipe.png")));
        QCOMPARE(mkfifo(pipe.constData(), S_IRUSR | S_IWUSR), 0);
        const QString link = folder.filePath(QStringLiteral("null.png"));
        QVERIFY(QFile::link(QStringLiteral("/dev/null"), link));
        for (const QString& name : {QFile::decodeName(pipe), link}) {
            const Run run =
                shell(QStringLiteral("exec \"$@\""),
                      {QStringLiteral("render"), QStringLiteral("nim: 1"), QStringLiteral("--part"),
                       QStringLiteral("board"), QStringLiteral("-o"), name});
            QCOMPARE(run.status, 1);
            QVERIFY2(run.complaint.contains("it is no plain file"), run.complaint.constData());
        }
        struct stat status = {};
        QVERIFY(::stat(pipe.constData(), &status) == 0 && S_ISFIFO(status.st_mode));
        QVERIFY(::stat("/dev/null", &status) == 0 && S_ISCHR(status.st_mode));
    }

    // Chinese has no letters in these.
    void itIsReadWithoutOtherFonts()
    {
        const QTemporaryDir folder;
        const QString fonts = folder.filePath(QStringLiteral("fonts.conf"));
        QVERIFY(!teaching::writeFile(
            fonts,
            "<?xml version=\"1.0\"?><!DOCTYPE fontconfig SYSTEM \"fonts.dtd\"><fontconfig>"
            "<dir>/usr/share/fonts/truetype/dejavu</dir></fontconfig>"));
        const QString name = folder.filePath(QStringLiteral("page.png"));
        for (const char* const language : {"en", "zh_CN"}) {
            const Run run =
                shell(QStringLiteral("exec \"$@\""),
                      {QStringLiteral("render"), QStringLiteral("nim: 3 4 5"), QStringLiteral("--language"),
                       QLatin1String(language), QStringLiteral("-o"), name},
                      {QStringLiteral("FONTCONFIG_FILE=") + fonts});
            QVERIFY2(run.status == 0, run.complaint.constData());
            QVERIFY(QImage(name).width() > 100);
        }
    }

    // What was kept of a window that stood on a screen that is gone, and what a damaged file has of it.
    void aWindowIsWhereItCanBeSeen()
    {
        QByteArray kept;
        {
            QWidget window;
            window.setGeometry(50, 60, 400, 300);
            show(window);
            kept = window.saveGeometry();
        }
        const QRect room = QGuiApplication::primaryScreen()->availableGeometry();
        const auto isSeen = [&](const QByteArray& geometry) {
            QWidget window;
            window.resize(300, 200);
            app::placeWindow(window, geometry);
            window.show();
            QApplication::processEvents();
            return window.width() > 0 && window.height() > 0 && window.width() <= room.width()
                && window.height() <= room.height() && room.contains(window.pos());
        };
        QVERIFY(isSeen(kept) && isSeen({}));
        for (qsizetype bit = 0; bit < kept.size() * 8; ++bit) {
            QByteArray flipped = kept;
            flipped[bit / 8] = static_cast<char>(flipped[bit / 8] ^ (1 << bit % 8));
            QVERIFY2(isSeen(flipped), qPrintable(QString::number(bit)));
        }
        // The places and sizes are numbers of four bytes behind a head of eight.
        for (const int wild : {INT_MIN, -5000, -1, 0, 5000, 32'767, INT_MAX}) {
            for (qsizetype at = 8; at + 4 <= kept.size(); at += 4) {
                QByteArray changed = kept;
                for (int i = 0; i < 4; ++i)
                    changed[at + i] = static_cast<char>(static_cast<unsigned>(wild) >> (24 - 8 * i));
                QVERIFY2(isSeen(changed), qPrintable(QStringLiteral("%1 at %2").arg(wild).arg(at)));
            }
        }
    }

private:
    // A folder with all that is in it, or a file.
    static bool setWritable(const QString& path, bool isWritable)
    {
        const Run run = shell(QStringLiteral("shift; chmod -R \"$2\" \"$1\""),
                              {path, isWritable ? QStringLiteral("u+w") : QStringLiteral("a-w")});
        return run.status == 0;
    }
};

LASTSTONE_TEST(FaultsTest, Windows)

} // namespace laststone::faults_test
#include "faults_test.moc"
