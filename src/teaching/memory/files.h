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
// wrong, or nothing. A pipe or a device is not written to, and stays what it is.
std::optional<QString> writeFile(const QString& fileName, const QByteArray& bytes);

// What is in a file, or what went wrong. What is no plain file is not read: it may have no end, or wait for
// somebody to write to it.
struct ReadFailure {
    QString reason;
};
std::variant<QByteArray, ReadFailure> readFile(const QString& fileName, qint64 most = kMostBytes);

// A name beside the file that is not taken, for what must not be written over.
QString nameAside(const QString& fileName);

// Removes what programs that were killed while they wrote the file have left beside it, once it is old enough
// to be nobody's.
void clearRemains(const QString& fileName);

} // namespace laststone::teaching
