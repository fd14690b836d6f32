// SPDX-License-Identifier: GPL-3.0-or-later
// The one program: text commands without a display, pictures, or the window.
#include "app/end_signals.h"
#include "app/language.h"
#include "app/main_window.h"
#include "app/settings.h"
#include "cli/command_line.h"

#include <QApplication>
#include <QFile>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <new>

#include <fcntl.h>
#include <unistd.h>

using namespace laststone;
using cli::Request;

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(Main)
};

// Installs the language that is asked for, else the one remembered, else the system's.
void installLanguage(app::Translations& translations, const QString& asked, const QString& remembered)
{
    const app::Language* language = app::findLanguage(asked);
    if (!language)
        language = app::findLanguage(remembered);
    if (!language)
        language = &app::languageFor(QLocale::system());
    if (const auto missing = translations.select(*language))
        cli::complain(QStringLiteral("the translation file %1 is missing").arg(*missing));
}

// A standard stream that whoever starts the program has closed would be the next file that is opened; instead
// it is one that cannot be used, which is then said.
void keepStandardStreams()
{
    for (const int descriptor : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        if (fcntl(descriptor, F_GETFD) == -1)
            open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY);
    }
}

// The offscreen platform remarks on what it cannot do, which is nothing to whoever wants a picture.
void complainOfErrorsOnly(QtMsgType type, const QMessageLogContext&, const QString& message)
{
    if (type == QtCriticalMsg || type == QtFatalMsg)
        cli::complain(message);
}

// What the program was started with, its name first.
QStringList& started()
{
    static QStringList arguments;
    return arguments;
}

// Qt ends the program with a core dump when it finds no display; a person gets one clear line instead, and
// about what has been typed first.
void refuseWithoutDisplay(QtMsgType type, const QMessageLogContext&, const QString& message)
{
    if (type != QtFatalMsg)
        return;
    app::Translations translations;
    installLanguage(translations, cli::requestedLanguage(started()), app::Settings::load().language);
    // Qt has not taken its own options, such as -platform, out yet.
    const bool mayBeQts = std::ranges::any_of(started(), [](const QString& argument) {
        return argument.size() > 2 && argument[0] == QLatin1Char('-') && argument[1] != QLatin1Char('-');
    });
    const QString wrong = mayBeQts ? QString() : cli::readCommandLine(started()).error;
    if (!wrong.isEmpty())
        cli::complain(wrong);
    else if (message.contains(QLatin1String("platform plugin")))
        cli::complain(Tr::tr(
            "no window can be opened, as there is no display; the commands, which --help lists, need none"));
    else
        cli::complain(message);
    std::_Exit(wrong.isEmpty() ? cli::Failed : cli::WrongInput);
}

// Text needs no display, and pictures none that is there.
std::unique_ptr<QCoreApplication> makeApplication(Request::Command command, int& argc, char** argv)
{
    const bool isPicture = command == Request::Command::Render;
    if (command != Request::Command::Window && !isPicture)
        return std::make_unique<QCoreApplication>(argc, argv);
    if (isPicture)
        qputenv("QT_QPA_PLATFORM", "offscreen");
    app::installStyle();
    QApplication::setApplicationName(QStringLiteral("laststone"));
    QApplication::setDesktopFileName(QStringLiteral("io.github.last_stone.LastStone"));
    QApplication::setApplicationVersion(QStringLiteral(LASTSTONE_VERSION));
    const QtMessageHandler usual =
        qInstallMessageHandler(isPicture ? complainOfErrorsOnly : refuseWithoutDisplay);
    auto application = std::make_unique<QApplication>(argc, argv);
    if (!isPicture)
        qInstallMessageHandler(usual);
    return application;
}

int runText(const Request& request, app::Translations& translations)
{
    QFile output;
    if (!output.open(stdout, QIODevice::WriteOnly))
        return cli::Failed;
    int status = cli::Done;
    if (request.command == Request::Command::Help)
        output.write(request.help.toUtf8() + '\n');
    else if (request.command == Request::Command::Version)
        output.write("laststone " LASTSTONE_VERSION "\n");
    else
        status = cli::runTextCommand(request, STDIN_FILENO, output, translations);
    if (!output.flush() || std::fflush(stdout) != 0)
        return cli::outputFailed(output.errorString());
    return status;
}

// A text or a picture.
int runCommand(const Request& request, app::Translations& translations)
{
    try {
        if (request.command != Request::Command::Render)
            return runText(request, translations);
        app::applyLanguageToWindows(translations.current(), app::findLanguage(request.secondLanguage));
        return cli::render(request, translations);
    } catch (const std::bad_alloc&) {
        return cli::memoryFailed();
    }
}

int runWindow(const Request& request, app::Translations& translations, app::Settings& settings)
{
    settings.followSystem();
    std::optional<teaching::SetName> set;
    std::optional<teaching::Position> start;
    if (!request.arguments.isEmpty()) {
        const QString& text = request.arguments.constFirst();
        if (cli::namesSet(text)) {
            const auto read = cli::readSet(text);
            if (const auto* wrong = std::get_if<QString>(&read))
                cli::complain(*wrong);
            else
                set = std::get<teaching::SetName>(read);
        } else {
            start = cli::readPosition(text);
        }
        if (!set && !start)
            return cli::WrongInput;
    }
    if (!request.secondLanguage.isEmpty()) {
        if (!translations.voiceBeside(request.secondLanguage)) {
            cli::complain(cli::sameLanguage());
            return cli::WrongInput;
        }
        settings.secondLanguage = request.secondLanguage; // as if it had been chosen
        settings.lastSecondLanguage = request.secondLanguage;
    }
    app::applyTheme(settings.theme);
    app::applyScale(settings.scale);
    app::applyLanguageToWindows(translations.current(), app::findLanguage(settings.secondLanguage));
    app::MainWindow window(translations, settings);
    if (start)
        window.openPosition(*start);
    if (set)
        window.openSet(*set);
    window.showBoardFirst();
    app::closeOnSignals(*qApp);
    return QApplication::exec();
}

} // namespace

int main(int argc, char** argv)
{
    keepStandardStreams();
    QStringList& arguments = started();
    for (int i = 0; i < argc; ++i)
        arguments << QString::fromLocal8Bit(argv[i]);
    const Request::Command command = cli::commandOf(arguments);
    const auto application = makeApplication(command, argc, argv);
    arguments = QCoreApplication::arguments(); // without those that Qt has taken for itself
    const bool isWindow = command == Request::Command::Window;
    app::Settings settings = isWindow ? app::Settings::load() : app::Settings();
    app::Translations translations;
    installLanguage(translations, cli::requestedLanguage(arguments), settings.language);
    const Request request = cli::readCommandLine(arguments);
    if (!request.error.isEmpty()) {
        cli::complain(request.error);
        return cli::WrongInput;
    }
    return isWindow ? runWindow(request, translations, settings) : runCommand(request, translations);
}
