// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command_line.h"

#include "app/language.h"
#include "cli/solve.h"
#include "games/catalogue.h"
#include "teaching/notation.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <limits>

namespace laststone::cli {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

using Command = Request::Command;
using teaching::Position;

constexpr int kLeastSide = 64;
constexpr int kMostSide = 16384;
constexpr double kLeastScale = 1;
constexpr double kMostScale = 8;
constexpr quint64 kMostSteps = 1'000'000; // that any explanation could have
constexpr quint32 kMostQuestions = 10'000;
constexpr quint64 kMostValues = 100'000'000; // of a sequence, so that it fits the memory

// A command: its word, what stands behind it, and what it does.
struct CommandWords {
    Command command;
    const char* word;
    const char* arguments;
    const char* meaning; // to be translated
};
constexpr CommandWords kCommands[] = {
    {Command::Window, "", "[POSITION|SET]",
     QT_TRANSLATE_NOOP("CommandLine", "Opens the window, at that position or with that exercise set.")},
    {Command::Analyse, "analyse", "[POSITION…]",
     QT_TRANSLATE_NOOP("CommandLine",
                       "Verdict, SG value and every winning move. Without a position, one a line is read "
                       "from standard input.")},
    {Command::Explain, "explain", "POSITION",
     QT_TRANSLATE_NOOP("CommandLine", "The explanation, step by step.")},
    {Command::Render, "render", "POSITION -o FILE",
     QT_TRANSLATE_NOOP("CommandLine",
                       "A picture, or the explanation with all its steps on paper or slides.")},
    {Command::Solve, "solve", "FORMAT",
     QT_TRANSLATE_NOOP("CommandLine", "Reads the input of a classic problem and writes its output.")},
    {Command::Questions, "questions", "LESSON",
     QT_TRANSLATE_NOOP("CommandLine",
                       "Questions with their answers, one a line, as the exercises ask them.")},
    {Command::Sequence, "sequence", "RULE --to N",
     QT_TRANSLATE_NOOP("CommandLine", "SG values of the heaps 0 to N, and the period if it is proven.")},
};

// An option of one command, or of all where none is named.
struct OptionWords {
    std::optional<Command> command;
    const char* names; // the long one first
    const char*
        value; // what stands behind it: of "a|b" one, the first unless told otherwise; null for nothing
    const char* meaning; // to be translated
    const char* parts = nullptr; // of --part with which it has a meaning; null for all
};
constexpr char kLanguageCode[] = "CODE"; // a value that is the code of a language
constexpr char kOneStep[] = "page|board|chart|projection"; // the parts that show one step at most
constexpr OptionWords kOptions[] = {
    {Command::Window, "second-language", kLanguageCode,
     QT_TRANSLATE_NOOP("CommandLine", "A second language for the explanation, beside the first.")},
    {Command::Analyse, "json", nullptr, QT_TRANSLATE_NOOP("CommandLine", "Write one JSON object a line.")},
    {Command::Questions, "json", nullptr, QT_TRANSLATE_NOOP("CommandLine", "Write one JSON object a line.")},
    {Command::Questions, "kind", "KIND",
     QT_TRANSLATE_NOOP("CommandLine", "The kind of question; without it all kinds in turn.")},
    {Command::Questions, "level", "easy|medium|hard",
     QT_TRANSLATE_NOOP("CommandLine", "How difficult the questions are.")},
    {Command::Questions, "count", "N",
     QT_TRANSLATE_NOOP("CommandLine", "How many there are at most; 10 unless told otherwise.")},
    {Command::Questions, "seed", "S",
     QT_TRANSLATE_NOOP("CommandLine", "The number that they are drawn from; the same gives the same.")},
    {Command::Explain, "format", "markdown|text|latex",
     QT_TRANSLATE_NOOP("CommandLine", "How the explanation is written.")},
    {Command::Explain, "step", "K",
     QT_TRANSLATE_NOOP("CommandLine", "One step of the explanation alone, from 1.")},
    {Command::Explain, "second-language", kLanguageCode,
     QT_TRANSLATE_NOOP("CommandLine", "A second language for the explanation, below each sentence.")},
    {Command::Sequence, "json", nullptr, QT_TRANSLATE_NOOP("CommandLine", "Write one JSON object.")},
    {Command::Sequence, "to", "N", QT_TRANSLATE_NOOP("CommandLine", "The last heap whose value is wanted.")},
    {Command::Render, "output|o", "FILE",
     QT_TRANSLATE_NOOP("CommandLine", "File to write: .png, .svg or .pdf.")},
    {Command::Render, "part", "page|board|chart|projection|explanation|slides",
     QT_TRANSLATE_NOOP("CommandLine", "What is drawn. Slides are written as .pdf alone.")},
    {Command::Render, "step", "K",
     QT_TRANSLATE_NOOP("CommandLine", "The step of the explanation to show, from 1."), kOneStep},
    {Command::Render, "second-language", kLanguageCode,
     QT_TRANSLATE_NOOP("CommandLine", "A second language for the explanation, beside the first."),
     "page|projection|explanation|slides"},
    {Command::Render, "verdict", "shown|hidden",
     QT_TRANSLATE_NOOP("CommandLine",
                       "Whether the verdict is to be seen, and all that gives it away but the steps.")},
    {Command::Render, "arrangement", "NAME",
     QT_TRANSLATE_NOOP("CommandLine", "The arrangement of the board, as the View menu calls it."),
     "page|board|projection|slides"},
    {Command::Render, "theme", "light|dark", QT_TRANSLATE_NOOP("CommandLine", "The colours."), kOneStep},
    {Command::Render, "size", "WxH",
     QT_TRANSLATE_NOOP("CommandLine", "Width and height in pixels, such as 1280x800."), kOneStep},
    {Command::Render, "scale", "S",
     QT_TRANSLATE_NOOP("CommandLine", "Pixels of a PNG to a pixel of the picture.")},
    {std::nullopt, "language", kLanguageCode, QT_TRANSLATE_NOOP("CommandLine", "The language.")},
};

QStringList words(const char* joined)
{
    return QString::fromLatin1(joined).split(QLatin1Char('|'));
}

QString nameOf(const OptionWords& option)
{
    return words(option.names).constFirst();
}

bool belongsTo(const OptionWords& option, Command command)
{
    return option.command.value_or(command) == command;
}

// The values that an option may have; none where it is free.
QStringList choices(const OptionWords& option)
{
    QStringList codes;
    for (const app::Language& language : app::languages())
        codes << QLatin1String(language.code);
    if (option.value == kLanguageCode)
        return codes;
    return option.value && std::strchr(option.value, '|') ? words(option.value) : QStringList();
}

void addOptions(QCommandLineParser& parser, Command command)
{
    for (const OptionWords& option : kOptions) {
        if (!belongsTo(option, command))
            continue;
        const bool hasDefault = option.value && option.value != kLanguageCode;
        parser.addOption({words(option.names),
                          {},
                          QString::fromLatin1(option.value),
                          hasDefault ? choices(option).value(0) : QString()});
    }
}

// What is wrong with options as they are written, or nothing.
QString parse(QCommandLineParser& parser, const QStringList& arguments)
{
    if (parser.parse(arguments))
        return {};
    if (const QStringList unknown = parser.unknownOptionNames(); !unknown.isEmpty()) {
        //: %1 is what has been typed
        return Tr::tr("there is no option “%1” here; --help lists those that there are")
            .arg(unknown.constFirst());
    }
    if (const QString& last = arguments.constLast();
        last.startsWith(QLatin1Char('-')) && !last.contains(QLatin1Char('='))) {
        //: %1 is an option such as --part
        return Tr::tr("%1 needs a value behind it").arg(last);
    }
    return parser.errorText();
}

// What is wrong with a value, or nothing.
QString check(const QCommandLineParser& parser, const OptionWords& option)
{
    const QString name = nameOf(option);
    if (!parser.isSet(name))
        return {};
    const QString shown = QStringLiteral("--") + name;
    const QStringList allowed = choices(option);
    if (!allowed.isEmpty() && !allowed.contains(parser.value(name))) {
        //: %1 is an option such as --part, %2 what was given, %3 a list of what is allowed
        return Tr::tr("%1 is “%2”, but one of these is expected: %3")
            .arg(shown, parser.value(name), allowed.join(QStringLiteral(", ")));
    }
    const QString part = option.parts ? parser.value(QStringLiteral("part")) : QString();
    if (option.parts && !words(option.parts).contains(part)) {
        //: %1 is an option such as --step, %2 a part of the page such as slides
        return Tr::tr("%1 has no meaning with --part %2").arg(shown, part);
    }
    return {};
}

// A number written with digits alone: no sign and no blanks, which hardly anybody means to type.
std::optional<quint64> wholeNumber(const QString& text)
{
    static const QRegularExpression form(QStringLiteral("^[0-9]+$"));
    bool isNumber = false;
    const quint64 number = text.toULongLong(&isNumber);
    return isNumber && form.match(text).hasMatch() ? std::optional(number) : std::nullopt;
}

QString readSize(const QString& text, Request& request)
{
    static const QRegularExpression form(QStringLiteral("^(\\d{1,5})[x×](\\d{1,5})$"));
    const auto match = form.match(text);
    request.width = match.captured(1).toInt();
    request.height = match.captured(2).toInt();
    const auto fits = [](int side) { return side >= kLeastSide && side <= kMostSide; };
    if (match.hasMatch() && fits(request.width) && fits(request.height))
        return {};
    //: %1 is what was given, %2 and %3 are numbers of pixels
    return Tr::tr("--size is “%1”, but two numbers from %2 to %3 are expected, as in 1280x800")
        .arg(text, QString::number(kLeastSide), QString::number(kMostSide));
}

QString readScale(const QString& text, Request& request)
{
    bool isNumber = false;
    request.scale = text.toDouble(&isNumber);
    if (!isNumber || request.scale != std::clamp(request.scale, kLeastScale, kMostScale)) { // nor “nan”
        //: %1 is what was given, %2 and %3 are numbers
        return Tr::tr("--scale is “%1”, but a number from %2 to %3 is expected")
            .arg(text, QString::number(kLeastScale), QString::number(kMostScale));
    }
    if (!request.output.endsWith(QLatin1String(".png"), Qt::CaseInsensitive))
        return Tr::tr("--scale is for .png alone: .svg and .pdf are sharp at every size");
    return {};
}

// What is wrong with --step, or nothing.
QString readStep(const QCommandLineParser& parser, Request& request)
{
    const QString name = QStringLiteral("step");
    if (!parser.isSet(name))
        return {};
    const QString value = parser.value(name);
    const auto step = wholeNumber(value);
    request.step = step && *step <= kMostSteps ? static_cast<int>(*step) : 0;
    //: %1 is what was given
    return request.step < 1 ? Tr::tr("--step is “%1”, but a number from 1 is expected").arg(value)
                            : QString();
}

// What is wrong with the options of explain, or nothing.
QString readExplain(const QCommandLineParser& parser, Request& request)
{
    request.format = parser.value(QStringLiteral("format"));
    request.secondLanguage = parser.value(QStringLiteral("second-language"));
    return readStep(parser, request);
}

// What is wrong with the options of render, or nothing.
QString readRender(const QCommandLineParser& parser, Request& request)
{
    const auto value = [&](const char* option) { return parser.value(QLatin1String(option)); };
    const auto isSet = [&](const char* option) { return parser.isSet(QLatin1String(option)); };
    request.output = value("output");
    request.part = value("part");
    request.theme = value("theme");
    request.arrangement = value("arrangement");
    request.secondLanguage = value("second-language");
    request.isVerdictShown = value("verdict") == QLatin1String("shown");
    if (request.output.isEmpty())
        return Tr::tr("render needs a file to write: -o FILE");
    if (request.part == QLatin1String("slides")
        && !request.output.endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive)) {
        //: %1 is a file name
        return Tr::tr("slides are written as .pdf alone, but the file is %1").arg(request.output);
    }
    QString wrong = readStep(parser, request);
    if (wrong.isEmpty() && isSet("size"))
        wrong = readSize(value("size"), request);
    if (wrong.isEmpty() && isSet("scale"))
        wrong = readScale(value("scale"), request);
    return wrong;
}

