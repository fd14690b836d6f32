// SPDX-License-Identifier: GPL-3.0-or-later
// What a game and its position are called in words.
#pragma once

#include <QString>

namespace laststone::teaching {
struct Position;
class Voice;
} // namespace laststone::teaching

namespace laststone::widgets {

struct Lesson;

// The name of the game that a position is of, as a person would call it: "Nim", "Kayles", "{1,3,4}".
QString gameName(const Lesson& lesson, const teaching::Position& position, const teaching::Voice& voice);

// "Kayles, 9 + 5 + 7", "Wythoff, (5, 8)", "Graph game, tokens on 0, 2"; of very many numbers the first and
// the last.
QString inWords(const Lesson& lesson, const teaching::Position& position, const teaching::Voice& voice);

} // namespace laststone::widgets
