// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/help/help_search.h"

#include "games/catalogue.h"
#include "teaching/tour.h"

#include <QDir>
#include <QFile>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>

#include <algorithm>

namespace laststone::app {

namespace {

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

QString excerptAt(const QString& text, const Place& place)
{
    const qsizetype position = place.position;
    const qsizetype end = position + place.length;
    const qsizetype lineStart = position == 0 ? 0 : text.lastIndexOf(QLatin1Char('\n'), position - 1) + 1;
    const qsizetype newline = text.indexOf(QLatin1Char('\n'), end);
    const qsizetype lineEnd = newline < 0 ? text.size() : newline;
    const qsizetype from = std::max(lineStart, position - kBefore);
    const qsizetype to = std::min(lineEnd, end + kAfter);
    QString excerpt = text.mid(from, to - from).simplified();
    if (from > lineStart)
        excerpt.prepend(QChar(0x2026));
    if (to < lineEnd)
        excerpt.append(QChar(0x2026));
    return excerpt;
}

// A text without case, accents and widths, and where each of its characters stands in the original; the end
// of the original comes last.
struct Folded {
    QString text;
    std::vector<int> places;
};

// Quotation marks and dashes as a keyboard has them.
QChar typed(QChar c)
{
    switch (c.unicode()) {
    case 0x2018:
    case 0x2019:
        return QLatin1Char('\'');
    case 0x201C:
    case 0x201D:
        return QLatin1Char('"');
    case 0x2010:
    case 0x2011:
    case 0x2013:
    case 0x2212:
        return QLatin1Char('-');
    default:
        return c;
    }
}

Folded fold(const QString& text)
{
    Folded folded;
    folded.text.reserve(text.size());
    folded.places.reserve(static_cast<std::size_t>(text.size()) + 1);
    const auto add = [&folded](QChar c, qsizetype place) {
        folded.text += c;
        folded.places.push_back(static_cast<int>(place));
    };
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        const bool isHan = c.unicode() >= 0x3400 && c.unicode() <= 0x9FFF;
        if (c.unicode() < 128 || isHan) { // most of what there is, and nothing to take apart
            add(c.toLower(), i);
            continue;
        }
        const qsizetype length = c.isHighSurrogate() && i + 1 < text.size() ? 2 : 1;
        const QString parts = text.mid(i, length).normalized(QString::NormalizationForm_KD).toCaseFolded();
        for (const QChar part : parts) {
            if (part.category() != QChar::Mark_NonSpacing)
                add(part.isSpace() ? QLatin1Char(' ') : typed(part), i);
        }
        i += length - 1;
    }
    folded.places.push_back(static_cast<int>(text.size()));
    return folded;
}

std::vector<Place> findFolded(const Folded& text, const Folded& words)
{
    std::vector<Place> found;
    const qsizetype length = words.text.size();
    if (length == 0)
        return found;
    for (qsizetype at = text.text.indexOf(words.text); at >= 0;
         at = text.text.indexOf(words.text, at + length)) {
        const int begin = text.places[static_cast<std::size_t>(at)];
        const int last = text.places[static_cast<std::size_t>(at + length - 1)];
        const int end = std::max(last + 1, text.places[static_cast<std::size_t>(at + length)]);
        found.push_back({begin, end - begin});
    }
    return found;
}

} // namespace

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

std::vector<TourText> loadTours(const QString& folder, const QLocale& language)
{
    std::vector<TourText> tours;
    for (const widgets::Lesson* lesson : games::lessons()) {
        const teaching::Tour tour = teaching::loadTour(folder, lesson->id(), language);
        int number = 0;
        for (const teaching::Tour::Section& section : tour.sections) {
            const QString title = QStringLiteral("%1. %2").arg(number + 1).arg(section.title);
            tours.push_back({lesson->id(), number, title,
                             section.title + QLatin1Char('\n') + textOf(section.markdown())});
            ++number;
        }
    }
    return tours;
}

std::vector<Place> findWords(const QString& text, const QString& wanted)
{
    return findFolded(fold(text), fold(wanted.simplified()));
}

std::vector<HelpHit> findInHelp(const std::vector<HelpChapter>& chapters, const std::vector<TourText>& tours,
                                const QString& wanted)
{
    const Folded words = fold(wanted.simplified());
    std::vector<HelpHit> hits;
    for (std::size_t i = 0; i < chapters.size(); ++i) {
        const QString& text = chapters[i].text;
        for (const Place& place : findFolded(fold(text), words))
            hits.push_back({static_cast<int>(i), -1, place, excerptAt(text, place)});
    }
    for (std::size_t i = 0; i < tours.size(); ++i) {
        const QString& text = tours[i].text;
        const auto places = findFolded(fold(text), words);
        if (!places.empty())
            hits.push_back({-1, static_cast<int>(i), places.front(), excerptAt(text, places.front())});
    }
    return hits;
}

} // namespace laststone::app
