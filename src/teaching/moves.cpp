// SPDX-License-Identifier: GPL-3.0-or-later
#include "teaching/moves.h"

#include <algorithm>

namespace laststone::teaching {

using theory::Count;

PartMoves::PartMoves(const Position& position, std::size_t part)
    : m_part(part)
    , m_listed(position.game->listedMoves(position, part))
    , m_count(m_listed ? m_listed->size() : position.game->mostTake(position, part))
{
}

Move PartMoves::at(Count place) const
{
    return m_listed ? (*m_listed)[place - 1] : Move{m_part, place, 0};
}

Count PartMoves::placeOf(const Move& move) const
{
    if (!m_listed)
        return move.take;
    return static_cast<Count>(std::ranges::find(*m_listed, move) - m_listed->begin()) + 1;
}

std::optional<std::vector<Move>> allMoves(const Position& position, Count most)
{
    std::vector<Move> all;
    for (std::size_t part = 0; part < position.game->partCount(position); ++part) {
        const PartMoves moves(position, part);
        if (moves.count() > most - all.size())
            return std::nullopt;
        for (Count place = 1; place <= moves.count(); ++place)
            all.push_back(moves.at(place));
    }
    return all;
}

std::vector<Move> outerMoves(const Position& position)
{
    std::vector<Move> outer;
    for (std::size_t part = 0; part < position.game->partCount(position); ++part) {
        const PartMoves moves(position, part);
        if (moves.count() > 0)
            outer.push_back(moves.at(moves.count()));
        if (moves.count() > 1)
            outer.push_back(moves.at(1));
    }
    return outer;
}

std::vector<Move> movesInSight(const Position& position)
{
    std::vector<Move> inSight;
    for (std::size_t part = 0; part < position.game->partCount(position); ++part) {
        const PartMoves moves(position, part);
        const Count most = moves.count();
        if (moves.isList()) {
            for (Count place = 1; place <= most; ++place)
                inSight.push_back(moves.at(place));
            continue;
        }
        if (most > 0)
            inSight.push_back(moves.at(most));
        if (most > 1)
            inSight.push_back(moves.at(most - 1));
        if (most > 2)
            inSight.push_back(moves.at(1));
    }
    return inSight;
}

bool endsGame(const Position& position, const Move& move)
{
    return position.game->isTerminal(position.game->after(position, move));
}

std::optional<Move> lastWinningMove(const Position& position)
{
    const std::vector<Move> moves = position.game->winningMoves(position);
    const auto found =
        std::ranges::find_if(moves, [&](const Move& move) { return endsGame(position, move); });
    return found == moves.end() ? std::nullopt : std::optional(*found);
}

QString heapsLeft(const Position& position, const Move& move)
{
    const Count kept = position.heaps[move.heap] - move.take - move.split;
    return move.split > 0 ? QStringLiteral("%1+%2").arg(kept).arg(move.split) : QString::number(kept);
}

Clauses clause(const Position& position, const Move& move)
{
    return {{position.game->describe(position, move)}};
}

} // namespace laststone::teaching
