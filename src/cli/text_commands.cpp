// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text_commands.h"

#include "cli/line_reader.h"
#include "games/catalogue.h"
#include "teaching/notation.h"
#include "teaching/steps/explanation.h"
#include "teaching/steps/latex.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>

namespace laststone::cli {

using teaching::Position;
using teaching::Voice;

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

// The game of `last` is taken again where it comes again, as it has come to know its values.
std::variant<Position, QString> read(const QString& text, const Position* last = nullptr)
{
    const bool namesItsGame = teaching::asciiTwins(text).contains(QLatin1Char(':'));
    const auto parsed = teaching::parsePosition(text, games::families(), namesItsGame ? last : nullptr);
    if (const auto* error = std::get_if<teaching::NotationError>(&parsed))
        return Voice::installed().say(teaching::describe(*error));
    return std::get<Position>(parsed);
}

QString quoted(const QString& text)
{
    const QByteArray array = QJsonDocument(QJsonArray{text}).toJson(QJsonDocument::Compact);
    return QString::fromUtf8(array.sliced(1, array.size() - 2));
}

// Written by hand, as QJsonObject would sort the keys.
QString json(const Position& position)
{
    const auto voice = Voice::installed();
    const auto grundy = position.game->grundyValue(position);
    QStringList moves;
    for (const teaching::Move& move : position.game->winningMoves(position)) {
        moves << QStringLiteral("{\"move\":%1,\"result\":%2}")
                     .arg(quoted(voice.say(position.game->describe(position, move))),
                          quoted(teaching::notation(position.game->after(position, move))));
    }
    return QStringLiteral("{\"position\":%1,\"outcome\":\"%2\",\"sg\":%3,\"winning\":[%4]}")
        .arg(quoted(teaching::notation(position)),
             position.game->outcome(position) == theory::Outcome::P ? QStringLiteral("P")
                                                                    : QStringLiteral("N"),
             grundy ? QString::number(*grundy) : QStringLiteral("null"), moves.join(QLatin1Char(',')));
}

QString analysis(const Position& position)
{
    const auto voice = Voice::installed();
    const QString name = teaching::notation(position);
    const QString verdict = voice.say(position.game->verdict(position));
    QStringList moves;
    for (const teaching::Move& move : position.game->winningMoves(position))
        moves << voice.say(position.game->describe(position, move));
    if (moves.isEmpty()) {
        //: one line of output: %1 is a position, %2 the verdict with its reason
        return Tr::tr("%1 — %2").arg(name, verdict);
    }
    //: between two moves of a list on one line
    const QString separator = Tr::tr("; ");
    //: one line of output: %1 is a position, %2 the verdict with its reason, %3 lists moves
    return Tr::tr("%1 — %2: %3").arg(name, verdict, moves.join(separator));
}

bool write(QIODevice& output, const QString& text)
{
    const QByteArray bytes = text.toUtf8();
    return output.write(bytes) == bytes.size();
}

QString inFormat(const QString& format, const teaching::Explanation& explanation)
{
    if (format == QLatin1String("latex"))
        return teaching::latex(explanation, Voice::installed());
    if (format == QLatin1String("text"))
        return teaching::plainText(explanation, Voice::installed());
    return teaching::markdown(explanation, Voice::installed());
}

// Why a line of the input could not be answered; 0 stands for a position of the command line.
ExitStatus wrong(qint64 line, const QString& error)
{
    //: %1 is the number of a line of the input, %2 what is wrong with it
    complain(line == 0 ? error : Tr::tr("line %1: %2").arg(line).arg(error));
    return WrongInput;
}

// The position is kept in `last`.
ExitStatus answer(const QString& notation, qint64 line, bool asJson, QIODevice& output, Position& last)
{
    const auto position = read(notation, &last);
    if (const auto* error = std::get_if<QString>(&position))
        return wrong(line, *error);
    last = std::get<Position>(position);
    const QString text = asJson ? json(last) : analysis(last);
    return write(output, text + QLatin1Char('\n')) ? Done : outputFailed(output.errorString());
}

ExitStatus analyse(const Request& request, int input, QIODevice& output)
{
    ExitStatus status = Done;
    Position last;
    for (const QString& notation : request.arguments) {
        if (status == Done)
            status = answer(notation, 0, request.json, output, last);
    }
    if (!request.arguments.isEmpty())
        return status;
    LineReader lines(input);
    while (status == Done) {
        switch (lines.next()) {
        case LineReader::Result::Line:
            status = answer(lines.line(), lines.number(), request.json, output, last);
            break;
        case LineReader::Result::NoText:
            return wrong(lines.number(), Tr::tr("this is no text in UTF-8"));
        case LineReader::Result::Failed:
            return inputFailed(lines.systemError());
        case LineReader::Result::End:
            return Done;
        }
    }
    return status;
}

} // namespace

ExitStatus runTextCommand(const Request& request, int input, QIODevice& output)
{
    if (request.command == Request::Command::Analyse)
        return analyse(request, input, output);
    const auto position = read(request.arguments.constFirst());
    if (const auto* wrong = std::get_if<QString>(&position)) {
        complain(*wrong);
        return WrongInput;
    }
    const auto& found = std::get<Position>(position);
    const teaching::Explanation explanation = games::findLesson(found.word())->explain(found);
    return write(output, inFormat(request.format, explanation)) ? Done : outputFailed(output.errorString());
}

} // namespace laststone::cli
