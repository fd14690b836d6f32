// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/help/help_browser.h"

#include "games/catalogue.h"
#include "teaching/notation.h"
#include "teaching/tour.h"
#include "widgets/look/theme.h"

#include <QDir>
#include <QFile>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextTable>
#include <QWheelEvent>

#include <algorithm>

namespace laststone::app {

using widgets::Spacing;
using widgets::Theme;

namespace {

const QString kScheme = QStringLiteral("help");

QUrl addressOf(const HelpChapter& chapter)
{
    return QUrl(QStringLiteral("%1:/%2.md").arg(kScheme, chapter.id));
}

// A whole address cannot be had decoded, its parts can.
QString textOf(const QUrl& link)
{
    return link.scheme() + QLatin1Char(':') + link.path(QUrl::FullyDecoded);
}

bool isAscii(const QString& text)
{
    return std::ranges::all_of(text, [](QChar c) { return c.unicode() < 128; });
}

// Puts what a picture shows in words below it, for those who cannot see it and for the search.
void addCaptions(QTextDocument& document)
{
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        const QTextBlock::iterator fragment = block.begin();
        if (fragment.atEnd() || !fragment.fragment().charFormat().isImageFormat())
            continue;
        const QString words = fragment.fragment().charFormat().stringProperty(QTextFormat::ImageAltText);
        QTextCursor cursor(&document);
        cursor.setPosition(block.position() + block.length() - 1);
        cursor.insertBlock(block.blockFormat(), QTextCharFormat());
        cursor.insertText(words, QTextCharFormat());
        block = block.next();
    }
}

constexpr qsizetype kBefore = 16; // characters of an excerpt before what was found
constexpr qsizetype kAfter = 60;

// Empty where the file is not there.
QString fileText(const QString& name)
{
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

// What a document holds, as a person reads it.
QString textOf(const QString& markdown)
{
    QTextDocument document;
    document.setMarkdown(markdown);
    addCaptions(document);
    return document.toPlainText();
}

QString titleOf(const QString& markdown)
{
    const qsizetype end = markdown.indexOf(QLatin1Char('\n'));
    return markdown.left(end).remove(0, markdown.startsWith(QLatin1String("# ")) ? 2 : 0).trimmed();
}

QString excerptAt(const QString& text, qsizetype position, qsizetype length)
{
    const qsizetype lineStart = position == 0 ? 0 : text.lastIndexOf(QLatin1Char('\n'), position - 1) + 1;
    const qsizetype newline = text.indexOf(QLatin1Char('\n'), position + length);
    const qsizetype lineEnd = newline < 0 ? text.size() : newline;
    const qsizetype from = std::max(lineStart, position - kBefore);
    const qsizetype to = std::min(lineEnd, position + length + kAfter);
    QString excerpt = text.mid(from, to - from).simplified();
    if (from > lineStart)
        excerpt.prepend(QChar(0x2026));
    if (to < lineEnd)
        excerpt.append(QChar(0x2026));
    return excerpt;
}

// Commands stand in letters of one width; Chinese among them keeps the font of the language.
QTextCharFormat codeFormat(const QString& text, const QFont& font, const Theme& theme)
{
    QTextCharFormat format;
    if (!isAscii(text))
        format.setFontFamilies(font.families());
    format.setFontPointSize(font.pointSizeF());
    format.setBackground(theme.field);
    return format;
}

} // namespace

std::vector<HelpChapter> loadHelp(const QString& folder, const QLocale& language)
{
    const QDir files(QStringLiteral("%1/%2").arg(folder, teaching::languageFolder(language)));
    std::vector<HelpChapter> chapters;
    for (const QString& name : files.entryList({QStringLiteral("*.md")}, QDir::Files, QDir::Name)) {
        const QString id = name.section(QLatin1Char('-'), 1).chopped(3);
        QString markdown = fileText(files.filePath(name));
        // A part for every lesson, in the order of the tabs.
        if (id == QLatin1String("lessons")) {
            for (const widgets::Lesson* lesson : games::lessons())
                markdown += QLatin1Char('\n')
                    + fileText(files.filePath(QStringLiteral("lessons/%1.md").arg(lesson->id())));
        }
        if (!markdown.isEmpty())
            chapters.push_back({id, titleOf(markdown), markdown, textOf(markdown)});
    }
    return chapters;
}

std::vector<HelpHit> findInHelp(const std::vector<HelpChapter>& chapters, const QString& wanted)
{
    const QString words = wanted.simplified();
    std::vector<HelpHit> hits;
    if (words.isEmpty())
        return hits;
    for (std::size_t i = 0; i < chapters.size(); ++i) {
        const QString& text = chapters[i].text;
        for (qsizetype at = text.indexOf(words, 0, Qt::CaseInsensitive); at >= 0;
             at = text.indexOf(words, at + words.size(), Qt::CaseInsensitive))
            hits.push_back({static_cast<int>(i), static_cast<int>(at), excerptAt(text, at, words.size())});
    }
    return hits;
}

HelpBrowser::HelpBrowser(QWidget* parent)
    : QTextBrowser(parent), m_chapters(loadHelp(QStringLiteral(":/help"), QLocale()))
{
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
    m_again.setSingleShot(true);
    m_again.setInterval(0);
    connect(&m_again, &QTimer::timeout, this, &HelpBrowser::again);
    connect(this, &QTextBrowser::anchorClicked, this, &HelpBrowser::follow);
    connect(this, &QTextBrowser::sourceChanged, this, [this] {
        dress();
        emit chapterChanged(chapter());
    });
    connect(&m_painter, &HelpPainter::painted, this, [this](const QUrl& url, const QImage& image) {
        m_pictures[url].image = image;
        document()->addResource(QTextDocument::ImageResource, url, image);
        fitPictures();
        viewport()->update();
    });
}

int HelpBrowser::chapter() const
{
    return chapterAt(source());
}

int HelpBrowser::chapterAt(const QUrl& address) const
{
    const auto found = std::ranges::find(m_chapters, address, &addressOf);
    return found == m_chapters.end() ? -1 : static_cast<int>(found - m_chapters.begin());
}

void HelpBrowser::showChapter(int chapter)
{
    setSource(addressOf(m_chapters[static_cast<std::size_t>(chapter)]), QTextDocument::MarkdownResource);
}

void HelpBrowser::setWanted(const QString& words)
{
    m_wanted = words.simplified();
    markWanted();
}

void HelpBrowser::showHit(const HelpHit& hit)
{
    if (hit.chapter != chapter())
        showChapter(hit.chapter);
    QTextCursor cursor(document());
    cursor.setPosition(hit.position);
    cursor.setPosition(hit.position + static_cast<int>(m_wanted.size()), QTextCursor::KeepAnchor);
    setTextCursor(cursor);
    // With what comes before it in sight.
    verticalScrollBar()->setValue(verticalScrollBar()->value() + cursorRect().top()
                                  - viewport()->height() / 3);
}

void HelpBrowser::follow(const QUrl& link)
{
    if (const auto notation = teaching::notationOfLink(textOf(link))) {
        const auto parsed = teaching::parsePosition(*notation, games::families(), nullptr);
        if (const auto* position = std::get_if<teaching::Position>(&parsed))
            emit positionWanted(*position);
        return;
    }
    setSource(source().resolved(link), QTextDocument::MarkdownResource);
}

QVariant HelpBrowser::loadResource(int type, const QUrl& url)
{
    if (url.scheme() == kScheme) {
        const int chapter = chapterAt(url);
        return chapter < 0 ? QVariant() : QVariant(m_chapters[static_cast<std::size_t>(chapter)].markdown);
    }
    if (type != QTextDocument::ImageResource)
        return {}; // nothing is ever fetched from elsewhere
    const Picture* picture = pictureAt(url);
    if (!picture)
        return {};
    if (!picture->image.isNull())
        return picture->image;
    QImage blank(shownSize(picture->asked, font()), QImage::Format_ARGB32_Premultiplied);
    blank.fill(Theme::of(palette()).card);
    return blank; // until it has been painted
}

// Null for what is no picture. One that is asked for the first time is ordered.
const HelpBrowser::Picture* HelpBrowser::pictureAt(const QUrl& url)
{
    auto known = m_pictures.find(url);
    if (known == m_pictures.end()) {
        const auto asked = readHelpPicture(url);
        if (!asked)
            return nullptr;
        known = m_pictures.insert(url, {*asked, {}});
        m_painter.order(url, *asked, font(), devicePixelRatioF());
    }
    return &*known;
}

void HelpBrowser::dress()
{
    addCaptions(*document());
    document()->setDefaultFont(font());
    document()->setDocumentMargin(Spacing(font()).em);
    dressText();
    dressTables();
    fitPictures();
    markWanted();
}

// Lines a little apart read better, above all in Chinese; code and captions look like what they are.
void HelpBrowser::dressText()
{
    constexpr int kLineHeight = 130; // per cent
    const Theme& theme = Theme::of(palette());
    const Spacing spacing(font());
    bool isCaption = false;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        QTextCursor cursor(block);
        QTextBlockFormat format = block.blockFormat();
        const QTextBlock::iterator first = block.begin();
        const bool isPicture = !first.atEnd() && first.fragment().charFormat().isImageFormat();
        if (!isPicture && !cursor.currentTable())
            format.setLineHeight(kLineHeight, QTextBlockFormat::ProportionalHeight);
        if (isPicture)
            format.setBottomMargin(spacing.small / 2);
        if (format.headingLevel() > 1)
            format.setTopMargin(spacing.em);
        if (cursor.currentTable()) {
            format.setTopMargin(0);
            format.setBottomMargin(0);
        }
        if (isCaption) {
            format.setBottomMargin(spacing.em);
            QTextCharFormat caption;
            caption.setForeground(theme.muted);
            caption.setFontPointSize(font().pointSizeF() * 0.92);
            cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
            cursor.mergeCharFormat(caption);
        }
        cursor.setBlockFormat(format);
        isCaption = isPicture;
        std::vector<QTextFragment> code;
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            if (part.fragment().charFormat().fontFixedPitch())
                code.push_back(part.fragment());
        }
        for (const QTextFragment& part : code) {
            QTextCursor over(document());
            over.setPosition(part.position());
            over.setPosition(part.position() + part.length(), QTextCursor::KeepAnchor);
            over.mergeCharFormat(codeFormat(part.text(), font(), theme));
        }
    }
}

