// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/look/unbroken.h"

#include <QRegularExpression>

namespace laststone::widgets {

namespace {

constexpr qsizetype kLongest = 32; // characters that stay on a line
constexpr QChar kWordJoiner(0x2060);

// A pattern with the signs between the terms of a formula at %1.
QRegularExpression withOperators(const QString& pattern)
{
    return QRegularExpression(pattern.arg(QStringLiteral("(?:[=+−⊕×·→≠≤≥<>/]|mod)")));
}

// Between parts of a verdict stands a dot as well: the one that multiplies has numbers or single letters on
// both sides.
QString withoutDots(const QString& text)
{
    static const QRegularExpression between(
        QStringLiteral("(?<![\\d)k])[ \u00a0]· |[ \u00a0]· (?!\\d+\\b|\\(|[φ√])"));
    QString result = text;
    return result.replace(between, QStringLiteral(" \x01 "));
}

} // namespace

QString unbroken(const QString& text)
{
    static const QRegularExpression before = withOperators(QStringLiteral(" (?=%1 )"));
    static const QRegularExpression behind = withOperators(QStringLiteral("(?<=\u00a0)(%1) "));
    static const QRegularExpression operators = withOperators(QStringLiteral("\u00a0(?=%1\u00a0)"));
    static const QRegularExpression pair(QStringLiteral(R"((\d,) (?=(?:\d+, )*\d+\)))"));
    static const QRegularExpression letter(QStringLiteral(R"(\b([PN])-(?=[a-z局]))"));
    static const QRegularExpression outcome(QStringLiteral(R"(\b([PN])[ \x{a0}]局面)"));
    static const QRegularExpression initial(QStringLiteral(R"(\b(\p{Lu}\.) (?=\p{Lu}\p{Ll}))"));
    // What is to be typed, in quotation marks: “3 4 5”.
    static const QRegularExpression example(QStringLiteral("(?<=\\d) (?=(?:\\d+[ \u00a0])*\\d+[”」])"));
    // A number and what it counts or numbers: 第 2 堆, 5 颗, heap 3.
    static const QRegularExpression unit(QStringLiteral(R"((?<=\d) (?=\p{Han})|(?<=\p{Han}) (?=\d))"));
    static const QRegularExpression numbered(
        QStringLiteral(R"(\b(heap|stair|token|vertex|pair|step) (?=\d))"));
    // A fraction: 1/φ, n/φ².
    static const QRegularExpression fraction(QStringLiteral("(?<=[\\dn]/)(?=[\\dφ√])"));
    // The last three characters of a Chinese paragraph, with the marks behind them; not of one that is
    // short, and so stands in a line anyway: in a drawing that is saved, joiners part the words.
    static const QString last = QStringLiteral("[。！？：；…」』”）)*]*(?:\\n|$))");
    static const QRegularExpression end(
        QStringLiteral("(?<=[^\\n]{7}[\u4e00-\u9fff])(?=[\u4e00-\u9fff]{2}") + last
        + QStringLiteral("|(?<=[^\\n]{8}[\u4e00-\u9fff])(?=[\u4e00-\u9fff]") + last);
    static const QRegularExpression formula(QStringLiteral("[^ \u201c\u201d\u2e80-\u9fff\uff00-\uffef]+"));
    QString result = withoutDots(text);
    result.replace(QStringLiteral("□ "), QStringLiteral("□\u00a0")); // a sign and what it stands for
    result.replace(before, QStringLiteral("\u00a0")).replace(behind, QStringLiteral("\\1\u00a0"));
    result.replace(pair, QStringLiteral("\\1\u00a0"));
    result.replace(unit, QStringLiteral("\u00a0")).replace(numbered, QStringLiteral("\\1\u00a0"));
    result.replace(example, QStringLiteral("\u00a0"));
    // A formula ends at a space, and in Chinese at a character: the words around it are broken anywhere.
    for (qsizetype from = 0;;) {
        const auto run = formula.match(result, from);
        if (!run.hasMatch())
            break;
        from = run.capturedEnd();
        if (run.capturedLength() > kLongest)
            result.replace(run.capturedStart(), run.capturedLength(),
                           run.captured().replace(operators, QStringLiteral(" ")));
    }
    // A line ends with the dot between two parts, and does not begin with it.
    result.replace(QStringLiteral(" \x01 "), QStringLiteral("\u00a0· "));
    result.replace(outcome, QStringLiteral("\\1\u00a0局\u2060面")).replace(fraction, kWordJoiner);
    result.replace(initial, QStringLiteral("\\1\u00a0"));
    result.replace(letter, QStringLiteral("\\1-") + kWordJoiner);
    return result.replace(end, kWordJoiner);
}

} // namespace laststone::widgets
