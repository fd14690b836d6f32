// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/render_command.h"

#include "app/main_window.h"
#include "games/catalogue.h"
#include "teaching/notation.h"
#include "widgets/board/board_picture.h"
#include "widgets/chart/chart_panel.h"
#include "widgets/export/explanation_picture.h"
#include "widgets/export/picture.h"
#include "widgets/export/slides.h"
#include "widgets/page/lesson_page.h"
#include "widgets/stage/stage_view.h"

#include <QApplication>
#include <QPainter>

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
    widget.setUpdatesEnabled(true);
}

// What becomes of a picture: nothing, when it has been written, or what went wrong.
struct Failure {
    ExitStatus status;
    QString text;
};

std::optional<Failure> written(const Request& request, const std::optional<QString>& error)
{
    if (!error)
        return std::nullopt;
    //: %1 is a file name, %2 what the system says
    return Failure{Failed, Tr::tr("%1 could not be written: %2").arg(request.output, *error)};
}

std::optional<Failure> save(const Picture& picture, const Request& request)
{
    const QSize pixels = widgets::pixels(picture.size, request.scale);
    if (widgets::pictureFormat(request.output) == widgets::PictureFormat::Png
        && !widgets::isDrawable(pixels)) {
        //: %1 and %2 are numbers of pixels
        return Failure{WrongInput,
                       Tr::tr("a picture of %1 × %2 pixels is too large: choose a smaller --scale")
                           .arg(pixels.width())
                           .arg(pixels.height())};
    }
    return written(request, widgets::save(picture, request.output, request.scale));
}

std::optional<Failure> save(QWidget& widget, const Request& request)
{
    settle(widget, sizeOf(request));
    return save({widget.size(), [&widget](QPainter& painter) { widget.render(&painter); },
                 request.arguments.constFirst()},
                request);
}

std::optional<Failure> saveExplanation(const widgets::Lesson& lesson,
                                       const teaching::Explanation& explanation, const Request& request)
{
    if (widgets::pictureFormat(request.output) == widgets::PictureFormat::Pdf)
        return written(
            request,
            widgets::save(widgets::encode(widgets::explanationPages(lesson, explanation)), request.output));
    return save(widgets::explanationPicture(lesson, explanation), request);
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

std::optional<Failure> savePart(const widgets::Lesson& lesson, Session& session, const Request& request,
                                app::Translations& translations)
{
    if (request.part == QLatin1String("projection")) {
        session.setStep(std::max(0, session.step()));
        widgets::StageView stage(lesson, session);
        stage.setScene({true});
        return save(stage, request);
    }
    if (request.part == QLatin1String("page")) {
        app::MainWindow window(translations, {});
        window.openPosition(session.position());
        window.page()->session().setStep(request.step - 1);
        return save(window, request);
    }
    if (request.part == QLatin1String("board")) {
        widgets::BoardView view = widgets::firstView(lesson, session.position());
        view.marks = session.marks();
        return save(widgets::boardPicture(lesson, view, {QApplication::font()}, sizeOf(request)), request);
    }
    if (request.part == QLatin1String("explanation"))
        return saveExplanation(lesson, session.explanation(), request);
    if (request.part == QLatin1String("slides")) {
        const auto slides = widgets::slides(lesson, session.explanation(), std::nullopt);
        return written(request, widgets::save(widgets::encode(slides), request.output));
    }
    return saveChart(lesson, session, request);
}

} // namespace

ExitStatus render(const Request& request, app::Translations& translations)
{
    const auto parsed = teaching::parsePosition(request.arguments.constFirst(), games::families(), nullptr);
    if (const auto* error = std::get_if<teaching::NotationError>(&parsed)) {
        complain(teaching::Voice::installed().say(teaching::describe(*error)));
        return WrongInput;
    }
    if (!widgets::pictureFormat(request.output)) {
        //: %1 is a file name
        complain(Tr::tr("%1 does not end in .png, .svg or .pdf").arg(request.output));
        return WrongInput;
    }
    const auto& position = std::get<Position>(parsed);
    const auto& lesson = *games::findLesson(position.word());
    Session session({lesson.first, lesson.explain, games::families()}, {});
    session.beginWith(position);
    session.setStep(request.step - 1);
    const int steps = session.stepCount();
    if (request.step > steps) {
        //: %1 is a step that was asked for, %2 how many there are
        complain(Tr::tr("there is no step %1: the explanation has %2").arg(request.step).arg(steps));
        return WrongInput;
    }

    app::applyTheme(request.theme == QLatin1String("dark") ? widgets::ThemeChoice::Dark
                                                           : widgets::ThemeChoice::Light);
    if (const auto failure = savePart(lesson, session, request, translations)) {
        complain(failure->text);
        return failure->status;
    }
    return Done;
}

} // namespace laststone::cli
