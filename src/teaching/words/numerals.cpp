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

// One with 十 or 百, up to 九百九十九; nothing for 三百五, which is said of 350 and of 305.
std::optional<theory::Count> chineseNumber(QStringView numeral)
{
    bool isRead = true;
    const auto digit = [&](qsizetype at) -> theory::Count {
        const int value = chineseDigit(numeral[at]);
        isRead = isRead && value > 0;
        return static_cast<theory::Count>(std::max(value, 0));
    };
    theory::Count number = 0;
    if (numeral.size() > 1 && numeral[1] == u'百') {
        number = 100 * digit(0);
        numeral = numeral.sliced(2);
    }
    const qsizetype ten = numeral.indexOf(u'十');
    if (ten >= 0 && ten <= 1 && numeral.size() <= ten + 2)
        number += 10 * (ten > 0 ? digit(0) : 1) + (ten + 1 < numeral.size() ? digit(ten + 1) : 0);
    else if (numeral.size() == 2 && chineseDigit(numeral[0]) == 0)
        number += digit(1);
    else
        isRead = isRead && numeral.isEmpty();
    return isRead ? std::optional(number) : std::nullopt;
}

} // namespace

std::vector<theory::Count> readChinese(QStringView text, qsizetype& at)
{
    const auto isOther = [](QChar c) { return !QStringView(u"十百廿卅").contains(c) && chineseDigit(c) < 0; };
    const auto end = std::find_if(text.begin() + at, text.end(), isOther) - text.begin();
    QString run = text.sliced(at, end - at).toString();
    run.replace(QStringLiteral("廿"), QStringLiteral("二十"))
        .replace(QStringLiteral("卅"), QStringLiteral("三十"));
    std::vector<theory::Count> numbers;
    if (run.contains(u'十') || run.contains(u'百')) {
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
