// SPDX-License-Identifier: GPL-3.0-or-later
// The one place that writes files and reads them. What goes wrong is told in the system's words, and nothing
// is taken for success before the system has said so.
#pragma once

#include <QByteArray>
#include <QString>

#include <optional>
#include <variant>

namespace laststone::teaching {

// Writes a file whole or not at all: after a failure, what was there before is there still. Gives what went
// wrong, or nothing.
std::optional<QString> writeFile(const QString& fileName, const QByteArray& bytes);

// What is in a file, or what went wrong.
struct ReadFailure {
    QString reason;
};
std::variant<QByteArray, ReadFailure> readFile(const QString& fileName);

} // namespace laststone::teaching
