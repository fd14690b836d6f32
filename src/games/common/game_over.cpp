// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/common/game_over.h"

namespace laststone::games {

using teaching::Sentence;
using teaching::Steps;
using theory::Play;

namespace {

struct Words {
    LASTSTONE_SENTENCES(GameOver)
};

} // namespace

Sentence noStoneVerdict(Play play)
{
    return play == Play::Misere
        ? Words::phrase("N-position · no stone is left · whoever took the last stone has lost")
        : Words::phrase("P-position · no stone is left · whoever took the last stone has won");
}

Steps& addGameOver(Steps& steps)
{
    return steps.add("over", Words::phrase("No stone is left: the game is over"))
        .detail(steps.position().play == Play::Misere
                    ? Words::phrase("Whoever took the last stone has lost, so the player to move has won: an "
                                    "N-position.")
                    : Words::phrase("The player to move cannot move and has lost: a P-position."));
}

} // namespace laststone::games
