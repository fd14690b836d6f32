// SPDX-License-Identifier: GPL-3.0-or-later
// The lessons of the program.
#pragma once

#include "teaching/sets/question_set.h"
#include "widgets/page/lesson.h"

#include <functional>
#include <optional>
#include <span>

namespace laststone::games {

// Every lesson, in the order of the tabs.
std::span<const widgets::Lesson* const> lessons();

// The games of every lesson, for reading notations.
std::span<const teaching::Family> families();

// The words by which a position may begin: those of the families, of rules that have a name, and others.
QStringList words();

// The text in the words of the notation, where a game, or misère play, is named in Chinese or otherwise:
// "尼姆 三 五" is "nim 三 五", "stairs 4 1 7" is "staircase 4 1 7". The other function puts what is wrong
// with it in what was typed. Of "3顆和5顆" the numbers are left; a written position is left as it is.
QString withWords(const QString& typed);
teaching::NotationError inTyped(teaching::NotationError wrong, const QString& typed);

// What a text may have been meant as that parsePosition() refuses where somebody types in front of others:
// the numbers behind the word of a lesson, "bash 21" or "尼姆 三 五", whose rule is that of its position now,
// in normal play unless it says “misere” or “反规则” anywhere; or numbers alone that another lesson has room
// for, the first in the order of the tabs; or what a word that is nearly a game's names, "wythof 5 8"; or a
// game that is drawn, without the places of its tokens: "sg graph 1>0;2>0".
struct Meant {
    teaching::Position position;
    bool isNamed = false; // by its word
};
std::optional<Meant> meant(const QString& text,
                           const std::function<teaching::Position(const widgets::Lesson& lesson)>& now);

// The heaps of Nim that a text names as heaps, where another lesson counts something else: in that of stairs
// "三堆：三、五、七" are no stairs.
std::optional<teaching::Position> heapsNamed(const QString& text, const widgets::Lesson& here);

// What asks for the board on which a game is drawn, and whether a text does, as "sg graph:" does, too.
QString drawing();
bool meansDrawing(const QString& text);

// What of a game that is drawn another one has not, such as "3→1" and "5=king"; null where one of the two is
// not drawn.
std::optional<teaching::Clauses> drawnOnlyIn(const teaching::Position& one, const teaching::Position& other);

// The lesson of a game by the word that its notation begins with; null if there is none.
const widgets::Lesson* findLesson(const QString& id);

// What sets of questions of a lesson are drawn from, by its word.
std::optional<teaching::QuestionSource> questionSource(const QString& word);

// The lesson whose rules have sequences of values.
const widgets::Lesson& sequenceLesson();

} // namespace laststone::games
