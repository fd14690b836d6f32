// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sg/sg_table.h"

namespace laststone::games {

SgTable::SgTable(QWidget* parent) : GrowthTable(parent)
{
    retranslate();
}

void SgTable::setPosition(const teaching::Position& position)
{
    m_position = position;
    refresh();
}

teaching::Sentence SgTable::text(int) const
{
    return {};
}

void SgTable::paintTable(QPainter&, const QSize&, int, const widgets::Theme&) const { }

std::optional<teaching::Position> SgTable::positionAt(const QPoint&, const QSize&) const
{
    return std::nullopt;
}

} // namespace laststone::games
