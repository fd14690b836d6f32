// SPDX-License-Identifier: GPL-3.0-or-later
// Whole numbers from a file descriptor, as fast as they come.
#pragma once

#include "theory/outcome.h"

#include <cstddef>
#include <memory>
#include <optional>

namespace laststone::cli {

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

} // namespace laststone::cli
