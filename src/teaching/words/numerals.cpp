// SPDX-License-Identifier: GPL-3.0-or-later
#include "teaching/words/numerals.h"

#include <QString>

#include <algorithm>
#include <optional>

namespace laststone::teaching {

namespace {

constexpr QStringView kChineseDigits = u"零一二三四五六七八九";

// Of one that stands for a digit, else -1.
int chineseDigit(QChar c)
{
    switch (c.unicode()) {
    case u'〇':
        return 0;
    case u'两':
    case u'兩':
        return 2;
    default:
        return static_cast<int>(kChineseDigits.indexOf(c));
    }
}

// What 千, 百 or 十 multiplies by; else 1.
theory::Count unitOf(QChar c)
{
    return c == u'千' ? 1000 : c == u'百' ? 100 : c == u'十' ? 10 : 1;
}

// Up to 九千九百九十九, behind 萬 as well; nothing for 三百五, which is said of 350 and of 305.
std::optional<theory::Count> belowTenThousand(QStringView numeral, bool isBehindMore)
{
    theory::Count number = 0;
    theory::Count before = 10'000; // the unit of the last digit
    bool hasDigit = isBehindMore;
    while (!numeral.isEmpty()) {
        const bool leavesOut = chineseDigit(numeral[0]) == 0; // a unit, or some
        if (leavesOut)
            numeral = numeral.sliced(1);
        if (numeral.isEmpty() || (leavesOut && !hasDigit))
            return std::nullopt;
        const bool isTen = numeral[0] == u'十'; // alone, as in 十二 and 一百十
        const int digit = isTen ? 1 : chineseDigit(numeral[0]);
        numeral = numeral.sliced(isTen ? 0 : 1);
        const theory::Count unit = numeral.isEmpty() ? 1 : unitOf(numeral[0]);
        if (digit < 1 || unit >= before || (hasDigit && leavesOut == (unit * 10 == before)))
            return std::nullopt;
        if (unit > 1)
            numeral = numeral.sliced(1);
        number += unit * static_cast<theory::Count>(digit);
        before = unit;
        hasDigit = true;
    }
    return number > 0 ? std::optional(number) : std::nullopt;
}

// One with 十, 百, 千 or 萬.
std::optional<theory::Count> chineseNumber(const QString& numeral)
{
    const qsizetype tenThousand = numeral.indexOf(u'萬');
    if (tenThousand < 0)
        return belowTenThousand(numeral, false);
    const auto high = belowTenThousand(QStringView(numeral).first(tenThousand), false);
    const QStringView rest = QStringView(numeral).sliced(tenThousand + 1);
    const auto low = rest.isEmpty() ? std::optional(theory::Count{0}) : belowTenThousand(rest, true);
    return high && low ? std::optional(*high * 10'000 + *low) : std::nullopt;
}

} // namespace

std::vector<theory::Count> readChinese(QStringView text, qsizetype& at)
{
    constexpr QStringView kUnits = u"十百千萬万廿卅";
    const auto isOther = [&](QChar c) { return !kUnits.contains(c) && chineseDigit(c) < 0; };
    const auto end = std::find_if(text.begin() + at, text.end(), isOther) - text.begin();
    QString run = text.sliced(at, end - at).toString();
    run.replace(QStringLiteral("廿"), QStringLiteral("二十"))
        .replace(QStringLiteral("卅"), QStringLiteral("三十"))
        .replace(u'万', u'萬');
    std::vector<theory::Count> numbers;
    if (std::ranges::any_of(run, [&](QChar c) { return kUnits.contains(c); })) {
        if (const auto number = chineseNumber(run))
            numbers.push_back(*number);
    } else {
        for (const QChar c : std::as_const(run))
            numbers.push_back(static_cast<theory::Count>(chineseDigit(c)));
    }
    if (!numbers.empty())
        at = end;
    return numbers;
}

} // namespace laststone::teaching
