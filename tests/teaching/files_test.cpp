// SPDX-License-Identifier: GPL-3.0-or-later
// Files are written whole or not at all, and no failure is taken for success.
#include "teaching/memory/files.h"

#include "full_disk.h"
#include "test_main.h"

#include <QDir>
#include <QTemporaryDir>

#include <atomic>
#include <thread>

#include <sys/file.h>
#include <sys/stat.h>

namespace laststone::files_test {

using teaching::readFile;
using teaching::writeFile;

namespace {

QByteArray contents(const QString& fileName)
{
    const auto read = readFile(fileName);
    const auto* bytes = std::get_if<QByteArray>(&read);
    return bytes ? *bytes : QByteArrayLiteral("cannot be read");
}

// With those that are hidden.
QStringList filesIn(const QTemporaryDir& folder)
{
    return QDir(folder.path()).entryList(QDir::Files | QDir::Hidden, QDir::Name);
}

} // namespace

class FilesTest : public QObject {
    Q_OBJECT
private slots:
    void whatIsWrittenIsRead()
    {
        const QTemporaryDir folder;
        const QString name = folder.filePath(QStringLiteral("a"));
        for (const qsizetype size : {0, 1, 100, 16'384, 100'000}) {
            const QByteArray bytes(size, 'x');
            QVERIFY(!writeFile(name, bytes));
            QCOMPARE(contents(name), bytes);
        }
    }

    // Small files stay in Qt's buffer until the end, large ones are written in parts.
    void aFullDiskLeavesTheOldFile_data()
    {
        QTest::addColumn<int>("size");
        for (const int size : {200, 2000, 16'384, 100'000})
            QTest::addRow("%d bytes", size) << size;
    }
    void aFullDiskLeavesTheOldFile()
    {
        QFETCH(int, size);
        const QTemporaryDir folder;
        const QString name = folder.filePath(QStringLiteral("a"));
        QVERIFY(!writeFile(name, "old"));
        std::optional<QString> reason;
        {
            const tests::FullDisk full(100);
            reason = writeFile(name, QByteArray(size, 'x'));
        }
        QVERIFY(reason);
        QVERIFY2(!reason->contains(QStringLiteral("Unknown")), qPrintable(*reason));
        QCOMPARE(contents(name), QByteArrayLiteral("old"));
        QCOMPARE(filesIn(folder).size(), 1); // and nothing is left beside it
    }

    void whatCannotBeReadIsAFailure()
    {
        const QTemporaryDir folder;
        for (const QString& name : {folder.path(), folder.filePath(QStringLiteral("none"))}) {
            const auto read = readFile(name);
            QVERIFY(std::holds_alternative<teaching::ReadFailure>(read));
            QVERIFY(!std::get<teaching::ReadFailure>(read).reason.isEmpty());
        }
        QVERIFY(writeFile(folder.path(), "x"));
        QVERIFY(writeFile(QStringLiteral("/dev/null"), "x"));
        QVERIFY(writeFile(folder.filePath(QStringLiteral("no/such/folder")), "x"));
    }

    // It would wait for somebody to write to it, or never end.
    void whatIsNoPlainFileIsNotRead()
    {
        const QTemporaryDir folder;
        const QString pipe = folder.filePath(QStringLiteral("pipe"));
        QCOMPARE(mkfifo(QFile::encodeName(pipe).constData(), S_IRUSR | S_IWUSR), 0);
        for (const QString& name : {pipe, QStringLiteral("/dev/zero")}) {
            QVERIFY(std::holds_alternative<teaching::ReadFailure>(readFile(name)));
            QVERIFY(writeFile(name, "x"));
        }
        const QString huge = folder.filePath(QStringLiteral("huge"));
        QFile file(huge);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.resize(teaching::kMostBytes + 1));
        QVERIFY(std::holds_alternative<teaching::ReadFailure>(readFile(huge)));
    }

    // Where another program goes on and on writing, that is said, and what is there is not waited for.
    void whatChangesMeanwhileIsAFailure()
    {
        const QTemporaryDir folder;
        const QString name = folder.filePath(QStringLiteral("a"));
        const QByteArray block(20'000'000, 'x');
        QVERIFY(!writeFile(name, block));
        std::atomic<bool> isEnough = false;
        std::thread writer([&] {
            QFile file(name);
            bool works = file.open(QIODevice::ReadWrite | QIODevice::Unbuffered);
            for (qint64 size = block.size(); works && !isEnough; size += block.size() / 1000) {
                if (size > 2 * block.size())
                    size = block.size();
                works = file.resize(size);
            }
        });
        bool isTold = false;
        for (int i = 0; i < 1000 && !isTold; ++i) {
            const auto read = readFile(name);
            const auto* failure = std::get_if<teaching::ReadFailure>(&read);
            isTold = failure && failure->reason == QLatin1String("it is being written to");
        }
        isEnough = true;
        writer.join();
        QVERIFY(isTold);
    }