void HelpBrowser::dressTables()
{
    const Theme& theme = Theme::of(palette());
    const Spacing spacing(font());
    for (QTextFrame* frame : document()->rootFrame()->childFrames()) {
        auto* table = qobject_cast<QTextTable*>(frame);
        if (!table)
            continue;
        QTextTableFormat format = table->format();
        format.setBorderCollapse(true);
        format.setBorder(1);
        format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        format.setBorderBrush(theme.border);
        format.setCellPadding(spacing.small);
        format.setTopMargin(spacing.small);
        format.setBottomMargin(spacing.em);
        table->setFormat(format);
    }
}

// Pictures have their size by the font, or the width there is.
void HelpBrowser::fitPictures()
{
    const double room = viewport()->width() - 2 * document()->documentMargin();
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        const QTextBlock::iterator first = block.begin();
        if (first.atEnd() || !first.fragment().charFormat().isImageFormat())
            continue;
        QTextImageFormat format = first.fragment().charFormat().toImageFormat();
        const QUrl url(format.name());
        const Picture* picture = pictureAt(url);
        if (!picture)
            continue;
        QSizeF size = shownSize(picture->asked, font());
        if (size.width() > room)
            size *= room / size.width();
        format.setWidth(size.width());
        format.setHeight(size.height());
        fitPicture(url, picture->image, size);
        QTextCursor cursor(document());
        cursor.setPosition(first.fragment().position());
        cursor.movePosition(QTextCursor::NextCharacter, QTextCursor::KeepAnchor);
        cursor.setCharFormat(format);
    }
}

