// SPDX-License-Identifier: GPL-3.0-or-later
// The short text of a position, as "nim misere: 3 4 5".
//
//   notation = [ game [ rule ] [ "misere" ] ":" ] { number }
//
// In front of numbers a blank does for the colon, where that can be read: "nim 3 4 5". A rule that has a
// name, or is told from a number, does without its game: "kayles: 9 5 7". Blanks and commas separate numbers.
// Where a game has names for them, as a graph for its vertices, these are read as well, and written as
// numbers. The full-width forms of the characters used, as a Chinese input method types them, are read as
// their ASCII twins; where a number may stand, so may a Chinese numeral: 十二, 三十五. Of 三四五 each is a
// number. Large numbers are read in groups as well, as they are shown.
#pragma once

#include "teaching/game.h"
#include "teaching/position.h"
#include "teaching/sentence.h"

#include <QStringList>
#include <QStringView>

#include <functional>
#include <memory>
#include <span>
#include <variant>

namespace laststone::teaching {

// Stands between the groups of three digits of a large number where that is shown, and is read there: the
// narrow no-break space. What is written to be read by programs has none.
inline constexpr QChar kBetweenGroups(0x202f);

// The text with the full-width forms of ASCII characters and blanks replaced, one for one, so that columns
// stay; only between groups of digits the blank is left.
QString asciiTwins(QStringView text);

// A number without what stands between its groups.
QString withoutGroups(QString number);

// What is wrong with a text, and where.
struct NotationError {
    Sentence expected; // "a whole number is expected"
    qsizetype column = 0; // the character it is about, from 1; one past the end when something is missing

    friend bool operator==(const NotationError&, const NotationError&) = default;
};

using GameRead = std::variant<std::shared_ptr<const Game>, NotationError>;

// The games that begin with the same word: one, or one for each rule that may follow.
struct Family {
    QString word;
    // Reads the rule between the word and "misere" or the colon, where blanks may stand, or says what is
    // wrong; `offset` is where `rule` begins in what was typed.
    std::function<GameRead(QStringView rule, qsizetype offset)> read;
    // Known rules that do without that word, as "kayles" does; said where a name is expected.
    QStringList names = {};
};

// The family of a game without a rule, which is the only one in it.
Family familyOf(const std::shared_ptr<const Game>& game);

using Parsed = std::variant<Position, NotationError>;

// Reads what stands before the colon: a game with its way of play, in a position without numbers.
Parsed parseGame(QStringView head, std::span<const Family> families);

// Reads a position of a game of `families`. Without the part before the colon it is one of `here`, with its
// game and way of play; `here` may be null: then that part is needed. A game that is that of `here` is not
// made again, as it may have come to know its values.
Parsed parsePosition(QStringView text, std::span<const Family> families, const Position* here);

// The part before the colon, as "sg 0.77 misere" or "nim": parseGame() reads it again.
QString gameNotation(const Position& game);

// The canonical text: parsed again it gives the same position.
QString notation(const Position& position);

// The numbers alone, as the position field of a lesson shows them.
QString shortNotation(const Position& position);

// The numbers as they stand among words, where blanks would part them: "20", "(7, 4)".
QString tupleNotation(const Position& position);

// An error in words, with its column: "Character 5: …".
Sentence describe(const NotationError& error);

} // namespace laststone::teaching
