// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/look/unbroken.h"

#include "teaching/notation.h"

#include <QFontMetricsF>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <functional>

namespace laststone::widgets {

namespace {

constexpr qsizetype kLongest = 32; // characters that stay on a line
constexpr qsizetype kLeastTogether = 6; // digits of a number in its last line, where they are in no groups
constexpr QChar kWordJoiner(0x2060);
constexpr QChar kAnywhere(0x200b); // a line may end there

// Whether a text is to stay on a line; however its numbers are grouped.
bool isShort(const QString& text)
{
    return text.size() - text.count(teaching::kBetweenGroups) <= kLongest;
}

// Whether a number in it may be long enough for groups.
bool hasManyDigits(const QString& text)
{
    constexpr int kLeast = 5;
    int digits = 0;
    return std::ranges::any_of(text, [&](QChar c) {
        digits = c.isDigit() ? digits + 1 : 0;
        return digits == kLeast;
    });
}

// A pattern with the signs between the terms of a formula at %1.
QRegularExpression withOperators(const QString& pattern)
{
    return QRegularExpression(pattern.arg(QStringLiteral("(?:[=≈+−⊕×·→≠≤≥<>/]|mod)")));
}

// Between parts of a verdict stands a dot as well: the one that multiplies has numbers or single letters on
// both sides, and what a verdict compares with 0 or 1 is the end of its part.
QString withoutDots(const QString& text)
{
    static const QRegularExpression between(
        QStringLiteral("(?:(?<![\\d)k])|(?<=≠[ \u00a0][01]))[ \u00a0]· |[ \u00a0]· (?!\\d+\\b|\\(|[φ√])"
                       "|[ \u00a0]· (?=\\d+[ \u00a0]winning)"));
    QString result = text;
    return result.replace(between, QStringLiteral(" \x01 "));
}

// The same in a text that is set: a line ends with it, and does not begin with it.
QString dotBetween()
{
    return QStringLiteral("\u00a0· ");
}

// Words of Chinese, which nothing else knows: no line ends inside one.
const QString& chineseWords()
{
    static const QString words = QStringLiteral(
        "先手必胜态 先手必勝態 先手必败态 先手必敗態 "
        "尼姆和 尼姆堆 尼姆 异或和 異或和 必胜态 必勝態 必败态 必敗態 最低一阶 最低一階 最低一级 奇数级 "
        "偶数级 "
        "奇数阶 奇數階 偶数阶 偶數階 二进制 二進位 必胜走法 必勝走法 子堆 整堆 大堆 小堆 两堆 兩堆 一堆 每堆 "
        "各堆 "
        "局面 走法 石子 棋子 棋盘 棋盤 顶点 頂點 汇点 匯點 台阶 臺階 地面 球瓶 空隙 硬币 硬幣 规则 規則 "
        "反规则 反規則 "
        "后继 後繼 游戏 遊戲 博弈 周期 週期 余数 餘數 整数 整數 奇数 奇數 偶数 偶數 数字 數字 集合 数列 數列 "
        "对方 對方 对手 對手 先手 后手 後手 一方 这方 這方 两方 兩方 双方 雙方 必胜 必勝 必败 必敗 获胜 獲勝 "
        "一步 每步 这步 這步 下一步 一次 每次 一颗 一顆 两颗 兩顆 几颗 幾顆 多颗 多顆 每颗 每顆 一枚 一对 "
        "一對 "
        "所以 因此 因为 因為 如果 而且 但是 或者 还是 還是 只要 只有 不管 无论 無論 例如 其中 其余 其餘 其他 "
        "另一 别的 別的 "
        "这一 這一 这个 這個 这些 這些 这里 這裡 这样 這樣 那么 那麼 那里 那裡 什么 什麼 怎么 怎麼 这么 這麼 "
        "同样 同樣 一样 一樣 "
        "哪一 哪些 每个 每個 各个 各個 某个 某個 它们 它們 自己 最后 最後 最高 最低 最大 最小 最多 至少 唯一 "
        "已经 已經 没有 沒有 无法 無法 不能 可以 能够 能夠 应该 應該 应对 應對 算出 列出 出现 出現 剩下 留下 "
        "取走 移到 移下 "
        "轮到 輪到 开始 開始 结束 結束 变成 變成 改变 改變 不变 不變 得到 合起来 合起來 起来 起來 全部 之后 "
        "之後 之前 往下 往上 "
        "恰好 刚好 剛好 正好 总是 總是 一定 相等 相同 不同 分成 抵消 抵銷 证明 證明 步骤 步驟 终局 終局 判定 "
        "答案 问题 問題 题目 題目 循环 循環 大小 说明 說明 要不要 走最后一步 走最後一步 "
        "个数 個數 颗数 顆數 箭头 箭頭 图表 圖表 表格 前面 后面 後面 上面 下面 现在 現在 这时 這時 时候 時候 "
        "直到 一直 "
        "部分 可能 任何 属于 屬於 超过 超過 回答 较大 較大 较小 較小 少于 少於 小于 小於 大于 大於 多少 "
        "为什么 為什麼 "
        "可是 接下来 接下來 办法 辦法 所有 当中 當中 一样多 一樣多");
    return words;
}

// Whether two characters are a word: what a sentence ends in is not to tear it.
bool isWord(const QString& two)
{
    static const QStringList words = chineseWords().split(u' ');
    return words.contains(two);
}

// The last line of a Chinese paragraph has two characters, with the marks between and behind them; nor is a
// word torn for that. Not in one that is short, and so stands in a line anyway: in a drawing that is saved,
// joiners part the words.
QString withJoinedEnds(const QString& text)
{
    static const QRegularExpression end(
        QStringLiteral("(?<=([^\\n]))(?<=[^\\n]{7})((?:[\u4e00-\u9fff][，、；：“”「」]*){2})"
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

// Not in what is short, see above.
QString withWholeWords(const QString& text)
{
    static const QRegularExpression word = [] {
        QStringList words = chineseWords().split(u' ');
        std::ranges::stable_sort(words, std::ranges::greater(), &QString::size);
        for (QString& each : words) {
            for (qsizetype at = each.size() - 1; at > 0; --at)
                each.insert(at, QStringLiteral("\u2060?"));
        }
        return QRegularExpression(words.join(u'|'));
    }();
    constexpr qsizetype kShort = 10;
    QString result = text;
    qsizetype added = 0;
    for (auto it = word.globalMatch(text); it.hasNext();) {
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

// With no end of a line between the numbers of such lists; those that take too much of a line keep their last
// two together.
QString withWhole(const QRegularExpression& list, const QString& comma, const QString& joined, QString text)
{
    for (qsizetype from = 0;;) {
        const auto run = list.match(text, from);
        if (!run.hasMatch())
            return text;
        QString whole = run.captured().replace(joined, comma);
        if (isShort(whole))
            whole.replace(comma, joined);
        else
            whole.replace(whole.lastIndexOf(comma), comma.size(), joined);
        text.replace(run.capturedStart(), run.capturedLength(), whole);
        from = run.capturedStart() + whole.size();
    }
}

// Numbers in a row, as in (1、4、1), 第 2、3、4 堆 or 16, 8, 4; what ends a formula or begins one is no such
// number.
QString withWholeLists(const QString& text)
{
    static const QRegularExpression chinese(
        QStringLiteral("(?<![\\d\u202f\u00a0])[\\d\u202f]+(?:、\u2060?[\\d\u202f]+)+"
                       "(?![\\d\u202f]|\u00a0[^\\p{Han}])"
                       "|(?<=第\u00a0)[\\d\u202f]+(?:、\u2060?[\\d\u202f]+)+"));
    static const QRegularExpression spaced(
        QStringLiteral("(?<![\\d\u202f\u00a0.,])[\\d\u202f]+(?:,[ \u00a0][\\d\u202f]+)+"
                       "(?![\\d\u202f]|\u00a0[^\\p{Han}])"));
    return withWhole(chinese, QStringLiteral("、"), QStringLiteral("、\u2060"),
                     withWhole(spaced, QStringLiteral(", "), QStringLiteral(",\u00a0"), text));
}

// With no end of a line inside.
QString onOneLine(QString words)
{
    const auto isLatin = [](QChar c) { return c.isLetterOrNumber() && c.unicode() < 0x80; };
    for (qsizetype at = words.size() - 1; at > 0; --at) {
        if (words[at] == u' ')
            words[at] = QChar::Nbsp;
        else if (words[at] != kWordJoiner && words[at - 1] != kWordJoiner
                 && !(isLatin(words[at]) && isLatin(words[at - 1])))
            words.insert(at, kWordJoiner);
    }
    return words;
}

// Among parts with dots between them, a key and what it does: “right-click: more · Esc: done”.
QString withWholeKeys(const QString& text)
{
    static const QRegularExpression pair(
        QStringLiteral("(?<=· )[^·:：\\n]{1,12}(?:: |：)[^·:：\\n]{1,12}(?=[ \u00a0]·|\\n|$)"));
    QString result = text;
    for (auto it = pair.globalMatch(text); it.hasNext();) {
        const auto match = it.next();
        const qsizetype added = result.size() - text.size();
        result.replace(match.capturedStart() + added, match.capturedLength(), onOneLine(match.captured()));
    }
    return result;
}

// What is short and has a number, as (and 10 more) or （另有 3 个）; not where there is nothing else, see
// above.
QString withWholeBrackets(const QString& text)
{
    static const QRegularExpression bracket(QStringLiteral("\\((?=[^()\n]{1,14}\\))[^)]*\\d[^)]*\\)"
                                                           "|（(?=[^（）\n]{1,10}）)[^）]*\\d[^）]*）"));
    QString result = text;
    for (auto it = bracket.globalMatch(text); it.hasNext();) {
        const auto match = it.next();
        const qsizetype added = result.size() - text.size();
        const QString words = match.captured();
        const bool isHan = words.startsWith(u'（') && words.size() < text.size();
        result.replace(match.capturedStart() + added, words.size(),
                       isHan ? onOneLine(words) : QString(words).replace(u' ', QChar::Nbsp));
    }
    return result;
}

double heightOf(const QString& words, const QFontMetricsF& metrics, double width)
{
    constexpr double kAnyHeight = 10'000;
    return metrics.boundingRect(QRectF(0, 0, width, kAnyHeight), Qt::TextWordWrap, words).height();
}

// With no end of a line but behind such pieces; empty where one of them has no room on a line, as all of an
// English text, or where they need more lines.
QString withWholePieces(const QRegularExpression& piece, const QString& unbroken,
                        const QFontMetricsF& metrics, double width)
{
    int lines = 0;
    double left = 0; // of the line
    QString result;
    for (auto it = piece.globalMatch(unbroken); it.hasNext();) {
        const QString words = it.next().captured();
        const double advance = metrics.horizontalAdvance(words);
        if (advance > width)
            return {};
        lines += advance > left ? 1 : 0;
        left = (advance > left ? width : left) - advance;
        result += onOneLine(words);
    }
    return lines > std::lround(heightOf(unbroken, metrics, width) / metrics.lineSpacing()) ? QString()
                                                                                           : result;
}

// With a last line that is no word alone: words with spaces that take a third of a line end it, if that takes
// no more lines.
QString withLongEnd(const QString& unbroken, const QFontMetricsF& metrics, double width)
{
    constexpr double kLeastShare = 1.0 / 3;
    QString result = unbroken;
    for (qsizetype gap; (gap = result.lastIndexOf(u' ')) > 0; result[gap] = QChar::Nbsp) {
        if (metrics.horizontalAdvance(result.sliced(gap + 1)) >= width * kLeastShare)
            break;
    }
    return heightOf(result, metrics, width) > heightOf(unbroken, metrics, width) ? unbroken : result;
}

// A formula that is too long for a line, which may be broken in front of its operators: behind a name, as in
// g(84) = mex {…}, and of those in brackets only where it has no others, and where it has none, at any of its
// spaces.
QString brokenAtOperators(const QString& formula)
{
    static const QRegularExpression operators = withOperators(QStringLiteral("\u00a0(?=%1\u00a0)"));
    constexpr qsizetype kName = 6;
    // What a sum is compared with stands behind it, not on a line of its own.
    static const QStringList ends{QStringLiteral("\u00a0≠\u00a00"), QStringLiteral("\u00a0≠\u00a01")};
    QList<qsizetype> places;
    for (auto it = operators.globalMatch(formula); it.hasNext();) {
        const qsizetype at = it.next().capturedStart();
        const auto before = QStringView(formula).first(at);
        const bool isComparedEnd = !places.isEmpty() && ends.contains(formula.sliced(at));
        if (before.count(u'(') == before.count(u')') && !isComparedEnd)
            places << at;
    }
    if (places.size() > 1 && formula[0].isLetter() && places[0] <= kName)
        places.removeFirst();
    QString result = formula;
    for (const qsizetype at : places)
        result[at] = u' ';
    if (result == formula)
        result.replace(operators, QStringLiteral(" "));
    return result == formula ? result.replace(u'\u00a0', u' ') : result;
}

// A formula ends at a space, and in Chinese at a character: the words around it are broken anywhere.
template <class IsTooLong> QString withBrokenFormulas(const QString& text, IsTooLong isTooLong)
{
    static const QRegularExpression formula(
        QStringLiteral("[^ \n\u2028\u201c\u201d\u2e80-\u9fff\uff00-\uffef]+"));
    QString result = text;
    for (qsizetype from = 0;;) {
        const auto run = formula.match(result, from);
        if (!run.hasMatch())
            return result;
        from = run.capturedEnd();
        if (run.capturedView().contains(QChar::Nbsp) && isTooLong(run.captured())) { // else it has no parts
            result.replace(run.capturedStart(), run.capturedLength(), brokenAtOperators(run.captured()));
            from = run.capturedStart(); // a part may be too long still
        }
    }
}

// The answer to a losing move begins a line of its own, and what a move leaves may begin one.
QString withAnswers(QString text)
{
    static const QRegularExpression answer(QStringLiteral("([:：→])[ \u00a0\u2028]?(?=✓)"));
    static const QRegularExpression position(QStringLiteral("\u00a0→[ \u00a0](?=\\()"));
    if (!text.startsWith(u'✗') || !text.contains(answer))
        return text;
    return text.replace(answer, QStringLiteral("\\1") + QChar::LineSeparator)
        .replace(position, QStringLiteral(" →\u00a0"));
}

// What is to be typed, in quotation marks: “3 4 5”.
QString withWholeExamples(QString text)
{
    static const QRegularExpression example(QStringLiteral("(?<=\\d) (?=(?:\\d+[ \u00a0])*\\d+[”」])"));
    return text.replace(example, QStringLiteral("\u00a0"));
}

// P-position, P or N, and what is written with a hyphen as these are.
QString withWholeOutcomes(QString text)
{
    static const QRegularExpression outcome(QStringLiteral(R"(\b([PN])[ \x{a0}]局面)"));
    static const QRegularExpression either(
        QStringLiteral(R"(\b([PN])[ \x{a0}](or|还是|還是|或)[ \x{a0}](?=[PN]\b))"));
    static const QRegularExpression letter(QStringLiteral(R"(\b([PN]|[Nn]im|[Ss]ub)-(?=[a-z局]))"));
    text.replace(outcome, QStringLiteral("\\1\u00a0局\u2060面"));
    text.replace(either, QStringLiteral("\\1\u00a0\\2\u00a0"));
    return text.replace(letter, QStringLiteral("\\1-") + kWordJoiner);
}

} // namespace

QString unbroken(const QString& text)
{
    // Also where the last word already holds on to its operator.
    static const QRegularExpression before = withOperators(QStringLiteral(" (?=%1[ \u00a0])"));
    static const QRegularExpression behind = withOperators(QStringLiteral("(?<=\u00a0)(%1) "));
    static const QRegularExpression pair(QStringLiteral(R"((\d,) (?=(?:\d+, )*\d+\)))"));
    // What a move leaves, where no formula follows.
    static const QRegularExpression left(
        QStringLiteral("\\b([Ll]eaving|[Ll]eaves?) (?=\\d{1,4}(?![\\d\u00a0\u202f]))"));
    // The heap that it takes from, where that is called by its size; and how many it takes.
    static const QRegularExpression taken(QStringLiteral("\\b(of|from) (?=\\d{1,4}(?![\\d\u00a0\u202f]))"
                                                         "|(取[走了]?) (?=\\d{1,4}[ \u00a0]\\p{Han})"));
    static const QRegularExpression initial(QStringLiteral(R"(\b(\p{Lu}\.) (?=\p{Lu}\p{Ll}))"));
    // A number and what it counts or numbers: 第 2 堆, 5 颗, heap 3. A verb in front of it may end a line:
    // else with a formula behind it a good part of the line would be left empty.
    static const QRegularExpression unit(
        QStringLiteral(R"((?<=\d) (?=\p{Han})|(?<=第) (?=\d)|(?<=\bmex) (?=\{))"));
    static const QRegularExpression numbered(
        QStringLiteral(R"(\b(heap|stair|token|vertex|pair|step) (?=\d))"));
    static const QRegularExpression winning(QStringLiteral(
        R"((?<=\d) (?=winning moves?\b)|(?<=winning) (?=moves?\b)|(?<=有) (?=\d+[ \x{a0}][種种個个]))"));
    // A fraction: 1/φ, n/φ², (1 + √5)/2.
    static const QRegularExpression fraction(QStringLiteral("(?<=[\\dn)]/)(?=[\\dφ√(])"));
    // Two numbers, as 471 and 27, of which none belongs to a formula.
    static const QRegularExpression both(
        QStringLiteral("(?<![/.\\w\u202f\u2060])(?<![^第,]\u00a0)([\\d\u202f]+)[ \u00a0](and|or|和|与|與|或) "
                       "(?=[\\d\u202f]+(?![\\d\u202f.]*[\\w(/]|\u00a0[^\\p{Han}]))"));
    // A number that ends a paragraph, or a character behind a letter.
    static const QString end = QStringLiteral("[。！？：；…」』”）)*]*(?:\\n|$))");
    static const QRegularExpression last(QStringLiteral("(?<=\\p{Han}) (?=\\d+") + end
                                         + QStringLiteral("|(?<=[A-Za-z]) (?=\\p{Han}") + end);
    // The only number of a list, which ends it: “ones: 1.”; or of a part of a text: “the nim-sum is 0 · …”
    static const QRegularExpression only(
        QStringLiteral("(?<=[a-z]:|\\bis) (?=\\d{1,4}(?:\\.?(?:\\n|$)|[ \u00a0][\x01·]))"));
    // A letter that ends its clause: “stays at g.”
    static const QRegularExpression single(QStringLiteral("(?<=[a-z]) (?=[b-z][.,;:](?: |\\n|$))"));
    // A sign and what it stands for.
    static const QRegularExpression sign(QStringLiteral("(?<=[□✓✗]) "));
    QString result = withWholeExamples(withoutDots(withWholeKeys(text)));
    result.replace(sign, QStringLiteral("\u00a0"));
    result.replace(before, QStringLiteral("\u00a0")).replace(behind, QStringLiteral("\\1\u00a0"));
    result = withAnswers(result).replace(pair, QStringLiteral("\\1\u00a0"));
    result.replace(unit, QStringLiteral("\u00a0")).replace(last, QStringLiteral("\u00a0"));
    result.replace(numbered, QStringLiteral("\\1\u00a0"));
    result.replace(left, QStringLiteral("\\1\u00a0"));
    result.replace(only, QStringLiteral("\u00a0")).replace(single, QStringLiteral("\u00a0"));
    result.replace(winning, QStringLiteral("\u00a0"));
    result = withBrokenFormulas(result, [](const QString& run) { return !isShort(run); });
    result.replace(QStringLiteral(" \x01 "), dotBetween());
    result = withWholeOutcomes(result).replace(fraction, kWordJoiner);
    result.replace(initial, QStringLiteral("\\1\u00a0"));
    result = withWholeLists(result).replace(both, QStringLiteral("\\1\u00a0\\2\u00a0"));
    result = withWholeBrackets(result.replace(taken, QStringLiteral("\\1\\2\u00a0")));
    return grouped(withWholeWords(withJoinedEnds(result)));
}

QString grouped(const QString& text)
{
    // Not what belongs to a word or to where a link leads, or stands behind a point; a decimal number begins
    // with no 0.
    static const QRegularExpression number(
        QStringLiteral("\\]\\([^)]*\\)|(?<![\\w.\u202f])(?|([01]{9,})₂|([1-9]\\d{4,})(?![\\d₂]))"));
    if (!hasManyDigits(text)) // boards have many such
        return text;
    QString result = text;
    qsizetype added = 0;
    for (auto it = number.globalMatch(text); it.hasNext();) {
        const auto match = it.next();
        const qsizetype group = match.capturedView().endsWith(u'₂') ? 4 : 3;
        for (qsizetype at = match.capturedEnd(1) - group; at > match.capturedStart(1); at -= group)
            result.insert(at + added, teaching::kBetweenGroups);
        added = result.size() - text.size();
    }
    return result;
}

QString inParts(const QString& unbroken)
{
    return QString(unbroken).replace(dotBetween(), QStringLiteral("\n"));
}

QString withFormulasToFit(const QString& unbroken, const QFontMetricsF& metrics, double width)
{
    return withBrokenFormulas(unbroken,
                              [&](const QString& run) { return metrics.horizontalAdvance(run) > width; });
}

QString brokenToFit(const QString& unbroken, const QFontMetricsF& metrics, double width)
{
    static const QRegularExpression digits(QStringLiteral("\\d[\\d\u202f]+"));
    const auto isTooLong = [&](const QString& run) { return metrics.horizontalAdvance(run) > width; };
    const QString text = withFormulasToFit(unbroken, metrics, width);
    QString result = text;
    qsizetype added = 0;
    for (auto it = digits.globalMatch(text); it.hasNext();) {
        const auto number = it.next();
        if (!isTooLong(number.captured()))
            continue;
        const bool isGrouped = number.capturedView().contains(teaching::kBetweenGroups);
        const qsizetype last = number.capturedEnd() - std::min(kLeastTogether, number.capturedLength() / 2);
        for (qsizetype at = number.capturedStart() + 1; at <= last; ++at) {
            if (!isGrouped || text[at - 1] == teaching::kBetweenGroups)
                result.insert(at + added++, kAnywhere);
        }
    }
    return result;
}

NumbersInWords withNumbersInWords(const QString& unbroken, const QFontMetricsF& metrics, double width)
{
    static const QString number = QStringLiteral("\\d{1,3}(?:\u202f\\d{3}){2,}"); // of three groups or more
    static const QRegularExpression beside(
        QStringLiteral("(?<=\\p{L})[ \u00a0](?=%1)|(?<=(?:\u202f\\d{3}){2})[ \u00a0](?=\\p{L})").arg(number));
    static const QRegularExpression run(
        QStringLiteral("[^ \n，；、]*(?<![\\d\u202f])%1[^ \n，；、]*，?").arg(number));
    static const QRegularExpression unit(QStringLiteral("[^ \n]\u00a0%1(?:\u00a0[^ \n])?").arg(number));
    static const QRegularExpression binary(
        QStringLiteral("[\\d\u202f]+₂")); // smaller rather than on two lines
    const auto isTooLong = [&](const QString& words) { return metrics.horizontalAdvance(words) > width; };
    NumbersInWords result{QString(unbroken).replace(beside, QStringLiteral("\u00a0"))};
    for (auto it = binary.globalMatch(unbroken); it.hasNext();)
        result.isTorn = isTooLong(it.next().captured()) || result.isTorn;
    for (qsizetype from = 0;;) {
        const auto words = run.match(result.text, from);
        if (!words.hasMatch())
            return result;
        from = words.capturedEnd();
        if (!isTooLong(words.captured()))
            continue;
        result.isTorn = true;
        QString before = unbroken.sliced(words.capturedStart(), words.capturedLength());
        if (isTooLong(unit.match(before).captured()))
            before.replace(beside, QStringLiteral(" "));
        result.text.replace(words.capturedStart(), words.capturedLength(), before);
    }
}

QString withWholeClauses(const QString& unbroken, const QFontMetricsF& metrics, double width)
{
    static const QRegularExpression clauses(QStringLiteral("[^，；：]+[，；：]?"));
    // Behind a particle no word is torn either.
    static const QRegularExpression phrases(
        QStringLiteral("(?s).+?(?:(?<=[，；：的是了都])(?![，；：、。！？」』”）\u2060])|(?=（)|$)"));
    if (metrics.horizontalAdvance(unbroken) <= width)
        return unbroken;
    for (const QRegularExpression& piece : {clauses, phrases}) {
        if (const QString whole = withWholePieces(piece, unbroken, metrics, width); !whole.isEmpty())
            return whole;
    }
    static const QRegularExpression particle(QStringLiteral("(?<=\\p{Han})(?=的)")); // which begins no line
    return withLongEnd(QString(unbroken).replace(particle, kWordJoiner), metrics, width);
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