// A document draws its pictures without smoothing, so they are brought to their size before.
void HelpBrowser::fitPicture(const QUrl& url, const QImage& whole, const QSizeF& size)
{
    if (whole.isNull())
        return; // it is still to be painted
    const QSize pixels = (size * whole.devicePixelRatio()).toSize();
    const auto shown = document()->resource(QTextDocument::ImageResource, url).value<QImage>();
    if (shown.size() == pixels)
        return;
    QImage fitted = whole.size() == pixels
        ? whole
        : whole.scaled(pixels, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    fitted.setDevicePixelRatio(whole.devicePixelRatio());
    document()->addResource(QTextDocument::ImageResource, url, fitted);
}

void HelpBrowser::markWanted()
{
    QList<ExtraSelection> marks;
    const Theme& theme = Theme::of(palette());
    if (!m_wanted.isEmpty()) {
        for (QTextCursor found = document()->find(m_wanted, 0); !found.isNull();
             found = document()->find(m_wanted, found)) {
            ExtraSelection mark;
            mark.cursor = found;
            mark.format.setBackground(theme.wonPale);
            mark.format.setForeground(theme.text);
            mark.format.setFontUnderline(true); // told by more than a colour
            marks << mark;
        }
    }
    setExtraSelections(marks);
}

void HelpBrowser::again()
{
    const QString id = chapter() < 0 ? QString() : m_chapters[static_cast<std::size_t>(chapter())].id;
    const auto before = m_chapters;
    m_painter.clear();
    m_pictures.clear();
    m_chapters = loadHelp(QStringLiteral(":/help"), QLocale());
    if (!id.isEmpty()) {
        const QScrollBar& bar = *verticalScrollBar();
        const double share = bar.maximum() > 0 ? static_cast<double>(bar.value()) / bar.maximum() : 0;
        reload();
        verticalScrollBar()->setValue(static_cast<int>(share * verticalScrollBar()->maximum()));
    }
    if (m_chapters != before)
        emit chaptersLoaded();
}

void HelpBrowser::resizeEvent(QResizeEvent* event)
{
    QTextBrowser::resizeEvent(event);
    fitPictures();
}

void HelpBrowser::wheelEvent(QWheelEvent* event)
{
    // The size of letters is that of the program; the wheel does not change it here alone.
    if (event->modifiers().testFlag(Qt::ControlModifier))
        event->ignore();
    else
        QTextBrowser::wheelEvent(event);
}

void HelpBrowser::changeEvent(QEvent* event)
{
    QTextBrowser::changeEvent(event);
    switch (event->type()) {
    case QEvent::LanguageChange:
    case QEvent::PaletteChange:
    case QEvent::FontChange:
        m_again.start();
        break;
    default:
        break;
    }
}

} // namespace laststone::app
