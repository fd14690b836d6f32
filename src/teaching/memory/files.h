// SPDX-License-Identifier: GPL-3.0-or-later
// The one place that writes files and reads them. What goes wrong is told in the system's words, and nothing
// is taken for success before the system has said so.
#pragma once

#include <QByteArray>
#include <QString>

#include <optional>
#include <variant>

namespace laststone::teaching {

// What is read at most.
inline constexpr qint64 kMostBytes = 200'000'000;

// Writes a file whole or not at all: after a failure, what was there before is there still. Gives what went
// wrong, or nothing. A pipe or a device is not written to, and stays what it is. What programs that were
// killed meanwhile have left beside the file goes away.
std::optional<QString> writeFile(const QString& fileName, const QByteArray& bytes);

// What is in a file, or what went wrong. What is no plain file is not read: it may have no end, or wait for
// somebody to write to it.
struct ReadFailure {
    QString reason;
};
std::variant<QByteArray, ReadFailure> readFile(const QString& fileName, qint64 most = kMostBytes);

// Keeps other programs from a file, as long as they ask for it: another beside it, which goes away with this.
// It ends with the program as well, however that ends. (A QLockFile that was left empty by a program that was
// killed keeps everybody out until it is old.)
class FileLock {
public:
    // Waits for at most `patience` milliseconds.
    FileLock(const QString& fileName, int patience);
    FileLock(const FileLock&) = delete;
    FileLock& operator=(const FileLock&) = delete;
    ~FileLock();

    bool isHeld() const { return m_descriptor >= 0; }
    bool isBusy() const { return m_isBusy; } // another program has held it all the time

private:
    QByteArray m_name;
    int m_descriptor = -1;
    bool m_isBusy = false;
};

// A name beside the file that is not taken, for what must not be written over.
QString nameAside(const QString& fileName);

} // namespace laststone::teaching
