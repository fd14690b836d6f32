// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command_line.h"
#include "games/catalogue.h"
#include "teaching/notation.h"
#include "teaching/sets/question_set.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace laststone::cli {

using teaching::Difficulty;
using teaching::Position;
using teaching::SetName;

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

// The game that is named at the beginning of what was typed; that of its lesson, or of the first lesson,
// where no more of it can be read.
Position gameTyped(const QStringList& typed)
{
    const QString text = teaching::asciiTwins(typed.join(QLatin1Char(' '))).trimmed();
    qsizetype end = 0;
    while (end < text.size() && text[end].isLetter())
        ++end;
    const widgets::Lesson* lesson = games::findLesson(text.first(end).toLower());
    if (!lesson)
        return games::lessons().front()->first;
    const QString set = text.section(QLatin1Char(':'), 0, 0) + QStringLiteral(" mixed easy 1");
    const auto read = teaching::readSetName(set, games::families(), games::questionSource);
    const auto* name = read ? std::get_if<SetName>(&*read) : nullptr;
    return name ? name->like : lesson->first;
}

// As it stands behind “questions”: the word of the lesson alone where that is enough.
QString gameText(const Position& game)
{
    const Position& first = games::findLesson(game.word())->first;
    if (game.rule() == first.rule() && game.play == first.play)
        return game.word();
    return QLatin1Char('"') + gameNotation(game) + QLatin1Char('"');
}

} // namespace

QString withQuestionExample(QString message, const QStringList& typed, const QString& kind)
{
    // Some messages end with an example of their own, a set that is no whole command.
    static const QRegularExpression own(QStringLiteral("[;；，] ?[^;；，]*[“「]([^”」]+)[”」][.。]?$"));
    if (const auto match = own.match(message); namesSet(match.captured(1)))
        message.truncate(match.capturedStart());
    const Position game = gameTyped(typed);
    SetName name{game, kind, Difficulty::Easy, 1};
    name.like.heaps.clear();
    const auto& kinds = games::findLesson(game.word())->questions;
    if (name.kind.isEmpty() || !teaching::findKind(kinds, name.kind) || !hasEnough(name, kinds))
        name.kind = kinds.front().id;
    while (message.endsWith(QLatin1Char('.')) || message.endsWith(u'。'))
        message.chop(1);
    //: %1 says what is wrong, %2 is a whole command that is right
    return Tr::tr("%1; for example: %2")
        .arg(message,
             QStringLiteral("laststone questions %1 --kind %2 --level %3")
                 .arg(gameText(game), name.kind, teaching::levelWord(name.level)));
}

} // namespace laststone::cli