// What is wrong with the options of sequence, or nothing.
QString readSequence(const QCommandLineParser& parser, Request& request)
{
    const QString to = QStringLiteral("to");
    if (!parser.isSet(to))
        return Tr::tr("sequence needs the last heap whose value is wanted: --to N");
    const auto number = wholeNumber(parser.value(to));
    request.to = number.value_or(0);
    if (number && *number <= kMostValues)
        return {};
    //: %1 is what was given, %2 the largest number allowed
    return Tr::tr("--to is “%1”, but a whole number from 0 to %2 is expected")
        .arg(parser.value(to), QString::number(kMostValues));
}

// A number behind an option; or what is wrong with it.
QString readNumber(const QCommandLineParser& parser, const char* option, quint32 least, quint32 most,
                   quint32& number)
{
    const QString name = QLatin1String(option);
    if (!parser.isSet(name))
        return {};
    const auto given = wholeNumber(parser.value(name));
    if (given && *given >= least && *given <= most) {
        number = static_cast<quint32>(*given);
        return {};
    }
    //: %1 is an option such as --count, %2 what was given, %3 and %4 are numbers
    return Tr::tr("%1 is “%2”, but a whole number from %3 to %4 is expected")
        .arg(QStringLiteral("--") + name, parser.value(name), QString::number(least), QString::number(most));
}

