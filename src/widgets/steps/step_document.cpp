// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/steps/step_document.h"

#include "widgets/look/markdown.h"
#include "widgets/look/theme.h"
#include "widgets/look/unbroken.h"

#include <QFontMetricsF>
#include <QRegularExpression>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextOption>

namespace laststone::widgets {

using teaching::BinaryTable;
using teaching::Voice;

namespace {

// In a fixed-width face, which words are not set in: it lacks most of their characters.
QString digits(const QString& text, const QString& colour, bool bold = false)
{
    return QStringLiteral("<span style=\"font-family:'DejaVu Sans Mono',monospace;color:%1;%2\">%3</span>")
        .arg(colour, bold ? QStringLiteral("font-weight:bold") : QString(), text);
}

QString words(const QString& text, const QString& colour, const QString& look = {})
{
    return QStringLiteral("<span style=\"color:%1;%2\">%3</span>").arg(colour, look, text.toHtmlEscaped());
}

QString cell(const QString& html, const QColor& background = {})
{
    return QStringLiteral("<td align=\"right\" valign=\"middle\"%1>%2</td>")
        .arg(background.isValid() ? QStringLiteral(" bgcolor=\"%1\"").arg(background.name()) : QString(),
             html);
}

QString paragraph(const QString& text, double gap, const QString& style, int lineHeight)
{
    const QString height = lineHeight > 0 ? QStringLiteral("line-height:%1%;").arg(lineHeight) : QString();
    // Else what parts the groups of a number would become a plain blank.
    return QStringLiteral("<p style=\"margin:0;margin-top:%1px;white-space:pre-wrap;%2\"><span "
                          "style=\"%3\">%4</span></p>")
        .arg(gap)
        .arg(height, style, unbroken(text).toHtmlEscaped());
}

QString coloured(const QColor& colour)
{
    return QStringLiteral("color:%1;").arg(colour.name());
}

QString familiesStyle(const QStringList& families)
{
    QStringList quoted;
    for (const QString& family : families)
        quoted << QStringLiteral("'%1'").arg(family);
    return quoted.isEmpty() ? QString()
                            : QStringLiteral("font-family:%1;").arg(quoted.join(QLatin1Char(',')));
}

QStringList sayAll(const std::vector<teaching::Sentence>& sentences, const Voice& voice)
{
    QStringList said;
    for (const teaching::Sentence& sentence : sentences)
        said << voice.say(sentence);
    return said;
}

} // namespace

QStringList sentencesOf(const QString& text)
{
    static const QRegularExpression between(QStringLiteral(
        "(?<=[。！？][”」）])(?!的)|(?<=[。！？])(?![”」）])|(?<=[\\p{Ll}\\d₀-₉)’][.!?]|[.!?]”) "
        "(?=[“(\\p{Lu}\\d])"));
    QStringList sentences = text.split(between);
    sentences.removeAll(QString());
    return sentences;
}

bool isWinningMove(const QString& detail)
{
    return detail.startsWith(QChar(u'✓'));
}

StepDocument bySentence(const StepDocument& step)
{
    StepDocument result = step;
    result.details.clear();
    result.secondDetails.clear();
    for (qsizetype i = 0; i < step.details.size(); ++i) {
        const QString second = step.secondDetails.value(i);
        QStringList own =
            isWinningMove(step.details[i]) ? QStringList(step.details[i]) : sentencesOf(step.details[i]);
        QStringList other = sentencesOf(second);
        if (!second.isEmpty() && own.size() != other.size()) {
            own = QStringList(step.details[i]);
            other = QStringList(second);
        }
        result.details += own;
        result.secondDetails += other;
    }
    return result;
}

StepStyle panelStyle(const Theme& theme)
{
    constexpr double kGap = 3;
    return {theme, theme.text, 0, kGap};
}

StepDocument rendered(const teaching::Step& step, const std::optional<Voice>& second)
{
    const Voice voice = Voice::installed();
    StepDocument document{voice.say(step.title), {}, sayAll(step.details, voice), {}, step.table};
    for (std::size_t i = 0; i < step.moves.size(); ++i)
        document.lines << voice.say(step.details[i]);
    if (second) {
        document.secondTitle = second->say(step.title);
        document.secondDetails = sayAll(step.details, *second);
        for (std::size_t i = 0; i < step.details.size(); ++i) {
            const auto at = static_cast<qsizetype>(i);
            if (inBothLanguages(step.details[i], second).size() < 2) // a formula
                document.secondDetails[at] = document.details[at];
        }
        if (step.table)
            document.secondLabels = teaching::tableLabels(*second, step.table->skipped);
    }
    if (inBothLanguages(step.title, second).size() < 2)
        document.secondTitle.clear();
    return document;
}

QString StepDocument::html(const StepStyle& style, int parts) const
{
    const QString second = coloured(style.theme.muted) + familiesStyle(style.secondFamilies);
    const QString good = coloured(style.theme.goodText) + QStringLiteral("font-weight:bold;");
    QString html;
    const auto add = [&](const QString& text, double gap, const QString& look) {
        html += paragraph(text, html.isEmpty() ? 0 : gap, look, style.lineHeight);
    };
    QString strongLook = coloured(style.title) + QStringLiteral("font-weight:bold;");
    if (style.titleSize > 0)
        strongLook += QStringLiteral("font-size:%1px;").arg(style.titleSize);
    if (parts & Titles) {
        add(title, 0, strongLook);
        if (!secondTitle.isEmpty())
            add(secondTitle, style.secondGap, second);
    }
    if (parts & Table && table)
        html += tableHtml(*table, style.theme, style.cellPadding, {secondLabels, style.secondFamilies},
                          style.hasColumnHeads);
    if (parts & Details) {
        for (qsizetype i = 0; i < details.size(); ++i) {
            add(details[i], style.gap,
                isWinningMove(details[i])         ? good
                    : strong.contains(details[i]) ? strongLook
                                                  : coloured(style.theme.text));
            if (i < secondDetails.size() && secondDetails[i] != details[i])
                add(secondDetails[i], style.secondGap, second);
        }
    }
    return html;
}

// In the second language as well, where that says it otherwise.
QString labelOfTwo(const QString& label, const QString& other, const QStringList& families,
                   const QString& colour)
{
    const QString own = words(label, colour);
    return other == label
        ? own
        : own + words(QStringLiteral(" · "), colour) + words(other, colour, familiesStyle(families));
}

// Rows of digits, one cell a digit, so that every column is straight whatever the counts below it are.
QString tableHtml(const BinaryTable& table, const Theme& theme, int cellPadding, const SecondLabels& second,
                  bool hasColumnHeads)
{
    constexpr int kMostHeads = 7; // "64" and shorter

    const auto voice = teaching::Voice::installed();
    const auto labels = teaching::tableLabels(voice, table.skipped);
    QString html = QStringLiteral("<table cellspacing=\"0\" cellpadding=\"%1\">").arg(cellPadding);
    const QString text = theme.text.name();
    const QString muted = theme.muted.name();
    const QString gap = digits(QStringLiteral("&nbsp;&nbsp;"), muted);
    const auto both = [&](const QString& label, QString teaching::TableLabels::*of) {
        return labelOfTwo(label, second.labels ? *second.labels.*of : label, second.families, muted);
    };
    // What the columns stand for, so that no count below is read as one. Where these have more than a digit,
    // "16 8" is to be no 168.
    const bool hasHeads = hasColumnHeads && table.width <= kMostHeads;
    const QString apart = hasHeads && 1 << (table.width - 1) > 9 ? QStringLiteral("&nbsp;") : QString();
    const auto row = [&](const QString& label, auto digit, auto colour, bool bold) {
        html += QStringLiteral("<tr>") + cell(label + gap);
        for (int bit = table.width - 1; bit >= 0; --bit) {
            const bool pointed = table.column == bit;
            html += cell(digits(apart + digit(bit), colour(bit), bold || pointed),
                         pointed ? theme.wonPale : QColor());
        }
        html += QStringLiteral("</tr>");
    };
    if (hasHeads)
        row(
            {}, [&](int bit) { return QString::number(1 << bit); }, [&](int) { return muted; }, false);
    const auto digitOf = [](theory::Count value) {
        return [value](int bit) { return QString::number(value >> bit & 1); };
    };
    for (const auto& entry : table.rows) {
        row(
            digits(QString::number(entry.value), muted), digitOf(entry.value),
            [&](int bit) { return (entry.value >> bit & 1) != 0 ? text : muted; }, false);
    }
    if (table.skipped > 0)
        html += QStringLiteral("<tr><td colspan=\"%1\">%2</td></tr>")
                    .arg(table.width + 1)
                    .arg(both(labels.skipped, &teaching::TableLabels::skipped));
    const auto parity = [&](int bit) {
        const bool odd = table.ones[static_cast<std::size_t>(bit)] % 2 == 1;
        return (odd ? theme.wonText : theme.lostText).name();
    };
    if (!table.ones.empty())
        row(
            both(labels.ones, &teaching::TableLabels::ones),
            [&](int bit) { return QString::number(table.ones[static_cast<std::size_t>(bit)]); }, parity,
            true);
    if (table.sum)
        row(
            both(labels.sum, &teaching::TableLabels::sum), digitOf(*table.sum), [&](int) { return text; },
            true);
    return html + QStringLiteral("</table>");
}

namespace {

// Where a formula or a pair of numbers is wider than a line it is broken between numbers, not within one.
void breakFormulas(QTextDocument& document, const QFont& font, double width)
{
    QTextCursor cursor(&document);
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        const QString text = block.text();
        if (text.isEmpty())
            continue;
        QFont widest = font;
        widest.setBold(true);
        const QTextCharFormat look = block.begin().fragment().charFormat();
        if (look.hasProperty(QTextFormat::FontPixelSize)) // a title's
            widest.setPixelSize(look.intProperty(QTextFormat::FontPixelSize));
        const QString broken = withFormulasToFit(text, QFontMetricsF(widest), width);
        for (qsizetype at = 0; at < text.size(); ++at) {
            if (text[at] == broken[at])
                continue;
            cursor.setPosition(block.position() + static_cast<int>(at));
            cursor.setPosition(cursor.position() + 1, QTextCursor::KeepAnchor);
            cursor.insertText(QString(broken[at]));
        }
    }
}

} // namespace

void layOut(QTextDocument& document, const QString& html, const QFont& font, double width, Medium medium)
{
    document.setDocumentMargin(0);
    document.setDefaultFont(font);
    if (medium == Medium::Paper) {
        document.setUseDesignMetrics(true);
        QTextOption option = document.defaultTextOption();
        option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
        document.setDefaultTextOption(option);
    }
    document.setHtml(html);
    breakFormulas(document, font, width);
    setSigns(document);
    document.setTextWidth(width);
}

} // namespace laststone::widgets
