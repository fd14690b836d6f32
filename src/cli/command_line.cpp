// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command_line.h"

#include "app/language.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QRegularExpression>

#include <cstdio>
#include <cstring>
#include <string_view>

namespace laststone::cli {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

using Command = Request::Command;

constexpr std::pair<std::string_view, Command> kCommands[] = {
    {"analyse", Command::Analyse},   {"explain", Command::Explain},   {"solve", Command::Solve},
    {"sequence", Command::Sequence}, {"render", Command::Render},     {"--help", Command::Help},
    {"-h", Command::Help},           {"--version", Command::Version}, {"-v", Command::Version},
};

constexpr int kLeastSide = 64;
constexpr int kMostSide = 16384;
constexpr double kLeastScale = 1;
constexpr double kMostScale = 8;
constexpr quint64 kMostValues = 100'000'000; // of a sequence, so that it fits the memory

// Options of all commands; each command says which it takes.
struct Options {
    QCommandLineOption json{QStringLiteral("json"), Tr::tr("Write one JSON object a line.")};
    QCommandLineOption language{QStringLiteral("language"), Tr::tr("Language: en, zh_CN or zh_TW."),
                                QStringLiteral("code")};
    QCommandLineOption to{QStringLiteral("to"), Tr::tr("The last heap whose value is wanted."),
                          QStringLiteral("number")};
    QCommandLineOption output{{QStringLiteral("o"), QStringLiteral("output")},
                              Tr::tr("File to write: .png, .svg or .pdf."),
                              QStringLiteral("file")};
    QCommandLineOption format{QStringLiteral("format"), Tr::tr("markdown, text or latex."),
                              QStringLiteral("format"), QStringLiteral("markdown")};
    QCommandLineOption part{QStringLiteral("part"),
                            Tr::tr("page, board, chart, projection, explanation or slides."),
                            QStringLiteral("part"), QStringLiteral("page")};
    QCommandLineOption step{QStringLiteral("step"), Tr::tr("The step of the explanation to show, from 1."),
                            QStringLiteral("number")};
    QCommandLineOption theme{QStringLiteral("theme"), Tr::tr("light or dark."), QStringLiteral("theme"),
                             QStringLiteral("light")};
    QCommandLineOption size{QStringLiteral("size"), Tr::tr("Width and height in pixels, such as 1280x800."),
                            QStringLiteral("WxH")};
    QCommandLineOption scale{QStringLiteral("scale"), Tr::tr("Pixels of a PNG to a pixel of the picture."),
                             QStringLiteral("number")};
};

void addOptions(QCommandLineParser& parser, const Options& options, Command command)
{
    parser.addOption(options.language);
    if (command == Command::Analyse)
        parser.addOption(options.json);
    if (command == Command::Sequence)
        parser.addOption(options.to);
    if (command == Command::Render)
        parser.addOptions(
            {options.output, options.part, options.step, options.theme, options.size, options.scale});
    if (command == Command::Explain)
        parser.addOption(options.format);
}

QString oneOf(const QString& option, const QString& value, const QStringList& allowed)
{
    if (allowed.contains(value))
        return {};
    //: %1 is an option such as --part, %2 what was given, %3 a list of what is allowed
    return Tr::tr("%1 is “%2”, but one of these is expected: %3")
        .arg(option, value, allowed.join(QStringLiteral(", ")));
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
        .arg(text)
        .arg(kLeastSide)
        .arg(kMostSide);
}

QString readScale(const QString& text, Request& request)
{
    bool isNumber = false;
    request.scale = text.toDouble(&isNumber);
    if (!isNumber || !(request.scale >= kLeastScale && request.scale <= kMostScale)) {
        //: %1 is what was given, %2 and %3 are numbers
        return Tr::tr("--scale is “%1”, but a number from %2 to %3 is expected")
            .arg(text)
            .arg(kLeastScale)
            .arg(kMostScale);
    }
    if (!request.output.endsWith(QLatin1String(".png"), Qt::CaseInsensitive))
        return Tr::tr("--scale is for .png alone: .svg and .pdf are sharp at every size");
    return {};
}

// What a sheet of paper leaves no choice of.
QString readPaper(const QCommandLineParser& parser, const Options& options, const Request& request)
{
    if (request.part != QLatin1String("explanation") && request.part != QLatin1String("slides"))
        return {};
    for (const QCommandLineOption& option : {options.step, options.theme, options.size}) {
        if (parser.isSet(option)) {
            //: %1 is an option such as --step, %2 a part of the page such as slides
            return Tr::tr("%1 has no meaning with --part %2, which shows all steps on light paper")
                .arg(QStringLiteral("--") + option.names().constLast(), request.part);
        }
    }
    if (request.part == QLatin1String("slides")
        && !request.output.endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive)) {
        //: %1 is a file name
        return Tr::tr("slides are written as .pdf alone, but the file is %1").arg(request.output);
    }
    return {};
}