// What is wrong with the options of questions, or nothing.
QString readQuestions(const QCommandLineParser& parser, Request& request)
{
    request.json = parser.isSet(QStringLiteral("json"));
    request.kind = parser.value(QStringLiteral("kind"));
    if (!parser.isSet(QStringLiteral("kind")))
        request.kind.clear();
    const QString level = parser.value(QStringLiteral("level"));
    while (teaching::levelWord(request.level) != level)
        request.level = static_cast<teaching::Difficulty>(static_cast<int>(request.level) + 1);
    quint32 count = teaching::kSetLength;
    request.seed = 1;
    QString wrong = readNumber(parser, "count", 1, kMostQuestions, count);
    if (wrong.isEmpty())
        wrong = readNumber(parser, "seed", 0, std::numeric_limits<quint32>::max(), request.seed);
    request.count = static_cast<int>(count);
    return wrong;
}

// Lessons, and rules of them.
QStringList lessonExamples()
{
    QStringList all;
    for (const widgets::Lesson* lesson : games::lessons())
        all << lesson->id();
    for (const widgets::Lesson* lesson : games::lessons()) {
        const QString word = lesson->id() + QLatin1Char(' ');
        if (lesson->ruleNumber) {
            const Position other = lesson->ruleNumber->with(lesson->first, 7);
            all << QLatin1Char('"') + word + other.rule() + QLatin1Char('"');
        }
        for (const widgets::LessonKind& kind : lesson->kinds)
            all << QLatin1Char('"') + word + kind.presets.front().rule + QLatin1Char('"');
    }
    return all << QLatin1Char('"') + games::lessons().front()->id() + QStringLiteral(" misere\"");
}

