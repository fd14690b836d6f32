// SPDX-License-Identifier: GPL-3.0-or-later
// Lines and numbers from a file descriptor, and numbers to one, as fast as they come.
#pragma once

#include "theory/outcome.h"

#include <QByteArray>
#include <QString>

#include <cstddef>
#include <memory>
#include <optional>
#include <string_view>

namespace laststone::cli {

// Reads text line by line, and no more of the input than has come when a line is whole:
//
//   LineReader lines(STDIN_FILENO);
//   while (lines.next() == LineReader::Result::Line)
//       answer(lines.line());
class LineReader {
public:
    // Of a line: no position is as long, and Qt crashes on far longer ones where the memory does not suffice.
    static constexpr qsizetype kMostBytes = 10'000'000;

    // The descriptor stays open and must outlive the reader.
    explicit LineReader(int descriptor) : m_descriptor(descriptor) { }

    enum class Result {
        Line,
        NoText, // a line with bytes that are not UTF-8: what it says is anybody's guess
        HasNul, // a line with a NUL, which is valid UTF-8, but no character that a person types
        TooLong, // a line of more than kMostBytes; after it, it must not be asked again
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

// Reads whole numbers 0 .. theory::kMaxCount, separated by white space, in blocks of a fixed size that are
// used again. Leading noughts are fine, signs are not. It waits for no more of the input than the number
// asked for and the character behind it, and reads no further once the input has ended. After anything but
// Number it must not be asked again.
class NumberReader {
public:
    enum class Result {
        Number,
        End, // nothing but white space is left
        NotANumber, // a character that belongs to no number
        TooLarge, // a number over theory::kMaxCount
        Failed, // the system could not read; what came before has been given out
    };

    // Where something is: lines and bytes of the input, both from 1.
    struct Place {
        std::size_t line = 1;
        std::size_t byte = 1;
        friend bool operator==(const Place&, const Place&) = default;
    };

    // The descriptor stays open and must outlive the reader.
    explicit NumberReader(int descriptor);

    // Sets `value` for Number, and for nothing else.
    Result next(theory::Count& value);

    // Where the number, the wrong character or the end that next() has met last begins.
    Place place() const;

    // The errno of a read that has failed; 0 if none has.
    int systemError() const { return m_systemError; }

private:
    bool isWholeNext() const;
    void refill();
    Result longNumber(theory::Count& value);

    static constexpr std::size_t kBlock = std::size_t{256} * 1024;
    static constexpr std::size_t kLookAhead = 32; // longer than any number that fits

    int m_descriptor;
    std::unique_ptr<char[]> m_block;
    const char* m_at; // the next byte
    const char* m_end; // behind the last byte read
    const char* m_last; // where the last token begins
    std::optional<Place> m_lastPlace; // the same, once that has left the block
    std::size_t m_bytesBefore = 0; // bytes and line ends that have left the block
    std::size_t m_linesBefore = 0;
    bool m_ended = false; // no more can be read, for whatever reason
    int m_systemError = 0;
};

// Collects what is written in one buffer of a fixed size. After a failure it takes everything and writes
// nothing.
class NumberWriter {
public:
    // The descriptor stays open and must outlive the writer.
    explicit NumberWriter(int descriptor);

    // Writes what has not been written yet; what fails then is not told. Call flush() to know.
    ~NumberWriter();
    NumberWriter(const NumberWriter&) = delete;
    NumberWriter& operator=(const NumberWriter&) = delete;

    // Any 64-bit number, without leading noughts.
    void number(theory::Count value);
    // Two numbers on a line of their own.
    void line(theory::Count first, theory::Count second);
    void character(char c);
    void text(std::string_view words);

    // Writes everything and says whether all writing so far has worked. Where the reader of a pipe has gone
    // and SIGPIPE is not ignored, the signal ends the program first.
    bool flush();
    bool hasFailed() const { return m_systemError != 0; }

    // The errno of the write that has failed; 0 if none has.
    int systemError() const { return m_systemError; }

private:
    void makeRoom(std::size_t bytes)
    {
        if (m_used + bytes > kBuffer)
            flush();
    }

    static constexpr std::size_t kBuffer = std::size_t{256} * 1024;
    static constexpr std::size_t kLongestNumber = 20;
    static constexpr std::size_t kSlack = 8; // digits that are overwritten at once

    int m_descriptor;
    std::unique_ptr<char[]> m_buffer;
    std::size_t m_used = 0;
    int m_systemError = 0;
};

} // namespace laststone::cli
