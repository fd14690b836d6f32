// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/common/special_cases.h"

#include "games/sums/sg_family.h"
#include "theory/subtraction.h"

#include <QStringList>

#include <algorithm>

namespace laststone::games {

using teaching::Position;
using theory::Count;

namespace {

constexpr Count kMost = kMostNimStones;
static_assert(kMost <= theory::subtraction::Set::kMostNumbers);

} // namespace

QString allNumbersRule(Count last)
{
    QStringList numbers;
    for (Count number = 1; number <= last; ++number)
        numbers << QString::number(number);
    return QLatin1Char('{') + numbers.join(QLatin1Char(',')) + QLatin1Char('}');
}

std::optional<Position> bashAsSg(const Position& position, Count limit)
{
    if (limit > kMost)
        return std::nullopt;
    return Position{sgGame(allNumbersRule(limit)), position.play, position.heaps};
}

std::optional<Position> nimAsSg(const Position& position)
{
    if (std::ranges::any_of(position.heaps, [](Count heap) { return heap > kMost; }))
        return std::nullopt;
    return Position{sgGame(allNumbersRule(kMost)), position.play, position.heaps};
}

} // namespace laststone::games
