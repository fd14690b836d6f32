// SPDX-License-Identifier: GPL-3.0-or-later
#include "teaching/memory/files.h"

#include <QFile>
#include <QSaveFile>

namespace laststone::teaching {

std::optional<QString> writeFile(const QString& fileName, const QByteArray& bytes)
{
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

std::variant<QByteArray, ReadFailure> readFile(const QString& fileName)
{
    QFile file(fileName);
    if (!file.open(QIODevice::ReadOnly))
        return ReadFailure{file.errorString()};
    QByteArray bytes = file.readAll();
    if (file.error() != QFileDevice::NoError)
        return ReadFailure{file.errorString()};
    return bytes;
}

} // namespace laststone::teaching
