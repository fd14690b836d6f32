// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers and words to a file descriptor, through one buffer.
#pragma once

#include "theory/outcome.h"

#include <cstddef>
#include <memory>
#include <string_view>

namespace laststone::cli {

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
