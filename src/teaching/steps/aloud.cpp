// SPDX-License-Identifier: GPL-3.0-or-later
#include "teaching/steps/aloud.h"

#include "teaching/notation.h"

#include <QRegularExpression>
#include <QStringList>

namespace laststone::teaching {

namespace aloud_words {

LASTSTONE_SENTENCES(Aloud)

// A pattern, and what is read in place of what it finds: a template with the captured texts, from %1 on. A
// sign between two terms may stand there without blanks, its word may not.
struct Reading {
    QRegularExpression pattern;
    Phrase words;
    bool isBetween = false;
};

QRegularExpression expression(const char* pattern)
{
    return QRegularExpression(QString::fromUtf8(pattern));
}

// What encloses other signs comes first, signs between two terms last.
const std::vector<Reading>& readings()
{
    static const std::vector<Reading> all{
        //: read aloud, between two terms
        {expression(R"((?<=[\d)k]) · (?=\d+(?! ?\p{L}{2}| ?\p{Han})|φ|\()|(?<=[\d)k])·(?=[\da-zφ(]))"),
         phrase("times"), true},
        {expression("⌊([^⌋]*)⌋"), phrase("the whole part of %1")},
        {expression("√\\(([^()]*)\\)"), phrase("the square root of %1")},
        {expression("√(\\d+)"), phrase("the square root of %1")},
        //: read aloud: %1 is a list of numbers
        {expression(R"(mex ?\{([^{}]*)\})"), phrase("mex of %1")},
        //: read aloud: %1 is a list of numbers
        {expression(R"(\{([^{}]*)\})"), phrase("the set %1")},
        //: read aloud: %1 and %2 are the letter and the number of g₂
        {expression("([a-z])([₀₁₂₃₄₅₆₇₈₉ₖᵢ]+)"), phrase("%1 %2")},
        //: read aloud, g(7): %1 is the letter, with its number, %2 a number or a letter
        {expression(R"(\b(g(?: \d+)?)\((\w+)\))"), phrase("%1 of %2")},
        //: read aloud, g(n + 7): %1 is the letter, with its number
        {expression(R"(\b(g(?: \d+)?)\()"), phrase("%1 of (")},
        //: read aloud: a square, %1²
        {expression("([\\wφ)])²"), phrase("%1 squared")},
        //: read aloud: a power, %1 is its base, %2 its exponent
        {expression("(\\w)([⁰¹²³⁴⁵⁶⁷⁸⁹]+)"), phrase("%1 to the power of %2")},
        {expression("φ"), phrase("phi")},
        //: read aloud, between two terms
        {expression(" ?⊕ ?"), phrase("xor"), true},
        //: read aloud, between two terms
        {expression(" ?≠ ?"), phrase("is not"), true},
        //: read aloud, between two terms
        {expression(" ?≡ ?"), phrase("is congruent to"), true},
        //: read aloud, between two terms
        {expression(" ?≤ ?"), phrase("is at most"), true},
        //: read aloud, between two terms
        {expression(" ?≥ ?"), phrase("is at least"), true},
        //: read aloud, between two terms
        {expression(" ?→ ?"), phrase("to"), true},
        //: read aloud, between two terms
        {expression(" = "), phrase("equals"), true},
        //: read aloud, between two terms
        {expression(" < "), phrase("is less than"), true},
        //: read aloud, between two terms
        {expression(" > "), phrase("is more than"), true},
        //: read aloud, between two terms
        {expression(" ?× ?"), phrase("times"), true},
        //: read aloud, between two terms
        {expression(" ?− ?"), phrase("minus"), true},
        //: read aloud, between two terms
        {expression(R"((?<=[\d\w)]) ?\+ ?(?=[\d\w(]))"), phrase("plus"), true},
        //: read aloud, between two terms
        {expression(R"((?<=[\d)a-z]) / (?=[\d(a-z]))"), phrase("divided by"), true},
        //: read aloud, between two terms
        {expression(R"((?<=\b[a-z\d])/(?=[\d(a-zφ]))"), phrase("divided by"), true},
        //: read aloud, between two numbers: what is left out in a list, "0, 1, …, 6"
        {expression(R"((?<=[ ,、])…[,、]? ?(?=\d|[a-z]\b))"), phrase("and so on to"), true},
        //: read aloud, at the end of a list
        {expression("(?<=[ ,、])…"), phrase("and so on"), true},
    };
    return all;
}

// Digits and letters that are all raised or lowered as ordinary ones.
QString level(const QString& text)
{
    static const QString kMoved = QStringLiteral("₀₁₂₃₄₅₆₇₈₉⁰¹²³⁴⁵⁶⁷⁸⁹ₖᵢ");
    static const QString kLevel = QStringLiteral("01234567890123456789ki");
    QString result = text;
    for (QChar& c : result) {
        const qsizetype place = kMoved.indexOf(c);
        if (place < 0)
            return text;
        c = kLevel[place];
    }
    return result;
}

// "1101₂" digit by digit.
QString withBinary(QString text, const Voice& voice)
{
    static const QRegularExpression binary(QStringLiteral("\\b([01][01\u202f]*)₂"));
    for (auto match = binary.match(text); match.hasMatch(); match = binary.match(text)) {
        const QString row = withoutGroups(match.captured(1));
        QStringList digits;
        for (const QChar digit : row)
            digits << QString(digit);
        //: read aloud: %1 are binary digits, "1 1 0 1"
        const QString said = voice.say(phrase("%1 in binary")(digits.join(QLatin1Char(' '))));
        text.replace(match.capturedStart(), match.capturedLength(), said);
    }
    return text;
}

QString read(const Reading& reading, const QString& text, const Voice& voice)
{
    QString result;
    qsizetype from = 0;
    auto matches = reading.pattern.globalMatch(text);
    while (matches.hasNext()) {
        const auto match = matches.next();
        result += text.mid(from, match.capturedStart() - from);
        from = match.capturedEnd();
        Sentence words = reading.words;
        for (int place = 1; place <= match.lastCapturedIndex(); ++place)
            words.arguments.emplace_back(level(match.captured(place)));
        const QString said = voice.say(words);
        result += reading.isBetween ? QLatin1Char(' ') + said + QLatin1Char(' ') : said;
    }
    return result + text.mid(from);
}

} // namespace aloud_words

using namespace aloud_words;

QString aloud(const QString& text, const Voice& voice)
{
    static const QRegularExpression marks(QStringLiteral("[✓✗] ")); // the words behind them say it
    // Between the parts of a verdict, not the one that multiplies.
    static const QRegularExpression dot(
        QStringLiteral(R"((?<![\d)k]) · | · (?!\d|φ|\()| · (?=\d+ ?(?:\p{L}{2}|\p{Han})))"));
    QString result = text;
    result.replace(QChar::Nbsp, QLatin1Char(' ')).remove(QChar(0x2060)); // which only keep lines together
    result = withBinary(result, voice);
    result.remove(marks)
        .replace(dot, QStringLiteral(", "))
        .replace(QStringLiteral(" | "), QStringLiteral("; "));
    for (const Reading& reading : readings())
        result = read(reading, result, voice);
    // A sign with no blanks around it has become a word with two; those of no use go.
    static const QRegularExpression blanks(QStringLiteral("(?<=\\S) {2,}(?=\\S)"));
    static const QRegularExpression spare(QStringLiteral(" +(?=$|[\n.,;:，。；：、)])"));
    return result.remove(spare).replace(blanks, QStringLiteral(" "));
}

QString aloud(const Step& step, const Voice& voice)
{
    QStringList lines{voice.say(step.title)};
    if (step.table) {
        static const QRegularExpression label(QStringLiteral("^ *(\\S.*?) {2,}(?=\\d)"));
        for (QString line : tableLines(*step.table, voice))
            lines << line.replace(label, QStringLiteral("\\1: "));
    }
    for (const Sentence& detail : step.details)
        lines << voice.say(detail);
    for (QString& line : lines)
        line = aloud(line, voice);
    return lines.join(QLatin1Char('\n'));
}

} // namespace laststone::teaching
