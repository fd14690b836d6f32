// SPDX-License-Identifier: GPL-3.0-or-later
// The short text of a position, as "nim misere: 3 4 5".
//
//   notation = [ game [ rule ] [ "misere" ] ":" ] { number }
//
// Blanks and commas separate numbers. The full-width forms of the characters used, as a Chinese input method
// types them, are read as their ASCII twins.
#pragma once

#include "teaching/position.h"
#include "teaching/sentence.h"

#include <QStringView>

#include <span>
#include <variant>

namespace laststone::teaching {

class Rules;

// The text with the full-width forms of ASCII characters replaced, one for one, so that columns stay.
QString asciiTwins(QStringView text);

// What is wrong with a text, and where.
struct NotationError {
    Sentence expected; // "a number from 0 to … was expected"
    qsizetype column = 0; // the character it is about, from 1; one past the end when something is missing

    friend bool operator==(const NotationError&, const NotationError&) = default;
};

using Parsed = std::variant<Position, NotationError>;

// Reads a position of one of `games`. Without the part before the colon it is one of `here`, with its rule
// and way of play; `here` may be null: then that part is needed.
Parsed parsePosition(QStringView text, std::span<const Rules* const> games, const Position* here);

// The canonical text: parsed again it gives the same position.
QString notation(const Position& position);

// The numbers alone, as the position field of a lesson shows them.
QString shortNotation(const Position& position);

// An error in words, with its column: "Column 5: …".
Sentence describe(const NotationError& error);

} // namespace laststone::teaching
