// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/board_picture.h"

#include "teaching/notation.h"
#include "widgets/board/board_widget.h"
#include "widgets/board/drawing_painter.h"
#include "widgets/board/out_of_sight.h"
#include "widgets/page/lesson.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QPicture>

#include <algorithm>
#include <memory>

namespace laststone::widgets {

namespace {

// How high a board may become: a picture is scrolled by whoever looks at it; on a slide a board that is made
// smaller than this cannot be read.
constexpr double kHighestPicture = 16'384; // pixels
constexpr double kMostTimesOnSlide = 3;
constexpr double kSign = 1.5; // the height of its line, in em

const Theme& themeOf(const BoardStyle& style)
{
    return style.theme ? *style.theme : Theme::of(QGuiApplication::palette());
}

// A board that has been laid out: how large it is, and how it is painted from its left upper corner on.
struct Sheet {
    QSizeF size;
    double height = 0; // of its contents, which may be more
    bool isShortened = false; // something has no room
    std::function<void(QPainter&)> paint;
};

Sheet drawnSheet(const BoardLooks& looks, const BoardView& view, const BoardStyle& style, const QSizeF& size)
{
    const double em = QFontMetricsF(style.font).height();
    const auto scene = makeScene(looks, view, size / em, textMeasure(style.font));
    if (const Work work = looks.missing ? looks.missing(scene) : Work())
        work(); // nobody waits for a picture in a frame
    const auto drawing = std::make_shared<const Drawing>(looks.draw(scene));
    return {size, drawing->height * em, drawing->isShortened, [=, &looks](QPainter& painter) {
                const QRectF all(QPointF(), size);
                const Theme& theme = themeOf(style);
                painter.fillRect(all, theme.card);
                // Of a board that is cut the last line says what is below it.
                const bool isCut = drawing->height * em > size.height() + 1;
                const QRectF line(0, size.height() / em - kSign, size.width() / em, isCut ? kSign : 0);
                painter.save();
                painter.setClipRect(all.adjusted(0, 0, 0, -line.height() * em), Qt::IntersectClip);
                paintDrawing(painter, *drawing, style.font, theme, all.toAlignedRect());
                painter.restore();
                Drawing sign;
                if (isCut)
                    sign.texts = {{.box = line,
                                   .text = outside(looks, *drawing, line.top(), drawing->height,
                                                   [&](const auto& words) {
                                                       return sayIn(view.second, words, scene.measure,
                                                                    line.width(), {});
                                                   }),
                                   .alignment = Qt::AlignCenter}};
                paintDrawing(painter, sign, style.font, theme, all.toAlignedRect());
            }};
}

// A board that is no drawing has a scene of its own, in a widget, and fits itself into its size.
Sheet widgetSheet(const Lesson& lesson, const BoardView& view, const BoardStyle& style, const QSizeF& size)
{
    const auto board = boardWidget(lesson, view, style, size.toSize());
    return {size, size.height(), false, [board](QPainter& painter) {
                // By way of a recording: a widget that is drawn on a moved painter has its clip moved twice.
                QPicture recording;
                QPainter recorder(&recording);
                board->render(&recorder);
                recorder.end();
                painter.drawPicture(0, 0, recording);
            }};
}

Sheet sheetOf(const Lesson& lesson, const BoardView& view, const BoardStyle& style, const QSizeF& size)
{
    const BoardLooks* const looks = lesson.looks ? lesson.looks(view.position) : nullptr;
    return looks ? drawnSheet(*looks, view, style, size) : widgetSheet(lesson, view, style, size);
}

// Gives the board room until all of it is seen: more height, or more of both so that it keeps its shape. A
// larger board may lay its stones out larger, so that takes some rounds.
enum class Growth { Height, Shape };
Sheet grownSheet(const Lesson& lesson, const BoardView& view, const BoardStyle& style, const QSizeF& size,
                 Growth growth)
{
    constexpr int kMostRounds = 12;
    const double most = growth == Growth::Shape ? size.height() * kMostTimesOnSlide
                                                : std::max(size.height(), kHighestPicture);
    const Sheet first = sheetOf(lesson, view, style, size);
    Sheet sheet = first;
    const auto isCut = [&] { return sheet.height > sheet.size.height() + 1; };
    for (int round = 0; round < kMostRounds && isCut() && sheet.size.height() < most; ++round) {
        const double height = std::min(most, std::ceil(sheet.height));
        const double width = growth == Growth::Shape ? size.width() * height / size.height() : size.width();
        sheet = sheetOf(lesson, view, style, {width, height});
    }
    return growth == Growth::Shape && isCut() ? first : sheet;
}

// As high as it has to be for what the board leaves out for want of room, if that is within reason.
Sheet roomySheet(const Lesson& lesson, const BoardView& view, const BoardStyle& style, const Sheet& sheet)
{
    constexpr int kMostRounds = 6;
    constexpr double kStep = 1.25;
    QSizeF size = sheet.size;
    Sheet roomy = sheet;
    for (int round = 0; round < kMostRounds && roomy.isShortened; ++round) {
        size.setHeight(std::ceil(size.height() * kStep));
        roomy = sheetOf(lesson, view, style, size);
    }
    return roomy.isShortened || roomy.size.height() > kHighestPicture ? sheet : roomy;
}

// Where something is drawn on the ground, and a margin; all where nothing is, or where it is too large to be
// looked at.
QRectF drawnPart(const Sheet& sheet)
{
    const QRect all(QPoint(), sheet.size.toSize());
    if (!isDrawable(all.size()))
        return all;
    QImage image(all.size(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    sheet.paint(painter);
    painter.end();
    const QRgb ground = image.pixel(0, 0);
    QRect drawn;
    for (int y = 0; y < image.height(); ++y) {
        const auto* line = reinterpret_cast<const QRgb*>(image.constScanLine(y));
        const auto isDrawn = [ground](QRgb pixel) { return pixel != ground; };
        const auto* end = line + image.width();
        const auto* first = std::find_if(line, end, isDrawn);
        if (first == end)
            continue;
        const auto* last = end - 1;
        while (!isDrawn(*last))
            --last;
        drawn |= QRect(QPoint(static_cast<int>(first - line), y), QPoint(static_cast<int>(last - line), y));
    }
    constexpr int kMargin = 12; // pixels
    return drawn.isNull() ? all : drawn.adjusted(-kMargin, -kMargin, kMargin, kMargin) & all;
}

} // namespace

std::shared_ptr<BoardWidget> boardWidget(const Lesson& lesson, const BoardView& view, const BoardStyle& style,
                                         const QSize& size)
{
    const std::shared_ptr<BoardWidget> board(newBoard(lesson, nullptr));
    board->setAttribute(Qt::WA_DontShowOnScreen);
    board->setAttribute(Qt::WA_QuitOnClose, false);
    board->setFocusPolicy(Qt::NoFocus);
    board->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    if (style.theme) {
        board->setPalette(style.theme->palette());
        board->setStyleSheet(style.theme->styleSheet());
    }
    board->setFont(style.font);
    board->setAnimated(false);
    board->setPlayable(false);
    board->setEditable(false);
    board->setArrangement(view.arrangement);
    board->setVerdictShown(view.isVerdictShown);
    board->setPosition(view.position, std::nullopt);
    board->setShown(view.shown);
    board->resize(size);
    board->show(); // it is laid out only then
    return board;
}

std::optional<int> usualArrangement(const Lesson& lesson, const teaching::Session& session)
{
    const BoardLooks* const looks = lesson.looks ? lesson.looks(session.position()) : nullptr;
    if (!looks || looks->arrangements.empty())
        return std::nullopt;
    return std::min(session.arrangement(), static_cast<int>(looks->arrangements.size()) - 1);
}

BoardView firstView(const Lesson& lesson, const teaching::Position& position)
{
    const BoardLooks* const looks = lesson.looks ? lesson.looks(position) : nullptr;
    return {.position = position, .arrangement = looks ? looks->firstArrangement : 0};
}

void paintBoard(QPainter& painter, const Lesson& lesson, const BoardView& view, const BoardStyle& style,
                const QRectF& area)
{
    const Sheet sheet = grownSheet(lesson, view, style, area.size(), Growth::Shape);
    const double scale = std::min(area.width() / sheet.size.width(), area.height() / sheet.size.height());
    painter.save();
    painter.setClipRect(area, Qt::IntersectClip);
    painter.translate(area.topLeft());
    painter.scale(scale, scale);
    sheet.paint(painter);
    painter.restore();
}

Picture boardPicture(const Lesson& lesson, const BoardView& view, const BoardStyle& style, const QSize& size,
                     Cut cut)
{
    const Sheet sheet = grownSheet(lesson, view, style, size, Growth::Height);
    const QString title = teaching::notation(view.position);
    if (cut == Cut::Never)
        return {sheet.size, sheet.paint, title};
    const Sheet roomy = roomySheet(lesson, view, style, sheet);
    const QRectF part = drawnPart(roomy);
    return {part.size(),
            [roomy, part](QPainter& painter) {
                painter.setClipRect(QRectF(QPointF(), part.size()), Qt::IntersectClip);
                painter.translate(-part.topLeft());
                roomy.paint(painter);
            },
            title};
}

} // namespace laststone::widgets
