// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/look/markdown.h"

#include "widgets/look/unbroken.h"

#include <QColor>
#include <QFontMetricsF>
#include <QRegularExpression>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextList>

#include <algorithm>

namespace laststone::widgets {

namespace {

// The size at which the longest line of all code fits.
int codePixels(const QTextDocument& document, const QFont& font, double width)
{
    double widest = 0;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        if (!isCode(block))
            continue;
        QFont face = block.charFormat().font();
        face.setPixelSize(font.pixelSize());
        widest = std::max(widest, QFontMetricsF(face).horizontalAdvance(block.text()));
    }
    return widest <= width ? font.pixelSize()
                           : std::max(1, static_cast<int>(font.pixelSize() * width / widest * 0.98));
}

void colour(QTextCursor& cursor, const QTextBlock& block, const QColor& text, const QColor& link)
{
    for (auto it = block.begin(); !it.atEnd(); ++it) {
        const QTextFragment fragment = it.fragment();
        QTextCharFormat format;
        format.setForeground(fragment.charFormat().isAnchor() ? link : text);
        cursor.setPosition(fragment.position());
        cursor.setPosition(fragment.position() + fragment.length(), QTextCursor::KeepAnchor);
        cursor.mergeCharFormat(format);
    }
}

} // namespace

bool isCode(const QTextBlock& block)
{
    return block.isValid() && block.blockFormat().hasProperty(QTextFormat::BlockCodeFence);
}

QString plainOf(const QString& markdown)
{
    QTextDocument document;
    document.setMarkdown(markdown);
    return document.toPlainText().simplified();
}

QString escaped(const QString& text)
{
    static const QString special = QStringLiteral("\\`*_{}[]<>()#+-.!|~&");
    QString result;
    for (const QChar c : text) {
        if (special.contains(c))
            result += QLatin1Char('\\');
        result += c;
    }
    return result;
}

void spread(QTextDocument& document, int lineHeight, double gap)
{
    QTextCursor cursor(&document);
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        QTextBlockFormat format = block.blockFormat();
        format.setLineHeight(lineHeight, QTextBlockFormat::ProportionalHeight);
        if (gap >= 0) {
            const bool goesOn = isCode(block) && isCode(block.previous());
            format.setTopMargin(goesOn || !block.previous().isValid() ? 0 : gap);
            format.setBottomMargin(0);
        }
        cursor.setPosition(block.position());
        cursor.setBlockFormat(format);
    }
}

void layOutMarkdown(QTextDocument& document, const QString& markdown, const QFont& font, double width,
                    const QColor& text, const QColor& link)
{
    constexpr int kLineHeight = 112; // per cent
    constexpr double kGap = 0.45; // of the letters' size
    document.setDocumentMargin(0);
    document.setDefaultFont(font);
    // What is bold is widest; a pair of numbers that is wider than a line is broken between them.
    QFont bold = font;
    bold.setBold(true);
    document.setMarkdown(brokenToFit(unbroken(markdown), QFontMetricsF(bold), width));
    document.setIndentWidth(font.pixelSize());
    const int code = codePixels(document, font, width);
    QTextCursor cursor(&document);
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        colour(cursor, block, text, link);
        if (!isCode(block))
            continue;
        QTextCharFormat format;
        format.setProperty(QTextFormat::FontPixelSize, code);
        cursor.setPosition(block.position());
        cursor.setPosition(block.position() + block.length() - 1, QTextCursor::KeepAnchor);
        cursor.mergeCharFormat(format);
    }
    spread(document, kLineHeight, font.pixelSize() * kGap);
    setSigns(document);
    document.setTextWidth(width);
}

void setSigns(QTextDocument& document)
{
    static const QRegularExpression signs(QStringLiteral("[√·]"));
    static const QRegularExpression chinese(QStringLiteral("\\p{Han}"));
    if (!document.toPlainText().contains(chinese))
        return;
    QTextCharFormat format;
    format.setFontFamilies({QStringLiteral("Noto Sans"), QStringLiteral("DejaVu Sans")});
    for (QTextCursor at = document.find(signs); !at.isNull(); at = document.find(signs, at))
        at.mergeCharFormat(format);
}

void addTranslation(QTextDocument& document, const QString& markdown, const QFont& font, const QColor& colour)
{
    constexpr double kClose = 0.2; // of the letters' size
    QTextDocument other;
    layOutMarkdown(other, markdown, font, document.textWidth(), colour, colour);
    const auto add = [&](const QTextBlock& below, const QTextBlock& text) {
        if (text.text().isEmpty() || below.text() == text.text())
            return;
        QTextBlockFormat format;
        format.setTopMargin(font.pixelSize() * kClose);
        format.setIndent(below.blockFormat().indent()
                         + (below.textList() ? below.textList()->format().indent() : 0));
        QTextCursor cursor(below);
        cursor.movePosition(QTextCursor::EndOfBlock);
        cursor.insertBlock(format, QTextCharFormat());
        for (auto it = text.begin(); !it.atEnd(); ++it) {
            QTextCharFormat look = it.fragment().charFormat();
            look.setFontFamilies(font.families());
            cursor.insertText(it.fragment().text(), look);
        }
    };
    if (other.blockCount() == document.blockCount()) {
        for (int i = other.blockCount() - 1; i >= 0; --i)
            add(document.findBlockByNumber(i), other.findBlockByNumber(i));
    } else {
        for (QTextBlock block = other.begin(); block.isValid(); block = block.next())
            add(document.lastBlock(), block);
    }
}

} // namespace laststone::widgets
