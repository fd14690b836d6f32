// SPDX-License-Identifier: GPL-3.0-or-later
#include "teaching/match.h"

#include <utility>

namespace laststone::teaching {

namespace {

Side other(Side side)
{
    return side == Side::Learner ? Side::Other : Side::Learner;
}

} // namespace

Match::Match(Position start, Side first) : m_start(std::move(start)), m_first(first) { }

Side Match::turn() const
{
    return m_plies.size() % 2 == 0 ? m_first : other(m_first);
}

Side Match::winner() const
{
    // Without a move left the position is P exactly when who has just moved has won.
    return game().outcome(position()) == theory::Outcome::P ? other(turn()) : turn();
}

bool Match::play(const Move& move)
{
    if (!game().isLegal(position(), move))
        return false;
    const Side side = turn();
    m_plies.push_back({move, game().after(position(), move), side});
    return true;
}

void Match::takeBack()
{
    m_plies.pop_back();
}

const Position& Match::before(std::size_t index) const
{
    return index == 0 ? m_start : m_plies[index - 1].after;
}

} // namespace laststone::teaching
