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

std::size_t Rules::partCount(const Position& position) const
{
    return position.heaps.size();
}

theory::Count Rules::mostTake(const Position& position, std::size_t part) const
{
    return position.heaps[part];
}

std::optional<std::vector<Move>> Rules::listedMoves(const Position&, std::size_t) const
{
    return std::nullopt;
}

bool Rules::isLegal(const Position& position, const Move& move) const
{
    if (move.heap >= partCount(position))
        return false;
    if (const auto listed = listedMoves(position, move.heap))
        return std::ranges::find(*listed, move) != listed->end();
    return move.take >= 1 && move.take <= mostTake(position, move.heap) && move.split == 0;
}

bool Rules::isTerminal(const Position& position) const
{
    for (std::size_t part = 0; part < partCount(position); ++part) {
        if (mostTake(position, part) > 0)
            return false;
    }
    return true;
}

Move Rules::randomMove(const Position& position, QRandomGenerator& random) const
{
    std::vector<std::size_t> possible;
    for (std::size_t part = 0; part < partCount(position); ++part) {
        if (mostTake(position, part) > 0)
            possible.push_back(part);
    }
    const std::size_t part = possible[random.generate64() % possible.size()];
    if (const auto listed = listedMoves(position, part))
        return (*listed)[random.generate64() % listed->size()];
    return {part, 1 + random.generate64() % mostTake(position, part), 0};
}

Move Rules::greedyMove(const Position& position) const
{
    std::optional<Move> greedy;
    theory::Count least = 0; // stones left after a listed move
    for (std::size_t part = 0; part < partCount(position); ++part) {
        const auto listed = listedMoves(position, part);
        if (!listed) {
            const theory::Count most = mostTake(position, part);
            if (!greedy || most > greedy->take)
                greedy = {part, most, 0};
            continue;
        }
        for (const Move& move : *listed) {
            const theory::Count left = stonesLeft(after(position, move));
            if (!greedy || left < least) {
                greedy = move;
                least = left;
            }
        }
    }
    return greedy.value();
}

} // namespace laststone::teaching
