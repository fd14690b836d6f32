// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/look/unbroken.h"

#include <QFontMetricsF>
#include <QRegularExpression>

namespace laststone::widgets {

namespace {

constexpr qsizetype kLongest = 32; // characters that stay on a line
constexpr QChar kWordJoiner(0x2060);
constexpr QChar kAnywhere(0x200b); // a line may end there

// A pattern with the signs between the terms of a formula at %1.
QRegularExpression withOperators(const QString& pattern)
{
    return QRegularExpression(pattern.arg(QStringLiteral("(?:[=+−⊕×·→≠≤≥<>/]|mod)")));
}

// Between parts of a verdict stands a dot as well: the one that multiplies has numbers or single letters on
// both sides, and what a verdict compares with 0 or 1 is the end of its part.
QString withoutDots(const QString& text)
{
    static const QRegularExpression between(
        QStringLiteral("(?:(?<![\\d)k])|(?<=≠[ \u00a0][01]))[ \u00a0]· |[ \u00a0]· (?!\\d+\\b|\\(|[φ√])"));
    QString result = text;
    return result.replace(between, QStringLiteral(" \x01 "));
}

// The same in a text that is set: a line ends with it, and does not begin with it.
QString dotBetween()
{
    return QStringLiteral("\u00a0· ");
}

// Words of two characters that often stand in front of a last one: what a sentence ends in is not to tear
// them.
bool isWord(QStringView two)
{
    static const QString words = QStringLiteral(
        "所以 一方 这方 這方 对方 對方 对手 對手 石子 奇数 奇數 偶数 偶數 整堆 大堆 两堆 兩堆 一堆 一步 "
        "必胜 必勝 必败 必敗 先手 后手 後手 这一 這一 那么 那麼 什么 什麼 怎么 怎麼 这么 這麼 这样 "
        "這樣 同样 同樣 一样 一樣 一对 一對 几颗 幾顆 一颗 一顆 两颗 兩顆 多颗 多顆 最后 最後 最高 "
        "已经 已經 算出 无法 無法 不能 可以 应对 應對 台阶 臺階 棋子 局面 走法 顶点 頂點");
    for (qsizetype at = 0; at + 1 < words.size(); at += 3) {
        if (QStringView(words).sliced(at, 2) == two)
            return true;
    }
    return false;
}

// The last line of a Chinese paragraph has four characters, with the marks between and behind them; nor is a
// word torn for that. Not in one that is short, and so stands in a line anyway: in a drawing that is saved,
// joiners part the words.
QString withJoinedEnds(const QString& text)
{
    static const QRegularExpression end(
        QStringLiteral("(?<=([^\\n]))(?<=[^\\n]{7})((?:[\u4e00-\u9fff][，、；：“”「」]*){2,4})"
                       "(?=[。！？：；…」』”）)*]*(?:\\n|$))"));
    QString result = text;
    for (auto it = end.globalMatch(text); it.hasNext();) {
        const auto match = it.next();
        const qsizetype added = result.size() - text.size();
        QString joined = match.captured(2);
        for (qsizetype at = joined.size() - 1; at > 0; --at)
            joined.insert(at, kWordJoiner);
        if (isWord(match.captured(1) + match.capturedView(2).first(1).toString()))
            joined.prepend(kWordJoiner);
        result.replace(match.capturedStart(2) + added, match.capturedLength(2), joined);
    }
    return result;
}

// Terms of Chinese are not torn: nothing knows the words of the language but a list of them. Not in what is
// short, see above.
QString withWholeTerms(const QString& text)
{
    static const QRegularExpression term = [] {
        QStringList terms =
            QStringLiteral("尼姆和 尼姆堆 异或和 異或和 必胜态 必勝態 必败态 必敗態 最低一阶 最低一階 "
                           "奇数阶 奇數階 偶数阶 偶數階 二进制 二進位 必胜走法 必勝走法")
                .split(u' ');
        for (QString& each : terms) {
            for (qsizetype at = each.size() - 1; at > 0; --at)
                each.insert(at, QStringLiteral("\u2060?"));
        }
        return QRegularExpression(terms.join(u'|'));
    }();
    constexpr qsizetype kShort = 10;
    QString result = text;
    qsizetype added = 0;
    for (auto it = term.globalMatch(text); it.hasNext();) {
        const auto match = it.next();
        const qsizetype begin = text.lastIndexOf(u'\n', match.capturedStart()) + 1;
        const qsizetype end = text.indexOf(u'\n', match.capturedEnd());
        if ((end < 0 ? text.size() : end) - begin < kShort)
            continue;
        QString whole = match.captured().remove(kWordJoiner);
        for (qsizetype at = whole.size() - 1; at > 0; --at)
            whole.insert(at, kWordJoiner);
        result.replace(match.capturedStart() + added, match.capturedLength(), whole);
        added += whole.size() - match.capturedLength();
    }
    return result;
}

// A formula that is too long for a line, which may be broken in front of its operators: of those in brackets
// only where it has no others, and where it has none, at any of its spaces.
QString brokenAtOperators(const QString& formula)
{
    static const QRegularExpression operators = withOperators(QStringLiteral("\u00a0(?=%1\u00a0)"));
    QString result = formula;
    for (auto it = operators.globalMatch(formula); it.hasNext();) {
        const qsizetype at = it.next().capturedStart();
        const auto before = QStringView(formula).first(at);
        if (before.count(u'(') == before.count(u')'))
            result[at] = u' ';
    }
    if (result == formula)
        result.replace(operators, QStringLiteral(" "));
    return result == formula ? result.replace(u'\u00a0', u' ') : result;
}

// A formula ends at a space, and in Chinese at a character: the words around it are broken anywhere.
template <class IsTooLong> QString withBrokenFormulas(const QString& text, IsTooLong isTooLong)
{
    static const QRegularExpression formula(QStringLiteral("[^ \n\u201c\u201d\u2e80-\u9fff\uff00-\uffef]+"));
    QString result = text;
    for (qsizetype from = 0;;) {
        const auto run = formula.match(result, from);
        if (!run.hasMatch())
            return result;
        from = run.capturedEnd();
        if (isTooLong(run.captured()))
            result.replace(run.capturedStart(), run.capturedLength(), brokenAtOperators(run.captured()));
    }
}

} // namespace

QString unbroken(const QString& text)
{
    static const QRegularExpression before = withOperators(QStringLiteral(" (?=%1 )"));
    static const QRegularExpression behind = withOperators(QStringLiteral("(?<=\u00a0)(%1) "));
    static const QRegularExpression pair(QStringLiteral(R"((\d,) (?=(?:\d+, )*\d+\)))"));
    static const QRegularExpression letter(QStringLiteral(R"(\b([PN])-(?=[a-z局]))"));
    static const QRegularExpression outcome(QStringLiteral(R"(\b([PN])[ \x{a0}]局面)"));
    static const QRegularExpression initial(QStringLiteral(R"(\b(\p{Lu}\.) (?=\p{Lu}\p{Ll}))"));
    // What is to be typed, in quotation marks: “3 4 5”.
    static const QRegularExpression example(QStringLiteral("(?<=\\d) (?=(?:\\d+[ \u00a0])*\\d+[”」])"));
    // A number and what it counts or numbers: 第 2 堆, 5 颗, heap 3. A verb in front of it may end a line:
    // else with a formula behind it a good part of the line would be left empty.
    static const QRegularExpression unit(QStringLiteral(R"((?<=\d) (?=\p{Han})|(?<=第) (?=\d))"));
    static const QRegularExpression numbered(
        QStringLiteral(R"(\b(heap|stair|token|vertex|pair|step) (?=\d))"));
    static const QRegularExpression winning(QStringLiteral(
        R"((?<=\d) (?=winning moves?\b)|(?<=winning) (?=moves?\b)|(?<=有) (?=\d+[ \x{a0}][種种]))"));
    // A fraction: 1/φ, n/φ², (1 + √5)/2.
    static const QRegularExpression fraction(QStringLiteral("(?<=[\\dn)]/)(?=[\\dφ√(])"));
    // A number that ends a paragraph, or a character behind a letter.
    static const QString end = QStringLiteral("[。！？：；…」』”）)*]*(?:\\n|$))");
    static const QRegularExpression last(QStringLiteral("(?<=\\p{Han}) (?=\\d+") + end
                                         + QStringLiteral("|(?<=[A-Za-z]) (?=\\p{Han}") + end);
    QString result = withoutDots(text);
    result.replace(QStringLiteral("□ "), QStringLiteral("□\u00a0")); // a sign and what it stands for
    result.replace(before, QStringLiteral("\u00a0")).replace(behind, QStringLiteral("\\1\u00a0"));
    result.replace(pair, QStringLiteral("\\1\u00a0"));
    result.replace(unit, QStringLiteral("\u00a0")).replace(last, QStringLiteral("\u00a0"));
    result.replace(numbered, QStringLiteral("\\1\u00a0"));
    result.replace(example, QStringLiteral("\u00a0"));
    result.replace(winning, QStringLiteral("\u00a0"));
    result = withBrokenFormulas(result, [](const QString& run) { return run.size() > kLongest; });
    result.replace(QStringLiteral(" \x01 "), dotBetween());
    result.replace(outcome, QStringLiteral("\\1\u00a0局\u2060面")).replace(fraction, kWordJoiner);
    result.replace(initial, QStringLiteral("\\1\u00a0"));
    result.replace(letter, QStringLiteral("\\1-") + kWordJoiner);
    return withWholeTerms(withJoinedEnds(result));
}

QString inParts(const QString& unbroken)
{
    return QString(unbroken).replace(dotBetween(), QStringLiteral("\n"));
}

QString brokenToFit(const QString& unbroken, const QFontMetricsF& metrics, double width)
{
    static const QRegularExpression digits(QStringLiteral("\\d{2,}"));
    const auto isTooLong = [&](const QString& run) { return metrics.horizontalAdvance(run) > width; };
    const QString text = withBrokenFormulas(unbroken, isTooLong);
    QString result = text;
    qsizetype added = 0;
    for (auto it = digits.globalMatch(text); it.hasNext();) {
        const auto number = it.next();
        if (!isTooLong(number.captured()))
            continue;
        for (qsizetype at = number.capturedStart() + 1; at < number.capturedEnd(); ++at, ++added)
            result.insert(at + added, kAnywhere);
    }
    return result;
}

QStringList inBothLanguages(const teaching::Sentence& words, const std::optional<teaching::Voice>& second)
{
    if (words.isEmpty())
        return {};
    QStringList lines{unbroken(teaching::Voice::installed().say(words))};
    if (!second)
        return lines;
    // A formula is the same in both, but for the signs of their scripts.
    const auto letters = [](QString text) {
        return text.removeIf([](QChar c) { return !c.isLetterOrNumber(); });
    };
    if (const QString other = unbroken(second->say(words)); letters(other) != letters(lines.constFirst()))
        lines << other;
    return lines;
}

} // namespace laststone::widgets