    // It is read as it was at one time, or that there is none is told.
    void whatVanishesMeanwhileIsWholeOrAFailure()
    {
        const QTemporaryDir folder;
        const QString name = folder.filePath(QStringLiteral("a"));
        const QByteArray texts[] = {QByteArray(1'000'000, 'x'), QByteArray(300'000, 'y')};
        std::atomic<bool> isEnough = false;
        std::thread writer([&] {
            for (int i = 0; !isEnough; ++i) {
                writeFile(name, texts[i % 2]);
                if (i % 3 == 0)
                    QFile::remove(name);
            }
        });
        bool isSound = true;
        for (int i = 0; i < 1000 && isSound; ++i) {
            const auto read = readFile(name);
            const auto* bytes = std::get_if<QByteArray>(&read);
            isSound = bytes ? *bytes == texts[0] || *bytes == texts[1]
                            : !std::get<teaching::ReadFailure>(read).reason.isEmpty();
        }
        isEnough = true;
        writer.join();
        QVERIFY(isSound);
    }

    // What another program is writing stays, and so does what looks nearly like it.
    void onlyWhatNobodyWritesIsClearedAway()
    {
        const QTemporaryDir folder;
        const QString name = folder.filePath(QStringLiteral("a[1]*.laststone"));
        const QStringList all{
            QStringLiteral(".a[1]*.laststone.saving-1f"), QStringLiteral(".a[1]*.laststone.saving-2e"),
            QStringLiteral(".a[1]x.laststone.saving-3d"), QStringLiteral("a[1]*.laststone.saving-4c"),
            QStringLiteral("a[1]*.laststone.AbCdEf"),     QStringLiteral("a[1]*.laststone.bak")};
        for (const QString& each : all) {
            QFile file(folder.filePath(each));
            QVERIFY(file.open(QIODevice::WriteOnly));
        }
        QFile written(folder.filePath(all[1]));
        QVERIFY(written.open(QIODevice::ReadWrite) && flock(written.handle(), LOCK_EX) == 0);
        QVERIFY(!writeFile(name, "x"));
        QStringList expected = all.sliced(1) << QFileInfo(name).fileName();
        expected.sort();
        QStringList left = filesIn(folder);
        left.sort();
        QCOMPARE(left, expected);
        written.close();
        QVERIFY(!writeFile(name, "x"));
        QVERIFY(!QFile::exists(folder.filePath(all[1])));
    }

    // A program that has been killed has left one, and nobody waits for it.
    void aLockHoldsAsLongAsItsProgram()
    {
        const QTemporaryDir folder;
        const QString name = folder.filePath(QStringLiteral("a"));
        constexpr int kPatience = 20; // ms
        QVERIFY(!writeFile(name + QStringLiteral(".lock"), {}));
        {
            const teaching::FileLock lock(name, kPatience);
            QVERIFY(lock.isHeld());
            const teaching::FileLock other(name, kPatience);
            QVERIFY(!other.isHeld() && other.isBusy());
        }
        QVERIFY(filesIn(folder).isEmpty());
        const teaching::FileLock nowhere(folder.filePath(QStringLiteral("no/such/folder")), kPatience);
        QVERIFY(!nowhere.isHeld() && !nowhere.isBusy());
    }

    // A draft takes over who may read the file, and what a link leads to is written.
    void whoMayReadAFileStays()
    {
        const QTemporaryDir folder;
        const QString name = folder.filePath(QStringLiteral("a"));
        const QString link = folder.filePath(QStringLiteral("link"));
        QVERIFY(QFile::link(QStringLiteral("a"), link) && !writeFile(link, "new"));
        QCOMPARE(contents(name), QByteArrayLiteral("new"));
        for (const auto mode :
             {QFile::ReadOwner | QFile::WriteOwner,
              QFile::ReadOwner | QFile::WriteOwner | QFile::ReadOther | QFile::WriteOther}) {
            QVERIFY(QFile::setPermissions(name, mode) && !writeFile(link, "newer"));
            const QFile::Permissions users = QFile::ReadUser | QFile::WriteUser;
            QCOMPARE(QFileInfo(name).permissions() & ~users, QFile::Permissions(mode));
        }
        QVERIFY(QFileInfo(link).isSymLink());
    }
};

LASTSTONE_TEST(FilesTest, Nothing)

} // namespace laststone::files_test
#include "files_test.moc"