// What may stand behind a command, by examples: positions, rules or formats; all come from where they are
// made.
QStringList examples(Command command)
{
    QStringList all;
    if (command == Command::Questions) {
        all = lessonExamples();
    } else if (command == Command::Solve) {
        for (const Format& format : formats())
            all << QLatin1String(format.name.data(), static_cast<qsizetype>(format.name.size()));
    } else if (command == Command::Sequence) {
        constexpr qsizetype kLongest = 24; // of the presets, short ones say as much
        const widgets::Lesson& lesson = games::sequenceLesson();
        for (const widgets::LessonKind& kind : lesson.kinds) {
            for (const widgets::RulePreset& preset : kind.presets) {
                if (preset.rule.size() <= kLongest
                    && std::holds_alternative<teaching::Sentence>(
                        lesson.sequence(preset.rule, 0, [](auto) {})))
                    all << QLatin1Char('"') + preset.rule + QLatin1Char('"');
            }
        }
    } else {
        const auto add = [&](const Position& position) {
            all << QLatin1Char('"') + teaching::notation(position) + QLatin1Char('"');
        };
        for (const widgets::Lesson* lesson : games::lessons()) {
            add(lesson->first);
            for (const widgets::LessonKind& kind : lesson->kinds) {
                const auto read = lesson->family.read(kind.presets.front().rule, 0);
                const auto& game = std::get<std::shared_ptr<const teaching::Game>>(read);
                if (*game != *lesson->first.game)
                    add(teaching::firstPosition(game));
            }
        }
        Position misere = games::lessons().front()->first;
        misere.play = theory::Play::Misere;
        add(misere);
    }
    return all;
}

QString readArguments(const QCommandLineParser& parser, Request& request)
{
    request.arguments = parser.positionalArguments();
    const Command command = request.command;
    if (command != Command::Window)
        request.arguments.removeFirst();
    const qsizetype count = request.arguments.size();
    static const QRegularExpression word(QStringLiteral("^[a-z]+$"));
    if (command == Command::Window && count > 0 && word.match(request.arguments.constFirst()).hasMatch()
        && !namesSet(request.arguments.constFirst())) {
        //: %1 is what has been typed
        return Tr::tr("there is no command “%1”; --help lists those that there are")
            .arg(request.arguments.constFirst());
    }
    if (count == 1 || command == Command::Analyse || (command == Command::Window && count == 0))
        return {};
    if (command == Command::Questions)
        return Tr::tr("questions needs a lesson, or a rule in quotation marks");
    const QString example = examples(command).constFirst();
    if (command == Command::Solve)
        return Tr::tr("solve needs the name of one format, such as %1").arg(example);
    if (command == Command::Sequence)
        return Tr::tr("sequence needs one rule, such as %1").arg(example);
    //: %1 is a position in quotation marks
    return Tr::tr("one position is expected, in quotation marks, such as %1").arg(example);
}

