// SPDX-License-Identifier: GPL-3.0-or-later
#include "teaching/steps/explanation.h"

#include "teaching/notation.h"
#include "teaching/steps/extract.h"

#include <QStringList>

#include <algorithm>

namespace laststone::teaching {

namespace {

struct Words {
    LASTSTONE_SENTENCES(Voice)
};

QString indented(const QString& text, const QString& indent)
{
    QString result = text;
    return result.replace(QLatin1Char('\n'), QLatin1Char('\n') + indent);
}

// Markdown gives these a meaning of their own, some at the beginning of a line alone.
QString markdownEscaped(const QString& text)
{
    QString result;
    for (const QChar c : text) {
        const bool isFirst = result.isEmpty() || result.endsWith(u'\n');
        if (QStringLiteral("\\`*_<[]&").contains(c) || (isFirst && QStringLiteral(">#|").contains(c)))
            result += u'\\';
        result += c;
    }
    return result;
}

// The width that a fixed-width face gives the text: Chinese characters take two cells.
qsizetype cells(const QString& text)
{
    return std::ranges::count_if(text, [](QChar c) { return c.unicode() >= 0x2E80; }) + text.size();
}

QString padded(const QString& text, qsizetype width)
{
    return QString(std::max<qsizetype>(0, width - cells(text)), QLatin1Char(' ')) + text;
}

} // namespace

const Mark* Shown::find(int kind) const
{
    const auto found = std::ranges::find(marks, kind, &Mark::kind);
    return found == marks.end() ? nullptr : &*found;
}

const ShownMove* Shown::find(ShownMove::Role role) const
{
    const auto found = std::ranges::find(moves, role, &ShownMove::role);
    return found == moves.end() ? nullptr : &*found;
}

Shown Step::shownBy(std::optional<std::size_t> detail) const
{
    Shown result = shown;
    if (detail && *detail < moves.size())
        result.moves = moves[*detail];
    return result;
}

Steps& Steps::then(const Move& move, ShownMove::Role role)
{
    const ShownMove& last = current().shown.moves.back();
    current().shown.moves.push_back({last.before.game->after(last.before, last.move), move, role});
    return *this;
}

Steps& Steps::keep(const Mark& mark)
{
    bool hasBegun = false;
    for (Step& step : m_explanation.steps) {
        if (hasBegun && step.shown.isEmpty())
            step.shown.marks.push_back(mark);
        hasBegun = hasBegun || !step.shown.isEmpty();
    }
    return *this;
}

TableLabels tableLabels(const Voice& voice, std::size_t skipped)
{
    const int count = static_cast<int>(std::min<std::size_t>(skipped, 1'000'000'000));
    return {
        //: in front of the row that counts the ones in each column of binary digits
        voice.say(Words::phrase("ones")),
        //: in front of the row with the exclusive or of the rows above it
        voice.say(Words::phrase("nim-sum")),
        //: in place of heaps that are too many to be listed
        voice.say(Words::plural("… and %n more heap(s)")(count)),
    };
}

QStringList tableLines(const BinaryTable& table, const Voice& voice)
{
    const QString ones = table.ones.empty() ? QString() : tableLabels(voice).ones;
    const QString sum = table.sum ? tableLabels(voice).sum : QString();
    qsizetype labelWidth = std::max(cells(ones), cells(sum));
    for (const auto& row : table.rows)
        labelWidth = std::max(labelWidth, cells(QString::number(row.value)));
    qsizetype cell = 1;
    for (const std::size_t count : table.ones)
        cell = std::max(cell, QString::number(count).size());

    const auto line = [&](const QString& label, auto digit) {
        QString result = padded(label, labelWidth) + QLatin1Char(' ');
        for (int bit = table.width - 1; bit >= 0; --bit)
            result += QLatin1Char(' ') + padded(QString::number(digit(bit)), cell);
        return result;
    };
    QStringList lines;
    for (const auto& row : table.rows)
        lines << line(QString::number(row.value), [&](int bit) { return row.value >> bit & 1; });
    if (table.skipped > 0)
        lines << tableLabels(voice, table.skipped).skipped;
    if (!table.ones.empty())
        lines << line(ones, [&](int bit) { return table.ones[static_cast<std::size_t>(bit)]; });
    if (table.sum)
        lines << line(sum, [&](int bit) { return *table.sum >> bit & 1; });
    return lines;
}

static QString plainText(const Step& step, const Voice& voice, const Extract& extract)
{
    QStringList lines = extract.said(step.title, voice);
    if (step.table)
        lines << tableLines(*step.table, voice);
    for (const Sentence& detail : step.details)
        lines << extract.said(detail, voice);
    return lines.join(QLatin1Char('\n'));
}

QString plainText(const Step& step, const Voice& voice)
{
    return plainText(step, voice, Extract());
}

QString plainText(const Explanation& explanation, const Voice& voice)
{
    return plainText(explanation, voice, {});
}

QString plainText(const Explanation& explanation, const Voice& voice, const Extract& extract)
{
    QString text = notation(explanation.position) + QStringLiteral("\n");
    int number = 0;
    for (const Step& step : explanation.steps) {
        if (!extract.has(++number))
            continue;
        const QString label = QString::number(number) + QStringLiteral(". ");
        text += QLatin1Char('\n') + label
            + indented(plainText(step, voice, extract), QString(label.size(), QLatin1Char(' ')))
            + QLatin1Char('\n');
    }
    return text;
}

QString markdown(const Explanation& explanation, const Voice& voice)
{
    return markdown(explanation, voice, {});
}

QString markdown(const Explanation& explanation, const Voice& voice, const Extract& extract)
{
    QString text =
        QStringLiteral("# ") + markdownEscaped(notation(explanation.position)) + QStringLiteral("\n");
    int number = 0;
    for (const Step& step : explanation.steps) {
        if (!extract.has(++number))
            continue;
        const QString label = QString::number(number) + QStringLiteral(". ");
        const QString indent(label.size(), QLatin1Char(' '));
        QStringList titles;
        for (const QString& title : extract.said(step.title, voice))
            titles << QStringLiteral("**%1**\n").arg(markdownEscaped(title));
        QString body = titles.join(QLatin1Char('\n'));
        if (step.table)
            body += QStringLiteral("\n```\n") + tableLines(*step.table, voice).join(QLatin1Char('\n'))
                + QStringLiteral("\n```\n");
        for (const Sentence& detail : step.details) {
            for (const QString& said : extract.said(detail, voice))
                body += QLatin1Char('\n') + markdownEscaped(said) + QLatin1Char('\n');
        }
        body.chop(1);
        QString item = label + indented(body, indent);
        // A blank line stays blank.
        item.replace(QLatin1Char('\n') + indent + QLatin1Char('\n'), QStringLiteral("\n\n"));
        text += QLatin1Char('\n') + item + QLatin1Char('\n');
    }
    return text;
}

} // namespace laststone::teaching
