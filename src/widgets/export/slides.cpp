// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/export/slides.h"

#include "teaching/notation.h"
#include "widgets/board/board_picture.h"
#include "widgets/look/theme.h"
#include "widgets/page/lesson.h"
#include "widgets/steps/step_document.h"

#include <QAbstractTextDocumentLayout>
#include <QApplication>
#include <QPainter>
#include <QTextDocument>

#include <algorithm>

namespace laststone::widgets {

namespace {

constexpr QSizeF kSlide(1280, 720); // 338.67 mm x 190.5 mm, as other programs' slides of 16:9 are

// Shares of the height; 4 % can be read from six picture heights away.
constexpr double kMargin = 0.05;
constexpr double kGap = 0.025;
constexpr double kBetween = 0.0165; // paragraphs
constexpr double kSmall = 0.034; // the line above the title
constexpr double kTitle = 0.06;
constexpr double kText = 0.046;
constexpr double kLegible = 0.04;
constexpr double kLeastWithTable = 0.025; // a table that makes the letters smaller than this is left out
constexpr double kSmallest = 0.016; // below that a slide is no slide; only monstrous texts get there
constexpr double kNotation = 0.1;
constexpr double kBoardFont = 0.03;
constexpr qsizetype kLongestNotation = 300; // characters

double share(double part)
{
    return kSlide.height() * part;
}

QFont slideFont(double pixels)
{
    QFont font = QApplication::font();
    font.setPixelSize(std::max(1, static_cast<int>(pixels)));
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

struct Block {
    std::unique_ptr<QTextDocument> document;
    double pixels = 0; // of its letters
    double height() const { return document->size().height(); }
};

Block blockOf(const QString& html, double width, double pixels)
{
    Block block{std::make_unique<QTextDocument>(), pixels};
    layOut(*block.document, html, slideFont(pixels), width, Medium::Paper);
    return block;
}

// The text in letters as large as fit, at most `largest` high.
Block fitted(const QString& html, const QSizeF& room, double largest)
{
    Block block = blockOf(html, room.width(), largest);
    const auto isTooLarge = [&] {
        return block.height() > room.height() || block.document->size().width() > room.width();
    };
    while (isTooLarge() && block.pixels > share(kSmallest))
        block = blockOf(html, room.width(), block.pixels - 1);
    return block;
}

void draw(QPainter& painter, const Block& block, const QPointF& at)
{
    QAbstractTextDocumentLayout::PaintContext context;
    context.palette = Theme::light().palette();
    painter.save();
    painter.translate(at);
    block.document->documentLayout()->draw(&painter, context);
    painter.restore();
}

QString span(const QString& text, const QColor& colour, bool bold)
{
    return QStringLiteral("<p style=\"margin:0;color:%1;font-weight:%2\">%3</p>")
        .arg(colour.name(), bold ? QStringLiteral("bold") : QStringLiteral("normal"), text.toHtmlEscaped());
}

QString shortened(const QString& notation)
{
    return notation.size() <= kLongestNotation ? notation
                                               : notation.left(kLongestNotation) + QStringLiteral(" …");
}

class Deck {
public:
    Deck(const Lesson& lesson, const teaching::Explanation& explanation,
         const std::optional<int>& arrangement)
        : m_lesson(lesson)
        , m_explanation(explanation)
        , m_notation(shortened(teaching::notation(explanation.position)))
        , m_board(firstView(lesson, explanation.position))
    {
        if (arrangement)
            m_board.arrangement = *arrangement;
    }

    void paintTitle(QPainter& painter) const
    {
        const Theme& theme = Theme::light();
        const auto voice = teaching::Voice::installed();
        const bool lost = m_explanation.position.game->outcome(m_explanation.position) == theory::Outcome::P;
        QRectF rest = begin(painter);

        QRectF board = rest;
        rest.setWidth(rest.width() * 0.46);
        board.setLeft(rest.right() + share(kMargin));
        place(painter, rest,
              fitted(span(voice.say(m_lesson.title), theme.muted, false), rest.size(), share(kText)));
        place(
            painter, rest,
            fitted(span(m_notation, theme.text, true), {rest.width(), rest.height() / 2}, share(kNotation)));
        const double pad = share(kGap);
        const Block verdict =
            fitted(span(voice.say(m_explanation.position.game->verdict(m_explanation.position)),
                        lost ? theme.lostText : theme.wonText, true),
                   {rest.width() - 2 * pad, rest.height() - 2 * pad}, share(kText));
        const QRectF field(rest.left(), rest.top(), rest.width(), verdict.height() + 2 * pad);
        painter.setPen(Qt::NoPen);
        painter.setBrush(lost ? theme.lostPale : theme.wonPale);
        painter.drawRoundedRect(field, pad / 2, pad / 2);
        draw(painter, verdict, field.topLeft() + QPointF(pad, pad));
        paintBoard(painter, m_lesson, m_board, boardStyle(), board);
    }

    void paintStep(QPainter& painter, std::size_t index) const
    {
        const Theme& theme = Theme::light();
        const teaching::Step& step = m_explanation.steps[index];
        const StepDocument document = rendered(step);
        const StepStyle style{
            theme, theme.goodText, 0, share(kBetween), 0, 0, static_cast<int>(share(kGap / 6))};
        QRectF rest = begin(painter);
        paintHead(painter, rest, index);
        place(painter, rest,
              fitted(document.html(style, StepDocument::Titles), {rest.width(), share(kTitle * 3)},
                     share(kTitle)));
        if (!document.details.isEmpty() || document.table) {
            const Block text = beside(document, style, rest);
            const double width = text.document->textWidth();
            draw(painter, text, QPointF(rest.right() - width, rest.top()));
            rest.setRight(rest.right() - width - share(kMargin));
        }
        BoardView board = m_board;
        board.marks = step.marks;
        paintBoard(painter, m_lesson, board, boardStyle(), rest);
    }

private:
    static BoardStyle boardStyle() { return {slideFont(share(kBoardFont)), &Theme::light()}; }

    // An empty slide, and what of it is inside the margins.
    QRectF begin(QPainter& painter) const
    {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.fillRect(QRectF(QPointF(), kSlide), Theme::light().card);
        const double margin = share(kMargin);
        return QRectF(QPointF(), kSlide).adjusted(margin, margin, -margin, -margin);
    }

    // Draws a block at the top of what is left and takes its height off.
    static void place(QPainter& painter, QRectF& rest, const Block& block)
    {
        draw(painter, block, rest.topLeft());
        rest.setTop(rest.top() + block.height() + share(kGap));
    }

    void paintHead(QPainter& painter, QRectF& rest, std::size_t index) const
    {
        const QFont font = slideFont(share(kSmall));
        const QFontMetricsF metrics(font);
        const QString counter = QStringLiteral("%1 / %2").arg(index + 1).arg(m_explanation.steps.size());
        const double counterWidth = metrics.horizontalAdvance(counter);
        const double baseline = rest.top() + metrics.ascent();
        painter.setFont(font);
        painter.setPen(Theme::light().muted);
        painter.drawText(QPointF(rest.right() - counterWidth, baseline), counter);
        painter.drawText(
            QPointF(rest.left(), baseline),
            metrics.elidedText(m_notation, Qt::ElideRight, rest.width() - counterWidth - share(kMargin)));
        rest.setTop(rest.top() + metrics.height() + share(kGap / 2));
    }

    // The table of a step above its text, if both can be read.
    static Block beside(const StepDocument& step, const StepStyle& style, const QRectF& rest)
    {
        if (step.table) {
            Block both = beside(step.html(style, StepDocument::Table | StepDocument::Details), rest);
            if (both.pixels >= share(kLeastWithTable))
                return both;
        }
        return beside(step.html(style, StepDocument::Details), rest);
    }

    // The text beside the board: as narrow as it can be read, wider where it would become too small.
    static Block beside(const QString& html, const QRectF& rest)
    {
        Block block;
        for (const double width : {0.36, 0.44, 0.52, 0.60}) {
            block = fitted(html, {rest.width() * width, rest.height()}, share(kText));
            if (block.pixels >= share(kLegible))
                break;
        }
        return block;
    }

    const Lesson& m_lesson;
    teaching::Explanation m_explanation;
    QString m_notation;
    BoardView m_board; // with no step
};

} // namespace

Pages slides(const Lesson& lesson, const teaching::Explanation& explanation,
             const std::optional<int>& arrangement)
{
    const auto deck = std::make_shared<const Deck>(lesson, explanation, arrangement);
    Pages pages{kSlide, {}, teaching::notation(explanation.position)};
    pages.paint.emplace_back([deck](QPainter& painter) { deck->paintTitle(painter); });
    for (std::size_t i = 0; i < explanation.steps.size(); ++i)
        pages.paint.emplace_back([deck, i](QPainter& painter) { deck->paintStep(painter, i); });
    return pages;
}

} // namespace laststone::widgets