// What is wrong with the options of render, or nothing.
QString readRender(const QCommandLineParser& parser, const Options& options, Request& request)
{
    request.output = parser.value(options.output);
    request.part = parser.value(options.part);
    request.theme = parser.value(options.theme);
    if (request.output.isEmpty())
        return Tr::tr("render needs a file to write: -o FILE");
    if (const QString wrong =
            oneOf(QStringLiteral("--part"), request.part,
                  {QStringLiteral("page"), QStringLiteral("board"), QStringLiteral("chart"),
                   QStringLiteral("projection"), QStringLiteral("explanation"), QStringLiteral("slides")});
        !wrong.isEmpty())
        return wrong;
    if (const QString wrong = oneOf(QStringLiteral("--theme"), request.theme,
                                    {QStringLiteral("light"), QStringLiteral("dark")});
        !wrong.isEmpty())
        return wrong;
    if (parser.isSet(options.step)) {
        bool isNumber = false;
        request.step = parser.value(options.step).toInt(&isNumber);
        if (!isNumber || request.step < 1) {
            //: %1 is what was given
            return Tr::tr("--step is “%1”, but a number from 1 is expected").arg(parser.value(options.step));
        }
    }
    if (const QString wrong = readPaper(parser, options, request); !wrong.isEmpty())
        return wrong;
    if (parser.isSet(options.size)) {
        if (const QString wrong = readSize(parser.value(options.size), request); !wrong.isEmpty())
            return wrong;
    }
    return parser.isSet(options.scale) ? readScale(parser.value(options.scale), request) : QString();
}

// What is wrong with the options of explain, or nothing.
QString readExplain(const QCommandLineParser& parser, const Options& options, Request& request)
{
    request.format = parser.value(options.format);
    return oneOf(QStringLiteral("--format"), request.format,
                 {QStringLiteral("markdown"), QStringLiteral("text"), QStringLiteral("latex")});
}

// What is wrong with the options of sequence, or nothing.
QString readSequence(const QCommandLineParser& parser, const Options& options, Request& request)
{
    if (!parser.isSet(options.to))
        return Tr::tr("sequence needs the last heap whose value is wanted: --to N");
    bool isNumber = false;
    request.to = parser.value(options.to).toULongLong(&isNumber);
    if (isNumber && request.to <= kMostValues)
        return {};
    //: %1 is what was given, %2 the largest number allowed
    return Tr::tr("--to is “%1”, but a whole number from 0 to %2 is expected")
        .arg(parser.value(options.to))
        .arg(kMostValues);
}

QString readArguments(const QCommandLineParser& parser, Request& request)
{
    request.arguments = parser.positionalArguments();
    if (request.command != Command::Window)
        request.arguments.removeFirst();
    const qsizetype count = request.arguments.size();
    switch (request.command) {
    case Command::Explain:
    case Command::Render:
        if (count != 1)
            return Tr::tr("one position is expected, in quotation marks, such as \"nim: 7 9 15 12\"");
        break;
    case Command::Solve:
        if (count != 1)
            return Tr::tr("solve needs the name of one format, such as hdu2176");
        break;
    case Command::Sequence:
        if (count != 1)
            return Tr::tr("sequence needs one rule, such as \"{1,3,4}\", 0.77 or grundy");
        break;
    case Command::Window:
        if (count > 1)
            return Tr::tr("one position is expected, in quotation marks, such as \"nim: 7 9 15 12\"");
        break;
    default:
        break;
    }
    return {};
}

