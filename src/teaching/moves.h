// SPDX-License-Identifier: GPL-3.0-or-later
// The moves of a position in a row, whether its game lists them or lets any number be taken.
#pragma once

#include "teaching/game.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace laststone::teaching {

// The moves of one part, by their places from 1: in games that list them, those of the list; in the others
// place k takes k. Nothing is listed that the game does not list itself, so that a part of 10^18 stones costs
// no more than one of three.
//
//   const PartMoves moves(position, 0);
//   const Move largest = moves.at(moves.count());
class PartMoves {
public:
    // REQUIRES: part < position.game->partCount(position).
    PartMoves(const Position& position, std::size_t part);

    // 0 where no move is left.
    theory::Count count() const { return m_count; }
    bool isList() const { return m_listed.has_value(); }

    // REQUIRES: 1 <= place <= count().
    Move at(theory::Count place) const;

    // REQUIRES: a move of this part.
    theory::Count placeOf(const Move& move) const;

    // The first of the list of which isWanted(move) holds; none where nothing is listed.
    template <class IsWanted> std::optional<Move> firstListed(IsWanted isWanted) const
    {
        if (!m_listed)
            return std::nullopt;
        const auto found = std::ranges::find_if(*m_listed, isWanted);
        return found == m_listed->end() ? std::nullopt : std::optional(*found);
    }

    bool hasSplit() const
    {
        return firstListed([](const Move& move) { return move.split > 0; }).has_value();
    }

private:
    std::size_t m_part;
    std::optional<std::vector<Move>> m_listed;
    theory::Count m_count;
};

// Every move; none where there are more than `most`.
std::optional<std::vector<Move>> allMoves(const Position& position, theory::Count most);

// Of each part the largest move and the smallest, in this order.
std::vector<Move> outerMoves(const Position& position);

// The moves that a look takes in: all that are listed; where any number can be taken, the most, one less, and
// one, of which one ends the game if any does.
std::vector<Move> movesInSight(const Position& position);

// Whether the move is the last one of the game.
bool endsGame(const Position& position, const Move& move);

// A winning move that ends the game: nothing is easier to see. None where there is no such move.
std::optional<Move> lastWinningMove(const Position& position);

// What the move leaves of its heap: "1", or "5+3" where it splits it. REQUIRES: a move of a heap.
QString heapsLeft(const Position& position, const Move& move);

// The move in words, to stand within a sentence: "take 5 from heap 2".
Clauses clause(const Position& position, const Move& move);

} // namespace laststone::teaching
