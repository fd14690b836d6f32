// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/help/help_guide.h"

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

} // namespace

std::vector<HelpChapter> loadHelp(const QString& folder, const QLocale& language)
{
    const QDir files(QStringLiteral("%1/%2").arg(folder, teaching::languageFolder(language)));
    std::vector<HelpChapter> chapters;
    for (const QString& name : files.entryList({QStringLiteral("*.md")}, QDir::Files, QDir::Name)) {
        QFile file(files.filePath(name));
        if (!file.open(QIODevice::ReadOnly))
            continue;
        const QString markdown = QString::fromUtf8(file.readAll());
        const QString id = name.section(QLatin1Char('-'), 1).chopped(3);
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

} // namespace laststone::app
