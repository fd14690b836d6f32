// SPDX-License-Identifier: GPL-3.0-or-later
// Lines of text from a file descriptor.
#pragma once

#include <QByteArray>
#include <QString>

namespace laststone::cli {

// Reads text line by line, and no more of the input than has come when a line is whole:
//
//   LineReader lines(STDIN_FILENO);
//   while (lines.next() == LineReader::Result::Line)
//       answer(lines.line());
class LineReader {
public:
    // The descriptor stays open and must outlive the reader.
    explicit LineReader(int descriptor) : m_descriptor(descriptor) { }

    enum class Result {
        Line,
        NoText, // a line with bytes that are not UTF-8 or with a NUL: what it says is anybody's guess
        End,
        Failed, // the system could not read; a line that is cut by it is none
    };
    Result next();

    const QString& line() const { return m_line; } // the last one, without blanks at its ends
    qint64 number() const { return m_number; } // of the last line, from 1
    int systemError() const { return m_systemError; } // the errno of a read that has failed; 0 if none has

private:
    bool refill();

    int m_descriptor;
    QByteArray m_bytes; // that have been read
    qsizetype m_at = 0; // the first that is in no line yet
    QString m_line;
    qint64 m_number = 0;
    int m_systemError = 0;
};

} // namespace laststone::cli