// Something and what it means, on a line of its own.
QString entry(const QString& what, const char* meaning)
{
    return QStringLiteral("  %1\n      %2\n").arg(what, Tr::tr(meaning));
}

QString synopsis(const CommandWords& each)
{
    return QStringLiteral("laststone %1 %2")
        .arg(QLatin1String(each.word), QString::fromUtf8(each.arguments))
        .simplified();
}

// The formats of solve and what they are; only those that are named, if any is.
QString formatsHelp(const QStringList& arguments)
{
    QString named;
    QString all;
    for (const Format& format : formats()) {
        const QLatin1String name(format.name.data(), static_cast<qsizetype>(format.name.size()));
        const QString told = entry(name, format.meaning);
        all += told;
        if (arguments.contains(name))
            named += told;
    }
    QString text = named.isEmpty() ? all : named;
    text.chop(1);
    return text;
}

// The help of one command, or of all for Window.
QString help(const CommandWords& asked, const QStringList& arguments)
{
    QString text;
    if (asked.command == Command::Window) {
        text = Tr::tr("Last Stone: learn and lecture on impartial games.") + QStringLiteral("\n\n");
        for (const CommandWords& each : kCommands)
            text += entry(synopsis(each), each.meaning);
        text += QLatin1Char('\n') + Tr::tr("Each command with --help behind it tells its options and more.")
            + QLatin1Char('\n');
    } else {
        text = entry(synopsis(asked), asked.meaning);
    }
    text += QLatin1Char('\n');
    for (const OptionWords& option : kOptions) {
        if (!belongsTo(option, asked.command))
            continue;
        const QStringList choice = choices(option);
        QString shown = QStringLiteral("--") + words(option.names).join(QStringLiteral(", -"));
        if (option.value)
            shown += QLatin1Char(' ')
                + (choice.isEmpty() ? QLatin1String(option.value) : choice.join(QLatin1Char('|')));
        text += entry(shown, option.meaning);
    }
    QString title = Tr::tr("A position is written as in:");
    if (asked.command == Command::Solve)
        return text + QLatin1Char('\n') + Tr::tr("The formats are those of these problems:")
            + QLatin1Char('\n') + formatsHelp(arguments);
    if (asked.command == Command::Sequence)
        title = Tr::tr("A rule is written as in:");
    else if (asked.command == Command::Questions)
        text += QLatin1Char('\n') + kindsAndAnswers();
    if (asked.command == Command::Questions)
        title = Tr::tr("A lesson, or one of its rules, is written as in:");
    return text + QLatin1Char('\n') + title + QStringLiteral("\n  ")
        + examples(asked.command).join(QStringLiteral("\n  "));
}

// What belongs to each command, or what is wrong with it.
void readOptions(const QCommandLineParser& parser, Request& request)
{
    if (request.command == Command::Analyse || request.command == Command::Sequence)
        request.json = parser.isSet(QStringLiteral("json"));
    else if (request.command == Command::Explain)
        request.error = readExplain(parser, request);
    else if (request.command == Command::Render)
        request.error = readRender(parser, request);
    else if (request.command == Command::Questions)
        request.error = readQuestions(parser, request);
    else if (request.command == Command::Window)
        request.secondLanguage = parser.value(QStringLiteral("second-language"));
    if (request.command == Command::Sequence)
        request.error = readSequence(parser, request);
}

} // namespace

Command commandOf(const QStringList& arguments)
{
    if (arguments.contains(QLatin1String("--help")) || arguments.contains(QLatin1String("-h")))
        return Command::Help;
    // The command may stand behind languages.
    for (qsizetype i = 1; i < arguments.size(); ++i) {
        const QString& argument = arguments[i];
        if (argument == QLatin1String("--version") || argument == QLatin1String("-v"))
            return Command::Version;
        const auto found = std::ranges::find_if(
            kCommands, [&](const CommandWords& each) { return argument == QLatin1String(each.word); });
        if (found != std::end(kCommands))
            return found->command;
        if (argument == QLatin1String("--language") || argument == QLatin1String("--second-language"))
            ++i;
        else if (!argument.startsWith(QLatin1String("--language="))
                 && !argument.startsWith(QLatin1String("--second-language=")))
            break;
    }
    return Command::Window;
}

