// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command_line.h"

#include "app/language.h"
#include "cli/solve.h"
#include "cli/streams.h"
#include "games/catalogue.h"
#include "games/sums/sg_lesson.h"
#include "teaching/notation.h"
#include "teaching/steps/extract.h"

#include <QCoreApplication>
#include <QIODevice>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <cstdio>
#include <deque>
#include <span>
#include <utility>

#include <unistd.h>

namespace laststone::cli {

using teaching::Position;
using teaching::Voice;

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

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
    //: between two moves of a list on one line
    const QString list = moves.join(Tr::tr("; "));
    if (verdict.endsWith(list)) { // it names them itself, or there are none
        //: one line of output: %1 is a position, %2 the verdict with its reason
        return Tr::tr("%1 — %2").arg(name, verdict);
    }
    //: one line of output: %1 is a position, %2 the verdict with its reason, %3 lists moves
    return Tr::tr("%1 — %2: %3").arg(name, verdict, list);
}

QString inFormat(const QString& format, const teaching::Explanation& explanation,
                 const teaching::Extract& extract)
{
    if (format == QLatin1String("latex"))
        return teaching::latex(explanation, Voice::installed(), extract);
    if (format == QLatin1String("text"))
        return teaching::plainText(explanation, Voice::installed(), extract);
    return teaching::markdown(explanation, Voice::installed(), extract);
}

// Positions of the last few games, each with what names its game, as in "sg 0.77": a game comes to know its
// values.
using Recent = std::deque<std::pair<QString, Position>>;

// The position is kept in `recent`.
ExitStatus answer(const QString& notation, qint64 line, bool asJson, QIODevice& output, Recent& recent)
{
    constexpr std::size_t kMostKept = 8;
    const QString name = notation.section(QLatin1Char(':'), 0, 0);
    const auto known = std::ranges::find(recent, name, &Recent::value_type::first);
    const auto position = readPosition(notation, line, known == recent.end() ? nullptr : &known->second);
    if (!position)
        return WrongInput;
    if (known == recent.end())
        recent.emplace_front(name, *position);
    if (recent.size() > kMostKept)
        recent.pop_back();
    return write(output, (asJson ? json(*position) : analysis(*position)) + QLatin1Char('\n'));
}

// A comment may stand behind a position.
QString withoutComment(const QString& line)
{
    const qsizetype at = line.indexOf(QLatin1Char('#'));
    return (at < 0 ? line : line.first(at)).trimmed();
}

// Answers every line that is a position: neither empty nor a comment.
ExitStatus analyseLines(int input, bool asJson, QIODevice& output)
{
    ExitStatus status = Done;
    Recent recent;
    LineReader lines(input);
    while (status != Failed) {
        switch (lines.next()) {
        case LineReader::Result::Line:
            if (const QString line = withoutComment(lines.line()); !line.isEmpty()) {
                const ExitStatus ended = answer(line, lines.number(), asJson, output, recent);
                status = ended == Done ? status : ended; // a line that is wrong leaves the others
            }
            break;
        case LineReader::Result::NoText:
            complain(Tr::tr("this is no text in UTF-8"), lines.number());
            return WrongInput;
        case LineReader::Result::HasNul:
            complain(Tr::tr("a position has no NUL character"), lines.number());
            return WrongInput;
        case LineReader::Result::TooLong:
            //: %1 is a large number
            complain(Tr::tr("a line of more than %1 bytes is too long").arg(LineReader::kMostBytes),
                     lines.number());
            return WrongInput;
        case LineReader::Result::Failed:
            return inputFailed(lines.systemError());
        case LineReader::Result::End:
            return status;
        }
    }
    return status;
}

ExitStatus analyse(const Request& request, int input, QIODevice& output)
{
    if (request.arguments.isEmpty())
        return analyseLines(input, request.json, output);
    ExitStatus status = Done;
    Recent recent;
    for (const QString& notation : request.arguments) {
        if (status == Done)
            status = answer(notation, 0, request.json, output, recent);
    }
    return status;
}

ExitStatus explain(const Request& request, QIODevice& output, const app::Translations& translations)
{
    const auto position = readPosition(request.arguments.constFirst());
    if (!position)
        return WrongInput;
    const teaching::Extract extract{translations.voiceBeside(request.secondLanguage), request.step};
    if (!request.secondLanguage.isEmpty() && !extract.second) {
        complain(sameLanguage());
        return WrongInput;
    }
    const teaching::Explanation explanation = games::findLesson(position->word())->explain(*position);
    if (const std::size_t count = explanation.steps.size(); static_cast<std::size_t>(request.step) > count) {
        complain(noStep(request.step, static_cast<int>(count)));
        return WrongInput;
    }
    return write(output, inFormat(request.format, explanation, extract));
}

// The vertices of a cycle from the first round to it again; not all of them where they are very many.
QString along(const std::vector<theory::Count>& cycle)
{
    constexpr std::size_t kMostNamed = 100;
    QStringList names;
    for (const theory::Count vertex : std::span(cycle).first(std::min(cycle.size(), kMostNamed)))
        names << QString::number(vertex);
    if (cycle.size() > kMostNamed)
        names << QStringLiteral("…");
    names << QString::number(cycle.front());
    return names.join(QStringLiteral(" → "));
}

