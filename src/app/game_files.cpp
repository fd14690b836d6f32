// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/game_files.h"

#include "games/catalogue.h"
#include "teaching/memory/files.h"
#include "widgets/page/lesson_page.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>

#include <algorithm>

namespace laststone::app {

using teaching::Position;
using teaching::SavedGame;
using teaching::Session;
using teaching::Voice;

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(GameFiles)
};

constexpr QLatin1String kEnding(".laststone");

// The kind of a position, with what it has to say of places; null where there is nothing to arrange.
const widgets::LessonKind* arrangedKind(const widgets::Lesson& lesson, const Position& position)
{
    const auto found = std::ranges::find_if(
        lesson.kinds, [&](const widgets::LessonKind& kind) { return kind.places && kind.has(position); });
    return found == lesson.kinds.end() ? nullptr : &*found;
}

QString filter()
{
    return Tr::tr("Games of Last Stone (*%1)").arg(kEnding);
}

} // namespace

QString savedGame(const widgets::LessonPage& page)
{
    SavedGame game = page.session().savedGame();
    if (const auto* kind = arrangedKind(page.lesson(), page.session().position()))
        game.places = kind->places(page.session().position());
    return teaching::gameText(game);
}

bool isBegun(const widgets::LessonPage& page)
{
    const SavedGame game = page.session().savedGame();
    return game.start != page.session().first() || !game.moves.empty() || game.step >= 0 || game.section > 0;
}

void goOn(widgets::LessonPage& page, const SavedGame& game)
{
    // Held until the board has them.
    std::shared_ptr<const void> places;
    const auto* kind = arrangedKind(page.lesson(), game.start);
    if (kind && !game.places.empty())
        places = kind->putPlaces(game.start, game.places);
    page.session().goOn(game);
}

std::optional<QString> saveGame(const widgets::LessonPage& page, QWidget* parent)
{
    QFileDialog dialog(parent, Tr::tr("Save game"), {}, filter());
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(kEnding.mid(1));
    dialog.selectFile(page.lesson().id() + kEnding);
    if (dialog.exec() != QDialog::Accepted)
        return std::nullopt;
    const QString name = dialog.selectedFiles().constFirst();
    if (const auto reason = teaching::writeFile(name, savedGame(page).toUtf8())) {
        //: %1 is a file name, %2 what the system says
        return Tr::tr("%1 could not be written: %2").arg(name, *reason);
    }
    //: %1 is a file name
    return Tr::tr("Saved as %1").arg(name);
}

std::optional<QString> chooseGame(QWidget* parent)
{
    QFileDialog dialog(parent, Tr::tr("Open game"), {},
                       filter() + QStringLiteral(";;") + Tr::tr("All files (*)"));
    dialog.setFileMode(QFileDialog::ExistingFile);
    if (dialog.exec() != QDialog::Accepted)
        return std::nullopt;
    return dialog.selectedFiles().constFirst();
}

std::variant<SavedGame, QString> readGameFile(const QString& fileName)
{
    constexpr qint64 kMostBytes = 50'000'000; // more is no game
    const QString name = QFileInfo(fileName).fileName();
    const auto wrong = [&](const QString& reason) {
        //: %1 is a file name, %2 what is wrong with it
        return Tr::tr("%1 could not be opened. %2").arg(name, reason);
    };
    if (QFileInfo(fileName).size() > kMostBytes)
        return wrong(Tr::tr("It is too large for a game."));
    const auto read = teaching::readFile(fileName);
    if (const auto* failure = std::get_if<teaching::ReadFailure>(&read))
        return wrong(failure->reason);
    const auto game = teaching::readGame(QString::fromUtf8(std::get<QByteArray>(read)), games::families());
    if (const auto* error = std::get_if<teaching::GameError>(&game))
        return wrong(Voice::installed().say(teaching::describe(*error)));
    return std::get<SavedGame>(game);
}

} // namespace laststone::app
