// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command_line.h"

#include "app/main_window.h"
#include "games/catalogue.h"
#include "widgets/board/board_picture.h"
#include "widgets/board/board_widget.h"
#include "widgets/board/piece_board.h"
#include "widgets/chart/chart_panel.h"
#include "widgets/export/explanation_picture.h"
#include "widgets/export/picture.h"
#include "widgets/page/lesson_page.h"
#include "widgets/stage/stage_view.h"

#include <QApplication>
#include <QPainter>

#include <memory>

namespace laststone::cli {

using teaching::Position;
using teaching::Session;
using widgets::Picture;

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

constexpr QSize kPageSize(1280, 800);
constexpr QSize kPartSize(800, 600);
constexpr QSize kBoardOfPage(720, 400);
constexpr QSize kProjectionSize(1920, 1080);

QSize sizeOf(const Request& request)
{
    if (request.width > 0)
        return {request.width, request.height};
    if (request.part == QLatin1String("page"))
        return kPageSize;
    return request.part == QLatin1String("projection") ? kProjectionSize : kPartSize;
}

// Lays a widget out as if it were on a screen.
void settle(QWidget& widget, const QSize& size)
{
    widget.setAttribute(Qt::WA_DontShowOnScreen);
    // Only the picture is painted: a screen of that size might need more memory than there is.
    widget.setUpdatesEnabled(false);
    widget.resize(size);
    widget.show();
    // A chart lays its axes out once it knows its size, and again when their labels have changed.
    constexpr int kRounds = 3;
    for (int i = 0; i < kRounds; ++i)
        QApplication::processEvents();
    for (widgets::PieceBoard* board : widget.findChildren<widgets::PieceBoard*>())
        board->complete();
    widget.setUpdatesEnabled(true);
}

// What becomes of a picture: nothing, when it has been written, or what went wrong.
struct Failure {
    ExitStatus status;
    QString text;
};

std::optional<Failure> write(const QByteArray& bytes, const Request& request)
{
    const auto error = widgets::save(bytes, request.output);
    if (!error)
        return std::nullopt;
    //: %1 is a file name, %2 what the system says
    return Failure{Failed, Tr::tr("%1 could not be written: %2").arg(request.output, *error)};
}

std::optional<Failure> save(const Picture& picture, const Request& request)
{
    const QSize pixels = widgets::pixels(picture.size, request.scale);
    const auto format = widgets::pictureFormat(request.output).value();
    if (format == widgets::PictureFormat::Png && !widgets::isDrawable(pixels)) {
        //: %1 and %2 are numbers of pixels
        return Failure{WrongInput,
                       Tr::tr("a picture of %1 × %2 pixels is too large: choose a smaller --scale")
                           .arg(pixels.width())
                           .arg(pixels.height())};
    }
    return write(widgets::encode(picture, format, request.scale), request);
}

std::optional<Failure> save(QWidget& widget, const Request& request)
{
    settle(widget, sizeOf(request));
    return save({widget.size(), [&widget](QPainter& painter) { widget.render(&painter); },
                 request.arguments.constFirst()},
                request);
}

// The arrangement of a name, in the language of the moment or in English.
std::variant<int, Failure> arrangementOf(const widgets::Lesson& lesson, const Position& position,
                                         const Request& request)
{
    const widgets::BoardLooks* const looks = lesson.looks ? lesson.looks(position) : nullptr;
    QStringList names;
    const auto arrangements = looks ? looks->arrangements : std::vector<teaching::Sentence>();
    for (const teaching::Sentence& name : arrangements) {
        names << teaching::Voice::installed().say(name);
        if (request.arrangement.compare(names.constLast(), Qt::CaseInsensitive) == 0
            || request.arrangement.compare(QLatin1String(name.source), Qt::CaseInsensitive) == 0)
            return static_cast<int>(names.size()) - 1;
    }
    if (names.isEmpty())
        return Failure{WrongInput,
                       Tr::tr("this board has one arrangement alone, so --arrangement has no meaning")};
    //: %1 is what was given, %2 lists names of arrangements
    return Failure{WrongInput,
                   Tr::tr("there is no arrangement “%1”; there are: %2")
                       .arg(request.arrangement, names.join(QStringLiteral(", ")))};
}

std::optional<Failure> saveExplanation(const widgets::Lesson& lesson, const Session& session,
                                       const std::optional<int>& arrangement, const Request& request)
{
    if (widgets::pictureFormat(request.output) != widgets::PictureFormat::Pdf)
        return save(widgets::explanationPicture(lesson, session.explanation(), arrangement,
                                                session.secondVoice(), request.isVerdictShown),
                    request);
    const auto pages = widgets::explanationPages(lesson, session.explanation(), arrangement,
                                                 session.secondVoice(), request.isVerdictShown);
    return write(widgets::encode(pages), request);
}

std::optional<Failure> saveBoard(const widgets::Lesson& lesson, const Session& session,
                                 const std::optional<int>& arrangement, const Request& request)
{
    widgets::BoardView view = widgets::firstView(lesson, session.position());
    view.shown = session.shown();
    view.isVerdictShown = request.isVerdictShown;
    view.arrangement = arrangement.value_or(view.arrangement);
    const auto cut = request.width > 0 ? widgets::Cut::Never : widgets::Cut::ToContent;
    return save(widgets::boardPicture(lesson, view, {QApplication::font()}, sizeOf(request), cut), request);
}

std::optional<Failure> saveChart(const widgets::Lesson& lesson, Session& session, const Request& request)
{
    widgets::ChartPanel chart;
    chart.setSession(lesson, session);
    settle(chart, sizeOf(request));
    // The size asked for is that of the chart alone, without the controls around it.
    settle(chart, sizeOf(request) * 2 - chart.picture().size.toSize());
    return save(chart.picture(), request);
}

std::optional<Failure> saveProjection(const widgets::Lesson& lesson, Session& session, const Request& request)
{
    session.setStep(std::max(0, session.step()));
    // Where things stand that a person arranges is up to the page, which leads in front of a class as well.
    const std::unique_ptr<widgets::BoardWidget> page(widgets::newBoard(lesson, nullptr));
    page->setPosition(session.position(), std::nullopt);
    settle(*page, kBoardOfPage);
    widgets::StageView stage(lesson, session);
    const app::Language* second = app::findLanguage(request.secondLanguage);
    stage.setScene(
        {.verdict = request.isVerdictShown, .secondFamilies = second ? second->families : QStringList()});
    return save(stage, request);
}

std::optional<Failure> savePage(const Session& session, const Request& request,
                                app::Translations& translations)
{
    app::Settings settings;
    settings.page = session.options();
    settings.secondLanguage = request.secondLanguage;
    app::MainWindow window(translations, settings);
    window.openPosition(session.position());
    window.page()->session().setStep(request.step - 1);
    return save(window, request);
}

std::optional<Failure> savePart(const widgets::Lesson& lesson, Session& session,
                                const std::optional<int>& arrangement, const Request& request,
                                app::Translations& translations)
{
    if (request.part == QLatin1String("projection"))
        return saveProjection(lesson, session, request);
    if (request.part == QLatin1String("page"))
        return savePage(session, request, translations);
    if (request.part == QLatin1String("board"))
        return saveBoard(lesson, session, arrangement, request);
    if (request.part == QLatin1String("explanation"))
        return saveExplanation(lesson, session, arrangement, request);
    if (request.part == QLatin1String("slides"))
        return write(widgets::encode(widgets::slides(lesson, session.explanation(), arrangement,
                                                     session.secondVoice(), request.isVerdictShown)),
                     request);
    return saveChart(lesson, session, request);
}

std::optional<Failure> renderPosition(const Position& position, const Request& request,
                                      app::Translations& translations)
{
    if (!widgets::pictureFormat(request.output)) {
        //: %1 is a file name
        return Failure{WrongInput, Tr::tr("%1 does not end in .png, .svg or .pdf").arg(request.output)};
    }
    if (!request.secondLanguage.isEmpty() && !translations.voiceBeside(request.secondLanguage)) {
        return Failure{WrongInput, sameLanguage()};
    }
    const auto& lesson = *games::findLesson(position.word());
    teaching::Options options;
    options.verdict = request.isVerdictShown;
    std::optional<int> arrangement;
    if (!request.arrangement.isEmpty()) {
        const auto found = arrangementOf(lesson, position, request);
        if (const auto* failure = std::get_if<Failure>(&found))
            return *failure;
        arrangement = std::get<int>(found);
        options.arrangements.emplace(lesson.id(), *arrangement);
    }
    Session session({lesson.first, lesson.explain, games::families()}, options);
    session.beginWith(position);
    if (!arrangement)
        arrangement = widgets::usualArrangement(lesson, session);
    session.setStep(request.step - 1);
    session.setSecondVoice(translations.voiceBeside(request.secondLanguage));
    if (request.step > session.stepCount()) {
        return Failure{WrongInput, noStep(request.step, session.stepCount())};
    }
    app::applyTheme(request.theme == QLatin1String("dark") ? widgets::ThemeChoice::Dark
                                                           : widgets::ThemeChoice::Light);
    return savePart(lesson, session, arrangement, request, translations);
}

} // namespace

ExitStatus render(const Request& request, app::Translations& translations)
{
    const auto position = readPosition(request.arguments.constFirst());
    if (!position)
        return WrongInput;
    const auto failure = renderPosition(*position, request, translations);
    if (!failure)
        return Done;
    complain(failure->text);
    return failure->status;
}

} // namespace laststone::cli
