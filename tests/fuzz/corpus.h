// SPDX-License-Identifier: GPL-3.0-or-later
// The corpora: an input a line, in which \n, \r, \t, \\ and \xHH stand for bytes; all else stands for itself.
#pragma once

#include "paths.h"

#include <QByteArray>
#include <QFile>

#include <vector>

namespace fuzz {

inline QByteArray unescaped(const QByteArray& line)
{
    QByteArray bytes;
    for (qsizetype i = 0; i < line.size(); ++i) {
        if (line[i] != '\\' || i + 1 == line.size()) {
            bytes += line[i];
            continue;
        }
        const char c = line[++i];
        if (c == 'x') {
            bytes += static_cast<char>(line.mid(i + 1, 2).toInt(nullptr, 16));
            i += 2;
        } else {
            bytes += c == 'n' ? '\n' : c == 'r' ? '\r' : c == 't' ? '\t' : c;
        }
    }
    return bytes;
}

// Those of an input, in their order.
inline std::vector<QByteArray> corpus(const char* name)
{
    QFile file(
        laststone::tests::projectFile(QStringLiteral("tests/fuzz/corpus/%1.txt")).arg(QLatin1String(name)));
    std::vector<QByteArray> all;
    if (!file.open(QIODevice::ReadOnly))
        return all;
    QByteArrayList lines = file.readAll().split('\n');
    lines.removeLast();
    for (const QByteArray& line : lines)
        all.push_back(unescaped(line));
    return all;
}

} // namespace fuzz
