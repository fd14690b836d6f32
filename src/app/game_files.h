// SPDX-License-Identifier: GPL-3.0-or-later
// Games as files: what a page saves, and where it goes on.
#pragma once

#include "teaching/memory/saved_game.h"

#include <QString>

#include <optional>
#include <variant>

class QWidget;

namespace laststone::widgets {
class LessonPage;
}

namespace laststone::app {

// The game of a page as it stands, with the places of what is drawn.
QString savedGame(const widgets::LessonPage& page);

// Whether there is something to go on with: another position, a move, a step or a section.
bool isBegun(const widgets::LessonPage& page);

// The page goes on with a game of its lesson.
void goOn(widgets::LessonPage& page, const teaching::SavedGame& game);

// Asks for a file and writes the game of the page; gives what is to be said of it, or nothing where no file
// has been chosen.
std::optional<QString> saveGame(const widgets::LessonPage& page, QWidget* parent);

// Asks for a file; nothing where none has been chosen.
std::optional<QString> chooseGame(QWidget* parent);

// The game in a file; or what is wrong with it, with the line and the column.
std::variant<teaching::SavedGame, QString> readGameFile(const QString& fileName);

} // namespace laststone::app
