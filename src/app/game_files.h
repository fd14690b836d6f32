// SPDX-License-Identifier: GPL-3.0-or-later
// Games as files: what a page saves, and where it goes on.
#pragma once

#include "teaching/memory/saved_game.h"

#include <QObject>
#include <QString>

#include <memory>
#include <optional>
#include <variant>

class QWidget;

namespace laststone::widgets {
class LessonPage;
}

namespace laststone::app {

// The game of a page, with the places of what a person has arranged: they are kept while questions put other
// positions on the board. Belongs to the page.
class GameKeeper final : public QObject {
    Q_OBJECT
public:
    explicit GameKeeper(widgets::LessonPage& page);

    // That of a page. REQUIRES: it has been made for it.
    static const GameKeeper& of(const widgets::LessonPage& page);

    // The game as it stands, or stood before it was asked, with the places of what is drawn.
    QString text() const;

    // Whether there is something to go on with: another position, a move, a step or a section.
    bool isBegun() const;

private:
    void holdPlaces();

    widgets::LessonPage& m_page;
    teaching::Position m_start; // of the game
    std::shared_ptr<const void> m_places; // of its parts, where a person has arranged them
};

// The page goes on with a game of its lesson.
void goOn(widgets::LessonPage& page, const teaching::SavedGame& game);

// Asks for a file and writes the game of the page; gives what is to be said of it, or nothing where no file
// has been chosen.
struct GameSaved {
    QString said;
    bool isFailure = false;
};
std::optional<GameSaved> saveGame(const widgets::LessonPage& page, QWidget* parent);

// Asks for a file; nothing where none has been chosen.
std::optional<QString> chooseGame(QWidget* parent);

// The game in a file; or what is wrong with it, with the line and the column.
std::variant<teaching::SavedGame, QString> readGameFile(const QString& fileName);

} // namespace laststone::app
