// SPDX-License-Identifier: GPL-3.0-or-later
// The one program: text commands without a display, pictures, or the window.
#include "app/language.h"
#include "app/main_window.h"
#include "app/settings.h"
#include "cli/command_line.h"
#include "cli/render_command.h"
#include "cli/sequence_command.h"
#include "cli/solve_command.h"
#include "cli/text_commands.h"
#include "games/catalogue.h"
#include "teaching/notation.h"

#include <QApplication>
#include <QFile>

#include <cstdio>
#include <cstdlib>

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

int runText(int& argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    app::Translations translations;
    installLanguage(translations, cli::requestedLanguage(QCoreApplication::arguments()), {});
    const Request request = cli::readCommandLine(QCoreApplication::arguments());
    if (!request.error.isEmpty()) {
        cli::complain(request.error);
        return cli::WrongInput;
    }
    QFile output;
    if (!output.open(stdout, QIODevice::WriteOnly))
        return cli::Failed;
    int status = cli::Done;
    if (request.command == Request::Command::Help)
        output.write(request.help.toUtf8() + '\n');
    else if (request.command == Request::Command::Version)
        output.write("laststone " LASTSTONE_VERSION "\n");
    else if (request.command == Request::Command::Solve)
        status = cli::runSolve(request);
    else if (request.command == Request::Command::Sequence)
        status = cli::runSequence(request);
    else
        status = cli::runTextCommand(request, STDIN_FILENO, output);
    if (!output.flush() || std::fflush(stdout) != 0)
        return cli::outputFailed(output.errorString());
    return status;
}

// The offscreen platform remarks on what it cannot do, which is nothing to whoever wants a picture.
void complainOfErrorsOnly(QtMsgType type, const QMessageLogContext&, const QString& message)
{
    if (type == QtCriticalMsg || type == QtFatalMsg)
        cli::complain(message);
}

int runRender(int& argc, char** argv)
{
    // Pictures need no display.
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qInstallMessageHandler(complainOfErrorsOnly);
    app::installStyle();
    const QApplication application(argc, argv);
    app::Translations translations;
    installLanguage(translations, cli::requestedLanguage(QCoreApplication::arguments()), {});
    const Request request = cli::readCommandLine(QCoreApplication::arguments());
    if (!request.error.isEmpty()) {
        cli::complain(request.error);
        return cli::WrongInput;
    }
    app::applyLanguageToWindows(translations.current());
    return cli::render(request, translations);
}

// Qt ends the program with a core dump when it finds no display; a person gets one clear line instead.
void refuseWithoutDisplay(QtMsgType type, const QMessageLogContext&, const QString& message)
{
    if (type != QtFatalMsg)
        return;
    app::Translations translations;
    installLanguage(translations, {}, app::Settings::load().language);
    if (message.contains(QLatin1String("platform plugin")))
        cli::complain(
            Tr::tr("no window can be opened, as there is no display; the commands analyse, explain, "
                   "render and solve need none"));
    else
        cli::complain(message);
    std::_Exit(cli::Failed);
}

int runWindow(int& argc, char** argv)
{
    app::installStyle();
    QApplication::setApplicationName(QStringLiteral("laststone"));
    QApplication::setDesktopFileName(QStringLiteral("io.github.last_stone.LastStone"));
    const QtMessageHandler usual = qInstallMessageHandler(refuseWithoutDisplay);
    QApplication application(argc, argv);
    qInstallMessageHandler(usual);
    QApplication::setApplicationVersion(QStringLiteral(LASTSTONE_VERSION));

    app::Settings settings = app::Settings::load();
    settings.followSystem();
    app::Translations translations;
    installLanguage(translations, cli::requestedLanguage(QCoreApplication::arguments()), settings.language);
    const Request request = cli::readCommandLine(QCoreApplication::arguments());
    if (!request.error.isEmpty()) {
        cli::complain(request.error);
        return cli::WrongInput;
    }
    std::optional<teaching::Position> start;
    if (!request.arguments.isEmpty()) {
        const auto parsed =
            teaching::parsePosition(request.arguments.constFirst(), games::families(), nullptr);
        if (const auto* error = std::get_if<teaching::NotationError>(&parsed)) {
            cli::complain(teaching::Voice::installed().say(teaching::describe(*error)));
            return cli::WrongInput;
        }
        start = std::get<teaching::Position>(parsed);
    }
    app::applyTheme(settings.theme);
    app::applyScale(settings.scale);
    app::applyLanguageToWindows(translations.current());
    app::MainWindow window(translations, settings);
    if (start)
        window.openPosition(*start);
    window.showBoardFirst();
    return QApplication::exec();
}

} // namespace

int main(int argc, char** argv)
{
    keepStandardStreams();
    switch (cli::commandOf(argc, argv)) {
    case Request::Command::Window:
        return runWindow(argc, argv);
    case Request::Command::Render:
        return runRender(argc, argv);
    default:
        return runText(argc, argv);
    }
}
