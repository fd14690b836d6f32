// SPDX-License-Identifier: GPL-3.0-or-later
// The game of a rule of the SG lesson, for tests.
#pragma once

#include "games/sums/sg_game.h"
#include "positions.h"

inline const laststone::games::SgGame& sgGame(const QString& rule)
{
    return laststone::games::SgGame::of({gameOf(QStringLiteral("sg"), rule), {}, {}});
}
