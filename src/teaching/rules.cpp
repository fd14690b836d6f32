// SPDX-License-Identifier: GPL-3.0-or-later
#include "teaching/rules.h"

#include <QCoreApplication>

#include <algorithm>

namespace laststone::teaching {

std::optional<NotationError> Rules::readRule(QStringView text, qsizetype offset, Position& position) const
{
    position.rule.clear();
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] != QLatin1Char(' ')) {
            //: %1 is the name of a game, as in the notation
            const char* const expected =
                QT_TRANSLATE_NOOP("Notation", "“misere” or a colon is expected after “%1”");
            return NotationError{{"Notation", expected, {position.game}}, offset + i + 1};
        }
    }
    return std::nullopt;
}

theory::Count Rules::stonesLeft(const Position& position) const
{
    theory::Count total = 0;
    for (const theory::Count heap : position.heaps)
        total = std::min(theory::kMaxCount, total + heap); // both below 2^63: no overflow
    return total;
}

} // namespace laststone::teaching
