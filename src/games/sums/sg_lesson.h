// SPDX-License-Identifier: GPL-3.0-or-later
// The SG lesson: games whose positions are sums, each game in a folder of its own.
#pragma once

#include "games/sums/sg_game.h"
#include "widgets/page/lesson.h"

namespace laststone::games {

// What a game hands to the lesson beside itself: see games/octal/octal_drawing.cpp.
struct SumGame {
    std::vector<widgets::LessonKind> kinds; // its lists of rules
    // The game of a rule, or what is wrong with it; none if it begins as a rule of another game.
    std::optional<teaching::GameRead> (*read)(QStringView rule) = nullptr;
    QStringList names = {}; // rules by which it is known, such as "kayles"
    // How the heaps are drawn; null where makeBoard() makes a board of another kind.
    const widgets::BoardLooks* looks = nullptr;
    widgets::BoardWidget* (*makeBoard)(QWidget* parent) = nullptr;
};

// The games of the lesson, in the order of its lists; in games/catalogue.cpp, which knows all games.
const std::vector<SumGame>& sumGames();

// The one that a position is of.
const SumGame& sumGameOf(const teaching::Position& position);

// Whether a position is of a kind, for LessonKind::has.
template <const QLatin1String& Kind> bool isOfKind(const teaching::Position& position)
{
    return SgGame::of(position).kind() == Kind;
}

// The period of the values of single heaps that is sure from those up to `to`; none if none is, or by a rule
// that is wrong.
std::optional<theory::Period> provenPeriod(const QString& rule, theory::Count to);

const widgets::Lesson& sgLesson();

} // namespace laststone::games
