// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/export/explanation_picture.h"

#include "teaching/notation.h"
#include "widgets/board/board_picture.h"
#include "widgets/board/board_widget.h"
#include "widgets/chart/chart_view.h"
#include "widgets/look/theme.h"
#include "widgets/look/unbroken.h"
#include "widgets/page/game_name.h"
#include "widgets/page/lesson.h"
#include "widgets/steps/step_document.h"
#include "widgets/steps/text_pages.h"

#include <QAbstractTextDocumentLayout>
#include <QApplication>
#include <QPainter>
#include <QRegularExpression>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextFrame>
#include <QTextLayout>

#include <algorithm>
#include <cmath>
#include <memory>
#include <string_view>

namespace laststone::widgets {

using teaching::Explanation;
using teaching::Sentence;
using teaching::Voice;

namespace {

constexpr QSizeF kPaper(210, 297); // A4, in millimetres
constexpr double kPaperMargin = 18;
constexpr double kFooter = 9; // from the lower edge to the line of the page number
constexpr double kPointSize = 11; // for paper, whatever the size on the screen is

double pixelsOf(double millimetres)
{
    return pixelsOfMillimetres({millimetres, 0}).width();
}

// Paper has more dots than the screen, to whose dots letters would otherwise be moved.
QFont printFont()
{
    QFont font = QApplication::font();
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

QFont paperFont(double points)
{
    QFont font = printFont();
    font.setPointSizeF(points);
    return font;
}

// Who wins is told in it, or not.
QString headHtml(const Lesson& lesson, const teaching::Position& position, const std::optional<Voice>& second,
                 const Theme& theme, bool isTold)
{
    const auto voice = Voice::installed();
    const bool lost = position.game->outcome(position) == theory::Outcome::P;
    const QString lessonTitle =
        (voice.say(lesson.title) + QStringLiteral(" · ") + teaching::notation(position)).toHtmlEscaped();
    const auto html = [](const QString& text) { return unbroken(text).toHtmlEscaped(); };
    QString verdict = html(voice.say(position.game->verdict(position)));
    QString title = html(inWords(lesson, position, voice));
    if (second) {
        verdict += QStringLiteral("<br/>") + html(second->say(position.game->verdict(position)));
        if (gameName(lesson, position, *second) != gameName(lesson, position, voice))
            title += QStringLiteral("<br/>") + html(inWords(lesson, position, *second));
    }
    const QString head =
        QStringLiteral(
            "<p style=\"margin:0;white-space:pre-wrap;color:%1\">%2</p>"
            "<p style=\"margin:0;white-space:pre-wrap;font-size:20pt;font-weight:bold;color:%3\">%4</p>")
            .arg(theme.muted.name(), lessonTitle, theme.text.name(), title);
    // The board stands below a table, with or without words in it.
    return head
        + QStringLiteral(
              "<table width=\"100%\" cellspacing=\"0\" cellpadding=\"6\" style=\"margin-top:8px\">"
              "<tr><td%1><span "
              "style=\"white-space:pre-wrap;font-weight:bold;color:%2\">%3</span></td></tr></table>")
              .arg(isTold
                       ? QStringLiteral(" bgcolor=\"%1\"").arg((lost ? theme.lostPale : theme.wonPale).name())
                       : QString(),
                   (lost ? theme.lostText : theme.wonText).name(), isTold ? verdict : QString());
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

BoardView viewIn(const Lesson& lesson, const teaching::Position& position,
                 const std::optional<int>& arrangement, const std::optional<Voice>& second)
{
    BoardView view = firstView(lesson, position);
    view.arrangement = arrangement.value_or(view.arrangement);
    view.second = second;
    return view;
}

// The board above the steps of a sheet: room for it is the margin of an empty table.
constexpr double kAroundBoard = 4; // millimetres

// Higher where there are rows of stones and the options of one of them.
double boardOnPaper(const Lesson& lesson, const teaching::Position& position)
{
    constexpr double kUsual = 62;
    constexpr double kRow = 14;
    constexpr std::size_t kMostRows = 6;
    const std::size_t rows = lesson.kinds.empty() ? 1 : std::min(kMostRows, position.heaps.size());
    return kUsual + kRow * static_cast<double>(std::max<std::size_t>(2, rows) - 2);
}

void drawBoard(QPainter& painter, const Lesson& lesson, const BoardView& board, const QTextDocument& text,
               const QPointF& at)
{
    QTextFrame* const head = text.rootFrame()->childFrames().constFirst();
    const double top = text.documentLayout()->frameBoundingRect(head).bottom() + pixelsOf(kAroundBoard);
    const QRectF area(at + QPointF(0, top),
                      QSizeF(text.textWidth(), pixelsOf(boardOnPaper(lesson, board.position))));
    paintBoard(painter, lesson, board, {paperFont(kPointSize), &Theme::light()}, area);
}

std::shared_ptr<QTextDocument> document(const Lesson& lesson, const Explanation& explanation,
                                        const std::optional<Voice>& second, bool isTold)
{
    const Theme& theme = Theme::light();
    QString html = headHtml(lesson, explanation.position, second, theme, isTold);
    std::size_t number = 0;
    html += QStringLiteral("<table cellspacing=\"0\" cellpadding=\"0\" style=\"margin-top:%1px\">"
                           "<tr><td></td></tr></table>")
                .arg(static_cast<int>(pixelsOf(boardOnPaper(lesson, explanation.position))));
    for (const teaching::Step& step : explanation.steps)
        html += numberedHtml(++number, rendered(step, second), theme);
    auto made = std::make_shared<QTextDocument>();
    // On long lines few words are torn, and joiners would part them for whoever searches or copies from the
    // file.
    static const QRegularExpression joiners(QStringLiteral("(?<=\\p{Han})\\x{2060}(?=\\p{Han})"));
    html.remove(joiners);
    layOut(*made, html, paperFont(kPointSize), pixelsOf(kPaper.width() - 2 * kPaperMargin), Medium::Paper);
    return made;
}

// The document from `at` on, or a part of it alone.
void draw(QPainter& painter, const QTextDocument& document, const QPointF& at, const QRectF& part = {})
{
    QAbstractTextDocumentLayout::PaintContext context;
    context.palette = Theme::light().palette();
    context.clip = part;
    painter.save();
    painter.translate(at);
    if (!part.isNull())
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
    const double margin = pixelsOf(kPaperMargin);
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

constexpr QSizeF kSlide(1280, 720); // 338.67 mm x 190.5 mm, as other programs' slides of 16:9 are

// Shares of the height; 4 % can be read from six picture heights away.
constexpr double kMargin = 0.05;
constexpr double kGap = 0.025;
constexpr double kBetween = 0.0165; // paragraphs
constexpr double kSmall = 0.034; // the line above the title
constexpr double kTitle = 0.06;
constexpr double kText = 0.046;
constexpr double kLegible = 0.04;
constexpr std::size_t kMostWithTable = 3; // slides; a table that takes more is left out
constexpr double kWidestText = 0.6; // of the width, beside a board
constexpr double kUsualBoard = 0.55; // of the width, with a text beside it
constexpr double kShareOfPages = 0.44; // of the width, where a text goes over several slides
constexpr double kSmallest = 0.016; // below that a slide is no slide; only monstrous texts get there
constexpr double kEndless = 1e6; // pixels: as high as a text becomes
constexpr double kNotation = 0.1;
constexpr double kBoardFont = 0.03;

double share(double part)
{
    return kSlide.height() * part;
}

QFont slideFont(double pixels)
{
    QFont font = printFont();
    font.setPixelSize(std::max(1, static_cast<int>(pixels)));
    return font;
}

struct Block {
    std::unique_ptr<QTextDocument> document;
    double pixels = 0; // of its letters
    double height() const { return document->size().height(); }
};

// What stands beside the board, on as many slides as it takes.
struct SlideText {
    Block block;
    std::vector<TextPage> pages{{}};
};

Block blockOf(const QString& html, double width, double pixels)
{
    Block block{std::make_unique<QTextDocument>(), pixels};
    layOut(*block.document, html, slideFont(pixels), width, Medium::Paper);
    return block;
}

// Whether a line ends within a number, which has no room on a line of its own.
bool tearsNumber(const Block& laidOut)
{
    static const QRegularExpression ending(QStringLiteral("[\\d\u202f]\u200b?$"));
    const auto isInNumber = [](QChar c) { return c.isDigit() || c == teaching::kBetweenGroups; };
    for (QTextBlock block = laidOut.document->begin(); block.isValid(); block = block.next()) {
        for (int i = 0; i + 1 < block.layout()->lineCount(); ++i) {
            const int next = block.layout()->lineAt(i + 1).textStart();
            if (isInNumber(block.text()[next]) && block.text().first(next).contains(ending))
                return true;
        }
    }
    return false;
}

// The text in letters as large as fit, at most `largest` high; none where they would be smaller than `least`,
// a share of the height.
std::optional<Block> fitted(const QString& html, const QSizeF& room, double largest, double least)
{
    const auto isTooLarge = [&](const Block& block) {
        return block.height() > room.height() || block.document->size().width() > room.width();
    };
    Block best = blockOf(html, room.width(), largest);
    if (!isTooLarge(best))
        return best;
    // Pixels less than the largest. Each try takes its time: the smallest first, which often decides.
    int tooFew = 0;
    int enough = static_cast<int>(largest - share(least));
    if (enough > 0)
        best = blockOf(html, room.width(), largest - enough);
    if (isTooLarge(best))
        return std::nullopt;
    while (enough - tooFew > 1) {
        const int tried = (tooFew + enough) / 2;
        Block block = blockOf(html, room.width(), largest - tried);
        const bool isIn = !isTooLarge(block);
        (isIn ? enough : tooFew) = tried;
        if (isIn)
            best = std::move(block);
    }
    return best;
}

// The same, in the smallest letters of all where nothing else helps.
Block fitted(const QString& html, const QSizeF& room, double largest)
{
    auto block = fitted(html, room, largest, kSmallest);
    return block ? std::move(*block) : blockOf(html, room.width(), share(kSmallest));
}

// HTML would make a space, where a line may end, of what stands between the groups of a number.
QString span(const QString& text, const QColor& colour, bool bold)
{
    return QStringLiteral("<p style=\"margin:0;white-space:pre-wrap;color:%1;font-weight:%2\">%3</p>")
        .arg(colour.name(), bold ? QStringLiteral("bold") : QStringLiteral("normal"),
             unbroken(text).toHtmlEscaped());
}

class Deck {
public:
    Deck(const Lesson& lesson, const Explanation& explanation, const std::optional<int>& arrangement,
         const std::optional<Voice>& second)
        : m_lesson(lesson)
        , m_explanation(explanation)
        , m_second(second)
        , m_name(inWords(lesson, explanation.position, Voice::installed()))
        , m_board(viewIn(lesson, explanation.position, arrangement, second))
        , m_chart(chartOf(lesson, explanation.position))
        , m_leader(leaderOf(lesson, explanation.position))
    {
        // One size, so that nothing jumps from slide to slide.
        layOut({kText, kLegible});
        double letters = kText;
        for (const Slide& slide : m_steps) {
            if (slide.text.block.document)
                letters = std::min(letters, slide.text.block.pixels / kSlide.height());
        }
        letters = std::max(letters, kLegible);
        if (letters < kText)
            layOut({letters, letters});
    }

    bool hasChart() const { return m_chart != nullptr; }
    std::size_t pageCount(std::size_t step) const { return m_steps[step].text.pages.size(); }

    // The class is to be asked who wins.
    void paintTitle(QPainter& painter) const
    {
        QRectF rest = begin(painter);
        QRectF board = rest;
        rest.setWidth(rest.width() * 0.46);
        board.setLeft(rest.right() + share(kMargin));
        for (const Block& block : titleBlocks(rest.size()))
            place(painter, rest, block);
        BoardView asked = m_board;
        asked.isVerdictShown = false;
        paintBoard(painter, m_lesson, asked, boardStyle(), board);
    }

    void paintStep(QPainter& painter, std::size_t index, std::size_t page) const
    {
        const Slide& slide = m_steps[index];
        QRectF rest = begin(painter);
        paintHead(painter, rest, index, page);
        place(painter, rest, slide.title);
        if (const Block& text = slide.text.block; text.document) {
            const double width = text.document->textWidth();
            const TextPage& part = slide.text.pages[page];
            draw(painter, *text.document, QPointF(rest.right() - width, rest.top() - part.top),
                 QRectF(0, part.top, width, part.height()));
            rest.setRight(rest.right() - width - share(kMargin));
        }
        BoardView board = m_board;
        board.shown = m_explanation.steps[index].shown;
        board.isVerdictShown = isToldBy(index);
        board.readPart = slide.readPart;
        paintBoard(painter, m_lesson, board, boardStyle(), rest);
    }

    // What all the positions around it are like, once it has been told who wins.
    void paintChart(QPainter& painter) const
    {
        QRectF rest = begin(painter);
        const Sentence& title = m_chart->data().title;
        place(painter, rest,
              fitted(span(Voice::installed().say(title), Theme::light().text, true),
                     {rest.width(), share(kTitle * 2)}, share(kTitle)));
        if (m_second)
            place(painter, rest,
                  fitted(span(m_second->say(title), Theme::light().muted, false),
                         {rest.width(), share(kTitle * 2)}, share(kText)));
        m_chart->resize(rest.size().toSize());
        m_chart->scene()->render(&painter, rest, m_chart->sceneRect());
    }

private:
    // What a step says, laid out.
    struct Slide {
        Block title;
        SlideText text;
        std::optional<std::size_t> readPart; // of the board: it stays where the last step has been
    };

    struct Letters { // of the texts, shares of the height
        double largest;
        double least;
    };

    void layOut(const Letters& letters)
    {
        m_steps.clear();
        std::optional<std::size_t> read;
        for (const teaching::Step& step : m_explanation.steps) {
            if (const auto part = partReadBy(step.shown))
                read = part;
            m_steps.push_back(slideOf(step, read, letters));
        }
    }

    Slide slideOf(const teaching::Step& step, const std::optional<std::size_t>& readPart,
                  const Letters& letters) const
    {
        const StepDocument document = rendered(step, m_second);
        const StepStyle style{Theme::light(),
                              Theme::light().goodText,
                              0,
                              share(kBetween),
                              share(kBetween / 3),
                              0,
                              static_cast<int>(share(kGap / 6)),
                              {},
                              false}; // the board beside it has them
        QRectF rest = inMargins();
        rest.setTop(rest.top() + headHeight());
        Slide slide{fitted(document.html(style, StepDocument::Titles), {rest.width(), share(kTitle * 3)},
                           share(kTitle)),
                    {},
                    readPart};
        rest.setTop(rest.top() + slide.title.height() + share(kGap));
        if (!document.details.isEmpty() || document.table)
            slide.text = beside(document, style, rest.size(), letters);
        return slide;
    }

    // Game, position and rule in each language: all as much smaller as it takes, so that none is tiny below
    // another that is large.
    std::vector<Block> titleBlocks(const QSizeF& room) const
    {
        constexpr double kStep = 0.05;
        double scale = 1;
        std::vector<Block> blocks = titleBlocks(room.width(), scale);
        const auto isTooHigh = [&] {
            double height = -share(kGap);
            for (const Block& block : blocks)
                height += block.height() + share(kGap);
            return height > room.height();
        };
        // No number is torn as long as the notation is no smaller than the other words.
        const auto isTorn = [&] { return std::ranges::any_of(blocks, tearsNumber); };
        while ((isTooHigh() && scale * kNotation > kSmallest) || (isTorn() && scale * kNotation > kText)) {
            scale -= kStep;
            blocks = titleBlocks(room.width(), scale);
        }
        return blocks;
    }
    std::vector<Block> titleBlocks(double width, double scale) const
    {
        const Theme& theme = Theme::light();
        const teaching::Position& position = m_explanation.position;
        std::vector<Block> blocks;
        const auto add = [&](const QString& text, const QColor& colour, bool isBold, double largest) {
            const double pixels = share(std::max(kSmallest, largest * scale));
            blocks.push_back(fitted(span(text, colour, isBold), {width, kEndless}, pixels));
        };
        const Voice& voice = Voice::installed();
        add(voice.say(m_lesson.title), theme.muted, false, kText);
        add(inWords(m_lesson, position, voice), theme.text, true, kNotation);
        add(voice.say(position.game->ruleSentence(position)), theme.muted, false, kText);
        if (m_second) {
            add(inWords(m_lesson, position, *m_second), theme.muted, true, kTitle);
            add(m_second->say(position.game->ruleSentence(position)), theme.muted, false, kText);
        }
        return blocks;
    }

    static BoardStyle boardStyle() { return {slideFont(share(kBoardFont)), &Theme::light()}; }

    // An empty slide, and what of it is inside the margins.
    QRectF begin(QPainter& painter) const
    {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.fillRect(QRectF(QPointF(), kSlide), Theme::light().card);
        return inMargins();
    }
    static QRectF inMargins()
    {
        const double margin = share(kMargin);
        return QRectF(QPointF(), kSlide).adjusted(margin, margin, -margin, -margin);
    }

    // Draws a block at the top of what is left and takes its height off.
    static void place(QPainter& painter, QRectF& rest, const Block& block)
    {
        draw(painter, *block.document, rest.topLeft());
        rest.setTop(rest.top() + block.height() + share(kGap));
    }

    static double headHeight() { return QFontMetricsF(slideFont(share(kSmall))).height() + share(kGap / 2); }

    void paintHead(QPainter& painter, QRectF& rest, std::size_t index, std::size_t page) const
    {
        const QFont font = slideFont(share(kSmall));
        const QFontMetricsF metrics(font);
        QString counter = QStringLiteral("%1 / %2").arg(index + 1).arg(m_explanation.steps.size());
        if (pageCount(index) > 1)
            counter += QStringLiteral(" · %1/%2").arg(page + 1).arg(pageCount(index));
        const double counterWidth = metrics.horizontalAdvance(counter);
        const double baseline = rest.top() + metrics.ascent();
        painter.setFont(font);
        painter.setPen(Theme::light().muted);
        painter.drawText(QPointF(rest.right() - counterWidth, baseline), counter);
        painter.drawText(
            QPointF(rest.left(), baseline),
            metrics.elidedText(m_name, Qt::ElideRight, rest.width() - counterWidth - share(kMargin)));
        rest.setTop(rest.top() + headHeight());
    }

    // The table of a step above its text, on few slides.
    static SlideText beside(const StepDocument& step, const StepStyle& style, const QSizeF& room,
                            const Letters& letters)
    {
        const auto with = [&](int parts) {
            const auto html = [&](const StepDocument& document) { return document.html(style, parts); };
            auto text = whole(html(step), room, letters);
            if (!text)
                text = inPages(html(step), room, letters);
            // From sentence to sentence, each with its translation, rather than in the middle of one.
            if (std::ranges::any_of(text->pages, &TextPage::isTorn))
                text = inPages(html(bySentence(step)), room, letters);
            return std::move(*text);
        };
        SlideText text = with(StepDocument::Table | StepDocument::Details);
        return step.table && text.pages.size() > kMostWithTable ? with(StepDocument::Details)
                                                                : std::move(text);
    }

    // The text beside the board: as narrow as it can be read, and wider where it would become too small.
    static std::optional<SlideText> whole(const QString& html, const QSizeF& room, const Letters& letters)
    {
        for (const double width : {0.36, 0.44, 0.52, kWidestText}) {
            const QSizeF side(room.width() * width, room.height());
            if (auto block = fitted(html, side, share(letters.largest), letters.least)) {
                const double height = block->height();
                return SlideText{std::move(*block), {{0, height}}};
            }
        }
        return std::nullopt;
    }

    // On several slides.
    static SlideText inPages(const QString& html, const QSizeF& room, const Letters& letters)
    {
        SlideText text{fitted(html, {room.width() * kShareOfPages, kEndless}, share(letters.least)), {}};
        text.pages = pagesOf(*text.block.document, room.height(), room.height(), share(kBetween));
        return text;
    }

    // The board may tell who wins from the step on that says it.
    bool isToldBy(std::size_t index) const
    {
        const auto& steps = m_explanation.steps;
        const auto verdict = std::ranges::find_if(
            steps, [](const teaching::Step& step) { return std::string_view(step.id) == "verdict"; });
        return index >= static_cast<std::size_t>(verdict - steps.begin());
    }

    // A board that is no drawing puts its parts where they suit its room, the same for all who show them at
    // the same time: this one is there as long as the slides are, in the room that most of them have.
    static std::shared_ptr<BoardWidget> leaderOf(const Lesson& lesson, const teaching::Position& position)
    {
        if (lesson.looks && lesson.looks(position))
            return nullptr;
        const QSizeF room = inMargins().size();
        const double height = room.height() - headHeight() - share(kTitle + 2 * kGap);
        const QSize size(static_cast<int>(room.width() * kUsualBoard), static_cast<int>(height));
        return boardWidget(lesson, {.position = position}, boardStyle(), size);
    }

    // Null where there is none to be drawn.
    static std::shared_ptr<ChartView> chartOf(const Lesson& lesson, const teaching::Position& position)
    {
        const teaching::Plane& plane = lesson.planeOf(position);
        const auto axes = plane.axes(position);
        auto chart = std::make_shared<ChartView>();
        chart->setAttribute(Qt::WA_DontShowOnScreen);
        chart->setAttribute(Qt::WA_QuitOnClose, false);
        chart->setPalette(Theme::light().palette());
        chart->setStyleSheet(Theme::light().styleSheet());
        chart->setFont(slideFont(share(kBoardFont)));
        chart->setTitleShown(false);
        chart->resize(kSlide.toSize());
        chart->show(); // it is laid out only then
        chart->showPlane(plane, position, axes.empty() ? 0 : axes[0], axes.size() < 2 ? 1 : axes[1],
                         ChartView::Focus::Anew);
        return chart->data().drawable ? chart : nullptr;
    }

    const Lesson& m_lesson;
    Explanation m_explanation;
    std::optional<Voice> m_second;
    QString m_name; // of the game, with the numbers of the position
    BoardView m_board; // with no step
    std::shared_ptr<ChartView> m_chart;
    std::shared_ptr<BoardWidget> m_leader;
    std::vector<Slide> m_steps;
};

} // namespace

Picture explanationPicture(const Lesson& lesson, const Explanation& explanation,
                           const std::optional<int>& arrangement, const std::optional<Voice>& second,
                           bool isVerdictShown)
{
    BoardView board = viewIn(lesson, explanation.position, arrangement, second);
    board.isVerdictShown = isVerdictShown;
    const auto text = document(lesson, explanation, second, isVerdictShown);
    const double margin = pixelsOf(kPaperMargin);
    const QSizeF inner = text->size();
    // Whole pixels, so that the paper ends where the picture does.
    const QSizeF size(std::ceil(pixelsOf(kPaper.width())), std::ceil(inner.height() + 2 * margin));
    return {size,
            [=, &lesson](QPainter& painter) {
                painter.fillRect(QRectF(QPointF(), size), Theme::light().card);
                draw(painter, *text, QPointF(margin, margin), QRectF(QPointF(), inner));
                drawBoard(painter, lesson, board, *text, QPointF(margin, margin));
            },
            teaching::notation(explanation.position)};
}

Pages explanationPages(const Lesson& lesson, const Explanation& explanation,
                       const std::optional<int>& arrangement, const std::optional<Voice>& second,
                       bool isVerdictShown)
{
    BoardView board = viewIn(lesson, explanation.position, arrangement, second);
    board.isVerdictShown = isVerdictShown;
    const auto text = document(lesson, explanation, second, isVerdictShown);
    const double margin = pixelsOf(kPaperMargin);
    const QSizeF paper = pixelsOfMillimetres(kPaper);
    const QSizeF inner(paper.width() - 2 * margin, paper.height() - 2 * margin);
    text->setPageSize(inner);
    keepStepsWhole(*text);
    Pages pages{paper, {}, teaching::notation(explanation.position)};
    const int count = text->pageCount();
    for (int i = 0; i < count; ++i) {
        pages.paint.emplace_back([=, &lesson, title = pages.title](QPainter& painter) {
            drawFooter(painter, paper, title, i + 1, count);
            draw(painter, *text, QPointF(margin, margin - i * inner.height()),
                 QRectF(QPointF(0, i * inner.height()), inner));
            if (i == 0)
                drawBoard(painter, lesson, board, *text, QPointF(margin, margin));
        });
    }
    return pages;
}

Pages slides(const Lesson& lesson, const Explanation& explanation, const std::optional<int>& arrangement,
             const std::optional<Voice>& second, bool isVerdictShown)
{
    const auto deck = std::make_shared<const Deck>(lesson, explanation, arrangement, second);
    Pages pages{kSlide, {}, teaching::notation(explanation.position)};
    pages.paint.emplace_back([deck](QPainter& painter) { deck->paintTitle(painter); });
    for (std::size_t i = 0; i < explanation.steps.size(); ++i) {
        for (std::size_t page = 0; page < deck->pageCount(i); ++page)
            pages.paint.emplace_back(
                [deck, i, page](QPainter& painter) { deck->paintStep(painter, i, page); });
    }
    if (deck->hasChart() && isVerdictShown)
        pages.paint.emplace_back([deck](QPainter& painter) { deck->paintChart(painter); });
    return pages;
}

} // namespace laststone::widgets