QString requestedLanguage(const QStringList& arguments)
{
    const QString option = QStringLiteral("--language");
    QString asked; // the last one, as with every option that is given twice
    for (qsizetype i = 1; i < arguments.size(); ++i) {
        if (arguments[i] == option && i + 1 < arguments.size())
            asked = arguments[++i];
        else if (arguments[i].startsWith(option + QLatin1Char('=')))
            asked = arguments[i].mid(option.size() + 1);
    }
    return asked;
}

Request readCommandLine(const QStringList& arguments)
{
    Request request;
    request.command = commandOf(arguments);
    if (request.command == Command::Help) {
        const auto asked = std::ranges::find_if(kCommands, [&](const CommandWords& each) {
            return arguments.contains(QLatin1String(each.word));
        });
        request.help = help(asked == std::end(kCommands) ? kCommands[0] : *asked, arguments);
        return request;
    }
    if (request.command == Command::Version)
        return request;
    if (arguments.join(QChar()).contains(QChar::ReplacementCharacter)) {
        request.error = Tr::tr("what has been typed holds bytes that are no text in UTF-8");
        return request;
    }

    QCommandLineParser parser;
    addOptions(parser, request.command);
    request.error = parse(parser, arguments);
    for (const OptionWords& option : kOptions) {
        if (request.error.isEmpty() && belongsTo(option, request.command))
            request.error = check(parser, option);
    }
    if (request.error.isEmpty())
        request.error = readArguments(parser, request);
    if (request.error.isEmpty())
        readOptions(parser, request);
    if (request.command == Command::Questions && !request.error.isEmpty()) {
        request.error = withQuestionExample(request.error, parser.positionalArguments().mid(1),
                                            parser.value(QStringLiteral("kind")));
    }
    return request;
}

void complain(const QString& message, qint64 line)
{
    //: %1 is the number of a line of the input, %2 what is wrong with it
    const QString text = line == 0 ? message : Tr::tr("line %1: %2").arg(line).arg(message);
    // One line, whatever the message holds.
    std::fprintf(stderr, "laststone: %s\n", text.simplified().toUtf8().constData());
}

std::optional<Position> readPosition(const QString& notation, qint64 line, const Position* last)
{
    if (games::meansDrawing(notation)) { // which the line in the window takes, and is no position
        complain(
            Tr::tr("a graph has a vertex at least, and a token, as in “sg graph 1>0;2>0: 2”; to draw one "
                   "from nothing, type “sg graph” in the window, behind Ctrl+L"),
            line);
        return std::nullopt;
    }
    const bool namesItsGame = teaching::asciiTwins(notation).contains(QLatin1Char(':'));
    const auto parsed =
        teaching::parsePosition(games::withWords(notation), games::families(), namesItsGame ? last : nullptr);
    if (const auto* position = std::get_if<Position>(&parsed))
        return *position;
    const auto wrong = games::inTyped(std::get<teaching::NotationError>(parsed), notation);
    complain(teaching::Voice::installed().say(teaching::describe(wrong)), line);
    return std::nullopt;
}

bool namesSet(const QString& text)
{
    return teaching::readSetName(text, games::families(), games::questionSource).has_value();
}

std::variant<teaching::SetName, QString> readSet(const QString& text)
{
    const auto read = teaching::readSetToBegin(text, games::families(), games::questionSource);
    if (const auto* name = std::get_if<teaching::SetName>(&*read))
        return *name;
    return teaching::Voice::installed().say(teaching::describe(std::get<teaching::NotationError>(*read)));
}

ExitStatus inputFailed(int systemError)
{
    // Of a folder Qt has no words in other languages.
    const QString reason = systemError == EISDIR ? Tr::tr("it is a folder") : qt_error_string(systemError);
    //: %1 is what the system says
    complain(Tr::tr("the input could not be read: %1").arg(reason));
    return Failed;
}

ExitStatus outputFailed(const QString& reason)
{
    //: %1 is what the system says
    complain(Tr::tr("the output could not be written: %1").arg(reason));
    return Failed;
}

ExitStatus outputFailed(int systemError)
{
    return outputFailed(qt_error_string(systemError));
}

ExitStatus memoryFailed()
{
    complain(Tr::tr("there is not enough memory for this"));
    return Failed;
}

} // namespace laststone::cli
