// SPDX-License-Identifier: GPL-3.0-or-later
// What may stand in the place of a file and is none: whoever opened it would wait for ever, or read for ever.
#pragma once

#include <QDir>
#include <QFile>

#include <utility>

#include <sys/stat.h>

namespace laststone::tests {

inline constexpr const char* kOddFiles[] = {"pipe", "folder", "socket", "device"};

// Makes one, or gives false. The device is that of endless zeros, behind a link.
inline bool makeOdd(const QByteArray& kind, const QString& name)
{
    constexpr mode_t kOwn = 0600;
    if (kind == "folder")
        return QDir().mkpath(name);
    if (kind == "device")
        return QFile::link(QStringLiteral("/dev/zero"), name);
    return mknod(QFile::encodeName(name).constData(), (kind == "pipe" ? S_IFIFO : S_IFSOCK) | kOwn, 0) == 0;
}

// Equal as long as it is the same, links not followed.
inline std::pair<ino_t, mode_t> identity(const QString& name)
{
    struct stat status = {};
    if (::lstat(QFile::encodeName(name).constData(), &status) != 0)
        return {};
    return {status.st_ino, status.st_mode};
}

} // namespace laststone::tests