QString usage()
{
    return Tr::tr("Last Stone: learn and lecture on impartial games.\n"
                  "\n"
                  "laststone [POSITION]                     open the window, at that position\n"
                  "laststone analyse [POSITION…] [--json]   verdict, SG value and every winning move;\n"
                  "                                         positions from standard input if none is given\n"
                  "laststone explain POSITION               the explanation, step by step;\n"
                  "                                         --format markdown|text|latex\n"
                  "laststone render POSITION -o FILE        a picture (.png, .svg, .pdf); --part\n"
                  "                                         page|board|chart|projection, --step K,\n"
                  "                                         --theme light|dark, --size WxH; or all steps:\n"
                  "                                         --part explanation, --part slides (.pdf);\n"
                  "                                         --scale S for a .png of more pixels\n"
                  "laststone solve FORMAT                   read a classic problem, write its output\n"
                  "laststone sequence RULE --to N           SG values of the heaps 0 to N, for a set\n"
                  "                                         such as \"{1,3,4}\", an octal code such as\n"
                  "                                         0.77, grundy, or the vertices of a graph\n"
                  "\n"
                  "Every command takes --language en|zh_CN|zh_TW.\n"
                  "A position is written as in \"bash 3: 21\", \"wythoff: 3 5\", \"nim: 7 9 15 12\",\n"
                  "\"nim misere: 3 4 5\", \"staircase: 1 2 0 0 2\", \"sg {1,3,4}: 5 7\", \"sg 0.77: 5 7\",\n"
                  "\"sg grundy: 10\" or \"sg graph 1>0;2>0;3>0: 3 2\".");
}

} // namespace

Command commandOf(int argc, const char* const* argv)
{
    // The command may stand behind --language.
    for (int i = 1; i < argc; ++i) {
        const std::string_view argument = argv[i];
        for (const auto& [word, command] : kCommands) {
            if (argument == word)
                return command;
        }
        if (argument == "--language")
            ++i;
        else if (!argument.starts_with("--language="))
            break;
    }
    return Command::Window;
}

QString requestedLanguage(const QStringList& arguments)
{
    const QString option = QStringLiteral("--language");
    for (qsizetype i = 1; i < arguments.size(); ++i) {
        if (arguments[i] == option && i + 1 < arguments.size())
            return arguments[i + 1];
        if (arguments[i].startsWith(option + QLatin1Char('=')))
            return arguments[i].mid(option.size() + 1);
    }
    return {};
}

Request readCommandLine(const QStringList& arguments)
{
    Request request;
    std::vector<QByteArray> bytes;
    std::vector<const char*> words;
    for (const QString& argument : arguments)
        bytes.push_back(argument.toLocal8Bit());
    for (const QByteArray& each : bytes)
        words.push_back(each.constData());
    request.command = commandOf(static_cast<int>(words.size()), words.data());
    if (request.command == Command::Help) {
        request.help = usage();
        return request;
    }
    if (request.command == Command::Version)
        return request;

    const Options options;
    QCommandLineParser parser;
    addOptions(parser, options, request.command);
    if (!parser.parse(arguments)) {
        request.error = parser.errorText();
        return request;
    }
    request.json = request.command == Command::Analyse && parser.isSet(options.json);
    request.language = parser.value(options.language);
    if (!request.language.isEmpty()) {
        QStringList codes;
        for (const app::Language& language : app::languages())
            codes << QLatin1String(language.code);
        request.error = oneOf(QStringLiteral("--language"), request.language, codes);
    }
    if (request.error.isEmpty())
        request.error = readArguments(parser, request);
    if (request.error.isEmpty() && request.command == Command::Render)
        request.error = readRender(parser, options, request);
    if (request.error.isEmpty() && request.command == Command::Explain)
        request.error = readExplain(parser, options, request);
    if (request.error.isEmpty() && request.command == Command::Sequence)
        request.error = readSequence(parser, options, request);
    return request;
}

void complain(const QString& message)
{
    // One line, whatever the message holds.
    QString line = message.simplified();
    std::fprintf(stderr, "laststone: %s\n", line.toUtf8().constData());
}

ExitStatus inputFailed(int systemError)
{
    //: %1 is what the system says
    complain(
        Tr::tr("the input could not be read: %1").arg(QString::fromLocal8Bit(std::strerror(systemError))));
    return Failed;
}

ExitStatus outputFailed(const QString& reason)
{
    //: %1 is what the system says
    complain(Tr::tr("the output could not be written: %1").arg(reason));
    return Failed;
}

} // namespace laststone::cli
