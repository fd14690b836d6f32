// SPDX-License-Identifier: GPL-3.0-or-later
#include "teaching/memory/files.h"

#include "teaching/sentence.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>

#include <cerrno>
#include <chrono>
#include <thread>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace laststone::teaching {

namespace {

struct Words {
    LASTSTONE_SENTENCES(Files)
};

QString said(const Sentence& words)
{
    return Voice::installed().say(words);
}

// Folders, pipes and devices, which are not even opened.
std::optional<QString> oddity(const QString& fileName)
{
    const QFileInfo file(fileName);
    if (!file.exists() || file.isFile())
        return std::nullopt;
    return said(Words::phrase("it is no plain file"));
}

// What a link leads to, whether it is there or not.
QFileInfo followed(const QString& fileName)
{
    const QFileInfo file(fileName);
    if (file.exists())
        return QFileInfo(file.canonicalFilePath());
    return file.isSymLink() ? QFileInfo(file.symLinkTarget()) : file;
}

// Whether nobody has removed the file since it was opened.
bool isThere(int descriptor)
{
    struct stat status = {};
    return fstat(descriptor, &status) != 0 || status.st_nlink > 0;
}

// Stands before what makes the name of each draft its own; no person names a file like this.
QString draftName(const QFileInfo& file)
{
    return QStringLiteral(".%1.saving-").arg(file.fileName());
}

// What is written, beside the file that it will be once it is whole. Whoever writes it holds a lock on it,
// and the lock ends with the program, however that ends. No QSaveFile, as what that leaves when it is killed
// has a name that a person's file can have, and may still be written by another program.
class Draft {
public:
    explicit Draft(const QFileInfo& file)
    {
        do {
            close();
            m_name = QFile::encodeName(file.dir().filePath(
                draftName(file) + QString::number(QRandomGenerator::system()->generate(), 16)));
            m_descriptor = ::open(m_name.constData(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, modeOf(file));
            if (m_descriptor >= 0)
                flock(m_descriptor, LOCK_EX); // where there are no locks, nothing is cleared away
        } while (m_descriptor >= 0 && !isThere(m_descriptor));
        if (m_descriptor < 0)
            fail();
        else if (file.exists())
            fchmod(m_descriptor, modeOf(file)); // whatever the mask of new files; some disks have no modes
    }
    Draft(const Draft&) = delete;
    Draft& operator=(const Draft&) = delete;
    ~Draft()
    {
        if (m_descriptor >= 0 && !m_isReplaced)
            ::unlink(m_name.constData());
        close();
    }

    // A disk that becomes full takes a part at first and gives its reason at the next try.
    bool write(QByteArrayView bytes)
    {
        while (m_systemError == 0 && !bytes.isEmpty()) {
            const ssize_t written =
                ::write(m_descriptor, bytes.data(), static_cast<std::size_t>(bytes.size()));
            if (written >= 0)
                bytes = bytes.sliced(written);
            else if (errno != EINTR)
                fail();
        }
        // EINVAL: what this disk does not do is no failure.
        if (m_systemError == 0 && fsync(m_descriptor) != 0 && errno != EINVAL)
            fail();
        return m_systemError == 0;
    }

    // REQUIRES: all has been written.
    bool replace(const QFileInfo& file)
    {
        m_isReplaced = ::rename(m_name.constData(), QFile::encodeName(file.filePath()).constData()) == 0;
        return m_isReplaced || fail();
    }

    int systemError() const { return m_systemError; } // the errno of what has failed; 0 if nothing has

private:
    static mode_t modeOf(const QFileInfo& file)
    {
        constexpr mode_t kNew = 0666; // without what the mask takes
        constexpr mode_t kAll = 07777;
        struct stat status = {};
        const bool isOld = ::stat(QFile::encodeName(file.filePath()).constData(), &status) == 0;
        return isOld ? status.st_mode & kAll : kNew;
    }

    bool fail()
    {
        m_systemError = errno;
        return false;
    }

    void close()
    {
        if (m_descriptor >= 0)
            ::close(m_descriptor);
        m_descriptor = -1;
    }

    QByteArray m_name;
    int m_descriptor = -1;
    int m_systemError = 0;
    bool m_isReplaced = false;
};

// Removes the drafts of programs that were killed: nobody holds them.
void clearRemains(const QFileInfo& file)
{
    const QFileInfoList drafts = file.dir().entryInfoList({QStringLiteral(".*.saving-*")},
                                                          QDir::Files | QDir::Hidden | QDir::NoSymLinks);
    for (const QFileInfo& each : drafts) {
        if (!each.fileName().startsWith(draftName(file)))
            continue;
        const QByteArray name = QFile::encodeName(each.filePath());
        const int descriptor = ::open(name.constData(), O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
        if (descriptor < 0)
            continue;
        if (flock(descriptor, LOCK_EX | LOCK_NB) == 0)
            ::unlink(name.constData());
        ::close(descriptor);
    }
}

} // namespace

std::optional<QString> writeFile(const QString& fileName, const QByteArray& bytes)
{
    if (const auto reason = oddity(fileName))
        return reason;
    const QFileInfo file = followed(fileName);
    if (file.exists() && !file.isWritable())
        return qt_error_string(EACCES);
    clearRemains(file);
    Draft draft(file);
    if (!draft.write(bytes) || !draft.replace(file))
        return qt_error_string(draft.systemError());
    return std::nullopt;
}

std::variant<QByteArray, ReadFailure> readFile(const QString& fileName, qint64 most)
{
    if (const auto reason = oddity(fileName))
        return ReadFailure{*reason};
    QFile file(fileName);
    if (!file.open(QIODevice::ReadOnly))
        return ReadFailure{file.errorString()};
    if (file.size() > most) {
        //: to stand behind "could not be read:"; %1 is a large number
        return ReadFailure{
            said(Words::phrase("it has more than %1 bytes")(static_cast<theory::Count>(most)))};
    }
    const qint64 size = file.size();
    QByteArray bytes = file.read(size + 1); // not all that another program goes on to write
    if (file.error() != QFileDevice::NoError)
        return ReadFailure{file.errorString()};
    if (bytes.size() != size || file.size() != size)
        return ReadFailure{said(Words::phrase("it is being written to"))};
    return bytes;
}

FileLock::FileLock(const QString& fileName, int patience)
    : m_name(QFile::encodeName(fileName + QStringLiteral(".lock")))
{
    using Clock = std::chrono::steady_clock;
    constexpr std::chrono::milliseconds kPause{5};
    constexpr mode_t kMode = 0666;
    const auto end = Clock::now() + std::chrono::milliseconds(patience);
    while (!m_isBusy) {
        const int descriptor = ::open(m_name.constData(), O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, kMode);
        if (descriptor < 0)
            return;
        // Where there are no locks, nobody is kept out.
        const bool isLocked = flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK;
        if (isLocked && isThere(descriptor)) {
            m_descriptor = descriptor;
            return;
        }
        ::close(descriptor);
        m_isBusy = Clock::now() >= end;
        std::this_thread::sleep_for(kPause);
    }
}

FileLock::~FileLock()
{
    if (!isHeld())
        return;
    ::unlink(m_name.constData());
    ::close(m_descriptor);
}

QString nameAside(const QString& fileName)
{
    for (int number = 1;; ++number) {
        const QString name = QStringLiteral("%1.aside-%2").arg(fileName).arg(number);
        if (!QFileInfo::exists(name))
            return name;
    }
}

} // namespace laststone::teaching