// REQUIRES: it is the input that is wrong, not the system.
QString describe(const SolveError& error)
{
    using Kind = SolveError::Kind;
    const QString most = QString::number(error.most);
    const auto at = [&](const QString& text) { return text.arg(error.line).arg(error.byte); };
    switch (error.kind) {
    case Kind::NotANumber:
        if (error.expected == SolveError::Expected::Positive) {
            //: %1 is a line, %2 a byte of the input, %3 the largest number allowed
            return at(Tr::tr("line %1, byte %2: a whole number from 1 to %3 is expected")).arg(most);
        }
        if (error.expected == SolveError::Expected::NewNumber) {
            //: %1 is a line, %2 a byte of the input
            return at(Tr::tr("line %1, byte %2: the number is in this case already"));
        }
        //: %1 is a line, %2 a byte of the input, %3 the largest number allowed
        return at(Tr::tr("line %1, byte %2: a whole number from 0 to %3 is expected")).arg(most);
    case Kind::TooLarge:
        //: %1 is a line, %2 a byte of the input, %3 the largest number allowed
        return at(Tr::tr("line %1, byte %2: the number is larger than %3")).arg(most);
    case Kind::Incomplete:
        //: %1 is a line, %2 a byte of the input
        return at(Tr::tr("line %1, byte %2: the input ends within a case"));
    case Kind::Unanswered:
        //: %1 is a line, %2 a byte of the input, %3 a number of stones
        return at(Tr::tr("line %1, byte %2: the answer is known for heaps of up to %3 only")).arg(most);
    case Kind::Cycle:
        //: %1 is a line, %2 a byte of the input, %3 names vertices, as in "2 → 5 → 2"
        return at(Tr::tr("line %1, byte %2: the graph up to here has a cycle: %3")).arg(along(error.cycle));
    case Kind::ReadFailed:
    case Kind::WriteFailed:
        break;
    }
    return {};
}

ExitStatus solveStandardInput(const Request& request)
{
    const Profile* const profile = findProfile(request.arguments.constFirst().toStdString());
    if (!profile) {
        QStringList names;
        for (const Format& format : formats())
            names << QLatin1String(format.name.data(), static_cast<qsizetype>(format.name.size()));
        //: %1 is what was given, %2 lists names such as "hdu2176"
        complain(Tr::tr("“%1” is no known format; there are: %2")
                     .arg(request.arguments.constFirst(), names.join(QStringLiteral(", "))));
        return WrongInput;
    }
    const auto error = solve(*profile, STDIN_FILENO, STDOUT_FILENO);
    if (!error)
        return Done;
    switch (error->kind) {
    case SolveError::Kind::ReadFailed:
        return inputFailed(error->systemError);
    case SolveError::Kind::WriteFailed:
        return outputFailed(error->systemError);
    default:
        complain(describe(*error));
        return WrongInput;
    }
}

// Values as they come: one a line, or the members of a JSON list.
void writeValue(theory::Count value, bool isFirst, bool json, NumberWriter& output)
{
    if (json && !isFirst)
        output.character(',');
    output.number(value);
    if (!json)
        output.character('\n');
}

// The period that the values up to `to` prove, in numbers; null where they prove none. REQUIRES: a rule that
// has a sequence.
QString periodJson(const QString& rule, theory::Count to)
{
    const auto period = games::provenPeriod(rule, to);
    return period
        ? QStringLiteral("{\"preperiod\":%1,\"period\":%2}").arg(period->prePeriod).arg(period->period)
        : QStringLiteral("null");
}

// A value a line, and the period on standard error when it is proven; or all of it in one JSON object.
ExitStatus writeSequence(const Request& request)
{
    const QString& rule = request.arguments.constFirst();
    NumberWriter output(STDOUT_FILENO);
    bool isFirst = true;
    const auto end = games::sequenceLesson().sequence(rule, request.to, [&](theory::Count value) {
        if (request.json && isFirst)
            output.text(QStringLiteral("{\"rule\":%1,\"values\":[").arg(quoted(rule)).toStdString());
        writeValue(value, std::exchange(isFirst, false), request.json, output);
    });
    const auto voice = teaching::Voice::installed();
    if (const auto* error = std::get_if<teaching::NotationError>(&end)) {
        complain(voice.say(teaching::describe(*error)));
        return WrongInput;
    }
    const QString period = voice.say(std::get<teaching::Sentence>(end));
    if (request.json) {
        output.text(QStringLiteral("],\"period\":%1}\n").arg(periodJson(rule, request.to)).toStdString());
    }
    if (!output.flush())
        return outputFailed(output.systemError());
    // Not an error, so it goes without the program's name.
    if (!request.json && !period.isEmpty())
        std::fprintf(stderr, "%s\n", period.toUtf8().constData());
    return Done;
}

} // namespace

QString sameLanguage()
{
    return Tr::tr("--second-language names the language that everything is in already");
}

QString noStep(int step, int count)
{
    //: %1 is a step that was asked for, %2 how many there are
    return Tr::tr("there is no step %1: the explanation has %2").arg(step).arg(count);
}

QString quoted(const QString& text)
{
    const QByteArray array = QJsonDocument(QJsonArray{text}).toJson(QJsonDocument::Compact);
    return QString::fromUtf8(array.sliced(1, array.size() - 2));
}

ExitStatus write(QIODevice& output, const QString& text)
{
    const QByteArray bytes = text.toUtf8();
    return output.write(bytes) == bytes.size() ? Done : outputFailed(output.errorString());
}

ExitStatus runTextCommand(const Request& request, int input, QIODevice& output,
                          app::Translations& translations)
{
    switch (request.command) {
    case Request::Command::Analyse:
        return analyse(request, input, output);
    case Request::Command::Solve:
        return solveStandardInput(request);
    case Request::Command::Sequence:
        return writeSequence(request);
    case Request::Command::Questions:
        return writeQuestions(request, output);
    default:
        return explain(request, output, translations);
    }
}

} // namespace laststone::cli
