// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sg/graph_board.h"

#include "games/sg/sg_rules.h"

namespace laststone::games {

using teaching::Move;
using teaching::Position;

GraphBoard::GraphBoard(QWidget* parent) : BoardWidget(parent) { }

void GraphBoard::setPosition(const Position& position, const std::optional<Move>&)
{
    m_position = position;
    m_choice.reset();
}

void GraphBoard::setMarks(const std::vector<teaching::Mark>&) { }

void GraphBoard::setChoice(const std::optional<Move>& choice)
{
    m_choice.reset();
    if (choice && SgRules().isLegal(m_position, *choice))
        m_choice = choice;
}

void GraphBoard::setVerdictShown(bool) { }

} // namespace laststone::games
