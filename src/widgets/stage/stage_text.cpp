// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/stage/stage_text.h"

#include "teaching/steps/aloud.h"
#include "widgets/look/markdown.h"
#include "widgets/look/theme.h"
#include "widgets/look/unbroken.h"

#include <QAbstractTextDocumentLayout>
#include <QEvent>
#include <QFontMetricsF>
#include <QPainter>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextLayout>
#include <QTextTable>

#include <algorithm>
#include <cmath>

namespace laststone::widgets {

namespace stage {

int pixels(double height, double share)
{
    return std::max(1, static_cast<int>(std::ceil(height * share)));
}

QFont sized(const QFont& base, int pixels, bool bold)
{
    QFont font = base;
    font.setPixelSize(pixels);
    font.setBold(bold);
    return font;
}

double balancedWidth(const QString& words, const QFontMetricsF& metrics, double width)
{
    constexpr double kAnyHeight = 10'000;
    constexpr double kRounding = 1; // where the words are set anew
    const auto sizeIn = [&](double tried) {
        return metrics.boundingRect(QRectF(0, 0, tried, kAnyHeight), Qt::TextWordWrap, words).size();
    };
    const double height = sizeIn(width).height();
    double fits = width;
    for (double tooNarrow = width / 2; fits - tooNarrow > 2;) {
        const double tried = (fits + tooNarrow) / 2;
        const QSizeF size = sizeIn(tried);
        (size.height() <= height && size.width() <= tried ? fits : tooNarrow) = tried;
    }
    return std::min(width, fits + kRounding);
}

} // namespace stage

namespace {

constexpr double kTitleFactor = 1.12;
constexpr double kParagraphGap = 0.45; // of the text's size
constexpr int kLineHeight = 112; // per cent
constexpr int kLineHeightOfTwo = 94; // in two languages, so that a page holds what belongs together
constexpr std::size_t kMostPagesWithTable = 2; // the words say what is in it, and mostly the board shows it

// As narrow as may be without being higher: no line has one word while the one above it is full. What has to
// stay on a line does so where it has room: it is not torn for that.
void balance(QTextDocument& titles)
{
    const QTextOption anywhere = titles.defaultTextOption();
    QTextOption whole = anywhere;
    whole.setWrapMode(QTextOption::WordWrap);
    titles.setDefaultTextOption(whole);
    if (titles.idealWidth() > titles.textWidth())
        return titles.setDefaultTextOption(anywhere);
    const double height = titles.size().height();
    double fits = titles.textWidth();
    for (double tooNarrow = titles.idealWidth() / 2; fits - tooNarrow > 2;) {
        const double tried = (fits + tooNarrow) / 2;
        titles.setTextWidth(tried);
        const bool isFit = titles.size().height() <= height && titles.idealWidth() <= tried;
        (isFit ? fits : tooNarrow) = tried;
    }
    titles.setTextWidth(fits);
    titles.setDefaultTextOption(anywhere);
}

// A last line is not one short word: that takes the word before it along.
void keepLastWords(QStringList& paragraphs)
{
    constexpr qsizetype kShort = 8; // signs, with what ends the sentence
    for (QString& each : paragraphs) {
        const qsizetype gap = each.lastIndexOf(u' ');
        if (gap > 0 && each.size() - gap <= kShort)
            each[gap] = QChar::Nbsp;
    }
}

// The same with a paragraph for each sentence of those paragraphs that have as many in both languages, so
// that a page can end behind one and its translation. Not of lists, nor of programs, nor where something bold
// goes on from one to another.
StageText::Markdown sentenceBySentence(const StageText::Markdown& markdown)
{
    const QString gap = QStringLiteral("\n\n");
    QStringList own = markdown.text.split(gap);
    QStringList second = markdown.second.split(gap);
    if (own.size() != second.size())
        return markdown;
    const auto sentences = [](const QString& paragraph) {
        const QStringList all = sentencesOf(paragraph);
        const auto isWhole = [](const QString& each) { return each.count(QStringLiteral("**")) % 2 == 0; };
        return !paragraph.contains(u'\n') && std::ranges::all_of(all, isWhole) ? all : QStringList();
    };
    for (qsizetype i = 0; i < own.size(); ++i) {
        const QStringList parts = sentences(own[i]);
        const QStringList translated = sentences(second[i]);
        if (parts.size() != translated.size() || parts.isEmpty())
            continue;
        own[i] = parts.join(gap);
        second[i] = translated.join(gap);
    }
    return {own.join(gap), second.join(gap)};
}

// Of a text as it is set, without what keeps it together or breaks it.
QString letters(QString text)
{
    return text.removeIf([](QChar c) { return c.isSpace() || c.category() == QChar::Other_Format; });
}

} // namespace

StageText::StageText(QWidget* parent) : QWidget(parent), m_words(1), m_pages(1)
{
    for (QTextDocument* document : {&m_titles, &m_shortTitle, &m_body})
        document->setUndoRedoEnabled(false);
}

void StageText::setStep(const StepDocument& step, const QStringList& secondFamilies, const Markdown& markdown)
{
    if (step == m_step && secondFamilies == m_secondFamilies && markdown == m_markdown)
        return;
    m_step = step;
    m_markdown = markdown;
    m_secondFamilies = secondFamilies;
    m_page = 0;
    m_read = {};
    QStringList read{teaching::aloud(step.title), step.secondTitle};
    for (const QString& detail : step.details)
        read << teaching::aloud(detail);
    read << step.secondDetails;
    read << teaching::aloud(plainOf(markdown.text)) << plainOf(markdown.second);
    read.removeAll(QString());
    setAccessibleName(read.join(QLatin1Char('\n')));
    m_laidOut.reset();
}

double StageText::heightAboveBody() const
{
    return m_titles.size().height() + textPixels() * kParagraphGap;
}

int StageText::textPixels() const
{
    return stage::pixels(m_look.stageHeight, m_look.letters);
}

int StageText::titlePixels() const
{
    return static_cast<int>(std::ceil(textPixels() * kTitleFactor));
}

void StageText::setPage(int page)
{
    const int shown = std::clamp(page, 0, pageCount() - 1);
    if (shown == m_page)
        return;
    m_page = shown;
    m_read = {readSoFar(), line()};
    update();
    emit pageChanged();
}

StepStyle StageText::style(int pixels, double titleFactor) const
{
    const Theme& theme = Theme::of(palette());
    const double gap = pixels * kParagraphGap;
    // Lines of two languages are told apart by their colour.
    const bool hasSecond = !m_step.secondDetails.isEmpty() || !m_step.secondTitle.isEmpty();
    return {theme,
            theme.text,
            std::ceil(pixels * titleFactor),
            gap,
            gap / 2,
            hasSecond || m_look.isClose ? kLineHeightOfTwo : kLineHeight,
            std::max(2, pixels / 10),
            m_secondFamilies};
}

// In which no line tears a clause.
StepDocument StageText::titlesOf(int width, double factor) const
{
    const auto whole = [&](const QString& title, double size, bool isBold) {
        const QFont font =
            stage::sized(this->font(), static_cast<int>(std::ceil(textPixels() * size)), isBold);
        return withWholeClauses(unbroken(title), QFontMetricsF(font), width);
    };
    StepDocument titles;
    titles.title = whole(m_step.title, factor, true);
    titles.secondTitle = whole(m_step.secondTitle, 1, false);
    return titles;
}

void StageText::fill(QTextDocument& titles, QTextDocument& body, int pixels, int width, TablePlace table,
                     bool bySentence) const
{
    const Theme& theme = Theme::of(palette());
    const StepStyle style = this->style(pixels, kTitleFactor);
    const QFont font = stage::sized(this->font(), pixels);
    widgets::layOut(titles, titlesOf(width, kTitleFactor).html(style, StepDocument::Titles), font, width);
    balance(titles);
    if (m_markdown.text.isEmpty()) {
        StepDocument step = bySentence ? widgets::bySentence(m_step) : m_step;
        for (QStringList* details : {&step.details, &step.secondDetails, &step.strong})
            keepLastWords(*details);
        QString html = step.html(style, StepDocument::Details);
        if (table.at != TableAt::Nowhere) {
            const QString digits = this->table(table.pixels);
            html = table.at == TableAt::Top ? digits + html : html + digits;
        }
        return widgets::layOut(body, html, font, width);
    }
    const Markdown markdown = bySentence ? sentenceBySentence(m_markdown) : m_markdown;
    layOutMarkdown(body, markdown.text, font, width, theme.text, theme.accent);
    QFont second = font;
    if (!m_secondFamilies.isEmpty())
        second.setFamilies(m_secondFamilies);
    if (!markdown.second.isEmpty()) {
        spread(body, kLineHeightOfTwo, style.gap);
        addTranslation(body, markdown.second, second, theme.muted);
    }
}

// How far letters such as g reach out of the last line, as lines of two languages are less high than letters.
double StageText::below(int pixels) const
{
    constexpr double kLess = std::max(0.0, 1 - kLineHeightOfTwo / 100.0);
    const bool isLess =
        m_markdown.text.isEmpty() ? style(pixels, 1).lineHeight < 100 : !m_markdown.second.isEmpty();
    return isLess ? QFontMetricsF(stage::sized(font(), pixels)).height() * kLess : 0;
}

QString StageText::table(int pixels) const
{
    return QStringLiteral("<div style=\"font-size:%1px\">%2</div>")
        .arg(pixels)
        .arg(m_step.html(style(pixels, 1), StepDocument::Table));
}

// A table stays whole, in letters as small as those of a board if need be, or it is not there: the board
// beside it shows the same.
StageText::TablePlace StageText::placeOfTable(QSizeF room) const
{
    if (!m_step.table)
        return {};
    constexpr double kAnyWidth = 1e5;
    const auto hasRoom = [&](int pixels) {
        QTextDocument digits;
        widgets::layOut(digits, table(pixels), stage::sized(font(), pixels), kAnyWidth);
        const auto fits = [&](const TextPage& rows) { return rows.height() <= room.height(); };
        return digits.idealWidth() <= room.width() && std::ranges::all_of(wholesOf(digits, 0), fits);
    };
    int most = textPixels();
    if (hasRoom(most))
        return {TableAt::Top, most};
    int fitting = stage::pixels(m_look.stageHeight, stage::kLeastOnBoard);
    if (fitting >= most || !hasRoom(fitting))
        return {};
    while (most - fitting > 1) { // by halves, as each of them is laid out
        const int middle = (fitting + most) / 2;
        (hasRoom(middle) ? fitting : most) = middle;
    }
    return {TableAt::Top, fitting};
}

bool StageText::isTorn() const
{
    return std::ranges::any_of(m_words, &TextPage::isTorn);
}

StageText::Wholes StageText::wholes(int width, TablePlace table) const
{
    QTextDocument titles;
    QTextDocument body;
    const int pixels = textPixels();
    fill(titles, body, pixels, width, table, true);
    const double gap = pixels * kParagraphGap;
    const auto all = wholesOf(body, gap);
    if (all.empty())
        return {titles.size().height()};
    return {titles.size().height(), gap + all.front().bottom,
            std::ranges::max(all, {}, &TextPage::height).height()};
}

int StageText::heightOfPages(int width, int most) const
{
    TablePlace table = placeOfTable(QSizeF(width, most));
    if (table.at != TableAt::Nowhere)
        table.at = TableAt::End;
    const auto [titles, first, highest] = wholes(width, table);
    return static_cast<int>(std::ceil(std::max(titles + first, highest) + below(textPixels())));
}

int StageText::heightOfTitledPages(int width) const
{
    const int pixels = textPixels();
    const auto [titles, first, highest] = wholes(width, {});
    return static_cast<int>(
        std::ceil(titles + std::max(first, pixels * kParagraphGap + highest) + below(pixels)));
}

int StageText::leastHeight(int width) const
{
    const auto [titles, first, highest] = wholes(width, {});
    return static_cast<int>(std::ceil(std::max(titles, highest) + below(textPixels())));
}

int StageText::heightOfAll(int width) const
{
    QTextDocument titles;
    QTextDocument body;
    const int pixels = textPixels();
    fill(titles, body, pixels, width, {TableAt::Top, pixels});
    const double words = body.isEmpty() ? 0 : pixels * kParagraphGap + body.size().height() + below(pixels);
    return static_cast<int>(std::ceil(titles.size().height() + words));
}

void StageText::layOut()
{
    m_look.size = size();
    if (m_look.size.isEmpty() || m_laidOut == m_look)
        return;
    m_laidOut = m_look;
    const auto line = m_read.line;
    divide();
    const auto same = line ? std::ranges::find(m_pages, line, &Page::line) : m_pages.end();
    m_page = same == m_pages.end() ? pageOf(m_read.letters) : static_cast<int>(same - m_pages.begin());
    update();
    emit pageChanged();
}

void StageText::divide()
{
    fill(m_titles, m_body, textPixels(), width(), {TableAt::Top, textPixels()});
    const bool fits = heightAboveBody() + m_body.size().height() <= height();
    if (fits || m_body.isEmpty())
        m_words = {{0, m_body.size().height()}};
    else
        fillPages();
    pageByLine();
}

// A page for each line, where there are such on a part of the words; else for the part.
void StageText::pageByLine()
{
    m_pages.clear();
    QTextBlock block = m_body.begin();
    std::size_t line = 0;
    for (std::size_t words = 0; words < m_words.size(); ++words) {
        const std::size_t before = m_pages.size();
        for (; block.isValid() && line < static_cast<std::size_t>(m_step.lines.size());
             block = block.next()) {
            QRectF band = m_body.documentLayout()->blockBoundingRect(block);
            if (band.top() >= m_words[words].bottom)
                break;
            const auto at = static_cast<qsizetype>(line);
            if (letters(block.text()) != letters(m_step.lines[at]))
                continue;
            const QString second = m_step.secondDetails.value(m_step.details.indexOf(m_step.lines[at]));
            if (!second.isEmpty() && second != m_step.lines[at])
                band |= m_body.documentLayout()->blockBoundingRect(block.next());
            m_pages.push_back({words, line++, band});
        }
        if (m_pages.size() == before)
            m_pages.push_back({words});
    }
}

// How many letters of the words stand above a place, but for those of a table, which has no place of its own.
qsizetype StageText::lettersAbove(double top) const
{
    qsizetype count = 0;
    for (QTextBlock block = m_body.begin(); block.isValid(); block = block.next()) {
        const double above = m_body.documentLayout()->blockBoundingRect(block).top();
        if (above >= top || QTextCursor(block).currentTable())
            continue;
        const QTextLayout& lines = *block.layout();
        for (int i = 0; i < lines.lineCount(); ++i) {
            const QTextLine line = lines.lineAt(i);
            if (above + line.y() + line.height() / 2 < top)
                count += letters(block.text().mid(line.textStart(), line.textLength())).size();
        }
    }
    return count;
}

// The letters before the page: where more or less of them fits on one, it is still seen what was. None on the
// first, which may have nothing but titles.
std::optional<qsizetype> StageText::readSoFar() const
{
    return m_page == 0 ? std::nullopt : std::optional(lettersAbove(m_words[shown().words].top));
}

int StageText::pageOf(std::optional<qsizetype> read) const
{
    if (!read)
        return 0;
    const auto isAfter = [&](const Page& page) { return lettersAbove(m_words[page.words].top) > *read; };
    return std::max(0, static_cast<int>(std::ranges::find_if(m_pages, isAfter) - m_pages.begin()) - 1);
}

// Titles are the same on each page, and smaller where that saves one, or leaves the first room for words.
void StageText::fillPages()
{
    fillPages(1);
    const std::size_t pages = m_words.size();
    const bool hasWords = !isTitleAlone();
    fillPages(kTitleFactor);
    if (m_words.size() > pages || (hasWords && isTitleAlone()))
        fillPages(1);
}

void StageText::fillPages(double titleFactor)
{
    const QString title =
        titlesOf(width(), titleFactor).html(style(textPixels(), titleFactor), StepDocument::Titles);
    const auto layOutTitle = [&](QTextDocument& document) {
        widgets::layOut(document, title, stage::sized(font(), textPixels()), width());
        balance(document);
    };
    layOutTitle(m_shortTitle);
    const double room = height();
    const auto divide = [&](TablePlace table, bool bySentence) {
        fill(m_titles, m_body, textPixels(), width(), table, bySentence);
        layOutTitle(m_titles);
        const double gap = textPixels() * kParagraphGap;
        m_words = pagesOf(m_body, room - heightAboveBody(), room - heightOfRest(), gap);
        // Where a page has room for little the titles have one of their own.
        if (m_look.isTight && m_words.front().isTorn)
            m_words = pagesOf(m_body, 0, room - heightOfRest(), gap);
        return isTorn();
    };
    TablePlace table = placeOfTable(QSizeF(width(), room - heightOfRest()));
    bool wasTorn = divide(table, false);
    // Above a chart there are many pages, and a table that has no room below the titles has the last one; as
    // it has elsewhere if that has room for it.
    const bool isMuch = m_look.isTight ? isTitleAlone() : m_words.size() > kMostPagesWithTable;
    if (table.at != TableAt::Nowhere && isMuch) {
        divide({TableAt::Nowhere, table.pixels}, false);
        const std::size_t without = m_words.size();
        table.at = TableAt::End;
        wasTorn = divide(table, false);
        if (!m_look.isTight && (wasTorn || m_words.size() > without)) {
            table.at = TableAt::Nowhere;
            wasTorn = divide(table, false);
        }
    }
    const std::size_t paragraphs = m_words.size();
    const bool wasTitleAlone = isTitleAlone();
    if (!wasTorn && paragraphs <= 2 && !wasTitleAlone)
        return;
    // From sentence to sentence where that tears nothing, or fills the pages.
    divide(table, true);
    if (!wasTorn && !wasTitleAlone && m_words.size() >= paragraphs)
        divide(table, false);
}

// Of what stands above the words from the second page on.
double StageText::heightOfRest() const
{
    return m_look.isTight ? 0 : m_shortTitle.size().height() + textPixels() * kParagraphGap;
}

void StageText::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Theme& theme = Theme::of(palette());
    const bool isFirst = shown().words == 0;
    if (isFirst || heightOfRest() > 0)
        (isFirst ? m_titles : m_shortTitle).drawContents(&painter);
    const TextPage& page = m_words[shown().words];
    painter.save();
    painter.translate(0, (isFirst ? heightAboveBody() : heightOfRest()) - page.top);
    painter.fillRect(shown().band, theme.tab);
    // What stands out of a line, such as a comma, may do so; the next line may not come in.
    if (page.height() > 0) // an empty rectangle would be none, and all of it drawn
        m_body.drawContents(&painter, QRectF(0, page.top, width(), page.height() + below(textPixels())));
    painter.restore();
}

void StageText::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        m_laidOut.reset();
}

} // namespace laststone::widgets
