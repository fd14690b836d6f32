// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/export/explanation_picture.h"

#include "teaching/notation.h"
#include "widgets/look/theme.h"
#include "widgets/page/lesson.h"
#include "widgets/steps/step_delegate.h"

#include <QAbstractTextDocumentLayout>
#include <QApplication>
#include <QPainter>
#include <QTextDocument>
#include <QTextFrame>

#include <cmath>
#include <memory>

namespace laststone::widgets {

using teaching::Explanation;
using teaching::Voice;

namespace {

constexpr QSizeF kPaper(210, 297); // A4, in millimetres
constexpr double kMargin = 18;
constexpr double kFooter = 9; // from the lower edge to the line of the page number
constexpr double kPointSize = 11; // for paper, whatever the size on the screen is

double pixelsOf(double millimetres)
{
    return pixelsOfMillimetres({millimetres, 0}).width();
}

QFont paperFont(double size)
{
    QFont font = QApplication::font();
    font.setPointSizeF(size);
    // Paper has more dots than the screen, to whose dots letters would otherwise be moved.
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

QString headHtml(const Lesson& lesson, const teaching::Position& position, const Theme& theme)
{
    const auto voice = Voice::installed();
    const bool lost = position.game->outcome(position) == theory::Outcome::P;
    const QString lessonTitle = voice.say(lesson.title).toHtmlEscaped();
    const QString verdict = voice.say(position.game->verdict(position)).toHtmlEscaped();
    return QStringLiteral(
               "<p style=\"margin:0;color:%1\">%2</p>"
               "<p style=\"margin:0;font-size:20pt;font-weight:bold;color:%3\">%4</p>"
               "<table width=\"100%\" cellspacing=\"0\" cellpadding=\"6\" style=\"margin-top:8px\">"
               "<tr><td bgcolor=\"%5\"><span style=\"font-weight:bold;color:%6\">%7</span></td>"
               "</tr></table>")
        .arg(theme.muted.name(), lessonTitle, theme.text.name(), teaching::notation(position).toHtmlEscaped(),
             (lost ? theme.lostPale : theme.wonPale).name(), (lost ? theme.lostText : theme.wonText).name(),
             verdict);
}

// Its number hangs in front of a step.
QString numberedHtml(std::size_t number, const StepDocument& step, const Theme& theme)
{
    return QStringLiteral(
               "<table width=\"100%\" cellspacing=\"0\" cellpadding=\"0\" style=\"margin-top:14px\">"
               "<tr><td width=\"32\"><span style=\"font-weight:bold;color:%1\">%2</span></td>"
               "<td>%3</td></tr></table>")
        .arg(theme.goodText.name(), QString::number(number), step.html(panelStyle(theme)));
}

std::shared_ptr<QTextDocument> document(const Lesson& lesson, const Explanation& explanation,
                                        const std::optional<Voice>& second)
{
    const Theme& theme = Theme::light();
    QString html = headHtml(lesson, explanation.position, theme);
    std::size_t number = 0;
    for (const teaching::Step& step : explanation.steps)
        html += numberedHtml(++number, rendered(step, second), theme);
    auto made = std::make_shared<QTextDocument>();
    layOut(*made, html, paperFont(kPointSize), pixelsOf(kPaper.width() - 2 * kMargin), Medium::Paper);
    return made;
}

void draw(QPainter& painter, QTextDocument& document, const QRectF& part)
{
    QAbstractTextDocumentLayout::PaintContext context;
    context.palette = Theme::light().palette();
    context.clip = part;
    painter.save();
    painter.setClipRect(part);
    document.documentLayout()->draw(&painter, context);
    painter.restore();
}

// A step goes on a new page rather than over two, unless it is longer than a page.
void keepStepsWhole(const QTextDocument& text)
{
    const double page = text.pageSize().height();
    for (QTextFrame* step : text.rootFrame()->childFrames()) {
        const QRectF place = text.documentLayout()->frameBoundingRect(step);
        const bool isCut = std::floor(place.top() / page) != std::floor((place.bottom() - 1) / page);
        if (!isCut || place.height() > page)
            continue;
        QTextFrameFormat format = step->frameFormat();
        format.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
        step->setFrameFormat(format); // what follows is laid out again
    }
}

void drawFooter(QPainter& painter, const QSizeF& page, const QString& notation, int number, int count)
{
    constexpr double kSize = 9;
    const double margin = pixelsOf(kMargin);
    const QFont font = paperFont(kSize);
    const QFontMetricsF metrics(font);
    const QString place = QStringLiteral("%1 / %2").arg(number).arg(count);
    const double room = page.width() - 2 * margin - metrics.horizontalAdvance(place) - metrics.height();
    const double baseline = page.height() - pixelsOf(kFooter);
    painter.setFont(font);
    painter.setPen(Theme::light().muted);
    painter.drawText(QPointF(margin, baseline), metrics.elidedText(notation, Qt::ElideRight, room));
    painter.drawText(QPointF(page.width() - margin - metrics.horizontalAdvance(place), baseline), place);
}

} // namespace

Picture explanationPicture(const Lesson& lesson, const Explanation& explanation,
                           const std::optional<Voice>& second)
{
    const auto text = document(lesson, explanation, second);
    const double margin = pixelsOf(kMargin);
    const QSizeF inner = text->size();
    // Whole pixels, so that the paper ends where the picture does.
    const QSizeF size(std::ceil(pixelsOf(kPaper.width())), std::ceil(inner.height() + 2 * margin));
    return {size,
            [=](QPainter& painter) {
                painter.fillRect(QRectF(QPointF(), size), Theme::light().card);
                painter.translate(margin, margin);
                draw(painter, *text, QRectF(QPointF(), inner));
            },
            teaching::notation(explanation.position)};
}

Pages explanationPages(const Lesson& lesson, const Explanation& explanation,
                       const std::optional<Voice>& second)
{
    const auto text = document(lesson, explanation, second);
    const double margin = pixelsOf(kMargin);
    const QSizeF paper = pixelsOfMillimetres(kPaper);
    const QSizeF inner(paper.width() - 2 * margin, paper.height() - 2 * margin);
    text->setPageSize(inner);
    keepStepsWhole(*text);
    Pages pages{paper, {}, teaching::notation(explanation.position)};
    const int count = text->pageCount();
    for (int i = 0; i < count; ++i) {
        pages.paint.emplace_back([=, title = pages.title](QPainter& painter) {
            drawFooter(painter, paper, title, i + 1, count);
            painter.translate(margin, margin - i * inner.height());
            draw(painter, *text, QRectF(QPointF(0, i * inner.height()), inner));
        });
    }
    return pages;
}

} // namespace laststone::widgets
