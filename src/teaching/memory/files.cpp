// SPDX-License-Identifier: GPL-3.0-or-later
#include "teaching/memory/files.h"

#include "teaching/sentence.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <algorithm>

namespace laststone::teaching {

namespace {

struct Words {
    LASTSTONE_SENTENCES(Files)
};

QString said(const Sentence& words)
{
    return Voice::installed().say(words);
}

// Pipes and devices, which are not even opened; the system tells of folders.
std::optional<QString> oddity(const QString& fileName)
{
    const QFileInfo file(fileName);
    if (!file.exists() || file.isFile() || file.isDir())
        return std::nullopt;
    return said(Words::phrase("it is no plain file"));
}

} // namespace

std::optional<QString> writeFile(const QString& fileName, const QByteArray& bytes)
{
    if (const auto reason = oddity(fileName))
        return reason;
    QSaveFile file(fileName);
    // Without a buffer, as commit() does not look at whether what was left in it could be written.
    if (!file.open(QIODevice::WriteOnly | QIODevice::Unbuffered))
        return file.errorString();
    // A disk that becomes full takes a part at first and gives its reason at the next try.
    for (QByteArrayView rest = bytes; !rest.isEmpty();) {
        const qint64 written = file.write(rest.data(), rest.size());
        if (written <= 0)
            return file.errorString();
        rest = rest.sliced(written);
    }
    if (!file.commit())
        return file.errorString();
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

QString nameAside(const QString& fileName)
{
    for (int number = 1;; ++number) {
        const QString name = QStringLiteral("%1.aside-%2").arg(fileName).arg(number);
        if (!QFileInfo::exists(name))
            return name;
    }
}

void clearRemains(const QString& fileName)
{
    constexpr qint64 kOld = 60; // seconds; writing takes none
    constexpr qsizetype kLetters = 6; // that QSaveFile adds, behind a point
    const QFileInfo file(fileName);
    for (const QFileInfo& each :
         file.dir().entryInfoList({file.fileName() + QStringLiteral(".??????")}, QDir::Files)) {
        const QString added = each.fileName().right(kLetters);
        // Nor is a "backup" or "Backup" or "BACKUP" of a person; hardly one of QSaveFile's is written so.
        const bool isWord = added == added.toUpper() || added.sliced(1) == added.sliced(1).toLower();
        const bool isOurs = !isWord && std::ranges::all_of(added, [](QChar c) { return c.isLetter(); });
        if (isOurs && each.lastModified().secsTo(QDateTime::currentDateTime()) > kOld)
            QFile::remove(each.filePath());
    }
}

} // namespace laststone::teaching
