// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sums/sg_explanation.h"

#include "games/graph/graph_explanation.h"
#include "games/octal/octal_explanation.h"
#include "games/subtraction/subtraction_explanation.h"
#include "games/sums/sg_game.h"

namespace laststone::games {

teaching::Explanation explainSg(const teaching::Position& position)
{
    const auto game = sgGame(position);
    if (const auto* subtraction = asSubtraction(*game))
        return explainSubtraction(*subtraction, position);
    if (const auto* octal = asOctal(*game))
        return explainOctal(*octal, position);
    return explainGraph(*asGraph(*game), position);
}

} // namespace laststone::games
