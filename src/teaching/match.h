// SPDX-License-Identifier: GPL-3.0-or-later
// A game being played: where it began, the moves made, whose turn it is.
#pragma once

#include "teaching/game.h"
#include "teaching/opponent.h"

#include <vector>

namespace laststone::teaching {

// The learner, who may also move for both sides, and the other one.
enum class Side { Learner, Other };

// A value: an undo step keeps the match before and after it. Undo and redo are those of QUndoStack, which
// the widgets own; here a match only grows by play() and shrinks by takeBack().
class Match {
public:
    struct Ply {
        Move move;
        Position after;
        Side side = Side::Learner;
        friend bool operator==(const Ply&, const Ply&) = default;
    };

    Match(Position start, Side first);

    const Game& game() const { return *m_start.game; }
    const Position& start() const { return m_start; }
    const Position& position() const { return m_plies.empty() ? m_start : m_plies.back().after; }
    const std::vector<Ply>& plies() const { return m_plies; }
    Side first() const { return m_first; }
    Side turn() const;
    bool isOver() const { return game().isTerminal(position()); }

    // Who has won; REQUIRES: isOver().
    Side winner() const;

    // Makes a move and says whether it was legal; an illegal move changes nothing.
    bool play(const Move& move);

    // Takes the last move back. REQUIRES: plies() is not empty.
    void takeBack();

    // The position before ply `index`. REQUIRES: index <= plies().size().
    const Position& before(std::size_t index) const;

    friend bool operator==(const Match& a, const Match& b)
    {
        return a.m_start == b.m_start && a.m_first == b.m_first && a.m_plies == b.m_plies;
    }

private:
    Position m_start;
    Side m_first;
    std::vector<Ply> m_plies;
};

} // namespace laststone::teaching
