// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/graph/graph_commands.h"

#include "games/graph/graph_board.h"

namespace laststone::games {

PlacesCommand::PlacesCommand(GraphBoard* board, QString rule, GraphPlaces before)
    : m_board(board), m_rule(std::move(rule)), m_other(std::move(before))
{
}

void PlacesCommand::redo()
{
    if (!std::exchange(m_done, false) && m_board)
        m_board->exchangePlaces(m_rule, m_other);
}

void PlacesCommand::undo()
{
    if (m_board)
        m_board->exchangePlaces(m_rule, m_other);
}

} // namespace laststone::games
