// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/game_files.h"

#include "games/catalogue.h"
#include "teaching/memory/files.h"
#include "widgets/page/lesson_page.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>

#include <algorithm>
#include <utility>

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

GameKeeper::GameKeeper(widgets::LessonPage& page) : QObject(&page), m_page(page)
{
    holdPlaces();
    connect(&page.session(), &Session::changed, this, [this](Session::Changes what) {
        using Change = Session::Change;
        if (what & (Change::Position | Change::History | Change::Question))
            holdPlaces();
    });
}

const GameKeeper& GameKeeper::of(const widgets::LessonPage& page)
{
    return *page.findChild<GameKeeper*>(QString(), Qt::FindDirectChildrenOnly);
}

// A board that shows another graph lets go of them.
void GameKeeper::holdPlaces()
{
    const Position& start = m_page.session().history().game().match.start();
    if (start.game != m_start.game)
        m_places.reset();
    m_start = start;
    const auto* kind = m_places ? nullptr : arrangedKind(m_page.lesson(), start);
    if (!kind)
        return;
    const SavedGame::Places places = kind->places(start);
    if (!places.empty())
        m_places = kind->putPlaces(start, places);
}

QString GameKeeper::text() const
{
    SavedGame game = m_page.session().savedGame();
    if (const auto* kind = arrangedKind(m_page.lesson(), game.start))
        game.places = kind->places(game.start);
    return teaching::gameText(game);
}

bool GameKeeper::isBegun() const
{
    const SavedGame game = m_page.session().savedGame();
    return game.start != m_page.session().first() || !game.moves.empty() || game.step >= 0
        || game.section > 0;
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

std::optional<GameSaved> saveGame(const widgets::LessonPage& page, QWidget* parent)
{
    QFileDialog dialog(parent, Tr::tr("Save game"), {}, filter());
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(kEnding.mid(1));
    dialog.selectFile(page.lesson().id() + kEnding);
    if (dialog.exec() != QDialog::Accepted)
        return std::nullopt;
    const QString name = dialog.selectedFiles().constFirst();
    if (const auto reason = teaching::writeFile(name, GameKeeper::of(page).text().toUtf8())) {
        //: %1 is a file name, %2 what the system says
        return GameSaved{Tr::tr("%1 could not be written: %2").arg(name, *reason), true};
    }
    //: %1 is a file name
    return GameSaved{Tr::tr("Saved as %1").arg(name)};
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
